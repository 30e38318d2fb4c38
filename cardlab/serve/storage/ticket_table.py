"""The table of exit tickets that were handed in to a teacher. They stay when their sessions are deleted.

A ticket that the teacher has deleted leaves a row without learner, session and answers. It says which questions the class has
seen the answers to, and keeps a restored backup from bringing the ticket back.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable
from datetime import datetime
from typing import Any

from cardlab.core.foreign_files import parse_json
from cardlab.serve.storage.records import StoredTicket, from_seconds, new_ticket, to_seconds

COLUMNS = "id, learner, session, lesson, description, number, record, handed_in, released"
TABLE = """
CREATE TABLE IF NOT EXISTS tickets (id TEXT PRIMARY KEY, learner TEXT NOT NULL, session TEXT NOT NULL, lesson TEXT NOT NULL,
    description TEXT NOT NULL, number INTEGER NOT NULL, record TEXT NOT NULL, handed_in INTEGER NOT NULL, released INTEGER);
CREATE INDEX IF NOT EXISTS tickets_of_learners ON tickets (learner);
CREATE INDEX IF NOT EXISTS tickets_of_sessions ON tickets (session);
"""
"""Files of older versions get this table; older versions ignore it."""


def keep(connection: sqlite3.Connection, tickets: Iterable[StoredTicket]) -> None:
    """Stores tickets, replacing any with their ids."""
    rows = [
        (one.id, one.learner, one.session, one.lesson, json.dumps(one.description), one.number, json.dumps(one.record),
         to_seconds(one.handed_in), None if one.released is None else to_seconds(one.released))
        for one in tickets
    ]  # fmt: skip
    connection.executemany("INSERT OR REPLACE INTO tickets VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", rows)


def select(
    connection: sqlite3.Connection, learner: str = "", session: str = "", *, deleted: bool = False
) -> list[StoredTicket]:
    """Returns all tickets, or those of a learner or of a session, in the order in which they were handed in.

    Args:
        connection: The database.
        learner, session: As in `StoredTicket`; "" for all.
        deleted: Whether to include what is left of deleted ones.
    """
    asked = {"learner": learner, "session": session}
    wanted = [name for name, value in asked.items() if value]
    where = " AND ".join(f"{name} = ?" for name in wanted) or ("1" if deleted else "learner != ''")
    query = f"SELECT {COLUMNS} FROM tickets WHERE {where} ORDER BY handed_in, rowid"
    rows = connection.execute(query, [asked[name] for name in wanted]).fetchall()
    return [ticket for row in rows if (ticket := _ticket(row)) is not None]


def release(connection: sqlite3.Connection, lesson: str, now: datetime) -> None:
    """Releases the answers of all tickets of a lesson; "" for all lessons. Those released earlier keep their time."""
    change = "UPDATE tickets SET released = ? WHERE released IS NULL AND learner != '' AND ? IN ('', lesson)"
    connection.execute(change, (to_seconds(now), lesson))


def delete(connection: sqlite3.Connection, ticket: str) -> int:
    """Deletes a ticket, all but its lesson and times. Returns how many there were."""
    return connection.execute(
        "UPDATE OR REPLACE tickets SET id = id || ' ' || handed_in, learner = '', session = '', record = 'null' "
        "WHERE id = ? AND learner != ''",
        (ticket,),
    ).rowcount


def add_from_backup(connection: sqlite3.Connection) -> None:
    """Adds the tickets of an attached backup that are neither stored nor deleted."""
    connection.execute(
        f"INSERT OR IGNORE INTO main.tickets ({COLUMNS}) SELECT {COLUMNS} FROM backup.tickets "
        "WHERE id || ' ' || handed_in NOT IN (SELECT id FROM main.tickets)"
    )


def parts_of_sessions(connection: sqlite3.Connection) -> list[tuple[Any, ...]]:
    """Returns the tickets that an older version stored as parts of their sessions: those with a name were handed in."""
    query = (
        "SELECT key, learner, description, touched, name, state FROM sessions JOIN parts USING (key) "
        """WHERE name LIKE '%.ticket' AND state LIKE '%"name"%'"""
    )
    return connection.execute(query).fetchall()


def move(connection: sqlite3.Connection, parts: Iterable[tuple[Any, ...]]) -> None:
    """Moves the tickets that are `parts_of_sessions` into the table."""
    for key, learner, description, touched, name, state in parts:
        try:
            number = int(name.partition(".")[0])
            widget, record = parse_json(description)["widgets"][number], parse_json(state)
            if "name" not in record:
                continue
            keep(connection, [new_ticket(learner, key, widget, number, record, from_seconds(touched))])
        except (ValueError, TypeError, LookupError, OverflowError, OSError):  # broken data are no ticket, and stay
            continue
        connection.execute("DELETE FROM parts WHERE key = ? AND name = ?", (key, name))


def _ticket(row: tuple[Any, ...]) -> StoredTicket | None:
    """Returns the ticket of a row; None if a letter or number in it is broken, so that the others can be read."""
    id_, learner, session, lesson, description, number, record, handed_in, released = row
    try:
        when = None if released is None else from_seconds(released)
        about, answers = parse_json(description), parse_json(record)
        return StoredTicket(id_, learner, session, lesson, about, number, answers, from_seconds(handed_in), when)
    except (ValueError, TypeError, OverflowError, OSError):
        return None
