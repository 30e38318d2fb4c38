"""`PageSession`: the session of an open page, in the server's memory. `cardlab.serve.session_manager` finds and stores it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardlab.protocol.lesson import Answer
from cardlab.serve.json_text import to_json
from cardlab.serve.storage.store import WrittenPart
from cardlab.sessions.widget_sessions import ResolvedDescription, WidgetSession

Send = Callable[[str], object]
"""Sends a message to one tab, as JSON."""


@dataclass(eq=False)
class PageSession:
    """The session of one page that a learner has opened, while it is in memory.

    Attributes:
        key: Its key, computed from the learner and the page.
        learner: The secret of the learner's browser, and of the child who is playing there.
        browser: The secret of the browser alone, by which limits and turns are shared out.
        network: The network address from which it was opened.
        is_known: Whether its learner has come back to it.
        widgets: The descriptions of its widgets.
        widget_sessions: The session of each widget.
        tabs: The tabs in which the page is open -> the function that sends to each.
        last_numbers: Tab -> number of the last message that it sent.
        written: Part -> its state as it was last stored.
        stored_tickets: The parts that are exit tickets of a class, which are stored apart.
        messages: The number of messages from all its tabs. A tab that knows fewer is out of date.
        lock: Held while a message is answered: one at a time.
        touched: The time of its last use, by this process's clock.
        experiment_tasks: The tasks that run its experiments.
        jobs: The jobs of coach and bots that its tabs wait for.
    """

    key: str
    learner: str
    widgets: Sequence[ResolvedDescription]
    browser: str = ""
    network: str = ""
    is_known: bool = False
    widget_sessions: list[WidgetSession] = field(default_factory=list)
    tabs: dict[str, Send] = field(default_factory=dict)
    last_numbers: dict[str, int] = field(default_factory=dict)
    written: dict[str, WrittenPart] = field(default_factory=dict)
    stored_tickets: set[str] = field(default_factory=set)
    messages: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    touched: float = 0.0
    experiment_tasks: set[asyncio.Task[None]] = field(default_factory=set)
    jobs: set[asyncio.Future[Any]] = field(default_factory=set)

    @property
    def is_idle(self) -> bool:
        """Whether no tab is open, and no message is being answered."""
        return not self.tabs and not self.lock.locked()

    def broadcast(self, number: int, content: Answer) -> None:
        """Sends a short message from a widget to all open tabs."""
        text = to_json({"widget": number, "content": content})
        for send in list(self.tabs.values()):  # a copy, because sending to a tab that has gone removes it
            send(text)
