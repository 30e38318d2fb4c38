"""Checks every event: it can be undone exactly, no card is lost or doubled, and nothing happens after the end."""

from __future__ import annotations

from collections import Counter as Bag
from typing import Any

from cardlab.core.base_match import BaseMatch
from cardlab.core.cards import Card
from cardlab.core.event_kinds import Fill
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event, Table
from cardlab.testing.findings import Fault


def replayed(match: BaseMatch, stood: list[Any] | None = None) -> None:
    """Checks that every event can be undone exactly, that none loses or doubles a card, and that nothing happens after the end.

    Args:
        match: The match.
        stood: The state of the table after the set-up and after each action, if it was noted during play.

    Raises:
        Fault: Something is wrong with an event.
    """
    table = match.game.new_table(RandomStream(match.seed))
    put_in: Bag[Card] = Bag()
    noted = dict(zip(match.ends, stood or (), strict=False))
    for number, event in enumerate(match.events, 1):
        _done_and_taken_back(event, table)
        if isinstance(event, Fill):
            put_in.update(event.cards)
        there = Bag(table.cards())
        if there != put_in:
            raise Fault(f"cards are lost or doubled by {event!r}: {_difference(put_in, there)}")
        if max(put_in.values(), default=1) > 1:
            raise Fault(f"the same card is put in twice by {event!r}")
        if noted.get(number, now := state(table)) != now:
            raise Fault(f"the table is not as {event!r} left it: something else has changed it")
    if state(table) != state(match.table):
        raise Fault("the table is not as its events left it: something else has changed it")
    last, log = state(match.table), list(match.events)
    n = match.ply
    match.go_to(0)
    match.go_to(n)
    if state(match.table) != last or match.events != log:
        raise Fault("after an undo and a replay, the match is in a different state")


def _done_and_taken_back(event: Event, table: Table) -> None:
    before = state(table)
    if table.outcome is not None:
        raise Fault(f"the game has ended, but {event!r} comes after that")
    event.apply(table)
    after = state(table)
    event.revert(table)
    if state(table) != before:
        raise Fault(f"{event!r} does not undo itself exactly")
    event.apply(table)
    if state(table) != after:
        raise Fault(f"{event!r} has a different effect when it is applied again")


def state(table: Table) -> tuple[Any, ...]:
    """Returns the complete state of a table."""
    zones = {name: tuple(zone) for name, zone in table.zones.items()}
    return zones, dict(table.counters), frozenset(table.turned), table.outcome


def _difference(expected: Bag[Card], there: Bag[Card]) -> str:
    lost, more = expected - there, there - expected
    return f"lost {' '.join(map(str, lost)) or 'none'}, too many {' '.join(map(str, more)) or 'none'}"
