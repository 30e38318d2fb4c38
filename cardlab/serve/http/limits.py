"""How much one browser, one address and the whole room may ask of the server. All numbers, each with its reason."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

Clock = Callable[[], float]


@dataclass(frozen=True)
class Limits:
    """The limits of a server; those of a test are smaller.

    Attributes:
        address_letters: Letters of an address, with what stands after its ``?``: a table with all its options has 300.
        header_bytes: Bytes of a request's headers: a browser with many cookies sends 4 kB.
        body_bytes: Bytes of a request's body: the longest that we read is a code to come in.
        silent_seconds: How long a connection may take for a request's headers, or be silent between two requests.
        body_seconds: How long it may take for a body.
        unread_seconds: How long what we send may wait for a network that takes none of it.
        connections: Connections in all. Each is a file; most systems allow a process 1,024 files unless it asks for more.
        connections_of_address: Connections of one address: a school may have one for all, and a browser opens six.
        sockets: Websockets in all: two for each learner of a large class.
        sockets_of_address: Websockets of one address.
        message_bytes: Bytes of a message on a socket: ours have some hundred, a slider of a teacher's own page has fewer.
        messages_a_second: Messages a second on one socket, for long; a drag sends some 20.
        messages_at_once: Messages at once: the front end of a page with many widgets asks for each when it opens.
        parts: Pieces of which a message may be made: a header, its content, and what it carries as bytes.
        depth: How deep lists and objects in a message may lie in each other; ours lie 6 deep.
        seconds_to_render: How long a Jupyter kernel page may take. An old laptop with a class at its door takes 30.
        seconds_to_claim: How long a page that was sent may take until it asks for its Jupyter kernel: slow networks need 20.
        unclaimed_of_address: Jupyter kernels that one address may have begun and not asked for yet.
        openings_at_once: Pages with a session that one address may open at once, as a school behind one does, twice. Each new
            one is written to the disk.
        openings_a_second: How many it may open each second, for long.
        sheets_waiting: Requests for worksheets that may wait; the longest takes a minute.
        seconds_to_print: How long one may take; a minute, on an old laptop twice that.
        sheets_of_address: How many of these may come from one address.
        pages_waiting: Requests for other pages that may wait; one takes some milliseconds, the first one a second.
        wrong_codes: Wrong codes that one address may send at once, as a class behind one address does.
        seconds_between_codes: How long until it may send one more.
        tickets_of_browser: Exit tickets that one browser may hand in at once: one of each lesson, for a few children at it.
        tickets_of_address: How many those of one address may, as a school behind one does when four classes end.
        seconds_between_tickets: How long until either may hand in one more.
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
    """A rate limit by the token-bucket algorithm: a burst of requests at once, then so many a second.

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
        """How many tokens are in it now."""
        return min(self.at_once, self._tokens + (self._clock() - self._seen) * self.a_second)

    def take(self, n: float = 1) -> bool:
        """Take tokens; False, and none is taken, if there are fewer."""
        tokens = self.tokens
        self._seen = self._clock()
        self._tokens = tokens - n if tokens >= n else tokens
        return tokens >= n


class TokenBuckets:
    """A bucket for each address. Full buckets are dropped when there are many: a new one would be full too."""

    MOST_KEPT = 10_000

    def __init__(self, a_second: float, at_once: float, clock: Clock = time.monotonic) -> None:
        self._facts = a_second, at_once, clock
        self._rates: dict[str, TokenBucket] = {}

    def of(self, address: str) -> TokenBucket:
        """The bucket of an address."""
        if len(self._rates) >= self.MOST_KEPT:
            self._rates = {other: rate for other, rate in self._rates.items() if rate.tokens < rate.at_once}
        return self._rates.setdefault(network_of(address), TokenBucket(*self._facts))


class ConcurrencyLimit:
    """Limits how many there are of something at a time, in all and of each address.

    This computer's own address has no limit of its own: the teacher and a proxy, which stands for everybody, come from there.
    """

    def __init__(self, in_all: int, of_address: int) -> None:
        self.in_all = in_all
        self.of_address = of_address
        self._counts: Counter[str] = Counter()

    def is_full(self) -> bool:
        """Whether there is no room, for whatever address."""
        return self._counts.total() >= self.in_all

    def enter(self, address: str) -> bool:
        """Count one more of an address; False, and it is not counted, if there is no room."""
        network = network_of(address)
        if self.is_full() or (self._counts[network] >= self.of_address and not is_loopback(address)):
            return False
        self._counts[network] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less; it has been counted before."""
        network = network_of(address)
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network]


def network_of(address: str) -> str:
    """The network of an address: an IPv4 address itself, or the /64 prefix that one household has of IPv6 addresses."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:  # a Unix socket has a path, and no address
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
