"""Exact answers about the end of Fast Food: the worth of a position, from everything that can follow.

Both hands are open here. That is not cheating when the stock is empty, because a player who counts knows the other's cards as
well. The cards of the stock are known but not their order: each of them is equally likely to be drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from cardlab.games.fast_food import FastFood
from cardlab.lab.exact.answers import Answer, ExactError, Number, check_one_of, check_whole, mean, short
from cardlab.lab.exact.card_sums import Known
from cardlab.lab.exact.fast_food import RANK, values_of
from cardlab.lab.exact.fast_food_totals import LAST, SCORE_BY, points
from cardlab.lab.figure_table import FigureTable
from cardlab.match import Match
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words

Values = tuple[int, ...]

POLICIES = ("best", "greedy", "random")
MOST_CARDS, MOST_IN_STOCK = 11, 3
"""The maximum number of cards left in all, and in the stock. The number of positions grows very fast with both."""


@dataclass(frozen=True)
class Endgame(Answer):
    """A position with all cards open, and the player to move.

    Attributes:
        total: The running total.
        mine: The values of the cards of the player to move, lowest first.
        theirs: The values of the other player's cards.
        stock: The values of the cards still to be drawn, in unknown order.
        draw: The time of the draw: ``before`` the play, or ``after`` it.
        score_by: The option that decides which totals score.
        mine_by, theirs_by: How each plays: ``best``, ``greedy`` (most immediate points, any card among equals), ``random``.
    """

    total: int
    mine: Values
    theirs: Values
    stock: Values = ()
    draw: str = "before"
    score_by: str = "both"
    mine_by: str = "best"
    theirs_by: str = "best"

    @cached_property
    def _known(self) -> dict[tuple[bool, Values, Values, Values], Number]:
        """The positions that have been evaluated -> their worth."""
        return {}

    @property
    def plays(self) -> Mapping[int, Number]:
        """Each of my cards -> how many points I am ahead from here on if I play it now."""
        return self._plays(True, self.mine, self.theirs, self.stock, self.total)

    @property
    def value(self) -> Fraction:
        """The number of points by which the player to move is ahead from here on."""
        return Fraction(self._value(True, self.mine, self.theirs, self.stock, self.total))

    @property
    def best(self) -> tuple[int, ...]:
        """The best cards to play."""
        plays = self.plays
        return tuple(value for value, worth in plays.items() if worth == max(plays.values()))

    def _value(self, me: bool, own: Values, other: Values, stock: Values, total: int) -> Number:
        """Returns the worth of a position for the player to move; `me` says whether that is the player of the whole
        position.
        """
        if not own:
            return -self._value(not me, other, own, stock, total) if other else 0
        position = me, own, other, stock
        if position not in self._known:
            plays = self._plays(me, own, other, stock, total)
            self._known[position] = self._chosen(self.mine_by if me else self.theirs_by, plays, own, total)
        return self._known[position]

    def _chosen(self, policy: str, plays: Mapping[int, Number], own: Values, total: int) -> Number:
        """Returns the worth of the play that a policy chooses, or the average of those it chooses from."""
        if policy == "best":
            return max(plays.values())
        played = list(own)  # a number that is held twice is as likely as two cards
        if policy == "greedy":
            most = max(points(total + value, self.score_by) for value in own)
            played = [value for value in own if points(total + value, self.score_by) == most]
        return mean([plays[value] for value in played])

    def _plays(self, me: bool, own: Values, other: Values, stock: Values, total: int) -> Mapping[int, Number]:
        draws: list[tuple[int | None, Values]] = [(value, _less(stock, value)) for value in stock]
        found: dict[int, Number] = {}
        for value in dict.fromkeys(own):
            left, then = _less(own, value), total + value
            after = [self._after(me, left, other, drawn, rest, then) for drawn, rest in draws or [(None, stock)]]
            found[value] = points(then, self.score_by) + (mean(after) if len(after) > 1 else after[0])
        return found

    def _after(self, me: bool, own: Values, other: Values, drawn: int | None, stock: Values, total: int) -> Number:
        """Returns the worth of the rest for the player who has just played, if this card is drawn from the stock."""
        if self.draw == "before":
            return -self._value(not me, _more(other, drawn), own, stock, total)
        return -self._value(not me, other, _more(own, drawn), stock, total)

    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns each card: the total, its points, and the result."""
        say = Words(language).say
        rows = []
        for value, worth in self.plays.items():
            name = "10" if RANK[value] == "T" else RANK[value]
            then = self.total + value
            rows.append([name, str(then), str(points(then, self.score_by)), short(Fraction(worth)), f"{float(worth):.2f}"])
        headers = [say("exact-card"), say("exact-total"), say("exact-points"), say("exact-lead"), "≈"]
        return FigureTable(say("exact-endgame", total=self.total), headers, rows, language=language)


