"""Lists the actions that can be written down in a position, legal or not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from cardlab.core.actions import Action, AutomaticAction, action_fields, ordering_of
from cardlab.core.cards import Card
from cardlab.core.game import Game
from cardlab.core.table import Table

MOST_TRIED = 600
"""The maximum number of actions to try in one position."""


def well_formed(game: Game, table: Table) -> Iterator[Action]:
    """Yields actions that can be written down, legal or not: every seat, every verb, every card and small number.

    Verbs with more than two arguments, or with an argument of a kind that cannot be counted, are left out, and so are spoken
    fields. Of the orders of cards, it tries only two, and two wrong ones: one leaves a card out, one has a card twice.
    """
    cards = sorted(set(table.cards()), key=str)
    count = 0
    for verb in game.verbs:
        fields = [field for field in action_fields(verb) if not field.optional]
        if (about := ordering_of(verb)) and len(fields) == 1:
            yield from (verb(who, *[order]) for who in game.seats for order in _orders(table[f"{about.zone}.{who}"]))
            continue
        if any(field.several or (field.one not in (Card, int) and not field.choices) for field in fields) or len(fields) > 2:
            continue
        values = [
            cards if field.one is Card else list(range(13)) if field.one is int else list(field.choices) for field in fields
        ]
        for who in ["all"] if issubclass(verb, AutomaticAction) else game.seats:
            for chosen in product(*values):
                count += 1
                if count > MOST_TRIED:
                    return
                yield verb(*chosen) if issubclass(verb, AutomaticAction) else verb(who, *chosen)


def _orders(cards: list[Card]) -> Iterator[tuple[Card, ...]]:
    """Yields two orders of some cards, and two that are wrong."""
    tried = [cards, cards[::-1], cards[1:], [*cards, *cards[:1]]]
    return (tuple(order) for order in tried if order)
