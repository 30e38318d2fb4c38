"""The websocket between a kernel-free page and its session. `docs/reference/protocol.md` describes its messages."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from functools import partial
from typing import Any

from jupyter_server.auth.decorator import allow_unauthenticated
from tornado.ioloop import IOLoop
from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError, WebSocketHandler

from cardlab.core.numbers import MOST_IN_JSON, is_whole
from cardlab.protocol.socket_frames import VERSION
from cardlab.serve.http.cookies import LEARNER, PLAYER, learner_of
from cardlab.serve.http.limits import ConcurrencyLimit, Limits, TokenBucket
from cardlab.serve.page_session import PageSession
from cardlab.serve.session_manager import SessionEvicted, SessionManager

LONGEST = 400_000
"""Upper limit of a message, in characters. The longest, a practice file, has 300,000."""
LETTERS = 5_000
"""In the rate limit, a message counts as one more for each block of this many characters: the longest one as eighty."""
WAITING = 16
"""How many messages of a page may wait for answers. A normal page has one or two."""
BEHIND = 4_000_000
"""How many characters may wait to be sent before a slow page is disconnected. A whole match has about 35,000."""
UNKNOWN, OTHER_VERSION, NONSENSE, TOO_MANY, BROKEN = 4001, 4002, 4003, 4004, 4005
"""Codes of a closed socket: reload the page; the page has another version; not a valid message; too many messages; an error in
the server.
"""


class SessionSocketHandler(WebSocketHandler):
    """One page's socket."""

    def initialize(self, sessions: SessionManager, limits: Limits, sockets: ConcurrencyLimit) -> None:
        """Takes the sessions, and the limits of a page, of an address and of the whole server."""
        self.sessions, self.sockets = sessions, sockets
        self.rate = TokenBucket(limits.messages_a_second, limits.messages_at_once)
        self.entered = False
        self.session: PageSession | None = None
        self.tab = ""
        self.waiting = self.behind = 0

    def get_compression_options(self) -> dict[str, Any]:
        """Returns the compression settings. A log repeats itself, and the window is small because each socket has one."""
        return {"compression_level": 4, "mem_level": 5}

    @allow_unauthenticated
    async def get(self, *args: Any, **kwargs: Any) -> None:
        """Opens the socket. Its cookie identifies the learner, and its first message names the session."""
        self.entered = self.sockets.enter(self.request.remote_ip or "")
        if not self.entered:
            raise HTTPError(503)
        await super().get(*args, **kwargs)

    def on_finish(self) -> None:
        """Frees the place of a request that did not become a socket."""
        if self.ws_connection is None:
            self._leave()

    def _leave(self) -> None:
        if self.entered:
            self.entered = False
            self.sockets.leave(self.request.remote_ip or "")

    def on_message(self, message: str | bytes) -> None:
        """Takes a message. Its answer may take longer; the next messages then wait."""
        if not self.rate.take(1 + len(message) / LETTERS):  # before parsing, because a disconnected page may go on sending
            self.close(TOO_MANY, "too many messages at once")
        elif (told := _read(message)) is None:
            self.close(NONSENSE, "this is not a valid message")
        elif self.session is None:
            self._greet(told)
        elif told.get("anew") is True:
            IOLoop.current().spawn_callback(self.sessions.start_over, self.session)
        elif self.waiting >= WAITING:
            self.close(TOO_MANY, "too many messages at once")
        else:
            self.waiting += 1
            IOLoop.current().spawn_callback(self._answer, self.session, told)

    def _greet(self, told: Mapping[str, Any]) -> None:
        """Takes the first message: ``{"hello": tab, "v": VERSION, "session": key}``."""
        tab, key = told.get("hello"), told.get("session")
        session = self.sessions.open_sessions.get(key) if isinstance(key, str) else None
        if told.get("v") != VERSION:
            self.close(OTHER_VERSION, f"this server speaks version {VERSION}")
        elif not isinstance(tab, str) or not 0 < len(tab) <= 40:
            self.close(NONSENSE, "this is not a valid message")
        elif session is None or session.learner != self._learner():
            self.close(UNKNOWN, "load the page again")
        else:
            self.session, self.tab = session, tab
            session.tabs[tab] = self._send
            self._send({"welcome": VERSION, "heard": session.last_numbers.get(tab, 0), "taken": session.messages})

    def _learner(self) -> str:
        """Returns the secret of the learner who sends."""
        return learner_of(self.get_cookie(LEARNER, "") or "", self.get_cookie(PLAYER, "") or "")

    async def _answer(self, session: PageSession, told: Mapping[str, Any]) -> None:
        n, number, content = told.get("n"), told.get("widget"), told.get("content")
        try:
            if (
                not is_whole(n, 0, MOST_IN_JSON)
                or not is_whole(number, 0, len(session.widget_sessions) - 1)
                or not isinstance(content, dict)
            ):
                self.close(NONSENSE, "this is not a valid message")
                return
            answer = await self.sessions.answer(session, self.tab, n, number, content, address=self.request.remote_ip or "")
            self._send({"n": n, "widget": number, "content": answer})
        except SessionEvicted as error:
            self.close(UNKNOWN, str(error))
        except Exception as error:  # an error in the server: the page is told, and the session continues from its stored state
            self.sessions.report(f"a message caused an error, and its session continues from its stored state: {error!r:.200}")
            self.close(BROKEN, "load the page again")
        finally:
            self.waiting -= 1

    def _send(self, told: Mapping[str, Any]) -> None:
        try:
            text = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
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
        if self.session is not None and self.session.tabs.get(self.tab) == self._send:
            self.sessions.tab_closed(self.session, self.tab)


def _read(message: str | bytes) -> Mapping[str, Any] | None:
    if not isinstance(message, str) or len(message) > LONGEST:
        return None
    try:
        told = json.loads(message)
    except (ValueError, RecursionError):
        return None
    return told if isinstance(told, dict) else None
