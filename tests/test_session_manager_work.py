"""Slow work in a session, without a server: failures, cancellation when nobody is watching, writing and searching."""

import asyncio
import gc
from functools import partial
from itertools import pairwise
from threading import current_thread, main_thread
from time import monotonic
from weakref import ref

import pytest

from cardlab.serve.gc_tuning import collect_when_quiet
from cardlab.serve.pages import notebook_library
from cardlab.serve.session_manager import IDLE_SECONDS
from cardlab.serve.storage.database import DatabaseFile
from cardlab.serve.workers.pool import Busy, JobFailed, TooLong, WorkerDied
from cardlab.words.words import Words
from tests.session_managers import (
    FAST_FOOD,
    Page,
    as_sent,
    at_game,
    at_lesson,
    scene,
    table,
    wrong,
)
from tests.work_counts import at_once

AT = 1_790_000_000_000
STAGES = ("watch", "predict", "practise", "play", "investigate", "ticket")


@pytest.mark.parametrize("why", [Busy("full"), TooLong("late"), WorkerDied("dead"), JobFailed("broken")])
def test_if_work_fails_a_simpler_bot_plays_and_the_coach_is_busy(why):
    async def play(manager):
        page = await at_game(manager, {**FAST_FOOD, "bots": "medium"})
        manager.pool.fails = why
        answer = await page.play()
        assert manager.pool.asked == ["acted"]
        assert page.heard == [{"widget": 0, "content": {"thinks": "bots"}}]
        assert answer["status"]["at"] == 2
        told = await page.say({"do": "ask_coach", "at": 2})
        assert told["said"]["sentence"] == Words().say("session-coach_busy")
        assert "counsel" not in told
        manager.pool.fails = None
        assert (await page.play())["status"]["at"] == 4

    said = scene(play)
    assert len(said) == (2 if isinstance(why, JobFailed) else 0), "only what is broken is reported"


def test_experiments_end_when_nobody_is_watching(monkeypatch):
    """The counts so far stay, and a reopened page gets them."""

    async def play(manager):
        page = await at_lesson(manager)
        shown = (await page.say({"do": "open_stage", "stage": "investigate"}))["traits"]["investigate"]["experiments"][0]
        pieces = []

        async def run(function, *args, learner, weight):
            pieces.append(args)
            if len(pieces) == 3:
                page.close()
            await asyncio.sleep(0)
            return 1, [{}]

        monkeypatch.setattr(manager.pool, "run", run)
        message = {"do": "run_experiment", "experiment": shown["name"], "arms": [{}], "games": 1000, "at": AT}
        assert (await page.say(message))["investigate"] == {"heard": AT}
        await asyncio.gather(*page.live.experiment_tasks)
        assert len(pieces) == 3
        assert all(wrong("FromServer", as_sent(one)) == "" for one in page.heard)
        again = await at_lesson(manager, tab="b")
        told = (await again.say({"do": "open_stage", "stage": "investigate"}))["traits"]["investigate"]["experiments"][0][
            "told"
        ]
        assert (told["dealt"], told["games"], told["ended"]) == (300, 1000, True)

    assert scene(play) == []


@pytest.mark.parametrize("others", [0, 1])
def test_a_question_to_the_coach_ends_with_the_last_page(monkeypatch, others):
    """Nobody waits for the answer any more, and the match stays as it was."""

    async def play(manager):
        page = await at_game(manager, FAST_FOOD)
        tabs = [await at_game(manager, FAST_FOOD, tab=f"other {n}") for n in range(others)]
        begun, given_up = asyncio.Event(), []

        async def run(function, *args, learner, weight):
            begun.set()
            try:
                await asyncio.sleep(0.2)
            except asyncio.CancelledError:
                given_up.append(args[0].__name__)
                raise
            return function(*args)

        monkeypatch.setattr(manager.pool, "run", run)
        answering = asyncio.create_task(page.say({"do": "ask_coach", "at": 0}))
        await begun.wait()
        page.close()
        told = await answering
        assert given_up == ([] if others else ["coach_advice"])
        assert ("counsel" in told) == bool(others)
        assert manager.open_sessions[page.live.key] is page.live
        assert len(tabs) == others

    assert scene(play) == []


def test_a_bots_move_ends_with_the_last_page_and_is_made_when_a_page_returns(monkeypatch):
    """The learner's actions are stored. No simpler bot moves instead; the bot itself moves when the page is reopened, or asks
    again.
    """

    async def play(manager):
        page = await at_game(manager, {**FAST_FOOD, "bots": "medium"})
        work, given_up = manager.pool.run, []

        async def run(function, *args, learner, weight):
            given_up.append(asyncio.current_task())
            page.close()
            await asyncio.Event().wait()

        monkeypatch.setattr(manager.pool, "run", run)
        assert (await page.play())["status"]["at"] == 1
        assert [task.cancelled() for task in given_up] == [True]
        monkeypatch.setattr(manager.pool, "run", work)
        page = Page(manager, page.live)  # its connection was lost, and it is the same page
        back = await page.say({"do": "resend_log"})
        assert (back["status"]["at"], manager.pool.asked) == (2, ["acted"])
        monkeypatch.setattr(manager.pool, "run", run)
        assert (await page.play())["status"]["at"] == 3
        monkeypatch.setattr(manager.pool, "run", work)
        again = await at_game(manager, {**FAST_FOOD, "bots": "medium"})
        assert again.live is page.live
        assert len(table(again).match.actions) == 4

    assert scene(play) == []


