"""The ports and addresses of `cardlab serve`, and which parts of a page an address cannot change."""

import contextlib
import socket
import urllib.request
from urllib.parse import urlsplit

import pytest

from cardlab.cli.commands import main
from cardlab.core.errors import CardlabError
from cardlab.serve.http.server_socket import socket_at
from cardlab.serve.runtime_folders import SOCKETS
from tests.serve.conftest import needing_kernels, serving


@pytest.fixture
def taken():
    """Yields a port that another program uses."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def text_of(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        return answer.read().decode()


def test_a_free_port_is_found_after_a_taken_one(taken):
    """The port is reserved at once, so the next request for the same one gets another."""
    with contextlib.ExitStack() as stack:
        found = [stack.enter_context(socket_at(taken, "127.0.0.1")) for _ in range(2)]
        ports = [one.getsockname()[1] for one in found]
    assert taken < ports[0] < ports[1] < taken + 50


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["--port", "70000"], "port 70000 is not from 1 to 65535"),
        (["--port", "-1"], "port -1 is not from 1 to 65535"),
        (["--ip", "192.0.2.1"], "cannot listen at 192.0.2.1"),
        (["--ip", "no.such.invalid"], "cannot listen at no.such.invalid"),
    ],
)
def test_an_impossible_address_gives_one_line(capsys, asked, told):
    """It prints no traceback, and does not suggest another port if the address is wrong."""
    assert main(["serve", "--no-browser", *asked]) == 2
    printed = capsys.readouterr().err
    assert told in printed
    assert printed.count("\n") == 1


def test_the_last_port_is_the_last_one_tried():
    with socket.socket() as other:
        try:
            other.bind(("127.0.0.1", 65535))
        except OSError:
            pytest.skip("somebody has the last port")
        other.listen()
        with pytest.raises(CardlabError, match="no free port from 65535 to 65535"):
            socket_at(65535, "127.0.0.1")


@pytest.mark.nightly
def test_the_server_works_on_an_unusual_computer(tmp_path, monkeypatch, taken):
    """The port is taken, so the server takes the next one. It reports a home that cannot be written. The path of the folder for
    temporary files is too long for sockets, as on a Mac. Kernels still start, and no visitor sees a notebook's source.
    """
    for name in ("JUPYTER_RUNTIME_DIR", "JUPYTER_DATA_DIR", "JUPYTER_CONFIG_DIR", "IPYTHONDIR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", "/dev/null/nobody")
    folder = tmp_path / ("long" * 20)
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    server = serving("--folder", str(needing_kernels(tmp_path, "addition_war")), port=taken)
    try:
        assert taken < urlsplit(server.address).port < taken + 50
        page = text_of(f"{server.address}voila/render/addition_war.ipynb?template=lab&theme=dark")
        assert "application/vnd.jupyter.widget-view" in page
        assert "lesson_widget(" not in page
        assert "jsdelivr" not in page
        assert "All lessons and games" in page
        with urllib.request.urlopen(urllib.request.Request(server.address, method="HEAD"), timeout=20) as answer:
            assert answer.status == 200
    finally:
        server.stop()
    printed = "".join(server.printed)
    assert "/dev/null/nobody" in printed
    assert "cannot be written" in printed
    assert "Traceback" not in printed


def test_paths_of_sockets_are_short_enough():
    """The shortest limit is a Mac's, with 103 characters."""
    assert len(f"{SOCKETS}/cardlab-1234567-12345678/voila_12345678/kernel-{'0' * 36}-ipc-5") <= 103
