"""Exact answers about pairs of cards: how often each sum or difference comes, how often two players tie, and who is higher.

Everything is counted over all pairs of cards. If two players have a pair each, their pairs share no card: all pairs of pairs
are counted, minus those that share one (inclusion and exclusion). So any pack is counted immediately.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations_with_replacement
from math import comb
from typing import TYPE_CHECKING, Any

from cardlab.core.cards import Card, cards
from cardlab.core.game import Game
from cardlab.core.numbers import written
from cardlab.games.addition_war import AdditionWar
from cardlab.games.war import War
from cardlab.lab.exact.answers import About, Answer, ExactError, Number, check_one_of, check_whole, label, percent, short
from cardlab.lab.exact.card_sums import Cards, Known, Pack, Values, game_of, known_cards, pack_of
from cardlab.lab.exact.distribution import Distribution
from cardlab.lab.figure_table import FigureTable
from cardlab.lab.lazy_plots import need_matplotlib
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words

if TYPE_CHECKING:
    from cardlab.lab.plot_base import Plot

COMPARED: Mapping[str, Callable[[Number, Number], Number]] = {
    "sum": lambda a, b: a + b,
    "difference": lambda a, b: a - b if a > b else b - a,
}
"""The worths of two cards that can be compared."""
PAIR = About("exact-sums", "exact-sum")
APART = About("exact-differences", "exact-difference")


@dataclass(frozen=True, eq=False, repr=False)
class Pairs(Answer):
    """All pairs of a pack, with their worth.

    Attributes:
        counts: The value of a card, the smallest first -> the number of cards with it.
        facts: Two values, the lower one first -> the worth of the pair.
        about: The name of the worth of a pair.
    """

    counts: Mapping[Number, int]
    facts: Mapping[tuple[Number, Number], Number]
    about: About = PAIR

    @cached_property
    def cards(self) -> int:
        """The number of cards."""
        return sum(self.counts.values())

    def ways(self, a: Number, b: Number) -> int:
        """Returns how many pairs of cards have these two values."""
        return ways(self.counts, a, b)

    @cached_property
    def worths(self) -> Mapping[Number, int]:
        """Worth of a pair, the smallest first -> the number of pairs with it."""
        counted: Bag[Number] = Bag()
        for (a, b), worth in self.facts.items():
            counted[worth] += self.ways(a, b)
        return {worth: counted[worth] for worth in sorted(counted) if counted[worth]}

    @cached_property
    def distribution(self) -> Distribution[Number]:
        """The distribution of the worth of a pair, every pair equally likely."""
        return Distribution.counted(self.worths, About(self.about.title, self.about.what, {"n": 2, "of": self.cards}))

    def worth(self, a: Number, b: Number) -> Number:
        """Returns the worth of these two values together.

        Raises:
            ExactError: The pack has no such cards.
        """
        found = self.facts.get((min(a, b), max(a, b)))
        if found is None or not self.ways(a, b):
            raise ExactError(f"no pair of these cards counts {a} and {b}: they count {', '.join(map(str, self.counts))}")
        return found

    def after(self, a: Number, b: Number) -> Mapping[Number, int]:
        """When cards of these two values are out, returns the possible worth of the next pair -> the number of
        pairs with it.
        """
        return self.left_by((a, b)).worths

    def left_by(self, gone: tuple[Number, ...]) -> Pairs:
        """Returns the pairs of the remaining cards when cards of these values are out."""
        out = Bag(gone)
        return Pairs({value: n - out[value] for value, n in self.counts.items()}, self.facts, self.about)

    def higher_after(self, a: Number, b: Number) -> int:
        """Returns how many pairs of the other cards are worth more than these two values."""
        mine = self.worth(a, b)
        return sum(pairs for worth, pairs in self.after(a, b).items() if worth > mine)

    def opponent(self, a: Number, b: Number) -> Distribution[str]:
        """When somebody has these two values, returns whether the next pair is worth more, as much, or less."""
        mine, counted = self.worth(a, b), dict.fromkeys(("higher", "same", "lower"), 0)
        if self.cards < 4:
            raise ExactError(f"two pairs need four cards, but there are only {self.cards}")
        for worth, pairs in self.after(a, b).items():
            counted["higher" if worth > mine else "same" if worth == mine else "lower"] += pairs
        return Distribution.counted(counted, About("exact-opponent", "exact-other", {"worth": written(mine)}))

    # -------------------------------------------------------------------------------- two pairs at once

    @cached_property
    def _of_a_card(self) -> Mapping[Number, Mapping[Number, int]]:
        """Value of a card -> the worth of its pairs -> their number."""
        found: dict[Number, Bag[Number]] = {value: Bag() for value, n in self.counts.items() if n}
        for (a, b), worth in self.facts.items():
            if self.ways(a, b):
                found[a][worth] += self.counts[b] - (a == b)
                if a != b:
                    found[b][worth] += self.counts[a]
        return found

    @cached_property
    def _both(self) -> Mapping[Number, tuple[int, int, int]]:
        """Worth of a pair -> the numbers of other pairs, over all pairs of this worth, that are higher, the same, lower."""
        if self.cards < 4:
            raise ExactError(f"two pairs need four cards, but there are only {self.cards}")
        others, below, found = comb(self.cards - 2, 2), 0, {}
        lower_of: Bag[Number] = Bag()
        for worth, pairs in self.worths.items():
            share_same = share_lower = 0
            for value, own in self._of_a_card.items():
                if here := own.get(worth, 0):
                    share_same += self.counts[value] * here * (here - 1)
                    share_lower += self.counts[value] * here * lower_of[value]
                    lower_of[value] += here
            same, lower = pairs * (pairs - 1) - share_same, pairs * below - share_lower
            found[worth] = pairs * others - same - lower, same, lower
            below += pairs
        return found

    @cached_property
    def tie(self) -> Fraction:
        """The chance that the first two pairs of a deal are worth the same."""
        equal = sum(same for _, same, _ in self._both.values())
        return Fraction(equal, comb(self.cards, 2) * comb(self.cards - 2, 2))

    @cached_property
    def higher(self) -> Mapping[Number, Fraction]:
        """Worth of a pair -> the chance that the other player's is worth more, over all pairs of this worth."""
        others = comb(self.cards - 2, 2)
        return {worth: Fraction(self._both[worth][0], pairs * others) for worth, pairs in self.worths.items()}

    @cached_property
    def same(self) -> Mapping[Number, Fraction]:
        """Worth of a pair -> the chance that the other player's is worth as much."""
        others = comb(self.cards - 2, 2)
        return {worth: Fraction(self._both[worth][1], pairs * others) for worth, pairs in self.worths.items()}

    def table(self, language: str = DEFAULT_LANGUAGE) -> FigureTable:
        """Returns each worth: the number of pairs, and in percent how often the other player's pair is higher, and as high."""
        say = Words(language).say
        every = comb(self.cards, 2)
        headers = [say(self.about.what), say("exact-ways", n=f"{every:,}"), "%"]
        headers += [say("exact-other-higher"), say("exact-other-same")]
        rows = []
        for worth, pairs in self.worths.items():
            shares = Fraction(pairs, every), self.higher[worth], self.same[worth]
            rows.append([label(Words(language), worth), f"{pairs:,}", *map(percent, shares)])
        notes = [say("exact-tie", chance=short(self.tie), percent=percent(self.tie))]
        return FigureTable(say("exact-against", n=self.cards), headers, rows, notes, language=language)

    def plot(self, language: str = DEFAULT_LANGUAGE) -> Plot:
        """Draws each pair of values as a chart, with how often the other player's pair is worth more, in percent.

        Raises:
            MissingPackage: matplotlib is not installed.
        """
        need_matplotlib()
        from cardlab.lab.exact.charts import by_pair

        words, values = Words(language), [value for value, n in self.counts.items() if n]
        cells = [[self._higher_percent(a, b) for b in values] for a in values]
        title = words.say("exact-against", n=self.cards)
        return by_pair(title, [label(words, value) for value in values], cells, words.say("exact-other-higher"), words)

    def _higher_percent(self, a: Number, b: Number) -> Fraction | None:
        """Returns how often, in percent, the next pair is worth more than a pair of these values; None if there is no such
        pair.
        """
        return 100 * self.opponent(a, b).chance("higher") if self.ways(a, b) else None


