"""`PageSession`: the session of an open page, in the server's memory. `cardlab.serve.session_manager` finds and stores it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardlab.protocol.lesson import Answer
from cardlab.sessions.widget_sessions import ResolvedDescription, WidgetSession

Send = Callable[[Mapping[str, Any]], object]
"""Sends a message to one tab."""


@dataclass
class PageSession:
    """The session of one page that a learner has opened, while it is in memory.

    Attributes:
        key: Its key, computed from the learner and the page.
        learner: The secret of the learner's browser.
        widgets: The descriptions of its widgets.
        widget_sessions: The session of each widget.
        tabs: The tabs in which the page is open -> the function that sends to each.
        last_numbers: Tab -> number of the last message that it sent.
        digests: Part -> digest of its state as it was last stored.
        messages: The number of messages from all its tabs. A tab that knows fewer is out of date.
        lock: Held while a message is answered: one at a time.
        touched: The time of its last use, by this process's clock.
        experiment_tasks: The tasks that run its experiments.
        jobs: The jobs of coach and bots that its tabs wait for.
    """

    key: str
    learner: str
    widgets: Sequence[ResolvedDescription]
    widget_sessions: list[WidgetSession] = field(default_factory=list)
    tabs: dict[str, Send] = field(default_factory=dict)
    last_numbers: dict[str, int] = field(default_factory=dict)
    digests: dict[str, bytes] = field(default_factory=dict)
    messages: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    touched: float = 0.0
    experiment_tasks: set[asyncio.Task[None]] = field(default_factory=set)
    jobs: set[asyncio.Future[Any]] = field(default_factory=set)

    @property
    def is_idle(self) -> bool:
        """Whether no tab is open, and no message is being answered."""
        return not self.tabs and not self.lock.locked()

    def broadcast(self, number: int, content: Answer, except_tab: str = "") -> None:
        """Sends an answer for a widget to all open tabs but one."""
        for tab, send in list(self.tabs.items()):  # a copy, because sending to a tab that has gone removes it
            if tab != except_tab:
                send({"widget": number, "content": content})
