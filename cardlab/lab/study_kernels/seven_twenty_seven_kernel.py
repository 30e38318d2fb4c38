"""The study kernel of the Game of 727, compiled. `seven_twenty_seven_supported_options` says which studies it plays.

A card is its number of half points, and an ace counts one point, which no other card does. So a hand is a total and a number of
aces. The game precomputes how far each such hand is from the goals, and whether it stands.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from cardlab.bots import BOT_STREAM
from cardlab.games.seven_twenty_seven import GOALS, HALVES, SevenTwentySeven
from cardlab.games.seven_twenty_seven.chances import NEVER, Goals
from cardlab.games.seven_twenty_seven.hands import FAR
from cardlab.lab.columns import NOBODY, NOT_ENDED
from cardlab.lab.study_kernels.compiler import helper, inlined, kernel
from cardlab.lab.study_kernels.cpu_instructions import U64, Cards
from cardlab.lab.study_kernels.rng import below, match_seed, shuffle, stream
from cardlab.lab.study_kernels.war_turn import Ints

WINNER, ACTIONS, TAKEN, BUSTS, SHOWDOWNS, HALVED, FIRST_SEAT = range(7)
"""Rows of the kernel's results. From the last one on, whether each player has won, and then the counters of each."""
PACK, ACES, SEATS = 52, 4, 10
ACE, MOST = HALVES["A"], GOALS[27]
VALUES = max(HALVES.values()) + 1
LOW, HIGH, CARRY = range(3)
"""The rules for a counter that cannot be halved, and for any other remainder."""
SEVEN, TWENTY_SEVEN = range(2)
BOTS = ("threshold", "random", "greedy")
THRESHOLD, RANDOM, GREEDY = range(3)
OTHERS = U64(BOT_STREAM)


class SevenTwentySevenOptions(NamedTuple):
    """The options, as numbers.

    Attributes:
        players, ante, counters, hands: The numbers of players, of counters paid for a hand, of counters at the start, of hands.
        bets: Whether there are rounds of betting.
        asks_first: Whether a hand begins with asking.
        last_bets: Whether there is one more round of betting after nobody has asked.
        up: Whether asked-for cards are dealt face up.
        out: Whether a hand beyond 27 is out at once.
        freeze: The number of times a player may stand before asking is over; 0 for no limit.
        reshuffles: Whether the cards of players who are out become a new stock.
        one_end: Whether a hand that is best for both goals wins only one of them.
        odd: `LOW`, `HIGH` or `CARRY`.
        limit: The number of actions after which a match is stopped.
    """

    players: int
    ante: int
    counters: int
    hands: int
    bets: bool
    asks_first: bool
    last_bets: bool
    up: bool
    out: bool
    freeze: int
    reshuffles: bool
    one_end: bool
    odd: int
    limit: int


class Hands(NamedTuple):
    """Precomputed tables about hands, and the kind of each player.

    Attributes:
        far: Goal, total and number of aces -> the distance of the hand, as in `Goals.far`.
        near: Total and number of aces -> whether a bot with thresholds stands.
        to_go: Total and number of aces -> the half points to the nearer goal, as in `SevenTwentySeven.to_go`.
        pack: Half points -> how many cards of the pack count so many.
        bots: For each player, `THRESHOLD`, `RANDOM` or `GREEDY`.
    """

    far: Ints
    near: Ints
    to_go: Ints
    pack: Ints
    bots: Ints


class MatchMemory(NamedTuple):
    """Space for a match: cards in their order, and numbers for each player.

    Attributes:
        up, down: For each player, the open and the hidden cards.
        ups, downs: Their numbers.
        total, aces: The half points of the hand, and its number of aces.
        still_in: Whether the player is in.
        stands: How often the player has stood in this hand.
        counters: The counters of the player.
        stock, muck: The stock, and the cards of players who are out; see `counts`.
        counts: `TOP` and `END`, the bounds of the stock; how many cards are out (`MUCKED`); the counters in the pot (`POT`).
        running, winners: Goal and player -> whether the player may win it, and whether it does.
        unseen: Half points -> how many cards that count so many a player does not see.
    """

    up: Cards
    down: Cards
    ups: Ints
    downs: Ints
    total: Ints
    aces: Ints
    still_in: Ints
    stands: Ints
    counters: Ints
    stock: Cards
    muck: Cards
    counts: Ints
    running: Ints
    winners: Ints
    unseen: Ints


TOP, END, MUCKED, POT = range(4)
"""Indices of `MatchMemory.counts`."""


