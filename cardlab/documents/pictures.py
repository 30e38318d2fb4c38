"""Still pictures for pages without a kernel: plain HTML with its style inside, readable offline, in exports and on the web.

They are the fallback of the widgets, and what a card, an event and a position show of themselves in a notebook.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from cardlab.core.cards import Card
from cardlab.core.table import Event
from cardlab.core.view import View
from cardlab.core.zones import SPECTATOR, TEACHER, Zone
from cardlab.words.messages import Explanation, Words, direction
from cardlab.words.story import Story, label, value_words

if TYPE_CHECKING:
    from cardlab.core.game import Game
    from cardlab.core.position import Position
    from cardlab.match import Match

_BOX = (
    "font:15px/1.45 system-ui,sans-serif;color:#1d2733;background:#fffefb;border:1px solid #c9cfc6;"
    "border-radius:10px;padding:10px 14px;max-width:46rem;margin:4px 0"
)
_FELT = "background:#e4ede4;border-radius:8px;padding:6px 10px;margin:6px 0"
_CARD = (
    "display:inline-block;min-width:1.9em;padding:1px 5px;margin:1px 2px 1px 0;border:1px solid #8b8f88;"
    "border-radius:5px;background:#fff;text-align:center;font-weight:600;white-space:nowrap"
)
_TOGETHER = "display:inline-block;max-width:100%"
_TUCKED = "display:inline-block;margin-inline-end:-.45em"
_BACK = "background:#2d5b86;color:#2d5b86"
_RED, _BLACK = "color:#b91c2b", "color:#1b1d22"
_SOFT = "color:#4a5665"
_MOST = 14
"""How many cards of a row are drawn before the rest is counted."""
_SEEN = {"pile": 1, "spread": 5}
"""How many cards of a pile are drawn; all are counted."""


def _card(card: Card | None, down: bool = False) -> str:
    if card is None:
        return f'<span style="{_CARD};{_BACK}" aria-hidden="true">?</span>'
    shade = ";background:#dfe8f2;border-style:dashed" if down else ""
    return f'<span style="{_CARD};{_RED if card.is_red else _BLACK}{shade}">{escape(card.face)}</span>'


def card_picture(card: Card) -> str:
    """One card."""
    return f'<span style="font:18px/1.5 system-ui,sans-serif">{_card(card)}</span>'


def explanation_picture(explained: Explanation) -> str:
    """Title, sentence and working of a rule that fired."""
    lines = "".join(f"<div>{escape(line)}</div>" for line in explained.working.splitlines())
    working = f'<div dir="ltr" style="font-size:1.2em;font-weight:600;margin-top:4px">{lines}</div>' if lines else ""
    rule = f' <code style="{_SOFT};font-size:.8em">{escape(explained.rule)}</code>' if explained.rule else ""
    return f'<div style="{_BOX}"><b>{escape(explained.title)}</b>{rule}<div>{escape(explained.sentence)}</div>{working}</div>'


def event_picture(event: Event) -> str:
    """What an event says; an event without a rule carries out the one before."""
    if not event.rule:
        return f'<div style="{_BOX}"><code>{escape(repr(event))}</code></div>'
    return explanation_picture(Words().explain(event.rule, event.facts))


def position_picture(position: Position) -> str:
    """A position as the teacher sees it."""
    from cardlab.match import Match

    laid = Match(position.game, position=position, begins=False)
    words = Words()
    body = _table(laid.game, laid.seen_by(TEACHER), words)
    return _box(words, laid.game, body + f'<code style="{_SOFT};font-size:.85em">{escape(str(position))}</code>')


def match_picture(match: Match, viewer: str = SPECTATOR, words: Words | None = None) -> str:
    """A match as it stands for one viewer, with what happened last."""
    words = words or Words()
    number = len(match.ends) - 1
    steps = Story(match, viewer, words).steps(number)
    told = "".join(
        f"<li><b>{escape(step['title'])}</b>: {escape(step['sentence'])} "
        f'<span dir="ltr" style="font-weight:600">{escape("; ".join(step.get("working", "").splitlines()))}</span></li>'
        for step in steps
    )
    past = f'<ol style="margin:6px 0 0 1.2em;padding:0">{told}</ol>'
    return _box(words, match.game, _table(match.game, match.seen_by(viewer), words) + past)


def _box(words: Words, game: Game, body: str) -> str:
    name = escape(words.say(f"{game.slug}-game"))
    return f'<div lang="{words.language}" dir="{direction(words.language)}" style="{_BOX}"><b>{name}</b>{body}</div>'


def _table(game: Game, view: View, words: Words) -> str:
    """A line for each seat and one for what is common: zones that have cards, and the counters that are shown."""
    rows = []
    for seat in [*view.seats, None]:
        zones = [
            _heap(game, view, words, zone, seat) for zone in game.zones if zone.each_player == bool(seat) and not zone.under
        ]
        counts = [
            f'<span style="{_SOFT}">{escape(label(words, game, "counter", c.name))} <b>{value}</b></span>'
            for name in game.shows
            for c in game.counters
            if c.name == name and c.each_player == bool(seat) and (value := _value(game, view, words, c.name, seat))
        ]
        inside = " &nbsp; ".join(part for part in [*counts, *zones] if part)
        if inside:
            name = f"<b>{escape(words.seat(seat))}</b> &nbsp; " if seat else ""
            rows.append(f'<div style="{_FELT}">{name}{inside}</div>')
    return "".join(rows)


def _value(game: Game, view: View, words: Words, counter: str, seat: str | None) -> str:
    value = view.counters.get(f"{counter}.{seat}" if seat else counter)
    if called := value_words(words, game, counter):
        value = called.get(str(value))
    return "" if value is None else escape(words.seat(value) if value in view.seats else words.value(value))


def _heap(game: Game, view: View, words: Words, zone: Zone, seat: str | None) -> str:
    """A zone, with what lies half hidden under it before it."""
    under = [_zone(game, view, words, other, seat, True) for other in game.zones if other.under == zone.name]
    return "".join([*under, _zone(game, view, words, zone, seat)])


def _in_order(cards: Sequence[Card | None], sorts: str) -> tuple[Card | None, ...]:
    """Cards by rank and then by suit, backs first."""
    ranks, suits = sorts.split()
    return tuple(sorted(cards, key=lambda c: (ranks.find(c.rank), suits.find(c.suit)) if c else (-1, 0)))


def _zone(game: Game, view: View, words: Words, zone: Zone, seat: str | None, under: bool = False) -> str:
    name, lies = zone.name, zone.lies
    cards = view.zones[f"{name}.{seat}" if seat else name]
    if not cards:
        return ""
    if zone.sorts:
        cards = _in_order(cards, zone.sorts)
    named = escape(label(words, game, "zone", name))
    seen = _SEEN.get(lies, _MOST)
    drawn = cards[seen - 1 :: -1] if lies == "spread" else cards[:seen]  # of a spread pile the newest card comes last
    more = f" × {len(cards)}" if lies in _SEEN and len(cards) > 1 else f" + {len(cards) - seen}" if len(cards) > seen else ""
    if zone.counted_by == "owner" and view.viewer in view.seats and view.viewer != seat:
        more = ""
    faces = [_card(card, card in view.down) for card in drawn]
    if under:  # the first lies nearest to the pile, and each covers a part of the next
        faces = [f'<span style="{_TUCKED}">{face}</span>' for face in reversed(faces)]
    shown = "".join(faces)
    return f'<span style="{_TOGETHER}"><span style="{_SOFT};font-size:.85em">{named}</span> {shown}{more}</span>'
