"""The table: zones of cards, counters, and the events that alone may change them.

Nothing else holds state. `Event.apply` changes the table and remembers what it needs to take itself back
(`Event.revert`); `Event.seen_by` gives the event as one viewer may see it, with blanks for hidden cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from operator import itemgetter
from typing import Any, Literal

from cardlab.core.cards import Card, cards
from cardlab.core.errors import GameError, did_you_mean
from cardlab.core.rng import RandomStream

Value = int | float | str | None
"""What a counter may hold."""
Facts = dict[str, Any]
"""The facts of one firing of a rule: numbers, words, cards, seats, or tuples of facts."""
Viewer = str
"""A seat (``p1``), or `SPECTATOR`, or `TEACHER`."""

SPECTATOR = "spectator"
"""Sees what lies open."""
TEACHER = "teacher"
"""Sees every card."""
Place = tuple[str, int]
"""A zone, and the place of a card in it, 0 for the top or first one."""
TOP, BOTTOM = 0, -1
DRAW, UNFINISHED = "draw", "unfinished"


@dataclass(frozen=True)
class Zone:
    """A place for cards, as a game declares it.

    Attributes:
        name: Its name; with `each_player` the seat follows: ``hand.p1``.
        each_player: Whether every player has one.
        seen_by: Who sees the cards that lie in it, unless a card is turned over.
        lies: How the cards lie: on a ``pile``, on a pile whose top cards are ``spread``, in a ``row``, held in a ``fan``, or
            ``scattered`` over the table, small, so that there is room for a whole pack.
        under: The zone under which they lie half hidden, such as money under a pile; the first card lies nearest to it.
        above: The zone above whose cards these lie, one above each, as in pairs.
        fleeting: Whether a player's zone is shown only while a card lies there; those of the table always are so.
        known_to: Who knows a card that lies there with its back up, such as one that its owner has put there, or one
            that everybody saw before it went there.
        counted_by: Who reads how many cards lie on a pile; the spectator and the teacher always do.
        sorts: How cards whose faces are seen are shown, where their order means nothing: the ranks, lowest first, a space, and
            the suits (``3456789TJQKA2 dchs``). Without it they are shown as they lie.
        across: Whether the name without a seat reads the rows of all players across, or one row after the other.
    """

    name: str
    each_player: bool = False
    seen_by: Literal["all", "owner", "nobody"] = "all"
    lies: Literal["pile", "spread", "row", "fan", "scattered"] = "row"
    under: str | None = None
    above: str | None = None
    fleeting: bool = False
    known_to: Literal["nobody", "owner", "all"] = "nobody"
    counted_by: Literal["all", "owner"] = "all"
    sorts: str | None = None
    across: bool = True


@dataclass(frozen=True)
class Counter:
    """A number or word on the table, as a game declares it.

    Attributes:
        name: Its name; with `each_player` the seat follows: ``score.p1``.
        start: Its value before the set-up.
        each_player: Whether every player has one.
        counts: The zone whose cards it counts; such a counter is read only.
        shown: Whether it is shown beside the cards, or only bookkeeping.
    """

    name: str
    start: Value = 0
    each_player: bool = False
    counts: str | None = None
    shown: bool = True


@dataclass(frozen=True)
class Measure:
    """A figure that a study keeps of each match: how a counter stands at the end, how many cards lie somewhere then, or how
    often rules have fired.

    Attributes:
        name: Its name, and that of the counter if it is one; with `each_player` the seat follows: ``score.p1``.
        rules: The rules whose firings it counts, without the slug; those of every player by their fact `player`.
        each_player: Whether every player has one.
        zones: The zones whose cards it counts; those of every player without the seat.
    """

    name: str
    rules: tuple[str, ...] = ()
    each_player: bool = False
    zones: tuple[str, ...] = ()


@dataclass(frozen=True)
class View:
    """What one viewer sees of a table; hidden cards are None.

    Attributes:
        viewer: Who looks.
        seats: All seats in order, ``("p1", "p2")``.
        zones: The cards of each zone, top or first card first.
        down: Cards that this viewer knows although they lie face down.
        counters: All declared counters.
        outcome: See `Table.outcome`.
    """

    viewer: Viewer
    seats: tuple[str, ...]
    zones: Mapping[str, tuple[Card | None, ...]]
    down: frozenset[Card]
    counters: Mapping[str, Any]
    outcome: str | None

    def __getitem__(self, name: str) -> tuple[Card | None, ...]:
        return self.zones[name]

    def known(self, name: str) -> list[Card]:
        """The cards of a zone that the viewer knows."""
        return [card for card in self.zones[name] if card is not None]

    def to_json(self) -> dict[str, Any]:
        """The view as plain data: a card is ``7d``, ``~7d`` where it lies face down, ``?`` where it is hidden."""
        down = self.down
        return {
            "zones": {
                name: _tokens([None if c is None else ("~" + c.name if c in down else c.name) for c in zone])
                for name, zone in self.zones.items()
            },
            "counters": dict(self.counters),
            "outcome": self.outcome,
        }


def _tokens(tokens: list[str | None]) -> list[str] | int:
    """Blanks only: how many; otherwise each card, with ``?`` for a blank."""
    if not any(tokens):
        return len(tokens)
    return [token or "?" for token in tokens]


@cache
def clockwise(seats: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Each seat -> the others, clockwise from the next one."""
    return {seat: seats[place + 1 :] + seats[:place] for place, seat in enumerate(seats)}


