"""The HTTP server: limits on connections, checks before routing, headers and compression after it."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Protocol

from jupyter_server.auth.identity import IdentityProvider, User
from tornado.http1connection import HTTP1Connection
from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPHeaders, HTTPMessageDelegate, HTTPServerRequest, RequestStartLine, ResponseStartLine
from tornado.iostream import IOStream, SSLIOStream
from tornado.routing import Router
from tornado.web import Application, GZipContentEncoding, OutputTransform, RequestHandler

from cardlab.serve.handlers.site_pages import LanguageHandler, NoticeHandler
from cardlab.serve.http.compression import accepted, may_compress
from cardlab.serve.http.headers import page_policy, secure
from cardlab.serve.http.limits import ConcurrencyLimit, Limits, network_of
from cardlab.serve.http.request_checks import Request, RequestChecks, language_to_add
from cardlab.serve.http.server_socket import most_connections
from cardlab.serve.http.trusted_proxies import TrustedProxies
from cardlab.serve.http.url_paths import is_for_teachers

FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
NO_TLS = (
    b"HTTP/1.1 400 Bad Request\r\nContent-Type: text/html\r\nCache-Control: no-store\r\nConnection: close\r\n\r\n"
    b"<!DOCTYPE html><title>https</title><p>The address begins with https://</p><script>location.protocol = 'https:'</script>"
)
"""The answer to plain HTTP at the port for https: the same address with https."""


class Listener(HTTPServer):
    """An HTTP server with limits on everything. When it is full, it drops the connections that have been silent for longest."""

    def initialize(  # type: ignore[override]
        self, request_callback: Any, *, limits: Limits, proxies: TrustedProxies | None = None, **kwargs: Any
    ) -> None:
        """Sets up the server as Tornado does, with limits, and with the proxies through which visitors come."""
        super().initialize(
            request_callback,
            xheaders=proxies is not None,
            idle_connection_timeout=limits.silent_seconds,
            body_timeout=limits.body_seconds,
            max_header_size=limits.header_bytes,
            max_body_size=limits.body_bytes,
            **kwargs,
        )
        self.limits, self.proxies = limits, proxies
        self._tally = ConcurrencyLimit(min(limits.connections, most_connections()), limits.connections_of_address)
        self._silent: dict[IOStream, str] = {}
        self._open: dict[IOStream, str] = {}

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Accepts a connection, if necessary in place of one that waits for a request."""
        remote = str(address[0]) if stream.socket.family != getattr(socket, "AF_UNIX", None) else ""
        if self.proxies is not None and self.proxies.trusts(remote):
            remote = ""
        if not self._tally.enter(remote) and not (self._drop_silent(remote) and self._tally.enter(remote)):
            stream.write(FULL)
            stream.close()
            return
        _close_when_unread(stream.socket, self.limits.unread_seconds)
        stream.__class__ = _TlsStream if isinstance(stream, SSLIOStream) else _Stream  # Tornado lets nobody choose the class
        self._open[stream] = self._silent[stream] = remote
        super().handle_stream(stream, address)

    def heard(self, request: HTTPServerRequest) -> None:
        """Notes that a request has come, so its connection is not silent."""
        if isinstance(request.connection, HTTP1Connection):
            self._silent.pop(request.connection.stream, None)

    def start_request(self, server_conn: object, request_conn: Any) -> HTTPMessageDelegate:
        """Waits for the next request of a connection. Behind a proxy, cleans up the headers that say who asks."""
        stream = getattr(request_conn, "stream", None)
        if stream in self._open:  # silent again, after it has been answered
            self._silent[stream] = self._open[stream]
        delegate = super().start_request(server_conn, request_conn)
        if self.proxies is None:
            return delegate
        return _Proxied(delegate, self.proxies, request_conn.context.remote_ip)

    def on_close(self, server_conn: Any) -> None:
        """Notes that a connection has ended, or has become a websocket, which is counted elsewhere."""
        self._let_go(server_conn.stream)
        super().on_close(server_conn)

    def _let_go(self, stream: IOStream) -> None:
        self._silent.pop(stream, None)
        remote = self._open.pop(stream, None)
        if remote is not None:
            self._tally.leave(remote)

    def _drop_silent(self, remote: str) -> bool:
        """Drops the connection that has been silent for longest: of all if the server is full, otherwise of the same
        address.
        """
        same = network_of(remote)
        full = self._tally.is_full()
        for stream, other in self._silent.items():
            if full or network_of(other) == same:
                self._let_go(stream)
                stream.close()
                return True
        return False


class _Stream(IOStream):
    """A connection that is freed when it ends.

    Tornado keeps the error of a connection that was reset. Its traceback has the connection, with all that has arrived. Such a
    cycle waits for a full collection, which `cardlab.serve.gc_tuning` delays by hours.
    """

    def close(self, exc_info: Any = False) -> None:
        """Closes the connection."""
        if isinstance(exc_info, BaseException):
            exc_info.__traceback__ = None
        super().close(exc_info)


class _TlsStream(_Stream, SSLIOStream):
    """A connection with TLS, which tells a browser without it what is wrong."""

    def close(self, exc_info: Any = False) -> None:
        """Closes the connection."""
        if getattr(exc_info, "reason", "") == "HTTP_REQUEST" and not self.closed():
            with suppress(OSError):
                os.read(self.socket.fileno(), 65_536)  # closed with unread data, a connection would lose the answer
                os.write(self.socket.fileno(), NO_TLS)
        super().close(exc_info)


