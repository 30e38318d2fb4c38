"""`Record`, the stored data of one session, and the errors of storage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
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
    """

    key: str
    learner: str
    description: Mapping[str, Any]
    messages: int
    parts: Mapping[str, Mapping[str, Any]]
    begun: datetime
    touched: datetime

    @property
    def has_ticket(self) -> bool:
        """Whether an exit ticket was handed in to a teacher. A ticket that was only checked does not count."""
        return any(name.endswith(".ticket") and "name" in part for name, part in self.parts.items())
