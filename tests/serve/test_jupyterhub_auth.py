"""A server started by a JupyterHub, with a simulated hub: who gets in, who does not, and who is logged out."""

from __future__ import annotations

import asyncio
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit

import pytest
from tornado.web import HTTPError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

pytest.importorskip("jupyterhub", reason="the hub is not installed")

from cardlab.serve.handlers.jupyterhub_auth import SECONDS_BETWEEN_CHECKS, Guests
from tests.serve.asking import ask
from tests.serve.conftest import Server, new_port

BASE = "/user/anna/"
SCOPE = "access:servers!server=anna/"
PORT = new_port()


class FakeHub(BaseHTTPRequestHandler):
    """A hub that gives for each code a token of the same name. The users `anna`, whose server it
    is, and `ali` have access; others are known and have none."""

    def answer(self, told: dict) -> None:
        body = json.dumps(told).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_POST(self):
        asked = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
        self.answer({"access_token": asked["code"][0], "token_type": "Bearer"})

    def do_GET(self):
        name = self.headers["Authorization"].split()[-1]
        self.answer({"name": name, "kind": "user", "groups": [], "scopes": [SCOPE] if name in ("ali", "anna") else []})

    def log_message(self, *_):
        """Prints nothing."""


@pytest.fixture(scope="module")
def server():
    hub = ThreadingHTTPServer(("127.0.0.1", 0), FakeHub)
    threading.Thread(target=hub.serve_forever, daemon=True).start()
    told = {
        "JUPYTERHUB_SERVICE_URL": f"http://127.0.0.1:{PORT}{BASE}",
        "JUPYTERHUB_SERVICE_PREFIX": BASE,
        "JUPYTERHUB_BASE_URL": "/",
        "JUPYTERHUB_USER": "anna",
        "JUPYTERHUB_API_TOKEN": "secret",
        "JUPYTERHUB_API_URL": f"http://127.0.0.1:{hub.server_port}/hub/api",
        "JUPYTERHUB_CLIENT_ID": "jupyterhub-user-anna",
        "JUPYTERHUB_OAUTH_ACCESS_SCOPES": json.dumps([SCOPE]),
        "JUPYTERHUB_OAUTH_CALLBACK_URL": f"{BASE}oauth_callback",
        "JUPYTERHUB_PUBLIC_URL": f"https://hub.school.example{BASE}",
    }
    with pytest.MonkeyPatch.context() as patch:
        for name, value in told.items():
            patch.setenv(name, value)
        started = Server("cardlab", "serve", "--jupyterhub", "--in-memory")
    yield started
    started.stop()
    hub.shutdown()
    hub.server_close()
    assert "Traceback" not in "".join(started.printed)


def led_to_the_hub(server: Server, path: str = BASE, **headers: str) -> tuple[str, str]:
    """Returns the state that the hub is to send back, and the cookie of the browser that has it."""
    answer = ask(server, path, **headers)
    where = urlsplit(answer.headers["Location"])
    assert (answer.status, where.path) == (302, "/hub/api/oauth2/authorize")
    return parse_qs(where.query)["state"][0], answer.headers["Set-Cookie"].split(";")[0]


def come_back(server: Server, code: str, state: str, cookie: str, **headers: str):
    return ask(server, f"{BASE}oauth_callback?code={code}&state={state}", Cookie=cookie, **headers)


def test_users_of_the_hub_get_in(server):
    """The server redirects them to the hub and back to the requested page, and its cookie is valid for this server only."""
    wanted = f"{BASE}cardlab/rules/war?lang=ar"
    answer = come_back(server, "ali", *led_to_the_hub(server, wanted))
    assert (answer.status, answer.headers["Location"]) == (302, wanted)
    (cookie,) = (said for said in answer.headers.get_all("Set-Cookie") if said.startswith("cardlab-hub="))
    assert f"Path={BASE}" in cookie
    assert "HttpOnly" in cookie
    assert ask(server, BASE, Cookie=cookie.split(";")[0]).status == 200


