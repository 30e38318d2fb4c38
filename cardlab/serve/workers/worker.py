"""A worker process: its handle in the server, and the code that runs in the process.

It is an executor of the standard library with one process, so that the server knows which process does a job, and can kill it.
The executor notices immediately when its process ends, and transfers results, errors and the text of a traceback.
"""

from __future__ import annotations

import ctypes
import faulthandler
import os
import pickle
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import parent_process
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

from cardlab.core.errors import CardlabError

T = TypeVar("T")
MARGIN = 1.0
"""Seconds after its time limit when a job ends its own process, in case the server that should kill it hangs or is ending."""
PR_SET_PDEATHSIG = 1
BELOW_NORMAL = 0x4000
"""Windows' priority class for background work."""


class JobFailed(CardlabError):
    """A job raised something that cannot be pickled, or that would end the process that receives it; the text says what."""


class Worker:
    """A worker process. It starts immediately, in the background, as a child of the calling thread.

    Args:
        niceness: Its nice value, from 0 to 19.

    Attributes:
        ready: Done when the process is warm; has an error if it could not start.
    """

    def __init__(self, niceness: int) -> None:
        context = _Context()
        self._executor = ProcessPoolExecutor(1, context, initializer=_begin, initargs=(niceness,))
        self.ready: Future[int] = self._executor.submit(os.getpid)
        self._process = context.process

    def begin(self, function: Callable[..., T], args: tuple[Any, ...], patience: float) -> Future[T]:
        """Starts a job: a function of a module, with arguments that can be pickled, and a time limit in seconds.

        Raises:
            BrokenProcessPool: The process has died. If that is noticed later, it becomes the job's error.
        """
        return self._executor.submit(_do, function, args, patience + MARGIN)

    def kill(self) -> None:
        """Kills the process. The job that it runs ends with `BrokenProcessPool`."""
        if self._process is not None:
            self._process.kill()

    @property
    def alive(self) -> bool:
        """Whether the process has not ended yet."""
        return self._process is not None and self._process.is_alive()

    def join(self) -> None:
        """Waits until a killed process has ended."""
        self._executor.shutdown(wait=True)


class _Context(SpawnContext):
    """Starts the process of an executor, and keeps it, because an executor has no public way to kill it before Python 3.14.

    Spawned, not forked: a server has threads, and a fork would copy the locks that they hold.
    """

    process: BaseProcess | None = None

    def Process(self, *args: Any, **kwargs: Any) -> BaseProcess:  # type: ignore[override]  # noqa: N802  # a class there
        self.process = SpawnContext.Process(*args, **kwargs)
        return self.process


# ------------------------------------------------------------------------------------------------ in the worker


def _begin(niceness: int) -> None:
    """Makes this process a worker: it ends with its parent, has a low priority, and has loaded the games."""
    _die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops its workers
    _stand_back(niceness)
    _warm_up()


def _die_with_parent() -> None:
    """Ends this process when its parent has ended, even if that was killed."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True, name="parent-watch").start()
    if sys.platform == "linux":  # the kernel kills it too, if machine code holds the GIL and the thread cannot run
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent.pid:  # the parent died before prctl, which then never fires
            os._exit(1)


def _stand_back(niceness: int) -> None:
    """Lowers the priority, so that the server, which answers everybody, goes first."""
    if sys.platform == "win32":
        if niceness:
            this = ctypes.c_void_p(-1)
            ctypes.windll.kernel32.SetPriorityClass(this, BELOW_NORMAL)
    else:
        os.nice(niceness)


def _warm_up() -> None:
    """Imports what most jobs need, so that no job waits for it."""
    from cardlab.bots import registry as bots
    from cardlab.bots.search_states import state_of
    from cardlab.core.registry import games
    from cardlab.sessions import experiments  # noqa: F401  # the jobs of sessions call it

    bots.loaded()
    for kind in games.loaded().values():
        state_of(kind.with_options())


def _do(function: Callable[..., T], args: tuple[Any, ...], seconds: float) -> T:
    """Does a job. After this many seconds the process ends, even in machine code that cannot be interrupted."""
    with open(os.devnull, "w") as nowhere:
        faulthandler.dump_traceback_later(seconds, exit=True, file=nowhere)
        try:
            return function(*args)
        except BaseException as error:
            if _travels(error):
                raise
            raise JobFailed(f"{type(error).__name__}: {error}") from error
        finally:
            faulthandler.cancel_dump_traceback_later()


def _travels(error: BaseException) -> bool:
    """Whether an error survives pickling, and can be set on a future: StopIteration cannot."""
    if not isinstance(error, Exception) or isinstance(error, StopIteration):
        return False
    try:
        return type(pickle.loads(pickle.dumps(error))) is type(error)
    except Exception:
        return False
