"""A bounded queue that renders slow pages (worksheets, answer keys, the lab) one at a time, in a thread or a worker process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import CancelledError, ThreadPoolExecutor
from dataclasses import dataclass
from threading import Event
from typing import TypeVar

from cardlab.serve.http.limits import ConcurrencyLimit
from cardlab.serve.workers.fair_queue import FairQueue
from cardlab.serve.workers.pool import Busy, Closed, JobFailed, Pool, TooLong, WorkerDied

Made = TypeVar("Made")


class RenderQueueFull(Exception):
    """Too many renders wait already."""


class RequesterGone(Exception):
    """The requester has gone, and nobody needs the page any more."""


class Requester:
    """Somebody who has requested a page.

    Attributes:
        address: The network address of the request.
        browser: The secret of the browser; "" for one without a cookie.
    """

    def __init__(self, address: str, browser: str = "") -> None:
        self.address, self.browser = address, browser
        self._left = Event()
        self._work: asyncio.Future[object] | None = None

    def leave(self) -> None:
        """Notes that the requester has gone, and cancels the render."""
        self._left.set()
        if self._work is not None:
            self._work.cancel()

    def raise_if_gone(self) -> None:
        """Checks before rendering that somebody still waits.

        Raises:
            RequesterGone: Nobody waits.
        """
        if self._left.is_set():
            raise RequesterGone

    def begin(self, work: asyncio.Future[object]) -> None:
        """Remembers the render, to cancel it when the requester leaves."""
        self._work = work


@dataclass(eq=False)
class _Turn:
    """The turn of a requester, in the fair queue of a render queue."""

    learner: str
    comes: asyncio.Future[None]
    weight: float = 1.0


class RenderQueue:
    """Renders one page at a time in a thread, for pages that take a moment. Browsers take turns.

    Args:
        name: The name of its thread.
        waiting: How many renders there may be, including the running one.
        of_address, of_browser: How many of these may be for one address, and for one browser.
    """

    def __init__(self, name: str, waiting: int, of_address: int, of_browser: int) -> None:
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
        self._room = ConcurrencyLimit(waiting, of_address, of_browser)
        self._turns: FairQueue[_Turn] = FairQueue()
        self._turn: _Turn | None = None
        self._requesters: set[Requester] = set()

    async def do(self, work: Callable[[], Made], requester: Requester) -> Made:
        """Returns the result of a render.

        Raises:
            RenderQueueFull: Too many renders wait.
            RequesterGone: The requester has gone in the meantime.
        """
        if not self._room.enter(requester.address, requester.browser):
            raise RenderQueueFull
        turn = _Turn(requester.browser or requester.address, asyncio.get_running_loop().create_future())
        self._turns.put(turn)
        self._requesters.add(requester)
        try:
            self._next()
            requester.begin(turn.comes)  # type: ignore[arg-type]  # a requester only cancels it, whatever its result
            await turn.comes
            work_begun = self._begin(work, requester)
            requester.begin(work_begun)  # type: ignore[arg-type]
            return await work_begun
        except (CancelledError, asyncio.CancelledError) as error:
            raise RequesterGone from error
        finally:
            self._requesters.discard(requester)
            self._room.leave(requester.address, requester.browser)
            self._turns.drop(turn)  # still there if the requester has gone
            if self._turn is turn:
                self._turn = None
                self._next()

    def _next(self) -> None:
        """Gives somebody the turn, if nobody has it."""
        while self._turn is None and (turn := self._turns.take(())) is not None:
            if not turn.comes.done():
                self._turn = turn
                turn.comes.set_result(None)

    async def close(self) -> None:
        """Cancels all renders, because otherwise the process would not end before they are done."""
        for requester in tuple(self._requesters):
            requester.leave()

    def _begin(self, work: Callable[[], Made], requester: Requester) -> asyncio.Future[Made]:
        def unless_gone() -> Made:
            # Checked when its turn comes, because the requester may have gone while the render waited.
            requester.raise_if_gone()
            return work()

        return asyncio.wrap_future(self._worker.submit(unless_gone))


class ProcessRenderQueue(RenderQueue):
    """Renders in a worker process, for pages that take seconds. The process is killed if the requester of its render leaves.

    A thread would not do: Python runs one thread at a time, and every message of a learner would wait for the render. A render
    is a function of a module, or a `partial` of one, whose arguments and result can be pickled.

    Args:
        name, waiting, of_address, of_browser: As in `RenderQueue`.
        patience: The time limit of a render, in seconds.
    """

    def __init__(self, name: str, waiting: int, of_address: int, of_browser: int, patience: float) -> None:
        super().__init__(name, waiting, of_address, of_browser)
        self._patience = patience
        self._pool: Pool | None = None

    async def close(self) -> None:
        """Cancels all renders, and ends the process."""
        await super().close()
        if self._pool is not None:
            # Cleared before the wait, so that a second call in the meantime does not close it again.
            pool, self._pool = self._pool, None
            await pool.close()

    def _begin(self, work: Callable[[], Made], requester: Requester) -> asyncio.Future[Made]:
        return asyncio.ensure_future(self._rendered(work, requester))

    async def _rendered(self, work: Callable[[], Made], requester: Requester) -> Made:
        # A pool starts its process immediately, so it is created only for the first such page.
        if self._pool is None:
            self._pool = Pool(1)
        try:
            return await self._pool.run(work, learner=requester.address, patience=self._patience)
        except (Busy, TooLong, WorkerDied) as error:
            # All of these mean the same to the requester: the server has no time now, so try again later.
            raise RenderQueueFull from error
        except Closed as error:
            raise RequesterGone from error
        except JobFailed as error:  # an error in the server, not in the request
            raise RuntimeError(str(error)) from error
