"""The parts that protect a server, without a server: rate limits, host names, origins, messages, the access code, folders."""

import asyncio
import json
import os
import re
import struct
from functools import partial
from pathlib import Path
from threading import Event
from types import SimpleNamespace

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from cardlab.core.errors import CardlabError
from cardlab.serve.access.access_code import ACCESS, MOST_REPORTS, TEACHER, AccessCode, new_code, own_path, read_code
from cardlab.serve.handlers.jupyter_kernel_sockets import WaitingJupyterKernelHandler
from cardlab.serve.handlers.notebook_pages import NotebookHandler
from cardlab.serve.handlers.site_pages import give_cookie
from cardlab.serve.http.headers import Nonces, jupyter_kernel_page_policy, page_policy
from cardlab.serve.http.host_names import Hosts
from cardlab.serve.http.limits import LIMITS, Budget, ConcurrencyLimit, TokenBucket, TokenBuckets, is_loopback, network_of
from cardlab.serve.http.request_checks import RequestChecks
from cardlab.serve.http.server_socket import tls
from cardlab.serve.jupyter_kernels.kernel_managers import JupyterKernelManager
from cardlab.serve.jupyter_kernels.message_validation import V1, KernelMessageError, read_message
from cardlab.serve.jupyter_kernels.voila_page_check import FAILED, BrokenPage, check_piece, check_whole
from cardlab.serve.places import ServerFull
from cardlab.serve.runtime_folders import remove_left_behind, use_own_folders
from cardlab.serve.settings import ServerSettings
from cardlab.serve.workers.render_queue import ProcessRenderQueue, RenderQueue, RenderQueueFull, Requester, RequesterGone
from tests import pool_jobs
from tests.serve.messages import old, v1

HEADER = {"msg_type": "comm_msg", "msg_id": "1", "session": "s"}
CONTENT = {"comm_id": "c", "data": {"method": "update"}}


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def request(path="/", *, host="localhost:8866", remote="127.0.0.1", method="GET", **headers) -> HTTPServerRequest:
    """Returns a request as the checks get it."""
    named = {"Host": host, **{name.replace("_", "-"): value for name, value in headers.items()}}
    line = RequestStartLine(method, path, "HTTP/1.1")
    made = HTTPServerRequest(start_line=line, headers=HTTPHeaders(named))
    made.remote_ip = remote
    return made


def guard(*, ip="127.0.0.1", hosts=(), frames=()) -> RequestChecks:
    return RequestChecks(Hosts(ip, hosts), frames=frames, limits=LIMITS)


# ------------------------------------------------------------------------------------------------ limits


