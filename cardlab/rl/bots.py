"""Lets cardlab's bots play in a reinforcement-learning loop: a bot's next word."""

from __future__ import annotations

from cardlab.bots import Bot, MatchBots, find
from cardlab.core.errors import CardlabError
from cardlab.rl.decision_process import Process


def said_by(bot: str | Bot, process: Process, *, seed: int = 0) -> int:
    """Returns a bot's next word for the seat whose turn it is.

    >>> from cardlab import find
    >>> process = Process(find("fast_food").with_options(), seed=3)
    >>> process.vocabulary.word(said_by("greedy", process))
    '7d'

    Args:
        bot: Its name, or the bot. It chooses again for each word of an action, with the same random numbers, so that it
            continues the action that it has begun.
        process: The match.
        seed: Makes its random choices differ from those of other bots, and from those in another play of the same deal.

    Raises:
        CardlabError: Nobody has anything to choose now.
        UnknownBot: There is no bot of this name.
    """
    seat = process.seat
    match = process.logged
    if seat is None or match is None or process.among:
        raise CardlabError("no player can choose now: it is chance's turn, or the match is over")
    choosing = process.choosing[seat]
    chooser = find(bot) if isinstance(bot, str) else bot
    return choosing.next_of(MatchBots(match, {seat: chooser}).choice(seat, choosing.actions, apart=seed))
