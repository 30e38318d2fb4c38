"""War and its family: which kernel deals a game with its options, and what of it is kept."""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

from cardlab.core.cards import Card
from cardlab.games.addition_war import AdditionWar
from cardlab.games.speed_war import SpeedWar
from cardlab.games.subtraction_war import SubtractionWar
from cardlab.games.war import RANK, War
from cardlab.lab.columns import MOST_ACTIONS, measured
from cardlab.lab.fast import object_code
from cardlab.lab.fast.war_rules import (
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
    TABLE_BYTES,
    TURNS,
    WARS_ROW,
    WINNER,
    WON_ROW,
    Rules,
)

if TYPE_CHECKING:
    from cardlab.lab.fast.war_turn import Ints

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
"""Column -> the row in which a kernel notes it."""


def rules_of(game: War) -> Rules:
    """The options as numbers."""
    compare = HIGHEST
    if isinstance(game, AdditionWar):
        compare = SUM
    if isinstance(game, SubtractionWar):
        compare = DIFFERENCE if game.wins == "highest" else LEAST_DIFFERENCE
    leaving = STAY
    if isinstance(game, SpeedWar):
        leaving = LEAVE if game.remove == "all_table" else LEAVE_FACE_UP
    limit, cards = min(game.max_turns, MOST_ACTIONS), len(game.pack())
    return Rules(
        players=game.players,
        up=game.up,
        down=game.war_down,
        compare=compare,
        pickup=PICKUP.index(game.pickup_order),
        stays=game.run_out == "last_card_stays",
        tied=game.who_joins == "tied",
        leaving=leaving,
        room=(limit + 2) * cards,
        limit=limit,
        most_cards=game.on_limit == "most_cards" and game.max_turns == limit,
        repeats=game.repeats,
        dealt=cards if game.leftover == "dealt_on" else cards - cards % game.players,
    )


def value_of(game: War, card: Card) -> int:
    """What is compared of a card."""
    if isinstance(game, AdditionWar):
        return game.value(card)
    return JOKER if card.rank == "X" else RANK[card.rank]


def numbers(game: War) -> array[int]:
    """The pack as numbers; see `cardlab.lab.fast.war_turn`."""
    apart = 256 if game.repeats else 0
    return array("H", [value_of(game, card) + apart * number for number, card in enumerate(game.pack())])


def deal(game: War, bots: tuple[str, ...], seed: int, first: int, count: int) -> dict[str, Any]:
    """Play matches. Nobody chooses anything, whoever the bots are."""
    rows = {name: ROWS[name] for name in ("winner", "actions", *measured(game)) if name in ROWS}
    rows |= {f"cards.{seat}": CARDS_ROW + place for place, seat in enumerate(game.seats)}
    name = object_code.quick(game)
    if name and (entry := object_code.entry(name)):
        rows |= {f"won.{seat}": WON_ROW + place for place, seat in enumerate(game.seats)}
        whole = by_entry(entry, game, seed, first, count)
        return {column: whole[row * count : (row + 1) * count] for column, row in rows.items()}
    found = by_numba(name, game, seed, first, count)
    return {column: found[row] for column, row in rows.items()}


def by_entry(entry: object_code.Entry, game: War, seed: int, first: int, count: int) -> array[int]:
    """Let code deal that stands alone. Returns: row after row, `count` whole numbers each."""
    rules = rules_of(game)
    pack = numbers(game)
    whole = array("q", [0]) * ((WON_ROW + 2) * count)
    tapes = array("H", [0]) * (rules.players * rules.room)
    lent = [array("q", rules), array("B", bytes(TABLE_BYTES)), tapes, pack, pack[:]]
    entry(*(each.buffer_info()[0] for each in lent), len(pack), seed, first, whole.buffer_info()[0], count)
    return whole


def by_numba(name: str, game: War, seed: int, first: int, count: int) -> Ints:
    """Let numba deal. Returns: shape (rows, matches)."""
    import numpy as np

    from cardlab.lab.fast import war_family
    from cardlab.lab.fast.entries import PLAYS
    from cardlab.lab.fast.war_turn import new_packets, new_table

    rules = rules_of(game)
    pack = np.array(numbers(game), np.uint16)
    found = np.empty((CARDS_ROW + rules.players, count), np.int64)
    study, number = np.uint64(seed), np.uint64(first)
    if name:
        PLAYS[name](rules, new_table(), new_packets(rules), pack, pack.copy(), study, number, found)
    else:
        tables = new_table(), new_packets(rules), war_family.new_history(rules)
        war_family.play(rules, *tables, pack, study, number, found)
    return found
