"""Writes the output of a widget in a notebook: HTML that stays readable and alive if the notebook is opened without a kernel.

An output has a still picture and the packed traits of its widget. What outputs share is in parts, each named by a hash:
modules, stylesheets and texts. Only the first output that needs a part contains it (`Outputs`), and `notebook_output.js` finds
it. If the kernel runs, the output shows the widget's model in the page, which the kernel opens in any case.

If an output has a view of the widget manager, JupyterLab shows that one, even if its model is gone, as an error. So our outputs
have one only where the page always has a kernel, or where the HTML takes its place without one.
"""

from __future__ import annotations

import json
import os
import sys
from base64 import b64encode
from collections.abc import Iterable, Mapping
from functools import cache
from gzip import compress
from typing import Any

from cardlab.documents.templates import render
from cardlab.frontend.bundle import digest, module, version
from cardlab.sessions.widget_sessions import CONTENTS_KERNEL

SCRIPT = "notebook_output"
"""The module in `frontend/` that shows all outputs, and is the first module of each widget."""


@cache
def packed(text: str) -> bytes:
    """Returns a text with gzip, which browsers can unpack. The same text gives the same bytes."""
    return compress(text.encode(), mtime=0)


def script() -> str:
    """Returns the script of the outputs."""
    return module(SCRIPT)


class Outputs:
    """The parts that the outputs of this kernel's notebook contain: the name of a part -> cell and execution.

    A part is written again when its cell runs again or has been deleted. JupyterLab and Notebook tell the kernel both. A front
    end that tells neither, such as nbconvert, runs each cell once.
    """

    def __init__(self) -> None:
        self._places: dict[str, tuple[str, str]] = {}

    def missing(self, names: Iterable[str], told: Mapping[str, Any]) -> list[str]:
        """Returns the parts that the output of the current cell must contain, and notes that it does.

        Args:
            names: The parts that it needs.
            told: The message by which the front end runs the cell.
        """
        metadata = told.get("metadata") or {}
        execution = str(told.get("header", {}).get("msg_id", ""))
        cell = str(metadata.get("cellId") or execution)
        gone = {cell, *metadata.get("deletedCells", ())}
        kept = {name for name, place in self._places.items() if place[0] not in gone or place == (cell, execution)}
        missing = [name for name in dict.fromkeys(names) if name not in kept]
        self._places.update((name, (cell, execution)) for name in missing)
        return missing


OUTPUTS = Outputs()
"""Those of this process, which is the kernel of one notebook."""


def output(
    picture: str, *, key: str = "", needs: Iterable[str] = (), state: Mapping[str, Any] | None = None, note: str = ""
) -> str:
    """Returns the HTML of an output.

    Args:
        picture: What it shows until its script has run, and where no script runs.
        key: The key of the widget's model in the page; "" if no kernel needs to know about the output.
        needs: The texts of its module, stylesheet and words, in this order; none if it needs a kernel.
        state: The other traits.
        note: What a reader without a kernel may do.
    """
    texts = {digest(text): text for text in needs}
    missing = OUTPUTS.missing([version(), *texts], _told())
    return render(
        "widgets/notebook_output.html",
        picture=picture,
        key=key,
        note=note,
        version=version(),
        parts=list(texts),
        packed={name: _encoded(texts[name]) for name in missing if name in texts},
        state=None if state is None else _encoded(json.dumps(state, ensure_ascii=False, separators=(",", ":"))),
        script=script() if version() in missing else "",
    )


def _encoded(text: str) -> str:
    return b64encode(packed(text)).decode()


def has_view() -> bool:
    """Whether an output has a view of the widget manager: in pages, in VS Code, which shows the HTML if the model is gone, and
    in Google Colab, which shows widgets in no other way.
    """
    cell = (_told().get("metadata") or {}).get("cellId", "")
    return is_page() or str(cell).startswith("vscode-") or "google.colab" in sys.modules


def is_page() -> bool:
    """Whether the notebook is run for pages that are never saved: those of Voila and of `cardlab serve`."""
    return "VOILA_BASE_URL" in os.environ or CONTENTS_KERNEL in os.environ


def _told() -> Mapping[str, Any]:
    """Returns the message by which the front end runs the current cell; {} outside a notebook."""
    shell = sys.modules["IPython"].get_ipython() if "IPython" in sys.modules else None
    if shell is None or not hasattr(shell, "get_parent"):
        return {}
    told: Mapping[str, Any] = shell.get_parent()
    return told
