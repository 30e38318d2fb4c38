"""Exit tickets that are handed in: they stay, count tries, and show no answer before the teacher releases it."""

from __future__ import annotations

import asyncio
import itertools
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from cardlab.cli.learner_data import show
from cardlab.protocol.lesson import TicketTrait
from cardlab.serve.http.limits import LIMITS, Limits
from cardlab.serve.page_session import PageSession
from cardlab.serve.pages.tickets_page import HandedIn, handed_in, tickets_page
from cardlab.serve.session_manager import SessionManager
from cardlab.serve.storage.backup import back_up, restore
from cardlab.serve.storage.store import Store, utc_now
from cardlab.sessions.exit_ticket import LONGEST_NAME
from cardlab.sessions.page_texts import name_as_written
from cardlab.words.words import Words
from tests.session_managers import NEVER, Here, answer_of

LESSON = {"kind": "asked", "of": "lesson", "said": {}}
QUERY = {"lesson": "addition_war", "seed": "3"}
WRONG = ["13", "13", "", "p1", "13"]


async def session_manager_of(
    folder: Path | None, *, tickets: bool = True, limits: Limits = LIMITS, clock: Callable[[], datetime] = utc_now
) -> SessionManager:
    manager = SessionManager(
        Store.open(folder, report=print, retry_seconds=NEVER, clock=clock),
        most=9,
        report=print,
        tickets=tickets,
        limits=limits,
    )
    manager.pool = Here()  # type: ignore[assignment]
    return manager


FEW = Limits(tickets_of_browser=2, tickets_of_address=40)


def test_one_child_cannot_flood_a_class_with_tickets():
    """Neither one browser nor a new one for each ticket makes it possible. Thirty children behind one address can hand in, and
    a child whose ticket is refused learns it and can press again.
    """

    async def play() -> None:
        manager = await session_manager_of(None, limits=FEW)

        async def taken(learner: str, seed: int, address: str) -> str | None:
            live = await manager.open(learner, "lesson.ipynb", {**QUERY, "seed": str(seed)}, [LESSON])
            message = {"do": "hand_in_ticket", "answers": WRONG, "at": 7, "name": "x"}
            told = (await answer_of(manager, live, "tab", 1, 0, message, address=address))["ticket"]
            again = (await answer_of(manager, live, "tab", 1, 0, message, address=address))["ticket"]
            assert ("handed_in" in told) == ("handed_in" in again)  # accepted tickets are shown again, however many others came
            assert told["heard"] == 7
            return told.get("refused")

        flood = [await taken("f" * 32, seed, "10.0.0.9") for seed in range(20)]
        assert flood[:2] == [None, None]
        assert {Words().say("ticket-later")} == {*flood[2:]}
        assert [await taken(f"{n:032}", 3, "10.0.0.9") for n in range(30)] == [None] * 30
        fresh = [await taken(f"f{n:031}", 3, "10.0.0.9") for n in range(50)]
        assert fresh.count(None) == 8
        assert await taken("b" * 32, 3, "10.0.0.10") is None
        assert len(await listed(manager)) == 2 + 30 + 8 + 1
        await manager.store.close()

    asyncio.run(play())


async def hand_in(manager: SessionManager, learner: str, name: str, query: dict[str, str] = QUERY) -> PageSession:
    """Hands in a ticket, and returns its session. The answer has no result."""
    live = await manager.open(learner, "lesson.ipynb", query, [LESSON])
    message = {"do": "hand_in_ticket", "answers": WRONG, "at": 7, "name": name}
    assert (await answer_of(manager, live, "tab", 1, 0, message))["ticket"] == {"heard": 7, "handed_in": True}
    return live


async def shown(manager: SessionManager, learner: str, query: dict[str, str] = QUERY) -> TicketTrait:
    """Returns the ticket that the page shows."""
    live = await manager.open(learner, "lesson.ipynb", query, [LESSON])
    return (await answer_of(manager, live, "look", 1, 0, {"do": "open_stage", "stage": "ticket"}))["traits"]["ticket"]


