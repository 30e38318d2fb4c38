"""The visual model of a step of 727: the double target."""

from __future__ import annotations

from operator import itemgetter

from cardlab.core.declarations import Facts
from cardlab.core.view import View
from cardlab.games.seven_twenty_seven import GOALS, SevenTwentySeven, totals
from cardlab.models.double_target import double_target
from cardlab.models.model import State


def step_models(game: SevenTwentySeven, rule: str, facts: Facts, view: View | None) -> list[State]:
    """Returns all totals of a hand with their distances from the goals: for the viewer's own hand, and at the end for all
    hands.

    The lines of all hands show which is nearest to a goal. A single line, that of the nearest hand, would give it away.
    """
    over = game.over == "allowed"
    if rule == "show":
        return [
            double_target(totals(hand["cards"]), over=over, of=hand["player"])
            for hand in sorted(facts["hands"], key=itemgetter("player"))
        ]
    if rule == "bust":
        return [double_target(totals(facts["cards"]), over=over, of=facts["player"])]
    side, _, tie = rule.partition(".")
    if side in ("low", "high") and tie != "none":
        return [double_target(made, over=over, goals=[GOALS[7 if side == "low" else 27]], of=of) for of, made in shown(view)]
    if rule == "card" and "new" in facts:
        elevens = facts["aces"] + (facts["ace"] == "yes")
        lowest = int(2 * facts["new"])
        return [double_target([lowest + 20 * n for n in range(elevens + 1)], over=over, of=facts["player"])]
    if rule in ("deal", "again", "bet.over") and view and view.viewer in view.seats:
        hand = view.known(f"up.{view.viewer}") + view.known(f"down.{view.viewer}")
        return [double_target(totals(hand), over=over, of=view.viewer)] if hand else []
    return []


def shown(view: View | None) -> list[tuple[str, list[int]]]:
    """Returns the players whose whole hand the viewer sees, with all its totals in half points."""
    hands = {seat: (*view[f"up.{seat}"], *view[f"down.{seat}"]) for seat in view.seats} if view else {}
    return [(seat, totals([card for card in hand if card])) for seat, hand in hands.items() if hand and None not in hand]
