"""War and its family: which kernel deals a game with its options, and what of it is kept."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardlab.cards import Card
from cardlab.games.addition_war import AdditionWar
from cardlab.games.speed_war import SpeedWar
from cardlab.games.subtraction_war import SubtractionWar
from cardlab.games.war import RANK, War
from cardlab.lab.columns import MOST_ACTIONS, measured
from cardlab.lab.fast import sums, war, war_family
from cardlab.lab.fast.instructions import U64, Cards
from cardlab.lab.fast.war_turn import (
    COIN,
    DIFFERENCE,
    HIGHEST,
    JOKER,
    LEAST_DIFFERENCE,
    LEAVE,
    LEAVE_FACE_UP,
    SHUFFLED,
    STAY,
    SUM,
    Ints,
    Rules,
    new_packets,
    new_table,
)

PICKUP = ("shuffled", "coin", "winner_first", "loser_first", "played")
ROWS = {
    "turns": war_family.TURNS,
    "wars": war_family.WARS_ROW,
    "again": war_family.AGAIN_ROW,
    "jokers": war_family.JOKERS_ROW,
    "aside": war_family.ASIDE_ROW,
    "level": war_family.LEVEL_ROW,
}
"""Measure -> the row in which a kernel notes it."""


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


def numbers(game: War) -> Cards:
    """The pack as numbers; see `cardlab.lab.fast.war_turn`."""
    apart = 256 if game.repeats else 0
    return np.array([value_of(game, card) + apart * number for number, card in enumerate(game.pack())], np.uint16)


def quick(rules: Rules, game: War) -> Any:
    """The module with a faster loop for these options, or None."""
    if game.players == 2 and game.slug == "war" and rules.pickup in (SHUFFLED, COIN):
        return war
    if game.players == 2 and isinstance(game, AdditionWar) and rules.pickup == SHUFFLED:
        return sums
    return None


def deal(game: War, bots: tuple[str, ...], seed: int, first: int, count: int) -> dict[str, Ints]:
    """Play matches. Nobody chooses anything, whoever the bots are."""
    rules = rules_of(game)
    found = np.empty((war_family.CARDS_ROW + rules.players, count), np.int64)
    arguments: tuple[Any, ...] = (numbers(game), U64(seed), U64(first), found)
    if module := quick(rules, game):
        module.play(rules, new_table(), new_packets(rules), *arguments)
    else:
        war_family.play(rules, new_table(), new_packets(rules), war_family.new_history(rules), *arguments)
    rows = ROWS | {f"cards.{seat}": war_family.CARDS_ROW + place for place, seat in enumerate(game.seats)}
    turns = found[war_family.TURNS]
    kept = {name: found[rows[name]] for name in measured(game)}
    return {"winner": found[war_family.WINNER], "actions": turns, **kept}
