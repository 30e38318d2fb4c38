"""The stored sessions of a server, without a server: another process finds them, whatever the file contains."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace

import pytest

from cardlab.core import registry
from cardlab.serve.http.limits import LIMITS
from cardlab.serve.session_manager import SessionEvicted
from cardlab.serve.storage.files import NAME
from cardlab.serve.storage.records import StoreClosed
from tests.session_managers import ANNA, BEN, Page, answer_of, at_game, at_lesson, scene, standing, table, wrong

AT = 1_790_000_000_000
STAGES = ("watch", "predict", "practise", "play", "investigate", "ticket")


@pytest.mark.parametrize("slug", sorted(registry.built_in()))
def test_a_match_continues_in_another_process(slug, tmp_path):
    """The first manager is dropped without closing. The second one has everything acknowledged, and the message numbers."""
    query = {"game": slug, "seed": "7"}
    kept = {}

    async def play(manager):
        page = await at_game(manager, query)
        for number in range(3):
            await page.play(number)
        at = (await page.say({"do": "resend_log"}))["status"]["at"]
        await page.say({"do": "what_if", "at": at, "to": at})
        await page.play()
        kept.update(match=standing(page), left=table(page)._main_line.match.save(), heard=dict(page.live.last_numbers))

    async def go_on(manager):
        page = await at_game(manager, query)
        assert page.live.last_numbers == kept["heard"]
        assert (standing(page), table(page)._main_line.match.save()) == (kept["match"], kept["left"])
        at = len(table(page).match.actions)
        n = kept["heard"]["a"]
        again = await answer_of(manager, page.live, "a", n, 0, {"do": "undo", "at": at})
        assert again["status"]["at"] == at
        back = await page.say({"do": "main_line", "at": at})
        assert wrong("Answer", back) == ""
        await page.play()

    assert scene(play, go_on, folder=tmp_path) == []


def test_practice_and_ticket_continue_in_another_process(tmp_path):
    """The summary is the same, even for an answer that is too long to be read."""
    kept = {}

    async def play(manager):
        page = await at_lesson(manager)
        shown = (await page.say({"do": "open_stage", "stage": "practise"}))["traits"]["practise"]
        for number, question in enumerate(shown["questions"][:3]):
            said = question["answer"] if number else "99"
            message = {"do": "answer_question", "question": question["id"], "said": [said], "hints": 0, "at": AT + number}
            await page.say(message)
        answers = ["13" + " " * 500, "12", "", "\ud83c", "0"]
        kept["ticket"] = (await page.say({"do": "hand_in_ticket", "answers": answers, "at": AT + 9}))["ticket"]["result"]
        stage_session = page.live.widget_sessions[0].session.stage_session("practise")
        kept.update(progress=stage_session.progress, memory=stage_session.memory.to_json(), message=message)

    async def go_on(manager):
        page = await at_lesson(manager, tab="b")
        stage_session = page.live.widget_sessions[0].session.stage_session("practise")
        assert (stage_session.progress, stage_session.memory.to_json()) == (kept["progress"], kept["memory"])
        again = (await page.say(kept["message"]))["practise"]
        assert (again["pace"]["asked"], again["facts"]) == (3, {}), "an answer that is sent again counts once"
        shown = (await page.say({"do": "open_stage", "stage": "ticket"}))["traits"]["ticket"]
        assert shown["result"] == kept["ticket"]

    assert scene(play, go_on, folder=tmp_path) == []


BROKEN = ['{"match": "{}", "left": null, "bots": {}, "within": 0}', "{}", "[]", "7", '{"match": 7}']


@pytest.mark.parametrize("state", BROKEN)
def test_a_broken_stored_session_starts_over_and_is_reported(state, tmp_path):
    """This holds for any contents of the file, because a session that cannot be opened would lock its learner out."""

    async def play(manager):
        await (await at_game(manager)).play()

    async def go_on(manager):
        page = await at_game(manager)
        assert (await page.say({"do": "resend_log"}))["status"]["at"] == 0
        await page.play()

    async def go_on_again(manager):
        assert len(table(await at_game(manager)).match.actions) == 1

    assert scene(play, folder=tmp_path) == []
    with closing(sqlite3.connect(tmp_path / NAME)) as file, file:
        file.execute("UPDATE parts SET state = ? WHERE name = '0.play'", (state,))
    [said] = scene(go_on, go_on_again, folder=tmp_path)
    assert said.startswith("a stored session cannot be restored, and starts over: ")


def leaves(data, path=()):
    """Yields the paths of all values in plain data."""
    if path:
        yield path
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in inner:
        yield from leaves(value, (*path, name))


def spoilt(data, path, value):
    """Returns a copy with another value at a path."""
    data = json.loads(json.dumps(data))
    held = data
    for name in path[:-1]:
        held = held[name]
    held[path[-1]] = value
    return data


@pytest.mark.parametrize("begun", ["war", "addition_war"])
def test_no_stored_data_lock_a_learner_out(begun):
    """Each value in turn is changed. The session starts over or continues, and its pages get answers."""
    said = []

    async def play(manager):
        lesson = begun != "war"
        page = await (at_lesson(manager) if lesson else at_game(manager))
        stage_session = page.live.widget_sessions[0].session.stage_session("practise") if lesson else None
        openings = [{"do": "resend_log"}, *({"do": "open_stage", "stage": stage} for stage in STAGES[2:] if lesson)]
        for message in openings:
            await page.say(message)
        predicted = {} if lesson else {"prediction": {"value": "p1"}}
        action = table(page).status()["actions"][0]["action"]
        await page.say({"do": "play", "at": 0, "action": action, **predicted})
        assert (len(table(page).match.actions), len(table(page).predictions.made)) == (1, len(predicted))
        for n in range(2 if stage_session else 0):
            await page.say(
                {"do": "answer_question", "question": next(iter(stage_session._open)), "said": ["77"], "hints": 0, "at": AT + n}
            )
        kept = await manager.store.session(page.live.key)
        for name, part in kept.parts.items():
            for place in leaves(part):
                for odd in ("", [1]):
                    manager.evict(page.live)
                    await manager.store.start(kept.key, kept.learner, kept.description)
                    await manager.store.save(kept.key, kept.messages, {**kept.parts, name: spoilt(part, place, odd)})
                    try:
                        page = Page(manager, await manager.open(ANNA, "x", kept.description["query"], page.live.widgets))
                        for message in openings:
                            await page.say(message)
                    except Exception as error:
                        said.append((name, place, odd, repr(error)))
        assert kept.parts

    scene(play, limits=replace(LIMITS, openings_of_browser=100_000, openings_at_once=100_000))
    assert said == []


def test_a_clock_that_is_set_back_loses_nothing_and_locks_nobody_out(tmp_path, monkeypatch):
    """The clock goes back by a day, and to a year long ago. Match and practice stay as they were, continue, and are there when
    it is right again.
    """
    now = datetime.now(UTC).replace(microsecond=0)
    clock, memories = [now], []
    monkeypatch.setattr("cardlab.sessions.practice.datetime", SimpleNamespace(now=lambda _: clock[0]))

    async def play(manager):
        page = await at_lesson(manager)
        for stage in ("play", "practise"):
            await page.say({"do": "open_stage", "stage": stage})
        stage_session, begun = page.live.widget_sessions[0].session.stage_session("practise"), len(memories)
        assert stage_session.progress.answered == begun
        assert len(table(page).match.actions) == begun
        assert [*stage_session.memory.to_json()["facts"]] == (memories[-1] if memories else [])
        action = table(page).status()["actions"][0]["action"]
        said = " total 7" if action.endswith("say") else ""
        await page.say({"do": "play", "at": begun, "action": action + said})
        at = int(clock[0].timestamp() * 1000)
        new = next(
            name for name, question in stage_session._open.items() if question.practises not in stage_session.memory.facts
        )
        answered = {"do": "answer_question", "question": new, "said": ["77"], "hints": 0, "at": at}
        assert (await page.say(answered))["practise"]["facts"]
        memories.append([*stage_session.memory.to_json()["facts"]])
        assert await manager.store.delete_old(clock[0]) == 0

    said = []
    for moment in (now, now - timedelta(days=1), datetime(2010, 1, 1, tzinfo=UTC), now + timedelta(days=1)):
        clock[0] = moment
        said += scene(play, folder=tmp_path, clock=lambda: clock[0])
    assert [*map(len, memories)] == [1, 2, 3, 4]
    assert all(text.startswith("The clock of this computer says") for text in said)


def test_an_error_during_an_answer_keeps_the_stored_state(tmp_path, monkeypatch):
    """No tab continues with the half-done match."""

    async def play(manager):
        page, other = await at_game(manager), await at_game(manager, tab="b")
        await page.play()

        def breaks(message):
            table(page).match.play("all turn")
            raise RuntimeError("something of ours")
            yield

        monkeypatch.setattr(page.live.widget_sessions[0], "answering", breaks)
        with pytest.raises(RuntimeError):
            await page.say({"do": "undo", "at": 1})
        with pytest.raises(SessionEvicted):
            await other.say({"do": "resend_log"})
        again = await at_game(manager, tab="b")
        assert again.live is not other.live
        assert len(table(again).match.actions) == 1

    assert scene(play, folder=tmp_path) == []


def test_a_page_that_comes_while_the_server_ends_is_refused_without_a_report(tmp_path):
    async def play(manager):
        page = await at_game(manager)
        await manager.close()
        for late in (at_game(manager), at_game(manager, learner=BEN), at_lesson(manager)):
            with pytest.raises(StoreClosed):
                await late
        with pytest.raises(SessionEvicted):
            await page.play()

    assert scene(play, folder=tmp_path) == []
