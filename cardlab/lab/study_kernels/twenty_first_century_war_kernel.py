"""The study kernel of 21st Century War, compiled, for random and greedy bots. `twenty_first_century_war_supported_options`
says which studies it plays.

A card is its value. Which cards go together is in a table, so that no match searches for combinations.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, permutations
from typing import NamedTuple

import numpy as np

from cardlab.bots import BOT_STREAM
from cardlab.games.twenty_first_century_war.combinations import split
from cardlab.games.twenty_first_century_war.rulebook import VALUE, TwentyFirstCenturyWar
from cardlab.lab.columns import NOBODY, NOT_ENDED
from cardlab.lab.study_kernels.compiler import helper, kernel
from cardlab.lab.study_kernels.cpu_instructions import I64, U64, Cards, Whole
from cardlab.lab.study_kernels.rng import below, match_seed, shuffle, stream
from cardlab.lab.study_kernels.war_turn import Ints

WINNER, ACTIONS, TURNS, TIES, SUMS, PAIRS, COURTS, CARDS = range(8)
"""Rows of the kernel's results, with `CARDS` for the first player."""
MEASURES = {"winner": WINNER, "actions": ACTIONS, "turns": TURNS, "ties": TIES, "sums": SUMS, "pairs": PAIRS, "courts": COURTS}
OTHERS = U64(BOT_STREAM)
ROOM = 64
"""The number of places in a pile, which is a ring, and in a row. It is a power of two, and more than the cards in the pack."""
DRAWN = 4
VALUES = 14
"""The values of cards, with 0 for no card."""
ALONE = 4
"""The number of cards that can be played alone; they are the first in `CHOICES`."""
CHOICES = np.array([1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 7, 11, 13, 14, 15], np.int64)
"""All choices from four cards in the engine's order, a bit for each card."""
GOES, SUM, PAIR, COURT = 1, 2, 4, 8
"""Bits of an entry of the table: the cards go together; and the rules by which they do."""
NOBODY_YET = -1


class Options(NamedTuple):
    """The options, as numbers.

    Attributes:
        players: The number of players.
        last_resort: Whether a single card may be played only if no cards go together.
        hand_again: Whether a second tie is broken with cards from the hand, too.
        max_turns: The number of turns after which the game ends.
        most_cards: Whether the player with most cards wins then.
        at_most: The number of actions after which a match is stopped.
    """

    players: int
    last_resort: bool
    hand_again: bool
    max_turns: int
    most_cards: bool
    at_most: int


@cache
def combinations_table(two_pairs: bool, many: bool) -> Ints:
    """Returns the table of the cards that go together. The place of some cards is their values as digits, the first card last,
    with 0 for each that is missing.
    """
    table = np.zeros(VALUES**DRAWN, np.int64)
    for n in range(2, DRAWN + 1):
        for values in combinations_with_replacement(range(1, VALUES), n):
            blocks = split(values, two_pairs, many)
            if blocks is None:
                continue
            kinds = {block.kind for block in blocks}
            entry = GOES + SUM * ("sum" in kinds) + PAIR * ("pair" in kinds) + COURT * ("face" in kinds)
            for order in set(permutations(values)):
                table[sum(value * VALUES**place for place, value in enumerate(order))] = entry
    return table


@helper
def entry_of(hand: Cards, choice: Whole, table: Ints) -> Whole:
    """Returns the entry of the chosen cards of a hand."""
    place, factor = I64(0), 1
    for card in range(DRAWN):
        if choice >> card & 1:
            place += factor * I64(hand[card])
            factor *= VALUES
    return I64(table[place])


@helper
def total_of(hand: Cards, choice: Whole) -> I64:
    """Returns the sum of the chosen cards of a hand."""
    total = I64(0)
    for card in range(DRAWN):
        if choice >> card & 1:
            total += I64(hand[card])
    return total


