"""Defines jobs for the workers of `test_pool`, in a module of their own, so that workers need not import the testing tools."""

import asyncio
import os
import signal
import sys
import time
from pathlib import Path


def double(n: int) -> int:
    return 2 * n


def own_process() -> int:
    return os.getpid()


def note(file: str, text: str) -> None:
    """Writes a line at the end of a file."""
    with open(file, "a") as lines:
        lines.write(text + "\n")


def hold(begun: str, release: str) -> str:
    """Creates a file to show that this job has begun, and waits for another file."""
    note(begun, str(os.getpid()))
    while not Path(release).exists():
        time.sleep(0.01)
    return "released"


def forever(begun: str = os.devnull) -> None:
    """Never ends, and ignores signals."""
    note(begun, str(os.getpid()))
    while True:
        pass


def die_at_first(file: str) -> str:
    """Kills the worker at the first call."""
    first = not Path(file).exists()
    note(file, str(os.getpid()))
    if first:
        os._exit(1)
    return "done"


def die(file: str) -> None:
    note(file, str(os.getpid()))
    os._exit(1)


def divide(n: int) -> float:
    return n / 0


class Odd(Exception):
    """An error that cannot be unpickled, because it takes two arguments and passes only one on."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"{what}: {why}")


def raise_odd() -> None:
    raise Odd("seven", "it is not even")


def leave() -> None:
    sys.exit("goodbye")


def give_up() -> None:
    raise asyncio.CancelledError("of its own")


def lambda_as_result() -> object:
    return lambda: 0


def how_it_runs() -> tuple[int, bool, bool]:
    """Returns this process's niceness, whether it ignores Ctrl-C, and whether a game was loaded before its first job."""
    return os.nice(0), signal.getsignal(signal.SIGINT) is signal.SIG_IGN, "cardlab.games.war" in sys.modules
