"""Holds the sessions of a server: one for each page that a learner has opened, in memory and in storage.

A session is found by its key, computed from the learner's secret (a cookie) and the contents of the page. So the same page
opened again, in another tab or after a restart of the server, has the same session.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import urlencode
from weakref import WeakValueDictionary, ref

from cardlab.core.errors import CardlabError
from cardlab.lessons import find
from cardlab.protocol.lesson import Answer
from cardlab.protocol.match import MatchAnswer
from cardlab.protocol.messages import (
    BadMessage,
    MainLine,
    Message,
    NewMatch,
    Play,
    ResendLog,
    SetBots,
    SetTimeLimit,
    TryCards,
    Undo,
    WhatIf,
    parse,
)
from cardlab.serve.http.limits import LIMITS, Limits, TokenBuckets
from cardlab.serve.page_session import PageSession
from cardlab.serve.storage.records import NoSession
from cardlab.serve.storage.store import Store, utc_now
from cardlab.serve.workers.pool import Busy, Closed, JobFailed, Pool, TooLong, WorkerDied
from cardlab.sessions.experiments import ExperimentRun
from cardlab.sessions.jobs import Job, JobCancelled, JobCoroutine, JobNotDone, run_with, unpack
from cardlab.sessions.query_parameters import LOCALE, with_todays_seed
from cardlab.sessions.widget_sessions import (
    Description,
    LessonWidgetSession,
    ResolvedDescription,
    WidgetSession,
    in_locale,
    resolved,
    widget_session_of,
)

TIDY_SECONDS = 600
"""Seconds between two searches for idle and old sessions."""
IDLE_SECONDS = 1800
"""Seconds for which a session without a page stays in memory. Then it is only in storage."""
MAX_TABS = 8
"""The number of tabs of a session whose last message number is remembered, so that no message is processed twice."""
WEIGHT = {"coach": 4.0}
"""The weight of a learner's job in the fair queue, by who thinks. The coach takes about four times as long as a bot."""

ONCE = (Play, TryCards, Undo, WhatIf, MainLine, SetTimeLimit, SetBots, NewMatch)
"""Messages that would do harm if they were processed twice. Those of practice and tickets carry ids, and are safe to repeat."""

T = TypeVar("T")


class ServerFull(CardlabError):
    """The server has no room for another session."""


class SessionEvicted(CardlabError):
    """A session is no longer in memory. Opening its page again restores it from storage, or starts over."""


