"""What values show of themselves in a notebook, as pictures that stay readable without a kernel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from cardlab.core.actions import Refusal
from cardlab.core.cards import Card
from cardlab.core.position import Position
from cardlab.core.table import Event
from cardlab.documents.pictures import card_picture, event_picture, explanation_picture, position_picture
from cardlab.words.explanations import Explanations
from cardlab.words.messages import Explanation, MessageError, Words, direction

T = TypeVar("T")


def _with_text(picture: Callable[[T], str]) -> Callable[[T], dict[str, Any]]:
    """A display of a picture, with the repr where only text can be shown."""
    return lambda shown: {"text/plain": repr(shown), "text/html": picture(shown)}


def _refusal_picture(refusal: Refusal) -> str:
    """The rule that forbids an action, with the sentence that the match gave or else that of the rule."""
    try:
        explanation = Words().explain_refusal(refusal.rule, refusal.facts)
    except MessageError:  # a game that has no words yet
        explanation = Explanation(refusal.rule, refusal.rule, "")
    return explanation_picture(replace(explanation, sentence=refusal.sentence or explanation.sentence))


def show_explanations(explanations: Explanations) -> dict[str, Any]:
    """One below the other, read from the side from which their language is written."""
    language, pictures = explanations.language, "".join(map(explanation_picture, explanations))
    page = f'<div lang="{language}" dir="{direction(language)}">{pictures}</div>'
    return {"text/plain": str(explanations), "text/html": page}


show_card: Callable[[Card], dict[str, Any]] = _with_text(card_picture)
show_event: Callable[[Event], dict[str, Any]] = _with_text(event_picture)
show_explanation: Callable[[Explanation], dict[str, Any]] = _with_text(explanation_picture)
show_refusal: Callable[[Refusal], dict[str, Any]] = _with_text(_refusal_picture)
show_position: Callable[[Position], dict[str, Any]] = _with_text(position_picture)
