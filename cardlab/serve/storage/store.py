"""Stores sessions while a server runs: a session is on disk before its message is acknowledged.

The event loop never waits for a disk. While the one writing thread is busy, changes queue up. Then the thread writes all of
them in one transaction (group commit). So a slow disk makes longer transactions, not a longer queue.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, cast

from cardlab.core.errors import CardlabError
from cardlab.serve.storage.database import Database
from cardlab.serve.storage.failover import Failover
from cardlab.serve.storage.files import damaged_files, remove_file
from cardlab.serve.storage.records import DataError, Record, StoreClosed, StoredTicket, Summary, TooMuchData, new_ticket
from cardlab.sessions.saved_parts import Part

T = TypeVar("T")
DEFAULT_DAYS = 30
"""The number of days for which a session is stored after its last use, unless the settings say otherwise."""
MAX_DAYS = 3650
RETRY_SECONDS = 10.0
"""Seconds until a failed disk is tried again."""


def utc_now() -> datetime:
    """Returns the time of this computer's clock."""
    return datetime.now(UTC)


class WrittenPart(NamedTuple):
    """A part as it was last stored: the digest and the length of its text, and the object itself."""

    digest: bytes
    size: int
    state: Mapping[str, Any]


@dataclass(frozen=True)
class _Request:
    """A change, and the future that waits for it."""

    change: Callable[[Database, datetime], object]
    done: asyncio.Future[Any]