def test_only_the_owner_opens_teachers_pages(server):
    """A pupil with whom the server is shared reads that they are not for pupils."""
    for name, status in (("anna", 200), ("ali", 403)):
        answer = come_back(server, name, *led_to_the_hub(server))
        (cookie,) = (said for said in answer.headers.get_all("Set-Cookie") if said.startswith("cardlab-hub="))
        for path in ("kept", "teacher/addition_war/sheets?seed=7&key=1"):
            told = ask(server, f"{BASE}cardlab/{path}", Cookie=cookie.split(";")[0])
            assert told.status == status
            assert ("Only the owner of this server can open this page." in told.text) == (status == 403)


def test_the_cookie_is_secure_if_the_browser_uses_tls(server):
    """Two proxies are in front of the server, and the second one connects by HTTP."""
    behind = {"X_Forwarded_Proto": "https,http", "Host": "hub.school.example"}
    answer = come_back(server, "ali", *led_to_the_hub(server, **behind), **behind)
    assert any(said.startswith("cardlab-hub=") and "Secure" in said for said in answer.headers.get_all("Set-Cookie"))


def test_others_do_not_get_in(server):
    """These are a user whose token has no right to this server, and a login with another browser's state."""
    state, cookie = led_to_the_hub(server)
    other, _ = led_to_the_hub(server)
    for answer in (come_back(server, "mallory", state, cookie), come_back(server, "ali", other, cookie)):
        assert answer.status == 403
        assert not any(said.startswith("cardlab-hub=") for said in answer.headers.get_all("Set-Cookie") or ())
    assert ask(server, BASE, Cookie="cardlab-hub=made-up").status == 302


def test_nobody_is_sent_to_another_site(server):
    answer = come_back(server, "ali", *led_to_the_hub(server, "//evil.example/"))
    assert answer.headers["Location"] == BASE


def test_only_pages_are_redirected_to_the_hub(server):
    """A redirected fetch would get the wrong page, and a refused socket makes its page reload."""
    assert ask(server, f"{BASE}cardlab/words", Sec_Fetch_Mode="cors").status == 403
    with connect(f"ws://127.0.0.1:{PORT}{BASE}cardlab/live") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(60)
    assert closed.value.rcvd.code == 4001


def test_visitors_from_this_computer_have_no_privilege(server):
    """Other teachers' servers run on it too."""
    led_to_the_hub(server, Host=f"localhost:{PORT}")


class Hub:
    """Simulates a hub for `Guests`."""

    def __init__(self) -> None:
        self.now = 0.0
        self.knows, self.answers, self.asked = True, True, 0

    async def who_is(self, token: str):
        self.asked += 1
        if not self.answers:
            raise HTTPError(502)
        return {"name": token, "asked": self.asked} if self.knows else None


def test_the_hub_is_asked_again_from_time_to_time():
    """No visitor waits for that. A user whom the hub no longer knows is logged out, and while the hub is down everybody stays."""

    async def day() -> None:
        hub = Hub()
        guests = Guests(hub.who_is, clock=lambda: hub.now)
        secret = guests.enter("ali", {"name": "ali"})
        assert guests.knows(secret)
        assert hub.asked == 0
        hub.answers = False
        hub.now = SECONDS_BETWEEN_CHECKS
        assert guests.knows(secret)
        assert guests.knows(secret)
        await guests.checked()
        assert hub.asked == 1
        assert guests.user(secret) == {"name": "ali"}
        hub.answers = True
        hub.now *= 2
        assert guests.knows(secret)
        await guests.checked()
        assert guests.user(secret) == {"name": "ali", "asked": 2}
        hub.knows = False
        hub.now *= 2
        assert guests.knows(secret)
        await guests.checked()
        assert not guests.knows(secret)

    asyncio.run(day())
