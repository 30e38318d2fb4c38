"""Folders that a server makes when it starts: for sockets of Jupyter kernels, and for what the user's own cannot hold."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from jupyter_core.paths import jupyter_config_dir, jupyter_data_dir, jupyter_runtime_dir

from cardlab.core.errors import CardlabError

SOCKETS = Path("/tmp")
"""The folder of the Jupyter kernels' sockets. Paths may have about a hundred letters, and a Mac's own folder is too long."""
_OURS = re.compile(r"cardlab-(\d+)-\w+")
"""A folder of ours, with the number of the process that made it."""
Find = Callable[[], str]


def make_folder() -> Path:
    """A new folder of this process that nobody else may read, after removing those of processes that were killed.

    Raises:
        CardlabError: It cannot be made.
    """
    place = SOCKETS if os.name == "posix" and os.access(SOCKETS, os.W_OK) else Path(tempfile.gettempdir())
    remove_left_behind(place)
    try:
        return Path(tempfile.mkdtemp(prefix=f"cardlab-{os.getpid()}-", dir=place))
    except OSError as error:
        raise CardlabError(f"cannot create a folder in {place} for the kernels' sockets: {error.strerror}") from error


def remove_left_behind(place: Path) -> None:
    """Remove our folders of processes that are no more."""
    for folder in place.glob("cardlab-*-*"):
        found = _OURS.fullmatch(folder.name)
        if found and folder.is_dir() and not folder.is_symlink() and _is_mine(folder) and not _lives(int(found[1])):
            shutil.rmtree(folder, ignore_errors=True)


def use_own_folders(spare: Path) -> str:
    """See that Jupyter and IPython have folders that can be written; where the user has none, they get some in `spare`.

    Returns: What the user must be told, or "".
    """
    wanted: dict[str, Find] = {
        "JUPYTER_RUNTIME_DIR": jupyter_runtime_dir,
        "JUPYTER_DATA_DIR": jupyter_data_dir,
        "JUPYTER_CONFIG_DIR": jupyter_config_dir,
        "IPYTHONDIR": lambda: os.environ.get("IPYTHONDIR") or str(Path.home() / ".ipython"),
    }
    missing = {name: find() for name, find in wanted.items() if not _can_be_written(Path(find()))}
    for name in missing:
        folder = spare / name.lower()
        folder.mkdir(mode=0o700)
        os.environ[name] = str(folder)
    if not missing:
        return ""
    names = ", ".join(missing.values())
    return f"{names} cannot be written: {spare} is used instead, and removed at the end"


def _can_be_written(folder: Path) -> bool:
    """Whether something can be written in a folder, which is made where it is not there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _is_mine(folder: Path) -> bool:
    return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()


def _lives(process: int) -> bool:
    """Whether there is a process of this number."""
    import psutil  # the Jupyter kernels bring it along

    return bool(psutil.pid_exists(process))
