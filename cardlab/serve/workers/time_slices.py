"""Time slices of the event loop. In a round of the loop, one browser works for a few milliseconds, and the others wait.

A browser that has had far more slices than a class needs gets fewer, so that it never has most of the loop for itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from time import monotonic

from cardlab.serve.http.limits import LIMITS, Limits, TokenBuckets
from cardlab.serve.workers.lines import Lines

SLICE = 0.003
"""Seconds that a slice lasts. It ends only between two pieces of work, and a piece may take a few times as long."""


class TimeSlices:
    """Shares out the event loop.

    Args:
        clock: A monotonic clock, in seconds.
        limits: How many slices a browser may have.
        sleep: Waits for a number of seconds.
    """

    def __init__(
        self,
        clock: Callable[[], float] = monotonic,
        limits: Limits = LIMITS,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.clock = clock
        self.sleep = sleep
        self.shares = TokenBuckets(limits.slices_of_browser_a_second, limits.slices_of_browser, clock)
        self.lines = Lines()
        self.round = asyncio.Lock()
        """Held during the round of the loop by the answer or page that is being made."""

    async def due(self, browser: str) -> None:
        """Waits until a browser that has had more than its share may go on. Call it before work waits in a line with others."""
        share = self.shares.of(browser)
        while share.tokens < 1:
            await self.sleep(1 / share.a_second)

    def of(self, browser: str, *lines: str) -> TimeSlice:
        """Returns the time slices of an answer or a page.

        Args:
            browser: The browser that it is for. Its answers wait in a line.
            lines: Other lines in which it waits afterwards. Only the first of each line waits in the next one, so nobody waits
                for more than one slice of a line. With any, the work is not stopped when the browser has had its share, because
                others may wait for it.
        """
        return TimeSlice(self, browser, lines)


class TimeSlice:
    """The time slices of one answer or page, which is made in pieces."""

    def __init__(self, slices: TimeSlices, browser: str, lines: tuple[str, ...]) -> None:
        self._slices, self._browser, self._lines = slices, browser, lines
        self._ends = float("-inf")

    async def go_on(self) -> None:
        """Returns at once during a slice, and otherwise waits for the next one. Call it before each piece of work."""
        slices = self._slices
        if slices.clock() < self._ends:
            return
        async with AsyncExitStack() as waiting:
            await waiting.enter_async_context(slices.lines.of(self._browser))
            if not self._lines:  # in the browser's own line, so that nobody else waits for it
                await slices.due(self._browser)
            slices.shares.of(self._browser).spend()
            for line in self._lines:
                await waiting.enter_async_context(slices.lines.of(line))
            await slices.round.acquire()
        asyncio.get_running_loop().call_soon(slices.round.release)  # in the next round
        self._ends = slices.clock() + SLICE
