"""Fair scheduling of jobs: round robin over learners."""

from __future__ import annotations

from collections import deque
from collections.abc import Container
from itertools import count
from typing import Generic, Protocol, TypeVar


class Waiting(Protocol):
    """What can wait for its turn.

    Attributes:
        learner: For whom it is done.
        weight: How much it counts against this learner, beside what others ask for.
    """

    learner: str
    weight: float


J = TypeVar("J", bound=Waiting)


class _Queue(Generic[J]):
    """What waits for one learner: jobs with the numbers under which they came, and when the first of them is due."""

    def __init__(self, due: float) -> None:
        self.due = due
        self.jobs: deque[tuple[int, J]] = deque()


class FairQueue(Generic[J]):
    """Jobs that wait. Its length is how many."""

    def __init__(self) -> None:
        self._queues: dict[str, _Queue[J]] = {}
        self._now = 0.0
        self._numbers = count()

    def __len__(self) -> int:
        return sum(len(queue.jobs) for queue in self._queues.values())

    def put(self, job: J) -> None:
        """Let a job wait behind the others of its learner."""
        queue = self._queue_of(job)
        if not queue.jobs:  # who has asked for nothing has saved nothing up
            queue.due = max(queue.due, self._now)
        queue.jobs.append((next(self._numbers), job))

    def put_back(self, job: J) -> None:
        """Let a job that was taken wait again, as if it had not been."""
        queue = self._queue_of(job)
        queue.due -= job.weight
        queue.jobs.appendleft((-next(self._numbers), job))

    def take(self, busy: Container[str]) -> J | None:
        """The next job, which does not wait any more; None where all that wait are for learners who are busy."""
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
        """Let a job wait no more, if it does."""
        queue = self._queue_of(job)
        queue.jobs = deque(entry for entry in queue.jobs if entry[1] is not job)
        self._forget()

    def crowd_out(self) -> J | None:
        """The newest job of whoever has most jobs waiting, which does not wait any more; None where nothing waits."""
        waiting = [queue for queue in self._queues.values() if queue.jobs]
        if not waiting:
            return None
        _, job = max(waiting, key=lambda queue: (len(queue.jobs), queue.jobs[-1][0])).jobs.pop()
        return job

    def _queue_of(self, job: J) -> _Queue[J]:
        return self._queues.setdefault(job.learner, _Queue(self._now))

    def _forget(self) -> None:
        """Forget the learners for whom nothing waits and who are due again: they begin as strangers do."""
        self._queues = {learner: queue for learner, queue in self._queues.items() if queue.jobs or queue.due > self._now}
