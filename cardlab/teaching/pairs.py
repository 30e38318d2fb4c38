"""Pairs of cards: what the lessons of Addition War and Subtraction War both ask, and how often each worth comes.

A pair is worth what its game makes of the two numbers: their sum, or their difference. All chances are counted, none is
dealt: see `cardlab.lab.exact.pairs_of_cards`.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations
from math import comb
from typing import Any, TypeVar

from cardlab.core.cards import Card
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event
from cardlab.core.zones import Facts
from cardlab.games.addition_war import AdditionWar
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.teaching.answer import written
from cardlab.teaching.lesson import Ask, Asks
from cardlab.teaching.question import Answer, Choice, Question, Shown, choice_of, choices_of, distinct

T = TypeVar("T")


@dataclass(frozen=True)
class Pair:
    """Two cards of a game.

    Attributes:
        game: The game.
        cards: The cards, as they lie.
    """

    game: AdditionWar
    cards: tuple[Card, Card]

    @cached_property
    def shown(self) -> tuple[int, int]:
        """The numbers of the cards, as they lie."""
        return self.game.value(self.cards[0]), self.game.value(self.cards[1])

    @cached_property
    def values(self) -> tuple[int, int]:
        """The numbers in the order in which the game puts them together."""
        return self.game.values(self.cards)

    @cached_property
    def worth(self) -> int:
        """What they are worth together."""
        return self.game.worth(self.cards)

    @property
    def high(self) -> int:
        """The greater number."""
        return max(self.shown)

    @property
    def total(self) -> int:
        """The sum, whatever the game compares."""
        return sum(self.shown)

    @property
    def choice(self) -> Choice:
        """The pair as something to choose."""
        return choice_of(*self.cards)

    def facts(self, a: str = "a", b: str = "b", worth: str = "worth") -> Facts:
        """Its numbers and its worth under these names."""
        return {a: self.values[0], b: self.values[1], worth: self.worth}


# ------------------------------------------------------------------------------------------------ drawing


def some(rng: RandomStream, things: Sequence[T], n: int) -> list[T]:
    """Several of these things in random order, each choice equally likely."""
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in range(n)]


def among_others(rng: RandomStream, right: T, near: Sequence[T], others: Sequence[T], n: int) -> list[T]:
    """So many values to choose from, in random order: the right one, one or two of those that mislead, and others by chance.

    The right one is seldom the only one between two neighbours: who looks for that finds it no more often than by chance.
    """
    while True:
        drawn = some(rng, near, min(len(near), 1 + rng.below(2)))
        drawn += some(rng, [value for value in others if value not in (right, *drawn)], n - 1 - len(drawn))
        values: set[Any] = {right, *drawn}
        if [value for value in values if {value - 1, value + 1} <= values] != [right] or rng.below(n) == 0:
            return rng.shuffled([right, *drawn])


@cache
def deck(game: AdditionWar) -> tuple[Card, ...]:
    """The pack of a game, unshuffled."""
    return tuple(game.pack())


def deal_pairs(rng: RandomStream, game: AdditionWar, n: int, fits: Callable[..., bool]) -> list[Pair]:
    """Pairs of one pack, n of them, drawn until they fit."""
    while True:
        cards = some(rng, deck(game), 2 * n)
        pairs = [Pair(game, (one, other)) for one, other in zip(cards[::2], cards[1::2], strict=True)]
        if fits(*pairs):
            return pairs


def lay(rng: RandomStream, game: AdditionWar, values: Sequence[int], without: Sequence[Card] = ()) -> list[Card]:
    """Cards of these values out of one pack, in this order; those that lie elsewhere are left out."""
    pack = [card for card in rng.shuffled(deck(game)) if card not in without]
    laid: list[Card] = []
    for value in values:
        laid.append(next(card for card in pack if game.value(card) == value and card not in laid))
    return laid


def lay_pairs(rng: RandomStream, game: AdditionWar, facts: Sequence[tuple[int, int]]) -> list[Pair]:
    """Pairs of these numbers out of one pack; in each of them either card may lie first."""
    cards = lay(rng, game, [value for fact in facts for value in fact])
    pairs = zip(cards[::2], cards[1::2], strict=True)
    return [Pair(game, (one, other) if rng.coin() else (other, one)) for one, other in pairs]


def in_one_pack(game: AdditionWar, facts: Sequence[tuple[int, int]]) -> bool:
    """Whether one pack has the cards for all these pairs of numbers."""
    return Bag(value for fact in facts for value in fact) <= Bag(pairs_of(game).counts)


# ------------------------------------------------------------------------------------------------ counting


def pair_counts(game: AdditionWar) -> Mapping[int | str, int]:
    """What a pair can be worth, the least first -> how many of the pairs of the pack are."""
    return {int(worth): n for worth, n in pairs_of(game).worths.items()}


def chances(game: AdditionWar) -> dict[int | str, Fraction]:
    """What a pair can be worth -> the exact chance that the first pair of a deal is."""
    return {int(worth): rng for worth, rng in pairs_of(game).distribution.items()}


def war_chances(game: AdditionWar) -> dict[int | str, Fraction]:
    """The exact chance that the first pairs of a deal go to war, and that somebody takes them."""
    tie = pairs_of(game).tie
    return {"war": tie, "take": 1 - tie}


# ------------------------------------------------------------------------------------------------ asking while a match goes on


def worth_and_winner(slug: str, worth: str, told_worth: str, winner: str) -> Asks:
    """When cards come up: what each player's pair is worth, and who takes the cards.

    Args:
        slug: The game.
        worth, told_worth: The message that asks for a worth, and the one that tells it.
        winner: The message that says who takes them.
    """

    def asks(event: Event, following: Event | None) -> list[Ask]:
        hands = event.facts.get("hands", [])
        if event.rule not in (f"{slug}.turn_up", f"{slug}.war.lay") or len(hands) < 2 or following is None:
            return []
        asked = [Ask(worth, told_worth, hand["worth"], facts=hand) for hand in hands]
        takes = following.facts.get("winner", "war")
        facts = {"winner": takes, "worth": max(hand["worth"] for hand in hands)}
        options = (*(hand["player"] for hand in hands), "war")
        return [*asked, Ask("ask-who", "ask-who-war" if takes == "war" else winner, takes, options, facts)]

    return asks


# ------------------------------------------------------------------------------------------------ questions of both lessons


def compared(one: Pair, other: Pair) -> tuple[str, dict[str, Answer]]:
    """Who takes the cards of two players, and what each other answer betrays."""
    if one.worth != other.worth:
        winner, loser = ("p1", "p2") if one.worth > other.worth else ("p2", "p1")
        trap = (other.high > one.high) if winner == "p1" else (one.high > other.high)
        return winner, {"highest_card" if trap else "smaller_taken": loser, "no_war_here": "war"}
    if one.high == other.high:
        return "war", {"unlike_cards": "p1"}
    higher, lower = ("p1", "p2") if one.high > other.high else ("p2", "p1")
    return "war", {"highest_card": higher, "unlike_cards": lower}


def is_trap(one: Pair, other: Pair) -> bool:
    """Whether the highest card alone would mislead: it lies on the other side, or there is a war."""
    return "highest_card" in compared(one, other)[1]


def sign_of(one: int, other: int) -> str:
    """How two numbers compare, as it is written."""
    return "=" if one == other else ">" if one > other else "<"


def who_takes(kind: str, level: int, one: Pair, other: Pair, rows: Sequence[tuple[int, int]] = ()) -> Question:
    """Who takes the cards: the first player, the second one, or nobody yet.

    Args:
        kind, level: Those of the question.
        one, other: The pairs of both players.
        rows: Numbers of both sides that are compared one by one, where that is the way.
    """
    answer, wrong = compared(one, other)
    least, best = sorted((one.worth, other.worth))
    facts = {**one.facts("a", "b", "s"), **other.facts("c", "d", "t"), "sign": sign_of(one.worth, other.worth)}
    facts |= {"same": "yes" if answer == "war" else "no", "winner": answer, "best": best, "least": least}
    facts["rows"] = [{"x": x, "y": y, "sign": sign_of(x, y)} for x, y in rows]
    case = "war" if answer == "war" else "trap" if "highest_card" in wrong else "plain"
    return Question(
        one.game.slug,
        kind,
        "one",
        level,
        answer=answer,
        misconceptions=wrong,
        facts=facts,
        choices=choices_of(("p1", "p2", "war")),
        shows=(Shown(one.cards, "p1"), Shown(other.cards, "p2")),
        practises=f"{kind}:{case}",
    )


def first_row(rows: Sequence[tuple[int, int]]) -> dict[str, Any]:
    """The first two numbers that are compared, as rows of dots; the other two decide as much."""
    return {"model": "matching_rows", "a": rows[0][0], "b": rows[0][1], "asks": True}


def by_how_much(level: int, more: Pair, less: Pair) -> Question:
    """By how much the better pair wins; it lies first."""
    answer = more.worth - less.worth
    wrong: dict[str, Answer] = {
        "compared_highest": abs(more.high - less.high),
        "how_many_not_how_many_more": more.worth,
        "counts_start": answer + 1,
        "counts_between": answer - 1,
        "put_together": more.worth + less.worth,
    }
    return Question(
        more.game.slug,
        "by_how_much",
        "number",
        level,
        answer=answer,
        misconceptions=distinct(wrong, answer),
        facts={**more.facts("a", "b", "s"), **less.facts("c", "d", "t"), "more": answer},
        shows=(Shown(more.cards, "p1"), Shown(less.cards, "p2")),
        practises=f"{more.worth}-{less.worth}",
    )


def in_order(level: int, pairs: Sequence[Pair]) -> Question:
    """Put pairs in order, from the least worth to the greatest."""

    def names(ordered: Sequence[Pair]) -> tuple[str, ...]:
        return tuple(pair.choice.value for pair in ordered)

    ordered = sorted(pairs, key=lambda pair: pair.worth)
    wrong: dict[str, Answer] = {}
    if len({pair.high for pair in pairs}) == len(pairs):
        wrong["highest_card"] = names(sorted(pairs, key=lambda pair: pair.high))
    wrong["greatest_first"] = names(ordered[::-1])
    wrong = distinct(wrong, names(ordered))
    return Question(
        pairs[0].game.slug,
        "order",
        "order",
        level,
        answer=names(ordered),
        misconceptions=wrong,
        facts={"pairs": [pair.facts() for pair in pairs], "worths": [pair.worth for pair in ordered], "which": spoken(ordered)},
        choices=tuple(pair.choice for pair in pairs),
        practises="order:trap" if "highest_card" in wrong else "order:plain",
    )


def three_in_order(rng: RandomStream, game: AdditionWar, level: int, *, trap: bool) -> Question:
    """Three pairs to be put in order; with a trap the highest cards have another order."""

    def fits(*pairs: Pair) -> bool:
        if len({pair.worth for pair in pairs}) < 3 or len({pair.high for pair in pairs}) < 3:
            return False
        ordered = sorted(pairs, key=lambda pair: pair.worth)
        if ordered == [*pairs]:  # as they lie, nothing would be left to do
            return False
        return not trap or ordered != sorted(pairs, key=lambda pair: pair.high)

    return in_order(level, deal_pairs(rng, game, 3, fits))


def spoken(pairs: Sequence[Pair]) -> list[str]:
    """Pairs as a message lists them."""
    return ["\u00a0".join(card.face for card in pair.cards) for pair in pairs]


def those(pairs: Sequence[Pair], fits: Callable[[Pair], bool]) -> Answer:
    """The pairs that fit, as an answer to several of several."""
    return tuple(pair.choice.value for pair in pairs if fits(pair))


def said_of_several(wrong: Mapping[str, Answer], answer: Answer) -> dict[str, Answer]:
    """The misconceptions of several of several that choose anything at all, told apart."""
    return distinct({name: betrays for name, betrays in wrong.items() if betrays}, answer)


def likely(level: int, mine: Pair) -> Question:
    """Whether the next pair is likely to be worth more than mine, counted over all pairs of the other cards."""
    higher, every = pairs_of(mine.game).higher_after(*mine.shown), comb(len(deck(mine.game)) - 2, 2)
    answer = "never" if not higher else "likely" if 2 * higher > every else "unlikely"
    wrong = {
        "never": {"still_possible": "unlikely", "expects_too_much": "likely"},
        "likely": {"expects_too_little": "unlikely", "takes_for_impossible": "never"},
        "unlikely": {"expects_too_much": "likely", "takes_for_impossible": "never"},
    }[answer]
    return Question(
        mine.game.slug,
        "likely",
        "one",
        level,
        answer=answer,
        misconceptions=dict(wrong),
        facts={**mine.facts(), "higher": higher, "every": every, "others": every - higher, "answer": answer},
        choices=choices_of(("likely", "unlikely", "never")),
        shows=(Shown(mine.cards, "yours"),),
        practises=f"likely:{answer}",
    )


FOUR = comb(4, 2)
"""How many pairs four cards have."""


def chance_of_four(level: int, mine: Pair, left: Sequence[Card]) -> Question | None:
    """The chance that two of the four cards that are left are worth more than mine; None where that is sure or impossible."""
    pairs = [Pair(mine.game, two) for two in combinations(left, 2)]
    higher = sum(pair.worth > mine.worth for pair in pairs)
    equal = sum(pair.worth == mine.worth for pair in pairs)
    if higher in (0, FOUR):
        return None
    answer = Fraction(higher, FOUR)
    shares = {
        "ties_counted": Fraction(higher + equal, FOUR),
        "other_way_round": 1 - answer,
        "out_of_four": Fraction(higher, len(left)),
        "half_and_half": Fraction(1, 2),
    }
    wrong: dict[str, Answer] = {"how_many_not_what_share": higher}
    wrong |= {name: share for name, share in shares.items() if share < 1}
    return Question(
        mine.game.slug,
        "chance",
        "number",
        level,
        answer=answer,
        misconceptions=distinct(wrong, answer),
        facts={
            **mine.facts(),
            "pairs": [pair.facts() for pair in pairs],
            "higher": higher,
            "chance": written(answer),
            "shorter": "no" if answer.denominator == FOUR else "yes",
        },
        shows=(Shown(mine.cards, "yours"), Shown(tuple(left), "left")),
        practises=f"chance:{higher}/{FOUR}",
    )


def next_of_four(rng: RandomStream, game: AdditionWar, level: int) -> Question:
    """A pair of mine and four other cards, drawn until the next pair may be worth more and may not."""
    while True:
        cards = some(rng, deck(game), 6)
        asked = chance_of_four(level, Pair(game, (cards[0], cards[1])), cards[2:])
        if asked is not None:
            return asked
