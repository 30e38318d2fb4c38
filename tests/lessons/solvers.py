"""Works out again whether each choice is true, from the learner's view: cards, prompt and choices.

It is written from the prompts (`<lesson>_lesson-<kind>`), not from the generators. Each solver returns the right values: one
for `one` and `card`, all of them for `several`, the order for `order`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import combinations, product
from typing import Any

from cardlab.core.cards import Card, card
from cardlab.core.number_cards import spelled
from cardlab.teaching.question import Question
from tests.lessons.readings import by_hand, half, scores, wanted

Solver = Callable[[Question, Any], Sequence[str]]
"""Maps a question and its facts to the right values."""
PACK = [Card(rank, suit) for suit in "cdhs" for rank in "A23456789T"]


def number(card: Card) -> int:
    """Returns the number of a card, with ace as 1, up to ten."""
    return "A23456789T".index(card.rank) + 1


def value(question: Question, cards: Sequence[Card]) -> int:
    """Returns the value of a pair in its game."""
    a, b = map(number, cards)
    return a + b if question.lesson == "addition_war" else abs(a - b)


def worths(question: Question) -> dict[str, int]:
    """Returns the value of each pair to choose from."""
    return {one.value: value(question, one.cards) for one in question.choices}


def who_takes(question: Question, q: Any) -> list[str]:
    one, other = (value(question, shown.cards) for shown in question.shows)
    return ["p1" if one > other else "p2" if other > one else "war"]


def least_first(question: Question, q: Any) -> list[str]:
    found = worths(question)
    assert len({*found.values()}) == len(found), "two orders would be right"
    return sorted(found, key=found.__getitem__)


def smallest_that_wins(question: Question, q: Any) -> list[str]:
    mine, beaten = number(question.shows[1].cards[0]), value(question, question.shows[0].cards)
    wins = [one for one in question.choices if mine + number(one.cards[0]) > beaten]
    return [one.value for one in wins if number(one.cards[0]) == min(number(other.cards[0]) for other in wins)]


def is_likely(question: Question, q: Any) -> list[str]:
    (mine,) = question.shows
    others = [card for card in PACK if card not in mine.cards]
    made = [value(question, pair) > value(question, mine.cards) for pair in combinations(others, 2)]
    return ["never" if not any(made) else "likely" if 2 * sum(made) > len(made) else "unlikely"]


def apart(question: Question, n: int) -> list[str]:
    """Returns the cards to choose from at this distance from the learner's."""
    own = number(question.shows[0].cards[0])
    return [one.value for one in question.choices if abs(number(one.cards[0]) - own) == n]


def farthest(question: Question, q: Any) -> list[str]:
    own = number(question.shows[0].cards[0])
    return apart(question, max(abs(number(one.cards[0]) - own) for one in question.choices))


def most_frequent(question: Question, q: Any) -> list[str]:
    found = [abs(number(a) - number(b)) for a, b in combinations(PACK, 2)]
    most = max(found.count(int(one.value)) for one in question.choices)
    return [one.value for one in question.choices if found.count(int(one.value)) == most]


def reason(question: Question, q: Any) -> list[str]:
    in_table, digit = q.total % q.number == 0, str(q.number) in str(q.total)
    return ["both" if in_table and digit else "multiple" if in_table else "digit" if digit else "neither"]


def fewest_points_first(question: Question, q: Any) -> list[str]:
    found = {one.value: by_hand(int(one.value)) for one in question.choices}
    assert len({*found.values()}) == len(found), "two orders would be right"
    return sorted(found, key=found.__getitem__)


def played(question: Question, q: Any) -> dict[str, int]:
    """Returns the score of each card to choose from on the total."""
    return {one.value: by_hand(q.old + number(one.cards[0])) for one in question.choices}


def best_of(found: dict[str, Any]) -> list[str]:
    return [name for name, n in found.items() if n == max(found.values())]


def one_ahead(question: Question, q: Any) -> list[str]:
    """Returns the best cards as the prompt defines them: points now, minus the score of the best answer."""
    gives = {row["card"].name: Fraction(half(str(row["average"]))) for row in q.rows}
    return best_of({name: n - gives[name] for name, n in played(question, q).items()})


def leaves_least(question: Question, q: Any) -> list[str]:
    return best_of({one.value: -sum(by_hand(int(one.value) + n) for n in range(1, 11)) for one in question.choices})


def count(card: Card, ace: int = 1) -> Fraction:
    """Returns the value of a card in 727."""
    return Fraction(1, 2) if card.rank in "JQK" else Fraction(ace if card.rank == "A" else number(card))


def totals(hand: Sequence[Card]) -> list[Fraction]:
    """Returns all totals of a hand of 727, with each ace as 1 or 11."""
    return sorted({sum(map(count, hand, aces), Fraction(0)) for aces in product((1, 11), repeat=len(hand))})


def distance(hand: Sequence[Card], goal: int) -> Fraction:
    return min(abs(total - goal) for total in totals(hand))


def nearest_seat(question: Question, q: Any) -> list[str]:
    far = [distance(shown.cards, q.goal) for shown in question.shows]
    return [f"p{far.index(min(far)) + 1}"] if far.count(min(far)) == 1 else ["tie"]


