"""Defines the columns of a study: whole numbers for each match, the same from the engine and from study kernels."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable
from functools import cache
from operator import attrgetter, index
from typing import SupportsIndex, TypeAlias

from cardlab.core.declarations import UNFINISHED, Measure
from cardlab.core.errors import CardlabError, GameError
from cardlab.core.game import Game
from cardlab.core.numbers import as_python
from cardlab.core.rng import RandomStream
from cardlab.match import Match

_RULE = attrgetter("rule")

NOBODY, NOT_ENDED = 0, -1
"""Values of the column ``winner``: a draw, or several joint winners; and a match that did not end."""

MOST_ACTIONS = 10_000
"""The number of actions after which a match is stopped, unless a study sets another limit."""

Counted: TypeAlias = tuple[tuple[str, Callable[[Match], SupportsIndex]], ...]
"""Measures of a study itself, besides those of its game: the name of each column, and a function of a finished match."""


class StudyError(CardlabError, ValueError):
    """A study is impossible as requested, or lacks a column."""


def match_seed(seed: int, number: int) -> int:
    """Returns the seed of one match of a study. A `Match` with it deals the same match again.

    Studies with different seeds share no matches, and splitting a study into pieces changes none.
    """
    return RandomStream(seed, number).below(2**63)


def measured(game: Game) -> dict[str, Measure]:
    """Returns the columns that a game declares, by name, in order; those of every player with the seat."""
    found: dict[str, Measure] = {}
    for measure in game.measures:
        names = [f"{measure.name}.{seat}" for seat in game.seats] if measure.each_player else [measure.name]
        found |= dict.fromkeys(names, measure)
    return found


def columns(game: Game) -> tuple[str, ...]:
    """Returns the names of the columns.

    ``winner`` is the number of the winning seat, 0 if nobody or more than one has won, -1 if the match did not end. ``won.p1``
    is 1 if this seat is among the winners. ``actions`` is the number of actions. The measures of the game follow.
    """
    return ("winner", *(f"won.{seat}" for seat in game.seats), "actions", *measured(game))


def is_share(name: str) -> bool:
    """Whether a column says of a seat that it has won, so that its mean is the share of matches."""
    return name.startswith("won.")


def form(name: str) -> str:
    """Returns the format of a column's mean: a share as a percentage, anything else with two decimals."""
    return ".1%" if is_share(name) else ",.2f"


def row(match: Match, counted: Counted = ()) -> tuple[int, ...]:
    """Returns one match as a row, with the columns of its game first.

    Raises:
        GameError: A measure of the game is not a whole number.
        StudyError: A further measure is not.
    """
    game, winners = match.game, match.winners
    winner = game.seats.index(winners[0]) + 1 if len(winners) == 1 else NOBODY if ended(match) else NOT_ENDED
    rules = fired(match)
    values = [figure(match, rules, name, measure) for name, measure in measured(game).items()]
    values += [own_figure(match, name, count) for name, count in counted]
    return (winner, *(int(seat in winners) for seat in game.seats), match.ply, *values)


def ended(match: Match) -> bool:
    """Whether a match ended by its rules, and was not stopped."""
    return match.is_over and match.outcome != UNFINISHED


def fired(match: Match) -> Bag[tuple[str, str]]:
    """Counts how often each rule has fired: in total under the rule and "", and for each player if the game measures that."""
    counted = Bag({(rule, ""): n for rule, n in Bag(map(_RULE, match.events)).items()})
    if asked := by_player(match.game):
        named = ((event.rule, event.facts.get("player")) for event in match.events if event.rule in asked)
        counted.update((rule, player) for rule, player in named if isinstance(player, str))
    return counted


@cache
def by_player(game: Game) -> frozenset[str]:
    """Returns the rules whose firings a game counts for each player."""
    return frozenset(game.rule(rule) for measure in game.measures if measure.each_player for rule in measure.rules)


def own_figure(match: Match, name: str, count: Callable[[Match], SupportsIndex]) -> int:
    """Counts a measure of the study in a match.

    Raises:
        StudyError: The result is not a whole number.
    """
    found = count(match)
    try:
        number = index(as_python(found))
    except TypeError:
        raise StudyError(
            f"the measure {name!r} is {found!r:.40} in a match of {match.game.slug}, but must be a whole number, or true or "
            "false; for a share, count hundredths"
        ) from None
    if not -(2**63) <= number < 2**63:
        raise StudyError(
            f"the measure {name!r} is {number} in a match of {match.game.slug}, but a column holds numbers below 2**63"
        )
    return number


def figure(match: Match, rules: Bag[tuple[str, str]], name: str, measure: Measure) -> int:
    """Returns the figure of a game's measure at the end of a match.

    A figure that a game counts only at its end is 0 if the match did not get there.
    """
    game, table = match.game, match.table
    seat = name.partition(".")[2]
    if measure.rules:
        return sum(rules[game.rule(rule), seat] for rule in measure.rules)
    if measure.zones:
        return sum(len(table[f"{zone}.{seat}" if seat else zone]) for zone in measure.zones)
    value = table.counter(name)
    if value is None and not ended(match):
        return 0
    if not isinstance(value, int):
        raise GameError(f"{game.slug}: the measure {name!r} is {value!r:.40} at the end of a match, but must be a whole number")
    return value
