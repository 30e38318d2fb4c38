"""Budgets of sessions: a browser has one, its address a wider one, and a page none."""

import asyncio
from dataclasses import replace
from itertools import count
from types import SimpleNamespace

import pytest

from cardlab.serve.http.limits import LIMITS, Budget
from cardlab.serve.places import ServerFull
from cardlab.serve.session_manager import TooManyOpenings
from cardlab.serve.storage.records import TooMuchData
from tests.session_managers import GAME, Page, scene

ROOM = 10
HOME, SCHOOL = "203.0.113.7", "198.51.100.20"


def browser(n: int) -> str:
    return f"{n:032x}"


async def opened(manager, query, who=1, address=HOME):
    """Opens a table, in a tab that stays open."""
    live = await manager.open(browser(who), "games.ipynb", query, GAME, browser=browser(who), address=address)
    return Page(manager, live, f"tab {len(manager.open_sessions)}")


def limited(manager, **limits):
    manager._limits = replace(LIMITS, **limits)
    return manager


def test_unknown_parameters_make_no_new_session():
    """Only the parameters of the game, of the table and of the language count."""

    async def play(manager):
        first = await opened(manager, {"game": "war", "seed": "7"})
        for n in range(20):
            again = await opened(manager, {"game": "war", "seed": "7", "x": str(n), "suits": "4", "levels": "1", "lang": "en"})
            assert again.live is first.live
        assert (await opened(manager, {"game": "war", "seed": "7", "packs": "2"})).live is not first.live
        assert len(manager.open_sessions) == 2

    assert scene(play) == []


def test_one_browser_cannot_take_the_room():
    """It keeps its last pages, and others find a place."""

    async def play(manager):
        limited(manager, sessions_of_browser=4)
        pages = [await opened(manager, {"game": "war", "seed": str(n)}) for n in range(4)]
        with pytest.raises(ServerFull):
            await opened(manager, {"game": "war", "seed": "99"})
        await opened(manager, {"game": "war", "seed": "1"}, who=2)
        pages[0].close()
        await opened(manager, {"game": "war", "seed": "99"})
        assert pages[0].live.key not in manager.open_sessions
        assert len(manager.open_sessions) == 5

    assert scene(play, most=ROOM) == []


def test_one_address_cannot_take_the_room_with_invented_cookies():
    """The serving computer, or a proxy on it, is not limited."""

    async def play(manager):
        for n in range(6):
            await opened(manager, {"game": "war"}, who=n)
        with pytest.raises(ServerFull):
            await opened(manager, {"game": "war"}, who=6)
        for n in range(7, 11):
            await opened(manager, {"game": "war"}, who=n, address="127.0.0.1")
        assert len(manager.open_sessions) == ROOM

    assert scene(play, most=ROOM) == []


@pytest.mark.parametrize("address", [HOME, SCHOOL])
def test_a_learner_who_returns_goes_before_strangers(address):
    """All places are taken by visitors who have done nothing. A stranger finds none, and a learner who was here before does."""

    async def play(manager):
        anna = await opened(manager, {"game": "war", "seed": "7"}, who=99, address=address)
        await anna.play()
        anna.close()
        manager.evict(anna.live)
        for n in range(ROOM):
            await opened(manager, {"game": "war"}, who=n, address=HOME if n < 6 else f"192.0.2.{n}")
        with pytest.raises(ServerFull):
            await opened(manager, {"game": "war", "seed": "8"}, who=98, address=address)
        again = await opened(manager, {"game": "war", "seed": "7"}, who=99, address=address)
        assert len((await again.say({"do": "resend_log"}))["steps"]) > 1
        assert len(manager.open_sessions) == ROOM

    assert scene(play, most=ROOM) == []


def test_a_learner_at_work_is_not_turned_out_for_another():
    async def play(manager):
        anna = await opened(manager, {"game": "war", "seed": "7"}, who=99)
        await anna.play()
        anna.close()
        manager.evict(anna.live)
        for n in range(ROOM):
            await (await opened(manager, {"game": "war"}, who=n, address=f"192.0.2.{n}")).play()
        with pytest.raises(ServerFull):
            await opened(manager, {"game": "war", "seed": "7"}, who=99)
        await opened(manager, {"game": "war"}, who=3, address="192.0.2.3")  # a reload

    assert scene(play, most=ROOM) == []


