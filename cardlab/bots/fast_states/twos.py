"""The fast state of the Game of Twos for searches, in whole numbers. The rules and names are those of `cardlab.games.twos`.

A card is a bit of one number, 4 × rank + suit, in the order in which cards beat each other. A move is the cards that are
played. For five cards, the higher bits hold their kind, and the value that is compared among equal kinds. So of two moves with
the same number of cards, the greater number is higher; for pairs the highest bits decide, which are rank and suit. A pass is 0.
A state ends with the hand, because nobody can influence what comes after the next shuffle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, product
from typing import Any, Self

from cardlab.core.actions import Action
from cardlab.core.cards import card
from cardlab.core.supported_options import SupportedOptions
from cardlab.core.table import Table
from cardlab.games.twos import Twos
from cardlab.games.twos.actions import HAND
from cardlab.games.twos.combinations import BIT, FIVES, ORDER, RANK, Choice, mask, sequences
from cardlab.games.twos.rulebook import PASS

ALL = (1 << 52) - 1
"""The card bits of a move. The bits above them are compared first."""
LOWEST_SUIT = ALL // 15
"""A bit for each rank: its diamond."""
SUITS = [LOWEST_SUIT << suit for suit in range(4)]
KIND, HEIGHT = 120, 56
"""The bits of a move that hold the kind of five cards, and the value that is compared among equal kinds."""
STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH = (place << KIND for place in range(len(FIVES)))
OF_FOUR = [
    [[sum(some) for some in combinations([1 << s for s in range(4) if suits >> s & 1], n)] for suits in range(16)]
    for n in range(5)
]
"""Number of cards, and suits of a rank -> all ways to take that many of them."""

Sets = tuple[list[int], list[int], list[int]]
"""All pairs, threes of a kind and fives of a hand."""


class FastTwosRules:
    """The options of a game, prepared for the search."""

    def __init__(self, game: Twos) -> None:
        self.game = game
        step = 1 if game.direction == "clockwise" else -1
        self.following = [(seat + step) % game.players for seat in range(game.players)]
        self.suit_first = game.flush == "suit"
        self.runs = [[4 * RANK[rank] for rank in run] for _, run in sorted(sequences(game.straights).values())]
        self.run_bits = [sum(1 << shift for shift in run) for run in self.runs]
        self.doubles = mask([c for c in ORDER if game.costs[c.rank] == 2])
        self.sign = 1 if game.settle == "pay_winner" else -1
        self.sets = lru_cache(maxsize=64)(self.find_sets)  # the hand of the searching seat comes again and again

    def owed(self, hand: int, played: bool) -> int:
        """Returns the penalty for a hand."""
        n, game = hand.bit_count(), self.game
        if not played and (n == 13 or game.untouched == "three_per_card"):
            return 3 * n
        if game.penalty == "by_count":
            return n * (2 if n >= 10 else 1)
        return n + (hand & self.doubles).bit_count()

    def move(self, cards: int) -> int:
        """Returns the move that plays these cards, which are a combination."""
        return self.sets(cards)[2][0] if cards.bit_count() == 5 else cards

    def find_sets(self, hand: int) -> Sets:
        """Returns all combinations of several cards in a hand."""
        # A sum of four numbers with a bit for each rank counts the cards of all ranks at once, since four fits into four bits.
        counts = sum([hand >> suit & LOWEST_SUIT for suit in range(4)])
        pairs, threes, fours = [], [], []
        for low in bits((counts >> 1 | counts >> 2) & LOWEST_SUIT):
            suits = hand // low & 15
            pairs += [low * two for two in OF_FOUR[2][suits]]
            threes += [low * three for three in OF_FOUR[3][suits]]
            fours += [low * four for four in OF_FOUR[4][suits]]
        return (
            pairs,
            threes,
            [*self.in_line(hand), *self.of_suit(hand), *full_houses(pairs, threes), *with_a_fifth(hand, fours)],
        )

    def in_line(self, hand: int) -> Iterator[int]:
        """Yields all straights and straight flushes in a hand."""
        # One comparison of bits rules out most runs, before any combination of suits is made.
        there = (hand | hand >> 1 | hand >> 2 | hand >> 3) & LOWEST_SUIT
        for place, run in enumerate(self.run_bits):
            if there & run != run:
                continue
            steps = [[1 << shift + suit for suit in range(4) if hand >> shift + suit & 1] for shift in self.runs[place]]
            for five in product(*steps):
                cards = sum(five)
                suit = (five[-1].bit_length() - 1) % 4
                kind = STRAIGHT if cards & ~SUITS[suit] else STRAIGHT_FLUSH
                yield kind + (4 * place + suit << HEIGHT) + cards

    def of_suit(self, hand: int) -> Iterator[int]:
        """Yields all flushes in a hand."""
        for suit, suited in enumerate(SUITS):
            own = hand & suited
            if own.bit_count() < 5:
                continue
            for five in combinations(bits(own), 5):
                cards = sum(five)
                ranks = cards >> suit  # a bit for each rank, as in `run_bits`: a straight flush is not a flush
                if ranks not in self.run_bits:
                    yield FLUSH + ((suit if self.suit_first else 4 * ranks + suit) << HEIGHT) + cards


def full_houses(pairs: list[int], threes: list[int]) -> Iterator[int]:
    """Yields every three of a kind with every pair of another rank."""
    for three in threes:
        rank = (three.bit_length() - 1) // 4
        front = FULL_HOUSE + (rank << HEIGHT) + three
        for pair in pairs:
            if (pair.bit_length() - 1) // 4 != rank:
                yield front + pair


def with_a_fifth(hand: int, fours: list[int]) -> Iterator[int]:
    """Yields every four of a kind with every other card."""
    for four in fours:
        for fifth in bits(hand & ~four):
            yield FOUR + ((four.bit_length() - 1) // 4 << HEIGHT) + four + fifth


@dataclass(slots=True, eq=False)
class FastTwos:
    """A state of a hand of Twos.

    Attributes:
        seat: The seat to play or pass, 0 for the first seat; -1 when the hand or the game is over.
        hands: The cards of each seat.
        top: The move to beat, or 0; `size` is its number of cards, `holder` the seat that made it.
        passes: The number of passes since then; `locked` has a bit for each seat that is locked.
        opening: The card that the first combination must have, or 0.
        played: Whether a seat has played in this hand.
        turns: Plays and passes in this hand.
        scores: The scores before this hand.
        over: Whether the game ends with this hand; None if it was stopped.
    """

    rules: FastTwosRules
    seat: int
    hands: list[int]
    sets: list[Sets | None]
    top: int
    size: int
    holder: int
    passes: int
    locked: int
    opening: int
    played: list[bool]
    turns: int
    scores: list[int]
    over: bool | None

    @classmethod
    def of(cls, table: Table, game: Any) -> Self:
        """Creates the state of a table."""
        zones, counters, seats = table.zones, table.counters, game.seats
        rules, beaten = rules_of(game), mask(zones["table"])
        playing = counters["phase"] == "play"
        over: bool | None = 0 < game.hands <= counters["hand"] + 1
        if not playing:
            over = None if counters["reason"] == "max_turns" else counters["phase"] == "over"
        return cls(
            rules=rules,
            seat=seats.index(counters["turn"]) if playing else -1,
            hands=[mask(zones[HAND[seat]]) if playing else 0 for seat in seats],
            sets=[None] * len(seats),
            top=rules.move(beaten) if playing else 0,
            size=beaten.bit_count(),
            holder=seats.index(counters["holder"]) if beaten else -1,
            passes=counters["passes"],
            locked=sum([counters["locked." + seat] << place for place, seat in enumerate(seats)]) if game.pass_locks else 0,
            opening=BIT[card(counters["lowest"])] if counters["opening"] and playing else 0,
            played=[counters["played." + seat] > 0 for seat in seats],
            turns=counters["turns"],
            scores=[counters["score." + seat] for seat in seats],
            over=over,
        )

    def copy(self) -> FastTwos:
        """Returns a copy of the state."""
        return replace(self, hands=self.hands[:], sets=self.sets[:], played=self.played[:])

    # ------------------------------------------------------------------------------------ moves

    def moves(self) -> list[int]:
        """Returns the moves of the seat, a pass last."""
        hand, top = self.hands[self.seat], self.top
        if not top:
            leads = [*bits(hand), *(move for some in self.sets_of(self.seat, hand) for move in some)]
            return [move for move in leads if move & self.opening] if self.opening else leads
        if self.size == 1:
            return [*bits(hand & -(top << 1)), 0]  # minus a bit is all bits from it on: the cards above the top one
        some = self.sets_of(self.seat, hand)[PLACE_OF_SIZE[self.size]]
        return [*(move for move in some if move > top), 0]

    def sets_of(self, seat: int, hand: int) -> Sets:
        """Returns all combinations of several cards that a seat has left."""
        # Cards only leave a hand. So its sets are found once, and those with a missing card are dropped.
        old = self.sets[seat]
        if old is None:
            new = self.rules.sets(hand)
        else:
            gone = ALL ^ hand
            pairs, threes, fives = old
            new = (
                [move for move in pairs if not move & gone],
                [move for move in threes if not move & gone],
                [move for move in fives if not move & gone],
            )
        self.sets[seat] = new
        return new

    def do(self, move: int) -> None:
        """Plays cards or passes, and goes on to the next decision."""
        seat, rules = self.seat, self.rules
        self.turns += 1
        if move:
            cards = move & ALL
            self.hands[seat] ^= cards
            self.top, self.size, self.holder, self.passes, self.opening = move, cards.bit_count(), seat, 0, 0
            self.played[seat] = True
            if not self.hands[seat]:
                self.seat = -1
                return
        else:
            self.passes += 1
            if rules.game.pass_locks:
                self.locked |= 1 << seat
        self.seat = self.next_seat(seat)
        if not move and self.round_is_over():
            self.seat, self.top, self.passes, self.locked = self.holder, 0, 0, 0
        if self.turns >= rules.game.max_turns:
            self.seat, self.over = -1, None

    def next_seat(self, seat: int) -> int:
        """Returns the next seat to decide, without locked seats."""
        following = self.rules.following
        after = following[seat]
        # Ends at the latest where it began.
        while self.locked >> after & 1 and after != seat:
            after = following[after]
        return after

    def round_is_over(self) -> bool:
        """Whether all others have passed or are locked."""
        n = len(self.hands)
        if self.rules.game.pass_locks:
            return self.locked | 1 << self.holder == (1 << n) - 1
        return self.passes >= n - 1

    def play_on(self, random: Callable[[], float], most: int) -> int:
        """Plays at random to the end of the hand, at most `most` moves, and returns their number. Does the work of `moves` and
        `do` in one loop.

        Args:
            random: Returns numbers from 0 to 1. One is drawn for each move, unless the only move is to pass.
            most: The maximum number of moves.
        """
        if self.rules.game.pass_locks or self.opening or self.turns + most >= self.rules.game.max_turns:
            return self.play_on_slowly(random, most)
        hands, following, others = self.hands, self.rules.following, len(self.hands) - 1
        seat, top, size, holder, passes = self.seat, self.top, self.size, self.holder, self.passes
        made = 0
        while seat >= 0 and made < most:
            made += 1
            hand, move = hands[seat], 0
            if not top:
                pairs, threes, fives = self.sets_of(seat, hand)
                some = pairs + threes + fives
                singles = hand.bit_count()
                chosen = int(random() * (singles + len(some)))
                if chosen < singles:
                    move, size = bit_at(hand, chosen), 1
                else:
                    move = some[chosen - singles]
                    size = (move & ALL).bit_count()
            elif size == 1:
                higher = hand & -(top << 1)
                if higher:
                    singles = higher.bit_count()
                    chosen = int(random() * (singles + 1))
                    if chosen < singles:
                        move = bit_at(higher, chosen)
            elif hand.bit_count() >= size:
                some = [one for one in self.sets_of(seat, hand)[PLACE_OF_SIZE[size]] if one > top]
                if some:
                    chosen = int(random() * (len(some) + 1))
                    if chosen < len(some):
                        move = some[chosen]
            if move:
                hands[seat] = hand ^ move & ALL
                self.played[seat] = True
                top, holder, passes = move, seat, 0
                seat = following[seat] if hands[seat] else -1
            else:
                passes += 1
                seat = following[seat]
                if passes >= others:
                    seat, top, passes = holder, 0, 0
        self.seat, self.top, self.size, self.holder, self.passes = seat, top, size, holder, passes
        self.turns += made
        return made

    def play_on_slowly(self, random: Callable[[], float], most: int) -> int:
        """Does the same for every option, and for the first play."""
        made = 0
        while self.seat >= 0 and made < most:
            moves = self.moves()
            first = self.opening
            self.do(moves[int(random() * len(moves))] if len(moves) > 1 or not self.top else 0)
            made += 1
            if first:
                return made + self.play_on(random, most - made)
        return made

    # ------------------------------------------------------------------------------------ results

    def totals(self) -> list[int]:
        """Returns the total of each seat: minus its penalties, or its counters, as if the hand ended now."""
        rules = self.rules
        owed = [rules.owed(hand, played) for hand, played in zip(self.hands, self.played, strict=True)]
        totals = [rules.sign * score - n for score, n in zip(self.scores, owed, strict=True)]
        if rules.sign == 1 and self.seat < 0 and self.over is not None and not self.hands[self.holder]:
            totals[self.holder] += sum(owed)
        return totals

    def score(self) -> tuple[float, ...]:
        """Returns by how many points each seat is ahead of the best other one."""
        totals = self.totals()
        first, second = sorted(totals, reverse=True)[:2]
        return tuple([total - (second if total == first else first) for total in totals])

    def shares(self) -> tuple[float, ...] | None:
        """Returns each seat's share of the win, if the game ends with this hand; None if it continues or was stopped."""
        target, totals = self.rules.game.target, self.totals()
        reached = 0 < target <= max(map(abs, totals))
        if self.seat >= 0 or self.over is None or not (self.over or reached):
            return None
        winners = totals.count(max(totals))
        return tuple([(total == max(totals)) / winners for total in totals])

    def action(self, move: int) -> Action:
        """Returns the move as an action of the game."""
        player, game = self.rules.game.seats[self.seat], self.rules.game
        if not move:
            return PASS[player]
        hand, cards = self.hands[self.seat], move & ALL
        held = [c for c, place in ORDER.items() if hand >> place & 1]
        choices: list[Choice] = game.choices(player, held, hand, cards.bit_count())
        return next(play for _, own, play in choices if own == cards)


