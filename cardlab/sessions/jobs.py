"""Jobs: slow tasks of a session, such as a bot's search. A notebook runs them at once; a server sends them to another process.

A session's `answering` is a generator. It yields `Job` (or None, to let others take a turn), is sent the result, and returns
the answer. In a Jupyter kernel, `run_here` runs every job at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeVar

from cardlab.bots import Bot
from cardlab.core.base_match import BaseMatch
from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.match import Match
from cardlab.protocol.match import Thinker

T = TypeVar("T")
JobCoroutine = Generator["Job | None", Any, T]
"""A generator that returns a T. Along the way it yields jobs and is sent their results."""

PAUSE = 0.01
"""Seconds between two jobs, in which other tasks get their turn."""


class JobNotDone(CardlabError):
    """There was no time for the job. The session continues without its result."""


class JobCancelled(JobNotDone):
    """The job was dropped, because its learner has left."""


@dataclass(frozen=True)
class Job:
    """A slow task: a function and its arguments.

    Attributes:
        function: A function of a module. If there is a match, its first argument is a copy of it.
        match: The match that it is about.
        bots: The bots of a table, if it is their move. They are the next argument.
        args: The other arguments, as plain data.
        who: Who is thinking, for the page to show: ``bots``, ``coach``, or "" to show nobody.
    """

    function: Callable[..., Any]
    match: BaseMatch | None = None
    bots: Mapping[str, Bot] | None = None
    args: tuple[Any, ...] = ()
    who: Thinker | Literal[""] = ""

    def lighter(self, share: float) -> Job:
        """Returns the same job, with searching bots that think for only this share of their usual time."""
        if self.bots is None:
            return self
        return replace(self, bots={seat: _reduced(bot, share) for seat, bot in self.bots.items()})

    def run(self) -> Any:
        """Runs the job in this process."""
        # On a copy here too: the function may play on, and the result must not depend on where the job runs.
        return self.function(*(() if self.match is None else (self.match.branch(),)), *self._rest())

    def parcel(self) -> tuple[Any, ...]:
        """Returns the job as arguments of `unpack`, to send to another process."""
        # With the class of the game, because no registry has the games that are only played in lessons.
        saved = None if self.match is None else (self.match.save(indent=None), type(self.match.game))
        return (self.function, saved, self._rest())

    def _rest(self) -> tuple[Any, ...]:
        return self.args if self.bots is None else (dict(self.bots), *self.args)


def _reduced(bot: Bot, share: float) -> Bot:
    return bot.reduced(share) if hasattr(bot, "reduced") else bot


def unpack(function: Callable[..., Any], saved: tuple[str, type[Game]] | None, args: tuple[Any, ...]) -> Any:
    """Runs a job that another process has sent."""
    return function(*args) if saved is None else function(Match.load(*saved), *args)


def run_here(coroutine: JobCoroutine[T], tell: Callable[[Thinker], object] = lambda who: None) -> T:
    """Runs all jobs at once, and returns the result. Calls `tell` with the name of the thinker before each job."""
    result: Any = None
    while True:
        try:
            job = coroutine.send(result)
        except StopIteration as stop:
            return stop.value  # type: ignore[no-any-return]
        if job is not None and job.who:
            tell(job.who)
        result = None if job is None else job.run()


async def run_with(coroutine: JobCoroutine[T], run: Callable[[Job | None], Awaitable[Any]]) -> T:
    """Runs each job with `run`, which may raise `JobNotDone`, and returns the result."""
    result: Any = None
    failed: JobNotDone | None = None
    while True:
        try:
            # The error is thrown into the session where it waits, so that it can continue without the result: another bot
            # plays, or the coach says that it has no time.
            job = coroutine.throw(failed) if failed else coroutine.send(result)
        except StopIteration as stop:
            return stop.value  # type: ignore[no-any-return]
        result = failed = None
        try:
            result = await run(job)
        except JobNotDone as error:
            failed = error


def run_in_turns(coroutine: JobCoroutine[None]) -> None:
    """Runs one job at a time, and lets other messages come in between. Without an event loop, runs all at once."""

    async def run(job: Job | None) -> Any:
        result = None if job is None else job.run()
        # Not zero: other tasks on this loop, such as the sockets of a Jupyter kernel, need a turn.
        await asyncio.sleep(PAUSE)
        return result

    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        run_here(coroutine)
    else:
        task = loop.create_task(run_with(coroutine, run))
        _running.add(task)  # the event loop itself keeps only weak references
        task.add_done_callback(_running.discard)


_running: set[asyncio.Task[None]] = set()
