"""The moves of the bots in a match session, made here or as work for another process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardlab.bots import Bot, bot_moves, find
from cardlab.core.match import BaseMatch
from cardlab.match import Match
from cardlab.sessions.work import GivenUp, NotDone, Work, Working

STAND_IN = "greedy"
"""The player in place of a bot for which there was no time."""

How = Callable[[BaseMatch, Mapping[str, Bot]], object]
"""Plays on, as `bot_moves` and `play_person_reflex` do when they know the rest."""


def bots_move(match: Match, bots: Mapping[str, Bot], time_limit: int) -> Working[None]:
    """Let the bots act until the learner is to decide; where the learner has gone, they act when somebody is back.

    Args:
        match: The match.
        bots: Seat -> player.
        time_limit: How long a moment for the quick lasts, in milliseconds.
    """
    if any(action.who in bots for action in match.legal_actions()):
        yield from bots_do(match, bots, partial(bot_moves, time_limit_ms=time_limit), later=True)


def bots_do(match: Match, bots: Mapping[str, Bot], how: How, *, later: bool = False) -> Working[None]:
    """Have the bots act: elsewhere where they search, and in their place by another if nobody has the time for that.

    Args:
        match, bots: As in `bots_move`.
        how: What they do.
        later: Whether it may be left where nobody waits for it any more.
    """
    if any(getattr(bot, "remembers", False) for bot in bots.values()):  # such a bot searches
        try:
            # Another process plays on a copy and names the actions. They are played here once more, so that the log, with its
            # random streams, is that of this match, no matter which process did the thinking.
            for spelt in (yield Work(acted, match, bots, (how,), who="bots")):
                match.play(match.read(spelt))
            return
        except NotDone as error:
            # Nobody looks on: the bots move when a page is opened again, and the server has its time for others.
            if later and isinstance(error, GivenUp):
                return
            bots = dict.fromkeys(bots, find(STAND_IN))
    how(match, bots)


def acted(match: BaseMatch, bots: Mapping[str, Bot], how: How) -> list[str]:
    """Have the bots act on a copy of a match. Returns: What was played, spelled."""
    before = match.ply
    how(match, bots)
    return [str(action) for action in match.actions[before:]]
