"""The compiled loop of Egyptian War with slaps, between random and greedy bots whose hands arrive after their reaction times.

A card is its rank, a number from 0 to 12 as in `cardlab.core.cards.RANKS`. A stack is a ring; the pile and the burnt cards are
in the order in which they came.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cardlab.bots import BOT_STREAM, REACTION_STREAM, reaction_times
from cardlab.core.cards import RANKS
from cardlab.games.egyptian_war import EgyptianWar
from cardlab.games.egyptian_war.actions import CHANCES
from cardlab.lab.columns import NOBODY, NOT_ENDED
from cardlab.lab.study_kernels.compiler import helper, kernel
from cardlab.lab.study_kernels.cpu_instructions import I64, U64, Cards, Whole
from cardlab.lab.study_kernels.rng import STEP, below, match_seed, shuffle, stream
from cardlab.lab.study_kernels.war_turn import Ints

WINNER, ACTIONS, TURNS, PILES, ANSWERED, SNAPS, FALSE_SLAPS, ROWS = range(8)
"""Rows of the kernel's results, and their number."""
NOBODY_YET = -1
RING = 128
"""The number of places in a ring, more than the cards of two packs."""
SEATS = 8
CHOOSES, TAKES_TIME = U64(BOT_STREAM), U64(REACTION_STREAM)
APART = U64(40)
"""The distance between the streams of two seats, in bits."""
DICE, SIDES, MIDDLE, SPREAD = (
    reaction_times.DICE,
    U64(reaction_times.SIDES),
    reaction_times.MIDDLE,
    reaction_times.DICE * (reaction_times.SIDES - 1) // 2,
)
WAITS, LATER, STEPS = U64(reaction_times.WAITS), reaction_times.STEP, U64(reaction_times.STEP)
SOONEST, TOGETHER = reaction_times.SOONEST, reaction_times.TOGETHER


class SlapOptions(NamedTuple):
    """The options, as numbers.

    Attributes:
        players: The number of players.
        pairs, sandwiches: The patterns that may be slapped.
        price: The number of cards that a wrong slap costs.
        bars: Whether a player who cannot pay may not slap any more.
        rejoin: Whether a player without cards may slap.
        challenger_takes: Whether a player who runs out while answering has lost the pile at once.
        under_pile: Whether cards that do not go round evenly lie under the first pile.
        turns, actions: The limits after which a match is stopped.
        most_cards: Whether the player with the most cards wins after the last turn.
    """

    players: int
    pairs: bool
    sandwiches: bool
    price: int
    bars: bool
    rejoin: bool
    challenger_takes: bool
    under_pile: bool
    turns: int
    actions: int
    most_cards: bool


class SlapMemory(NamedTuple):
    """Space for a match.

    Attributes:
        stacks: A ring of cards for each player.
        head, held: For each player, where the stack begins in the ring, and its number of cards.
        pile, burnt: The cards that were played, and those that were paid, in the order in which they came.
        lie: The number of cards in the pile, and the number of burnt cards.
        out, barred: For each player, whether it has run out of cards, and whether it has lost the right to slap.
        order, times: The seats whose hands arrived, the quickest first, and their times in milliseconds.
    """

    stacks: Cards
    head: Ints
    held: Ints
    pile: Cards
    burnt: Cards
    lie: Ints
    out: Ints
    barred: Ints
    order: Ints
    times: Ints


PILE, BURNT = 0, 1


def new_memory() -> SlapMemory:
    """Allocates space for one match at a time."""
    cards, numbers = np.uint16, np.int64
    return SlapMemory(
        np.empty((SEATS, RING), cards),
        np.empty(SEATS, numbers),
        np.empty(SEATS, numbers),
        np.empty(RING, cards),
        np.empty(RING, cards),
        np.empty(2, numbers),
        np.empty(SEATS, numbers),
        np.empty(SEATS, numbers),
        np.empty(SEATS, numbers),
        np.empty(SEATS, numbers),
    )


# ------------------------------------------------------------------------------------------------ cards


@helper
def deal(options: SlapOptions, memory: SlapMemory, pack: Cards) -> None:
    """Deals one card at a time, each on top of the stack."""
    n = options.players
    rest = len(pack) % n if options.under_pile else 0
    going = len(pack) - rest
    for player in range(n):
        own = (going - player + n - 1) // n
        for place in range(own):
            memory.stacks[player, place] = pack[player + (own - 1 - place) * n]
        memory.head[player], memory.held[player] = 0, own
        memory.out[player] = memory.barred[player] = 0
    for place in range(rest):
        memory.burnt[place] = pack[going + place]
    memory.lie[PILE], memory.lie[BURNT] = 0, rest


@helper
def top(memory: SlapMemory, player: int) -> int:
    """Takes the top card of a stack."""
    head = memory.head[player]
    memory.head[player] = (head + 1) % RING
    memory.held[player] -= 1
    return int(memory.stacks[player, head])


