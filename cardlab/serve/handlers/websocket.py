"""The websocket between a kernel-free page and its session."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

from jupyter_server.auth.decorator import allow_unauthenticated
from tornado.web import HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from cardlab.serve.http.cookies import LEARNER, PLAYER, browser_of, learner_of
from cardlab.serve.http.limits import ConcurrencyLimit, Limits
from cardlab.serve.page_connection import BEHIND, MOST_BYTES, TOO_MANY, PageConnection
from cardlab.serve.session_manager import SessionManager


class SessionSocketHandler(WebSocketHandler):
    """One page's socket."""

    def initialize(self, sessions: SessionManager, limits: Limits, sockets: ConcurrencyLimit) -> None:
        """Takes the sessions, and the limits of a page, of an address and of the whole server."""
        self.sockets = sockets
        self.who, learner = who(self)
        self.connection = PageConnection(
            sessions, limits, learner=learner, address=self.who[0], write=self._write, close=self.close
        )
        self.entered = False
        self.behind = 0

    @property
    def max_message_size(self) -> int:
        """The bytes of the longest message. Tornado closes a socket on which a longer one begins."""
        return MOST_BYTES

    def get_compression_options(self) -> dict[str, Any]:
        """Returns the compression settings. A log repeats itself, and the window is small because each socket has one."""
        return {"compression_level": 4, "mem_level": 5}

    @allow_unauthenticated
    async def get(self, *args: Any, **kwargs: Any) -> None:
        """Opens the socket, if there is room for it."""
        self.entered = self.sockets.enter(*self.who)
        if not self.entered:
            raise HTTPError(503)
        await super().get(*args, **kwargs)

    def open(self, *args: str, **kwargs: str) -> None:
        """Has the system send each message at once. Otherwise the second of two short ones waits 40 ms for the first."""
        self.set_nodelay(True)

    def on_finish(self) -> None:
        """Forgets a request that did not become a socket."""
        if self.ws_connection is None:
            self._leave()
            self.connection.end()

    def _leave(self) -> None:
        if self.entered:
            self.entered = False
            self.sockets.leave(*self.who)

    def on_message(self, message: str | bytes) -> None:
        """Takes a message."""
        self.connection.hear(message)

    def _write(self, text: str) -> None:
        try:
            sending = asyncio.ensure_future(self.write_message(text))
            self.behind += len(text)
            sending.add_done_callback(partial(self._sent, len(text)))
            if self.behind > BEHIND:
                self.close(TOO_MANY, "too far behind")
        except WebSocketClosedError:
            pass  # the page asks for the steps that it missed when it is back

    def _sent(self, length: int, sending: asyncio.Future[None]) -> None:
        self.behind -= length
        if not sending.cancelled():
            sending.exception()  # retrieved, so that asyncio does not log that a page has gone

    def on_close(self) -> None:
        """Notes that the page or its network connection has gone."""
        self._leave()
        self.connection.end()


def who(request: RequestHandler) -> tuple[tuple[str, str], str]:
    """Returns the address and the browser of a request, by which connections are counted, and the secret of the learner."""
    browser = request.get_cookie(LEARNER, "") or ""
    learner = learner_of(browser, request.get_cookie(PLAYER, "") or "")
    return (request.request.remote_ip or "", browser_of(browser)), learner