def nearest_first(question: Question, q: Any) -> list[str]:
    found = {one.value: distance(one.cards, q.goal) for one in question.choices}
    assert len({*found.values()}) == len(found), "two orders would be right"
    return sorted(found, key=found.__getitem__)


def on_average(question: Question, q: Any) -> list[str]:
    hand, left = (shown.cards for shown in question.shows)
    mean, now = sum(distance((*hand, card), q.goal) for card in left) / len(left), distance(hand, q.goal)
    return ["nearer" if mean < now else "farther" if mean > now else "same"]


def makes(question: Question, q: Any) -> list[str]:
    return [one.value for one in question.choices if q.goal in totals(one.cards)]


def completes(question: Question, q: Any) -> list[str]:
    (own,) = question.shows
    return [one.value for one in question.choices if q.goal in totals((*own.cards, *one.cards))]


def printed(card: Card) -> Fraction:
    """Returns the number that a card of any deck stands for."""
    return Fraction(card.number.value) if card.number else Fraction("23456789TJQKA".index(card.rank) + 2)


def shown_numbers(question: Question) -> list[Fraction]:
    return [printed(card) for shown in question.shows for card in shown.cards]


def chosen_where(question: Question, fits: Callable[[Fraction], bool]) -> list[str]:
    return [one.value for one in question.choices if fits(printed(one.cards[0]))]


def of_the_choices(question: Question, end: Callable[..., Fraction]) -> list[str]:
    return chosen_where(question, lambda n: n == end(printed(one.cards[0]) for one in question.choices))


def who_wins(question: Question, q: Any) -> list[str]:
    one, other = shown_numbers(question)
    return ["p1" if one > other else "p2" if other > one else "war"]


def smallest_first(question: Question, q: Any) -> list[str]:
    ordered = sorted(question.choices, key=lambda one: printed(one.cards[0]))
    assert len({printed(one.cards[0]) for one in ordered}) == len(ordered), "two orders would be right"
    return [one.value for one in ordered]


def true_statement(question: Question, q: Any) -> list[str]:
    one, other = (printed(card(spelled(text))) for text in (q.a, q.b))
    return ["less" if one < other else "more" if one > other else "equal"]


def nearest_round(question: Question, q: Any) -> list[str]:
    (number,) = shown_numbers(question)
    far = {one.value: abs(Fraction(one.value) - number) for one in question.choices}
    return [name for name, n in far.items() if n == min(far.values())]


SOLVED: dict[str, Solver] = {
    "compare takes": who_wins,
    "compare true": true_statement,
    "compare greatest": lambda question, q: of_the_choices(question, max if q.end == "greatest" else min),
    "compare order": smallest_first,
    "compare beats": lambda question, q: chosen_where(question, lambda n: n > shown_numbers(question)[0]),
    "compare between": lambda question, q: chosen_where(
        question, lambda n: min(shown_numbers(question)) < n < max(shown_numbers(question))
    ),
    "compare equal": lambda question, q: chosen_where(question, lambda n: n == shown_numbers(question)[0]),
    "compare nearest": nearest_round,
    "addition_war greater": who_takes,
    "addition_war compare": who_takes,
    "addition_war order": least_first,
    "addition_war to_win": smallest_that_wins,
    "addition_war makes": lambda question, q: [name for name, n in worths(question).items() if n == q.n],
    "addition_war likely": is_likely,
    "subtraction_war greater": who_takes,
    "subtraction_war compare": who_takes,
    "subtraction_war order": least_first,
    "subtraction_war likely": is_likely,
    "subtraction_war card_for": lambda question, q: apart(question, q.n),
    "subtraction_war both_cards": lambda question, q: apart(question, q.n),
    "subtraction_war best_card": farthest,
    "subtraction_war ties": lambda question, q: [
        name for name, n in worths(question).items() if n == value(question, question.shows[0].cards)
    ],
    "subtraction_war most_often": most_frequent,
    "fast_food why": reason,
    "fast_food order": fewest_points_first,
    "fast_food together": lambda question, q: [
        one.value for one in question.choices if all(scores(int(one.value), n) for n in wanted(q))
    ],
    "fast_food colour": lambda question, q: [one.value for one in question.choices if scores(int(one.value), q.number)],
    "fast_food best_card": lambda question, q: best_of(played(question, q)),
    "fast_food nothing": lambda question, q: [name for name, n in played(question, q).items() if not n],
    "fast_food leave": leaves_least,
    "fast_food ahead": one_ahead,
    "seven_twenty_seven totals": lambda question, q: [
        one.value for one in question.choices if Fraction(one.value) in totals(question.shows[0].cards)
    ],
    "seven_twenty_seven closest": nearest_seat,
    "seven_twenty_seven order": nearest_first,
    "seven_twenty_seven should": on_average,
    "seven_twenty_seven makes": makes,
    "seven_twenty_seven card_for": completes,
}
"""Lesson and kind -> the function that finds all right values."""
FROM_ALL_GAMES = {
    "seven_twenty_seven up_to",
}
"""Kinds whose answers are counted over all games, in the tests of each lesson."""
