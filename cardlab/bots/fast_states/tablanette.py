"""The fast state of Tablanette for searches, in small whole numbers. The rules and names are those of
`cardlab.games.tablanette`.

A card is a number, 4 × rank + suit. The cards on the table are one number with a bit for each card. A move is the card, plus 64
times the cards that it takes. A state ends with the hand, because nobody can influence what comes after the next shuffle.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Self

from cardlab.core.actions import Action
from cardlab.core.cards import RANKS, SUITS, Card, card
from cardlab.core.game import Game
from cardlab.core.supported_options import SupportedOptions
from cardlab.core.table import Table
from cardlab.games.tablanette import Tablanette
from cardlab.games.tablanette.actions import FOR_MOST_CARDS, HAND, TEN_OF_DIAMONDS, PlayAndTake
from cardlab.games.tablanette.sums import MOST_LISTED, sums

CARDS = [card(rank + suit) for rank in RANKS for suit in SUITS]
NUMBER = {c: number for number, c in enumerate(CARDS)}
BIT = {c: 1 << number for c, number in NUMBER.items()}
PAIRS, FOURS = 0x5555555555555, 0x3333333333333
"""Two steps that count the bits of each group of four, that is, the number of cards of each rank."""
CACHED = 6
"""The sums of tables with up to this many cards are cached. There are 18,000 such tables, not counting suits."""


def numbers(cards: int) -> Iterator[int]:
    """Yields the cards of a mask, or its places, one by one."""
    while cards:
        lowest = cards & -cards
        cards ^= lowest
        yield lowest.bit_length() - 1


PLACES = [tuple(numbers(mask)) for mask in range(1 << 10)]
"""The places in each mask of up to ten."""
Ways = list[tuple[tuple[int, ...], ...]]
"""Goal -> all sets that a card with this goal can take, each as places among the cards on the table, lowest number first."""


class FastTablanetteRules:
    """The options of a game, prepared for the search, and the sums of tables that it has seen. Suits do not matter for sums."""

    def __init__(self, game: Tablanette) -> None:
        self.game = game
        self.goals = [game.goals[c] for c in CARDS]
        self.counts = [game.counts[c] for c in CARDS[::4]]
        self.one_point = sum(1 << number for number, c in enumerate(CARDS) if game.points[c])
        self.more_for_ten = game.ten_of_diamonds - 1
        self.taken, self.stays = game.played_card == "taken", game.played_card == "stays"
        self.sum, self.doubles, self.one = game.bonus == "sum", game.bonus == "double_cards", game.bonus == "one"
        self.must, self.many, self.most = game.capture_duty == "must", game.groups == "many", game.most
        self.counted = game.on_limit == "most_points"
        self.target_at_once = game.target if game.win_check == "at_once" else NEVER
        self.known: dict[int, Ways] = {}

    def value(self, cards: int) -> int:
        """Returns the points in cards."""
        return (cards & self.one_point).bit_count() + (self.more_for_ten if cards & TEN else 0)

    def ways(self, ranks: int, hand: list[int]) -> Ways:
        """Returns the ways to take from a table with these numbers of cards of each rank: by any card, cached for the next
        time, or from large tables by the cards of a hand.
        """
        # Three bits of each group of four count the cards of a rank, and no rank has more than four cards.
        counts = self.counts
        values = [counts[rank] for rank in range(13) for _ in range(ranks >> 4 * rank & 7)]
        if len(values) <= CACHED:
            found = self.known[ranks] = [self.takes(groups) if groups else () for groups in sums(values, self.most)]
            return found
        goals = {self.goals[number] for number in hand}
        made = sums(values, self.most, max(goals))
        return [self.takes(groups) if groups and goal in goals else () for goal, groups in enumerate(made)]

    def takes(self, groups: list[int]) -> tuple[tuple[int, ...], ...]:
        """Returns the ways to take if these groups make the goal: one of them, or several disjoint ones."""
        found = groups
        if len(groups) > 1 and self.many:
            # Limited, because the number of sets may double with each group. The game lists no more than `MOST_LISTED` either.
            found = [0]
            for group in groups:
                found += [group | other for other in found if not group & other]
                if len(found) > MOST_LISTED:
                    break
            found = found[1:]
        if len(found) > 1:  # the same cards may make several sets of groups
            found = list(dict.fromkeys(found))
        return tuple([PLACES[taken] if taken < len(PLACES) else tuple(numbers(taken)) for taken in found])

    def bonus(self, number: int, taken: int) -> int:
        """Returns the bonus of a tablanette."""
        if not self.sum:
            return int(self.one)
        goal = self.goals[number]
        total = sum(self.counts[number >> 2][0] for number in numbers(taken))
        while total % goal:  # an ace counts eleven
            total += 10
        return total + goal


class FastTablanette:
    """A state of a hand of Tablanette.

    Attributes:
        seat: The seat to play, 0 or 1; -1 when the hand or the game is over.
        first: The seat that is dealt to first.
        floor: The cards on the table.
        lying: The same, one by one in the form of moves, the lowest first.
        hands: The cards of each seat.
        stock: The cards still to be dealt.
        taker: The seat that took last; -1 for nobody.
        cards: The number of cards that each has taken in this hand.
        points: The points in them, without those for most cards.
        scores: The points that are already counted.
        last: Whether the points decide the game after this hand.
    """

    __slots__ = ("cards", "first", "floor", "hands", "last", "lying", "points", "rules", "scores", "seat", "stock", "taker")

    rules: FastTablanetteRules
    seat: int
    first: int
    floor: int
    lying: list[int]
    hands: tuple[list[int], list[int]]
    stock: list[int]
    taker: int
    cards: list[int]
    points: list[int]
    scores: list[int]
    last: bool

    @classmethod
    def of(cls, table: Table, game: Game) -> Self:
        """Creates the state of a table."""
        state, zones, counters = cls(), table.zones, table.counters
        rules = state.rules = rules_of(game)
        playing = counters["phase"] == "play"
        state.seat = PLACE[counters["turn"]] if playing else -1
        state.first = 1 - PLACE[counters["dealer"]]
        state.floor = mask(zones["table"])
        state.lying = [64 << number for number in numbers(state.floor)]
        state.hands = [NUMBER[c] for c in zones["hand.p1"]], [NUMBER[c] for c in zones["hand.p2"]]
        state.stock = [NUMBER[c] for c in zones["stock"]]
        state.taker = PLACE[counters["last_taker"]]
        state.scores = [counters["score.p1"], counters["score.p2"]]
        state.last = rules.counted and counters["hand"] >= rules.game.max_hands
        state.cards, state.points = [0, 0], [0, 0]
        for seat, name in enumerate(game.seats) if playing else ():
            won, swept = mask(zones["won." + name]), mask(zones["swept." + name])
            state.cards[seat] = (won | swept).bit_count()
            state.points[seat] = rules.value(won | swept) + (rules.value(swept) if rules.doubles else 0)
        return state

    def copy(self) -> FastTablanette:
        """Returns a copy of the state."""
        other = FastTablanette()
        other.rules, other.seat, other.first, other.floor = self.rules, self.seat, self.first, self.floor
        other.hands, other.stock, other.taker = (self.hands[0][:], self.hands[1][:]), self.stock[:], self.taker
        other.lying = self.lying[:]
        other.cards, other.points, other.scores, other.last = self.cards[:], self.points[:], self.scores[:], self.last
        return other

    def moves(self) -> list[int]:
        """Returns the moves of the seat."""
        floor, hand, rules = self.floor, self.hands[self.seat], self.rules
        # Suits do not matter for sums. So the bits of each rank are counted, all ranks at once, and tables with the same ranks
        # share the results of one of them.
        pairs = floor - (floor >> 1 & PAIRS)
        ranks = (pairs & FOURS) + (pairs >> 2 & FOURS)
        ways, goals, lying = rules.known.get(ranks) or rules.ways(ranks, hand), rules.goals, self.lying
        moves = [number for number in hand if not ways[goals[number]]] if rules.must else hand[:]
        for number in hand:
            for places in ways[goals[number]]:
                move = number
                for place in places:
                    move += lying[place]
                moves.append(move)
        return moves

    def do(self, move: int) -> None:
        """Plays a card, and goes on to the next decision."""
        seat, rules, floor, hands = self.seat, self.rules, self.floor, self.hands
        number, taken = move & 63, move >> 6
        hands[seat].remove(number)
        if taken or (floor and not rules.goals[number]):
            self.take(number, taken)
            if self.seat < 0:
                return
        else:
            self.lay(number)
        other = 1 - seat
        if hands[other]:
            self.seat = other
        elif not hands[seat]:
            self.deal()

    def play_on(self, random: Callable[[], float], most: int) -> int:
        """Plays to the end of the hand, at most `most` moves: any card of the hand, and if it can take, any way to take.

        Returns: The number of moves made.
        """
        # Any card first, and then any way to take with it, instead of any of all moves, so that nobody has to list them all.
        rules, hands = self.rules, self.hands
        known, goals = rules.known, rules.goals
        made = 0
        while self.seat >= 0 and made < most:
            made += 1
            seat, floor = self.seat, self.floor
            hand = hands[seat]
            number = hand.pop(int(random() * len(hand)))
            goal = goals[number]
            if floor:
                pairs = floor - (floor >> 1 & PAIRS)
                ranks = (pairs & FOURS) + (pairs >> 2 & FOURS)
                ways = (known.get(ranks) or rules.ways(ranks, [number]))[goal]
                if ways:
                    taken = 0
                    for place in ways[int(random() * len(ways))]:
                        taken += self.lying[place]
                    self.take(number, taken >> 6)
                    if self.seat < 0:
                        break
                elif goal:
                    self.floor = floor | 1 << number
                    insort(self.lying, 64 << number)
                else:
                    self.take(number, 0)
            else:
                self.lay(number)
            if hands[1 - seat]:
                self.seat = 1 - seat
            elif not hand:
                self.deal()
        return made

    def lay(self, number: int) -> None:
        """Lays the card on the table."""
        self.floor |= 1 << number
        insort(self.lying, 64 << number)

    def take(self, number: int, taken: int) -> None:
        """Takes these cards with a card, or everything with a jack. The cards go where the options say."""
        seat, rules, floor = self.seat, self.rules, self.floor
        jack, cleared = not taken, taken == floor
        gained = taken or floor
        self.floor = floor ^ gained
        self.lying = [] if gained == floor else [lying for lying in self.lying if not lying >> 6 & gained]
        if rules.taken or cleared or jack:
            gained |= 1 << number
        elif rules.stays:
            self.lay(number)
        points = (gained & rules.one_point).bit_count()
        if gained & TEN:
            points += rules.more_for_ten
        self.cards[seat] += gained.bit_count()
        self.points[seat] += points
        self.taker = seat
        if cleared:
            if rules.doubles:
                self.points[seat] += points
            self.scores[seat] += rules.bonus(number, taken)
            if self.scores[seat] >= rules.target_at_once and rules.bonus(number, taken):
                self.seat, self.points, self.cards = -1, [0, 0], [0, 0]  # the cards are no longer counted

    def deal(self) -> None:
        """Deals six more each, first to the dealer's opponent, who then plays; or ends the hand."""
        stock, first = self.stock, self.first
        if stock:
            self.hands[first][:], self.hands[1 - first][:] = stock[: 2 * HAND : 2], stock[1 : 2 * HAND : 2]
            del stock[: 2 * HAND]
            self.seat = first
            return
        taker = self.taker
        if taker >= 0:
            self.cards[taker] += self.floor.bit_count()
            self.points[taker] += self.rules.value(self.floor)
        self.seat = -1

    def totals(self) -> list[int]:
        """Returns the points of each seat, including those for most cards."""
        needed = self.rules.game.cards_needed
        return [
            score + points + (FOR_MOST_CARDS if cards >= needed else 0)
            for score, points, cards in zip(self.scores, self.points, self.cards, strict=True)
        ]

    def score(self) -> tuple[float, ...]:
        """Returns by how many points each seat is ahead."""
        one, other = self.totals()
        return one - other, other - one

    def shares(self) -> tuple[float, ...] | None:
        """Returns 1 for the winner of the game, a half each in a draw; None if it continues with another hand."""
        one, other = self.totals()
        if self.seat >= 0:
            return None
        if one == other or max(one, other) < self.rules.game.target:
            if not self.last:
                return None
            if one == other:
                return (0.5, 0.5)
        return (1.0, 0.0) if one > other else (0.0, 1.0)

    def action(self, move: int) -> Action:
        """Returns the move as an action of the game."""
        taken = {CARDS[number] for number in numbers(move >> 6)}
        return PlayAndTake(self.rules.game.seats[self.seat], CARDS[move & 63], tuple(sorted(taken, key=NUMBER.__getitem__)))


TEN = 1 << NUMBER[TEN_OF_DIAMONDS]
PLACE = {None: -1, "p1": 0, "p2": 1}
NEVER = 10**9


def mask(cards: list[Card]) -> int:
    """Returns cards as bits."""
    return sum([BIT[c] for c in cards])


@lru_cache(maxsize=8)
def rules_of(game: Any) -> FastTablanetteRules:
    """Returns the rules of a game with its options."""
    return FastTablanetteRules(game)


STATE = FastTablanette
OPTIONS: SupportedOptions = {
    "played_card": ("taken", "stays", "discarded"),
    "group_max": ("any", 3),
    "groups": ("many", "one"),
    "capture_duty": ("free", "must"),
    "jack": ("sweeps", "twelve"),
    "jack_in_sums": bool,
    "bonus": ("sum", "double_cards", "one", "none"),
    "ten_of_diamonds": (2, 3),
    "cards_needed": (27, 28),
    "ace_points": (0, 1),
    "target": int,
    "win_check": ("hand_end", "at_once"),
    "max_hands": int,
    "on_limit": ("unfinished", "most_points"),
}
"""The options that the fast state supports, exactly as in the game; see `cardlab.bots.search_states`."""
