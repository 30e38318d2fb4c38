"""What the bots of a table do, as work that another process can take."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cardlab.core.match import BaseMatch
from cardlab.players import Player


def acted(match: BaseMatch, bots: Mapping[str, Player], how: Callable[[BaseMatch, Mapping[str, Player]], object]) -> list[str]:
    """Have the bots act on a copy of a match. Returns: What was played, spelled.

    Args:
        match: The copy.
        bots: Seat -> player.
        how: Plays on, as `bot_moves` and `own_hand` do when they know the rest.
    """
    before = len(match.actions)
    how(match, bots)
    return [str(action) for action in match.actions[before:]]
