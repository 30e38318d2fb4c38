"""Writes the page of collected exit tickets, for the teacher at the computer that runs the server.

A ticket is part of its learner's session and is deleted with it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime

from cardlab.protocol.lesson import TicketItem
from cardlab.serve.http.url_paths import TICKETS
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.page_frame import framed
from cardlab.serve.storage.records import Record
from cardlab.sessions.exit_ticket import Ticket
from cardlab.sessions.lesson_session import LessonSession
from cardlab.words.words import Words


@dataclass(frozen=True)
class HandedIn:
    """A ticket that was handed in.

    Attributes:
        key: The key of its session.
        lesson: The slug.
        name: The name that the learner wrote; "" for none.
        when: When its session was last stored.
        answers: The answers as in the summary (`cardlab.sessions.exit_ticket.Ticket`).
    """

    key: str
    lesson: str
    name: str
    when: datetime
    answers: list[TicketItem]

    @property
    def right(self) -> int:
        """The number of right answers."""
        return sum(answer["right"] for answer in self.answers)

    @property
    def misconceptions(self) -> dict[str, str]:
        """The misconceptions that its answers show, each with the reply."""
        return {answer["answer_kind"]: answer["reply"] for answer in self.answers if answer["reply"] and not answer["right"]}


def handed_in(sessions: Iterable[Record], words: Words) -> list[HandedIn]:
    """Returns the tickets among some sessions, the latest first, in a language."""
    return sorted((ticket for session in sessions for ticket in _tickets(session, words)), key=lambda one: one.when)[::-1]


def _tickets(session: Record, words: Words) -> Iterator[HandedIn]:
    if not session.has_ticket:
        return
    try:
        for number, widget in enumerate(session.description["widgets"]):
            part = session.parts.get(f"{number}.ticket", {})
            if "name" not in part:
                continue
            about = widget["slug"], widget["seed"], widget["seat"]
            lesson = LessonSession(*about, words, lambda told: None, ticket=widget.get("ticket"), deck=widget.get("deck", ""))
            ticket = lesson.stage_session("ticket")
            if isinstance(ticket, Ticket):
                ticket.restore(part)
                if ticket.result is not None:
                    yield HandedIn(session.key, widget["slug"], ticket.name or "", session.touched, ticket.result["answers"])
    except Exception:  # data from a disk may contain anything: such a ticket cannot be shown
        return


def tickets_page(tickets: list[HandedIn], base_url: str, words: Words, xsrf: str, *, keeps: bool = True) -> str:
    """Returns the page as HTML.

    Args:
        tickets: The tickets, the latest first.
        base_url: The path of the server, with a slash at both ends.
        words: The language and the digits.
        xsrf: The token that protects the form against forged requests.
        keeps: Whether learners' progress is being saved.
    """
    met = Counter(kind for ticket in tickets for kind in ticket.misconceptions)
    replies = {kind: reply for ticket in tickets for kind, reply in ticket.misconceptions.items()}
    return framed(
        "serve/tickets.html",
        words,
        words.say("tickets-title"),
        intro=words.say("tickets-title", "help"),
        base_url=base_url,
        gallery_url=address(f"{base_url}cardlab", locale_query(words)),
        here=address(f"{base_url}{TICKETS}", locale_query(words)),
        xsrf=xsrf,
        keeps=keeps,
        met=[
            {"answer_kind": kind, "kind": _kind(kind, words), "reply": replies[kind], "n": words.in_digits(str(n))}
            for kind, n in met.most_common()
        ],
        tickets=[
            {
                "key": ticket.key,
                "name": ticket.name or words.say("tickets-nameless"),
                "lesson": words.say(f"{ticket.lesson}_lesson"),
                "when": words.in_digits(f"{ticket.when.astimezone():%Y-%m-%d %H:%M}"),
                "right": words.say("tickets-right", n=ticket.right, of=len(ticket.answers)),
                "answers": [
                    {
                        **answer,
                        "said": words.say("tickets-said" if answer["said"] else "tickets-empty", said=answer["said"]),
                        "verdict": words.say("tickets-answer_right" if answer["right"] else "tickets-answer_wrong"),
                    }
                    for answer in ticket.answers
                ],
            }
            for ticket in tickets
        ],
    )


def _kind(answer_kind: str, words: Words) -> str:
    """Returns the name of the questions that revealed a misconception. Its id begins with their lesson and kind."""
    lesson, kind, _ = answer_kind.split(".", 2)
    return words.say(f"{lesson}_lesson-{kind}", "name")
