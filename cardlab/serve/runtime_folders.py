"""Creates the folders that a server needs: for the sockets of Jupyter kernels, and in place of user folders that are not
writable.
"""

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
"""The folder of the Jupyter kernels' sockets. A path may have about a hundred characters, and a Mac's own folder is
too long.
"""
_OURS = re.compile(r"cardlab-(\d+)-\w+")
"""The name of such a folder, with the id of the process that made it."""
Find = Callable[[], str]


def make_folder() -> Path:
    """Makes a new folder that only this user may read, after removing those of processes that were killed.

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
    """Removes the folders of processes that no longer exist."""
    for folder in place.glob("cardlab-*-*"):
        found = _OURS.fullmatch(folder.name)
        if found and folder.is_dir() and not folder.is_symlink() and _is_mine(folder) and not _lives(int(found[1])):
            shutil.rmtree(folder, ignore_errors=True)


def use_own_folders(spare: Path) -> str:
    """Gives Jupyter and IPython writable folders. If the user has none, they are created in `spare`.

    Returns: A warning for the user, or "".
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
    """Whether a folder is writable. Creates it if it does not exist."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _is_mine(folder: Path) -> bool:
    return not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()


def _lives(process: int) -> bool:
    """Whether a process with this id exists."""
    import psutil  # the Jupyter kernels depend on psutil

    return bool(psutil.pid_exists(process))