def ways(counts: Mapping[Number, int], a: Number, b: Number) -> int:
    """Returns how many pairs of cards have these two values, from the number of cards of each."""
    return comb(counts[a], 2) if a == b else counts[a] * counts[b]


def pairs(
    of: Cards,
    compare: str | None = None,
    *,
    values: Values | None = None,
    without: Known = "",
    preset: str | None = None,
    **options: Any,
) -> Pairs:
    """Returns all pairs of a pack: their worth, who is higher, how often two players tie.

    ``pairs("addition_war").higher[11]`` is the chance that the other player has more than 11.

    Args:
        of, values, without, preset, options: The pack; see `cardlab.lab.exact.card_sums.pack_of`.
        compare: The worth of a pair: ``sum`` or ``difference``; None for that of its game, or the sum.

    Raises:
        ExactError: There are no two cards, or one has no value.
    """
    pack = pack_of(of, values, without, preset, **options)
    pack.gives(2)
    if compare is not None:
        check_one_of("compare", compare, COMPARED)
    elif isinstance(of, str | Game) and values is None:
        game = game_of(of, preset, **options)
        if isinstance(game, AdditionWar):
            return _of_game(game, pack)
    worth = COMPARED[compare or "sum"]
    facts = {(a, b): worth(a, b) for a, b in combinations_with_replacement(pack.counts, 2)}
    return Pairs(pack.counts, facts, APART if compare == "difference" else PAIR)


