"""The sessions of a server, without a server: found again, kept, put away, shared by tabs, played on when work fails."""

import asyncio
import gc
import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from weakref import ref

import pytest

from cardlab.core import registry
from cardlab.serve.data_file import NAME, DataFile
from cardlab.serve.garbage import search_in_quiet
from cardlab.serve.hub import IDLE_SECONDS, MOST_TABS, Full, PutAway
from cardlab.serve.live import BROKEN as BROKEN_CODE
from cardlab.serve.live import NONSENSE, UNKNOWN, LiveHandler
from cardlab.serve.pool import Busy, JobFailed, TooLong, WorkerDied
from cardlab.sessions.addresses import SEEDS
from cardlab.words.messages import Words
from tests.hubs import Page, as_sent, hub_on, wrong

ANNA, BEN = "a" * 32, "b" * 32
GAME, LESSON = [{"kind": "asked", "of": "game"}], [{"kind": "asked", "of": "lesson"}]
WAR = {"game": "war", "seed": "7"}
FAST_FOOD = {"game": "fast_food", "seed": "7"}
AT = 1_790_000_000_000
STAGES = ("watch", "predict", "practise", "play", "investigate", "ticket")


def scene(*played, folder=None, most=40, **more) -> list[str]:
    """Let each scene be played with a hub of its own, one after the other, on the same folder; what was reported.

    None of them is ended before the next begins, but the right to write to the folder goes over.
    """
    said: list[str] = []

    async def one(play):
        hub = hub_on(folder, said, most=most, **more)
        try:
            await play(hub)
        finally:
            for live in list(hub.live.values()):
                for task in live.working:
                    task.cancel()
            await hub.store.close()

    for play in played:
        asyncio.run(one(play))
    return said


async def at_game(hub, query=WAR, learner=ANNA, tab="a") -> Page:
    return Page(hub, await hub.open(learner, "game.ipynb", query, GAME), tab)


async def at_lesson(hub, query=None, learner=ANNA, tab="a") -> Page:
    return Page(hub, await hub.open(learner, "lesson.ipynb", query or {"lesson": "addition_war", "seed": "7"}, LESSON), tab)


def table(page):
    end = page.live.ends[0].session
    return getattr(end, "table", end)


def standing(page) -> str:
    return table(page).match.save()


# -------------------------------------------------------------------------------- whose session it is


def test_the_same_learner_has_the_same_session_again():
    async def play(hub):
        page = await at_game(hub)
        await page.play()
        again = await at_game(hub, tab="b")
        assert again.live is page.live
        assert (await again.say({"do": "log"}))["status"]["at"] == 1
        assert (await at_game(hub, {**WAR, "seed": "8"})).live is not page.live

    assert scene(play) == []


def test_another_learner_with_the_same_address_has_a_session_of_their_own():
    async def play(hub):
        anna, ben = await at_game(hub), await at_game(hub, learner=BEN)
        await anna.play()
        assert anna.live.key != ben.live.key
        assert (await ben.say({"do": "log"}))["status"]["at"] == 0

    assert scene(play) == []


def test_an_address_without_a_seed_keeps_the_deal_that_was_drawn(tmp_path):
    drawn = []

    async def play(hub):
        drawn.append(standing(await at_game(hub, {"game": "war"})))

    assert scene(play, play, folder=tmp_path) == []
    assert drawn[0] == drawn[1]


def test_the_seed_that_hides_cards_is_in_nothing_that_a_lesson_sends():
    """The exit ticket has a number of its own to be written down, by which its questions are found again and no card is."""

    async def play(hub):
        page = await at_lesson(hub, {"lesson": "fast_food"})
        end = page.live.ends[0]
        sent = [end.state(), *[await page.say({"do": "open", "stage": stage}) for stage in STAGES]]
        seed, ticket = end.session.seed, sent[-1]["traits"]["ticket"]["seed"]
        assert seed != ticket < SEEDS < seed
        assert str(seed) not in json.dumps(sent, default=dict)
        named = await at_lesson(hub, {"lesson": "fast_food", "seed": str(ticket)}, tab="b")
        there = (await named.say({"do": "open", "stage": "ticket"}))["traits"]["ticket"]
        assert [one["prompt"] for one in there["questions"]] == [
            one["prompt"] for one in sent[-1]["traits"]["ticket"]["questions"]
        ]

    assert scene(play) == []


