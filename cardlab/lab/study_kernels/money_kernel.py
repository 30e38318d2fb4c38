"""The study kernel of Money, compiled, for random and greedy bots. `money_supported_options` says which studies it plays.

A number card is the place of its rank, plus `SEVEN_OF_DIAMONDS` for that card if it captures; of money, only the number of
cards of each kind is kept. The places are both players and the floor: at each lie number cards, the top one first, and money.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, cast

import numpy as np

from cardlab.bots import BOT_STREAM
from cardlab.core.cards import RANKS
from cardlab.games.money.actions import MONEY as MONEY_RANKS
from cardlab.games.money.purse import Part, parts
from cardlab.games.money.rulebook import Money
from cardlab.lab.columns import NOBODY, NOT_ENDED
from cardlab.lab.study_kernels.compiler import helper, kernel
from cardlab.lab.study_kernels.cpu_instructions import I64, U64, Cards, Whole
from cardlab.lab.study_kernels.greedy_choice import one_of_best
from cardlab.lab.study_kernels.rng import below, match_seed, shuffle, stream
from cardlab.lab.study_kernels.war_turn import Ints

FLOOR, PLACES = 2, 3
"""The place of the floor, after those of the players, and the number of places."""
WINNER, TURNS, BOUGHT, EXCHANGED, CAPTURES, MISTAKEN = 0, 1, 2, 3, 4, 6
"""Counters that are measures, each player's with that of the first."""
ACTIONS, TURN, WAITING, OFFER, PURCHASES, EXCHANGES, LIFTED, OVER, COUNTERS = range(8, 17)
"""The other counters, and their number."""
NUMBER_CARDS, MONEY, ROWS = COUNTERS, COUNTERS + 2, COUNTERS + 4
"""Rows of the kernel's results after those of the counters, for the first player, and the number of all rows."""
ACT, CLAIM, SUPPLY, PENALTY = range(4)
"""What the game waits for."""
THROW, BUY, EXCHANGE = range(3)
"""The kinds of actions in a turn."""
KIND, PAY, PLACE, CHANGE, GIVE, TAKE = 0, 1, 2, 3, 1, 3
"""Columns of a list of actions: the kind; of a purchase the money, the place and the change; of an exchange both parts."""
OTHERS = U64(BOT_STREAM)
SEAT = 40
"""By how many bits a seat is shifted to separate the bots' choices in a reflex moment."""
SEVEN, SEVEN_OF_DIAMONDS, RANK = RANKS.index("7"), 16, 15
SMALL = (1 << 31) - 1
"""The bits of all sums that can be change: less than the dearest card."""


class Options(NamedTuple):
    """The options, as numbers.

    Attributes:
        numerals: The number of number cards.
        parts: The number of parts of all the money.
        claims, opponent_takes, opponent_chooses: Whether captures are claimed, and the answers to a false claim.
        any_turn, many, free: Whether players buy on any turn, several times, and at any place.
        minimum: The number of cards on the floor from which on players buy there.
        floor_top, stack_top: Whether cards are sold from the top.
        seller: Whether the seller decides about the change.
        exchanges: How many exchanges are allowed in a turn.
        lose: Whether a player who cannot buy has lost.
        max_turns, most_worth: The turns after which the game ends, and whether the player with most worth wins then.
        at_most: The number of actions after which a match is stopped.
    """

    numerals: int
    parts: int
    claims: bool
    opponent_takes: bool
    opponent_chooses: bool
    any_turn: bool
    many: bool
    free: bool
    minimum: int
    floor_top: bool
    stack_top: bool
    seller: bool
    exchanges: int
    lose: bool
    max_turns: int
    most_worth: bool
    at_most: int


