"""A server under attack. Each test is an attack that once stopped the server, or gave access, and is now prevented."""

from __future__ import annotations

import re
import select
import socket
import struct
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from cardlab.serve.handlers.voila_files import BUNDLE
from cardlab.serve.http.limits import LIMITS
from cardlab.serve.jupyter_kernels.message_validation import V1
from tests.serve.asking import GAME, PAGE, Answer, ask
from tests.serve.conftest import Server, needing_kernels, new_port, serving
from tests.serve.messages import old, v1

KERNELS = 4
POLICY = "Content-Security-Policy"


def kernel_of(answer: Answer) -> str:
    """Returns the id of a page's kernel."""
    found = re.search(r'"kernelId": "([\w-]+)"', answer.text)
    assert found, (answer.status, answer.text[:500])
    return found[1]


def shut(server: Server, kernel: str) -> None:
    """Sends the message of a closed page, which makes room for others."""
    ask(server, f"/voila/api/shutdown/{kernel}", "POST", body="")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """Starts a server on which all lessons and tables need a kernel."""
    folder = needing_kernels(tmp_path_factory.mktemp("attacked"), "addition_war", "games")
    started = serving("--max-kernels", str(KERNELS), "--folder", str(folder))
    yield started
    printed = "".join(
        started.printed
    )  # read before the end, since a kernel that is ended while it starts may print a long report
    started.stop()
    assert "Traceback" not in printed, printed


@pytest.fixture(scope="module")
def kernel(server):
    """Yields the kernel of a page opened for this test."""
    started = kernel_of(ask(server, GAME, **PAGE))
    with channels(server, started):
        pass
    yield started
    shut(server, started)


def channels(server: Server, kernel: str, protocol: str | None = V1, **options):
    """Opens the socket of a kernel."""
    url = f"{server.address.replace('http', 'ws', 1)}api/kernels/{kernel}/channels?session_id=s"
    return connect(url, subprotocols=[protocol] if protocol else None, max_size=None, open_timeout=60, **options)


def closed_with(ws) -> tuple[int, str]:
    """Returns the code and the reason with which a socket closes."""
    with suppress(ConnectionClosed):
        while True:
            ws.recv(timeout=120)
    assert ws.close_code is not None, "it was cut without a word"
    return ws.close_code, ws.close_reason


def header(kind: str, n: int = 1) -> dict[str, str]:
    return {
        "msg_type": kind,
        "msg_id": f"m{n}",
        "session": "s",
        "username": "",
        "version": "5.3",
        "date": "2026-01-01T00:00:00Z",
    }


def answers(server: Server) -> bool:
    return ask(server, "/cardlab/words").status == 200


# ------------------------------------------------------------------------------------------------ the kernels' sockets


@pytest.mark.parametrize(
    "message", [b"\xff" * 8, struct.pack("<2Q", 2**40, 16), v1({}, {}, {}, {})], ids=["count", "short", "empty"]
)
def test_a_false_count_in_a_message_is_refused(server, kernel, message):
    """A count of 2**64-1 in eight bytes once blocked the server for good. Such a message now closes its own socket, with a
    reason.
    """
    with channels(server, kernel) as ws:
        ws.send(message)
        code, reason = closed_with(ws)
    assert (code, reason.startswith(("a message must have", "a header must have"))) == (1008, True)
    assert answers(server)


def test_a_false_count_in_the_older_protocol_is_refused(server, kernel):
    """Twelve bytes once took 31 seconds and 2.8 GB."""
    with channels(server, kernel, None) as ws:
        ws.send(struct.pack("!3I", 0x40000000, 1, 1))
        assert closed_with(ws)[0] == 1008
    assert answers(server)


