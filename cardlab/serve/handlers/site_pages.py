"""Request handlers for pages without sessions that everybody may open, and for files.

- Pages: gallery, rules, decks, the lab, notices.
- Files: `AssetHandler` for stylesheets and modules, `ServiceWorkerHandler` for the service worker.
- Development: `DevHandler` tells pages of `cardlab serve --dev` when to reload.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar

from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError, RequestHandler, authenticated

from cardlab.core.errors import CardlabError
from cardlab.core.registry import find
from cardlab.documents.page_address import current_address
from cardlab.frontend.bundle import module
from cardlab.serve.access.access_code import TEACHER
from cardlab.serve.http.assets import ASSETS_FOLDER, COMPRESSOR, FOR_GOOD, SERVICE_WORKER, TYPES, found
from cardlab.serve.http.compression import (
    HTML,
    KEEP,
    OF_FILES,
    QUICK,
    SMALLEST,
    accepted,
    compressed,
    encoding_of,
    may_compress,
)
from cardlab.serve.http.cookies import LEARNER, browser_of, cookie_header
from cardlab.serve.http.host_names import class_origin
from cardlab.serve.http.limits import LIMITS
from cardlab.serve.http.url_paths import BOARD, BROWSER
from cardlab.serve.pages.browser_page import browser_page
from cardlab.serve.pages.deck_page import board_page, deck_page, deck_sheets
from cardlab.serve.pages.gallery import frame_texts, gallery_page, notice_page
from cardlab.serve.pages.lab_page import lab_page
from cardlab.serve.pages.learner_pages import profiles_page, skill_deck_page, suit_of_deck
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.serve.pages.rules_page import rules_page
from cardlab.serve.pages.suggested_page import suggested_page
from cardlab.serve.workers.render_queue import ProcessRenderQueue, RenderQueue, RenderQueueFull, Requester, RequesterGone
from cardlab.sessions.query_parameters import game_options_from_query
from cardlab.words.languages import DEFAULT_LANGUAGE

Written = TypeVar("Written")

SHEETS = LIMITS.sheets_waiting, LIMITS.sheets_of_address, LIMITS.sheets_of_browser, LIMITS.seconds_to_print
SHEETS_QUEUE = ProcessRenderQueue("cardlab-sheets", *SHEETS)
"""Renders worksheets. Two hundred of them take seconds, and no other visitor should wait for that."""

STUDIES_QUEUE = ProcessRenderQueue("cardlab-lab", *SHEETS)
"""Runs studies of the lab, in a process that caches the last ones."""

PAGES_QUEUE = RenderQueue(
    "cardlab-pages", LIMITS.pages_waiting, LIMITS.pages_waiting_of_address, LIMITS.pages_waiting_of_browser
)
"""Renders all other pages, one at a time, while the event loop answers other requests."""

OWN_PAGES = "cardlab_own_pages"
"""Setting: a function that returns the user's own notebooks, name -> title."""

KEEPS = "cardlab_keeps"
"""Setting: a function that tells whether sessions can be stored now."""

FOR_OTHERS = "cardlab_for_others"
"""Setting: a function that returns the address of this server for other computers; "" if they cannot reach it."""

CLASS_PAGES = "cardlab_class_pages"
"""Setting: the names of the teacher's pages about the class that this server has."""

SECONDS_TO_RETRY = 10
"""Seconds after which a browser asks again for a page for which there was no room."""


class PlainErrors(RequestHandler):
    """Explains errors in the reader's language, without technical details."""

    def query_asked(self) -> dict[str, str]:
        """Returns the query of the address.

        Raises:
            HTTPError: It is not valid text; the status is 400.
        """
        return {name: self.get_query_argument(name) for name in self.request.query_arguments}

    def locale_asked(self) -> tuple[str, str]:
        """Returns the language and the digits in the address, unchecked."""
        try:
            return self.get_query_argument("lang", DEFAULT_LANGUAGE), self.get_query_argument("digits", "")
        except HTTPError:  # the query is not valid text
            return DEFAULT_LANGUAGE, ""

    def write_error(self, status_code: int, **_: Any) -> None:
        """Answers with a page that explains the status, without details of the error."""
        names = {400: "missing", 403: "refused", 404: "missing", 405: "missing", 503: "busy"}
        self.notice(status_code, names.get(status_code, "broken"))

    def notice(self, status: int, name: str) -> None:
        """Answers with a page that says why the requested one is not available; see `notice_page`."""
        if status == 503:
            self.set_header("Retry-After", str(SECONDS_TO_RETRY))
            self.set_header("Refresh", str(SECONDS_TO_RETRY))  # has the browser ask again automatically
        meant = None
        if status == 404:
            with suppress(HTTPError):  # the query is not valid text
                meant = suggested_page(self.request.path, self.query_asked())
        self.answer(notice_page(name, self.settings["base_url"], *self.locale_asked(), meant), status)

    def answer(self, page: str, status: int = 200) -> None:
        """Sends a page uncompressed. It is for short notices, and for code that cannot await."""
        self.set_status(status)
        self.set_header("Content-Type", HTML)
        self.finish(page)


