"""The table: zones of cards, counters, and the base class of events. Only events change a table.

Nothing else holds state. `Event.apply` changes the table and remembers what it needs for `Event.revert`. `Event.seen_by`
returns the event as one viewer may see it, with blanks for hidden cards.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.declarations import ONLOOKER, TEACHER, Counter, Counters, Facts, Place, Viewer, Zone
from cardlab.core.displayed import Displayed
from cardlab.core.errors import GameError, UnknownZone, did_you_mean
from cardlab.core.rng import RandomStream
from cardlab.core.seat_zones import Sight, declared_zones
from cardlab.core.view import View, outline


@cache
def clockwise(seats: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Each seat -> the others, clockwise from the next one."""
    return {seat: seats[place + 1 :] + seats[:place] for place, seat in enumerate(seats)}


def card_places(zones: Mapping[str, Sequence[Card]]) -> dict[Card, Place]:
    """Card -> its zone and its place there."""
    return {card: (name, n) for name, zone in zones.items() for n, card in enumerate(zone)}


class Zones(dict[str, list[Card]]):
    """Zone name -> its cards, top or first card first.

    Raises:
        UnknownZone: There is no such zone.
    """

    def __missing__(self, name: str) -> list[Card]:
        raise UnknownZone(f"no zone {name!r} on this table. {did_you_mean(name, self)}")


