"""The visual model of a step of War: the two numbers that are compared, in the picture that shows best which is higher."""

from __future__ import annotations

from cardlab.core.cards import Card
from cardlab.core.declarations import Facts
from cardlab.core.view import View
from cardlab.games.war import War
from cardlab.lessons.compare.pictures import picture_of
from cardlab.lessons.shared_by_wars.bars import hands_compared
from cardlab.lessons.shared_by_wars.spoken_war import SHOWN, SpokenWar
from cardlab.models.model import State


def step_models(game: War, rule: str, facts: Facts, view: View | None) -> list[State] | None:
    """Shows two cards when they have been compared."""
    if isinstance(game, SpokenWar):
        # The reply to a wrong answer is the picture of both cards, until other cards come up.
        return pictures(facts["card"], facts["other"]) if rule == "wrong" else None if rule in SHOWN else []
    if rule in ("turn_up", "war.lay"):
        return None  # what is compared is still to be seen
    if not hands_compared(rule, facts):
        return []
    if "card" in facts:  # equal cards
        return pictures(facts["card"], facts["other"])
    both = sorted([(facts["winner"], facts["high"]), (facts["loser"], facts["low"])])
    return pictures(*(card for _, card in both))


def pictures(one: Card, other: Card) -> list[State]:
    """Returns the picture of two number cards, the first player's first; none if no picture shows them well."""
    picture = picture_of([card.number for card in (one, other) if card.number])
    return [] if picture is None else [picture]
