"""Schedules jobs fairly: round robin over learners.

Each learner has a queue of their own and a virtual time at which their next job is due (start-time fair queueing). A job
advances that time by its weight, so a learner who asks for ten jobs at once delays themselves and nobody else.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Container
from itertools import count
from typing import Generic, Protocol, TypeVar


class Waiting(Protocol):
    """A job that can wait.

    Attributes:
        learner: The learner who asked for it.
        weight: Its weight in this learner's virtual time.
    """

    learner: str
    weight: float


J = TypeVar("J", bound=Waiting)


class _Queue(Generic[J]):
    """The waiting jobs of one learner, each with its arrival number, and the virtual time at which the first is due."""

    def __init__(self, due: float) -> None:
        self.due = due
        self.jobs: deque[tuple[int, J]] = deque()


class FairQueue(Generic[J]):
    """The waiting jobs of all learners. Its length is the number of jobs."""

    def __init__(self) -> None:
        self._queues: dict[str, _Queue[J]] = {}
        self._now = 0.0
        self._numbers = count()

    def __len__(self) -> int:
        return sum(len(queue.jobs) for queue in self._queues.values())

    def put(self, job: J) -> None:
        """Adds a job, behind the others of its learner."""
        queue = self._queue_of(job)
        if not queue.jobs:  # nobody saves up turns while they ask for nothing
            queue.due = max(queue.due, self._now)
        queue.jobs.append((next(self._numbers), job))

    def put_back(self, job: J) -> None:
        """Puts back a job that was taken, as if it had not been taken."""
        queue = self._queue_of(job)
        queue.due -= job.weight
        # A negative arrival number puts it before all later jobs, in this queue and among queues with the same due time.
        queue.jobs.appendleft((-next(self._numbers), job))

    def take(self, busy: Container[str]) -> J | None:
        """Takes the next job out; None if all waiting jobs belong to learners who have one running."""
        ready = [queue for learner, queue in self._queues.items() if queue.jobs and learner not in busy]
        if not ready:
            return None
        queue = min(ready, key=lambda queue: (queue.due, queue.jobs[0][0]))
        _, job = queue.jobs.popleft()
        self._now = max(self._now, queue.due)
        queue.due += job.weight
        self._forget()
        return job

    def drop(self, job: J) -> None:
        """Removes a job, if it is waiting."""
        queue = self._queue_of(job)
        queue.jobs = deque(entry for entry in queue.jobs if entry[1] is not job)
        self._forget()

    def crowd_out(self) -> J | None:
        """Removes the newest job of the learner with the most jobs; None if nothing waits."""
        waiting = [queue for queue in self._queues.values() if queue.jobs]
        if not waiting:
            return None
        _, job = max(waiting, key=lambda queue: (len(queue.jobs), queue.jobs[-1][0])).jobs.pop()
        return job

    def _queue_of(self, job: J) -> _Queue[J]:
        return self._queues.setdefault(job.learner, _Queue(self._now))

    def _forget(self) -> None:
        """Drops empty queues whose time has passed. Their learners have no advantage over a new one, so nothing is lost."""
        self._queues = {learner: queue for learner, queue in self._queues.items() if queue.jobs or queue.due > self._now}
