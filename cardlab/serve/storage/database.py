"""Stores sessions in SQLite, on disk or in memory. All queries are here."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from cardlab.core.foreign_files import parse_json
from cardlab.serve.storage import ticket_table
from cardlab.serve.storage.files import NAME, create_file, error_text, sqlite_code
from cardlab.serve.storage.records import (
    DamagedData,
    DataError,
    NewerData,
    NoSession,
    Record,
    StoredTicket,
    Summary,
    from_seconds,
    to_seconds,
)

T = TypeVar("T")
SCHEMA_VERSION = 1
"""Version of the tables. The file holds it as its user_version."""
TABLES = """
CREATE TABLE sessions (key TEXT PRIMARY KEY, learner TEXT NOT NULL, description TEXT NOT NULL, heard INTEGER NOT NULL,
                       begun INTEGER NOT NULL, touched INTEGER NOT NULL);
CREATE INDEX learners ON sessions (learner);
CREATE TABLE parts (key TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE, name TEXT NOT NULL, state TEXT NOT NULL,
                    PRIMARY KEY (key, name)) WITHOUT ROWID;
"""
STARTS = "CREATE TABLE IF NOT EXISTS starts (at INTEGER NOT NULL)"
"""The moment of the last start of a server. Files of older versions get this table; older versions ignore it."""
COLUMNS = "key, learner, description, heard, begun, touched"
PATIENCE = 5
"""Seconds to wait for another program that writes the file, such as `cardlab data delete`."""
MAX_BYTES = 2_000_000_000
"""Size limit of the file. A session takes 0.4 kB, but a learner can send 300 kB of practice, and nobody should be able to fill
a teacher's disk that way. At the limit, the disk counts as full.
"""
DAMAGE_CODES = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""SQLite's error codes for a damaged file. All its other errors may be temporary."""


