"""Shows a progress bar during a long study."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Any, Self

BAR_AFTER = 1.0
"""Seconds after which a progress bar appears. Its package is imported only then."""
LONG = 20
"""Remaining seconds from which on a sentence suggests how to shorten the wait."""


class ProgressBar:
    """A bar that shows how many matches have been dealt. Short studies have none.

    Args:
        slug: The game.
        matches: The number of matches.
        done: The number of matches already there.
        wanted: Whether a bar may appear.
    """

    def __init__(self, slug: str, matches: int, done: int, wanted: bool) -> None:
        self.slug, self.matches, self.done = slug, matches, done
        self.wanted = wanted and not os.environ.get("TQDM_DISABLE")
        self._start = time.perf_counter()
        self._even: tuple[float, int] | None = None
        """When matches began to come evenly, and after how many. The first one waits until a study kernel is loaded."""
        self._bar: Any = None
        self._told = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        if self._bar is not None:
            self._bar.close()

    def add(self, more: int) -> None:
        """Counts `more` further matches."""
        self.done += more
        self._even = self._even or (time.perf_counter(), self.done)
        if self._bar is not None:
            self._bar.set_postfix_str("", refresh=False)
            self._bar.update(more)
        elif self.done < self.matches and time.perf_counter() - self._start > BAR_AFTER:
            self._show()

    def tell_if_long(self, tell: Callable[[int], str]) -> None:
        """Shows once in words how many seconds the rest will take, if that is long; `tell` makes the sentence."""
        if self._told or not self.wanted or self._even is None:
            return
        start, had = self._even
        spent = time.perf_counter() - start
        if spent < BAR_AFTER or self.done == had:
            return
        self._told = True
        rest = spent * (self.matches - self.done) / (self.done - had)
        if rest > LONG:
            print(tell(round(rest)))

    def caption(self, text: str) -> None:
        """Shows the bar now, with a text that explains the wait for the next matches."""
        self._even = None
        if self._bar is None:
            self._show()
        if self._bar is not None:
            self._bar.set_postfix_str(text)

    def _show(self) -> None:
        """Shows the bar, if it is wanted and tqdm is installed."""
        if not self.wanted:
            return
        try:
            self._bar = _kind_of_bar()(total=self.matches, initial=self.done, desc=self.slug, unit="", leave=False)
        except ImportError:
            self.wanted = False


def _kind_of_bar() -> Any:
    """Returns the class of the bar: one for notebooks, or tqdm's own for a terminal."""
    if "IPython" in sys.modules and hasattr(sys.modules["IPython"].get_ipython(), "kernel"):
        from cardlab.lab.notebook_bar import NotebookBar

        return NotebookBar
    from tqdm import tqdm

    return tqdm
