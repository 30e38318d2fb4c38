"""What the person who runs a server sees: its state, its log, its metrics, and a certificate that is renewed."""

import datetime
import http.client
import json
import signal
import socket
import ssl
import subprocess
import sys
import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

import cardlab
from cardlab.cli.commands import main
from cardlab.serve.health import EVERY, HealthMonitor
from cardlab.serve.http.host_names import network_address
from tests.serve.conftest import new_port, serving
from tests.serve.waiting import eventually

pytestmark = pytest.mark.server

CODE = "bado-kime-rusa"


def write_certificate(folder: Path, number: int) -> None:
    """Writes a certificate for localhost with a serial number, and its key."""
    key, name = ec.generate_private_key(ec.SECP256R1()), x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), number, now, now + datetime.timedelta(days=9))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    private = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (folder / "key.pem").write_bytes(private)


def serial_number(port: int) -> int:
    """Returns the serial number of the certificate with which a server answers."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with socket.create_connection(("localhost", port), timeout=60) as plain, context.wrap_socket(plain) as connected:
        return x509.load_der_x509_certificate(connected.getpeercert(binary_form=True)).serial_number


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("operation")
    write_certificate(folder, 1)
    return folder


@pytest.fixture(scope="module")
def metrics_port():
    return new_port()


@pytest.fixture(scope="module")
def server(folder, metrics_port):
    started = serving(
        *("--ip", "0.0.0.0", "--access-code", CODE, "--log", str(folder / "requests.log")),
        *("--metrics-port", str(metrics_port), "--certfile", str(folder / "cert.pem"), "--keyfile", str(folder / "key.pem")),
    )
    yield started
    started.stop()


def port_of(server) -> int:
    return int(server.address.rsplit(":", 1)[1].strip("/"))


def fetch(address: str) -> str:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with urllib.request.urlopen(address, timeout=60, context=context) as answer:
        return answer.read().decode()


def test_the_doctor_finds_the_server_and_gives_no_secret_away(server, capsys):
    assert main(["doctor", "--port", str(port_of(server)), "--data", server.data.name]) == 0
    shown = capsys.readouterr().out
    assert f"cardlab {cardlab.__version__}, Python {sys.version.split()[0]}" in shown
    assert f"Server at {server.address}: ok" in shown
    assert "progress is being saved" in shown
    assert len(shown.splitlines()) <= 24, "one screen"
    assert CODE not in shown
    assert str(Path.home()) not in shown


def test_the_doctor_says_that_no_server_answers(capsys, tmp_path):
    port = new_port()
    assert main(["doctor", "--port", str(port), "--data", str(tmp_path)]) == 0
    assert f"No server of cardlab answers on this computer (port {port})" in capsys.readouterr().out


def test_others_learn_only_whether_the_server_is_well(server):
    """No code is needed, since programs that watch servers have none."""
    health = json.loads(fetch(f"{server.address}cardlab/health"))
    assert (health["status"], health["version"], health["others_can_connect"]) == ("ok", cardlab.__version__, True)
    assert {name for name, value in health.items() if isinstance(value, str)} == {"status", "version", "trouble"}
    here = network_address()
    if here is None:
        pytest.skip("this computer has no other address")
    elsewhere = server.address.replace("localhost", here)
    assert json.loads(fetch(f"{elsewhere}cardlab/health")) == {"status": "ok"}


def test_prometheus_reads_the_same_state(server, metrics_port):
    lines = fetch(f"http://localhost:{metrics_port}/metrics").splitlines()
    assert f'cardlab_info{{version="{cardlab.__version__}"}} 1.0' in lines
    assert "cardlab_saving 1.0" in lines
    assert any(line.startswith("process_cpu_seconds_total ") for line in lines)


def test_the_log_has_a_line_for_each_request_and_no_code(server, folder):
    fetch(f"{server.address}cardlab/door?code={CODE}&next=/cardlab/lab")

    def lines():
        return (folder / "requests.log").read_text().splitlines()

    eventually(lambda: any(" 127.0.0.1 GET /cardlab/lab 200 " in line for line in lines()))
    assert not [line for line in lines() if CODE in line or "?" in line]


def test_no_address_controls_the_log_or_its_terminal(server, folder):
    """A request cannot write a line of its own, nor what a terminal obeys: 9B (hexadecimal) begins commands there."""
    made_up = b"a\x85b\x9b2J%0aforged\xe2\x80\xa8line"
    host = f"localhost:{port_of(server)}"
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    with socket.create_connection(("localhost", port_of(server)), timeout=60) as plain, context.wrap_socket(plain) as connected:
        connected.sendall(b"GET /" + made_up + f" HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        assert connected.recv(1000).startswith(b"HTTP/1.1 400")
    log = folder / "requests.log"
    eventually(lambda: "2J%0aforged" in log.read_text(encoding="utf-8"))
    text = log.read_text(encoding="utf-8")
    assert text.isascii()
    assert all(line.isprintable() for line in text.splitlines())


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="Windows has no such signal")
def test_plain_http_at_the_port_for_https_is_answered(server):
    """A typed address begins with http:// in some browsers, and the page must not just stay away."""
    connection = http.client.HTTPConnection("localhost", urlsplit(server.address).port, timeout=60)
    connection.request("GET", "/voila/render/fast_food.ipynb?seed=5", headers={"User-Agent": "Mozilla/5.0" + "x" * 2000})
    answer = connection.getresponse()
    assert answer.status == 400
    assert b"begins with https://" in answer.read()
    connection.close()


def test_a_renewed_certificate_needs_no_restart(server, folder):
    """A certificate that does not belong to its key leaves the old one in use."""
    port = port_of(server)
    assert serial_number(port) == 1
    write_certificate(folder, 2)
    server.process.send_signal(signal.SIGHUP)
    eventually(lambda: serial_number(port) == 2)
    key = (folder / "key.pem").read_bytes()
    write_certificate(folder, 3)
    (folder / "key.pem").write_bytes(key)
    server.process.send_signal(signal.SIGHUP)
    eventually(lambda: any("The certificate stays as it was" in line for line in server.printed))
    assert serial_number(port) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_too_few_files_are_reported_at_the_start():
    command = f"ulimit -n 256 && exec {sys.executable} -m cardlab serve --no-browser --in-memory --port {new_port()}"
    ended = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=120, check=False)
    assert ended.returncode == 2
    assert "lets the server open 256 files, but it needs 400: raise the limit" in ended.stderr


def test_the_longest_round_of_the_last_ten_minutes_counts():
    sessions = type("Sessions", (), {"open_sessions": {}, "most": 9, "store": None, "pool": None})()
    sessions.store, sessions.pool = type("Store", (), {"trouble": "no room"})(), type("Pool", (), {"waiting": 3})()
    monitor = HealthMonitor(sessions)
    assert monitor.health()["longest_round_ms"] == 0
    for minutes, late in ((0, 0.4), (1, 0.02), (5, EVERY), (9, 0.1)):
        monitor.note(late, monitor._began + 60 * minutes)
    assert monitor.health()["longest_round_ms"] == 400
    monitor.note(0.01, monitor._began + 60 * 10)
    health = monitor.health()
    assert (health["longest_round_ms"], health["status"], health["trouble"], health["jobs_waiting"]) == (
        100,
        "trouble",
        "no room",
        3,
    )
