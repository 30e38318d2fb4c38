"""The questions of the Predict stage: what will the face-down card bring, and which card would have changed the result?"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple
from zlib import crc32

from cardlab.core.cards import Card
from cardlab.core.number_cards import number_face
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event
from cardlab.models.model import State
from cardlab.protocol import match_log as wire
from cardlab.words.words import Words

CHOICES = 3
"""The maximum number of cards to choose from in the question which card would have changed the result."""


class WouldCome(NamedTuple):
    """What would happen if another card lay in the place of the hidden one: an answer, the facts of the message that explains
    it, the pictures that show it, and the card itself with the counters that it would set.
    """

    answer: str
    facts: Mapping[str, Any]
    models: Sequence[State] = ()
    card: Card | None = None
    counters: Mapping[str, int | str] = MappingProxyType({})


@dataclass(frozen=True)
class Change:
    """The question which card would have led to another answer.

    Attributes:
        prompt: Its message. Its facts are those of the prediction and ``target``, the other answer; a seat is ``mine`` or
            ``theirs``. Its attribute ``.then``, if there is one, says the other answer once more, after the reveal.
        reveal: The message that explains the right card.
    """

    prompt: str
    reveal: str


@dataclass(frozen=True)
class PredictionQuestion:
    """A question about what a step will bring, asked while cards of it lie face down.

    Attributes:
        prompt: The message of the question, with its facts in `facts`. Nothing in it depends on the hidden cards.
        options: The answers to choose from. A seat is shown by its name and face; any other option is an attribute of the
            prompt, ``.<option>``. The attribute ``.said``, if there is one, repeats the chosen one: ``I win``. Its facts are
            ``aim``, the option (a seat is ``mine`` or ``theirs``), and ``player``, the seat.
        answer: The right option.
        facts: The facts of the messages.
        hidden: If one card is hidden: its rank.
        cards: If one card is hidden: the rank of each card that may lie there -> its outcome, in order.
        needs: If several are hidden: answer -> the ranks that would have led to it, for the answers that can be explained so.
        needed: The message that says which cards lead to another answer, if any. Its facts are those of the prediction,
            ``cards``, ``shape`` and ``aim``, the other answer; a seat is ``mine`` or ``theirs``.
        change: A further question after the card turns up; None for none. It needs `cards`.
    """

    prompt: str
    options: tuple[str, ...]
    answer: str
    facts: Mapping[str, Any] = field(default_factory=dict)
    hidden: str = ""
    cards: Mapping[str, WouldCome] = field(default_factory=dict)
    needs: Mapping[str, Sequence[str]] = field(default_factory=dict)
    needed: str = "predict-needed"
    change: Change | None = None

    def ranks_for(self, answer: str) -> list[str] | None:
        """Returns the ranks that would have led to an answer; None if the question does not explain them."""
        if self.cards:
            return [rank for rank, would in self.cards.items() if would.answer == answer]
        return list(self.needs[answer]) if answer in self.needs else None

    def asked(self, words: Words) -> wire.PredictionAsked:
        """Returns the question in the language of `words`."""
        return {
            "prompt": words.say(self.prompt, **self.facts),
            "options": [
                {"value": option, "label": self._label(option, words), "said": self._said(option, words)}
                for option in self.options
            ],
        }

    def came(self, words: Words) -> wire.PredictionCame:
        """Returns the texts for after the card turns up, in the language of `words`. The models of a change have seats, not yet
        names, and its events are not known here.
        """
        told = {option: ranks for option in self.options if (ranks := self.ranks_for(option)) is not None}
        needed = {option: self._needed(option, ranks, words) for option, ranks in told.items() if option != self.answer}
        impossible = [option for option, ranks in told.items() if not ranks]
        came: wire.PredictionCame = {"answer": self.answer, "needed": needed, "impossible": impossible}
        if (changed := self._changed(words)) is not None:
            target, came["change"] = changed
            del needed[target]  # which the further question asks for
        return came

    def _label(self, option: str, words: Words) -> str:
        return words.seat(option) if _is_seat(option) else words.say(self.prompt, option)

    def _said(self, option: str, words: Words) -> str:
        if not words.has(self.prompt, "said"):
            return self._label(option, words)
        return words.say(self.prompt, "said", aim=_aim(option), player=option)

    def _needed(self, option: str, ranks: Sequence[str], words: Words) -> str:
        of = list(self.cards)
        shape = "some"
        if not ranks:
            shape = "none"
        elif len(ranks) > 1 and all(map(number_face, of)):
            shape = "more" if ranks == of[-len(ranks) :] else "less" if ranks == of[: len(ranks)] else "some"
        low, *_, high = map(_printed, [*ranks, *ranks] or ["", ""])
        cards = words.any_of([words.in_digits(_printed(rank)) for rank in ranks])
        return words.say(
            self.needed, **self.facts, low=low, high=high, shape=shape, option=option, aim=_aim(option), cards=cards
        )

    def _changed(self, words: Words) -> tuple[str, wire.ChangeAsked] | None:
        """Returns the further question, after the answer that it asks about."""
        # The same cards always lead to the same question, whatever is drawn of it, and the choices do not depend on which of
        # them is right.
        told = [(rank, would.answer, *would.facts.items()) for rank, would in self.cards.items()]
        rng = RandomStream(crc32(repr([*self.facts.items(), *told]).encode()))
        others = [option for option in self.options if option != self.answer and self.ranks_for(option)]
        if self.change is None or not self.cards or not others:
            return None
        target = rng.pick(others)
        fitting = self.ranks_for(target) or []
        right = rng.pick(fitting)
        rest = [rank for rank in self.cards if rank not in (*fitting, self.hidden)] or [self.hidden]
        wrong = rng.sample(rest, min(CHOICES - 1, len(rest)))
        choices = [rank for rank in self.cards if rank in (right, *wrong)]
        prompt, facts = self.change.prompt, {**self.facts, "target": _aim(target)}
        then = words.say(prompt, "then", **facts) if words.has(prompt, "then") else ""
        reveal = f"{words.say(self.change.reveal, **self.cards[right].facts)} {then}".rstrip()
        asked: wire.ChangeAsked = {
            "prompt": words.say(prompt, **facts),
            "reveal": reveal,
            "answer": right,
            "models": list(self.cards[right].models),
            "events": [],
            "options": [{"value": rank, "label": words.in_digits(_printed(rank))} for rank in choices],
        }
        return target, asked


def _printed(rank: str) -> str:
    """Returns a rank, or the number of a number card as it is printed: ``3*7`` -> ``3 × 7``."""
    face = number_face(rank)
    return face.text if face else rank


def _aim(option: str) -> str:
    """Returns an answer as the messages name it: a seat is the learner's or another one."""
    return option if not _is_seat(option) else "mine" if option == "p1" else "theirs"


def _is_seat(option: str) -> bool:
    return option[0] == "p" and option[1:].isdigit()


Predicts = Callable[[Event, Event | None], PredictionQuestion | None]
"""Decides the question before a step. Takes the event of its rule and that of the next rule (or None)."""
