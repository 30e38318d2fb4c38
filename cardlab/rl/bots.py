"""The players of cardlab in other people's loops: what a player would say next."""

from __future__ import annotations

from cardlab.core.errors import CardlabError
from cardlab.players import MatchBots, Player, find
from cardlab.rl.process import Process


def said_by(player: str | Player, process: Process, *, seed: int = 0) -> int:
    """The word that a player says next for the seat whose turn it is.

    >>> from cardlab import find
    >>> process = Process(find("fast_food").with_options(), seed=3)
    >>> process.vocabulary.word(said_by("greedy", process))
    '7d'

    Args:
        player: Its name, or the player. It is asked anew for each word of an action, with the same chance, and so it goes on
            with the action that it has begun.
        process: The match.
        seed: Sets its random choices apart from those of other players, or of the same deal played again.

    Raises:
        CardlabError: Nobody has anything to choose now.
        UnknownPlayer: There is no player of this name.
    """
    seat = process.seat
    if seat is None or process.match is None or process.among:
        raise CardlabError("no player is to choose now: it is chance's turn, or the match is over")
    choosing = process.choosing[seat]
    chooser = find(player) if isinstance(player, str) else player
    return choosing.next_of(MatchBots(process.match, {seat: chooser}).choice(seat, choosing.actions, apart=seed))
