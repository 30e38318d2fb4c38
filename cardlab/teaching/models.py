"""What shows a step of a lesson's game as a picture: from the facts of a rule to the states of visual models.

A state is plain data, such as ``{"model": "ten_frames", "of": "p1", "a": 7, "b": 6}``: the model, whose cards it is about
(``of``, or ``seats`` for the two bars of a comparison), and the traits of its widget in `cardlab.widgets.models`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.game import Game
from cardlab.core.view import View
from cardlab.core.zones import Facts
from cardlab.games.fast_food import VALUE
from cardlab.games.seven_twenty_seven import GOALS, totals

State = dict[str, Any]

LINE_END = 70
"""Where the line with the two targets ends, in half points, as long as the hand allows it."""


def follow(game: Game, rule: str, facts: Facts, view: View | None = None) -> list[State]:
    """The models that show what a rule has just done; none where there is nothing to show, and what was shown may stay.

    Args:
        game: The game with its options.
        rule: The id of the rule that fired, ``addition_war.take``.
        facts: The facts of this firing, as far as the viewer may know them (`Event.facts_for`).
        view: What the viewer sees after it, for what hangs on the viewer's own hand; or None.
    """
    shown = _FOLLOWS.get(game.slug)
    return shown(game, rule.removeprefix(f"{game.slug}."), facts, view) if shown else []


def asked(states: Iterable[State], before: Sequence[State] = ()) -> list[State]:
    """The models of a step while a learner is asked what it will bring: results are left out.

    A total is shown as it was before. Bars that would show which is longer come with the answer only.

    Args:
        states: What `follow` gives for the step.
        before: What was shown at earlier steps, the latest last.
    """
    return [shown for state in states if (shown := _ASKED.get(state["model"], _without_result)(state, before)) is not None]


def _without_result(state: State, before: Sequence[State]) -> State | None:
    return {**state, "asks": True}


def _asked_bars(state: State, before: Sequence[State]) -> State | None:
    return None if state.get("other") else {**state, "asks": "whole"}


def _asked_chart(state: State, before: Sequence[State]) -> State | None:
    earlier = _latest(state, before)
    total = earlier["total"] if earlier else 0
    return {**state, "total": total, "reachable": [], "asks": True}


def _asked_target(state: State, before: Sequence[State]) -> State | None:
    earlier = _latest(state, before)
    return {**earlier, "asks": True} if earlier else None


def _latest(state: State, before: Sequence[State]) -> State | None:
    """The last state of the same model about the same player."""
    same = [one for one in before if (one["model"], one.get("of")) == (state["model"], state.get("of"))]
    return same[-1] if same else None


_ASKED: dict[str, Callable[[State, Sequence[State]], State | None]] = {
    "bar_model": _asked_bars,
    "hundred_chart": _asked_chart,
    "double_target": _asked_target,
}


# ------------------------------------------------------------------------------------ sums and differences


def _addition_war(game: Game, rule: str, facts: Facts, view: View | None) -> list[State]:
    """A pair of cards is ten frames; two pairs are two bars, whose difference is told when somebody takes them."""
    if rule in ("turn_up", "war.lay"):
        hands = facts["hands"]
        return [*map(_ten_frames, hands), *_pairs_of_bars(hands)]
    if rule == "short.last_card":
        return [_ten_frames(facts)]
    if _is_compared(rule, facts):
        return [_bars([facts["a"], facts["b"]], [facts["c"], facts["d"]], facts)]
    return []


def _subtraction_war(game: Game, rule: str, facts: Facts, view: View | None) -> list[State]:
    """A pair of cards is a stretch on the number line and two rows of dots; two differences are two bars."""
    hands = facts["hands"] if rule in ("turn_up", "war.lay") else [facts] if rule == "short.last_card" else []
    if hands:
        return [state for hand in hands for state in (_stretch(hand), _rows(hand))]
    if _is_compared(rule, facts):
        return [_bars([facts["worth"]], [facts["other"] if "other" in facts else facts["worth"]], facts)]
    return []


def _is_compared(rule: str, facts: Facts) -> bool:
    """Whether two hands were compared: one took the cards, or they were equal."""
    return rule in ("tie", "war.again") or (rule in ("take", "war.take") and facts["alone"] == "no")


def _ten_frames(hand: Facts) -> State:
    return {"model": "ten_frames", "of": hand["player"], "a": hand["a"], "b": hand["b"]}


def _pairs_of_bars(hands: Sequence[Facts]) -> list[State]:
    """Two hands side by side, before it is told by how much one is greater."""
    if len(hands) != 2:
        return []
    one, other = hands
    seats = [one["player"], other["player"]]
    return [{**_bars([one["a"], one["b"]], [other["a"], other["b"]]), "seats": seats, "asks": "difference"}]


def _bars(parts: list[int], other: list[int], facts: Facts | None = None) -> State:
    """Two bars; those of a comparison that somebody has won have names."""
    seats = {"seats": [facts["winner"], facts["loser"]]} if facts and "winner" in facts else {}
    return {"model": "bar_model", "parts": parts, "other": other, **seats}


def _stretch(hand: Facts) -> State:
    """The way from the smaller number to the greater; beyond ten by way of ten."""
    big, small = hand["a"], hand["b"]
    hops = sorted({small, 10, big}) if small < 10 < big else [small, big] if small < big else []
    high = 10 if big <= 10 else 20
    return {"model": "number_line", "of": hand["player"], "low": 0, "high": high, "hops": hops, "marks": [small, big]}


def _rows(hand: Facts) -> State:
    return {"model": "matching_rows", "of": hand["player"], "a": hand["a"], "b": hand["b"]}


# ------------------------------------------------------------------------------------ totals


def _fast_food(game: Any, rule: str, facts: Facts, view: View | None) -> list[State]:
    """The chart with the total as it stands, and what the viewer's own hand can make of it."""
    total = facts.get("total", view.counters["total"] if view else None)
    if total is None or rule == "game.second" or rule.startswith("end."):
        return []
    own = view.known(f"hand.{view.viewer}") if view and view.viewer in view.seats else []
    return [{"model": "hundred_chart", "score_by": game.score_by, "total": total, "reachable": reachable(total, own)}]


