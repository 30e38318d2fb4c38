"""The question of the Predict stage in a pair game: who will win, while one card of four still lies face down?"""

from __future__ import annotations

from collections.abc import Callable

from cardlab.core.declarations import Facts
from cardlab.core.table import Event
from cardlab.games.addition_war import AdditionWar
from cardlab.lessons.shared_by_wars.bars import two_bars
from cardlab.lessons.shared_by_wars.pair import Pair
from cardlab.teaching.prediction_question import Change, PredictionQuestion, Predicts, WouldCome


def who_will_win(game: AdditionWar, told_worth: str, parts: Callable[[Facts], list[int]]) -> Predicts:
    """Asks, when cards come up, who wins: the player of the open pair, the other one, or nobody yet.

    It also asks if no card can change the result any more, so that a learner can be quite sure.

    Args:
        game: The game.
        told_worth: The message that gives the worth of a pair and compares it with the ``other`` one; ``shape`` says how.
        parts: Returns the parts of the bar that shows a hand.
    """
    pack = sorted(game.pack(), key=game.value)

    def asks(event: Event, following: Event | None) -> PredictionQuestion | None:
        hands = event.facts.get("hands", [])
        if event.rule not in (f"{game.slug}.turn_up", f"{game.slug}.war.lay") or [len(hand["cards"]) for hand in hands] != [
            2,
            2,
        ]:
            return None
        one, other = hands  # the last card that comes up is the second one of the other player
        shown, hidden = other["cards"]
        cards = {str(game.value(card)): card for card in pack if card not in (*one["cards"], shown)}

        def would(rank: str) -> WouldCome:
            pair = Pair(game, (shown, cards[rank]))
            shape = "same" if pair.worth == one["worth"] else "less" if pair.worth < one["worth"] else "more"
            winner = {"same": "war", "less": one["player"], "more": other["player"]}[shape]
            bars = two_bars(game, parts(one), parts(pair.facts()), (one["player"], other["player"]))
            counters = {f"{game.measure}.{one['player']}": one["worth"], f"{game.measure}.{other['player']}": pair.worth}
            return WouldCome(winner, {**pair.facts(), "other": one["worth"], "shape": shape}, [bars], cards[rank], counters)

        come = {rank: would(rank) for rank in cards}
        return PredictionQuestion(
            "predict-who",
            (one["player"], "war", other["player"]),
            come[str(game.value(hidden))].answer,
            {"player": other["player"], "down": event.facts["down"], "up": game.up},
            str(game.value(hidden)),
            come,
            change=Change("predict-change", told_worth),
        )

    return asks
