"""Runs a session manager without a server, for the tests of sessions."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from concurrent.futures import Executor, Future
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema

from cardlab.serve.http.limits import LIMITS, Limits
from cardlab.serve.page_session import PageSession
from cardlab.serve.session_manager import SessionManager
from cardlab.serve.storage.store import Store, utc_now

ROOT = Path(__file__).parents[1]
SCHEMA = json.loads((ROOT / "docs" / "reference" / "protocol.json").read_text(encoding="utf-8"))
NEVER = 1e9
"""Seconds; a failed disk is tried again only when a test asks for it."""
TAB = "a tab"


@cache
def validator(name: str) -> jsonschema.Draft202012Validator:
    """Returns the validator of one of the definitions of the protocol."""
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


def wrong(name: str, told: object) -> str:
    """Returns the error in a message, by a definition of the protocol; "" if there is none."""
    if validator(name).is_valid(told):
        return ""
    error = jsonschema.exceptions.best_match(validator(name).iter_errors(told))
    return "" if error is None else f"{error.json_path}: {error.message:.300}"


def sent(answer: object) -> str:
    """Returns an answer as text for a page, which takes neither NaN nor half a character."""
    text = json.dumps(answer, ensure_ascii=False, allow_nan=False)
    text.encode()
    return text


def as_sent(answer: object) -> Any:
    """Returns an answer as a page reads it."""
    return json.loads(sent(answer))


class Here:
    """Replaces the pool: does all work at once, in this process."""

    load = 0.0

    def __init__(self) -> None:
        self.fails: Exception | None = None
        """The error that all work raises, if it should fail."""
        self.asked: list[str] = []
        """The names of the functions that were called."""

    async def run(self, function: Callable[..., Any], *args: Any, learner: str, weight: float) -> Any:
        self.asked.append(args[0].__name__)
        if self.fails is not None:
            raise self.fails
        return function(*args)

    async def close(self) -> None:
        pass


class AtOnce(Executor):
    """Replaces the writing thread: does everything at once, which saves two thread switches a message."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # type: ignore[override]
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except BaseException as error:
            done.set_exception(error)
        return done


async def answer_of(manager: SessionManager, *about: Any, address: str = "") -> dict[str, Any]:
    """Returns the content of an answer, as its page reads it."""
    told = json.loads(await manager.answer(*about, address=address))
    return told["content"]  # type: ignore[no-any-return]  # an answer is an object


class Page:
    """A learner at a page, in one tab."""

    def __init__(self, manager: SessionManager, live: PageSession, tab: str = TAB) -> None:
        self.manager, self.live, self.tab = manager, live, tab
        self.n = live.last_numbers.get(tab, 0)
        self.heard: list[dict[str, Any]] = []
        """Messages that the server sent without a request."""
        self.text = ""
        """The last answer, as text."""
        live.tabs[tab] = self.hear

    def hear(self, text: str) -> None:
        """Takes a message that the page has not asked for."""
        self.heard.append(json.loads(text))

    async def say(self, content: Mapping[str, Any], widget: int = 0) -> dict[str, Any]:
        self.n += 1
        self.text = sent(await answer_of(self.manager, self.live, self.tab, self.n, widget, content))
        return json.loads(self.text)  # type: ignore[no-any-return]  # an answer is an object

    async def play(self, which: int = 0) -> dict[str, Any]:
        """Plays one of the legal actions."""
        status = (await self.say({"do": "resend_log"}))["status"]
        actions = status["actions"] or [status["order"]]
        action = actions[which % len(actions)]["action"]
        if status["order"] and action == status["order"]["action"]:
            action = " ".join([action, *status["order"]["cards"]])
        return await self.say({"do": "play", "at": status["at"], "action": action})

    def close(self) -> None:
        self.manager.tab_closed(self.live, self.tab)


def session_manager_on(
    folder: Path | None,
    said: list[str],
    *,
    most: int = 40,
    tickets: bool = False,
    clock: Callable[[], datetime] = utc_now,
    limits: Limits = LIMITS,
) -> SessionManager:
    """Returns a manager on a folder; errors are appended to `said`. For use in a running loop."""
    store = Store.open(folder, report=said.append, retry_seconds=NEVER, clock=clock)
    manager = SessionManager(store, most=most, report=said.append, tickets=tickets, limits=limits)
    manager.pool = Here()  # type: ignore[assignment]
    return manager


ANNA, BEN = "a" * 32, "b" * 32
GAME, LESSON = [{"kind": "asked", "of": "game", "said": {}}], [{"kind": "asked", "of": "lesson", "said": {}}]
WAR = {"game": "war", "seed": "7"}
FAST_FOOD = {"game": "fast_food", "seed": "7"}


def scene(*played, folder=None, most=40, **more) -> list[str]:
    """Plays each scene in turn with its own manager on the same folder; returns the reports.

    No manager is closed before the next one begins, but the right to write to the folder passes on.
    """
    said: list[str] = []

    async def one(play):
        manager = session_manager_on(folder, said, most=most, **more)
        try:
            await play(manager)
        finally:
            for live in list(manager.open_sessions.values()):
                for task in live.experiment_tasks:
                    task.cancel()
            await manager.store.close()

    for play in played:
        asyncio.run(one(play))
    return said


async def at_game(manager, query=WAR, learner=ANNA, tab="a") -> Page:
    return Page(manager, await manager.open(learner, "games.ipynb", query, GAME), tab)


async def at_lesson(manager, query=None, learner=ANNA, tab="a") -> Page:
    return Page(
        manager, await manager.open(learner, "lesson.ipynb", query or {"lesson": "addition_war", "seed": "7"}, LESSON), tab
    )


def table(page):
    end = page.live.widget_sessions[0].session
    return getattr(end, "match_session", end)


def standing(page) -> str:
    return table(page).match.save()
