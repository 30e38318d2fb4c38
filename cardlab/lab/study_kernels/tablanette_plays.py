"""Lists the plays of a hand of Tablanette for its study kernel: the immediate gain of each, and a bot's choice.

Plays come in the order of the rulebook: each card of the hand laid, and then with each of its ways to take. So the same draw is
the same play as in the engine.
"""

from __future__ import annotations

from typing import Protocol, cast

import numpy as np
from numpy.typing import NDArray

from cardlab.games.tablanette.actions import HAND
from cardlab.lab.study_kernels.compiler import helper, inlined
from cardlab.lab.study_kernels.cpu_instructions import I64, U64, Whole
from cardlab.lab.study_kernels.greedy_choice import one_of_best
from cardlab.lab.study_kernels.rng import below
from cardlab.lab.study_kernels.tablanette_option_codes import ELEVEN, TablanetteOptions
from cardlab.lab.study_kernels.tablanette_other_cards import OtherCards
from cardlab.lab.study_kernels.tablanette_table_cards import LYING, MOST_FOUND, TableCards, find_ways, first_of, number_of
from cardlab.lab.study_kernels.war_turn import Ints


class Plays(Protocol):
    """The plays of a hand, in one record.

    Attributes:
        place: The place of the card in the hand.
        taken: The cards that it takes.
        gain: The immediate gain of the play, for greedy bots.
    """

    place: Ints
    taken: Ints
    gain: NDArray[np.float64]


MOST_PLAYS = HAND * (1 + MOST_FOUND)
PLAYS = np.dtype([("place", np.int64, (MOST_PLAYS,)), ("taken", np.int64, (MOST_PLAYS,)), ("gain", np.float64, (MOST_PLAYS,))])


def new_plays() -> Plays:
    """Allocates space for all plays of a hand."""
    return cast(Plays, np.zeros(1, PLAYS).view(np.recarray)[0])


@inlined
def points_in(options: TablanetteOptions, table: TableCards, cards: int) -> int:
    """Returns the points in cards on the table."""
    points, left = 0, cards
    while left:
        points += options.points[table.came[first_of(left)]]
        left &= left - 1
    return points


@inlined
def bonus(options: TablanetteOptions, table: TableCards, goal: int, cards: int) -> int:
    """Returns the bonus of a tablanette with these cards."""
    if not options.sum:
        return int(options.one)
    total, left = 0, cards
    while left:
        total += options.values[table.came[first_of(left)]]
        left &= left - 1
    while total % goal:  # an ace counts eleven; the cards make the goal, so some number of aces fits
        total += ELEVEN
    return total + goal


@inlined
def gain(options: TablanetteOptions, table: TableCards, card: int, take: int) -> float:
    """Returns the immediate gain of a play; see `cardlab.games.tablanette.judgement`. It is rounded as there."""
    goal, lying = options.goals[card], table.lie[LYING]
    taken = take if goal else lying
    if not taken:
        return 0.0
    cleared = goal > 0 and taken == lying
    points = points_in(options, table, taken)
    if options.taken or cleared or not goal:
        points += options.points[card]
    if cleared:
        points += bonus(options, table, goal, taken) + (points if options.doubles else 0)
    # in floats, because another order of addition would round differently, and break other ties
    return points + number_of(taken) / 10


@inlined
def list_plays(options: TablanetteOptions, others: OtherCards, table: TableCards, plays: Plays, player: int) -> int:
    """Lists the legal plays of a player, in the order of the rulebook. Returns: Their number."""
    n = 0
    for place in range(others.held[player]):
        goal = options.goals[others.hands[player, place]]
        ways = find_ways(table, goal, options.many) if goal else 0
        if not (options.must and ways):
            plays.place[n], plays.taken[n] = place, 0
            n += 1
        for way in range(ways):
            plays.place[n], plays.taken[n] = place, table.found[way]
            n += 1
    return n


@helper
def choose(options: TablanetteOptions, others: OtherCards, table: TableCards, plays: Plays, player: int, state: U64) -> Whole:
    """Lists the legal plays. Returns: The one that the bot chooses."""
    n = list_plays(options, others, table, plays, player)
    if not options.greedy[player]:
        return I64(below(state, U64(n)))
    for play in range(n):
        plays.gain[play] = gain(options, table, others.hands[player, plays.place[play]], plays.taken[play])
    return one_of_best(plays.gain, n, state)
