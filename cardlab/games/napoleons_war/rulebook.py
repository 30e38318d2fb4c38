"""The rules of Napoleon's War: put the hand in order, play it as a deck, and sort the captured cards again."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from cardlab.authoring import (
    DRAW,
    RANKS,
    SOME,
    TOP,
    Action,
    Card,
    Counter,
    Event,
    Facts,
    Game,
    Measure,
    PlayOn,
    PositionError,
    RandomStream,
    Refusal,
    Table,
    View,
    Zone,
    deal,
    end,
    end_at_limit,
    fill,
    fire,
    game,
    move,
    option,
    ordering,
    pack,
    set_counters,
    turn_over,
    with_next_rule,
)

LOW_TO_HIGH = "23456789TJQKA"
RANK = {rank: place for place, rank in enumerate(LOW_TO_HIGH, 2)}
COLOURS = {"red": "dh", "black": "cs"}
SHUFFLED = 3
"""The number of shuffled orders listed besides the regular ones."""
HAND, DECK, CAPTURE, ROW = ({seat: f"{zone}.{seat}" for seat in ("p1", "p2")} for zone in ("hand", "deck", "capture", "table"))


@dataclass(frozen=True)
class Order(Action):
    """``p1 order Kd 2h 5d``: makes the whole hand the deck, top card first."""

    deck: tuple[Card, ...] = ordering("hand", LOW_TO_HIGH)


@dataclass(frozen=True)
class AskHowMany(Action, verb="ask"):
    """``p1 ask``: asks, while sorting, how many cards lie in the other player's deck and capture pile."""


@dataclass(frozen=True)
class Spy(Action):
    """``p1 spy``: looks, while sorting, at some places of the other player's deck, chosen at random."""


PLAY = PlayOn()


