"""Limits the number of Jupyter kernels that learners have at once, and ends those that no page claims."""

from __future__ import annotations

import asyncio
from typing import Any

from jupyter_core.utils import ensure_async

from cardlab.core.machine_limits import available_cores, available_memory
from cardlab.serve.http.limits import Limits, is_loopback, network_of

BYTES_OF_KERNEL = 110_000_000
"""Memory of a Jupyter kernel with a lesson, in bytes."""
KERNELS_OF_CORE = 30
"""Learners for each core: with this many, an answer takes 50 ms. Their pages open one after another, in a second or two
each."""
LEAST_KERNELS = 4


class KernelSlots:
    """Slots for Jupyter kernels: how many learners have one, and whether another may start.

    Args:
        manager: The manager of all Jupyter kernels, including warm ones without a page.
        most: How many learners may have one.
        limits: How long pages may take.
    """

    def __init__(self, manager: Any, most: int, limits: Limits) -> None:
        self.manager = manager
        self.most = most
        self.limits = limits
        # More at once would slow all of them down, and none would be ready before the last.
        self.opening = asyncio.Semaphore(available_cores() + 1)
        self._reserved: list[str] = []
        self._assigned: set[str] = set()
        self._unclaimed: dict[str, str] = {}
        self._ending: set[asyncio.Future[None]] = set()

    @property
    def taken(self) -> int:
        """The number of slots in use or reserved."""
        self._assigned = {kernel_id for kernel_id in self._assigned if kernel_id in self.manager}
        return len(self._reserved) + len(self._assigned)

    def reserve(self, address: str) -> bool:
        """Reserves a slot; False if none is free. The caller must `release` it, or `assign` a Jupyter kernel to it."""
        if self.taken >= self.most or (
            self._unclaimed_of(address) >= self.limits.unclaimed_of_address and not is_loopback(address)
        ):
            return False
        self._reserved.append(address)
        return True

    def _unclaimed_of(self, address: str) -> int:
        """The number of an address's Jupyter kernels that no page has claimed yet."""
        self._unclaimed = {kernel_id: of for kernel_id, of in self._unclaimed.items() if kernel_id in self.manager}
        network = network_of(address)
        return sum(network_of(other) == network for other in (*self._reserved, *self._unclaimed.values()))

    def release(self, address: str) -> None:
        """Frees a reserved slot that got no Jupyter kernel."""
        self._reserved.remove(address)

    def assign(self, kernel_id: str, address: str) -> None:
        """Assigns a Jupyter kernel to a reserved slot. The kernel is ended unless its page opens a socket to it in time."""
        self._reserved.remove(address)
        self._assigned.add(kernel_id)
        self._unclaimed[kernel_id] = address
        loop = asyncio.get_running_loop()
        loop.call_later(self.limits.seconds_to_claim, self._end_if_unclaimed, kernel_id)

    def claim(self, kernel_id: str) -> None:
        """Notes that a page has opened a socket to its Jupyter kernel."""
        self._unclaimed.pop(kernel_id, None)

    async def end(self, kernel_id: str) -> None:
        """Ends a Jupyter kernel if it still exists."""
        if kernel_id in self.manager:
            await ensure_async(self.manager.shutdown_kernel(kernel_id, now=True))

    def _end_if_unclaimed(self, kernel_id: str) -> None:
        if kernel_id in self._unclaimed:
            self.claim(kernel_id)
            ending = asyncio.ensure_future(self.end(kernel_id))
            self._ending.add(ending)  # the event loop alone would let the task be collected
            ending.add_done_callback(self._ending.discard)


def default_kernel_slots() -> int:
    """Returns the number of slots if the settings name none: as many as fit in half the memory, and at most `KERNELS_OF_CORE`
    for each core.
    """
    import psutil  # the Jupyter kernels depend on psutil

    by_memory = available_memory(psutil.virtual_memory().total) // 2 // BYTES_OF_KERNEL
    return int(max(LEAST_KERNELS, min(by_memory, KERNELS_OF_CORE * available_cores())))
