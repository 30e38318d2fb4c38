"""The rules of Casualty War: three cards each, a war for each match, and four of a number leave the game.

The game has no choices. Packets, values, the order of won cards and the end are those of Addition War.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from cardlab.authoring import (
    DRAW,
    SOME,
    Card,
    Counter,
    Event,
    Facts,
    Measure,
    Number,
    Table,
    Zone,
    deal,
    end,
    fire,
    fixed,
    game,
    move,
    option,
    pack,
    set_counters,
    turn_over,
    with_next_rule,
)
from cardlab.games.addition_war import AdditionWar
from cardlab.games.war import PACKET, ROW

Sides = Mapping[str, Sequence[Card]]
"""Player -> cards."""
JOKER = 14
CASUALTIES = 4
"""The number of cards of one number that are eliminated."""
AS_NUMBER = {"T": 10, **{str(n): n for n in range(2, 10)}}
"""The ranks that are numbers, in the form for messages."""


@dataclass
class Fight:
    """One war of a turn.

    Attributes:
        stakes: Seat -> the cards that it is fought for.
        laid: Seat -> the cards that were laid in it.
        winner: The winner; "" while it goes on, and if nobody could win it.
    """

    stakes: dict[str, list[Card]]
    laid: dict[str, list[Card]] = field(default_factory=lambda: {"p1": [], "p2": []})
    winner: str = ""


@game(
    "casualty_war",
    presets={
        "printed": {},
        "simple": {"match_in_war": "sums", "split_wars": "each_keeps", "casualties_in_play": False},
        "one_pack": {"packs": 1},
        "short": {"max_turns": 20, "on_limit": "most_cards"},
    },
)
class CasualtyWar(AdditionWar):
    """The rulebook of Casualty War. The message file of the game explains the options."""

    packs: int = option(2, choices=(1, 2))
    jokers: int = option(2, choices=(0, 1, 2))
    ace_of_spades: str = option("beats_all", choices=("beats_all", "plain"))
    equal_sums: str = option("war", choices=("war", "split"))
    match_in_war: str = option("continue", choices=("continue", "sums"))
    split_wars: str = option("replay", choices=("replay", "each_keeps"))
    max_replays: int = option(3, at_least=0, at_most=20)
    casualties_in_play: bool = option(True)
    lending: str = option("repay", choices=("repay", "gift"))
    max_turns: int = option(2000, at_least=1)

    # Options that Addition War has and this game fixes.
    players: int = fixed(2)
    court_cards: str = fixed("11_12_13")
    deck: str = fixed("standard")
    war_down: int = fixed(3)
    run_out: str = fixed("lose")
    who_joins: str = fixed("all")
    leftover: str = fixed("dealt_on")

    zones = (
        Zone("packet", each_player=True, seen_by="nobody", lies="pile"),
        Zone("table", each_player=True, across=False),
        Zone("casualties", lies="pile", top="last", stands="aside"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters = (*AdditionWar.counters, Counter("debt", each_player=True))
    measures = (
        Measure("turns"),
        Measure("wars", rules=("war.decided",)),
        Measure("matches", rules=("match",)),
        Measure("casualties", zones=("casualties",)),
        Measure("loans", rules=("lend",)),
        Measure("cards", each_player=True),
    )
    up = 3
    only_with = {
        "casualties.play": {"casualties_in_play": (True,)},
        "nothing_left": {"casualties_in_play": (True,)},
        "ace_of_spades": {"ace_of_spades": ("beats_all",)},
        "equal_sums": {"equal_sums": ("war",)},
        "equal_sums.split": {"equal_sums": ("split",)},
        "war.replay": {"split_wars": ("replay",), "max_replays": SOME},
        "repay": {"lending": ("repay",)},
        "end.repeat": {"stop_on_repeat": (True,), "pickup_order": ("winner_first", "loser_first", "played")},
    }

    # ------------------------------------------------------------------------------------ cards and what they count

    def pack(self) -> list[Card]:
        return pack(packs=self.packs, jokers=self.jokers)

    def value(self, card: Card) -> Number:
        return JOKER if card.rank == "X" else super().value(card)

    def worth(self, up: Sequence[Card]) -> Number:
        return sum(map(self.value, up))

    def number(self, card: Card) -> str:
        """Returns the part of a card that must be equal for a match. An ace of spades that beats everything matches only
        another.
        """
        return "As" if self.beats_all(card) else card.rank

    def beats_all(self, card: Card) -> bool:
        return card.rank == "A" and card.suit == "s" and self.ace_of_spades == "beats_all"

    def higher(self, up: Sides) -> str:
        """Returns the player with the higher cards: by an ace of spades on one side, or else by the sum; "" for nobody."""
        held = [player for player in self.seats if any(map(self.beats_all, up[player]))]
        if len(held) == 1:
            return held[0]
        one, other = self.seats
        difference = self.worth(up[one]) - self.worth(up[other])
        return one if difference > 0 else other if difference else ""

    def matches(self, up: Sides) -> list[tuple[Card, Card]]:
        """Returns the pairs of equal cards on both sides, highest value first. Each card is in at most one."""
        one, other = self.seats
        free = list(up[other])
        found = []
        for card in up[one]:
            match = next((yours for yours in free if self.number(yours) == self.number(card)), None)
            if match is not None:
                free.remove(match)
                found.append((card, match))
        return sorted(found, key=lambda match: -self.value(match[0]))

    # ------------------------------------------------------------------------------------------- facts

    def sum_of(self, up: Sequence[Card]) -> str:
        """Returns the sum written out: ``9 + 4 + 7 = 20``; for one card its value, for none 0."""
        terms = " + ".join(str(self.value(card)) for card in up)
        return f"{terms} = {self.worth(up)}" if len(up) > 1 else terms or "0"

    def hands(self, up: Sides) -> list[Facts]:
        return [{"player": player, "cards": list(up[player]), "sum": self.sum_of(up[player])} for player in self.seats]

    def compared(self, up: Sides, winner: str) -> Facts:
        """Returns the facts of a comparison that somebody wins."""
        loser = self.other[winner]
        return {
            "winner": winner,
            "sum": self.sum_of(up[winner]),
            "other": self.sum_of(up[loser]),
            "more": self.worth(up[winner]),
            "less": self.worth(up[loser]),
            "spade": "yes" if self.by_spade(up, winner) else "no",
        }

    def equal_facts(self, up: Sides) -> Facts:
        """Returns the facts of a comparison that nobody wins."""
        one, other = self.seats
        return {"sum": self.sum_of(up[one]), "other": self.sum_of(up[other]), "more": self.worth(up[one])}

    def by_spade(self, up: Sides, winner: str) -> bool:
        """Whether the ace of spades decides."""
        return any(map(self.beats_all, up[winner])) and not any(map(self.beats_all, up[self.other[winner]]))

    def tell_spade(self, up: Sides, winner: str) -> Iterator[Event]:
        if self.by_spade(up, winner):
            card = next(card for card in up[winner] if self.beats_all(card))
            yield fire(self.rule("ace_of_spades"), winner=winner, card=card, other=self.worth(up[self.other[winner]]))

    @cached_property
    def other(self) -> dict[str, str]:
        """Each player -> the other one."""
        return {"p1": "p2", "p2": "p1"}

    @cached_property
    def heaps(self) -> tuple[str, ...]:
        return tuple(ROW[player] for player in self.seats)

    def turn(self, table: Table) -> Iterator[Event]:
        each = yield from self.lend(table, self.up)
        up = {player: table[PACKET[player]][:each] for player in self.seats}
        facts: Facts = {"rule": self.rule("lay"), "hands": self.hands(up), "n": each}
        for player in self.seats:
            yield deal(PACKET[player], ROW[player], each, **facts)
            facts = {}
        yield from self.worth_events(up)
        if self.casualties_in_play:
            gone = yield from self.eliminate(table, [card for player in self.seats for card in up[player]], "play")
            up = {player: without(up[player], gone) for player in self.seats}
            if gone:
                yield from self.worth_events(up)
        if not any(up.values()):
            yield fire(self.rule("nothing_left"))
        elif matches := self.matches(up):
            yield from self.go_to_war(table, up, matches)
        else:
            yield from self.compare(table, up)
        if table.outcome is None:
            yield from self.end_turn(table)

    def lend(self, table: Table, need: int) -> Generator[Event, None, int]:
        """Makes sure that both can lay `need` cards, or as many as there are for both. Returns: How many each can lay."""
        counts = {player: len(table[PACKET[player]]) for player in self.seats}
        total = sum(counts.values())
        each = min(need, total // 2)
        if 0 < each < need:
            yield fire(self.rule("short"), total=total, need=need, both=2 * need, n=each, odd="yes" if total % 2 else "no")
        for player, other in self.other.items():
            n = each - counts[player]
            if n > 0:
                facts: Facts = {"player": player, "other": other, "need": each, "have": counts[player], "n": n}
                yield deal(PACKET[other], PACKET[player], n, rule=self.rule("lend"), **facts)
                yield set_counters({f"debt.{player}": table.counters[f"debt.{player}"] + n})
        return each

    def compare(self, table: Table, up: Sides) -> Iterator[Event]:
        """Gives all face-up cards to the higher side if nothing matches."""
        winner = self.higher(up)
        if winner:
            yield from self.tell_spade(up, winner)
            n = sum(map(len, up.values()))
            yield fire(self.rule("take"), n=n, **self.compared(up, winner))
            yield from self.give(table, winner, up)
            return
        if self.equal_sums == "war":
            yield fire(self.rule("equal_sums"), **self.equal_facts(up))
            yield from self.fight_out(table, [Fight({player: list(up[player]) for player in self.seats})], {})
        else:
            yield fire(self.rule("equal_sums.split"), **self.equal_facts(up))
            yield from self.give_back(up)

    def eliminate(self, table: Table, lying: Sequence[Card], when: str) -> Generator[Event, None, list[Card]]:
        """Removes four or more of a number from the game. Returns: The removed cards."""
        counts = Bag(card.rank for card in lying)
        gone = [card for card in lying if counts[card.rank] >= CASUALTIES]
        if gone:
            ranks = [
                {"rank": AS_NUMBER.get(rank, rank), "n": counts[rank]} for rank in dict.fromkeys(card.rank for card in gone)
            ]
            rule = self.rule(f"casualties.{when}")
            yield move(gone, "casualties", source=self.heaps, rule=rule, ranks=ranks, n=len(gone), k=len(ranks))
        return gone

    def give(self, table: Table, winner: str, lying: Sides) -> Iterator[Event]:
        """Puts the cards under the winner's packet, row by row in the order of won cards."""
        sides = {ROW[player]: lying[player] for player in self.seats}
        won = [card for row in self.rows_in_order(table, winner) for card in sides[row]]
        if won:
            yield self.pick_up(table, winner, table.rng.shuffled(won) if self.pickup_order == "shuffled" else won)

    def give_back(self, own: Sides) -> Iterator[Event]:
        """Lets both put their own cards under their packets."""
        for player, lying in own.items():
            if lying:
                yield move(lying, PACKET[player], source=ROW[player])

    # ------------------------------------------------------------------------------------ wars

    def go_to_war(self, table: Table, up: Sides, matches: list[tuple[Card, Card]]) -> Iterator[Event]:
        """Fights a war for each match, after the higher side has taken the other cards."""
        fights = [Fight({"p1": [one], "p2": [other]}) for one, other in matches]
        matched = [card for match in matches for card in match]
        rest = {player: without(up[player], matched) for player in self.seats}
        pairs = [{"card": one, "other": other} for one, other in matches]
        yield fire(self.rule("match"), pairs=pairs, n=len(pairs))
        for player in self.seats:  # each match side by side, the other cards after them
            lies = [card for fight in fights for card in fight.stakes[player]] + rest[player]
            yield move(lies, ROW[player], source=ROW[player])
        if any(rest.values()):
            yield with_next_rule()  # the sums of the other cards appear when they are narrated, and not with the match
            yield from self.worth_events(rest)
            winner = self.higher(rest)
            n = sum(map(len, rest.values()))
            if winner:
                yield from self.tell_spade(rest, winner)
                whole = self.worth(up[winner]), self.worth(up[self.other[winner]])
                facts: Facts = {"all_more": whole[0], "all_less": whole[1], "difference": abs(whole[0] - whole[1])}
                yield fire(self.rule("unmatched"), n=n, **facts, **self.compared(rest, winner))
                yield from self.give(table, winner, rest)
                rest = {}
            else:
                yield fire(self.rule("unmatched.equal"), n=n, **self.equal_facts(rest))
        yield from self.fight_out(table, fights, rest)

    def fight_out(self, table: Table, fights: list[Fight], waiting: dict[str, list[Card]]) -> Iterator[Event]:
        """Fights one war after the other, again if they are replayed, and then puts the cards where they belong."""
        replays = 0
        while True:
            yield from self.fight_each(table, fights)
            yield from self.look_for_casualties(table, fights, waiting)
            winner, wins = self.ahead(fights)
            if winner:
                lying = {player: self.lying(fights, player) + waiting.get(player, []) for player in self.seats}
                n = sum(map(len, lying.values()))
                yield fire(self.rule("war.take"), winner=winner, k=wins, m=len(fights), n=n)
                yield from self.give(table, winner, lying)
                return
            if not all(fight.winner for fight in fights):
                yield set_counters({"turns": table.counters["turns"] + 1})
                yield end(DRAW, rule=self.rule("exhausted"), draw="yes")
                return
            left = [Fight(fight.stakes) for fight in fights if any(fight.stakes.values())]
            keeps = self.split_wars == "each_keeps" or replays >= self.max_replays
            yield fire(self.rule("war.split"), matches="gone" if not left else "taken" if keeps else "stay")
            for fight in fights:
                won = {player: (fight.stakes[player] if keeps else []) + fight.laid[player] for player in self.seats}
                yield from self.give(table, fight.winner, won)
            if keeps or not left:
                yield from self.give_back(waiting)
                return
            yield fire(self.rule("war.replay"), n=len(left))
            fights, replays = left, replays + 1

    def ahead(self, fights: list[Fight]) -> tuple[str, int]:
        """Returns the player who has won more of the wars, and how many; "" for nobody."""
        wins = Bag(fight.winner for fight in fights)
        one, other = self.seats
        winner = one if wins[one] > wins[other] else other if wins[other] > wins[one] else ""
        return winner, wins[winner]

    def fight_each(self, table: Table, fights: list[Fight]) -> Iterator[Event]:
        for place, fight in enumerate(fights, 1):
            yield from self.fight(table, fight, place, len(fights))
            if not fight.winner:  # there is nothing left to fight the others with either
                if self.ahead(fights)[0]:
                    yield fire(self.rule("exhausted"), draw="no")
                return

    def fight(self, table: Table, fight: Fight, place: int, m: int) -> Iterator[Event]:
        """Lays three cards down and three up, until nothing matches and one side is higher."""
        up: dict[str, list[Card]] = {}
        winner = ""
        while not winner:
            each = yield from self.lend(table, self.war_down + self.up)
            if not each:
                winner = self.higher(up) if up else ""
                if not winner:
                    return
                yield fire(self.rule("short.last_sum"), **self.compared(up, winner))
                break
            up = yield from self.lay_for(table, fight, each, place, m)
            matches = self.matches(up) if self.match_in_war == "continue" else []
            if matches:
                card, other = matches[0]
                yield fire(self.rule("war.again"), match="yes", card=card, other=other, i=place, m=m)
                continue
            winner = self.higher(up)
            if not winner:
                yield fire(self.rule("war.again"), match="no", i=place, m=m, **self.equal_facts(up))
        yield from self.tell_spade(up, winner)
        yield fire(self.rule("war.decided"), i=place, m=m, **self.compared(up, winner))
        fight.winner = winner

    def lay_for(
        self, table: Table, fight: Fight, each: int, place: int, m: int
    ) -> Generator[Event, None, dict[str, list[Card]]]:
        """Lets both lay `each` cards at the end of their rows, the last three of them face up. Returns: The face-up cards."""
        down = max(0, each - self.up)
        lay = {player: table[PACKET[player]][:each] for player in self.seats}
        up = {player: lay[player][down:] for player in self.seats}
        facts: Facts = {
            "rule": self.rule("war.lay"),
            "i": place,
            "m": m,
            "down": down,
            "n": each - down,
            "hands": self.hands(up),
        }
        for player in self.seats:
            if down:
                yield deal(PACKET[player], ROW[player], down, face="down", **facts)
                facts = {}
            yield deal(PACKET[player], ROW[player], each - down, **facts)
            facts = {}
            fight.laid[player] += lay[player]
        yield from self.worth_events(up)
        return up

    def lying(self, fights: list[Fight], player: str) -> list[Card]:
        """Returns a player's cards in all the wars: the stakes, then the cards laid."""
        stakes = [card for fight in fights for card in fight.stakes[player]]
        return stakes + [card for fight in fights for card in fight.laid[player]]

    def look_for_casualties(self, table: Table, fights: list[Fight], waiting: dict[str, list[Card]]) -> Iterator[Event]:
        """Turns all cards of the wars face up, and removes four or more of a number from the game."""
        down = [card for player in self.seats for card in table[ROW[player]] if card in table.turned]
        if down:
            yield turn_over(down)
        stakes = [card for fight in fights for side in fight.stakes.values() for card in side]
        laid = [card for fight in fights for side in fight.laid.values() for card in side]
        gone = yield from self.eliminate(table, stakes + laid + [card for side in waiting.values() for card in side], "war")
        for sides in [waiting, *(fight.stakes for fight in fights), *(fight.laid for fight in fights)] if gone else []:
            sides.update({player: without(side, gone) for player, side in sides.items()})

    # ------------------------------------------------------------------------------------ the end of a turn

    def end_turn(self, table: Table) -> Iterator[Event]:
        """Gives lent cards back, as far as possible."""
        for player, other in self.other.items():
            owed = table.counters[f"debt.{player}"]
            n = min(owed, len(table[PACKET[player]])) if self.lending == "repay" else 0
            if n:
                facts: Facts = {"player": player, "other": other, "n": n, "owed": owed, "all": "yes" if n == owed else "no"}
                yield deal(PACKET[player], PACKET[other], n, rule=self.rule("repay"), **facts)
        yield set_counters({"turns": table.counters["turns"] + 1, **{f"debt.{player}": 0 for player in self.seats}})
        yield from self.check_end(table)

    def check_end(self, table: Table) -> Iterator[Event]:
        left = [player for player in self.seats if table[PACKET[player]]]
        if not left:
            yield end(DRAW, rule=self.rule("end.draw"))
        elif len(left) == 1:
            yield end(left[0], rule=self.rule("win"), winner=left[0], n=len(table["casualties"]))
        else:
            yield from super().check_end(table)


def without(cards: Sequence[Card], gone: Collection[Card]) -> list[Card]:
    """Returns the cards that are not among those gone."""
    return [card for card in cards if card not in gone]
