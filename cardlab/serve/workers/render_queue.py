"""A bounded queue that renders pages one at a time, in a thread or in a worker process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import CancelledError, ThreadPoolExecutor
from threading import Event
from typing import TypeVar

from cardlab.serve.http.limits import Tally
from cardlab.serve.workers.pool import Busy, Closed, JobFailed, Pool, TooLong, WorkerDied

Made = TypeVar("Made")


class DeskFull(Exception):
    """So many wait already that one more would wait too long."""


class CustomerLeft(Exception):
    """Who asked has gone, and nobody needs the work any more."""


class Customer:
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

    def still_here(self) -> None:
        """Called before the work.

        Raises:
            CustomerLeft: It need not be done.
        """
        if self._left.is_set():
            raise CustomerLeft

    def begin(self, work: asyncio.Future[object]) -> None:
        """Remember what is to be taken back."""
        self._work = work


class Desk:
    """Does one piece of work after the other, in a thread: for what takes a moment.

    Args:
        name: The name of its thread.
        waiting: How many pieces there may be, with the one that is being done.
        of_address: How many of these one address may have asked for.
    """

    def __init__(self, name: str, waiting: int, of_address: int) -> None:
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._queue = Tally(waiting, of_address)
        self._customers: set[Customer] = set()

    async def do(self, work: Callable[[], Made], customer: Customer) -> Made:
        """What a piece of work makes.

        Raises:
            DeskFull: The queue is.
            CustomerLeft: Who asked has gone meanwhile.
        """
        if not self._queue.enter(customer.address):
            raise DeskFull
        work_begun = self._begin(work, customer)
        self._customers.add(customer)
        customer.begin(work_begun)  # type: ignore[arg-type]  # what it makes is nothing to its customer's leaving
        try:
            return await work_begun
        except (CancelledError, asyncio.CancelledError) as error:
            raise CustomerLeft from error
        finally:
            self._customers.discard(customer)
            self._queue.leave(customer.address)

    async def close(self) -> None:
        """Give up all work; else the process would not end before it is done."""
        for customer in tuple(self._customers):
            customer.leave()

    def _begin(self, work: Callable[[], Made], customer: Customer) -> asyncio.Future[Made]:
        def unless_gone() -> Made:
            customer.still_here()
            return work()

        return asyncio.wrap_future(self._worker.submit(unless_gone))


class Press(Desk):
    """Does it in another process, which begins with the first piece and is killed under who goes: for what takes seconds.

    A thread would not do for that. Python lets one thread run at a time, and each message of a learner would wait for its turn.
    The work is a function of a module, or a `partial` of one, whose arguments and result can be pickled.

    Args:
        name, waiting, of_address: As of a `Desk`.
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

    def _begin(self, work: Callable[[], Made], customer: Customer) -> asyncio.Future[Made]:
        return asyncio.ensure_future(self._printed(work, customer))

    async def _printed(self, work: Callable[[], Made], customer: Customer) -> Made:
        if self._pool is None:
            self._pool = Pool(1)
        try:
            return await self._pool.run(work, learner=customer.address, patience=self._patience)
        except (Busy, TooLong, WorkerDied) as error:
            raise DeskFull from error
        except Closed as error:
            raise CustomerLeft from error
        except JobFailed as error:  # something of ours is broken, and not what was asked for
            raise RuntimeError(str(error)) from error
