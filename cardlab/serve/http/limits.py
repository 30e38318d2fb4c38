"""Limits on the requests of one browser, of one address and of everybody. All numbers are here, each with its reason.

A browser is known by its cookie. A client can invent cookies, so each limit of a browser has a wider one of its address beside
it. A page has no limit of its own: a browser opens as many as it likes.
"""

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
        connections_of_address: Connections of one address: a school with 250 browsers may share one, and a browser opens six.
        sockets: Websockets in all: two for each learner of a large class.
        sockets_of_address: Websockets of one address.
        sockets_of_browser: Websockets of one browser: one for each tab.
        sessions_of_browser: Sessions of one browser in memory, one for each of its last pages. Others are in storage.
        sessions_of_address: The share of all sessions in memory that may belong to one address.
        message_bytes: Bytes of a message on a socket: most have a few hundred, and a slider on a teacher's own page sends
            fewer.
        messages_a_second: Sustained messages a second on one socket: a drag sends about 20.
        messages_at_once: Messages at once: a page with many widgets asks for each of them when it opens.
        parts: Parts of a message: a header, its content, and binary attachments.
        depth: Nesting depth of lists and objects in a message: cardlab's messages have a depth of 6.
        seconds_to_render: How long a Jupyter kernel page may take: an old laptop that serves a whole class takes 30.
        seconds_to_claim: How long a page may take from being sent to asking for its Jupyter kernel: slow networks need 20.
        unclaimed_of_address: Jupyter kernels that one address may have started and not asked for yet.
        openings_at_once: Sessions that one address may open at once: twice as many as a school behind one address
            opens. Each new one is written to the disk. A page whose session is in memory opens none.
        openings_a_second: How many it may open each second in the long run.
        openings_of_browser: Sessions that one browser may open at once: all lessons and all games.
        openings_of_browser_a_second: How many it may open each second in the long run.
        pages_of_browser: Pages with a session, new or not, that one browser may load at once.
        pages_of_browser_a_second: How many it may load each second in the long run.
        pages_of_address, pages_of_address_a_second: The same for an address: ten times as many.
        slices_of_browser: Time slices of the event loop that one browser may have at once: forty pages.
        slices_of_browser_a_second: How many it may have each second in the long run. A child needs one or two, and this many
            are less than a third of the loop.
        kept_bytes_of_browser: Bytes by which the stored sessions of one browser may grow at once: ten of the largest practice
            files, and all else that a class of learners does at one computer.
        kept_bytes_of_browser_a_second: Bytes by which they may grow each second in the long run: 17 MB a day.
        kept_bytes_of_address, kept_bytes_of_address_a_second: The same for an address. It cannot fill a file of 2 GB within the
            30 days for which sessions are stored.
        sheets_waiting: Requests for worksheets that may wait; the longest takes a minute.
        seconds_to_print: How long one may take: a minute, and twice that on an old laptop.
        sheets_of_address: How many of these may come from one address.
        sheets_of_browser: How many of these may come from one browser.
        pages_waiting: Requests for other pages that may wait: one takes a few milliseconds, the first one a second.
        pages_waiting_of_address: How many of these may come from one address: a class opens the gallery together.
        pages_waiting_of_browser: How many of these may come from one browser.
        wrong_codes: Wrong codes from one address before the terminal says so, for a class behind one address.
        wrong_codes_of_browser: Wrong codes from one browser that count for its address.
        seconds_between_codes: Seconds after which one wrong code is forgotten.
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
    connections_of_address: int = 1_500
    sockets: int = 3_000
    sockets_of_address: int = 1_500
    sockets_of_browser: int = 40
    sessions_of_browser: int = 40
    sessions_of_address: float = 0.6
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
    openings_of_browser: int = 120
    openings_of_browser_a_second: float = 1
    pages_of_browser: int = 200
    pages_of_browser_a_second: float = 5
    pages_of_address: int = 2_000
    pages_of_address_a_second: float = 50
    slices_of_browser: int = 800
    slices_of_browser_a_second: float = 40
    kept_bytes_of_browser: int = 10_000_000
    kept_bytes_of_browser_a_second: float = 200
    kept_bytes_of_address: int = 400_000_000
    kept_bytes_of_address_a_second: float = 700
    sheets_waiting: int = 8
    sheets_of_address: int = 4
    sheets_of_browser: int = 2
    seconds_to_print: float = 150
    pages_waiting: int = 200
    pages_waiting_of_address: int = 120
    pages_waiting_of_browser: int = 8
    wrong_codes: int = 30
    wrong_codes_of_browser: int = 10
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
        if self.tokens < n:
            return False
        self.spend(n)
        return True

    def spend(self, n: float = 1) -> None:
        """Takes tokens in any case. If there are too few, the next ones pay for them."""
        self._tokens = self.tokens - n
        self._seen = self._clock()