class Table:
    """Zones, counters and the outcome. Read freely; change it by events only.

    Attributes:
        seats: All seats in order.
        zones: Zone name -> its cards, top or first card first.
        kinds: Zone name -> its declaration.
        counters: Counter name -> its value. Names that begin with ``_`` are a game's private memory.
        turned: Cards that lie against the way of their zone: face down in an open one, face up in a hidden one.
        outcome: None while the game goes on; then the winning seats (``p1``, ``p1 p3``), `DRAW` or `UNFINISHED`.
        ended_by: The event that ended the game.
        chance: The random choices of the action that is being played.
    """

    def __init__(self, seats: Sequence[str], zones: Iterable[Zone], counters: Iterable[Counter], rng: RandomStream) -> None:
        self.seats = tuple(seats)
        self.zones: dict[str, list[Card]] = {}
        self.kinds: dict[str, Zone] = {}
        self.rows: dict[str, list[str]] = {}
        for zone in zones:
            names = [f"{zone.name}.{seat}" for seat in self.seats] if zone.each_player else [zone.name]
            if zone.each_player:
                self.rows[zone.name] = names
            self.kinds.update(dict.fromkeys(names, zone))
        self.zones = {name: [] for name in self.kinds}
        self.counters: dict[str, Any] = {}
        self.tallies: dict[str, str] = {}
        self.hidden_counters: set[str] = set()
        for counter in counters:
            for ending in [f".{seat}" for seat in self.seats] if counter.each_player else [""]:
                if counter.counts is not None:
                    self.tallies[counter.name + ending] = counter.counts + ending
                else:
                    self.counters[counter.name + ending] = counter.start
                    if not counter.shown:
                        self.hidden_counters.add(counter.name + ending)
        self.turned: set[Card] = set()
        self.outcome: str | None = None
        self.ended_by: Event | None = None
        self.rng = rng

    def __getitem__(self, name: str) -> list[Card]:
        """The cards of a zone. The bare name of a zone that each player has reads the rows across: the first card
        of each seat, then the second of each, which is the order in which they came when all laid in turn. Where the zone
        is declared so, it reads one row after the other.

        Raises:
            GameError: There is no such zone.
        """
        zone = self.zones.get(name)
        if zone is not None:
            return zone
        if name not in self.rows:
            raise GameError(f"no zone {name!r} on this table. {did_you_mean(name, self.zones)}")
        rows = self.rows[name]
        return self.across(rows) if self.kinds[rows[0]].across else [card for row in rows for card in self.zones[row]]

    def across(self, rows: Iterable[str]) -> list[Card]:
        """The cards of several rows, column by column."""
        lists = [self.zones[row] for row in rows]
        return [row[i] for i in range(max(map(len, lists), default=0)) for row in lists if i < len(row)]

    def counter(self, name: str) -> Any:
        """The value of a counter, also of one that counts the cards of a zone.

        Raises:
            GameError: There is no such counter.
        """
        if name in self.tallies:
            return len(self.zones[self.tallies[name]])
        if name not in self.counters:
            raise GameError(f"no counter {name!r} on this table. {did_you_mean(name, [*self.counters, *self.tallies])}")
        return self.counters[name]

    def cards(self) -> list[Card]:
        """Every card on the table, zone by zone."""
        return [card for zone in self.zones.values() for card in zone]

    def mixed(self, among: Iterable[str]) -> tuple[str, ...]:
        """The hidden zones among these in which a card lies face up."""
        kinds, zones, turned = self.kinds, self.zones, self.turned
        return tuple([name for name in among if kinds[name].seen_by != "all" and not turned.isdisjoint(zones[name])])

    def after(self, seat: str) -> tuple[str, ...]:
        """The other seats, clockwise from the next one."""
        return clockwise(self.seats)[seat]

    def sight(self, viewer: Viewer, zone: str, turned: bool) -> Literal["up", "down", "hidden"]:
        """How a viewer sees a card in a zone: its face, its back though it is known, or its back."""
        kind = self.kinds[zone]
        if (kind.seen_by == "all") is not turned:
            return "up"
        owned = viewer == TEACHER or zone.endswith("." + viewer)
        if kind.seen_by == "owner" and owned:
            return "up"
        known = kind.known_to == "all" or (owned and kind.known_to == "owner")
        return "down" if known or viewer == TEACHER else "hidden"

    def seen_by(self, viewer: Viewer) -> View:
        """The table with blanks for what this viewer may not see."""
        zones: dict[str, tuple[Card | None, ...]] = {}
        down = set()
        for name, zone in self.zones.items():
            seen: list[Card | None] = []
            for card in zone:
                sight = self.sight(viewer, name, card in self.turned)
                seen.append(None if sight == "hidden" else card)
                if sight == "down":
                    down.add(card)
            zones[name] = tuple(seen)
        counters = {name: value for name, value in self.counters.items() if name[0] != "_"}
        counters.update((name, len(self.zones[zone])) for name, zone in self.tallies.items())
        return View(viewer, self.seats, zones, frozenset(down), counters, self.outcome)

    def where(self, wanted: Sequence[Card], among: Collection[str]) -> list[tuple[str, int]]:
        """Zone and place of each card.

        Raises:
            GameError: One of them does not lie there.
        """
        zones = self.zones
        try:
            if len(wanted) < 8 and len(among) == 1:  # a few cards of a hand, without looking at all of it
                (name,) = among
                index = zones[name].index
                return [(name, index(card)) for card in wanted]
            places = {card: (name, place) for name in among for place, card in enumerate(zones[name])}
            return [places[card] for card in wanted]
        except (KeyError, ValueError):
            missing = next(card for card in wanted if not any(card in zones[name] for name in among))
            raise GameError(f"{missing} cannot be moved: it does not lie in {', '.join(among)}") from None


