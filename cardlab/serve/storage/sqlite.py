"""The file in which sessions are kept: SQLite, for one writer, readable by its owner alone."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal, TypeVar

from cardlab.core.extras import require
from cardlab.serve.storage.records import DataError, NoSession, Record

T = TypeVar("T")
NAME = "learners.sqlite"
LOCK = "learners.lock"
FORM = 1
"""The form of the tables, noted in the file as its user_version."""
TABLES = """
CREATE TABLE sessions (key TEXT PRIMARY KEY, learner TEXT NOT NULL, description TEXT NOT NULL, heard INTEGER NOT NULL,
                       begun INTEGER NOT NULL, touched INTEGER NOT NULL);
CREATE INDEX learners ON sessions (learner);
CREATE TABLE parts (key TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE, name TEXT NOT NULL, state TEXT NOT NULL,
                    PRIMARY KEY (key, name)) WITHOUT ROWID;
"""
COLUMNS = "key, learner, description, heard, begun, touched"
BESIDE = ("", "-wal", "-shm")
"""The file itself, and what SQLite has beside it: they go together."""
PATIENCE = 5
"""Seconds for which another program may be writing, as `cardlab data delete` does."""
MOST_BYTES = 2_000_000_000
"""Of the file. A session has 0.4 kB, and one that sends a whole file of practice 300: nobody shall fill a teacher's disk with
such. Beyond it the disk counts as full."""
BROKEN = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""What SQLite says of a damaged file; all else that it says may pass."""
CHANGED_ROW = 1


class DamagedData(DataError):
    """The file is damaged, or is no longer there."""


class NewerData(DataError):
    """The file is not for this cardlab: a newer one wrote it, or another program."""


class DataInUse(DataError):
    """Another server keeps its sessions in this folder."""


def data_folder() -> Path:
    """The folder in which sessions are kept where nobody says otherwise: in the user's data folder, wherever the system has it.

    Raises:
        MissingPackage: platformdirs is not installed.
    """
    folder: Path = require("platformdirs", what="kept sessions", install="'cardlab[serve]'").user_data_path(
        "cardlab", appauthor=False
    )
    return folder


