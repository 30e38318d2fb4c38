"""Request handlers of the pages that are written from the games: gallery, rules, teacher's pages, worksheets."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError, RequestHandler, authenticated
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from cardlab.core.errors import CardlabError
from cardlab.core.registry import find
from cardlab.documents.page_address import new_address
from cardlab.lessons import find as find_lesson
from cardlab.serve.http.assets import asset_routes
from cardlab.serve.http.compression import HTML, CompressedHandler
from cardlab.serve.http.host_names import for_class
from cardlab.serve.http.limits import LIMITS
from cardlab.serve.pages.gallery import gallery_page, notice_page, page_words
from cardlab.serve.pages.rules_page import rules_page
from cardlab.serve.pages.teacher_page import Place, sheets_page, teacher_page
from cardlab.serve.workers.render_queue import ProcessRenderQueue, RenderQueue, RenderQueueFull, Requester, RequesterGone
from cardlab.sessions.query_parameters import game_options_from_query
from cardlab.words.languages import DEFAULT_LANGUAGE

Written = TypeVar("Written")
Make = Callable[[str, Place, dict[str, str], str], Written]

SHEETS_QUEUE = ProcessRenderQueue("cardlab-sheets", LIMITS.sheets_waiting, LIMITS.sheets_of_address, LIMITS.seconds_to_print)
"""Worksheets are made here: two hundred of them take seconds, and nobody else must wait for that."""

PAGES_QUEUE = RenderQueue("cardlab-pages", LIMITS.pages_waiting, LIMITS.pages_waiting)
"""Pages are written here, one after the other, while the event loop answers others."""

OWN_PAGES = "cardlab_own_pages"
"""The setting that says which notebooks there are beside our own: what it is called with nothing gives name -> title."""

KEEPS = "cardlab_keeps"
"""The setting that says whether what learners do is kept just now: what it is called with nothing gives."""

FOR_OTHERS = "cardlab_for_others"
"""The setting that says where other computers ask for this server: what it is called with nothing gives; "" where none can."""

SECONDS_TO_RETRY = 10
"""When to ask again for what there was no room for."""


class PlainErrors(RequestHandler):
    """Says in the reader's language why there is no page; what went wrong beyond that is no reader's concern."""

    def query_asked(self) -> dict[str, str]:
        """What stands after the ``?`` of the address.

        Raises:
            HTTPError: It is no text; the status is 400.
        """
        return {name: self.get_query_argument(name) for name in self.request.query_arguments}

    def locale_asked(self) -> tuple[str, str]:
        """The language and the digits that the address asks for, as it is written."""
        try:
            return self.get_query_argument("lang", DEFAULT_LANGUAGE), self.get_query_argument("digits", "")
        except HTTPError:  # what it says is no text
            return DEFAULT_LANGUAGE, ""

    def write_error(self, status_code: int, **_: Any) -> None:
        """Answer with a page that says why, and with nothing of the error itself."""
        names = {400: "missing", 403: "refused", 404: "missing", 405: "missing", 503: "busy"}
        self.notice(status_code, names.get(status_code, "broken"))

    def notice(self, status: int, name: str) -> None:
        """Answer with a page that says why the one that was asked for is not there; see `notice_page`."""
        if status == 503:
            self.set_header("Retry-After", str(SECONDS_TO_RETRY))
            self.set_header("Refresh", str(SECONDS_TO_RETRY))  # a browser asks again by itself
        self.answer(notice_page(name, self.settings["base_url"], *self.locale_asked()), status)

    def answer(self, page: str, status: int = 200) -> None:
        """Send a page as it is; one that says why there is none is short, and sent from where nothing is awaited."""
        self.set_status(status)
        self.set_header("Content-Type", HTML)
        self.finish(page)


class PageHandler(PlainErrors, CompressedHandler, JupyterHandler):
    """Answers with a page that is made from the games."""

    def initialize(self, folder: str = "") -> None:
        """Tell where the lesson pages are: in a folder below the one that is served."""
        self.pages_url = f"{self.base_url}voila/render/{folder}"
        self.requester = Requester(self.request.remote_ip or "")

    def on_connection_close(self) -> None:
        """Whoever asked has gone, and what is made for nobody need not be made."""
        self.requester.leave()
        super().on_connection_close()

    async def done(self, queue: RenderQueue, work: Callable[[], Written]) -> Written:
        """What a desk makes; 503 where too many wait there."""
        try:
            return await queue.do(work, self.requester)
        except RenderQueueFull:
            raise HTTPError(503) from None
        except RequesterGone:  # nobody reads the answer
            raise HTTPError(400) from None

    async def written(self, write: Callable[..., Written], *about: str) -> Written:
        """What a function makes of where the pages are, and of the language and the digits that the address asks for."""
        return await self.done(PAGES_QUEUE, partial(write, *about, *self._where()))

    def _where(self) -> tuple[str, str, str, str]:
        return self.base_url, self.pages_url, *self.locale_asked()


class NoticeHandler(PageHandler):
    """Says why there is no page, whatever is asked for, and in whatever way."""

    def initialize(self, status: int = 404, name: str = "missing", **_: Any) -> None:  # type: ignore[override]
        """Tell what it says."""
        super().initialize()
        self.status, self.name = status, name

    async def prepare(self) -> None:  # type: ignore[override]
        """Answer; who asks does not matter."""
        self.notice(self.status, self.name)


class GalleryHandler(PageHandler):
    """Answers with the gallery; the pages are in the folder that Voila serves."""

    @authenticated
    async def get(self) -> None:
        """The gallery, in the language that the address asks for."""
        where, own = self._where(), self.settings.get(OWN_PAGES, dict)
        await self.send(await self.done(PAGES_QUEUE, lambda: gallery_page(*where, own=own())), keep=True)

    head = get  # who looks whether the server is there asks so; the server leaves the text out


class RulesHandler(PageHandler):
    """Answers with the rules page of a game, for the options that the address asks for."""

    @authenticated
    async def get(self, slug: str) -> None:
        """The page in the language that the address asks for; 404 where there is no such game."""
        query = self.query_asked()
        try:
            find(slug)
            game = game_options_from_query({**query, "game": slug})
            page = await self.written(partial(rules_page, game))
        except CardlabError as error:
            raise HTTPError(404, str(error)) from error
        await self.send(page, keep=True)

    head = get


class TeacherHandler(PageHandler):
    """Answers with the teacher's page of a lesson."""

    @authenticated
    async def get(self, slug: str) -> None:
        """The page in the language that the address asks for; 404 where there is no such lesson."""
        await self.send(await self.made(PAGES_QUEUE, teacher_page, slug))

    head = get

    async def made(self, queue: RenderQueue, make: Make[Written], slug: str) -> Written:
        """What a function makes of a lesson, of where pages are, and of what the address asks for."""
        asked, keeps = f"{self.request.protocol}://{self.request.host}", self.settings.get(KEEPS, lambda: True)
        host = for_class(asked, self.settings.get(FOR_OTHERS, str)())
        place = Place(host, self.base_url, self.pages_url, keeps())
        query = self.query_asked()
        if "kinds" in query:  # a form sends each box that is ticked by itself
            query["kinds"] = ",".join(self.get_query_arguments("kinds"))
        making = partial(make, slug, place, query, query.get("lang", DEFAULT_LANGUAGE))
        try:
            find_lesson(slug)
            return await self.done(queue, making)
        except CardlabError as error:
            raise HTTPError(404, str(error)) from error


