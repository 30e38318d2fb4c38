"""Measures how a server is doing: for `/cardlab/health`, for `cardlab doctor` and for Prometheus."""

from __future__ import annotations

import asyncio
from math import inf
from time import monotonic
from typing import TypedDict

import psutil

import cardlab
from cardlab.serve.session_manager import SessionManager

EVERY = 0.05
"""How often the delay of the event loop is measured, in seconds."""
SECONDS_TO_MEASURE = 5
"""Seconds for which a measurement of the memory is remembered."""
MINUTES = 10
"""The minutes of which the longest round is remembered."""


class Health(TypedDict):
    """How a server is doing.

    Attributes:
        status: "ok"; "trouble" if something needs the person who runs the server.
        version: The version of cardlab.
        uptime_seconds: How long the server has been running.
        learners, max_learners: The sessions with an open page, and how many sessions there may be in memory.
        sessions: The sessions in memory.
        jobs_waiting: Moves of bots, advice of the coach and experiments that wait for a worker.
        longest_round_ms: The longest time for which the event loop answered nobody, in milliseconds, in the last ten minutes.
        memory_mb: The memory of the server and its processes, in MB.
        trouble: Why progress is not being saved; "" if it is.
        others_can_connect: Whether other computers can connect.
    """

    status: str
    version: str
    uptime_seconds: int
    learners: int
    max_learners: int
    sessions: int
    jobs_waiting: int
    longest_round_ms: int
    memory_mb: int
    trouble: str
    others_can_connect: bool


class HealthMonitor:
    """Watches the event loop, and describes the server.

    Args:
        sessions: Its sessions.
        others_can_connect: Whether other computers can connect.
    """

    def __init__(self, sessions: SessionManager, *, others_can_connect: bool = False) -> None:
        self.sessions, self.others_can_connect = sessions, others_can_connect
        self._longest: dict[int, float] = {}
        """Minute of this run -> the longest round in it, in seconds."""
        self._began = monotonic()
        self._memory, self._measured = 0, -inf

    async def watch(self) -> None:
        """Notes how late the event loop is, for ever."""
        while True:
            due = monotonic() + EVERY
            await asyncio.sleep(EVERY)
            now = monotonic()
            self.note(now - due, now)

    def _memory_mb(self) -> int:
        """Returns the memory. It is measured only every few seconds, because the list of all processes is long to read."""
        now = monotonic()
        if now - self._measured > SECONDS_TO_MEASURE:
            self._memory, self._measured = round(_memory() / 1_000_000), now
        return self._memory

    def note(self, late: float, now: float) -> None:
        """Notes that the event loop was late, in seconds."""
        minute = int(now - self._began) // 60
        self._longest = {kept: longest for kept, longest in self._longest.items() if minute - kept < MINUTES}
        self._longest[minute] = max(late, self._longest.get(minute, 0.0))

    @property
    def status(self) -> str:
        """The status alone, which costs nothing."""
        return "trouble" if self.sessions.store.trouble else "ok"

    def health(self) -> Health:
        """Returns the state of the server at this moment."""
        open_sessions = list(self.sessions.open_sessions.values())
        pool = getattr(self.sessions, "pool", None)  # it has none before it has started
        return {
            "status": self.status,
            "version": cardlab.__version__,
            "uptime_seconds": round(monotonic() - self._began),
            "learners": sum(bool(session.tabs) for session in open_sessions),
            "max_learners": self.sessions.most,
            "sessions": len(open_sessions),
            "jobs_waiting": pool.waiting if pool else 0,
            "longest_round_ms": round(1000 * max(self._longest.values(), default=0.0)),
            "memory_mb": self._memory_mb(),
            "trouble": self.sessions.store.trouble or "",
            "others_can_connect": self.others_can_connect,
        }


def _memory() -> int:
    """Returns the bytes of memory of this process and the processes that it has started."""
    total = 0
    here = psutil.Process()
    for process in (here, *here.children(recursive=True)):
        try:
            total += process.memory_info().rss
        except psutil.Error:  # it has ended
            continue
    return total
