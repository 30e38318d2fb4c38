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
"""Makes a T; on the way it gives out pieces of work and is sent their results."""

PAUSE = 0.01
"""Seconds that are left to others between two pieces of work."""


class NotDone(CardlabError):
    """Work that nobody had the time for; the session goes on without it."""


class GivenUp(NotDone):
    """Work that nobody waits for any more: who has asked for it has gone."""


@dataclass(frozen=True)
class Work:
    """A piece of work.

    Attributes:
        function: A function of a module; where there is a match it is given a copy of it first.
        match: The match that it is about.
        bots: The players of a table, where it is they who do it; the function is given them next.
        args: What else it is given: plain data.
        who: Who thinks meanwhile, for the page: ``bots``, ``coach``, or "" where nobody is to be told.
    """

    function: Callable[..., Any]
    match: BaseMatch | None = None
    bots: Mapping[str, Bot] | None = None
    args: tuple[Any, ...] = ()
    who: Thinker | Literal[""] = ""

    def lighter(self, share: float) -> Work:
        """The same, with bots that think for so large a part of their usual time, where they search."""
        if self.bots is None:
            return self
        return replace(self, bots={seat: _reduced(bot, share) for seat, bot in self.bots.items()})

    def do(self) -> Any:
        """Do it in this process."""
        # On a copy here too: the function may play on, and the result must not depend on where the work is done.
        return self.function(*(() if self.match is None else (self.match.branch(),)), *self._rest())

    def parcel(self) -> tuple[Any, ...]:
        """The work as arguments of `unpack`, to send to another process."""
        return (self.function, None if self.match is None else self.match.save(indent=None), self._rest())

    def _rest(self) -> tuple[Any, ...]:
        return self.args if self.bots is None else (dict(self.bots), *self.args)


def _reduced(bot: Bot, share: float) -> Bot:
    return bot.reduced(share) if hasattr(bot, "reduced") else bot


def unpack(function: Callable[..., Any], saved: str | None, args: tuple[Any, ...]) -> Any:
    """Do in this process what another one has sent."""
    return function(*args) if saved is None else function(Match.load(saved), *args)


def do_here(working: Working[T], tell: Callable[[Thinker], object] = lambda who: None) -> T:
    """Do all work at once, and give what follows from it; `tell` is called with who thinks, before they do."""
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
    """Have each piece of work done by somebody, who may say `NotDone`, and give what follows from all of it."""
    result: Any = None
    failed: NotDone | None = None
    while True:
        try:
            # A refusal is thrown into the session where it waits, so that it can go on without the result: another bot
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
    """Do the pieces of some work while other messages are heard in between; where no loop brings any, all at once."""

    async def do(work: Work | None) -> Any:
        result = None if work is None else work.do()
        # Not zero: what else is on this loop, such as the sockets of a Jupyter kernel, needs a turn.
        await asyncio.sleep(PAUSE)
        return result

    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        do_here(working)
    else:
        task = loop.create_task(do_by(working, do))
        _doing.add(task)  # a loop itself holds none
        task.add_done_callback(_doing.discard)


_doing: set[asyncio.Task[None]] = set()
