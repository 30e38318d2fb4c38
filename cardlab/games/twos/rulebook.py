"""The rules of the Game of Twos: options, cut, deal, and a hand. The combinations are in `combinations.py`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from operator import itemgetter
from typing import Any

from cardlab.authoring import (
    RANKS,
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
    Pass,
    PositionError,
    Refusal,
    Table,
    Zone,
    card,
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
from cardlab.games.twos.actions import CUT, CUT_VALUE, DEAL, HAND, Cut
from cardlab.games.twos.combinations import (
    BIT,
    FIVES,
    PLACE,
    SETS,
    SIZES,
    Choice,
    Combination,
    PlayCombination,
    as_choice,
    combination,
    fives_in,
    mask,
    sets_in,
)

PASS = {seat: Pass(seat) for seat in HAND}


@game(
    "twos",
    presets={
        "book": {},
        "thirteen": {"deal": "thirteen"},
        "hong_kong": {
            "direction": "counterclockwise",
            "straights": "twos_high",
            "flush": "high_card",
            "penalty": "by_count",
            "leftover": "to_lowest",
        },
        "fifty": {"penalty": "by_count", "target": 50, "hands": 0},
    },
)
class Twos(Game):
    """The rulebook of Twos: two to four players, one pack. The first player with an empty hand wins; the others pay for
    theirs.
    """

    players: int = option(4, choices=(2, 3, 4))
    deal: str = option("all", choices=("all", "thirteen"))
    leftover: str = option("dealt_on", choices=("dealt_on", "to_lowest"))
    cut_count: str = option("from_right", choices=("from_right", "from_dealer"))
    direction: str = option("clockwise", choices=("clockwise", "counterclockwise"))
    straights: str = option("twos_low", choices=("twos_low", "twos_high"))
    flush: str = option("suit", choices=("suit", "high_card"))
    pass_locks: bool = option(False)
    penalty: str = option("by_value", choices=("by_value", "by_count"))
    two_penalty: int = option(2, choices=(1, 2))
    untouched: str = option("three_per_card", choices=("three_per_card", "thirteen_only"))
    settle: str = option("penalties", choices=("penalties", "pay_winner"))
    hands: int = option(1, at_least=0, at_most=1000)
    target: int = option(0, at_least=0, at_most=10_000)
    max_turns: int = option(1000, at_least=1)

    zones = (
        Zone("hand", each_player=True, seen_by="owner", lies="fan", sorts="3456789TJQKA2 dchs"),
        Zone("table"),
        Zone("pile", seen_by="nobody", lies="pile", stands="aside"),  # its cards lie face up until the round is over
        Zone("pack", seen_by="nobody", lies="pile"),
        Zone("out", seen_by="nobody", lies="pile", stands="aside"),
    )
    counters = (
        Counter("turn", None),
        Counter("dealer", None),
        Counter("first", None),
        Counter("phase", "cut"),
        Counter("opening", True),
        Counter("lowest", None),
        Counter("holder", None),
        Counter("passes"),
        Counter("locked", False, each_player=True),
        Counter("passed", False, each_player=True),
        Counter("played", each_player=True),
        Counter("penalty", each_player=True),
        Counter("score", each_player=True),
        Counter("hand"),
        Counter("turns"),
        Counter("reason", None),
        Counter("cards", each_player=True, counts="hand"),
    )
    verbs = (PlayCombination, Pass, Cut, Deal)
    measures = (
        Measure("score", each_player=True),
        Measure("cards", each_player=True),
        Measure("plays", rules=tuple(f"play.{kind}" for kind in (*SETS.values(), *FIVES))),
        Measure("passes", rules=("pass",)),
        Measure("rounds", rules=("round",)),
    )
    only_with = {
        "deal.leftover": {"deal": ("all",), "players": (3,)},
        "deal.out": {"deal": ("thirteen",), "players": (2, 3)},
        "penalty.value": {"penalty": ("by_value",)},
        "penalty.count": {"penalty": ("by_count",)},
        "settle": {"settle": ("pay_winner",)},
    }

    def contradiction(self) -> str | None:
        if not self.hands and not self.target:
            return "option 'hands' is 0 and 'target' is 0, so the game would never end: one of them must be more."
        return None

    # ------------------------------------------------------------------------------------ set-up

    def pack(self) -> list[Card]:
        return pack()

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("pack", table.rng.shuffled(self.pack()))
        yield set_counters({"dealer": self.seats[-1]})
        yield from self.cut(table, CUT)
        yield from self.deal_out(table)

    def around(self, first: str) -> tuple[str, ...]:
        """Returns the seats counterclockwise from one of them, in dealing order."""
        place = self.seats.index(first) + 1
        return (self.seats[place:] + self.seats[:place])[::-1]

    def cut(self, table: Table, action: Cut) -> Iterator[Event]:
        """Shows a card, and counts the players up to its value."""
        dealer, cards, n = table.counters["dealer"], table["pack"], self.players
        shown = action.card or table.rng.pick(cards or self.pack())
        value = CUT_VALUE[shown.rank]
        counted = self.around(dealer)
        if self.cut_count == "from_right":
            counted = counted[1:] + counted[:1]
        rounds, rest = divmod(value - 1, n)
        first = counted[rest]
        facts: Facts = {"card": shown, "value": value, "n": n, "dealer": dealer, "start": counted[0], "first": first}
        facts |= {"rounds": rounds, "rest": rest + 1, "around": n * rounds}
        rule = self.rule("cut")
        yield turn_over([shown], rule=rule, **facts) if shown in cards else fire(rule, **facts)
        yield set_counters({"first": first, "phase": "deal"})

    def deal_out(self, table: Table) -> Iterator[Event]:
        """Deals the same number to everybody, one card at a time; then the lowest card is shown, and its holder leads."""
        cards, order = list(table["pack"]), self.around(table.counters["first"])
        each = len(cards) // len(order)
        if not each:
            raise PositionError(f"{self.slug}: the pack has {len(cards)} cards, but must have one for each player.")
        if self.deal == "thirteen":
            each = min(each, 13)
        going, rest = cards[: each * len(order)], cards[each * len(order) :]
        back = [c for c in cards if c in table.turned]  # the card of the cut goes back into the pack
        facts: Facts = {"n": each, "players": len(order), "dealt": len(going), "first": order[0]}
        yield turn_over(back, face="down", rule=self.rule("deal"), **facts)
        for place, player in enumerate(order):
            yield move(going[place :: len(order)], HAND[player], source="pack")
        if rest and self.deal == "thirteen":
            yield move(rest, "out", source="pack", rule=self.rule("deal.out"), n=len(rest), dealt=len(going), total=len(cards))
        elif rest:
            yield from self.deal_rest(table, order, rest, each)
        yield set_counters({"phase": "play", "opening": True})
        yield from self.show_lowest(table)

    def deal_rest(self, table: Table, order: Sequence[str], rest: list[Card], each: int) -> Iterator[Event]:
        """Deals the remaining cards on, or gives them to the holder of the lowest card."""
        to_lowest = self.leftover == "to_lowest"
        takers = [self.lowest_held(table)[1]] * len(rest) if to_lowest else order[: len(rest)]
        players, n = tuple(dict.fromkeys(takers)), len(order)
        facts: Facts = {"players": players, "k": len(players), "n": n, "each": each, "rest": len(rest)}
        facts |= {"total": n * each + len(rest), "how": self.leftover, "rule": self.rule("deal.leftover")}
        for player, left in zip(takers, rest, strict=True):
            yield move([left], HAND[player], source="pack", **facts)
            facts = {}

    def lowest_held(self, table: Table) -> tuple[Card, str]:
        """Returns the lowest card in the hands, and its holder."""
        held = {c: player for player in self.seats for c in table[HAND[player]]}
        lowest = min(held, key=PLACE)
        return lowest, held[lowest]

    def show_lowest(self, table: Table) -> Iterator[Event]:
        """Lets the holder of the lowest card show it, so that everybody knows who leads."""
        lowest, leader = self.lowest_held(table)
        yield turn_over([lowest])
        yield set_counters({"turn": leader, "lowest": lowest.name})

    def begin(self, table: Table) -> Iterator[Event]:
        counters, zones = table.counters, table.zones
        if counters["phase"] == "over":
            yield from self.win(table)
        if counters["phase"] != "play":
            return
        self.check(table)
        done = [player for player in self.seats if not zones[HAND[player]]]
        if done:
            yield from self.out(table, done[0])
        elif counters["opening"] and not any(c in table.turned and c.name == counters["lowest"] for c in table["hand"]):
            yield from self.show_lowest(table)

    def check(self, table: Table) -> None:
        """Checks that a position set up by hand makes sense.

        Raises:
            PositionError: The cards on the table are not a combination, or have no owner, or nobody can continue.
        """
        counters, beaten, turn = table.counters, table["table"], table.counters["turn"]
        fault = ""
        if beaten and not self.combination(beaten):
            fault = f"{' '.join(map(str, beaten))} on the table are not a combination"
        elif bool(beaten) is (counters["holder"] is None):
            fault = "give both a combination on the table and the counter 'holder', the player who laid it"
        elif sum(not table[HAND[player]] for player in self.seats) > 1:
            fault = "only one hand can be empty. Give the others cards"
        elif turn is None or counters["locked." + turn]:
            fault = "the counter 'turn' must be a player who may still play in this round"
        if fault:
            raise PositionError(f"{self.slug}: {fault}.")

    # --------------------------------------------------------------------------------------- legal actions

    def combination(self, cards: Iterable[Card]) -> Combination | None:
        """Returns the combination of some cards under these options."""
        return combination(tuple(cards), self.straights, self.flush)

    def legal_actions(self, table: Table) -> list[Action]:
        counters, zones = table.counters, table.zones
        if counters["phase"] != "play":
            return [DEAL] if counters["phase"] == "deal" else [CUT]
        player = counters["turn"]
        hand, beaten = zones[HAND[player]], zones["table"]
        if beaten:
            return [*self.higher(player, hand, beaten), PASS[player]]
        lowest = BIT[card(counters["lowest"])] if counters["opening"] else 0
        held = mask(hand)
        leads = [choice for size in SIZES for choice in self.choices(player, hand, held, size)]
        return [play for _, cards, play in leads if cards & lowest == lowest]

    def higher(self, player: str, hand: Iterable[Card], beaten: Sequence[Card]) -> list[PlayCombination]:
        """Returns the plays from a hand that beat a combination, the weakest first."""
        least = self.known(beaten).strength
        return [play for strength, _, play in self.choices(player, hand, mask(hand), len(beaten)) if strength > least]

    def choices(self, player: str, hand: Iterable[Card], held: int, size: int) -> list[Choice]:
        """Returns all combinations of `size` cards in a hand, the weakest first; `held` is the hand as bits.

        A hand only shrinks during play, and filtering its earlier choices is faster than finding all choices again.
        """
        before, choices = self.last_choices.get((player, size), (0, []))
        if before == held:
            return choices
        if before & held == held:
            choices = [choice for choice in choices if choice[1] & held == choice[1]]
        else:
            ordered = sorted(hand, key=PLACE, reverse=True)
            found = fives_in(ordered, self.straights) if size == 5 else sets_in(ordered, size)
            choices = sorted([as_choice(player, cards, self.straights, self.flush) for cards in found], key=itemgetter(0))
        self.last_choices[player, size] = held, choices
        return choices

    @cached_property
    def last_choices(self) -> dict[tuple[str, int], tuple[int, list[Choice]]]:
        """Player and number of cards -> the hand of the last request, and its choices."""
        return {}

    def known(self, cards: Iterable[Card]) -> Combination:
        """Returns the combination of cards that lie on the table, or were allowed."""
        found = self.combination(cards)
        assert found is not None
        return found

    def forbids(self, table: Table, action: Action) -> Refusal | None:
        counters, zones = table.counters, table.zones
        phase, turn = counters["phase"], counters["turn"]
        stage = {Cut: "cut", Deal: "deal"}.get(type(action), "play")
        if (stage != phase and (stage, phase) != ("cut", "hand_over")) or (stage == "play" and action.who != turn):
            return Refusal(self.rule("turn"), {"why": phase, "turn": turn or "all"})
        if isinstance(action, Cut):
            return self.forbids_cut(table, action)
        if isinstance(action, Pass) and not zones["table"]:
            return Refusal(self.rule("lead"))
        return self.forbids_play(table, action) if isinstance(action, PlayCombination) else None

    def forbids_cut(self, table: Table, action: Cut) -> Refusal | None:
        """Forbids naming a card that cannot be cut."""
        cards = table["pack"] if table.counters["phase"] == "cut" and table["pack"] else self.pack()
        return None if action.card is None or action.card in cards else Refusal(self.rule("cut"), {"card": action.card})

    def forbids_play(self, table: Table, action: PlayCombination) -> Refusal | None:
        """Returns why the player whose turn it is may not play these cards."""
        cards, beaten, hand = action.laid, table.zones["table"], table.zones[HAND[action.who]]
        for place, c in enumerate(cards):
            if c not in hand or c in cards[:place]:
                return Refusal(self.rule("turn"), {"why": "twice" if c in hand else "cards", "card": c})
        new = self.combination(cards)
        if new is None:
            return Refusal(self.rule("combination"), {"cards": cards, "n": len(cards)})
        lowest = table.counters["lowest"]
        if table.counters["opening"] and card(lowest) not in cards:
            return Refusal(self.rule("start"), {"player": action.who, "lowest": card(lowest)})
        if not beaten:
            return None
        if len(cards) != len(beaten):
            return Refusal(self.rule("follow.size"), {"n": len(beaten), "k": len(cards)})
        if new.strength <= self.known(beaten).strength:
            return Refusal(self.rule("follow.higher"), {"cards": cards, "beaten": tuple(beaten), "n": len(cards)})
        return None

    def after_the_end(self, table: Table) -> Refusal:
        return Refusal(self.rule("turn"), {"why": "over", "turn": "all"})

    # ------------------------------------------------------------------------------------ playing and passing

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        if isinstance(action, PlayCombination):
            return self.lay(table, action)
        if isinstance(action, Pass):
            return self.stay_out(table, action.who)
        return self.cut_again(table, action) if isinstance(action, Cut) else self.deal_out(table)

    @cached_property
    def following(self) -> dict[str, str]:
        """Each seat -> the next one in the direction of play."""
        step = 1 if self.direction == "clockwise" else -1
        return {seat: self.seats[(place + step) % self.players] for place, seat in enumerate(self.seats)}

    def next_player(self, table: Table, player: str) -> str:
        """Returns the next player to decide, without locked players."""
        following = self.following[player]
        while table.counters["locked." + following] and following != player:
            following = self.following[following]
        return following

    def lay(self, table: Table, action: PlayCombination) -> Iterator[Event]:
        """Lays a combination on the table. One that it beats goes to the pile."""
        counters, beaten = table.counters, table.zones["table"]
        player, cards = action.who, action.laid
        new, old = self.known(cards), self.known(beaten) if beaten else None
        if counters["opening"]:
            yield fire(self.rule("start"), player=player, lowest=card(counters["lowest"]))
        if beaten:
            yield move(beaten[:], "pile", source="table", at=TOP, face="up")
        yield move(cards, "table", source=HAND[player], rule=self.play_rules[new.kind], **self.play_facts(action, new))
        values = {
            "turn": self.next_player(table, player),
            "holder": player,
            "passes": 0,
            "opening": False,
            "played." + player: counters["played." + player] + len(cards),
            "turns": counters["turns"] + 1,
            **({} if self.pass_locks else self.nobody_passed(table)),
        }
        yield self.beats(values, new, old) if old else set_counters(values)
        if not table.zones[HAND[player]]:
            yield from self.out(table, player)
        else:
            yield from self.limit(table)

    def play_facts(self, action: PlayCombination, new: Combination) -> Facts:
        """Returns the facts about a combination that is played."""
        cards, top = action.laid, new.by[0]
        if new.kind in ("full_house", "four"):
            main, rest = (tuple([c for c in cards if (c.rank == top.rank) is same]) for same in (True, False))
            return {"player": action.who, "cards": main, "rest": rest}
        return {"player": action.who, "cards": cards, "top": top, "suit": top.suit}

    @cached_property
    def play_rules(self) -> dict[str, str]:
        """Kind of combination -> the rule of playing it."""
        return {kind: self.rule("play." + kind) for kind in (*SETS.values(), *FIVES)}

    def beats(self, values: dict[str, Any], new: Combination, old: Combination) -> Event:
        """Returns the event that says why the new combination is higher: the kind, a rank, or a suit."""
        place = 0
        while new.strength[place] == old.strength[place]:
            place += 1
        if place == 0:
            return set_counters(values, rule=self.rule("beat.kind"), kind=new.kind, old_kind=old.kind)
        higher, lower = new.by[place - 1], old.by[place - 1]
        if place == new.suit_at:
            facts = {"suit": higher.suit, "old_suit": lower.suit, "new": higher, "old": lower, "kind": new.kind}
            return set_counters(values, rule=self.rule("beat.suit"), **facts)
        return set_counters(values, rule=self.rule("beat.rank"), new=higher, old=lower, kind=new.kind)

    def stay_out(self, table: Table, player: str) -> Iterator[Event]:
        """Plays a pass. When nobody else is left to play, the round is over."""
        counters = table.counters
        values = {
            "turn": self.next_player(table, player),
            "passes": counters["passes"] + 1,
            "turns": counters["turns"] + 1,
            "passed." + player: True,
        }
        if self.pass_locks:
            values["locked." + player] = True
        yield set_counters(values, rule=self.rule("pass"), player=player, locks="yes" if self.pass_locks else "no")
        if self.round_is_over(table):
            yield from self.turn_pile_over(table)
        yield from self.limit(table)

    def round_is_over(self, table: Table) -> bool:
        """Whether all others have passed since the last play, or are locked."""
        counters = table.counters
        if self.pass_locks:
            return all(counters["locked." + player] for player in self.seats if player != counters["holder"])
        return bool(counters["passes"] >= self.players - 1)

    def turn_pile_over(self, table: Table) -> Iterator[Event]:
        """Turns the cards of the round face down. The player who laid last leads."""
        holder, last = table.counters["holder"], tuple(table["table"])
        shown = [*last, *(c for c in table["pile"] if c in table.turned)]
        rule = self.rule("round")
        yield move(shown, "pile", source=("table", "pile"), at=TOP, rule=rule, holder=holder, cards=last, n=len(last))
        yield set_counters({"turn": holder, "holder": None, "passes": 0, **self.nobody_locked, **self.nobody_passed(table)})

    def nobody_passed(self, table: Table) -> dict[str, bool]:
        """Returns the counters of players who have passed and may play again."""
        return {"passed." + player: False for player in self.seats if table.counters["passed." + player]}

    @cached_property
    def nobody_locked(self) -> dict[str, bool]:
        """The counters of locked players at the start of a round; empty if passing does not lock."""
        return {"locked." + player: False for player in self.seats} if self.pass_locks else {}

    def limit(self, table: Table) -> Iterator[Event]:
        """Stops a hand that lasts too long."""
        turns = table.counters["turns"]
        if turns >= self.max_turns:
            yield set_counters({"phase": "over", "turn": None, "reason": "max_turns"})
            yield end(UNFINISHED, rule=self.rule("max_turns"), n=turns)

    # ------------------------------------------------------------------------------------ the end of a hand

    def out(self, table: Table, winner: str) -> Iterator[Event]:
        """Ends the hand when one is empty: the others show theirs and pay for what they hold."""
        counters = table.counters
        yield fire(self.rule("out"), player=winner)
        owed: dict[str, int] = {}
        loser = self.following[winner]
        while loser != winner:
            hand = table[HAND[loser]]
            name, facts = self.hand_cost(hand, counters["played." + loser])
            owed[loser] = facts["sum"]
            hidden = [c for c in hand if c not in table.turned]
            yield turn_over(hidden, rule=self.rule("penalty." + name), player=loser, **facts)
            score = counters["score." + loser] + facts["sum"] * (-1 if self.settle == "pay_winner" else 1)
            yield set_counters({"penalty." + loser: facts["sum"], "score." + loser: score})
            loser = self.following[loser]
        if self.settle == "pay_winner":
            parts = [{"player": player, "n": n} for player, n in owed.items()]
            won = sum(owed.values())
            facts = {"player": winner, "sum": won, "sums": " + ".join(map(str, owed.values())), "parts": parts}
            yield set_counters({"score." + winner: counters["score." + winner] + won}, rule=self.rule("settle"), **facts)
        yield set_counters({"phase": "hand_over", "turn": None})
        if reason := self.why_over(table):
            yield set_counters({"phase": "over", "reason": reason})
            yield from self.win(table)

    def hand_cost(self, hand: Sequence[Card], played: int) -> tuple[str, Facts]:
        """Returns the cost of a hand: the rule, without its slug, and its facts."""
        n = len(hand)
        if not played and (self.untouched == "three_per_card" or n == 13):
            return "untouched", {"n": n, "sum": 3 * n}
        if self.penalty == "by_count":
            factor = 2 if n >= 10 else 1
            return "count", {"n": n, "factor": factor, "sum": n * factor}
        doubles = sum(self.costs[c.rank] == 2 for c in hand)
        return "value", {"ones": n - doubles, "doubles": doubles, "twice": 2 * doubles, "sum": n + doubles}

    @cached_property
    def costs(self) -> dict[str, int]:
        """Rank -> the cost of a card if cards cost by their value."""
        return {rank: 1 if rank in "3456789" else 2 for rank in RANKS} | {"2": self.two_penalty}

    def why_over(self, table: Table) -> str | None:
        """Returns why the game ends with this hand: it is the last one, or a score is far enough from 0."""
        counters = table.counters
        if self.hands and counters["hand"] + 1 >= self.hands:
            return "hands"
        furthest = max(abs(counters["score." + player]) for player in self.seats)
        return "target" if 0 < self.target <= furthest else None

    def win(self, table: Table) -> Iterator[Event]:
        """Gives the win to the lowest penalty, or to the most counters."""
        scores = {player: table.counters["score." + player] for player in self.seats}
        best = max(scores.values()) if self.settle == "pay_winner" else min(scores.values())
        winners = tuple(player for player, score in scores.items() if score == best)
        yield end(" ".join(winners), rule=self.rule("win"), players=winners, k=len(winners), n=best, settle=self.settle)

    def cut_again(self, table: Table, action: Cut) -> Iterator[Event]:
        """Cuts the pack. After a hand, all cards are shuffled first, and the deal moves on."""
        if table.counters["phase"] == "hand_over":
            zones = [name for name in table.zones if name != "pack"]
            yield move(table.rng.shuffled(c for name in zones for c in table[name]), "pack", source=zones)
            fresh: dict[str, Any] = {"dealer": self.around(table.counters["dealer"])[1], "hand": table.counters["hand"] + 1}
            for player in self.seats:
                fresh |= {"played." + player: 0, "penalty." + player: 0, "locked." + player: False, "passed." + player: False}
            yield set_counters({**fresh, "holder": None, "passes": 0, "turns": 0, "opening": True})
        yield from self.cut(table, action)
