"""Questions of the Predict stage: what will come while a card still lies face down, and what would have changed it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple
from zlib import crc32

from cardlab.core.rng import RandomStream
from cardlab.core.table import Event
from cardlab.protocol import match_log as wire
from cardlab.words.words import Words

CHOICES = 3
"""The number of cards to choose from, at most, when it is asked what would have changed the result."""


class WouldCome(NamedTuple):
    """What a card in the place of the hidden one would bring: an answer, and the facts of the message that tells why."""

    answer: str
    facts: Mapping[str, Any]


@dataclass(frozen=True)
class Change:
    """The question which card would have brought another answer.

    Attributes:
        prompt: Its message. Its facts are those of the prediction and ``target``, the other answer; a seat is ``mine`` or
            ``theirs``.
        reveal: The message that tells why the right card does it.
    """

    prompt: str
    reveal: str


@dataclass(frozen=True)
class PredictionQuestion:
    """A question about what a step will bring, asked while cards of it lie face down.

    Attributes:
        prompt: The message of the question, with its facts in `facts`. Nothing in it depends on the hidden cards.
        options: The answers to choose from. A seat is shown by its name and face; any other option is an attribute of the
            prompt, ``.<option>``.
        answer: The option that comes.
        facts: The facts of the messages.
        cards: Where one card is hidden: the rank of each card that may lie there -> what it would bring, in order.
        needs: Where several are hidden: an answer -> the ranks with which it would have come, for those of which that is told.
        needed: The message that tells which card an answer needed.
        change: Asked when the card lies open; None to ask nothing. It needs `cards`.
    """

    prompt: str
    options: tuple[str, ...]
    answer: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    cards: Mapping[str, WouldCome] = field(default_factory=dict)
    needs: Mapping[str, Sequence[str]] = field(default_factory=dict)
    needed: str = "predict-needed"
    change: Change | None = None

    def ranks_for(self, answer: str) -> list[str] | None:
        """The ranks with which an answer would have come; None where that is not told."""
        if self.cards:
            return [rank for rank, would in self.cards.items() if would.answer == answer]
        return list(self.needs[answer]) if answer in self.needs else None

    def asked(self, words: Words) -> wire.PredictionAsked:
        """The question in the language of `words`."""
        return {
            "prompt": words.say(self.prompt, **self.facts),
            "options": [{"value": option, "label": self._label(option, words)} for option in self.options],
        }

    def came(self, words: Words) -> wire.PredictionCame:
        """What is said in the language of `words` once the card lies open."""
        told = {option: ranks for option in self.options if (ranks := self.ranks_for(option)) is not None}
        needed = {option: self._needed(option, ranks, words) for option, ranks in told.items() if option != self.answer}
        came: wire.PredictionCame = {"answer": self.answer, "needed": needed}
        if (change := self._changed(words)) is not None:
            came["change"] = change
        return came

    def _label(self, option: str, words: Words) -> str:
        return words.seat(option) if _is_seat(option) else words.say(self.prompt, option)

    def _needed(self, option: str, ranks: Sequence[str], words: Words) -> str:
        of = list(self.cards)
        shape = "some"
        if not ranks:
            shape = "none"
        elif len(ranks) > 1 and all(map(str.isdigit, of)):
            shape = "more" if ranks == of[-len(ranks) :] else "less" if ranks == of[: len(ranks)] else "some"
        ends = {"low": ranks[0], "high": ranks[-1]} if ranks else {"low": "", "high": ""}
        facts = {**self.facts, **ends, "shape": shape, "option": option, "cards": words.any_of(ranks)}
        return words.say(self.needed, **facts)

    def _changed(self, words: Words) -> wire.ChangeAsked | None:
        # The same cards always ask for the same, and nothing about the choices depends on which of them is right.
        rng = RandomStream(crc32(repr([*self.facts.items(), *self.cards.items()]).encode()))
        others = [option for option in self.options if option != self.answer and self.ranks_for(option)]
        if self.change is None or not self.cards or not others:
            return None
        target = rng.pick(others)
        fitting = self.ranks_for(target) or []
        right = rng.pick(fitting)
        rest = [rank for rank in self.cards if rank not in fitting]
        wrong = rng.sample(rest, min(CHOICES - 1, len(rest)))
        choices = [rank for rank in self.cards if rank in (right, *wrong)]
        aim = target if not _is_seat(target) else "mine" if target == "p1" else "theirs"
        return {
            "prompt": words.say(self.change.prompt, **self.facts, target=aim),
            "reveal": words.say(self.change.reveal, **self.cards[right].facts),
            "answer": right,
            "options": [{"value": rank, "label": words.in_digits(rank)} for rank in choices],
        }


def _is_seat(option: str) -> bool:
    return option[0] == "p" and option[1:].isdigit()


Predicts = Callable[[Event, Event | None], PredictionQuestion | None]
"""Decides what is predicted before a step is told. Takes the event of its rule and that of the next rule (or None)."""
