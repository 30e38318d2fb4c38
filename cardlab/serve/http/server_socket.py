"""Opens the socket that the server listens at: a free port, TLS if configured, and as many files as the system allows."""

from __future__ import annotations

import errno
import socket
import ssl
from pathlib import Path

from cardlab.core.errors import CardlabError

USUAL_PORT = 8866
PORTS_TRIED = 50
LAST_PORT = 65535
BACKLOG = 128
"""How many connections may wait to be accepted."""


def socket_at(wanted: int, ip: str) -> socket.socket:
    """Returns a socket that listens at the wanted port, or at the next free one.

    It listens at once, because somebody else could take a port between a check and its use.

    Raises:
        CardlabError: It is not a port, none of the next ones is free, or this computer does not have the address.
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
    raise CardlabError(f"no free port from {wanted} to {last} at {ip}: choose another with --port")


def tls(certfile: Path | None, keyfile: Path | None) -> ssl.SSLContext | None:
    """Returns the TLS context that encrypts connections; None without certificates.

    Raises:
        CardlabError: One of the files is missing or cannot be read, or they do not belong together.
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


SPARE_FILES = 300
"""The number of files that the process may have open besides connections: each Jupyter kernel has a dozen sockets, and modules
and logs need some.
"""
LEAST_CONNECTIONS = 100
"""The number of connections below which a server would refuse most pages: a browser opens six."""


def most_connections() -> int:
    """Returns how many connections the system's limit of open files allows, after raising it as far as this process may.

    Raises:
        CardlabError: Too few to serve anybody.
    """
    files = _raise_file_limit()
    if files < SPARE_FILES + LEAST_CONNECTIONS:
        raise CardlabError(
            f"this system lets the server open {files} files, but it needs {SPARE_FILES + LEAST_CONNECTIONS}: raise the limit, "
            "for example with `ulimit -n 4096`, and start again"
        )
    return files - SPARE_FILES


def _raise_file_limit() -> int:
    """Raises the limit of open files as far as this process may, and returns it."""
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
