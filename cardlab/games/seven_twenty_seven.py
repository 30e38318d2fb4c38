"""The Game of 727: be nearest to 7, or nearest to 27. Courts are a half, aces 1 or 11; bet, ask for cards, show."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import Any

from cardlab.authoring import (
    TOP,
    Action,
    Advice,
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
    View,
    Zone,
    deal,
    end,
    fill,
    game,
    move,
    option,
    pack,
    put,
    say,
    turn_over,
)

HALVES = {"A": 2, "J": 1, "Q": 1, "K": 1, "T": 20} | {str(n): 2 * n for n in range(2, 10)}
"""What a card counts in half points, an ace as 1."""
GOALS = {7: 14, 27: 54}
"""Goal -> the goal in half points."""
FAR = 100
"""Half points; further from a goal than any hand that can still win it."""


@dataclass(frozen=True)
class Check(Action):
    """``p1 check``: do nothing, where nobody has bet."""


@dataclass(frozen=True)
class Bet(Action):
    """``p1 bet 3``."""

    x: int


@dataclass(frozen=True)
class Call(Action):
    """``p1 call``: match what the others have paid."""


@dataclass(frozen=True)
class Raise(Action):
    """``p1 raise 2``: match it and add 2."""

    x: int


@dataclass(frozen=True)
class Fold(Action):
    """``p1 fold``: give up the hand."""


@dataclass(frozen=True)
class AskCard(Action):
    """``p1 card``: ask for a card."""

    @classmethod
    def verb(cls) -> str:
        return "card"


@dataclass(frozen=True)
class Stand(Action):
    """``p1 stand``: want no card."""


# ------------------------------------------------------------------------------------------------ what hands are worth


def totals(hand: Iterable[Card]) -> list[int]:
    """All totals of a hand in half points, lowest first: each ace may be 1 or 11."""
    cards = list(hand)
    lowest = sum(HALVES[card.rank] for card in cards)
    aces = sum(card.rank == "A" for card in cards)
    return [lowest + 20 * elevens for elevens in range(aces + 1)]


def nearest(hand: Iterable[Card], goal: int, *, over: bool = True) -> int | None:
    """The total of a hand that is nearest to a goal, in half points; of two equally near the lower.

    Args:
        hand: The cards.
        goal: The goal in half points.
        over: Whether totals beyond the goal count; where they do not and all are, the result is None.
    """
    possible = [total for total in totals(hand) if over or total <= goal]
    return min(possible, key=lambda total: (abs(total - goal), total)) if possible else None


def points(halves: int | None) -> float | None:
    """Half points as points: 13 -> 6.5, 14 -> 7."""
    if halves is None:
        return None
    return halves // 2 if halves % 2 == 0 else halves / 2


def shares(amount: int, winners: Sequence[str], *, one_by_one: bool) -> dict[str, int]:
    """What each winner gets of an amount, in whole counters.

    Args:
        amount: How many counters there are.
        winners: Who shares them, from the dealer's left.
        one_by_one: Whether what is left over is given out one by one, to the first ones; otherwise nobody gets it.
    """
    each, rest = divmod(amount, len(winners))
    return {player: each + (one_by_one and place < rest) for place, player in enumerate(winners)}


@game(
    "seven_twenty_seven",
    presets={
        "book": {},
        "ask_first": {"first": "ask"},
        "no_bust": {"over": "out_at_once", "extra_card": "up"},
        "under_first": {"sides": "under_first", "extra_card": "up"},
        "one_end": {"ends": "one_end"},
        "no_betting": {"max_bet": 0},
    },
)
class SevenTwentySeven(Game):
    """Stakes are counters. Half points inside, points on the table."""

    players: int = option(4, at_least=2, at_most=10)
    ante: int = option(1, at_least=0)
    start_counters: int = option(50, at_least=1)
    min_bet: int = option(1, at_least=0)
    max_bet: int = option(5, at_least=0, at_most=1000)
    max_raises: int = option(3, at_least=1)
    short: str = option("owe", choices=("owe", "cap"))
    first: str = option("bet", choices=("bet", "ask"))
    extra_card: str = option("down", choices=("down", "up"))
    over: str = option("allowed", choices=("allowed", "loses_end", "out_at_once"))
    sides: str = option("equal", choices=("equal", "under_first"))
    ends: str = option("cards_speak", choices=("cards_speak", "one_end"))
    final_bet: bool = option(False)
    freeze_after: int = option(0, at_least=0)
    stock_empty: str = option("no_more", choices=("no_more", "reshuffle_folded"))
    odd: str = option("carry", choices=("carry", "low", "high"))
    hands: int = option(10, at_least=1)

    zones = (
        Zone("up", each_player=True, fleeting=True),
        Zone("down", each_player=True, seen_by="owner", fleeting=True),
        Zone("stock", seen_by="nobody", lies="pile"),
        Zone("muck", seen_by="nobody", lies="pile"),
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
        Counter("last_bets", 0, shown=False),
    )
    verbs = (Check, Bet, Call, Raise, Fold, AskCard, Stand, Deal)
    landmarks = ("show",)
    measures = (
        Measure("counters", each_player=True),
        Measure("cards_taken", rules=("card",)),
        Measure("busts", rules=("bust",)),
        Measure("folds", rules=("fold",)),
        Measure("showdowns", rules=("show",)),
        Measure("halved", rules=("split",)),
    )
    shows = ("pot", "hand", "counters", "status", "total7", "total27")

    def contradiction(self) -> str | None:
        if 0 < self.max_bet < self.min_bet:
            return f"option 'min_bet' is {self.min_bet}, and must not be more than 'max_bet', which is {self.max_bet}."
        return None

    # ------------------------------------------------------------------------------------ set-up

    def pack(self) -> list[Card]:
        return pack()

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("pack", table.rng.shuffled(self.pack()))
        yield put({"dealer": self.seats[-1], **{f"counters.{player}": self.start_counters for player in self.seats}})
        yield from self.deal(table)

    def deal(self, table: Table) -> Iterator[Event]:
        """Antes, then from the dealer's left one open card each and one hidden card each."""
        counters, order = table.counters, self.order(table)
        paid = {f"counters.{player}": counters[f"counters.{player}"] - self.ante for player in order}
        antes = self.ante * len(order)
        facts = {"n": len(order), "ante": self.ante, "sum": antes, "pot": counters["pot"] + antes}
        yield put({**paid, "pot": counters["pot"] + antes}, rule=self.rule("ante"), **facts)
        rule = self.rule("deal")
        for zone in ("up", "down"):
            for player in order:
                if table["pack"]:
                    yield deal("pack", f"{zone}.{player}", 1, rule=rule)
                    rule = ""
        yield deal("pack", "stock", len(table["pack"]))
        yield put(self.fresh_round(table) | {"phase": "ask" if self.first == "ask" or not self.max_bet else "bet"})

    def begin(self, table: Table) -> Iterator[Event]:
        """A position laid by hand may leave open who deals and whose turn it is, or name somebody who is out."""
        counters = table.counters
        if counters["dealer"] is None:
            yield put({"dealer": self.seats[-1]})
        if counters["phase"] in ("bet", "ask"):
            still_in = self.still_in(table)
            if counters["turn"] in still_in:
                return
            if not still_in:
                raise PositionError(f"{self.slug}: nobody is in. Let the status of at least one player be 'in'.")
            yield put({"turn": still_in[0]})

    def gather(self, table: Table) -> Iterator[Event]:
        """All cards are shuffled for the next hand, and the dealer moves on."""
        zones = [name for name in table.zones if name != "pack"]
        yield move(table.rng.shuffled(card for name in zones for card in table[name]), "pack", source=zones)
        fresh: dict[str, Any] = {"dealer": table.after(table.counters["dealer"])[0], "hand": table.counters["hand"] + 1}
        for player in self.seats:
            each = {"status": "in", "stands": 0, "round_in": 0, "total7": None, "total27": None}
            fresh |= {f"{name}.{player}": value for name, value in each.items()}
        yield put({**fresh, "round": 1, "last_bets": 0})

    def order(self, table: Table) -> list[str]:
        """The seats from the dealer's left."""
        dealer = table.counters["dealer"]
        return [*table.after(dealer), dealer]

    def still_in(self, table: Table) -> list[str]:
        """The players who are in, from the dealer's left."""
        counters = table.counters
        return [player for player in self.order(table) if counters["status." + player] == "in"]

    def fresh_round(self, table: Table) -> dict[str, Any]:
        """The counters of a round that begins at the dealer's left."""
        return {
            "turn": next(iter(self.still_in(table)), None),
            "to_match": 0,
            "raises": 0,
            "asked": 0,
            **self.nothing_paid,
        }

    @cached_property
    def nothing_paid(self) -> dict[str, int]:
        """What everybody has paid when a round of betting begins."""
        return {f"round_in.{player}": 0 for player in self.seats}

    # ------------------------------------------------------------------------------------ what may be done

    @property
    def idle(self) -> tuple[type[Action], ...]:
        return () if self.max_bet else tuple(verb for verb in self.verbs if verb not in PHASES)

    @cached_property
    def sizes(self) -> range:
        """How many counters a bet or raise may be; none without betting."""
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
        """How many of the sizes of a bet or raise every player who is in could match."""
        if self.short == "owe":
            return len(self.sizes)
        most, _ = self.poorest(table)
        to_match: int = table.counters["to_match"]
        return max(0, most - to_match - self.sizes.start + 1)

    def poorest(self, table: Table) -> tuple[int, str]:
        """The least that a player who is in can match, and the first one from the dealer's left who has no more."""
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
        """The rule of betting that forbids an action of the player whose turn it is."""
        to_match = table.counters["to_match"]
        owes = table.counters["round_in." + action.who] < to_match
        fits = {Check: not owes, Fold: owes, Call: owes, Bet: not to_match, Raise: bool(to_match)}
        if not fits[type(action)]:
            return Refusal(self.rule(action.verb()), {"player": action.who, "to_match": to_match})
        return self.beyond_limits(table, action) if isinstance(action, (Bet, Raise)) else None

    def beyond_limits(self, table: Table, action: Bet | Raise) -> Refusal | None:
        """A bet or raise that is too small or too large, one raise too many, or more than somebody could match."""
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
        """Why a player may not ask for a card."""
        stands = table.counters["stands." + player]
        if self.freeze_after and stands >= self.freeze_after:
            return Refusal(self.rule("freeze"), {"player": player, "n": stands})
        if not table.zones["stock"] and not (self.stock_empty == "reshuffle_folded" and table.zones["muck"]):
            return Refusal(self.rule("stock.empty"))
        return None

    def gain(self, view: View, action: Any) -> float:
        """For asking: by how many half points a card is expected to bring the hand nearer to its nearer goal.

        For betting: the counters expected where the share of the pot falls with the distance, from twice a fair one at
        the goal to none eight points away, and every second opponent matches. Cards to come can make up for four points.
        """
        counters, hand = view.counters, view.known(f"up.{action.who}") + view.known(f"down.{action.who}")
        away = self.to_go(hand)
        if isinstance(action, AskCard):
            after = self.after_one_card(view, hand)
            return away - sum(after) / len(after) if after else 0.0
        if isinstance(action, (Fold, Stand, Deal)):
            return 0.0
        if totals(hand)[0] < GOALS[27] and not counters["last_bets"]:
            away = min(away, 8)
        still_in = sum(counters["status." + seat] == "in" for seat in view.seats)
        share: float = max(0, 16 - away) / 16 * 2 / still_in
        x = action.x if isinstance(action, (Bet, Raise)) else 0
        pays: int = counters["to_match"] - counters["round_in." + action.who] + x
        won: float = share * (counters["pot"] + pays + x * (still_in - 1) / 2)
        return won - pays

    def evaluate(self, view: View, seat: str) -> float:
        """By how many counters a seat is ahead of the richest other one, with its equal part of the pot while it is in."""
        counters = view.counters
        still_in = [player for player in self.seats if counters["status." + player] == "in"]
        part = counters["pot"] / len(still_in) if still_in and view.outcome is None else 0
        has = {player: counters["counters." + player] + (part if player in still_in else 0) for player in self.seats}
        return float(has.pop(seat) - max(has.values()))

    def advise(self, view: View, action: Any) -> Advice:
        """How far the hand is from its nearer goal; for asking, which of the cards that nobody has shown bring it nearer, and
        how far it is then on the average. Where a hand cannot go too far, that is what asking and standing are worth.
        """
        hand = view.known(f"up.{action.who}") + view.known(f"down.{action.who}")
        away = self.to_go(hand)
        goal = 0 if away >= FAR else min(GOALS, key=lambda goal: self.distance(hand, goal))
        facts: Facts = {"away": points(away), "goal": goal}
        exact = self.over == "allowed"
        if isinstance(action, AskCard):
            after = self.after_one_card(view, hand)
            mean = sum(after) / len(after) / 2
            nearer = sum(then < away for then in after)
            told = {"n": len(after), "nearer": nearer, "mean": f"{round(mean, 1):g}" if exact else "none"}
            return Advice("card", {**facts, **told}, -mean if exact else None)
        if isinstance(action, Stand):
            return Advice("stand", facts, -away / 2 if exact else None)
        owes = view.counters["to_match"] - view.counters[f"round_in.{action.who}"]
        pays = 0 if isinstance(action, (Fold, Check)) else owes + getattr(action, "x", 0)
        what = "fold" if isinstance(action, Fold) else "pay"
        pot = view.counters["pot"]
        return Advice(what, {**facts, "pays": pays, "pot": pot, "then": pot + pays})

    def after_one_card(self, view: View, hand: Sequence[Card]) -> list[int]:
        """The distance of a hand to its nearer goal, in half points, with each of the cards that nobody has shown."""
        seen = {card for name in view.zones for card in view.known(name)}
        return [self.to_go([*hand, card]) for card in self.pack() if card not in seen]

    def distance(self, hand: Sequence[Card], goal: int) -> int:
        """How far a hand is from a goal, in half points; far where it can no longer win it."""
        total = nearest(hand, GOALS[goal], over=self.over == "allowed")
        return FAR if total is None else abs(total - GOALS[goal])

    def to_go(self, hand: Sequence[Card]) -> int:
        """The distance of a hand to its nearer goal, in half points; far where it can win neither."""
        return min(self.distance(hand, goal) for goal in GOALS)

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
        """Check, bet, call or raise: what is paid goes into the pot."""
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
        yield put(values, rule=self.rule(action.verb()), **facts)
        if following is None:
            yield from self.betting_over(table)

    def following(self, table: Table, player: str, to_match: int) -> str | None:
        """Whose turn is next, or None where the round is over.

        It is over at the first player who has already paid what is to be matched; where there is nothing to match, with
        the dealer.
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
        yield put({"status." + player: "folded", "turn": following or player})
        if (yield from self.one_left(table)):
            return
        if following is None:
            yield from self.betting_over(table)

    def betting_over(self, table: Table) -> Iterator[Event]:
        """All have paid the same: asking begins, or the showdown after the last round of betting."""
        values = self.fresh_round(table) | {"phase": "ask"}
        yield put(values, rule=self.rule("bet.over"), pot=table.counters["pot"])
        if table.counters["last_bets"]:
            yield from self.showdown(table)

    def ask(self, table: Table, action: Action) -> Iterator[Event]:
        """One player takes a card or wants none."""
        counters, player = table.counters, action.who
        following = self.following(table, player, 0)
        values: dict[str, Any] = {"turn": following or player}
        if isinstance(action, Stand):
            values["stands." + player] = counters["stands." + player] + 1
            yield put(values, rule=self.rule("stand"), player=player)
        else:
            yield from self.take(table, player)
            yield put(values | {"asked": 1})
            if counters["status." + player] == "bust" and (yield from self.one_left(table)):
                return
        if following is None:
            yield from self.asking_over(table)

    def take(self, table: Table, player: str) -> Iterator[Event]:
        """The top card of the stock comes to the hand; a hand beyond 27 may be out at once."""
        if not table["stock"]:
            yield move(table.rng.shuffled(table["muck"]), "stock", source="muck", rule=self.rule("stock.reshuffle"))
        card, old = table["stock"][0], totals(self.hand(table, player))
        value, lowest = HALVES[card.rank], old[0] + HALVES[card.rank]
        told: Facts = {"card": card, "value": points(value), "old": points(old[0]), "new": points(lowest)}
        told |= {"ace": "yes" if card.rank == "A" else "no", "aces": len(old) - 1}
        face_up = self.extra_card == "up"
        facts: Facts = {"player": player, "card": card, "open": "yes"} if face_up else {"player": player, "open": "no"}
        yield deal("stock", f"{self.extra_card}.{player}", rule=self.rule("card"), private=(player, told), **facts)
        if self.over == "out_at_once" and lowest > GOALS[27]:
            yield from self.bust(table, player, lowest)

    def bust(self, table: Table, player: str, lowest: int) -> Iterator[Event]:
        """A hand beyond 27 is shown and out."""
        hand = tuple(self.hand(table, player))
        facts: Facts = {"player": player, "total": points(lowest), "cards": hand}
        yield turn_over(table["down." + player][:], rule=self.rule("bust"), **facts)
        yield move(hand, "muck", at=TOP, source=self.places(player))
        yield put({"status." + player: "bust"})

    def asking_over(self, table: Table) -> Iterator[Event]:
        """Everybody had the chance: more betting, more asking, or the showdown."""
        counters = table.counters
        took = bool(counters["asked"])
        first_of_all = self.first == "ask" and counters["round"] == 1
        values = self.fresh_round(table) | {"round": counters["round"] + 1}
        if took or (first_of_all and self.max_bet):
            values["phase"] = "bet" if self.max_bet else "ask"
            yield put(values, rule=self.rule("again"), took="yes" if took else "no", betting="yes" if self.max_bet else "no")
        elif self.final_bet and self.max_bet:
            yield put(values | {"phase": "bet", "last_bets": 1}, rule=self.rule("final"))
        else:
            yield put({"round": counters["round"] + 1})
            yield from self.showdown(table)

    # ------------------------------------------------------------------------------------ the end of a hand

    def one_left(self, table: Table) -> Generator[Event, None, bool]:
        """The last player who is in takes the pot without showing; says whether that happened."""
        left = self.still_in(table)
        if len(left) > 1:
            return False
        counters, player = table.counters, left[0]
        pot = counters["pot"]
        values = {"pot": 0, "counters." + player: counters["counters." + player] + pot}
        yield put(values, rule=self.rule("last_player"), player=player, pot=pot)
        yield from self.hand_over(table)
        return True

    def showdown(self, table: Table) -> Iterator[Event]:
        """Everybody who is in shows; the pot is shared between the nearest to 7 and the nearest to 27."""
        players = self.still_in(table)
        over = self.over == "allowed"
        best = {goal: {p: nearest(self.hand(table, p), halves, over=over) for p in players} for goal, halves in GOALS.items()}
        shown = [card for player in players for card in table[f"down.{player}"]]
        hands = [self.shown_facts(table, player, best) for player in players]
        yield turn_over(shown, rule=self.rule("show"), hands=hands)
        yield put({f"total{goal}.{player}": points(total) for goal in GOALS for player, total in best[goal].items()})
        winners = yield from self.winners(best)
        for goal, name in ((7, "low"), (27, "high")):
            yield self.side(name, goal, winners[goal], best[goal])
        yield from self.share(table, winners[7], winners[27])
        yield from self.hand_over(table)

    def shown_facts(self, table: Table, player: str, best: dict[int, dict[str, int | None]]) -> Facts:
        facts: Facts = {"player": player, "cards": tuple(self.hand(table, player))}
        for goal, halves in GOALS.items():
            total = best[goal][player]
            facts |= {f"has{goal}": "no" if total is None else "yes", f"total{goal}": points(total) or 0}
            facts[f"d{goal}"] = 0 if total is None else points(abs(total - halves))
        return facts

    def nearest_players(self, goal: int, best: dict[str, int | None]) -> list[str]:
        """Who is nearest to a goal; with `sides: under_first` below goes before above."""
        halves = GOALS[goal]

        def distance(total: int) -> int:
            return 2 * abs(total - halves) + (self.sides == "under_first" and total > halves)

        distances = {player: distance(total) for player, total in best.items() if total is not None}
        return [player for player, d in distances.items() if d == min(distances.values())]

    def winners(self, best: dict[int, dict[str, int | None]]) -> Generator[Event, None, dict[int, list[str]]]:
        """The winners of each goal; with `ends: one_end` a player who is best for both keeps the nearer one."""
        running = {goal: dict(totals) for goal, totals in best.items()}
        while True:
            winners = {goal: self.nearest_players(goal, running[goal]) for goal in GOALS}
            both = [player for player in best[7] if player in winners[7] and player in winners[27]]
            if self.ends == "cards_speak" or not both:
                return winners
            player = both[0]
            far = {goal: abs((best[goal][player] or 0) - halves) for goal, halves in GOALS.items()}
            keeps, leaves = (7, 27) if far[7] <= far[27] else (27, 7)
            del running[leaves][player]
            yield say(self.rule("one_end"), player=player, goal=keeps, other=leaves)

    def side(self, name: str, goal: int, winners: list[str], best: dict[str, int | None]) -> Event:
        """Who wins one side."""
        if not winners:
            return say(self.rule(f"{name}.none"), goal=goal)
        hands = [self.distance_facts(player, goal, best[player] or 0) for player in winners]
        if len(winners) == 1:
            return say(self.rule(name), goal=goal, **hands[0])
        return say(self.rule(f"{name}.tie"), goal=goal, players=tuple(winners), d=hands[0]["d"], n=len(winners), hands=hands)

    def distance_facts(self, player: str, goal: int, total: int) -> Facts:
        return {"player": player, "total": points(total), "d": points(abs(total - GOALS[goal]))}

    def share(self, table: Table, low: list[str], high: list[str]) -> Iterator[Event]:
        """The pot goes to the winners in whole counters; what cannot be shared equally follows `odd`."""
        counters, pot = table.counters, table.counters["pot"]
        if not low and not high:
            yield say(self.rule("split.none"), pot=pot)
            return
        halved = bool(low and high and set(low) != set(high))
        half, rest = divmod(pot, 2)
        sides = [("whole", low or high, pot)]
        if halved:
            sides = [(side, who, half + rest * (side == self.odd)) for side, who in (("low", low), ("high", high))]
        paid: Bag[str] = Bag()
        for _, winners, amount in sides:
            paid.update(shares(amount, winners, one_by_one=self.odd != "carry"))
        left = pot - paid.total()
        values = {f"counters.{player}": counters[f"counters.{player}"] + n for player, n in paid.items()}
        parts = [self.part_facts(*side) for side in sides]
        facts: Facts = {"half": half, "rest": rest, "parts": parts} if halved else dict(parts[0])
        facts |= {"pot": pot, "shares": [{"player": player, "n": paid[player]} for player in self.seats if paid[player]]}
        yield put({**values, "pot": left}, rule=self.rule("split" if halved else "split.one"), **facts)
        steps = [{"side": "half", "to": self.odd, "amount": pot, "k": 2, "each": half, "rest": rest}] if halved else []
        uneven = [step for step in steps + parts if step["rest"]]
        if uneven:
            yield say(self.rule("odd"), pot=pot, left=left, stays="yes" if self.odd == "carry" else "no", steps=uneven)

    def part_facts(self, side: str, winners: list[str], amount: int) -> Facts:
        """How one side of the pot, or the whole pot, is divided, and the first winners, for whom what is left over may be."""
        each, rest = divmod(amount, len(winners))
        facts: Facts = {"side": side, "amount": amount, "k": len(winners), "each": each, "rest": rest}
        return facts | {"players": tuple(winners), "first": tuple(winners[:rest])}

    def hand_over(self, table: Table) -> Iterator[Event]:
        """The next hand may be dealt, or the game is over."""
        counters = table.counters
        if counters["hand"] < self.hands:
            yield put({"phase": "hand_over", "turn": None})
            return
        yield put({"phase": "over", "turn": None, "reason": "hands"})
        most = max(counters[f"counters.{player}"] for player in self.seats)
        winners = [player for player in self.seats if counters[f"counters.{player}"] == most]
        yield end(" ".join(winners), rule=self.rule("win"), players=tuple(winners), n=most, k=len(winners))

    # ------------------------------------------------------------------------------------ hands

    def hand(self, table: Table, player: str) -> list[Card]:
        """A player's cards, open ones first."""
        return table["up." + player] + table["down." + player]

    def places(self, player: str) -> tuple[str, str]:
        """Where a player's cards lie."""
        return "up." + player, "down." + player


DEAL = Deal()
PHASES: dict[type[Action], str] = {AskCard: "ask", Stand: "ask", Deal: "deal"}
"""The phase of each verb; the others belong to betting."""
