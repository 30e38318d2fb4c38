"""Draws two hands as bars, for the lessons that compare hands."""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.core.declarations import Facts
from cardlab.games.addition_war import AdditionWar
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.models.model import State


def hands_compared(rule: str, facts: Facts) -> bool:
    """Whether a rule has compared two hands: one took the cards, or they were equal."""
    return rule in ("tie", "war.again") or (rule in ("take", "war.take") and facts["alone"] == "no")


def tokens(*hands: Facts) -> list[str]:
    """Returns the two cards of each hand, one hand after the other; "" for the missing one of a last card."""
    return [token for hand in hands for token in [*map(str, hand["cards"]), ""][:2]]


def two_bars(game: AdditionWar, parts: list[int], other: list[int], seats: Sequence[str] = ()) -> State:
    """Returns two bars, with names if the seats are given. The same length means the same number all through a match."""
    bars: State = {"model": "bar_model", "parts": parts, "other": other, "longest": int(max(pairs_of(game).worths))}
    return {**bars, "seats": list(seats)} if seats else bars


def bars_after(game: AdditionWar, parts: list[int], other: list[int], facts: Facts) -> State:
    """Returns the bars of a comparison, first that of the winner's hand. If somebody has won, the bars have names and are in
    the order of the seats.
    """
    if "winner" not in facts:
        return two_bars(game, parts, other)
    (one, first), (two, second) = sorted([(facts["winner"], parts), (facts["loser"], other)])
    return two_bars(game, first, second, (one, two))
