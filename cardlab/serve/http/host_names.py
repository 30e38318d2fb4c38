"""Checks the host name of a request, and finds the addresses of this computer. Refusing others protects against DNS
rebinding.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

from cardlab.core.errors import CardlabError
from cardlab.serve.http.limits import is_loopback

THIS_COMPUTER = frozenset({"localhost", "127.0.0.1", "::1"})
ANYWHERE = ("0.0.0.0", "::")
"""Addresses that mean all addresses of this computer when a server listens at them."""
SOMEWHERE = ("192.0.2.1", 9)
"""An address that nobody has. A datagram socket connected to it sends nothing, but shows which own address it would use."""


class Hosts:
    """The names and addresses that a request's ``Host`` may contain.

    Args:
        ip: The address that the server listens at.
        named: Further names of the server, for example behind a proxy.

    Raises:
        CardlabError: One of these is not a name.
    """

    def __init__(self, ip: str, named: Iterable[str] = ()) -> None:
        self.ip = ip
        self._named = {_checked(name) for name in named}
        self._beyond = not is_loopback(ip)
        self._own = _own_names() if self._beyond else frozenset()

    def allows(self, host: str) -> bool:
        """Whether a request may use a host, possibly with a port: ``localhost:8866``, ``[::1]``."""
        name = name_of(host)
        if name in THIS_COMPUTER or name in self._named or name == self.ip or name in self._own:
            return True
        if not _is_address(name):
            return False
        # Addresses change with the network, so they are looked up when a request uses one.
        return is_loopback(name) if not self._beyond else name in own_addresses()


def name_of(host: str) -> str:
    """Returns the name in a ``Host``, in lower case and without its port; "" if it is not valid."""
    if any(sign in host for sign in "/?#@\\ ,"):
        return ""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port  # raises an error if it is not a number
        return (parts.hostname or "").rstrip(".")
    except ValueError:
        return ""


def checked_origin(origin: str) -> str:
    """Checks an origin in the form that browsers use: ``https://lms.school.example``.

    Raises:
        CardlabError: It is not an origin.
    """
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not name_of(parts.netloc) or origin != f"{parts.scheme}://{parts.netloc}":
        raise CardlabError(
            f"--allow-frames-from is {origin!r}, but must be an origin such as https://lms.school.example, without a path"
        )
    return origin


def own_addresses() -> frozenset[str]:
    """Returns all addresses of this computer."""
    import psutil  # the Jupyter kernels depend on psutil

    families = (socket.AF_INET, socket.AF_INET6)
    every = [known for of_interface in psutil.net_if_addrs().values() for known in of_interface]
    return frozenset(known.address.partition("%")[0] for known in every if known.family in families)


def in_address(host: str) -> str:
    """Returns a host in the form that an address needs."""
    return f"[{host}]" if ":" in host else host


def class_origin(asked: str, others: str) -> str:
    """Returns the origin that a class types: that of the request, or that for other computers if the browser is on this
    computer.

    Args:
        asked: The origin that the browser has used: ``http://localhost:8866``.
        others: The origin for other computers; "" if they cannot reach the server, or it is not known.
    """
    return others if others and urlsplit(asked).hostname in THIS_COMPUTER else asked


def network_address() -> str | None:
    """Returns the address at which other devices in the network find this computer; None if it is in no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return None if is_loopback(address) else address


def _own_names() -> frozenset[str]:
    """Returns the names of this computer in its network."""
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
        raise CardlabError(f"--host is {name!r}, but must be a name such as cards.school.example, without https:// and a path")
    return found
