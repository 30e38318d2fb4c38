"""The rules of 21st Century War: four cards, a secret choice, the greatest total, and ties."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cardlab.authoring import (
    Action,
    AutomaticAction,
    Card,
    Counter,
    Event,
    Facts,
    Game,
    Measure,
    PositionError,
    Refusal,
    Table,
    Zone,
    argument,
    deal,
    end,
    end_at_limit,
    fill,
    fire,
    game,
    move,
    option,
    pack,
    set_counters,
    turn_over,
)
from cardlab.games.twenty_first_century_war.combinations import ACE, go_together, left_over, split, together

VALUE = {rank: value for value, rank in enumerate("A23456789TJQK", 1)}
PILE = {f"p{n}": f"pile.p{n}" for n in range(1, 5)}
HAND = {f"p{n}": f"hand.p{n}" for n in range(1, 5)}
CHOSEN = {f"p{n}": f"chosen.p{n}" for n in range(1, 5)}
ROW = {f"p{n}": f"table.p{n}" for n in range(1, 5)}
TIED = {f"p{n}": f"tied.p{n}" for n in range(1, 5)}


@dataclass(frozen=True)
class DrawFour(AutomaticAction, verb="draw"):
    """``all draw``: everybody draws four cards."""


@dataclass(frozen=True)
class PlayFaceDown(Action, verb="play"):
    """``p1 play Ac Qd``: lays these cards face down. An empty choice can be written too, and is refused."""

    chosen: tuple[Card, ...] = argument((), word="")


@dataclass(frozen=True)
class Tie(Action):
    """``p1 tie 9s``: lays one more card, to break a tie."""

    card: Card


DRAW_FOUR = DrawFour()
SINGLE = {player: {card: PlayFaceDown(player, (card,)) for card in pack()} for player in HAND}
"""Each player -> card -> the action that plays it alone."""


@game(
    "twenty_first_century_war",
    presets={
        "printed": {},
        "four_players": {"players": 4},
        "strict": {"singles": "last_resort", "two_pairs": False},
        "generous_ace": {"ace_jobs": "many"},
        "short": {"max_turns": 15, "on_limit": "most_cards"},
    },
)
class TwentyFirstCenturyWar(Game):
    """The rulebook of 21st Century War: two to four players share one pack, and the one with all the cards wins."""

    players: int = option(2, choices=(2, 3, 4))
    singles: str = option("any", choices=("any", "last_resort"))
    two_pairs: bool = option(True)
    ace_jobs: str = option("one", choices=("one", "many"))
    second_tie: str = option("draw", choices=("draw", "hand"))
    max_turns: int = option(5000, at_least=1)
    on_limit: str = option("unfinished", choices=("unfinished", "most_cards"))

    zones = (
        Zone("pile", each_player=True, seen_by="nobody", lies="pile"),
        Zone("hand", each_player=True, seen_by="owner", lies="fan"),
        Zone("chosen", each_player=True, seen_by="owner", seems="hand", fleeting=True, stands="board"),
        Zone("table", each_player=True, seen_by="owner"),
        Zone("aside", seen_by="nobody", lies="pile"),
    )
    counters = (
        Counter("total", None, each_player=True),
        Counter("turns"),
        Counter("phase", "draw"),
        Counter("tied", False, each_player=True),
    )
    verbs = (DrawFour, PlayFaceDown, Tie)
    measures = (
        Measure("turns"),
        Measure("ties", rules=("tie.hand", "tie.draw")),
        Measure("sums", rules=("play.sum",)),
        Measure("pairs", rules=("play.pair", "play.two_pairs")),
        Measure("courts", rules=("play.ace_face",)),
        Measure("cards", each_player=True, zones=("pile", "hand", "chosen", "table")),
    )
    only_with = {
        "play.two_pairs": {"two_pairs": (True,)},
        "illegal.single": {"singles": ("last_resort",)},
        "illegal.two_pairs": {"two_pairs": (False,)},
    }

    # ------------------------------------------------------------------------------------ set-up

    def pack(self) -> list[Card]:
        return pack()

    def set_up(self, table: Table) -> Iterator[Event]:
        cards = table.rng.shuffled(self.pack())
        each = len(cards) // self.players
        for place, player in enumerate(self.seats):
            yield fill(PILE[player], cards[place * each : (place + 1) * each])
        if rest := cards[self.players * each :]:
            yield fill("aside", rest)

    def begin(self, table: Table) -> Iterator[Event]:
        zones, phase = table.zones, table.counters["phase"]
        if phase != "draw" and not self.waiting(table):  # a position in which all have chosen
            yield from self.lay(table)
            yield from self.reveal(table) if phase == "play" else self.compare(table, self.tied(table))
        elif phase == "draw":
            if not any(zones[PILE[player]] for player in self.seats):
                raise PositionError(f"{self.slug}: nobody has a card to draw. Give at least two piles cards.")
            yield from self.check_end(table)

    # --------------------------------------------------------------------------------------- legal actions

    def legal_actions(self, table: Table) -> list[Action]:
        zones, phase = table.zones, table.counters["phase"]
        if phase == "draw":
            return [DRAW_FOUR]
        if phase == "tie":
            return [Tie(player, card) for player in self.waiting(table) for card in zones[HAND[player]]]
        return [play for player in self.waiting(table) for play in self.plays(player, zones[HAND[player]])]

    def plays(self, player: str, hand: Sequence[Card]) -> list[PlayFaceDown]:
        """Returns the plays that a hand allows, single cards first."""
        several = [PlayFaceDown(player, chosen) for chosen in self.combinations_in(hand)]
        return several if several and self.singles == "last_resort" else [SINGLE[player][card] for card in hand] + several

    def combinations_in(self, hand: Sequence[Card]) -> list[tuple[Card, ...]]:
        """Returns the combinations of two or more cards in a hand."""
        values = tuple([VALUE[card.rank] for card in hand])
        return [tuple([hand[i] for i in places]) for places in together(values, *self.jobs)]

    @cached_property
    def jobs(self) -> tuple[bool, bool]:
        """Whether two pairs may be played, and whether an ace may have many jobs."""
        return self.two_pairs, self.ace_jobs == "many"

    def waiting(self, table: Table) -> list[str]:
        """Returns the players who still have to choose."""
        zones, counters = table.zones, table.counters
        if counters["phase"] == "tie":
            return [player for player in self.tied(table) if zones[HAND[player]] and not self.has_chosen(table, player)]
        return [player for player in self.seats if zones[HAND[player]] and not zones[ROW[player]] and not zones[CHOSEN[player]]]

    def has_chosen(self, table: Table, player: str) -> bool:
        """Whether a player's choice is in its zone, or face down at the end of the row."""
        row = table.zones[ROW[player]]
        return bool(table.zones[CHOSEN[player]]) or (bool(row) and row[-1] not in table.turned)

    def tied(self, table: Table) -> list[str]:
        """Returns the players whose tie is being broken."""
        return [player for player in self.seats if table.counters[TIED[player]]]

    def forbids(self, table: Table, action: Action) -> Refusal | None:
        phase, waiting = table.counters["phase"], self.waiting(table)
        if isinstance(action, DrawFour) or phase == "draw":
            fits = isinstance(action, DrawFour) and phase == "draw"
            return None if fits else Refusal(self.rule("draw"), {"now": phase})
        if isinstance(action, Tie) is not (phase == "tie"):
            return Refusal(self.rule("tie.hand"), {"now": phase})
        if action.who not in waiting:
            return Refusal(self.rule("total"), {"others": tuple(waiting)})
        hand, chosen = table.zones[HAND[action.who]], laid(action)
        if not chosen:
            return Refusal(self.rule("illegal.empty"))
        for n, card in enumerate(chosen):
            if card not in hand or card in chosen[:n]:
                return Refusal(self.rule("illegal.not_in_hand"), {"card": card})
        return None if isinstance(action, Tie) else self.forbids_cards(chosen, hand)

    def forbids_cards(self, chosen: tuple[Card, ...], hand: Sequence[Card]) -> Refusal | None:
        """Returns why cards of a hand may not be played together."""
        if len(chosen) == 1:
            found = self.combinations_in(hand) if self.singles == "last_resort" else []
            return Refusal(self.rule("illegal.single"), {"combination": found[0]}) if found else None
        values, (two_pairs, many) = tuple([VALUE[card.rank] for card in chosen]), self.jobs
        if go_together(values, two_pairs, many):
            return None
        if split(values, True, many) is not None:
            return Refusal(self.rule("illegal.two_pairs"))
        if split(values, two_pairs, many, True) is not None:
            faces = tuple(card for card in chosen if card.is_court)
            return Refusal(self.rule("illegal.face_needs_ace"), {"faces": faces, "ace": "yes" if ACE in values else "no"})
        lonely = tuple(chosen[i] for i in left_over(values))
        return Refusal(self.rule("illegal.no_partner"), {"cards": lonely, "n": len(lonely), "of": len(chosen)})

    # ------------------------------------------------------------------------------------ a round

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        if isinstance(action, DrawFour):
            yield from self.draw(table)
            return
        hand, chosen = HAND[action.who], laid(action)
        yield move([card for card in table.zones[hand] if card in chosen], CHOSEN[action.who], source=hand)
        if self.waiting(table):
            return
        yield from self.lay(table)
        if isinstance(action, PlayFaceDown):
            yield from self.reveal(table)
        else:
            tied = self.tied(table)
            yield turn_over([table.zones[ROW[player]][-1] for player in tied], source=[ROW[player] for player in tied])
            yield from self.compare(table, tied)

    def lay(self, table: Table) -> Iterator[Event]:
        """Puts all chosen cards on the table, face down."""
        for player in self.seats:
            if chosen := table.zones[CHOSEN[player]]:
                yield move(chosen, ROW[player], source=CHOSEN[player])

    def draw(self, table: Table) -> Iterator[Event]:
        """Lets everybody draw four cards. A player with fewer draws them all."""
        zones = table.zones
        players = [player for player in self.seats if zones[PILE[player]]]
        rule = self.rule("draw")
        yield set_counters({"phase": "play", **self.no_totals})
        for player in players:
            yield deal(PILE[player], HAND[player], min(4, len(zones[PILE[player]])), rule=rule)
            rule = ""
        for player in players:
            if (n := len(zones[HAND[player]])) < 4:
                yield fire(self.rule("draw.short"), player=player, n=n)

    def reveal(self, table: Table) -> Iterator[Event]:
        """Turns the rows over and adds them up. The greatest total wins."""
        zones = table.zones
        players = [player for player in self.seats if zones[ROW[player]]]
        for player in players:
            yield from self.turn_up(player, zones[ROW[player]])
        sums = [{"player": player, **addends(zones[ROW[player]])} for player in players]
        totals = {added["player"]: added["total"] for added in sums}
        yield set_counters({f"total.{player}": total for player, total in totals.items()}, rule=self.rule("total"), sums=sums)
        high = max(totals.values())
        best = [player for player in players if totals[player] == high]
        if len(best) > 1:
            yield from self.break_tie(table, best)
        else:
            other = max((total for total in totals.values() if total < high), default=0)
            yield from self.take(table, best[0], "win", total=high, other=other, tie="no")

    def turn_up(self, player: str, row: Sequence[Card]) -> Iterator[Event]:
        """Shows a player's cards, and why they go together."""
        first, *more = [*self.names(player, row)] or [("", {})]  # a position may contain anything there
        yield turn_over(row, source=ROW[player], rule=first[0], **first[1])
        for rule, facts in more:
            yield fire(rule, **facts)

    def names(self, player: str, row: Sequence[Card]) -> Iterator[tuple[str, Facts]]:
        """Yields the rules by which a player's cards may be played, with their facts."""
        values = tuple([VALUE[card.rank] for card in row])
        if len(row) == 1:
            yield self.rule("play.single"), {"player": player, "card": row[0], "value": values[0]}
            return
        blocks: dict[str, list[list[Card]]] = {"sum": [], "pair": [], "wild": [], "face": []}
        for block in split(values, *self.jobs) or ():
            blocks[block.kind].append([row[i] for i in block.places])
        for summed in blocks["sum"]:
            *low, high = sorted(summed, key=lambda card: VALUE[card.rank])
            yield self.rule("play.sum"), {"player": player, **addends(low), "result": VALUE[high.rank]}
        if blocks["pair"]:
            pairs = [{"card": one, "other": other} for one, other in blocks["pair"]]
            name = "play.pair" if len(pairs) == 1 else "play.two_pairs"
            yield self.rule(name), {"player": player, "pairs": pairs}
        wild = [card for alone in blocks["wild"] for card in alone]
        if faces := [card for alone in blocks["face"] for card in alone]:
            ace = wild[0] if wild else next(card for card in row if VALUE[card.rank] == ACE)
            yield self.rule("play.ace_face"), {"player": player, "ace": ace, "faces": tuple(faces)}
        elif wild:
            yield self.rule("play.ace_free"), {"player": player, "aces": tuple(wild), "n": len(wild)}

    # ------------------------------------------------------------------------------------ a tie

    def break_tie(self, table: Table, tied: list[str], again: bool = False) -> Iterator[Event]:
        """Adds one more card each: from the hand if there are any, otherwise, and in a second tie, from the pile."""
        zones = table.zones
        hands = [player for player in tied if zones[HAND[player]]]
        piles = [player for player in tied if zones[PILE[player]]]
        if hands and (not again or self.second_tie == "hand" or not piles):
            for player in tied:
                if player not in hands:
                    yield fire(self.rule("tie.empty_loses"), player=player)
            yield from self.choose_one(table, hands, again) if len(hands) > 1 else self.only_one(table, hands[0])
        elif piles:
            for player in tied:
                if player not in piles:
                    yield fire(self.rule("tie.no_draw"), player=player)
            yield from self.draw_one(table, piles, again) if len(piles) > 1 else self.only_one(table, piles[0])
        else:
            yield from self.standoff(table)

    def choose_one(self, table: Table, tied: list[str], again: bool) -> Iterator[Event]:
        """Lets each tied player choose a card from the hand."""
        total = table.counters[f"total.{tied[0]}"]
        facts: Facts = {"players": tuple(tied), "total": total, "again": "yes" if again else "no"}
        now_tied = {TIED[player]: player in tied for player in self.seats}
        yield set_counters({"phase": "tie", **now_tied}, rule=self.rule("tie.hand"), **facts)

    def draw_one(self, table: Table, tied: list[str], again: bool) -> Iterator[Event]:
        """Turns up the top card of each tied player's pile."""
        facts: Facts = {"players": tuple(tied), "again": "yes" if again else "no"}
        rule = self.rule("tie.draw")
        for player in tied:
            yield deal(PILE[player], ROW[player], face="up", rule=rule, **facts)
            rule, facts = "", {}
        yield from self.compare(table, tied)

    def compare(self, table: Table, tied: list[str]) -> Iterator[Event]:
        """Compares the last card of each tied player: the highest wins; several are tied again."""
        last = {player: table.zones[ROW[player]][-1] for player in tied}
        ranked = sorted(tied, key=lambda player: -VALUE[last[player].rank])
        high = [player for player in tied if VALUE[last[player].rank] == VALUE[last[ranked[0]].rank]]
        if len(high) > 1:
            yield fire(self.rule("tie.again"), cards=tuple(last[player] for player in high), n=len(high))
            yield from self.break_tie(table, high, again=True)
        else:
            winner, other = ranked[:2]
            yield from self.take(table, winner, "tie.win", **self.higher(last[winner], last[other]))

    def higher(self, high: Card, low: Card) -> Facts:
        """Returns two cards of a tie, and their values."""
        return {"high": high, "low": low, "a": VALUE[high.rank], "b": VALUE[low.rank]}

    def only_one(self, table: Table, winner: str) -> Iterator[Event]:
        """Ends the round when one of the tied players is left."""
        total = table.counters[f"total.{winner}"]
        yield from self.take(table, winner, "win", total=total, other=total, tie="yes")

    def standoff(self, table: Table) -> Iterator[Event]:
        """Puts all cards back under their piles if nobody can break the tie."""
        rule = self.rule("tie.standoff")
        for player in self.seats:
            if row := table.zones[ROW[player]]:
                yield move(row, PILE[player], source=ROW[player], rule=rule)
                rule = ""
        yield from self.round_over(table)

    @cached_property
    def no_totals(self) -> dict[str, None]:
        return {f"total.{player}": None for player in self.seats}

    @cached_property
    def nobody_tied(self) -> dict[str, bool]:
        return {TIED[player]: False for player in self.seats}

    # ------------------------------------------------------------------------------------ the end of a round

    def take(self, table: Table, winner: str, rule: str, /, **facts: Any) -> Iterator[Event]:
        """Puts the winner's cards and then the others', clockwise, under the winner's pile."""
        rows = [ROW[player] for player in (winner, *table.after(winner))]
        won = [card for row in rows for card in table.zones[row]]
        yield move(won, PILE[winner], source=rows, rule=self.rule(rule), winner=winner, n=len(won), **facts)
        yield from self.round_over(table)

    def round_over(self, table: Table) -> Iterator[Event]:
        """Returns cards that were not played. A player with none at all is out."""
        zones, counters = table.zones, table.counters
        kept = [{"player": player, "n": len(zones[HAND[player]])} for player in self.seats if zones[HAND[player]]]
        facts: Facts = {"rule": self.rule("return"), "kept": kept}
        for player in self.seats:
            if hand := zones[HAND[player]]:
                yield move(hand, PILE[player], source=HAND[player], **facts)
                facts = {}
        yield set_counters({"turns": counters["turns"] + 1, "phase": "draw", **self.nobody_tied})
        for player in self.seats:
            if not zones[PILE[player]] and counters[f"total.{player}"] is not None:
                yield fire(self.rule("out"), player=player)
        yield from self.check_end(table)

    def check_end(self, table: Table) -> Iterator[Event]:
        """Ends the game when one player has all the cards, or when it has lasted long enough."""
        left = [player for player in self.seats if table.zones[PILE[player]]]
        turns = table.counters["turns"]
        if len(left) == 1:
            yield end(left[0], rule=self.rule("end.win"), winner=left[0], turns=turns)
        elif turns >= self.max_turns:
            counts = {player: len(table.zones[PILE[player]]) for player in self.seats}
            wins = self.on_limit == "most_cards"
            yield end_at_limit(counts, wins=wins, rule=self.rule("end.max_turns"), turns=turns)


def laid(action: Action) -> tuple[Card, ...]:
    """Returns the cards that an action lays."""
    return action.chosen if isinstance(action, PlayFaceDown) else action.cards


def worth(played: Sequence[Card]) -> int:
    """Returns the sum of the values of some cards."""
    return sum([VALUE[card.rank] for card in played])


def addends(cards: Sequence[Card]) -> Facts:
    """Returns the values of up to four cards, their number, and their sum."""
    values = [VALUE[card.rank] for card in cards]
    a, b, c, d = [*values, 0, 0, 0, 0][:4]
    return {"a": a, "b": b, "c": c, "d": d, "n": len(values), "total": sum(values)}
