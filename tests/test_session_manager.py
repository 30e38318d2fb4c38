"""The sessions of a server, without a server: found again, evicted from memory, shared by tabs."""

import asyncio
import json
from threading import Event

import pytest

from cardlab.serve import session_manager
from cardlab.serve.http.limits import LIMITS, TokenBucket
from cardlab.serve.page_connection import BROKEN as BROKEN_CODE
from cardlab.serve.page_connection import LONGEST, NONSENSE, TOO_MANY, UNKNOWN, PageConnection
from cardlab.serve.places import ServerFull
from cardlab.serve.session_manager import IDLE_SECONDS, MAX_TABS, SessionEvicted
from cardlab.sessions.jobs import run_here
from cardlab.sessions.query_parameters import SEEDS
from tests.session_managers import (
    ANNA,
    BEN,
    FAST_FOOD,
    WAR,
    answer_of,
    as_sent,
    at_game,
    at_lesson,
    scene,
    standing,
    table,
    wrong,
)

AT = 1_790_000_000_000
STAGES = ("watch", "predict", "practise", "play", "investigate", "ticket")


# -------------------------------------------------------------------------------- learners and their sessions


def test_the_same_learner_gets_the_same_session_again():
    async def play(manager):
        page = await at_game(manager)
        await page.play()
        again = await at_game(manager, tab="b")
        assert again.live is page.live
        assert (await again.say({"do": "resend_log"}))["status"]["at"] == 1
        assert (await at_game(manager, {**WAR, "seed": "8"})).live is not page.live

    assert scene(play) == []


def test_another_learner_with_the_same_address_has_her_own_session():
    async def play(manager):
        anna, ben = await at_game(manager), await at_game(manager, learner=BEN)
        await anna.play()
        assert anna.live.key != ben.live.key
        assert (await ben.say({"do": "resend_log"}))["status"]["at"] == 0

    assert scene(play) == []


def test_an_address_without_a_seed_keeps_its_random_deal(tmp_path):
    drawn = []

    async def play(manager):
        drawn.append(standing(await at_game(manager, {"game": "war"})))

    assert scene(play, play, folder=tmp_path) == []
    assert drawn[0] == drawn[1]


def test_a_lesson_never_sends_the_seed_of_hidden_cards():
    """The exit ticket has its own number for writing down, which leads to its questions and to no cards."""

    async def play(manager):
        page = await at_lesson(manager, {"lesson": "fast_food"})
        end = page.live.widget_sessions[0]
        sent = [run_here(end.state()), *[await page.say({"do": "open_stage", "stage": stage}) for stage in STAGES]]
        seed, ticket = end.session.seed, sent[-1]["traits"]["ticket"]["seed"]
        assert seed != ticket < SEEDS < seed
        assert str(seed) not in json.dumps(sent, default=dict)
        named = await at_lesson(manager, {"lesson": "fast_food", "seed": str(ticket)}, tab="b")
        there = (await named.say({"do": "open_stage", "stage": "ticket"}))["traits"]["ticket"]
        assert there["seed"] == ticket

    assert scene(play) == []


def test_the_language_changes_and_the_match_stays():
    async def play(manager):
        page = await at_game(manager)
        await page.play()
        before, steps = standing(page), (await page.say({"do": "resend_log"}))["steps"]
        again = await at_game(manager, {**WAR, "lang": "ar"}, tab="b")
        assert again.live is page.live
        assert standing(again) == before
        told = (await again.say({"do": "resend_log"}))["steps"]
        assert [step["rule"] for step in told] == [step["rule"] for step in steps]
        assert told[0]["title"] != steps[0]["title"]

    assert scene(play) == []


def test_a_page_opened_many_times_at_once_is_one_session():
    async def play(manager):
        pages = await asyncio.gather(*(at_game(manager, tab=f"tab {n}") for n in range(12)))
        assert len({id(page.live) for page in pages}) == 1
        assert len(manager.open_sessions) == 1
        assert not manager._opening

    assert scene(play) == []


# -------------------------------------------------------------------------------- messages have numbers


def test_a_processed_message_is_not_processed_again():
    """The answer is the present state, whatever came after the message."""

    async def play(manager):
        page = await at_game(manager)
        first = {"do": "play", "at": 0, "action": "all turn"}
        await manager.answer(page.live, "a", 1, 0, first)
        await manager.answer(page.live, "a", 2, 0, {"do": "undo", "at": 1})
        again = await answer_of(manager, page.live, "a", 1, 0, first)
        assert (again["cut"], again["status"]["at"]) == (0, 0)
        assert page.live.last_numbers == {"a": 2}, "a lower number does not let the next ones be taken again"
        again = await answer_of(manager, page.live, "a", 2, 0, first)
        assert again["status"]["at"] == 0
        await manager.answer(page.live, "a", 3, 0, first)
        assert len(table(page).match.actions) == 1
        anew = {"do": "new_match", "at": 1, "deal": "new"}
        await manager.answer(page.live, "a", 4, 0, anew)
        dealt = table(page).match
        await manager.answer(page.live, "a", 4, 0, {**anew, "at": 0})
        assert table(page).match is dealt

    assert scene(play) == []