_NONE: frozenset[Card] = frozenset()


class Event:
    """One change of the table, or something said about it.

    Attributes:
        rule: The id of the rule that fires with it, or "" where it only carries out the one before.
        facts: The facts of this firing, for everybody.
        private: A seat, and facts for that seat only; or None.
    """

    __slots__ = ("facts", "private", "rule")

    def __init__(self, rule: str, facts: Facts, private: tuple[str, Facts] | None = None) -> None:
        self.rule = rule
        self.facts = facts
        self.private = private

    def __repr__(self) -> str:
        said = [f"{name}={value}" for name, value in self.facts.items()]
        return f"<{type(self).__name__.lower()} {self.rule or 'goes on'}{': ' if said else ''}{', '.join(said)}>"

    def _repr_html_(self) -> str:
        from cardlab.documents.pictures import event_picture

        return event_picture(self)

    def apply(self, table: Table) -> None:
        """Change the table."""

    def revert(self, table: Table) -> None:
        """Take the change back. The table must be as it was just after `apply`."""

    def seen_by(self, viewer: Viewer, table: Table) -> list[Any] | None:
        """The change as plain data with blanks for hidden cards; None where there is nothing to see.

        It depends on the event and on the zones' declarations, not on how the table stands.
        """
        return None

    def facts_for(self, viewer: Viewer) -> Facts:
        """The facts that this viewer may know."""
        if self.private is not None and viewer in (self.private[0], TEACHER):
            return {**self.facts, **self.private[1]}
        return self.facts