class SheetsHandler(TeacherHandler):
    """Answers with worksheets, ready to print."""

    @authenticated
    async def get(self, slug: str) -> None:
        """The sheets that the address asks for; 400 and what is allowed where they cannot be; 404 where there is no lesson."""
        status, page = await self.made(SHEETS_QUEUE, sheets_page, slug)
        await self.send(page, status)

    head = get


class MovedHandler(PageHandler):
    """Sends a reader from the old address of a page to the new one, with what it asks for."""

    @authenticated
    def get(self, old: str) -> None:
        """The way to the new address."""
        self.redirect(new_address(old, self.query_asked()) or "", permanent=True)

    head = get


class WordsHandler(PageHandler):
    """Answers with the words around a lesson, for a page that was made before its language was known."""

    @authenticated
    async def get(self) -> None:
        """The words in the language that the address asks for, or else in the default one."""
        language, _ = self.locale_asked()
        self.finish(await self.done(PAGES_QUEUE, partial(page_words, language)))


class FarewellHandler(VoilaShutdownKernelHandler):  # type: ignore[misc]
    """Ends a kernel when its page says farewell.

    The farewell is a beacon, which carries no token against forged requests, so Voila's own handler refuses it and the
    kernel stays until it is idle for long. To end a kernel one must know its id, which nobody but its page is told.
    """

    def check_xsrf_cookie(self) -> None:
        """A beacon has none."""


async def close_render_queues() -> None:
    """Give up the pages that are being made: the server ends, and nobody waits for them any more."""
    await SHEETS_QUEUE.close()
    await PAGES_QUEUE.close()


def with_plain_errors(handler: type[Any]) -> type[Any]:
    """A handler of others, such as one of files, whose errors are our pages; theirs cannot be drawn here, or say too much."""
    return type(handler.__name__, (PlainErrors, handler), {"__doc__": handler.__doc__})


def routes(base_url: str, folder: str = "") -> list[tuple[Any, ...]]:
    """Where the pages are that need no kernel; the lesson pages are in a folder below the one that is served."""
    lessons = {"folder": folder}
    return [
        *asset_routes(base_url),
        (rf"{base_url}cardlab/?", GalleryHandler, lessons),
        (rf"{base_url}cardlab/words", WordsHandler),
        (rf"{base_url}cardlab/rules/(\w+)", RulesHandler, lessons),
        (rf"{base_url}cardlab/teacher/(\w+)", TeacherHandler, lessons),
        (rf"{base_url}cardlab/teacher/(\w+)/sheets", SheetsHandler, lessons),
    ]