KINDS = len(MONEY_RANKS)
MOST_PARTS = 3 * 5 ** (KINDS - 1)
"""The number of parts if all kinds are money: none to both of the jokers, and none to four of each other kind."""
MOST_ACTIONS = 1 + 2 * MOST_PARTS * (1 + KINDS)
TABLE = np.dtype(
    [
        ("cards", np.int64, (PLACES, 56)),
        ("held", np.int64, (PLACES,)),
        ("money", np.int64, (PLACES, KINDS)),
        ("counters", np.int64, (COUNTERS,)),
        ("greedy", np.int64, (FLOOR,)),
        ("prices", np.int64, (KINDS,)),
        ("totals", np.int64, (SEVEN_OF_DIAMONDS + 1,)),
        ("counts", np.int64, (MOST_PARTS, KINDS)),
        ("worths", np.int64, (MOST_PARTS,)),
        ("mine", np.int64, (MOST_PARTS,)),
        ("theirs", np.int64, (MOST_PARTS,)),
        ("actions", np.int64, (MOST_ACTIONS, 4)),
        ("gains", np.int64, (MOST_ACTIONS,)),
    ]
)


class Table(Protocol):
    """The table of a match, and all that does not change, in one record: so machine code passes one address.

    Attributes:
        cards, held: The number cards at each place, and how many there are.
        money: The number of cards of each kind of money at each place.
        counters: The counters.
        greedy: For each player, whether the bot is greedy.
        prices: The worth of each kind of money, the smallest first; 0 for kinds that are no money under these options.
        totals: The number of number cards of each rank, and whether the seven of diamonds captures.
        counts, worths: The number of cards of each kind in each part of all the money, in the engine's order, and its worth.
        mine, theirs, actions, gains: Lists that are filled again for each decision.
    """

    cards: Ints
    held: Ints
    money: Ints
    counters: Ints
    greedy: Ints
    prices: Ints
    totals: Ints
    counts: Ints
    worths: Ints
    mine: Ints
    theirs: Ints
    actions: Ints
    gains: Ints


def new_table(game: Money, bots: tuple[str, ...], ranks: list[int]) -> Table:
    """Allocates a table, and fills in what does not change."""
    table = cast(Table, np.zeros(1, TABLE).view(np.recarray)[0])
    for player, bot in enumerate(bots):
        table.greedy[player] = bot == "greedy"
    for kind, (_, value) in enumerate(game.kinds):
        table.prices[kind] = value
    for rank in ranks:
        table.totals[rank & RANK] += 1
        table.totals[SEVEN_OF_DIAMONDS] |= rank & SEVEN_OF_DIAMONDS
    for place, part in enumerate(all_parts(game)):
        table.counts[place, : len(part.purse)] = part.purse
        table.worths[place] = part.worth
    return table


def all_parts(game: Money) -> tuple[Part, ...]:
    """Returns the parts of all the money."""
    return parts(game.trade.purse([card for card in game.pack() if card.rank in game.value]), game.kinds)


# ------------------------------------------------------------------------------------ cards and money


@helper
def move(table: Table, source: int, start: Whole, n: Whole, to: int, backwards: bool) -> None:
    """Moves n adjacent number cards of a place under those of another one."""
    for card in range(n):
        table.cards[to, table.held[to] + card] = table.cards[source, start + (n - 1 - card if backwards else card)]
    for card in range(start, table.held[source] - n):
        table.cards[source, card] = table.cards[source, card + n]
    table.held[source] -= n
    table.held[to] += n


@helper
def move_money(table: Table, source: int, to: int, counts: Ints) -> None:
    """Moves some cards of each kind of money."""
    for kind in range(KINDS):
        n = counts[kind]
        table.money[source, kind] -= n
        table.money[to, kind] += n


@helper
def take_floor(table: Table, player: int) -> None:
    """Gives a player all that lies on the floor, the first card thrown on top."""
    move(table, FLOOR, 0, table.held[FLOOR], player, True)
    move_money(table, FLOOR, player, table.money[FLOOR])


@helper
def worth(table: Table, place: int) -> Whole:
    """Returns the worth of the money at a place."""
    total = 0
    for kind in range(KINDS):
        total += table.money[place, kind] * table.prices[kind]
    return total


@helper
def parts_of(options: Options, table: Table, place: int, found: Ints) -> int:
    """Finds all parts of the money at a place, and returns how many there are."""
    n = 0
    for part in range(options.parts):
        inside = True
        for kind in range(KINDS):
            inside = inside and table.counts[part, kind] <= table.money[place, kind]
        if inside:
            found[n] = part
            n += 1
    return n