class Fill(Event):
    """New cards are put into a zone, below what lies there.

    Args:
        zone: Where they come.
        new: The cards, top card first.
        turned: Those that lie against the way of the zone.
        rule, facts: The rule that fires, and its facts.
    """

    __slots__ = ("cards", "turned", "zone")

    def __init__(self, zone: str, new: Iterable[Card], /, *, turned: Iterable[Card] = (), rule: str = "", **facts: Any) -> None:
        super().__init__(rule, facts)
        self.zone = zone
        self.cards = cards(new)
        self.turned = frozenset(turned)

    def apply(self, table: Table) -> None:
        table[self.zone].extend(self.cards)
        table.turned |= self.turned

    def revert(self, table: Table) -> None:
        zone = table[self.zone]
        del zone[len(zone) - len(self.cards) :]
        table.turned -= self.turned

    def seen_by(self, viewer: Viewer, table: Table) -> list[Any] | None:
        return ["fill", self.zone, _seen(self.cards, self.turned, self.zone, viewer, table)]


class Move(Event):
    """Cards leave the zones in which they lie and come, in the order named, to one zone.

    Args:
        moved: The cards; the first one lies nearest to the top.
        to: Where they come.
        source: The zone or zones in which they lie; without it all are searched.
        at: `BOTTOM`, `TOP`, or the place of the first one.
        face: ``up`` or ``down``, where it is not the way of the zone.
        rule, facts: The rule that fires, and its facts.
        private: A seat, and facts for that seat alone.
    """

    __slots__ = ("at", "cards", "face", "mixed", "source", "to", "took", "turned", "were_turned")

    cards: Sequence[Card]
    source: str | Sequence[str] | None
    mixed: Collection[str]

    def __init__(
        self,
        moved: Sequence[Card],
        to: str,
        /,
        *,
        source: str | Sequence[str] | None = None,
        at: int = BOTTOM,
        face: str | None = None,
        rule: str = "",
        private: tuple[str, Facts] | None = None,
        **facts: Any,
    ) -> None:
        self.rule = rule
        self.facts = facts
        self.private = private
        self.cards = moved
        self.source = source
        self.to = to
        self.at = at
        self.face = face
        self.took: Sequence[tuple[str, int]] = ()
        self.turned = False
        self.were_turned: frozenset[Card] | set[Card] = _NONE

    def apply(self, table: Table) -> None:
        zones = table.zones
        if self.to not in zones:
            raise GameError(f"no zone {self.to!r} to move cards to. {did_you_mean(self.to, zones)}")
        self.mixed = table.mixed(self.sources(table)) if table.turned else ()
        self.take(table)
        moved, target = self.cards, zones[self.to]
        if self.at == BOTTOM:
            target.extend(moved)
        elif 0 <= self.at <= len(target):
            target[self.at : self.at] = moved
        else:
            there = len(target)
            self.put_back(table)
            raise GameError(f"cannot put cards at place {self.at} of {self.to!r}: {there} lie there")
        if table.turned:
            self.were_turned = table.turned.intersection(moved)
            table.turned -= self.were_turned
        if self.face is not None:
            self.turned = (self.face == "up") is not (table.kinds[self.to].seen_by == "all")
            if self.turned:
                table.turned.update(moved)

    def sources(self, table: Table) -> Collection[str]:
        """The zones in which the cards may lie."""
        source = self.source
        return table.zones if source is None else (source,) if isinstance(source, str) else source

    def take(self, table: Table) -> None:
        """Take the cards from where they lie."""
        zones = table.zones
        self.took = took = table.where(self.cards, self.sources(table))
        for (name, _), card in zip(took, self.cards, strict=True):
            zones[name].remove(card)

    def revert(self, table: Table) -> None:
        target = table.zones[self.to]
        start = len(target) - len(self.cards) if self.at == BOTTOM else self.at
        del target[start : start + len(self.cards)]
        self.put_back(table)
        if self.turned:
            table.turned.difference_update(self.cards)
        table.turned |= self.were_turned

    def put_back(self, table: Table) -> None:
        """Put the cards back where they were taken from."""
        for (name, place), card in sorted(zip(self.took, self.cards, strict=True), key=itemgetter(0)):
            table.zones[name].insert(place, card)

    def seen_by(self, viewer: Viewer, table: Table) -> list[Any] | None:
        turned = self.cards if self.turned else ()
        tokens = _seen(self.cards, turned, self.to, viewer, table)
        took = self.took
        if isinstance(tokens, int):  # the order in which blanks lie is hidden too
            took = sorted(took)
        return ["move", _places(took, viewer, table, self.mixed), self.to, self.at, tokens]