def test_bytes_from_a_kernel_are_not_read_as_a_message(server, kernel):
    """In the older protocol a page can make a kernel echo bytes. Voila once read a count of 10**17 from them."""
    opened = {"comm_id": "mine", "target_name": "jupyter.widget", "data": {"state": {
        "_model_module": "@jupyter-widgets/controls", "_model_module_version": "2.0.0", "_model_name": "ImageModel",
        "_view_module": "@jupyter-widgets/controls", "_view_module_version": "2.0.0", "_view_name": "ImageView", "value": None,
    }, "buffer_paths": [["value"]]}}  # fmt: skip
    changed = {"comm_id": "mine", "data": {"method": "update", "state": {}, "buffer_paths": [["value"]]}}

    def message(kind: str, content: object, **more: object) -> dict[str, object]:
        return {"header": header(kind), "parent_header": {}, "metadata": {"version": "2.1.0"}, "content": content, **more}

    with channels(server, kernel, None) as ws:
        ws.send(old(message("comm_open", opened, channel="shell"), b"one"))
        ws.send(old(message("comm_msg", changed, channel="shell"), b"two"))
        while not isinstance(came := ws.recv(timeout=120), bytes):
            assert "Traceback" not in came
        assert came.endswith((b"one", b"two"))
    assert answers(server)


def test_too_many_messages_close_their_socket(server, kernel):
    """Of ten thousand at once, some hundred are processed. Then the socket closes with a reason, and others still get answers."""
    with channels(server, kernel) as ws:
        with suppress(ConnectionClosed):
            for n in range(10_000):
                ws.send(v1(header("comm_info_request", n), {}, {}, {}))
        assert closed_with(ws) == (1008, "more than 50 messages a second for too long")
    assert answers(server)


def test_too_large_a_message_closes_its_socket(server, kernel):
    with channels(server, kernel) as ws:
        ws.send(b"\0" * 1_500_000)
        assert closed_with(ws) == (1008, "a message has at most 1,000,000 bytes")
    with channels(server, kernel) as ws, suppress(ConnectionClosed):
        ws.send(b"\0" * 5_000_000)
        while True:
            ws.recv(timeout=120)
    assert answers(server)


def test_errors_in_a_kernel_reveal_nothing(server, kernel):
    """Messages that caused errors in a kernel once sent paths of the server to the browser."""
    with channels(server, kernel) as ws:
        for n, content in enumerate([
            {"comm_id": "nobody", "data": {}},
            {"comm_id": "x", "target_name": "no.such.target", "data": {}},
            {"comm_id": "y", "target_name": "jupyter.widget", "data": {"state": 7}},
            {"comm_id": "z", "target_name": "jupyter.widget.control", "data": {}},
        ]):  # fmt: skip
            ws.send(v1(header("comm_open" if "target_name" in content else "comm_msg", n), {}, {"version": "2.1.0"}, content))
        ws.send(v1(header("kernel_info_request", 99), {}, {}, {}))
        said = b""
        while b"kernel_info_reply" not in said:
            said += ws.recv(timeout=120)
    assert b"Traceback" not in said
    assert str(Path(sys.prefix)).encode() not in said


def test_a_missing_kernel_has_no_socket(server):
    for kernel in ("0" * 8 + "-0000-0000-0000-" + "0" * 12, "a-b-c-d-e"):
        with pytest.raises(InvalidStatus, match="404"):
            channels(server, kernel)


# ------------------------------------------------------------------------------------------------ who is allowed


def test_unknown_ids_cannot_take_the_places_of_kernels(server):
    """Opening `/voila/query/<any id>` and leaving once took the places of kernels, and the next pages hung. Now pages open,
    also for visitors who follow a link from another site.
    """
    url = f"{server.address.replace('http', 'ws', 1)}voila/query/11111111-1111-1111-1111-111111111111"
    for _ in range(20):
        with pytest.raises(InvalidStatus, match="404"):
            connect(url, open_timeout=60)
    followed = {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "navigate", "Sec_Fetch_Dest": "document"}
    page = ask(server, "/voila/render/games.ipynb?game=fast_food&seed=11", **followed)
    assert "match of fast_food, seed 11" in page.text
    shut(server, kernel_of(page))


@pytest.mark.parametrize("path", ["/", "/cardlab/teacher/addition_war", GAME, "/voila/static/voila.js", "/nothing"])
def test_another_host_name_is_refused(server, path):
    """`evil.example` once got page and socket, and appeared in the teacher's links, so DNS rebinding was possible."""
    answer = ask(server, path, Host="evil.example:8950", **PAGE)
    assert answer.status == 403
    assert "evil.example" not in answer.text
    assert "kernelId" not in answer.text