@helper
def under(memory: SlapMemory, player: int, card: int) -> None:
    """Puts a card under a stack."""
    memory.stacks[player, (memory.head[player] + memory.held[player]) % RING] = card
    memory.held[player] += 1


@helper
def take(memory: SlapMemory, player: int) -> None:
    """Turns the pile over and puts it under the stack of a player, who is in the game again."""
    for place in range(memory.lie[BURNT] - 1, -1, -1):
        under(memory, player, memory.burnt[place])
    for place in range(memory.lie[PILE]):
        under(memory, player, memory.pile[place])
    memory.lie[PILE] = memory.lie[BURNT] = 0
    memory.out[player] = memory.barred[player] = 0


# ------------------------------------------------------------------------------------------------ slaps


@helper
def reaction(state: U64) -> Whole:
    """Draws a bot's reaction time in milliseconds; see `cardlab.bots.reaction_times.reaction`."""
    dice = I64(0)
    for _ in range(DICE):
        dice += I64(below(state, SIDES))
        state += STEP
    tail = I64(below(state, STEPS))
    state += STEP
    # This loop ends by chance: one draw in `WAITS` is 0. The engine draws from the same stream until the same draw.
    while below(state, WAITS):
        tail += LATER
        state += STEP
    time = MIDDLE + (dice - SPREAD) // 2 + tail
    return time if time > SOONEST else SOONEST


@helper
def matches(options: SlapOptions, memory: SlapMemory) -> bool:
    """Whether the pile may be slapped: a pair, or two of a rank around one other card."""
    n, pile = memory.lie[PILE], memory.pile
    pair = options.pairs and n > 1 and pile[n - 1] == pile[n - 2]
    return pair or (options.sandwiches and n > 2 and pile[n - 1] == pile[n - 3])


@helper
def may_slap(options: SlapOptions, memory: SlapMemory, player: int) -> bool:
    """Whether a hand of this seat counts."""
    return not memory.barred[player] and (options.rejoin or not memory.out[player])


@helper
def hands(options: SlapOptions, memory: SlapMemory, greedy: Ints, seed: U64, ply: int) -> int:
    """Finds the seats that slap, the quickest first. Returns: The number of hands that arrived."""
    came, match = 0, matches(options, memory)
    for seat in range(options.players):
        apart = U64(seat) << APART
        if greedy[seat]:
            slaps = match and may_slap(options, memory, seat)
        else:
            slaps = below(stream(seed ^ CHOOSES ^ apart, U64(ply)), U64(2)) == U64(0)
        if slaps:
            time = reaction(stream(seed ^ TAKES_TIME ^ apart, U64(ply)))
            # Insertion keeps seats with equal times in their order, as a stable sort in the engine does.
            place = came
            while place > 0 and memory.times[place - 1] > time:
                memory.times[place] = memory.times[place - 1]
                memory.order[place] = memory.order[place - 1]
                place -= 1
            memory.times[place], memory.order[place] = time, seat
            came += 1
    return came


@helper
def first(options: SlapOptions, memory: SlapMemory, came: int) -> int:
    """Finds the first seat whose hand counts. Returns: `NOBODY_YET` if several arrived together, or none counts."""
    begun, found = 0, NOBODY_YET
    for place in range(came):
        if memory.times[place] - memory.times[begun] > TOGETHER:
            if found != NOBODY_YET:
                return found
            begun = place  # no hand of the group that arrived together counted, so the next ones may be first
        if may_slap(options, memory, memory.order[place]):
            if found != NOBODY_YET:
                return NOBODY_YET
            found = int(memory.order[place])
    return found


@helper
def pay(options: SlapOptions, memory: SlapMemory, came: int) -> int:
    """Makes everybody whose hand counts pay for a wrong slap, from the top of their stacks. Returns: How many paid."""
    paying = 0
    for place in range(came):  # whether a hand counts does not change while others pay, because each arrived once
        player = memory.order[place]
        if not may_slap(options, memory, player):
            continue
        paying += 1
        if not memory.held[player] and options.bars:
            memory.barred[player] = 1
        for _ in range(min(options.price, memory.held[player])):
            memory.burnt[memory.lie[BURNT]] = top(memory, player)
            memory.lie[BURNT] += 1
    return paying


# ------------------------------------------------------------------------------------------------ next player


@helper
def reach(options: SlapOptions, memory: SlapMemory, player: int, challenger: int) -> int:
    """Goes round to the next seat with cards, apart from the challenger. Seats without cards are out. `NOBODY_YET` if nobody
    has any.
    """
    for step in range(1, options.players):
        other = (player + step) % options.players
        if other == challenger:
            continue
        if memory.held[other]:
            return other
        memory.out[other] = 1
    return NOBODY_YET


@helper
def others_may(options: SlapOptions, memory: SlapMemory, player: int) -> bool:
    """Whether anybody else may slap."""
    others = 0
    for other in range(options.players):
        others += other != player and may_slap(options, memory, other)
    return others > 0


