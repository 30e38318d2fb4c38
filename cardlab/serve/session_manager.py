"""Holds the sessions of a server: one for each page that a learner has opened, in memory and in storage.

A session is found by its key, computed from the learner's secret (a cookie) and the contents of the page. So the same page
opened again, in another tab or after a restart of the server, has the same session.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import sha256
from time import monotonic
from typing import Any, TypeVar
from urllib.parse import urlencode
from weakref import ref

from cardlab.core.errors import CardlabError
from cardlab.lessons import find
from cardlab.protocol.lesson import Answer
from cardlab.protocol.match import MatchAnswer
from cardlab.protocol.messages import (
    MainLine,
    NewMatch,
    Play,
    ResendLog,
    ReviewMatch,
    SetBots,
    SetTimeLimit,
    TryCards,
    Undo,
    WhatIf,
    parse,
)
from cardlab.serve.class_tickets import ClassTickets
from cardlab.serve.http.limits import LIMITS, Budget, Limits, network_of
from cardlab.serve.json_text import to_json, writing_json
from cardlab.serve.page_session import PageSession
from cardlab.serve.places import crowded_out
from cardlab.serve.storage.records import NoSession, StoreClosed, StoredTicket
from cardlab.serve.storage.store import Store, WrittenPart, utc_now
from cardlab.serve.workers.lines import Lines
from cardlab.serve.workers.pool import Busy, Closed, JobFailed, Pool, TooLong, WorkerDied
from cardlab.serve.workers.time_slices import TimeSlice, TimeSlices
from cardlab.sessions.experiments import ExperimentRun
from cardlab.sessions.jobs import Job, JobCancelled, JobCoroutine, JobNotDone, run_with, unpack
from cardlab.sessions.query_parameters import LOCALE, parameters_of_page, with_todays_seed
from cardlab.sessions.widget_sessions import (
    Description,
    ResolvedDescription,
    WidgetSession,
    in_locale,
    resolved,
    widget_session_of,
)
from cardlab.teaching.practice.memory import FACT_BYTES

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

LONG = 5_000
"""Characters of a stored match, or bytes of a stored memory, that is read in a thread, since that takes longer than a message
may.
"""

T = TypeVar("T")


class TooManyOpenings(CardlabError):
    """A browser or an address has opened too many sessions just now."""


class SessionEvicted(CardlabError):
    """A session is no longer in memory. Opening its page again restores it from storage, or starts over."""


class SessionManager:
    """All sessions of a server.

    Args:
        store: The storage of the sessions.
        most: How many may be in memory.
        report: Called with problems, in words.
        tickets: Whether exit tickets are collected for a teacher.
        limits: How much one browser and one address may open, store and hand in.
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
        self.store, self.most, self.report = store, most, report
        self.tickets = ClassTickets(store, limits) if tickets else None
        self._limits = limits
        self._openings = Budget(
            (limits.openings_of_browser_a_second, limits.openings_of_browser),
            (limits.openings_a_second, limits.openings_at_once),
        )
        self._kept_bytes = Budget(
            (limits.kept_bytes_of_browser_a_second, limits.kept_bytes_of_browser),
            (limits.kept_bytes_of_address_a_second, limits.kept_bytes_of_address),
        )
        self._slices = TimeSlices(limits=limits)
        self._making = Lines()
        """New sessions by network, so that nobody waits for all the strangers of another one."""
        self._processes = processes
        self._tidying: asyncio.Task[None] | None = None
        self.open_sessions: dict[str, PageSession] = {}
        self._resolver = ThreadPoolExecutor(1, "cardlab-resolver")
        """Makes the lessons of decks that nobody has opened before, one at a time. That takes up to a second."""
        self._coming = Lines()
        """Pages by browser, so that only the first one of each waits in the lines that all share."""
        self._opening = Lines()
        """By key: tabs that ask at the same time open one session."""

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
                send(to_json({"ends": True}))
            self.evict(session)
            await asyncio.sleep(0)  # for a class this takes a tenth of a second, in which the messages must go out
        if hasattr(self, "pool"):
            await self.pool.close()
        await self.store.close()
        self._resolver.shutdown(wait=False, cancel_futures=True)  # after the store, which refuses all that still comes

    @property
    def is_quiet(self) -> bool:
        """Whether no learner has a page open."""
        return not any(session.tabs for session in self.open_sessions.values())

    # -------------------------------------------------------------------------------- opening

    async def open(
        self,
        learner: str,
        path: str,
        query: Mapping[str, str],
        widgets: Sequence[Description],
        *,
        browser: str = "",
        address: str = "",
    ) -> PageSession:
        """Returns the session of a page: from memory, from storage, or a new one.

        Args:
            learner: The secret of the browser, and of the child who is playing there.
            path: The page.
            query: The query of its address.
            widgets: The descriptions of its widgets.
            browser: The secret of the browser alone; that of the learner if there is no other.
            address: The network address of the request.

        Raises:
            ServerFull: There is no room for another.
            StoreClosed: The server is ending.
            TooManyOpenings: The browser or its address has opened too many just now.
        """
        query = with_todays_seed(known_parameters(query, widgets))  # the same address has another session tomorrow
        browser = browser or learner
        key = key_of(learner, path, query)
        async with self._coming.of(browser), self._opening.of(key):
            await self._slices.due(browser)
            session = self.open_sessions.get(key)
            if session is not None:
                session.is_known = session.is_known or session.messages > 0
                await self._resume(session)
            else:
                if not self._openings.take(browser, address):
                    raise TooManyOpenings("too many pages were opened just now: come back in a moment")
                comes = PageSession(key, learner, (), browser=browser, network=network_of(address))
                session = await self._restore(comes)
                if session is None:
                    async with self._making.of(comes.network):
                        session = await self._new(comes, path, query, widgets)
            await self._switch_locale(session, query)
        session.touched = monotonic()
        return session

    def page_slices(self, session: PageSession) -> TimeSlice:
        """Returns the time slices of a page. All pages share a line, so a message waits for one of them at most."""
        return self._slices.of(session.browser, "pages")

    async def _new(
        self, session: PageSession, path: str, query: Mapping[str, str], widgets: Sequence[Description]
    ) -> PageSession:
        session.widgets = await self._resolve(lambda: [resolved(description, query) for description in widgets])
        if self.tickets:
            session.widgets = await self.tickets.with_tries(session.learner, session.widgets)
        self._make_room(session)
        described = {"path": path, "query": dict(query), "widgets": list(session.widgets)}
        if not self._kept_bytes.take(session.browser, session.network, len(json.dumps(described))):
            raise TooManyOpenings("too much was stored just now: come back in a moment")
        await self.store.start(session.key, session.learner, described)
        await self._create_widget_sessions(session, {})
        self._add(session)
        return session

    def _add(self, session: PageSession) -> None:
        self._make_room(session)  # again, because others may have come while it was made
        self.open_sessions[session.key] = session

    def _make_room(self, session: PageSession) -> None:
        for other in crowded_out(session, self.open_sessions.values(), self.most, self._limits):
            self.evict(other)

    async def _resolve(self, work: Callable[[], T]) -> T:
        """Does work in the resolver's thread, so that the event loop answers other requests meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._resolver, work)

    async def _restore(self, session: PageSession) -> PageSession | None:
        """Returns the session with its stored state; None if there is none, or if it cannot be restored."""
        kept = await self.store.session(session.key)
        # the key is computed from the secret, so another learner means a forged file
        if kept is None or kept.learner != session.learner:
            return None
        session.widgets, session.is_known = kept.description["widgets"], kept.messages > 0
        self._make_room(session)
        try:
            parts = await self.tickets.add_to(session, kept.parts) if self.tickets else dict(kept.parts)
            session.messages = kept.messages
            # A lesson that is made once is found at once afterwards.
            await self._resolve(
                lambda: [find(one["slug"], one.get("deck", "")) for one in session.widgets if one["kind"] == "lesson"]
            )
            session.last_numbers = {tab: int(n) for tab, n in parts.pop("heard", {}).items()}
            # Their sizes, so that storing them again is no growth; without digests, so that the first time they are written.
            session.written = {name: WrittenPart(b"", size, {}) for name, size in kept.sizes.items()}
            await self._create_widget_sessions(session, parts)
        except StoreClosed:
            raise
        except Exception as error:  # a record may come from another version or be damaged, and hold anything
            self.report(f"a stored session cannot be restored, and starts over: {type(error).__name__}: {error!s:.200}")
            session.messages, session.last_numbers, session.is_known, session.stored_tickets = 0, {}, False, set()
            session.written = {}
            return None
        self._add(session)
        return session

    async def _create_widget_sessions(self, session: PageSession, parts: Mapping[str, Mapping[str, Any]]) -> None:
        """Creates the session of each widget, and restores its state from the stored parts."""
        made: list[WidgetSession] = []
        time_slice = self.page_slices(session)
        for number, description in enumerate(session.widgets):
            await time_slice.go_on()
            widget_session = self._widget_session(session, number, description)
            start = f"{number}."
            own = {name.removeprefix(start): part for name, part in parts.items() if name.startswith(start)}
            if any(map(_is_long, own.values())):
                await self._resolve(partial(widget_session.restore, own))
            else:
                widget_session.restore(own)
            made.append(widget_session)
            await self._answer(session, number, widget_session.begin(), time_slice)
        session.widget_sessions = made  # in one piece, because a message may come while they are made

    async def _resume(self, session: PageSession) -> None:
        """Lets bots move that stopped when the last page closed. A message in progress lets them move itself."""
        if not session.lock.locked():
            async with session.lock:
                time_slice = self.page_slices(session)
                for number, widget_session in enumerate(session.widget_sessions):
                    await self._answer(session, number, widget_session.begin(), time_slice)

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

        return widget_session_of(description, tell, run_experiment, hands_in=self.tickets is not None)

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

    async def release_tickets(self, lesson: str) -> None:
        """Shows learners the answers of the tickets of a lesson that have been handed in so far; "" for all lessons."""
        if self.tickets:
            await self.tickets.release(lesson, self.open_sessions)

    async def delete_ticket(self, ticket: StoredTicket) -> None:
        """Deletes an exit ticket. A page that shows it loads again, and has the ticket without answers."""
        await self.store.delete_ticket(ticket.id)
        session = self.open_sessions.get(ticket.session)
        if session is not None and f"{ticket.number}.ticket" in session.stored_tickets:
            self.evict(session)

    async def start_over(self, session: PageSession) -> None:
        """Deletes a session, and has its tabs reload, which starts a new one."""
        now = self.open_sessions.get(session.key, session)  # a tab may still hold a session that was evicted and restored since
        async with now.lock:
            self.evict(now)
            await self.store.delete(session.key)
        for send in {**session.tabs, **now.tabs}.values():
            send(to_json({"anew": True}))

    # -------------------------------------------------------------------------------- messages

    async def answer(
        self, session: PageSession, tab: str, n: int, number: int, content: Mapping[str, Any], *, address: str = ""
    ) -> str:
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

        Returns: The answer for this tab, as JSON. The other tabs have been told by then.

        Raises:
            SessionEvicted: The session was evicted, and perhaps restored as another object. This one would overwrite the
                changes of that one in storage.
        """
        async with session.lock:
            time_slice = self._slices.of(session.browser)
            await time_slice.go_on()
            self._check_open(session)
            session.touched = monotonic()
            widget_session, again, message = (
                session.widget_sessions[number],
                n <= session.last_numbers.get(tab, 0),
                parse(content),
            )
            if self.tickets and (later := self.tickets.refused(widget_session, message, session.browser, address)) is not None:
                return to_json({"n": n, "widget": number, "content": later})
            try:
                # A message that was processed before is not processed again. The page receives the current state.
                asked = ResendLog() if again and isinstance(message, ONCE) else message
                answer = await self._answer(session, number, widget_session.answering(asked), time_slice)
                self._check_open(session)  # it may have lent its place while it was answering
                # Removed and added again: a dictionary keeps its order, so the tab that was quiet for longest is first.
                session.last_numbers[tab] = max(n, session.last_numbers.pop(tab, 0))
                session.messages += 1
                while len(session.last_numbers) > MAX_TABS:
                    del session.last_numbers[next(iter(session.last_numbers))]
                await time_slice.go_on()
                changed = await self._save(session, number)
                await time_slice.go_on()
                if changed or isinstance(message, ReviewMatch):  # what the coach has found is not stored
                    await self._tell_others(session, number, answer, tab, time_slice)
                text = await _written({"n": n, "widget": number, "content": answer}, time_slice)
            except BaseException:  # the change may be half done, so the session is evicted and continues from its stored state
                self.evict(session)
                raise
        return text  # sent before the lock is given to the next message, so that answers stay in order

    async def _tell_others(self, session: PageSession, number: int, answer: Answer, asking: str, time_slice: TimeSlice) -> None:
        """Sends a change to the other tabs, one after the other, since a long message takes a moment to compress."""
        others = [send for tab, send in session.tabs.items() if tab != asking]
        if others and "opened" not in answer:
            text = await _written({"widget": number, "content": _for_others(answer)}, time_slice)
            for send in others:
                await time_slice.go_on()
                send(text)

    def _check_open(self, session: PageSession) -> None:
        if self.open_sessions.get(session.key) is not session:
            raise SessionEvicted("this session is no longer in memory: load the page again")

    async def _save(self, session: PageSession, number: int) -> bool:
        """Stores what a message has changed. Returns whether anything has."""
        has_room = partial(self._kept_bytes.take, session.browser, session.network)
        parts = {f"{number}.{name}": part for name, part in session.widget_sessions[number].saved().items()}
        heard = {"heard": session.last_numbers}
        if self.tickets:
            await self.tickets.keep(session, number)
            parts = self.tickets.without(session, parts)
        try:
            changed = await self.store.save(session.key, session.messages, {**parts, **heard}, session.written, has_room)
        except NoSession:  # deleted while its page was open, for example by `cardlab data delete`: store all of it again
            session.written.clear()
            await self.store.start(session.key, session.learner, {"path": "", "query": {}, "widgets": list(session.widgets)})
            every = {**self._all_parts(session), **heard}
            changed = await self.store.save(session.key, session.messages, every, session.written)
        return bool(changed - heard.keys())

    def _all_parts(self, session: PageSession) -> dict[str, Mapping[str, Any]]:
        parts = _parts(session.widget_sessions)
        return self.tickets.without(session, parts) if self.tickets else parts

    async def _answer(self, session: PageSession, number: int, answering: JobCoroutine[T], time_slice: TimeSlice) -> T:
        """Computes an answer: long pieces in the pool. Between short ones, others have their turn."""

        async def run(job: Job | None) -> Any:
            if job is None:
                return await time_slice.go_on()
            if job.who:
                session.broadcast(number, {"thinks": job.who})
            try:
                return await self._run_job(session, job)
            finally:
                await time_slice.go_on()

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
        running = asyncio.ensure_future(self.pool.run(unpack, *given.parcel(), learner=session.browser, weight=weight))
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


async def _written(message: Mapping[str, Any], time_slice: TimeSlice) -> str:
    """Returns a message as JSON, which is written in pieces."""
    return await run_with(writing_json(message), lambda _: time_slice.go_on())


def _is_long(part: Mapping[str, Any]) -> bool:
    """Whether it takes a while to read a stored part again."""
    return len(str(part.get("match", ""))) > LONG or FACT_BYTES * len(part.get("memory", part).get("facts", ())) > LONG


def known_parameters(query: Mapping[str, str], widgets: Sequence[Description]) -> dict[str, str]:
    """Returns the part of a query that changes a page or its language. All addresses with this part have the same session."""
    known = {*LOCALE}
    for widget in widgets:
        if widget["kind"] == "asked":
            known |= parameters_of_page(widget["of"], {**query, **widget["said"]})
    return {name: value for name, value in query.items() if name in known}


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
