"""Slow tasks of a session, such as a bot's search. A notebook runs them at once; a server sends them to another process.

A session's `answering` is a generator. It yields `Work` (or None, to let others take a turn), is sent the result, and returns
the answer. In a Jupyter kernel, `do_here` runs all of it at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeVar

from cardlab.bots import Bot
from cardlab.core.errors import CardlabError
from cardlab.core.match import BaseMatch
from cardlab.match import Match
from cardlab.protocol.match import Thinker

T = TypeVar("T")
Working = Generator["Work | None", Any, T]
"""A generator that returns a T. Along the way it yields pieces of work and is sent their results."""

PAUSE = 0.01
"""Seconds that are left to others between two pieces of work."""


class NotDone(CardlabError):
    """Nobody had time for the work; the session continues without it."""


class GivenUp(NotDone):
    """Nobody waits for the work any more, because its learner has left."""


@dataclass(frozen=True)
class Work:
    """A piece of work.

    Attributes:
        function: A function of a module. If there is a match, its first argument is a copy of it.
        match: The match of the work.
        bots: The bots of a table, if they do the work. They are the next argument.
        args: The other arguments, as plain data.
        who: The page shows who is thinking: ``bots``, ``coach``, or "" to show nobody.
    """

    function: Callable[..., Any]
    match: BaseMatch | None = None
    bots: Mapping[str, Bot] | None = None
    args: tuple[Any, ...] = ()
    who: Thinker | Literal[""] = ""

    def lighter(self, share: float) -> Work:
        """Returns the same work, with searching bots that think for only this share of their usual time."""
        if self.bots is None:
            return self
        return replace(self, bots={seat: _reduced(bot, share) for seat, bot in self.bots.items()})

    def do(self) -> Any:
        """Does the work in this process."""
        # On a copy here too: the function may play on, and the result must not depend on where the work is done.
        return self.function(*(() if self.match is None else (self.match.branch(),)), *self._rest())

    def parcel(self) -> tuple[Any, ...]:
        """Returns the work as arguments of `unpack`, to send to another process."""
        return (self.function, None if self.match is None else self.match.save(indent=None), self._rest())

    def _rest(self) -> tuple[Any, ...]:
        return self.args if self.bots is None else (dict(self.bots), *self.args)


def _reduced(bot: Bot, share: float) -> Bot:
    return bot.reduced(share) if hasattr(bot, "reduced") else bot


def unpack(function: Callable[..., Any], saved: str | None, args: tuple[Any, ...]) -> Any:
    """Does work that another process has sent."""
    return function(*args) if saved is None else function(Match.load(saved), *args)


def do_here(working: Working[T], tell: Callable[[Thinker], object] = lambda who: None) -> T:
    """Does all work at once, and returns the result. Calls `tell` with the name of the thinker before each piece of work."""
    result: Any = None
    while True:
        try:
            work = working.send(result)
        except StopIteration as stop:
            return stop.value  # type: ignore[no-any-return]
        if work is not None and work.who:
            tell(work.who)
        result = None if work is None else work.do()


async def do_by(working: Working[T], do: Callable[[Work | None], Awaitable[Any]]) -> T:
    """Has each piece of work done by `do`, which may raise `NotDone`, and returns the result."""
    result: Any = None
    failed: NotDone | None = None
    while True:
        try:
            # The error is thrown into the session where it waits, so that it can continue without the result: another bot
            # plays, or the coach says that it has no time.
            work = working.throw(failed) if failed else working.send(result)
        except StopIteration as stop:
            return stop.value  # type: ignore[no-any-return]
        result = failed = None
        try:
            result = await do(work)
        except NotDone as error:
            failed = error


def do_in_turns(working: Working[None]) -> None:
    """Does the work in pieces, and lets other messages come in between. Without an event loop, does all of it at once."""

    async def do(work: Work | None) -> Any:
        result = None if work is None else work.do()
        # Not zero: other tasks on this loop, such as the sockets of a Jupyter kernel, need a turn.
        await asyncio.sleep(PAUSE)
        return result

    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        do_here(working)
    else:
        task = loop.create_task(do_by(working, do))
        _doing.add(task)  # the event loop itself keeps only weak references
        task.add_done_callback(_doing.discard)


_doing: set[asyncio.Task[None]] = set()
