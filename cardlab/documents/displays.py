"""Displays cards, tables, studies and other values in notebooks, as pictures that stay readable without a kernel."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from cardlab.core.actions import Refusal
from cardlab.core.cards import Card
from cardlab.core.optional_packages import MissingPackage
from cardlab.core.position import Position
from cardlab.core.table import Event
from cardlab.decks.deck import Deck
from cardlab.documents.pictures import card_picture, deck_picture, event_picture, explanation_picture, position_picture
from cardlab.documents.templates import render
from cardlab.lab.figure_table import FigureTable
from cardlab.words.explanation_list import Explanations
from cardlab.words.fluent_files import MessageError
from cardlab.words.languages import direction
from cardlab.words.words import Explanation, Words

if TYPE_CHECKING:
    from cardlab.lab.comparisons import Comparison
    from cardlab.lab.exact.answers import Answer
    from cardlab.lab.option_grid import Grid
    from cardlab.lab.plot_base import Plot
    from cardlab.lab.studies import Study

T = TypeVar("T")
Display = dict[str, Any]
"""MIME type -> content."""


def _with_text(picture: Callable[[T], str]) -> Callable[[T], Display]:
    """Returns a display with a picture, and with the repr if only text can be shown."""
    return lambda shown: {"text/plain": repr(shown), "text/html": picture(shown)}


def _refusal_picture(refusal: Refusal) -> str:
    """Returns the rule that forbids an action, with the sentence of the match, or else that of the rule."""
    try:
        explanation = Words().explain_refusal(refusal.rule, refusal.facts)
    except MessageError:  # a game without words
        explanation = Explanation(refusal.rule, refusal.rule, "")
    return explanation_picture(replace(explanation, sentence=refusal.sentence or explanation.sentence))


def show_explanations(explanations: Explanations) -> Display:
    """Shows explanations one below the other, in the reading direction of their language."""
    page = render(
        "documents/explanations.html",
        language=explanations.language,
        direction=direction(explanations.language),
        explanations=explanations,
    )
    return {"text/plain": str(explanations), "text/html": page}


def _table(table: FigureTable) -> str:
    return render("documents/figure_table.html", table=table, direction=direction(table.language))


show_card: Callable[[Card], Display] = _with_text(card_picture)
show_deck: Callable[[Deck], Display] = _with_text(deck_picture)
show_event: Callable[[Event], Display] = _with_text(event_picture)
show_explanation: Callable[[Explanation], Display] = _with_text(explanation_picture)
show_refusal: Callable[[Refusal], Display] = _with_text(_refusal_picture)
show_position: Callable[[Position], Display] = _with_text(position_picture)
show_table: Callable[[FigureTable], Display] = _with_text(_table)
show_answer: Callable[[Answer], Display] = _with_text(lambda answer: _table(answer.table()))


def show_plot(plot: Plot) -> Display:
    """Shows a plot as HTML, because pictures in notebooks carry no alternative text, and as a picture for printing."""
    picture = b64encode(plot.png()).decode()
    width = round(plot.figure.get_figwidth() * 100)
    html = render("documents/plot.html", picture=picture, alt=plot.alt, width=width)
    return {"text/plain": plot.alt, "text/html": html, "image/png": picture}


def show_study(study: Study) -> Display:
    """Shows the summary and the main plot, without another call."""
    return _with_plot(study.summary(), study.plot)


def show_comparison(comparison: Comparison) -> Display:
    """Shows the figures of both studies and the main plot, without another call."""
    return _with_plot(comparison.table(), comparison.plot)


def show_grid(grid: Grid) -> Display:
    """Shows a grid as a table and a plot of its main figure by setting."""
    return _with_plot(grid.table(), grid.plot)


def _with_plot(table: FigureTable, plot: Callable[[], Plot]) -> Display:
    """Shows a table and a plot, or only the table if nothing can draw."""
    try:
        drawn = show_plot(plot())["text/html"]
    except MissingPackage:
        drawn = ""
    return {"text/plain": str(table), "text/html": _table(table) + drawn}