class CompressedHandler(RequestHandler):
    """A handler that compresses its pages, and sends them again only if they have changed."""

    _etag: str | None = ""

    async def send(
        self, page: str, status: int = 200, *, content_type: str = HTML, keep: bool = False, store: bool = True
    ) -> None:
        """Answers with a text that the browser requests again each time. If the text is unchanged, it is not sent again.

        Args:
            page: The text. It may depend on the reader. A secret in it must be different each time.
            status: The status of the answer.
            content_type: The media type of the text.
            keep: Whether the browser may show it offline for a day; not for a page that needs a Jupyter kernel.
            store: Whether the browser may store it at all; not for a page with names of learners.
        """
        body = page.encode()
        self.set_status(status)
        self.set_header("Content-Type", content_type)
        self.set_header("Cache-Control", "private, no-cache" if store else "no-store")
        self.set_header("Vary", "Accept-Encoding")
        if keep and status == 200:
            self.set_header(KEEP, "day")
        if not store:
            self._etag = None
        elif status == 200:
            self._etag = f'W/"{sha256(body).hexdigest()[:32]}"'  # weak: the same for each encoding
            self.set_header("Etag", self._etag)
            if self.check_etag_header():
                self.set_status(304)
                self.finish()
                return
        await self.finish_compressed(body)

    async def finish_compressed(self, body: bytes) -> None:
        """Sends a body, compressed outside the event loop. The handler has set the header `Vary`."""
        encoding = encoding_of(self.request.headers)
        if encoding and len(body) >= SMALLEST and may_compress(self.request.headers):
            body = await asyncio.get_running_loop().run_in_executor(None, partial(compressed, body, encoding, QUICK))
            self.set_header("Content-Encoding", encoding)
        self.finish(body)

    def compute_etag(self) -> str | None:
        """Returns the tag of the uncompressed text, if `send` has sent it; none for a text that browsers must not store."""
        return super().compute_etag() if self._etag == "" else self._etag


class PageHandler(PlainErrors, CompressedHandler, JupyterHandler):
    """The base of handlers that write a page from games, lessons or messages."""

    def initialize(self, folder: str = "") -> None:
        """Takes the folder of the lesson pages, below the served folder."""
        self.pages_url = f"{self.base_url}voila/render/{folder}"
        self.requester = Requester(self.request.remote_ip or "", browser_of(self.get_cookie(LEARNER)))

    def on_connection_close(self) -> None:
        """Notes that the browser has gone, so that its page need not be made."""
        self.requester.leave()
        super().on_connection_close()

    async def done(self, queue: RenderQueue, work: Callable[[], Written]) -> Written:
        """Returns the page that a render queue makes. Answers 503 if too many requests wait in it."""
        try:
            return await queue.do(work, self.requester)
        except RenderQueueFull:
            raise HTTPError(503) from None
        except RequesterGone:  # nobody reads the answer
            raise HTTPError(400) from None

    async def written(self, write: Callable[..., Written], *about: str) -> Written:
        """Makes a page with a function, in the language and digits in the address."""
        return await self.done(PAGES_QUEUE, partial(write, *about, *self._where()))

    def _where(self) -> tuple[str, str, str, str]:
        return self.base_url, self.pages_url, *self.locale_asked()

    def addresses(self) -> PageAddresses:
        """Returns the addresses of pages, as a class types them."""
        asked, keeps = f"{self.request.protocol}://{self.request.host}", self.settings.get(KEEPS, lambda: True)
        host = class_origin(asked, self.settings.get(FOR_OTHERS, str)())
        return PageAddresses(host, self.base_url, self.pages_url, keeps(), self.settings.get(CLASS_PAGES, ()), self.leave_url())

    def leave_url(self) -> str:
        """Returns the path at which a visitor gives up the teacher's role; "" if no cookie gives it."""
        return self.base_url + TEACHER.path if TEACHER.cookie in self.request.cookies else ""


class NoticeHandler(PageHandler):
    """Answers every request with a page that says why there is no page."""

    def initialize(self, status: int = 404, name: str = "missing", **_: Any) -> None:  # type: ignore[override]
        """Takes the status and the name of the notice."""
        super().initialize()
        self.status, self.name = status, name

    async def prepare(self) -> None:  # type: ignore[override]
        """Answers, no matter who asks."""
        self.notice(self.status, self.name)