def new_memory() -> MatchMemory:
    """Allocates space for one match at a time."""
    cards, numbers = np.uint16, np.int64
    return MatchMemory(
        np.empty((SEATS, PACK), cards),
        np.empty((SEATS, PACK), cards),
        np.empty(SEATS, numbers),
        np.empty(SEATS, numbers),
        np.empty(SEATS, numbers),
        np.empty(SEATS, numbers),
        np.empty(SEATS, numbers),
        np.empty(SEATS, numbers),
        np.empty(SEATS, numbers),
        np.empty(PACK, cards),
        np.empty(PACK, cards),
        np.empty(4, numbers),
        np.empty((2, SEATS), numbers),
        np.empty((2, SEATS), numbers),
        np.empty(VALUES, numbers),
    )


@inlined
def get(memory: MatchMemory, player: int, up: bool) -> None:
    """Moves the top card of the stock to a hand."""
    card = memory.stock[memory.counts[TOP]]
    memory.counts[TOP] += 1
    if up:
        memory.up[player, memory.ups[player]] = card
        memory.ups[player] += 1
    else:
        memory.down[player, memory.downs[player]] = card
        memory.downs[player] += 1
    memory.total[player] += card
    memory.aces[player] += card == ACE


@helper
def deal_hand(options: SevenTwentySevenOptions, memory: MatchMemory, dealer: int) -> None:
    """Collects the antes, then deals from the dealer's left one open card each and one hidden card each, from a
    shuffled stock.
    """
    n = options.players
    memory.counts[TOP], memory.counts[END], memory.counts[MUCKED] = 0, PACK, 0
    memory.counts[POT] += options.ante * n
    for player in range(n):
        memory.counters[player] -= options.ante
        memory.ups[player] = memory.downs[player] = memory.total[player] = memory.aces[player] = memory.stands[player] = 0
        memory.still_in[player] = 1
    for card in range(2):
        for step in range(n):
            get(memory, (dealer + 1 + step) % n, card == 0)


@helper
def gather(options: SevenTwentySevenOptions, memory: MatchMemory, state: U64) -> None:
    """Shuffles all cards to a stock again, from their current order."""
    # The engine shuffles the cards in the order of its zones: open hands, hidden hands, stock, those that are out. The same
    # draws give the same stock only from the same order.
    left = memory.counts[END] - memory.counts[TOP]
    held = PACK - left - memory.counts[MUCKED]
    for card in range(left):  # towards the top or away from it, in the direction that overwrites nothing
        at = card if held <= memory.counts[TOP] else left - 1 - card
        memory.stock[held + at] = memory.stock[memory.counts[TOP] + at]
    n = 0
    for player in range(options.players):
        for card in range(memory.ups[player]):
            memory.stock[n] = memory.up[player, card]
            n += 1
    for player in range(options.players):
        for card in range(memory.downs[player]):
            memory.stock[n] = memory.down[player, card]
            n += 1
    for card in range(memory.counts[MUCKED]):
        memory.stock[n + left + card] = memory.muck[card]
    shuffle(memory.stock, U64(0), U64(PACK), state)


@helper
def bust(memory: MatchMemory, player: int) -> None:
    """Puts a hand that is out on top of those that were out before."""
    ups, n = memory.ups[player], memory.ups[player] + memory.downs[player]
    # The cards that are out move up to make room, from the far end on, so that nothing is overwritten.
    for card in range(memory.counts[MUCKED] - 1, -1, -1):
        memory.muck[card + n] = memory.muck[card]
    for card in range(n):
        memory.muck[card] = memory.up[player, card] if card < ups else memory.down[player, card - ups]
    memory.counts[MUCKED] += n
    memory.ups[player] = memory.downs[player] = memory.still_in[player] = 0


@inlined
def distance(hands: Hands, memory: MatchMemory, goal: int, player: int) -> int:
    """Returns the distance of a player's hand from a goal."""
    return int(hands.far[goal, memory.total[player], memory.aces[player]])


@inlined
def nearest(options: SevenTwentySevenOptions, hands: Hands, memory: MatchMemory, goal: int) -> int:
    """Finds the winners of a goal among those who may win it. Returns: Their number."""
    least = NEVER
    for player in range(options.players):
        if memory.running[goal, player]:
            least = min(least, distance(hands, memory, goal, player))
    n = 0
    for player in range(options.players):
        far = distance(hands, memory, goal, player)
        memory.winners[goal, player] = memory.running[goal, player] and far == least < NEVER
        n += memory.winners[goal, player]
    return n


@helper
def share(options: SevenTwentySevenOptions, memory: MatchMemory, dealer: int, goal: int, amount: int, n: int) -> int:
    """Gives an amount to the n winners of a goal in whole counters. Returns: The remainder."""
    rest = amount % n
    for step in range(options.players):
        player = (dealer + 1 + step) % options.players
        if memory.winners[goal, player]:
            more = options.odd != CARRY and rest > 0
            memory.counters[player] += amount // n + more
            rest -= more
    return rest