def test_the_language_changes_and_the_match_stays():
    async def play(hub):
        page = await at_game(hub)
        await page.play()
        before, steps = standing(page), (await page.say({"do": "log"}))["steps"]
        again = await at_game(hub, {**WAR, "lang": "ar"}, tab="b")
        assert again.live is page.live
        assert standing(again) == before
        told = (await again.say({"do": "log"}))["steps"]
        assert [step["rule"] for step in told] == [step["rule"] for step in steps]
        assert told[0]["title"] != steps[0]["title"]

    assert scene(play) == []


def test_a_page_that_is_opened_many_times_at_once_is_one_session():
    async def play(hub):
        pages = await asyncio.gather(*(at_game(hub, tab=f"tab {n}") for n in range(12)))
        assert len({id(page.live) for page in pages}) == 1
        assert len(hub.live) == 1
        assert not hub._opening

    assert scene(play) == []


# -------------------------------------------------------------------------------- messages have numbers


def test_a_message_that_was_taken_is_not_taken_again():
    """Its answer is how things stand, whatever came after it."""

    async def play(hub):
        page = await at_game(hub)
        first = {"do": "play", "at": 0, "action": "all turn"}
        await hub.take(page.live, "a", 1, 0, first)
        await hub.take(page.live, "a", 2, 0, {"do": "undo", "at": 1})
        again = as_sent(await hub.take(page.live, "a", 1, 0, first))
        assert (again["cut"], again["status"]["at"]) == (0, 0)
        assert page.live.heard == {"a": 2}, "a lower number does not let the next ones be taken again"
        again = as_sent(await hub.take(page.live, "a", 2, 0, first))
        assert again["status"]["at"] == 0
        await hub.take(page.live, "a", 3, 0, first)
        assert len(table(page).match.actions) == 1

    assert scene(play) == []


def test_each_tab_counts_for_itself_and_the_last_ones_are_remembered():
    async def play(hub):
        page = await at_game(hub)
        for number in range(MOST_TABS + 3):
            await hub.take(page.live, f"tab {number}", 1, 0, {"do": "log"})
        assert list(page.live.heard) == [f"tab {number}" for number in range(3, MOST_TABS + 3)]

    assert scene(play) == []


HALF = "\ud83c"
"""Of a 🃏, as a field has it that takes so many letters."""


@pytest.mark.parametrize(
    "message",
    [
        {"do": HALF},
        {"do": "play", "at": 0, "action": HALF},
        {"do": "why_not", "action": f"p1 {HALF}"},
        {"do": "open", "stage": HALF},
        {"do": "ticket", "answers": [HALF] * 5, "at": AT},
        {"do": "answered", "question": HALF, "said": [HALF], "hints": 0, "at": AT},
        {"do": "deal", "experiment": HALF, "options": {HALF: HALF}, "games": 1, "at": AT},
    ],
)
def test_half_a_letter_is_answered_with_what_can_be_sent(message):
    async def play(hub):
        page = await at_lesson(hub)
        assert wrong("answer", await page.say(message)) == ""

    assert scene(play) == []


def test_the_socket_is_closed_with_what_the_page_is_to_do():
    async def play(hub):
        page = await at_game(hub)
        closed, sent = [], []
        request = SimpleNamespace(remote_ip="::1")
        close = lambda code, why: closed.append(code)  # noqa: E731
        line = SimpleNamespace(hub=hub, tab="a", waiting=3, close=close, _send=sent.append, request=request)
        await LiveHandler._answer(line, page.live, {"n": 1, "widget": 0, "content": {"do": "log"}})
        assert (closed, sent[0]["n"], sent[0]["content"]["cut"]) == ([], 1, 0)
        for n, widget, content in [(True, 0, {}), (-1, 0, {}), (2, 1, {}), (2, 0, []), (2.0, 0, {}), (2**60, 0, {})]:
            await LiveHandler._answer(line, page.live, {"n": n, "widget": widget, "content": content})
        hub.put_away(page.live)
        await LiveHandler._answer(line, page.live, {"n": 2, "widget": 0, "content": {"do": "log"}})
        page = await at_game(hub)
        page.live.ends[0].answering = None
        await LiveHandler._answer(line, page.live, {"n": 3, "widget": 0, "content": {"do": "log"}})
        assert closed == [NONSENSE] * 6 + [UNKNOWN, BROKEN_CODE]
        assert hub.live == {}

    [said] = scene(play)
    assert said.startswith("a message broke its session, which goes on from what is kept: TypeError")


