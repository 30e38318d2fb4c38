"""Computes the rewards of a match, which add up to zero."""

from __future__ import annotations

from cardlab.core.base_match import BaseMatch
from cardlab.core.errors import CardlabError
from cardlab.core.game import Game

WIN = "win"
"""The reward for winning: see `rewards`."""
MOST = 1e9
"""No counter of a game grows beyond this."""


def check_reward(game: Game, reward: str) -> None:
    """Checks that a reward is one that the game counts.

    Raises:
        CardlabError: It is neither `WIN` nor a counter or measure that each player has.
    """
    known = [counter.name for counter in game.counters if counter.each_player]
    known += [name for name in _counted_cards(game) if name not in known]
    if reward != WIN and reward not in known:
        raise CardlabError(f"{game.slug}: there is no reward {reward!r:.40}: choose {' or '.join([WIN, *known])}")


def rewards(match: BaseMatch, reward: str) -> list[float]:
    """Returns the rewards of a finished match in the order of the seats.

    Args:
        match: The match.
        reward: ``win``: the winners share a stake of 1 from each player, minus their own, so that the winner of two players
            gets 1 and the loser -1, and the winner of four gets 3 and the others -1; everybody gets 0 after a draw or without a
            winner. Or the name of a counter that each player has, such as ``counters`` or ``score``, or of a measure that
            counts each player's cards, such as ``cards``: the reward is then a seat's value minus the average of all seats.
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
    """Returns the measures that count each player's cards -> the zones with these cards, without the seat."""
    return {measure.name: measure.zones for measure in game.measures if measure.each_player and measure.zones}


def most_won(game: Game, reward: str) -> float:
    """Returns an amount that no seat's win or loss exceeds."""
    return max(1.0, game.players - 1.0) if reward == WIN else MOST