def _less(values: Values, value: int) -> Values:
    place = values.index(value)
    return values[:place] + values[place + 1 :]


def _more(values: Values, value: int | None) -> Values:
    return values if value is None else tuple(sorted((*values, value)))


def endgame(
    total: int | Match,
    mine: Known | Iterable[int] = "",
    theirs: Known | Iterable[int] = "",
    stock: Known | Iterable[int] = "",
    *,
    draw: str = "before",
    score_by: str = "both",
    mine_by: str = "best",
    theirs_by: str = "best",
) -> Endgame:
    """Returns the worth of a position near the end of Fast Food with all cards open, from everything that can follow.

    ``endgame(95, [2, 5], [3, 5]).best`` is the card to play; ``endgame(match)`` evaluates the current position of a match.

    Args:
        total: The running total, or a match in which a card has to be played. With a match, leave out the rest.
        mine: The cards of the player to move, after drawing: ``"2h 5d"`` or ``[2, 5]``.
        theirs: The cards of the other player.
        stock: The cards still to be drawn.
        draw, score_by: The options of the game.
        mine_by, theirs_by: How each plays: ``best``, ``greedy`` or ``random``.

    Raises:
        ExactError: This position is impossible, or has too many cards to evaluate.
    """
    if isinstance(total, Match):
        return _of_match(total, mine_by, theirs_by)
    for what, value, allowed in (
        ("draw", draw, ("before", "after")),
        ("score_by", score_by, SCORE_BY),
        ("mine_by", mine_by, POLICIES),
        ("theirs_by", theirs_by, POLICIES),
    ):
        check_one_of(what, value, allowed)
    own, other, left = values_of(mine), values_of(theirs), values_of(stock)
    n = len(own) + len(other) + len(left)
    if not own:
        raise ExactError("mine is empty: the player to move needs a card")
    if draw == "after" and left and not other:
        raise ExactError("theirs is empty although there is a stock: a player who draws after playing has a card")
    if n > MOST_CARDS or len(left) > MOST_IN_STOCK:
        raise ExactError(
            f"{n} cards are left, {len(left)} of them in the stock: only up to {MOST_CARDS}, and {MOST_IN_STOCK} in the "
            "stock, can be evaluated"
        )
    most = LAST - sum((*own, *other, *left))
    return Endgame(check_whole("total", total, 0, max(most, 0)), own, other, left, draw, score_by, mine_by, theirs_by)


def _of_match(match: Match, mine_by: str, theirs_by: str) -> Endgame:
    """Returns the current position of a match, for the player to move."""
    game, table = match.game, match.table
    if not isinstance(game, FastFood):
        raise ExactError(f"this is a match of {game.slug}: give one of fast_food, or the cards of a position")
    if match.is_over:
        raise ExactError("the match is over: go back with match.undo()")
    turn = table.counters["turn"]
    (other,) = (seat for seat in game.seats if seat != turn)
    return endgame(
        table.counters["total"],
        table[f"hand.{turn}"],
        table[f"hand.{other}"],
        table["stock"],
        draw=game.draw,
        score_by=game.score_by,
        mine_by=mine_by,
        theirs_by=theirs_by,
    )
