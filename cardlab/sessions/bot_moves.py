"""Makes the moves of the bots in a match session, here or in another process."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any

from cardlab.bots import Bot, bots_moving, find, play_person_reflex
from cardlab.core.base_match import BaseMatch
from cardlab.match import Match
from cardlab.sessions.jobs import Job, JobCancelled, JobCoroutine, JobNotDone

STAND_IN = "greedy"
"""The bot that moves in place of a searching bot for which there was no time."""

MOST_ACTIONS = 2_000
"""The maximum number of actions of a match on a page. A learner who plays every five seconds needs three hours for them. A page
that is opened again has all steps of its match, so a match without an end would keep others waiting.
"""

How = Callable[[BaseMatch, Mapping[str, Bot]], Iterator[None]]
"""Plays on, move by move: `bots_moving` or `person_moves` with their other arguments filled in."""


def bots_move(match: Match, bots: Mapping[str, Bot], time_limit: int) -> JobCoroutine[None]:
    """Lets the bots act until the learner has to decide, or the match is as long as it may be. If the learner has left, the
    bots wait until somebody is back.

    Args:
        match: The match.
        bots: Seat -> bot.
        time_limit: How long a reflex moment lasts, in milliseconds.
    """
    if match.ply < MOST_ACTIONS and any(action.who in bots for action in match.legal_actions()):
        yield from bots_do(match, bots, partial(bots_moving, time_limit_ms=time_limit), later=True)


def bots_do(match: Match, bots: Mapping[str, Bot], how: How, *, later: bool = False) -> JobCoroutine[None]:
    """Has the bots act. Bots that search do so in another process. If no process has time, another bot moves in their place.

    After each move, other learners have their turn.

    Args:
        match, bots: As in `bots_move`.
        how: The function that plays on.
        later: Whether the moves may wait if the learner has left.
    """
    most = max(1, MOST_ACTIONS - match.ply)
    if any(getattr(bot, "remembers", False) for bot in bots.values()):  # such a bot searches
        try:
            # Another process plays on a copy and returns the actions. We play them again here, so that this match has the same
            # log and random streams whichever process did the thinking.
            for spelt in (yield Job(acted, match, bots, (how, most), who="bots")):
                match.play(match.read(spelt))
                yield None
            return
        except JobNotDone as error:
            # Nobody is watching. The bots move when the page is opened again, and the server has more time for others.
            if later and isinstance(error, JobCancelled):
                return
            bots = dict.fromkeys(bots, find(STAND_IN))
    for _ in islice(how(match, bots), most):
        yield None


def person_moves(match: BaseMatch, bots: Mapping[str, Bot], **answer: Any) -> Iterator[None]:
    """Plays the reflex moment in which a person has answered, as one move; see `play_person_reflex`."""
    play_person_reflex(match, bots, **answer)
    yield


def acted(match: BaseMatch, bots: Mapping[str, Bot], how: How, most: int) -> list[str]:
    """Has the bots act on a copy of a match, at most so many times, and returns the spellings of their actions."""
    before = match.ply
    for _ in islice(how(match, bots), most):
        pass
    return [str(action) for action in match.actions[before:]]
