"""Opens a store of sessions without a server, for several tests."""

import asyncio
import os
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta

import pytest

from cardlab.serve.storage.database import DatabaseFile
from cardlab.serve.storage.store import Store

KEY, OTHER, ANNA, BEN = "a1" * 16, "b2" * 16, "c3" * 16, "d4" * 16
WAR = {"notebook": "games.ipynb", "query": {"game": "war", "seed": "7"}}
DAY = timedelta(days=1)
NEVER = 1e9
"""Seconds; the disk is tried again only when a test asks for it."""
needs_posix = pytest.mark.skipif(os.name != "posix", reason="permissions and deleting open files are POSIX's")


class Clock:
    """A clock that stands still until a test sets it, and the seconds that have really passed."""

    def __init__(self):
        self.now = datetime(2026, 11, 23, 10, 30, tzinfo=UTC)
        self.passed = 0.0

    def __call__(self):
        return self.now

    def uptime(self):
        return self.passed

    def wait(self, days):
        """Lets some days pass."""
        self.now += days * DAY
        self.passed += (days * DAY).total_seconds()


def run(scene, folder, **settings):
    """Opens a store, plays a scene with it and closes it; returns the reports."""
    said = []

    async def all_of_it():
        store = Store.open(folder, **{"report": said.append, "retry_seconds": NEVER, **settings})
        try:
            await scene(store)
        finally:
            await store.close()

    asyncio.run(all_of_it())
    return said


def sessions(folder):
    """Returns the contents of the file, by key."""
    with closing(DatabaseFile(folder)) as file:
        return {session.key: session for session in file.sessions()}


@contextmanager
def full(store):
    """Simulates a disk without room for one more page."""
    file = store._failover._file._connection
    pages = file.execute("PRAGMA page_count").fetchone()[0]
    file.execute(f"PRAGMA max_page_count = {pages}")
    yield
    file.execute("PRAGMA max_page_count = 1000000")


LARGE = {"actions": ["p1 play 7d"] * 2000}