@helper
def is_change(table: Table, part: Whole, value: Whole, stock: Whole) -> bool:
    """Whether a part makes up a value, together with number cards in stock."""
    return bool(value - stock <= table.worths[part] and table.worths[part] < value)


@helper
def changes(options: Options, table: Table, kind: Whole, place: int) -> int:
    """Finds the possible change for a card of money at a place, and returns how many there are."""
    n = 0
    for one in range(parts_of(options, table, place, table.theirs)):
        part = table.theirs[one]
        if is_change(table, part, table.prices[kind], table.held[place]):
            table.theirs[n] = part
            n += 1
    return n


@helper
def is_swap(table: Table, give: Whole, take: Whole) -> bool:
    """Whether two parts have the same worth, and no kind is on both sides."""
    fair = table.worths[give] == table.worths[take]
    for kind in range(KINDS):
        fair = fair and not (table.counts[give, kind] and table.counts[take, kind])
    return bool(fair)


@helper
def swap(table: Table, player: int, place: int, give: Whole, take: Whole) -> None:
    """Exchanges money for money."""
    move_money(table, player, place, table.counts[give])
    move_money(table, place, player, table.counts[take])


# ------------------------------------------------------------------------------------ buying


@helper
def sells(options: Options, table: Table, place: int, anywhere: bool) -> bool:
    """Whether the player may buy at this place now."""
    if anywhere or options.free or table.counters[LIFTED]:
        return True
    return bool((place == FLOOR) == (table.held[FLOOR] >= options.minimum))


@helper
def affordable(options: Options, table: Table, player: int, anywhere: bool) -> bool:
    """Whether the player can buy anything now."""
    for place in (FLOOR, 1 - player):
        if not sells(options, table, place, anywhere):
            continue
        sums = 1  # a bit for each possible sum
        for kind in range(KINDS):
            for _ in range(table.money[place, kind]):
                sums |= sums << table.prices[kind] & SMALL
        for kind in range(KINDS):
            value = table.prices[kind]
            enough = (1 << value) - (1 << max(0, value - table.held[place]))
            if table.money[player, kind] and sums & enough:
                return True
    return False


@helper
def swaps(options: Options, table: Table, player: int, place: int, useful: bool, anywhere: bool, n: int) -> int:
    """Adds the exchanges with a place to the list of n actions, and returns its new length.

    Args:
        options, table, player, place, n: As named.
        useful: Whether the player must be able to buy afterwards, at any place if `anywhere`.
    """
    mine = parts_of(options, table, player, table.mine)
    theirs = parts_of(options, table, place, table.theirs)
    for one in range(1, mine):
        for other in range(1, theirs):
            give, take = table.mine[one], table.theirs[other]
            if not is_swap(table, give, take):
                continue
            fits = True
            if useful:
                swap(table, player, place, give, take)
                fits = affordable(options, table, player, anywhere)
                swap(table, player, place, take, give)
            if fits:
                table.actions[n, KIND], table.actions[n, GIVE] = EXCHANGE, give
                table.actions[n, PLACE], table.actions[n, TAKE] = place, take
                n += 1
    return n


@helper
def possible(options: Options, table: Table, player: int, anywhere: bool) -> bool:
    """Whether the player can buy anything now, or after one exchange."""
    if affordable(options, table, player, anywhere):
        return True
    if not options.exchanges:
        return False
    return (
        swaps(options, table, player, FLOOR, True, anywhere, 0) > 0
        or swaps(options, table, player, 1 - player, True, anywhere, 0) > 0
    )


@helper
def purchases(options: Options, table: Table, player: int, n: int) -> int:
    """Adds the purchases to the list of n actions, and returns its new length."""
    for place in (FLOOR, 1 - player):
        if not sells(options, table, place, False):
            continue
        all_parts = parts_of(options, table, place, table.theirs)
        for kind in range(KINDS):
            if not table.money[player, kind]:
                continue
            for one in range(all_parts):
                if is_change(table, table.theirs[one], table.prices[kind], table.held[place]):
                    table.actions[n, KIND], table.actions[n, PAY] = BUY, kind
                    table.actions[n, PLACE], table.actions[n, CHANGE] = place, table.theirs[one]
                    n += 1
                    if place != FLOOR and options.seller:  # the buyer names no change
                        break
    return n


