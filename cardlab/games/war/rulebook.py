"""The rules of War: options, deal, a turn, who gets the cards, the end.

Related games turn up several cards and compare their combined worth (`up`, `strength` and the facts), have cards that start a
war with any others (`strengths`, `tie_event`), or share out the won cards differently (`share_out`).
"""

from __future__ import annotations

from collections import Counter as Counts
from collections.abc import Container, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from cardlab.authoring import (
    ACE_HIGH,
    DECK_NAMES,
    DRAW,
    MOST_PACKS,
    OTHER_DECK,
    STANDARD_DECK,
    UNFINISHED,
    Action,
    AutomaticAction,
    Card,
    Counter,
    Deal,
    Deck,
    Event,
    Facts,
    Game,
    Measure,
    Number,
    NumberFace,
    PositionError,
    Refusal,
    Table,
    Zone,
    comparison,
    deal,
    deck,
    end,
    end_at_limit,
    fill,
    fire,
    game,
    move,
    option,
    set_counters,
)

RANK = ACE_HIGH
"""High to low: A K Q J T 9 8 7 6 5 4 3 2."""
PACKET = {f"p{n}": f"packet.p{n}" for n in range(1, 5)}
ROW = {f"p{n}": f"table.p{n}" for n in range(1, 5)}


@dataclass(frozen=True)
class Turn(AutomaticAction):
    """``all turn``: turns up the next cards and plays the turn to its end, with all its wars."""


class Stays(tuple[Card, ...]):
    """Cards that fight once more, because their player has none left to lay."""


