"""What values show of themselves in a notebook, as pictures that stay readable without a kernel."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from cardlab.core.cards import Card
from cardlab.core.position import Position
from cardlab.core.table import Event
from cardlab.documents.pictures import card_picture, event_picture, explanation_picture, position_picture
from cardlab.documents.templates import render
from cardlab.lab.extras import MissingPackage
from cardlab.lab.tables import Table
from cardlab.words.messages import Explanation, direction

if TYPE_CHECKING:
    from cardlab.lab.canvas import Plot
    from cardlab.lab.comparisons import Comparison
    from cardlab.lab.exact.distribution import Answer
    from cardlab.lab.studies import Study

T = TypeVar("T")
Display = dict[str, Any]
"""MIME type -> what is shown."""


def _with_text(picture: Callable[[T], str]) -> Callable[[T], Display]:
    """A display of a picture, with the repr where only text can be shown."""
    return lambda shown: {"text/plain": repr(shown), "text/html": picture(shown)}


def _table(table: Table) -> str:
    return render("documents/table.html", table=table, direction=direction(table.language))


show_card: Callable[[Card], Display] = _with_text(card_picture)
show_event: Callable[[Event], Display] = _with_text(event_picture)
show_explanation: Callable[[Explanation], Display] = _with_text(explanation_picture)
show_position: Callable[[Position], Display] = _with_text(position_picture)
show_table: Callable[[Table], Display] = _with_text(_table)
show_answer: Callable[[Answer], Display] = _with_text(lambda answer: _table(answer.table()))


def show_plot(plot: Plot) -> Display:
    """As HTML, because a notebook's pictures carry no alternative text; as a picture for what is printed."""
    picture = b64encode(plot.png()).decode()
    width = round(plot.figure.get_figwidth() * 100)
    html = render("documents/plot.html", picture=picture, alt=plot.alt, width=width)
    return {"text/plain": plot.alt, "text/html": html, "image/png": picture}


def show_study(study: Study) -> Display:
    """The summary and the main plot, without another call."""
    return _with_plot(study.summary(), study.plot)


def show_comparison(comparison: Comparison) -> Display:
    """The figures side by side and the main plot, without another call."""
    return _with_plot(comparison.table(), comparison.plot)


def _with_plot(table: Table, plot: Callable[[], Plot]) -> Display:
    """A table and a plot; the table alone where nothing can draw."""
    try:
        drawn = show_plot(plot())["text/html"]
    except MissingPackage:
        drawn = ""
    return {"text/plain": str(table), "text/html": _table(table) + drawn}