def test_only_changes_are_written(tmp_path, monkeypatch):
    """An answer in practice leaves the stored match untouched. If the session had been deleted, all of it is written."""
    written = []

    async def play(manager):
        page = await at_lesson(manager)
        for stage in ("play", "practise"):
            await page.say({"do": "open_stage", "stage": stage})
        save = DatabaseFile.save
        monkeypatch.setattr(DatabaseFile, "save", lambda *told: (written.append(sorted(told[3])), save(*told))[1])
        question = next(iter(page.live.widget_sessions[0].session.stage_session("practise")._open))
        answered = {"do": "answer_question", "question": question, "said": ["1"], "hints": 0}
        await page.say({**answered, "at": AT})
        await page.say({"do": "resend_log"})
        await manager.store.delete(page.live.key)
        await page.say({"do": "resend_log"})

    assert scene(play, folder=tmp_path) == []
    assert written == [["0.practise", "heard"], ["heard"], ["heard"], ["0.play", "0.practise", "heard"]]


@pytest.mark.parametrize("at", [at_lesson, at_game])
def test_an_evicted_session_is_freed_without_a_garbage_collection(at):
    """It has no reference cycles, so the server need not search the memory of a whole class, during which it answers nobody."""

    async def play(manager):
        page = await (at(manager) if at is at_lesson else at(manager, FAST_FOOD))
        for stage in STAGES[1:] if at is at_lesson else ():
            await page.say({"do": "open_stage", "stage": stage})
        await page.play()
        live, page.live = page.live, None
        session = live.widget_sessions[0].session
        stage_sessions = [*session._stage_sessions.values(), session.match_session] if at is at_lesson else [session]
        there = [ref(one) for one in (live, live.widget_sessions[0], session, *stage_sessions)]
        gc.disable()
        try:
            manager.evict(live)
            del live, session, stage_sessions
            assert [one() for one in there if one() is not None] == []
        finally:
            gc.enable()

    scene(play)


def test_a_full_garbage_collection_runs_when_no_page_is_open():
    """After some hours it runs even if pages are open."""
    searched: list[int] = []

    def count(phase, about):
        if phase == "start" and about["generation"] == 2:
            searched.append(1)

    async def looks(*, quiet, latest):
        searching = asyncio.ensure_future(collect_when_quiet(lambda: quiet, every=0, latest=latest))
        before = len(searched)
        for _ in range(5):
            await asyncio.sleep(0)
        searching.cancel()
        return len(searched) - before

    gc.callbacks.append(count)
    gc.freeze()  # objects left by other tests are not searched, which would take seconds
    try:
        assert asyncio.run(looks(quiet=False, latest=1)) == 0
        assert asyncio.run(looks(quiet=True, latest=1)) > 0
        assert asyncio.run(looks(quiet=False, latest=0)) > 0
    finally:
        gc.unfreeze()
        gc.callbacks.remove(count)


def test_the_files_of_a_page_are_made_once_and_outside_the_event_loop(monkeypatch):
    """A notebook or a deck may need files that no page has had before."""
    made = []
    monkeypatch.setattr(notebook_library, "asset", lambda entry, _: made.append((entry, current_thread() is main_thread())))
    monkeypatch.setattr(notebook_library, "making_served_page", lambda *_: at_once(lambda: ""))

    async def play(manager):
        notebooks = notebook_library.NotebookLibrary([], print)
        for at in (at_game, at_lesson, at_game):
            await notebooks.learner_page_html(None, live := (await at(manager)).live, "/", {}, manager.page_slices(live))

    assert scene(play) == []
    assert made == [("play_table_widget", False), ("lesson", False)]


@pytest.mark.parametrize("what", ["pages", "end", "end_idle"])
def test_many_sessions_at_once_leave_the_loop_free_in_between(what, monkeypatch):
    """Each session that arrives, ends or is evicted gets its own round of the loop."""
    at, rounds = [], [0]

    async def play(manager):
        async def count():
            while len(at) < 6:
                rounds[0] += 1
                await asyncio.sleep(0)

        def note(*_):
            at.append(rounds[0])
            return ""

        seats = [await at_game(manager, learner=f"{n:032x}") for n in range(6)]
        monkeypatch.setattr(notebook_library, "making_served_page", lambda *_: at_once(note))
        notebooks, evict = notebook_library.NotebookLibrary([], print), manager.evict
        manager.evict = lambda live: (note(), evict(live))
        counting = asyncio.create_task(count())
        if what == "pages":
            await asyncio.gather(
                *(notebooks.learner_page_html(None, seat.live, "/", {}, manager.page_slices(seat.live)) for seat in seats)
            )
        elif what == "end":
            monkeypatch.setattr(manager.store, "close", partial(asyncio.sleep, 0))
            monkeypatch.setattr(manager.pool, "close", partial(asyncio.sleep, 0), raising=False)
            await manager.close()
            monkeypatch.undo()
        else:
            for seat in seats:
                seat.close()
            await manager.evict_idle(monotonic() + IDLE_SECONDS + 1)
        await counting

    assert scene(play) == []
    assert len(at) == 6
    assert all(later > sooner for sooner, later in pairwise(at))
