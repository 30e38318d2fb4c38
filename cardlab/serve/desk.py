"""A thread that makes pages one after the other, and a queue before it that is not endless."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from threading import Event
from typing import TypeVar

from cardlab.serve.limits import Tally

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
        self._work: Future[object] | None = None

    def leave(self) -> None:
        """Take the work out of the queue; what has begun ends where it next looks."""
        self._left.set()
        if self._work is not None:
            self._work.cancel()

    def still_here(self) -> None:
        """Called from the work, between its pieces.

        Raises:
            CustomerLeft: It need not go on.
        """
        if self._left.is_set():
            raise CustomerLeft

    def begin(self, work: Future[object]) -> None:
        """Remember what is to be taken back."""
        self._work = work


class Desk:
    """Does one piece of work after the other.

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
        future = self._worker.submit(self._unless_gone, work, customer)
        self._customers.add(customer)
        customer.begin(future)  # type: ignore[arg-type]  # what it makes is nothing to its customer's leaving
        try:
            return await asyncio.wrap_future(future)
        except (CancelledError, asyncio.CancelledError) as error:
            raise CustomerLeft from error
        finally:
            self._customers.discard(customer)
            self._queue.leave(customer.address)

    def close(self) -> None:
        """Give up all work; else the process would not end before it is done."""
        for customer in tuple(self._customers):
            customer.leave()

    @staticmethod
    def _unless_gone(work: Callable[[], Made], customer: Customer) -> Made:
        customer.still_here()
        return work()
