"""The visual model of a step of Fast Food: the hundred chart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import accumulate

from cardlab.core.cards import Card
from cardlab.core.declarations import Facts
from cardlab.core.view import View
from cardlab.games.fast_food import VALUE, FastFood
from cardlab.models.model import State


def step_models(game: FastFood, rule: str, facts: Facts, view: View | None) -> list[State]:
    """Returns the chart with the current total, and the totals that the viewer's own hand can make.

    Where learners claim what a total scores, the chart shows it only for totals that have been reached.
    """
    total = facts.get("total", view.counters["total"] if view else None)
    if total is None or rule == "game.second" or rule.startswith("end."):
        return []
    # A learner who has to say the total does not see what their own cards make. Nobody needs it once a card is played, or while
    # the other player plays.
    plays = view is not None and view.viewer == view.counters["turn"] and not game.asks and "total" not in facts
    own = view.known(f"hand.{view.viewer}") if view and plays else []
    chart = scored_chart(total, game.score_by, reachable(total, own))
    return [{**chart, "reached": reached(total, view)} if "claim" in game.asks and view else chart]


def scored_chart(total: int, score_by: str = "both", reachable: Sequence[int] = ()) -> State:
    """Returns the chart with the points of all totals, the current one, and those that cards lead to."""
    return {"model": "hundred_chart", "score_by": score_by, "total": total, "reachable": list(reachable)}


def reached(total: int, view: View) -> list[int]:
    """Returns the totals of this game so far, lowest first."""
    values = [VALUE[card.rank] for card in view.known("pile")]
    return [total - sum(values) + so_far for so_far in accumulate(values)]


def reachable(total: int, hand: Iterable[Card]) -> list[int]:
    """Returns the totals that a hand can make from a total, lowest first."""
    return sorted({total + VALUE[card.rank] for card in hand})
