"""Writes short sentences: the effect of a rule in a dozen words, with *you* for the viewer.

A rule's message may have an attribute ``.short``. The sentence calls everybody by name; the short one calls the viewer *you*.
Besides the facts of the rule, it may use

    $viewer_is      ``you`` if the viewer sits at the table, else ``other``
    $<fact>_is      ``you`` if this seat, or one of these seats, is the viewer's, else ``other``
    $<fact>_first   ``yes`` if this seat is the first one that the page shows, the viewer's own or else p1; otherwise ``no``
    $<fact>_others  these seats without the viewer's: *you share the win with Nadia*
    $<fact>_rank    the rank of this card alone: *king*, *9*
    $<fact>_the     the same after its article, as in the message ``the_rank``: *le roi*
    $<fact>_n       how many items this list has

``.<fact>-short`` formats each item of a list of facts, and may use ``$items_n``, the number of items.

An empty text, ``{ "" }``, means that there is nothing to say, because the rule before it has already said it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.declarations import Facts, Viewer
from cardlab.words.words import Words, message_name

SHORT = "short"
_SEAT = re.compile(r"p\d+")
_BEGINS = re.compile(r"(?:^|(?<=[.!?] ))([¡¿]?)(\w)")
"""The first letter of each sentence."""


def short_sentence(words: Words, rule: str, facts: Facts, viewer: Viewer) -> str | None:
    """Returns the short sentence of a rule that has fired, for one viewer; "" if it says nothing, None if it has none.

    If a language has the rule's sentence but no short one, the English one is not used.

    Raises:
        MessageError: The message has a field without a fact.
    """
    name = message_name(rule)
    if words.pattern(name, SHORT) is None and (words.pattern(name) is not None or not words.has(name, SHORT)):
        return None
    told = words.say(name, SHORT, **_with_viewer(words, name, SHORT, facts, viewer))
    text = " ".join(filter(None, re.split("[ \n]", told)))  # no-break spaces stay
    return _BEGINS.sub(lambda found: found[1] + found[2].upper(), text)


def _with_viewer(words: Words, message: str, attribute: str, facts: Facts, viewer: Viewer) -> Facts:
    """Returns the facts, with the further ones that the attribute uses."""
    given = dict(facts)
    for name, value in facts.items():
        if isinstance(value, Sequence) and any(isinstance(item, Mapping) for item in value):
            item_attribute, n = f"{name}-{SHORT}", len(value)
            given[name] = [_with_viewer(words, message, item_attribute, {**item, "items_n": n}, viewer) for item in value]
    for field in words.fields(message, attribute):
        fact, _, what = field.rpartition("_")
        if field == "viewer_is":
            given[field] = "you" if _SEAT.fullmatch(viewer) else "other"
        elif field not in facts and fact in facts:
            made = _about(words, facts[fact], what, viewer)
            if made is not None:
                given[field] = made
    return given


def _about(words: Words, value: Any, what: str, viewer: Viewer) -> Any:
    """Returns another form of a fact; None if it has no such form."""
    seats = _seats(value)
    if what == "is" and seats:
        return "you" if viewer in seats else "other"
    if what == "first" and seats:
        return "yes" if (viewer if _SEAT.fullmatch(viewer) else "p1") in seats else "no"
    if what == "others" and seats:
        return [seat for seat in seats if seat != viewer]
    if what == "n" and isinstance(value, Sequence):
        return len(value)
    if not isinstance(value, Card):
        return None
    if value.number:
        return words.number_face(value.number) if what in ("the", "rank") else None
    number = "10" if value.rank == "T" else value.rank
    if what == "the":
        return words.say("the_rank", rank=number)
    if what == "rank":
        return number if number.isdigit() else words.say("card-joker" if value.rank == "X" else f"rank-{value.rank}")
    return None


def _seats(value: Any) -> Sequence[str]:
    """Returns the seats that a fact names: itself, or each of its items; none if it is about something else."""
    named = [value] if isinstance(value, str) else value if isinstance(value, Sequence) else ()
    return named if all(isinstance(seat, str) and _SEAT.fullmatch(seat) for seat in named) else ()
