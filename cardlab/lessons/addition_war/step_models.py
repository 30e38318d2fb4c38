"""The visual models of a step of Addition War: ten frames and bars."""

from __future__ import annotations

from cardlab.core.declarations import Facts
from cardlab.core.view import View
from cardlab.games.addition_war import AdditionWar
from cardlab.lessons.shared_by_wars.bars import bars_after, hands_compared, tokens
from cardlab.lessons.shared_by_wars.spoken_war import SHOWN, SpokenPairWar
from cardlab.models.model import State


def step_models(game: AdditionWar, rule: str, facts: Facts, view: View | None) -> list[State] | None:
    """Shows a pair of cards in ten frames, and two pairs as two bars, with their difference when somebody takes the cards."""
    if "deck" in game.set_options:
        return []  # ten frames and bars are for the whole numbers of the standard deck
    if isinstance(game, SpokenPairWar):
        # The reply to a wrong number is the picture of the child's own cards, until other cards come up.
        return [{**frames(facts), "said": facts["said"]}] if rule == "wrong" else None if rule in SHOWN else []
    if rule in ("turn_up", "war.lay"):
        return [*map(frames, facts["hands"])]
    if rule == "short.last_card":
        return [frames(facts)]
    if hands_compared(rule, facts):
        return [bars_after(game, [facts["a"], facts["b"]], [facts["c"], facts["d"]], facts)]
    return []


def frames(hand: Facts) -> State:
    """Returns the two cards of a player in ten frames, in the order in which they lie and are added."""
    return {"model": "ten_frames", "of": hand["player"], "a": hand["a"], "b": hand["b"], "cards": tokens(hand)}
