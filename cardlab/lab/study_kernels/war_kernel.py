"""The study kernel of War and related games. It picks the compiled loop for the options: `war_loop_two_players`,
`war_loop_sums_two_players` or `war_loop_any_options`, all with the rules of `war_turn`.

If the position may repeat, the loops for two players first play each match without remembering positions, up to `LONG` turns.
Few matches last longer, and they are played again by the loop that remembers them.
"""

from __future__ import annotations

import numpy as np

from cardlab.core.cards import Card
from cardlab.core.position import Position
from cardlab.games.addition_war import AdditionWar
from cardlab.games.speed_war import SpeedWar
from cardlab.games.subtraction_war import SubtractionWar
from cardlab.games.war import War
from cardlab.lab.columns import NOT_ENDED, measured
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
from cardlab.lab.study_kernels.war_turn import Ints, WarRecord, new_packets, new_record

PICKUP = ("shuffled", "coin", "winner_first", "loser_first", "played")
LONG = 10_000
"""The number of turns after which a match counts as long: more than any that was seen to end."""
RUN_OUT = ("lose", "last_card_stays", "last_card_fights")
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


def encode_options(game: War, at_most: int, start: Position | None) -> WarOptions:
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
    dealt = cards if game.leftover == "dealt_on" else cards - cards % game.players
    sizes, above, below = encode_start(game, start) if start else ((0, 0, 0, 0), 0, cards)
    return WarOptions(
        players=game.players,
        up=game.up,
        down=game.war_down,
        compare=compare,
        pickup=PICKUP.index(game.pickup_order),
        run_out=RUN_OUT.index(game.run_out),
        tied=game.who_joins == "tied",
        leaving=leaving,
        room=(limit + 2) * cards,  # no turn moves more than all cards, and nothing on a tape is ever overwritten
        limit=limit,
        # A limit of the study, not of the game, leaves a match unfinished.
        most_cards=game.on_limit == "most_cards" and game.max_turns == limit,
        repeats=game.repeats,
        dealt=sum(sizes) or dealt,
        sizes=sizes,
        above=above,
        below=below,
    )


def encode_start(game: War, start: Position) -> tuple[tuple[int, int, int, int], int, int]:
    """Returns the sizes of a position's packets, and where the cards to shuffle begin and end."""
    a, b, c, d, *_ = [*map(len, packets_of(game, start)), 0, 0]
    total = a + b + c + d
    if start.rest is None:
        return (a, b, c, d), total, total
    name, above = start.rest
    before = sum((a, b, c, d)[: game.seats.index(name.removeprefix("packet."))])
    return (a, b, c, d), before + above, before + len(start.zones[name])


def packets_of(game: War, start: Position) -> list[list[Card]]:
    """Returns the packets of a position, one for each seat."""
    return [start.zones.get(f"packet.{seat}", []) for seat in game.seats]


def value_of(game: War, card: Card) -> int:
    """Returns the number to compare for a card. Only the order counts of the numbers in a deck of a teacher's own."""
    if card.rank == "X":
        return JOKER
    if not card.number:
        return int(game.value(card))
    place = 1 + sorted(set(game.numbers.values)).index(game.value(card))
    return place + (place >= JOKER)


def numbers(game: War, start: Position | None, *, apart: bool) -> Cards:
    """Returns the pack, or the cards of a position, as numbers; see `cardlab.lab.study_kernels.war_turn`.

    Equal cards are apart only if positions are compared, because a card of another suit means another position.
    """
    cards = [card for packet in packets_of(game, start) for card in packet] if start else game.pack()
    return np.array([value_of(game, card) + 256 * apart * number for number, card in enumerate(cards)], np.uint16)


def play_matches(
    game: War, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int, start: Position | None = None
) -> dict[str, Ints]:
    """Plays matches. The game has no choices, so the bots do not matter."""
    options, pack = encode_options(game, at_most, start), numbers(game, start, apart=game.repeats)
    record, packets = new_record(), new_packets(options)
    found = np.empty((CARDS_ROW + options.players, count), np.int64)
    study = np.uint64(seed)
    if name := for_two(game):
        play = PLAYS[name]
        if not options.repeats:
            play(options, record, packets, pack, pack.copy(), study, np.uint64(first), found)
        else:
            quick = options._replace(limit=min(options.limit, LONG), repeats=False, most_cards=False)
            plain = numbers(game, start, apart=False)
            play(quick, record, packets, plain, plain.copy(), study, np.uint64(first), found)
            _play_long(options, record, packets, pack, study, first, found)
    else:
        history = war_loop_any_options.new_history(options)
        war_loop_any_options.play(options, record, packets, history, pack, study, np.uint64(first), found)
    rows = {name: ROWS[name] for name in ("winner", "actions", *measured(game)) if name in ROWS}
    rows |= {f"cards.{seat}": CARDS_ROW + place for place, seat in enumerate(game.seats)}
    return {column: found[row] for column, row in rows.items()}


def _play_long(
    options: WarOptions, record: WarRecord, packets: Cards, pack: Cards, study: np.uint64, first: int, found: Ints
) -> None:
    """Plays the matches that have not ended again, and remembers their positions."""
    again = np.flatnonzero(found[WINNER] == NOT_ENDED)
    if not len(again):
        return
    history = war_loop_any_options.new_history(options)
    one = np.empty((len(found), 1), np.int64)
    for match in again:
        number = np.uint64(first + int(match))
        war_loop_any_options.play(options, record, packets, history, pack, study, number, one)
        found[:, match] = one[:, 0]
