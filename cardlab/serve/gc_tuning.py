"""Garbage-collector tuning. A full collection over a class's sessions would block the event loop, so we run it rarely.

Python frees most objects at once, by reference counts; the collector only finds cycles. Sessions have none, as
`tests/test_session_manager_work.py` checks, so a full collection finds next to nothing. Collections of young objects run as
usual and take a millisecond. A full one takes 70 ms with two hundred learners, and runs while no page is open.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

NEVER = 2**31 - 1
"""The number of middle-generation collections before a full one, so high that a full one never happens automatically."""
EVERY = 600.0
"""Seconds between two checks whether a full collection may run."""
LATEST = 4 * 3600.0
"""Seconds after which a full collection runs even if pages are open."""


def disable_full_collections() -> None:
    """Excludes all objects that exist now from collections, and switches off automatic full collections.

    A server starts with 400,000 objects, which take a quarter of a second to scan.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


async def collect_when_quiet(is_quiet: Callable[[], bool], *, every: float = EVERY, latest: float = LATEST) -> None:
    """Runs full collections for ever: when no page is open, and at the latest after some hours.

    Args:
        is_quiet: Whether no page is open.
        every: Seconds between two checks.
        latest: Seconds after which a collection runs even if pages are open.
    """
    waited = 0.0
    while True:
        await asyncio.sleep(every)
        waited += every
        if is_quiet() or waited >= latest:
            gc.collect()
            waited = 0.0
