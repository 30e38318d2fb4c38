"""Rewards of a match, which add up to zero."""

from __future__ import annotations

from cardlab.core.base_match import BaseMatch
from cardlab.core.errors import CardlabError
from cardlab.core.game import Game

WIN = "win"
"""Winning counts: see `rewards`."""
MOST = 1e9
"""No counter of a game grows beyond this."""


def check_reward(game: Game, reward: str) -> None:
    """Let nothing be won that is not counted.

    Raises:
        CardlabError: It is neither `WIN` nor what each player has a number of.
    """
    known = [counter.name for counter in game.counters if counter.each_player]
    known += [name for name in _counted_cards(game) if name not in known]
    if reward != WIN and reward not in known:
        raise CardlabError(f"{game.slug}: there is no reward {reward!r:.40}: say {' or '.join([WIN, *known])}")


def rewards(match: BaseMatch, reward: str) -> list[float]:
    """Rewards of a finished match in the order of the seats.

    Args:
        match: The match.
        reward: ``win``: the winners share one stake of each player, less their own, so that of two players the winner has 1
            and the loser -1, of four 3 and -1; nobody has anything after a draw, or where there is no winner. Or the name of
            a counter that each player has, ``counters`` or ``score``, or of a measure that counts each player's cards,
            ``cards``: what a seat has more of than all have on the average.
    """
    seats = match.game.seats
    if reward == WIN:
        winners = match.winners
        return [len(seats) * (seat in winners) / len(winners) - 1 if winners else 0.0 for seat in seats]
    zones = _counted_cards(match.game).get(reward)
    if zones is not None:
        values = [sum(len(match.table[f"{zone}.{seat}"]) for zone in zones) for seat in seats]
    else:
        values = [match.table.counter(f"{reward}.{seat}") for seat in seats]
    mean = sum(values) / len(values)
    return [float(value - mean) for value in values]


def _counted_cards(game: Game) -> dict[str, tuple[str, ...]]:
    """The measures that count each player's cards -> the zones in which these lie, without the seat."""
    return {measure.name: measure.zones for measure in game.measures if measure.each_player and measure.zones}


def most_won(game: Game, reward: str) -> float:
    """No seat wins or loses more than this."""
    return max(1.0, game.players - 1.0) if reward == WIN else MOST
