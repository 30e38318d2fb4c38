"""Writes the page of collected exit tickets, for the teacher: each learner's tries, and what shows the answers to the class."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from cardlab.protocol.lesson import TicketItem
from cardlab.serve.http.url_paths import TICKETS
from cardlab.serve.pages.class_page import class_page, local_time
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.storage.records import StoredTicket
from cardlab.sessions.exit_ticket import Ticket
from cardlab.sessions.lesson_session import LessonSession
from cardlab.words.words import Words


@dataclass(frozen=True)
class HandedIn:
    """A ticket that was handed in.

    Attributes:
        id: As in `StoredTicket`.
        lesson: As in `StoredTicket`.
        title: The name of the lesson.
        name: The name that the learner wrote; "" for none.
        when: When it was handed in.
        answers: The answers as in the summary (`cardlab.sessions.exit_ticket.Ticket`).
        tries: Which ticket of this lesson it is for its browser, from 1, and how many there are.
        released: Whether learners see its answers.
        is_late: Whether learners saw the answers to the same questions before it was handed in.
    """

    id: str
    lesson: str
    title: str
    name: str
    when: datetime
    answers: list[TicketItem]
    tries: tuple[int, int] = (1, 1)
    released: bool = False
    is_late: bool = False

    @property
    def right(self) -> int:
        """The number of right answers."""
        return sum(answer["right"] for answer in self.answers)

    @property
    def misconceptions(self) -> dict[str, str]:
        """The misconceptions that its answers show, each with the reply."""
        return {answer["answer_kind"]: answer["reply"] for answer in self.answers if answer["reply"] and not answer["right"]}


def handed_in(tickets: Iterable[StoredTicket], words: Words) -> list[HandedIn]:
    """Returns tickets that were handed in as a teacher reads them, the latest first, in a language."""
    of_learners: dict[tuple[str, str], list[str]] = defaultdict(list)
    shown: dict[tuple[object, ...], datetime] = {}  # same questions -> when their answers were first shown
    every = sorted(tickets, key=lambda ticket: ticket.handed_in)
    for ticket in every:
        of_learners[ticket.learner, ticket.lesson].append(ticket.id)
        if ticket.released is not None:
            shown[_questions(ticket)] = min(ticket.released, shown.get(_questions(ticket), ticket.released))
    read: list[HandedIn] = []
    for ticket in every:
        tries = of_learners[ticket.learner, ticket.lesson]
        first_shown = shown.get(_questions(ticket))
        read += _read(
            ticket,
            words,
            tries=(tries.index(ticket.id) + 1, len(tries)),
            released=ticket.released is not None,
            is_late=first_shown is not None and first_shown < ticket.handed_in,
        )
    return read[::-1]


def _questions(ticket: StoredTicket) -> tuple[object, ...]:
    """Returns what decides the questions of a ticket."""
    about = ticket.description
    return (ticket.lesson, about.get("ticket") or about.get("seed"), about.get("seat"), about.get("tries", 0))


def _read(ticket: StoredTicket, words: Words, **facts: Any) -> Iterator[HandedIn]:
    try:
        about = ticket.description
        lesson = LessonSession(
            about["slug"],
            about["seed"],
            about["seat"],
            words,
            lambda told: None,
            ticket=about.get("ticket"),
            deck=about.get("deck", ""),
            hands_in=True,
            tries=about.get("tries", 0),
        )
        session = lesson.stage_session("ticket")
        if isinstance(session, Ticket):
            session.restore(ticket.record)
            if session.result is not None:
                title, answers = lesson.lesson.title(words), session.result["answers"]
                yield HandedIn(ticket.id, ticket.lesson, title, session.name or "", ticket.handed_in, answers, **facts)
    except Exception:  # data from a disk may contain anything: such a ticket cannot be shown
        return


def tickets_page(
    tickets: list[HandedIn], base_url: str, words: Words, xsrf: str, *, keeps: bool = True, leave: str = ""
) -> str:
    """Returns the page as HTML.

    Args:
        tickets: The tickets, the latest first.
        base_url: The path of the server, with a slash at both ends.
        words: The language and the digits.
        xsrf: The token that protects the form against forged requests.
        keeps: Whether learners' progress is being saved.
        leave: As in `PageAddresses`.
    """
    met = Counter(kind for ticket in tickets for kind in ticket.misconceptions)
    replies = {kind: reply for ticket in tickets for kind, reply in ticket.misconceptions.items()}
    waiting = Counter(ticket.lesson for ticket in tickets if not ticket.released)
    titles = {ticket.lesson: ticket.title for ticket in tickets}
    return class_page(
        "serve/tickets.html",
        "tickets-title",
        base_url,
        words,
        keeps=keeps,
        leave=leave,
        here=address(f"{base_url}{TICKETS}", locale_query(words)),
        xsrf=xsrf,
        waiting=[
            {"lesson": lesson, "text": words.say("tickets-release", lesson=titles[lesson], n=n)}
            for lesson, n in waiting.items()
        ],
        met=[
            {"answer_kind": kind, "kind": _kind(kind, words), "reply": replies[kind], "n": words.in_digits(str(n))}
            for kind, n in met.most_common()
        ],
        tickets=[
            {
                "id": ticket.id,
                "name": ticket.name or words.say("tickets-nameless"),
                "facts": [
                    ticket.title,
                    words.say("tickets-try", n=ticket.tries[0], of=ticket.tries[1]),
                    words.say("tickets-right", n=ticket.right, of=len(ticket.answers)),
                ],
                "when": local_time(ticket.when, words),
                "shown": _shown(ticket, words),
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


def _shown(ticket: HandedIn, words: Words) -> str:
    """Returns what a teacher should know about when the class saw the answers; "" if it has not."""
    if ticket.is_late:
        return words.say("tickets-late")
    return words.say("tickets-shown") if ticket.released else ""


def _kind(answer_kind: str, words: Words) -> str:
    """Returns the name of the questions that revealed a misconception. Its id begins with their lesson and kind."""
    lesson, kind, _ = answer_kind.split(".", 2)
    return words.say(f"{lesson}_lesson-{kind}", "name")