class Deal(Move):
    """The top n cards of one zone come to another; the rest is as for `Move`."""

    __slots__ = ("n",)

    source: str

    def __init__(
        self,
        source: str,
        to: str,
        n: int = 1,
        /,
        *,
        at: int = BOTTOM,
        face: str | None = None,
        rule: str = "",
        private: tuple[str, Facts] | None = None,
        **facts: Any,
    ) -> None:
        self.rule = rule
        self.facts = facts
        self.private = private
        self.source = source
        self.to = to
        self.n = n
        self.at = at
        self.face = face
        self.turned = False
        self.were_turned = _NONE

    def take(self, table: Table) -> None:
        zone = table[self.source]
        n = self.n
        if not 0 <= n <= len(zone):
            raise GameError(f"cannot deal {n} cards from {self.source!r}: {len(zone)} lie there")
        if n == 1:
            self.cards = (zone.pop(0),)
            self.took = ((self.source, 0),)
            return
        self.cards = zone[:n]
        del zone[:n]
        self.took = [(self.source, place) for place in range(n)]


class TurnOver(Event):
    """Cards are turned over where they lie, so that they show their face (``up``) or their back (``down``)."""

    __slots__ = ("cards", "face", "places", "were_turned")

    def __init__(self, turned: Sequence[Card], /, *, face: str = "up", rule: str = "", **facts: Any) -> None:
        super().__init__(rule, facts)
        self.cards = turned
        self.face = face
        self.places: list[tuple[str, int]] = []
        self.were_turned: set[Card] = set()

    def apply(self, table: Table) -> None:
        self.places = table.where(self.cards, table.zones)
        self.were_turned = table.turned.intersection(self.cards)
        for (name, _), card in zip(self.places, self.cards, strict=True):
            if (self.face == "up") is (table.kinds[name].seen_by == "all"):
                table.turned.discard(card)
            else:
                table.turned.add(card)

    def revert(self, table: Table) -> None:
        table.turned.difference_update(self.cards)
        table.turned |= self.were_turned

    def seen_by(self, viewer: Viewer, table: Table) -> list[Any] | None:
        seen = []
        for (name, place), card in zip(self.places, self.cards, strict=True):
            turned = (self.face == "up") is not (table.kinds[name].seen_by == "all")
            seen.append([name, place, _token(card, table.sight(viewer, name, turned)) or "?"])
        return ["turn", seen]


