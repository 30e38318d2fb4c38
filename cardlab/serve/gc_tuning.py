"""Garbage-collector tuning. A full collection over a class's sessions would block the event loop, so we run it rarely.

Python frees most objects at once, by reference counts; the collector only finds cycles. Sessions have none, as
`tests/test_session_manager_work.py` holds, so a full collection finds next to nothing. Collections of young objects run as
usual and take a millisecond. A full one takes 70 ms with two hundred learners, and runs while no page is open.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

NEVER = 2**31 - 1
"""Of searches of the young ones, until the old ones are searched by themselves."""
EVERY = 600.0
"""Seconds between two looks whether this is a moment for it."""
LATEST = 4 * 3600.0
"""Seconds after which it is one, whoever is there."""


def search_young_alone() -> None:
    """Leave what is there now out of all searches, and from now on have the young objects alone searched by themselves.

    What a server begins with are 400,000 objects, a quarter of a second.
    """
    gc.collect()
    gc.freeze()
    young, middle, _ = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)


async def search_in_quiet(is_quiet: Callable[[], bool], *, every: float = EVERY, latest: float = LATEST) -> None:
    """Search all when nobody is there, and at the latest after some hours; without end.

    Args:
        is_quiet: Whether nobody is there.
        every: Seconds between two looks.
        latest: Seconds after which it is done all the same.
    """
    waited = 0.0
    while True:
        await asyncio.sleep(every)
        waited += every
        if is_quiet() or waited >= latest:
            gc.collect()
            waited = 0.0