class Table:
    """Zones, counters and the outcome. Read freely, and change it only with events.

    Attributes:
        seats: All seats in order.
        zones: Zone name -> its cards, top or first card first.
        declared_zones: Which zones exist, and who sees what in them; `kinds`, `rows` and `seeming` are parts of it.
        counters: Counter name -> its value. Names that begin with ``_`` are a game's private memory.
        turned: Cards that are turned the other way up from their zone: face down in an open one, face up in a hidden one.
        outcome: None during the game; then the winning seats (``p1``, ``p1 p3``), `DRAW` or `UNFINISHED`.
        ended_by: The event that ended the game.
        rng: The random choices of the current action.
    """

    def __init__(self, seats: Sequence[str], zones: Iterable[Zone], counters: Iterable[Counter], rng: RandomStream) -> None:
        self.seats = tuple(seats)
        self.declared_zones = declared_zones(self.seats, tuple(zones))
        self.kinds, self.rows, self.seeming = self.declared_zones.kinds, self.declared_zones.rows, self.declared_zones.seeming
        self.zones = Zones((name, []) for name in self.kinds)
        self.counters: dict[str, Any] = Counters()
        self.tallies: dict[str, str] = {}
        for counter in counters:
            for ending in [f".{seat}" for seat in self.seats] if counter.each_player else [""]:
                # A counter that counts cards has no value of its own, so it cannot disagree with its zone after an undo.
                if counter.counts is not None:
                    if counter.counts + ending not in self.kinds:
                        known = {zone.name for zone in self.kinds.values()}
                        raise GameError(
                            f"counter {counter.name!r} counts the cards of {counter.counts!r}, but there is no such zone. "
                            f"{did_you_mean(counter.counts, known)}"
                        )
                    self.tallies[counter.name + ending] = counter.counts + ending
                else:
                    self.counters[counter.name + ending] = counter.start
        self.turned: set[Card] = set()
        self.outcome: str | None = None
        self.ended_by: Event | None = None
        self.rng = rng

    def __repr__(self) -> str:
        return f"<table of {' '.join(self.seats)}: {outline(self.zones, self.counters, self.outcome)}>"

    def __getitem__(self, name: str) -> list[Card]:
        """Returns the cards of a zone. For the name without a seat of a zone that each player has, reads the rows across: the
        first card of each seat, then the second of each, which is the order of laying if all laid in turn. If the zone is
        declared so, reads one row after the other.

        Raises:
            UnknownZone: There is no such zone.
        """
        rows = self.rows.get(name)
        if rows is None:
            return self.zones[name]
        return self.across(rows) if self.kinds[rows[0]].across else [card for row in rows for card in self.zones[row]]

    def across(self, rows: Iterable[str]) -> list[Card]:
        """Returns the cards of several rows, column by column."""
        lists = [self.zones[row] for row in rows]
        return [row[i] for i in range(max(map(len, lists), default=0)) for row in lists if i < len(row)]

    def counter(self, name: str) -> Any:
        """Returns the value of a counter, including those that count the cards of a zone.

        Raises:
            GameError: There is no such counter.
        """
        if name in self.tallies:
            return len(self.zones[self.tallies[name]])
        if name not in self.counters:
            raise GameError(f"no counter {name!r} on this table. {did_you_mean(name, [*self.counters, *self.tallies])}")
        return self.counters[name]

    def cards(self) -> list[Card]:
        """Returns all cards on the table, zone by zone."""
        return [card for zone in self.zones.values() for card in zone]

    def mixed(self, among: Iterable[str]) -> tuple[str, ...]:
        """Returns the hidden zones among these in which a card lies face up."""
        kinds, zones, turned = self.kinds, self.zones, self.turned
        # In an open zone the faces distinguish the places anyway. Among backs, only a face-up card gives the others a landmark.
        return tuple([name for name in among if kinds[name].seen_by != "all" and not turned.isdisjoint(zones[name])])

    def after(self, seat: str) -> tuple[str, ...]:
        """Returns the other seats, clockwise from the next one."""
        return clockwise(self.seats)[seat]

    def sight(self, viewer: Viewer, zone: str, turned: bool) -> Sight:
        """Returns how a viewer sees a card in a zone: its face, its back although the viewer knows the card, or
        only its back.
        """
        return self.declared_zones.sights[viewer][zone][turned]

    def hidden_from(self, viewer: Viewer) -> list[Place]:
        """Returns the places of cards whose faces a viewer may not know."""
        turned, sights = self.turned, self.declared_zones.sights[viewer]
        found: list[Place] = []
        for name, zone in self.zones.items():
            usual, other = sights[name]
            if not turned or turned.isdisjoint(zone):
                found += [(name, n) for n in range(len(zone))] if usual == "hidden" else ()
            elif "hidden" in (usual, other):
                found += [(name, n) for n, card in enumerate(zone) if (other if card in turned else usual) == "hidden"]
        return found

    def seems(self, viewer: Viewer, zone: str) -> str:
        """Returns the zone in which the cards of a zone appear to a viewer. It is another one if they are a secret choice."""
        return self.declared_zones.seems[viewer].get(zone, zone)

    def seen_by(self, viewer: Viewer) -> View:
        """Returns the table with blanks for the cards that this viewer may not see."""
        turned, sights = self.turned, self.declared_zones.sights[viewer]
        seen: dict[str, tuple[Card | None, ...]] = {}
        down: list[Card] = []
        for name, zone in self.zones.items():
            usual, other = sights[name]
            if not turned or turned.isdisjoint(zone):  # the usual case: one sight for the whole zone
                seen[name] = (None,) * len(zone) if usual == "hidden" else tuple(zone)
                down += zone if usual == "down" else ()
            else:
                each = [(card, other if card in turned else usual) for card in zone]
                seen[name] = tuple([None if sight == "hidden" else card for card, sight in each])
                down += [card for card, sight in each if sight == "down"]
        # a secret choice appears below the cards from which it was made
        for name, other_zone in self.declared_zones.seems[viewer].items():
            seen[other_zone] += seen[name]
            seen[name] = ()
        # A game's private memory may hold what nobody at the table knows, so not even the teacher's view shows it.
        counters = Counters({name: value for name, value in self.counters.items() if name[0] != "_"})
        for name, counted in self.tallies.items():
            counters[name] = len(seen[counted])  # as it appears, because a counted choice would not be secret
        return View(viewer, self.seats, seen, frozenset(down), counters, self.outcome)

    def where(self, wanted: Sequence[Card], among: Collection[str]) -> list[Place]:
        """Returns the zone and the place of each card.

        Raises:
            GameError: One of them is not there, or is named twice.
        """
        zones, looked_for = self.zones, set(wanted)
        found = card_places({name: zones[name] for name in among if not looked_for.isdisjoint(zones[name])})
        if len(looked_for) < len(wanted) or not looked_for <= found.keys():
            raise self._immovable(wanted, among)
        return [found[card] for card in wanted]

    def take(self, wanted: Sequence[Card], among: Collection[str]) -> dict[str, list[Card]]:
        """Takes cards out of their zones.

        Returns: The earlier cards of the zones that had some of them.
        Raises:
            GameError: One of them is not there, or is named twice; nothing has changed.
        """
        # Each affected zone is copied whole, because restoring copies is faster and safer than putting cards back one by one.
        # The lists are changed in place: `Move.apply` keeps its target's list, and target and source may be one zone.
        zones, going = self.zones, set(wanted)
        before = {}
        left = len(wanted)
        for name in among:
            zone = zones[name]
            if not going.isdisjoint(zone):
                before[name] = lay = zone.copy()
                zone[:] = [] if going.issuperset(lay) else [card for card in lay if card not in going]
                left -= len(lay) - len(zone)
        # A card was missing, named twice or there twice. The cards are put back, so that a failed event leaves no trace.
        if left:
            self.restore(before)
            raise self._immovable(wanted, among)
        return before

    def restore(self, before: Mapping[str, Sequence[Card]]) -> None:
        """Restores the earlier cards of some zones."""
        for name, lay in before.items():
            self.zones[name][:] = lay

    def _immovable(self, wanted: Sequence[Card], among: Iterable[str]) -> GameError:
        """Returns the error that says why not all of these cards can be taken."""
        there = [card for name in among for card in self.zones[name]]
        for card in wanted:
            if card not in there:
                return GameError(f"{card} cannot be moved: it does not lie in {', '.join(among)}")
        named = next((card for card in wanted if wanted.count(card) > 1), None)
        if named is not None:
            return GameError(f"{named} cannot be moved: it is named twice")
        twice = next(card for card in wanted if there.count(card) > 1)
        return GameError(f"{twice} cannot be moved: it lies on the table twice")