def test_sockets_are_only_for_our_pages(server, kernel):
    for origin in ("http://evil.example", "null", "http://localhost:9999"):
        with pytest.raises(InvalidStatus, match="403"):
            channels(server, kernel, origin=origin)
    with channels(server, kernel, origin=server.address.rstrip("/")) as ws:
        ws.send(v1(header("kernel_info_request"), {}, {}, {}))
        assert ws.recv(timeout=120)


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "no-cors", "Sec_Fetch_Dest": "image"},
        {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "navigate", "Sec_Fetch_Dest": "iframe"},
        {"User_Agent": "Mozilla/5.0", "Accept": "image/avif,image/*,*/*;q=0.8"},
    ],
)
def test_requests_by_another_site_start_no_kernel(server, headers):
    answer = ask(server, GAME, **headers)
    assert answer.status == 403
    assert "kernelId" not in answer.text


# ------------------------------------------------------------------------------------------------ limits


def test_a_full_server_says_so(server, kernel):
    """It serves as many complete pages as it has room for. Further visitors get a page that says so and tries again by itself."""
    with ThreadPoolExecutor(KERNELS + 3) as learners:
        addresses = [f"/voila/render/games.ipynb?game=fast_food&seed={n}" for n in range(KERNELS + 3)]
        pages = list(learners.map(lambda address: ask(server, address, **PAGE), addresses))
    here = [page for page in pages if page.status == 200]
    full = [page for page in pages if page.status != 200]
    assert (len(here), len(full)) == (KERNELS - 1, 4)  # one has a kernel already
    for page in here:
        assert re.search(r"match of fast_food, seed \d+", page.text)
        assert "</html>" in page.text
    for page in full:
        assert (page.status, page.headers["Retry-After"], page.headers["Refresh"]) == (503, "10", "10")
        assert "The room is full" in page.text
    arabic = ask(server, f"{GAME}&lang=ar", **PAGE)
    assert (arabic.status, 'lang="ar"' in arabic.text) == (503, True)
    for page in here:
        shut(server, kernel_of(page))
    shut(server, kernel_of(ask(server, GAME, **PAGE)))


def test_worksheets_wait_in_a_bounded_queue(server):
    """Thirty requests for two hundred sheets once took minutes of everybody's time. Now some wait, and others get the time of
    the next try.
    """
    large = "GET /cardlab/teacher/addition_war/sheets?copies=200&questions=40 HTTP/1.1\r\nHost: localhost\r\n\r\n"
    parts = urlsplit(server.address)
    asking = [socket.create_connection((parts.hostname, parts.port), timeout=300) for _ in range(20)]
    for one in asking:
        one.sendall(large.encode())
    refused: list[socket.socket] = []
    while len(refused) < len(asking) - LIMITS.sheets_waiting:  # the others wait, or are being printed
        answered, _, _ = select.select([one for one in asking if one not in refused], [], [])
        for one in answered:
            said = one.recv(10_000)
            assert said.startswith(b"HTTP/1.1 503"), said[:100]
            assert b"Retry-After: 10" in said
            refused.append(one)
    assert answers(server)
    for one in asking:  # their connections close, which cancels their work
        one.close()
    small = "/cardlab/teacher/addition_war/sheets?copies=1&questions=1"
    while (answer := ask(server, small)).status == 503:
        assert "One moment, please" in answer.text
    assert answer.status == 200


def test_unfinished_requests_do_not_keep_others_out(server):
    """This opens a thousand connections with requests that never end."""
    parts = urlsplit(server.address)
    half = []
    try:
        for _ in range(900):
            half.append(socket.create_connection((parts.hostname, parts.port)))
            half[-1].sendall(b"GET / HTTP/1.1\r\nHost: loc")
        assert answers(server)
        for one in half[:3]:  # the first ones are dropped first, after twenty seconds at most
            one.settimeout(120)
            assert one.recv(1000) == b""
    finally:
        for one in half:
            one.close()


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 40_000 + b"\r\n\r\n", b""),
        (b"POST /voila/api/shutdown/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n", b"400"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", b"40"),
        (b"\0\xff\0\xff\r\n\r\n", b""),
    ],
    ids=["headers", "body", "hosts", "garbage"],
)
def test_requests_have_a_size_limit(server, head, status):
    parts = urlsplit(server.address)
    with socket.create_connection((parts.hostname, parts.port), timeout=120) as one:
        one.sendall(head)
        said = one.recv(1000)
    assert status in said[:20]
    assert answers(server)


