"""Reports whether a notebook needs a Jupyter kernel. The server runs this in that kernel, before and after the cells."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ipywidgets import CallbackDispatcher, Layout, Style, Widget
from ipywidgets.widgets.widget import get_ipython

from cardlab.widgets.base_widget import BaseWidget
from cardlab.widgets.interactive_widget import InteractiveWidget
from cardlab.widgets.page_query import Query

OTHERS = "cardlab’s own widgets need none unless the notebook listens to them"
LISTENING = "without observe, link, on_play and on_answer the page needs none"
ADDRESS = "lesson_widget and game_widget read the address without one"

_cells: dict[int, str] = {}
"""The id of a widget -> the text of the cell that made it."""


def note_cells() -> None:
    """Notes from now on which cell makes a widget."""

    def note(widget: Widget) -> None:
        shell = get_ipython()
        if shell is not None:
            _cells[id(widget)] = shell.history_manager.input_hist_raw[-1]

    Widget.on_widget_constructed(note)


def report() -> str:
    """Returns a JSON text: ``why``, the reason why the notebook needs a Jupyter kernel, or null, and ``instead``, how to do
    without; ``cell``, the text of the cell, and ``name``, the class to look for in it; ``widgets``: id of each of cardlab's
    widgets -> description.
    """
    ours: dict[str, Any] = {}
    found = list(_other_reasons())
    for widget in _widgets():
        about = {"cell": _cells.get(id(widget), ""), "name": type(widget).__name__}
        if isinstance(widget, BaseWidget):
            ours[widget.model_id] = described = widget.described()
            if _is_listened_to(widget):
                found.append({"why": f"it listens to {_a(widget)}", "instead": LISTENING, **about})
            elif described is None:
                found.append({"why": f"{_a(widget)} cannot be described", "instead": OTHERS, **about})
        elif not isinstance(widget, (Layout, Style)):  # those belong to other widgets, and nobody has written their names
            found.append({"why": f"it has a widget of another package, {_a(widget)}", "instead": OTHERS, **about})
    nothing = {"why": None, "instead": "", "cell": "", "name": ""}
    return json.dumps({**(found[0] if found else nothing), "widgets": ours})


def _a(widget: Widget) -> str:
    """Returns the name of a widget's class with its article: ``a PlayTable``, ``an Exercise``."""
    name = type(widget).__name__
    return f"{'an' if name[0] in 'AEIO' else 'a'} {name}"


def _widgets() -> list[Widget]:
    """Returns every open widget that the notebook has made."""
    from ipywidgets.widgets import widget

    return list(widget._instances.values())


def _other_reasons() -> Iterator[dict[str, Any]]:
    if Query.read:
        yield {"why": "what it shows depends on its address", "instead": ADDRESS, "cell": "", "name": "page_query"}


def _is_listened_to(widget: BaseWidget) -> bool:
    """Whether the notebook listens to changes, messages or events of a widget."""
    own = [widget._on_message] if isinstance(widget, InteractiveWidget) else []
    dispatchers = [widget._msg_callbacks, *(one for one in vars(widget).values() if isinstance(one, CallbackDispatcher))]
    sent = [callback for dispatcher in dispatchers for callback in dispatcher.callbacks if callback not in own]
    changed = [
        handler
        for kinds in widget._trait_notifiers.values()
        for handlers in kinds.values()
        for handler in handlers
        if not _is_its_own(handler, widget)
    ]
    return bool(sent or changed)


def _is_its_own(handler: Any, widget: BaseWidget) -> bool:
    """Whether a handler is declared in the widget's class."""
    return getattr(handler, "__self__", None) is widget or type(handler).__name__ == "ObserveHandler"