class Event(Displayed):
    """One change of the table, or a remark about it.

    Attributes:
        rule: The id of the rule that fires with it, or "" for a silent event, which only carries out the rule before it.
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
        return f"<{type(self).__name__} {self.rule or 'goes on'}{': ' if said else ''}{', '.join(said)}>"

    def apply(self, table: Table) -> None:
        """Changes the table."""

    def revert(self, table: Table) -> None:
        """Reverts the change. The table must be in the state just after `apply`."""

    def seen_by(self, viewer: Viewer, table: Table) -> list[Any] | None:
        """Returns the change as plain data, with blanks for hidden cards; None if there is nothing to see.

        It depends on the event and the declared zones, not on the current table.
        """
        return None

    def shows(self, table: Table) -> bool:
        """Whether the event turns a card face up for everybody. Like `seen_by`, it does not depend on the current table."""
        return False

    def clears(self, table: Table) -> bool:
        """Whether the event removes a card that was face up for everybody."""
        return False

    def facts_for(self, viewer: Viewer) -> Facts:
        """Returns the facts that this viewer may know."""
        # Private facts are separate from `facts`, so that code that passes `facts` on to everybody cannot leak them by
        # forgetting to filter.
        private = self.private_facts_for(viewer)
        return {**self.facts, **private} if private else self.facts

    def private_facts_for(self, viewer: Viewer) -> Facts | None:
        """Returns the facts that this viewer may know and others may not."""
        if self.private is not None and viewer in (self.private[0], ONLOOKER, TEACHER):
            return self.private[1]
        return None
