"""The progress bar of a study that takes long."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any, Self

BAR_AFTER = 1.0
"""Seconds after which a bar is shown; what draws it comes in only then."""
LONG = 20
"""Seconds still to come that are told in words, with what would make them fewer."""


class Progress:
    """A bar that hears how many more matches have been dealt; what is done in a moment has none.

    Args:
        slug: What is dealt.
        matches: How many matches.
        done: How many are there already.
        wanted: Whether there may be a bar.
    """

    def __init__(self, slug: str, matches: int, done: int, wanted: bool) -> None:
        self.slug, self.matches, self.done = slug, matches, done
        self.wanted = wanted and not os.environ.get("TQDM_DISABLE")  # its bars in notebooks do not look
        self._start = time.perf_counter()
        self._even: tuple[float, int] | None = None
        """When matches began to come evenly, and after how many: the first waits until a study kernel is loaded."""
        self._bar: Any = None
        self._told = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *raised: object) -> None:
        if self._bar is not None:
            self._bar.close()

    def add(self, more: int) -> None:
        """Count so many more matches."""
        self.done += more
        self._even = self._even or (time.perf_counter(), self.done)
        if self._bar is not None:
            self._bar.set_postfix_str("", refresh=False)
            self._bar.update(more)
        elif self.done < self.matches and time.perf_counter() - self._start > BAR_AFTER:
            self._show()

    def tell_if_long(self, tell: Callable[[int], str]) -> None:
        """Say once in words how many seconds the rest will take, where that is long; `tell` makes the sentence."""
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
        """Show the bar now, and beside it what takes so long before the next matches come."""
        self._even = None
        if self._bar is None:
            self._show()
        if self._bar is not None:
            self._bar.set_postfix_str(text)

    def _show(self) -> None:
        """Only where it is wanted, and tqdm is installed."""
        if not self.wanted:
            return
        try:
            from tqdm.auto import tqdm
        except ImportError:
            self.wanted = False
            return
        self._bar = tqdm(total=self.matches, initial=self.done, desc=self.slug, unit="", leave=False)
