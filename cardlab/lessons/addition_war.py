"""Addition War: sums to twenty, and comparing them. Ages 6 to 8."""

from __future__ import annotations

from collections.abc import Callable

from cardlab.cards import Card
from cardlab.chance import Chance
from cardlab.games.addition_war import AdditionWar
from cardlab.lessons.lesson import Ask, Deal, Lesson, Play, Practise, Predict, Watch
from cardlab.lessons.question import Question, Shown, generates, numbers_only
from cardlab.table import Event

GAME = AdditionWar.with_options()


def sums_and_winner(told: Event, following: Event | None) -> list[Ask]:
    """When cards come up: the sum of each player, and who takes the cards."""
    hands = told.facts.get("hands", [])
    if told.rule not in ("addition_war.turn_up", "addition_war.war.lay") or len(hands) < 2 or following is None:
        return []
    asks = [Ask("ask-sum", "ask-sum-told", hand["worth"], facts=hand) for hand in hands]
    winner = following.facts.get("winner", "war")
    best = max(hand["worth"] for hand in hands)
    facts = {"winner": winner, "worth": best}
    players = tuple(hand["player"] for hand in hands)
    return [*asks, Ask("ask-who", "ask-who-war" if winner == "war" else "ask-who-told", winner, (*players, "war"), facts)]


# ------------------------------------------------------------------------------------------------ questions


def two_cards(chance: Chance, fits: Callable[[int, int], bool]) -> tuple[Card, Card]:
    """The first two cards of a deal whose numbers fit."""
    while True:
        one, other = chance.shuffled(GAME.pack())[:2]
        if fits(GAME.value(one), GAME.value(other)):
            return one, other


def sum_level(a: int, b: int) -> int:
    """How difficult a sum is: within ten; a double or with a ten in it; bridging ten."""
    if a + b <= 10:
        return 1
    return 2 if a == b or 10 in (a, b) else 3


@generates("sum", 1, 2, 3)
def sum_of_two(chance: Chance, level: int) -> Question:
    """The sum of two cards: within ten, doubles and ten as a part, then bridging ten."""
    one, other = two_cards(chance, fits=lambda a, b: sum_level(a, b) == level)
    a, b = GAME.value(one), GAME.value(other)
    wrong = {
        "counts_first_number_in": a + b - 1,
        "one_too_many": a + b + 1,
        "concatenated": int(f"{a}{b}"),
        "subtracted": abs(a - b),
    }
    return Question(
        "addition_war",
        "sum",
        "number",
        level,
        answer=a + b,
        misconceptions=numbers_only(wrong, a + b),
        facts={"a": a, "b": b, "sum": a + b, "more": max(a, b), "less": min(a, b), "to_ten": 10 - max(a, b)},
        shows=(Shown((one, other)),),
        model={"model": "ten_frames", "a": a, "b": b},
        practises=f"{max(a, b)}+{min(a, b)}",
    )


LESSON = Lesson(
    "addition_war",
    stages=(
        Watch(Deal("addition_war", "lesson", actions=8)),
        Predict(Deal("addition_war", "lesson", actions=6, shift=1), sums_and_winner, hides=("sum",)),
        Practise(sum_of_two),
        Play(Deal("addition_war", "lesson", shift=2), asks=sums_and_winner, hides=("sum",)),
    ),
)
