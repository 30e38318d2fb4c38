"""Request handlers for teacher's pages: notes, worksheets, collected exit tickets, and what is stored.

Only a teacher may open them. `cardlab.serve.handlers.http_server.CheckedRouter` asks before it calls one of these handlers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from tornado.web import HTTPError, authenticated

from cardlab.core.errors import CardlabError
from cardlab.documents.handouts import HANDOUTS
from cardlab.lessons import find as find_lesson
from cardlab.serve.handlers.site_pages import PAGES_QUEUE, SHEETS_QUEUE, PageHandler
from cardlab.serve.http.url_paths import KEPT, TICKETS
from cardlab.serve.pages.kept_page import kept_page
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.serve.pages.teacher_page import handout_page, sheets_page, teacher_page
from cardlab.serve.pages.tickets_page import handed_in, tickets_page
from cardlab.serve.session_manager import SessionManager
from cardlab.serve.workers.render_queue import RenderQueue
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import words_for

Written = TypeVar("Written")
Make = Callable[[str, PageAddresses, dict[str, str], str], Written]


class TeacherHandler(PageHandler):
    """Answers with the teacher's page of a lesson."""

    @authenticated
    async def get(self, slug: str) -> None:
        """Sends the page, in the language in the address. Answers 404 if there is no such lesson."""
        await self.send(await self.made(PAGES_QUEUE, teacher_page, slug))

    head = get

    async def made(self, queue: RenderQueue, make: Make[Written], slug: str) -> Written:
        """Makes a page of a lesson with a function, for the requested address."""
        query = self.query_asked()
        if "kinds" in query:  # a form sends each ticked box as a parameter of its own
            query["kinds"] = ",".join(self.get_query_arguments("kinds"))
        making = partial(make, slug, self.addresses(), query, query.get("lang", DEFAULT_LANGUAGE))
        try:
            find_lesson(slug)
            return await self.done(queue, making)
        except CardlabError as error:
            raise HTTPError(404, str(error)) from error


class SheetsHandler(TeacherHandler):
    """Answers with worksheets, ready to print."""

    @authenticated
    async def get(self, slug: str) -> None:
        """Sends the worksheets that the address asks for. Answers 400 with the allowed values if they are not possible, and 404
        if there is no such lesson.
        """
        status, page = await self.made(SHEETS_QUEUE, sheets_page, slug)
        await self.send(page, status)

    head = get


class HandoutHandler(TeacherHandler):
    """Answers with a page of a lesson to print that has no questions."""

    @authenticated
    async def get(self, slug: str, name: str = "") -> None:
        """Sends the page. Answers 404 if there is no such lesson, or if it has no such page."""
        await self.send(await self.made(PAGES_QUEUE, partial(handout_page, name), slug))

    head = get


class TicketsHandler(PageHandler):
    """Shows exit tickets, shows their answers to the class, and deletes them."""

    def initialize(self, sessions: SessionManager) -> None:  # type: ignore[override]
        """Takes the sessions."""
        super().initialize()
        self.sessions = sessions

    @authenticated
    async def get(self) -> None:
        """Sends the page, in the language in the address."""
        words, xsrf = words_for(*self.locale_asked()), self.xsrf_token.decode()
        keeps, leave = self.sessions.store.trouble is None, self.leave_url()
        tickets = await self.sessions.store.tickets(deleted=True)

        def written() -> str:  # a school's tickets take seconds to render, and no learner should wait for that
            return tickets_page(handed_in(tickets, words), self.base_url, words, xsrf, keeps=keeps, leave=leave)

        page = await self.done(PAGES_QUEUE, written)
        await self.send(page, store=False)  # the next person at this computer must not see the names

    @authenticated
    async def post(self) -> None:
        """Deletes the ticket or releases the answers that the form names, and shows the page again."""
        lesson = self.get_body_argument("release", None)
        if lesson is not None:
            await self.sessions.release_tickets(lesson)
        else:
            named = self.get_body_argument("ticket", "")
            found = [ticket for ticket in await self.sessions.store.tickets() if ticket.id == named]
            if not found:
                raise HTTPError(404)
            await self.sessions.delete_ticket(found[0])
        self.redirect(self.request.uri or TICKETS, status=303)


class KeptHandler(PageHandler):
    """Answers with the page that says what is stored about learners."""

    def initialize(self, sessions: SessionManager, *, in_memory: bool) -> None:  # type: ignore[override]
        """Takes the sessions, and whether they end with the server."""
        super().initialize()
        self.sessions, self.in_memory = sessions, in_memory

    @authenticated
    async def get(self) -> None:
        """Sends the page, in the language in the address."""
        store, words = self.sessions.store, words_for(*self.locale_asked())
        days = None if self.in_memory else store.days
        summary, keeps = await store.summary(), store.trouble is None
        page = kept_page(summary, days, self.base_url, words, keeps=keeps, leave=self.leave_url())
        await self.send(page, store=False)

    head = get


def teacher_routes(base_url: str, folder: str = "") -> list[tuple[Any, ...]]:
    """Returns the routes of teacher's pages about lessons, whose notebooks are in this folder below the served one."""
    lessons = {"folder": folder}
    return [
        (rf"{base_url}cardlab/teacher/(\w+)", TeacherHandler, lessons),
        (rf"{base_url}cardlab/teacher/(\w+)/sheets", SheetsHandler, lessons),
        (rf"{base_url}cardlab/teacher/(\w+)/({'|'.join(HANDOUTS)})", HandoutHandler, lessons),
    ]


def class_routes(base_url: str, sessions: SessionManager, *, tickets: bool, in_memory: bool) -> list[tuple[Any, ...]]:
    """Returns the routes of teacher's pages about a class.

    Args:
        base_url: The path of the server, with a slash at its end.
        sessions: The sessions of the class.
        tickets: Whether exit tickets are collected.
        in_memory: Whether the sessions end with the server.
    """
    kept = (f"{base_url}{KEPT}", KeptHandler, {"sessions": sessions, "in_memory": in_memory})
    return [kept, (f"{base_url}{TICKETS}", TicketsHandler, {"sessions": sessions})] if tickets else [kept]
