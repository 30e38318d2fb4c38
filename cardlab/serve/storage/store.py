"""Stores sessions while a server runs: a session is on disk before its message is acknowledged.

The event loop never waits for a disk. While the one writing thread is busy, changes queue up. Then the thread writes all of
them in one transaction (group commit). So a slow disk makes longer transactions, not a longer queue.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar, cast

from cardlab.core.errors import CardlabError
from cardlab.serve.storage.database import Database
from cardlab.serve.storage.failover import Failover
from cardlab.serve.storage.files import damaged_files, remove_file
from cardlab.serve.storage.records import DataError, Record

T = TypeVar("T")
DEFAULT_DAYS = 30
"""The number of days for which a session is stored after its last use, unless the settings say otherwise."""
MAX_DAYS = 3650
RETRY_SECONDS = 10.0
"""Seconds until a failed disk is tried again."""


def utc_now() -> datetime:
    """Returns the time of this computer's clock."""
    return datetime.now(UTC)


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
        retry_seconds: float = RETRY_SECONDS,
    ) -> Store:
        """Opens the sessions of a folder, or starts with none.

        Args:
            folder: The folder, such as `cardlab.serve.storage.files.data_folder`; None stores sessions in memory only.
            days: For how many days a session is stored after its last use.
            report: Called with each failure and each recovery, in words, once.
            clock: Returns the current time.
            retry_seconds: Seconds until a failed disk is tried again.

        Raises:
            CardlabError: The number of days is out of range.
            DataInUse: Another server stores its sessions there.
            NewerData: The file is not for this cardlab. It stays unchanged.
        """
        if not 1 <= days <= MAX_DAYS:
            raise CardlabError(f"days is {days}, but must be from 1 to {MAX_DAYS}; --in-memory stores nothing at all")
        return cls(Failover(folder, clock), days, report, retry_seconds)

    def __init__(self, failover: Failover, days: int, report: Callable[[str], None], retry_seconds: float) -> None:
        self.days = days
        self._failover = failover
        self._report = report
        self._retry_seconds = retry_seconds
        # One thread, because SQLite has one writer at a time anyway, and changes stay in the order of the requests.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="cardlab-store")
        self._queue: list[_Request] = []
        self._retry_is_due = False
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
        self, key: str, messages: int, parts: Mapping[str, Mapping[str, Any]], digests: dict[str, bytes] | None = None
    ) -> None:
        """Stores what a message has changed; then the message may be acknowledged.

        Args:
            key: The session.
            messages: The number of messages that it has processed.
            parts: The parts that the message may have changed. They are read immediately, so the caller may go on changing
                them.
            digests: Part -> digest of its last stored state. This method updates it, and does not write a part with the same
                digest again.

        Raises:
            NoSession: It was deleted, or its file is lost. A caller that still has it may `start` it again and save all its
                parts.
        """
        digests = {} if digests is None else digests
        texts = {name: _json(state) for name, state in parts.items()}
        new = {name: blake2b(text.encode(), digest_size=16).digest() for name, text in texts.items()}
        changed = {name: text for name, text in texts.items() if digests.get(name) != new[name]}
        await self._run(lambda database, now: database.save(key, messages, changed, now))
        digests.update(new)  # only now: if the write had failed, the next one would leave these parts out

    async def session(self, key: str) -> Record | None:
        """Returns the session of a key."""
        return await self._run(lambda database, _: database.session(key))

    async def sessions(self) -> list[Record]:
        """Returns all sessions, in the order in which they began."""
        return await self._run(lambda database, _: database.sessions())

    # -------------------------------------------------------------------------------- deleting

    async def delete(self, key: str) -> None:
        """Deletes a session, if there is one.

        Raises:
            DataError: It could not be deleted: the file cannot be written.
        """
        await self._run(lambda database, _: database.delete(key))

    async def delete_old(self, now: datetime) -> int:
        """Deletes sessions and damaged files that nobody has used for `days`; returns how many.

        Call it about once an hour. If something cannot be deleted now, it is deleted the next time.
        """
        folder = self._failover.folder

        def delete(database: Database, latest: datetime) -> int:
            before = max(now, latest) - timedelta(days=self.days)
            aside = [] if folder is None else damaged_files(folder, before)
            for path in aside:
                remove_file(path)
            return database.delete_untouched(before) + len(aside)

        try:
            return await self._run(delete)
        except (DataError, OSError):
            return 0

    # ----------------------------------------------------------------------------- faults and closing

    async def retry(self) -> None:
        """Tries a failed disk again now. This also happens automatically, every `RETRY_SECONDS`."""
        self._retry_is_due = True
        await self._run(lambda *_: None)

    async def close(self) -> None:
        """Writes everything that waits, and closes the file. The store cannot be used afterwards."""
        while self._writing is not None:
            await self._writing
        if self._timer is not None:
            self._timer.cancel()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._failover.close)
        self._thread.shutdown()
        self._print_reports()

    # -------------------------------------------------------------------------------- the thread

    async def _run(self, change: Callable[[Database, datetime], T]) -> T:
        """Returns the result of a change, once the thread has made it."""
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
