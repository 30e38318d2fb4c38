"""Limits on the requests of one browser, of one address and of everybody. All numbers are here, each with its reason."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

Clock = Callable[[], float]


@dataclass(frozen=True)
class Limits:
    """The limits of a server. Tests use smaller ones.

    Attributes:
        address_letters: Characters of an address, including its query: a table with all its options has 300.
        header_bytes: Bytes of a request's headers: a browser with many cookies sends 4 kB.
        body_bytes: Bytes of a request's body: the longest that the server reads is an access code.
        silent_seconds: How long a connection may take for a request's headers, or be silent between two requests.
        body_seconds: How long it may take for a body.
        unread_seconds: How long an answer may wait for a network that does not take it.
        connections: Connections in all. Each is a file, and most systems allow a process 1,024 files unless it asks for more.
        connections_of_address: Connections of one address: a whole school may share one, and a browser opens six.
        sockets: Websockets in all: two for each learner of a large class.
        sockets_of_address: Websockets of one address.
        message_bytes: Bytes of a message on a socket: most have a few hundred, and a slider on a teacher's own page sends
            fewer.
        messages_a_second: Sustained messages a second on one socket: a drag sends about 20.
        messages_at_once: Messages at once: a page with many widgets asks for each of them when it opens.
        parts: Parts of a message: a header, its content, and binary attachments.
        depth: Nesting depth of lists and objects in a message: cardlab's messages have a depth of 6.
        seconds_to_render: How long a Jupyter kernel page may take: an old laptop that serves a whole class takes 30.
        seconds_to_claim: How long a page may take from being sent to asking for its Jupyter kernel: slow networks need 20.
        unclaimed_of_address: Jupyter kernels that one address may have started and not asked for yet.
        openings_at_once: Pages with a session that one address may open at once: twice as many as a school behind one address
            opens. Each new one is written to the disk.
        openings_a_second: How many it may open each second in the long run.
        sheets_waiting: Requests for worksheets that may wait; the longest takes a minute.
        seconds_to_print: How long one may take: a minute, and twice that on an old laptop.
        sheets_of_address: How many of these may come from one address.
        pages_waiting: Requests for other pages that may wait: one takes a few milliseconds, the first one a second.
        wrong_codes: Wrong codes that one address may send at once, for a class behind one address.
        seconds_between_codes: Seconds until it may send one more.
        tickets_of_browser: Exit tickets that one browser may hand in at once: one of each lesson, for a few children who share
            it.
        tickets_of_address: Exit tickets from one address, for a school behind one address in which four classes end.
        seconds_between_tickets: Seconds until either may hand in one more.
    """

    address_letters: int = 4_000
    header_bytes: int = 16_384
    body_bytes: int = 65_536
    silent_seconds: float = 20
    body_seconds: float = 20
    unread_seconds: float = 60
    connections: int = 4_000
    connections_of_address: int = 2_500
    sockets: int = 3_000
    sockets_of_address: int = 1_500
    message_bytes: int = 1_000_000
    messages_a_second: float = 50
    messages_at_once: int = 500
    parts: int = 100
    depth: int = 50
    seconds_to_render: float = 120
    seconds_to_claim: float = 120
    unclaimed_of_address: int = 8
    openings_at_once: int = 2_000
    openings_a_second: float = 5
    sheets_waiting: int = 8
    sheets_of_address: int = 4
    seconds_to_print: float = 150
    pages_waiting: int = 200
    wrong_codes: int = 30
    seconds_between_codes: float = 10
    tickets_of_browser: int = 12
    tickets_of_address: int = 120
    seconds_between_tickets: float = 10


LIMITS = Limits()
"""The limits of a server, unless a test gives others."""


class TokenBucket:
    """A rate limit by the token-bucket algorithm: a burst of requests at once, then a limited number a second.

    Args:
        a_second: How many tokens are added a second.
        at_once: How many the bucket holds. It is full at first.
        clock: A monotonic clock, in seconds.
    """

    def __init__(self, a_second: float, at_once: float, clock: Clock = time.monotonic) -> None:
        self.a_second = a_second
        self.at_once = at_once
        self._clock = clock
        self._tokens = float(at_once)
        self._seen = clock()

    @property
    def tokens(self) -> float:
        """The current number of tokens."""
        return min(self.at_once, self._tokens + (self._clock() - self._seen) * self.a_second)

    def take(self, n: float = 1) -> bool:
        """Takes tokens. Returns False and takes none if there are fewer."""
        tokens = self.tokens
        self._seen = self._clock()
        self._tokens = tokens - n if tokens >= n else tokens
        return tokens >= n


class TokenBuckets:
    """A bucket for each address. When there are many, full buckets are dropped: a new one would be full too."""

    MOST_KEPT = 10_000

    def __init__(self, a_second: float, at_once: float, clock: Clock = time.monotonic) -> None:
        self._facts = a_second, at_once, clock
        self._rates: dict[str, TokenBucket] = {}

    def of(self, address: str) -> TokenBucket:
        """Returns the bucket of an address."""
        if len(self._rates) >= self.MOST_KEPT:
            self._rates = {other: rate for other, rate in self._rates.items() if rate.tokens < rate.at_once}
        return self._rates.setdefault(network_of(address), TokenBucket(*self._facts))


class ConcurrencyLimit:
    """Limits how many of something there are at a time, in all and for each address.

    This computer's own address has no limit of its own, because the teacher uses it, and a proxy uses it for everybody.
    """

    def __init__(self, in_all: int, of_address: int) -> None:
        self.in_all = in_all
        self.of_address = of_address
        self._counts: Counter[str] = Counter()

    def is_full(self) -> bool:
        """Whether there is no room for any address."""
        return self._counts.total() >= self.in_all

    def enter(self, address: str) -> bool:
        """Counts one more for an address. Returns False and does not count it if there is no room."""
        network = network_of(address)
        if self.is_full() or (self._counts[network] >= self.of_address and not is_loopback(address)):
            return False
        self._counts[network] += 1
        return True

    def leave(self, address: str) -> None:
        """Counts one less. It must have been counted before."""
        network = network_of(address)
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network]


def network_of(address: str) -> str:
    """Returns the network of an address: an IPv4 address itself, or the /64 prefix that a household has of IPv6 addresses."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:  # a Unix socket has a path and no address
        return address
    if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped is None:
        return str(IPv6Address(int(parsed) >> 64 << 64))
    return str(getattr(parsed, "ipv4_mapped", None) or parsed)


def is_loopback(address: str) -> bool:
    """Whether an address is a loopback address of this computer."""
    try:
        parsed = ip_address(network_of(address) if "." in address else address.partition("%")[0])
    except ValueError:
        return False
    return parsed.is_loopback
