"""The table: zones of cards, counters, and the events that alone may change them.

Nothing else holds state. `Event.apply` changes the table and remembers what it needs to take itself back
(`Event.revert`); `Event.seen_by` gives the event as one viewer may see it, with blanks for hidden cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Any, Literal

from cardlab.core.cards import Card
from cardlab.core.display import Displayed
from cardlab.core.errors import GameError, UnknownZone, did_you_mean
from cardlab.core.rng import RandomStream
from cardlab.core.view import View, outline
from cardlab.core.zones import ONLOOKER, TEACHER, Counter, Facts, Place, Viewer, Zone


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
        seeming: Zone name -> the zone in which its cards seem to lie to those who may not see them.
        counters: Counter name -> its value. Names that begin with ``_`` are a game's private memory.
        turned: Cards that lie against the way of their zone: face down in an open one, face up in a hidden one.
        outcome: None while the game goes on; then the winning seats (``p1``, ``p1 p3``), `DRAW` or `UNFINISHED`.
        ended_by: The event that ended the game.
        rng: The random choices of the action that is being played.
    """

    def __init__(self, seats: Sequence[str], zones: Iterable[Zone], counters: Iterable[Counter], rng: RandomStream) -> None:
        self.seats = tuple(seats)
        self.zones: dict[str, list[Card]] = {}
        self.kinds: dict[str, Zone] = {}
        self.rows: dict[str, list[str]] = {}
        self.seeming: dict[str, str] = {}
        for zone in zones:
            names = [f"{zone.name}.{seat}" for seat in self.seats] if zone.each_player else [zone.name]
            if zone.each_player:
                self.rows[zone.name] = names
            self.kinds.update(dict.fromkeys(names, zone))
            if zone.seems is not None:
                self.seeming.update((name, f"{zone.seems}.{seat}") for name, seat in zip(names, self.seats, strict=True))
        self.zones = {name: [] for name in self.kinds}
        self.counters: dict[str, Any] = {}
        self.tallies: dict[str, str] = {}
        self.hidden_counters: set[str] = set()
        for counter in counters:
            for ending in [f".{seat}" for seat in self.seats] if counter.each_player else [""]:
                if counter.counts is not None:
                    if counter.counts + ending not in self.kinds:
                        known = {zone.name for zone in self.kinds.values()}
                        raise GameError(
                            f"counter {counter.name!r} counts the cards of {counter.counts!r}, and there is no such zone. "
                            f"{did_you_mean(counter.counts, known)}"
                        )
                    self.tallies[counter.name + ending] = counter.counts + ending
                else:
                    self.counters[counter.name + ending] = counter.start
                    if not counter.shown:
                        self.hidden_counters.add(counter.name + ending)
        self.turned: set[Card] = set()
        self.outcome: str | None = None
        self.ended_by: Event | None = None
        self.rng = rng

    def __repr__(self) -> str:
        return f"<table of {' '.join(self.seats)}: {outline(self.zones, self.counters, self.outcome)}>"

    def __getitem__(self, name: str) -> list[Card]:
        """The cards of a zone. The bare name of a zone that each player has reads the rows across: the first card
        of each seat, then the second of each, which is the order in which they came when all laid in turn. Where the zone
        is declared so, it reads one row after the other.

        Raises:
            UnknownZone: There is no such zone.
        """
        zone = self.zones.get(name)
        if zone is not None:
            return zone
        if name not in self.rows:
            raise UnknownZone(f"no zone {name!r} on this table. {did_you_mean(name, self.zones)}")
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
        owned = viewer in (TEACHER, ONLOOKER) or zone.endswith("." + viewer)
        if kind.seen_by == "owner" and owned:
            return "up"
        known = kind.known_to == "all" or (owned and kind.known_to == "owner")
        return "down" if known or viewer == TEACHER else "hidden"

    def hidden_from(self, viewer: Viewer) -> list[Place]:
        """Where the cards lie whose faces a viewer may not know."""
        zones, turned = self.zones, self.turned
        return [
            (name, n)
            for name, zone in zones.items()
            for n, card in enumerate(zone)
            if self.sight(viewer, name, card in turned) == "hidden"
        ]

    def seems(self, viewer: Viewer, zone: str) -> str:
        """The zone in which a viewer sees the cards of a zone lie: another one where they are a secret choice."""
        other = self.seeming.get(zone)
        return zone if other is None or self.sight(viewer, zone, False) != "hidden" else other

    def seen_by(self, viewer: Viewer) -> View:
        """The table with blanks for what this viewer may not see."""
        seen: dict[str, list[Card | None]] = {name: [] for name in self.zones}
        down: set[Card] = set()
        turned = self.turned
        for name in sorted(self.zones, key=self.seeming.__contains__):  # a choice seems to lie below what it was made from
            cards, zone = seen[self.seems(viewer, name)], self.zones[name]
            sights = self.sight(viewer, name, False), self.sight(viewer, name, True)
            if not turned:  # a coach looks at a table thousands of times before it answers
                cards.extend([None] * len(zone) if sights[0] == "hidden" else zone)
                down.update(zone if sights[0] == "down" else ())
                continue
            for card in zone:
                sight = sights[card in turned]
                cards.append(None if sight == "hidden" else card)
                if sight == "down":
                    down.add(card)
        zones = {name: tuple(cards) for name, cards in seen.items()}
        counters = {name: value for name, value in self.counters.items() if name[0] != "_"}
        counters.update((name, len(zones[zone])) for name, zone in self.tallies.items())
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


class Event(Displayed):
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

    def apply(self, table: Table) -> None:
        """Change the table."""

    def revert(self, table: Table) -> None:
        """Take the change back. The table must be as it was just after `apply`."""

    def seen_by(self, viewer: Viewer, table: Table) -> list[Any] | None:
        """The change as plain data with blanks for hidden cards; None where there is nothing to see.

        It depends on the event and on the zones' declarations, not on how the table stands.
        """
        return None

    def shows(self, table: Table) -> bool:
        """Whether a card comes to lie open before everybody; like `seen_by` it does not depend on how the table stands."""
        return False

    def clears(self, table: Table) -> bool:
        """Whether a card is taken away that lay open before everybody."""
        return False

    def facts_for(self, viewer: Viewer) -> Facts:
        """The facts that this viewer may know."""
        if self.private is not None and viewer in (self.private[0], ONLOOKER, TEACHER):
            return {**self.facts, **self.private[1]}
        return self.facts
