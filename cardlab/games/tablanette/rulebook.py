"""The rules of Tablanette: options, values of cards, deal, and a hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any

from cardlab.authoring import (
    TOP,
    Action,
    Card,
    Counter,
    Deal,
    Event,
    Facts,
    Game,
    Measure,
    PositionError,
    Refusal,
    Table,
    Zone,
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
)
from cardlab.games.tablanette.actions import (
    ANY_NUMBER,
    DEAL,
    DEALS,
    FOR_MOST_CARDS,
    GOAL,
    HAND,
    LAID_OUT,
    LAY,
    TEN_OF_DIAMONDS,
    TWO_OF_CLUBS,
    PlayAndTake,
    taking,
)
from cardlab.games.tablanette.sums import SMALL, Values, chosen, small_sums, split, sums, takes, terms, totals


@game(
    "tablanette",
    presets={
        "published": {},
        "book": {"played_card": "stays", "group_max": 3, "groups": "one", "bonus": "double_cards"},
        "discard_pile": {"played_card": "discarded"},
        "serbian": {"jack": "twelve", "bonus": "one", "cards_needed": 27, "ace_points": 1, "target": 101},
        "short": {"max_hands": 1, "on_limit": "most_points"},
    },
)
class Tablanette(Game):
    """The rulebook of Tablanette: two players, and four deals of six cards each in a hand."""

    played_card: str = option("taken", choices=("taken", "stays", "discarded"))
    group_max: str | int = option("any", choices=("any", 3))
    groups: str = option("many", choices=("many", "one"))
    capture_duty: str = option("free", choices=("free", "must"))
    jack: str = option("sweeps", choices=("sweeps", "twelve"))
    jack_in_sums: bool = option(False)
    bonus: str = option("sum", choices=("sum", "double_cards", "one", "none"))
    ten_of_diamonds: int = option(2, choices=(2, 3))
    cards_needed: int = option(28, choices=(27, 28))
    ace_points: int = option(0, choices=(0, 1))
    target: int = option(251, at_least=1, at_most=10_000)
    win_check: str = option("hand_end", choices=("hand_end", "at_once"))
    max_hands: int = option(50, at_least=1, at_most=1000)
    on_limit: str = option("unfinished", choices=("unfinished", "most_points"))

    players = 2
    zones = (
        Zone("hand", each_player=True, seen_by="owner", lies="fan", sorts="A23456789TJQK cdhs"),
        Zone("won", each_player=True, seen_by="nobody", known_to="all", lies="pile"),
        Zone("swept", each_player=True, lies="pile", fleeting=True),
        Zone("table"),
        Zone("stock", seen_by="nobody", lies="pile"),
        Zone("discard", lies="pile", stands="aside"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters = (
        Counter("turn", None),
        Counter("dealer", None),
        Counter("deal", 1),
        Counter("hand", 1),
        Counter("phase", "deal"),
        Counter("last_taker", None),
        Counter("score", each_player=True),
        Counter("tablanettes", each_player=True),
        Counter("turns"),
        Counter("reason", None),
    )
    verbs = (PlayAndTake, Deal)
    measures = (
        Measure("score", each_player=True),
        Measure("sweeps", rules=("sweep",), each_player=True),
        Measure("hand"),
        Measure("takes", rules=("take.equal", "take.sum", "jack")),
        Measure("trails", rules=("trail",)),
    )
    only_with = {
        "layout.jack": {"jack": ("sweeps",)},
        "jack": {"jack": ("sweeps",)},
        "jack.empty": {"jack": ("sweeps",)},
        "refuse.size": {"group_max": (3,)},
        "refuse.groups": {"groups": ("one",)},
        "refuse.duty": {"capture_duty": ("must",)},
        "stays": {"played_card": ("stays",)},
        "discarded": {"played_card": ("discarded",)},
        "sweep.sum": {"bonus": ("sum",)},
        "sweep.one": {"bonus": ("one",)},
        "score.double": {"bonus": ("double_cards",)},
    }

    # ------------------------------------------------------------------------------------- values of cards

    @cached_property
    def goals(self) -> dict[Card, int]:
        """The sum that each card takes when it is played; 0 for a jack that sweeps."""
        goals = GOAL if self.jack == "sweeps" else GOAL | {"J": 12}
        return {c: goals[c.rank] for c in pack()}

    @cached_property
    def counts(self) -> dict[Card, Values]:
        """The values of each card on the table."""
        jack = (12,) if self.jack == "twelve" else (0,) if self.jack_in_sums else ()
        return {c: (1, 11) if c.rank == "A" else jack if c.rank == "J" else (GOAL[c.rank],) for c in pack()}

    @cached_property
    def points(self) -> dict[Card, int]:
        """The points of each card for its owner at the end of a hand."""
        points = dict.fromkeys("TJQK", 1) | {"A": self.ace_points}
        special = {TWO_OF_CLUBS: 1, TEN_OF_DIAMONDS: self.ten_of_diamonds}
        return {c: special.get(c, points.get(c.rank, 0)) for c in pack()}

    @cached_property
    def most(self) -> int:
        """The maximum number of cards in a group."""
        return ANY_NUMBER if self.group_max == "any" else int(self.group_max)

    def values(self, cards: Sequence[Card]) -> tuple[Values, ...]:
        """Returns the possible values of cards on the table."""
        counts = self.counts
        return tuple([counts[c] for c in cards])

    def sweeps(self, card: Card) -> bool:
        """Whether a card is a jack that takes everything."""
        return not self.goals[card]

    def ways(self, cards: Iterable[Card], floor: Sequence[Card]) -> dict[Card, list[tuple[Card, ...]]]:
        """Returns for each card all sets of cards on the table that it may take, in the order of the table. A sweeping jack has
        no choice.
        """
        goals, everything, many = self.goals, [tuple(floor)] if floor else [], self.groups == "many"
        values = self.values(floor)
        made = small_sums(values, self.most) if len(floor) <= SMALL else sums(values, self.most)
        return {
            card: everything if self.sweeps(card) else [chosen(floor, taken) for taken in takes(made[goals[card]], many)]
            for card in cards
        }

    def split(self, card: Card, taken: Sequence[Card], most: int | None = None) -> list[tuple[Card, ...]]:
        """Returns the groups into which taken cards can be divided, none of them too large; [] if there is no way."""
        found = split(self.values(taken), self.goals[card], most or self.most)
        return [chosen(taken, group) for group in found or ()]

    # ------------------------------------------------------------------------------------ set-up

    def pack(self) -> list[Card]:
        return pack()

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("pack", table.rng.shuffled(self.pack()))
        yield set_counters({"dealer": self.seats[-1]})
        yield from self.deal_hand(table)

    def order(self, table: Table) -> tuple[str, str]:
        """Returns the dealer's opponent, who is dealt to first and plays first, and the dealer."""
        dealer = table.counters["dealer"] or self.seats[-1]
        return table.after(dealer)[0], dealer

    def deal_hand(self, table: Table) -> Iterator[Event]:
        """Deals six cards each and four on the table; the rest is the stock."""
        first, dealer = self.order(table)
        yield from self.deal_six(table, "pack", self.rule("deal"), {"dealer": dealer, "n": HAND})
        yield from self.lay_out(table)
        yield deal("pack", "stock", len(table["pack"]))
        yield set_counters({"phase": "play", "turn": first, "dealer": dealer, "deal": 1, "last_taker": None, "turns": 0})

    def deal_six(self, table: Table, source: str, rule: str, facts: Facts) -> Iterator[Event]:
        """Deals six cards each, one at a time, the dealer's opponent first."""
        dealt = table[source][: 2 * HAND]
        for place, player in enumerate(self.order(table)):
            yield move(dealt[place::2], f"hand.{player}", source=source, rule=rule, **facts)
            rule = ""

    def lay_out(self, table: Table) -> Iterator[Event]:
        """Lays four cards on the table. A jack that sweeps goes under the stock, and another card is laid."""
        waiting, floor = table["pack"], table["table"]
        while len(floor) < LAID_OUT and not all(self.sweeps(c) for c in waiting):
            yield deal("pack", "table", 1)
            if self.sweeps(floor[-1]):
                yield move([floor[-1]], "pack", source="table", rule=self.rule("layout.jack"), card=floor[-1])
        yield fire(self.rule("layout"), cards=tuple(floor), n=len(floor))

    def gather(self, table: Table) -> Iterator[Event]:
        """Shuffles all cards for the next hand, which the other player deals."""
        zones = [name for name in table.zones if name != "pack"]
        yield move(table.rng.shuffled(c for name in zones for c in table[name]), "pack", source=zones)
        first, _ = self.order(table)
        none = {f"tablanettes.{player}": 0 for player in self.seats}
        yield set_counters({"dealer": first, "hand": table.counters["hand"] + 1, **none})

    def begin(self, table: Table) -> Iterator[Event]:
        phase, turn = table.counters["phase"], table.counters["turn"]
        if phase not in ("deal", "play", "hand_over"):
            raise PositionError(f"{self.slug}: the phase is {phase!r:.40}, but must be deal, play or hand_over.")
        if phase == "play" and not (turn and table[f"hand.{turn}"]):
            yield from self.next_turn(table, turn or self.order(table)[1])

    # --------------------------------------------------------------------------------------- legal actions

    def legal_actions(self, table: Table) -> list[Action]:
        if table.counters["phase"] != "play":
            return [DEAL]
        player, floor = table.counters["turn"], table.zones["table"]
        found: list[Action] = []
        for card, ways in self.ways(table.zones["hand." + player], floor).items():
            listed = [] if self.sweeps(card) else ways
            if self.capture_duty == "free" or not listed:
                found.append(LAY[player][card])
            found += [taking(player, card, way) for way in listed]
        return found

    def forbids(self, table: Table, action: Action) -> Refusal | None:
        phase, turn = table.counters["phase"], table.counters["turn"]
        if not isinstance(action, PlayAndTake):
            return self.not_now(turn, "dealt") if phase == "play" else None
        if phase != "play":
            return self.not_now("all", "deal")
        if action.who != turn:
            return self.not_now(turn, "turn")
        if action.card not in table.zones["hand." + turn]:
            return self.not_now(turn, "not_held", card=action.card)
        floor, taken = table.zones["table"], set(action.take)
        if self.sweeps(action.card):
            everything = not taken or (taken == set(floor) and len(action.take) == len(floor))
            return None if everything else Refusal(self.rule("jack"), {"card": action.card})
        if not taken:
            return self.must_take(action.card, floor)
        if len(taken) < len(action.take) or not taken.issubset(floor):
            return Refusal(self.rule("refuse.sum"), {"why": "absent"})
        return self.not_a_sum(action.card, [c for c in floor if c in taken])

    def not_now(self, turn: str, why: str, **facts: Any) -> Refusal:
        """Refuses an action at the wrong time, or with the wrong card."""
        return Refusal(self.rule("turn"), {"turn": turn, "why": why, **facts})

    def must_take(self, card: Card, floor: Sequence[Card]) -> Refusal | None:
        """With `capture_duty: must`, refuses to lay a card that can take something."""
        if self.capture_duty == "free" or not (ways := self.ways([card], floor)[card]):
            return None
        return Refusal(self.rule("refuse.duty"), {"card": card, "example": ways[0]})

    def not_a_sum(self, card: Card, taken: list[Card]) -> Refusal | None:
        """Returns why a card may not take these cards: several groups, a group that is too large, or no sum."""
        groups = self.split(card, taken)
        facts: Facts = {"card": card, "cards": tuple(taken), "value": self.goals[card]}
        if groups and (len(groups) == 1 or self.groups == "many"):
            return None
        if groups:
            return Refusal(self.rule("refuse.groups"), facts | {"n": len(groups)})
        for most in range(self.most + 1, len(taken) + 1):
            if self.split(card, taken, most):
                return Refusal(self.rule("refuse.size"), facts | {"n": most})
        return Refusal(self.rule("refuse.sum"), facts | self.make(card, taken))

    def make(self, card: Card, taken: list[Card]) -> Facts:
        """Returns the sum of cards that do not fit. One may be a jack that cannot be added."""
        values = self.values(taken)
        if () in values:
            return {"why": "jack"}
        make, ace = totals(values), "yes" if card.rank == "A" else "no"
        return {"why": "sum", "n": len(taken), "sum": make[0], "high": make[-1], "aces": len(make) - 1, "ace": ace}

    # ------------------------------------------------------------------------------------ a play

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        if isinstance(action, PlayAndTake):
            yield from self.play_card(table, action.who, action.card, action.take)
            return
        if table.counters["phase"] == "hand_over":
            yield from self.gather(table)
        yield from self.deal_hand(table)
        yield from self.begin(table)

    def play_card(self, table: Table, player: str, card: Card, take: Sequence[Card]) -> Iterator[Event]:
        counters, floor, score, sweeps = table.counters, table.zones["table"], f"score.{player}", self.sweeps(card)
        taken = list(floor) if sweeps else [c for c in floor if c in take]
        before = counters[score]
        if not taken:
            rule = self.rule("jack.empty" if sweeps else "trail")
            yield move([card], "table", source=f"hand.{player}", rule=rule, player=player, card=card)
        elif sweeps:
            facts: Facts = {"player": player, "card": card, "cards": tuple(taken)}
            yield self.gain_cards(player, [card, *taken], self.rule("jack"), facts)
        else:
            yield from self.take(table, player, card, taken)
        yield set_counters({"turns": counters["turns"] + 1} | ({"last_taker": player} if taken else {}))
        if self.win_check == "at_once" and before < counters[score] >= self.target:
            yield from self.win(table, player)
        else:
            yield from self.next_turn(table, player)

    def gain_cards(self, player: str, cards: list[Card], rule: str, facts: Facts) -> Event:
        """Puts cards face down on top of the player's won cards."""
        return move(cards, f"won.{player}", source=(f"hand.{player}", "table"), at=TOP, rule=rule, **facts)

    def take(self, table: Table, player: str, card: Card, taken: list[Card]) -> Iterator[Event]:
        """Takes the matching cards with a card, which goes where the options say."""
        groups = self.split(card, taken)
        facts = self.take_facts(player, card, groups)
        rule = self.rule("take.equal" if len(groups) == len(taken) else "take.sum")
        if len(taken) == len(table.zones["table"]):
            yield move([card], "table", source=f"hand.{player}", rule=rule, **facts)
            yield from self.tablanette(table, player, [card, *taken], len(groups))
        elif self.played_card == "taken":
            yield self.gain_cards(player, [card, *taken], rule, facts)
        else:
            stays = self.played_card == "stays"
            to, at, name = ("table", -1, "stays") if stays else ("discard", TOP, "discarded")
            yield move([card], to, source=f"hand.{player}", at=at, rule=rule, **facts)  # it is seen when it is narrated
            yield self.gain_cards(player, taken, "", {})
            yield fire(self.rule(name), player=player, card=card)

    def take_facts(self, player: str, card: Card, groups: list[tuple[Card, ...]]) -> Facts:
        """Returns the groups, each with the values of its cards."""
        value = self.goals[card]
        group_facts = []
        for group in groups:
            counted = terms(self.values(group), value)
            group_facts.append({"cards": group, "n": len(group), "terms": " + ".join(map(str, counted)), "value": value})
        taken = tuple(c for group in groups for c in group)
        ace = "yes" if card.rank == "A" else "no"
        return {
            "player": player,
            "card": card,
            "value": value,
            "ace": ace,
            "cards": taken,
            "n": len(taken),
            "groups": group_facts,
        }

    def tablanette(self, table: Table, player: str, cards: list[Card], groups: int) -> Iterator[Event]:
        """Settles an empty table: the cards and the one played are put apart and bring a bonus."""
        counters = table.counters
        yield move(cards, f"swept.{player}", source="table", at=TOP, rule=self.rule("sweep"), player=player, n=len(cards) - 1)
        yield set_counters({f"tablanettes.{player}": counters[f"tablanettes.{player}"] + 1})
        points = self.bonus_points(cards[0], groups)
        if points:
            value = self.goals[cards[0]]
            facts: Facts = {"player": player, "card": cards[0], "value": value, "groups": groups, "product": groups * value}
            rule = self.rule(f"sweep.{self.bonus}")
            yield set_counters({f"score.{player}": counters[f"score.{player}"] + points}, rule=rule, points=points, **facts)

    def bonus_points(self, card: Card, groups: int) -> int:
        """Returns the points of a tablanette."""
        return {"sum": self.goals[card] * (groups + 1), "one": 1}.get(self.bonus, 0)

    def next_turn(self, table: Table, player: str) -> Iterator[Event]:
        """Passes to the next player who has a card. If nobody has one, deals six more each, or ends the hand."""
        following = [p for p in (*table.after(player), player) if table.zones["hand." + p]]
        if following:
            yield set_counters({"turn": following[0]})
        elif table.zones["stock"]:
            first, dealer = self.order(table)
            number = table.counters["deal"] + 1
            facts: Facts = {"deal": number, "deals": max(number, DEALS), "dealer": dealer}
            yield from self.deal_six(table, "stock", self.rule("deal.again"), facts)
            yield set_counters({"deal": number, "turn": first})
        else:
            yield from self.end_hand(table)

    # ------------------------------------------------------------------------------------ the end of a hand

    def end_hand(self, table: Table) -> Iterator[Event]:
        """Gives the rest to the last taker, counts both players, and checks the target."""
        floor, taker = table.zones["table"], table.counters["last_taker"]
        if floor and taker:
            yield self.gain_cards(taker, list(floor), self.rule("last"), {"player": taker, "n": len(floor)})
        elif floor:
            yield fire(self.rule("last.nobody"), n=len(floor))
        for player in self.order(table):
            yield from self.count(table, player)
        yield from self.look_at_target(table)

    def count(self, table: Table, player: str) -> Iterator[Event]:
        """Counts the points in a player's cards (twice for those of a tablanette, if the options say so) and those for most
        cards.
        """
        swept, score = table.zones[f"swept.{player}"], f"score.{player}"
        cards = table.zones[f"won.{player}"] + swept
        items = self.items(cards)
        points = sum(item["points"] for item in items)
        sum_facts = {"items": items, "terms": " + ".join(str(item["points"]) for item in items), "k": len(items)}
        facts: Facts = {"player": player, "points": points}
        yield set_counters({score: table.counters[score] + points}, rule=self.rule("score"), **facts, **sum_facts)
        again = sum(self.points[c] for c in swept)
        if self.bonus == "double_cards" and again:
            facts = {"player": player, "points": again, "double": 2 * again}
            yield set_counters({score: table.counters[score] + again}, rule=self.rule("score.double"), **facts)
        if len(cards) >= self.cards_needed:
            facts = {"player": player, "n": len(cards), "needed": self.cards_needed, "points": FOR_MOST_CARDS}
            yield set_counters({score: table.counters[score] + FOR_MOST_CARDS}, rule=self.rule("score.cards"), **facts)

    def items(self, cards: Sequence[Card]) -> list[Facts]:
        """Returns the cards that bring points, kind by kind."""
        kinds = {TWO_OF_CLUBS: "two", TEN_OF_DIAMONDS: "ten_of_diamonds"}
        names = [kinds.get(c, {"T": "tens", "A": "aces"}.get(c.rank, "courts")) for c in cards if self.points[c]]
        each = {"ten_of_diamonds": self.ten_of_diamonds}
        order = ("two", "ten_of_diamonds", "tens", "courts", "aces")
        return [{"kind": k, "n": names.count(k), "points": names.count(k) * each.get(k, 1)} for k in order if k in names]

    def look_at_target(self, table: Table) -> Iterator[Event]:
        """Gives the win to a player who has reached the target and has more points; otherwise starts another hand, as long as
        one is allowed.
        """
        counters = table.counters
        scores = {player: counters[f"score.{player}"] for player in self.seats}
        best = [player for player in self.seats if scores[player] == max(scores.values())]
        reached = scores[best[0]] >= self.target
        if reached and len(best) == 1:
            yield from self.win(table, best[0])
        elif counters["hand"] >= self.max_hands:
            yield set_counters({"phase": "over", "turn": None, "reason": "max_hands"})
            facts: Facts = {"n": counters["hand"], "target": self.target, "tie": "yes" if reached else "no"}
            yield end_at_limit(scores, wins=self.on_limit == "most_points", rule=self.rule("max_hands"), **facts)
        else:
            yield set_counters({"phase": "hand_over", "turn": None})
            if reached:
                yield fire(self.rule("win.tie"), score=scores[best[0]])

    def win(self, table: Table, player: str) -> Iterator[Event]:
        """Ends the game at the target."""
        yield set_counters({"phase": "over", "turn": None, "reason": "target"})
        score = table.counters[f"score.{player}"]
        yield end(player, rule=self.rule("win"), player=player, score=score, target=self.target)
