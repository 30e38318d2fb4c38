"""The managers of Jupyter kernels: one for the whole server, and a wrapper for the page that is being made."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from typing import Any

from jupyter_core.utils import ensure_async
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

MOST_BYTES = 1_000_000_000
"""The most memory of a Jupyter kernel. With a lesson it has 110 MB; without a limit, one visitor could fill the computer."""


class JupyterKernelManager(AsyncMappingKernelManager):
    """Jupyter's kernel manager with a limit of memory, and without a bug in its culling of idle kernels."""

    async def start_kernel(self, **kwargs: Any) -> str:  # type: ignore[override]  # Jupyter names the arguments
        """Starts a Jupyter kernel. On Linux it gets a `MemoryError` beyond `MOST_BYTES`; other systems cannot limit it."""
        kernel_id: str = await super().start_kernel(**kwargs)
        process = getattr(self.get_kernel(kernel_id).provisioner, "pid", None)
        if process is not None and sys.platform == "linux":
            resource = import_module("resource")  # Windows has no such module
            with suppress(ProcessLookupError):  # it has ended already
                # Of its data, because the address space also counts what libraries only reserve.
                resource.prlimit(process, resource.RLIMIT_DATA, (MOST_BYTES, MOST_BYTES))
        return kernel_id

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """Ends an idle Jupyter kernel. If one ended while the others were checked, that is not an error."""
        if kernel_id in self:
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]


class ClientGone(Exception):
    """The browser has gone before the Jupyter kernel of its page was started."""


class PageKernelManager:
    """The manager of all Jupyter kernels for one page. It remembers which kernel the page was given.

    Voila's handler does not reveal which Jupyter kernel it has taken, and a page that fails must end its own.

    Args:
        manager: The manager of all Jupyter kernels.
        is_gone: Whether nobody waits for the page any more.
        warm: Whether the page may have a warm Jupyter kernel.
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
        """The number of warm Jupyter kernels that the page may choose from."""
        return self._manager.get_pool_size(notebook) if self._warm else 0

    async def start_kernel(self, **kwargs: Any) -> str:
        """Starts a Jupyter kernel for the page.

        Raises:
            ClientGone: Nobody waits for the page any more.
        """
        if self._is_gone():
            raise ClientGone
        self.kernel_id = await ensure_async(self._manager.start_kernel(**kwargs))
        return self.kernel_id

    async def get_rendered_notebook(self, notebook_name: str, **kwargs: Any) -> Any:
        """Takes a warm Jupyter kernel, with the notebook that it has rendered."""
        self.was_warm = True
        try:
            given = await self._manager.get_rendered_notebook(notebook_name=notebook_name, **kwargs)
        except Exception:
            # Voila does this only on success. Otherwise the next pages would find no warm Jupyter kernel.
            self._manager.fill_if_needed(notebook_name=notebook_name)
            raise
        *_, self.kernel_id = given
        return given
