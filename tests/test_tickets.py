"""Exit tickets that are handed in: who sees them, what is shown of them, and that deletion removes them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from cardlab.cli.learner_data import show
from cardlab.serve.http.host_names import is_here
from cardlab.serve.http.limits import LIMITS, Limits
from cardlab.serve.pages.tickets_page import handed_in, tickets_page
from cardlab.serve.session_manager import SessionManager
from cardlab.serve.storage.store import Store
from cardlab.sessions.exit_ticket import LONGEST_NAME
from cardlab.sessions.page_texts import name_as_written
from cardlab.words.words import Words
from tests.session_managers import NEVER, Here

LESSON = {"kind": "asked", "of": "lesson", "said": {}}
QUERY = {"lesson": "addition_war", "seed": "3"}
WRONG = ["13", "13", "", "p1", "13"]


async def session_manager_of(folder: Path | None, *, tickets: bool = True, limits: Limits = LIMITS) -> SessionManager:
    manager = SessionManager(
        Store.open(folder, report=print, retry_seconds=NEVER), most=9, report=print, tickets=tickets, limits=limits
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
            told = (await manager.answer(live, "tab", 1, 0, message, address=address))["ticket"]
            again = (await manager.answer(live, "tab", 1, 0, message, address=address))["ticket"]
            assert ("result" in told) == ("result" in again)  # accepted tickets are shown again, however many others came
            assert told["heard"] == 7
            return told.get("refused")

        flood = [await taken("f" * 32, seed, "10.0.0.9") for seed in range(20)]
        assert flood[:2] == [None, None]
        assert {Words().say("ticket-later")} == {*flood[2:]}
        assert [await taken(f"{n:032}", 3, "10.0.0.9") for n in range(30)] == [None] * 30
        fresh = [await taken(f"f{n:031}", 3, "10.0.0.9") for n in range(50)]
        assert fresh.count(None) == 8
        assert await taken("b" * 32, 3, "10.0.0.10") is None
        tickets = handed_in(await manager.store.sessions(), Words())
        assert len(tickets) == 2 + 30 + 8 + 1
        await manager.store.close()

    asyncio.run(play())


async def hand_in(manager: SessionManager, learner: str, name: str) -> str:
    """Hands in a ticket, and returns the key of its session."""
    live = await manager.open(learner, "lesson.ipynb", QUERY, [LESSON])
    message = {"do": "hand_in_ticket", "answers": WRONG, "at": 7, "name": name}
    assert "result" in (await manager.answer(live, "tab", 1, 0, message))["ticket"]
    return live.key


@pytest.mark.parametrize("kept", [True, False])
def test_tickets_are_listed_with_name_answers_and_misconceptions_and_can_be_deleted(tmp_path, kept):
    """This works with a file and with memory alone. A deleted ticket is gone from both, and the others stay."""

    async def go() -> None:
        manager = await session_manager_of(tmp_path if kept else None)
        first = await hand_in(manager, "a" * 32, "Ana <i>")
        await hand_in(manager, "b" * 32, "")
        tickets = handed_in(await manager.store.sessions(), Words())
        assert sorted(ticket.name for ticket in tickets) == ["", "Ana <i>"]
        for ticket in tickets:
            assert [answer["said"] for answer in ticket.answers] == ["13", "13", "", "Player 1", "13"]
            assert ticket.misconceptions.keys() <= {answer["answer_kind"] for answer in ticket.answers}
            assert ticket.misconceptions
        page = tickets_page(tickets, "/", Words(), "token")
        assert "Ana &lt;i&gt;" in page
        assert "No name" in page
        assert page.count('name="_xsrf" value="token"') == 2
        assert all(f"{reply} <code" in page for reply in tickets[0].misconceptions.values())
        assert page.count("<b>2</b> · ") == len(tickets[0].misconceptions)
        assert page.count("not right yet") == sum(not answer["right"] for ticket in tickets for answer in ticket.answers)
        assert "بلا اسم" in tickets_page(handed_in(await manager.store.sessions(), Words("ar")), "/", Words("ar"), "token")
        await manager.delete(first)
        assert [ticket.name for ticket in handed_in(await manager.store.sessions(), Words())] == [""]
        assert "Ana" not in json.dumps([dict(session.parts) for session in await manager.store.sessions()])
        await manager.close()

    asyncio.run(go())


def test_a_ticket_that_was_only_checked_is_not_listed(tmp_path):
    """It stays off the list even if the server later collects tickets, because its learner read that nobody sees it."""

    async def go() -> None:
        manager = await session_manager_of(tmp_path, tickets=False)
        await hand_in(manager, "a" * 32, "Ana")
        await manager.close()
        later = await session_manager_of(tmp_path)
        assert handed_in(await later.store.sessions(), Words()) == []
        await hand_in(later, "b" * 32, "Ben")
        assert [ticket.name for ticket in handed_in(await later.store.sessions(), Words())] == ["Ben"]
        await later.close()

    asyncio.run(go())
    told = show(tmp_path)
    assert "with a ticket handed in  1 session, names among them" in told
    assert b"Ana" not in (tmp_path / "learners.sqlite").read_bytes()


def test_an_unreadable_ticket_hides_no_other(tmp_path):
    """The file may contain a missing lesson, or answers of another version."""

    async def go() -> None:
        manager = await session_manager_of(tmp_path)
        await hand_in(manager, "a" * 32, "Ana")
        for n, part in enumerate(({"name": "Eve"}, {"name": "Eve", "handed_in": 7}, {"name": 7, "handed_in": None})):
            await manager.store.start(
                f"{n}" * 32, "c" * 32, {"widgets": [{"kind": "lesson", "slug": "none", "seed": 1, "seat": 0}]}
            )
            await manager.store.save(f"{n}" * 32, 1, {"0.ticket": part})
        assert [ticket.name for ticket in handed_in(await manager.store.sessions(), Words())] == ["Ana"]
        await manager.close()

    asyncio.run(go())


@pytest.mark.parametrize(
    ("name", "shown"),
    [("  Ana\n Maria ", "Ana Maria"), ("\u202eanA\u2066", "anA"), ("a" + "\u0301" * 40, "a\u0301\u0301"), ("\ud800", "?"),
     ("\x00", ""), ("م\u064e\u0651ن", "م\u064e\u0651ن"), ("x" * 90, "x" * 60), (7, ""), (None, "")],
)  # fmt: skip
def test_a_name_stays_on_its_line(name, shown):
    """No character in it reverses or covers the text around it, or makes the line endless."""
    assert name_as_written(name, LONGEST_NAME) == shown


@pytest.mark.parametrize(
    ("remote", "host", "proxied", "here"),
    [("127.0.0.1", "localhost:8866", False, True), ("::1", "localhost:8866", False, True),
     ("10.0.0.5", "10.0.0.2:8866", False, False), ("127.0.0.1", "cards.school.example", True, False),
     ("127.0.0.1", "localhost:8866", True, True), ("10.0.0.5", "localhost:8866", True, False)],
)  # fmt: skip
def test_only_the_serving_computer_sees_tickets(remote, host, proxied, here):
    """The access code does not give access to them, because a whole class knows it."""
    assert is_here(remote, host, proxied=proxied) == here
