"""Turns facts and redacted events into plain data, to compare them and to find cards in them."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.declarations import Viewer
from cardlab.core.numbers import plain as plain_number
from cardlab.core.numbers import require_exact
from cardlab.core.table import Event
from cardlab.testing.findings import Fault


def facts_for(event: Event, viewer: Viewer) -> Any:
    """Returns the facts of an event that a viewer may know, as plain data.

    Raises:
        Fault: Something in them is not a fact.
        CardlabError: A number in them is not exact.
    """
    facts = event.facts_for(viewer)
    require_exact(event.rule, facts)
    return plain(facts)


def plain(fact: Any) -> Any:
    """Returns facts as plain data.

    Raises:
        Fault: Something in them is not a fact.
    """
    if isinstance(fact, dict):
        return {name: plain(value) for name, value in fact.items()}
    if isinstance(fact, (list, tuple)):
        return [plain(value) for value in fact]
    if isinstance(fact, (int, Fraction, str, Card)) or fact is None:
        return fact.name if isinstance(fact, Card) else plain_number(fact)
    raise Fault(
        f"{fact!r:.60} is not a fact: facts are whole numbers, fractions, words, cards, seats, or lists or mappings of facts"
    )


def cards_in(fact: Any) -> Iterator[Card]:
    """Yields the cards in facts."""
    if isinstance(fact, Card):
        yield fact
    elif isinstance(fact, (dict, list, tuple)):
        for value in fact.values() if isinstance(fact, dict) else fact:
            yield from cards_in(value)


def texts(data: Any) -> Iterator[str]:
    """Yields the texts in plain data; for a card that lies face down, its name."""
    if isinstance(data, str):
        yield data.lstrip("~")
    elif isinstance(data, (dict, list)):
        for value in data.values() if isinstance(data, dict) else data:
            yield from texts(value)


def cards_shown(seen: list[Any] | None) -> Iterator[str]:
    """Yields the cards that a redacted event shows; a counter that names a card does not show it."""
    return texts(seen[1:]) if seen is not None and seen[0] in ("fill", "move", "turn") else iter(())
