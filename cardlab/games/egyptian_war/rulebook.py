"""The rules of Egyptian War: options, deal, a turn."""

from __future__ import annotations

from collections.abc import Collection, Generator, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, cast

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
    LeavePile,
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
from cardlab.games.egyptian_war.actions import CHANCES, DEAL, SEATS, STACK, PlayTopCard, Slap, Slaps

PLAY: dict[str, Action] = {seat: PlayTopCard(seat) for seat in SEATS}
ANSWERS: dict[str, tuple[Action, Action]] = {seat: (Slap(seat), LeavePile(seat)) for seat in SEATS}


@game(
    "egyptian_war",
    presets={
        "house": {},
        "as_printed": {"false_slap": "none", "false_slap_empty": "none"},
        "beggar_my_neighbour": {"snaps": False},
        "short": {"max_turns": 60, "on_limit": "most_cards"},
    },
)
class EgyptianWar(Game):
    """The rulebook of Egyptian War: two to eight players, and the one with all the cards wins."""

    players: int = option(2, choices=range(2, 9))
    snaps: bool = option(True)
    snap_pairs: bool = option(True)
    snap_sandwiches: bool = option(True)
    false_slap: str = option("one", choices=("none", "one", "two"))
    false_slap_empty: str = option("barred", choices=("none", "barred"))
    rejoin: bool = option(True)
    run_out: str = option("challenger_takes", choices=("challenger_takes", "next_continues"))
    packs: int = option(1, choices=(1, 2))
    leftover: str = option("dealt_on", choices=("dealt_on", "under_pile"))
    stop_on_repeat: bool = option(True)
    max_turns: int = option(20000, at_least=1)
    on_limit: str = option("unfinished", choices=("unfinished", "most_cards"))

    zones = (
        Zone("stack", each_player=True, seen_by="nobody", lies="pile"),
        Zone("pile", lies="spread"),
        Zone("burnt", seen_by="nobody", lies="pile", stands="heap"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters = (
        Counter("turn", "p1"),
        Counter("challenge_by", None),
        Counter("chances_left", None),
        Counter("out", ""),
        Counter("barred", ""),
        Counter("turns"),
        Counter("piles_taken"),
        Counter("reason", None),
        # The reflex moment: who has not answered yet, in the order of the questions, and whose hands have arrived.
        Counter("to_ask", ""),
        Counter("slapped", ""),
    )
    verbs = (PlayTopCard, Slap, LeavePile, Slaps, Deal)
    measures = (
        Measure("turns"),
        Measure("piles_taken", rules=("take", "win.last", "win.last_card")),
        Measure("answered", rules=("challenge.beaten",)),
        Measure("snaps", rules=("snap.pair", "snap.sandwich")),
        Measure("false_slaps", rules=("slap.false",)),
    )
    reflexes = {"slap": "leave"}
    only_with = {
        "snap.pair": {"snaps": (True,), "snap_pairs": (True,)},
        "snap.sandwich": {"snaps": (True,), "snap_sandwiches": (True,)},
        "snap.stops_challenge": {"snaps": (True,)},
        "snap.rejoin": {"snaps": (True,), "rejoin": (True,)},
        "snap.tie": {"snaps": (True,)},
        "snap.off": {"snaps": (False,)},
        "slap.not_allowed": {"snaps": (True,)},
        "slap.false": {"snaps": (True,)},
        "slap.barred": {"snaps": (True,), "false_slap_empty": ("barred",)},
        "win.loop": {"snaps": (False,), "stop_on_repeat": (True,)},
    }

    # ------------------------------------------------------------------------------------ set-up

    def pack(self) -> list[Card]:
        return pack(packs=self.packs)

    def set_up(self, table: Table) -> Iterator[Event]:
        yield from self.deal(table)

    def deal(self, table: Table) -> Iterator[Event]:
        """Deals one card at a time, each on top of the stack: the last card dealt to a player is the first one played."""
        if not table["pack"]:
            yield fill("pack", table.rng.shuffled(self.pack()))
        dealt, n = list(table["pack"]), self.players
        rest = dealt[len(dealt) - len(dealt) % n :] if self.leftover == "under_pile" else []
        going = dealt[: len(dealt) - len(rest)]
        for place, seat in enumerate(self.seats):
            yield move(going[place::n][::-1], STACK[seat], source="pack")
        if rest:
            yield move(rest, "burnt", source="pack")

    def begin(self, table: Table) -> Iterator[Event]:
        zones, counters = table.zones, table.counters
        if counters["to_ask"] or self.undealt(table):
            return
        if counters["challenge_by"] is not None and challenge_card(zones["pile"]) is None:
            raise PositionError("egyptian_war: there is a challenge, but no ace or picture on the pile")
        if not any(zones[STACK[seat]] for seat in self.seats):
            raise PositionError("egyptian_war: nobody has a card to play. Give at least one stack cards.")
        if not zones[STACK[counters["turn"]]]:  # only if the stacks were set up like that
            following = yield from self.reach(table, counters["turn"], counters["challenge_by"])
            yield set_counters({"turn": following or counters["challenge_by"]})
        if self.repeats and not zones["pile"] and not zones["burnt"]:
            yield set_counters({self.layout_counter(table, counters["turn"]): counters["turns"]})

    def undealt(self, table: Table) -> bool:
        """Whether the cards must still be dealt, as in a position with the pack or with nothing at all."""
        return bool(table.zones["pack"]) or not any(table.zones.values())

    # --------------------------------------------------------------------------------------- legal actions

    def legal_actions(self, table: Table) -> list[Action]:
        to_ask = table.counters["to_ask"]
        if to_ask:
            return [answer for seat in to_ask.split() for answer in ANSWERS[seat]]
        turn = table.counters["turn"]
        return [PLAY[turn]] if table.zones[STACK[turn]] and not table.zones["pack"] else [DEAL]

    def forbids(self, table: Table, action: Action) -> Refusal | None:
        to_ask, turn = table.counters["to_ask"], table.counters["turn"]
        if not isinstance(action, PlayTopCard | Deal):
            if not self.snaps:
                return Refusal(self.rule("snap.off"))
            if to_ask and (action.who == "all" or action.who in to_ask):
                return None
            why = "answered" if to_ask else "closed"
        elif to_ask:
            why = "open"
        elif self.undealt(table):
            why = "" if isinstance(action, Deal) else "undealt"
        elif isinstance(action, Deal):
            why = "dealt"
        else:
            why = "" if action.who == turn else "turn"
        return Refusal(self.rule("turn.order"), {"why": why, "turn": turn, "player": action.who}) if why else None

    def after_the_end(self, table: Table) -> Refusal:
        return Refusal(self.rule("win.over"))

    # ------------------------------------------------------------------------------------ a card

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        if isinstance(action, PlayTopCard):
            return self.turn_up(table, action.who)
        if isinstance(action, Slaps):
            return self.end_moment(table, hands(table) + action.arrivals(table.counters["to_ask"].split()))
        return self.deal(table) if isinstance(action, Deal) else self.answer(table, action)

    def turn_up(self, table: Table, player: str) -> Iterator[Event]:
        """Puts the top card onto the pile; then everybody may slap."""
        zones, counters = table.zones, table.counters
        card = zones[STACK[player]][0]
        challenger, old, left = counters["challenge_by"], counters["chances_left"], CHANCES.get(card.rank)
        changed: dict[str, Any] = {"turns": counters["turns"] + 1}
        facts: Facts = {"player": player, "card": card}
        if left is not None:
            rule = "challenge.start" if challenger is None else "challenge.beaten"
            changed |= {"challenge_by": player, "chances_left": left}
            facts |= {"left": left, "challenged": self.next_with_cards(table, player) or "none"}
        elif challenger is not None:
            rule = "challenge.chance"
            changed["chances_left"] = old - 1
            facts |= {"old": old, "left": old - 1, "challenge": challenge_card(zones["pile"])}
        else:
            rule = "play"
        yield deal(STACK[player], "pile", 1, at=TOP, rule=self.rule(rule), **facts)
        if self.snaps:
            changed["to_ask"] = " ".join(table.rng.shuffled(self.seats))
        yield set_counters(changed)
        if not self.snaps:
            yield from self.end_moment(table, [])

    def next_with_cards(self, table: Table, player: str) -> str | None:
        """Returns the next seat that has cards."""
        return next((seat for seat in table.after(player) if table.zones[STACK[seat]]), None)

    # ------------------------------------------------------------------------------------ the moment for slapping

    def answer(self, table: Table, action: Action) -> Iterator[Event]:
        """Records that one player slaps or leaves the pile. The order of the answers is the order in which the hands arrive."""
        to_ask = [seat for seat in table.counters["to_ask"].split() if seat != action.who]
        came = [hand for hand in (table.counters["slapped"], action.who if isinstance(action, Slap) else "") if hand]
        yield set_counters({"to_ask": " ".join(to_ask), "slapped": " ".join(came)})
        if not to_ask:
            yield from self.end_moment(table, hands(table))

    def end_moment(self, table: Table, came: list[list[str]]) -> Iterator[Event]:
        """Ends a reflex moment. Slaps count first; then the turn or the challenge goes on; then the game may end."""
        if self.snaps:
            yield set_counters({"to_ask": "", "slapped": ""})
        taker = (yield from self.slaps(table, came)) if came else None
        if taker is None:
            taker = yield from self.pass_on(table)
        if taker is not None:
            yield from self.take(table, taker)
        if table.outcome is None:
            yield from self.stop(table, taker)

    def slaps(self, table: Table, came: list[list[str]]) -> Generator[Event, None, str | None]:
        """Plays the hands on the pile. Returns: The seat that has won it."""
        for seat in [seat for group in came for seat in group if not self.may_slap(table.counters, seat)]:
            yield fire(self.rule("slap.not_allowed"), player=seat, why="barred" if seat in table.counters["barred"] else "out")
        groups = [[seat for seat in group if self.may_slap(table.counters, seat)] for group in came]
        groups = [group for group in groups if group]
        pile = table.zones["pile"]
        found = self.match_on(pile)
        if not groups:
            return None
        if found is None:
            for seat in [seat for group in groups for seat in group]:
                yield from self.false_slap_by(table, seat)
            return None
        if len(groups[0]) > 1:
            yield fire(
                self.rule("snap.tie"), players=tuple(groups[0]), card=pile[0], other=pile[2 if found == "sandwich" else 1]
            )
            return None
        return (yield from self.snapped(table, groups[0][0], found))

    def may_slap(self, counters: Mapping[str, Any], seat: str) -> bool:
        """Whether a hand of this seat counts."""
        return self.snaps and seat not in counters["barred"] and (self.rejoin or seat not in counters["out"])

    def match_on(self, pile: Sequence[Card | None]) -> str | None:
        """Returns the pattern that may be slapped: a pair, or two of a rank around another card. A pile with both counts as a
        pair.
        """
        ranks = [card.rank for card in pile[:3] if card is not None]
        if self.snap_pairs and len(ranks) > 1 and ranks[0] == ranks[1]:
            return "pair"
        return "sandwich" if self.snap_sandwiches and len(ranks) > 2 and ranks[0] == ranks[2] else None

    def snapped(self, table: Table, player: str, found: str) -> Generator[Event, None, str]:
        """Gives the pile to the first player, despite any challenge, and lets that player back into the game."""
        pile, counters = table.zones["pile"], table.counters
        facts: Facts = {"player": player, "card": pile[0], "other": pile[1], "n": len(pile) + len(table.zones["burnt"])}
        if found == "sandwich":
            facts |= {"other": pile[2], "middle": pile[1]}
        yield fire(self.rule(f"snap.{found}"), **facts)
        if counters["challenge_by"] is not None:
            yield fire(self.rule("snap.stops_challenge"), challenger=counters["challenge_by"])
        if player in counters["out"]:
            yield fire(self.rule("snap.rejoin"), player=player)
        return player

    def false_slap_by(self, table: Table, player: str) -> Iterator[Event]:
        """Makes a player pay for a wrong slap: the cards go one by one, face down, to the very bottom of the pile."""
        pile, have = table.zones["pile"], len(table.zones[STACK[player]])
        n = min(self.price, have)
        facts: Facts = {"player": player, "card": pile[0], "other": pile[1] if len(pile) > 1 else "none", "n": n}
        yield fire(self.rule("slap.false"), **facts, price=self.price, left=have - n)
        for _ in range(n):
            yield deal(STACK[player], "burnt", 1)
        if not have and self.false_slap_empty == "barred":
            yield fire(self.rule("slap.barred"), player=player)
            yield set_counters({"barred": self.with_seat(table.counters["barred"], player)})

    @cached_property
    def price(self) -> int:
        """The number of cards that a wrong slap costs."""
        return {"none": 0, "one": 1, "two": 2}[self.false_slap]

    def with_seat(self, seats: str, seat: str) -> str:
        """Returns a set of seats with one more, in the order of the table."""
        return " ".join(other for other in self.seats if other == seat or other in seats)

    # ------------------------------------------------------------------------------------ next player

    def pass_on(self, table: Table) -> Generator[Event, None, str | None]:
        """Continues after nobody has slapped: the challenge is won or continues, or the next player plays.

        Returns: The challenger, if the pile is the challenger's.
        """
        zones, counters = table.zones, table.counters
        player, challenger, left = counters["turn"], counters["challenge_by"], counters["chances_left"]
        if challenger is not None and left == 0:
            card = cast(Card, challenge_card(zones["pile"]))
            yield fire(self.rule("challenge.won"), challenger=challenger, card=card, n=CHANCES[card.rank], **self.whole(table))
            return str(challenger)
        if challenger not in (None, player):
            if zones[STACK[player]]:
                return None
            yield fire(self.rule("out.challenge"), player=player, left=left, challenger=challenger)
            yield set_counters({"out": self.with_seat(counters["out"], player)})
            if self.run_out == "challenger_takes":
                return str(challenger)
        following = yield from self.reach(table, player, challenger)
        if following is not None:
            yield set_counters({"turn": following})
        elif challenger is not None:
            yield fire(self.rule("challenge.unanswered"), challenger=challenger, **self.whole(table))
            return str(challenger)
        else:
            yield from self.alone(table, player)
        return None

    def reach(self, table: Table, player: str, challenger: str | None) -> Generator[Event, None, str | None]:
        """Goes round to the next seat with cards, apart from the challenger. Seats without cards are out. Returns:
        That seat.
        """
        for seat in table.after(player):
            if seat == challenger:
                continue
            if table.zones[STACK[seat]]:
                return seat
            if seat not in table.counters["out"]:
                back = "yes" if self.snaps and self.rejoin and seat not in table.counters["barred"] else "no"
                yield fire(self.rule("out.empty"), player=seat, back=back)
                yield set_counters({"out": self.with_seat(table.counters["out"], seat)})
        return None

    def alone(self, table: Table, player: str) -> Iterator[Event]:
        """Lets the last player with cards go on alone while others may slap themselves back in; otherwise that player wins."""
        has_cards = bool(table.zones[STACK[player]])
        if has_cards and any(self.may_slap(table.counters, seat) for seat in table.after(player)):
            return
        reason = "last" if has_cards else "last_card"
        facts = {"player": player, **self.whole(table)}
        yield self.turned_over(table, player)
        yield set_counters({"piles_taken": table.counters["piles_taken"] + 1, "reason": reason})
        yield end(player, rule=self.rule(f"win.{reason}"), **facts)

    def whole(self, table: Table) -> Facts:
        """Returns how many cards lie on the pile, including those under it."""
        return {"count": len(table.zones["pile"]) + len(table.zones["burnt"])}

    def turned_over(self, table: Table, player: str, /, **firing: Any) -> Event:
        """Turns the whole pile over and puts it under the stack, so that the lowest burnt card comes up first."""
        zones = table.zones
        return move([*zones["burnt"][::-1], *zones["pile"][::-1]], STACK[player], source=("burnt", "pile"), **firing)

    def take(self, table: Table, player: str) -> Iterator[Event]:
        """Gives the pile to a player, who is in the game again and starts the next pile."""
        counters, before = table.counters, len(table.zones[STACK[player]])
        count = self.whole(table)["count"]
        facts: Facts = {"player": player, "count": count, "before": before, "after": before + count}
        all_cards = self.next_with_cards(table, player) is None
        yield self.turned_over(table, player, rule=self.rule("take"), **facts, last="yes" if all_cards else "no")
        changed: dict[str, Any] = {"turn": player, "challenge_by": None, "chances_left": None}
        changed["piles_taken"] = counters["piles_taken"] + 1
        for name in ("out", "barred"):
            if player in counters[name]:
                changed[name] = " ".join(seat for seat in counters[name].split() if seat != player)
        yield set_counters(changed)
        if all_cards:
            yield set_counters({"reason": "all"})
            yield end(player, rule=self.rule("win.all"), player=player, total=before + count)

    # ------------------------------------------------------------------------------------ games that do not end

    def stop(self, table: Table, taker: str | None) -> Iterator[Event]:
        """Stops a game that has lasted long enough, or in which everything repeats."""
        turns = table.counters["turns"]
        if turns >= self.max_turns:
            counts = {seat: len(table.zones[STACK[seat]]) for seat in self.seats}
            wins = self.on_limit == "most_cards"
            yield set_counters({"reason": "unfinished"})
            yield end_at_limit(counts, wins=wins, rule=self.rule("win.unfinished"), turns=turns)
        elif taker is not None and self.repeats:
            before = self.layout_counter(table, taker)
            if before in table.counters:
                yield set_counters({"reason": "loop"})
                yield end(UNFINISHED, rule=self.rule("win.loop"), cards=turns - table.counters[before])
            else:
                yield set_counters({before: turns})

    @property
    def repeats(self) -> bool:
        """Whether to look for a repeated position, which means that the game goes on for ever."""
        return self.stop_on_repeat and not self.snaps

    def layout_counter(self, table: Table, leader: str) -> str:
        """Returns the name of the private counter for this layout: who leads, and where aces and pictures lie. Its value is the
        turn.
        """
        stacks = ("".join([card.rank if card.rank in CHANCES else "-" for card in table.zones[STACK[s]]]) for s in self.seats)
        return f"_{leader}/{'/'.join(stacks)}"


def challenges(card: Card) -> bool:
    """Whether a card must be answered: an ace or a picture."""
    return card.rank in CHANCES


def hands(table: Table) -> list[list[str]]:
    """Returns the hands that have arrived, one after the other."""
    return [[seat] for seat in table.counters["slapped"].split()]


def challenge_card(pile: Collection[Card]) -> Card | None:
    """Returns the card that has to be answered: the last ace or picture played."""
    return next((card for card in pile if card.rank in CHANCES), None)
