"""The kinds of events. Each changes the table in one way, can undo the change, and can hide its secrets from a viewer.

Their base class `Event` is next to `Table` in `table.py`, because each needs the other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from cardlab.core.cards import Card, cards
from cardlab.core.declarations import BOTTOM, DRAW, SPECTATOR, UNFINISHED, Facts, Place, Value, Viewer
from cardlab.core.errors import GameError, did_you_mean
from cardlab.core.numbers import INSTEAD, plain
from cardlab.core.table import Event, Table, card_places
from cardlab.core.view import tokens

_NONE: frozenset[Card] = frozenset()


class Fill(Event):
    """Puts new cards into a zone, below its other cards.

    Args:
        zone: The zone.
        new: The cards, top card first.
        turned: Those that are turned the other way up from their zone.
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
        # By number, not by card: events are reverted last first, so the new cards are at the end again.
        zone = table[self.zone]
        del zone[len(zone) - len(self.cards) :]
        table.turned -= self.turned

    def seen_by(self, viewer: Viewer, table: Table) -> list[Any] | None:
        return ["fill", self.zone, _seen(self.cards, self.turned, self.zone, viewer, table)]


class Move(Event):
    """Moves cards out of their zones, in the order named, into one zone.

    Args:
        moved: The cards; the first one lies nearest to the top.
        to: The target zone.
        source: The zone or zones in which they lie; without it all zones are searched.
        at: `BOTTOM`, `TOP`, or the place of the first one.
        face: ``up`` or ``down``, if that differs from the zone.
        rule, facts: The rule that fires, and its facts.
        private: A seat, and facts for that seat alone.
    """

    __slots__ = ("at", "before", "cards", "face", "mixed", "source", "to", "turned", "were_turned")

    before: Mapping[str, Sequence[Card]]
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
        self.cards = tuple(moved)  # the caller may pass a zone itself, whose cards change
        self.source = source
        self.to = to
        self.at = at
        self.face = face
        self.turned = False
        self.were_turned: frozenset[Card] | set[Card] = _NONE

    def apply(self, table: Table) -> None:
        target, turned = table.zones[self.to], table.turned
        # Before anything moves: if a face-up card lies among backs, others see which place a card comes from.
        self.mixed = table.mixed(_named(self.source, table)) if turned else ()
        self.take(table)
        moved = self.cards
        if self.at == BOTTOM:
            target.extend(moved)
        elif 0 <= self.at <= len(target):
            target[self.at : self.at] = moved
        else:
            there = len(target)
            self.put_back(table)  # an error leaves the table as it was, so that a match can continue afterwards
            raise GameError(f"cannot put cards at place {self.at} of {self.to!r}: {there} lie there")
        # A card that enters another zone takes the side of that zone; `revert` turns it over again.
        if turned:
            self.were_turned = turned.intersection(moved)
            turned -= self.were_turned
        if self.face is not None:
            self.turned = (self.face == "up") is not (table.kinds[self.to].seen_by == "all")
            if self.turned:
                turned.update(moved)

    def take(self, table: Table) -> None:
        """Takes the cards from their zones."""
        self.before = table.take(self.cards, _named(self.source, table))

    @property
    def took(self) -> list[Place]:
        """The earlier place of each card. It is rarely needed, so it is computed on demand from the kept zones."""
        lay = card_places(self.before)
        return [lay[card] for card in self.cards]

    def revert(self, table: Table) -> None:
        # The target first: source and target may be one zone, and `put_back` restores it as a whole.
        target = table.zones[self.to]
        start = len(target) - len(self.cards) if self.at == BOTTOM else self.at
        del target[start : start + len(self.cards)]
        self.put_back(table)
        if self.turned:
            table.turned.difference_update(self.cards)
        table.turned |= self.were_turned

    def put_back(self, table: Table) -> None:
        """Puts the cards back into their old places."""
        table.restore(self.before)

    def seen_by(self, viewer: Viewer, table: Table) -> list[Any] | None:
        turned = self.cards if self.turned else ()
        seen = _seen(self.cards, turned, self.to, viewer, table)
        took, to = self.took, table.seems(viewer, self.to)
        if table.seeming:
            took = [(table.seems(viewer, name), place) for name, place in took]
            if to != self.to and all(name == to for name, _ in took):  # to this viewer, it stays where it was
                return None
        if isinstance(seen, int):  # the order of blanks is hidden too
            took = sorted(took)
        return ["move", _places(took, viewer, table, self.mixed), to, self.at, seen]

    def shows(self, table: Table) -> bool:
        # If all of them were already face up, everybody knows them, and the move shows nothing new.
        return table.sight(SPECTATOR, self.to, self.turned) == "up" and not all(self._lay_open(table))

    def clears(self, table: Table) -> bool:
        return any(self._lay_open(table))

    def _lay_open(self, table: Table) -> Iterator[bool]:
        for (name, _), card in zip(self.took, self.cards, strict=True):
            yield table.sight(SPECTATOR, name, card in self.were_turned) == "up"