class TokenBuckets:
    """A bucket for each address. When there are many, full buckets are dropped: a new one would be full too."""

    MOST_KEPT = 10_000

    def __init__(self, a_second: float, at_once: float, clock: Clock = time.monotonic) -> None:
        self._facts = a_second, at_once, clock
        self._rates: dict[str, TokenBucket] = {}
        self._most = self.MOST_KEPT

    def of(self, address: str) -> TokenBucket:
        """Returns the bucket of an address."""
        if len(self._rates) >= self._most:
            self._rates = {other: rate for other, rate in self._rates.items() if rate.tokens < rate.at_once}
            self._most = max(self.MOST_KEPT, 2 * len(self._rates))  # so that the next search is far away
        return self._rates.setdefault(network_of(address), TokenBucket(*self._facts))


class Budget:
    """A rate limit of each browser, and a wider one of each address. A visitor without a cookie has only that of the address.

    This computer's own address has no limit, because the teacher uses it.

    Args:
        of_browser, of_address: Tokens a second, and tokens at once.
        clock: A monotonic clock, in seconds.
    """

    def __init__(self, of_browser: tuple[float, float], of_address: tuple[float, float], clock: Clock = time.monotonic) -> None:
        self._of_browser, self._of_address = TokenBuckets(*of_browser, clock), TokenBuckets(*of_address, clock)

    def take(self, browser: str, address: str, n: float = 1) -> bool:
        """Takes tokens of a browser and of its address. Returns False if either has too few."""
        # The browser's first, so that a browser with an empty bucket takes no tokens from its school.
        if browser and not self._of_browser.of(browser).take(n):
            return False
        return is_loopback(address) or self._of_address.of(address).take(n)


class ConcurrencyLimit:
    """Limits how many of something there are at a time: in all, for each address, and for each browser.

    This computer's own address has no limit of its own, because the teacher uses it. Nor has the address "", which stands for a
    proxy.

    Args:
        in_all, of_address, of_browser: The limits; None for no limit of a browser.
    """

    def __init__(self, in_all: int, of_address: int, of_browser: int | None = None) -> None:
        self.in_all = in_all
        self.of_address = of_address
        self.of_browser = of_browser
        self._counts: Counter[str] = Counter()
        self._of_browsers: Counter[str] = Counter()

    def is_full(self) -> bool:
        """Whether there is no room for any address."""
        return self._counts.total() >= self.in_all

    def enter(self, address: str, browser: str = "") -> bool:
        """Counts one more for an address and a browser, if it has a cookie. Returns False and does not count it if there is no
        room.
        """
        network = network_of(address)
        if browser and self.of_browser is not None and self._of_browsers[browser] >= self.of_browser:
            return False
        if self.is_full() or (address and self._counts[network] >= self.of_address and not is_loopback(address)):
            return False
        self._counts[network] += 1
        if browser:
            self._of_browsers[browser] += 1
        return True

    def leave(self, address: str, browser: str = "") -> None:
        """Counts one less. It must have been counted before."""
        for counts, name in [(self._counts, network_of(address)), *([(self._of_browsers, browser)] if browser else [])]:
            counts[name] -= 1
            if not counts[name]:
                del counts[name]


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
