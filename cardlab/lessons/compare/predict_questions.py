"""The question of the Predict stage: who will win, while one of two cards still lies face down?"""

from __future__ import annotations

from cardlab.core.table import Event
from cardlab.decks.deck import Deck
from cardlab.lessons.compare.spoken_war import sign_of
from cardlab.lessons.compare.step_models import pictures
from cardlab.teaching.prediction_question import Change, PredictionQuestion, Predicts, WouldCome


def who_will_win(deck: Deck) -> Predicts:
    """Asks, when cards of a deck come up, who wins: the player of the open card, the other one, or nobody yet."""
    ordered = sorted(deck, key=deck.value)

    def asks(event: Event, following: Event | None) -> PredictionQuestion | None:
        hands = event.facts.get("hands", [])
        if event.rule not in ("war.turn_up", "war.war.lay") or len(hands) != 2:
            return None
        one, other = hands  # the last card that comes up is that of the other player
        least = deck.value(one["card"])
        cards = {card.rank: card for card in ordered if card != one["card"]}  # another copy of the open card may come

        def would(rank: str) -> WouldCome:
            value = deck.value(cards[rank])
            winner = "war" if value == least else one["player"] if value < least else other["player"]
            facts = {"card": cards[rank], "other": one["card"], "sign": sign_of(deck, value, least)}
            return WouldCome(winner, facts, pictures(deck, one["card"], cards[rank]), cards[rank])

        come = {rank: would(rank) for rank in cards}
        return PredictionQuestion(
            "predict-who",
            (one["player"], "war", other["player"]),
            come[other["card"].rank].answer,
            {"player": other["player"], "down": event.facts["down"], "up": 1},
            other["card"].rank,
            come,
            change=Change("compare_lesson-change", "compare_lesson-change-told"),
        )

    return asks
