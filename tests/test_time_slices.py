"""Time slices of the event loop: one browser works in each round, and the others wait. The tests set the clock."""

import asyncio

from cardlab.serve.http.limits import LIMITS, Limits
from cardlab.serve.workers.time_slices import SLICE, TimeSlices


class Work:
    """Work of several browsers, in pieces of which two fill a slice."""

    def __init__(self, limits: Limits = LIMITS) -> None:
        self.now = 0.0
        self.slept: list[float] = []
        self.slices = TimeSlices(lambda: self.now, limits, self.sleep)
        self.round = 0
        self.done: list[tuple[int, str]] = []
        """The round of each piece, and its browser."""

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        for _ in range(100):  # rounds of the loop
            await asyncio.sleep(0)
        self.now += seconds

    async def work(self, pieces: int, *lines: str) -> None:
        time_slice = self.slices.of(*lines)
        for _ in range(pieces):
            await time_slice.go_on()
            self.now += 0.6 * SLICE
            self.done.append((self.round, lines[0]))

    def run(self, *works) -> list[str]:
        """Does all works side by side, and returns the browsers of the slices in order."""

        async def count():
            while True:
                self.round += 1
                await asyncio.sleep(0)

        async def together():
            counting = asyncio.ensure_future(count())
            begun = [asyncio.ensure_future(work) for work in works]
            await self.slices.of("somebody").go_on()  # so that all of them wait
            await asyncio.gather(*begun)
            await self.slices.of("somebody").go_on()
            counting.cancel()

        asyncio.run(together())
        return [browser for _, browser in dict.fromkeys(self.done)]


def test_browsers_take_turns_and_each_slice_has_a_round_of_its_own():
    """A piece that would begin after the end of a slice waits for the next one."""
    work = Work()
    assert work.run(work.work(6, "a"), work.work(4, "b"), work.work(2, "c")) == ["a", "b", "c", "a", "b", "a"]
    rounds = [number for number, _ in work.done]
    assert all(rounds.count(number) <= 2 for number in rounds)


def test_a_browser_with_many_pages_waits_once():
    """Its second answer begins after the slices of all others that waited before."""
    work = Work()
    assert work.run(*(work.work(2, "many") for _ in range(4)), work.work(2, "one")) == ["many", "one", "many", "many", "many"]


def test_a_message_waits_for_one_page_at_most():
    """All pages are in one line, no matter who asks for them."""
    work = Work()
    pages = (work.work(2, browser, "pages") for browser in "abcd")
    assert work.run(*pages, work.work(4, "message")) == ["a", "message", "b", "message", "c", "d"]


def test_a_browser_that_has_had_its_share_waits_and_nobody_waits_for_it():
    """Each further slice comes a second later. Somebody who comes in the meantime goes first."""
    work = Work(Limits(slices_of_browser=2, slices_of_browser_a_second=1))

    async def late() -> None:
        while not work.slept:
            await asyncio.sleep(0)
        await work.work(2, "late")

    assert work.run(work.work(8, "greedy"), late()) == ["greedy", "greedy", "late", "greedy", "greedy"]
    assert work.slept == [1, 1]


def test_a_page_that_has_begun_is_made_to_its_end_and_the_next_one_waits():
    """Others may wait for the line of pages, so the browser pays afterwards."""
    work = Work(Limits(slices_of_browser=2, slices_of_browser_a_second=1))

    async def pages() -> None:
        for _ in range(2):
            await work.slices.due("greedy")
            await work.work(8, "greedy", "pages")

    assert work.run(pages()) == ["greedy"] * 8
    assert work.slept == [1, 1, 1]


def test_work_that_is_cancelled_while_it_waits_gives_its_place_to_the_next():
    work = Work()

    async def gone() -> None:
        waiting = asyncio.ensure_future(work.work(2, "b"))
        await asyncio.sleep(0)
        waiting.cancel()

    assert work.run(work.work(4, "a"), gone(), work.work(2, "c")) == ["a", "c", "a"]
