"""Sends one learner's exit ticket without its answers, and checks the answers that are handed in.

There are two kinds. A ticket for practice is checked at once, and another may follow. A ticket that counts goes to the teacher,
and its learner sees the results when the teacher releases them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import asdict
from typing import Any, NotRequired, TypedDict

from cardlab.protocol.lesson import CheckedAnswer, TicketAnswer, TicketItem, TicketQuestion, TicketResult, TicketTrait
from cardlab.protocol.messages import BadMessage, HandInTicket, NewTicket
from cardlab.sessions.page_texts import in_words, name_as_written, said_back
from cardlab.sessions.past_messages import PastMessages
from cardlab.teaching.lesson import ExitTicket, Practised
from cardlab.teaching.number_pad import signs_by_kind
from cardlab.teaching.number_reading import MISROUNDED, ROUNDED
from cardlab.teaching.question import BLANK, LONGEST_ANSWER, OTHER, RIGHT, UNREADABLE, Question
from cardlab.words.words import Words

LONGEST_NAME = 60
"""Upper limit, in letters, of a name on an exit ticket."""


class TicketRecord(TypedDict):
    """The stored record of an exit ticket."""

    handed_in: list[str] | None
    name: NotRequired[str]
    seed: NotRequired[int]
    """The seed of a learner's own ticket, which may not be the first."""
    practised: NotRequired[dict[str, Any] | None]
    """What its learner had practised (`Practised`)."""
    taken: NotRequired[list[int]]
    released: NotRequired[bool]
    """Whether the teacher has released the answers of a ticket that counts."""