class Put(Event):
    """Counters get new values. One whose name begins with ``_`` need not be declared and is shown to nobody."""

    __slots__ = ("old", "values")

    def __init__(self, values: Mapping[str, Value], /, *, rule: str = "", **facts: Any) -> None:
        self.rule = rule
        self.facts = facts
        self.private = None
        self.values = values
        self.old: dict[str, Any] = {}

    def apply(self, table: Table) -> None:
        counters = table.counters
        try:
            self.old = {name: counters[name] for name in self.values}
        except KeyError:
            self.old = {}
            for name in self.values:
                if name in counters:
                    self.old[name] = counters[name]
                elif name[0] != "_":
                    raise GameError(f"no counter {name!r} is declared. {did_you_mean(name, counters)}") from None
        counters.update(self.values)

    def revert(self, table: Table) -> None:
        for name in self.values:
            if name in self.old:
                table.counters[name] = self.old[name]
            else:
                del table.counters[name]

    def seen_by(self, viewer: Viewer, table: Table) -> list[Any] | None:
        shown = {name: value for name, value in self.values.items() if name[0] != "_"}
        return ["put", shown] if shown else None


class Say(Event):
    """A rule fires, and nothing on the table changes."""

    __slots__ = ()

    def __init__(self, rule: str, /, *, private: tuple[str, Facts] | None = None, **facts: Any) -> None:
        self.rule = rule
        self.facts = facts
        self.private = private


class Lead(Event):
    """What follows without a rule is told with the next rule: until then everything lies as it did."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("", {})


class End(Event):
    """The game ends; the outcome is the winning seats (``p1``, ``p1 p3``), `DRAW` or `UNFINISHED`."""

    __slots__ = ("outcome",)

    def __init__(self, outcome: str, /, *, rule: str, **facts: Any) -> None:
        super().__init__(rule, facts)
        self.outcome = outcome

    def apply(self, table: Table) -> None:
        table.outcome, table.ended_by = self.outcome, self

    def revert(self, table: Table) -> None:
        table.outcome, table.ended_by = None, None

    def seen_by(self, viewer: Viewer, table: Table) -> list[Any] | None:
        return ["end", self.outcome]


def _token(card: Card, sight: str) -> str | None:
    return {"up": card.name, "down": "~" + card.name}.get(sight)


def _seen(shown: Iterable[Card], turned: Iterable[Card], zone: str, viewer: Viewer, table: Table) -> list[str] | int:
    return _tokens([_token(card, table.sight(viewer, zone, card in turned)) for card in shown])


def _places(took: Iterable[tuple[str, int]], viewer: Viewer, table: Table, mixed: Collection[str]) -> list[list[Any]]:
    """Zone by zone, the places the cards came from, as they were before the event: ``[["packet.p1", [0, 1]]]``.

    Where a zone stands once, its top n cards are written as their number, and so are any n of a pile or hand of backs:
    where they lay there could tell which they are. Unless it was `mixed`: then the others see where they came from.
    """
    runs = [(name, [place for _, place in run]) for name, run in groupby(took, key=itemgetter(0))]
    if len(runs) > len({name for name, _ in runs}):
        return [[name, places] for name, places in runs]
    seen: list[list[Any]] = []
    for name, places in runs:
        backs = name not in mixed and table.sight(viewer, name, False) == "hidden"
        seen.append([name, len(places) if backs or places == list(range(len(places))) else places])
    return seen


fill, move, deal, turn_over, put, say, lead, end = Fill, Move, Deal, TurnOver, Put, Say, Lead, End
"""What games yield, as verbs: ``yield move(won, "packet.p1", rule="war.pickup", n=4)``."""