# -------------------------------------------------------------------------------- what is kept


@pytest.mark.parametrize("slug", sorted(registry.built_in()))
def test_a_match_goes_on_in_another_process(slug, tmp_path):
    """The first hub is thrown away without an end: the second one has all that was acknowledged, and knows the numbers."""
    query = {"game": slug, "seed": "7"}
    kept = {}

    async def play(hub):
        page = await at_game(hub, query)
        for number in range(3):
            await page.play(number)
        at = (await page.say({"do": "log"}))["status"]["at"]
        await page.say({"do": "what_if", "at": at, "to": at})
        await page.play()
        kept.update(match=standing(page), left=table(page)._left.save(), heard=dict(page.live.heard))

    async def go_on(hub):
        page = await at_game(hub, query)
        assert page.live.heard == kept["heard"]
        assert (standing(page), table(page)._left.save()) == (kept["match"], kept["left"])
        at = len(table(page).match.actions)
        n = kept["heard"]["a"]
        again = as_sent(await hub.take(page.live, "a", n, 0, {"do": "undo", "at": at}))
        assert again["status"]["at"] == at
        back = await page.say({"do": "main_line", "at": at})
        assert wrong("answer", back) == ""
        await page.play()

    assert scene(play, go_on, folder=tmp_path) == []


def test_practice_and_ticket_go_on_in_another_process(tmp_path):
    """A summary that was shown is the same, even of an answer that is too long to be read."""
    kept = {}

    async def play(hub):
        page = await at_lesson(hub)
        shown = (await page.say({"do": "open", "stage": "practise"}))["traits"]["practise"]
        for number, question in enumerate(shown["questions"][:3]):
            said = question["answer"] if number else "99"
            message = {"do": "answered", "question": question["id"], "said": [said], "hints": 0, "at": AT + number}
            await page.say(message)
        answers = ["13" + " " * 500, "12", "", "\ud83c", "0"]
        kept["ticket"] = (await page.say({"do": "ticket", "answers": answers, "at": AT + 9}))["ticket"]["result"]
        desk = page.live.ends[0].session.desk("practise")
        kept.update(pace=desk.pace, memory=desk.memory.to_json(), message=message)

    async def go_on(hub):
        page = await at_lesson(hub, tab="b")
        desk = page.live.ends[0].session.desk("practise")
        assert (desk.pace, desk.memory.to_json()) == (kept["pace"], kept["memory"])
        again = (await page.say(kept["message"]))["practise"]
        assert (again["pace"]["asked"], again["facts"]) == (3, {}), "an answer that is sent again counts once"
        shown = (await page.say({"do": "open", "stage": "ticket"}))["traits"]["ticket"]
        assert shown["result"] == kept["ticket"]

    assert scene(play, go_on, folder=tmp_path) == []


BROKEN = ['{"match": "{}", "left": null, "bots": {}, "within": 0}', "{}", "[]", "7", '{"match": 7}']


@pytest.mark.parametrize("state", BROKEN)
def test_a_kept_session_that_is_broken_begins_anew_and_is_reported(state, tmp_path):
    """Whatever stands in the file; one that could never be opened again would lock its learner out."""

    async def play(hub):
        await (await at_game(hub)).play()

    async def go_on(hub):
        page = await at_game(hub)
        assert (await page.say({"do": "log"}))["status"]["at"] == 0
        await page.play()

    async def go_on_again(hub):
        assert len(table(await at_game(hub)).match.actions) == 1

    assert scene(play, folder=tmp_path) == []
    with closing(sqlite3.connect(tmp_path / NAME)) as file, file:
        file.execute("UPDATE parts SET state = ? WHERE name = '0.play'", (state,))
    [said] = scene(go_on, go_on_again, folder=tmp_path)
    assert said.startswith("a session that was kept cannot go on, and begins anew: ")