async def listed(manager: SessionManager, language: str = "en") -> list[HandedIn]:
    """Returns what the teacher reads."""
    return handed_in(await manager.store.tickets(deleted=True), Words(language))


ANA, BEN = "a" * 32, "b" * 32


@pytest.mark.parametrize("kept", [True, False])
def test_tickets_are_listed_with_name_answers_and_misconceptions_and_can_be_deleted(tmp_path, kept):
    """This works with a file and with memory alone. A deleted ticket is gone from both, and the others stay."""

    async def go() -> None:
        manager = await session_manager_of(tmp_path if kept else None)
        await hand_in(manager, ANA, "Ana <i>")
        await hand_in(manager, BEN, "")
        tickets = await listed(manager)
        assert sorted(ticket.name for ticket in tickets) == ["", "Ana <i>"]
        for ticket in tickets:
            assert [answer["said"] for answer in ticket.answers] == ["13", "13", "", "Player 1", "13"]
            assert ticket.misconceptions.keys() <= {answer["answer_kind"] for answer in ticket.answers}
            assert ticket.misconceptions
        page = tickets_page(tickets, "/", Words(), "token")
        assert "Ana &lt;i&gt;" in page
        assert "No name" in page
        assert page.count('name="_xsrf" value="token"') == 2 + 1
        assert all(f"{reply} <code" in page for reply in tickets[0].misconceptions.values())
        assert page.count("<b>2</b> · ") == len(tickets[0].misconceptions)
        assert page.count("not right yet") == sum(not answer["right"] for ticket in tickets for answer in ticket.answers)
        assert "بلا اسم" in tickets_page(await listed(manager, "ar"), "/", Words("ar"), "token")
        first = next(ticket for ticket in await manager.store.tickets() if ticket.learner == ANA)
        await manager.delete_ticket(first)
        assert [ticket.name for ticket in await listed(manager)] == [""]
        stored = [dict(session.parts) for session in await manager.store.sessions()]
        assert "Ana" not in json.dumps(stored)
        assert (await shown(manager, ANA))["handed_in"] is False, "she may hand in the same questions again"
        await manager.close()

    asyncio.run(go())


def test_no_answer_is_sent_before_the_teacher_releases_it(tmp_path):
    """Neither when a ticket is handed in, nor after a reload, a restart, or in another language. Then an open page gets it at
    once, a closed one when it opens, and a ticket handed in later waits again.
    """

    seconds = itertools.count()
    ticking = lambda: datetime(2026, 11, 23, tzinfo=UTC) + timedelta(seconds=next(seconds))  # noqa: E731

    async def go() -> None:
        manager = await session_manager_of(tmp_path, clock=ticking)
        live = await hand_in(manager, ANA, "Ana")
        await hand_in(manager, BEN, "Ben")
        told: list[dict] = []
        live.tabs["tab"] = lambda text: told.append(json.loads(text))
        solutions = [answer["working"] for answer in (await listed(manager))[0].answers]
        asked = {"do": "translate", "stage": "ticket", "language": "fr", "more": True}
        sent = [await shown(manager, ANA), await answer_of(manager, live, "tab", 2, 0, asked)]
        manager.evict(live)
        sent.append(await shown(manager, ANA))
        assert [one["handed_in"] for one in (sent[0], sent[2])] == [True, True]
        assert [one["result"] for one in (sent[0], sent[2])] == [None, None]
        assert not any(json.dumps(text)[1:-1] in json.dumps(sent) for text in solutions)
        live = await manager.open(ANA, "lesson.ipynb", QUERY, [LESSON])
        live.tabs["tab"] = lambda text: told.append(json.loads(text))
        assert told == []
        await manager.release_tickets("addition_war")
        assert [one["content"]["ticket"]["heard"] for one in told] == [None]
        assert [answer["working"] for answer in told[0]["content"]["ticket"]["result"]["answers"]] == solutions
        await hand_in(manager, "c" * 32, "Cem")
        await manager.close()
        again = await session_manager_of(tmp_path, clock=ticking)
        assert [(await shown(again, who))["result"] is not None for who in (ANA, BEN, "c" * 32)] == [True, True, False]
        assert {one.name: (one.released, one.is_late) for one in await listed(again)} == {
            "Ana": (True, False), "Ben": (True, False), "Cem": (False, True),
        }  # fmt: skip
        await again.release_tickets("compare")
        assert (await shown(again, "c" * 32))["result"] is None
        await again.release_tickets("")
        assert (await shown(again, "c" * 32))["result"] is not None
        await again.close()

    asyncio.run(go())


