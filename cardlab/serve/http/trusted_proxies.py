"""Finds the address of a visitor who comes through proxies. Only trusted proxies are believed."""

from __future__ import annotations

from collections.abc import Iterable, MutableMapping
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from cardlab.core.errors import CardlabError

LOOPBACK = ("127.0.0.0/8", "::1")
FORWARDED_FOR, FORWARDED_PROTO = "X-Forwarded-For", "X-Forwarded-Proto"


class TrustedProxies:
    """The proxies that may say for whom they ask: those on this computer, and others that the operator names.

    Args:
        named: Addresses and networks of the others: ``10.88.0.1``, ``10.88.0.0/16``.
        any_peer: Whether everybody who connects is a proxy, as at a server of a JupyterHub.

    Raises:
        CardlabError: One of these is neither an address nor a network.
    """

    def __init__(self, named: Iterable[str] = (), *, any_peer: bool = False) -> None:
        try:
            self._networks = [ip_network(one) for one in (*LOOPBACK, *named)]
        except ValueError as error:
            raise CardlabError(
                f"--trusted-proxy: {error}. Give the address of a proxy or its network, such as 10.88.0.1 or 10.88.0.0/16"
            ) from error
        self._any_peer = any_peer

    def trusts(self, peer: str) -> bool:
        """Whether a connection from this address is one of a proxy."""
        return self._any_peer or self._has(_address(peer))

    def visitor(self, peer: str, forwarded_for: str) -> str:
        """Returns the address of the visitor: the last one in ``X-Forwarded-For`` that is not a proxy's.

        Each proxy adds the address from which it was asked at the end. The visitor may have made up what stands before it.

        Args:
            peer: The address of the connection.
            forwarded_for: The header. What stands before something that is not an address does not count.
        """
        visitor, is_proxy = peer, self.trusts(peer)
        for one in reversed(forwarded_for.split(",")):
            address = _address(one.strip())
            if not is_proxy or address is None:
                break
            visitor, is_proxy = str(address), self._has(address)
        return visitor

    def clean(self, peer: str, headers: MutableMapping[str, str]) -> None:
        """Leaves in the headers of a request only what proxies know about the visitor, in the form in which Tornado reads it.

        Tornado trusts ``X-Real-Ip`` and ``X-Scheme`` most, and Caddy and a hub's proxy pass on what a browser sends there. With
        two proxies, such as Caddy in front of a hub, it takes the protocol of the second, which is not that of the browser.

        Args:
            peer: The address of the connection.
            headers: The headers, which are changed.
        """
        for name in ("X-Real-Ip", "X-Scheme"):
            headers.pop(name, None)
        if FORWARDED_FOR in headers:
            headers[FORWARDED_FOR] = self.visitor(peer, headers[FORWARDED_FOR])
        protocol = headers.pop(FORWARDED_PROTO, "").partition(",")[0].strip()
        if protocol and self.trusts(peer):
            headers[FORWARDED_PROTO] = protocol

    def _has(self, address: IPv4Address | IPv6Address | None) -> bool:
        return address is not None and any(address in network for network in self._networks)


def _address(text: str) -> IPv4Address | IPv6Address | None:
    """Returns an address, one of IPv4 also where it is written as one of IPv6; None for anything else."""
    try:
        address = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