def leaves(data, path=()):
    """Where something stands in plain data."""
    if path:
        yield path
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in inner:
        yield from leaves(value, (*path, name))


def spoilt(data, path, value):
    """A copy with another value at a place."""
    data = json.loads(json.dumps(data))
    held = data
    for name in path[:-1]:
        held = held[name]
    held[path[-1]] = value
    return data


@pytest.mark.parametrize("begun", ["war", "addition_war"])
def test_whatever_stands_in_a_file_nobody_is_locked_out(begun):
    """Each value in turn is another: the session begins anew, or goes on, and its pages are answered."""
    said = []

    async def play(hub):
        lesson = begun != "war"
        page = await (at_lesson(hub) if lesson else at_game(hub))
        desk = page.live.ends[0].session.desk("practise") if lesson else None
        openings = [{"do": "log"}, *({"do": "open", "stage": stage} for stage in STAGES[2:] if lesson)]
        for message in openings:
            status = (await page.say(message)).get("status")
        foretold = {"value": "p1", "stake": 1} if status else {"value": "less", "stake": 1}
        action = table(page).status()["actions"][0]["action"]
        await page.say({"do": "play", "at": 0, "action": action, "foretells": foretold})
        assert len(table(page).foretelling.said) == 1
        for n in range(2 if desk else 0):
            await page.say({"do": "answered", "question": next(iter(desk._open)), "said": ["77"], "hints": 0, "at": AT + n})
        kept = await hub.store.session(page.live.key)
        for name, part in kept.parts.items():
            for place in leaves(part):
                for odd in ("", [1]):
                    hub.put_away(page.live)
                    await hub.store.start(kept.key, kept.learner, kept.description)
                    await hub.store.keep(kept.key, kept.heard, {**kept.parts, name: spoilt(part, place, odd)})
                    try:
                        page = Page(hub, await hub.open(ANNA, "x", kept.description["query"], page.live.widgets))
                        for message in openings:
                            await page.say(message)
                    except Exception as error:
                        said.append((name, place, odd, repr(error)))
        assert kept.parts

    scene(play)
    assert said == []


def test_a_clock_that_is_set_back_loses_nothing_and_locks_nobody_out(tmp_path, monkeypatch):
    """By a day, and to a year long ago: match and practice are as they were, go on, and are there when it is right again."""
    now = datetime.now(UTC).replace(microsecond=0)
    clock, memories = [now], []
    monkeypatch.setattr("cardlab.sessions.exercises.datetime", SimpleNamespace(now=lambda _: clock[0]))

    async def play(hub):
        page = await at_lesson(hub)
        for stage in ("play", "practise"):
            await page.say({"do": "open", "stage": stage})
        desk, begun = page.live.ends[0].session.desk("practise"), len(memories)
        assert desk.pace.asked == begun
        assert len(table(page).match.actions) == begun
        assert [*desk.memory.to_json()["facts"]] == (memories[-1] if memories else [])
        action = table(page).status()["actions"][0]["action"]
        stake = {"value": "less", "stake": 1}
        await page.say({"do": "play", "at": begun, "action": action, "foretells": stake})
        at = int(clock[0].timestamp() * 1000)
        new = next(name for name, question in desk._open.items() if question.practises not in desk.memory.facts)
        answered = {"do": "answered", "question": new, "said": ["77"], "hints": 0, "at": at}
        assert (await page.say(answered))["practise"]["facts"]
        memories.append([*desk.memory.to_json()["facts"]])
        assert await hub.store.end_old(clock[0]) == 0

    said = []
    for moment in (now, now - timedelta(days=1), datetime(2010, 1, 1, tzinfo=UTC), now + timedelta(days=1)):
        clock[0] = moment
        said += scene(play, folder=tmp_path, clock=lambda: clock[0])
    assert [*map(len, memories)] == [1, 2, 3, 4]
    assert all(text.startswith("The clock of this computer says") for text in said)


