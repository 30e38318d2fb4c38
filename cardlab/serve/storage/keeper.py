"""Where sessions are kept just now: in the file, or in memory above it as long as it takes nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from cardlab.serve.storage.records import DataError, Memory, Shelf
from cardlab.serve.storage.sqlite import DamagedData, DataFile, DataInUse, Lock, NewerData, make_folder, set_aside

Change = Callable[[Shelf, datetime], object]
"""Something to do with the sessions, at a moment."""
ODD_CLOCK = timedelta(days=1)
"""A clock that is so far behind what is kept is wrong, or was."""
BEGINNING = datetime.fromtimestamp(0, UTC)
TROUBLE = "What learners do is not kept just now: {}. Play goes on, in memory alone, and is kept as soon as that is mended."


class Keeper:
    """The file, its lock, and memory in its place where it fails. One thread at a time uses it.

    Args:
        folder: Where the file is; None keeps in memory alone.
        clock: What time it is.

    Attributes:
        trouble: Why nothing is written just now; None as long as all is well.
        news: What is to be said to whoever runs the server, in order; whoever has said it empties it.

    Raises:
        DataInUse: Another server keeps its sessions there.
        NewerData: The file is not for this cardlab; it was left as it is.
    """

    def __init__(self, folder: Path | None, clock: Callable[[], datetime]) -> None:
        self.folder = folder
        self.trouble: str | None = None
        self.news: list[str] = []
        self._clock = clock
        self._latest = BEGINNING
        self._lock: Lock | None = None
        self._file: DataFile | None = None
        self._memory: Memory | None = Memory() if folder is None else None
        if folder is not None:
            try:
                self._file = self._open(folder)
            except (DataInUse, NewerData):
                self._release()
                raise
            except DataError as error:
                self._go_on_in_memory(error)

    def run(self, changes: Sequence[Change]) -> list[object]:
        """Make changes, in order; when it returns, those are on the disk or in memory.

        Returns: What each has given, or the exception that it has raised; such a one has changed nothing.
        """
        now = self.now()
        for _ in range(2):  # a damaged file is replaced by a new one
            if self._file is None or self._memory is not None:
                break
            try:
                return self._write(self._file, changes, now)
            except DamagedData as error:
                self._replace(error)
            except DataError as error:
                self._go_on_in_memory(error)
        if self._memory is None:
            self._go_on_in_memory(DataError(f"{self.folder} has a damaged file again and again"))
        assert self._memory is not None
        return [_outcome(partial(change, self._memory, now)) for change in changes]

    def _write(self, file: DataFile, changes: Sequence[Change], now: datetime) -> list[object]:
        with file.transaction():
            return [_outcome(partial(file.attempt, partial(change, file, now)), of_all=DataError) for change in changes]

    def now(self) -> datetime:
        """The time that sessions are noted with: that of the clock, but never earlier than one that was noted before.

        A computer whose battery is empty begins in a past year. What was noted with that would be old, and deleted, as soon as
        somebody puts the clock right.
        """
        self._latest = max(self._latest, self._clock().replace(microsecond=0))
        return self._latest

    def retry(self) -> None:
        """Where the disk took nothing, try again: all that is in memory goes into the file."""
        for _ in range(2):  # a damaged file is replaced by a new one
            if self.trouble is None or self.folder is None or self._memory is None:
                return
            try:
                if self._file is None:
                    self._file = self._open(self.folder)
                with self._file.transaction():
                    self._file.take(self._memory.sessions.values())
            except DamagedData as error:
                self._replace(error)
            except DataError:
                return
            else:
                self._memory = self.trouble = None
                self.news.append(f"What learners do is kept again, in {self._file.path}.")

    def close(self) -> None:
        """Close the file, and say what could not be kept."""
        self.retry()
        if self.trouble is not None and self._memory is not None and self._memory.sessions:
            n = len(self._memory.sessions)
            self.news.append(f"What was done in {n} session{'' if n == 1 else 's'} is lost: {self.trouble}.")
        if self._file is not None:
            self._file.close()
            self._file = None
        self._release()

    # -------------------------------------------------------------------------------- opening, faults

    def _open(self, folder: Path) -> DataFile:
        """The file, made where there is none; a damaged one is set aside.

        Raises:
            DataError: It cannot be had.
        """
        make_folder(folder)
        if self._lock is None:
            self._lock = Lock(folder)
        try:
            file = DataFile(folder)
        except DamagedData as error:
            aside = set_aside(folder, f"{self._clock().astimezone():%Y-%m-%d}")
            file = DataFile(folder)
            self.news.append(f"{error}. It was set aside as {aside.name}, and a new file was begun.")
        self._check_clock(file)
        return file

    def _check_clock(self, file: DataFile) -> None:
        latest = file.latest() or BEGINNING
        if latest - self._clock() > ODD_CLOCK:
            self.news.append(
                f"The clock of this computer says {_written(self._clock())}, but in {file.path} something was kept on "
                f"{_written(latest)} already. Put the clock right: what is old is deleted by it."
            )
        self._latest = max(self._latest, latest)

    def _replace(self, error: DamagedData) -> None:
        """Open the file anew, which sets it aside where it is damaged."""
        folder, said = self.folder, len(self.news)
        assert folder is not None
        if self._file is not None:
            self._file.close()
            self._file = None
        self._release()  # with the folder the lock may be gone too
        try:
            self._file = self._open(folder)
        except DataError as worse:
            self._go_on_in_memory(worse)
        else:
            if len(self.news) == said:
                self.news.append(f"{error}. It was opened anew.")
            if self._memory is not None:
                self._memory.below = self._file

    def _go_on_in_memory(self, error: DataError) -> None:
        if self._memory is None:
            self._memory = Memory(self._file)
        if self.trouble is None:
            self.news.append(TROUBLE.format(error))
        self.trouble = str(error)

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _written(moment: datetime) -> str:
    return f"{moment.astimezone():%Y-%m-%d %H:%M}"


def _outcome(change: Callable[[], object], of_all: type[Exception] | tuple[()] = ()) -> object:
    """What a change gives, or the exception that it raises.

    Args:
        change: What is done.
        of_all: What it raises is the failure of all changes of a transaction, and goes on.
    """
    try:
        return change()
    except of_all:
        raise
    except Exception as error:
        return error
