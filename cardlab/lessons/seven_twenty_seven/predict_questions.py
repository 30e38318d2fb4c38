"""The questions of the Predict stage: who will be nearest to 7, and whether one more card will bring a hand nearer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

from cardlab.core.cards import RANKS, SUITS, Card
from cardlab.core.declarations import Facts
from cardlab.core.table import Event
from cardlab.games.seven_twenty_seven import GOALS
from cardlab.lab.exact.seven_twenty_seven import Hand, away, counted_as, nearest, worth
from cardlab.lessons.seven_twenty_seven.hand_helpers import SLUG
from cardlab.lessons.seven_twenty_seven.sharing_questions import SEATS
from cardlab.teaching.number_reading import read_number, written
from cardlab.teaching.prediction_question import Change, PredictionQuestion, WouldCome

PLAYERS = SEATS[:3]
OWN = PLAYERS[0]
"""The learner's seat."""
ANY = {("10" if rank == "T" else rank): tuple(Card(rank, suit) for suit in SUITS) for rank in RANKS}
"""A rank as it is printed on a card -> the cards of it."""


def nearest_or_nearer(event: Event, following: Event | None) -> PredictionQuestion | None:
    """Asks who is nearest to 7 when hands are shown, and whether a card brings the hand nearer when the learner takes one."""
    if event.rule == f"{SLUG}.show":
        return _who_is_nearest({hand["player"]: tuple(hand["cards"]) for hand in event.facts["hands"]})
    if event.rule == f"{SLUG}.card" and event.facts["player"] == OWN:
        return _one_more_card(event.facts_for(OWN))
    return None


def nearest_player(hands: Mapping[str, Hand], goal: int) -> str:
    """Returns the player whose hand is nearest to a goal; ``tie`` for several."""
    ends = {player: away(hand, goal) for player, hand in hands.items()}
    found = [player for player, end in ends.items() if end == min(ends.values())]
    return found[0] if len(found) == 1 else "tie"


def _who_is_nearest(hands: Mapping[str, Hand]) -> PredictionQuestion:
    goal = 7  # that side is shown first
    return PredictionQuestion(
        f"{SLUG}_lesson-will_be",
        (*(player for player in PLAYERS if player in hands), "tie"),
        nearest_player(hands, goal),
        {"goal": goal},
        needs=_needs(hands, goal),
        needed=f"{SLUG}_lesson-needed",
    )


def _needs(hands: Mapping[str, Hand], goal: int) -> dict[str, Sequence[str]]:
    """Each other player -> the ranks that would make that player the nearest if the hidden card had them."""
    return {
        player: [
            rank
            for rank, (card, *_) in ANY.items()
            if nearest_player({**hands, player: (*hand[:-1], card)}, goal) == player  # the hidden card is the last one
        ]
        for player, hand in hands.items()
        if player != OWN
    }


def _one_more_card(facts: Facts) -> PredictionQuestion | None:
    """Returns None if every card brings the hand nearer, or none does. A card that the learner sees elsewhere cannot come."""
    lowest, aces = Fraction(read_number(str(facts["old"])) or 0), facts["aces"] - (facts["card"].rank == "A")

    def would(card: Card, goal: int) -> WouldCome:
        before = abs(nearest(counted_as(lowest, aces), goal) - goal)
        total = nearest(counted_as(lowest + worth(card), aces + (card.rank == "A")), goal)
        after = abs(total - goal)
        told = {"goal": goal, "total": written(total), "d": written(after), "before": written(before)}
        return WouldCome("yes" if after < before else "no", told, card=card, counters={f"total{goal}.{OWN}": str(total)})

    unseen = {rank: [card for card in cards if card not in facts["seen"]] for rank, cards in ANY.items()}
    for goal in GOALS:
        come = {rank: would(cards[0], goal) for rank, cards in unseen.items() if cards}
        if len({outcome.answer for outcome in come.values()}) == 2:
            rank = "10" if facts["card"].rank == "T" else facts["card"].rank
            ask = f"{SLUG}_lesson-nearer"
            change = Change(f"{ask}-change", f"{ask}-would")
            answer, needed = come[rank].answer, f"{ask}-needed"
            return PredictionQuestion(ask, ("yes", "no"), answer, {"goal": goal}, rank, come, needed=needed, change=change)
    return None