def test_what_breaks_in_the_middle_of_an_answer_leaves_what_was_kept(tmp_path, monkeypatch):
    """The half-done match is not gone on with, by any tab."""

    async def play(hub):
        page, other = await at_game(hub), await at_game(hub, tab="b")
        await page.play()

        def breaks(message):
            table(page).match.play("all turn")
            raise RuntimeError("something of ours")
            yield

        monkeypatch.setattr(page.live.ends[0], "answering", breaks)
        with pytest.raises(RuntimeError):
            await page.say({"do": "undo", "at": 1})
        with pytest.raises(PutAway):
            await other.say({"do": "log"})
        again = await at_game(hub, tab="b")
        assert again.live is not other.live
        assert len(table(again).match.actions) == 1

    assert scene(play, folder=tmp_path) == []


# -------------------------------------------------------------------------------- room


def test_a_room_that_is_full_says_so_and_an_idle_session_makes_room():
    async def play(hub):
        anna, ben = await at_game(hub), await at_game(hub, learner=BEN)
        await anna.play()
        with pytest.raises(Full, match="2 learners are here"):
            await at_game(hub, learner="c" * 32)
        anna.close()
        await at_game(hub, learner="c" * 32)
        assert anna.live.key not in hub.live
        ben.close()
        assert len(table(await at_game(hub)).match.actions) == 1

    assert scene(play, most=2) == []


def test_what_is_put_away_comes_back_and_the_old_object_takes_nothing():
    """Else a page that still holds it would write over what another one has had acknowledged."""

    async def play(hub):
        page = await at_game(hub)
        await page.play()
        hub.put_away(page.live)
        again = await at_game(hub, tab="b")
        await again.play()
        with pytest.raises(PutAway):
            await page.say({"do": "undo", "at": 1})
        hub.put_away(again.live)
        assert len(table(await at_game(hub)).match.actions) == 2

    assert scene(play) == []


def test_only_what_nobody_uses_is_put_away():
    async def play(hub):
        page, other = await at_game(hub), await at_game(hub, learner=BEN)
        other.close()
        late = max(page.live.touched, other.live.touched) + IDLE_SECONDS + 1
        async with other.live.turn:
            hub.end_idle(late)
            assert len(hub.live) == 2, "something is being answered"
        hub.end_idle(late)
        assert list(hub.live.values()) == [page.live]

    assert scene(play) == []


def test_a_session_is_begun_anew_and_its_pages_are_told(tmp_path):
    async def play(hub):
        page, other = await at_lesson(hub), await at_lesson(hub, tab="b")
        await page.say({"do": "open", "stage": "play"})
        await page.play()
        await hub.anew(page.live)
        assert page.heard[-1] == other.heard[-1] == {"anew": True}
        with pytest.raises(PutAway):
            await other.say({"do": "log"})
        assert await hub.store.session(page.live.key) is None
        again = await at_lesson(hub)
        assert (await again.say({"do": "log"}))["status"]["at"] == 0

    assert scene(play, folder=tmp_path) == []


def test_a_page_that_holds_what_was_put_away_can_begin_anew():
    async def play(hub):
        page = await at_game(hub)
        await page.play()
        hub.put_away(page.live)
        other = await at_game(hub, tab="b")
        await hub.anew(page.live)
        assert page.heard == other.heard == [{"anew": True}]
        assert hub.live == {}
        assert len(table(await at_game(hub)).match.actions) == 0

    assert scene(play) == []


def test_a_session_that_was_deleted_while_its_page_was_open_goes_on(tmp_path):
    async def play(hub):
        page = await at_game(hub)
        await page.play()
        await hub.store.forget(page.live.key)
        await page.play()

    async def go_on(hub):
        assert len(table(await at_game(hub)).match.actions) == 2

    assert scene(play, go_on, folder=tmp_path) == []


# -------------------------------------------------------------------------------- two tabs


