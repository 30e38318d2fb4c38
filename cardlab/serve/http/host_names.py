"""The host names by which this server may be asked, against DNS rebinding: a foreign name for this address is refused."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from cardlab.core.errors import CardlabError
from cardlab.serve.http.limits import is_loopback

THIS_COMPUTER = frozenset({"localhost", "127.0.0.1", "::1"})
ANYWHERE = ("0.0.0.0", "::")
"""Addresses to listen at by which all that this computer has are meant."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address of nobody. A datagram socket that names it sends nothing, but knows by which address it would."""


class Hosts:
    """The names and addresses that may stand in a request's ``Host``.

    Args:
        ip: The address that the server listens at.
        named: Names that it has besides, as behind a proxy.

    Raises:
        CardlabError: One of these is no name.
    """

    def __init__(self, ip: str, named: Iterable[str] = ()) -> None:
        self.ip = ip
        self._named = {_checked(name) for name in named}
        self._beyond = not is_loopback(ip)
        self._own = _own_names() if self._beyond else frozenset()

    def allows(self, host: str) -> bool:
        """Whether a request may ask for a host, which may have a port: ``localhost:8866``, ``[::1]``."""
        name = name_of(host)
        if name in THIS_COMPUTER or name in self._named or name == self.ip or name in self._own:
            return True
        if not _is_address(name):
            return False
        # Addresses come and go with the network, so they are asked for when one is named.
        return is_loopback(name) if not self._beyond else name in own_addresses()


def name_of(host: str) -> str:
    """The name in a ``Host``, in small letters and without its port; "" where it cannot be one."""
    if any(sign in host for sign in "/?#@\\ ,"):
        return ""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port  # raises where it is no number
        return (parts.hostname or "").rstrip(".")
    except ValueError:
        return ""


def checked_origin(origin: str) -> str:
    """An origin as a browser writes it: ``https://lms.school.example``.

    Raises:
        CardlabError: It is none.
    """
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not name_of(parts.netloc) or origin != f"{parts.scheme}://{parts.netloc}":
        raise CardlabError(
            f"--allow-frames-from is {origin!r}, and must be an origin such as https://lms.school.example, without a path"
        )
    return origin


def is_here(remote_ip: str, host: str, *, proxied: bool) -> bool:
    """Whether a request comes from the computer that serves.

    Args:
        remote_ip: The address that it comes from.
        host: Its ``Host`` header.
        proxied: Whether a proxy stands before this server, so that every request seems to come from this computer.
    """
    return is_loopback(remote_ip) and (not proxied or name_of(host) in THIS_COMPUTER)


def own_addresses() -> frozenset[str]:
    """All addresses of this computer."""
    import psutil  # the Jupyter kernels bring it along

    families = (socket.AF_INET, socket.AF_INET6)
    every = [known for of_interface in psutil.net_if_addrs().values() for known in of_interface]
    return frozenset(known.address.partition("%")[0] for known in every if known.family in families)


def in_address(host: str) -> str:
    """A host as it is written in an address."""
    return f"[{host}]" if ":" in host else host


def class_origin(asked: str, others: str) -> str:
    """The origin that a class types: as the browser asked, or the one for others where the browser is on this computer.

    Args:
        asked: As the browser has asked for it: ``http://localhost:8866``.
        others: As others of the room ask for it; "" where nobody can, or that is not known.
    """
    return others if others and urlsplit(asked).hostname in THIS_COMPUTER else asked


def room_address() -> str | None:
    """The address by which others of the room find this computer, or None where it is in no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if is_loopback(address) else address


def _own_names() -> frozenset[str]:
    """The names of this computer in its network."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name}.local", socket.getfqdn().lower()}) - {""}


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _checked(name: str) -> str:
    found = name_of(name)
    if not found:
        raise CardlabError(f"--host is {name!r}, and must be a name such as cards.school.example, without https:// and a path")
    return found
