"""Judgement, a companion of the rulebook: tells bots and the coach how good actions and positions are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NamedTuple

from cardlab.core.companion import Companion
from cardlab.core.declarations import Facts
from cardlab.core.numbers import int_if_whole
from cardlab.core.table import Table
from cardlab.core.view import View


@dataclass(frozen=True)
class Advice:
    """The coach's advice on an action, in the game's own mathematics.

    Attributes:
        name: The name of the message: ``<slug>-coach-<name>``.
        facts: The facts of that message, exact like the facts of a rule.
        worth: The exact worth of the action in the game's own terms (points, cards), to compare all legal actions of the seat;
            None if it is not known.
    """

    name: str
    facts: Facts = field(default_factory=dict)
    worth: float | None = None


def rounded_to_half(number: float | Fraction) -> int | Fraction:
    """Returns a number in the form in which the coach says it, rounded to the nearest half. Below three quarters it is 0."""
    return int_if_whole(Fraction(round(2 * number), 2)) if number >= 0.75 else 0


class Opponent(NamedTuple):
    """The opponent at a level of a game.

    Attributes:
        player: The name of the bot.
        pace: In reflex games, twice its average reaction time in milliseconds; 0 for the table's own pace.
    """

    player: str = "greedy"
    pace: int = 0


Level = Literal["easy", "medium", "hard"]
"""The strength of an opponent, in the words of a table."""


BY_PACE: Mapping[Level, Opponent] = MappingProxyType(
    {"easy": Opponent(pace=2200), "medium": Opponent(pace=1600), "hard": Opponent(pace=1000)}
)
"""Levels of reflex games: as quick as a child of seven, as a child of ten, and as an adult.

An adult takes half a second. Children take 1 + 5.16 exp(-0.21 age) times as long, so 2.2 and 1.6 times (Kail, "Developmental
change in speed of processing during childhood and adolescence", Psychological Bulletin 109, 1991).
"""


class Judgement(Companion):
    """The judgement of good players of a game. Games without choices need none.

    Attributes:
        horizon: The number of moves after which a search stops a playout and evaluates the table; None for the default. Fewer
            are better if matches are long, the evaluation is informative and random moves are not.
        announces: Rules by which players reveal something about cards that stay hidden, without the slug: ``("last.ruined",)``.
    """

    horizon: ClassVar[int | None] = None
    announces: ClassVar[tuple[str, ...]] = ()

    @property
    def levels(self) -> Mapping[Level, Opponent]:
        """The opponents that a table offers, the weakest first. A study must show that they differ
        (``benchmarks/opponent_levels.py``).
        """
        return {}

    def gain(self, view: View, action: Any) -> float:
        """Returns the immediate gain of a legal action in the game's own terms, from everything that its player sees."""
        return 0.0

    def evaluate(self, view: View, seat: str) -> float:
        """Returns how far a seat is ahead of the best other one, in the game's own terms (points, cards), at any time in the
        match.
        """
        return 0.0

    def plausible(self, table: Table, viewer: str) -> bool:
        """Whether a table that a seat imagines is possible, given the course of the game.

        The cards that the seat has seen and remembers are already in the right places.
        """
        return True

    def advise(self, view: View, action: Any) -> Advice | None:
        """Returns the coach's advice on a legal action, from everything that its player sees; None if only a search
        can tell.
        """
        return None
