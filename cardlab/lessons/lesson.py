"""What a lesson is: stages in order, each a few values. Text is in messages; matches are dealt from the seed of the page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from cardlab.explain import Words
from cardlab.game import find
from cardlab.match import Match
from cardlab.table import Event


@dataclass(frozen=True)
class Ask:
    """A question that is asked before a step is told; the page checks it by itself.

    Attributes:
        prompt: The message of the question, with its facts in `facts`.
        reveal: The message that is shown with the answer: the fact itself.
        answer: The right answer: a whole number, or one of `options`.
        options: The answers to choose from, as value -> message (and ``p1`` -> the player's name); () for a number.
        facts: The facts of both messages.
    """

    prompt: str
    reveal: str
    answer: int | str
    options: tuple[str, ...] = ()
    facts: dict[str, Any] = field(default_factory=dict)

    def to_json(self, words: Words) -> dict[str, Any]:
        """The question in a language, as the page reads it."""
        told = {"prompt": words.say(self.prompt, **self.facts), "reveal": words.say(self.reveal, **self.facts)}
        if not self.options:
            return {"kind": "number", "answer": self.answer, **told}
        labels = [words.seat(o) if o[0] == "p" and o[1:].isdigit() else words.say(f"{self.prompt}-{o}") for o in self.options]
        options = [{"value": o, "label": text} for o, text in zip(self.options, labels, strict=True)]
        return {"kind": "choice", "answer": self.answer, "options": options, **told}


Asks = Callable[[Event, Event | None], Sequence[Ask]]
"""What to ask before a step is told: the event of its rule, and that of the next rule that fires (or None)."""


@dataclass(frozen=True)
class Deal:
    """A match to be dealt for a stage.

    Attributes:
        game: The slug.
        preset: A named set of options, or None.
        actions: How many joint actions are played ahead.
        shift: Added to the page's seed, so that each stage has a deal of its own.
    """

    game: str
    preset: str | None = None
    actions: int = 0
    shift: int = 0

    def match(self, seed: int) -> Match:
        """The match, played as far as `actions` says."""
        dealt = Match(find(self.game).with_options(self.preset), seed + self.shift)
        while len(dealt.actions) < self.actions and not dealt.is_over:
            dealt.play(dealt.legal_actions()[0])
        return dealt


@dataclass(frozen=True)
class Watch:
    """A match that steps by itself or by hand."""

    kind: ClassVar[str] = "watch"
    deal: Deal


@dataclass(frozen=True)
class Predict:
    """A match that halts before a reveal and asks.

    Attributes:
        deal: The match.
        asks: What is asked before which step.
        hides: Counters that would tell the answer.
    """

    kind: ClassVar[str] = "predict"
    deal: Deal
    asks: Asks
    hides: tuple[str, ...] = ()


@dataclass(frozen=True)
class Play:
    """A match against a bot.

    Attributes:
        deal: The match.
        bot: Who plays the other seats.
        asks, hides: As in `Predict`.
    """

    kind: ClassVar[str] = "play"
    deal: Deal
    bot: str = "greedy"
    asks: Asks | None = None
    hides: tuple[str, ...] = ()


Stage = Watch | Predict | Play


@dataclass(frozen=True)
class Lesson:
    """A lesson.

    Attributes:
        slug: Its name; its words are the message ``lesson-<slug>`` with summary, ages and teaches.
        stages: Its stages in order.
    """

    slug: str
    stages: tuple[Stage, ...]
