"""The study kernel of War and related games. It picks the compiled loop for the options: `war_loop_two_players`,
`war_loop_sums_two_players` or `war_loop_any_options`, all with the rules of `war_turn`.
"""

from __future__ import annotations

import numpy as np

from cardlab.core.cards import Card
from cardlab.games.addition_war import AdditionWar
from cardlab.games.speed_war import SpeedWar
from cardlab.games.subtraction_war import SubtractionWar
from cardlab.games.war import War
from cardlab.lab.columns import measured
from cardlab.lab.study_kernels import war_loop_any_options, war_loop_sums_two_players, war_loop_two_players
from cardlab.lab.study_kernels.cpu_instructions import Cards
from cardlab.lab.study_kernels.war_option_codes import (
    AGAIN_ROW,
    ASIDE_ROW,
    CARDS_ROW,
    DIFFERENCE,
    HIGHEST,
    JOKER,
    JOKERS_ROW,
    LEAST_DIFFERENCE,
    LEAVE,
    LEAVE_FACE_UP,
    LEVEL_ROW,
    STAY,
    SUM,
    TURNS,
    WARS_ROW,
    WINNER,
    WarOptions,
    for_two,
)
from cardlab.lab.study_kernels.war_turn import Ints, new_packets, new_record

PICKUP = ("shuffled", "coin", "winner_first", "loser_first", "played")
ROWS = {
    "winner": WINNER,
    "actions": TURNS,
    "turns": TURNS,
    "wars": WARS_ROW,
    "again": AGAIN_ROW,
    "jokers": JOKERS_ROW,
    "aside": ASIDE_ROW,
    "level": LEVEL_ROW,
}
"""Column -> the row in which a kernel records it."""
PLAYS = {"war_loop_two_players": war_loop_two_players.play, "war_loop_sums_two_players": war_loop_sums_two_players.play}
"""Name of a module -> its variant for two players; see `cardlab.lab.study_kernels.war_option_codes.FOR_TWO`."""


def encode_options(game: War, at_most: int) -> WarOptions:
    """Returns the options as numbers."""
    compare = HIGHEST
    if isinstance(game, AdditionWar):
        compare = SUM
    if isinstance(game, SubtractionWar):
        compare = DIFFERENCE if game.wins == "highest" else LEAST_DIFFERENCE
    leaving = STAY
    if isinstance(game, SpeedWar):
        leaving = LEAVE if game.remove == "all_table" else LEAVE_FACE_UP
    limit, cards = min(game.max_turns, at_most), len(game.pack())
    return WarOptions(
        players=game.players,
        up=game.up,
        down=game.war_down,
        compare=compare,
        pickup=PICKUP.index(game.pickup_order),
        stays=game.run_out == "last_card_stays",
        tied=game.who_joins == "tied",
        leaving=leaving,
        room=(limit + 2) * cards,  # no turn moves more than all cards, and nothing on a tape is ever overwritten
        limit=limit,
        # A limit of the study, not of the game, leaves a match unfinished.
        most_cards=game.on_limit == "most_cards" and game.max_turns == limit,
        repeats=game.repeats,
        dealt=cards if game.leftover == "dealt_on" else cards - cards % game.players,
    )


def value_of(game: War, card: Card) -> int:
    """Returns the number to compare for a card."""
    return JOKER if card.rank == "X" else int(game.value(card))


def numbers(game: War) -> Cards:
    """Returns the pack as numbers; see `cardlab.lab.study_kernels.war_turn`."""
    # Equal cards are distinguished only if positions are compared, because a card of another suit means another position.
    apart = 256 if game.repeats else 0
    return np.array([value_of(game, card) + apart * number for number, card in enumerate(game.pack())], np.uint16)


def play_matches(game: War, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> dict[str, Ints]:
    """Plays matches. The game has no choices, so the bots do not matter."""
    options, pack = encode_options(game, at_most), numbers(game)
    record, packets = new_record(), new_packets(options)
    found = np.empty((CARDS_ROW + options.players, count), np.int64)
    study, number = np.uint64(seed), np.uint64(first)
    if name := for_two(game):
        PLAYS[name](options, record, packets, pack, pack.copy(), study, number, found)
    else:
        war_loop_any_options.play(
            options, record, packets, war_loop_any_options.new_history(options), pack, study, number, found
        )
    rows = {name: ROWS[name] for name in ("winner", "actions", *measured(game)) if name in ROWS}
    rows |= {f"cards.{seat}": CARDS_ROW + place for place, seat in enumerate(game.seats)}
    return {column: found[row] for column, row in rows.items()}
