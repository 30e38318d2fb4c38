"""Manages the folder of stored sessions: its path, its lock, and damaged files that were set aside."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from cardlab.core.optional_packages import require
from cardlab.serve.storage.records import DataError, DataInUse

NAME = "learners.sqlite"
LOCK = "learners.lock"
SUFFIXES = ("", "-wal", "-shm")
"""The file itself, and the files that SQLite puts next to it. They belong together."""


def data_folder() -> Path:
    """Returns the default folder for stored sessions, inside the user's data folder.

    Raises:
        MissingPackage: platformdirs is not installed.
    """
    folder: Path = require("platformdirs", what="stored sessions", install="'cardlab[serve]'").user_data_path(
        "cardlab", appauthor=False
    )
    return folder


def make_folder(folder: Path) -> None:
    """Makes the folder, readable only by its owner. An existing folder stays unchanged, because it may hold other things.

    Raises:
        DataError: It cannot be made.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise DataError(f"{folder} cannot be created: {error.strerror or error}") from error


class Lock:
    """Lets one server at a time store sessions in a folder.

    Two servers would each hold a session in memory and overwrite what the other has acknowledged. SQLite's file locks work the
    same on every system, and end with their process, even if it is killed.

    Args:
        folder: The folder.
        patience: Seconds to wait for another server to end.

    Raises:
        DataInUse: Another server has the lock.
        DataError: The folder cannot be written.
    """

    def __init__(self, folder: Path, patience: float = 1) -> None:
        path = folder / LOCK
        try:
            create_file(path)
            self._connection = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
            try:
                # Nothing is ever written, and with the journal in memory, a killed process leaves no file behind.
                self._connection.execute("PRAGMA journal_mode = MEMORY")
                self._connection.execute("BEGIN EXCLUSIVE")
            except BaseException:
                self._connection.close()
                raise
        except (sqlite3.Error, OSError) as error:
            if sqlite_code(error) == sqlite3.SQLITE_BUSY:
                raise DataInUse(
                    f"another server stores its sessions in {folder}: stop that one, or give this one its own folder "
                    "with --data FOLDER, or let it store nothing with --in-memory"
                ) from error
            raise DataError(f"{path} cannot be written: {error_text(error)}") from error

    def release(self) -> None:
        """Lets another server use the folder."""
        self._connection.close()


def is_in_use(folder: Path) -> bool:
    """Whether a server stores its sessions in a folder."""
    # `Lock` creates this file, and a check must not leave anything behind.
    if not (folder / LOCK).exists():
        return False
    try:
        Lock(folder, patience=0).release()
    except DataInUse:
        return True
    except DataError:
        pass
    return False


def set_aside(folder: Path, day: str) -> Path:
    """Renames a damaged file to a free name.

    Args:
        folder: Its folder.
        day: The date for its name: ``2026-11-23``.

    Returns: Its new path.

    Raises:
        DataError: It cannot be renamed.
    """
    name, number = f"{NAME}.damaged-{day}", 1
    # Free with every suffix, because SQLite would take a stray ``-wal`` for the file's own.
    while any((folder / f"{name}{suffix}").exists() for suffix in SUFFIXES):
        number += 1
        name = f"{NAME}.damaged-{day}-{number}"
    try:
        for suffix in SUFFIXES:
            if (folder / f"{NAME}{suffix}").exists():
                (folder / f"{NAME}{suffix}").rename(folder / f"{name}{suffix}")
    except OSError as error:
        raise DataError(f"{folder / NAME} cannot be set aside: {error.strerror or error}") from error
    return folder / name


def damaged_files(folder: Path, before: datetime | None = None) -> list[Path]:
    """Returns the damaged files that were set aside. They hold learners' data too.

    Args:
        folder: Their folder.
        before: Only those that were last written before this time.
    """
    found = (path for path in folder.glob(f"{NAME}.damaged-*") if not path.name.endswith(SUFFIXES[1:]))
    return sorted(path for path in found if before is None or int(path.stat().st_mtime) < before.timestamp())


def remove_file(path: Path) -> None:
    """Deletes a database file, with the files that SQLite puts next to it.

    Raises:
        OSError: It cannot be deleted.
    """
    for suffix in SUFFIXES:
        path.with_name(path.name + suffix).unlink(missing_ok=True)


def create_file(path: Path) -> None:
    """Creates a file that only its owner may read, unless it exists. SQLite itself would let others read it."""
    # The mode is set when the file is created. Changing it afterwards would leave a moment in which others could open the file.
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def sqlite_code(error: Exception) -> int | None:
    """Returns SQLite's primary code of an error. The higher bits only give more detail."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def error_text(error: Exception) -> str:
    """Returns the text of an error of the system or of SQLite, without the number and the path that Python adds."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)
