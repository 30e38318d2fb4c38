"""War with few cards, as a Markov chain: how many turns it takes and who wins, without dealing a single game.

A packet is a row of heaps. Won cards that were shuffled, or picked up by a coin, are a heap whose order nobody has looked
at yet: it is decided only when a card of it comes up. So a state is a set of orders that are equally likely, and there
are far fewer states than orders. A position and the same one with the players changed over are one state, too.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations
from math import perm, sqrt

from cardlab.core.cards import Card, cards
from cardlab.games.war import RANK
from cardlab.lab.exact.distribution import Answer, ExactError, one_of, percent, short, whole
from cardlab.lab.exact.markov import Chain
from cardlab.lab.exact.packs import Known, known_cards
from cardlab.lab.tables import Table
from cardlab.words.messages import DEFAULT_LANGUAGE, Words

Heap = tuple[int, ...]
"""Ranks, lowest first; their order is open."""
Packet = tuple[Heap, ...]
"""Heaps, the one on top first."""
State = tuple[Packet, Packet]
Rows = tuple[Heap, Heap]
"""What each has laid in a turn, in order."""
Result = str | State
"""The end, or where a turn leads: ``first``, ``second`` or ``draw``, or a state."""

IN_FRACTIONS = 400
"""Chains with so many states are solved in fractions, larger ones in floats."""
MOST_STATES = 50_000
"""Chains with more states take too long."""
LEFT_OVER = 1e-12
"""What may be left of a distribution that never ends."""


# ------------------------------------------------------------------------------------------------ a turn


@dataclass(frozen=True)
class Rules:
    """The options of War that matter between two players; see rules/war.md.

    Attributes:
        war_down: Cards laid face down in a war.
        run_out: ``lose`` or ``last_card_stays``.
        pickup_order: ``shuffled`` or ``coin``.
    """

    war_down: int = 1
    run_out: str = "lose"
    pickup_order: str = "shuffled"

    def turn(self, state: State) -> Iterator[tuple[Result, int, int]]:
        """Where a turn leads, each in how many ways, and of how many; the same place may come several times."""
        for left, rows, ways in _laid(state, ((), ()), 1):
            yield from self._compared(left, rows, ways, _orders(state, 1))

    def _compared(self, state: State, rows: Rows, ways: int, of: int) -> Iterator[tuple[Result, int, int]]:
        one, other = rows[0][-1], rows[1][-1]
        if one == other:
            yield from self._war(state, rows, ways, of)
        else:
            yield from self._taken(int(other > one), state, rows, ways, of)

    def _war(self, state: State, rows: Rows, ways: int, of: int) -> Iterator[tuple[Result, int, int]]:
        """Both lay cards, one at a time; who cannot is out, or fights with what lies there."""
        have, need = [sum(map(len, packet)) for packet in state], self.war_down + 1
        if not any(have) or (self.run_out == "lose" and have[0] == have[1] < need):
            yield "draw", ways, of
            return
        one_is_out = self.run_out == "lose" and min(have) < need
        n = min(have) if one_is_out else need
        of *= _orders(state, n)
        for left, laid, more in _laid(state, rows, n):
            if one_is_out:
                yield from self._taken(int(have[1] > have[0]), left, laid, ways * more, of)
            else:
                yield from self._compared(left, laid, ways * more, of)

    def _taken(self, winner: int, state: State, rows: Rows, ways: int, of: int) -> Iterator[tuple[Result, int, int]]:
        """The winner puts the cards under the packet; whoever then has none has lost."""
        if not state[1 - winner]:
            yield ("first", "second")[winner], ways, of
            return
        together = (tuple(sorted(rows[0] + rows[1])),)
        if self.pickup_order == "shuffled" or len(together[0]) == 2:
            orders: Sequence[Packet] = [together]
        else:
            orders = [tuple((card,) for card in row + after) for row, after in (rows, rows[::-1])]
        for order in orders:
            one, other = state
            yield (one, other + order) if winner else (one + order, other), ways, of * len(orders)


@cache
def share(ways: int, of: int) -> Fraction:
    """A chance; few of them come again and again."""
    return Fraction(ways, of)


def _laid(state: State, rows: Rows, n: int) -> Iterator[tuple[State, Rows, int]]:
    """Both lay n cards, or all that they have: what is left, what lies there, and in how many ways."""
    for mine, own, ways in _drawn(state[0], rows[0], n):
        for theirs, other, more in _drawn(state[1], rows[1], n):
            yield (mine, theirs), (own, other), ways * more


def _drawn(packet: Packet, row: Heap, n: int) -> Iterator[tuple[Packet, Heap, int]]:
    """The top n cards of a packet, put on a row, or all of them if there are fewer."""
    if not n or not packet:
        yield packet, row, 1
        return
    heap, under = packet[0], packet[1:]
    for place, card in enumerate(heap):
        if place and heap[place - 1] == card:  # equal ranks lie side by side, and are drawn once for all
            continue
        left = heap[:place] + heap[place + 1 :]
        for then, laid, ways in _drawn((left, *under) if left else under, (*row, card), n - 1):
            yield then, laid, ways * heap.count(card)


def _orders(state: State, n: int) -> int:
    """In how many ways both can lay n cards."""
    found = 1
    for packet in state:
        left = n
        for heap in packet:
            taken = min(left, len(heap))
            found, left = found * perm(len(heap), taken), left - taken
    return found


# ------------------------------------------------------------------------------------------------ the chain


class Turns:
    """All states that may follow some states, and where a turn leads from each.

    Of two states that are the same with the players changed over only one is kept.

    Args:
        rules: How a turn is played.
        starts: The states that it begins with.

    Raises:
        ExactError: There are too many.
    """

    def __init__(self, rules: Rules, starts: Sequence[State]) -> None:
        self.number: dict[State, int] = {}
        self.steps: list[dict[tuple[int, int], Fraction]] = []
        """For each state: where the next turn leads, as (state, sign) -> chance; see `place`."""
        self.draws: list[Fraction] = []
        """For each state, the chance that the next turn ends in a draw."""
        self.leads: list[Fraction] = []
        """For each state, the chance that the first player wins in the next turn, less that of the second."""
        self._waiting: list[State] = []
        for start in starts:
            self.place(start)
        while self._waiting:
            self._add(rules, self._waiting.pop())

    def place(self, state: State) -> tuple[int, int]:
        """The number of a state, and whether it is kept so (1) or with the players changed over (-1); 0 where both are one."""
        other = state[::-1]
        kept = min(state, other)
        if kept not in self.number:
            if len(self.number) == MOST_STATES:
                raise ExactError(
                    f"this War has more than {MOST_STATES:,} states: take fewer cards or ranks, or `pickup_order` shuffled"
                )
            self.number[kept] = len(self.number)
            self._waiting.append(kept)
            self.steps.append({})
            self.draws.append(Fraction(0))
            self.leads.append(Fraction(0))
        return self.number[kept], (state == kept) - (other == kept)

    def _add(self, rules: Rules, state: State) -> None:
        number = self.number[state]
        steps = self.steps[number]
        for result, ways, of in rules.turn(state):
            chance = share(ways, of)
            if result == "draw":
                self.draws[number] += chance
            elif isinstance(result, str):
                self.leads[number] += chance if result == "first" else -chance
            else:
                there = self.place(result)
                steps[there] = steps[there] + chance if there in steps else chance

    def rows(self, *, signed: bool = False) -> list[dict[int, Fraction]]:
        """For each state: state -> the chance to be there after the next turn, whichever player is which.

        With a sign: less the chance to be there with the players changed over.
        """
        rows: list[dict[int, Fraction]] = []
        for steps in self.steps:
            row: dict[int, Fraction] = {}
            for (there, sign), chance in steps.items():
                weight = -chance if signed and sign < 0 else chance
                if sign or not signed:
                    row[there] = row[there] + weight if there in row else weight
            rows.append(row)
        return rows


@dataclass(frozen=True, repr=False)
class SmallWar(Answer):
    """War between two players with few cards.

    Attributes:
        starts: The deals that it begins with, each with its chance.
        rules: The options that matter.
        fractions: Whether it is solved in fractions; None for where there are at most `IN_FRACTIONS` states.
    """

    starts: tuple[tuple[State, Fraction], ...]
    rules: Rules
    fractions: bool | None = None

    @cached_property
    def _turns(self) -> Turns:
        return Turns(self.rules, [state for state, _ in self.starts])

    @property
    def states(self) -> int:
        """How many states the chain has."""
        return len(self._turns.number)

    @property
    def in_fractions(self) -> bool:
        """Whether the answers are fractions; otherwise they are floats, right to about twelve places."""
        return self.states <= IN_FRACTIONS if self.fractions is None else self.fractions

    def _solved(self, rows: Sequence[dict[int, Fraction]], *rewards: Sequence[Fraction]) -> list[list[Fraction | float]]:
        if self.in_fractions:
            return [list(one) for one in Chain(rows, rewards).expected()]
        floats = [{state: float(chance) for state, chance in row.items()} for row in rows]
        return [list(one) for one in Chain(floats, [list(map(float, reward)) for reward in rewards]).expected()]

    def _from_the_start(self, expected: Sequence[Fraction | float], *, odd: bool = False) -> Fraction | float:
        found: Fraction | float = Fraction(0)
        for state, chance in self.starts:
            number, sign = self._turns.place(state)
            found += (sign if odd else 1) * chance * expected[number]
        return found

    @cached_property
    def _turns_and_draws(self) -> tuple[Fraction | float, Fraction | float]:
        ones = [Fraction(1)] * self.states
        turns, draws = self._solved(self._turns.rows(), ones, self._turns.draws)
        return self._from_the_start(turns), self._from_the_start(draws)

    @property
    def mean(self) -> Fraction | float:
        """How many turns it takes on average."""
        return self._turns_and_draws[0]

    @property
    def draw(self) -> Fraction | float:
        """The chance that nobody wins."""
        return self._turns_and_draws[1] if any(self._turns.draws) else Fraction(0)

    @cached_property
    def lead(self) -> Fraction | float:
        """The chance that the first player wins, less that of the second."""
        if self._is_even:
            return Fraction(0)
        (leads,) = self._solved(self._turns.rows(signed=True), self._turns.leads)
        return self._from_the_start(leads, odd=True)

    @property
    def _is_even(self) -> bool:
        """Whether both players have the same chances because each deal comes as often with the players changed over."""
        chances = dict(self.starts)
        return all(chances.get(state[::-1]) == chance for state, chance in self.starts)

    @property
    def first(self) -> Fraction | float:
        """The chance that the first player wins."""
        return (1 - self.draw + self.lead) / 2

    @property
    def second(self) -> Fraction | float:
        """The chance that the second player wins."""
        return (1 - self.draw - self.lead) / 2

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
        return sqrt(squares - float(self.mean) ** 2)

    def over_after(self, turns: int) -> float:
        """The chance that it is over after so many turns.

        Raises:
            ExactError: That is no whole number from 0.
        """
        whole("turns", turns, 0)
        return 1 - self.going_on[turns] if turns < len(self.going_on) else 1.0

    def table(self, language: str = DEFAULT_LANGUAGE) -> Table:
        """The mean number of turns, and who wins."""
        say = Words(language).say
        rows = [[say("exact-turns"), short(self.mean), f"{float(self.mean):.4f}"]]
        for name, chance in (("first", self.first), ("second", self.second), ("draw", self.draw)):
            rows.append([say(f"exact-{name}"), short(chance), f"{percent(chance)} %"])
        notes = [say("exact-states", n=f"{self.states:,}")]
        return Table(say("exact-small-war", n=self.cards), ["", say("exact-exact"), "≈"], rows, notes, language=language)

    @property
    def cards(self) -> int:
        """How many cards there are."""
        (one, other), _ = self.starts[0]
        return sum(map(len, one + other))


def small_war(
    of: Known,
    *,
    hand: Known | None = None,
    war_down: int = 1,
    run_out: str = "lose",
    pickup_order: str = "shuffled",
    fractions: bool | None = None,
) -> SmallWar:
    """War between two players with few cards, all deals equally likely: ``small_war("2c 3c 4c 5c 6c 7c").mean`` is 9.

    Args:
        of: The cards, an even number of them; suits do not matter.
        hand: Those of the first player, in any order; None for any half of the cards.
        war_down, run_out: As the options of War.
        pickup_order: ``shuffled`` or ``coin``; the other orders of War leave nothing to chance, and may go round for ever.
        fractions: Whether to answer in fractions; None for where that is quick.

    Raises:
        ExactError: The cards cannot be dealt equally, the hand is not half of them, an option is none of these; or there are
            too many states: three cards a player are quick, six of a few ranks take a second.

    Source: rules/war.md; held against games dealt by the engine.
    """
    there, rules = _cards(of), _rules(war_down, run_out, pickup_order)
    if hand is None:
        hands = Bag(tuple(sorted(own)) for own in combinations([RANK[card.rank] for card in there], len(there) // 2))
    else:
        held = known_cards(hand, there)
        if 2 * len(held) != len(there):
            raise ExactError(f"hand has {len(held)} cards, and must have half of the {len(there)}: {len(there) // 2}")
        hands = Bag([tuple(sorted(RANK[card.rank] for card in held))])
    whole_pack, every = Bag(RANK[card.rank] for card in there), hands.total()
    starts = []
    for own, ways in hands.items():
        other = tuple(sorted((whole_pack - Bag(own)).elements()))
        starts.append((((own,), (other,)), Fraction(ways, every)))
    return SmallWar(tuple(starts), rules, fractions)


def war_of(
    first: Known,
    second: Known,
    *,
    war_down: int = 1,
    run_out: str = "lose",
    pickup_order: str = "shuffled",
    fractions: bool | None = None,
) -> SmallWar:
    """War from two packets whose order is known, top card first: ``war_of("2c 7d", "7c 3d")``.

    Args and Raises: see `small_war`; the packets need not be equally large.
    """
    both = [*cards(first), *cards(second)]
    known_cards(both, both)
    packets = [tuple((RANK[card.rank],) for card in _ranked(cards(packet))) for packet in (first, second)]
    if not all(packets):
        raise ExactError("a packet is empty: give both players at least one card")
    return SmallWar((((packets[0], packets[1]), Fraction(1)),), _rules(war_down, run_out, pickup_order), fractions)


def _cards(of: Known) -> tuple[Card, ...]:
    there = cards(of)
    known_cards(there, there)
    if len(there) < 2 or len(there) % 2:
        raise ExactError(f"{len(there)} cards cannot be dealt to two players equally: give an even number of them, from 2")
    return tuple(_ranked(there))


def _ranked(there: Sequence[Card]) -> Sequence[Card]:
    for card in there:
        if card.rank not in RANK:
            raise ExactError(f"{card} has no place in War: give cards from 2 to the ace")
    return there


def _rules(war_down: int, run_out: str, pickup_order: str) -> Rules:
    one_of("war_down", war_down, (0, 1, 2, 3))
    one_of("run_out", run_out, ("lose", "last_card_stays"))
    one_of("pickup_order", pickup_order, ("shuffled", "coin"))
    return Rules(war_down, run_out, pickup_order)
