"""A turn of Soureh: draw, place a card, say Soureh, and reveal it when it has held."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import product

from cardlab.authoring import TOP, Action, Deal, Event, Facts, Refusal, Table, deal, move, put, say, turn_over
from cardlab.games.soureh.counting import SourehCounting
from cardlab.games.soureh.pairs import VALUE, broken, compared, fault
from cardlab.games.soureh.table import DEAL, Declare, DrawCard, Own, Reveal, Score, Their, ThrowAway

PHASES: dict[type[Action], tuple[str, ...]] = {
    Deal: ("deal", "match_over"),
    DrawCard: ("draw", "return"),
    Own: ("place",),
    Their: ("place",),
    ThrowAway: ("place",),
    Declare: ("draw", "place"),
    Reveal: ("return",),
    Score: ("score",),
}
"""When each verb has its turn. Declaring while a card is to be placed is another mistake than doing it out of turn."""


class SourehRules(SourehCounting):
    """What may be done, what is forbidden and why, and what comes of it."""

    def begin(self, table: Table) -> Iterator[Event]:
        """A position laid by hand may have no card to place, or a Soureh that comes back."""
        counters = table.counters
        phase, turn = counters["phase"], counters["turn"]
        if phase == "place" and not table[f"drawn.{turn}"]:
            yield put({"phase": "draw"})
        if phase == "draw" and counters["declared"] == turn:
            yield from self.come_back(table, turn)

    # ------------------------------------------------------------------------------------ what may be done

    @cached_property
    def placings(self) -> dict[str, dict[tuple[str, int], tuple[Action, Action]]]:
        """Player -> where a card may be placed, and in which slot -> the plain way to do so, and the one with Soureh."""
        made: dict[str, dict[tuple[str, int], tuple[Action, Action]]] = {}
        for player in self.seats:
            ways = made[player] = {("throw", 0): (ThrowAway(player), ThrowAway(player, True))}
            for slot in range(1, 5):
                ways["own", slot] = Own(player, slot), Own(player, slot, True)
                for other in self.seats:
                    ways[other, slot] = Their(player, other, slot), Their(player, other, slot, True)
        return made

    def legal_actions(self, table: Table) -> list[Action]:
        phase, player = table.counters["phase"], table.counters["turn"]
        if phase == "place":
            return self.ways_to_place(table, player)
        if phase == "draw":
            declares = self.declare_when != "end" and self.forbids_soureh(table, Declare(player)) is None
            return [DrawCard(player), Declare(player)] if declares else [DrawCard(player)]
        if phase == "return":
            return [DrawCard(player)] if self.bad_pairs(table, player) else [Reveal(player), DrawCard(player)]
        if phase == "score":
            return [Score(player, picks) for picks in product(*self.picks(table, player))]
        return [DEAL]

    def ways_to_place(self, table: Table, player: str) -> list[Action]:
        """Own closed cards, other players' open ones, the second pile; each with Soureh where all four pairs then fit."""
        zones, counters, ways = table.zones, table.counters, self.placings[player]
        card, opens, bad = zones["drawn." + player][0], zones["open." + player], self.bad_pairs(table, player)
        may_say = self.declare_when != "start" and counters["declared"] is None
        found: list[Action] = []
        for slot, beside in enumerate(opens, 1):
            says = may_say and bad in ([], [slot]) and not fault(beside, card)
            found += ways["own", slot][: 1 + says]
        says = may_say and not bad
        for other in self.still_in(table, player):
            if counters["locked"] and other == counters["declared"]:
                continue
            for slot, old in enumerate(zones["open." + other], 1):
                if old.rank != "A" or card.rank == "T":
                    found += ways[other, slot][: 1 + says]
        return [*found, *ways["throw", 0][: 1 + says]]

    # ------------------------------------------------------------------------------------ what is forbidden, and why

    def forbids(self, table: Table, action: Action) -> Refusal | None:
        turn, phase = table.counters["turn"], table.counters["phase"]
        if phase not in PHASES[type(action)] or action.who not in ("all", turn):
            return Refusal(self.rule("turn"), {"turn": turn or "all", "phase": phase})
        if isinstance(action, Declare):
            if self.declare_when == "end" or phase == "place":
                return Refusal(self.rule("declare.when"), {"when": self.declare_when})
            return self.forbids_soureh(table, action)
        if isinstance(action, Own) and not 1 <= action.slot <= len(table[f"closed.{turn}"]):
            return Refusal(self.rule("own"), {"slot": action.slot})
        if isinstance(action, Score):
            return self.forbids_score(table, action)
        if isinstance(action, Reveal) and (bad := self.bad_pairs(table, turn)):  # only in a position laid by hand
            return Refusal(self.rule("last.ruined"), {"player": turn, **self.pair_facts(table, turn, bad[0])})
        refusal = self.forbids_their(table, action) if isinstance(action, Their) else None
        if refusal is None and isinstance(action, (Own, Their, ThrowAway)) and action.declare:
            if self.declare_when == "start":
                return Refusal(self.rule("declare.when"), {"when": self.declare_when})
            return self.forbids_soureh(table, action)
        return refusal

    def forbids_their(self, table: Table, action: Their) -> Refusal | None:
        """Only open cards of others who are in the match; one card of whoever has declared; an ace gives way to a ten alone."""
        counters, other = table.counters, action.other
        opens = table[f"open.{other}"] if other in self.still_in(table, action.who) else []
        if not 1 <= action.slot <= len(opens):
            why = "own" if other == action.who else "slot" if opens else "gone"
            return Refusal(self.rule("their"), {"other": other, "slot": action.slot, "why": why})
        if counters["locked"] and counters["declared"] == other:
            return Refusal(self.rule("last.lock"), {"declared": other})
        card, old = table[f"drawn.{action.who}"][0], opens[action.slot - 1]
        if old.rank == "A" and card.rank != "T":
            return Refusal(self.rule("their.ace"), {"other": other, "card": card, "value": VALUE[card.rank]})
        return None

    def forbids_soureh(self, table: Table, action: Action) -> Refusal | None:
        """Nobody may declare while another Soureh stands, nor with a pair that does not fit once the card is placed."""
        declared, player = table.counters["declared"], action.who
        if declared is not None:
            return Refusal(self.rule("declare.standing"), {"declared": declared})
        opens, closeds = table[f"open.{player}"], list(table[f"closed.{player}"])
        if isinstance(action, Own):
            closeds[action.slot - 1] = table[f"drawn.{player}"][0]
        for slot in broken(opens, closeds):
            beside, closed = opens[slot - 1], closeds[slot - 1]
            return Refusal(self.rule(f"pair.{fault(beside, closed)}"), compared(slot, beside, closed))
        return None

    # ------------------------------------------------------------------------------------ a turn

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        if isinstance(action, DrawCard):
            return self.draw(table, action.who)
        if isinstance(action, Reveal):
            return self.reveal(table, action.who)
        if isinstance(action, Score):
            return self.score(table, action)
        if isinstance(action, Deal):
            return self.next_match(table) if table.counters["phase"] == "match_over" else self.deal(table)
        return self.turn(table, action)

    def draw(self, table: Table, player: str) -> Iterator[Event]:
        """The top card of the pile; whoever draws instead of revealing gives up the Soureh."""
        if table.counters["phase"] == "return":
            yield put({"declared": None, "locked": False}, rule=self.rule("continue"), player=player)
        pile, discard = table.zones["pile"], table.zones["discard"]
        if not pile and discard and self.pile_empty == "reshuffle":
            n = len(discard)
            yield move(table.rng.shuffled(discard), "pile", source="discard", rule=self.rule("draw.reshuffle"), n=n)
        if not pile:
            yield say(self.rule("draw.none"))
            yield from self.match_over(table)
            return
        private = player, {"card": pile[0]}
        yield deal("pile", f"drawn.{player}", 1, rule=self.rule("draw"), private=private, player=player, n=len(pile) - 1)
        yield put({"phase": "place"})

    def turn(self, table: Table, action: Action) -> Iterator[Event]:
        """A card is placed, or a Soureh declared instead of drawing; then the next player's turn begins."""
        counters, player = table.counters, action.who
        if isinstance(action, Own):
            yield from self.replace_own(table, player, action.slot)
        elif isinstance(action, Their):
            yield from self.replace_theirs(table, action)
        elif isinstance(action, ThrowAway):
            source = f"drawn.{player}"
            private = (player, {"card": table[source][0]})
            yield deal(source, "discard", 1, at=TOP, rule=self.rule("throw"), private=private, player=player)
        if isinstance(action, Declare) or (isinstance(action, (Own, Their, ThrowAway)) and action.declare):
            n = len(self.still_in(table, player))
            yield put({"declared": player, "locked": False}, rule=self.rule("declare"), player=player, n=n)
        turns = counters["turns"] + 1
        if turns >= self.max_turns:
            yield put({"turns": turns})
            yield from self.give_up(table, "max_turns")
            return
        following = self.still_in(table, player)[0]
        yield put({"turns": turns, "turn": following, "phase": "draw"})
        if counters["declared"] == following:
            yield from self.come_back(table, following)

    def replace_own(self, table: Table, player: str, slot: int) -> Iterator[Event]:
        """The drawn card takes the place of a closed card; both are the player's secret."""
        row, drawn = f"closed.{player}", f"drawn.{player}"
        card, old = table[drawn][0], table[row][slot - 1]
        facts: Facts = {"player": player, "slot": slot}
        yield deal(drawn, row, 1, at=slot - 1, rule=self.rule("own"), private=(player, {"card": card, "old": old}), **facts)
        yield move([old], "discard", source=row, at=TOP)

    def replace_theirs(self, table: Table, action: Their) -> Iterator[Event]:
        """The drawn card takes the place of another player's open card, for all to see."""
        player, other, row, drawn = action.who, action.other, f"open.{action.other}", f"drawn.{action.who}"
        card, old = table[drawn][0], table[row][action.slot - 1]
        facts: Facts = {"player": player, "other": other, "slot": action.slot, "card": card, "old": old}
        rule = self.rule("their.ace" if old.rank == "A" else "their")
        yield deal(drawn, row, 1, at=action.slot - 1, rule=rule, **facts, value=VALUE[card.rank])
        yield move([old], "discard", source=row, at=TOP)
        if other == table.counters["declared"]:
            yield put({"locked": True}, rule=self.rule("last.lock"), declared=other)

    def come_back(self, table: Table, player: str) -> Iterator[Event]:
        """The last round is over: the Soureh held, or a pair of it is broken and it is gone."""
        bad = self.bad_pairs(table, player)
        if not bad:
            yield put({"phase": "return"}, rule=self.rule("last.unharmed"), player=player)
            return
        facts = self.pair_facts(table, player, bad[0])
        secret = {name: facts.pop(name) for name in ("closed", "other", "kind")}
        yield say(self.rule("last.ruined"), private=(player, secret), player=player, **facts)
        yield put({"declared": None, "locked": False})

    def pair_facts(self, table: Table, player: str, slot: int) -> Facts:
        """One of a player's pairs as it is told."""
        return compared(slot, table[f"open.{player}"][slot - 1], table[f"closed.{player}"][slot - 1])

    # ------------------------------------------------------------------------------------ a Soureh that held

    def reveal(self, table: Table, player: str) -> Iterator[Event]:
        counters = table.counters
        opens, closeds = table[f"open.{player}"], table[f"closed.{player}"]
        pairs = tuple(compared(slot, *pair) for slot, pair in enumerate(zip(opens, closeds, strict=False), 1))
        leaves = "yes" if self.leaves(counters) else "no"
        yield turn_over(list(closeds), rule=self.rule("reveal"), player=player, pairs=pairs, leaves=leaves)
        yield put({"declared": None, "locked": False, "match_winner": counters["match_winner"] or player})
        if self.leaves(counters):
            yield from self.leave(table, player)
        else:
            yield from self.count_next(table, player)

    def leave(self, table: Table, player: str) -> Iterator[Event]:
        """The declarer leaves with nothing to count, and the others get ten points each."""
        counters = table.counters
        rest = self.still_in(table, player)
        everyone = [other for other in table.after(player) if other in self.in_game(counters)]
        pay = rest if self.leave_points == "still_in" else everyone
        paid = tuple({"player": p, "old": counters["score." + p], "new": counters["score." + p] + 10} for p in pay)
        yield put({f"status.{player}": "left"}, rule=self.rule("leave"), player=player, paid=paid)
        for other in pay:
            yield put({f"score.{other}": counters[f"score.{other}"] + 10})
            yield from self.fifty_off(table, other)
        if len(rest) > 1:
            yield put({"turn": rest[0], "phase": "draw"})
            return
        yield say(self.rule("leave.last"), player=rest[0])
        yield from self.count_next(table, player)
