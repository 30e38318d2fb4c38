"""The visual model of a step of War: the two numbers that are compared, in the kind of picture that suits the deck best.

A deck has one kind of picture, so that learners get to know it, and so that a page loads no other at first.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations

from cardlab.core.cards import Card
from cardlab.core.declarations import Facts
from cardlab.core.view import View
from cardlab.decks.deck import Deck
from cardlab.games.war import War
from cardlab.lessons.compare.pictures import line_of, picture_of
from cardlab.lessons.shared_by_wars.bars import hands_compared
from cardlab.lessons.shared_by_wars.spoken_war import SHOWN, SpokenWar
from cardlab.models.model import State

MOST_FACES = 40
"""The cards that decide the kind of picture; all pairs of them are compared."""


def step_models(game: War, rule: str, facts: Facts, view: View | None) -> list[State] | None:
    """Shows two cards when they have been compared."""
    if isinstance(game, SpokenWar):
        # The reply to a wrong answer is the picture of both cards, until other cards come up.
        return pictures(game.numbers, facts["card"], facts["other"]) if rule == "wrong" else None if rule in SHOWN else []
    if rule in ("turn_up", "war.lay"):
        return None  # what is compared is still to be seen
    if not hands_compared(rule, facts):
        return []
    if "card" in facts:  # equal cards
        return pictures(game.numbers, facts["card"], facts["other"])
    both = sorted([(facts["winner"], facts["high"]), (facts["loser"], facts["low"])])
    return pictures(game.numbers, *(card for _, card in both))


def pictures(deck: Deck, one: Card, other: Card) -> list[State]:
    """Returns the picture of two cards of a deck, the first player's first; none if the deck's kind does not show them well."""
    faces = [card.number for card in (one, other) if card.number]
    drawn = [picture_of(faces), line_of(faces)]
    return [picture for picture in drawn if picture and picture["model"] == model_of(deck)][:1]


@lru_cache(maxsize=64)
def model_of(deck: Deck) -> str | None:
    """Returns the name of the visual model that suits most pairs of a deck; None if none does."""
    faces = {card.rank: card.number for card in deck if card.number}.values()
    models = Counter(picture["model"] for pair in combinations([*faces][:MOST_FACES], 2) if (picture := picture_of(pair)))
    return max(models, key=models.__getitem__, default=None)