def test_what_one_tab_does_the_other_hears():
    """The steps, but not what only the one who asked is told; put together they are the whole log."""

    async def play(hub):
        page, other = await at_game(hub, FAST_FOOD), await at_game(hub, FAST_FOOD, tab="b")
        steps = (await other.say({"do": "log"}))["steps"]
        page.heard.clear()
        answer = await page.play()
        assert page.heard == [], "who asks has an answer"
        refused = await page.say({"do": "play", "at": 0, "action": "p1 fly"})
        assert refused["said"]
        for one in map(as_sent, other.heard):
            assert wrong("from_server", one) == ""
            assert "said" not in one["content"]
            steps = steps[: one["content"]["cut"]] + one["content"]["steps"]
        assert steps == (await page.say({"do": "log"}))["steps"]
        assert answer["status"]["at"] == 2

    assert scene(play) == []


def test_a_tab_hears_what_another_did_that_has_gone_meanwhile():
    async def play(hub):
        page, other = await at_game(hub), await at_game(hub, tab="b")
        page.close()
        await page.say({"do": "play", "at": 0, "action": "all turn"})
        assert other.heard[-1]["content"]["status"]["at"] == 1

    assert scene(play) == []


# -------------------------------------------------------------------------------- work


@pytest.mark.parametrize("why", [Busy("full"), TooLong("late"), WorkerDied("dead"), JobFailed("broken")])
def test_where_work_fails_a_stand_in_plays_and_the_coach_is_busy(why):
    async def play(hub):
        page = await at_game(hub, {**FAST_FOOD, "bots": "medium"})
        hub.pool.fails = why
        answer = await page.play()
        assert hub.pool.asked == ["acted"]
        assert page.heard == [{"widget": 0, "content": {"thinks": "bots"}}]
        assert answer["status"]["at"] == 2
        told = await page.say({"do": "coach", "at": 2})
        assert told["said"]["sentence"] == Words().say("ui-coach_busy")
        assert "counsel" not in told
        hub.pool.fails = None
        assert (await page.play())["status"]["at"] == 4

    said = scene(play)
    assert len(said) == (2 if isinstance(why, JobFailed) else 0), "only what is broken is reported"


def test_experiments_end_when_nobody_looks_on(monkeypatch):
    """What has been counted stays, and is told to whoever opens the page again."""

    async def play(hub):
        page = await at_lesson(hub)
        shown = (await page.say({"do": "open", "stage": "investigate"}))["traits"]["investigate"]["experiments"][0]
        pieces = []

        async def run(function, *args, learner, weight):
            pieces.append(args)
            if len(pieces) == 3:
                page.close()
            await asyncio.sleep(0)
            return 1, [{}]

        monkeypatch.setattr(hub.pool, "run", run)
        message = {"do": "deal", "experiment": shown["name"], "arms": [{}], "games": 1000, "at": AT}
        assert (await page.say(message))["investigate"] == {"heard": AT}
        await asyncio.gather(*page.live.working)
        assert len(pieces) == 3
        assert all(wrong("from_server", as_sent(one)) == "" for one in page.heard)
        again = await at_lesson(hub, tab="b")
        told = (await again.say({"do": "open", "stage": "investigate"}))["traits"]["investigate"]["experiments"][0]["told"]
        assert (told["dealt"], told["games"], told["ended"]) == (300, 1000, True)

    assert scene(play) == []


@pytest.mark.parametrize("others", [0, 1])
def test_what_the_coach_is_asked_ends_with_the_last_page(monkeypatch, others):
    """Nobody waits for it any more; the match is as it was."""

    async def play(hub):
        page = await at_game(hub, FAST_FOOD)
        tabs = [await at_game(hub, FAST_FOOD, tab=f"other {n}") for n in range(others)]
        begun, given_up = asyncio.Event(), []

        async def run(function, *args, learner, weight):
            begun.set()
            try:
                await asyncio.sleep(0.2)
            except asyncio.CancelledError:
                given_up.append(args[0].__name__)
                raise
            return function(*args)

        monkeypatch.setattr(hub.pool, "run", run)
        answering = asyncio.create_task(page.say({"do": "coach", "at": 0}))
        await begun.wait()
        page.close()
        told = await answering
        assert given_up == ([] if others else ["counsel"])
        assert ("counsel" in told) == bool(others)
        assert hub.live[page.live.key] is page.live
        assert len(tabs) == others

    assert scene(play) == []


