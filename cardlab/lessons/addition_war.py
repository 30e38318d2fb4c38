"""Addition War: sums to twenty, and comparing them. Ages 6 to 8."""

from __future__ import annotations

from cardlab.lessons.lesson import Ask, Deal, Lesson, Play, Predict, Watch
from cardlab.table import Event


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


LESSON = Lesson(
    "addition_war",
    stages=(
        Watch(Deal("addition_war", "lesson", actions=8)),
        Predict(Deal("addition_war", "lesson", actions=6, shift=1), sums_and_winner, hides=("sum",)),
        Play(Deal("addition_war", "lesson", shift=2), asks=sums_and_winner, hides=("sum",)),
    ),
)
