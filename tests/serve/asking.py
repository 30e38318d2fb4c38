"""Sends requests that no browser would: for any path, with any headers, at any address of a server."""

from __future__ import annotations

import http.client
from urllib.parse import urlsplit

from tests.serve.conftest import Server

PAGE = {"Accept": "text/html"}
"""The headers of a browser that opens a page."""

GAME = "/voila/render/games.ipynb?game=fast_food&seed=4"


class Answer:
    """An answer of a server."""

    def __init__(self, answer: http.client.HTTPResponse) -> None:
        self.status = answer.status
        self.headers = answer.headers
        self.text = answer.read().decode(errors="replace")


def ask(server: Server, path: str, method: str = "GET", *, at: str = "", body: str | None = None, **headers: str) -> Answer:
    """Requests a path exactly as written, with the given headers (`_` for `-`)."""
    parts = urlsplit(server.address)
    connection = http.client.HTTPConnection(at or parts.hostname, parts.port, timeout=120)
    try:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.putrequest(method, path, skip_host="Host" in named, skip_accept_encoding=True)
        for name, value in named.items():
            connection.putheader(name, value)
        if body is not None:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body.encode() if body is not None else None)
        return Answer(connection.getresponse())
    finally:
        connection.close()
