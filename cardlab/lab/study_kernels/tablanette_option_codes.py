"""The options of Tablanette as numbers, for its study kernel.

Cards are numbers too: their places in an unshuffled pack. Tables say what each must be matched with, counts and brings.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cardlab.games.tablanette import Tablanette
from cardlab.lab.study_kernels.war_turn import Ints

ACE, ELEVEN = 1, 10
"""The count of an ace, which no other card has; and how much more it counts as eleven."""
NO_SUM = -1
"""The count of a jack that cannot be added up."""
NEVER = 1 << 62
"""More than any score, hand or action."""


class TablanetteOptions(NamedTuple):
    """The options.

    Attributes:
        goals: Card -> what it must be matched with when it is played; 0 for a jack that sweeps.
        values: Card -> what it counts on the table, an ace as 1; `NO_SUM` where it cannot be added up.
        points: Card -> what it brings at the end of a hand.
        greedy: For each seat, whether its player is greedy; the others play at random.
        most: How many cards a group may have.
        many: Whether a card may take several groups.
        must: Whether a card that can take may not be laid.
        taken, stays: Whether the card that takes goes along, or stays on the table; else it is discarded.
        sum, one, doubles: Which bonus there is for a tablanette.
        cards_needed: How many cards bring points.
        target: The score that is played for.
        at_once: Whether it is looked at after each bonus.
        hands: How many are played at most.
        counted: Whether the points decide after the last one.
        limit: After how many actions a match is stopped.
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
    """The options of a game that these players play."""
    # Whatever an option changes about single cards (jacks, aces, the ten of diamonds) is in these tables, as the game has it.
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
        target=min(game.target, NEVER),  # an option has no greatest value, machine code has one
        at_once=game.win_check == "at_once",
        hands=min(game.max_hands, NEVER),
        counted=game.on_limit == "most_points",
        limit=min(at_most, NEVER),
    )
