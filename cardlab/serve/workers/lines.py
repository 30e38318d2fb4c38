"""Lines: work of one browser or address goes one piece after the other, and the lines side by side."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Lines:
    """A lock for each key, first come, first served. A lock disappears when nobody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: str) -> asyncio.Lock:
        """Returns the lock of a key, for ``async with``."""
        return self._locks.setdefault(key, asyncio.Lock())

    def __len__(self) -> int:
        return len(self._locks)