# ------------------------------------------------------------------------------------------------ odd addresses


ODD = [
    "/%00", "/%ff", "/..%2f..%2fetc/passwd", "/?lang=%ff", "/?digits=%00", "/cardlab/rules/%D9%A1", "/cardlab/rules/war%00", "/cardlab/rules/nothing",
    "/cardlab/teacher/nothing", "/cardlab/teacher/nothing/sheets", "/cardlab/teacher/addition_war/sheets?seed=x&copies=%ff", "/cardlab/words?lang=%ff",
    "/voila/render/", "/voila/render/notes", "/voila/render/nothing.ipynb", "/voila/render/notes/addition_war.md", "/voila/render/%2e%2e/pyproject.toml",
    "/voila/render/games.ipynb/x", "/voila/render//games.ipynb", "/voila/render/games.ipynb%00", "/voila/static/", "/voila/static/%00", "/voila/static/nothing.js",
    "/voila/templates/", "/voila/templates/lab/", "/voila/templates/nothing/x.js", "/voila/templates/lab/static/../../x", "/voila/api/themes/", "/voila/api/themes/x/y.css",
    "/voila/labextensions/", "/voila/labextensions/%2e%2e/x", "/voila/labextensions/x", "/voila/files/games.ipynb", "/voila/tree", "/voila/api/contents/",
    "/voila/api/contents/%2e%2e", "/voila/api/shutdown/", "/voila/api/shutdown/x", "/api/kernels", "/api/kernels/x", "/api/kernels/a-b-c-d-e", "/api/kernels/a-b-c-d-e/channels",
    "/api/contents", "/api/terminals", "/login", "/logout", "//evil.example/%2e%2e", f"/{BUNDLE}/", f"/{BUNDLE}/nothing.js", f"/{BUNDLE}/%2e%2e/x", "/cardlab/assets/", "/cardlab/assets/nothing.js", "/cardlab/live",
    "/cardlab/door", "/" + "a" * 9000,
]  # fmt: skip


@pytest.mark.parametrize("path", ODD)
def test_odd_addresses_are_not_found(server, path):
    """Some of these once gave 500, and a traceback in the teacher's terminal."""
    for method in ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "ODD"):
        answer = ask(server, path, method, body="" if method in ("POST", "PUT") else None)
        assert answer.status in (200, 204, 302, 303, 400, 401, 403, 404, 405), (method, answer.status)
        assert answer.status not in (200, 302, 303) or path in ALLOWED or method == "OPTIONS", (method, answer.status)
        assert "Traceback" not in answer.text
        assert str(Path(__file__).parents[2]) not in answer.text
        assert sys.prefix not in answer.text
    assert "Traceback" not in "".join(server.printed)


ALLOWED: tuple[str, ...] = ()


# ------------------------------------------------------------------------------------------------ headers


@pytest.mark.parametrize(
    "path", ["/", "/cardlab/rules/war", "/cardlab/words", "/cardlab/teacher/addition_war/sheets", "/voila/static/voila.js", "/nothing", "/%00", "/api/kernels/a-b-c-d-e"]
)  # fmt: skip
def test_every_answer_has_its_headers(server, path):
    headers = ask(server, path).headers
    assert "Server" not in headers
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    assert headers["X-Frame-Options"] == "DENY"
    assert "camera=()" in headers["Permissions-Policy"]
    policy = dict(part.split(" ", 1) for part in headers[POLICY].split("; "))
    assert (policy["default-src"], policy["frame-ancestors"], policy["base-uri"]) == ("'none'", "'none'", "'none'")
    assert "unsafe" not in policy["script-src"]