def test_a_bots_move_ends_with_the_last_page_and_is_made_when_somebody_is_back(monkeypatch):
    """What the learner did is kept; nobody plays instead of the bot, which moves when the page is opened, or asks, again."""

    async def play(hub):
        page = await at_game(hub, {**FAST_FOOD, "bots": "medium"})
        work, given_up = hub.pool.run, []

        async def run(function, *args, learner, weight):
            given_up.append(asyncio.current_task())
            page.close()
            await asyncio.Event().wait()

        monkeypatch.setattr(hub.pool, "run", run)
        assert (await page.play())["status"]["at"] == 1
        assert [task.cancelled() for task in given_up] == [True]
        monkeypatch.setattr(hub.pool, "run", work)
        page = Page(hub, page.live)  # its line was cut, and it is the same page
        back = await page.say({"do": "log"})
        assert (back["status"]["at"], hub.pool.asked) == (2, ["acted"])
        monkeypatch.setattr(hub.pool, "run", run)
        assert (await page.play())["status"]["at"] == 3
        monkeypatch.setattr(hub.pool, "run", work)
        again = await at_game(hub, {**FAST_FOOD, "bots": "medium"})
        assert again.live is page.live
        assert len(table(again).match.actions) == 4

    assert scene(play) == []


def test_only_what_has_changed_is_written(tmp_path, monkeypatch):
    """An answer of practice leaves the match as it is on the disk; all of it is written where the session had been deleted."""
    written = []

    async def play(hub):
        page = await at_lesson(hub)
        for stage in ("play", "practise"):
            await page.say({"do": "open", "stage": stage})
        keep = DataFile.keep
        monkeypatch.setattr(DataFile, "keep", lambda *told: (written.append(sorted(told[3])), keep(*told))[1])
        question = next(iter(page.live.ends[0].session.desk("practise")._open))
        answered = {"do": "answered", "question": question, "said": ["1"], "hints": 0}
        await page.say({**answered, "at": AT})
        await page.say({"do": "log"})
        await hub.store.forget(page.live.key)
        await page.say({"do": "log"})

    assert scene(play, folder=tmp_path) == []
    assert written == [["0.practise", "heard"], ["heard"], ["heard"], ["0.play", "0.practise", "heard"]]


@pytest.mark.parametrize("at", [at_lesson, at_game])
def test_a_session_that_is_put_away_is_gone_without_a_search(at):
    """It holds itself in no circle, so that nobody has to look through the memory of a class, which answers nobody meanwhile."""

    async def play(hub):
        page = await (at(hub) if at is at_lesson else at(hub, FAST_FOOD))
        for stage in STAGES[1:] if at is at_lesson else ():
            await page.say({"do": "open", "stage": stage})
        await page.play()
        live, page.live = page.live, None
        session = live.ends[0].session
        desks = [*session._desks.values(), session.table] if at is at_lesson else [session]
        there = [ref(one) for one in (live, live.ends[0], session, *desks)]
        gc.disable()
        try:
            hub.put_away(live)
            del live, session, desks
            assert [one() for one in there if one() is not None] == []
        finally:
            gc.enable()

    scene(play)


def test_all_of_memory_is_searched_when_nobody_is_there():
    """And after some hours whoever is there."""
    searched: list[int] = []

    def count(phase, about):
        if phase == "start" and about["generation"] == 2:
            searched.append(1)

    async def looks(*, quiet, latest):
        searching = asyncio.ensure_future(search_in_quiet(lambda: quiet, every=0, latest=latest))
        before = len(searched)
        for _ in range(5):
            await asyncio.sleep(0)
        searching.cancel()
        return len(searched) - before

    gc.callbacks.append(count)
    try:
        assert asyncio.run(looks(quiet=False, latest=1)) == 0
        assert asyncio.run(looks(quiet=True, latest=1)) > 0
        assert asyncio.run(looks(quiet=False, latest=0)) > 0
    finally:
        gc.callbacks.remove(count)
