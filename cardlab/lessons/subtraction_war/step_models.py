"""The visual models of a step of Subtraction War: number line and bars."""

from __future__ import annotations

from cardlab.core.declarations import Facts
from cardlab.core.view import View
from cardlab.games.subtraction_war import SubtractionWar
from cardlab.lessons.shared_by_wars.bars import bars_after, hands_compared, tokens
from cardlab.lessons.shared_by_wars.jumps import through_ten
from cardlab.lessons.shared_by_wars.spoken_war import SHOWN, SpokenPairWar
from cardlab.models.model import State

LONGEST_JUMP = 20


def step_models(game: SubtractionWar, rule: str, facts: Facts, view: View | None) -> list[State] | None:
    """Shows a pair of cards as a stretch on the number line, and two differences as two bars."""
    if "deck" in game.set_options:
        return []  # ten frames and bars are for the whole numbers of the standard deck
    if isinstance(game, SpokenPairWar):
        # The reply to a wrong number is the picture of the child's own cards, until other cards come up.
        return [said_stretch(facts, game)] if rule == "wrong" else None if rule in SHOWN else []
    hands = facts["hands"] if rule in ("turn_up", "war.lay") else [facts] if rule == "short.last_card" else []
    if hands:
        return [stretch(hand, game) for hand in hands]
    if hands_compared(rule, facts):
        return [bars_after(game, [facts["worth"]], [facts["other"] if "other" in facts else facts["worth"]], facts)]
    return []


def stretch(hand: Facts, game: SubtractionWar) -> State:
    """Returns the way from the smaller number to the greater. Beyond ten, it stops at ten."""
    big, small = hand["a"], hand["b"]
    high = 10 if big <= 10 else 20
    line = {"low": 0, "high": high, "hops": through_ten(small, big), "marks": [small, big]}
    return {"model": "number_line", "of": hand["player"], **line, "cards": greatest_first(hand, game)[::-1]}


def said_stretch(hand: Facts, game: SubtractionWar) -> State:
    """Returns the distance of the child's cards, and the wrong one that she said as a jump, if a short line has room for it."""
    line = {**stretch(hand, game), "hops": []}
    return {**line, "said": hand["said"]} if hand["said"] <= LONGEST_JUMP else line


def greatest_first(hand: Facts, game: SubtractionWar) -> list[str]:
    """Returns the two cards of a hand, the greater number first; "" for the missing one of a last card."""
    return tokens({"cards": sorted(hand["cards"], key=game.value, reverse=True)})
