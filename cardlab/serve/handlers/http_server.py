"""The HTTP server: limits on connections, checks before routing, headers and compression after it."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any, Protocol

from tornado.http1connection import HTTP1Connection
from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPHeaders, HTTPMessageDelegate, HTTPServerRequest, RequestStartLine, ResponseStartLine
from tornado.iostream import IOStream
from tornado.routing import Router
from tornado.web import Application, GZipContentEncoding, OutputTransform, RequestHandler

from cardlab.serve.handlers.site_pages import NoticeHandler
from cardlab.serve.http.compression import accepted, may_compress
from cardlab.serve.http.headers import clean_proxy_headers, page_policy, secure
from cardlab.serve.http.limits import ConcurrencyLimit, Limits, network_of
from cardlab.serve.http.request_checks import Request, RequestChecks
from cardlab.serve.http.server_socket import raise_file_limit

SPARE_FILES = 300
"""The number of files that the process may have open besides connections: each Jupyter kernel has a dozen sockets, and modules
and logs need some.
"""
FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Listener(HTTPServer):
    """An HTTP server with limits on everything. When it is full, it drops the connections that have been silent for longest."""

    def initialize(self, request_callback: Any, *, limits: Limits, **kwargs: Any) -> None:  # type: ignore[override]
        """Sets up the server as Tornado does, with limits."""
        super().initialize(
            request_callback,
            idle_connection_timeout=limits.silent_seconds,
            body_timeout=limits.body_seconds,
            max_header_size=limits.header_bytes,
            max_body_size=limits.body_bytes,
            **kwargs,
        )
        self.limits = limits
        self._tally = ConcurrencyLimit(min(limits.connections, raise_file_limit() - SPARE_FILES), limits.connections_of_address)
        self._silent: dict[IOStream, str] = {}
        self._open: dict[IOStream, str] = {}

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Accepts a connection, if necessary in place of one that has not sent a request yet."""
        remote = str(address[0]) if stream.socket.family != getattr(socket, "AF_UNIX", None) else ""
        if not self._tally.enter(remote) and not (self._drop_silent(remote) and self._tally.enter(remote)):
            stream.write(FULL)
            stream.close()
            return
        _close_when_unread(stream.socket, self.limits.unread_seconds)
        self._open[stream] = self._silent[stream] = remote
        super().handle_stream(stream, address)

    def heard(self, request: HTTPServerRequest) -> None:
        """Notes that a request has come, so its connection is not silent."""
        if isinstance(request.connection, HTTP1Connection):
            self._silent.pop(request.connection.stream, None)

    def start_request(self, server_conn: object, request_conn: Any) -> HTTPMessageDelegate:
        """Accepts a request. Behind a proxy, cleans up the headers that say who asks."""
        delegate = super().start_request(server_conn, request_conn)
        return _Proxied(delegate) if self.xheaders else delegate

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


class _Proxied(HTTPMessageDelegate):
    """Cleans up the headers that proxies set, before Tornado reads them."""

    def __init__(self, delegate: HTTPMessageDelegate) -> None:
        self.delegate = delegate

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> Any:  # what Tornado awaits, if anything
        """Takes the headers."""
        clean_proxy_headers(headers)
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
    """Decides who may use the server.

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


class CheckedRouter(Router):
    """Passes a request to the application if all checks allow it, and answers others with a plain page.

    Args:
        application: The application.
        checks: The checks that do not depend on the visitor.
        access: Decides who may use the server; None lets everybody in.
        heard: Called with each request, before the checks.
    """

    def __init__(
        self,
        application: Application,
        checks: RequestChecks,
        access: AccessControl | None,
        heard: Callable[[HTTPServerRequest], None] = lambda _: None,
    ) -> None:
        self.application = application
        self.checks = checks
        self.access = access
        self.heard = heard

    def find_handler(self, request: HTTPServerRequest, **_: Any) -> HTTPMessageDelegate:
        """Returns the handler of a request."""
        self.heard(request)
        refusal = self.checks.refusal(request)
        if refusal is not None:
            arguments = {"status": refusal.status, "name": refusal.name}
            return self.application.get_handler_delegate(request, NoticeHandler, arguments)
        if self.access is not None and not self.access.lets_in(request) and request.path != self.access.path:
            handler, arguments = self.access.handler(request)
            return self.application.get_handler_delegate(request, handler, arguments)
        return self.application.find_handler(request)


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
