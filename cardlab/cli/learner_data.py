"""``cardlab data``: shows, exports and deletes stored data about learners, even while a server runs."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from cardlab.cli.plural import counted
from cardlab.core.errors import CardlabError
from cardlab.core.foreign_files import parse_json
from cardlab.serve.storage.database import DatabaseFile
from cardlab.serve.storage.files import NAME, damaged_files, is_in_use, remove_file
from cardlab.serve.storage.records import DamagedData, Record, StoredTicket
from cardlab.serve.storage.store import MAX_DAYS

SHOWN = 8
"""The number of digits of an id that are shown: enough to distinguish learners, too few to log in as one."""


def show(folder: Path, *, learners: bool = False) -> str:
    """Describes the stored data, and where it is.

    Args:
        folder: The data folder.
        learners: Whether each learner has a line.

    Raises:
        DataError: It cannot be read.
    """
    lines = []
    if not _is_there(folder):
        lines.append(_nothing(folder))
    else:
        with _opened(folder) as file:
            sessions, tickets = file.sessions(), file.tickets()
        lines.append(f"{folder / NAME} ({_size(folder / NAME)}){', in use by a server' if is_in_use(folder) else ''}")
        lines += _summary(sessions)
        if tickets:
            lines.append(f"{counted(len(tickets), 'exit ticket')} handed in, with names")
        if learners:
            lines += [_learner(learner, sessions) for learner in dict.fromkeys(session.learner for session in sessions)]
    lines += [f"Damaged and set aside, with learners' data: {path} ({_size(path)})" for path in damaged_files(folder)]
    return "\n".join(lines)


def _summary(sessions: list[Record]) -> Iterator[str]:
    if not sessions:
        yield "No session is stored."
        return
    learners = len({session.learner for session in sessions})
    begun, touched = min(session.begun for session in sessions), max(session.touched for session in sessions)
    yield f"{counted(learners, 'learner')}, {counted(len(sessions), 'session')}, from {_day(begun)} to {_day(touched)}"
    for subject, n in Counter(map(subject_of, sessions)).most_common():
        yield f"  {subject:24} {counted(n, 'session')}"


def _learner(learner: str, sessions: list[Record]) -> str:
    own = [session for session in sessions if session.learner == learner]
    subjects = ", ".join(dict.fromkeys(map(subject_of, own)))
    last = max(session.touched for session in own)
    return f"learner {learner[:SHOWN]}: {counted(len(own), 'session')}, the last on {_day(last)}: {subjects}"


def subject_of(session: Record) -> str:
    """Returns the lessons and games of a session's page; of a page with neither, the notebook."""
    widgets = session.description.get("widgets")
    subjects = [_subject(widget) for widget in widgets] if isinstance(widgets, list) else []
    named = ", ".join(dict.fromkeys(filter(None, subjects)))
    return named or Path(str(session.description.get("path", ""))).stem or "a page"


def _subject(widget: object) -> str:
    """Returns the lesson or game of a description; "" if it has none, or is of another cardlab."""
    match widget:
        case {"kind": "lesson", "slug": str(slug)}:
            return slug
        case {"kind": "table", "match": str(saved)}:
            with suppress(ValueError, TypeError, KeyError):  # only read, not played, because its game may not be installed here
                return str(parse_json(saved)["game"])
    return ""


def export(folder: Path, path: Path) -> int:
    """Writes all stored sessions and exit tickets as lines of JSON, one for each.

    Keys and ids are cut short, because the whole ones open the sessions.

    Args:
        folder: The data folder.
        path: The file. It is created for its owner alone, and an existing file is not overwritten.

    Returns: The number of lines written.

    Raises:
        CardlabError: The data cannot be read, or the file exists or cannot be written.
    """
    lines: list[dict[str, Any]] = []
    if _is_there(folder):
        with _opened(folder) as file:
            lines = [*map(_exported, file.sessions()), *map(_exported_ticket, file.tickets())]
    try:
        with open(path, "x", encoding="utf-8", newline="\n", opener=lambda name, flags: os.open(name, flags, 0o600)) as out:
            out.writelines(f"{json.dumps(line, ensure_ascii=True)}\n" for line in lines)
    except FileExistsError as error:
        raise CardlabError(f"{path} already exists: give another file name") from error
    except OSError as error:
        raise CardlabError(f"{path} cannot be written: {error.strerror or error}") from error
    return len(lines)


def _exported(session: Record) -> dict[str, Any]:
    return {
        "session": session.key[:SHOWN],
        "learner": session.learner[:SHOWN],
        "begun": session.begun.isoformat(),
        "touched": session.touched.isoformat(),
        "messages": session.messages,
        "description": session.description,
        "parts": session.parts,
    }


def _exported_ticket(ticket: StoredTicket) -> dict[str, Any]:
    return {
        "ticket": ticket.id[:SHOWN],
        "session": ticket.session[:SHOWN],
        "learner": ticket.learner[:SHOWN],
        "handed_in": ticket.handed_in.isoformat(),
        "released": None if ticket.released is None else ticket.released.isoformat(),
        "description": ticket.description,
        "record": ticket.record,
    }


# -------------------------------------------------------------------------------- deleting


Sure = Callable[[str], bool]
"""Asks the user to confirm something."""


