"""Time slices of the event loop: one browser works in each round, and the others wait. The tests set the clock."""

import asyncio

from cardlab.serve.workers.time_slices import SLICE, TimeSlices


class Work:
    """Work of several browsers, in pieces of which two fill a slice."""

    def __init__(self) -> None:
        self.now = 0.0
        self.slices = TimeSlices(lambda: self.now)
        self.round = 0
        self.done: list[tuple[int, str]] = []
        """The round of each piece, and its browser."""

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


def test_work_that_is_cancelled_while_it_waits_gives_its_place_to_the_next():
    work = Work()

    async def gone() -> None:
        waiting = asyncio.ensure_future(work.work(2, "b"))
        await asyncio.sleep(0)
        waiting.cancel()

    assert work.run(work.work(4, "a"), gone(), work.work(2, "c")) == ["a", "c", "a"]
