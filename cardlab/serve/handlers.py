"""What the gallery and its pages ask of a Jupyter or Voila server."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, authenticated
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from cardlab.errors import CardlabError
from cardlab.explain import DEFAULT_LANGUAGE
from cardlab.serve.gallery import gallery_page, page_words
from cardlab.serve.rules import rules_page

_WRITER = ThreadPoolExecutor(max_workers=1, thread_name_prefix="cardlab-pages")
"""Pages are written here, one after the other: the first ones run worked examples, and others must not wait for that."""


class PageHandler(JupyterHandler):
    """Answers with a page that is made from the games."""

    folder = ""
    """The folder with the lesson pages, below the one that is served."""

    async def written(self, write: Callable[..., Any], *about: str) -> Any:
        """What a function makes of where the pages are, and of the language that the address asks for."""
        pages = f"{self.base_url}voila/render/{self.folder}"
        asked = self.get_argument("lang", DEFAULT_LANGUAGE)
        return await IOLoop.current().run_in_executor(_WRITER, partial(write, *about, self.base_url, pages, asked))


class GalleryHandler(PageHandler):
    """Answers with the gallery; the pages are in the folder that Voila serves."""

    @authenticated
    async def get(self) -> None:
        """The gallery, in the language that the address asks for."""
        page = await self.written(gallery_page)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(page)

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
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(page)

    head = get


class WordsHandler(JupyterHandler):
    """Answers with the words around a lesson, for a page that was made before its language was known."""

    @authenticated
    async def get(self) -> None:
        """The words in the language that the address asks for, or else in the default one."""
        asked = self.get_argument("lang", DEFAULT_LANGUAGE)
        self.finish(await IOLoop.current().run_in_executor(_WRITER, page_words, asked))


class FarewellHandler(VoilaShutdownKernelHandler):  # type: ignore[misc]
    """Ends a kernel when its page says farewell.

    The farewell is a beacon, which carries no token against forged requests, so Voila's own handler refuses it and the
    kernel stays until it is idle for long. To end a kernel one must know its id, which nobody but its page is told.
    """

    def check_xsrf_cookie(self) -> None:
        """A beacon has none."""
