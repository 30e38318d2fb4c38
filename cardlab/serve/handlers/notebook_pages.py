"""Request handlers of notebooks: `NotebookHandler` decides whether a notebook needs a Jupyter kernel, and serves its page.

- `NotebookHandler` answers with a kernel-free page if possible, and otherwise with a Jupyter kernel page.
- `JupyterKernelPageHandler` makes a Jupyter kernel page: it reserves a slot, has Voila start the Jupyter kernel, and checks the
  page.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from typing import Any

from jupyter_core.utils import ensure_async
from tornado.web import HTTPError, authenticated
from voila.tornado.handler import TornadoVoilaHandler

from cardlab.documents.page_address import current_address
from cardlab.serve.handlers.site_pages import CompressedHandler, PlainErrors, give_cookie
from cardlab.serve.http.cookies import LEARNER, PLAYER, learner_of
from cardlab.serve.http.headers import POLICY, jupyter_kernel_page_policy
from cardlab.serve.http.limits import TokenBuckets
from cardlab.serve.jupyter_kernels.kernel_managers import ClientGone, PageKernelManager
from cardlab.serve.jupyter_kernels.kernel_slots import KernelSlots
from cardlab.serve.jupyter_kernels.voila_page_check import HEARTBEAT, BrokenPage, check_whole
from cardlab.serve.pages.notebook_library import NotebookLibrary
from cardlab.serve.session_manager import ServerFull, SessionManager

SECRET = 16
"""The length of a browser's secret, in bytes."""
SECONDS_OF_DAY = 24 * 3600


class JupyterKernelPageHandler(PlainErrors, TornadoVoilaHandler):  # type: ignore[misc]
    """A Jupyter kernel page, as Voila makes it.

    Voila streams a page while its cells run. If the Jupyter kernel fails or is too slow, the page ends in the middle, with
    status 200. This handler sends a page once it is whole; otherwise it ends the Jupyter kernel, and answers that the page
    could not be shown.
    """

    def initialize(self, slots: KernelSlots, notebooks: frozenset[str], frames: tuple[str, ...] = (), **kwargs: Any) -> None:
        """Takes the kernel slots, the served notebooks, and the origins that may show them in a frame."""
        super().initialize(**kwargs)
        self.slots = slots
        self.notebooks = notebooks
        self.frames = frames
        self.is_gone = False
        self.tracked: PageKernelManager | None = None

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
        """Sends the page. Answers 404 if there is no such notebook, 503 if there is no room, and 500 if the page failed."""
        if path not in self.notebooks:
            raise HTTPError(404)
        address = self.request.remote_ip or ""
        if not self.slots.reserve(address):
            return self.notice(503, "full")
        html = ""
        try:
            async with self.slots.opening:
                html, kernel_id = await self._whole_page(path)
        finally:
            if not html:
                self.slots.release(address)
        self.slots.assign(kernel_id, address)
        if self.is_gone:
            self.slots.claim(kernel_id)
            return await self.slots.end(kernel_id)
        self.set_header(POLICY, jupyter_kernel_page_policy(html, self.frames))
        self.answer(html, 200)
        return None

    async def _whole_page(self, path: str) -> tuple[str, str]:
        """Makes the page. Returns it with the id of its Jupyter kernel. If a warm kernel fails, a new one gets a second try."""
        for warm in (True, False):
            self.tracked = PageKernelManager(self.settings["kernel_manager"], lambda: self.is_gone, warm)
            try:
                html = await asyncio.wait_for(self._made(path), self.slots.limits.seconds_to_render)
                check_whole(html)
                return html, self.tracked.kernel_id
            except ClientGone:
                raise HTTPError(400) from None  # nobody reads the answer
            except HTTPError:
                await self.slots.end(self.tracked.kernel_id)
                raise
            except Exception as error:
                await self.slots.end(self.tracked.kernel_id)
                if not self.tracked.was_warm:
                    self.log.error("%s could not be shown: %s", path, str(error) or type(error).__name__)
                    raise HTTPError(500) from None
        raise AssertionError("a kernel that is not warm ends this")

    async def _made(self, path: str) -> str:
        """Returns the page that Voila makes, in one piece. At each heartbeat, while cells run, it checks that the Jupyter
        kernel lives.
        """
        pieces: list[str] = []
        async for piece in self.get_generator(path=path):
            if HEARTBEAT not in piece:
                pieces.append(piece)
            elif self.tracked is not None and not await self._is_alive(self.tracked.kernel_id):
                raise BrokenPage("its kernel has ended")
        return "".join(pieces)

    async def _is_alive(self, kernel_id: str) -> bool:
        manager = self.settings["kernel_manager"]
        return kernel_id in manager and bool(await ensure_async(manager.is_alive(kernel_id)))


class NotebookHandler(CompressedHandler, JupyterKernelPageHandler):
    """Answers with a notebook's page, without a Jupyter kernel if possible, and otherwise as Voila does."""

    def initialize(self, *, library: NotebookLibrary, sessions: SessionManager, openings: TokenBuckets, **facts: Any) -> None:  # type: ignore[override]
        """Takes the library of notebooks, the sessions, and the limit on how often an address may open a session."""
        super().initialize(**facts)
        self.library, self.sessions, self.openings = library, sessions, openings

    @authenticated
    async def get(self, path: str) -> None:
        """Sends the page. If the server is full, sends a page that says so and reloads itself."""
        contents = await self.library.find(path)
        query = self.query_asked()
        if contents is None:
            moved = None if path in self.notebooks else current_address(path, query, self.base_url)
            if moved is not None:
                self.redirect(moved, permanent=True)
                return
            await JupyterKernelPageHandler.get(self, path)  # type: ignore[misc]  # tornado lets it be awaited or not
            return
        if not self.openings.of(self.request.remote_ip or "").take():
            self.notice(503, "busy")
            return
        try:
            live = await self.sessions.open(self._learner(), path, query, contents.widgets)
        except ServerFull:
            self.notice(503, "full")
            return
        await self.send(await self.library.learner_page_html(contents, live, self.base_url, query), keep=True)

    def _learner(self) -> str:
        """Returns the learner's secret. A browser without one gets it now, and keeps it as long as its sessions are stored."""
        known = self.get_cookie(LEARNER, "") or ""
        secret = known if re.fullmatch(r"[0-9a-f]{32}", known) else secrets.token_hex(SECRET)
        seconds = self.sessions.store.days * SECONDS_OF_DAY
        give_cookie(self, LEARNER, secret, path=self.base_url, seconds=seconds, framed=bool(self.frames))
        return learner_of(secret, self.get_cookie(PLAYER, "") or "")