class _Proxied(HTTPMessageDelegate):
    """Cleans up the headers that proxies set, before Tornado reads them."""

    def __init__(self, delegate: HTTPMessageDelegate, proxies: TrustedProxies, peer: str) -> None:
        self.delegate, self.proxies, self.peer = delegate, proxies, peer

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> Any:  # what Tornado awaits, if anything
        """Takes the headers."""
        self.proxies.clean(self.peer, headers)
        return self.delegate.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Any:
        """Takes a piece of the body."""
        return self.delegate.data_received(chunk)

    def finish(self) -> None:
        """Ends the request."""
        self.delegate.finish()

    def on_connection_close(self) -> None:
        """Notes that the browser has gone."""
        self.delegate.on_connection_close()


def _close_when_unread(connection: socket.socket, seconds: float) -> None:
    """Has the system end a connection whose other side does not read. Only Linux can do this."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(1000 * seconds))


class AccessControl(Protocol):
    """Decides who may use the server, or who may open its teacher's pages.

    Attributes:
        path: The path that answers visitors without access.
    """

    path: str

    def lets_in(self, request: Request) -> bool:
        """Whether a visitor has access."""

    def handler(self, request: Request) -> tuple[type[RequestHandler], dict[str, Any]]:
        """Returns the handler for a visitor without access, and its arguments."""

    def routes(self) -> list[tuple[Any, ...]]:
        """Returns the routes that a visitor needs to get access."""


class AnonymousVisitors(IdentityProvider):
    """Tells Jupyter that all visitors are the same user, and sets no cookie.

    Jupyter's own provider invents a name for each browser and stores it there for 30 days. Access codes and our own cookies say
    all that the server needs to know.
    """

    def get_user(self, handler: RequestHandler) -> User:
        """Returns the one user."""
        return User("visitor")


class CheckedRouter(Router):
    """Passes a request to the application if all checks allow it, and answers others with a plain page.

    Args:
        application: The application.
        checks: The checks that do not depend on the visitor.
        access: Decides who may use the server; None lets everybody in.
        teachers: Decides who may open teacher's pages; None lets everybody do so.
        open_paths: Paths that need no access.
        heard: Called with each request, before the checks.
    """

    def __init__(
        self,
        application: Application,
        checks: RequestChecks,
        access: AccessControl | None,
        teachers: AccessControl | None = None,
        open_paths: Collection[str] = (),
        heard: Callable[[HTTPServerRequest], None] = lambda _: None,
    ) -> None:
        self.application = application
        self.checks = checks
        self.access = access
        self.teachers = teachers
        self.open_paths = {*open_paths, *(control.path for control in (access, teachers) if control is not None)}
        self.heard = heard

    def find_handler(self, request: HTTPServerRequest, **_: Any) -> HTTPMessageDelegate:
        """Returns the handler of a request."""
        self.heard(request)
        refusal = self.checks.refusal(request)
        if refusal is not None:
            arguments = {"status": refusal.status, "name": refusal.name}
            return self.application.get_handler_delegate(request, NoticeHandler, arguments)
        if request.path not in self.open_paths and (language := language_to_add(request)):
            return self.application.get_handler_delegate(request, LanguageHandler, {"language": language})
        for control in self._controls(request.path):
            if not control.lets_in(request):
                handler, arguments = control.handler(request)
                return self.application.get_handler_delegate(request, handler, arguments)
        return self.application.find_handler(request)

    def _controls(self, path: str) -> list[AccessControl]:
        """Returns what a visitor must pass to open a path; nothing, for example, where codes are entered."""
        if path in self.open_paths:
            return []
        asked = [self.access, self.teachers if is_for_teachers(path, self.checks.base_url) else None]
        return [control for control in asked if control is not None]


class Gzipped(GZipContentEncoding):
    """Compresses the answers of other handlers while they are sent, as tornado does, except where `may_compress` forbids it."""

    def __init__(self, request: HTTPServerRequest) -> None:
        super().__init__(request)
        self._gzipping = "gzip" in accepted(request.headers) and may_compress(request.headers)

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Returns the headers and the first chunk of an answer. An answer that is already compressed, and says so, stays as it
        is.
        """
        if "Accept-Encoding" in headers.get("Vary", ""):
            self._gzipping = False
            return status_code, headers, chunk
        return super().transform_first_chunk(status_code, headers, chunk, finishing)


def safe_headers(frames: tuple[str, ...] = ()) -> Callable[[HTTPServerRequest], OutputTransform]:
    """Returns a transform that adds the security headers to every answer of an application (`Application.add_transform`)."""
    policy = page_policy(frames)

    class SafeHeaders(OutputTransform):
        """Replaces the headers of Tornado and Jupyter with ours."""

        def __init__(self, request: HTTPServerRequest) -> None:
            self.request = request

        def transform_first_chunk(
            self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
        ) -> tuple[int, HTTPHeaders, bytes]:
            """Returns the answer with the headers."""
            secure(headers, policy, framed=bool(frames))
            return status_code, headers, chunk

    return SafeHeaders