@helper
def showdown(options: SevenTwentySevenOptions, hands: Hands, memory: MatchMemory, dealer: int) -> bool:
    """Shares the pot between those who are in. Returns: Whether it was halved."""
    for player in range(options.players):
        memory.running[SEVEN, player] = memory.running[TWENTY_SEVEN, player] = memory.still_in[player]
    while True:  # each round takes a goal from somebody, so there are at most as many rounds as players
        low, high = nearest(options, hands, memory, SEVEN), nearest(options, hands, memory, TWENTY_SEVEN)
        both, same = -1, True
        for step in range(options.players):
            player = (dealer + 1 + step) % options.players
            same = same and memory.winners[SEVEN, player] == memory.winners[TWENTY_SEVEN, player]
            if both < 0 and memory.winners[SEVEN, player] and memory.winners[TWENTY_SEVEN, player]:
                both = player
        if not options.one_end or both < 0:
            break
        nearer = distance(hands, memory, SEVEN, both) // 2 <= distance(hands, memory, TWENTY_SEVEN, both) // 2
        memory.running[TWENTY_SEVEN if nearer else SEVEN, both] = 0
    pot = memory.counts[POT]
    if not low and not high:
        return False
    if not low or not high or same:
        memory.counts[POT] = share(options, memory, dealer, SEVEN if low else TWENTY_SEVEN, pot, low or high)
        return False
    half, rest = pot // 2, pot % 2
    left = share(options, memory, dealer, SEVEN, half + rest * (options.odd == LOW), low)
    left += share(options, memory, dealer, TWENTY_SEVEN, half + rest * (options.odd == HIGH), high)
    memory.counts[POT] = left + rest * (options.odd == CARRY)
    return True


@inlined
def may_ask(options: SevenTwentySevenOptions, memory: MatchMemory, player: int) -> bool:
    """Whether a player may ask for a card."""
    if options.freeze and memory.stands[player] >= options.freeze:
        return False
    return memory.counts[TOP] < memory.counts[END] or (options.reshuffles and memory.counts[MUCKED] > 0)


@helper
def gain(options: SevenTwentySevenOptions, hands: Hands, memory: MatchMemory, player: int) -> int:
    """Returns how many half points all cards that a player does not see would together bring the hand nearer to a goal."""
    unseen = memory.unseen
    unseen[:] = hands.pack
    for other in range(options.players):
        for card in range(memory.ups[other]):
            unseen[memory.up[other, card]] -= 1
    for card in range(memory.downs[player]):
        unseen[memory.down[player, card]] -= 1
    total, aces = memory.total[player], memory.aces[player]
    nearer = 0
    for halves in range(VALUES):
        if unseen[halves]:
            after = hands.to_go[total + halves, aces + (halves == ACE)]
            nearer += unseen[halves] * (hands.to_go[total, aces] - after)
    return nearer


@inlined
def asks(options: SevenTwentySevenOptions, hands: Hands, memory: MatchMemory, player: int, state: U64) -> bool:
    """Whether a player who may ask does so."""
    if hands.bots[player] == THRESHOLD:
        return not hands.near[memory.total[player], memory.aces[player]]
    nearer = gain(options, hands, memory, player) if hands.bots[player] == GREEDY else 0
    return nearer > 0 or (nearer == 0 and below(state, U64(2)) == U64(0))


@inlined
def take(options: SevenTwentySevenOptions, memory: MatchMemory, player: int, state: U64) -> None:
    """Gives a card to a player who asks. If the stock is empty, the cards of players who are out are the new stock."""
    if memory.counts[TOP] == memory.counts[END]:
        n = memory.counts[MUCKED]
        memory.stock[:n] = memory.muck[:n]
        memory.counts[TOP], memory.counts[END], memory.counts[MUCKED] = 0, n, 0
        shuffle(memory.stock, U64(0), U64(n), state)
    get(memory, player, options.up)
    if options.out and memory.total[player] > MOST:
        bust(memory, player)