def test_each_tab_has_its_own_numbers_and_the_latest_tabs_are_remembered():
    async def play(manager):
        page = await at_game(manager)
        for number in range(MAX_TABS + 3):
            await manager.answer(page.live, f"tab {number}", 1, 0, {"do": "resend_log"})
        assert list(page.live.last_numbers) == [f"tab {number}" for number in range(3, MAX_TABS + 3)]

    assert scene(play) == []


HALF = "\ud83c"
"""Half of a 🃏, as left by a field with a limit of characters."""


@pytest.mark.parametrize(
    "message",
    [
        {"do": HALF},
        {"do": "play", "at": 0, "action": HALF},
        {"do": "why_not", "action": f"p1 {HALF}"},
        {"do": "open_stage", "stage": HALF},
        {"do": "hand_in_ticket", "answers": [HALF] * 5, "at": AT},
        {"do": "answer_question", "question": HALF, "said": [HALF], "hints": 0, "at": AT},
        {"do": "run_experiment", "experiment": HALF, "options": {HALF: HALF}, "games": 1, "at": AT},
    ],
)
def test_half_a_character_gets_a_valid_answer(message):
    async def play(manager):
        page = await at_lesson(manager)
        assert wrong("Answer", await page.say(message)) == ""

    assert scene(play) == []


def connection(manager, closed, sent=None) -> PageConnection:
    """Returns the connection of a page, which appends what it sends and with which codes it closes."""
    write, close = (lambda text: sent.append(json.loads(text))), (lambda code, why: closed.append(code))
    return PageConnection(manager, LIMITS, learner=ANNA, address="::1", write=write, close=close)


def test_long_messages_count_as_several():
    """Six of the longest are read, although nobody reads the answers. The next one is not, nor anything after it."""
    closed, read = [], []
    line = connection(None, closed)
    line.rate, line._greet = TokenBucket(0, LIMITS.messages_at_once), read.append
    for _ in range(8):
        line.hear(json.dumps({"hello": "x" * (LONGEST - 20)}))
    assert (len(read), closed) == (6, [TOO_MANY, TOO_MANY])


def test_a_connection_closes_with_an_instruction_for_the_page():
    async def play(manager):
        page = await at_game(manager)
        closed, sent = [], []
        line = connection(manager, closed, sent)
        await line._answer(page.live, {"n": 1, "widget": 0, "content": {"do": "resend_log"}})
        assert (closed, sent[0]["n"], sent[0]["content"]["cut"]) == ([], 1, 0)
        for n, widget, content in [(True, 0, {}), (-1, 0, {}), (2, 1, {}), (2, 0, []), (2.0, 0, {}), (2**60, 0, {})]:
            await line._answer(page.live, {"n": n, "widget": widget, "content": content})
        manager.evict(page.live)
        await line._answer(page.live, {"n": 2, "widget": 0, "content": {"do": "resend_log"}})
        page = await at_game(manager)
        page.live.widget_sessions[0].answering = None
        await line._answer(page.live, {"n": 3, "widget": 0, "content": {"do": "resend_log"}})
        assert closed == [NONSENSE] * 6 + [UNKNOWN, BROKEN_CODE]
        assert manager.open_sessions == {}

    [said] = scene(play)
    assert said.startswith("a message caused an error, and its session continues from its stored state: TypeError")


def test_the_server_goes_on_while_the_lesson_of_a_page_is_made(tmp_path, monkeypatch):
    """A lesson about a new deck takes up to a second, for a new page and for a restored one."""
    went_on = Event()

    def waiting(work):
        def done(*args):
            assert went_on.wait(10)  # in vain if the event loop waited too
            return work(*args)

        return done

    for name in ("resolved", "find"):
        monkeypatch.setattr(session_manager, name, waiting(getattr(session_manager, name)))

    async def opened(manager):
        went_on.clear()
        opening = asyncio.create_task(at_lesson(manager, {"lesson": "compare", "deck": "1/2, 3/4, 5/6", "seed": "7"}))
        await asyncio.sleep(0.05)
        assert not opening.done()
        went_on.set()
        assert (await opening).live.widgets[0]["deck"] == "1/2 3/4 5/6"

    assert scene(opened, opened, folder=tmp_path) == []


# -------------------------------------------------------------------------------- limits


