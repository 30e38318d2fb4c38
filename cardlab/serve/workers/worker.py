"""One worker process, seen from both ends: what holds it, and what runs in it.

It is an executor of the standard library that has one process. So it is known which process does a job, and this one can be
killed; the executor notices the end of its process at once, and carries results, errors and the text of a traceback.
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
"""So many seconds after its time limit a job ends itself: it was to be killed, but who should do it may hang or be ending."""
PR_SET_PDEATHSIG = 1
BELOW_NORMAL = 0x4000
"""Windows' priority class for what may wait."""


class JobFailed(CardlabError):
    """A job ended with something that cannot travel between processes, or would end whoever receives it; the text says what."""


class Worker:
    """A worker process. It starts at once, beside its maker, as a child of the thread that makes it.

    Args:
        niceness: How far it stands back for others, from 0 to 19.

    Attributes:
        ready: Done when it is warm; has an error if it could not start.
    """

    def __init__(self, niceness: int) -> None:
        context = _Context()
        self._executor = ProcessPoolExecutor(1, context, initializer=_begin, initargs=(niceness,))
        self.ready: Future[int] = self._executor.submit(os.getpid)
        self._process = context.process

    def begin(self, function: Callable[..., T], args: tuple[Any, ...], patience: float) -> Future[T]:
        """Begin a job: a function of a module, with arguments that can be pickled, and a time limit in seconds.

        Raises:
            BrokenProcessPool: The process has died; where this is noticed later, it is the job's error.
        """
        return self._executor.submit(_do, function, args, patience + MARGIN)

    def kill(self) -> None:
        """End the process, whatever it is doing; what it does then ends with `BrokenProcessPool`."""
        if self._process is not None:
            self._process.kill()

    @property
    def alive(self) -> bool:
        """Whether the process has not ended yet."""
        return self._process is not None and self._process.is_alive()

    def join(self) -> None:
        """Wait until the process that was killed has gone."""
        self._executor.shutdown(wait=True)


class _Context(SpawnContext):
    """How an executor starts its process, which is kept here: an executor does not give it before Python 3.14.

    Spawned, not forked: a server has threads, and a fork would copy the locks that they hold.
    """

    process: BaseProcess | None = None

    def Process(self, *args: Any, **kwargs: Any) -> BaseProcess:  # type: ignore[override]  # noqa: N802  # a class there
        self.process = SpawnContext.Process(*args, **kwargs)
        return self.process


# ------------------------------------------------------------------------------------------------ in the worker


def _begin(niceness: int) -> None:
    """Make this process a worker: it dies with its parent, stands back for others, and knows the games."""
    _die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which says when the others stop
    _stand_back(niceness)
    _warm_up()


def _die_with_parent() -> None:
    """End this process when the one that started it is gone, however that ended."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True, name="parent-watch").start()
    if sys.platform == "linux":  # for what keeps Python's lock so long that the thread cannot look
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent.pid:  # gone before that was said
            os._exit(1)


def _stand_back(niceness: int) -> None:
    """Let the server, which answers everybody, go first."""
    if sys.platform == "win32":
        if niceness:
            this = ctypes.c_void_p(-1)
            ctypes.windll.kernel32.SetPriorityClass(this, BELOW_NORMAL)
    else:
        os.nice(niceness)


def _warm_up() -> None:
    """Import what most jobs need, so that nobody waits for it."""
    from cardlab.core.registry import games
    from cardlab.players import registry as players
    from cardlab.players.search_states import state_of
    from cardlab.sessions import experiments  # noqa: F401  # the jobs of sessions call it

    players.loaded()
    for kind in games.loaded().values():
        state_of(kind.with_options())


def _do(function: Callable[..., T], args: tuple[Any, ...], seconds: float) -> T:
    """Do a job; after so many seconds this process ends, even where machine code runs that cannot be interrupted."""
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
    """Whether an error comes out of a pickle as itself, and can be handed on by an event loop."""
    if not isinstance(error, Exception) or isinstance(error, StopIteration):
        return False
    try:
        return type(pickle.loads(pickle.dumps(error))) is type(error)
    except Exception:
        return False