@game(
    "napoleons_war",
    presets={
        "printed": {},
        "no_escape": {"run_out": "lose"},
        "short_war": {"war_down": 1},
        "short": {
            "deal": "random",
            "war_down": 1,
            "run_out": "lose",
            "campaign": 13,
            "spy": 3,
            "max_turns": 39,
            "on_limit": "most_cards",
        },
    },
)
class NapoleonsWar(Game):
    """The rulebook of Napoleon's War: two players; by default one has the red cards and the other the black ones."""

    deal: str = option("colours", choices=("colours", "random"))
    first_colour: str = option("red", choices=("red", "black"))
    war_down: int = option(3, choices=(1, 2, 3))
    run_out: str = option("draw", choices=("draw", "lose"))
    campaign: int = option(0, at_least=0)
    spy: int = option(0, at_least=0, at_most=3)
    max_turns: int = option(5000, at_least=1)
    on_limit: str = option("unfinished", choices=("unfinished", "most_cards"))

    players = 2
    zones = (
        Zone("deck", each_player=True, seen_by="nobody", lies="pile", known_to="owner", counted_by="owner"),
        # A captured card lies face down, and a player may look only at the last one.
        Zone("capture", each_player=True, seen_by="nobody", lies="pile", counted_by="owner", stands="won"),
        Zone("table", each_player=True, known_to="owner"),
        Zone("hand", each_player=True, seen_by="owner", lies="fan", fleeting=True),
    )
    counters = (Counter("turns"), Counter("told", None, each_player=True), Counter("spied", each_player=True))
    verbs = (Order, AskHowMany, Spy, PlayOn)
    measures = (
        Measure("turns"),
        Measure("wars", rules=("war.start",)),
        Measure("again", rules=("war.again",)),
        Measure("orders", rules=("order",)),
        Measure("cards", each_player=True, zones=("deck", "capture", "hand", "table")),
    )
    only_with = {
        "lose.run_out": {"run_out": ("lose",)},
        "resort.campaign": {"campaign": SOME},
        "spy": {"spy": SOME},
        "spy.illegal": {"spy": SOME},
    }

    # ------------------------------------------------------------------------------------ set-up

    def pack(self) -> list[Card]:
        return pack()

    def set_up(self, table: Table) -> Iterator[Event]:
        if self.deal == "random":
            shuffled = table.rng.shuffled(self.pack())
            hands = [shuffled[:26], shuffled[26:]]
        else:
            other = "black" if self.first_colour == "red" else "red"
            hands = [pack(RANKS, COLOURS[colour]) for colour in (self.first_colour, other)]
        for player, hand in zip(self.seats, hands, strict=True):
            yield fill(HAND[player], hand)

    def begin(self, table: Table) -> Iterator[Event]:
        """Lets players with a hand sort it. A position may also be before that, or in the middle of a war."""
        zones = table.zones
        self.check(table)
        for player in self.seats:
            captured = zones[CAPTURE[player]]
            if captured and captured[0] not in table.turned:
                yield turn_over(captured[:1])
        if not zones["table.p1"]:
            yield from self.check_end(table)
            return
        one, other = len(zones["table.p1"]), len(zones["table.p2"])
        yield from self.go_on(table, waiting=one != other or (one - 1) % (self.war_down + 1) > 0)

    def check(self, table: Table) -> None:
        """Refuses positions in which nobody could continue."""
        zones = table.zones
        for player in self.seats:
            if zones[HAND[player]] and (zones[DECK[player]] or zones[CAPTURE[player]]):
                raise PositionError(f"{self.slug}: {player} is sorting a hand, but also has a deck or a capture pile.")
        if not any(zones[zone[player]] for zone in (HAND, DECK, CAPTURE) for player in self.seats):
            raise PositionError(f"{self.slug}: nobody has a card to play. Give both players hands or decks.")
        if bool(zones["table.p1"]) is not bool(zones["table.p2"]):
            raise PositionError(f"{self.slug}: only one player has cards on the table. A war needs cards of both.")

    # --------------------------------------------------------------------------------------- legal actions

    def sorting(self, table: Table) -> list[str]:
        """Returns the players who are putting a hand in order."""
        return [player for player in self.seats if table.zones[HAND[player]]]

    def legal_actions(self, table: Table) -> list[Action]:
        """Returns playing on, or for each player who sorts, some orders worth trying (26 cards have 26!), asking, and
        a spy.
        """
        actions: list[Action] = []
        for player in self.sorting(table):
            hand = table.zones[HAND[player]]
            actions += [Order(player, order) for order in orders(tuple(hand), table.counters["turns"])]
            actions.append(AskHowMany(player))
            actions += [] if self.no_spy(table, player) else [Spy(player)]
        return actions or [PLAY]

    def forbids(self, table: Table, action: Any) -> Refusal | None:
        sorting = self.sorting(table)
        if isinstance(action, PlayOn):
            return Refusal(self.rule("order.illegal"), {"why": "first", "players": tuple(sorting)}) if sorting else None
        if isinstance(action, AskHowMany):
            return None if action.who in sorting else Refusal(self.rule("ask.illegal"))
        if isinstance(action, Spy):
            why = self.no_spy(table, action.who)
            return Refusal(self.rule("spy.illegal"), {"why": why, "other": table.after(action.who)[0]}) if why else None
        hand, order = Bag(table.zones[HAND[action.who]]), Bag(action.deck)
        if action.who not in sorting:
            return Refusal(self.rule("order.illegal"), {"why": "later"})
        if hand == order:
            return None
        missing, extra = tuple(hand - order), tuple(order - hand)
        why = "both" if missing and extra else "missing" if missing else "extra"
        return Refusal(self.rule("order.illegal"), {"why": why, "missing": missing, "extra": extra})

    def no_spy(self, table: Table, player: str) -> str:
        """Returns why a player cannot send a spy now; "" if that is possible."""
        if not self.spy:
            return "never"
        if player not in self.sorting(table):
            return "later"
        if table.counters[f"spied.{player}"]:
            return "again"
        return "" if table.zones[DECK[table.after(player)[0]]] else "no_deck"

    # ------------------------------------------------------------------------------------ sorting

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        if isinstance(action, Order):
            return self.order(table, action)
        if isinstance(action, Spy):
            return self.send_spy(table, action.who)
        return self.ask(table, action.who) if isinstance(action, AskHowMany) else self.trick(table)

    def order(self, table: Table, action: Order) -> Iterator[Event]:
        """Makes the hand the deck. A war that waited for it continues when nobody sorts any more."""
        player = action.who
        facts: Facts = {"player": player, "n": len(action.deck)}
        yield move(action.deck, DECK[player], source=HAND[player], rule=self.rule("order"), **facts)
        if table.counters[f"spied.{player}"]:
            yield set_counters({f"spied.{player}": 0})
        if table.zones[ROW[player]]:
            yield from self.go_on(table, waiting=True)

    def ask(self, table: Table, player: str) -> Iterator[Event]:
        other = table.after(player)[0]
        n, captured = len(table.zones[DECK[other]]), len(table.zones[CAPTURE[other]])
        sorts = "yes" if table.zones[HAND[other]] else "no"
        facts: Facts = {"player": player, "other": other, "deck": n, "capture": captured, "sum": n + captured, "sorts": sorts}
        yield set_counters({f"told.{player}": f"{n} {captured}"}, rule=self.rule("ask"), **facts)

    def send_spy(self, table: Table, player: str) -> Iterator[Event]:
        """Tells a player, and nobody else, which cards lie at some places of the other deck."""
        other = table.after(player)[0]
        deck = table.zones[DECK[other]]
        places = sorted(table.rng.sample(range(len(deck)), min(self.spy, len(deck))))
        found = [{"other": other, "place": place + 1, "card": deck[place]} for place in places]
        yield fire(self.rule("spy"), private=(player, {"found": found}), player=player, other=other, n=len(places))
        yield set_counters({f"spied.{player}": len(places)})

    def resort(self, table: Table, players: Sequence[str], name: str) -> Iterator[Event]:
        """Lets these players pick up their capture piles and sort."""
        piles = {player: list(table.zones[CAPTURE[player]]) for player in players}
        first, last = players[0], players[-1]
        firing: dict[str, Any] = {"rule": self.rule(name), "player": first, "n": len(piles[first])}
        if last != first:
            firing |= {"other": last, "m": len(piles[last])}
        for player, pile in piles.items():
            yield move(pile, HAND[player], source=CAPTURE[player], **firing)
            firing = {}

    def end_campaign(self, table: Table) -> Iterator[Event]:
        """Lets both pick up all their cards, also those that have not been played, and sort."""
        owned = {player: [*table.zones[DECK[player]], *table.zones[CAPTURE[player]]] for player in self.seats}
        one, other = self.seats
        facts: Facts = {"i": table.counters["turns"] // self.campaign, "player": one, "n": len(owned[one])}
        firing: dict[str, Any] = {"rule": self.rule("resort.campaign"), **facts, "other": other, "m": len(owned[other])}
        for player, held in owned.items():
            yield move(held, HAND[player], source=(DECK[player], CAPTURE[player]), **firing)
            firing = {}

    # ------------------------------------------------------------------------------------ a trick

    def trick(self, table: Table) -> Iterator[Event]:
        """Turns up the top card of both."""
        zones = table.zones
        a, b = zones["deck.p1"][0], zones["deck.p2"][0]
        yield deal("deck.p1", "table.p1", rule=self.rule("turn"), card_a=a, card_b=b)
        yield deal("deck.p2", "table.p2")
        yield from self.go_on(table)

    def go_on(self, table: Table, *, waiting: bool = False) -> Iterator[Event]:
        """Compares the last cards, with war after war, until somebody takes all, must sort, or has run out.

        `waiting`: whether a war has already begun and waits for cards.
        """
        one, other = table.zones["table.p1"], table.zones["table.p2"]
        while table.outcome is None and not self.sorting(table):
            if not waiting:
                a, b = one[-1], other[-1]
                if RANK[a.rank] != RANK[b.rank]:
                    yield from self.take(table, *(("p1", a, b) if RANK[a.rank] > RANK[b.rank] else ("p2", b, a)))
                    return
                yield fire(self.rule("war.again" if len(one) > 1 else "war.start"), card_a=a, card_b=b, n=self.war_down)
            waiting = False
            yield from self.lay(table, self.owed(table))

    def owed(self, table: Table | View) -> list[int]:
        """Returns how many cards each owes the current war, including the deciding one. It follows from the rows."""
        lengths = [len(table[ROW[player]]) for player in self.seats]
        each = self.war_down + 1
        rounds = -(-(max(lengths) - 1) // each)
        if min(lengths) == 1 + rounds * each:  # nobody has laid a card of the next round yet
            rounds += 1
        return [1 + rounds * each - length for length in lengths]

    def lay(self, table: Table, owed: Sequence[int]) -> Iterator[Event]:
        """Lets both lay what they owe, as far as their decks go, and only then checks who is short."""
        zones, short = table.zones, []
        for player, n in zip(self.seats, owed, strict=True):
            there = len(zones[DECK[player]])
            down = min(n - 1, there)
            if down > 0:
                yield deal(DECK[player], ROW[player], down, face="down")
            if 0 < n <= there:
                yield deal(DECK[player], ROW[player])
            elif n > there:
                short.append(player)
        out = [player for player in short if not zones[CAPTURE[player]]]
        if out:
            yield from self.out_of_cards(table, out)
            return
        for player in short:
            yield from self.resort(table, [player], "resort.in_war")

    # ------------------------------------------------------------------------------------- winning the cards

    def take(self, table: Table, winner: str, high: Card, low: Card) -> Iterator[Event]:
        """Lets the winner capture the cards, and settles the trick."""
        won = self.won_cards(table, winner)
        name = "war.win" if len(won) > 2 else "trick.win"
        yield from self.capture(table, winner, won, rule=self.rule(name), winner=winner, high=high, low=low, n=len(won))
        yield set_counters({"turns": table.counters["turns"] + 1})
        yield from self.check_end(table, settled=True)

    def won_cards(self, table: Table, winner: str) -> list[Card]:
        """Returns the cards on the table in the order of a capture pile. The loser's last card ends on top."""
        loser = table.after(winner)[0]
        return [*table.zones[ROW[winner]], *table.zones[ROW[loser]]][::-1]

    def capture(self, table: Table, player: str, won: list[Card], /, **firing: Any) -> Iterator[Event]:
        """Captures cards so that only the top card shows its face."""
        pile = CAPTURE[player]
        before = table.zones[pile][:1]
        rows = tuple(ROW.values())
        yield move(won[1:], pile, source=rows, at=TOP, **firing)
        yield move(won[:1], pile, source=rows, at=TOP, face="up")
        if before:
            yield turn_over(before, face="down")

    def out_of_cards(self, table: Table, out: list[str]) -> Iterator[Event]:
        """Settles a war in which somebody owes a card and has none: a draw, or the end for that player."""
        yield set_counters({"turns": table.counters["turns"] + 1})
        if self.run_out == "draw" or len(out) > 1:
            yield end(DRAW, rule=self.rule("draw.run_out"), player=out[0], n=len(out))
            return
        winner = table.after(out[0])[0]
        yield with_next_rule()
        yield from self.capture(table, winner, self.won_cards(table, winner))
        yield end(winner, rule=self.rule("lose.run_out"), player=out[0], winner=winner)

    def check_end(self, table: Table, *, settled: bool = False) -> Iterator[Event]:
        """Ends the game if it is won or has lasted long enough, or lets players sort: without a deck, or after a campaign.

        `settled`: whether a trick has just been settled. A position may begin where a campaign has ended, with both sorted.
        """
        zones, turns = table.zones, table.counters["turns"]
        empty = [player for player in self.seats if not zones[DECK[player]] and not zones[HAND[player]]]
        beaten = [player for player in empty if not zones[CAPTURE[player]]]
        if beaten:
            winner = table.after(beaten[0])[0]
            yield end(winner, rule=self.rule("win"), winner=winner, turns=turns)
        elif turns >= self.max_turns:
            counts = {player: sum(len(zones[zone[player]]) for zone in (DECK, CAPTURE, HAND)) for player in self.seats}
            wins = self.on_limit == "most_cards"
            yield end_at_limit(counts, wins=wins, rule=self.rule("end.max_turns"), n=turns)
        elif settled and self.campaign and turns % self.campaign == 0:
            yield from self.end_campaign(table)
        elif empty:
            yield from self.resort(table, empty, "resort.both" if len(empty) > 1 else "resort")


def orders(hand: tuple[Card, ...], turns: int) -> list[tuple[Card, ...]]:
    """Returns some orders worth trying, each once: high cards first, low ones first, high and low in turn, unchanged, shuffled.

    The same hand at the same time always gives the same orders.
    """
    high = tuple(sorted(hand, key=lambda card: -RANK[card.rank]))
    half = -(-len(high) // 2)
    in_turn = tuple(card for pair in zip_longest(high[:half], high[: half - 1 : -1]) for card in pair if card)
    rng = RandomStream(sum(place * RANK[card.rank] for place, card in enumerate(hand, 1)), turns)
    shuffled = [tuple(rng.shuffled(high)) for _ in range(SHUFFLED)]
    return list(dict.fromkeys([high, high[::-1], in_turn, hand, *shuffled]))
