"""The rules of Soureh: options, deal, counting, the turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Any

from cardlab.authoring import (
    TOP,
    UNFINISHED,
    Action,
    Card,
    Counter,
    Deal,
    Event,
    Facts,
    Game,
    Measure,
    Refusal,
    Table,
    View,
    Zone,
    clockwise,
    deal,
    end,
    fill,
    fire,
    game,
    move,
    option,
    pack,
    set_counters,
    turn_over,
)
from cardlab.games.soureh.actions import DEAL, Declare, DrawCard, Own, Reveal, Score, Their, ThrowAway
from cardlab.games.soureh.counting import Counting
from cardlab.games.soureh.pairs import RANKS, VALUE, broken, compared, fault

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
"""The phases of each verb. Declaring while a card has to be placed is a different mistake from declaring out of turn."""


@game(
    "soureh",
    presets={
        "printed": {},
        "last_standing": {"win": "last_standing"},
        "leave_round": {"unruined": "leave_round"},
        "quick": {"score_choice": "lowest", "threshold": 50},
        "short": {"score_choice": "lowest", "max_matches": 3, "on_limit": "lowest_score"},
    },
)
class Soureh(Game):
    """The rulebook of Soureh: two packs without court cards, and the lowest score wins."""

    players: int = option(2, at_least=2, at_most=4)
    win: str = option("lowest_at_threshold", choices=("lowest_at_threshold", "last_standing"))
    threshold: int = option(100, at_least=1, at_most=10_000)
    unruined: str = option("match_ends", choices=("match_ends", "leave_round"))
    leave_points: str = option("still_in", choices=("still_in", "everyone_else"))
    declare_when: str = option("end", choices=("end", "start", "either"))
    score_choice: str = option("player", choices=("player", "lowest"))
    ace_score: str = option("choice", choices=("choice", "low", "high"))
    hundred: str = option("minus_50", choices=("minus_50", "keep"))
    pile_empty: str = option("reshuffle", choices=("reshuffle", "no_score"))
    max_turns: int = option(400, at_least=1)
    max_matches: int = option(100, at_least=1, at_most=1000)
    on_limit: str = option("unfinished", choices=("unfinished", "lowest_score"))

    zones = (
        Zone("closed", each_player=True, seen_by="owner"),
        Zone("open", each_player=True, stands="hand", above="closed"),
        Zone("drawn", each_player=True, seen_by="owner", fleeting=True),
        Zone("pile", seen_by="nobody", lies="pile"),
        Zone("discard", seen_by="nobody", lies="pile", stands="heap"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters = (
        Counter("turn", None),
        Counter("phase", "deal"),
        Counter("declared", None),
        Counter("locked", False),
        Counter("status", "in", each_player=True),
        Counter("score", each_player=True),
        Counter("match", 1),
        Counter("match_winner", None),
        Counter("dealer", None),
        Counter("turns"),
        Counter("reason", None),
    )
    verbs = (DrawCard, Own, Their, ThrowAway, Declare, Reveal, Score, Deal)
    measures = (
        Measure("score", each_player=True),
        Measure("match"),
        Measure("drawn", rules=("draw",)),
        Measure("sourehs", rules=("declare",)),
        Measure("ruined", rules=("last.ruined",)),
        Measure("attacks", rules=("their", "their.ace")),
    )
    only_with = {
        "draw.reshuffle": {"pile_empty": ("reshuffle",)},
        "score.ace": {"ace_score": ("choice",)},
        "score.hundred": {"hundred": ("minus_50",)},
        "leave": {"unruined": ("leave_round",)},
        "leave.last": {"unruined": ("leave_round",)},
        "win.lowest": {"win": ("lowest_at_threshold",)},
        "win.out": {"win": ("last_standing",)},
        "win.last": {"win": ("last_standing",)},
    }

    @property
    def asks(self) -> tuple[str, ...]:
        return () if self.declare_when == "start" else ("declare",)

    # ------------------------------------------------------------------------------------ set-up

    @cached_property
    def counting(self) -> Counting:
        """The counting of losers under these options."""
        return Counting(self.rule, self.ace_score)

    def pack(self) -> list[Card]:
        return pack(RANKS, packs=2)

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("pack", table.rng.shuffled(self.pack()))
        yield set_counters({"dealer": self.seats[-1]})
        yield from self.deal(table)

    def deal(self, table: Table) -> Iterator[Event]:
        """Deals four closed cards each, one at a time from the dealer's left, then four open ones; the rest is the pile."""
        counters = table.counters
        dealer = counters["dealer"]
        order = [p for p in (*table.after(dealer), dealer) if counters["status." + p] != "out_of_game"]
        rule, facts = self.rule("deal"), {"player": order[0], "dealer": dealer, "match": counters["match"]}
        for row in ("closed", "open"):
            for _ in range(4):
                for player in order:
                    if table["pack"]:
                        yield deal("pack", f"{row}.{player}", 1, rule=rule, **facts)
                        rule, facts = "", {}
        yield deal("pack", "pile", len(table["pack"]))
        yield set_counters({"turn": order[0], "phase": "draw"})

    def next_match(self, table: Table) -> Iterator[Event]:
        """Shuffles all cards, and lets the next player who is in the game deal."""
        counters = table.counters
        zones = [name for name in table.zones if name != "pack"]
        gathered = [card for name in zones for card in table[name]]
        yield move(table.rng.shuffled(gathered), "pack", source=zones)
        dealer = next(p for p in (*table.after(counters["dealer"]), counters["dealer"]) if p in self.in_game(counters))
        back = {f"status.{player}": "in" for player in self.in_game(counters)}
        yield set_counters({**back, "dealer": dealer, "match": counters["match"] + 1, "match_winner": None, "turns": 0})
        yield from self.deal(table)

    def in_game(self, counters: Mapping[str, Any]) -> list[str]:
        """Returns the players who have not dropped out of the game, in seat order."""
        return [player for player in self.seats if counters["status." + player] != "out_of_game"]

    def still_in(self, table: Table, player: str) -> list[str]:
        """Returns the others who are still in this match, clockwise from the next one."""
        return [other for other in table.after(player) if table.counters["status." + other] == "in"]

    def bad_pairs(self, table: Table | View, player: str) -> list[int]:
        """Returns the slots of a player's pairs that do not fit."""
        zones: Mapping[str, Any] = table.zones
        return broken(zones["open." + player], zones["closed." + player])

    # ----------------------------------------------------------------------------- players who count

    def leaves(self, counters: Mapping[str, Any]) -> bool:
        """Whether a player who reveals leaves, and the others play on, which needs three players or more."""
        return self.unruined == "leave_round" and len(self.in_game(counters)) >= 3

    def to_count(self, counters: Mapping[str, Any]) -> list[str]:
        """Returns the losers, clockwise from the winner; if players leave, only the last one."""
        order = self.seats if self.leaves(counters) else clockwise(self.seats).get(counters["match_winner"], self.seats)
        return [player for player in order if counters["status." + player] == "in"]

    def count_next(self, table: Table, after: str) -> Iterator[Event]:
        """Lets the next loser count, or ends the match."""
        losers = self.to_count(table.counters)
        following = losers[losers.index(after) + 1 if after in losers else 0 :]
        if not following:
            yield from self.match_over(table)
            return
        yield set_counters({"turn": following[0], "phase": "score"})
        if self.score_choice == "lowest":
            yield from self.score(table, Score(following[0], self.counting.lowest(table, following[0])))

    def score(self, table: Table, action: Score) -> Iterator[Event]:
        """Lets a loser show all cards, pick one of each pair, and add their values to the score."""
        player = action.who
        values, old = self.counting.count(table, action), table.counters[f"score.{player}"]
        cards = tuple(self.counting.picked(table, player, pick) for pick in action.picks)
        facts: Facts = {"player": player, "cards": cards, **self.sum_facts(values), "old": old, "new": old + sum(values)}
        yield turn_over(list(table[f"closed.{player}"]), rule=self.rule("score"), **facts)
        yield set_counters({f"score.{player}": old + sum(values)})
        elevens = sum(pick.endswith("=11") for pick in action.picks)
        if elevens and self.ace_score == "choice":
            yield fire(self.rule("score.ace"), player=player, n=elevens)
        yield from self.fifty_off(table, player)
        yield from self.count_next(table, player)

    @staticmethod
    def sum_facts(values: Sequence[int]) -> Facts:
        """Returns the four numbers of a count and their sum."""
        return {**dict.fromkeys("abcd", 0), **dict(zip("abcd", values, strict=False)), "sum": sum(values)}

    def with_fifty_off(self, score: int) -> int:
        """Returns a score after an addition: 50 less if it is a multiple of 100."""
        return score - 50 if self.hundred == "minus_50" and score > 0 and score % 100 == 0 else score

    def fifty_off(self, table: Table, player: str) -> Iterator[Event]:
        score = table.counters[f"score.{player}"]
        after = self.with_fifty_off(score)
        if after != score:
            facts: Facts = {"player": player, "score": score, "k": score // 100, "after": after}
            yield set_counters({f"score.{player}": after}, rule=self.rule("score.hundred"), **facts)

    # ------------------------------------------------------------------------------------ the end of a match, and of the game

    def match_over(self, table: Table) -> Iterator[Event]:
        counters = table.counters
        yield set_counters({"phase": "match_over", "turn": None, "declared": None, "locked": False})
        yield from self.by_threshold(table) if self.win == "lowest_at_threshold" else self.by_dropping_out(table)
        if table.outcome is None and counters["match"] >= self.max_matches:
            yield from self.give_up(table, "max_matches")

    def best(self, counters: Mapping[str, Any], players: Sequence[str]) -> tuple[list[str], int]:
        """Returns the players with the lowest score, and that score."""
        low = min(counters["score." + player] for player in players)
        return [player for player in players if counters["score." + player] == low], low

    def by_threshold(self, table: Table) -> Iterator[Event]:
        """Ends the game when somebody has reached the agreed score: the lowest one wins."""
        counters = table.counters
        highest = max(self.seats, key=lambda player: counters["score." + player])
        if counters["score." + highest] < self.threshold:
            return
        winners, low = self.best(counters, self.seats)
        yield set_counters({"phase": "over", "reason": "threshold"})
        facts: Facts = {"player": highest, "high": counters["score." + highest], "threshold": self.threshold}
        yield end(" ".join(winners), rule=self.rule("win.lowest"), **facts, winners=winners, n=len(winners), low=low)

    def by_dropping_out(self, table: Table) -> Iterator[Event]:
        """Drops players beyond the agreed score, until one is left. If all go beyond it at once, the lowest score wins."""
        counters, threshold = table.counters, self.threshold
        playing = self.in_game(counters)
        beyond = [player for player in playing if counters["score." + player] > threshold]
        everybody = beyond == playing
        for player in [] if everybody else beyond:
            facts: Facts = {"player": player, "score": counters["score." + player], "threshold": threshold}
            yield set_counters({f"status.{player}": "out_of_game"}, rule=self.rule("win.out"), **facts)
        left = self.in_game(counters)
        if len(left) > 1 and not everybody:
            return
        winners, low = self.best(counters, left)
        yield set_counters({"phase": "over", "reason": "last_standing"})
        result: Facts = {"winners": winners, "n": len(winners), "low": low, "threshold": threshold}
        yield end(" ".join(winners), rule=self.rule("win.last"), **result, all="yes" if everybody else "no")

    def give_up(self, table: Table, reason: str) -> Iterator[Event]:
        yield set_counters({"phase": "over", "turn": None, "reason": reason})
        n = self.max_turns if reason == "max_turns" else self.max_matches
        wins = self.on_limit == "lowest_score" and reason == "max_matches"
        winners, low = self.best(table.counters, self.in_game(table.counters))
        facts: Facts = {
            "reason": reason,
            "n": n,
            "k": len(winners),
            "outcome": "won" if wins else UNFINISHED,
            "winners": winners,
            "low": low,
        }
        yield end(" ".join(winners) if wins else UNFINISHED, rule=self.rule("max_turns"), **facts)

    def begin(self, table: Table) -> Iterator[Event]:
        """Starts a position set up by hand, which may lack a card to place, or have a Soureh that comes back."""
        counters = table.counters
        phase, turn = counters["phase"], counters["turn"]
        if phase == "place" and not table[f"drawn.{turn}"]:
            yield set_counters({"phase": "draw"})
        if phase == "draw" and counters["declared"] == turn:
            yield from self.come_back(table, turn)

    # --------------------------------------------------------------------------------------- legal actions

    @cached_property
    def placings(self) -> dict[str, dict[tuple[str, int], tuple[Action, Action]]]:
        """Player -> the row and slot where a card may be placed -> the plain way to do so, and the one with Soureh."""
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
            return [Score(player, picks) for picks in product(*self.counting.picks(table, player))]
        return [DEAL]

    def ways_to_place(self, table: Table, player: str) -> list[Action]:
        """Returns own closed cards, other players' open ones and the second pile as targets, with Soureh if all four pairs then
        fit.
        """
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

    # ------------------------------------------------------------------------------------------------------ refusals

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
            return self.counting.forbids_score(table, action)
        if isinstance(action, Reveal) and (bad := self.bad_pairs(table, turn)):  # only in a position set up by hand
            return Refusal(self.rule("last.ruined"), {"player": turn, **self.pair_facts(table, turn, bad[0])})
        refusal = self.forbids_their(table, action) if isinstance(action, Their) else None
        if refusal is None and isinstance(action, (Own, Their, ThrowAway)) and action.declare:
            if self.declare_when == "start":
                return Refusal(self.rule("declare.when"), {"when": self.declare_when})
            return self.forbids_soureh(table, action)
        return refusal

    def forbids_their(self, table: Table, action: Their) -> Refusal | None:
        """Allows only open cards of others who are in the match, one card of a declarer, and a ten in place of an ace."""
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
        """Forbids declaring while another Soureh is waiting, or with a pair that does not fit once the card is placed."""
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
        """Draws the top card of the pile. A player who draws instead of revealing gives up the Soureh."""
        if table.counters["phase"] == "return":
            yield set_counters({"declared": None, "locked": False}, rule=self.rule("continue"), player=player)
        pile, discard = table.zones["pile"], table.zones["discard"]
        if not pile and discard and self.pile_empty == "reshuffle":
            n = len(discard)
            yield move(table.rng.shuffled(discard), "pile", source="discard", rule=self.rule("draw.reshuffle"), n=n)
        if not pile:
            yield fire(self.rule("draw.none"))
            yield from self.match_over(table)
            return
        private = player, {"card": pile[0]}
        yield deal("pile", f"drawn.{player}", 1, rule=self.rule("draw"), private=private, player=player, n=len(pile) - 1)
        yield set_counters({"phase": "place"})

    def turn(self, table: Table, action: Action) -> Iterator[Event]:
        """Places a card, or declares Soureh instead of drawing; then the next player's turn begins."""
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
            yield set_counters({"declared": player, "locked": False}, rule=self.rule("declare"), player=player, n=n)
        turns = counters["turns"] + 1
        if turns >= self.max_turns:
            yield set_counters({"turns": turns})
            yield from self.give_up(table, "max_turns")
            return
        following = self.still_in(table, player)[0]
        yield set_counters({"turns": turns, "turn": following, "phase": "draw"})
        if counters["declared"] == following:
            yield from self.come_back(table, following)

    def replace_own(self, table: Table, player: str, slot: int) -> Iterator[Event]:
        """Replaces a closed card with the drawn one. Both are the player's secret."""
        row, drawn = f"closed.{player}", f"drawn.{player}"
        card, old = table[drawn][0], table[row][slot - 1]
        facts: Facts = {"player": player, "slot": slot}
        yield deal(drawn, row, 1, at=slot - 1, rule=self.rule("own"), private=(player, {"card": card, "old": old}), **facts)
        yield move([old], "discard", source=row, at=TOP)

    def replace_theirs(self, table: Table, action: Their) -> Iterator[Event]:
        """Replaces another player's open card with the drawn one, for everybody to see."""
        player, other, row, drawn = action.who, action.other, f"open.{action.other}", f"drawn.{action.who}"
        card, old = table[drawn][0], table[row][action.slot - 1]
        facts: Facts = {"player": player, "other": other, "slot": action.slot, "card": card, "old": old}
        rule = self.rule("their.ace" if old.rank == "A" else "their")
        yield deal(drawn, row, 1, at=action.slot - 1, rule=rule, **facts, value=VALUE[card.rank])
        yield move([old], "discard", source=row, at=TOP)
        if other == table.counters["declared"]:
            yield set_counters({"locked": True}, rule=self.rule("last.lock"), declared=other)

    def come_back(self, table: Table, player: str) -> Iterator[Event]:
        """Ends the last round: the Soureh held, or a pair of it is broken and it is gone."""
        bad = self.bad_pairs(table, player)
        if not bad:
            yield set_counters({"phase": "return"}, rule=self.rule("last.unharmed"), player=player)
            return
        facts = self.pair_facts(table, player, bad[0])
        secret = {name: facts.pop(name) for name in ("closed", "other", "kind")}
        yield fire(self.rule("last.ruined"), private=(player, secret), player=player, **facts)
        yield set_counters({"declared": None, "locked": False})

    def pair_facts(self, table: Table, player: str, slot: int) -> Facts:
        """Returns one of a player's pairs as facts."""
        return compared(slot, table[f"open.{player}"][slot - 1], table[f"closed.{player}"][slot - 1])

    # ------------------------------------------------------------------------------------ a Soureh that held

    def reveal(self, table: Table, player: str) -> Iterator[Event]:
        counters = table.counters
        opens, closeds = table[f"open.{player}"], table[f"closed.{player}"]
        pairs = tuple(compared(slot, *pair) for slot, pair in enumerate(zip(opens, closeds, strict=False), 1))
        leaves = "yes" if self.leaves(counters) else "no"
        yield turn_over(list(closeds), rule=self.rule("reveal"), player=player, pairs=pairs, leaves=leaves)
        yield set_counters({"declared": None, "locked": False, "match_winner": counters["match_winner"] or player})
        if self.leaves(counters):
            yield from self.leave(table, player)
        else:
            yield from self.count_next(table, player)

    def leave(self, table: Table, player: str) -> Iterator[Event]:
        """Lets the declarer leave with nothing to count, and gives the others ten points each."""
        counters = table.counters
        rest = self.still_in(table, player)
        everyone = [other for other in table.after(player) if other in self.in_game(counters)]
        pay = rest if self.leave_points == "still_in" else everyone
        paid = tuple({"player": p, "old": counters["score." + p], "new": counters["score." + p] + 10} for p in pay)
        yield set_counters({f"status.{player}": "left"}, rule=self.rule("leave"), player=player, paid=paid)
        for other in pay:
            yield set_counters({f"score.{other}": counters[f"score.{other}"] + 10})
            yield from self.fifty_off(table, other)
        if len(rest) > 1:
            yield set_counters({"turn": rest[0], "phase": "draw"})
            return
        yield fire(self.rule("leave.last"), player=rest[0])
        yield from self.count_next(table, player)
