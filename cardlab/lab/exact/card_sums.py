"""Counts the sums of several cards of a pack: the number of ways to make each sum, given the cards that are known."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import comb, gcd, lcm
from typing import Any

from cardlab.core.cards import RANKS, Card, cards
from cardlab.core.game import Game
from cardlab.core.presentation import Presentation
from cardlab.core.registry import find
from cardlab.games.addition_war import AdditionWar
from cardlab.games.war import RANK, War
from cardlab.lab.exact.answers import About, ExactError, Number, check_whole
from cardlab.lab.exact.distribution import Distribution

Cards = str | Game | Iterable[Card | str]
"""A pack: the slug of a game, a game with its options, or the cards themselves."""
Known = str | Iterable[Card | str]
"""Known cards, in a form that `cardlab.core.cards` reads: ``"7d Kh"`` or a list."""
Values = Mapping[str, Any] | Callable[[Card], Any]
"""Values of cards: by rank (``{"A": 1, "2": 2, …}``), or as a function of the card."""

FACE = {rank: number for number, rank in enumerate(RANKS, 1)}
"""The default values of cards: an ace 1, jack, queen and king 11, 12 and 13."""

LARGEST = 10_000_000
"""Upper limit of the numbers of ways, in bytes. More would take seconds."""


@dataclass(frozen=True)
class Pack:
    """Cards with their values.

    Attributes:
        cards: The cards that can come.
        value: Returns the value of a card.
    """

    cards: tuple[Card, ...]
    value: Callable[[Card], Number]

    @cached_property
    def counts(self) -> Mapping[Number, int]:
        """Value of a card, the smallest first -> the number of cards with it."""
        counted = Bag(map(self.value, self.cards))
        return {value: counted[value] for value in sorted(counted)}

    def __len__(self) -> int:
        return len(self.cards)

    def without(self, known: Known) -> Pack:
        """Returns the pack without these cards.

        Raises:
            ExactError: One of them is not in it, or is named twice.
        """
        gone = known_cards(known, self.cards)
        return Pack(tuple(card for card in self.cards if card not in gone), self.value) if gone else self

    def gives(self, n: int) -> int:
        """Checks a number of its cards, and returns it.

        Raises:
            ExactError: It does not have that many.
        """
        if check_whole("the number of cards", n) > len(self):
            raise ExactError(f"{n} cards cannot come from {len(self)}: ask for fewer, or name fewer known cards")
        return n


def known_cards(known: Known, among: Iterable[Card]) -> tuple[Card, ...]:
    """Returns cards that somebody knows.

    Raises:
        NotationError: One of them is not a card.
        ExactError: One of them is not among these cards, or is named twice.
    """
    named, there = cards(known), set(among)
    for card in named:
        if card not in there:
            raise ExactError(f"{card} is not in this pack: name only cards of the pack")
    twice = [card for card, n in Bag(named).items() if n > 1]
    if twice:
        raise ExactError(f"{twice[0]} is named twice, but there is only one: a card of a second pack is {twice[0]}'")
    return tuple(named)


def game_of(game: str | Game, preset: str | None = None, **options: Any) -> Game:
    """Returns a game from its slug and options, or unchanged.

    Raises:
        UnknownGame, OptionError: There is no such game or option.
        ExactError: Options are given twice.
    """
    if isinstance(game, str):
        return find(game).with_options(preset, **options)
    if preset is not None or options:
        raise ExactError("options are given together with a game or cards: give them with the slug of a game")
    return game


def pack_of(of: Cards, values: Values | None = None, without: Known = "", preset: str | None = None, **options: Any) -> Pack:
    """Returns the cards of a pack with their values.

    Args:
        of: The slug of a game (with its `preset` and `options`), a game, or the cards themselves.
        values: The values of cards; None for those in the game, or for `FACE`.
        without: Cards that cannot come any more.

    Raises:
        ExactError: There are no cards, a card occurs twice, or a card to leave out is not there.
    """
    if isinstance(of, str | Game):
        game = game_of(of, preset, **options)
        there, own = game.pack(), values_of(game)
    elif preset is not None or options:
        raise ExactError(f"cards have no option {next(iter(options), 'preset')!r}: give the slug of a game with its options")
    else:
        there, own = cards(of), _by_rank(FACE)
    if not there:
        raise ExactError("there are no cards: give the slug of a game, or cards as cardlab.pack() makes them")
    value = own if values is None else values if callable(values) else _by_rank(values)
    return Pack(known_cards(there, there), lambda card: number(card, value(card))).without(without)


def values_of(game: Game) -> Callable[[Card], Any]:
    """Returns the value of each card in a game; in a game without sums, its place in the order of the ranks."""
    if isinstance(game, AdditionWar):
        return game.value
    if isinstance(game, War):
        return _by_rank(RANK)
    if game.slug == "fast_food":
        from cardlab.games.fast_food import VALUE

        return _by_rank(VALUE)
    if game.slug == "seven_twenty_seven":
        from cardlab.games.seven_twenty_seven import HALVES

        return _by_rank({rank: Fraction(halves, 2) for rank, halves in HALVES.items()})
    return Presentation.of(game).number_on


def _by_rank(values: Mapping[str, Any]) -> Callable[[Card], Any]:
    return lambda card: values.get(card.rank)


def number(card: Card, value: Any) -> Number:
    """Returns the exact value of a card: 0.1 is one tenth.

    Raises:
        ExactError: It is not a number.
    """
    if isinstance(value, int | Fraction) and not isinstance(value, bool):
        return value
    try:
        exact = Fraction(str(value)) if isinstance(value, float) else None
    except ValueError:  # infinite, or not a number
        exact = None
    if exact is None:
        raise ExactError(
            f"{card} counts {value!r:.40}, which is not a number: give `values` with one for every card of the pack"
        )
    return exact


# ------------------------------------------------------------------------------------------------ sums of several cards


class Sums:
    """The number of ways in which several of these cards add up to each sum.

    The ways are the coefficients of a polynomial, one factor for each card. The polynomial is stored as one large whole number,
    with enough bits for each coefficient that none overflows (Kronecker's substitution). So one addition or shift of Python's
    whole numbers does a hundred of them at once.

    Args:
        counts: The value of a card -> the number of cards with it.
        most: The maximum number of cards in a sum.
    """

    def __init__(self, counts: Mapping[Number, int], most: int) -> None:
        n = sum(counts.values())
        self.low: Number = min(counts, default=0)
        self.unit = lcm(*(Fraction(value).denominator for value in counts))
        steps = {int((value - self.low) * self.unit): copies for value, copies in counts.items()}
        self.step = gcd(*steps) or 1
        self.bytes = (comb(n, min(most, n // 2)).bit_length() + 7) // 8
        if max(steps, default=0) // self.step * most * self.bytes > LARGEST:
            raise ExactError("the values lie too far apart to be added up exactly: give smaller ones, or fewer cards")
        self._ways = [1] + [0] * most
        placed = 0
        for step, copies in steps.items():
            shift, placed = 8 * self.bytes * (step // self.step), placed + copies
            for size in range(min(placed, most), 0, -1):
                for taken in range(1, min(copies, size) + 1):
                    self._ways[size] += comb(copies, taken) * (self._ways[size - taken] << shift * taken)

    def of(self, size: int) -> dict[Number, int]:
        """Sum -> the number of ways in which `size` cards make it; the smallest sum first."""
        wide, ways = self.bytes, self._ways[size]
        digits = ways.to_bytes((ways.bit_length() + 7) // 8 + wide, "little")
        found = {}
        for place in range(len(digits) // wide):
            n = int.from_bytes(digits[place * wide : (place + 1) * wide], "little")
            if n:
                total = size * self.low + Fraction(place * self.step, self.unit)
                found[int(total) if total.denominator == 1 else total] = n
        return found


def sums(
    of: Cards,
    n: int = 2,
    *,
    values: Values | None = None,
    without: Known = "",
    preset: str | None = None,
    **options: Any,
) -> Distribution[Number]:
    """Returns the distribution of the sum of n cards of a pack: ``sums("addition_war").mean`` is 11.

    Args:
        of, values, without, preset, options: The pack; see `pack_of`.
        n: The number of cards.

    Raises:
        ExactError: There are not enough cards, or one has no value.
    """
    pack = pack_of(of, values, without, preset, **options)
    ways = Sums(pack.counts, pack.gives(n)).of(n)
    return Distribution.counted(ways, About("exact-sums", "exact-sum", {"n": n, "of": len(pack)}))