class MoveTop(Move):
    """Moves the top n cards of one zone to another.

    Args:
        source, to: The zone that they leave, and the target.
        n: The number of cards.
        at, face, rule, private, facts: As for `move`.
    """

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
        # Not with `super().__init__`: most events deal cards, and the second call costs a match a seventh of its time.
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
        zone, n = table.zones[self.source], self.n
        if not 0 <= n <= len(zone):
            raise GameError(f"cannot deal {n} cards from {self.source!r}: {len(zone)} lie there")
        # Unlike `Move`, no copy of the whole zone, because cards from the top go back on the top.
        self.cards = zone[:n]
        del zone[:n]

    @property
    def took(self) -> list[Place]:
        return [(self.source, n) for n in range(len(self.cards))]

    def put_back(self, table: Table) -> None:
        table.zones[self.source][:0] = self.cards


class TurnOver(Event):
    """Turns cards over where they lie, so that they show their face (``up``) or their back (``down``).

    Args:
        turned: The cards.
        source: The zone or zones in which they lie; without it all zones are searched.
        face: The side that they show now.
        rule, facts: The rule that fires, and its facts.
    """

    __slots__ = ("cards", "face", "places", "source", "were_turned")

    def __init__(
        self,
        turned: Sequence[Card],
        /,
        *,
        source: str | Sequence[str] | None = None,
        face: str = "up",
        rule: str = "",
        **facts: Any,
    ) -> None:
        super().__init__(rule, facts)
        self.cards = tuple(turned)
        self.source = source
        self.face = face
        self.places: list[tuple[str, int]] = []
        self.were_turned: set[Card] = set()

    def apply(self, table: Table) -> None:
        self.places = table.where(self.cards, _named(self.source, table))
        self.were_turned = table.turned.intersection(self.cards)
        for (name, _), card in zip(self.places, self.cards, strict=True):
            if (self.face == "up") is (table.kinds[name].seen_by == "all"):
                table.turned.discard(card)
            else:
                table.turned.add(card)

    def revert(self, table: Table) -> None:
        # Restores the old set instead of flipping each card, because some may have shown this side before the event.
        table.turned.difference_update(self.cards)
        table.turned |= self.were_turned

    def seen_by(self, viewer: Viewer, table: Table) -> list[Any] | None:
        # Uses the places noted by `apply`, because the cards may lie elsewhere when a viewer is shown this event.
        seen = []
        for (name, place), card in zip(self.places, self.cards, strict=True):
            turned = (self.face == "up") is not (table.kinds[name].seen_by == "all")
            seen.append([name, place, _token(card, table.sight(viewer, name, turned)) or "?"])
        return ["turn", seen]

    def shows(self, table: Table) -> bool:
        return self.face == "up"

    def clears(self, table: Table) -> bool:
        return self.face == "down"


class SetCounters(Event):
    """Sets counters. A counter whose name begins with ``_`` need not be declared, and no viewer sees it.

    A float is refused here, before it reaches the table. A float among the facts is refused in `Words.explain`.
    """

    __slots__ = ("old", "values")

    old: dict[str, Any]

    def __init__(self, values: Mapping[str, Value], /, *, rule: str = "", **facts: Any) -> None:
        self.rule = rule
        self.facts = facts
        self.private = None
        self.values = values

    def apply(self, table: Table) -> None:
        counters, old = table.counters, {}
        for name, value in self.values.items():  # all are checked before any is changed
            if type(value) is float:
                rule = self.rule or "an event without a rule"
                raise GameError(f"{rule} puts {value!r} into the counter {name!r}, but a float is not exact: {INSTEAD}")
            if name in counters:
                old[name] = counters[name]
            elif name[0] != "_":
                raise GameError(f"no counter {name!r} is declared. {did_you_mean(name, counters)}")
        # Only now: if an error had come first, there would be nothing to revert.
        self.old = old
        counters.update(self.values)

    def revert(self, table: Table) -> None:
        for name in self.values:
            if name in self.old:
                table.counters[name] = self.old[name]
            else:  # a game's private memory disappears again, so that a replay makes the same log
                del table.counters[name]

    def seen_by(self, viewer: Viewer, table: Table) -> list[Any] | None:
        shown = {name: plain(value) for name, value in self.values.items() if name[0] != "_"}
        return ["put", shown] if shown else None


