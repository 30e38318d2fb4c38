"""The HTTP server: a free port, TLS where it is asked for, limits on connections."""

from __future__ import annotations

import errno
import socket
import ssl
from pathlib import Path
from typing import Any

from tornado.http1connection import HTTP1Connection
from tornado.httpserver import HTTPServer
from tornado.httputil import (
    HTTPHeaders,
    HTTPMessageDelegate,
    HTTPServerRequest,
    RequestStartLine,
    ResponseStartLine,
)
from tornado.iostream import IOStream

from cardlab.core.errors import CardlabError
from cardlab.serve.http.limits import ConcurrencyLimit, Limits, network_of

PORTS_TRIED = 50
LAST_PORT = 65535
BACKLOG = 128
"""How many wait at once to be let in."""
SPARE_FILES = 300
"""Files that the process has open beside connections: kernels have a dozen sockets each, modules and logs some."""
FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Listener(HTTPServer):
    """An HTTP server that has a limit for everything, and drops those who have said nothing for the longest when it is full."""

    def initialize(self, request_callback: Any, *, limits: Limits, **kwargs: Any) -> None:  # type: ignore[override]
        """As Tornado's, with limits."""
        super().initialize(
            request_callback,
            idle_connection_timeout=limits.silent_seconds,
            body_timeout=limits.body_seconds,
            max_header_size=limits.header_bytes,
            max_body_size=limits.body_bytes,
            **kwargs,
        )
        self.limits = limits
        self._tally = ConcurrencyLimit(min(limits.connections, files_allowed() - SPARE_FILES), limits.connections_of_address)
        self._silent: dict[IOStream, str] = {}
        self._open: dict[IOStream, str] = {}

    def handle_stream(self, stream: IOStream, address: tuple[Any, ...]) -> None:
        """Take a connection, if need be in the place of one that has not asked for anything yet."""
        remote = str(address[0]) if stream.socket.family != getattr(socket, "AF_UNIX", None) else ""
        if not self._tally.enter(remote) and not (self._drop_silent(remote) and self._tally.enter(remote)):
            stream.write(FULL)
            stream.close()
            return
        _close_when_unread(stream.socket, self.limits.unread_seconds)
        self._open[stream] = self._silent[stream] = remote
        super().handle_stream(stream, address)

    def heard(self, request: HTTPServerRequest) -> None:
        """A request has come, so its connection is not silent."""
        if isinstance(request.connection, HTTP1Connection):
            self._silent.pop(request.connection.stream, None)

    def start_request(self, server_conn: object, request_conn: Any) -> HTTPMessageDelegate:
        """Take a request; where a proxy is before us, what it says of who asks is put in order first."""
        delegate = super().start_request(server_conn, request_conn)
        return _Proxied(delegate) if self.xheaders else delegate

    def on_close(self, server_conn: Any) -> None:
        """A connection has ended, or has become a websocket, which is counted elsewhere."""
        self._let_go(server_conn.stream)
        super().on_close(server_conn)

    def _let_go(self, stream: IOStream) -> None:
        self._silent.pop(stream, None)
        remote = self._open.pop(stream, None)
        if remote is not None:
            self._tally.leave(remote)

    def _drop_silent(self, remote: str) -> bool:
        """Drop who has been silent for the longest: of all where all is full, else of the same address."""
        same = network_of(remote)
        full = self._tally.is_full()
        for stream, other in self._silent.items():
            if full or network_of(other) == same:
                self._let_go(stream)
                stream.close()
                return True
        return False


class _Proxied(HTTPMessageDelegate):
    """Puts in order what proxies say of a request before Tornado reads it."""

    def __init__(self, delegate: HTTPMessageDelegate) -> None:
        self.delegate = delegate

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> Any:  # what Tornado awaits, if anything
        """Take the headers."""
        settle(headers)
        return self.delegate.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Any:
        """Take a piece of the body."""
        return self.delegate.data_received(chunk)

    def finish(self) -> None:
        """All has come."""
        self.delegate.finish()

    def on_connection_close(self) -> None:
        """Who asked has gone."""
        self.delegate.on_connection_close()


def settle(headers: HTTPHeaders) -> None:
    """Put in order what proxies say of a request.

    Tornado believes ``X-Real-Ip`` and ``X-Scheme`` before all else, and Caddy and a hub's proxy hand on what a browser says
    there: whoever guesses codes would be another each time. And of two proxies, as Caddy before a hub, it takes the protocol
    of the second, which is not that of the browser.
    """
    for name in ("X-Real-Ip", "X-Scheme"):
        headers.pop(name, None)
    if "X-Forwarded-Proto" in headers:
        headers["X-Forwarded-Proto"] = headers["X-Forwarded-Proto"].partition(",")[0].strip()


def socket_at(wanted: int, ip: str) -> socket.socket:
    """A socket that listens at the wanted port, or at the next one that is free.

    It listens at once: a port that is only looked at can be taken by somebody else before it is used.

    Raises:
        CardlabError: It is no port, none of the next ones is free, or this computer does not have the address.
    """
    if not 0 < wanted <= LAST_PORT:
        raise CardlabError(f"port {wanted} is not from 1 to {LAST_PORT}")
    family = socket.AF_INET6 if ":" in ip else socket.AF_INET
    last = min(wanted + PORTS_TRIED - 1, LAST_PORT)
    for port in range(wanted, last + 1):
        try:
            found = socket.create_server((ip, port), family=family, backlog=BACKLOG)
        except OSError as error:
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise CardlabError(f"this computer cannot listen at {ip}: {error.strerror}") from error
        else:
            found.setblocking(False)
            return found
    raise CardlabError(f"no port from {wanted} to {last} is free at {ip}: name another with --port")


def tls(certfile: Path | None, keyfile: Path | None) -> ssl.SSLContext | None:
    """What encrypts connections; None where nobody asks for it.

    Raises:
        CardlabError: One of the files is missing, cannot be read, or does not belong to the other.
    """
    if certfile is None and keyfile is None:
        return None
    if certfile is None or keyfile is None:
        raise CardlabError("TLS needs both files: --certfile CERTIFICATE --keyfile KEY")
    for file in (certfile, keyfile):
        if not file.is_file():
            raise CardlabError(f"no TLS: there is no file {file}")
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        context.load_cert_chain(certfile, keyfile)
    except (OSError, ssl.SSLError) as error:
        raise CardlabError(f"no TLS with {certfile} and {keyfile}: {error}") from error
    return context


def files_allowed() -> int:
    """How many files this process may have open, after asking for as many as it may ask for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1_000_000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard == resource.RLIM_INFINITY or hard > 65_536:
        hard = 65_536
    if soft != resource.RLIM_INFINITY and soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
        soft = hard
    return 65_536 if soft == resource.RLIM_INFINITY else soft


def _close_when_unread(connection: socket.socket, seconds: float) -> None:
    """Have the system end a connection whose other side takes nothing of what is sent; only Linux can."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(1000 * seconds))