class Database:
    """Sessions in memory. `DatabaseFile` has them on disk, with the same queries. Only one thread at a time may use it.

    Descriptions and parts come as JSON, so that nothing in them changes on the way.
    """

    name = "memory"

    def __init__(self) -> None:
        self._something_deleted = False
        self._connection = self._connect("file::memory:")
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._connection.executescript(TABLES + ticket_table.TABLE)

    def _connect(self, uri: str) -> sqlite3.Connection:
        # We begin and end transactions ourselves (isolation_level=None). Another thread than the one that made a connection may
        # use it, as long as only one thread does at a time.
        connection = sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        # A file with a broken character can still be read. The JSON parser then finds the one session that has it.
        connection.text_factory = lambda text: text.decode(errors="replace")
        return connection

    def close(self) -> None:
        """Closes the connection. Sessions in memory are lost; everything written to disk is in the one file."""
        self._connection.close()

    @contextmanager
    def _data_errors(self, *damage_codes: int) -> Iterator[None]:
        """Turns errors of SQLite and of the disk into `DataError`.

        Args:
            damage_codes: Codes that mean a damaged file here, besides `DAMAGE_CODES`.
        """
        try:
            yield
        except (sqlite3.Error, OSError) as error:
            code = sqlite_code(error)
            if code is None and isinstance(error, sqlite3.Error):
                raise  # a programming error, such as a closed connection: it must not look like a bad disk
            kind = DamagedData if code in {*DAMAGE_CODES, *damage_codes} else DataError
            problem = "is damaged" if kind is DamagedData else "cannot be read or written"
            raise kind(f"{self.name} {problem}: {error_text(error)}") from error

    # -------------------------------------------------------------------------------- transactions

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """Applies all changes or none. Afterwards the changes are on disk, and no deleted data is.

        Raises:
            DamagedData: The file is damaged or gone.
            DataError: The file cannot be written, and nothing was written.
        """
        with self._data_errors():
            self._check_place()
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._connection.execute("COMMIT")
            finally:
                # After a full disk, SQLite has already rolled back, and a second ROLLBACK would be an error.
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            if self._something_deleted:
                self._something_deleted = False
                # secure_delete overwrites rows in the file, but the write-ahead log still has the old pages, so it is emptied.
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def attempt(self, change: Callable[[], T]) -> T:
        """Applies one change of a transaction; if it fails, the others stay."""
        self._connection.execute("SAVEPOINT part")
        try:
            value = change()
        except DataError:
            raise  # the file itself fails, and the transaction with it: there may be no savepoint to return to
        except BaseException:
            self._connection.execute("ROLLBACK TO part")
            self._connection.execute("RELEASE part")
            raise
        self._connection.execute("RELEASE part")
        return value

    def _check_place(self) -> None:
        """Checks that writes still reach the right file."""

    # -------------------------------------------------------------------------------- sessions

    def start(self, key: str, learner: str, description: str, now: datetime) -> None:
        """Starts a session, replacing any with this key."""
        with self._data_errors():
            self._connection.execute("DELETE FROM sessions WHERE key = ?", (key,))
            self._connection.execute(
                "INSERT INTO sessions VALUES (?, ?, ?, 0, ?, ?)", (key, learner, description, *[to_seconds(now)] * 2)
            )

    def save(self, key: str, messages: int, parts: Mapping[str, str], now: datetime) -> None:
        """Stores the number of messages and the parts that changed.

        Raises:
            NoSession: There is no such session.
        """
        with self._data_errors():
            updated = self._connection.execute(
                "UPDATE sessions SET heard = ?, touched = ? WHERE key = ?", (messages, to_seconds(now), key)
            ).rowcount
            if not updated:
                raise NoSession(key)
            self._connection.executemany(
                "INSERT INTO parts VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET state = excluded.state",
                [(key, name, state) for name, state in parts.items()],
            )

    def copy(self, records: Iterable[Record]) -> None:
        """Stores whole records, replacing any with their keys."""
        for record in records:
            Database.start(self, record.key, record.learner, json.dumps(record.description), record.begun)
            parts = {name: json.dumps(state) for name, state in record.parts.items()}
            Database.save(self, record.key, record.messages, parts, record.touched)

    def session(self, key: str) -> Record | None:
        """Returns the session of a key."""
        return next(self._select("key = ?", key), None)

    def sessions(self) -> list[Record]:
        """Returns all sessions, in the order in which they began."""
        return list(self._select("1"))

    def _select(self, where: str, *values: str) -> Iterator[Record]:
        with self._data_errors():
            query = f"SELECT {COLUMNS} FROM sessions WHERE {where} ORDER BY begun, rowid"
            rows = self._connection.execute(query, values).fetchall()
        for key, learner, description, messages, begun, touched in rows:
            with self._data_errors():
                parts = self._connection.execute("SELECT name, state FROM parts WHERE key = ?", (key,)).fetchall()
            try:
                states = {name: parse_json(state) for name, state in parts}
                times = from_seconds(begun), from_seconds(touched)
                yield Record(
                    key, learner, parse_json(description), messages, states, *times, {name: len(state) for name, state in parts}
                )
            except (ValueError, TypeError, OverflowError, OSError):
                # SQLite has no checksums. A session with a broken letter or number is lost, and the others are read.
                continue

    def summary(self) -> Summary:
        """Returns what is stored, in numbers."""
        uses = self._uses().values()
        return Summary(
            len({learner for learner, *_ in uses}),
            len(uses),
            len(self.tickets()),
            min((from_seconds(begun) for _, begun, _ in uses), default=None),
            max((from_seconds(touched) for *_, touched in uses), default=None),
        )

    def _uses(self) -> dict[str, tuple[str, int, int]]:
        """Returns the learner of each session, and when it was started and last stored, without its parts."""
        with self._data_errors():
            rows = self._connection.execute("SELECT key, learner, begun, touched FROM sessions").fetchall()
        return {key: (learner, begun, touched) for key, learner, begun, touched in rows}

    # -------------------------------------------------------------------------------- exit tickets

    def keep_tickets(self, tickets: Iterable[StoredTicket]) -> None:
        """Stores exit tickets, replacing any with their ids."""
        with self._data_errors():
            ticket_table.keep(self._connection, tickets)

    def tickets(self, *, learner: str = "", session: str = "", deleted: bool = False) -> list[StoredTicket]:
        """Returns the exit tickets, or those of a learner or of a session, in the order in which they were handed in; as
        `ticket_table.select`.
        """
        with self._data_errors():
            return ticket_table.select(self._connection, learner, session, deleted=deleted)

    def release_tickets(self, lesson: str, now: datetime) -> None:
        """Releases the answers of the tickets of a lesson that have been handed in so far; "" for all lessons."""
        with self._data_errors():
            ticket_table.release(self._connection, lesson, now)

    def delete_ticket(self, ticket: str) -> None:
        """Deletes an exit ticket, if there is one; see `ticket_table`."""
        with self._data_errors():
            self._something_deleted |= ticket_table.delete(self._connection, ticket) > 0

    # -------------------------------------------------------------------------------- deleting

    def delete(self, key: str) -> None:
        """Deletes a session, if there is one. Its exit tickets stay."""
        self._delete("key = ?", key)

    def delete_untouched(self, since: datetime) -> int:
        """Deletes sessions that were last stored before a moment, and exit tickets handed in before it; returns how many."""
        before = to_seconds(since)
        return self._delete("touched < ?", before) + self._delete("handed_in < ?", before, table="tickets")

    def count_untouched(self, since: datetime) -> int:
        """Returns the number of sessions that were last stored before a moment."""
        with self._data_errors():
            ((n,),) = self._connection.execute("SELECT count(*) FROM sessions WHERE touched < ?", (to_seconds(since),))
        return int(n)

    def _delete(self, where: str, *values: str | int, table: str = "sessions") -> int:
        with self._data_errors():
            deleted = self._connection.execute(f"DELETE FROM {table} WHERE {where}", values).rowcount
        self._something_deleted |= deleted > 0
        return deleted


