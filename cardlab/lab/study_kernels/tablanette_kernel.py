"""The study kernel of Tablanette, compiled, for random and greedy bots and the options in `tablanette_supported_options`.

Cards are numbers (`tablanette_option_codes`). Sets of cards on the table have a bit for each place (`tablanette_table_cards`).
Before each play the kernel lists all legal plays (`tablanette_plays`). Taken cards lie in piles (`tablanette_other_cards`),
because the result of a shuffle depends on the order of the cards.
"""

from __future__ import annotations

import numpy as np

from cardlab.bots import BOT_STREAM
from cardlab.games.tablanette import Tablanette
from cardlab.games.tablanette.actions import DEALS, FOR_MOST_CARDS, HAND
from cardlab.lab.columns import NOBODY, NOT_ENDED
from cardlab.lab.study_kernels.compiler import helper, kernel
from cardlab.lab.study_kernels.cpu_instructions import U64
from cardlab.lab.study_kernels.rng import match_seed, shuffle, stream
from cardlab.lab.study_kernels.tablanette_option_codes import NEVER, TablanetteOptions, encode_options
from cardlab.lab.study_kernels.tablanette_other_cards import (
    DISCARD,
    PACK,
    SWEPT,
    WON,
    OtherCards,
    deal_hand,
    deal_six,
    gain_cards,
    gather,
    new_other_cards,
    play_from_hand,
    put,
)
from cardlab.lab.study_kernels.tablanette_plays import Plays, bonus, choose, new_plays
from cardlab.lab.study_kernels.tablanette_table_cards import LYING, TableCards, lay, new_table_cards
from cardlab.lab.study_kernels.war_turn import Ints

ACTIONS, HANDS, TAKES, TRAILS, SCORE, SWEEPS, ROWS = 0, 1, 2, 3, 4, 6, 8
"""Rows of the counts, with `SCORE` and `SWEEPS` for the first player, and their number."""
OTHERS = U64(BOT_STREAM)
NOBODY_YET = -1


@helper
def play_card(
    options: TablanetteOptions, others: OtherCards, table: TableCards, player: int, card: int, take: int, counted: Ints
) -> bool:
    """Lets a player lay a card, or take with it. Returns: Whether it took something."""
    goal, lying = options.goals[card], table.lie[LYING]
    taken = take if goal else lying
    if not taken:
        counted[TRAILS] += goal > 0
        lay(table, card, options.values[card], options.most)
        return False
    counted[TAKES] += 1
    cleared = goal > 0 and taken == lying
    if cleared:
        counted[SWEEPS + player] += 1
        counted[SCORE + player] += bonus(options, table, goal, taken)
    pile = player + (SWEPT if cleared else WON)
    gain_cards(others, table, pile, taken)
    if options.taken or cleared or not goal:
        put(others, pile, card)
    elif options.stays:
        lay(table, card, options.values[card], options.most)
    else:
        put(others, DISCARD, card)
    return True


# ------------------------------------------------------------------------------------------------ a match


@helper
def count(options: TablanetteOptions, others: OtherCards, player: int, counted: Ints) -> None:
    """Counts the points in a player's cards (twice for those of a tablanette, if the options say so) and those for
    most cards.
    """
    for pile in (WON + player, SWEPT + player):
        times = 2 if options.doubles and pile >= SWEPT else 1
        for place in range(others.heights[pile]):
            counted[SCORE + player] += times * options.points[others.piles[pile, place]]
    if others.heights[WON + player] + others.heights[SWEPT + player] >= options.cards_needed:
        counted[SCORE + player] += FOR_MOST_CARDS


@helper
def play_turn(
    options: TablanetteOptions, others: OtherCards, table: TableCards, plays: Plays, player: int, seed: U64, counted: Ints
) -> bool:
    """Lets a player choose and play. Returns: Whether it took something."""
    play = choose(options, others, table, plays, player, stream(seed ^ OTHERS, U64(counted[ACTIONS])))
    counted[ACTIONS] += 1
    card = play_from_hand(others, player, plays.place[play])
    return bool(play_card(options, others, table, player, card, plays.taken[play], counted))