@helper
def has_all(options: SlapOptions, memory: SlapMemory, player: int) -> bool:
    """Whether nobody else has a card."""
    others = 0
    for other in range(options.players):
        others += other != player and memory.held[other] > 0
    return others == 0


@helper
def with_most(options: SlapOptions, memory: SlapMemory) -> int:
    """Returns the number of the player with the most cards, or `NOBODY`."""
    most, winner = 0, NOBODY
    for player in range(options.players):
        if memory.held[player] > most:
            most, winner = memory.held[player], player + 1
        elif memory.held[player] == most:
            winner = NOBODY
    return winner


@helper
def play_one(
    options: SlapOptions, memory: SlapMemory, chances: Ints, greedy: Ints, pack: Cards, seed: U64, found: Ints, match: int
) -> None:
    """Plays a match from a shuffled pack, and records the results."""
    deal(options, memory, pack)
    player, challenger, left = 0, NOBODY_YET, 0
    actions = turns = settled = piles = answered = snaps = false_slaps = 0
    winner = NOT_ENDED
    # A turn is two actions: a card, and the moment in which everybody may slap. A limit may fall between them.
    while turns < options.turns and actions < options.actions:
        card = top(memory, player)
        memory.pile[memory.lie[PILE]] = card
        memory.lie[PILE] += 1
        turns += 1
        actions += 1
        left -= 1
        if chances[card]:
            answered += challenger != NOBODY_YET
            challenger, left = player, chances[card]
        if actions == options.actions:
            break
        came = hands(options, memory, greedy, seed, actions)
        actions += 1
        taker = NOBODY_YET
        if came and matches(options, memory):
            taker = first(options, memory, came)
            snaps += taker != NOBODY_YET
        elif came:
            false_slaps += pay(options, memory, came)
        if taker != NOBODY_YET:
            pass
        elif challenger != NOBODY_YET and left == 0:
            taker = challenger
        elif challenger in (NOBODY_YET, player) or not memory.held[player]:
            answers = challenger != NOBODY_YET and challenger != player
            if answers:
                memory.out[player] = 1
            other = NOBODY_YET if answers and options.challenger_takes else reach(options, memory, player, challenger)
            if other != NOBODY_YET:
                player = other
            elif challenger != NOBODY_YET:
                taker = challenger
            elif not memory.held[player] or not others_may(options, memory, player):  # a player who is alone has won
                piles += 1
                winner = player + 1
                break
        if taker != NOBODY_YET:
            won = has_all(options, memory, taker)
            take(memory, taker)
            piles += 1
            player, challenger = taker, NOBODY_YET
            if won:
                winner = taker + 1
                break
        settled += 1
    if options.most_cards and settled == options.turns:
        winner = with_most(options, memory)
    found[WINNER, match] = winner
    found[ACTIONS, match] = actions
    found[TURNS, match] = turns
    found[PILES, match] = piles
    found[ANSWERED, match] = answered
    found[SNAPS, match] = snaps
    found[FALSE_SLAPS, match] = false_slaps


@kernel
def play(
    options: SlapOptions, memory: SlapMemory, chances: Ints, greedy: Ints, pack: Cards, study: U64, first: U64, found: Ints
) -> None:
    """Plays the matches of a study from this number on, as many as `found` has columns.

    Args:
        options, memory: The options, and space for a match.
        chances: Card -> the number of chances to answer it, 0 if it needs no answer.
        greedy: For each seat, whether its bot is greedy; the others play at random.
        pack: The cards, unshuffled.
        study, first: The seed of the study, and the number of the first match.
        found: The array for the results.
    """
    order = pack.copy()
    for match in range(found.shape[1]):
        for place in range(len(pack)):
            order[place] = pack[place]
        seed = match_seed(study, first + U64(match))
        shuffle(order, U64(0), U64(len(pack)), stream(seed, U64(0)))
        play_one(options, memory, chances, greedy, order, seed, found, match)


def dealt(game: EgyptianWar, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> Ints:
    """Plays matches. Returns: Their results, shape (`ROWS`, count)."""
    options = SlapOptions(
        players=game.players,
        pairs=game.snap_pairs,
        sandwiches=game.snap_sandwiches,
        price=game.price,
        bars=game.false_slap_empty == "barred",
        rejoin=game.rejoin,
        challenger_takes=game.run_out == "challenger_takes",
        under_pile=game.leftover == "under_pile",
        turns=game.max_turns,
        actions=at_most,
        most_cards=game.on_limit == "most_cards",
    )
    chances = np.array([CHANCES.get(rank, 0) for rank in RANKS], np.int64)
    greedy = np.array([bot == "greedy" for bot in bots], np.int64)
    pack = np.array([RANKS.index(card.rank) for card in game.pack()], np.uint16)
    found = np.empty((ROWS, count), np.int64)
    play(options, new_memory(), chances, greedy, pack, U64(seed), U64(first), found)
    return found
