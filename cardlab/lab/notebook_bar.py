"""The progress bar of a notebook. It leaves nothing behind: its output is empty when it closes."""

from __future__ import annotations

from io import StringIO
from typing import Any

from IPython.display import display
from tqdm import tqdm


class NotebookBar(tqdm):  # type: ignore[misc]  # tqdm has no types
    """A bar of text in an output of its own. A bar made of widgets would stay in a saved notebook as an error."""

    monitor_interval = 0  # a thread of tqdm would write into the output of another cell

    def __init__(self, **settings: Any) -> None:
        self._output = display({"text/plain": ""}, raw=True, display_id=True)  # type: ignore[no-untyped-call]
        super().__init__(**settings, file=StringIO(), ncols=80)

    def display(self, msg: str | None = None, pos: int | None = None) -> bool:
        """Shows the bar, or with an empty text nothing."""
        text = str(self) if msg is None else msg
        self._output.update({"text/plain": text} if text else {"text/html": ""}, raw=True)
        return True
