"""Limits the number of Jupyter kernels that learners have at once, and ends those that no page comes for."""

from __future__ import annotations

import asyncio
import os
from typing import Any

from jupyter_core.utils import ensure_async

from cardlab.serve.http.limits import Limits, is_loopback, network_of

BYTES_OF_KERNEL = 110_000_000
"""Memory of a Jupyter kernel with a lesson, in bytes."""
KERNELS_OF_CORE = 30
"""With so many learners at a core an answer takes 50 ms; opening their pages takes each a second or two, in turn."""
LEAST_KERNELS = 4


class KernelSlots:
    """Slots for Jupyter kernels: how many learners have one, and whether one more may start.

    Args:
        manager: The manager of all Jupyter kernels, also of warm ones that no page has yet.
        most: How many learners may have one.
        limits: How long pages may take.
    """

    def __init__(self, manager: Any, most: int, limits: Limits) -> None:
        self.manager = manager
        self.most = most
        self.limits = limits
        # More at once would make all of them slow, and none of them ready before the last.
        self.opening = asyncio.Semaphore((os.cpu_count() or 1) + 1)
        self._reserved: list[str] = []
        self._assigned: set[str] = set()
        self._unclaimed: dict[str, str] = {}
        self._ending: set[asyncio.Future[None]] = set()

    @property
    def taken(self) -> int:
        """How many slots are in use or reserved."""
        self._assigned = {kernel_id for kernel_id in self._assigned if kernel_id in self.manager}
        return len(self._reserved) + len(self._assigned)

    def reserve(self, address: str) -> bool:
        """Reserve a slot; False if none is free. The caller must `release` it, or `assign` a Jupyter kernel to it."""
        if self.taken >= self.most or (
            self._unclaimed_of(address) >= self.limits.unclaimed_of_address and not is_loopback(address)
        ):
            return False
        self._reserved.append(address)
        return True

    def _unclaimed_of(self, address: str) -> int:
        """How many Jupyter kernels of an address no page has claimed yet."""
        self._unclaimed = {kernel_id: of for kernel_id, of in self._unclaimed.items() if kernel_id in self.manager}
        network = network_of(address)
        return sum(network_of(other) == network for other in (*self._reserved, *self._unclaimed.values()))

    def release(self, address: str) -> None:
        """Free a reserved slot that got no Jupyter kernel."""
        self._reserved.remove(address)

    def assign(self, kernel_id: str, address: str) -> None:
        """Assign a Jupyter kernel to a reserved slot. It is ended unless its page opens a socket to it in time."""
        self._reserved.remove(address)
        self._assigned.add(kernel_id)
        self._unclaimed[kernel_id] = address
        loop = asyncio.get_running_loop()
        loop.call_later(self.limits.seconds_to_claim, self._end_if_unclaimed, kernel_id)

    def claim(self, kernel_id: str) -> None:
        """Note that a page has opened a socket to its Jupyter kernel."""
        self._unclaimed.pop(kernel_id, None)

    async def end(self, kernel_id: str) -> None:
        """End a Jupyter kernel, where it is still there."""
        if kernel_id in self.manager:
            await ensure_async(self.manager.shutdown_kernel(kernel_id, now=True))

    def _end_if_unclaimed(self, kernel_id: str) -> None:
        if kernel_id in self._unclaimed:
            self.claim(kernel_id)
            ending = asyncio.ensure_future(self.end(kernel_id))
            self._ending.add(ending)  # an event loop alone would let the task be collected
            ending.add_done_callback(self._ending.discard)


def default_kernel_slots() -> int:
    """The number of slots if the settings name none: what half the memory holds, and `KERNELS_OF_CORE` a core."""
    import psutil  # the Jupyter kernels bring it along

    by_memory = psutil.virtual_memory().total // 2 // BYTES_OF_KERNEL
    return int(max(LEAST_KERNELS, min(by_memory, KERNELS_OF_CORE * (os.cpu_count() or 1))))
