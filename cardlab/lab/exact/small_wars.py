"""Exact answers about War with few cards, as a Markov chain: how many turns it takes, and who wins."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from math import sqrt

from cardlab.core.cards import Card, cards
from cardlab.games.war import RANK
from cardlab.lab.exact.answers import Answer, ExactError, Rounded, check_one_of, check_whole, percent, short
from cardlab.lab.exact.card_sums import Known, known_cards
from cardlab.lab.exact.markov import Chain
from cardlab.lab.exact.war_states import SmallWarOptions, State, Turns
from cardlab.lab.figure_table import FigureTable
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words

IN_FRACTIONS = 400
"""Chains with up to this many states are solved in fractions, larger ones in floats."""
LEFT_OVER = 1e-12
"""The chance that may be left out of a distribution that never ends."""


@dataclass(frozen=True, repr=False)
class SmallWar(Answer):
    """War between two players with few cards.

    Attributes:
        starts: The possible deals, each with its chance.
        options: The relevant options.
        fractions: Whether it is solved in fractions; None for fractions with at most `IN_FRACTIONS` states.
    """

    starts: tuple[tuple[State, Fraction], ...]
    options: SmallWarOptions
    fractions: bool | None = None

    @cached_property
    def _turns(self) -> Turns:
        return Turns(self.options, [state for state, _ in self.starts])

    @property
    def states(self) -> int:
        """The number of states of the chain."""
        return len(self._turns.number)

    @property
    def in_fractions(self) -> bool:
        """Whether the answers are fractions. Otherwise they are floats, right to about twelve places, whose repr
        says so (≈).
        """
        return self.states <= IN_FRACTIONS if self.fractions is None else self.fractions

    def _solved(self, rows: Sequence[dict[int, Fraction]], *rewards: Sequence[Fraction]) -> list[list[Fraction | float]]:
        if self.in_fractions:
            return [list(values) for values in Chain(rows, rewards).expected()]
        floats = [{state: float(chance) for state, chance in row.items()} for row in rows]
        return [list(values) for values in Chain(floats, [list(map(float, reward)) for reward in rewards]).expected()]

    def _from_the_start(self, expected: Sequence[Fraction | float], *, odd: bool = False) -> Fraction | float:
        found: Fraction | float = Fraction(0)
        for state, chance in self.starts:
            number, sign = self._turns.place(state)
            found += (sign if odd else 1) * chance * expected[number]
        return _marked(found)

    @cached_property
    def _turns_and_draws(self) -> tuple[Fraction | float, Fraction | float]:
        ones = [Fraction(1)] * self.states
        turns, draws = self._solved(self._turns.rows(), ones, self._turns.draws)
        return self._from_the_start(turns), self._from_the_start(draws)

    @property
    def mean(self) -> Fraction | float:
        """The average number of turns."""
        return self._turns_and_draws[0]

    @property
    def draw(self) -> Fraction | float:
        """The chance that nobody wins."""
        return self._turns_and_draws[1] if any(self._turns.draws) else Fraction(0)

    @cached_property
    def lead(self) -> Fraction | float:
        """The chance that the first player wins, minus that of the second."""
        if self._is_even:
            return Fraction(0)
        (leads,) = self._solved(self._turns.rows(signed=True), self._turns.leads)
        return self._from_the_start(leads, odd=True)

    @property
    def _is_even(self) -> bool:
        """Whether both players have the same chances because each deal is as likely with the players swapped."""
        chances = dict(self.starts)
        return all(chances.get(state[::-1]) == chance for state, chance in self.starts)

    @property
    def first(self) -> Fraction | float:
        """The chance that the first player wins."""
        return _marked((1 - self.draw + self.lead) / 2)

    @property
    def second(self) -> Fraction | float:
        """The chance that the second player wins."""
        return _marked((1 - self.draw - self.lead) / 2)

    @cached_property
    def going_on(self) -> tuple[float, ...]:
        """The chance that it goes on after 0, 1, 2, … turns, until that is less than 10⁻¹²."""
        here = [0.0] * self.states
        for state, chance in self.starts:
            here[self._turns.place(state)[0]] += float(chance)
        rows = [[(there, float(chance)) for there, chance in row.items()] for row in self._turns.rows()]
        left = [1.0]
        while left[-1] > LEFT_OVER:
            following = [0.0] * self.states
            for now, row in zip(here, rows, strict=True):
                if now:
                    for there, share in row:
                        following[there] += now * share
            here = following
            left.append(sum(here))
        return tuple(left)

    @property
    def spread(self) -> float:
        """The standard deviation of the number of turns."""
        squares = sum((2 * turns + 1) * chance for turns, chance in enumerate(self.going_on))
        return Rounded(sqrt(squares - float(self.mean) ** 2))

    def over_after(self, turns: int) -> float:
        """Returns the chance that it is over after this many turns.

        Raises:
            ExactError: That is not a whole number from 0.
        """
        check_whole("turns", turns, 0)
        return Rounded(1 - self.going_on[turns] if turns < len(self.going_on) else 1)

    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns the mean number of turns, and who wins."""
        say = Words(language).say
        rows = [[say("exact-turns"), short(self.mean), f"{float(self.mean):.4f}"]]
        for name, chance in (("first", self.first), ("second", self.second), ("draw", self.draw)):
            rows.append([say(f"exact-{name}"), short(chance), f"{percent(chance)}%"])
        notes = [say("exact-states", n=f"{self.states:,}")]
        return FigureTable(say("exact-small-war", n=self.cards), ["", say("exact-exact"), "≈"], rows, notes, language=language)

    @property
    def cards(self) -> int:
        """The number of cards."""
        (first, second), _ = self.starts[0]
        return sum(map(len, first + second))


