"""Counts how often each worth comes, and asks about it. All chances are exact; see `cardlab.lab.exact.pairs_of_cards`."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from math import comb

from cardlab.core.cards import Card
from cardlab.core.rng import RandomStream
from cardlab.games.addition_war import AdditionWar
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.lessons.shared_by_wars.pair import Pair, deck
from cardlab.teaching.number_reading import written
from cardlab.teaching.question import Answer, Question, Shown, choices_of, distinct


def pair_counts(game: AdditionWar) -> Mapping[int | str, int]:
    """Worth of a pair, the smallest first -> the number of pairs of the pack with it."""
    return {int(worth): n for worth, n in pairs_of(game).worths.items()}


def chances(game: AdditionWar) -> dict[int | str, Fraction]:
    """Worth of a pair -> the exact chance that the first pair of a deal has it."""
    return {int(worth): rng for worth, rng in pairs_of(game).distribution.items()}


def likely(level: int, mine: Pair) -> Question:
    """Asks whether the next pair is likely to be worth more than mine, counted over all pairs of the other cards."""
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
        solution={"model": "bar_model", "parts": [n for n in (higher, every - higher) if n]},
    )


FOUR = comb(4, 2)
"""The number of pairs of four cards."""


def chance_of_four(level: int, mine: Pair, left: Sequence[Card]) -> Question | None:
    """Asks for the chance that two of the remaining four cards are worth more than mine; None if that is certain or
    impossible.
    """
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
        solution={"model": "bar_model", "parts": [higher, FOUR - higher]},
    )


def next_of_four(rng: RandomStream, game: AdditionWar, level: int) -> Question:
    """Draws my pair and four other cards until the next pair may or may not be worth more, and asks for the chance."""
    while True:
        cards = rng.sample(deck(game), 6)
        asked = chance_of_four(level, Pair(game, (cards[0], cards[1])), cards[2:])
        if asked is not None:
            return asked