class LanguageHandler(PageHandler):
    """Redirects a first page to the same address in the browser's language."""

    def initialize(self, language: str) -> None:  # type: ignore[override]
        """Takes the language."""
        super().initialize()
        self.language = language

    async def prepare(self) -> None:  # type: ignore[override]
        """Redirects, before Jupyter looks for a user."""
        self.set_header("Vary", "Accept-Language, Referer")
        joined = "&" if self.request.query else "?"
        self.redirect(f"{self.request.path}{'?' * bool(self.request.query)}{self.request.query}{joined}lang={self.language}")


class GalleryHandler(PageHandler):
    """Answers with the gallery. The pages are in the folder that Voila serves."""

    @authenticated
    async def get(self) -> None:
        """Sends the gallery, in the language in the address."""
        where, own = self._where(), self.settings.get(OWN_PAGES, dict)
        await self.send(await self.done(PAGES_QUEUE, lambda: gallery_page(*where, own=own())), keep=True)

    head = get  # monitoring tools use HEAD; the server leaves the body out


class OwnPageHandler(PageHandler):
    """Answers with a page that a script fills in: *My deck*, *Who is playing?*, or what the browser lacks."""

    def initialize(self, write: Callable[..., str], folder: str = "") -> None:  # type: ignore[override]
        """Takes the function that writes the page."""
        super().initialize(folder)
        self.write_page = write

    @authenticated
    async def get(self) -> None:
        """Sends the page, in the language in the address."""
        await self.send(await self.written(self.write_page), keep=True)

    head = get


class DeckSuitHandler(PageHandler):
    """Answers with the skills of the lesson about a deck of numbers, for the page *My deck*."""

    @authenticated
    async def get(self) -> None:
        """Sends them as JSON. Answers 404 if there is no lesson about this deck."""
        try:
            suit = await self.written(suit_of_deck, self.query_asked().get("deck", ""))
        except CardlabError as error:
            raise HTTPError(404, str(error)) from error
        await self.send(suit, content_type="application/json")

    head = get


class RulesHandler(PageHandler):
    """Answers with the rules page of a game, for the options in the address."""

    @authenticated
    async def get(self, slug: str) -> None:
        """Sends the page, in the language in the address. Answers 404 if there is no such game."""
        query = self.query_asked()
        try:
            find(slug)
            game = game_options_from_query({**query, "game": slug})
            page = await self.written(partial(rules_page, game))
        except CardlabError as error:
            raise HTTPError(404, str(error)) from error
        await self.send(page, keep=True)

    head = get


class DecksHandler(PageHandler):
    """Answers with the page *Make a deck*, or with the cards of the deck to print."""

    def initialize(self, write: Callable[..., tuple[int, str]], folder: str = "") -> None:  # type: ignore[override]
        """Takes the function that writes the page."""
        super().initialize(folder)
        self.write_page = write

    @authenticated
    async def get(self) -> None:
        """Sends the page for the deck that the address asks for. Answers 400 with the error if there is no such deck."""
        status, page = await self.done(PAGES_QUEUE, partial(self.write_page, self.addresses(), self.query_asked()))
        await self.send(page, status)

    head = get


class BoardHandler(PageHandler):
    """Redirects from an address on the board to the lesson about the deck in it."""

    @authenticated
    async def get(self, text: str) -> None:
        """Redirects to the lesson, or, if the text makes no deck, to the page *Make a deck*, which explains why."""
        self.redirect(await self.done(PAGES_QUEUE, partial(board_page, self.addresses(), text, self.query_asked())))

    head = get


class LabHandler(PageHandler):
    """Answers with the page of the lab."""

    @authenticated
    async def get(self) -> None:
        """Sends the form, and the study that the address asks for."""
        query = self.query_asked()
        if "settings" in query:  # a form sends each chosen value as a parameter of its own
            query["settings"] = ",".join(self.get_query_arguments("settings"))
        queue = STUDIES_QUEUE if "deal" in query else PAGES_QUEUE
        await self.send(await self.done(queue, partial(lab_page, self.base_url, query)))


class MovedHandler(PageHandler):
    """Redirects from the old address of a page to the new one, with the same query."""

    @authenticated
    def get(self, old: str) -> None:
        """Redirects to the new address."""
        self.redirect(current_address(old, self.query_asked(), self.base_url) or "", permanent=True)

    head = get


class FrameTextsHandler(PageHandler):
    """Answers with the texts around a lesson, for a page that was made before its language was known."""

    @authenticated
    async def get(self) -> None:
        """Sends the texts in the language in the address, or else in the default one."""
        language, _ = self.locale_asked()
        self.finish(await self.done(PAGES_QUEUE, partial(frame_texts, language)))


