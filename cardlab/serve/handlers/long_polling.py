"""Plain HTTP in place of the websocket, for networks whose proxy or filter lets no websocket through.

A page posts its messages, one on each line. It asks for those of the server by long polling: an answer comes as soon as there
is a message, or after a while without any.
"""

from __future__ import annotations

import asyncio
import secrets

from jupyter_server.auth.decorator import allow_unauthenticated
from tornado.http1connection import HTTP1Connection
from tornado.web import HTTPError, RequestHandler, stream_request_body

from cardlab.serve.handlers.site_pages import CompressedHandler
from cardlab.serve.handlers.websocket import who
from cardlab.serve.http.limits import ConcurrencyLimit, Limits
from cardlab.serve.page_connection import BEHIND, MOST_BYTES, TOO_MANY, PageConnection
from cardlab.serve.session_manager import SessionManager

POLL_SECONDS = 20
"""How long an answer waits for a message. Many proxies give up after 30 seconds."""
SILENT_SECONDS = 30
"""How long a page may take to ask again before it counts as gone."""


class PolledConnection:
    """The connection of a page that polls.

    Args:
        request: The request that opens it.
        polling: All such connections and their limits. This one is among them until it ends.
    """

    def __init__(self, request: RequestHandler, polling: LongPolling) -> None:
        self.key = secrets.token_urlsafe(16)
        self.polling = polling
        self.who, learner = who(request)
        self.connection = PageConnection(
            polling.sessions, polling.limits, learner=learner, address=self.who[0], write=self._write, close=self._close
        )
        self.code = 0
        self.under_way: set[str | None] = set()
        """The methods of its requests that are not answered yet: at most one of each."""
        self._texts: list[str] = []
        self._news = asyncio.Event()
        self._wait_for_page()

    def _wait_for_page(self) -> None:
        self._silence = asyncio.get_running_loop().call_later(self.polling.silent_seconds, self.end)

    def _write(self, text: str) -> None:
        self._texts.append(text)
        self._news.set()
        if sum(map(len, self._texts)) > BEHIND:
            self._close(TOO_MANY, "too far behind")

    def _close(self, code: int, reason: str) -> None:
        """Ends the connection. The page learns the code when it asks for messages."""
        if not self.code:
            self.code = code
            self.connection.end()
            self._news.set()

    async def messages(self) -> list[str]:
        """Returns the messages that wait, at the latest after a while. There are none when the connection has been closed."""
        self._silence.cancel()
        try:
            async with asyncio.timeout(POLL_SECONDS):
                await self._news.wait()
        except TimeoutError:
            pass
        finally:
            self._wait_for_page()
        texts, self._texts = self._texts, []
        if not self.code:
            self._news.clear()
        return texts

    def end(self) -> None:
        """Forgets the page, which has gone."""
        self._news.set()
        if self.polling.connections.pop(self.key, None) is not None:
            self.polling.sockets.leave(*self.who)
            self.connection.end()
            self._texts.clear()


class LongPolling:
    """The connections of all pages that poll.

    Args:
        sessions: The sessions.
        limits: How many messages may come on one connection.
        sockets: How many connections there may be, together with websockets.
        silent_seconds: How long a page may take to ask again.
    """

    def __init__(
        self, sessions: SessionManager, limits: Limits, sockets: ConcurrencyLimit, silent_seconds: float = SILENT_SECONDS
    ) -> None:
        self.sessions, self.limits, self.sockets, self.silent_seconds = sessions, limits, sockets, silent_seconds
        self.connections: dict[str, PolledConnection] = {}
        self._is_reported = False

    def of(self, request: RequestHandler, key: str) -> PolledConnection:
        """Returns the connection with a key that this browser has opened.

        Raises:
            HTTPError: It has none, or the server has been restarted; the status is 404.
        """
        found = self.connections.get(key)
        if found is None or found.connection.learner != who(request)[1]:
            raise HTTPError(404)
        return found

    def open(self, request: RequestHandler) -> PolledConnection:
        """Opens a connection.

        Raises:
            HTTPError: There is no room; the status is 503.
        """
        if not self.sockets.enter(*who(request)[0]):
            raise HTTPError(503)
        if not self._is_reported:
            self._is_reported = True
            self.sessions.report(
                "A browser could not open a web socket, and goes on over plain HTTP. Perhaps a proxy or a filter blocks it."
            )
        made = PolledConnection(request, self)
        self.connections[made.key] = made
        return made


@stream_request_body
class LongPollingHandler(CompressedHandler):
    """Takes the messages of a page, and gives it those of the server."""

    def initialize(self, polling: LongPolling) -> None:
        """Takes the connections."""
        self.polling = polling
        self.polled: PolledConnection | None = None
        self._body = bytearray()

    def set_default_headers(self) -> None:
        """Sets the headers of every answer, also of an error."""
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Vary", "Accept-Encoding")

    def prepare(self) -> None:
        """Finds the connection. Only on an open one may messages be as long as on a websocket, one request at a time."""
        if key := self.get_query_argument("key", ""):
            polled = self.polling.of(self, key)
            if self.request.method in polled.under_way:
                raise HTTPError(409)
            polled.under_way.add(self.request.method)
            self.polled = polled
            if isinstance(self.request.connection, HTTP1Connection):
                self.request.connection.set_max_body_size(MOST_BYTES)

    def data_received(self, chunk: bytes) -> None:
        """Takes a part of a request."""
        self._body += chunk

    def check_xsrf_cookie(self) -> None:
        """Checks no token: another site knows neither the key of a session nor that of a connection, and is refused before."""

    @allow_unauthenticated
    def post(self) -> None:
        """Takes messages, and answers with the key of the connection. Without a key, opens one."""
        try:
            messages = self._body.decode().split("\n")
        except UnicodeDecodeError:
            raise HTTPError(400) from None
        polled = self.polled or self.polling.open(self)
        for message in messages:
            if polled.code:
                break
            polled.connection.hear(message)
        self.finish(polled.key)

    @allow_unauthenticated
    async def get(self) -> None:
        """Sends the messages that wait, one on each line. Answers 410 with the code if the connection has been closed."""
        if self.polled is None:
            raise HTTPError(404)
        texts = await self.polled.messages()
        if not texts and self.polled.code:
            self.polled.end()
            self.set_status(410)
            texts = [str(self.polled.code)]
        await self.finish_compressed("\n".join(texts).encode())

    def on_finish(self) -> None:
        """Lets the page make the next request."""
        if self.polled is not None:
            self.polled.under_way.discard(self.request.method)

    def on_connection_close(self) -> None:
        """Notes that a page has gone during its request, of which Tornado keeps this handler for a while."""
        self._body.clear()
        if self.polled is not None:
            self.polled.end()