@helper
def play_hand(
    options: TablanetteOptions, others: OtherCards, table: TableCards, plays: Plays, first: int, seed: U64, counted: Ints
) -> int:
    """Deals a hand from a shuffled pack, plays and counts it. Returns: `NOBODY_YET`, or the winner by a bonus before its end,
    or `NEVER` if the match is stopped.
    """
    top, taker = deal_hand(options, others, table, first), NOBODY_YET
    # A hand has as many turns as dealt cards. A limit may stop the match before each, as in the engine.
    for turn in range(2 * HAND * DEALS):
        if counted[ACTIONS] == options.limit:
            return NEVER
        if turn and turn % (2 * HAND) == 0:
            deal_six(others, first, top)
            top += 2 * HAND
        player = first ^ (turn & 1)
        score = counted[SCORE + player]
        if play_turn(options, others, table, plays, player, seed, counted):
            taker = player
        if options.at_once and score < counted[SCORE + player] >= options.target:
            return player
    if taker != NOBODY_YET:
        gain_cards(others, table, WON + taker, table.lie[LYING])
    count(options, others, 0, counted)
    count(options, others, 1, counted)
    return NOBODY_YET


@helper
def play_one(options: TablanetteOptions, others: OtherCards, table: TableCards, plays: Plays, seed: U64, counted: Ints) -> int:
    """Plays a match whose pack is shuffled. Returns: The value for the column ``winner``."""
    first = 0
    while True:  # hand after hand: `options.hands` limits it, and a tie goes on
        counted[HANDS] += 1
        won = play_hand(options, others, table, plays, first, seed, counted)
        if won >= 0:
            return NOT_ENDED if won == NEVER else won + 1
        one, other = counted[SCORE], counted[SCORE + 1]
        if one != other and max(one, other) >= options.target:
            return 1 if one > other else 2
        if options.counted and counted[HANDS] >= options.hands:
            return NOBODY if one == other else 1 if one > other else 2
        if counted[HANDS] >= options.hands or counted[ACTIONS] == options.limit:
            return NOT_ENDED
        gather(others, table)
        counted[ACTIONS] += 1
        shuffle(others.pack, U64(0), U64(PACK), stream(seed, U64(counted[ACTIONS])))
        first ^= 1


@kernel
def play(
    options: TablanetteOptions,
    others: OtherCards,
    table: TableCards,
    plays: Plays,
    study: U64,
    first: U64,
    winner: Ints,
    found: Ints,
) -> None:
    """Plays the matches of a study from this number on, as many as `winner` has places, and records the results."""
    counted = np.empty(ROWS, np.int64)
    for match in range(len(winner)):
        seed = match_seed(study, first + U64(match))
        for place in range(PACK):
            others.pack[place] = place
        shuffle(others.pack, U64(0), U64(PACK), stream(seed, U64(0)))
        counted[:] = 0
        winner[match] = play_one(options, others, table, plays, seed, counted)
        found[:, match] = counted


def play_matches(game: Tablanette, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> dict[str, Ints]:
    """Plays matches."""
    options = encode_options(game, bots, at_most)
    winner, found = np.empty(count, np.int64), np.empty((ROWS, count), np.int64)
    play(options, new_other_cards(), new_table_cards(), new_plays(), U64(seed), U64(first), winner, found)
    return {
        "winner": winner,
        "actions": found[ACTIONS],
        "score.p1": found[SCORE],
        "score.p2": found[SCORE + 1],
        "sweeps.p1": found[SWEEPS],
        "sweeps.p2": found[SWEEPS + 1],
        "hand": found[HANDS],
        "takes": found[TAKES],
        "trails": found[TRAILS],
    }