@cache
def pairs_of(game: AdditionWar) -> Pairs:
    """Returns all pairs of the pack of a game, with the worth that the game compares."""
    return _of_game(game, pack_of(game))


def _of_game(game: AdditionWar, pack: Pack) -> Pairs:
    card: dict[Number, Card] = {pack.value(card): card for card in pack.cards}
    facts: dict[tuple[Number, Number], Number] = {
        (a, b): game.worth((card[a], card[b])) for a, b in combinations_with_replacement(pack.counts, 2)
    }
    return Pairs(pack.counts, facts, APART if game.measure == "difference" else PAIR)


def differences(
    of: Cards, *, values: Values | None = None, without: Known = "", preset: str | None = None, **options: Any
) -> Distribution[Number]:
    """Returns how far apart two cards of a pack are: ``differences("subtraction_war").mode`` is 1.

    Args:
        of, values, without, preset, options: The pack; see `cardlab.lab.exact.card_sums.pack_of`.

    Raises:
        ExactError: There are no two cards, or one has no value.
    """
    return pairs(of, "difference", values=values, without=without, preset=preset, **options).distribution


def opponent(
    of: Cards,
    mine: Known,
    compare: str | None = None,
    *,
    values: Values | None = None,
    seen: Known = "",
    preset: str | None = None,
    **options: Any,
) -> Distribution[str]:
    """Returns whether the other player's pair is worth more than mine, as much, or less.

    ``opponent("addition_war", "5c 6d").chance("higher")`` is 315/703.

    Args:
        of, values, preset, options: The pack; see `cardlab.lab.exact.card_sums.pack_of`.
        mine: My two cards.
        compare: The worth of a pair; see `pairs`.
        seen: Other cards that the other player cannot have.

    Raises:
        ExactError: These are not two cards of the pack, a seen card is not in it, or too few are left.
    """
    pack = pack_of(of, values, seen, preset, **options)
    held = known_cards(mine, pack.cards)
    if len(held) != 2:
        raise ExactError(f"mine has {len(held)} cards, but a pair has two")
    there = pairs(of, compare, values=values, without=seen, preset=preset, **options)
    return there.opponent(*map(pack.value, held))


def tie(
    of: Cards,
    compare: str | None = None,
    *,
    players: int | None = None,
    values: Values | None = None,
    without: Known = "",
    preset: str | None = None,
    **options: Any,
) -> Fraction:
    """Returns the chance that the first turn of a deal goes to war, because nobody alone has the highest.

    Args:
        of, values, without, preset, options: The pack; see `cardlab.lab.exact.card_sums.pack_of`.
        compare: The comparison: ``card`` for one card each, ``sum`` or ``difference`` for two; None for that of the game, or
            ``card``. A joker that a game compares starts a war.
        players: The number of players; None for that of the game, or two. Pairs are counted for two.

    Raises:
        ExactError: There are too few cards, or a card has no value.
    """
    game = game_of(of, preset, **options) if isinstance(of, str | Game) else None
    own = "pair" if isinstance(game, AdditionWar) else "card"
    usual = 2 if game is None else len(game.seats)
    n = check_whole("players", usual if players is None else players, 2)
    if compare != "card" and (compare or own) != "card":
        if n != 2:
            raise ExactError(f"players is {n}, but ties of pairs are counted only for two players")
        return pairs(of, compare, values=values, without=without, preset=preset, **options).tie
    jokers = [card for card in game.pack() if card.rank == "X"] if isinstance(game, War) else []
    gone = [*jokers, *cards(without)]
    pack = pack_of(of, values, gone, preset, **options)
    every = len(pack) + sum(joker not in cards(without) for joker in jokers)
    if every < n:
        raise ExactError(f"{n} players need a card each, but there are only {every}")
    alone = below = 0
    for copies in pack.counts.values():
        alone += copies * comb(below, n - 1)
        below += copies
    return 1 - Fraction(alone, comb(every, n))
