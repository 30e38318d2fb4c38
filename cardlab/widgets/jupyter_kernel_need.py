"""Reports whether a notebook needs a Jupyter kernel. The server runs this in that kernel, after the cells."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ipywidgets import Layout, Widget

from cardlab.widgets.base_widget import BaseWidget
from cardlab.widgets.interactive_widget import InteractiveWidget
from cardlab.widgets.page_query import Query


def report() -> str:
    """Returns a JSON text: ``why``, the reason why the notebook needs a Jupyter kernel, or null; ``widgets``: id of each of
    cardlab's widgets -> description.
    """
    ours, whys = {}, list(_other_reasons())
    for widget in _widgets():
        if isinstance(widget, BaseWidget):
            described = widget.described()
            whys += [f"it listens to a {type(widget).__name__}"] if _is_listened_to(widget) else []
            whys += [f"a {type(widget).__name__} cannot be described"] if described is None else []
            ours[widget.model_id] = described
        elif not isinstance(widget, Layout):
            whys.append(f"it has a widget of another package: {type(widget).__name__}")
    return json.dumps({"why": whys[0] if whys else None, "widgets": ours})


def _widgets() -> list[Widget]:
    """Returns every open widget that the notebook has made."""
    from ipywidgets.widgets import widget

    return list(widget._instances.values())


def _other_reasons() -> Iterator[str]:
    if Query.read:
        yield "what it shows depends on its address"


def _is_listened_to(widget: BaseWidget) -> bool:
    """Whether the notebook listens to changes or messages of a widget."""
    own = [widget._on_message] if isinstance(widget, InteractiveWidget) else []
    sent = [callback for callback in widget._msg_callbacks.callbacks if callback not in own]
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