def _marked(number: Fraction | float) -> Fraction | float:
    """Returns a fraction unchanged, and a float marked as approximate."""
    return number if isinstance(number, Fraction) else Rounded(number)


def small_war(
    of: Known,
    *,
    hand: Known | None = None,
    war_down: int = 1,
    run_out: str = "lose",
    pickup_order: str = "shuffled",
    fractions: bool | None = None,
) -> SmallWar:
    """Returns War between two players with few cards, all deals equally likely: ``small_war("2c 3c 4c 5c 6c 7c").mean`` is 9.

    Args:
        of: The cards, an even number of them; suits do not matter.
        hand: The first player's cards, in any order; None for any half of the cards.
        war_down, run_out: The options of War.
        pickup_order: ``shuffled`` or ``coin``. The other orders of War leave nothing to chance, and may go on for ever.
        fractions: Whether to answer in fractions; None for fractions if that is fast.

    Raises:
        ExactError: The cards cannot be dealt equally, the hand is not half of them, an option is not one of these; or there are
            too many states: three cards for each player are fast, six of a few ranks take a second.
    """
    there, options = _cards(of), _options(war_down, run_out, pickup_order)
    if hand is None:
        hands = Bag(tuple(sorted(own)) for own in combinations([RANK[card.rank] for card in there], len(there) // 2))
    else:
        held = known_cards(hand, there)
        if 2 * len(held) != len(there):
            raise ExactError(f"hand has {len(held)} cards, but must have half of the {len(there)}: {len(there) // 2}")
        hands = Bag([tuple(sorted(RANK[card.rank] for card in held))])
    whole_pack, every = Bag(RANK[card.rank] for card in there), hands.total()
    starts = []
    for own, ways in hands.items():
        other = tuple(sorted((whole_pack - Bag(own)).elements()))
        starts.append((((own,), (other,)), Fraction(ways, every)))
    return SmallWar(tuple(starts), options, fractions)


def war_of(
    first: Known,
    second: Known,
    *,
    war_down: int = 1,
    run_out: str = "lose",
    pickup_order: str = "shuffled",
    fractions: bool | None = None,
) -> SmallWar:
    """Returns War from two packets whose order is known, top card first: ``war_of("2c 7d", "7c 3d")``.

    Args and Raises: see `small_war`; the packets may have different sizes.
    """
    both = [*cards(first), *cards(second)]
    known_cards(both, both)
    packets = [tuple((RANK[card.rank],) for card in _ranked(cards(packet))) for packet in (first, second)]
    if not all(packets):
        raise ExactError("a packet is empty: give both players at least one card")
    return SmallWar((((packets[0], packets[1]), Fraction(1)),), _options(war_down, run_out, pickup_order), fractions)


def _cards(of: Known) -> tuple[Card, ...]:
    there = cards(of)
    known_cards(there, there)
    if len(there) < 2 or len(there) % 2:
        raise ExactError(f"{len(there)} cards cannot be dealt to two players equally: give an even number of them, from 2")
    return tuple(_ranked(there))


def _ranked(there: Sequence[Card]) -> Sequence[Card]:
    for card in there:
        if card.rank not in RANK:
            raise ExactError(f"{card} has no rank in War: give cards from 2 to the ace")
    return there


def _options(war_down: int, run_out: str, pickup_order: str) -> SmallWarOptions:
    check_one_of("war_down", war_down, (0, 1, 2, 3))
    check_one_of("run_out", run_out, ("lose", "last_card_stays", "last_card_fights"))
    check_one_of("pickup_order", pickup_order, ("shuffled", "coin"))
    return SmallWarOptions(war_down, run_out, pickup_order)