def delete_learner(folder: Path, first: str, sure: Sure) -> str:
    """Deletes the sessions and exit tickets of a learner.

    Args:
        folder: The data folder.
        first: The first digits of the learner's id.
        sure: Asked before anything is deleted.

    Returns: A text that says what was deleted.

    Raises:
        CardlabError: No learner has this id or several have, the user said no, or the file cannot be written.
    """
    if not _is_there(folder):
        return _nothing(folder)
    with _opened(folder) as file:
        sessions, tickets = ([one.learner for one in kept] for kept in (file.sessions(), file.tickets()))
        learner = _whole(first, {*sessions, *tickets})
        what = f"{_counted(sessions.count(learner), tickets.count(learner))} of learner {learner[:SHOWN]}"
        confirm(f"Delete {what}?", sure)
        with file.transaction():
            file.delete_learner(learner)
        file.shrink()
    aside = "".join(f"\nThere may be more in {path}, which is damaged." for path in damaged_files(folder))
    return f"Deleted: {what}.{aside}"


def delete_older(folder: Path, days: int, sure: Sure, now: datetime | None = None) -> str:
    """Deletes sessions not used for this many days, and exit tickets and damaged files of that age.

    Args:
        folder: The data folder.
        days: The number of days, at least 0.
        sure: Asked before anything is deleted.
        now: The time; by default, the current time.

    Returns: A text that says what was deleted.

    Raises:
        CardlabError: The number is out of range, the user said no, or the file cannot be written.
    """
    if not 0 <= days <= MAX_DAYS:
        raise CardlabError(f"--older-than is {days}, but must be from 0 to {MAX_DAYS} days")
    before = (now or datetime.now(UTC)) - timedelta(days=days)
    aside = damaged_files(folder, before)
    if not _is_there(folder) and not aside:
        return _nothing(folder)
    n = tickets = 0
    if _is_there(folder):
        with _opened(folder) as file:
            n = sum(session.touched < before for session in file.sessions())
            tickets = sum(ticket.handed_in < before for ticket in file.tickets())
    what = _sessions_and_files(_counted(n, tickets), aside)
    confirm(f"Delete {what}, not used since {_day(before)}?", sure)
    if _is_there(folder):
        with _opened(folder) as file:
            with file.transaction():
                file.delete_untouched(before)
            file.shrink()
    _remove(aside)
    return f"Deleted: {what}."


def delete_all(folder: Path, sure: Sure) -> str:
    """Deletes all sessions, all exit tickets and all damaged files.

    Args:
        folder: The data folder.
        sure: Asked before anything is deleted.

    Returns: A text that says what was deleted.

    Raises:
        CardlabError: The user said no, the file cannot be written, or it is damaged and a server is using it.
    """
    aside = damaged_files(folder)
    if not _is_there(folder) and not aside:
        return _nothing(folder)
    what = _sessions_and_files("all sessions and exit tickets", aside)
    confirm(f"Delete {what} in {folder}?", sure)
    try:
        if _is_there(folder):
            with _opened(folder) as file:
                with file.transaction():
                    file.delete_all()
                file.shrink()
    except DamagedData:
        if is_in_use(folder):  # the server would continue to write to the deleted file
            raise
        _remove([folder / NAME])
    _remove(aside)
    return f"Deleted: {what}."


def _counted(sessions: int, tickets: int) -> str:
    return counted(sessions, "session") + (f" and {counted(tickets, 'exit ticket')}" if tickets else "")


def _sessions_and_files(sessions: str, aside: list[Path]) -> str:
    return sessions + (f" and {counted(len(aside), 'damaged file')}" if aside else "")


def _nothing(folder: Path) -> str:
    return f"Nothing is stored in {folder}."


def _remove(paths: list[Path]) -> None:
    try:
        for path in paths:
            remove_file(path)
    except OSError as error:
        raise CardlabError(f"{error.filename} cannot be deleted: {error.strerror or error}") from error


def confirm(question: str, sure: Sure) -> None:
    """Asks before something is deleted.

    Raises:
        CardlabError: The user said no.
    """
    if not sure(question):
        raise CardlabError("nothing was deleted: confirm with y, or use --yes")


def _whole(first: str, learners: Collection[str]) -> str:
    """Returns the id that begins with these digits."""
    found = sorted(learner for learner in learners if learner.startswith(first.lower()))
    if len(found) == 1 and first:
        return found[0]
    what = "begins with" if first else "is meant by"
    many = "no learner's id" if not found else "more than one learner's id"
    raise CardlabError(f"{many} {what} {first!r:.40}; `cardlab data show --learners` lists them")


# -------------------------------------------------------------------------------- reading, writing


def _is_there(folder: Path) -> bool:
    try:
        return (folder / NAME).stat().st_size > 0
    except FileNotFoundError:
        return False
    except OSError as error:
        raise CardlabError(f"{folder / NAME} cannot be read: {error.strerror or error}") from error


@contextmanager
def _opened(folder: Path) -> Iterator[DatabaseFile]:
    file = DatabaseFile(folder)
    try:
        yield file
    finally:
        file.close()


def _size(path: Path) -> str:
    """Returns the size of a file with SQLite's journal files."""
    size = sum(part.stat().st_size for part in (path, Path(f"{path}-wal")) if part.exists())
    return f"{size / 1_000_000:.1f} MB" if size >= 1_000_000 else f"{-(-size // 1000)} kB"


def _day(moment: datetime) -> str:
    return f"{moment.astimezone():%Y-%m-%d %H:%M}"