def test_the_nonce_of_a_page_is_its_own_and_marks_no_text_of_the_address(server):
    """Who knows the nonce of one page can use it on no other, and no script comes with an address."""
    made_up = "%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E%3C!--%3Cscript%3E"
    nonces = []
    for _ in range(2):
        answer = ask(server, f"{GAME}&seat={made_up}&%3Cscript%3E={made_up}", **PAGE)
        shut(server, kernel_of(answer))
        (nonce,) = re.findall(r"'nonce-([\w-]+)'", answer.headers[POLICY])
        assert {*re.findall(r'nonce="([^"]*)"', answer.text)} == {nonce}
        assert "alert(1)" not in answer.text
        assert "no-store" in answer.headers["Cache-Control"]
        nonces.append(nonce)
    assert nonces[0] != nonces[1]
    assert min(map(len, nonces)) >= 22


@pytest.mark.browser
def test_no_page_violates_its_policy(lessons, page):
    """Each kind of page opens in a browser and works, and the browser reports no violation."""
    keeps_to_its_policy(lessons, page, WITHOUT_KERNEL | LESSONS_AND_TABLES)


@pytest.mark.browser
def test_no_page_with_a_kernel_violates_its_policy(server, page):
    keeps_to_its_policy(server, page, LESSONS_AND_TABLES)


WITHOUT_KERNEL = {
    "": ".tile .card, .tile svg",
    "cardlab/rules/war": ".cardlab",
    "cardlab/teacher/addition_war": "a.address",
    "cardlab/teacher/addition_war/sheets": "svg",
    "cardlab/teacher/addition_war/sheets?copies=900": "[role=alert]",
    "nothing": "h1",
}
LESSONS_AND_TABLES = {
    "voila/render/games.ipynb?game=fast_food": ".cardlab-felt",
    "voila/render/addition_war.ipynb?seed=7": "[role=tab]",
}
"""Addresses, and an element that shows that the page is ready. The second group has a kernel if notebooks ask for one."""


def keeps_to_its_policy(server: Server, page, pages: dict[str, str]) -> None:
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    for path, there in pages.items():
        page.goto(f"{server.address}{path}")
        page.locator(there).first.wait_for()
    page.get_by_role("button", name="Next step").click()
    page.locator(".cardlab-bars, .cardlab-frames, .cardlab-model").first.wait_for()
    assert [
        line for line in said if "Content Security Policy" in line or "Content-Security-Policy" in line or "Refused" in line
    ] == []


# ------------------------------------------------------------------------------------------------ start and end


def test_an_interrupt_during_the_start_prints_no_traceback():
    """Whenever it comes, the server ends."""
    code = "import os, signal, cardlab.serve.runtime_folders as f; make = f.make_folder\n"
    code += "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # ignored if the tests run in the background
    code += "def interrupted():\n    os.kill(os.getpid(), signal.SIGINT)\n    return make()\nf.make_folder = interrupted\n"
    code += (
        "import sys; from cardlab.cli.commands import main; sys.exit(main(['serve', '--no-browser', '--port', sys.argv[1]]))"
    )
    done = subprocess.run([sys.executable, "-c", code, str(new_port())], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout, done.stderr.strip()) == (0, "", "")


def test_more_signals_while_the_server_closes_change_nothing():
    """It stores what learners have done, and ends without a traceback."""
    code = (
        "import os, signal, sys, cardlab.serve.app as app\n"
        "from cardlab.serve.session_manager import SessionManager as Sessions\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # ignored if the tests run in the background
        "close, stop = Sessions.close, lambda *asked: [os.kill(os.getpid(), one) for one in asked]\n"
        "async def stopped_again(sessions):\n"
        "    stop(signal.SIGTERM, signal.SIGINT)\n"
        "    await close(sessions)\n"
        "    print('all is stored')\n"
        "Sessions.close, app._welcome = stopped_again, lambda *_: stop(signal.SIGTERM)\n"
        "from cardlab.cli.commands import main; sys.exit(main(['serve', '--no-browser', '--in-memory', '--port', sys.argv[1]]))"
    )
    done = subprocess.run([sys.executable, "-c", code, str(new_port())], capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stdout, done.stderr) == (0, "all is stored\n", "")
