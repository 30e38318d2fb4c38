"""Draws still pictures of cards, tables and matches: plain HTML with its style inside, readable without a kernel.

They are the fallback of the widgets, and the notebook display of a card, an event or a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from cardlab.core.cards import Card
from cardlab.core.declarations import SPECTATOR, TEACHER, Zone
from cardlab.core.presentation import Presentation
from cardlab.core.table import Event
from cardlab.core.view import View
from cardlab.decks.deck import Deck
from cardlab.documents.templates import render
from cardlab.words.deck_text import deck_text
from cardlab.words.game_labels import game_text, label, value_words
from cardlab.words.languages import direction
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Explanation, Words

if TYPE_CHECKING:
    from cardlab.core.game import Game
    from cardlab.core.position import Position
    from cardlab.match import Match

_MOST = 14
"""The maximum number of cards of a row that are drawn; the rest are counted."""
_SEEN = {"pile": 1, "spread": 5}
"""The maximum number of cards of a pile that are drawn; all are counted."""


@dataclass(frozen=True)
class _Pile:
    """The cards of a zone in a picture.

    Attributes:
        name: The name of the zone.
        faces: Each drawn card, None for the back of one, and whether it lies face down.
        more: The number of cards, if not all are drawn.
        tucked: Whether each covers a part of the next.
    """

    name: str
    faces: Sequence[tuple[Card | None, bool]]
    more: str
    tucked: bool


@dataclass(frozen=True)
class _Row:
    """The row of a seat, or of the shared zones.

    Attributes:
        seat: The name of the seat; "" for the shared zones.
        counters: The names and values of counters.
        heaps: Zones that have cards, each after the zone that lies half hidden under it.
    """

    seat: str
    counters: Sequence[tuple[str, str]]
    heaps: Sequence[Sequence[_Pile]]


def card_picture(card: Card) -> str:
    """Draws one card."""
    return render("documents/card.html", card=card)


def deck_picture(deck: Deck) -> str:
    """Draws the cards of a deck, with the number of each as a tooltip, and what a teacher wants to know about a ready-made
    deck.
    """
    words = Words()
    return render("documents/deck.html", deck=deck, about=deck_text(words, deck))


def explanation_picture(explanation: Explanation) -> str:
    """Shows title, sentence and working of a rule that fired."""
    return render("documents/explanation.html", explanation=explanation)


def event_picture(event: Event) -> str:
    """Draws an event. An event without a rule carries out the one before."""
    if not event.rule:
        return render("documents/event.html", event=repr(event))
    return explanation_picture(Words().explain(event.rule, event.facts))


def position_picture(position: Position) -> str:
    """Draws a position as the teacher sees it."""
    from cardlab.match import Match

    laid = Match(position.game, position=position, begins=False)
    return _board("documents/position.html", laid.game, laid.seen_by(TEACHER), Words(), position=str(position))


def match_picture(match: Match, viewer: str = SPECTATOR, words: Words | None = None) -> str:
    """Draws the current state of a match for one viewer, with the latest steps."""
    words = words or Words()
    steps = MatchStory(match, viewer, words).steps(len(match.ends) - 1)
    return _board("documents/match.html", match.game, match.seen_by(viewer), words, steps=steps)


def _board(template: str, game: Game, view: View, words: Words, **context: Any) -> str:
    """Draws the cards on the table, with the additions of its template."""
    rows = [row for seat in [*view.seats, None] if (row := _row(game, view, words, seat)).counters or row.heaps]
    name, side = game_text(words, game), direction(words.language)
    told = {"words": words, "language": words.language, "direction": side, "printed": words.apart}
    return render(template, name=name, rows=rows, **told, **context)


def _row(game: Game, view: View, words: Words, seat: str | None) -> _Row:
    """Returns the zones that have cards, and the visible counters."""
    zones = [zone for zone in game.zones if zone.each_player == bool(seat) and not zone.under]
    heaps = [_heap(game, view, words, zone, seat) for zone in zones]
    counters = [
        (label(words, game, "counter", counter.name), value)
        for name in Presentation.of(game).shows
        for counter in game.counters
        if counter.name == name
        and counter.each_player == bool(seat)
        and (value := _value(game, view, words, counter.name, seat))
    ]
    return _Row(words.seat(seat) if seat else "", counters, [heap for heap in heaps if heap])


def _value(game: Game, view: View, words: Words, counter: str, seat: str | None) -> str:
    value = view.counters.get(f"{counter}.{seat}" if seat else counter)
    if called := value_words(words, game, counter):
        value = called.get(str(value))
    return "" if value is None else words.seat(value) if value in view.seats else words.value(value)


def _heap(game: Game, view: View, words: Words, zone: Zone, seat: str | None) -> list[_Pile]:
    """Returns a zone, after the one that lies half hidden under it; nothing without cards."""
    under = [_pile(game, view, words, other, seat, tucked=True) for other in game.zones if other.under == zone.name]
    return [pile for pile in [*under, _pile(game, view, words, zone, seat)] if pile]


def _in_order(cards: Sequence[Card | None], sorts: str) -> tuple[Card | None, ...]:
    """Returns cards sorted by rank and then by suit, backs first."""
    ranks, suits = sorts.split()
    return tuple(sorted(cards, key=lambda c: (ranks.find(c.rank), suits.find(c.suit)) if c else (-1, 0)))


def _pile(game: Game, view: View, words: Words, zone: Zone, seat: str | None, tucked: bool = False) -> _Pile | None:
    name, lies = zone.name, zone.lies
    cards = view.zones[f"{name}.{seat}" if seat else name]
    if not cards:
        return None
    if zone.sorts:
        cards = _in_order(cards, zone.sorts)
    if lies in _SEEN and zone.top == "last":
        cards = cards[::-1]
    seen = _SEEN.get(lies, _MOST)
    drawn = cards[seen - 1 :: -1] if lies == "spread" else cards[:seen]  # the newest card of a spread pile comes last
    if tucked:  # the first is nearest to the pile
        drawn = drawn[::-1]
    more = f" × {len(cards)}" if lies in _SEEN and len(cards) > 1 else f" + {len(cards) - seen}" if len(cards) > seen else ""
    if zone.counted_by == "owner" and view.viewer in view.seats and view.viewer != seat:
        more = ""
    return _Pile(label(words, game, "zone", name), [(card, card in view.down) for card in drawn], more, tucked)
