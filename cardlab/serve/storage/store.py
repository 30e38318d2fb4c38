"""What is kept about learners while a server runs: a session is on the disk before its message is acknowledged.

The event loop waits for no disk. What is asked for while the one writing thread is busy is handed to it together, and becomes
one transaction. So a slow disk makes longer transactions, not a longer queue.
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
from cardlab.serve.storage.keeper import Keeper
from cardlab.serve.storage.records import DataError, Record, Shelf
from cardlab.serve.storage.sqlite import damaged_files, remove_file

T = TypeVar("T")
DAYS = 30
"""For so long sessions are kept after they were last touched, where nobody says otherwise."""
MOST_DAYS = 3650
RETRY_SECONDS = 10.0
"""How long after the disk took nothing it is asked again."""


def utc_now() -> datetime:
    """What the clock of this computer says."""
    return datetime.now(UTC)


@dataclass(frozen=True)
class _Asked:
    """A change, and who waits for it."""

    change: Callable[[Shelf, datetime], object]
    done: asyncio.Future[Any]


class Store:
    """Sessions, kept. `open` makes it; it belongs to one event loop.

    What a method has changed is on the disk when its future is done. Where the disk takes nothing it is in memory, which
    `trouble` and the report say.
    """

    @classmethod
    def open(
        cls,
        folder: Path | None,
        *,
        days: int = DAYS,
        report: Callable[[str], None],
        clock: Callable[[], datetime] = utc_now,
        retry_seconds: float = RETRY_SECONDS,
    ) -> Store:
        """Open what is kept in a folder, or begin it.

        Args:
            folder: Where it is, as `cardlab.serve.storage.sqlite.data_folder` says; None keeps sessions in memory alone.
            days: For how long a session is kept after it was last touched.
            report: Hears in words what goes wrong and what is well again, each time once.
            clock: What time it is.
            retry_seconds: How long after the disk took nothing it is asked again.

        Raises:
            CardlabError: Sessions cannot be kept for so many days.
            DataInUse: Another server keeps its sessions there.
            NewerData: The file is not for this cardlab; it was left as it is.
        """
        if not 1 <= days <= MOST_DAYS:
            raise CardlabError(f"days is {days}, and must be from 1 to {MOST_DAYS}; --forget keeps nothing at all")
        return cls(Keeper(folder, clock), days, report, retry_seconds)

    def __init__(self, keeper: Keeper, days: int, report: Callable[[str], None], retry_seconds: float) -> None:
        self.days = days
        self._keeper = keeper
        self._report = report
        self._retry_seconds = retry_seconds
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="cardlab-store")
        self._waiting: list[_Asked] = []
        self._retry_is_due = False
        self._writing: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._say_news()

    @property
    def trouble(self) -> str | None:
        """Why nothing is written just now, in words; None as long as all is well."""
        return self._keeper.trouble

    # -------------------------------------------------------------------------------- sessions

    async def start(self, key: str, learner: str, description: Mapping[str, Any]) -> None:
        """Begin a session; what was kept under its key is gone."""
        text = _json(description)
        await self._ask(lambda shelf, now: shelf.start(key, learner, text, now))

    async def keep(
        self, key: str, heard: int, parts: Mapping[str, Mapping[str, Any]], known: dict[str, bytes] | None = None
    ) -> None:
        """Keep what a message has changed; then the message may be acknowledged.

        Args:
            key: The session.
            heard: The number of the message.
            parts: The parts that it may have changed. They are read at once, and may go on changing.
            known: Part -> by what it is known how it was kept last, as this has noted it; such a part is not written again.

        Raises:
            NoSession: It has ended or was deleted, or the file with it is lost. Whoever still has it may `start` it anew and
                keep all its parts.
        """
        known = {} if known is None else known
        texts = {name: _json(state) for name, state in parts.items()}
        digests = {name: blake2b(text.encode(), digest_size=16).digest() for name, text in texts.items()}
        changed = {name: text for name, text in texts.items() if known.get(name) != digests[name]}
        await self._ask(lambda shelf, now: shelf.keep(key, heard, changed, now))
        known.update(digests)

    async def session(self, key: str) -> Record | None:
        """The session of a key."""
        return await self._ask(lambda shelf, _: shelf.session(key))

    async def of_learner(self, learner: str) -> list[Record]:
        """The sessions of a learner, in the order in which they began."""
        return await self._ask(lambda shelf, _: shelf.of_learner(learner))

    async def sessions(self) -> list[Record]:
        """All sessions, in the order in which they began."""
        return await self._ask(lambda shelf, _: shelf.all_sessions())

    # -------------------------------------------------------------------------------- deleting

    async def forget(self, key: str) -> None:
        """Delete a session, if there is one.

        Raises:
            DataError: It could not be deleted: the file cannot be written.
        """
        await self._ask(lambda shelf, _: shelf.forget(key))

    async def forget_learner(self, learner: str) -> None:
        """Delete all sessions of a learner.

        Raises:
            DataError: They could not be deleted: the file cannot be written.
        """
        await self._ask(lambda shelf, _: shelf.forget_learner(learner))

    async def end_old(self, now: datetime) -> int:
        """Delete what was not touched for longer than it is kept; how many sessions and damaged files these were.

        Call it once an hour or so. What cannot be deleted just now is the next time.
        """
        folder = self._keeper.folder

        def end(shelf: Shelf, latest: datetime) -> int:
            before = max(now, latest) - timedelta(days=self.days)
            aside = [] if folder is None else damaged_files(folder, before)
            for path in aside:
                remove_file(path)
            return shelf.end_old(before) + len(aside)

        try:
            return await self._ask(end)
        except (DataError, OSError):
            return 0

    # -------------------------------------------------------------------------------- faults, the end

    async def retry(self) -> None:
        """Where the disk took nothing, ask it again now. It is asked by itself, too, every `RETRY_SECONDS`."""
        self._retry_is_due = True
        await self._ask(lambda *_: None)

    async def close(self) -> None:
        """Write what is left, and close the file. Nothing may be asked for afterwards."""
        while self._writing is not None:
            await self._writing
        if self._timer is not None:
            self._timer.cancel()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._keeper.close)
        self._thread.shutdown()
        self._say_news()

    # -------------------------------------------------------------------------------- the thread

    async def _ask(self, change: Callable[[Shelf, datetime], T]) -> T:
        """What a change gives, when the thread has made it."""
        asked = _Asked(change, asyncio.get_running_loop().create_future())
        self._waiting.append(asked)
        self._wake()
        return cast(T, await asked.done)

    def _wake(self) -> None:
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        """Hand all that waits to the thread, together, until nothing waits."""
        loop = asyncio.get_running_loop()
        try:
            while self._waiting or self._retry_is_due:
                asked, self._waiting = self._waiting, []
                retry, self._retry_is_due = self._retry_is_due, False
                try:
                    outcomes = await loop.run_in_executor(self._thread, self._run, asked, retry)
                except Exception as error:  # whatever it is, nobody waits for ever
                    outcomes = [error] * len(asked)
                for one, outcome in zip(asked, outcomes, strict=True):
                    if one.done.done():  # who asked has gone
                        continue
                    one.done.set_exception(outcome) if isinstance(outcome, Exception) else one.done.set_result(outcome)
                self._say_news()
                if self.trouble is not None and self._timer is None:
                    self._timer = loop.call_later(self._retry_seconds, self._retry_by_itself)
        finally:
            self._writing = None

    def _run(self, asked: list[_Asked], retry: bool) -> list[object]:
        """In the thread."""
        if retry:
            self._keeper.retry()
        return self._keeper.run([one.change for one in asked])

    def _retry_by_itself(self) -> None:
        self._timer = None
        self._retry_is_due = True
        self._wake()

    def _say_news(self) -> None:
        news, self._keeper.news = self._keeper.news, []
        for text in news:
            self._report(text)


def _json(value: Mapping[str, Any]) -> str:
    """A text of ASCII alone: what came from a browser may have halves of letters, which no file takes otherwise."""
    return json.dumps(value, allow_nan=False, separators=(",", ":"))
