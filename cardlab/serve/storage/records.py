"""`Record`, the stored data of one session, and the errors of storage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from cardlab.core.errors import CardlabError


class DataError(CardlabError):
    """Stored sessions cannot be read or written; the text says which file, and why."""


class DamagedData(DataError):
    """The file is damaged, or no longer exists."""


class NewerData(DataError):
    """The file is not for this cardlab: a newer one wrote it, or another program."""


class DataInUse(DataError):
    """Another server stores its sessions in this folder."""


class StoreClosed(CardlabError):
    """The server is ending, and stores nothing any more."""


class TooMuchData(CardlabError):
    """A browser or an address stores more than it may."""


class NoSession(CardlabError, LookupError):
    """No session is stored under this key: it never started, is too old, or was deleted while its page was open."""

    def __init__(self, key: str) -> None:
        super().__init__(
            f"no session {key[:8]}… is stored: it has ended, or was deleted. Start it again to store the state of its page"
        )


@dataclass(frozen=True)
class Record:
    """The stored record of a session.

    Attributes:
        key: Its unguessable key.
        learner: The unguessable id of the browser that started it.
        description: The description of its widgets.
        messages: The number of messages that it has processed.
        parts: The state of each part that has changed since: ``"0.match"``, ``"0.practise"``.
        begun: When it started.
        touched: When it was last stored.
        sizes: The length of each part's text, as it is stored.
    """

    key: str
    learner: str
    description: Mapping[str, Any]
    messages: int
    parts: Mapping[str, Mapping[str, Any]]
    begun: datetime
    touched: datetime
    sizes: Mapping[str, int] = field(default_factory=dict, compare=False)


@dataclass(frozen=True)
class StoredTicket:
    """An exit ticket that was handed in to a teacher. It stays when its session is deleted.

    Attributes:
        id: Its unguessable id, the same each time it is stored.
        learner: The unguessable id of the browser that handed it in.
        session: The key of its session.
        lesson: The slug, and the deck if the lesson is about one of its own.
        description: The description of the lesson, as in the session's description.
        number: The number of the lesson among the widgets of its page.
        record: The answers and the name: a `cardlab.sessions.exit_ticket.TicketRecord`.
        handed_in: When it was handed in.
        released: When the teacher released the answers; None before.
    """

    id: str
    learner: str
    session: str
    lesson: str
    description: Mapping[str, Any]
    number: int
    record: Mapping[str, Any]
    handed_in: datetime
    released: datetime | None = None


def to_seconds(moment: datetime) -> int:
    """Returns a moment as it is stored: in whole seconds since 1970."""
    return int(moment.timestamp())


def from_seconds(seconds: int) -> datetime:
    """Returns a stored moment."""
    return datetime.fromtimestamp(seconds, UTC)


def new_ticket(
    learner: str, session: str, description: Mapping[str, Any], number: int, record: Mapping[str, Any], when: datetime
) -> StoredTicket:
    """Returns the ticket of a lesson; see `StoredTicket`."""
    about = f"{session} {number} {description.get('tries', 0)}"
    lesson = lesson_of(description)
    return StoredTicket(sha256(about.encode()).hexdigest()[:32], learner, session, lesson, description, number, record, when)


def lesson_of(description: Mapping[str, Any]) -> str:
    """Returns the slug of a described lesson, and its deck if it has one of its own."""
    return f"{description['slug']} {description.get('deck', '')}".strip()


@dataclass(frozen=True)
class Summary:
    """What is stored, in numbers.

    Attributes:
        learners: How many browsers, or children at one browser, have sessions.
        sessions: How many sessions.
        tickets: How many exit tickets that were handed in.
        begun: When the first session started; None without sessions.
        touched: When one was last stored.
    """

    learners: int
    sessions: int
    tickets: int
    begun: datetime | None
    touched: datetime | None