class DatabaseFile(Database):
    """Sessions on disk, in a file that only its owner can read.

    Args:
        folder: The folder of the file, which is created if missing.

    Raises:
        NewerData: It is not for this cardlab. It stays unchanged.
        DamagedData: It is damaged; it was left as it is.
        DataError: It cannot be read or written.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / NAME
        self.name = str(self.path)
        self._something_deleted = False
        with self._data_errors():
            create_file(self.path)
            os.chmod(self.path, 0o600)
            status = self.path.stat()
        self._inode = status.st_ino
        if status.st_size:
            self._check_schema()
        with self._data_errors(sqlite3.SQLITE_ERROR):  # for example, a missing table
            self._connection = self._connect(self._uri("rw"))
            try:
                self._prepare()
            except BaseException:
                self._connection.close()
                raise

    def _uri(self, mode: str) -> str:
        return f"{self.path.absolute().as_uri()}?mode={mode}"

    def _check_schema(self) -> None:
        """Checks the version of the tables. It opens the file for reading only, so that one of another version
        stays as it is.
        """
        with self._data_errors(), closing(self._connect(self._uri("ro"))) as connection:
            ((version,),) = connection.execute("PRAGMA user_version")
            tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if version > SCHEMA_VERSION:
            raise NewerData(
                f"{self.path} was written by a newer cardlab (format {version}; this one reads {SCHEMA_VERSION}), and was left "
                "unchanged: update cardlab, or give another folder with --data FOLDER"
            )
        if version != SCHEMA_VERSION and tables:
            raise NewerData(f"{self.path} is a database of another program, and was left unchanged: give another folder")

    def _prepare(self) -> None:
        connection = self._connection
        connection.execute("PRAGMA journal_mode = WAL")
        # Each commit waits for the disk, so that an acknowledged change survives a power cut and not only a killed process. It
        # costs a fraction of a millisecond on a good disk; the writing thread waits, and then takes all changes that came
        # meanwhile.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS otherwise returns before the disk has written
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # overwrites deleted data
        (page_bytes,) = connection.execute("PRAGMA page_size").fetchone()
        connection.execute(f"PRAGMA max_page_count = {MAX_BYTES // page_bytes}")
        if connection.execute("PRAGMA user_version").fetchone()[0] != SCHEMA_VERSION:
            connection.executescript(f"BEGIN IMMEDIATE; {TABLES} PRAGMA user_version = {SCHEMA_VERSION}; COMMIT;")
        for statement in (STARTS, *ticket_table.TABLE.split(";")):
            connection.execute(statement)
        (faults,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if faults != "ok":
            raise DamagedData(f"{self.path} is damaged: {' '.join(faults.split())}")
        connection.execute(f"SELECT {COLUMNS}, name, state FROM sessions JOIN parts USING (key) LIMIT 0")
        connection.execute(f"SELECT {ticket_table.COLUMNS} FROM tickets LIMIT 0")
        if parts := ticket_table.parts_of_sessions(connection):
            with self.transaction():
                ticket_table.move(connection, parts)

    def _check_place(self) -> None:
        """Checks that the file is still there. POSIX lets a file be deleted while it is open, and writes then go nowhere."""
        try:
            there = self.path.stat().st_ino == self._inode
        except FileNotFoundError:
            there = False
        if not there:
            raise DamagedData(f"{self.path} was removed while it was in use")

    def latest(self) -> datetime | None:
        """Returns the time of the last change; None if nothing is stored."""
        with self._data_errors():
            (touched,) = self._connection.execute("SELECT max(touched) FROM sessions").fetchone()
        return None if touched is None else from_seconds(touched)

    def previous_start(self, now: datetime) -> datetime | None:
        """Stores the moment of this start of a server. Returns that of the start before it; None if it is not known."""
        with self.transaction():
            before = self._connection.execute("SELECT max(at) FROM starts").fetchone()[0]
            self._connection.execute("DELETE FROM starts")
            self._connection.execute("INSERT INTO starts VALUES (?)", (to_seconds(now),))
        return None if before is None else from_seconds(before)

    def delete_learner(self, learner: str) -> None:
        """Deletes all sessions and exit tickets of a learner."""
        for table in ("sessions", "tickets"):
            self._delete("learner = ?", learner, table=table)

    def delete_all(self) -> None:
        """Deletes all sessions and exit tickets."""
        for table in ("sessions", "tickets"):
            self._delete("1", table=table)

    def shrink(self) -> None:
        """Gives the space of deleted sessions back to the disk."""
        with self._data_errors():
            self._connection.execute("VACUUM")
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


class Overlay(Database):
    """Sessions in memory over a file that cannot be written: takes all changes, and reads from the file what it lacks.

    Args:
        below: The file; None if there is none, as when its folder cannot be created.
    """

    def __init__(self, below: DatabaseFile | None) -> None:
        super().__init__()
        self.below = below

    def changed(self) -> list[Record]:
        """Returns the sessions that changed since the file could no longer be written."""
        return super().sessions()

    def start(self, key: str, learner: str, description: str, now: datetime) -> None:
        """Starts a session, replacing any with this key."""
        if self.below is not None:
            with suppress(DataError):  # if the old one cannot be deleted, the new one hides it
                self.below.delete(key)
        super().start(key, learner, description, now)

    def save(self, key: str, messages: int, parts: Mapping[str, str], now: datetime) -> None:
        """Stores the number of messages and the parts that changed.

        Raises:
            NoSession: There is no such session, or it can no longer be read.
        """
        try:
            super().save(key, messages, parts, now)
        except NoSession:  # not changed since the file failed, so it continues from the file's version
            if (record := self._below(key)) is None:
                raise
            self.copy([record])
            super().save(key, messages, parts, now)

    def session(self, key: str) -> Record | None:
        """Returns the session of a key."""
        return super().session(key) or self._below(key)

    def _below(self, key: str) -> Record | None:
        try:
            return None if self.below is None else self.below.session(key)
        except DataError:  # a disk that cannot be written may not be readable either
            return None

    def sessions(self) -> list[Record]:
        """Returns all sessions, in the order in which they began."""
        records = {record.key: record for record in self._all_below()} | {record.key: record for record in self.changed()}
        return sorted(records.values(), key=lambda record: record.begun)

    def _uses(self) -> dict[str, tuple[str, int, int]]:
        """Returns the learner of each session, and when it was started and last stored, without its parts."""
        with suppress(DataError):
            return ({} if self.below is None else self.below._uses()) | super()._uses()
        return super()._uses()

    def _all_below(self) -> list[Record]:
        with suppress(DataError):
            return [] if self.below is None else self.below.sessions()
        return []

    def changed_tickets(self) -> list[StoredTicket]:
        """Returns the exit tickets that were handed in or released since the file could no longer be written."""
        return super().tickets()

    def tickets(self, *, learner: str = "", session: str = "", deleted: bool = False) -> list[StoredTicket]:
        """Returns the exit tickets, as in `Database.tickets`."""
        below: list[StoredTicket] = []
        with suppress(DataError):
            below = [] if self.below is None else self.below.tickets(learner=learner, session=session, deleted=deleted)
        own = super().tickets(learner=learner, session=session, deleted=deleted)
        both = {one.id: one for one in below} | {one.id: one for one in own}
        return sorted(both.values(), key=lambda one: one.handed_in)

    def release_tickets(self, lesson: str, now: datetime) -> None:
        """Releases the answers of the tickets of a lesson that have been handed in so far; "" for all lessons."""
        self.keep_tickets([one for one in self.tickets() if lesson in ("", one.lesson)])
        super().release_tickets(lesson, now)

    def delete_ticket(self, ticket: str) -> None:
        """Deletes an exit ticket, if there is one.

        Raises:
            DataError: It could not be deleted from the file.
        """
        if self.below is not None:
            self.below.delete_ticket(ticket)
        super().delete_ticket(ticket)

    def delete(self, key: str) -> None:
        """Deletes a session, if there is one.

        Raises:
            DataError: It could not be deleted from the file.
        """
        if self.below is not None:
            self.below.delete(key)
        super().delete(key)

    def delete_untouched(self, since: datetime) -> int:
        """Deletes the sessions that were last stored before a moment; returns how many.

        Raises:
            DataError: They could not be deleted from the file.
        """
        changed = {record.key for record in self.changed()}
        old_below = [record for record in self._all_below() if record.touched < since and record.key not in changed]
        in_memory = {ticket.id for ticket in self.changed_tickets()}
        old_tickets = [one for one in self.tickets() if one.handed_in < since and one.id not in in_memory]
        if self.below is not None:
            self.below.delete_untouched(since)
        return len(old_below) + len(old_tickets) + super().delete_untouched(since)