class Fire(Event):
    """Fires a rule, and changes nothing on the table."""

    __slots__ = ()

    def __init__(self, rule: str, /, *, private: tuple[str, Facts] | None = None, **facts: Any) -> None:
        self.rule = rule
        self.facts = facts
        self.private = private


class WithNextRule(Event):
    """Makes the silent events that follow part of the next rule. Until that rule is narrated, a page shows the table
    unchanged.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("", {})


class End(Event):
    """Ends the game. The outcome is the winning seats (``p1``, ``p1 p3``), `DRAW` or `UNFINISHED`."""

    __slots__ = ("outcome",)

    def __init__(self, outcome: str, /, *, rule: str, **facts: Any) -> None:
        super().__init__(rule, facts)
        self.outcome = outcome

    def apply(self, table: Table) -> None:
        table.outcome, table.ended_by = self.outcome, self

    def revert(self, table: Table) -> None:
        # No action is legal after the end, so there is no earlier outcome to restore.
        table.outcome, table.ended_by = None, None

    def seen_by(self, viewer: Viewer, table: Table) -> list[Any] | None:
        return ["end", self.outcome]


def _named(source: str | Sequence[str] | None, table: Table) -> Collection[str]:
    """Returns the zones that an event names, or all."""
    return table.zones if source is None else (source,) if isinstance(source, str) else source


def _token(card: Card, sight: str) -> str | None:
    return {"up": card.name, "down": "~" + card.name}.get(sight)


def _seen(shown: Iterable[Card], turned: Iterable[Card], zone: str, viewer: Viewer, table: Table) -> list[str] | int:
    return tokens([_token(card, table.sight(viewer, zone, card in turned)) for card in shown])


def _places(took: Iterable[tuple[str, int]], viewer: Viewer, table: Table, mixed: Collection[str]) -> list[list[Any]]:
    """Returns the places that the cards came from, zone by zone, as they were before the event: ``[["packet.p1", [0, 1]]]``.

    If a zone occurs once, its top n cards are written as their number. So are any n cards of a pile or hand of backs, because
    their places could reveal which cards they are. The exception is a zone that was `mixed`, where the others see which places
    they came from.
    """
    runs = [(name, [place for _, place in run]) for name, run in groupby(took, key=itemgetter(0))]
    # Cards taken in turn from several zones keep their order, place by place, and the page shows them leave like that.
    if len(runs) > len({name for name, _ in runs}):
        return [[name, places] for name, places in runs]
    seen: list[list[Any]] = []
    for name, places in runs:
        backs = name not in mixed and table.sight(viewer, name, False) == "hidden"
        seen.append([name, len(places) if backs or places == list(range(len(places))) else places])
    return seen


fill, move, deal, turn_over = Fill, Move, MoveTop, TurnOver
set_counters, fire, with_next_rule, end = SetCounters, Fire, WithNextRule, End
"""The verbs with which games yield events: ``yield move(won, "packet.p1", rule="war.pickup", n=4)``."""


def end_at_limit(totals: Mapping[str, int], *, wins: bool, rule: str, **facts: Any) -> Event:
    """Returns the end of a match that has reached its agreed length.

    Args:
        totals: Seat -> its count.
        wins: Whether the seat with the highest count wins; otherwise nobody does.
        rule, facts: The rule that fires, and its facts. The event adds `counts`, `outcome` (``won``, `DRAW` or `UNFINISHED`),
            and `winner` if there is one.
    """
    first = [seat for seat, n in totals.items() if n == max(totals.values())]
    result = UNFINISHED if not wins else first[0] if len(first) == 1 else DRAW
    how = {"outcome": "won", "winner": result} if result in totals else {"outcome": result}
    return end(result, rule=rule, counts=[{"player": seat, "n": n} for seat, n in totals.items()], **how, **facts)
