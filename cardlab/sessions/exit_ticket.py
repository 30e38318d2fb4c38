"""The exit ticket of one learner: sends the questions without their answers, and checks what is handed in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardlab.sessions.practice import moment
from cardlab.sessions.texts import in_words, name_as_written, said_back
from cardlab.teaching.lesson import ExitTicket
from cardlab.teaching.number_pad import signs_by_kind
from cardlab.teaching.question import BLANK, MOST_SAID, OTHER, RIGHT, UNREADABLE, Question
from cardlab.words.messages import Words

Reply = dict[str, Any]

LONGEST_NAME = 60
"""Upper limit, in letters, of a name on an exit ticket."""


class Ticket:
    """One learner's exit ticket: the page has the questions without their answers, and this checks what is handed in.

    Args:
        stage: The exit ticket.
        seed: The same five for all that have it.
        seat: With it, a learner has five of their own; 0 for those of the class.
        words: The language.
        hands_in: Whether there is somebody who is handed it; only then is a name kept.

    Attributes:
        result: What the learner is told who has handed it in; None before.
        name: Whose it is, as the learner has written it; None where it has been handed in to nobody.
    """

    def __init__(self, stage: ExitTicket, seed: int, seat: int, words: Words, *, hands_in: bool = False) -> None:
        self.questions = stage.draw(seed, seat)
        self._signs = signs_by_kind(stage.questions)  # of the lesson: of these five alone they would tell of their answers
        self.hands_in = hands_in
        self.name: str | None = None
        self.seed, self.seat, self.words = seed, seat, words
        self.result: Reply | None = None
        self._handed_in: list[str | None] | None = None

    def page(self) -> Reply:
        """The questions as the page asks them, and the summary once they have been handed in."""
        questions = [question.asked_json(self.words, self._signs[question.kind]) for question in self.questions]
        for question, asked in zip(self.questions, questions, strict=True):
            asked["unreadable"] = question.reply(UNREADABLE, self.words, self._signs[question.kind])
            asked["model"] = in_words(asked["model"], self.words) if question.on_model else None  # elsewhere it would help
        about = {"seed": self.seed, "seat": self.seat, "hands_in": self.hands_in, "name": self.name or ""}
        return {"questions": questions, "result": self.result, **about}

    def handle(self, message: Mapping[str, Any]) -> Reply:
        """Check ``{"do": "ticket", "answers": ["13", "p1", …], "at": …}``: `heard`, and `result`, or `refused`, a sentence.

        Where it is handed in, `name` may say whose it is.

        What was handed in first counts; who hands in again is shown the same summary.
        """
        answers, at = message.get("answers"), message.get("at")
        heard = moment(at)
        if not isinstance(answers, list) or len(answers) != len(self.questions):
            return {"heard": heard, "refused": self.words.say("ui-unreadable", what="answers")}
        if self.result is None:
            pairs = enumerate(zip(self.questions, answers, strict=True))
            told = [{"index": i, **self._checked(question, said)} for i, (question, said) in pairs]
            self.result = {"answers": told, "right": sum(one["right"] for one in told)}
            self.name = name_as_written(message.get("name"), LONGEST_NAME) if self.hands_in else None
            self._handed_in = [said[: MOST_SAID + 1] if isinstance(said, str) else None for said in answers]
        return {"heard": heard, "result": self.result}

    def _checked(self, question: Question, said: object) -> Reply:
        note = question.check(said)
        leads = note not in (OTHER, BLANK, UNREADABLE)
        return {
            "right": note == RIGHT,
            "note": question.note(note),
            "prompt": question.prompt(self.words),
            "said": self._said(question, said),
            "reply": question.reply(note, self.words) if leads else "",
            "working": question.working(self.words),
            "answer": question.answer_text(self.words),
        }

    def saved(self) -> Reply:
        """What is to be kept of it, as plain data: what was handed in."""
        return {"handed_in": self._handed_in, **({} if self.name is None else {"name": self.name})}

    def take_up(self, saved: Mapping[str, Any]) -> None:
        """Go on with what `saved` has given; the summary is told anew, in the language of this session."""
        if saved["handed_in"] is not None:
            self.handle({"answers": saved["handed_in"]})
            self.name = name_as_written(saved["name"], LONGEST_NAME) if "name" in saved else None

    def _said(self, question: Question, said: object) -> str:
        """What was answered, in words; "" for nothing."""
        if not isinstance(said, str) or len(said) > MOST_SAID or not said.strip():
            return ""
        answer = question.read(said)
        return question.answer_in_words(answer, self.words) if answer is not None else said_back(said.strip(), 40)