PLACE_OF_SIZE = {2: 0, 3: 1, 5: 2}


def bits(cards: int) -> Iterator[int]:
    """Yields the cards of a number, one by one, the lowest first."""
    while cards:
        lowest = cards & -cards
        cards ^= lowest
        yield lowest


def bit_at(cards: int, place: int) -> int:
    """Returns one of the cards, counted from the lowest."""
    for _ in range(place):
        cards &= cards - 1
    return cards & -cards


@lru_cache(maxsize=8)
def rules_of(game: Any) -> FastTwosRules:
    """Returns the rules of a game with its options."""
    return FastTwosRules(game)


STATE = FastTwos
OPTIONS: SupportedOptions = {
    "players": (2, 3, 4),
    "deal": ("all", "thirteen"),
    "leftover": ("dealt_on", "to_lowest"),
    "cut_count": ("from_right", "from_dealer"),
    "direction": ("clockwise", "counterclockwise"),
    "straights": ("twos_low", "twos_high"),
    "flush": ("suit", "high_card"),
    "pass_locks": bool,
    "penalty": ("by_value", "by_count"),
    "two_penalty": (1, 2),
    "untouched": ("three_per_card", "thirteen_only"),
    "settle": ("penalties", "pay_winner"),
    "hands": int,
    "target": int,
    "max_turns": int,
}
"""The options that the fast state supports, exactly as in the game; see `cardlab.bots.search_states`."""
