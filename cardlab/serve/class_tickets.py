"""Collects the exit tickets of a class: stores each that is handed in, and shows its answers when the teacher releases them.

A ticket that was handed in is stored apart from its session. So it stays when the learner starts over, and a lesson that is
opened afterwards asks about other numbers.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardlab.protocol.lesson import Answer
from cardlab.protocol.messages import BadMessage, Message
from cardlab.serve.http.limits import Budget, Limits
from cardlab.serve.page_session import PageSession
from cardlab.serve.storage.records import StoredTicket, lesson_of
from cardlab.serve.storage.store import Store
from cardlab.sessions.exit_ticket import Ticket
from cardlab.sessions.widget_sessions import LessonWidgetSession, ResolvedDescription, WidgetSession

Parts = Mapping[str, Mapping[str, Any]]


class ClassTickets:
    """The exit tickets that learners hand in to a teacher.

    Args:
        store: Where they are stored.
        limits: How many one browser and one address may hand in.
    """

    def __init__(self, store: Store, limits: Limits) -> None:
        self.store = store
        again = 1 / limits.seconds_between_tickets
        self._budget = Budget((again, limits.tickets_of_browser), (again, limits.tickets_of_address))

    def refused(
        self, widget_session: WidgetSession, message: Message | BadMessage, browser: str, address: str
    ) -> Answer | None:
        """Returns the answer to an exit ticket that is over the rate limit; None for all other messages."""
        if not isinstance(widget_session, LessonWidgetSession) or not widget_session.session.hands_in_with(message):
            return None
        return None if self._budget.take(browser, address) else widget_session.session.not_handed_in(message)

    async def with_tries(self, learner: str, descriptions: Sequence[ResolvedDescription]) -> list[ResolvedDescription]:
        """Returns the descriptions of a new page. Those of lessons say how many tickets the learner has handed in there."""
        tries: dict[str, int] = {}
        for ticket in await self.store.tickets(learner=learner):
            # One more than the last, so that a number is never used twice when the teacher has deleted an earlier ticket.
            tries[ticket.lesson] = max(tries.get(ticket.lesson, 0), 1 + ticket.description.get("tries", 0))
        return [{**one, "tries": tries.get(lesson_of(one), 0)} if one["kind"] == "lesson" else one for one in descriptions]

    async def keep(self, session: PageSession, number: int) -> None:
        """Stores the ticket of a widget if it has just been handed in."""
        ticket, part = _ticket(session, number), f"{number}.ticket"
        if ticket is not None and ticket.hands_in and ticket.result is not None and part not in session.stored_tickets:
            await self.store.hand_in(session.learner, session.key, session.widgets[number], number, ticket.saved())
            session.stored_tickets.add(part)

    def without(self, session: PageSession, parts: Parts) -> dict[str, Mapping[str, Any]]:
        """Returns the parts to store with a session: all but its tickets that were handed in."""
        return {name: part for name, part in parts.items() if name not in session.stored_tickets}

    async def add_to(self, session: PageSession, parts: Parts) -> dict[str, Mapping[str, Any]]:
        """Returns the stored parts of a session with its tickets."""
        found = {
            f"{ticket.number}.ticket": {**ticket.record, "released": ticket.released is not None}
            for ticket in await self.store.tickets(session=session.key)
            if _is_of(ticket, session.widgets)
        }
        session.stored_tickets = {*found}
        return {**parts, **found}

    async def release(self, lesson: str, sessions: Mapping[str, PageSession]) -> None:
        """Releases the answers of the tickets of a lesson that have been handed in so far, and shows them on open pages.

        Args:
            lesson: As in `StoredTicket`; "" for all lessons.
            sessions: The sessions in memory, by key.
        """
        await self.store.release_tickets(lesson)
        for session in list(sessions.values()):  # after the wait, in which a session may have come
            for number, description in enumerate(session.widgets):
                ticket = _ticket(session, number)
                if f"{number}.ticket" not in session.stored_tickets or ticket is None or ticket.result is None:
                    continue
                if lesson in ("", lesson_of(description)) and not ticket.released:
                    ticket.released = True
                    session.broadcast(number, {"ticket": {"heard": None, "result": ticket.result}})


def _ticket(session: PageSession, number: int) -> Ticket | None:
    """Returns the exit ticket of a widget, if the learner has opened it."""
    widget_session = session.widget_sessions[number]
    return widget_session.session.opened_ticket if isinstance(widget_session, LessonWidgetSession) else None


def _is_of(ticket: StoredTicket, widgets: Sequence[ResolvedDescription]) -> bool:
    """Whether a ticket is the one of this session, and not of an earlier one of the same page."""
    if not 0 <= ticket.number < len(widgets):
        return False
    widget = widgets[ticket.number]
    return widget["kind"] == "lesson" and widget.get("tries", 0) == ticket.description.get("tries", 0)