class DevHandler(RequestHandler):
    """Answers with a mark that changes at each start of the server. Pages of `cardlab serve --dev` reload when it changes."""

    def initialize(self, mark: str) -> None:
        """Takes the mark."""
        self.mark = mark

    def get(self) -> None:
        """Sends the mark."""
        self.set_header("Content-Type", "text/plain")
        self.set_header("Cache-Control", "no-store")
        self.finish(self.mark)


async def close_render_queues() -> None:
    """Cancels the pages that are being made when the server ends."""
    await SHEETS_QUEUE.close()
    await STUDIES_QUEUE.close()
    await PAGES_QUEUE.close()


def with_plain_errors(handler: type[Any]) -> type[Any]:
    """Returns a handler of another package, such as one for files, with cardlab's error pages. Its own reveal too much, or
    cannot be shown here.
    """
    return type(handler.__name__, (PlainErrors, handler), {"__doc__": handler.__doc__})


class AssetHandler(RequestHandler):
    """Answers with a file of the assets folder. Every visitor may have the file: it contains no secret and is the same for
    everybody.
    """

    async def get(self, name: str) -> None:
        """Sends the file, encoded as `OF_FILES` allows and the browser accepts. Answers 404 if there is no such file."""
        wanted = await asyncio.get_running_loop().run_in_executor(COMPRESSOR, found, name)
        if wanted is None:
            raise HTTPError(404)
        self.set_header("Content-Type", wanted.content_type)
        self.set_header("Cache-Control", FOR_GOOD)
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Vary", "Accept-Encoding")
        self.set_header("Etag", f'W/"{wanted.name}"')
        if self.check_etag_header():
            self.set_status(304)
            return
        good = OF_FILES[self.request.protocol]
        encoding = next((one for one in accepted(self.request.headers) if one in good), "")
        body = await asyncio.get_running_loop().run_in_executor(COMPRESSOR, wanted.encoded, encoding)
        if body is not wanted.body:
            self.set_header("Content-Encoding", encoding)
        self.finish(body)

    head = get  # the server leaves the body out

    def compute_etag(self) -> str | None:
        """Returns the tag that was set; the name contains the hash."""
        return self._headers.get("Etag")


class ServiceWorkerHandler(RequestHandler):
    """Answers with the service worker, which may control all pages of the server."""

    def initialize(self, base_url: str) -> None:
        """Takes the path of the server, with a slash at its end."""
        self.base_url = base_url

    def get(self) -> None:
        """Sends the script. A browser asks for it from time to time. When it changes, so have the files that it keeps."""
        self.set_header("Content-Type", TYPES["js"])
        self.set_header("Cache-Control", "no-cache")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Service-Worker-Allowed", self.base_url)
        self.finish(module("service_worker"))

    head = get


def give_cookie(handler: RequestHandler, name: str, value: str, *, path: str, seconds: int, framed: bool) -> None:
    """Sets a cookie with an answer; see `cookie_header`."""
    secure = handler.request.protocol == "https"
    handler.add_header("Set-Cookie", cookie_header(name, value, path=path, seconds=seconds, secure=secure, framed=framed))


def routes(base_url: str, folder: str = "") -> list[tuple[Any, ...]]:
    """Returns the routes of the pages for everybody that need no Jupyter kernel.

    The lessons' notebooks are in this folder below the served one.
    """
    lessons = {"folder": folder}
    return [
        (rf"{base_url}{ASSETS_FOLDER}([\w.-]+)", AssetHandler),
        (rf"{base_url}{re.escape(SERVICE_WORKER)}", ServiceWorkerHandler, {"base_url": base_url}),
        (rf"{base_url}cardlab/?", GalleryHandler, lessons),
        (rf"{base_url}cardlab/deck", OwnPageHandler, {"write": skill_deck_page, **lessons}),
        (rf"{base_url}cardlab/deck/suit", DeckSuitHandler, lessons),
        (rf"{base_url}cardlab/players", OwnPageHandler, {"write": profiles_page, **lessons}),
        (rf"{base_url}{BROWSER}", OwnPageHandler, {"write": browser_page, **lessons}),
        (rf"{base_url}cardlab/words", FrameTextsHandler),
        (rf"{base_url}cardlab/lab", LabHandler),
        (rf"{base_url}cardlab/decks", DecksHandler, {"write": deck_page, **lessons}),
        (rf"{base_url}cardlab/decks/print", DecksHandler, {"write": deck_sheets, **lessons}),
        (rf"{base_url}{BOARD}(.+)", BoardHandler, lessons),
        (rf"{base_url}cardlab/rules/(\w+)", RulesHandler, lessons),
    ]