@helper
def buy(options: Options, table: Table, kind: Whole, place: int, change: Whole) -> None:
    """Moves the price, the number cards and the change."""
    player = table.counters[TURN]
    n = table.prices[kind] - table.worths[change]
    table.money[player, kind] -= 1
    table.money[place, kind] += 1
    top = options.floor_top if place == FLOOR else options.stack_top
    move(table, place, 0 if top else table.held[place] - n, n, player, place == FLOOR)
    move_money(table, place, player, table.counts[change])
    table.counters[BOUGHT] += 1
    table.counters[PURCHASES] += 1
    table.counters[WAITING] = ACT


# ------------------------------------------------------------------------------------ the bots


@helper
def matched(card: Whole, top: Whole) -> bool:
    """Whether a card thrown on another takes the pile."""
    return card & RANK == top & RANK or card & SEVEN_OF_DIAMONDS != 0


@helper
def matches(table: Table) -> bool:
    """Whether the card on top of the pile takes it."""
    return table.held[FLOOR] > 1 and matched(table.cards[FLOOR, 0], table.cards[FLOOR, 1])


@helper
def hope(table: Table, top: Whole) -> Whole:
    """Returns how many of the unseen number cards would take a pile with this card on top."""
    rank = top & RANK
    good = table.totals[rank]
    captures = table.totals[SEVEN_OF_DIAMONDS] and rank != SEVEN
    for card in range(table.held[FLOOR]):
        good -= table.cards[FLOOR, card] & RANK == rank
        if table.cards[FLOOR, card] & SEVEN_OF_DIAMONDS:
            captures = False
    return I64(good + (1 if captures else 0))


@helper
def gain(options: Options, table: Table, player: int, action: Ints) -> Whole:
    """Returns the gain of an action, in parts of the floor's worth; all of one decision are for the same number of unseen
    cards.
    """
    pile, size = table.cards[FLOOR], table.held[FLOOR]
    if size == 0 or action[KIND] == EXCHANGE or (action[KIND] == BUY and table.held[player] > 0):
        return 0
    if action[KIND] == THROW or action[PLACE] != FLOOR:
        return hope(table, pile[0])
    n = table.prices[action[PAY]] - table.worths[action[CHANGE]]
    if n == size:
        return 0
    first, top = (pile[n - 1], pile[n]) if options.floor_top else (pile[size - 1], pile[0])
    return max(1, options.numerals - size) if matched(first, top) else 0


@helper
def chosen(options: Options, table: Table, player: int, n: int, state: U64) -> Whole:
    """Returns the place of the action that a bot chooses from the list of n actions."""
    if not table.greedy[player]:
        return I64(below(state, U64(n)))
    for place in range(n):
        table.gains[place] = gain(options, table, player, table.actions[place])
    return one_of_best(table.gains, n, state)


# ------------------------------------------------------------------------------------ a turn


@helper
def end(table: Table, winner: int) -> None:
    """Ends the match."""
    table.counters[OVER], table.counters[WINNER] = 1, winner


@helper
def has_nothing(table: Table, place: int) -> bool:
    """Whether neither number cards nor money lie at a place."""
    return table.held[place] == 0 and worth(table, place) == 0


@helper
def stop(options: Options, table: Table) -> None:
    """Ends the match after the agreed number of turns."""
    one, other = table.held[0] + worth(table, 0), table.held[1] + worth(table, 1)
    leader = NOBODY if one == other else 1 if one > other else 2
    end(table, leader if options.most_worth else NOT_ENDED)


