"""What a kernel-free page and its session say to each other, however it travels. `docs/reference/protocol.md` describes it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from typing import Any

from cardlab.core.foreign_files import ReadError, parse_json
from cardlab.core.numbers import MOST_IN_JSON, is_whole
from cardlab.protocol.socket_frames import VERSION
from cardlab.serve.http.limits import Limits, TokenBucket
from cardlab.serve.json_text import to_json
from cardlab.serve.page_session import PageSession
from cardlab.serve.session_manager import SessionEvicted, SessionManager
from cardlab.serve.storage.records import StoreClosed, TooMuchData

LONGEST = 400_000
"""Upper limit of a message, in characters. The longest, a practice file, has 300,000."""
MOST_BYTES = 500_000
"""Upper limit of a message in bytes. Each connection may have one that never ends, so this is not much more than the longest
needs: a practice file has 300,000 bytes in every script.
"""
LETTERS = 5_000
"""In the rate limit, a message counts as one more for each block of this many characters: the longest one as eighty."""
WAITING = 16
"""How many messages of a page may wait for answers. A normal page has one or two."""
BEHIND = 4_000_000
"""How many characters may wait to be sent before a slow page is disconnected. A whole match has about 35,000."""
UNKNOWN, OTHER_VERSION, NONSENSE, TOO_MANY, BROKEN = 4001, 4002, 4003, 4004, 4005
"""Codes of a closed connection: reload the page; the page has another version; not a valid message; too many messages; an error
in the server.
"""


class PageConnection:
    """The connection of one page to its session.

    Args:
        sessions: The sessions. The first message names the page's.
        limits: How many messages may come.
        learner: The secret of the learner, from the cookies of the request that opens it.
        address: The network address of that request.
        write: Sends a text to the page.
        close: Ends the connection with a code and a reason.
    """

    def __init__(
        self,
        sessions: SessionManager,
        limits: Limits,
        *,
        learner: str,
        address: str,
        write: Callable[[str], None],
        close: Callable[[int, str], None],
    ) -> None:
        self.sessions, self.learner, self.address = sessions, learner, address
        self.write, self.close = write, close
        self.rate = TokenBucket(limits.messages_a_second, limits.messages_at_once)
        self.session: PageSession | None = None
        self.tab = ""
        self.waiting = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def hear(self, message: str | bytes) -> None:
        """Takes a message. Its answer may take longer; the next messages then wait."""
        if not self.rate.take(1 + len(message) / LETTERS):  # before parsing, because a disconnected page may go on sending
            self.close(TOO_MANY, "too many messages at once")
        elif (told := _read(message)) is None:
            self.close(NONSENSE, "this is not a valid message")
        elif self.session is None:
            self._greet(told)
        elif told.get("anew") is True:
            self._begin(self.sessions.start_over(self.session))
        elif self.waiting >= WAITING:
            self.close(TOO_MANY, "too many messages at once")
        else:
            self.waiting += 1
            self._begin(self._answer(self.session, told))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)  # the event loop itself may forget a task
        task.add_done_callback(self._tasks.discard)

    def _greet(self, told: Mapping[str, Any]) -> None:
        """Takes the first message: ``{"hello": tab, "v": VERSION, "session": key}``."""
        tab, key = told.get("hello"), told.get("session")
        session = self.sessions.open_sessions.get(key) if isinstance(key, str) else None
        if not is_whole(told.get("v"), VERSION, VERSION):
            self.close(OTHER_VERSION, f"this server speaks version {VERSION}")
        elif not isinstance(tab, str) or not 0 < len(tab) <= 40:
            self.close(NONSENSE, "this is not a valid message")
        elif session is None or session.learner != self.learner:
            self.close(UNKNOWN, "load the page again")
        else:
            self.session, self.tab = session, tab
            session.tabs[tab] = self.write
            self.write(to_json({"welcome": VERSION, "heard": session.last_numbers.get(tab, 0), "taken": session.messages}))

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
            self.write(await self.sessions.answer(session, self.tab, n, number, content, address=self.address))
        except (SessionEvicted, StoreClosed) as error:
            self.close(UNKNOWN, str(error))
        except TooMuchData:
            self.close(TOO_MANY, "too much to store at once")
        except Exception as error:  # an error in the server: the page is told, and the session continues from its stored state
            self.sessions.report(f"a message caused an error, and its session continues from its stored state: {error!r:.200}")
            self.close(BROKEN, "load the page again")
        finally:
            self.waiting -= 1

    def end(self) -> None:
        """Notes that the page or its network connection has gone."""
        if self.session is not None and self.session.tabs.get(self.tab) == self.write:
            self.sessions.tab_closed(self.session, self.tab)
        # These belong to the object that has this one. A cycle with all that has arrived would wait for a full collection, and
        # `cardlab.serve.gc_tuning` delays those by hours.
        self.write = self.close = _ignore


def _ignore(*_: object) -> None:
    """Takes what nobody hears any more."""


def _read(message: str | bytes) -> Mapping[str, Any] | None:
    if not isinstance(message, str) or len(message) > LONGEST:
        return None
    try:
        told = parse_json(message)
    except ReadError:
        return None
    return told if isinstance(told, dict) else None