@game(
    "war",
    presets={
        "printed_1": {},
        "printed_2": {"run_out": "last_card_stays"},
        "book": {},
        "three_down": {"war_down": 3},
        "endless": {"pickup_order": "played"},
        "lesson": {"max_turns": 60, "on_limit": "most_cards"},
        "short": {"max_turns": 30, "on_limit": "most_cards"},
    },
)
class War(Game):
    """The rulebook of War. The message file of the game explains the options."""

    players: int = option(2, choices=(2, 3, 4))
    packs: int = option(1, choices=(1, 2))
    deck: str = option(STANDARD_DECK.name, choices=DECK_NAMES, reads=deck)
    war_down: int = option(1, choices=(0, 1, 2, 3))
    run_out: str = option("lose", choices=("lose", "last_card_stays", "last_card_fights"))
    pickup_order: str = option("shuffled", choices=("shuffled", "coin", "winner_first", "loser_first", "played"))
    who_joins: str = option("all", choices=("all", "tied"))
    leftover: str = option("set_aside", choices=("set_aside", "dealt_on"))
    max_turns: int = option(5000, at_least=1)
    on_limit: str = option("unfinished", choices=("unfinished", "most_cards"))
    stop_on_repeat: bool = option(True)

    zones: ClassVar[tuple[Zone, ...]] = (
        Zone("packet", each_player=True, seen_by="nobody", lies="pile"),
        Zone("table", each_player=True),
        Zone("pot"),
        Zone("aside", seen_by="nobody", lies="pile"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters: ClassVar[tuple[Counter, ...]] = (Counter("turns"), Counter("cards", each_player=True, counts="packet"))
    verbs = (Turn, Deal)
    measures: ClassVar[tuple[Measure, ...]] = (
        Measure("turns"),
        Measure("wars", rules=("tie",)),
        Measure("again", rules=("war.again",)),
        Measure("cards", each_player=True),
    )

    up = 1
    """The number of cards that each player turns up."""
    only_with: ClassVar[Mapping[str, Mapping[str, Container[Any]]]] = {
        "numbers": {"deck": OTHER_DECK},
        "short.lose": {"run_out": ("lose",)},
        "short.last_card": {"run_out": ("last_card_stays", "last_card_fights")},
        "short.stays": {"run_out": ("last_card_stays",)},
        "short.none": {"run_out": ("last_card_fights",)},
        "pot": {"players": (3, 4)},
        "end.repeat": {"stop_on_repeat": (True,), "pickup_order": ("winner_first", "loser_first", "played")},
    }

    @property
    def spare(self) -> str:
        """The zone for the cards that are not dealt."""
        return "aside"

    # ------------------------------------------------------------------------------------- comparing cards

    def strength(self, up: Sequence[Card]) -> Number:
        """Returns the value to compare for the cards that a player has turned up: the greatest wins."""
        return self.value(up[0])

    def strengths(self, hands: Mapping[str, Sequence[Card]]) -> dict[str, Number]:
        """Returns the strength of each player's face-up cards."""
        return {player: self.strength(up) for player, up in hands.items()}

    def tie_event(self, hands: list[Sequence[Card]], prefix: str) -> Event:
        """Makes the event of a tie: equally strong hands start a war, or another round of it if `prefix` is ``war.``."""
        return fire(self.rule("war.again" if prefix else "tie"), **self.tie_facts(hands[0], hands[1]))

    def worth_events(self, shown: Mapping[str, Sequence[Card]]) -> Iterable[Event]:
        """Returns the events that record the worth of everybody's cards, and the arithmetic that shows which is greater."""
        return self.number_events([self.face_compared(up) for up in shown.values()])

    def number_events(self, faces: Iterable[NumberFace | None]) -> list[Event]:
        """Returns the event that shows why a number of a teacher's own deck is greatest; none if one sees it."""
        reason = comparison([face for face in faces if face])
        return [fire(self.rule("numbers"), **reason)] if reason else []

    def face_compared(self, up: Sequence[Card]) -> NumberFace | None:
        """Returns the number to compare as it is printed on a card; None for the standard deck."""
        return up[0].number

    def hand_facts(self, player: str, up: Sequence[Card]) -> Facts:
        """Returns the facts of one player's cards, for the sentence that lists them all."""
        return {"player": player, "card": up[0]}

    def win_facts(self, best: Sequence[Card], next_best: Sequence[Card]) -> Facts:
        """Returns the facts of a comparison that one player wins."""
        return {"high": best[0], "low": next_best[0]}

    def tie_facts(self, one: Sequence[Card], other: Sequence[Card]) -> Facts:
        """Returns the facts of a comparison that nobody wins."""
        return {"rank": one[0].rank, "card": one[0], "other": other[0]}

    # ------------------------------------------------------------------------------------ set-up

    def contradiction(self) -> str | None:
        copies = max(Counts(card.rank for card in self.numbers if card.number).values(), default=0)
        if copies * self.packs > MOST_PACKS:
            most = MOST_PACKS // self.packs
            return f"the deck has {copies} copies of a card: with {self.packs} packs, at most {most} are possible."
        need = self.players * self.up
        if len(self.numbers) * self.packs < need:
            return f"the deck has {len(self.numbers)} cards: {self.players} players need at least {need}."
        return None

    @cached_property
    def numbers(self) -> Deck:
        """One deck of the cards that are played with, and what they stand for."""
        return self.standard_deck() if self.deck == STANDARD_DECK.name else deck(self.deck)

    def standard_deck(self) -> Deck:
        """Returns the standard deck under the other options."""
        return STANDARD_DECK

    def value(self, card: Card) -> Number:
        """Returns the value of one card."""
        return self.numbers.value(card)

    def pack(self) -> list[Card]:
        return list(self.numbers.packs(self.packs))

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("pack", table.rng.shuffled(self.pack()))
        yield from self.deal(table)

    def deal(self, table: Table) -> Iterator[Event]:
        """Deals one card at a time, each on top of the packet: the last card dealt to a player is the first one played."""
        dealt, n = list(table["pack"]), self.players
        each, left = divmod(len(dealt), n)
        rest = dealt[each * n :] if self.leftover != "dealt_on" else []
        going = dealt[: len(dealt) - len(rest)]
        rule = self.rule("deal")
        for place, player in enumerate(self.seats):
            own = going[place::n]
            facts: Facts = {"n": each, "left": left, "players": n, "leftover": self.leftover}
            yield move(own[::-1], PACKET[player], source="pack", rule=rule, **facts)
            rule = ""
        if rest:
            yield move(rest, self.spare, source="pack")

    # -------------------------------------------------------------------------------------------------- start and legal actions

    def begin(self, table: Table) -> Iterator[Event]:
        if table["pack"]:
            return
        if not any(table[PACKET[player]] for player in self.seats):
            raise PositionError(f"{self.slug}: nobody has a card to play. Give at least two packets cards.")
        yield from self.remember(table)
        yield from self.check_end(table)

    def legal_actions(self, table: Table) -> list[Action]:
        return [DEAL] if table.zones["pack"] else [TURN]

    def forbids(self, table: Table, action: Action) -> Refusal | None:
        if isinstance(action, Deal) is bool(table.zones["pack"]):
            return None
        return Refusal(self.rule("deal"), {"dealt": "no" if table["pack"] else "yes"})

    # ------------------------------------------------------------------------------------ a turn

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        return self.turn(table) if isinstance(action, Turn) else self.deal_by_hand(table)

    def deal_by_hand(self, table: Table) -> Iterator[Event]:
        """Deals a pack that was set up in a position."""
        yield from self.deal(table)
        yield from self.begin(table)

    def turn(self, table: Table) -> Iterator[Event]:
        """Plays from turning up to picking up, with all its wars."""
        zones = table.zones
        players = [player for player in self.seats if zones[PACKET[player]]]
        shown: dict[str, Sequence[Card]] = {}
        prefix = ""
        best = players
        fighters = yield from self.lay(table, players, shown, 0, "turn_up")
        while len(fighters) > 1:
            strengths = self.strengths({player: shown[player] for player in fighters})
            ranked = sorted(fighters, key=strengths.__getitem__)[::-1]
            best = [player for player in fighters if strengths[player] == strengths[ranked[0]]]
            if len(best) == 1:
                fighters = ranked
                break
            yield self.tie_event([shown[player] for player in best], prefix)
            prefix = "war."
            if self.who_joins == "tied":
                fighters = best
            if self.run_out == "last_card_stays" and self.stuck(table, fighters, best):
                fighters = []
                break
            fighters = yield from self.lay(table, fighters, shown, self.war_down, "war.lay")
        if fighters:
            yield from self.take(table, fighters, shown, prefix)
        else:
            yield from self.nobody_wins(table, best)
        if table.outcome is not None:
            return
        yield set_counters({"turns": table.counters["turns"] + 1})
        yield from self.drop_out(table, players)
        yield from self.check_end(table)

    def lay(
        self, table: Table, fighters: list[str], shown: dict[str, Sequence[Card]], down: int, name: str
    ) -> Generator[Event, None, list[str]]:
        """Lets everybody lay `down` cards face down and then `up` face up, one at a time, all together.

        `shown` gets everybody's face-up cards. Returns: The players who fight on.
        """
        zones = table.zones
        need = down + self.up
        for player in fighters:
            packet = zones[PACKET[player]]
            if len(packet) < need:
                return (yield from self.lay_what_is_left(table, fighters, shown, down, name))
            shown[player] = packet[down:need]
        hands = [self.hand_facts(player, shown[player]) for player in fighters]
        facts: dict[str, Any] = {"rule": self.rule(name), "down": down, "hands": hands, "n": len(hands)}
        for step in range(need):
            face = "down" if step < down else None
            for player in fighters:
                yield deal(PACKET[player], ROW[player], face=face, **facts)
                facts = {}
        yield from self.worth_events(shown)
        return fighters

    def lay_what_is_left(
        self, table: Table, fighters: list[str], shown: dict[str, Sequence[Card]], down: int, name: str
    ) -> Generator[Event, None, list[str]]:
        """Does the same if somebody has too few cards. A player who cannot lay the next card is out, or fights with the last
        ones.
        """
        zones = table.zones
        need = down + self.up
        fighters = fighters.copy()
        if self.run_out == "last_card_fights":
            for player in [player for player in fighters if not zones[PACKET[player]]]:
                yield fire(self.rule("short.none"), player=player)
                fighters.remove(player)
            if len(fighters) < 2:
                return fighters
        stays = self.run_out != "lose"
        for player in fighters:
            packet = zones[PACKET[player]]
            if len(packet) < need and stays:
                yield self.short_event(player, packet, shown)
            if len(packet) >= need or stays:
                shown[player] = packet[down:need] if len(packet) >= need else packet[-self.up :] or Stays(shown[player])
        # If somebody drops out, the cards come up in several steps, and are not narrated in advance.
        hands = [self.hand_facts(player, shown[player]) for player in fighters] if stays else []
        facts: dict[str, Any] = {"rule": self.rule(name), "down": down, "hands": hands, "n": len(hands)}
        for step in range(need):
            for player in [] if stays else [player for player in fighters if not zones[PACKET[player]]]:
                yield self.lose(table, player, need=need, have=step)
                fighters.remove(player)
            if len(fighters) < 2:
                return fighters
            for player in fighters:
                packet = zones[PACKET[player]]
                if packet:
                    face = "down" if step < down and packet[0] not in shown.get(player, ()) else None
                    yield deal(PACKET[player], ROW[player], face=face, **facts)
                    facts = {}
        yield from self.worth_events({player: shown[player] for player in fighters})
        return fighters

    def short_event(self, player: str, packet: list[Card], shown: dict[str, Sequence[Card]]) -> Event:
        """Makes the event of a player with too few cards, if the last ones stay: they turn up, or fight again."""
        if packet:
            return fire(self.rule("short.last_card"), **self.short_facts(player, packet[-self.up :]))
        return fire(self.rule("short.stays"), **self.short_facts(player, shown[player]))

    def short_facts(self, player: str, up: Sequence[Card]) -> Facts:
        """Returns the facts of somebody's last cards."""
        return {"player": player, "card": up[0], "n": len(up)}

    # ------------------------------------------------------------------------------------- winning the cards

    def take(self, table: Table, fighters: list[str], shown: dict[str, Sequence[Card]], prefix: str) -> Iterator[Event]:
        """Lets the first fighter win, by the cards or as the only one who is left.

        The rule is ``take`` with a prefix: ``war.`` after a war, otherwise none.
        """
        rule, winner = self.rule(prefix + "take"), fighters[0]
        won = self.won_cards(table, winner)
        if len(fighters) > 1:
            facts = self.win_facts(shown[winner], shown[fighters[1]])
            yield fire(rule, winner=winner, n=len(won), alone="no", loser=fighters[1], **facts)
        else:
            yield fire(rule, winner=winner, n=len(won), alone="yes")
        yield from self.share_out(table, winner, won)

    def share_out(self, table: Table, winner: str, won: list[Card]) -> Iterator[Event]:
        """Lets the winner pick up the won cards."""
        yield self.pick_up(table, winner, won)

    def won_cards(self, table: Table, winner: str) -> list[Card]:
        """Returns the cards on the table in the order in which they are picked up, those of the pot first."""
        won = self.laid(table, winner)
        if table.zones["pot"]:
            won = table.zones["pot"] + won
        return table.rng.shuffled(won) if self.pickup_order == "shuffled" else won

    def laid(self, table: Table, winner: str) -> list[Card]:
        """Returns the cards in the rows, in the order in which they are picked up if they are not shuffled."""
        rows = self.rows_in_order(table, winner)
        if self.pickup_order == "played":
            return table.across(rows)
        return [card for row in rows for card in table.zones[row]]

    def rows_in_order(self, table: Table, winner: str) -> tuple[str, ...]:
        """Returns the players' rows in the order in which they are picked up, possibly decided by a coin."""
        order = self.pickup_order
        if order == "coin":
            order = "winner_first" if table.rng.coin() else "loser_first"
        return self.rows_from[order, winner]

    def pick_up(self, table: Table, winner: str, won: list[Card]) -> Event:
        """Puts the won cards under the winner's packet."""
        packet, n = PACKET[winner], len(won)
        total = len(table.zones[packet]) + n
        return move(won, packet, source=self.heaps, rule=self.rule("pickup"), winner=winner, n=n, total=total)

    @cached_property
    def heaps(self) -> tuple[str, ...]:
        """The zones in which won cards lie."""
        return (*(ROW[player] for player in self.seats), "pot")

    @cached_property
    def rows_from(self) -> dict[tuple[str, str], tuple[str, ...]]:
        """Order and winner -> the rows in the order in which they are picked up."""
        found = {}
        for place, winner in enumerate(self.seats):
            clockwise = tuple(ROW[player] for player in self.seats[place:] + self.seats[:place])
            found["winner_first", winner] = found["shuffled", winner] = clockwise
            found["loser_first", winner] = clockwise[1:] + clockwise[:1]
            found["played", winner] = tuple(ROW[player] for player in self.seats)
        return found

    def stuck(self, table: Table, fighters: list[str], best: list[str]) -> bool:
        """Whether a war cannot go on because no tied player has a card left."""
        return not any(table.zones[PACKET[player]] for player in best)

    def nobody_wins(self, table: Table, best: list[str]) -> Iterator[Event]:
        """Settles a tie of players who have all run out: a draw, or a pot for the winner of the next turn."""
        zones = table.zones
        left = [player for player in self.seats if zones[PACKET[player]]]
        if not left:
            yield set_counters({"turns": table.counters["turns"] + 1})
            yield end(DRAW, rule=self.rule("short.draw"), left=0)
            return
        yield fire(self.rule("short.draw"), left=len(left))
        waiting = table["table"]
        yield move(waiting, "pot", rule=self.rule("pot"), n=len(waiting))
        if len(left) == 1:
            yield self.pick_up(table, left[0], self.won_cards(table, left[0]))

    # ------------------------------------------------------------------------------------ the end of a turn

    def lose(self, table: Table, player: str, *, need: int, have: int) -> Event:
        """Returns the event of a player who cannot lay the next card of a war."""
        return fire(self.rule("short.lose"), player=player, need=need, have=have)

    def drop_out(self, table: Table, players: list[str]) -> Iterator[Event]:
        """Removes the players of this turn who have no cards."""
        for player in players:
            if not table.zones[PACKET[player]]:
                yield fire(self.rule("out"), player=player)

    def check_end(self, table: Table) -> Iterator[Event]:
        """Ends the game if it is won, repeats for ever, or has lasted long enough."""
        zones, turns = table.zones, table.counters["turns"]
        left = [player for player in self.seats if zones[PACKET[player]]]
        if len(left) == 1:
            yield end(left[0], rule=self.rule("win"), winner=left[0], turns=turns)
            return
        if turns and self.repeats:
            if (before := self.layout_counter(table)) in table.counters and table.counters[before] != turns:
                yield end(UNFINISHED, rule=self.rule("end.repeat"), turns=turns, since=table.counters[before])
                return
            yield from self.remember(table)
        if turns >= self.max_turns:
            counts = {player: len(zones[PACKET[player]]) for player in self.seats}
            wins = self.on_limit == "most_cards"
            yield end_at_limit(counts, wins=wins, rule=self.rule("end.limit"), turns=turns)

    @cached_property
    def repeats(self) -> bool:
        """Whether to look for a repeated position, which means that the game goes on for ever."""
        return self.stop_on_repeat and self.pickup_order in ("winner_first", "loser_first", "played")

    # ----------------------------------------------------------------------------------------- recurring positions

    def layout_counter(self, table: Table) -> str:
        """Returns the name of the private counter for this layout: all packets and heaps, card by card. Its value
        is the turn.
        """
        zones = table.zones
        names = [*(PACKET[player] for player in self.seats), *self.heaps]
        named = [[f"{card.name} " if card.number else card.name for card in zones[name]] for name in names]
        return "_" + "/".join(map("".join, named))

    def remember(self, table: Table) -> Iterator[Event]:
        """Records the packets at the start of a turn."""
        if self.repeats:
            yield set_counters({self.layout_counter(table): table.counters["turns"]})


TURN, DEAL = Turn(), Deal()
