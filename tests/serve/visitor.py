"""Visits servers behind a proxy, as a browser without a window: opens a table, and plays a move over its socket.

As a program it tries an address: ``python -m tests.serve.visitor https://cards.example/ --insecure``. With ``--access-code`` it
enters the access code; with ``--user`` and ``--password`` it logs in to the JupyterHub in front of the server.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import ssl
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlencode, urljoin, urlsplit
from urllib.request import HTTPCookieProcessor, HTTPSHandler, Request, build_opener

from websockets.sync.client import ClientConnection, connect

from cardlab.protocol.socket_frames import VERSION

TABLE = "voila/render/games.ipynb?game=speed_war&seed=4"
PAGE = {"Accept": "text/html", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document", "User-Agent": "Mozilla/5.0"}


class Visitor:
    """One browser, with its cookies.

    Args:
        address: Where the server is, with a slash at its end.
        insecure: Whether any certificate will do.
    """

    def __init__(self, address: str, *, insecure: bool = False) -> None:
        self.address = address
        self.tls = ssl.create_default_context() if address.startswith("https") else None
        if self.tls and insecure:
            self.tls.check_hostname, self.tls.verify_mode = False, ssl.CERT_NONE
        self.cookies = CookieJar()
        handlers = [HTTPSHandler(context=self.tls)] if self.tls else []
        self._opener = build_opener(HTTPCookieProcessor(self.cookies), *handlers)
        self.at = address

    def get(self, path: str = "", data: Iterable[tuple[str, str]] | None = None, **headers: str) -> tuple[int, Any, str]:
        """Returns status, headers and text at a path, with redirects followed as by a browser."""
        request = Request(urljoin(self.address, path), headers={**PAGE, **headers})
        if data is not None:
            request.data = urlencode(list(data)).encode()
        try:
            with self._opener.open(request, timeout=60) as answer:
                self.at = answer.url
                return answer.status, answer.headers, answer.read().decode(errors="replace")
        except HTTPError as answer:
            self.at = answer.url or ""
            return answer.code, answer.headers, answer.read().decode(errors="replace")

    def login(self, user: str, password: str) -> None:
        """Logs in to the hub, on the page to which it has led."""
        status, _, text = self.get()
        found = re.search(r'action="([^"]*/hub/login[^"]*)"', text)
        assert found, (status, self.at, text[:300])
        fields = [("username", user), ("password", password), ("_xsrf", _field(text, "_xsrf"))]
        status, _, text = self.get(urljoin(self.at, found[1].replace("&amp;", "&")), fields)
        if status == 200 and "oauth2/authorize" in self.at:  # the hub asks whether the other server may know the user
            fields = [("scopes", scope) for scope in _fields(text, "scopes")] + [("_xsrf", _field(text, "_xsrf"))]
            self.get(self.at, fields, Origin=origin_of(self.at), Referer=self.at)

    def page(self, path: str = TABLE) -> dict[str, Any]:
        """Returns the data in a page."""
        status, _, text = self.get(path)
        found = re.search(r'id="cardlab-page">(.*?)</script>', text, re.DOTALL)
        assert found, (status, self.at, text[:300])
        told: dict[str, Any] = json.loads(found[1])
        return told

    def socket(self, page: dict[str, Any], **options: Any) -> ClientConnection:
        """Opens the socket of a page, with the cookies and the origin that a browser would send."""
        url = urljoin(self.address, page["socket"])
        request = Request(url)
        self.cookies.add_cookie_header(request)
        headers = {"Cookie": request.get_header("Cookie", "")}
        origin = origin_of(self.address)
        return connect(
            url.replace("http", "ws", 1), origin=origin, additional_headers=headers, ssl=self.tls, open_timeout=60, **options
        )

    def plays(self, page: dict[str, Any]) -> dict[str, Any]:
        """Returns the server's answer to the first legal action of a page's table."""
        status = page["widgets"][0]["state"]["status"]
        with self.joined(page) as socket:
            return answer(socket, 1, {"do": "play", "at": status["at"], "action": status["actions"][0]["action"]})

    @contextmanager
    def joined(self, page: dict[str, Any]) -> Iterator[ClientConnection]:
        """Yields the socket of a page after its welcome."""
        with self.socket(page) as socket:
            socket.send(json.dumps({"hello": "tab", "v": VERSION, "session": page["session"]}))
            assert "welcome" in json.loads(socket.recv(60))
            yield socket


def answer(socket: ClientConnection, n: int, content: dict[str, Any]) -> dict[str, Any]:
    """Returns the answer to the message of this number."""
    socket.send(json.dumps({"n": n, "widget": 0, "content": content}))
    while (heard := json.loads(socket.recv(60))).get("n") != n:
        pass
    told: dict[str, Any] = heard["content"]
    return told


def origin_of(address: str) -> str:
    """Returns the origin of a page at an address, as a browser states it."""
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def _fields(text: str, name: str) -> list[str]:
    """Returns the values of all hidden fields of a name."""
    return re.findall(rf'name="{name}"[^>]*?value="([^"]*)"', text, re.DOTALL)


def _field(text: str, name: str) -> str:
    """Returns the value of a hidden field."""
    values = _fields(text, name)
    assert values, f"no {name} in {text[:300]}"
    return values[0]


def main() -> None:
    """Opens a table at an address and plays a move."""
    parser = argparse.ArgumentParser(description="open a table at an address and play a move")
    parser.add_argument("address")
    parser.add_argument("--insecure", action="store_true", help="any certificate will do")
    parser.add_argument("--access-code", default="", help="the access code")
    parser.add_argument("--user", default="", help="who comes in by a JupyterHub")
    parser.add_argument("--password-from", default="CARDLAB_TRIAL_PASSWORD", help="where in the environment the password is")
    asked = parser.parse_args()
    visitor = Visitor(asked.address, insecure=asked.insecure)
    if asked.access_code:
        visitor.get(f"cardlab/door?{urlencode({'code': asked.access_code})}")
    if asked.user:
        visitor.login(asked.user, os.environ[asked.password_from])
    status, _, text = visitor.get()
    print(f"gallery: {status}, {len(text):,} letters, at {visitor.at}")
    if status != 200:
        sys.exit(1)
    page = visitor.page()
    print(f"table: session {page['session'][:6]}…, socket {page['socket']}")
    told = visitor.plays(page)
    print(f"move: {len(told.get('steps', []))} steps, now at action {told['status']['at']}")


if __name__ == "__main__":
    main()
