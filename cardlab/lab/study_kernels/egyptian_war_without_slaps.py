"""The compiled loop of Beggar-My-Neighbour (Egyptian War without slaps), card by card, for any number of players and packs.

Cards are numbers: 0 for one that need not be answered. A court card (or ace) is 3 more than its number of chances, so 4 to 7
give 1 to 4 chances. Each stack lies on a tape, as in `cardlab.lab.study_kernels.war_turn`.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cardlab.core.cards import Card
from cardlab.games.egyptian_war import EgyptianWar
from cardlab.games.egyptian_war.actions import CHANCES
from cardlab.lab.columns import NOBODY, NOT_ENDED
from cardlab.lab.study_kernels.compiler import helper, kernel
from cardlab.lab.study_kernels.cpu_instructions import U64, Cards
from cardlab.lab.study_kernels.rng import match_seed, shuffle, stream
from cardlab.lab.study_kernels.study_kernel import POSITION_SLOTS
from cardlab.lab.study_kernels.war_turn import Ints

WINNER, TURNS, PILES, ANSWERED, ROWS = range(5)
"""Rows of a kernel's results, and their number."""
NOBODY_YET = -1


class BeggarOptions(NamedTuple):
    """The options, as numbers.

    Attributes:
        players: The number of players.
        challenger_takes: Whether a player who runs out while answering has lost the pile at once.
        under_pile: Whether cards that do not go round evenly lie under the first pile.
        repeats: Whether a repeated position ends the match.
        limit: The number of cards after which a match is stopped.
        most_cards: Whether the player with the most cards wins then.
        room: The length of a tape.
    """

    players: int
    challenger_takes: bool
    under_pile: bool
    repeats: bool
    limit: int
    most_cards: bool
    room: int


class BeggarMemory(NamedTuple):
    """Space for a match, and for the positions after each pile.

    Attributes:
        stacks: The tapes of all players, one after the other.
        head, tail: For each player, the beginning and the end of the stack.
        pile: The cards on the pile, the lowest first.
        heads, tails, leaders: Number of piles -> the ends of the stacks when so many are taken, and who then leads.
        slots: Key of a position -> the number of piles before it and 1 more; 0 for none.
    """

    stacks: Cards
    head: Ints
    tail: Ints
    pile: Cards
    heads: Ints
    tails: Ints
    leaders: Ints
    slots: Ints


def new_memory(options: BeggarOptions, cards: int) -> BeggarMemory:
    """Allocates space for one match at a time."""
    piles = (options.limit + 1, options.players)
    return BeggarMemory(
        np.empty(options.players * options.room, np.uint16),
        np.empty(options.players, np.int64),
        np.empty(options.players, np.int64),
        np.empty(cards, np.uint16),
        np.empty(piles, np.int64),
        np.empty(piles, np.int64),
        np.empty(options.limit + 1, np.int64),
        np.zeros(POSITION_SLOTS, np.int64),
    )


@helper
def comes_back(options: BeggarOptions, memory: BeggarMemory, leader: int, number: int) -> bool:
    """Whether the stacks were in this position before with the same player to lead; if not, remembers it."""
    key = leader
    for player in range(options.players):
        head, tail = memory.head[player], memory.tail[player]
        key = key * 31 + tail - head
        for place in range(head, tail):
            key = key * 1009 + memory.stacks[place]
    # Positions are compared only after each pile, not after each card, because a repeating deal repeats there too. The search
    # ends, because there are more slots than piles (`EgyptianWarStudyKernel.fits`).
    slot = (key ^ (key >> 17)) & (POSITION_SLOTS - 1)
    while memory.slots[slot]:
        earlier = memory.slots[slot] - 1
        same = memory.leaders[earlier] == leader
        for player in range(options.players):
            then, now = memory.heads[earlier, player], memory.head[player]
            n = memory.tail[player] - now
            same = same and memory.tails[earlier, player] - then == n
            for place in range(n if same else 0):
                same = same and memory.stacks[then + place] == memory.stacks[now + place]
        if same:
            return True
        slot = (slot + 1) & (POSITION_SLOTS - 1)
    memory.slots[slot] = number + 1
    memory.leaders[number] = leader
    for player in range(options.players):
        memory.heads[number, player] = memory.head[player]
        memory.tails[number, player] = memory.tail[player]
    return False


@helper
def following(options: BeggarOptions, memory: BeggarMemory, player: int, challenger: int) -> int:
    """Returns the next player with cards after this one, apart from the challenger; `NOBODY_YET` if there is none."""
    for step in range(1, options.players):
        other = (player + step) % options.players
        if other != challenger and memory.head[other] < memory.tail[other]:
            return other
    return NOBODY_YET