class SessionManager:
    """All sessions of a server.

    Args:
        store: The storage of the sessions.
        most: How many may be in memory.
        report: Called with problems, in words.
        tickets: Whether exit tickets are collected for a teacher.
        limits: How many tickets one browser and one address may hand in.
        processes: The number of worker processes; None for one for each core.

    Attributes:
        pool: The workers for slow jobs; available from `start` on.
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
        self.open_sessions: dict[str, PageSession] = {}
        self._resolver = ThreadPoolExecutor(1, "cardlab-resolver")
        """Makes the lessons of decks that nobody has opened before, one at a time. That takes up to a second."""
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """Locks by key: tabs that ask at the same time open one session. A lock disappears when nobody holds it or waits for
        it.
        """

    # -------------------------------------------------------------------------------- beginning and end

    async def start(self) -> None:
        """Starts the workers, and a task that removes idle and old sessions from time to time."""
        self.pool = Pool(self._processes)
        self._tidying = asyncio.get_running_loop().create_task(self._tidy())

    async def _tidy(self) -> None:
        while True:
            await self.evict_idle(monotonic())
            await self.store.delete_old(utc_now())
            await asyncio.sleep(TIDY_SECONDS)

    async def close(self) -> None:
        """Tells all open tabs that the server is ending, and closes the store, which has everything that learners have done."""
        if self._tidying is not None:
            self._tidying.cancel()
        while self.open_sessions:
            session = next(iter(self.open_sessions.values()))
            for send in list(session.tabs.values()):
                send({"ends": True})
            self.evict(session)
            await asyncio.sleep(0)  # for a class this takes a tenth of a second, in which the messages must go out
        self._resolver.shutdown(wait=False, cancel_futures=True)
        if hasattr(self, "pool"):
            await self.pool.close()
        await self.store.close()

    @property
    def is_quiet(self) -> bool:
        """Whether no learner has a page open."""
        return not any(session.tabs for session in self.open_sessions.values())

    # -------------------------------------------------------------------------------- opening

    async def open(self, learner: str, path: str, query: Mapping[str, str], widgets: Sequence[Description]) -> PageSession:
        """Returns the session of a page: from memory, from storage, or a new one.

        Args:
            learner: The secret of the browser.
            path: The page.
            query: The query of its address.
            widgets: The descriptions of its widgets.

        Raises:
            ServerFull: There is no room for another.
        """
        query = with_todays_seed(query)  # the same address has another session tomorrow
        key = key_of(learner, path, query)
        async with self._opening.setdefault(key, asyncio.Lock()):
            session = self.open_sessions.get(key)
            if session is not None:
                await self._resume(session)
            else:
                session = await self._restore(key, learner) or await self._new(key, learner, path, query, widgets)
            await self._switch_locale(session, query)
        session.touched = monotonic()
        return session

    async def _new(
        self, key: str, learner: str, path: str, query: Mapping[str, str], widgets: Sequence[Description]
    ) -> PageSession:
        described = await self._resolve(lambda: [resolved(description, query) for description in widgets])
        self._make_room()
        session = PageSession(key, learner, described)
        await self.store.start(key, learner, {"path": path, "query": dict(query), "widgets": list(session.widgets)})
        await self._create_widget_sessions(session, {})
        self.open_sessions[key] = session
        return session

    async def _resolve(self, work: Callable[[], T]) -> T:
        """Does work in the resolver's thread, so that the event loop answers other requests meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._resolver, work)

    async def _restore(self, key: str, learner: str) -> PageSession | None:
        """Returns the stored session of a key; None if there is none, or if it cannot be restored."""
        kept = await self.store.session(key)
        # the key is computed from the secret, so another learner means a forged file
        if kept is None or kept.learner != learner:
            return None
        self._make_room()
        session = PageSession(key, learner, kept.description["widgets"])
        try:
            parts = dict(kept.parts)
            session.messages = kept.messages
            # A lesson that is made once is found at once afterwards.
            await self._resolve(
                lambda: [find(one["slug"], one.get("deck", "")) for one in session.widgets if one["kind"] == "lesson"]
            )
            session.last_numbers = {tab: int(n) for tab, n in parts.pop("heard", {}).items()}
            await self._create_widget_sessions(session, parts)
        except Exception as error:  # a record may come from another version or be damaged, and hold anything
            self.report(f"a stored session cannot be restored, and starts over: {type(error).__name__}: {error!s:.200}")
            return None
        self.open_sessions[key] = session
        return session

    async def _create_widget_sessions(self, session: PageSession, parts: Mapping[str, Mapping[str, Any]]) -> None:
        """Creates the session of each widget, and restores its state from the stored parts."""
        session.widget_sessions = []
        for number, description in enumerate(session.widgets):
            widget_session = self._widget_session(session, number, description)
            start = f"{number}."
            widget_session.restore({name.removeprefix(start): part for name, part in parts.items() if name.startswith(start)})
            session.widget_sessions.append(widget_session)
            await self._answer(session, number, widget_session.begin())

    async def _resume(self, session: PageSession) -> None:
        """Lets bots move that stopped when the last page closed. A message in progress lets them move itself."""
        if not session.lock.locked():
            async with session.lock:
                for number, widget_session in enumerate(session.widget_sessions):
                    await self._answer(session, number, widget_session.begin())

    def _widget_session(self, session: PageSession, number: int, description: ResolvedDescription) -> WidgetSession:
        # A weak reference. Otherwise the two sessions would be a cycle, and an evicted session would stay in memory until the
        # next full collection, which `cardlab.serve.gc_tuning` delays by hours.
        found = ref(session)

        def tell(content: Answer) -> None:
            if (session := found()) is not None:
                session.broadcast(number, content)

        def run_experiment(run: ExperimentRun) -> None:
            if (session := found()) is None:
                return
            task = asyncio.get_running_loop().create_task(self._run_experiment(session, run))
            session.experiment_tasks.add(task)
            task.add_done_callback(session.experiment_tasks.discard)
            task.add_done_callback(self._say_if_broken)

        return widget_session_of(description, tell, run_experiment, hands_in=self.tickets)

    def _say_if_broken(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) is not None:
            self.report(f"an experiment stopped with an error: {error!r:.200}")

    async def _switch_locale(self, session: PageSession, query: Mapping[str, str]) -> None:
        """Switches a session to the language and the digits of a new address."""
        widgets = [in_locale(description, query) for description in session.widgets]
        if widgets != list(session.widgets):
            async with session.lock:
                session.widgets = widgets
                await self._create_widget_sessions(session, _parts(session.widget_sessions))

    def _make_room(self) -> None:
        """Evicts the session that was idle for longest, if memory is full.

        Raises:
            ServerFull: All are in use.
        """
        if len(self.open_sessions) < self.most:
            return
        idle = sorted(
            (session for session in self.open_sessions.values() if session.is_idle), key=lambda session: session.touched
        )
        if not idle:
            raise ServerFull(f"{self.most} learners are here, and there is no room for more: come back in a moment")
        self.evict(idle[0])

    def evict(self, session: PageSession) -> None:
        """Removes a session from memory. It is still in storage."""
        for task in session.experiment_tasks:
            task.cancel()
        if self.open_sessions.get(session.key) is session:
            del self.open_sessions[session.key]

    async def evict_idle(self, now: float) -> None:
        """Evicts the sessions that nobody has used for a while."""
        for session in list(self.open_sessions.values()):
            if session.is_idle and now - session.touched > IDLE_SECONDS:
                self.evict(session)
                await asyncio.sleep(0)

    async def delete(self, key: str) -> None:
        """Deletes the session of a key. A page that shows it starts over."""
        session = self.open_sessions.get(key)
        if session is not None:
            await self.start_over(session)
        else:
            await self.store.delete(key)

    async def start_over(self, session: PageSession) -> None:
        """Deletes a session, and has its tabs reload, which starts a new one."""
        now = self.open_sessions.get(session.key, session)  # a tab may still hold a session that was evicted and restored since
        async with now.lock:
            self.evict(now)
            await self.store.delete(session.key)
        for send in {**session.tabs, **now.tabs}.values():
            send({"anew": True})

    # -------------------------------------------------------------------------------- messages

    async def answer(
        self, session: PageSession, tab: str, n: int, number: int, content: Mapping[str, Any], *, address: str = ""
    ) -> Answer:
        """Answers a message of a page. When this returns, its changes are stored.

        A message that was processed before, for example before a lost connection, is not processed again. Its answer is the
        current state.

        Args:
            session: The session.
            tab: The tab that sent it.
            n: Its number. The numbers of a tab increase.
            number: The number of the widget that it is for.
            content: The message.
            address: The network address that it came from.

        Raises:
            SessionEvicted: The session was evicted, and perhaps restored as another object. This one would overwrite the
                changes of that one in storage.
        """
        async with session.lock:
            if self.open_sessions.get(session.key) is not session:
                raise SessionEvicted("this session is no longer in memory: load the page again")
            session.touched = monotonic()
            widget_session, again, message = (
                session.widget_sessions[number],
                n <= session.last_numbers.get(tab, 0),
                parse(content),
            )
            if (later := self._refused_ticket(widget_session, message, session.learner, address)) is not None:
                return later
            try:
                # A message that was processed before is not processed again. The page receives the current state.
                asked = ResendLog() if again and isinstance(message, ONCE) else message
                answer = await self._answer(session, number, widget_session.answering(asked))
                # Removed and added again: a dictionary keeps its order, so the tab that was quiet for longest is first.
                session.last_numbers[tab] = max(n, session.last_numbers.pop(tab, 0))
                session.messages += 1
                while len(session.last_numbers) > MAX_TABS:
                    del session.last_numbers[next(iter(session.last_numbers))]
                await self._save(session, number)
            except BaseException:  # the change may be half done, so the session is evicted and continues from its stored state
                self.evict(session)
                raise
        if "opened" not in answer and "thinks" not in answer:
            session.broadcast(number, _for_others(answer), except_tab=tab)
        return answer

    def _refused_ticket(
        self, widget_session: WidgetSession, message: Message | BadMessage, learner: str, address: str
    ) -> Answer | None:
        """Returns the answer to an exit ticket that is over the rate limit; None for all other messages."""
        if not (
            self.tickets and isinstance(widget_session, LessonWidgetSession) and widget_session.session.hands_in_with(message)
        ):
            return None
        # The browser's bucket first, so that a browser with an empty bucket takes no tokens from its school.
        taken = self._of_browser.of(learner).take() and self._of_address.of(address).take()
        return None if taken else widget_session.session.not_handed_in(message)

    async def _save(self, session: PageSession, number: int) -> None:
        parts = {f"{number}.{name}": part for name, part in session.widget_sessions[number].saved().items()}
        try:
            await self.store.save(session.key, session.messages, {**parts, "heard": session.last_numbers}, session.digests)
        except NoSession:  # deleted while its page was open, for example by `cardlab data delete`: store all of it again
            session.digests.clear()
            await self.store.start(session.key, session.learner, {"path": "", "query": {}, "widgets": list(session.widgets)})
            await self.store.save(
                session.key,
                session.messages,
                {**_parts(session.widget_sessions), "heard": session.last_numbers},
                session.digests,
            )

    async def _answer(self, session: PageSession, number: int, answering: JobCoroutine[T]) -> T:
        """Computes an answer: long pieces in the pool. Between short ones, other sessions have their turn."""

        async def run(job: Job | None) -> Any:
            if job is None:
                return await asyncio.sleep(0)
            if job.who:
                session.broadcast(number, {"thinks": job.who})
            return await self._run_job(session, job)

        return await run_with(answering, run)

    async def _run_experiment(self, session: PageSession, experiment: ExperimentRun) -> None:
        """Deals the games of an experiment while a page is open."""

        async def run(job: Job | None) -> Any:
            if not session.tabs:
                raise JobNotDone("nobody is watching any more")
            return None if job is None else await self._run_job(session, job)

        await run_with(experiment, run)

    def tab_closed(self, session: PageSession, tab: str) -> None:
        """Notes that a tab was closed. After the last one, coach and bots stop; the bots continue when the page is opened
        again.
        """
        session.tabs.pop(tab, None)
        if not session.tabs:
            for job in session.jobs:
                job.cancel()

    async def _run_job(self, session: PageSession, job: Job) -> Any:
        share = 1 / (1 + self.pool.load)
        # While jobs wait, bots search less, so that a whole class waits about as long as one learner does.
        given = job if share == 1 else job.lighter(share)
        weight = WEIGHT.get(job.who, 1.0)
        running = asyncio.ensure_future(self.pool.run(unpack, *given.parcel(), learner=session.key, weight=weight))
        if job.who and session.tabs:  # not while a page is being rendered, because its bots move before it is open
            session.jobs.add(running)
            running.add_done_callback(session.jobs.discard)
        try:
            return await running
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():  # this task is cancelled, and not only the job that it waits for
                raise
            raise JobCancelled("nobody waits for it any more") from None
        except (Busy, TooLong, WorkerDied, Closed) as error:
            raise JobNotDone(str(error)) from error
        except JobFailed as error:  # an error in the server, not in the request: it is reported, and the match continues
            self.report(f"a job failed: {error}")
            raise JobNotDone(str(error)) from error


def key_of(learner: str, path: str, query: Mapping[str, str]) -> str:
    """Returns the key of a page's session, the same in all languages. Nobody can guess it without the learner's secret."""
    about = urlencode(sorted((name, value) for name, value in query.items() if name not in LOCALE))
    return sha256(f"{learner}\n{path}\n{about}".encode()).hexdigest()[:32]


def _parts(widget_sessions: Sequence[WidgetSession]) -> dict[str, Mapping[str, object]]:
    return {
        f"{number}.{name}": part
        for number, widget_session in enumerate(widget_sessions)
        for name, part in widget_session.saved().items()
    }


def _for_others(answer: Answer) -> Answer:
    """Returns the part of an answer that other tabs need: the changes, without the notice for the tab that asked."""
    if "cut" not in answer:
        return answer
    shared: MatchAnswer = {"cut": answer["cut"], "steps": answer["steps"], "status": answer["status"]}
    return shared