def test_starting_over_keeps_the_ticket_and_asks_about_other_numbers(tmp_path):
    """Whatever a child does, what was handed in stays, and the teacher sees each try, also from another address of the lesson.
    All children of a class have the same questions in the same try.
    """

    async def go() -> None:
        manager = await session_manager_of(tmp_path)
        questions = []
        for n, name in enumerate(("Ana", "Ana again", "")):
            questions.append(json.dumps((await shown(manager, ANA))["questions"]))
            live = await hand_in(manager, ANA, name)
            assert [one.tries for one in await listed(manager)] == [(n + 1 - i, n + 1) for i in range(n + 1)]
            await manager.start_over(live)
            assert (await shown(manager, ANA))["handed_in"] is False
        assert len(set(questions)) == 3
        assert [one.name for one in await listed(manager)] == ["", "Ana again", "Ana"]
        first = json.dumps((await shown(manager, BEN))["questions"])
        await manager.start_over(await hand_in(manager, BEN, "Ben"))
        assert [first, json.dumps((await shown(manager, BEN))["questions"])] == questions[:2]
        await hand_in(manager, ANA, "elsewhere", {**QUERY, "seed": "4"})
        newest = max(await manager.store.tickets(), key=lambda one: one.description["seed"])
        assert next(one.tries for one in await listed(manager) if one.id == newest.id) == (4, 4)
        await manager.close()

    asyncio.run(go())


def test_a_deleted_ticket_leaves_neither_its_learner_nor_its_answers_but_what_the_class_has_seen(tmp_path):
    """Who hands in the same questions after their answers were shown is late, although the ticket that showed them is gone. A
    backup does not bring it back.
    """
    seconds = itertools.count()
    ticking = lambda: datetime(2026, 11, 23, tzinfo=UTC) + timedelta(seconds=next(seconds))  # noqa: E731

    async def go() -> None:
        manager = await session_manager_of(tmp_path / "data", clock=ticking)
        await hand_in(manager, ANA, "Ana")
        await manager.release_tickets("")
        back_up(tmp_path / "data", tmp_path / "backup")
        (ticket,) = await manager.store.tickets()
        await manager.delete_ticket(ticket)
        assert (await manager.store.tickets(), await listed(manager)) == ([], [])
        assert (await manager.store.summary()).tickets == 0
        stored = b"".join(file.read_bytes() for file in (tmp_path / "data").iterdir())
        assert b"Ana" not in stored
        assert ANA.encode() not in b"".join(repr(one).encode() for one in await manager.store.tickets(deleted=True))
        restore(tmp_path / "data", tmp_path / "backup")
        assert await listed(manager) == []
        for who, name in ((ANA, "Ana again"), (BEN, "Ben")):
            await hand_in(manager, who, name)
        assert {one.name: one.is_late for one in await listed(manager)} == {"Ana again": True, "Ben": True}
        await manager.close()

    asyncio.run(go())


def test_a_deleted_try_does_not_give_its_number_to_another(tmp_path):
    """Otherwise a third ticket could be taken for the second one, which is already handed in."""

    async def go() -> None:
        manager = await session_manager_of(None)
        for name in ("first", "second"):
            await manager.start_over(await hand_in(manager, ANA, name))
        first = next(ticket for ticket in await manager.store.tickets() if ticket.record["name"] == "first")
        await manager.delete_ticket(first)
        await hand_in(manager, ANA, "third")
        assert sorted(one.name for one in await listed(manager)) == ["second", "third"]
        await manager.close()

    asyncio.run(go())


