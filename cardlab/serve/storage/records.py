"""What is kept of a session, and the places where it can be: memory, or the file of `cardlab.serve.storage.sqlite`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Protocol

from cardlab.core.errors import CardlabError


class DataError(CardlabError):
    """What is kept about learners cannot be read or written; the text says which file, and why."""


class NoSession(CardlabError, LookupError):
    """Nothing is kept under this key: it was never begun, has ended, or was deleted while its page was open."""

    def __init__(self, key: str) -> None:
        super().__init__(
            f"no session {key[:8]}… is kept: it has ended, or was deleted; begin it anew to keep what its page holds"
        )


@dataclass(frozen=True)
class Record:
    """A session, so far as it is kept.

    Args:
        key: Its unguessable key.
        learner: The unguessable id of the browser that began it.
        description: What it was made from.
        heard: The number of the last message that was taken; 0 before the first.
        parts: What has changed since, by part: ``"0.match"``, ``"0.practise"``.
        begun: When it began.
        touched: When something of it was last kept.
    """

    key: str
    learner: str
    description: Mapping[str, Any]
    heard: int
    parts: Mapping[str, Mapping[str, Any]]
    begun: datetime
    touched: datetime

    @property
    def has_ticket(self) -> bool:
        """Whether an exit ticket was handed in to a teacher; one that was only checked is not."""
        return any(name.endswith(".ticket") and "name" in part for name, part in self.parts.items())


class Shelf(Protocol):
    """A place for sessions. Descriptions and parts come as JSON, so that nothing in them changes on the way."""

    def start(self, key: str, learner: str, description: str, now: datetime) -> None:
        """Begin a session; what was kept under its key is gone."""

    def keep(self, key: str, heard: int, parts: Mapping[str, str], now: datetime) -> None:
        """Note the last message and the parts that changed.

        Raises:
            NoSession: There is no such session.
        """

    def session(self, key: str) -> Record | None:
        """The session of a key."""

    def of_learner(self, learner: str) -> list[Record]:
        """The sessions of a learner, in the order in which they began."""

    def all_sessions(self) -> list[Record]:
        """All sessions, in the order in which they began."""

    def forget(self, key: str) -> None:
        """Delete a session, if there is one."""

    def forget_learner(self, learner: str) -> None:
        """Delete all sessions of a learner."""

    def end_old(self, before: datetime) -> int:
        """Delete the sessions that were last touched before a moment; how many these were."""


class Memory:
    """Sessions in memory: where nothing is to be written, or as long as it cannot be.

    Args:
        below: The file that cannot be written just now. What is not here is still read from it.
    """

    def __init__(self, below: Shelf | None = None) -> None:
        self.below = below
        self.sessions: dict[str, Record] = {}

    def start(self, key: str, learner: str, description: str, now: datetime) -> None:
        """Begin a session; what was kept under its key is gone."""
        if self.below is not None:
            with suppress(DataError):  # where it cannot be deleted it is covered by the new one
                self.below.forget(key)
        self.sessions[key] = Record(key, learner, json.loads(description), 0, {}, now, now)

    def keep(self, key: str, heard: int, parts: Mapping[str, str], now: datetime) -> None:
        """Note the last message and the parts that changed.

        Raises:
            NoSession: There is no such session, or it can no longer be read.
        """
        session = self.session(key)
        if session is None:
            raise NoSession(key)
        changed = {name: json.loads(state) for name, state in parts.items()}
        self.sessions[key] = replace(session, heard=heard, parts={**session.parts, **changed}, touched=now)

    def session(self, key: str) -> Record | None:
        """The session of a key."""
        if key in self.sessions or self.below is None:
            return self.sessions.get(key)
        try:
            return self.below.session(key)
        except DataError:  # a disk that takes nothing may give nothing either
            return None

    def of_learner(self, learner: str) -> list[Record]:
        """The sessions of a learner, in the order in which they began."""
        return self._with_those_below(lambda below: below.of_learner(learner), lambda session: session.learner == learner)

    def all_sessions(self) -> list[Record]:
        """All sessions, in the order in which they began."""
        return self._with_those_below(lambda below: below.all_sessions(), lambda session: True)

    def _with_those_below(self, find: Callable[[Shelf], list[Record]], fits: Callable[[Record], bool]) -> list[Record]:
        """The sessions that are here and fit, and those that are found in the file, in the order in which they began."""
        found = {}
        if self.below is not None:
            with suppress(DataError):
                found = {session.key: session for session in find(self.below) if session.key not in self.sessions}
        found |= {key: session for key, session in self.sessions.items() if fits(session)}
        return sorted(found.values(), key=lambda session: session.begun)

    def forget(self, key: str) -> None:
        """Delete a session, if there is one.

        Raises:
            DataError: It could not be deleted from the file.
        """
        self.sessions.pop(key, None)
        if self.below is not None:
            self.below.forget(key)

    def forget_learner(self, learner: str) -> None:
        """Delete all sessions of a learner.

        Raises:
            DataError: They could not be deleted from the file.
        """
        self.sessions = {key: session for key, session in self.sessions.items() if session.learner != learner}
        if self.below is not None:
            self.below.forget_learner(learner)

    def end_old(self, before: datetime) -> int:
        """Delete the sessions that were last touched before a moment; how many these were.

        Raises:
            DataError: They could not be deleted from the file.
        """
        ended = 0
        if self.below is not None:
            under = [session for key in self.sessions if (session := self.below.session(key))]
            ended = self.below.end_old(before) - sum(session.touched < before for session in under)  # those are counted here
        old = [key for key, session in self.sessions.items() if session.touched < before]
        for key in old:
            del self.sessions[key]
        return ended + len(old)
