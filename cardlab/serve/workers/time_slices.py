"""Time slices of the event loop. In a round of the loop, one browser works for a few milliseconds, and the others wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from time import monotonic

from cardlab.serve.workers.lines import Lines

SLICE = 0.003
"""Seconds that a slice lasts. It ends only between two pieces of work, and a piece may take a few times as long."""


class TimeSlices:
    """Shares out the event loop.

    Args:
        clock: A monotonic clock, in seconds.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        self.lines = Lines()
        self.round = asyncio.Lock()
        """Held during the round of the loop by the answer or page that is being made."""

    def of(self, *lines: str) -> TimeSlice:
        """Returns the time slices of an answer or a page.

        Args:
            lines: The lines in which it waits, such as that of its browser. Only the first of each line waits in the next one,
                so nobody waits for more than one slice of a line.
        """
        return TimeSlice(self, lines)


class TimeSlice:
    """The time slices of one answer or page, which is made in pieces."""

    def __init__(self, slices: TimeSlices, lines: tuple[str, ...]) -> None:
        self._slices, self._lines = slices, lines
        self._ends = float("-inf")

    async def go_on(self) -> None:
        """Returns at once during a slice, and otherwise waits for the next one. Call it before each piece of work."""
        slices = self._slices
        if slices.clock() < self._ends:
            return
        async with AsyncExitStack() as waiting:
            for line in self._lines:
                await waiting.enter_async_context(slices.lines.of(line))
            await slices.round.acquire()
        asyncio.get_running_loop().call_soon(slices.round.release)  # in the next round
        self._ends = slices.clock() + SLICE