def test_a_token_bucket_refills_by_its_clock():
    """It allows a burst, then a limited rate, and never holds more than its size."""
    clock = Clock()
    rate = TokenBucket(2, 3, clock)
    assert [rate.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 1
    assert [rate.take() for _ in range(3)] == [True, True, False]
    clock.now += 1000
    assert [rate.take() for _ in range(4)] == [True, True, True, False]


def test_full_buckets_are_deleted():
    """So a client with ten thousand addresses does not fill the memory."""
    clock = Clock()
    rates = TokenBuckets(1, 1, clock)
    for n in range(TokenBuckets.MOST_KEPT):
        rates.of(f"10.0.{n // 256}.{n % 256}").take()
    clock.now += 10
    rates.of("10.1.0.0")
    assert len(rates._rates) == 1


def test_a_network_counts_as_one_client():
    """An IPv6 address counts by its first half, an IPv4 address as a whole, and this computer's own is not limited."""
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:2")
    assert network_of("::ffff:10.0.0.1") == network_of("10.0.0.1")
    assert [is_loopback(address) for address in ("::1", "127.0.0.2", "10.0.0.1", "")] == [True, True, False, False]
    tally = ConcurrencyLimit(5, 2)
    assert [tally.enter("10.0.0.1") for _ in range(3)] == [True, True, False]
    assert [tally.enter("127.0.0.1") for _ in range(4)] == [True, True, True, False]
    tally.leave("127.0.0.1")
    assert tally.enter("10.0.0.2")


# ------------------------------------------------------------------------------------------------ host names and pages


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8866", "127.0.0.1:1", "[::1]:8866", "127.0.0.2", "cards.example", "localhost."]
)
def test_names_of_this_server_are_allowed(host):
    assert Hosts("127.0.0.1", ["cards.example"]).allows(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "",
        "localhost.evil.example",
        "evil@localhost",
        "localhost,evil.example",
        "10.9.8.7",
        "localhost:x",
        "a b",
        "[::1",
    ],
)
def test_other_names_are_refused(host):
    """A foreign name for this computer's address is how a page of another site would get in."""
    assert not Hosts("127.0.0.1").allows(host)
    assert not Hosts("0.0.0.0").allows("evil.example")


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        (request(), None),
        (request(host="evil.example"), 403),
        (request(Origin="http://localhost:8866"), None),
        (request(Origin="http://evil.example"), 403),
        (request(Origin="http://localhost:9999"), 403),
        (request(Origin="null"), 403),
        (request(Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate", Sec_Fetch_Dest="document"), None),
        (request(Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="no-cors", Sec_Fetch_Dest="image"), 403),
        (request(Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate", Sec_Fetch_Dest="iframe"), 403),
        (request(Sec_Fetch_Site="same-site", Sec_Fetch_Mode="cors", Sec_Fetch_Dest="empty"), 403),
        (request(Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate", Sec_Fetch_Dest="document", Sec_Purpose="prefetch"), 403),
        (request(Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate", Sec_Fetch_Dest="document", method="POST"), 403),
        (request("/voila/render/games.ipynb", User_Agent="Mozilla/5.0", Accept="image/avif,*/*"), 403),
        (request("/voila/render/games.ipynb", User_Agent="Mozilla/5.0", Accept="text/html,*/*"), None),
        (request("/voila/render/games.ipynb", User_Agent="curl/8", Accept="*/*"), None),
        (request("/%00"), 400),
        (request("/%ff"), 400),
        (request("/?lang=%ff"), 400),
        (request("/?lang=%0d%0aX"), 400),
        (request("/voila/static/..%2f..%2fetc/passwd"), 400),
        (request("/a\\b"), 400),
        (request("//evil.example/"), None),  # an ordinary path that does not exist
        (request("/" + "a" * 5000), 400),
    ],
)  # fmt: skip
def test_the_reasons_for_refusing_a_request(asked, status):
    refusal = guard().refusal(asked)
    assert (refusal and refusal.status) == status


def test_frames_are_allowed_only_for_given_sites():
    asked = request(Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate", Sec_Fetch_Dest="iframe")
    assert guard(frames=("https://lms.example",)).refusal(asked) is None
    assert "frame-ancestors 'self' https://lms.example" in page_policy(["https://lms.example"])
    assert "frame-ancestors 'none'" in page_policy()


PAGE = (
    "<p a='<script>'><script>a && b</script><SCRIPT type='application/json'>{\"<script>\": 1}</script><!-- <script> -->"
    "<script src='/x.js'></script>&amp <script\n>c</script\n><b>"
)


@pytest.mark.parametrize("size", [1, 3, 7, len(PAGE)])
def test_scripts_of_a_page_with_a_kernel_are_allowed_one_by_one(size):
    """Those that run get the nonce, however the page is cut into pieces. Data are no scripts, and nothing else changes."""
    nonces = Nonces("xyz")
    pieces = [nonces.marked(PAGE[start : start + size]) for start in range(0, len(PAGE), size)]
    sent = "".join([*pieces, nonces.rest()])
    assert sent.replace(' nonce="xyz"', "") == PAGE
    assert re.findall(r'<script nonce="xyz"\s*>(.)', sent) == ["a", "c"]
    assert sent.count("nonce") == 2
    policy = jupyter_kernel_page_policy("xyz")
    scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
    assert scripts == "script-src 'self' blob: 'nonce-xyz'"


# ------------------------------------------------------------------------------------------------ messages


@pytest.mark.parametrize(
    ("message", "protocol"),
    [
        (v1(HEADER, {}, {}, CONTENT), V1),
        (v1(HEADER, {}, {}, CONTENT, b"bytes", b""), V1),
        (v1({**HEADER, "msg_type": "kernel_info_request"}, {}, {}, {}), V1),
        (json.dumps({"header": HEADER, "parent_header": {}, "metadata": {}, "content": CONTENT, "channel": "shell"}), None),
        (old({"header": HEADER, "parent_header": {}, "metadata": {}, "content": CONTENT}, b"bytes"), None),
    ],
)
def test_valid_messages_are_read(message, protocol):
    header, content = read_message(message, protocol, LIMITS)
    assert header["msg_id"] == "1"
    assert content in (CONTENT, {})


DEEP = b"[" * 100_000
BAD = [
    (b"\xff" * 8, V1),
    (b"\xff" * 16, V1),
    (b"", V1),
    (b"\x06" + b"\0" * 7, V1),
    (struct.pack("<7Q", 6, 56, 2**63, 56, 56, 56, 56), V1),
    (struct.pack("<7Q", 6, 56, 60, 58, 56, 57, 56), V1),
    (struct.pack("<2Q", 2**40, 16), V1),
    (v1(HEADER, {}, {}, CONTENT, *[b""] * 200), V1),
    (v1(HEADER, {}, {}, CONTENT, channel=b"nowhere"), V1),
    (v1([], {}, {}, CONTENT), V1),
    (v1({}, {}, {}, CONTENT), V1),
    (v1(HEADER, {}, {}, DEEP), V1),
    (v1(HEADER, {}, {}, b'{"a":' + DEEP + b"]" * 100_000 + b"}"), V1),
    (v1(HEADER, {}, {}, json.loads('{"a":' * 60 + "1" + "}" * 60)), V1),
    (v1(HEADER, {}, {}, b"\xff\xfe"), V1),
    (v1(HEADER, {}, {}, b'{"comm_id": "a", "comm_id": "b"}'), V1),
    (v1(HEADER, {}, {}, {"comm_id": [], "data": {}}), V1),
    (v1(HEADER, {}, {}, {"comm_id": "c", "data": []}), V1),
    ("text", V1),
    (struct.pack("!3I", 0x40000000, 1, 1), None),
    (struct.pack("!3I", 0xFFFFFFFF, 1, 1), None),
    (struct.pack("!2I", 0, 1), None),
    (struct.pack("!2I", 1, 2**31), None),
    (b"", None),
    ("", None),
    ("[]", None),
    ("null", None),
    ("[" * 100_000, None),
    (json.dumps({"header": HEADER}), None),
    (json.dumps({"header": None, "parent_header": {}, "metadata": {}, "content": {}}), None),
    (json.dumps({"header": HEADER, "parent_header": {}, "metadata": {}, "content": CONTENT, "channel": ["shell"]}), None),
]


@pytest.mark.parametrize(("message", "protocol"), BAD)
def test_invalid_messages_are_refused_in_words(message, protocol):
    """The sizes are checked first, whatever numbers a message contains, so it takes no time or memory and does not stop the
    server.
    """
    with pytest.raises(KernelMessageError, match=r"\w+ \w+"):
        read_message(message, protocol, LIMITS)


def test_a_closed_socket_closes_no_other():
    """A kernel waits for its page. A second socket for it is turned away, and does not end the first."""

    def socket():
        made = WaitingJupyterKernelHandler.__new__(WaitingJupyterKernelHandler)
        made.initialize(manager={"k"})
        made.closed = []
        made.close = lambda *why: made.closed.append(why)
        made.ws_connection = SimpleNamespace()
        return made

    first, second, stranger = socket(), socket(), socket()
    first.open("k")
    second.open("k")
    stranger.open("nobody")
    assert (first.closed, len(second.closed), len(stranger.closed)) == ([], 1, 1)
    second.on_close()
    stranger.on_close()
    assert WaitingJupyterKernelHandler._waiters == {"k": first}
    first.on_close()
    assert WaitingJupyterKernelHandler._waiters == {}


# ------------------------------------------------------------------------------------------------ pages


@pytest.mark.parametrize(
    "html",
    [
        "",
        "<p></p> window.voila_finish();",
        "voila_process(1, 2) window.voila_finish();",
        "voila_process(1, 1)",
    ],
    ids=["nothing", "no cells", "half", "no end"],
)
def test_an_incomplete_page_is_noticed(html):
    with pytest.raises(BrokenPage):
        check_whole(html)


def test_a_failed_cell_is_noticed_in_its_piece():
    with pytest.raises(BrokenPage):
        check_piece(f"There was an error when executing cell [1]. {FAILED}")
    check_piece("voila_process(1, 1)")


def test_a_complete_page_is_accepted():
    check_whole("voila_process(1, 2) voila_process(2, 2) window.voila_finish();")


# ------------------------------------------------------------------------------------------------ the access code


@pytest.mark.parametrize(
    ("framed", "protocol", "says"),
    [
        (True, "https", "Secure; SameSite=None; Partitioned"),
        (True, "http", "SameSite=Lax"),
        (False, "https", "Secure; SameSite=Lax"),
    ],
)
def test_the_cookie_works_in_allowed_frames(framed, protocol, says):
    """Browsers that block third-party cookies in frames send back partitioned ones, over https only."""
    given = []
    handler = SimpleNamespace(
        request=SimpleNamespace(protocol=protocol), add_header=lambda name, value: given.append((name, value))
    )
    give_cookie(handler, "cardlab-door", "abc", path="/cards/", seconds=60, framed=framed)
    facts = {*says.split("; "), "cardlab-door=abc", "HttpOnly", "Max-Age=60", "Path=/cards/"}
    assert [(name, {*value.split("; ")}) for name, value in given] == [("Set-Cookie", facts)]


def test_a_code_is_easy_to_say_and_hard_to_guess():
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    assert all(len(code) == 14 and code.replace("-", "").isalpha() for code in codes)


def test_a_code_is_accepted_in_any_spelling():
    door = AccessCode("bado-kime-rusa")
    assert door.opened("Bado kime RUSA") is door
    assert door.opened("bado-kime-ruso") is None


def test_the_teachers_code_opens_what_the_access_code_opens():
    """A teacher types one code on a phone, and its cookie opens pages for pupils too. The other way round, it does not."""
    teacher = AccessCode("14 red lanterns", kind=TEACHER)
    door = AccessCode("bado-kime-rusa", teacher=teacher)
    assert door.opened("14-red-lanterns") is teacher
    assert teacher.opened("bado-kime-rusa") is None
    assert door.lets_in(request(remote="10.0.0.1", Cookie=f"cardlab-teacher={teacher.token}"))
    assert not teacher.lets_in(request(remote="10.0.0.1", Cookie=f"cardlab-door={door.token}; cardlab-teacher={door.token}"))
    with pytest.raises(CardlabError, match="the teacher's code is the access code"):
        AccessCode("Bado kime rusa", teacher=AccessCode("bado-kime-rusa", kind=TEACHER))


def test_many_wrong_codes_are_reported_once_and_lock_nobody_out():
    """They are counted for their browser first. The right code opens from the same address, however many came before."""
    told = []
    door = AccessCode("bado-kime-rusa", report=told.append)
    one = request(remote="10.0.0.1", Cookie=f"cardlab-learner={'a' * 32}")
    assert [door.count_wrong(one) for _ in range(300)].count(True) == LIMITS.wrong_codes_of_browser
    assert told == ["Many wrong access codes from 10.0.0.1. The right code still works there."]
    rest = LIMITS.wrong_codes - LIMITS.wrong_codes_of_browser
    assert [door.count_wrong(request(remote="10.0.0.1")) for _ in range(300)].count(True) == rest
    assert door.count_wrong(request(remote="10.0.0.2"))
    assert len(told) == 1
    assert door.opened("bado-kime-rusa") is door
    for n in range(100):
        for _ in range(LIMITS.wrong_codes + 1):
            door.count_wrong(request(remote=f"10.0.1.{n}"))
    assert len(told) == MOST_REPORTS


@pytest.mark.parametrize("code", ["bado-kime-rusa", "3f2a9c1b7d04", "14 red lanterns", "Classe 3B lundi", "صف 3 الأسد الكبير"])
def test_these_codes_may_be_chosen(code):
    assert AccessCode(code).opened(code)


def test_a_new_code_may_be_chosen():
    code = new_code()
    assert AccessCode(code).opened(code)


@pytest.mark.parametrize(
    "code", ["12345678", "123456789012", "sunshine", "watermelon", "password123", "a-b-c", "hello hello hello"]
)
def test_a_code_that_is_easy_to_guess_is_refused(code):
    """A number and one word of a dictionary are. The error says what is allowed."""
    with pytest.raises(CardlabError, match="must have 10 to 100 letters and digits, and 3 different words and numbers or more"):
        AccessCode(code, kind=TEACHER)


def test_the_cookie_is_needed_beyond_this_computer():
    door = AccessCode("bado-kime-rusa")
    assert door.lets_in(request())
    assert door.lets_in(request(remote="::1", host="[::1]:8866"))
    assert not door.lets_in(request(remote="10.0.0.1"))
    assert not door.lets_in(request(remote="10.0.0.1", Cookie="cardlab-door=wrong"))
    assert not door.lets_in(request(remote="10.0.0.1", Cookie='a="\\'))
    assert door.lets_in(request(remote="10.0.0.1", Cookie=f"x=1; cardlab-door={door.token}"))


def test_behind_a_proxy_no_request_is_local():
    """Not even one that a proxy on this computer has sent for somebody, but the server was not told of the proxy."""
    for named in ({}, {"host": "cards.example"}, {"X_Forwarded_For": "127.0.0.1"}):
        assert not AccessCode("bado-kime-rusa", proxied=True).lets_in(request(**named))
        assert AccessCode("bado-kime-rusa").lets_in(request(**named)) == (not named)


@pytest.mark.parametrize(
    "onward",
    [
        "",
        "https://evil.example/",
        "//evil.example",
        "/\\evil.example",
        "/\t/evil.example",
        "/cardlab/lab\r\nSet-Cookie: a=b",
        "/cardlab/lab\x85",
        "javascript:alert(1)",
        "/cardlab/door?x",
        "/cardlab/teacher-code",
    ],
)
def test_redirects_stay_on_this_server(onward):
    assert own_path(onward, "/") == "/"


def test_after_the_code_the_requested_page_opens():
    assert own_path("/voila/render/games.ipynb?game=war&seed=7", "/") == "/voila/render/games.ipynb?game=war&seed=7"


# ------------------------------------------------------------------------------------------------ arguments of the command


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"warm_kernels": -1}, "--warm-kernels is -1, but must be 0 or more"),
        ({"kernel_idle_seconds": 0}, "--kernel-idle-seconds is 0, but must be 1 or more"),
        ({"max_kernels": -3}, "--max-kernels is -3"),
        ({"workers": -1}, "--workers is -1, but must be from 0 to 64"),
        ({"workers": 65}, "--workers is 65, but must be from 0 to 64"),
        ({"no_access_code": True, "access_code": "bado-kime-rusa"}, "--no-access-code .* --access-code"),
        ({"allow_frames_from": ("lms.example",)}, "must be an origin such as"),
        ({"allow_frames_from": ("https://lms.example/x",)}, "must be an origin such as"),
        ({"allow_frames_from": ("https://lms.example; script-src *",)}, "must be an origin such as"),
        ({"allow_frames_from": ("https://lms.example",), "ip": "0.0.0.0"}, "--allow-frames-from needs https"),
    ],
)
def test_impossible_settings_are_reported(facts, told):
    with pytest.raises(CardlabError, match=told):
        ServerSettings(**facts)


def test_a_code_is_needed_if_others_can_connect():
    assert ServerSettings().controls() == (None, None)
    assert None not in ServerSettings(ip="0.0.0.0").controls()
    access, teachers = ServerSettings(ip="0.0.0.0", no_access_code=True).controls()
    assert (access, teachers.kind) == (None, TEACHER)
    assert ServerSettings(hosts=("cards.example",)).controls()[0].proxied
    for name in ("access_code", "teacher_code"):
        with pytest.raises(CardlabError, match=f"--{name.replace('_', '-')}: .* must have 10 to 100"):
            ServerSettings(ip="0.0.0.0", **{name: "short"}).controls()


def test_a_code_need_not_be_in_the_list_of_processes(tmp_path):
    """It may be in a file, or in the environment, from which it is then removed because kernels inherit it."""
    for kind in (ACCESS, TEACHER):
        file, environment = tmp_path / kind.name, {kind.variable: "bado-kime-rusa\n", "HOME": "/"}
        assert read_code(kind, None, environment) == "bado-kime-rusa"
        assert environment == {"HOME": "/"}
        assert read_code(kind, None, environment) == ""
        with pytest.raises(CardlabError, match="code: write the code into it, 10 letters or more"):
            read_code(kind, file, environment)
        file.write_text("\n")
        with pytest.raises(CardlabError, match="code is empty: write the code into it, 10 letters or more"):
            read_code(kind, file, environment)
        file.write_bytes(b"bado\xff")
        with pytest.raises(CardlabError, match="is not text in UTF-8: save the file in this encoding"):
            read_code(kind, file, environment)
        file.write_text("bado-kime-rusa\r\n", encoding="utf-16")
        assert read_code(kind, file, environment) == "bado-kime-rusa"
        file.write_text("bado-kime-rusa\n")
        assert read_code(kind, file, {kind.variable: "another-code"}) == "bado-kime-rusa"


def test_a_missing_certificate_is_named(tmp_path):
    """The error names the missing file, and an invalid one is described as it is."""
    there, other = tmp_path / "cert.pem", tmp_path / "key.pem"
    there.write_text("no certificate\n")
    with pytest.raises(CardlabError, match="no TLS: there is no file .*key.pem"):
        tls(there, other)
    other.write_text("no key\n")
    with pytest.raises(CardlabError, match="no TLS with .*cert.pem and .*key.pem: "):
        tls(there, other)


# ------------------------------------------------------------------------------------------------ folders


def test_only_folders_of_dead_processes_are_removed(tmp_path):
    dead = 2**22 + 1  # more than any process id
    for name in (f"cardlab-{dead}-abc", f"cardlab-{os.getpid()}-abc", "cardlab-notes-abc", "voila_abc"):
        (tmp_path / name).mkdir()
    (tmp_path / f"cardlab-{dead}-link").symlink_to(tmp_path / "voila_abc")
    remove_left_behind(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(
        [f"cardlab-{os.getpid()}-abc", f"cardlab-{dead}-link", "cardlab-notes-abc", "voila_abc"]
    )


def test_an_unwritable_home_is_reported(tmp_path, monkeypatch):
    file = tmp_path / "file"
    file.touch()
    for name in ("JUPYTER_RUNTIME_DIR", "JUPYTER_DATA_DIR", "JUPYTER_CONFIG_DIR", "IPYTHONDIR"):
        monkeypatch.setenv(name, str(file / name.lower()))
    spare = tmp_path / "spare"
    spare.mkdir()
    assert f"cannot be written: {spare} is used instead" in use_own_folders(spare)
    assert os.environ["JUPYTER_RUNTIME_DIR"] == str(spare / "jupyter_runtime_dir")
    assert use_own_folders(spare) == ""


# ------------------------------------------------------------------------------------------------ sessions


def test_a_browser_can_load_only_some_pages():
    """A browser that loads too many must wait, and others of its address need not, until the address has too many."""
    told, clock = [], Clock()
    pages = Budget((1, 2), (1, 5), clock)

    async def find(path):
        return SimpleNamespace(widgets=[])

    async def full(*_, **__):
        raise ServerFull

    def load_page(browser: str, remote: str = "10.0.0.1") -> tuple[int, str]:
        handler = NotebookHandler.__new__(NotebookHandler)
        facts = {"query_asked": dict, "_learner": str, "notice": lambda *what: told.append(what)}
        request = SimpleNamespace(remote_ip=remote)
        vars(handler).update(request=request, pages=pages, sessions=SimpleNamespace(open=full), **facts)
        handler.get_cookie = lambda _: browser
        handler.library = SimpleNamespace(find=find)
        asyncio.run(NotebookHandler.get.__wrapped__(handler, "lesson.ipynb"))
        return told[-1]

    anna, ben, cleo = ("a" * 32, "b" * 32, "c" * 32)
    assert [load_page(anna) for _ in range(3)] == [(503, "full"), (503, "full"), (503, "busy")]
    assert [load_page(ben) for _ in range(3)] == [(503, "full"), (503, "full"), (503, "busy")]
    assert [load_page(""), load_page(cleo)] == [(503, "full"), (503, "busy")], "five pages of the address"
    assert load_page(cleo, "127.0.0.1") == (503, "full")
    clock.now += 1
    assert load_page(anna) == (503, "full")


def test_a_browser_has_fewer_places_than_its_address():
    """A visitor without a cookie has those of the address."""
    places = ConcurrencyLimit(9, 4, 2)
    assert [places.enter("10.0.0.1", "anna") for _ in range(3)] == [True, True, False]
    assert [places.enter("10.0.0.1", name) for name in ("ben", "", "")] == [True, True, False]
    places.leave("10.0.0.1", "anna")
    assert places.enter("10.0.0.1", "anna")
    assert places.enter("10.0.0.2", "anna") is False


def test_browsers_take_turns_with_pages():
    """A browser that asks for many pages waits for the others, and cannot fill the queue."""
    made: list[str] = []

    async def play() -> list[object]:
        queue, go_on = RenderQueue("test", 20, 20, 3), Event()
        asked = [asyncio.ensure_future(queue.do(go_on.wait, Requester("10.0.0.1", "first")))]
        for name in ("greedy", "greedy", "greedy", "anna", "ben"):
            work = partial(made.append, name)
            asked.append(asyncio.ensure_future(queue.do(work, Requester("10.0.0.1", name))))
        await asyncio.sleep(0)
        with pytest.raises(RenderQueueFull):
            await queue.do(list, Requester("10.0.0.1", "greedy"))
        go_on.set()
        return await asyncio.gather(*asked)

    asyncio.run(play())
    assert made == ["greedy", "anna", "ben", "greedy", "greedy"]


# ------------------------------------------------------------------------------------------------ queued work


def test_a_client_that_leaves_cancels_its_work():
    """A waiting render never begins after its client has gone, a running one is cancelled, and a full queue says so."""
    begun, go_on, done = Event(), Event(), []

    def long(requester: Requester) -> None:
        begun.set()
        go_on.wait()
        done.append(requester)

    async def play() -> list[object]:
        queue, first, second = RenderQueue("test", 2, 2, 2), Requester("10.0.0.1"), Requester("10.0.0.1")
        asked = [asyncio.ensure_future(queue.do(partial(long, one), one)) for one in (first, second)]
        await asyncio.to_thread(begun.wait)
        with pytest.raises(RenderQueueFull):
            await queue.do(list, Requester("10.0.0.1"))
        await queue.close()
        ends = await asyncio.gather(*asked, return_exceptions=True)
        go_on.set()
        return [*map(type, ends), await queue.do(lambda: "the next one", Requester("10.0.0.1")), done == [first]]

    assert asyncio.run(play()) == [RequesterGone, RequesterGone, "the next one", True]


def test_slow_work_runs_in_another_process(tmp_path):
    """If its client leaves, the process is killed, and the next one gets another process. An error in it is reported."""
    begun = tmp_path / "begun"

    async def play() -> None:
        press, first, next_one = ProcessRenderQueue("test", 2, 2, 2, 60), Requester("10.0.0.1"), Requester("10.0.0.1")
        printing = asyncio.ensure_future(press.do(partial(pool_jobs.forever, str(begun)), first))
        while not begun.exists():
            await asyncio.sleep(0.05)
        first.leave()
        with pytest.raises(RequesterGone):
            await printing
        assert await press.do(pool_jobs.own_process, next_one) not in (int(begun.read_text()), os.getpid())
        with pytest.raises(RuntimeError, match="Odd: seven: it is not even"):
            await press.do(pool_jobs.raise_odd, next_one)
        await press.close()

    asyncio.run(play())


def test_the_tests_named_on_the_security_page_exist():
    root = Path(__file__).parent
    page = (root.parent / "docs/reference/security.md").read_text(encoding="utf-8")
    files = {path.name: path.read_text(encoding="utf-8") for path in root.rglob("test_*.py")}
    named, written = set(re.findall(r"`(?:[\w/]+/)?(test_\w+\.py)`", page)), set(re.findall(r"`(test_\w+)`", page))
    assert len(named) > 8
    assert named <= files.keys()
    assert written
    assert [one for one in written if not any(f"def {one}(" in text for text in files.values())] == []


def test_a_kernel_that_ends_during_the_check_is_no_error():
    """Jupyter Server checks them one after the other, and would write a traceback if one has ended."""
    asyncio.run(JupyterKernelManager().cull_kernel_if_idle("gone"))