@helper
def play_one(options: SevenTwentySevenOptions, hands: Hands, memory: MatchMemory, seed: U64, found: Ints, match: int) -> bool:
    """Plays a match whose stock is shuffled. Returns: Whether it ended before the limit."""
    n, dealer, actions = options.players, options.players - 1, 0
    memory.counts[POT] = 0
    for player in range(n):
        memory.counters[player] = options.counters
    for hand in range(options.hands):
        if hand:
            if actions == options.limit:
                return False
            dealer = (dealer + 1) % n
            gather(options, memory, stream(seed, U64(actions + 1)))
            actions += 1
            found[ACTIONS, match] = actions
        deal_hand(options, memory, dealer)
        left, first, betting, last = n, True, options.bets and not options.asks_first, False
        while True:  # a round of betting, a round of asking; it ends when nobody has asked
            if betting:  # each checks, one action for each player who is in
                actions = min(actions + left, options.limit + 1)
                found[ACTIONS, match] = min(actions, options.limit)
                if actions > options.limit:
                    return False
                if last:
                    break
            asked = False
            for step in range(n):
                player = (dealer + 1 + step) % n
                if left == 1 or not memory.still_in[player]:
                    continue
                if actions == options.limit:
                    return False
                state = stream(seed ^ OTHERS, U64(actions))
                if may_ask(options, memory, player) and asks(options, hands, memory, player, state):
                    take(options, memory, player, stream(seed, U64(actions + 1)))
                    asked = True
                    found[TAKEN, match] += 1
                    found[BUSTS, match] += not memory.still_in[player]
                    left -= not memory.still_in[player]
                else:
                    memory.stands[player] += 1
                actions += 1
                found[ACTIONS, match] = actions
            if left == 1:
                break
            betting = options.bets and (asked or (options.asks_first and first) or options.last_bets)
            last = betting and not asked and not (options.asks_first and first)
            first = False
            if not asked and not betting:
                break
        if left == 1:
            for player in range(n):
                memory.counters[player] += memory.counts[POT] * memory.still_in[player]
            memory.counts[POT] = 0
        else:
            found[SHOWDOWNS, match] += 1
            found[HALVED, match] += showdown(options, hands, memory, dealer)
    return True


@kernel
def play(
    options: SevenTwentySevenOptions, hands: Hands, memory: MatchMemory, pack: Cards, study: U64, first: U64, found: Ints
) -> None:
    """Plays the matches of a study from this number on, as many as `found` has columns."""
    n = options.players
    for match in range(found.shape[1]):
        found[:, match] = 0
        seed = match_seed(study, first + U64(match))
        memory.stock[:] = pack
        shuffle(memory.stock, U64(0), U64(PACK), stream(seed, U64(0)))
        ended = play_one(options, hands, memory, seed, found, match)
        most = memory.counters[:n].max()
        winners = 0
        for player in range(n):
            won = ended and memory.counters[player] == most
            winners += won
            found[FIRST_SEAT + player, match] = won
            found[FIRST_SEAT + n + player, match] = memory.counters[player]
            if won:
                found[WINNER, match] = player + 1
        if winners != 1:
            found[WINNER, match] = NOBODY if ended else NOT_ENDED


@cache
def tables(goals: Goals) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Returns `Hands.far`, `Hands.near` and `Hands.to_go` under these options, for every total that a pack can make."""
    hands = [[(total, aces) for aces in range(ACES + 1)] for total in range(ACES * sum(HALVES.values()) + 1)]
    far = [[[goals.far(hand, goal) for hand in row] for row in hands] for goal in GOALS]
    near = [[goals.stands(hand) for hand in row] for row in hands]
    distances = np.array(far, np.int64)
    to_go = np.where(distances == NEVER, FAR, distances // 2).min(axis=0)
    return distances, np.array(near, np.int64), to_go


def play_matches(
    game: SevenTwentySeven, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int
) -> dict[str, Ints]:
    """Plays matches."""
    options = SevenTwentySevenOptions(
        players=game.players,
        ante=game.ante,
        counters=game.start_counters,
        hands=game.hands,
        bets=game.max_bet > 0,
        asks_first=game.first == "ask",
        last_bets=game.final_bet,
        up=game.extra_card == "up",
        out=game.over == "out_at_once",
        freeze=game.freeze_after,
        reshuffles=game.stock_empty == "reshuffle_folded",
        one_end=game.ends == "one_end",
        odd={"low": LOW, "high": HIGH, "carry": CARRY}[game.odd],
        limit=at_most,
    )
    pack = np.array([HALVES[card.rank] for card in game.pack()], np.uint16)
    seated = np.array([BOTS.index(bot) for bot in bots], np.int64)
    hands = Hands(*tables(game.goals), np.bincount(pack, minlength=VALUES).astype(np.int64), seated)
    found = np.empty((FIRST_SEAT + 2 * game.players, count), np.int64)
    play(options, hands, new_memory(), pack, U64(seed), U64(first), found)
    seats = list(enumerate(game.seats, FIRST_SEAT))
    return {
        "winner": found[WINNER],
        "actions": found[ACTIONS],
        "cards_taken": found[TAKEN],
        "busts": found[BUSTS],
        "folds": np.zeros(count, np.int64),
        "showdowns": found[SHOWDOWNS],
        "halved": found[HALVED],
        **{f"won.{seat}": found[row] for row, seat in seats},
        **{f"counters.{seat}": found[row + game.players] for row, seat in seats},
    }
