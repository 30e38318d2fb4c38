"""A pool of worker processes for slow jobs, such as bots that search, and worksheets.

    async with Pool() as pool:
        action = await pool.run(choose, match, seat, learner="ada")

Jobs start fairly between learners (`cardlab.serve.workers.fair_queue`), one at a time for each. The pool replaces a worker that
dies or takes too long; `cardlab.serve.workers.worker` has the life cycle of a worker. A pool belongs to one event loop.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Self, TypeVar, TypeVarTuple, Unpack

from cardlab.core.errors import CardlabError
from cardlab.core.machine_limits import available_cores
from cardlab.serve.workers.fair_queue import FairQueue
from cardlab.serve.workers.worker import JobFailed, Worker

__all__ = ["Busy", "Closed", "JobFailed", "Pool", "TooLong", "WorkerDied"]

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
TRIES = 2
"""How often a job is tried if its worker dies. A worker may die once by accident, but a job that kills its worker does so
again.
"""
GRACE = 0.5
"""Seconds for which a job may continue after its caller has gone. Killing its worker and starting another takes
about as long.
"""


class Busy(CardlabError):
    """Too many jobs wait. This one was refused, or dropped in favour of a learner with fewer jobs."""


class TooLong(CardlabError):
    """A job was not done within its time limit."""


class WorkerDied(CardlabError):
    """The worker of a job died, and so did the next one; or no worker could be started."""


class Closed(CardlabError):
    """The pool is closed and takes no more jobs."""


@dataclass(eq=False)
class _Job:
    """A job, its learner, and the future that waits for its outcome."""

    learner: str
    weight: float
    function: Callable[..., Any]
    args: tuple[Any, ...]
    patience: float
    outcome: asyncio.Future[Any]
    tries: int = 0

    def fail(self, error: CardlabError) -> None:
        """Raises an error for the caller, if there still is one."""
        if not self.outcome.done():
            self.outcome.set_exception(error)

    def __str__(self) -> str:
        return f"{getattr(self.function, '__name__', self.function)!s:.60} for {self.learner:.40}"


class Pool:
    """Worker processes, and the jobs that wait for them. The workers start immediately. Use it as a context manager, or close
    it.

    Args:
        processes: The number of processes; by default, one for each core of this process.
        limit: How many jobs may wait.
        patience: The time limit of a job, in seconds.
        niceness: The nice value of the workers, from 0 to 19, so that the server's own process has priority.

    Raises:
        CardlabError: A number is out of its range.
    """

    def __init__(self, processes: int | None = None, *, limit: int = 256, patience: float = 20.0, niceness: int = 10) -> None:
        self.processes = available_cores() if processes is None else processes
        self.limit, self.patience, self.niceness = limit, patience, niceness
        for name, value, least in (("processes", self.processes, 1), ("limit", limit, 0), ("niceness", niceness, 0)):
            if value < least:
                raise CardlabError(f"{name} is {value}, but must be at least {least}")
        if not patience > 0:
            raise CardlabError(f"patience is {patience}, but must be more than 0 seconds")
        self._queue: FairQueue[_Job] = FairQueue()
        self._running: dict[str, _Job] = {}
        self._idle: deque[Worker] = deque()
        self._new = [Worker(niceness) for _ in range(self.processes)]
        self._workers = set(self._new)
        self._retired: list[Worker] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def load(self) -> float:
        """Waiting jobs for each worker: 0 while every job starts immediately. Under load, a caller may ask for less.

        With 1 / (1 + load) of its budget for each bot (`SearchBot.reduced`), everybody waits about as long as for one usual
        move.
        """
        return self.waiting / self.processes

    @property
    def waiting(self) -> int:
        """The number of jobs that wait for a worker."""
        return len(self._queue)

    async def run(
        self,
        function: Callable[[Unpack[Ts]], T],
        /,
        *args: *Ts,
        learner: str,
        weight: float = 1.0,
        patience: float | None = None,
    ) -> T:
        """Has a worker call a function when it is this learner's turn.

        Cancelling this removes the job from the queue. If it is already running, its worker is killed unless it finishes
        shortly.

        Args:
            function: A function of a module, which a worker finds by its name.
            args: Its arguments. They and the result are plain data that can be pickled.
            learner: The learner who asked for the job. One job of a learner runs at a time, in the order of the requests.
            weight: The duration of the job in usual jobs, which counts against this learner.
            patience: A time limit of its own, in seconds, from the start of the job.

        Returns: The result of the function.

        Raises:
            Busy: The queue is full, and nobody has more jobs waiting than this learner.
            TooLong: The job exceeded its time limit.
            WorkerDied: The worker died, and so did the next one that tried.
            JobFailed: The function raised something that cannot be pickled.
            Closed: The pool is closed, or was closed before the job was done.
            CardlabError: The weight or the time limit is not more than 0.
            Exception: Any exception of the function, caused by the text of its traceback.
        """
        if self._closed:
            raise Closed("the pool is closed, and takes no more jobs")
        patience = self.patience if patience is None else patience
        if not (weight > 0 and patience > 0):
            raise CardlabError(f"weight is {weight} and patience {patience}, but both must be more than 0")
        job = _Job(learner, weight, function, args, patience, asyncio.get_running_loop().create_future())
        self._queue.put(job)
        self._fill()
        self._dispatch()
        if len(self._queue) > self.limit and (crowded_out := self._queue.crowd_out()) is not None:
            crowded_out.fail(Busy(f"{crowded_out}: {self.limit} jobs are waiting, which is the limit; ask again later"))
        try:
            result: T = await job.outcome
            return result
        finally:
            self._queue.drop(job)  # still there if the caller was cancelled

    async def close(self) -> None:
        """Ends all workers, and all waiting and running jobs with `Closed`."""
        self._closed = True
        self._give_up(Closed, "the pool was closed before this job began")
        for job in self._running.values():
            job.fail(Closed(f"{job}: the pool was closed before it was done"))
        for worker in list(self._workers):
            self._retire(worker)
        while self._tasks:
            await asyncio.wait(self._tasks)
        retired, self._retired = self._retired, []
        await asyncio.gather(*(asyncio.to_thread(worker.join) for worker in retired))

    # ------------------------------------------------------------------------------------------------ workers

    def _fill(self) -> None:
        """Starts the missing workers, and admits each once it is warm."""
        while len(self._workers) < self.processes:
            try:
                worker = Worker(self.niceness)
            except OSError as error:  # no memory, or as many processes as are allowed
                self._missing(error)
                break
            self._workers.add(worker)
            self._new.append(worker)
        while self._new:
            self._start(self._admit(self._new.pop()))

    async def _admit(self, worker: Worker) -> None:
        """Gives a worker jobs once it is warm. One that cannot start is replaced only when the next job arrives."""
        try:
            await asyncio.wrap_future(worker.ready)
        except BrokenProcessPool as error:
            self._retire(worker)
            self._missing(error)
        else:
            self._idle.append(worker)
            self._dispatch()

    def _missing(self, error: BaseException) -> None:
        """Notes that a worker could not be started. If there is no other, all waiting jobs fail."""
        if not self._workers:
            self._give_up(WorkerDied, f"no worker could be started: {error!r}")

    def _give_up(self, kind: type[CardlabError], why: str) -> None:
        """Fails all waiting jobs."""
        while (job := self._queue.take(())) is not None:
            job.fail(kind(f"{job}: {why}"))

    def _retire(self, worker: Worker) -> None:
        """Kills a worker, once."""
        if worker in self._workers:
            self._workers.remove(worker)
            worker.kill()
            # Workers that are still ending are kept for `close` to wait for. Otherwise their threads would outlive the event
            # loop.
            self._retired = [other for other in (*self._retired, worker) if other.alive]

    # ------------------------------------------------------------------------------------------------ jobs

    def _dispatch(self) -> None:
        """Starts jobs, in their fair order, while a worker is idle."""
        while self._idle and (job := self._queue.take(self._running)) is not None:
            self._running[job.learner] = job
            self._start(self._serve(self._idle.popleft(), job))

    async def _serve(self, worker: Worker, job: _Job) -> None:
        """Has a worker do a job, then starts others. A job without an outcome goes back to the queue for another try."""
        unharmed = False
        try:
            unharmed = await self._attempt(worker, job)
        finally:  # also if this task is cancelled, for example when its event loop ends without `close`
            del self._running[job.learner]
            if not unharmed:
                self._retire(worker)
        if self._closed:
            return
        if unharmed:
            self._idle.append(worker)
        if not job.outcome.done():
            self._queue.put_back(job)
        self._fill()
        self._dispatch()

    async def _attempt(self, worker: Worker, job: _Job) -> bool:
        """Tries a job once. Its outcome stays open if it has to be tried again.

        Returns: Whether the worker can continue.
        """
        if job.outcome.done():  # the caller was cancelled at this very moment
            return True
        try:
            work = worker.begin(job.function, job.args, job.patience)
        except BrokenProcessPool:  # the worker died while it was idle
            return False
        result = asyncio.wrap_future(work)
        # One of three comes first: the worker is done, the caller is cancelled, or the time is up. An executor cannot stop a
        # running job, so in the last two cases the worker is killed, and the caller of this starts another.
        await asyncio.wait({result, job.outcome}, timeout=job.patience, return_when=asyncio.FIRST_COMPLETED)
        if job.outcome.cancelled():
            await asyncio.wait({result}, timeout=GRACE)
        if not result.done():
            result.cancel()
            job.fail(TooLong(f"{job}: not done within its time limit of {job.patience:g} s; ask for less"))
            return False
        error = result.exception()
        if isinstance(error, BrokenProcessPool):
            job.tries += 1
            if job.tries >= TRIES:
                job.fail(WorkerDied(f"{job}: its worker died, {job.tries} times"))
            return False
        if not job.outcome.done():
            if error is None:
                job.outcome.set_result(result.result())
            else:
                job.outcome.set_exception(error)
        return True

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Starts a task and holds it, because an event loop has only weak references to its tasks."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