def reachable(total: int, hand: Iterable[Card]) -> list[int]:
    """The totals of Fast Food that a hand can make of a total, lowest first."""
    return sorted({total + VALUE[card.rank] for card in hand})


# ------------------------------------------------------------------------------------ two targets


def _seven_twenty_seven(game: Any, rule: str, facts: Facts, view: View | None) -> list[State]:
    """All totals of a hand, and how far they are from the goals: of the viewer's own, and at the end of everybody's."""
    over = game.over == "allowed"
    if rule == "show":
        return [double_target(totals(hand["cards"]), over=over, of=hand["player"]) for hand in facts["hands"]]
    if rule == "bust":
        return [double_target(totals(facts["cards"]), over=over, of=facts["player"])]
    side, _, tie = rule.partition(".")
    if side in ("low", "high") and tie != "none":
        goal = GOALS[7 if side == "low" else 27]
        nearest = [(hand["player"], int(2 * hand["total"])) for hand in facts.get("hands", [facts])]
        return [double_target([total], over=over, goals=[goal], of=player) for player, total in nearest]
    if rule == "card" and "new" in facts:
        elevens = facts["aces"] + (facts["ace"] == "yes")
        lowest = int(2 * facts["new"])
        return [double_target([lowest + 20 * n for n in range(elevens + 1)], over=over, of=facts["player"])]
    if rule in ("deal", "again", "bet.over") and view and view.viewer in view.seats:
        hand = view.known(f"up.{view.viewer}") + view.known(f"down.{view.viewer}")
        return [double_target(totals(hand), over=over, of=view.viewer)] if hand else []
    return []


def double_target(possible: list[int], *, over: bool = True, **more: Any) -> State:
    """The line with both targets for all totals of a hand, in half points; longer where a total lies beyond its end."""
    high = max(LINE_END, -(-max(possible) // 10) * 10)
    return {"model": "double_target", "totals": possible, "high": high, "over": over, **more}


_FOLLOWS: dict[str, Callable[[Any, str, Facts, View | None], list[State]]] = {
    "addition_war": _addition_war,
    "subtraction_war": _subtraction_war,
    "fast_food": _fast_food,
    "seven_twenty_seven": _seven_twenty_seven,
}
