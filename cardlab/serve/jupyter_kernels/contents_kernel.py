"""Starts the Jupyter kernel that runs a notebook once, to find out its contents. No learner uses it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from cardlab.serve.runtime_folders import make_folder


@contextmanager
def contents_kernel_manager() -> Iterator[Any]:
    """Creates the manager of a Jupyter kernel that nobody else can reach.

    On POSIX, its sockets are files that only this user may open.
    """
    from jupyter_client.manager import AsyncKernelManager

    if os.name != "posix":
        yield AsyncKernelManager()
        return
    folder = make_folder()
    try:
        yield AsyncKernelManager(transport="ipc", connection_file=str(folder / "kernel.json"))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
