"""Holds the sessions of a server: one for each page that a learner has opened, in memory and in storage.

A session is found by its key, which follows from the learner's secret (a cookie) and from what the page shows. So the same
page opened again, in another tab or after a restart of the server, is the same session.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from time import monotonic
from typing import Any
from urllib.parse import urlencode
from weakref import WeakValueDictionary, ref

from cardlab.core.errors import CardlabError
from cardlab.serve.http.limits import LIMITS, Limits, TokenBuckets
from cardlab.serve.storage.records import NoSession
from cardlab.serve.storage.store import Store, utc_now
from cardlab.serve.workers.pool import Busy, Closed, JobFailed, Pool, TooLong, WorkerDied
from cardlab.sessions.endpoints import Description, Endpoint, LessonEndpoint, endpoint_of, in_locale, resolved
from cardlab.sessions.experiments import Dealing
from cardlab.sessions.query_parameters import LOCALE
from cardlab.sessions.work import Answer, Answering, GivenUp, NotDone, Work, do_by, unpack

TIDY_SECONDS = 600
"""How often what is old is looked for."""
IDLE_SECONDS = 1800
"""For so long a session without a page stays in memory; then it is only kept."""
MOST_TABS = 8
"""Of a session; their last messages are known, so that none is taken twice."""
WEIGHT = {"coach": 4.0}
"""How much work counts against a learner, by who thinks."""

Send = Callable[[Mapping[str, Any]], object]


class Full(CardlabError):
    """There are as many sessions as this server has room for."""


class SessionEvicted(CardlabError):
    """A session is no longer in memory: whoever opens its page again has it from what is kept, or begins it anew."""


@dataclass
class LiveSession:
    """A session in memory.

    Attributes:
        key: Its key.
        learner: Whose it is.
        widgets: The descriptions of its widgets.
        ends: What answers them.
        pages: The tabs that are open, each with what sends to it.
        heard: Tab -> the number of the last message that was taken from it.
        kept: Part -> by what it is known how it was kept last.
        taken: How many messages have been taken from all its pages: a copy of the page that knows fewer is an old one.
        turn: One message is answered at a time.
        touched: When it was last used, by this process's clock.
        working: Games that are being dealt for it.
        asked: What the coach is to find out for its pages, and bots are to move.
    """

    key: str
    learner: str
    widgets: Sequence[Description]
    ends: list[Endpoint] = field(default_factory=list)
    pages: dict[str, Send] = field(default_factory=dict)
    heard: dict[str, int] = field(default_factory=dict)
    kept: dict[str, bytes] = field(default_factory=dict)
    taken: int = 0
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    touched: float = 0.0
    working: set[asyncio.Task[None]] = field(default_factory=set)
    asked: set[asyncio.Future[Any]] = field(default_factory=set)

    @property
    def is_idle(self) -> bool:
        """Whether no page looks on, and nothing is being answered."""
        return not self.pages and not self.turn.locked()

    def tell(self, number: int, content: Answer, but: str = "") -> None:
        """Send to all its tabs but one."""
        for tab, send in list(self.pages.items()):
            if tab != but:
                send({"widget": number, "content": content})


class SessionManager:
    """All sessions of a server.

    Args:
        store: Where they are kept.
        most: How many may be in memory.
        report: Hears what goes wrong, in words.
        tickets: Whether exit tickets are handed in, for a teacher to see.
        limits: How many of them one browser and one address may hand in.
        processes: How many think; None for one a core.

    Attributes:
        pool: Who does what takes long; there from `begin` on.
    """

    pool: Pool

    def __init__(
        self,
        store: Store,
        *,
        most: int,
        report: Callable[[str], None],
        tickets: bool = False,
        limits: Limits = LIMITS,
        processes: int | None = None,
    ) -> None:
        self.store, self.most, self.report, self.tickets = store, most, report, tickets
        self._of_browser, self._of_address = (
            TokenBuckets(1 / limits.seconds_between_tickets, most)
            for most in (limits.tickets_of_browser, limits.tickets_of_address)
        )
        self._processes = processes
        self._tidying: asyncio.Task[None] | None = None
        self.live: dict[str, LiveSession] = {}
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """A session is opened once, however many tabs ask for it; a lock lasts as long as somebody has it or waits for it."""

    # -------------------------------------------------------------------------------- beginning and end

    async def begin(self) -> None:
        """Start those who do what takes long, and end what is old from time to time."""
        self.pool = Pool(self._processes)
        self._tidying = asyncio.get_running_loop().create_task(self._tidy())

    async def _tidy(self) -> None:
        while True:
            await self.end_idle(monotonic())
            await self.store.delete_old(utc_now())
            await asyncio.sleep(TIDY_SECONDS)

    async def end(self) -> None:
        """Tell all pages that the server ends; what they have done is kept."""
        if self._tidying is not None:
            self._tidying.cancel()
        while self.live:
            live = next(iter(self.live.values()))
            for send in list(live.pages.values()):
                send({"ends": True})
            self.evict(live)
            await asyncio.sleep(0)  # for a class it takes a tenth of a second
        if hasattr(self, "pool"):
            await self.pool.close()
        await self.store.close()

    @property
    def is_quiet(self) -> bool:
        """Whether no page looks on."""
        return not any(live.pages for live in self.live.values())

    # -------------------------------------------------------------------------------- opening

    async def open(self, learner: str, path: str, query: Mapping[str, str], widgets: Sequence[Description]) -> LiveSession:
        """The session of a page, from memory, from what is kept, or a new one.

        Args:
            learner: The secret of the browser.
            path: Which page it is.
            query: What stands after the ``?`` of its address.
            widgets: What is described there.

        Raises:
            Full: There is no room for another.
        """
        key = key_of(learner, path, query)
        async with self._opening.setdefault(key, asyncio.Lock()):
            live = self.live.get(key)
            if live is not None:
                await self._go_on(live)
            else:
                live = await self._taken_up(key, learner) or await self._new(key, learner, path, query, widgets)
            await self._speak(live, query)
        live.touched = monotonic()
        return live

    async def _new(
        self, key: str, learner: str, path: str, query: Mapping[str, str], widgets: Sequence[Description]
    ) -> LiveSession:
        self._make_room()
        live = LiveSession(key, learner, [resolved(description, query) for description in widgets])
        await self.store.start(key, learner, {"path": path, "query": dict(query), "widgets": list(live.widgets)})
        await self._seat(live, {})
        self.live[key] = live
        return live

    async def _taken_up(self, key: str, learner: str) -> LiveSession | None:
        """What is kept under a key, taken up; None where nothing is, or what is there cannot go on."""
        kept = await self.store.session(key)
        if kept is None or kept.learner != learner:
            return None
        self._make_room()
        live = LiveSession(key, learner, kept.description["widgets"])
        try:
            parts = dict(kept.parts)
            live.taken = kept.messages
            live.heard = {tab: int(n) for tab, n in parts.pop("heard", {}).items()}
            await self._seat(live, parts)
        except Exception as error:  # what is read from a disk may be anything
            self.report(f"a session that was kept cannot go on, and begins anew: {type(error).__name__}: {error!s:.200}")
            return None
        self.live[key] = live
        return live

    async def _seat(self, live: LiveSession, parts: Mapping[str, Mapping[str, Any]]) -> None:
        """Make what answers each widget, and let it go on with what is kept of it."""
        live.ends = []
        for number, description in enumerate(live.widgets):
            end = self._end(live, number, description)
            start = f"{number}."
            end.take_up({name.removeprefix(start): part for name, part in parts.items() if name.startswith(start)})
            live.ends.append(end)
            await self._answer(live, number, end.begin())

    async def _go_on(self, live: LiveSession) -> None:
        """Let go on what was given up when its last page had gone; where a message is being answered, that is done there."""
        if not live.turn.locked():
            async with live.turn:
                for number, end in enumerate(live.ends):
                    await self._answer(live, number, end.begin())

    def _end(self, live: LiveSession, number: int, description: Description) -> Endpoint:
        found = ref(live)  # what answers does not hold its session: who is put away is gone at once (`cardlab.serve.gc_tuning`)

        def tell(content: Answer) -> None:
            if (live := found()) is not None:
                live.tell(number, content)

        def go_on(dealing: Dealing) -> None:
            if (live := found()) is None:
                return
            task = asyncio.get_running_loop().create_task(self._deal(live, dealing))
            live.working.add(task)
            task.add_done_callback(live.working.discard)
            task.add_done_callback(self._say_if_broken)

        return endpoint_of(description, tell, go_on, hands_in=self.tickets)

    def _say_if_broken(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self.report(f"games that were being dealt broke off: {error!r:.200}")

    async def _speak(self, live: LiveSession, query: Mapping[str, str]) -> None:
        """Let a session speak the language that the address asks for now."""
        widgets = [in_locale(description, query) for description in live.widgets]
        if widgets != list(live.widgets):
            async with live.turn:
                live.widgets = widgets
                await self._seat(live, _parts(live.ends))

    def _make_room(self) -> None:
        """End what is idle in memory.

        Raises:
            Full: All are in use.
        """
        if len(self.live) < self.most:
            return
        idle = sorted((live for live in self.live.values() if live.is_idle), key=lambda live: live.touched)
        if not idle:
            raise Full(f"{self.most} learners are here, and there is room for no more: come back in a moment")
        self.evict(idle[0])

    def evict(self, live: LiveSession) -> None:
        """Keep a session on the disk alone."""
        for task in live.working:
            task.cancel()
        if self.live.get(live.key) is live:
            del self.live[live.key]

    async def end_idle(self, now: float) -> None:
        """Put away what nobody has used for long."""
        for live in list(self.live.values()):
            if live.is_idle and now - live.touched > IDLE_SECONDS:
                self.evict(live)
                await asyncio.sleep(0)

    async def remove(self, key: str) -> None:
        """Forget the session of a key; a page that shows it begins anew."""
        live = self.live.get(key)
        if live is not None:
            await self.anew(live)
        else:
            await self.store.delete(key)

    async def anew(self, live: LiveSession) -> None:
        """Forget a session, and have its pages opened again, which begins it anew."""
        now = self.live.get(live.key, live)  # a page may still hold what was put away meanwhile
        async with now.turn:
            self.evict(now)
            await self.store.delete(live.key)
        for send in {**live.pages, **now.pages}.values():
            send({"anew": True})

    # -------------------------------------------------------------------------------- messages

    async def take(
        self, live: LiveSession, tab: str, n: int, number: int, content: Mapping[str, Any], *, address: str = ""
    ) -> Answer:
        """Answer a message of a page; when this returns, what it has changed is kept.

        A message that was taken before is not taken again: its answer is how things stand.

        Args:
            live: The session.
            tab: The page that sent it.
            n: Its number: those of a page rise.
            number: The widget that it is for.
            content: What it says.
            address: Where it came from, in the network.

        Raises:
            SessionEvicted: The session is another object by now, or ended; what this one would keep, it would write over that.
        """
        async with live.turn:
            if self.live.get(live.key) is not live:
                raise SessionEvicted("this session is no longer in memory: load the page again")
            live.touched = monotonic()
            end, again = live.ends[number], n <= live.heard.get(tab, 0)
            if (later := self._later(end, content, live.learner, address)) is not None:
                return later
            try:
                asked = {"do": "log"} if again and _once(content) else content
                answer = await self._answer(live, number, end.answering(asked))
                live.heard[tab] = max(n, live.heard.pop(tab, 0))
                live.taken += 1
                while len(live.heard) > MOST_TABS:
                    del live.heard[next(iter(live.heard))]
                await self._keep(live, number)
            except BaseException:  # it may be half done: the session goes on from what is kept
                self.evict(live)
                raise
        shared = {name: value for name, value in answer.items() if name not in ("said", "counsel", "feedback", "opened")}
        if "opened" not in answer:
            live.tell(number, shared, but=tab)
        return answer

    def _later(self, end: Endpoint, content: Mapping[str, Any], learner: str, address: str) -> Answer | None:
        """What is told to whoever hands in an exit ticket that is not taken just now; None for all else."""
        if not (self.tickets and isinstance(end, LessonEndpoint) and end.session.hands_in_with(content)):
            return None
        # The browser first: who has emptied that bucket takes nothing from the school's.
        taken = self._of_browser.of(learner).take() and self._of_address.of(address).take()
        return None if taken else end.session.not_handed_in(content)

    async def _keep(self, live: LiveSession, number: int) -> None:
        parts = {f"{number}.{name}": part for name, part in live.ends[number].saved().items()}
        try:
            await self.store.save(live.key, live.taken, {**parts, "heard": live.heard}, live.kept)
        except NoSession:  # it was deleted while its page was open
            live.kept.clear()
            await self.store.start(live.key, live.learner, {"path": "", "query": {}, "widgets": list(live.widgets)})
            await self.store.save(live.key, live.taken, {**_parts(live.ends), "heard": live.heard}, live.kept)

    async def _answer(self, live: LiveSession, number: int, answering: Answering) -> Answer:
        """Do what an answer takes, elsewhere or in turns with others."""

        async def do(work: Work | None) -> Any:
            if work is None:
                return await asyncio.sleep(0)
            if work.who:
                live.tell(number, {"thinks": work.who})
            return await self._do(live, work)

        return await do_by(answering, do)

    async def _deal(self, live: LiveSession, dealing: Dealing) -> None:
        """Have games dealt as long as somebody looks on."""

        async def do(work: Work | None) -> Any:
            if not live.pages:
                raise NotDone("nobody looks on any more")
            return None if work is None else await self._do(live, work)

        await do_by(dealing, do)

    def left(self, live: LiveSession, tab: str) -> None:
        """A page has gone. If it was the last, nobody waits for the coach or for a bot; bots move when somebody is back."""
        live.pages.pop(tab, None)
        if not live.pages:
            for job in live.asked:
                job.cancel()

    async def _do(self, live: LiveSession, work: Work) -> Any:
        share = 1 / (1 + self.pool.load)
        given = work if share == 1 else work.lighter(share)  # in a full room everybody waits less for bots that see less
        weight = WEIGHT.get(work.who, 1.0)
        job = asyncio.ensure_future(self.pool.run(unpack, *given.parcel(), learner=live.key, weight=weight))
        if work.who and live.pages:  # a page that is being made has its bots move before it is there
            live.asked.add(job)
            job.add_done_callback(live.asked.discard)
        try:
            return await job
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():  # it is the answer itself that is given up
                raise
            raise GivenUp("nobody waits for it any more") from None
        except (Busy, TooLong, WorkerDied, Closed) as error:
            raise NotDone(str(error)) from error
        except JobFailed as error:  # something of ours is broken; the learner's match goes on
            self.report(f"work was not done: {error}")
            raise NotDone(str(error)) from error


def key_of(learner: str, path: str, query: Mapping[str, str]) -> str:
    """The key of a page's session: whoever does not know the learner's secret cannot guess it."""
    about = urlencode(sorted((name, value) for name, value in query.items() if name not in LOCALE))
    return sha256(f"{learner}\n{path}\n{about}".encode()).hexdigest()[:32]


def _parts(ends: Sequence[Endpoint]) -> dict[str, dict[str, Any]]:
    return {f"{number}.{name}": part for number, end in enumerate(ends) for name, part in end.saved().items()}


def _once(content: Mapping[str, Any]) -> bool:
    """Whether a message must not be taken twice; those of practice and of the exit ticket are known by themselves."""
    return content.get("do") in ("play", "try", "undo", "what_if", "main_line", "within", "bots", "again")
