"""What the gallery and its pages ask of a Jupyter or Voila server."""

from __future__ import annotations

from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError, authenticated
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from cardlab.errors import CardlabError
from cardlab.explain import DEFAULT_LANGUAGE
from cardlab.serve.gallery import gallery_page, page_words
from cardlab.serve.rules import rules_page


class GalleryHandler(JupyterHandler):
    """Answers with the gallery; the pages are in the folder that Voila serves."""

    folder = ""
    """The folder with the lesson pages, below the one that is served."""

    @authenticated
    async def get(self) -> None:
        """The gallery, in the language that the address asks for."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        pages = f"{self.base_url}voila/render/{self.folder}"
        self.finish(gallery_page(self.base_url, pages, self.get_argument("lang", DEFAULT_LANGUAGE)))

    head = get  # who looks whether the server is there asks so; the server leaves the text out


class RulesHandler(GalleryHandler):
    """Answers with the rules page of a game."""

    @authenticated
    async def get(self, slug: str) -> None:
        """The page in the language that the address asks for; 404 where there is no such game."""
        pages = f"{self.base_url}voila/render/{self.folder}"
        try:
            page = rules_page(slug, self.base_url, pages, self.get_argument("lang", DEFAULT_LANGUAGE))
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
        self.finish(page_words(self.get_argument("lang", DEFAULT_LANGUAGE)))


class FarewellHandler(VoilaShutdownKernelHandler):  # type: ignore[misc]
    """Ends a kernel when its page says farewell.

    The farewell is a beacon, which carries no token against forged requests, so Voila's own handler refuses it and the
    kernel stays until it is idle for long. To end a kernel one must know its id, which nobody but its page is told.
    """

    def check_xsrf_cookie(self) -> None:
        """A beacon has none."""
