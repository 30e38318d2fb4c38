"""Good King, Bad Queen: War in which a captured king brings cards, a captured queen costs cards, and both of one suit win.

The game has no choices. Until somebody has won the cards, it is War; then the winner looks through them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from cardlab.authoring import (
    DRAW,
    SOME,
    Action,
    Card,
    Counter,
    Deal,
    Event,
    Facts,
    Measure,
    Refusal,
    Table,
    Zone,
    deal,
    end,
    fire,
    fixed,
    game,
    move,
    option,
    set_counters,
    turn_over,
    with_next_rule,
)
from cardlab.games.war import PACKET, RANK, ROW, War, WarPresentation

CALLED = {
    "turn_up": "turn",
    "take": "trick.win",
    "tie": "war.start",
    "war.take": "war.win",
    "short.lose": "war.short",
    "short.last_card": "war.last_card",
    "short.stays": "war.last_card",
    "win": "win.deplete",
    "end.limit": "end.max_turns",
}
"""Rule of War -> its name in this game."""
PART_OF_OTHERS = {"war.lay", "pickup"}
"""Rules that fire on their own in War, and are narrated with the rule before in this game."""


@dataclass(frozen=True)
class Won:
    """The cards that somebody has won, before they are picked up.

    Attributes:
        winner: The winner.
        cards: All of them, in the order in which they are picked up.
        captured: Those among them that count as captured.
        compared: The face-up cards of the last comparison, the winner's first; none if nobody else could fight on.
        in_war: Whether they were won in a war.
        others: The other players who are still in, clockwise from the winner.
    """

    winner: str
    cards: list[Card]
    captured: list[Card]
    compared: list[Card]
    in_war: bool
    others: list[str]


@game(
    "good_king_bad_queen",
    presets={
        "printed": {},
        "three": {"players": 3},
        "last_card_stays": {"run_out": "last_card_stays"},
        "long_war": {"war_down": 3},
        "awards_only": {"treasury_cards": 0},
        "short": {"max_turns": 40, "on_limit": "most_cards"},
    },
)
class GoodKingBadQueen(War):
    """The rulebook of Good King, Bad Queen: War, then treasury, royal pair and awards."""

    players: int = option(2, choices=(2, 3))
    war_down: int = option(1, choices=(1, 2, 3))
    run_out: str = option("lose", choices=("lose", "last_card_stays"))
    leftover: str = option("set_aside", choices=("set_aside", "dealt_on", "treasury"))
    pickup_order: str = option("winner_first", choices=("winner_first", "shuffled"))
    award_cards: int = option(5, at_least=0, at_most=10)
    treasury_cards: int = option(2, at_least=0, at_most=5)
    treasury_in_war: bool = option(False)
    own_open: str = option("taker", choices=("taker", "all"))

    # Options that War has and this game fixes.
    packs: int = fixed(1)
    deck: str = fixed("standard")
    stop_on_repeat: bool = fixed(False)

    zones = (
        Zone("packet", each_player=True, seen_by="nobody", lies="pile"),
        Zone("table", each_player=True),
        Zone("treasury", seen_by="nobody", lies="spread"),
        Zone("aside", seen_by="nobody", lies="pile"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters = (*War.counters, Counter("out", None))
    measures = (
        Measure("turns"),
        Measure("wars", rules=("war.start",)),
        Measure("treasuries", rules=("treasury.win",)),
        Measure("kings", rules=("award.king",)),
        Measure("queens", rules=("award.queen",)),
        Measure("royal_pairs", rules=("win.royal_pair",)),
        Measure("cards", each_player=True),
    )
    only_with = {
        "war.short": {"run_out": ("lose",)},
        "war.last_card": {"run_out": ("last_card_stays",)},
        "treasury.put": {"treasury_cards": SOME},
        "treasury.ace": {"treasury_cards": SOME},
        "treasury.short": {"treasury_cards": SOME},
    }

    def rule(self, name: str) -> str:
        return "" if name in PART_OF_OTHERS else super().rule(CALLED.get(name, name))

    # ------------------------------------------------------------------------------------------ set-up and refusals

    @property
    def spare(self) -> str:
        return "treasury" if self.leftover == "treasury" else "aside"

    def forbids(self, table: Table, action: Action) -> Refusal | None:
        refusal = super().forbids(table, action)
        return Refusal(self.rule("turn")) if refusal and isinstance(action, Deal) else refusal

    # ------------------------------------------------------------------------------------------- players in and out

    def gone(self, table: Table) -> list[str]:
        """Returns the players who are out, in the order in which they left."""
        return (table.counters["out"] or "").split()

    def still_in(self, table: Table) -> list[str]:
        """Returns the players in this round who have not run out in its war. A last card on the table counts."""
        gone = self.gone(table)
        return [player for player in self.seats if table.zones[ROW[player]] and player not in gone]

    def leave(self, table: Table, player: str, rule: str, **facts: int) -> Event:
        """Removes a player from the game."""
        return set_counters({"out": " ".join([*self.gone(table), player])}, rule=self.rule(rule), player=player, **facts)

    def lose(self, table: Table, player: str, *, need: int, have: int) -> Event:
        return self.leave(table, player, "war.short", need=need, have=have)

    def drop_out(self, table: Table, players: list[str]) -> Iterator[Event]:
        for player in players:
            if not table.zones[PACKET[player]] and player not in self.gone(table):
                yield self.leave(table, player, "out")

    # ------------------------------------------------------------------------------------ a war

    def tie_facts(self, one: Sequence[Card], other: Sequence[Card]) -> Facts:
        return {**super().tie_facts(one, other), "down": self.war_down}

    def stuck(self, table: Table, fighters: list[str], best: list[str]) -> bool:
        """Whether nobody in the war can lay another card. Until then, last cards fight on."""
        return not any(table.zones[PACKET[player]] for player in fighters)

    def nobody_wins(self, table: Table, best: list[str]) -> Iterator[Event]:
        """Gives everything to a player who stayed out of the war; without such a player, the game is a draw."""
        outside = [player for player in self.still_in(table) if player not in best]
        if self.who_joins == "tied" and outside:
            for player in best:
                if player not in self.gone(table):
                    yield self.lose(table, player, need=self.war_down + 1, have=0)
            yield from self.take(table, outside, {}, "war.")
            return
        yield set_counters({"turns": table.counters["turns"] + 1})
        yield end(DRAW, rule=self.rule("war.draw"))

    # ------------------------------------------------------------------------------------ the cards are won

    def take(self, table: Table, fighters: list[str], shown: dict[str, Sequence[Card]], prefix: str) -> Iterator[Event]:
        """Announces the winner, looks through the cards, and plays everything that follows from them."""
        winner, others = fighters[0], fighters[1:]
        facts = self.win_facts(shown[winner], shown[others[0]]) if others else {}
        n = len(table["table"])
        yield fire(self.rule(prefix + "take"), winner=winner, n=n, alone="no" if others else "yes", **facts)
        won = Won(
            winner,
            self.won_cards(table, winner, bool(prefix)),
            self.captured(table, winner, bool(prefix)),
            [shown[player][0] for player in fighters] if others else [],
            bool(prefix),
            [player for player in table.after(winner) if player in self.still_in(table)],
        )
        if prefix:
            yield from self.turn_face_up(table, winner)
        if not won.others:  # nobody is left to pay, or to be paid
            yield self.pick_up(table, winner, won.cards)
            return
        pair = self.royal_pair(table, won)
        if pair:
            yield with_next_rule()
            yield self.pick_up(table, winner, won.cards)
            yield set_counters({"turns": table.counters["turns"] + 1})
            yield end(winner, rule=self.rule("win.royal_pair"), winner=winner, king=pair[0], queen=pair[1])
            return
        yield from self.pay_treasury(table, won)
        yield from self.count_and_award(table, won)

    def won_cards(self, table: Table, winner: str, in_war: bool = False) -> list[Card]:
        """Returns the cards on the table, and after a war the treasury, in the order in which they are picked up."""
        won = self.laid(table, winner) + (table["treasury"] if in_war else [])
        return table.rng.shuffled(won) if self.pickup_order == "shuffled" else won

    def captured(self, table: Table, winner: str, in_war: bool) -> list[Card]:
        """Returns the cards that others have laid, and after a war the treasury and the winner's own face-down cards."""
        own = table[ROW[winner]]
        captured = [card for card in table["table"] if card not in own]
        return captured + ([card for card in own if card in table.turned] + table["treasury"] if in_war else [])

    def turn_face_up(self, table: Table, winner: str) -> Iterator[Event]:
        """Turns the won cards face up after a war, for everybody to see."""
        down = [card for card in table["table"] if card in table.turned]
        if down:
            yield turn_over(down)
        treasury = list(table["treasury"])
        if treasury:
            yield turn_over(treasury, rule=self.rule("treasury.win"), winner=winner, n=len(treasury), cards=treasury)

    @cached_property
    def heaps(self) -> tuple[str, ...]:
        return (*(ROW[player] for player in self.seats), "treasury")

    def royal_pair(self, table: Table, won: Won) -> tuple[Card, Card] | None:
        """Returns a captured queen and the king of her suit, who is captured too, or the winner's own face-up card."""
        own = table[ROW[won.winner]] if self.own_open == "all" else won.compared[:1]
        kings = {card.suit: card for card in (*own, *won.captured) if card.rank == "K"}
        pairs = [(kings[card.suit], card) for card in won.captured if card.rank == "Q" and card.suit in kings]
        return pairs[0] if pairs else None

    # ------------------------------------------------------------------------------------ the treasury

    def pay_treasury(self, table: Table, won: Won) -> Iterator[Event]:
        """Makes a player who wins by one point pay for it, from the rest of the packet."""
        if not (self.treasury_cards and won.compared) or (won.in_war and not self.treasury_in_war):
            return
        high, low = won.compared[0], won.compared[1]
        rule = "treasury.put"
        if RANK[high.rank] - RANK[low.rank] != 1:
            twos = [card for card in won.compared if card.rank == "2"]
            if high.rank != "A" or not twos:
                return
            rule, low = "treasury.ace", twos[0]
        packet, n = PACKET[won.winner], self.treasury_cards
        left = min(n, len(table[packet]))
        yield fire(self.rule(rule), high=high, low=low, a=RANK[high.rank], b=RANK[low.rank], n=n, winner=won.winner)
        if left < n:
            yield fire(self.rule("treasury.short"), winner=won.winner, n=left, need=n)
        if left:
            yield deal(packet, "treasury", left)

    # ------------------------------------------------------------------------------------ kings and queens

    def count_and_award(self, table: Table, won: Won) -> Iterator[Event]:
        """Lets each captured king bring cards and each captured queen cost cards. One of each cancel out."""
        kings = [card for card in won.captured if card.rank == "K"]
        queens = [card for card in won.captured if card.rank == "Q"]
        net = len(kings) - len(queens)
        facts: Facts = {"winner": won.winner, "kings": len(kings), "queens": len(queens), "net": abs(net)}
        facts["more"] = "kings" if net > 0 else "queens" if net < 0 else "none"
        if kings or queens:
            yield fire(self.rule("capture"), cards=kings + queens, **facts)
        if kings and queens:
            yield fire(self.rule("award.cancel"), **facts)
        if net:
            yield with_next_rule()
        yield self.pick_up(table, won.winner, won.cards)
        if not net:
            return
        n = abs(net) * self.award_cards
        facts |= {
            "each": self.award_cards,
            "n": n,
            "others": len(won.others),
            "total": n * len(won.others),
            "other": won.others[0],
        }
        if net > 0:
            yield fire(self.rule("award.king"), **facts)
            for giver in won.others:
                yield from self.give(table, giver, [won.winner], n)
        else:
            yield fire(self.rule("award.queen"), **facts)
            yield from self.give(table, won.winner, won.others, n)

    def give(self, table: Table, giver: str, takers: list[str], n: int) -> Iterator[Event]:
        """Moves one card after another from the top of the giver's packet to each taker in turn, until each has `n` or none is
        left.
        """
        need = n * len(takers)
        given = table[PACKET[giver]][:need]
        if len(given) < need:
            yield fire(self.rule("award.short"), player=giver, have=len(given), n=need)
        for place, taker in enumerate(takers):
            if share := given[place :: len(takers)]:
                yield move(share, PACKET[taker], source=PACKET[giver])


class GoodKingBadQueenPresentation(WarPresentation, game=GoodKingBadQueen):
    """How a page presents the game."""

    game: GoodKingBadQueen

    landmarks = ("war.start", "capture", "win.royal_pair")
    celebrations = ("war.win", "win.royal_pair", "win.deplete")
