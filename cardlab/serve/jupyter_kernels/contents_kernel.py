"""Starts the Jupyter kernel that runs a notebook once, to find out its contents. No learner uses it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from jupyter_core.utils import run_sync

from cardlab.serve.runtime_folders import make_folder


@contextmanager
def contents_kernel_manager() -> Iterator[Any]:
    """Creates the manager of a Jupyter kernel that nobody else can reach, and ends the kernel afterwards.

    On POSIX, its sockets are files that only this user may open.
    """
    from jupyter_client.manager import AsyncKernelManager

    folder = make_folder()
    on_posix = {"transport": "ipc", "connection_file": str(folder / "kernel.json")} if os.name == "posix" else {}
    manager = AsyncKernelManager(**on_posix)
    try:
        yield manager
    finally:
        if manager.has_kernel:  # nbclient leaves a kernel running whose manager it was given
            run_sync(manager.shutdown_kernel)(now=True)
        shutil.rmtree(folder, ignore_errors=True)