@helper
def next_turn(options: Options, table: Table) -> None:
    """Ends the turn, and perhaps the game; otherwise begins the turn of the next player who can act."""
    counters, begun = table.counters, False
    while not begun and not counters[OVER]:
        player = 1 - counters[TURN]
        counters[TURN], counters[WAITING] = player, ACT
        counters[PURCHASES] = counters[EXCHANGES] = counters[LIFTED] = 0
        counters[TURNS] += 1
        if has_nothing(table, FLOOR) and has_nothing(table, 0):
            end(table, 2)
        elif has_nothing(table, FLOOR) and has_nothing(table, 1):
            end(table, 1)
        elif counters[TURNS] >= options.max_turns:
            stop(options, table)
        elif table.held[player] > 0:
            begun = True
        elif has_nothing(table, player):
            if has_nothing(table, 1 - player):
                end(table, NOBODY)
            else:
                take_floor(table, 1 - player)
                end(table, 2 - player)
        elif possible(options, table, player, False):
            begun = True
        elif options.lose:
            end(table, 2 - player)
        elif possible(options, table, player, True):
            counters[LIFTED], begun = 1, True


@helper
def act(options: Options, table: Table, state: U64) -> bool:
    """Lets a bot throw, buy or exchange, and returns whether it could."""
    counters = table.counters
    player, n = counters[TURN], 0
    if table.held[player] > 0:
        table.actions[0, KIND] = THROW
        n = 1
    if options.any_turn or n == 0:
        if counters[PURCHASES] == 0 or options.many:
            n = purchases(options, table, player, n)
        if counters[EXCHANGES] < options.exchanges:
            useful = table.held[player] == 0
            n = swaps(options, table, player, FLOOR, useful, False, n)
            n = swaps(options, table, player, 1 - player, useful, False, n)
    if n == 0:
        return False
    action = table.actions[chosen(options, table, player, n, state)]
    place = action[PLACE]
    if action[KIND] == THROW:
        card = table.cards[player, 0]
        for at in range(table.held[FLOOR], 0, -1):
            table.cards[FLOOR, at] = table.cards[FLOOR, at - 1]
        for at in range(1, table.held[player]):
            table.cards[player, at - 1] = table.cards[player, at]
        table.cards[FLOOR, 0] = card
        table.held[player] -= 1
        table.held[FLOOR] += 1
        if options.claims:
            counters[WAITING] = CLAIM
            return True
        if matches(table):
            counters[CAPTURES + player] += 1
            take_floor(table, player)
        next_turn(options, table)
    elif action[KIND] == EXCHANGE:
        swap(table, player, place, action[GIVE], action[TAKE])
        counters[EXCHANGED] += 1
        counters[EXCHANGES] += 1
    elif place != FLOOR and options.seller and changes(options, table, action[PAY], place) > 1:
        counters[WAITING], counters[OFFER] = SUPPLY, action[PAY]
    else:
        buy(options, table, action[PAY], place, action[CHANGE])
    return True


@helper
def claim(options: Options, table: Table, state: U64) -> None:
    """Lets a bot claim the pile or pass."""
    counters = table.counters
    player, true = counters[TURN], matches(table)
    free = not options.opponent_takes and not options.opponent_chooses
    claims = below(state, U64(2)) == U64(0) if not table.greedy[player] or (free and not true) else true
    if claims and true:
        counters[CAPTURES + player] += 1
        take_floor(table, player)
    elif claims:
        counters[MISTAKEN + player] += 1
        if options.opponent_takes:
            take_floor(table, 1 - player)
        elif options.opponent_chooses:
            counters[WAITING] = PENALTY
            return
    next_turn(options, table)


@helper
def decide(options: Options, table: Table, seed: U64) -> bool:
    """Plays one action, and returns whether there was one."""
    counters = table.counters
    player, number = counters[TURN], U64(counters[ACTIONS])
    state = stream(seed ^ OTHERS, number)
    if counters[WAITING] == ACT:
        if not act(options, table, state):
            return False
    elif counters[WAITING] == CLAIM:
        state = stream(seed ^ OTHERS ^ (U64(player) << U64(SEAT)), number)
        claim(options, table, state)
    elif counters[WAITING] == SUPPLY:
        ways = changes(options, table, counters[OFFER], 1 - player)
        change = table.theirs[I64(below(state, U64(ways)))]
        buy(options, table, counters[OFFER], 1 - player, change)
    else:
        if table.greedy[1 - player] or below(state, U64(2)) == U64(0):
            take_floor(table, 1 - player)
        next_turn(options, table)
    counters[ACTIONS] += 1
    return True


