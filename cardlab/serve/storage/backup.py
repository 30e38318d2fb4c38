"""Backs up stored sessions to one file, and restores them, while a server may be running."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from cardlab.core.errors import CardlabError
from cardlab.serve.storage import ticket_table
from cardlab.serve.storage.database import COLUMNS, PATIENCE, SCHEMA_VERSION, DatabaseFile
from cardlab.serve.storage.files import NAME, Lock, create_file, error_text, make_folder, remove_file
from cardlab.serve.storage.records import DataError, DataInUse

CONTENTS = {"sessions": COLUMNS, "parts": "key, name, state"}
"""The tables of a backup -> their columns. Backups of newer versions have the table of exit tickets, too."""


def back_up(folder: Path, path: Path) -> int:
    """Writes all stored data into one file that only its owner can read, as they are at one moment.

    Copying the database file itself would miss the latest changes, which SQLite writes to a second file first. The backup is
    written next to its place, checked, and renamed, so a full disk leaves no half of it.

    Args:
        folder: The data folder.
        path: The backup. An existing file is not overwritten.

    Returns: The number of sessions in it.

    Raises:
        CardlabError: Nothing is stored there, the file exists, or one of the two cannot be read or written.
    """
    if not (folder / NAME).is_file():
        raise CardlabError(f"nothing is stored in {folder}: name the data folder with --data FOLDER")
    if path.exists():
        raise CardlabError(f"{path} already exists: give another file name")
    part = path.with_name(f".{path.name}-{os.getpid()}.part")
    try:
        with _errors(part):
            create_file(part)
            with closing(_connected(folder / NAME, "ro")) as stored, closing(_connected(part, "rw")) as copy:
                stored.backup(copy)
                copy.execute("PRAGMA journal_mode = DELETE")  # one file, without the two that a write-ahead log has
        sessions = check_backup(part)
        with _errors(path):
            os.replace(part, path)
    finally:
        with suppress(OSError):
            remove_file(part)
    return sessions


def check_backup(path: Path) -> int:
    """Checks that a file is a whole backup of this version. Returns the number of sessions in it.

    Raises:
        CardlabError: It is not.
    """
    if not path.is_file():
        raise CardlabError(f"there is no file {path}: name a backup that `cardlab data backup` has written")
    with _errors(path), closing(_connected(path, "ro")) as backup:
        ((version,),) = backup.execute("PRAGMA user_version")
        if version != SCHEMA_VERSION:
            raise DataError(f"{path} is no backup of this cardlab (format {version}; this one reads {SCHEMA_VERSION})")
        ((fault,),) = backup.execute("PRAGMA integrity_check(1)")
        if fault != "ok":
            raise DataError(f"{path} is damaged: {' '.join(fault.split())}")
        for table, columns in CONTENTS.items():
            backup.execute(f"SELECT {columns} FROM {table} LIMIT 0")
        ((sessions,),) = backup.execute("SELECT count(*) FROM sessions")
    return int(sessions)


def restore(folder: Path, path: Path, *, replace: bool = False) -> int:
    """Adds what a backup has and is not stored now: sessions, and exit tickets except those that the teacher has deleted since.

    Sessions that are stored stay as they are. A running server may have them in memory, and would write over older ones.

    Args:
        folder: The data folder.
        path: The backup.
        replace: Whether everything stored is deleted first. No server may be running then.

    Returns: The number of sessions added.

    Raises:
        CardlabError: It is no backup, a server is running, or the data cannot be written. Nothing was changed.
    """
    check_backup(path)
    make_folder(folder)
    if replace:
        try:
            lock = Lock(folder)  # no server may start meanwhile
        except DataInUse as error:
            raise CardlabError(f"a server stores its sessions in {folder}: stop it first, or leave --replace out") from error
        try:
            return _add_from(folder, path, replace=True)
        finally:
            lock.release()
    return _add_from(folder, path, replace=False)


def _add_from(folder: Path, path: Path, *, replace: bool) -> int:
    DatabaseFile(folder).close()  # checks it, or creates it
    with _errors(folder / NAME), closing(_connected(folder / NAME, "rw")) as stored:
        stored.execute("PRAGMA secure_delete = ON")
        stored.execute("ATTACH ? AS backup", (f"{path.absolute().as_uri()}?mode=ro",))
        with stored:  # all or nothing
            stored.execute("BEGIN IMMEDIATE")
            for table in [*CONTENTS, "tickets"] if replace else []:
                stored.execute(f"DELETE FROM main.{table}")
            stored.execute(
                "CREATE TEMP TABLE added AS SELECT key FROM backup.sessions WHERE key NOT IN (SELECT key FROM main.sessions)"
            )
            for table, columns in CONTENTS.items():
                stored.execute(
                    f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM backup.{table} "
                    f"WHERE key IN (SELECT key FROM added)"
                )
            if stored.execute("SELECT 1 FROM backup.sqlite_master WHERE name = 'tickets'").fetchone():
                ticket_table.add_from_backup(stored)
        ((added,),) = stored.execute("SELECT count(*) FROM added")
        if replace:
            stored.execute("PRAGMA main.wal_checkpoint(TRUNCATE)")  # no deleted data stay in the write-ahead log
    return int(added)


def _connected(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode={mode}", uri=True, timeout=PATIENCE)


@contextmanager
def _errors(path: Path) -> Iterator[None]:
    """Turns errors of SQLite and of the disk into `DataError`, with the name of a file."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise DataError(f"{path} cannot be read or written: {error_text(error)}") from error
