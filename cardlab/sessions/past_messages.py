"""Recognises messages that a page repeats after a lost connection."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

REMEMBERED = 20
"""The number of past messages. A page has fewer waiting."""


class PastMessages:
    """The moments of the last messages that have changed something, the oldest first.

    A message has a moment, `at`, by the clock of its page. A repeated one has the same moment.
    """

    def __init__(self) -> None:
        self._moments: deque[int] = deque(maxlen=REMEMBERED)

    def add(self, moment: int) -> None:
        """Remembers a message, and forgets the oldest one if there are too many."""
        self._moments.append(moment)

    def restore(self, moments: Iterable[int]) -> None:
        """Adds the moments of a stored record."""
        self._moments.extend(moments)

    def __contains__(self, moment: object) -> bool:
        return moment in self._moments

    def __iter__(self) -> Iterator[int]:
        return iter(self._moments)
