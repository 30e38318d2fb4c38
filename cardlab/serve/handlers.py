"""What the gallery and its pages ask of a Jupyter or Voila server."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from jupyter_server.base.handlers import JupyterHandler
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, authenticated
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from cardlab.core.errors import CardlabError
from cardlab.serve.gallery import gallery_page, missing_page, page_words
from cardlab.serve.rules import rules_page
from cardlab.serve.teacher import Place, sheets_page, teacher_page
from cardlab.words.messages import DEFAULT_LANGUAGE

Written = TypeVar("Written")
Make = Callable[[str, Place, dict[str, str], str], Written]

_PRINTER = ThreadPoolExecutor(max_workers=1, thread_name_prefix="cardlab-sheets")
"""Worksheets are made here: two hundred of them take seconds, and other pages must not wait for that."""

_WRITER = ThreadPoolExecutor(max_workers=1, thread_name_prefix="cardlab-pages")
"""Pages are written here, one after the other: the first ones run worked examples, and others must not wait for that."""


class PageHandler(JupyterHandler):
    """Answers with a page that is made from the games."""

    def initialize(self, folder: str = "") -> None:
        """Tell where the lesson pages are: in a folder below the one that is served."""
        self.pages_url = f"{self.base_url}voila/render/{folder}"

    async def written(self, write: Callable[..., Any], *about: str) -> Any:
        """What a function makes of where the pages are, and of the language and the digits that the address asks for."""
        locale = self.get_argument("lang", DEFAULT_LANGUAGE), self.get_argument("digits", "")
        return await IOLoop.current().run_in_executor(_WRITER, partial(write, *about, self.base_url, self.pages_url, *locale))

    def write_error(self, status_code: int, **_: Any) -> None:
        """Say in the reader's language that there is no such page; else the browser would show an empty one."""
        locale = self.get_argument("lang", DEFAULT_LANGUAGE), self.get_argument("digits", "")
        self.answer(missing_page(status_code, self.base_url, *locale), status_code)

    def answer(self, page: str, status: int = 200) -> None:
        """Send a page."""
        self.set_status(status)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(page)


class GalleryHandler(PageHandler):
    """Answers with the gallery; the pages are in the folder that Voila serves."""

    @authenticated
    async def get(self) -> None:
        """The gallery, in the language that the address asks for."""
        self.answer(await self.written(gallery_page))

    head = get  # who looks whether the server is there asks so; the server leaves the text out


class RulesHandler(PageHandler):
    """Answers with the rules page of a game."""

    @authenticated
    async def get(self, slug: str) -> None:
        """The page in the language that the address asks for; 404 where there is no such game."""
        try:
            page = await self.written(rules_page, slug)
        except CardlabError as error:
            raise HTTPError(404, str(error)) from error
        self.answer(page)

    head = get


class TeacherHandler(PageHandler):
    """Answers with the teacher's page of a lesson."""

    @authenticated
    async def get(self, slug: str) -> None:
        """The page in the language that the address asks for; 404 where there is no such lesson."""
        self.answer(await self.made(teacher_page, slug, _WRITER))

    head = get

    async def made(self, make: Make[Written], slug: str, by: ThreadPoolExecutor) -> Written:
        """What a function makes of a lesson, of where pages are, and of what the address asks for."""
        place = Place(f"{self.request.protocol}://{self.request.host}", self.base_url, self.pages_url)
        query = {name: self.get_query_argument(name) for name in self.request.query_arguments}
        making = partial(make, slug, place, query, query.get("lang", DEFAULT_LANGUAGE))
        try:
            return await IOLoop.current().run_in_executor(by, making)
        except CardlabError as error:
            raise HTTPError(404, str(error)) from error


class SheetsHandler(TeacherHandler):
    """Answers with worksheets, ready to print."""

    @authenticated
    async def get(self, slug: str) -> None:
        """The sheets that the address asks for; 400 and what is allowed where they cannot be; 404 where there is no lesson."""
        status, page = await self.made(sheets_page, slug, _PRINTER)
        self.answer(page, status)

    head = get


class WordsHandler(JupyterHandler):
    """Answers with the words around a lesson, for a page that was made before its language was known."""

    @authenticated
    async def get(self) -> None:
        """The words in the language that the address asks for, or else in the default one."""
        language = self.get_argument("lang", DEFAULT_LANGUAGE)
        self.finish(await IOLoop.current().run_in_executor(_WRITER, page_words, language))


class FarewellHandler(VoilaShutdownKernelHandler):  # type: ignore[misc]
    """Ends a kernel when its page says farewell.

    The farewell is a beacon, which carries no token against forged requests, so Voila's own handler refuses it and the
    kernel stays until it is idle for long. To end a kernel one must know its id, which nobody but its page is told.
    """

    def check_xsrf_cookie(self) -> None:
        """A beacon has none."""


def routes(base_url: str, folder: str = "") -> list[tuple[Any, ...]]:
    """Where the pages are that need no kernel; the lesson pages are in a folder below the one that is served."""
    lessons = {"folder": folder}
    return [
        (rf"{base_url}cardlab/?", GalleryHandler, lessons),
        (rf"{base_url}cardlab/words", WordsHandler),
        (rf"{base_url}cardlab/rules/(\w+)", RulesHandler, lessons),
        (rf"{base_url}cardlab/teacher/(\w+)", TeacherHandler, lessons),
        (rf"{base_url}cardlab/teacher/(\w+)/sheets", SheetsHandler, lessons),
    ]
