"""Makes the moves of the bots in a match session, here or in another process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from cardlab.bots import Bot, bot_moves, find
from cardlab.core.base_match import BaseMatch
from cardlab.match import Match
from cardlab.sessions.jobs import Job, JobCancelled, JobCoroutine, JobNotDone

STAND_IN = "greedy"
"""The bot that moves in place of a searching bot for which there was no time."""

How = Callable[[BaseMatch, Mapping[str, Bot]], object]
"""Plays on: `bot_moves` or `play_person_reflex` with their other arguments filled in."""


def bots_move(match: Match, bots: Mapping[str, Bot], time_limit: int) -> JobCoroutine[None]:
    """Lets the bots act until the learner has to decide. If the learner has left, the bots wait until somebody is back.

    Args:
        match: The match.
        bots: Seat -> bot.
        time_limit: How long a reflex moment lasts, in milliseconds.
    """
    if any(action.who in bots for action in match.legal_actions()):
        yield from bots_do(match, bots, partial(bot_moves, time_limit_ms=time_limit), later=True)


def bots_do(match: Match, bots: Mapping[str, Bot], how: How, *, later: bool = False) -> JobCoroutine[None]:
    """Has the bots act. Bots that search do so in another process. If no process has time, another bot moves in their place.

    Args:
        match, bots: As in `bots_move`.
        how: The function that plays on.
        later: Whether the moves may wait if the learner has left.
    """
    if any(getattr(bot, "remembers", False) for bot in bots.values()):  # such a bot searches
        try:
            # Another process plays on a copy and returns the actions. We play them again here, so that this match has the same
            # log and random streams whichever process did the thinking.
            for spelt in (yield Job(acted, match, bots, (how,), who="bots")):
                match.play(match.read(spelt))
            return
        except JobNotDone as error:
            # Nobody is watching. The bots move when the page is opened again, and the server has more time for others.
            if later and isinstance(error, JobCancelled):
                return
            bots = dict.fromkeys(bots, find(STAND_IN))
    how(match, bots)


def acted(match: BaseMatch, bots: Mapping[str, Bot], how: How) -> list[str]:
    """Has the bots act on a copy of a match, and returns the spellings of their actions."""
    before = match.ply
    how(match, bots)
    return [str(action) for action in match.actions[before:]]