@helper
def deal(options: BeggarOptions, memory: BeggarMemory, pack: Cards) -> int:
    """Deals one card at a time, each on top of the stack. Returns: The number of cards under the first pile."""
    n = options.players
    rest = len(pack) % n if options.under_pile else 0
    going = len(pack) - rest
    for player in range(n):
        start = player * options.room
        own = (going - player + n - 1) // n
        for place in range(own):
            memory.stacks[start + place] = pack[player + (own - 1 - place) * n]
        memory.head[player] = start
        memory.tail[player] = start + own
    # The remaining cards begin the pile, as if they had been played from the end of the pack on.
    for place in range(rest):
        memory.pile[place] = pack[len(pack) - 1 - place]
    return rest


@helper
def with_most(options: BeggarOptions, memory: BeggarMemory) -> int:
    """Returns the number of the player with the most cards, or `NOBODY`."""
    most, winner = 0, NOBODY
    for player in range(options.players):
        n = memory.tail[player] - memory.head[player]
        if n > most:
            most, winner = n, player + 1
        elif n == most:
            winner = NOBODY
    return winner


@helper
def play_one(options: BeggarOptions, memory: BeggarMemory, pack: Cards, found: Ints, match: int) -> None:
    """Plays a match from a shuffled pack, and records the results."""
    pile = deal(options, memory, pack)
    for slot in range(POSITION_SLOTS if options.repeats else 0):
        memory.slots[slot] = 0
    if options.repeats and not pile:
        comes_back(options, memory, 0, 0)
    player, challenger, left = 0, NOBODY_YET, 0
    turns = piles = answered = 0
    winner = NOT_ENDED
    while turns < options.limit:
        # `left` is the number of chances left to answer. It means nothing while nobody challenges.
        card = memory.stacks[memory.head[player]]
        memory.head[player] += 1
        memory.pile[pile] = card
        pile += 1
        turns += 1
        left -= 1
        if card:
            answered += challenger != NOBODY_YET
            challenger = player
            left = card - 3
        taker = NOBODY_YET
        if challenger == NOBODY_YET:
            other = following(options, memory, player, challenger)
            if other == NOBODY_YET:  # a player who is alone has won
                piles += 1
                winner = player + 1
                break
            player = other
        elif left == 0:
            taker = challenger
        elif challenger == player or memory.head[player] == memory.tail[player]:
            other = following(options, memory, player, challenger)
            if other == NOBODY_YET or (challenger != player and options.challenger_takes):
                taker = challenger
            else:
                player = other
        if taker == NOBODY_YET:
            continue
        for place in range(pile):
            memory.stacks[memory.tail[taker] + place] = memory.pile[place]
        memory.tail[taker] += pile
        pile = 0
        piles += 1
        player, challenger = taker, NOBODY_YET
        if following(options, memory, player, challenger) == NOBODY_YET:
            winner = player + 1
            break
        if options.repeats and turns < options.limit and comes_back(options, memory, player, piles):
            break
    if winner == NOT_ENDED and options.most_cards and turns == options.limit:
        winner = with_most(options, memory)
    found[WINNER, match] = winner
    found[TURNS, match] = turns
    found[PILES, match] = piles
    found[ANSWERED, match] = answered


@kernel
def play(options: BeggarOptions, memory: BeggarMemory, pack: Cards, study: U64, first: U64, found: Ints) -> None:
    """Plays the matches of a study from this number on, as many as `found` has columns."""
    order = pack.copy()
    for match in range(found.shape[1]):
        for place in range(len(pack)):
            order[place] = pack[place]
        shuffle(order, U64(0), U64(len(pack)), stream(match_seed(study, first + U64(match)), U64(0)))
        play_one(options, memory, order, found, match)


def number_of(card: Card) -> int:
    """Returns a card as a number."""
    chances = CHANCES.get(card.rank, 0)
    return chances and chances + 3


def encode_options(game: EgyptianWar, at_most: int) -> BeggarOptions:
    """Returns the options as numbers."""
    limit = min(game.max_turns, at_most)
    return BeggarOptions(
        players=game.players,
        challenger_takes=game.run_out == "challenger_takes",
        under_pile=game.leftover == "under_pile",
        repeats=game.stop_on_repeat,
        limit=limit,
        # A limit of the study, not of the game, leaves a match unfinished.
        most_cards=game.on_limit == "most_cards" and game.max_turns == limit,
        room=(limit + 2) * len(game.pack()),
    )
