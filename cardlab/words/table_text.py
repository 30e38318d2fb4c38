"""Prints a table as lines of text: the zones as a viewer sees them, the visible counters, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from textwrap import fill as wrapped

from cardlab.core.base_match import BaseMatch
from cardlab.core.cards import Card
from cardlab.core.declarations import DRAW, SPECTATOR, TEACHER, Viewer, Zone
from cardlab.core.game import Game
from cardlab.core.presentation import Presentation
from cardlab.core.view import View
from cardlab.words.fluent_files import MessageError
from cardlab.words.game_labels import game_text, label, value_words
from cardlab.words.words import Words

WIDTH = 96


def table_text(match: BaseMatch, viewer: Viewer = SPECTATOR, words: Words | None = None) -> str:
    """Returns the current state of a match for a terminal: its name, its table, and who decides next or how it ended.

    A game without words is shown with the names in its code.

    Raises:
        UnknownSeat: No viewer has this name.
    """
    words, game = words or Words(), match.game
    name = f"{game.slug}-game"
    head = game_text(words, game) if words.has(name) else game.slug
    lines = [head, *(f"  {line}" for line in table_lines(match.seen_by(viewer), game, words)), *_next(match, words)]
    return "\n".join(lines)


def _next(match: BaseMatch, words: Words) -> Iterator[str]:
    """Yields the player whose turn it is, or how the match ended; nothing if it goes on without a choice."""
    if match.is_over:
        won = match.winners
        nobody = "ui-draw" if match.outcome == DRAW else "ui-unfinished"
        yield words.say(nobody if not won else "ui-winner" if len(won) == 1 else "ui-winners", player=won)
    elif turn := match.turn:
        yield words.say("board-turn", players=turn)


def table_lines(view: View, game: Game, words: Words) -> Iterator[str]:
    """Yields the zones as a viewer sees them, with cards by their faces and the number of hidden ones; then the visible
    counters.
    """
    for zone in game.zones:
        for seat in game.seats if zone.each_player else [""]:
            lying = view.zones[f"{zone.name}.{seat}" if seat else zone.name]
            if lying:
                line = words.titled(_named(words, game, "zone", zone.name), cards_text(lying, zone, view, words))
                line = words.titled(words.seat(seat), line) if seat else line
                yield wrapped(line, WIDTH, subsequent_indent="      ")
    counters = [
        words.titled(
            f"{_named(words, game, 'counter', name)}{f' ({words.seat(seat)})' if seat else ''}",
            words.seat(value) if value in view.seats else words.value(value),
        )
        for name in Presentation.of(game).shows
        for counter in game.counters
        if counter.name == name
        for seat in (game.seats if counter.each_player else [""])
        if (value := _value(view, game, words, name, seat)) is not None
    ]
    if counters:
        yield wrapped(" · ".join(counters), WIDTH)


def cards_text(lying: Sequence[Card | None], zone: Zone, view: View, words: Words) -> str:
    """Returns the cards of a zone: faces, and the number of hidden cards. In a row, where each card has its place, hidden cards
    stay between the faces.
    """
    faces = [None if card is None or _counted(view, zone, card in view.down) else card.face for card in lying]
    if zone.lies != "row":
        faces.sort(key=_is_hidden)
    shown = []
    for is_hidden, several in groupby(faces, key=_is_hidden):
        those = list(several)
        shown.append(f"[{words.in_digits(len(those))}]" if is_hidden else words.apart(" ".join(filter(None, those))))
    told = " ".join(shown)
    return words.from_left(told) if zone.lies == "row" and len(shown) > 1 else told


def _is_hidden(face: str | None) -> bool:
    return face is None


def _counted(view: View, zone: Zone, down: bool) -> bool:
    """Whether a card is counted and not named. The teacher also knows the cards of a packet, which nobody at the table looks
    at.
    """
    return down and view.viewer == TEACHER and zone.seen_by == "nobody"


def _value(view: View, game: Game, words: Words, counter: str, seat: str) -> object:
    """Returns the text of a counter; None if there is nothing to show."""
    value = view.counters[f"{counter}.{seat}" if seat else counter]
    try:
        called = value_words(words, game, counter)
    except MessageError:
        return value
    return called.get(str(value)) if called else value


def _named(words: Words, game: Game, kind: str, name: str) -> str:
    """Returns the name of a zone or counter, or its name in the code."""
    try:
        return label(words, game, kind, name)
    except MessageError:
        return name