class Store:
    """Stored sessions. `open` creates it; it belongs to one event loop.

    When the future of a method is done, its change is on disk. If the disk fails, the change is in memory, and `trouble` and
    the report say so.
    """

    @classmethod
    def open(
        cls,
        folder: Path | None,
        *,
        days: int = DEFAULT_DAYS,
        report: Callable[[str], None],
        clock: Callable[[], datetime] = utc_now,
        uptime: Callable[[], float] = time.monotonic,
        retry_seconds: float = RETRY_SECONDS,
    ) -> Store:
        """Opens the sessions of a folder, or starts with none.

        Args:
            folder: The folder, such as `cardlab.serve.storage.files.data_folder`; None stores sessions in memory only.
            days: For how many days a session is stored after its last use.
            report: Called with each failure and each recovery, in words, once.
            clock: Returns the current time.
            uptime: Returns the seconds since some moment, whatever happens to the clock.
            retry_seconds: Seconds until a failed disk is tried again.

        Raises:
            CardlabError: The number of days is out of range.
            DataInUse: Another server stores its sessions there.
            NewerData: The file is not for this cardlab. It stays unchanged.
        """
        if not 1 <= days <= MAX_DAYS:
            raise CardlabError(f"days is {days}, but must be from 1 to {MAX_DAYS}; --in-memory stores nothing at all")
        return cls(Failover(folder, clock, uptime), days, report, retry_seconds)

    def __init__(self, failover: Failover, days: int, report: Callable[[str], None], retry_seconds: float) -> None:
        self.days = days
        self._failover = failover
        self._report = report
        self._retry_seconds = retry_seconds
        # One thread, because SQLite has one writer at a time anyway, and changes stay in the order of the requests.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="cardlab-store")
        self._queue: list[_Request] = []
        self._waiting_is_told = False
        self._retry_is_due = self._is_closed = False
        self._writing: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._print_reports()

    @property
    def trouble(self) -> str | None:
        """The reason why nothing can be written now, in words; None if all is well."""
        return self._failover.trouble

    # -------------------------------------------------------------------------------- sessions

    async def start(self, key: str, learner: str, description: Mapping[str, Any]) -> None:
        """Starts a session, replacing any with this key."""
        text = _json(description)
        await self._run(lambda database, now: database.start(key, learner, text, now))

    async def save(
        self,
        key: str,
        messages: int,
        parts: Mapping[str, Mapping[str, Any]],
        written: dict[str, WrittenPart] | None = None,
        has_room: Callable[[int], bool] = lambda _: True,
    ) -> set[str]:
        """Stores what a message has changed; then the message may be acknowledged.

        Args:
            key: The session.
            messages: The number of messages that it has processed.
            parts: The parts that the message may have changed. They are read immediately, so the caller may go on changing
                them.
            written: Part -> its last stored state. This method updates it, and does not write a part again that is the same.
            has_room: Called with the bytes by which the state grows.

        Returns: The parts that have changed.

        Raises:
            TooMuchData: There is no room for it.
            NoSession: It was deleted, or its file is lost. A caller that still has it may `start` it again and save all its
                parts.
        """
        written = {} if written is None else written
        # A `Part` never changes, so one that was written need not even be compared.
        texts = {
            name: _json(state)
            for name, state in parts.items()
            if not (isinstance(state, Part) and name in written and written[name].state is state)
        }
        new = {
            name: WrittenPart(blake2b(text.encode(), digest_size=16).digest(), len(text), parts[name])
            for name, text in texts.items()
        }
        changed = {
            name: text for name, text in texts.items() if name not in written or written[name].digest != new[name].digest
        }
        growth = sum(len(text) - (written[name].size if name in written else 0) for name, text in changed.items())
        if growth > 0 and not has_room(growth):
            raise TooMuchData(f"session {key[:8]}… has stored more than it may just now: {growth:,} bytes more")
        await self._run(lambda database, now: database.save(key, messages, changed, now))
        written.update(new)  # only now: if the write had failed, the next one would leave these parts out
        return {*changed}

    async def session(self, key: str) -> Record | None:
        """Returns the session of a key."""
        return await self._run(lambda database, _: database.session(key))

    async def sessions(self) -> list[Record]:
        """Returns all sessions, in the order in which they began."""
        return await self._run(lambda database, _: database.sessions())

    # -------------------------------------------------------------------------------- exit tickets

    async def hand_in(
        self, learner: str, session: str, description: Mapping[str, Any], number: int, record: Mapping[str, Any]
    ) -> None:
        """Stores an exit ticket that was handed in; see `StoredTicket`. Stored again, it stays as it is."""
        text = json.loads(_json(record))  # as it is now

        def keep(database: Database, now: datetime) -> None:
            ticket = new_ticket(learner, session, description, number, text, now)
            if ticket.id not in {one.id for one in database.tickets(session=session)}:
                database.keep_tickets([ticket])

        await self._run(keep)

    async def tickets(self, *, learner: str = "", session: str = "", deleted: bool = False) -> list[StoredTicket]:
        """Returns the exit tickets, or those of a learner or of a session, in the order in which they were handed in; as
        `ticket_table.select`.
        """
        return await self._run(lambda database, _: database.tickets(learner=learner, session=session, deleted=deleted))

    async def release_tickets(self, lesson: str) -> None:
        """Releases the answers of the tickets of a lesson that have been handed in so far; "" for all lessons."""
        await self._run(lambda database, now: database.release_tickets(lesson, now))

    async def delete_ticket(self, ticket: str) -> None:
        """Deletes an exit ticket, if there is one.

        Raises:
            DataError: It could not be deleted: the file cannot be written.
        """
        await self._run(lambda database, _: database.delete_ticket(ticket))

    async def summary(self) -> Summary:
        """Returns what is stored, in numbers."""
        return await self._run(lambda database, _: database.summary())

    # -------------------------------------------------------------------------------- deleting

    async def delete(self, key: str) -> None:
        """Deletes a session, if there is one.

        Raises:
            DataError: It could not be deleted: the file cannot be written.
        """
        await self._run(lambda database, _: database.delete(key))

    async def delete_old(self, now: datetime) -> int:
        """Deletes sessions and damaged files that nobody has used for `days`; returns how many.

        Call it about once an hour. If something cannot be deleted now, it is deleted the next time. What is too old only by a
        clock that may be wrong (`Failover.sure_time`) is reported once, and deleted after the next start.
        """
        folder, days = self._failover.folder, timedelta(days=self.days)

        def delete(database: Database, _: datetime) -> tuple[int, int]:
            before = min(now, self._failover.sure_time()) - days
            aside = [] if folder is None else damaged_files(folder, before)
            for path in aside:
                remove_file(path)
            deleted = database.delete_untouched(before) + len(aside)
            return deleted, 0 if self._waiting_is_told else database.count_untouched(now - days)

        try:
            deleted, waiting = await self._run(delete)
        except (DataError, OSError):
            return 0
        if waiting:
            self._waiting_is_told = True
            self._report(
                f"By this computer's clock ({now.astimezone():%Y-%m-%d %H:%M}), {waiting} stored session"
                f"{' is' if waiting == 1 else 's are'} older than {self.days} days. In case the clock is wrong, the server "
                f"deletes them only after its next start. To delete them now: cardlab data delete --older-than {self.days}"
            )
        return deleted

    # ----------------------------------------------------------------------------- faults and closing

    async def retry(self) -> None:
        """Tries a failed disk again now. This also happens automatically, every `RETRY_SECONDS`."""
        self._retry_is_due = True
        await self._run(lambda *_: None)

    async def close(self) -> None:
        """Writes everything that waits, and closes the file. From now on every use raises `StoreClosed`."""
        if self._is_closed:
            return
        self._is_closed = True
        while self._writing is not None:
            await self._writing
        if self._timer is not None:
            self._timer.cancel()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._failover.close)
        self._thread.shutdown()
        self._print_reports()

    # -------------------------------------------------------------------------------- the thread

    async def _run(self, change: Callable[[Database, datetime], T]) -> T:
        """Returns the result of a change, once the thread has made it.

        Raises:
            StoreClosed: The store has been closed.
        """
        if self._is_closed:
            raise StoreClosed("the store is closed, because the server is ending: start the server again")
        request = _Request(change, asyncio.get_running_loop().create_future())
        self._queue.append(request)
        self._wake()
        return cast(T, await request.done)

    def _wake(self) -> None:
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        """Hands everything that waits to the thread, together, until nothing waits."""
        loop = asyncio.get_running_loop()
        try:
            # Requests that come while the thread works wait in the queue, and go to it together in the next round.
            while self._queue or self._retry_is_due:
                requests, self._queue = self._queue, []
                retry, self._retry_is_due = self._retry_is_due, False
                try:
                    outcomes = await loop.run_in_executor(self._thread, self._run_in_thread, requests, retry)
                except Exception as error:  # of any kind, because otherwise the requests would wait for ever
                    outcomes = [error] * len(requests)
                for request, outcome in zip(requests, outcomes, strict=True):
                    if request.done.done():  # the caller was cancelled
                        continue
                    if isinstance(outcome, Exception):
                        request.done.set_exception(outcome)
                    else:
                        request.done.set_result(outcome)
                self._print_reports()
                if self.trouble is not None and self._timer is None:
                    self._timer = loop.call_later(self._retry_seconds, self._retry_by_itself)
        finally:
            self._writing = None

    def _run_in_thread(self, requests: list[_Request], retry: bool) -> list[object]:
        if retry:
            self._failover.retry()
        return self._failover.run([request.change for request in requests])

    def _retry_by_itself(self) -> None:
        self._timer = None
        self._retry_is_due = True
        self._wake()

    def _print_reports(self) -> None:
        reports, self._failover.reports = self._failover.reports, []
        for text in reports:
            self._report(text)


def _json(value: Mapping[str, Any]) -> str:
    """Returns JSON in pure ASCII. Text from a browser may have lone surrogates, which UTF-8, and so SQLite, cannot hold."""
    return json.dumps(value, allow_nan=False, separators=(",", ":"))