def make_folder(folder: Path) -> None:
    """Make the folder, for its owner alone. One that is there stays as it is: it may hold other things.

    Raises:
        DataError: It cannot be made.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise DataError(f"{folder} cannot be made: {error.strerror or error}") from error


class Lock:
    """The right to keep sessions in a folder, which one server has at a time.

    Two servers would each hold a session in memory and write over what the other has acknowledged. SQLite locks files alike on
    every system, and such a lock ends with its process, however that ends.

    Args:
        folder: The folder.
        patience: Seconds in which another server may come to its end.

    Raises:
        DataInUse: Another server has it.
        DataError: The folder cannot be written.
    """

    def __init__(self, folder: Path, patience: float = 1) -> None:
        path = folder / LOCK
        try:
            _make_file(path)
            self._file = sqlite3.connect(path, timeout=patience, isolation_level=None, check_same_thread=False)
            try:
                # Nothing is written, and no journal is left by whoever is killed.
                self._file.execute("PRAGMA journal_mode = MEMORY")
                self._file.execute("BEGIN EXCLUSIVE")
            except BaseException:
                self._file.close()
                raise
        except (sqlite3.Error, OSError) as error:
            if _code(error) == sqlite3.SQLITE_BUSY:
                raise DataInUse(
                    f"another server keeps its sessions in {folder}: end that one, or give this one a folder of its own "
                    "with --data FOLDER, or let it keep nothing with --forget"
                ) from error
            raise DataError(f"{path} cannot be written: {_reason(error)}") from error

    def release(self) -> None:
        """Let another server have it."""
        self._file.close()


def is_in_use(folder: Path) -> bool:
    """Whether a server keeps its sessions in a folder."""
    if not (folder / LOCK).exists():
        return False
    try:
        Lock(folder, patience=0).release()
    except DataInUse:
        return True
    except DataError:
        pass
    return False


class DataFile:
    """The file, open.

    Args:
        folder: Where it is; it is made where there is none.

    Raises:
        NewerData: It is not for this cardlab; not a byte of it was changed.
        DamagedData: It is damaged; it was left as it is.
        DataError: It cannot be read or written.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        with self._in_words():
            _make_file(self.path)
            os.chmod(self.path, 0o600)
            found = self.path.stat()
        self._number = found.st_ino
        if found.st_size:
            self._check_form()
        self._something_deleted = False
        with self._in_words(sqlite3.SQLITE_ERROR):  # a table that is not there
            self._file = self._connect("rw")
            try:
                self._prepare()
            except BaseException:
                self._file.close()
                raise

    def _connect(self, mode: Literal["ro", "rw"]) -> sqlite3.Connection:
        address = f"{self.path.absolute().as_uri()}?mode={mode}"
        # One thread at a time uses it, and not always the one that made it.
        file = sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        file.text_factory = lambda text: text.decode(errors="replace")  # a broken letter is found when its JSON is read
        return file

    def _check_form(self) -> None:
        """Whether the file is of a form that is known here. It is only read, so that one of another form stays as it is."""
        with self._in_words(), closing(self._connect("ro")) as file:
            ((form,),) = file.execute("PRAGMA user_version")
            tables = file.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if form > FORM:
            raise NewerData(
                f"{self.path} was written by a newer cardlab (form {form}; this one knows {FORM}), and was left as it is: "
                "update cardlab, or give another folder with --data FOLDER"
            )
        if form != FORM and tables:
            raise NewerData(f"{self.path} is a database of another program, and was left as it is: give another folder")

    def _prepare(self) -> None:
        file = self._file
        file.execute("PRAGMA journal_mode = WAL")
        # Each commit waits for the disk, so that what was acknowledged outlives a power cut and not only a killed process. It
        # costs a fraction of a millisecond on a good disk; the writer's thread waits, and takes all that came meanwhile.
        file.execute("PRAGMA synchronous = FULL")
        file.execute("PRAGMA fullfsync = ON")  # on a Mac a disk may otherwise say that it has what it has not
        file.execute("PRAGMA foreign_keys = ON")
        file.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
        (page_bytes,) = file.execute("PRAGMA page_size").fetchone()
        file.execute(f"PRAGMA max_page_count = {MOST_BYTES // page_bytes}")
        if file.execute("PRAGMA user_version").fetchone()[0] != FORM:
            file.executescript(f"BEGIN IMMEDIATE; {TABLES} PRAGMA user_version = {FORM}; COMMIT;")
        (faults,) = file.execute("PRAGMA integrity_check(1)").fetchone()
        if faults != "ok":
            raise DamagedData(f"{self.path} is damaged: {' '.join(faults.split())}")
        file.execute(f"SELECT {COLUMNS}, name, state FROM sessions JOIN parts USING (key) LIMIT 0")

    def close(self) -> None:
        """Close the file; all that was written is then in it alone."""
        self._file.close()

    @contextmanager
    def _in_words(self, *also_broken: int) -> Iterator[None]:
        """Faults of the file and its disk as `DataError`.

        Args:
            also_broken: What SQLite may say of a damaged file, besides `BROKEN`.
        """
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            code = _code(error)
            if code is None and isinstance(error, sqlite3.Error):
                raise  # a mistake of ours: the file has no part in it
            kind = DamagedData if code in {*BROKEN, *also_broken} else DataError
            told = "is damaged" if kind is DamagedData else "cannot be read or written"
            raise kind(f"{self.path} {told}: {_reason(error)}") from error

    # -------------------------------------------------------------------------------- transactions

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All or nothing: when it ends without an error, everything is on the disk, and nothing of what was deleted.

        Raises:
            DamagedData: The file is damaged or gone.
            DataError: It cannot be written; nothing was.
        """
        with self._in_words():
            self._check_place()
            self._file.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._file.execute("COMMIT")
            finally:
                if self._file.in_transaction:
                    self._file.execute("ROLLBACK")
            if self._something_deleted:
                self._something_deleted = False
                self._file.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # what is on its way into the file has old rows too

    def attempt(self, change: Callable[[], T]) -> T:
        """Part of a transaction that may fail by itself: then it has changed nothing, and the rest goes on."""
        self._file.execute("SAVEPOINT part")
        try:
            value = change()
        except DataError:
            raise  # nothing more can be done with the file: the transaction fails as a whole
        except BaseException:
            self._file.execute("ROLLBACK TO part")
            self._file.execute("RELEASE part")
            raise
        self._file.execute("RELEASE part")
        return value

    def _check_place(self) -> None:
        """Whether the file is still where it was.

        Systems let a file be deleted while a server writes it, and then it writes on, into nothing.
        """
        try:
            there = self.path.stat().st_ino == self._number
        except FileNotFoundError:
            there = False
        if not there:
            raise DamagedData(f"{self.path} was removed while it was in use")

    # -------------------------------------------------------------------------------- sessions

    def start(self, key: str, learner: str, description: str, now: datetime) -> None:
        """Begin a session; what was kept under its key is gone."""
        with self._in_words():
            self._file.execute("DELETE FROM sessions WHERE key = ?", (key,))
            self._file.execute(
                "INSERT INTO sessions VALUES (?, ?, ?, 0, ?, ?)", (key, learner, description, *[_seconds(now)] * 2)
            )

    def keep(self, key: str, heard: int, parts: Mapping[str, str], now: datetime) -> None:
        """Note the last message and the parts that changed.

        Raises:
            NoSession: There is no such session.
        """
        with self._in_words():
            changed = self._file.execute(
                "UPDATE sessions SET heard = ?, touched = ? WHERE key = ?", (heard, _seconds(now), key)
            ).rowcount
            if changed != CHANGED_ROW:
                raise NoSession(key)
            self._file.executemany(
                "INSERT INTO parts VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET state = excluded.state",
                [(key, name, state) for name, state in parts.items()],
            )

    def take(self, sessions: Iterable[Record]) -> None:
        """Write whole sessions, in place of what is kept of them."""
        for session in sessions:
            self.start(session.key, session.learner, json.dumps(session.description), session.begun)
            parts = {name: json.dumps(state) for name, state in session.parts.items()}
            self.keep(session.key, session.heard, parts, session.touched)

    def session(self, key: str) -> Record | None:
        """The session of a key."""
        return next(self._find("key = ?", key), None)

    def of_learner(self, learner: str) -> list[Record]:
        """The sessions of a learner, in the order in which they began."""
        return list(self._find("learner = ?", learner))

    def all_sessions(self) -> list[Record]:
        """All sessions, in the order in which they began."""
        return list(self._find("1"))

    def _find(self, which: str, *values: str) -> Iterator[Record]:
        with self._in_words():
            rows = self._file.execute(f"SELECT {COLUMNS} FROM sessions WHERE {which} ORDER BY begun, rowid", values).fetchall()
        for key, learner, description, heard, begun, touched in rows:
            with self._in_words():
                parts = self._file.execute("SELECT name, state FROM parts WHERE key = ?", (key,)).fetchall()
            try:
                states = {name: json.loads(state) for name, state in parts}
                yield Record(key, learner, json.loads(description), heard, states, _moment(begun), _moment(touched))
            except (ValueError, TypeError, OverflowError, OSError):
                # SQLite has no check sums: a session with a broken letter or number is as good as none.
                continue

    def latest(self) -> datetime | None:
        """When something was last kept; None where nothing is."""
        with self._in_words():
            (touched,) = self._file.execute("SELECT max(touched) FROM sessions").fetchone()
        return None if touched is None else _moment(touched)

    # -------------------------------------------------------------------------------- deleting

    def forget(self, key: str) -> None:
        """Delete a session, if there is one."""
        self._delete("key = ?", key)

    def forget_learner(self, learner: str) -> None:
        """Delete all sessions of a learner."""
        self._delete("learner = ?", learner)

    def end_old(self, before: datetime) -> int:
        """Delete the sessions that were last touched before a moment; how many these were."""
        return self._delete("touched < ?", _seconds(before))

    def forget_all(self) -> None:
        """Delete all sessions."""
        self._delete("1")

    def _delete(self, which: str, *values: str | int) -> int:
        with self._in_words():
            deleted = self._file.execute(f"DELETE FROM sessions WHERE {which}", values).rowcount
        self._something_deleted |= deleted > 0
        return deleted

    def shrink(self) -> None:
        """Give the room of what was deleted back."""
        with self._in_words():
            self._file.execute("VACUUM")
            self._file.execute("PRAGMA wal_checkpoint(TRUNCATE)")


# -------------------------------------------------------------------------------- files beside it


def set_aside(folder: Path, day: str) -> Path:
    """Give a damaged file another name, under which nothing is yet.

    Args:
        folder: Where it is.
        day: The date that its name shall have: ``2026-11-23``.

    Returns: What it is called now.

    Raises:
        DataError: It cannot be renamed.
    """
    name, number = f"{NAME}.damaged-{day}", 1
    while any((folder / f"{name}{end}").exists() for end in BESIDE):
        number += 1
        name = f"{NAME}.damaged-{day}-{number}"
    try:
        for end in BESIDE:
            if (folder / f"{NAME}{end}").exists():
                (folder / f"{NAME}{end}").rename(folder / f"{name}{end}")
    except OSError as error:
        raise DataError(f"{folder / NAME} cannot be set aside: {error.strerror or error}") from error
    return folder / name


def damaged_files(folder: Path, before: datetime | None = None) -> list[Path]:
    """The files that were set aside, in which learners' data are too.

    Args:
        folder: Where they are.
        before: Only those that were last written before this moment.
    """
    found = (path for path in folder.glob(f"{NAME}.damaged-*") if not path.name.endswith(BESIDE[1:]))
    return sorted(path for path in found if before is None or _moment(int(path.stat().st_mtime)) < before)


def remove_file(path: Path) -> None:
    """Delete a file with what SQLite has beside it.

    Raises:
        OSError: It cannot be deleted.
    """
    for end in BESIDE:
        path.with_name(path.name + end).unlink(missing_ok=True)


def _make_file(path: Path) -> None:
    """A file that is not there is made for its owner alone; SQLite would let others read it."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def _code(error: Exception) -> int | None:
    """What SQLite calls an error, without the finer distinctions."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & 0xFF


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _seconds(moment: datetime) -> int:
    return int(moment.timestamp())


def _moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
