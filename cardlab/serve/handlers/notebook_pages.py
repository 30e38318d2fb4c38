"""Request handlers of notebooks: `NotebookHandler` decides whether a notebook needs a Jupyter kernel, and serves its page.

- `NotebookHandler` answers with a kernel-free page if possible, and otherwise with a Jupyter kernel page.
- `JupyterKernelPageHandler` makes a Jupyter kernel page: it reserves a slot, has Voila start the Jupyter kernel, and checks the
  page.
"""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

from jupyter_core.utils import ensure_async
from tornado.web import Finish, HTTPError, authenticated
from voila.tornado.handler import TornadoVoilaHandler

from cardlab.core.foreign_files import ReadError, read_json
from cardlab.documents.page_address import GAMES, current_address
from cardlab.documents.templates import render
from cardlab.serve.handlers.site_pages import CompressedHandler, PlainErrors, give_cookie
from cardlab.serve.http.compression import HTML
from cardlab.serve.http.cookies import LEARNER, PLAYER, browser_of, learner_of
from cardlab.serve.http.headers import POLICY, Nonces, jupyter_kernel_page_policy
from cardlab.serve.http.limits import Budget
from cardlab.serve.jupyter_kernels.kernel_managers import ClientGone, PageKernelManager
from cardlab.serve.jupyter_kernels.kernel_slots import KernelSlots
from cardlab.serve.jupyter_kernels.voila_page_check import END, HEARTBEAT, BrokenPage, check_piece, check_whole
from cardlab.serve.pages.notebook_library import NotebookLibrary
from cardlab.serve.pages.suggested_page import names_nothing
from cardlab.serve.places import ServerFull
from cardlab.serve.session_manager import SessionManager, TooManyOpenings
from cardlab.serve.storage.records import StoreClosed

SECRET = 16
"""The length of a browser's secret, and of a page's nonce, in bytes."""
SECONDS_OF_DAY = 24 * 3600


class JupyterKernelPageHandler(PlainErrors, TornadoVoilaHandler):  # type: ignore[misc]
    """A Jupyter kernel page, as Voila makes it.

    The page is sent while its cells run, so that a reader sees at once that it is coming. If the Jupyter kernel fails or is too
    slow, the page ends with a script that says so. The page of a warm kernel is ready, and is sent once it is whole: if it is
    not, a new kernel makes it again.
    """

    def initialize(self, slots: KernelSlots, notebooks: frozenset[str], frames: tuple[str, ...] = (), **kwargs: Any) -> None:
        """Takes the kernel slots, the served notebooks, and the origins that may show them in a frame."""
        super().initialize(**kwargs)
        self.slots = slots
        self.notebooks = notebooks
        self.frames = frames
        self.is_gone = False
        self.tracked: PageKernelManager | None = None
        self.nonces = Nonces(secrets.token_urlsafe(SECRET))

    @property
    def kernel_manager(self) -> Any:
        """The manager of all Jupyter kernels; while a page is being made, the manager that tracks the page's own kernel."""
        return self.tracked or self.settings["kernel_manager"]

    def on_connection_close(self) -> None:
        """Notes that nobody waits for the page any more."""
        self.is_gone = True
        super().on_connection_close()

    @authenticated
    async def get(self, path: str) -> None:
        """Sends the page. Answers 404 without such a notebook, 503 without room, 500 without a kernel or a readable file."""
        if path not in self.notebooks:
            raise HTTPError(404)
        try:  # Voila itself would wait for a pipe, and take gigabytes into memory
            await asyncio.get_running_loop().run_in_executor(None, read_json, Path(self.contents_manager.root_dir, path))
        except ReadError:
            raise HTTPError(500) from None
        address = self.request.remote_ip or ""
        if not self.slots.reserve(address):
            return self.notice(503, "full")
        kernel_id = ""
        try:
            async with self.slots.opening:
                kernel_id = await self._sent(path)
        finally:
            if not kernel_id:
                self.slots.release(address)
        self.slots.assign(kernel_id, address)
        if self.is_gone:
            self.slots.claim(kernel_id)
            return await self.slots.end(kernel_id)
        self.finish(self.nonces.rest())
        return None

    async def _sent(self, path: str) -> str:
        """Sends the page, and returns the id of its Jupyter kernel. If a warm kernel fails, a new one gets a second try."""
        for warm in (True, False):
            self.tracked = PageKernelManager(self.settings["kernel_manager"], lambda: self.is_gone, warm)
            try:
                await asyncio.wait_for(self._make(path, self.tracked), self.slots.limits.seconds_to_render)
                return self.tracked.kernel_id
            except Exception as error:
                await self.slots.end(self.tracked.kernel_id)
                if self.is_gone:
                    raise Finish from None  # nobody reads the answer
                if isinstance(error, HTTPError) and not self._headers_written:
                    raise
                if not self.tracked.was_warm:
                    self.log.error("%s could not be shown: %s", path, str(error) or type(error).__name__)
                    if not self._headers_written:
                        raise HTTPError(500) from None
                    self._send(render("serve/broken_page_end.html"))
                    raise Finish from None
        raise AssertionError("a kernel that is not warm ends this")

    async def _make(self, path: str, tracked: PageKernelManager) -> None:
        """Sends what Voila makes, up to the end of the page, which shows it and must wait until it is whole. At each heartbeat,
        while a cell runs, it checks that the Jupyter kernel lives.
        """
        pieces: list[str] = []
        held = ""
        async for piece in self.get_generator(path=path):
            if self.is_gone:
                raise ClientGone
            if HEARTBEAT in piece and not await self._is_alive(tracked.kernel_id):
                raise BrokenPage("its kernel has ended")
            check_piece(piece)
            pieces.append(piece)
            held += piece
            if not tracked.was_warm and END not in held:
                self._send(held)
                held = ""
        check_whole("".join(pieces))
        self._send(held)

    def _send(self, html: str) -> None:
        """Sends a piece of the page, before the first one the headers. It does not wait until a slow browser has read it."""
        if not self._headers_written:
            self.set_header("Content-Type", HTML)
            self.set_header(POLICY, jupyter_kernel_page_policy(self.nonces.nonce, self.frames))
        self.write(self.nonces.marked(html))
        self.flush()

    async def _is_alive(self, kernel_id: str) -> bool:
        manager = self.settings["kernel_manager"]
        return kernel_id in manager and bool(await ensure_async(manager.is_alive(kernel_id)))


