"""Chooses where sessions are stored at this moment: in the file, or in memory while the file cannot be written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from cardlab.serve.storage.database import Database, DatabaseFile, Overlay
from cardlab.serve.storage.files import Lock, make_folder, set_aside
from cardlab.serve.storage.records import DamagedData, DataError, DataInUse, NewerData

Change = Callable[[Database, datetime], object]
"""A change of the sessions, at a given time."""
ODD_CLOCK = timedelta(days=1)
"""If the clock is this far behind the stored times, it is wrong now, or was wrong when they were stored."""
BEGINNING = datetime.fromtimestamp(0, UTC)
TROUBLE = "Progress is not being saved: {}. Sessions stay in memory and will be saved as soon as the problem is fixed."


class Failover:
    """The file and its lock, and memory in place of the file when it fails. Only one thread at a time may use it.

    Args:
        folder: The folder of the file; None stores in memory only.
        clock: Returns the current time.
        uptime: Returns the seconds since some moment, whatever happens to the clock.

    Attributes:
        trouble: Why the file cannot be written now; None while it can.
        reports: News for the person who runs the server, in order. The caller prints and empties them.

    Raises:
        DataInUse: Another server stores its sessions there.
        NewerData: The file is not for this cardlab. It stays unchanged.
    """

    def __init__(self, folder: Path | None, clock: Callable[[], datetime], uptime: Callable[[], float]) -> None:
        self.folder = folder
        self.trouble: str | None = None
        self.reports: list[str] = []
        self._clock = clock
        self._uptime, self._began = uptime, uptime()
        self._previous_start = clock()
        self._latest = BEGINNING
        self._lock: Lock | None = None
        self._file: DatabaseFile | None = None
        self._memory: Overlay | None = Overlay(None) if folder is None else None
        if folder is not None:
            try:
                self._file = self._open(folder)
            except (DataInUse, NewerData):
                self._release()
                raise
            except DataError as error:
                self._fail_over(error)

    def run(self, changes: Sequence[Change]) -> list[object]:
        """Makes changes, in order. When it returns, they are on disk or in memory.

        Returns: The result of each change, or the exception that it raised. A change that raised one has changed nothing.
        """
        now = self.now()
        for _ in range(2):  # the second time with a new file in place of a damaged one
            if self._file is None or self._memory is not None:
                break
            try:
                return self._write(self._file, changes, now)
            except DamagedData as error:
                self._replace(error)
            except DataError as error:
                self._fail_over(error)
        if self._memory is None:
            self._fail_over(DataError(f"the file in {self.folder} was damaged twice in a row"))
        assert self._memory is not None
        return [_outcome(partial(_alone, self._memory, change, now)) for change in changes]

    def _write(self, file: DatabaseFile, changes: Sequence[Change], now: datetime) -> list[object]:
        # One transaction for all, because a commit waits for the disk, and costs the same for one change as for five hundred.
        with file.transaction():
            return [_outcome(partial(file.attempt, partial(change, file, now)), fatal=DataError) for change in changes]

    def now(self) -> datetime:
        """Returns the clock's time, but never earlier than a stored time.

        A computer with an empty battery starts in a past year. Sessions with such a date would count as old, and be deleted, as
        soon as somebody sets the clock right.
        """
        self._latest = max(self._latest, self._clock().replace(microsecond=0))
        return self._latest

    def sure_time(self) -> datetime:
        """Returns a time that has come, even if somebody has set the clock ahead by mistake.

        It is the time at which a server last started before this one, plus the seconds since this one started. Otherwise a
        clock that is wrong today would delete everything as too old.
        """
        return min(self._clock(), self._previous_start + timedelta(seconds=self._uptime() - self._began))

    def retry(self) -> None:
        """Tries again to write the file if that had failed, with all changes in memory."""
        for _ in range(2):  # the second time with a new file in place of a damaged one
            if self.trouble is None or self.folder is None or self._memory is None:
                return
            try:
                if self._file is None:
                    self._file = self._open(self.folder)
                with self._file.transaction():
                    self._file.copy(self._memory.changed())
                    self._file.keep_tickets(self._memory.changed_tickets())
            except DamagedData as error:
                self._replace(error)
            except DataError:
                return
            else:
                self._memory.close()
                self._memory = self.trouble = None
                self.reports.append(f"Progress is being saved again, in {self._file.path}.")

    def close(self) -> None:
        """Closes the file, and reports what could not be written."""
        self.retry()
        if self._memory is not None:
            n = len(self._memory.changed())
            if self.trouble is not None and n:
                self.reports.append(f"The progress of {n} session{'' if n == 1 else 's'} is lost: {self.trouble}.")
            self._memory.close()
        if self._file is not None:
            self._file.close()
            self._file = None
        self._release()

    # ----------------------------------------------------------------------------- opening and faults

    def _open(self, folder: Path) -> DatabaseFile:
        """Opens or creates the file. Sets a damaged one aside.

        Raises:
            DataError: It cannot be opened.
        """
        make_folder(folder)
        if self._lock is None:
            self._lock = Lock(folder)
        try:
            file = DatabaseFile(folder)
        except DamagedData as error:
            aside = set_aside(folder, f"{self._clock().astimezone():%Y-%m-%d}")
            file = DatabaseFile(folder)
            self.reports.append(f"{error}. It was set aside as {aside.name}, and a new file was created.")
        self._check_clock(file)
        self._previous_start = file.previous_start(self._clock()) or file.latest() or self._previous_start
        return file

    def _check_clock(self, file: DatabaseFile) -> None:
        latest = file.latest() or BEGINNING
        if latest - self._clock() > ODD_CLOCK:
            self.reports.append(
                f"The clock of this computer says {_written(self._clock())}, but in {file.path} something was stored on "
                f"{_written(latest)}. If the clock is wrong, set it: it decides what is old and can be deleted."
            )
        self._latest = max(self._latest, latest)

    def _replace(self, error: DamagedData) -> None:
        """Opens the file again, which sets a damaged one aside."""
        assert self.folder is not None
        reported = len(self.reports)
        if self._file is not None:
            self._file.close()
            self._file = None
        self._release()  # if the folder was removed, the lock is on a file that nobody else can see
        try:
            self._file = self._open(self.folder)
        except DataError as worse:
            self._fail_over(worse)
        else:
            if len(self.reports) == reported:
                self.reports.append(f"{error}. It was reopened.")
            if self._memory is not None:
                self._memory.below = self._file

    def _fail_over(self, error: DataError) -> None:
        """Stores in memory from now on, and reports it once."""
        if self._memory is None:
            self._memory = Overlay(self._file)
        if self.trouble is None:
            self.reports.append(TROUBLE.format(error))
        self.trouble = str(error)

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _written(moment: datetime) -> str:
    return f"{moment.astimezone():%Y-%m-%d %H:%M}"


def _alone(database: Database, change: Change, now: datetime) -> object:
    """Makes a change in a transaction of its own, which costs next to nothing in memory."""
    with database.transaction():
        return change(database, now)


def _outcome(change: Callable[[], object], fatal: type[Exception] | tuple[()] = ()) -> object:
    """Returns the result of a change, or the exception that it raises.

    Args:
        change: The change.
        fatal: An exception that fails the whole transaction, and is raised again.
    """
    try:
        return change()
    except fatal:
        raise
    except Exception as error:
        return error
