"""Judgement: what bots and the coach know of a game, such as the gain of an action. A companion of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NamedTuple

from cardlab.core.companion import Companion
from cardlab.core.numbers import int_if_whole
from cardlab.core.table import Table
from cardlab.core.view import View
from cardlab.core.zones import Facts


@dataclass(frozen=True)
class Advice:
    """The coach's advice on an action, in the game's own mathematics.

    Attributes:
        name: The message ``<slug>-coach-<name>`` says it.
        facts: The facts for that message, exactly as the facts of a rule are.
        worth: What the action is worth in the game's own terms (points, cards), exactly, so that all legal actions of the
            seat can be compared by it; None where that is not known.
    """

    name: str
    facts: Facts = field(default_factory=dict)
    worth: float | None = None


def rounded_to_half(number: float | Fraction) -> int | Fraction:
    """A number as the coach tells it, rounded to the nearest half. Below three quarters it is 0."""
    return int_if_whole(Fraction(round(2 * number), 2)) if number >= 0.75 else 0


class Opponent(NamedTuple):
    """Who plays at a level of a game.

    Attributes:
        player: The name of the player.
        pace: Where quickness decides, twice the milliseconds that it takes on average; 0 is the table's own pace.
    """

    player: str = "greedy"
    pace: int = 0


Level = Literal["easy", "medium", "hard"]
"""How strong an opponent is, as a table names it."""


BY_PACE: Mapping[Level, Opponent] = MappingProxyType(
    {"easy": Opponent(pace=2200), "medium": Opponent(pace=1600), "hard": Opponent(pace=1000)}
)
"""Levels where quickness decides: as quick as a child of seven, as one of ten, and as a grown-up.

A grown-up takes half a second. Children take longer by 1 + 5.16 exp(-0.21 age), so 2.2 and 1.6 times as long (Kail,
"Developmental change in speed of processing during childhood and adolescence", Psychological Bulletin 109, 1991).
"""


class Judgement(Companion):
    """How a game is judged by those who play it well. Games without choices need none.

    Attributes:
        horizon: After how many moves a search stops a playout and evaluates the table; None for its own measure. Fewer are
            better where a match is long, the evaluation says much and moves at random say little.
        announces: Rules by which players say something of cards that stay hidden, without the slug: ``("last.ruined",)``.
    """

    horizon: ClassVar[int | None] = None
    announces: ClassVar[tuple[str, ...]] = ()

    @property
    def levels(self) -> Mapping[Level, Opponent]:
        """The opponents that a table offers, the weakest first: only those that a study shows to differ
        (``benchmarks/opponent_levels.py``).
        """
        return {}

    def gain(self, view: View, action: Any) -> float:
        """The gain of a legal action at once, in the game's own terms, from all that its player sees."""
        return 0.0

    def evaluate(self, view: View, seat: str) -> float:
        """How far a seat is ahead of the best other one, in the game's own terms (points, cards), before the end too."""
        return 0.0

    def plausible(self, table: Table, viewer: str) -> bool:
        """Whether a table that a seat imagines could stand like this, by what follows from the course of the game alone.

        The cards that the seat has seen, and what it remembers of them, lie right already.
        """
        return True

    def advise(self, view: View, action: Any) -> Advice | None:
        """The coach's advice on a legal action, from all that its player sees; None where only a search can tell."""
        return None