class NotebookHandler(CompressedHandler, JupyterKernelPageHandler):
    """Answers with a notebook's page, without a Jupyter kernel if possible, and otherwise as Voila does."""

    def initialize(self, *, library: NotebookLibrary, sessions: SessionManager, pages: Budget, **facts: Any) -> None:  # type: ignore[override]
        """Takes the library of notebooks, the sessions, and the limit on how often somebody may load a page."""
        super().initialize(**facts)
        self.library, self.sessions, self.pages = library, sessions, pages

    @authenticated
    async def get(self, path: str) -> None:
        """Sends the page. If the server is full, sends a page that says so and reloads itself."""
        contents = await self.library.find(path)
        query = self.query_asked()
        if names_nothing(path, query) and (path == GAMES or path not in self.notebooks):
            raise HTTPError(404)
        if contents is None:
            moved = None if path in self.notebooks else current_address(path, query, self.base_url)
            if moved is not None:
                self.redirect(moved, permanent=True)
                return
            await JupyterKernelPageHandler.get(self, path)  # type: ignore[misc]  # tornado lets it be awaited or not
            return
        known, address = browser_of(self.get_cookie(LEARNER)), self.request.remote_ip or ""
        if not self.pages.take(known, address):
            self.notice(503, "busy")
            return
        browser = known or secrets.token_hex(SECRET)
        learner = self._learner(browser)
        try:
            live = await self.sessions.open(learner, path, query, contents.widgets, browser=browser, address=address)
        except (ServerFull, StoreClosed):
            self.notice(503, "full")
            return
        except TooManyOpenings:
            self.notice(503, "busy")
            return
        page = await self.library.learner_page_html(contents, live, self.base_url, query, self.sessions.page_slices(live))
        await self.send(page, keep=True)

    def _learner(self, secret: str) -> str:
        """Returns the learner's secret. The browser keeps its own as long as its sessions are stored."""
        seconds = self.sessions.store.days * SECONDS_OF_DAY
        give_cookie(self, LEARNER, secret, path=self.base_url, seconds=seconds, framed=bool(self.frames))
        return learner_of(secret, self.get_cookie(PLAYER, "") or "")