class Ticket:
    """One learner's exit ticket. The page has the questions without their answers; this class checks the answers that are
    handed in.

    Args:
        stage: The exit ticket.
        seed: The seed of the questions. Everyone with this seed has the same five.
        ticket_number: A learner with a number has five questions of their own; 0 for the ticket of the class.
        words: The language.
        hands_in: Whether the ticket goes to a teacher. Only then is a name kept.
        tries: How many tickets of this lesson the learner has handed in to the teacher before.
        practised: Returns what the learner has practised, None in a lesson without practice. The learner's own ticket asks
            that, and another ticket can follow. None for the ticket of a class, in which everyone has the same questions.

    Attributes:
        result: The result after handing in; None before.
        released: Whether the learner may see the result of a ticket that goes to a teacher.
        name: The name that the learner wrote; None if the ticket does not go to a teacher.
    """

    def __init__(
        self,
        stage: ExitTicket,
        seed: int,
        ticket_number: int,
        words: Words,
        *,
        hands_in: bool = False,
        tries: int = 0,
        practised: Callable[[], Practised | None] | None = None,
    ) -> None:
        self.stage, self._practised = stage, practised
        # of the whole lesson, because the signs of these five questions alone would give answers away
        self._signs = signs_by_kind(stage.questions)
        self.hands_in, self.tries = hands_in, tries
        self.released = False
        self.name: str | None = None
        self.ticket_number, self.words = ticket_number, words
        self._past = PastMessages()
        self._begin(seed, practised() if practised else None)

    def _begin(self, seed: int, practised: Practised | None) -> None:
        """Draws the questions, with no answers yet."""
        self.seed, self._asked_about = seed, practised
        self.questions = self.stage.draw(seed, self.ticket_number, practised, self.tries)
        self.result: TicketResult | None = None
        self._handed_in: list[str] | None = None

    def state(self) -> TicketTrait:
        """The questions as the page shows them, and the summary once they are handed in."""
        return {
            "questions": [self._asked(question) for question in self.questions],
            "result": self.shown_result,
            "seed": self.seed,
            "seat": self.ticket_number,
            "hands_in": self.hands_in,
            "handed_in": self.result is not None,
            "renews": self._practised is not None,
            "name": self.name or "",
        }

    @property
    def shown_result(self) -> TicketResult | None:
        """The result, once the learner may see it."""
        return self.result if self.released or not self.hands_in else None

    def _asked(self, question: Question) -> TicketQuestion:
        signs = self._signs[question.kind]
        told = question.json_without_answer(self.words, signs)
        model = told["model"] if question.is_on_model else None  # a model that only illustrates would give help
        shown = None if model is None else in_words(model, self.words)
        return {**told, "model": shown, "unreadable": question.reply(UNREADABLE, self.words, signs)}

    def answer(self, message: HandInTicket | NewTicket | BadMessage) -> TicketAnswer:
        """Checks the answers of a ticket, or gives out another ticket.

        The first answers count. A learner who hands in again sees the result of those.
        """
        is_new = message.at not in self._past
        if isinstance(message, NewTicket):
            if is_new and self._practised is not None and self.result is not None:
                self._begin(self.seed + 1, self._practised())
                self._past.add(message.at)
            return {"heard": message.at, "ticket": self.state()}
        if isinstance(message, BadMessage) or len(message.answers) != len(self.questions):
            return {"heard": message.at, "refused": self.words.say("ui-unreadable", what="answers")}
        if is_new and self.result is None:
            self._hand_in(message.answers, message.name)
            self._past.add(message.at)
        if self.result is None:
            return {"heard": message.at}
        if (shown := self.shown_result) is None:
            return {"heard": message.at, "handed_in": True}
        return {"heard": message.at, "result": shown}

    def _hand_in(self, answers: Sequence[str], name: str | None) -> None:
        pairs = enumerate(zip(self.questions, answers, strict=True))
        told: list[TicketItem] = [{"index": i, **self._checked(question, said)} for i, (question, said) in pairs]
        self.result = {"answers": told, "right": sum(one["right"] for one in told)}
        # A child's name is kept only if a teacher will read it.
        self.name = name_as_written(name, LONGEST_NAME) if self.hands_in else None
        # One character over the limit, so that an answer that was too long is still too long when it is checked again.
        self._handed_in = [said[: LONGEST_ANSWER + 1] for said in answers]

    def _checked(self, question: Question, said: str) -> CheckedAnswer:
        verdict = question.check(said)
        leads = verdict not in (OTHER, BLANK, UNREADABLE)
        answer, told = question.answer_text(self.words), self._said(question, said)
        if verdict in (ROUNDED, MISROUNDED):
            told = said_back(said.strip(), 40)  # as a fraction, it would hide the rounding
        return {
            # A ticket gives no second try, so a rounded answer is right.
            "right": verdict in (RIGHT, ROUNDED),
            "answer_kind": question.answer_kind(verdict),
            "prompt": question.prompt(self.words),
            "said": told,
            "reply": question.reply(verdict, self.words) if leads else "",
            "working": question.working(self.words),
            "answer": f"{answer} ≈ {told}" if verdict == ROUNDED else answer,
        }

    def saved(self) -> TicketRecord:
        """Returns the state to store: the answers that were handed in, and the name if there is one."""
        record: TicketRecord = {"handed_in": self._handed_in}
        if self._practised is not None:
            about = None if self._asked_about is None else asdict(self._asked_about)
            record |= {"seed": self.seed, "practised": about, "taken": [*self._past]}
        if self.name is not None:
            record["name"] = self.name
        if self.released:
            record["released"] = True
        return record

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Restores a record. The summary is made again in the language of this session."""
        if self._practised is not None:
            about = saved.get("practised")
            known = about and Practised(about["level"], about["highest"], tuple(about["kinds"]))
            self._begin(saved.get("seed", self.seed), known)
            self._past.restore(saved.get("taken", ()))
        if saved["handed_in"] is not None:
            # Records of older versions have null for an answer that was not a text.
            self._hand_in([said or "" for said in saved["handed_in"]], None)
            self.name = name_as_written(saved["name"], LONGEST_NAME) if "name" in saved else None
            # Checked before the server began to collect tickets: its learner read that nobody sees it.
            self.hands_in &= self.name is not None
        self.released = bool(saved.get("released"))

    def in_words(self, words: Words) -> Ticket:
        """Returns the same ticket in another language, to look at."""
        other = copy(self)
        other.words = words
        if self._handed_in is not None:
            other._hand_in(self._handed_in, self.name)
        return other

    def _said(self, question: Question, said: str) -> str:
        """Returns the answer in words; "" for no answer."""
        if len(said) > LONGEST_ANSWER or not said.strip():
            return ""
        answer = question.read(said)
        return question.answer_in_words(answer, self.words) if answer is not None else said_back(said.strip(), 40)
