"""What values show of themselves in a notebook, as pictures that stay readable without a kernel."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from cardlab.core.cards import Card
from cardlab.core.position import Position
from cardlab.core.table import Event
from cardlab.documents.pictures import card_picture, event_picture, explanation_picture, position_picture
from cardlab.words.messages import Explanation

T = TypeVar("T")


def _with_text(picture: Callable[[T], str]) -> Callable[[T], dict[str, Any]]:
    """A display of a picture, with the repr where only text can be shown."""
    return lambda shown: {"text/plain": repr(shown), "text/html": picture(shown)}


show_card: Callable[[Card], dict[str, Any]] = _with_text(card_picture)
show_event: Callable[[Event], dict[str, Any]] = _with_text(event_picture)
show_explanation: Callable[[Explanation], dict[str, Any]] = _with_text(explanation_picture)
show_position: Callable[[Position], dict[str, Any]] = _with_text(position_picture)
