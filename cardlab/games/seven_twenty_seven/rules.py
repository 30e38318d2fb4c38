"""The rules of 727, from the first ante on; how a hand ends is in `showdown`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import Any

from cardlab.authoring import (
    TOP,
    Action,
    Card,
    Deal,
    Event,
    Facts,
    PositionError,
    Refusal,
    Table,
    deal,
    fill,
    move,
    put,
    turn_over,
)
from cardlab.games.seven_twenty_seven.actions import (
    DEAL,
    PHASES,
    AskCard,
    Bet,
    Call,
    Check,
    Fold,
    Raise,
    Stand,
)
from cardlab.games.seven_twenty_seven.declarations import Declarations
from cardlab.games.seven_twenty_seven.hands import FAR, GOALS, HALVES, nearest, points, totals
from cardlab.games.seven_twenty_seven.showdown import one_left, showdown


@dataclass(frozen=True)
class Rules(Declarations):
    """Stakes are counters. Half points inside, points on the table."""

    # ------------------------------------------------------------------------------------ set-up

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
        if (yield from one_left(self, table)):
            return
        if following is None:
            yield from self.betting_over(table)

    def betting_over(self, table: Table) -> Iterator[Event]:
        """All have paid the same: asking begins, or the showdown after the last round of betting."""
        values = self.fresh_round(table) | {"phase": "ask"}
        yield put(values, rule=self.rule("bet.over"), pot=table.counters["pot"])
        if table.counters["last_bets"]:
            yield from showdown(self, table)

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
            if counters["status." + player] == "bust" and (yield from one_left(self, table)):
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
            yield from showdown(self, table)

    # ------------------------------------------------------------------------------------ hands

    def distance(self, hand: Sequence[Card], goal: int) -> int:
        """How far a hand is from a goal, in half points; far where it can no longer win it."""
        total = nearest(hand, GOALS[goal], over=self.over == "allowed")
        return FAR if total is None else abs(total - GOALS[goal])

    def to_go(self, hand: Sequence[Card]) -> int:
        """The distance of a hand to its nearer goal, in half points; far where it can win neither."""
        return min(self.distance(hand, goal) for goal in GOALS)