def test_a_reload_opens_nothing():
    """A browser that loads one page without end takes nothing from the other browsers of its address."""

    async def play(manager):
        manager._openings = Budget((0, 3), (0, 9))
        for _ in range(6):
            await opened(manager, {"game": "war", "seed": "7"})
        for seed in ("1", "2"):
            await opened(manager, {"game": "war", "seed": seed})
        with pytest.raises(TooManyOpenings):
            await opened(manager, {"game": "war", "seed": "8"})
        await opened(manager, {"game": "war", "seed": "7"})
        await opened(manager, {"game": "war", "seed": "8"}, who=2)

    assert scene(play, most=ROOM) == []


def test_jobs_are_shared_out_by_browser(monkeypatch):
    """A browser with a hundred pages and searching bots gets one turn, like the others."""

    async def play(manager):
        asked = []

        async def run(function, *args, learner, weight):
            asked.append(learner)
            return function(*args)

        monkeypatch.setattr(manager.pool, "run", run)
        for seed in ("1", "2"):
            await (await opened(manager, {"game": "fast_food", "seed": seed, "bots": "medium"})).play()
        await (await opened(manager, {"game": "fast_food", "seed": "1", "bots": "medium"}, who=2)).play()
        assert asked == [browser(1), browser(1), browser(2)]

    assert scene(play) == []


def test_twenty_pages_of_a_browser_have_one_turn_in_each_round():
    """They ask for all their steps at once. Here, each piece of an answer is a turn of its own."""

    async def play(manager):
        pages = [await opened(manager, {"game": "war", "seed": str(n)}) for n in range(20)]
        for page in pages:
            for _ in range(4):
                await page.play()
        rounds, pieces, running = [0], [], [True]
        manager._slices.clock = count().__next__
        answer = manager._answer

        def counting(session, number, answering, time_slice):
            def counted():
                result = None
                while True:
                    pieces.append(rounds[0])
                    try:
                        job = answering.send(result)
                    except StopIteration as stop:
                        return stop.value
                    result = yield job

            return answer(session, number, counted(), time_slice)

        async def count_rounds():
            while running[0]:
                rounds[0] += 1
                await asyncio.sleep(0)

        manager._answer = counting
        watching = asyncio.create_task(count_rounds())
        await asyncio.gather(*(page.say({"do": "resend_log"}) for page in pages))
        running[0] = False
        await watching
        assert len(pieces) >= 80
        assert len({*pieces}) == len(pieces)

    assert scene(play) == []


def test_what_is_stored_already_does_not_grow_when_its_session_is_restored():
    """A learner who comes back again and again does not use up what she may store."""

    async def play(manager):
        page = await opened(manager, {"game": "war", "seed": "7"})
        for _ in range(20):
            await page.play()
        taken = []
        manager._kept_bytes = SimpleNamespace(take=lambda browser, address, n: taken.append(n) or True)
        for _ in range(2):
            manager.evict(page.live)
            page = await opened(manager, {"game": "war", "seed": "7"})
            await page.play()
        assert sum(taken) < 200

    assert scene(play) == []


def test_a_browser_cannot_fill_the_storage():
    """Only growth counts. A message that would store too much is refused, and its session goes on from its stored state."""

    async def play(manager):
        page = await opened(manager, {"game": "war", "seed": "7"})
        await page.play()
        manager._kept_bytes = Budget((0, 40), (0, 10**6))
        await page.play()

        async def play_on():
            for _ in range(9):
                await page.play()

        with pytest.raises(TooMuchData):
            await play_on()
        manager._kept_bytes = Budget((0, 10**6), (0, 10**6))
        again = await opened(manager, {"game": "war", "seed": "7"})
        assert 2 <= (await again.say({"do": "resend_log"}))["status"]["at"] < 11

    assert scene(play) == []