def test_a_ticket_that_was_only_checked_is_not_listed(tmp_path):
    """It stays off the list even if the server later collects tickets, because its learner read that nobody sees it."""

    async def go() -> None:
        manager = await session_manager_of(tmp_path, tickets=False)
        live = await manager.open(ANA, "lesson.ipynb", QUERY, [LESSON])
        message = {"do": "hand_in_ticket", "answers": WRONG, "at": 7, "name": "Ana"}
        assert "result" in (await answer_of(manager, live, "tab", 1, 0, message))["ticket"]
        await manager.close()
        later = await session_manager_of(tmp_path)
        before = await shown(later, ANA)
        assert (before["hands_in"], before["result"] is not None) == (False, True)
        assert await listed(later) == []
        await hand_in(later, BEN, "Ben")
        assert [ticket.name for ticket in await listed(later)] == ["Ben"]
        await later.close()

    asyncio.run(go())
    told = show(tmp_path)
    assert "1 exit ticket handed in, with names" in told
    assert b"Ana" not in (tmp_path / "learners.sqlite").read_bytes()


def test_tickets_of_an_older_version_are_found(tmp_path):
    """It stored them as parts of their sessions. They become tickets of their own, and other parts stay."""

    async def go() -> None:
        manager = await session_manager_of(tmp_path)
        live = await manager.open(ANA, "lesson.ipynb", QUERY, [LESSON])
        part = {"handed_in": WRONG, "name": "Ana"}
        await manager.store.save(live.key, 1, {"0.ticket": part, "1.ticket": {"handed_in": None}, "0.practise": {"name": 1}})
        await manager.close()
        with closing(sqlite3.connect(tmp_path / "learners.sqlite")) as file:
            file.execute("DROP TABLE tickets")
        later = await session_manager_of(tmp_path)
        assert [(ticket.name, ticket.right, ticket.tries) for ticket in await listed(later)] == [("Ana", 0, (1, 1))]
        (session,) = await later.store.sessions()
        assert session.parts.keys() == {"1.ticket", "0.practise"}
        await later.close()

    asyncio.run(go())


def test_an_unreadable_ticket_hides_no_other(tmp_path):
    """The file may contain a missing lesson, or answers of another version."""

    async def go() -> None:
        manager = await session_manager_of(tmp_path)
        await hand_in(manager, ANA, "Ana")
        lesson = {"kind": "lesson", "slug": "none", "seed": 1, "seat": 0}
        for n, record in enumerate(({"name": "Eve"}, {"name": "Eve", "handed_in": 7}, {"name": 7, "handed_in": None})):
            about = {**lesson, "slug": "addition_war"} if n else lesson
            await manager.store.hand_in("c" * 32, f"{n}" * 32, about, 0, record)
        assert [ticket.name for ticket in await listed(manager)] == ["Ana"]
        await manager.close()
        with closing(sqlite3.connect(tmp_path / "learners.sqlite")) as file, file:
            file.execute("UPDATE tickets SET record = '{' WHERE learner != ?", (ANA,))
        later = await session_manager_of(tmp_path)
        assert [ticket.name for ticket in await listed(later)] == ["Ana"]
        await later.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("name", "shown"),
    [("  Ana\n Maria ", "Ana Maria"), ("\u202eanA\u2066", "anA"), ("a" + "\u0301" * 40, "a\u0301\u0301"), ("\ud800", "?"),
     ("\x00", ""), ("م\u064e\u0651ن", "م\u064e\u0651ن"), ("x" * 90, "x" * 60), (7, ""), (None, "")],
)  # fmt: skip
def test_a_name_stays_on_its_line(name, shown):
    """No character in it reverses or covers the text around it, or makes the line endless."""
    assert name_as_written(name, LONGEST_NAME) == shown
