"""Encodes the options of Tablanette as numbers, for its study kernel.

Cards are numbers too: their places in an unshuffled pack. Tables hold the goal, the value and the points of each.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cardlab.games.tablanette import Tablanette
from cardlab.lab.study_kernels.war_turn import Ints

ACE, ELEVEN = 1, 10
"""The value of an ace, which no other card has; and how much more it counts as eleven."""
NO_SUM = -1
"""The value of a jack that cannot be added."""
NEVER = 1 << 62
"""A number greater than any score, hand or action."""


class TablanetteOptions(NamedTuple):
    """The options.

    Attributes:
        goals: Card -> the number to match when it is played; 0 for a jack that sweeps.
        values: Card -> its value on the table, an ace as 1; `NO_SUM` if it cannot be added.
        points: Card -> its points at the end of a hand.
        greedy: For each seat, whether its bot is greedy; the others play at random.
        most: The maximum number of cards in a group.
        many: Whether a card may take several groups.
        must: Whether a card that can take may not be laid.
        taken, stays: Whether the card that takes goes along, or stays on the table; else it is discarded.
        sum, one, doubles: The kind of bonus for a tablanette.
        cards_needed: The number of cards that bring points.
        target: The target score.
        at_once: Whether it is checked after each bonus.
        hands: The maximum number of hands.
        counted: Whether the points decide after the last one.
        limit: The number of actions after which a match is stopped.
    """

    goals: Ints
    values: Ints
    points: Ints
    greedy: Ints
    most: int
    many: bool
    must: bool
    taken: bool
    stays: bool
    sum: bool
    one: bool
    doubles: bool
    cards_needed: int
    target: int
    at_once: bool
    hands: int
    counted: bool
    limit: int


def encode_options(game: Tablanette, bots: tuple[str, ...], at_most: int) -> TablanetteOptions:
    """Returns the options of a game with these bots."""
    # These tables contain every effect of an option on single cards (jacks, aces, the ten of diamonds), as in the game.
    pack = game.pack()
    return TablanetteOptions(
        goals=np.array([game.goals[card] for card in pack], np.int64),
        values=np.array([game.counts[card][0] if game.counts[card] else NO_SUM for card in pack], np.int64),
        points=np.array([game.points[card] for card in pack], np.int64),
        greedy=np.array([bot == "greedy" for bot in bots], np.int64),
        most=game.most,
        many=game.groups == "many",
        must=game.capture_duty == "must",
        taken=game.played_card == "taken",
        stays=game.played_card == "stays",
        sum=game.bonus == "sum",
        one=game.bonus == "one",
        doubles=game.bonus == "double_cards",
        cards_needed=game.cards_needed,
        target=game.target,
        at_once=game.win_check == "at_once",
        hands=game.max_hands,
        counted=game.on_limit == "most_points",
        limit=min(at_most, NEVER),
    )