@kernel
def play(options: Options, table: Table, pack: Cards, banks: Ints, study: U64, first: U64, found: Ints) -> None:
    """Plays the matches of a study from this number on, as many as `found` has columns.

    Args:
        options: The options.
        table: The table, with what does not change.
        pack: The number cards, unshuffled.
        banks: The number of cards of each kind of money that each player begins with.
        study, first: The seed of the study, and the number of the first match.
        found: The array for the results.
    """
    cards = pack.copy()
    for match in range(found.shape[1]):
        seed = match_seed(study, first + U64(match))
        for card in range(len(pack)):
            cards[card] = pack[card]
        shuffle(cards, U64(0), U64(len(pack)), stream(seed, U64(0)))
        for place in range(PLACES):
            table.held[place] = 0
            for kind in range(KINDS):
                table.money[place, kind] = banks[place, kind]
        for counter in range(COUNTERS):
            table.counters[counter] = 0
        table.counters[WINNER] = NOT_ENDED
        for card in range(len(pack) - 1, -1, -1):  # dealt in turn, each card on top of the hand
            player = card % 2
            table.cards[player, table.held[player]] = cards[card]
            table.held[player] += 1
        going = True
        while going and not table.counters[OVER] and table.counters[ACTIONS] < options.at_most:
            going = decide(options, table, seed)
        for counter in range(COUNTERS):
            found[counter, match] = table.counters[counter]
        for player in range(2):
            found[NUMBER_CARDS + player, match] = table.held[player]
            for kind in range(KINDS):
                found[MONEY + player, match] += table.money[player, kind]


def play_matches(game: Money, bots: tuple[str, ...], at_most: int, seed: int, first: int, count: int) -> dict[str, Ints]:
    """Plays matches."""
    captures = game.seven_of_diamonds == "captures"
    pack = [
        RANKS.index(card.rank) + SEVEN_OF_DIAMONDS * (captures and card.name == "7d") if card.rank in RANKS else len(RANKS)
        for card in game.numerals
    ]
    options = Options(
        numerals=len(pack),
        parts=len(all_parts(game)),
        claims=game.capture == "claim",
        opponent_takes=game.false_claim == "opponent_takes",
        opponent_chooses=game.false_claim == "opponent_chooses",
        any_turn=game.buy_when == "any_turn",
        many=game.buy_limit == "any",
        free=game.source_rule == "free",
        minimum=game.floor_minimum,
        floor_top=game.floor_block == "top",
        stack_top=game.stack_block == "top",
        seller=game.opponent_change == "seller",
        exchanges=game.exchange_limit,
        lose=game.cannot_buy == "lose",
        max_turns=game.max_turns,
        most_worth=game.on_limit == "most_worth",
        at_most=at_most,
    )
    banks = np.zeros((PLACES, KINDS), np.int64)
    money = [card for card in game.pack() if card.rank in game.value]
    for player in range(2):  # the first one has clubs, diamonds and the first joker
        banks[player, : len(game.kinds)] = game.trade.purse([card for card in money if (card.suit in "cd1") is (player == 0)])
    found = np.zeros((ROWS, count), np.int64)
    play(options, new_table(game, bots, pack), np.array(pack, np.uint16), banks, U64(seed), U64(first), found)
    both = {"captures": CAPTURES, "mistaken": MISTAKEN, "cards": NUMBER_CARDS, "money": MONEY}
    rows = {"winner": WINNER, "actions": ACTIONS, "turns_played": TURNS, "bought": BOUGHT, "exchanged": EXCHANGED}
    rows |= {f"{name}.{seat}": row + place for name, row in both.items() for place, seat in enumerate(game.seats)}
    return {name: found[row] for name, row in rows.items()}
