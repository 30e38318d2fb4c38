"""Limits the number of kernels that learners have at once, and ends kernels that no page comes for."""

from __future__ import annotations

import asyncio
import os
from typing import Any

from jupyter_core.utils import ensure_async

from cardlab.serve.http.limits import Limits, is_loopback, network_of

BYTES_OF_KERNEL = 110_000_000
"""Memory of a kernel with a lesson."""
KERNELS_OF_CORE = 30
"""With so many learners at a core an answer takes 50 ms; opening their pages takes each a second or two, in turn."""
LEAST_KERNELS = 4


class KernelSlots:
    """The kernels that learners have, and how many more there is room for.

    Args:
        manager: Who has all kernels, also the warm ones that nobody has yet.
        most: How many learners may have one.
        limits: How long pages may take.
    """

    def __init__(self, manager: Any, most: int, limits: Limits) -> None:
        self.manager = manager
        self.most = most
        self.limits = limits
        # More at once would make all of them slow, and none of them ready before the last.
        self.opening = asyncio.Semaphore((os.cpu_count() or 1) + 1)
        self._coming: list[str] = []
        self._given: set[str] = set()
        self._unclaimed: dict[str, str] = {}
        self._ending: set[asyncio.Future[None]] = set()

    @property
    def taken(self) -> int:
        """How many learners have a kernel, or wait for theirs."""
        self._given = {kernel_id for kernel_id in self._given if kernel_id in self.manager}
        return len(self._coming) + len(self._given)

    def enter(self, address: str) -> bool:
        """Whether there is room for one more; whoever enters must `leave`, or is `given` a kernel."""
        if self.taken >= self.most or (self._begun(address) >= self.limits.unclaimed_of_address and not is_loopback(address)):
            return False
        self._coming.append(address)
        return True

    def _begun(self, address: str) -> int:
        """How many kernels an address has begun that no page has come for yet."""
        self._unclaimed = {kernel_id: of for kernel_id, of in self._unclaimed.items() if kernel_id in self.manager}
        network = network_of(address)
        return sum(network_of(other) == network for other in (*self._coming, *self._unclaimed.values()))

    def leave(self, address: str) -> None:
        """Somebody goes without a kernel."""
        self._coming.remove(address)

    def give(self, kernel_id: str, address: str) -> None:
        """Somebody who entered has a kernel; the page has some time to come for it."""
        self._coming.remove(address)
        self._given.add(kernel_id)
        self._unclaimed[kernel_id] = address
        loop = asyncio.get_running_loop()
        loop.call_later(self.limits.seconds_to_claim, self._end_if_unclaimed, kernel_id)

    def claim(self, kernel_id: str) -> None:
        """A page has come for its kernel."""
        self._unclaimed.pop(kernel_id, None)

    async def end(self, kernel_id: str) -> None:
        """End a kernel, where it is still there."""
        if kernel_id in self.manager:
            await ensure_async(self.manager.shutdown_kernel(kernel_id, now=True))

    def _end_if_unclaimed(self, kernel_id: str) -> None:
        if kernel_id in self._unclaimed:
            self.claim(kernel_id)
            ending = asyncio.ensure_future(self.end(kernel_id))
            self._ending.add(ending)  # an event loop alone would let the task be collected
            ending.add_done_callback(self._ending.discard)


def default_kernel_slots() -> int:
    """For how many kernels this computer has room: half its memory, and so many a core."""
    import psutil  # the kernels bring it along

    by_memory = psutil.virtual_memory().total // 2 // BYTES_OF_KERNEL
    return int(max(LEAST_KERNELS, min(by_memory, KERNELS_OF_CORE * (os.cpu_count() or 1))))