def test_a_full_server_says_so_and_an_idle_session_makes_room():
    async def play(manager):
        anna, ben = await at_game(manager), await at_game(manager, learner=BEN)
        await anna.play()
        with pytest.raises(ServerFull, match="2 pages are open"):
            await at_game(manager, learner="c" * 32)
        anna.close()
        await at_game(manager, learner="c" * 32)
        assert anna.live.key not in manager.open_sessions
        ben.close()
        assert len(table(await at_game(manager)).match.actions) == 1

    assert scene(play, most=2) == []


def test_an_evicted_session_returns_and_its_old_object_accepts_nothing():
    """Otherwise a page that still holds the old object could overwrite acknowledged messages of another."""

    async def play(manager):
        page = await at_game(manager)
        await page.play()
        manager.evict(page.live)
        again = await at_game(manager, tab="b")
        await again.play()
        with pytest.raises(SessionEvicted):
            await page.say({"do": "undo", "at": 1})
        manager.evict(again.live)
        assert len(table(await at_game(manager)).match.actions) == 2

    assert scene(play) == []


def test_only_unused_sessions_are_evicted():
    async def play(manager):
        page, other = await at_game(manager), await at_game(manager, learner=BEN)
        other.close()
        late = max(page.live.touched, other.live.touched) + IDLE_SECONDS + 1
        async with other.live.lock:
            await manager.evict_idle(late)
            assert len(manager.open_sessions) == 2, "something is being answered"
        await manager.evict_idle(late)
        assert list(manager.open_sessions.values()) == [page.live]

    assert scene(play) == []


def test_a_session_can_start_over_and_its_pages_are_informed(tmp_path):
    async def play(manager):
        page, other = await at_lesson(manager), await at_lesson(manager, tab="b")
        await page.say({"do": "open_stage", "stage": "play"})
        await page.play()
        await manager.start_over(page.live)
        assert page.heard[-1] == other.heard[-1] == {"anew": True}
        with pytest.raises(SessionEvicted):
            await other.say({"do": "resend_log"})
        assert await manager.store.session(page.live.key) is None
        again = await at_lesson(manager)
        assert (await again.say({"do": "resend_log"}))["status"]["at"] == 0

    assert scene(play, folder=tmp_path) == []


def test_a_page_of_an_evicted_session_can_start_over():
    async def play(manager):
        page = await at_game(manager)
        await page.play()
        manager.evict(page.live)
        other = await at_game(manager, tab="b")
        await manager.start_over(page.live)
        assert page.heard == other.heard == [{"anew": True}]
        assert manager.open_sessions == {}
        assert len(table(await at_game(manager)).match.actions) == 0

    assert scene(play) == []


def test_a_session_that_is_deleted_while_its_page_is_open_goes_on(tmp_path):
    async def play(manager):
        page = await at_game(manager)
        await page.play()
        await manager.store.delete(page.live.key)
        await page.play()

    async def go_on(manager):
        assert len(table(await at_game(manager)).match.actions) == 2

    assert scene(play, go_on, folder=tmp_path) == []


# -------------------------------------------------------------------------------- two tabs


def test_each_tab_gets_the_others_moves():
    """It gets the steps, but not private answers, and all steps together are the whole log."""

    async def play(manager):
        page, other = await at_game(manager, FAST_FOOD), await at_game(manager, FAST_FOOD, tab="b")
        steps = (await other.say({"do": "resend_log"}))["steps"]
        page.heard.clear()
        answer = await page.play()
        assert page.heard == [], "who asks has an answer"
        refused = await page.say({"do": "play", "at": 0, "action": "p1 fly"})
        assert refused["said"]
        for one in map(as_sent, other.heard):
            assert wrong("FromServer", one) == ""
            assert "said" not in one["content"]
            steps = steps[: one["content"]["cut"]] + one["content"]["steps"]
        assert steps == (await page.say({"do": "resend_log"}))["steps"]
        assert answer["status"]["at"] == 2

    assert scene(play) == []


def test_other_tabs_are_told_only_what_has_changed():
    """Otherwise all tabs of a browser would be sent all steps again whenever one of them asks for them."""

    async def play(manager):
        page, other = await at_game(manager), await at_game(manager, tab="b")
        await page.play()
        other.heard.clear()
        for asked in (
            {"do": "resend_log"},
            {"do": "undo", "at": 0},
            {"do": "ask_predictions"},
            {"do": "why_not", "action": "?"},
        ):
            await page.say(asked)
        assert other.heard == []
        await page.say({"do": "undo", "at": 1})
        assert [one["content"]["status"]["at"] for one in other.heard] == [0]

    assert scene(play) == []


def test_a_tab_gets_the_moves_of_a_tab_that_has_closed():
    async def play(manager):
        page, other = await at_game(manager), await at_game(manager, tab="b")
        page.close()
        await page.say({"do": "play", "at": 0, "action": "all turn"})
        assert other.heard[-1]["content"]["status"]["at"] == 1

    assert scene(play) == []
