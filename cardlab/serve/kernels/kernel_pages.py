"""Pages with a kernel: a limit on their number, and each is sent whole or not at all."""

from __future__ import annotations

import asyncio
import os
import re
import secrets
from collections.abc import Callable
from typing import Any

from jupyter_core.utils import ensure_async
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, authenticated
from voila.tornado.handler import TornadoVoilaHandler

from cardlab.serve.handlers.pages import PlainErrors
from cardlab.serve.http.headers import POLICY, kernel_page_policy
from cardlab.serve.http.limits import Limits, is_loopback, network_of

BYTES_OF_KERNEL = 110_000_000
"""Memory of a kernel with a lesson."""
KERNELS_OF_CORE = 30
"""With so many learners at a core an answer takes 50 ms; opening their pages takes each a second or two, in turn."""
LEAST_KERNELS = 4
FAILED = f"cardlab-failed-{secrets.token_hex(16)}"
"""What stands in a page in the place of a cell that failed; nobody knows it, so nobody can have a page say it."""
_CELL = re.compile(r"voila_process\((\d+), (\d+)\)")
"""What Voila's template writes before each cell: which of how many it is."""
_HEARTBEAT = "window.voila_heartbeat()"
"""In what Voila sends while nothing is ready."""
_END = "window.voila_finish();"
"""What Voila's template writes after the last cell."""


class Kernels(AsyncMappingKernelManager):
    """The kernels of all pages."""

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End a kernel that has been idle; one that has gone while others were looked at is no error."""
        if kernel_id in self:
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]


class ClientGone(Exception):
    """Who asked for the page has gone before its kernel was started."""


class BrokenPage(Exception):
    """A page that is not whole; its text says what is missing."""


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
        IOLoop.current().call_later(self.limits.seconds_to_claim, self._end_if_unclaimed, kernel_id)

    def claim(self, kernel_id: str) -> None:
        """A page has come for its kernel."""
        self._unclaimed.pop(kernel_id, None)

    async def end(self, kernel_id: str) -> None:
        """End a kernel, where it is still there."""
        if kernel_id in self.manager:
            await ensure_async(self.manager.shutdown_kernel(kernel_id, now=True))

    async def _end_if_unclaimed(self, kernel_id: str) -> None:
        if kernel_id in self._unclaimed:
            self.claim(kernel_id)
            await self.end(kernel_id)


def default_kernel_slots() -> int:
    """For how many kernels this computer has room: half its memory, and so many a core."""
    import psutil  # the kernels bring it along

    by_memory = psutil.virtual_memory().total // 2 // BYTES_OF_KERNEL
    return int(max(LEAST_KERNELS, min(by_memory, KERNELS_OF_CORE * (os.cpu_count() or 1))))


class _TrackedKernels:
    """The manager of kernels for one page: remembers which kernel the page was given.

    Args:
        manager: Who has the kernels.
        is_gone: Whether nobody waits for the page any more.
        warm: Whether it may have one that is warm.
    """

    def __init__(self, manager: Any, is_gone: Callable[[], bool], warm: bool) -> None:
        self._manager = manager
        self._is_gone = is_gone
        self._warm = warm
        self.kernel_id = ""
        self.was_warm = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._manager, name)

    def get_pool_size(self, notebook: str) -> int:
        return self._manager.get_pool_size(notebook) if self._warm else 0

    async def start_kernel(self, **kwargs: Any) -> str:
        if self._is_gone():
            raise ClientGone
        self.kernel_id = await ensure_async(self._manager.start_kernel(**kwargs))
        return self.kernel_id

    async def get_rendered_notebook(self, notebook_name: str, **kwargs: Any) -> Any:
        self.was_warm = True
        try:
            given = await self._manager.get_rendered_notebook(notebook_name=notebook_name, **kwargs)
        except Exception:
            self._manager.fill_if_needed(notebook_name=notebook_name)  # else the next ones would have none that is warm
            raise
        *_, self.kernel_id = given
        return given


class KernelPageHandler(PlainErrors, TornadoVoilaHandler):  # type: ignore[misc]
    """Voila's page with a kernel.

    Voila sends a page piece by piece, and where a kernel fails or is too slow the page ends in the middle, with status 200.
    Here it is sent when it is whole; else its kernel is ended, and a page says that it could not be shown.
    """

    def initialize(self, slots: KernelSlots, notebooks: frozenset[str], frames: tuple[str, ...] = (), **kwargs: Any) -> None:
        """Tell how much room there is, which notebooks are served, and who may show them in a frame."""
        super().initialize(**kwargs)
        self.slots = slots
        self.notebooks = notebooks
        self.frames = frames
        self.is_gone = False
        self.tracked: _TrackedKernels | None = None

    @property
    def kernel_manager(self) -> Any:
        """Who has the kernels; while a page is made, who lends it one."""
        return self.tracked or self.settings["kernel_manager"]

    def on_connection_close(self) -> None:
        """Nobody waits for the page any more."""
        self.is_gone = True
        super().on_connection_close()

    @authenticated
    async def get(self, path: str) -> None:
        """The page; 404 where there is no such notebook, 503 where there is no room, 500 where it could not be made."""
        if path not in self.notebooks:
            raise HTTPError(404)
        address = self.request.remote_ip or ""
        if not self.slots.enter(address):
            return self.notice(503, "full")
        html = ""
        try:
            async with self.slots.opening:
                html, kernel_id = await self._whole_page(path)
        finally:
            if not html:
                self.slots.leave(address)
        self.slots.give(kernel_id, address)
        if self.is_gone:
            self.slots.claim(kernel_id)
            return await self.slots.end(kernel_id)
        self.set_header(POLICY, kernel_page_policy(html, self.frames))
        self.answer(html, 200)
        return None

    async def _whole_page(self, path: str) -> tuple[str, str]:
        """The page and the id of its kernel; a warm kernel that failed is replaced by a new one, once."""
        for warm in (True, False):
            self.tracked = _TrackedKernels(self.settings["kernel_manager"], lambda: self.is_gone, warm)
            try:
                html = await asyncio.wait_for(self._made(path), self.slots.limits.seconds_to_render)
                check_whole(html)
                return html, self.tracked.kernel_id
            except ClientGone:
                raise HTTPError(400) from None  # nobody reads the answer
            except HTTPError:
                await self.slots.end(self.tracked.kernel_id)
                raise
            except Exception as error:
                await self.slots.end(self.tracked.kernel_id)
                if not self.tracked.was_warm:
                    self.log.error("%s could not be shown: %s", path, str(error) or type(error).__name__)
                    raise HTTPError(500) from None
        raise AssertionError("a kernel that is not warm ends this")

    async def _made(self, path: str) -> str:
        """The page as Voila makes it, in one piece."""
        pieces: list[str] = []
        async for piece in self.get_generator(path=path):
            if _HEARTBEAT not in piece:
                pieces.append(piece)
            elif self.tracked is not None and not await self._is_alive(self.tracked.kernel_id):
                raise BrokenPage("its kernel has ended")
        return "".join(pieces)

    async def _is_alive(self, kernel_id: str) -> bool:
        manager = self.settings["kernel_manager"]
        return kernel_id in manager and bool(await ensure_async(manager.is_alive(kernel_id)))


def check_whole(html: str) -> None:
    """See that a page has all its cells, and that none of them failed.

    Raises:
        BrokenPage: It has not.
    """
    if FAILED in html:
        raise BrokenPage("a cell of it failed")
    cells = [(int(number), int(of)) for number, of in _CELL.findall(html)]
    if not cells or cells[-1][0] != cells[-1][1] or _END not in html:
        raise BrokenPage("it is not whole")
