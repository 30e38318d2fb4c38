"""A bounded queue that renders pages one at a time, in a thread or in a worker process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import CancelledError, ThreadPoolExecutor
from threading import Event
from typing import TypeVar

from cardlab.serve.http.limits import ConcurrencyLimit
from cardlab.serve.workers.pool import Busy, Closed, JobFailed, Pool, TooLong, WorkerDied

Made = TypeVar("Made")


class RenderQueueFull(Exception):
    """So many wait already that one more would wait too long."""


class RequesterGone(Exception):
    """Who asked has gone, and nobody needs the work any more."""


class Requester:
    """Somebody who asked for work.

    Attributes:
        address: Where the request comes from.
    """

    def __init__(self, address: str) -> None:
        self.address = address
        self._left = Event()
        self._work: asyncio.Future[object] | None = None

    def leave(self) -> None:
        """Take the work out of the queue."""
        self._left.set()
        if self._work is not None:
            self._work.cancel()

    def raise_if_gone(self) -> None:
        """Called before the work.

        Raises:
            RequesterGone: It need not be done.
        """
        if self._left.is_set():
            raise RequesterGone

    def begin(self, work: asyncio.Future[object]) -> None:
        """Remember what is to be taken back."""
        self._work = work


class RenderQueue:
    """Does one piece of work after the other, in a thread: for what takes a moment.

    Args:
        name: The name of its thread.
        waiting: How many pieces there may be, with the one that is being done.
        of_address: How many of these one address may have asked for.
    """

    def __init__(self, name: str, waiting: int, of_address: int) -> None:
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._queue = ConcurrencyLimit(waiting, of_address)
        self._requesters: set[Requester] = set()

    async def do(self, work: Callable[[], Made], requester: Requester) -> Made:
        """What a piece of work makes.

        Raises:
            RenderQueueFull: The queue is.
            RequesterGone: Who asked has gone meanwhile.
        """
        if not self._queue.enter(requester.address):
            raise RenderQueueFull
        work_begun = self._begin(work, requester)
        self._requesters.add(requester)
        requester.begin(work_begun)  # type: ignore[arg-type]  # what it makes is nothing to its requester's leaving
        try:
            return await work_begun
        except (CancelledError, asyncio.CancelledError) as error:
            raise RequesterGone from error
        finally:
            self._requesters.discard(requester)
            self._queue.leave(requester.address)

    async def close(self) -> None:
        """Give up all work; else the process would not end before it is done."""
        for requester in tuple(self._requesters):
            requester.leave()

    def _begin(self, work: Callable[[], Made], requester: Requester) -> asyncio.Future[Made]:
        def unless_gone() -> Made:
            requester.raise_if_gone()
            return work()

        return asyncio.wrap_future(self._worker.submit(unless_gone))


class ProcessRenderQueue(RenderQueue):
    """Does it in another process, which begins with the first piece and is killed under who goes: for what takes seconds.

    A thread would not do for that. Python lets one thread run at a time, and each message of a learner would wait for its turn.
    The work is a function of a module, or a `partial` of one, whose arguments and result can be pickled.

    Args:
        name, waiting, of_address: As of a `RenderQueue`.
        patience: Seconds that a piece of work may take.
    """

    def __init__(self, name: str, waiting: int, of_address: int, patience: float) -> None:
        super().__init__(name, waiting, of_address)
        self._patience = patience
        self._pool: Pool | None = None

    async def close(self) -> None:
        """Give up all work, and end the process."""
        await super().close()
        if self._pool is not None:
            pool, self._pool = self._pool, None
            await pool.close()

    def _begin(self, work: Callable[[], Made], requester: Requester) -> asyncio.Future[Made]:
        return asyncio.ensure_future(self._printed(work, requester))

    async def _printed(self, work: Callable[[], Made], requester: Requester) -> Made:
        if self._pool is None:
            self._pool = Pool(1)
        try:
            return await self._pool.run(work, learner=requester.address, patience=self._patience)
        except (Busy, TooLong, WorkerDied) as error:
            raise RenderQueueFull from error
        except Closed as error:
            raise RequesterGone from error
        except JobFailed as error:  # something of ours is broken, and not what was asked for
            raise RuntimeError(str(error)) from error