@helper
def chosen(hand: Cards, ways: Ints, n: int, greedy: Whole, state: U64) -> Whole:
    """Returns the one of n ways to play cards of a hand that a bot chooses."""
    if not greedy:
        return I64(ways[I64(below(state, U64(n)))])
    most, equal = I64(-1), 0
    for way in range(n):
        total = total_of(hand, ways[way])
        if total > most:
            most, equal = total, 0
        if total == most:
            ways[equal] = ways[way]  # no way that is still to be read
            equal += 1
    return I64(ways[I64(below(state, U64(equal)))])


@helper
def lay(hand: Cards, held: Ints, row: Cards, laid: Ints, player: int, choice: Whole) -> None:
    """Lays the chosen cards of a player's hand, in their order."""
    kept = 0
    for card in range(held[player]):
        if choice >> card & 1:
            row[laid[player]] = hand[card]
            laid[player] += 1
        else:
            hand[kept] = hand[card]
            kept += 1
    held[player] = kept


@helper
def put_under(pile: Cards, top: Ints, size: Ints, player: int, cards: Cards, n: Whole) -> None:
    """Puts n cards under a player's pile."""
    for card in range(n):
        pile[(top[player] + size[player] + card) % ROOM] = cards[card]
    size[player] += n


@kernel
def play(options: Options, pack: Cards, table: Ints, greedy: Ints, study: U64, first: U64, found: Ints) -> None:
    """Plays the matches of a study from this number on, as many as `found` has columns.

    Args:
        options: The options.
        pack: The values of the cards, unshuffled.
        table: The table of the cards that go together.
        greedy: For each player, whether the bot is greedy.
        study, first: The seed of the study, and the number of the first match.
        found: The array for the results.
    """
    players = options.players
    cards = pack.copy()
    piles = np.empty((players, ROOM), np.uint16)
    hands = np.empty((players, DRAWN), np.uint16)
    rows = np.empty((players, ROOM), np.uint16)
    top = np.empty(players, np.int64)
    size = np.empty(players, np.int64)
    held = np.empty(players, np.int64)
    laid = np.empty(players, np.int64)
    total = np.empty(players, np.int64)
    tied = np.empty(players, np.bool_)
    ways = np.empty(len(CHOICES), np.int64)
    for match in range(found.shape[1]):
        seed = match_seed(study, first + U64(match))
        for card in range(len(pack)):
            cards[card] = pack[card]
        shuffle(cards, U64(0), U64(len(pack)), stream(seed, U64(0)))
        each = len(pack) // players
        for player in range(players):
            top[player] = size[player] = held[player] = laid[player] = 0
            put_under(piles[player], top, size, player, cards[player * each :], each)
        winner, actions, turns, ties, sums, pairs, courts = NOT_ENDED, 0, 0, 0, 0, 0, 0
        over = False
        while not over and actions < options.at_most:  # each round draws four cards
            actions += 1
            for player in range(players):
                held[player] = min(DRAWN, size[player])
                for card in range(held[player]):
                    hands[player, card] = piles[player, (top[player] + card) % ROOM]
                top[player] = (top[player] + held[player]) % ROOM
                size[player] -= held[player]
                total[player] = 0

            stopped = False
            new_sums = new_pairs = new_courts = most = 0
            for player in range(players):
                if not held[player]:
                    continue
                if actions == options.at_most:
                    stopped = True
                    break
                hand, end, n = hands[player], 1 << held[player], held[player]
                for card in range(n):
                    ways[card] = CHOICES[card]
                for place in range(ALONE, len(CHOICES)):
                    if CHOICES[place] < end and entry_of(hand, CHOICES[place], table):
                        ways[n] = CHOICES[place]
                        n += 1
                left_out = held[player] if options.last_resort and n > held[player] else 0
                choice = chosen(hand, ways[left_out:], n - left_out, greedy[player], stream(seed ^ OTHERS, U64(actions)))
                actions += 1
                entry = entry_of(hand, choice, table)
                new_sums += (entry & SUM) != 0
                new_pairs += (entry & PAIR) != 0
                new_courts += (entry & COURT) != 0
                total[player] = total_of(hand, choice)
                most = max(most, total[player])
                lay(hand, held, rows[player], laid, player, choice)
            if stopped:
                break
            sums, pairs, courts = sums + new_sums, pairs + new_pairs, courts + new_courts

            left = 0
            for player in range(players):
                tied[player] = total[player] == most
                left += tied[player]
            again = False
            while left > 1:  # each time breaks a tie
                with_hand = with_pile = 0
                for player in range(players):
                    with_hand += tied[player] and held[player] > 0
                    with_pile += tied[player] and size[player] > 0
                from_hand = with_hand > 0 and (not again or options.hand_again or with_pile == 0)
                left = with_hand if from_hand else with_pile
                for player in range(players):
                    tied[player] = tied[player] and (held[player] if from_hand else size[player]) > 0
                if left < 2:
                    break
                ties += 1
                highest = I64(0)
                for player in range(players):
                    if not tied[player]:
                        continue
                    if from_hand:
                        if actions == options.at_most:
                            stopped = True
                            break
                        for card in range(held[player]):
                            ways[card] = CHOICES[card]
                        state = stream(seed ^ OTHERS, U64(actions))
                        choice = chosen(hands[player], ways, held[player], greedy[player], state)
                        actions += 1
                        lay(hands[player], held, rows[player], laid, player, choice)
                    else:
                        rows[player, laid[player]] = piles[player, top[player]]
                        laid[player] += 1
                        top[player] = (top[player] + 1) % ROOM
                        size[player] -= 1
                    highest = max(highest, I64(rows[player, laid[player] - 1]))
                if stopped:
                    break
                left = 0
                for player in range(players):
                    tied[player] = tied[player] and I64(rows[player, laid[player] - 1]) == highest
                    left += tied[player]
                again = True
            if stopped:
                break

            taker = NOBODY_YET  # if nobody can break a tie, all take their own cards
            for player in range(players):
                if tied[player]:
                    taker = player
            for place in range(players):
                player = place if taker == NOBODY_YET else (taker + place) % players
                to = player if taker == NOBODY_YET else taker
                put_under(piles[to], top, size, to, rows[player], laid[player])
                laid[player] = 0
            for player in range(players):
                put_under(piles[player], top, size, player, hands[player], held[player])
                held[player] = 0
            turns += 1
            with_cards = best = 0
            for player in range(players):
                with_cards += size[player] > 0
                best = max(best, size[player])
            over = with_cards == 1 or turns >= options.max_turns
            if with_cards == 1 or (over and options.most_cards):
                leaders = 0
                for player in range(players):
                    if size[player] == best:
                        leaders += 1
                        winner = player + 1 if leaders == 1 else NOBODY
        found[WINNER, match] = winner
        found[ACTIONS, match] = actions
        found[TURNS, match] = turns
        found[TIES, match] = ties
        found[SUMS, match] = sums
        found[PAIRS, match] = pairs
        found[COURTS, match] = courts
        for player in range(players):
            found[CARDS + player, match] = size[player] + held[player] + laid[player]


def play_matches(
    game: TwentyFirstCenturyWar, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int
) -> dict[str, Ints]:
    """Plays matches."""
    options = Options(
        players=game.players,
        last_resort=game.singles == "last_resort",
        hand_again=game.second_tie == "hand",
        max_turns=game.max_turns,
        most_cards=game.on_limit == "most_cards",
        at_most=at_most,
    )
    pack = np.array([VALUE[card.rank] for card in game.pack()], np.uint16)
    greedy = np.array([bot == "greedy" for bot in bots], np.int64)
    found = np.empty((CARDS + game.players, count), np.int64)
    play(options, pack, combinations_table(*game.jobs), greedy, U64(seed), U64(first), found)
    rows = MEASURES | {f"cards.{seat}": CARDS + place for place, seat in enumerate(game.seats)}
    return {name: found[row] for name, row in rows.items()}
