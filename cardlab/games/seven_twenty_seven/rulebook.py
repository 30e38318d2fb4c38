"""The rules of 727: options, deal, bets, cards. The showdown is in `showdown.py`."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from functools import cached_property
from operator import itemgetter
from typing import Any

from cardlab.authoring import (
    SOME,
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
    fill,
    game,
    move,
    option,
    pack,
    set_counters,
    turn_over,
)
from cardlab.games.seven_twenty_seven.actions import DEAL, PHASES, AskCard, Bet, Call, Check, Fold, Raise, Stand
from cardlab.games.seven_twenty_seven.chances import Goals
from cardlab.games.seven_twenty_seven.hands import FAR, GOALS, nearest, points, totals
from cardlab.games.seven_twenty_seven.showdown import Showdown


@game(
    "seven_twenty_seven",
    presets={
        "book": {},
        "ask_first": {"first": "ask"},
        "no_bust": {"over": "out_at_once", "extra_card": "up"},
        "under_first": {"sides": "under_first", "extra_card": "up"},
        "one_end": {"ends": "one_end"},
        "no_betting": {"max_bet": 0},
        "short": {"hands": 4},
    },
)
class SevenTwentySeven(Game):
    """The rulebook of 727, with whole counters as stakes. The code computes in half points, and the table shows points."""

    players: int = option(4, at_least=2, at_most=10)
    ante: int = option(1, at_least=0, at_most=1000)
    start_counters: int = option(50, at_least=1)
    min_bet: int = option(1, at_least=0, at_most=100)
    max_bet: int = option(5, at_least=0, at_most=100)
    max_raises: int = option(3, at_least=1, at_most=20)
    short: str = option("owe", choices=("owe", "cap"))
    first: str = option("bet", choices=("bet", "ask"))
    extra_card: str = option("down", choices=("down", "up"))
    over: str = option("allowed", choices=("allowed", "loses_end", "out_at_once"))
    sides: str = option("equal", choices=("equal", "under_first"))
    ends: str = option("cards_speak", choices=("cards_speak", "one_end"))
    final_bet: bool = option(False)
    freeze_after: int = option(0, at_least=0, at_most=20)
    stock_empty: str = option("no_more", choices=("no_more", "reshuffle_folded"))
    odd: str = option("carry", choices=("carry", "low", "high"))
    hands: int = option(10, at_least=1, at_most=1000)

    zones = (
        Zone("up", each_player=True, fleeting=True, stands="hand"),
        Zone("down", each_player=True, seen_by="owner", fleeting=True),
        Zone("stock", seen_by="nobody", lies="pile"),
        Zone("muck", seen_by="nobody", lies="pile", stands="aside"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters = (
        Counter("turn", None),
        Counter("phase", "deal"),
        Counter("dealer", None),
        Counter("hand", 1),
        Counter("round", 1),
        Counter("pot"),
        Counter("counters", 0, each_player=True),
        Counter("round_in", each_player=True),
        Counter("to_match"),
        Counter("raises"),
        Counter("asked"),
        Counter("stands", each_player=True),
        Counter("status", "in", each_player=True),
        Counter("total7", None, each_player=True),
        Counter("total27", None, each_player=True),
        Counter("reason", None),
        Counter("last_bets", 0),
    )
    verbs = (Check, Bet, Call, Raise, Fold, AskCard, Stand, Deal)
    measures = (
        Measure("counters", each_player=True, signed=True),
        Measure("cards_taken", rules=("card",)),
        Measure("busts", rules=("bust",)),
        Measure("folds", rules=("fold",)),
        Measure("showdowns", rules=("show",)),
        Measure("halved", rules=("split",)),
    )
    only_with = {
        "check": {"max_bet": SOME},
        "bet": {"max_bet": SOME},
        "call": {"max_bet": SOME},
        "raise": {"max_bet": SOME},
        "fold": {"max_bet": SOME},
        "limit": {"max_bet": SOME},
        "bet.over": {"max_bet": SOME},
        "limit.cap": {"max_bet": SOME, "short": ("cap",)},
        "freeze": {"freeze_after": SOME},
        "stock.empty": {"stock_empty": ("no_more", "reshuffle_folded")},
        "stock.reshuffle": {"stock_empty": ("reshuffle_folded",)},
        "bust": {"over": ("out_at_once",)},
        "final": {"max_bet": SOME, "final_bet": (True,)},
        "one_end": {"ends": ("one_end",)},
        "low.none": {"over": ("loses_end", "out_at_once")},
        "high.none": {"over": ("loses_end", "out_at_once")},
        "split.none": {"over": ("loses_end", "out_at_once")},
    }

    def contradiction(self) -> str | None:
        if 0 < self.max_bet < self.min_bet:
            return f"option 'min_bet' is {self.min_bet}, but must not be more than 'max_bet', which is {self.max_bet}."
        return None

    def pack(self) -> list[Card]:
        return pack()

    # ----------------------------------------------------------------------------------- the current state

    def order(self, table: Table) -> list[str]:
        """Returns the seats from the dealer's left."""
        dealer = table.counters["dealer"]
        return [*table.after(dealer), dealer]

    def still_in(self, table: Table) -> list[str]:
        """Returns the players who are in, from the dealer's left."""
        counters = table.counters
        return [player for player in self.order(table) if counters["status." + player] == "in"]

    def hand(self, table: Table, player: str) -> list[Card]:
        """Returns a player's cards, face-up ones first."""
        return table["up." + player] + table["down." + player]

    def places(self, player: str) -> tuple[str, str]:
        """Returns the zones of a player's cards."""
        return "up." + player, "down." + player

    # ------------------------------------------------------------------------------------ set-up

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("pack", table.rng.shuffled(self.pack()))
        yield set_counters({"dealer": self.seats[-1], **{f"counters.{player}": self.start_counters for player in self.seats}})
        yield from self.deal(table)

    def deal(self, table: Table) -> Iterator[Event]:
        """Collects the antes, then deals from the dealer's left one face-up card each and one hidden card each."""
        counters, order = table.counters, self.order(table)
        paid = {f"counters.{player}": counters[f"counters.{player}"] - self.ante for player in order}
        antes = self.ante * len(order)
        facts = {"n": len(order), "ante": self.ante, "sum": antes, "pot": counters["pot"] + antes}
        yield set_counters({**paid, "pot": counters["pot"] + antes}, rule=self.rule("ante"), **facts)
        rule, facts = self.rule("deal"), {"first": "yes" if counters["hand"] == 1 else "no", "begins": order[0]}
        for zone in ("up", "down"):
            for player in order:
                if table["pack"]:
                    yield deal("pack", f"{zone}.{player}", 1, rule=rule, **facts)
                    rule, facts = "", {}
        yield deal("pack", "stock", len(table["pack"]))
        yield set_counters(self.fresh_round(table) | {"phase": "ask" if self.first == "ask" or not self.max_bet else "bet"})

    def begin(self, table: Table) -> Iterator[Event]:
        """Completes a position set up by hand, which may lack the dealer and the turn, or name somebody who is out."""
        counters = table.counters
        if counters["dealer"] is None:
            yield set_counters({"dealer": self.seats[-1]})
        if counters["phase"] in ("bet", "ask"):
            still_in = self.still_in(table)
            if counters["turn"] in still_in:
                return
            if not still_in:
                raise PositionError(f"{self.slug}: nobody is in. Set the status of at least one player to 'in'.")
            yield set_counters({"turn": still_in[0]})

    def gather(self, table: Table) -> Iterator[Event]:
        """Shuffles all cards for the next hand, and moves the dealer on."""
        zones = [name for name in table.zones if name != "pack"]
        yield move(table.rng.shuffled(card for name in zones for card in table[name]), "pack", source=zones)
        fresh: dict[str, Any] = {"dealer": table.after(table.counters["dealer"])[0], "hand": table.counters["hand"] + 1}
        for player in self.seats:
            each = {"status": "in", "stands": 0, "round_in": 0, "total7": None, "total27": None}
            fresh |= {f"{name}.{player}": value for name, value in each.items()}
        yield set_counters({**fresh, "round": 1, "last_bets": 0})

    def fresh_round(self, table: Table) -> dict[str, Any]:
        """Returns the counters of a round that begins at the dealer's left."""
        return {
            "turn": next(iter(self.still_in(table)), None),
            "to_match": 0,
            "raises": 0,
            "asked": 0,
            **self.nothing_paid,
        }

    @cached_property
    def nothing_paid(self) -> dict[str, int]:
        """The payments at the start of a round of betting."""
        return {f"round_in.{player}": 0 for player in self.seats}

    @cached_property
    def sizes(self) -> range:
        """The possible sizes of a bet or raise; empty without betting."""
        return range(max(1, self.min_bet), self.max_bet + 1)

    @cached_property
    def answers(self) -> dict[tuple[str, str], list[Action]]:
        """The actions without a number that a seat has when it may ask, when it owes, and when it owes nothing."""
        kinds: dict[str, tuple[type[Action], ...]] = {"ask": (AskCard, Stand), "owes": (Call, Fold), "free": (Check,)}
        return {(when, seat): [verb(seat) for verb in verbs] for when, verbs in kinds.items() for seat in self.seats}

    @cached_property
    def stakes(self) -> dict[tuple[type[Action], str], list[Action]]:
        """Kind and seat -> its bets or raises, the smallest first."""
        return {(kind, seat): [kind(seat, x) for x in self.sizes] for kind in (Bet, Raise) for seat in self.seats}

    def legal_actions(self, table: Table) -> list[Action]:
        counters = table.counters
        phase, player = counters["phase"], counters["turn"]
        if phase == "ask":
            return self.answers["ask", player][1 if self.no_card(table, player) else 0 :]
        if phase != "bet":
            return [DEAL]
        to_match = counters["to_match"]
        owes = counters[f"round_in.{player}"] < to_match
        answers = self.answers["owes" if owes else "free", player][:]
        if to_match and counters["raises"] >= self.max_raises:
            return answers
        return answers + self.stakes[Raise if to_match else Bet, player][: self.room(table)]

    def room(self, table: Table) -> int:
        """Returns how many of the sizes of a bet or raise every player who is in could match."""
        if self.short == "owe":
            return len(self.sizes)
        most, _ = self.poorest(table)
        to_match: int = table.counters["to_match"]
        return max(0, most - to_match - self.sizes.start + 1)

    def poorest(self, table: Table) -> tuple[int, str]:
        """Returns the smallest amount that a player who is in can match, and the first player from the dealer's left with no
        more.
        """
        counters = table.counters
        can_match = [(counters["counters." + p] + counters["round_in." + p], p) for p in self.still_in(table)]
        return min(can_match, key=itemgetter(0))

    def forbids(self, table: Table, action: Action) -> Refusal | None:
        counters = table.counters
        phase, turn = counters["phase"], counters["turn"]
        wanted = PHASES.get(type(action), "bet")
        in_phase = phase == wanted or (wanted == "deal" and phase == "hand_over")
        if not in_phase or (wanted != "deal" and action.who != turn):
            return Refusal(self.rule("turn"), {"turn": turn or "all", "phase": phase})
        if wanted == "bet":
            return self.forbids_bet(table, action)
        return self.no_card(table, action.who) if isinstance(action, AskCard) else None

    def forbids_bet(self, table: Table, action: Action) -> Refusal | None:
        """Returns the rule of betting that forbids an action of the player whose turn it is."""
        to_match = table.counters["to_match"]
        owes = table.counters["round_in." + action.who] < to_match
        fits = {Check: not owes, Fold: owes, Call: owes, Bet: not to_match, Raise: bool(to_match)}
        if not fits[type(action)]:
            return Refusal(self.rule(action.verb()), {"player": action.who, "to_match": to_match})
        return self.beyond_limits(table, action) if isinstance(action, (Bet, Raise)) else None

    def beyond_limits(self, table: Table, action: Bet | Raise) -> Refusal | None:
        """Refuses a bet or raise that is too small or too large, one raise too many, or more than somebody could match."""
        sizes, counters = self.sizes, table.counters
        too_many = isinstance(action, Raise) and counters["raises"] >= self.max_raises
        if too_many or action.x not in sizes:
            limits = {"min": sizes.start, "max": self.max_bet, "raises": self.max_raises}
            return Refusal(self.rule("limit"), limits)
        if self.short == "cap":
            most, poorest = self.poorest(table)
            if counters["to_match"] + action.x > most:
                return Refusal(self.rule("limit.cap"), {"poorest": poorest, "n": most})
        return None

    def no_card(self, table: Table, player: str) -> Refusal | None:
        """Returns why a player may not ask for a card."""
        stands = table.counters["stands." + player]
        if self.freeze_after and stands >= self.freeze_after:
            return Refusal(self.rule("freeze"), {"player": player, "n": stands})
        if not table.zones["stock"] and not (self.stock_empty == "reshuffle_folded" and table.zones["muck"]):
            return Refusal(self.rule("stock.empty"))
        return None

    # ------------------------------------------------------------------------------------ play

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        if isinstance(action, Deal):
            return self.next_hand(table)
        if isinstance(action, (AskCard, Stand)):
            return self.ask(table, action)
        if isinstance(action, Fold):
            return self.fold(table, action.who)
        return self.bet(table, action)

    def next_hand(self, table: Table) -> Iterator[Event]:
        if table.counters["phase"] == "hand_over":
            yield from self.gather(table)
        yield from self.deal(table)

    def bet(self, table: Table, action: Action) -> Iterator[Event]:
        """Plays a check, bet, call or raise. The payment goes into the pot."""
        counters, player = table.counters, action.who
        paid, to_match = counters["round_in." + player], counters["to_match"]
        need = to_match - paid
        x = action.x if isinstance(action, (Bet, Raise)) else 0
        pays = need + x
        values: dict[str, Any] = {}
        if pays:
            values = {
                "pot": counters["pot"] + pays,
                "counters." + player: counters["counters." + player] - pays,
                "round_in." + player: paid + pays,
            }
        if x:
            values["to_match"] = to_match + x
        if isinstance(action, Raise):
            values["raises"] = counters["raises"] + 1
        following = self.following(table, player, to_match + x)
        if following:
            values["turn"] = following
        facts: Facts = {"player": player, "x": x or pays, "paid": paid, "to_match": to_match, "need": need, "sum": pays}
        yield set_counters(values, rule=self.rule(action.verb()), **facts)
        if following is None:
            yield from self.betting_over(table)

    def following(self, table: Table, player: str, to_match: int) -> str | None:
        """Returns the player whose turn is next, or None if the round is over.

        It is over at the first player who has already paid enough. If nothing has to be matched, it is over at the dealer.
        """
        counters = table.counters
        for seat in table.after(player) if to_match else self.up_to_dealer[counters["dealer"], player]:
            if counters["status." + seat] == "in":
                return seat if not to_match or counters["round_in." + seat] < to_match else None
        return None

    @cached_property
    def up_to_dealer(self) -> dict[tuple[str, str], tuple[str, ...]]:
        """Dealer and player -> the seats after the player, up to the dealer."""
        found = {}
        for place, dealer in enumerate(self.seats, 1):
            order = self.seats[place:] + self.seats[:place]
            found.update({(dealer, player): order[i:] for i, player in enumerate(order, 1)})
        return found

    def fold(self, table: Table, player: str) -> Iterator[Event]:
        yield move(self.hand(table, player), "muck", at=TOP, source=self.places(player), rule=self.rule("fold"), player=player)
        following = self.following(table, player, table.counters["to_match"])
        yield set_counters({"status." + player: "folded", "turn": following or player})
        if (yield from self.one_left(table)):
            return
        if following is None:
            yield from self.betting_over(table)

    def betting_over(self, table: Table) -> Iterator[Event]:
        """Starts asking after all have paid the same, or the showdown after the last round of betting."""
        values = self.fresh_round(table) | {"phase": "ask"}
        yield set_counters(values, rule=self.rule("bet.over"), pot=table.counters["pot"])
        if table.counters["last_bets"]:
            yield from self.show(table)

    def ask(self, table: Table, action: Action) -> Iterator[Event]:
        """Gives one player a card, or none."""
        counters, player = table.counters, action.who
        following = self.following(table, player, 0)
        values: dict[str, Any] = {"turn": following or player}
        if isinstance(action, Stand):
            values["stands." + player] = counters["stands." + player] + 1
            yield set_counters(values, rule=self.rule("stand"), player=player)
        else:
            yield from self.take(table, player)
            yield set_counters(values | {"asked": 1})
            if counters["status." + player] == "bust" and (yield from self.one_left(table)):
                return
        if following is None:
            yield from self.asking_over(table)

    def take(self, table: Table, player: str) -> Iterator[Event]:
        """Moves the top card of the stock to the hand. A hand beyond 27 may be out at once."""
        if not table["stock"]:
            yield move(table.rng.shuffled(table["muck"]), "stock", source="muck", rule=self.rule("stock.reshuffle"))
        card, hand = table["stock"][0], self.hand(table, player)
        old, new = totals(hand)[0], totals((*hand, card))
        told: Facts = {
            "card": card,
            "value": points(new[0] - old),
            "old": points(old),
            "new": points(new[0]),
            "high": points(new[-1]),
        }
        told |= {"open": "hand", "ace": "yes" if card.rank == "A" else "no", "aces": len(new) - 1}
        told["seen"] = (*hand, *(lying for other in self.seats if other != player for lying in table[f"up.{other}"]))
        face_up = self.extra_card == "up"
        facts: Facts = {"player": player, "card": card, "open": "yes"} if face_up else {"player": player, "open": "no"}
        yield deal("stock", f"{self.extra_card}.{player}", rule=self.rule("card"), private=(player, told), **facts)
        if self.over == "out_at_once" and new[0] > GOALS[27]:
            yield from self.bust(table, player, new[0])

    def bust(self, table: Table, player: str, lowest: int) -> Iterator[Event]:
        """Shows a hand beyond 27, which is out."""
        hand = tuple(self.hand(table, player))
        facts: Facts = {"player": player, "total": points(lowest), "cards": hand}
        yield turn_over(table["down." + player][:], rule=self.rule("bust"), **facts)
        yield move(hand, "muck", at=TOP, source=self.places(player))
        yield set_counters({"status." + player: "bust"})

    def asking_over(self, table: Table) -> Iterator[Event]:
        """Continues after everybody had the chance: more betting, more asking, or the showdown."""
        counters = table.counters
        took = bool(counters["asked"])
        first_of_all = self.first == "ask" and counters["round"] == 1
        values = self.fresh_round(table) | {"round": counters["round"] + 1}
        if took or (first_of_all and self.max_bet):
            values["phase"] = "bet" if self.max_bet else "ask"
            facts: Facts = {"took": "yes" if took else "no", "betting": "yes" if self.max_bet else "no"}
            first = counters["hand"] == counters["round"] == 1
            yield set_counters(values, rule=self.rule("again"), first="yes" if first else "no", **facts)
        elif self.final_bet and self.max_bet:
            yield set_counters(values | {"phase": "bet", "last_bets": 1}, rule=self.rule("final"))
        else:
            yield set_counters({"round": counters["round"] + 1})
            yield from self.show(table)

    # ------------------------------------------------------------------------------------ the end of a hand

    @cached_property
    def showdown(self) -> Showdown:
        over, under_first, one_end = self.over == "allowed", self.sides == "under_first", self.ends == "one_end"
        return Showdown(self.rule, over, under_first, one_end, self.odd, self.hands)

    def one_left(self, table: Table) -> Generator[Event, None, bool]:
        """Gives the pot to the last player who is still in, without a showdown. Returns: Whether there is only one."""
        left = self.still_in(table)
        if len(left) == 1:
            yield from self.showdown.one_left(table, left[0])
        return len(left) == 1

    def show(self, table: Table) -> Iterator[Event]:
        """Shows the cards of those who are still in, and shares the pot."""
        yield from self.showdown.show(table, {player: self.hand(table, player) for player in self.still_in(table)})

    # ------------------------------------------------------------------------------------ hands

    @cached_property
    def goals(self) -> Goals:
        """The distances of hands from the goals, under these options."""
        return Goals(self.over == "allowed", self.sides == "under_first")

    def aways(self, hand: Sequence[Card]) -> Facts:
        """Returns the distance of a hand from each goal; "no" if it can no longer win it."""
        away = {goal: self.distance(hand, goal) for goal in GOALS}
        return {f"away{goal}": "no" if far >= FAR else points(far) for goal, far in away.items()}

    def distance(self, hand: Sequence[Card], goal: int) -> int:
        """Returns the distance of a hand from a goal, in half points; `FAR` if it can no longer win it."""
        total = nearest(hand, GOALS[goal], over=self.over == "allowed")
        return FAR if total is None else abs(total - GOALS[goal])

    def to_go(self, hand: Sequence[Card]) -> int:
        """Returns the distance of a hand to its nearer goal, in half points; `FAR` if it can win neither."""
        return min(self.distance(hand, goal) for goal in GOALS)
