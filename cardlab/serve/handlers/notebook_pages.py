"""Request handlers of notebooks: `NotebookHandler` decides whether a notebook needs a Jupyter kernel, and serves its page.

- `NotebookHandler` answers with a kernel-free page where it can, and otherwise with a kernel page.
- `KernelPageHandler` makes a kernel page: it reserves a slot, has Voila start the Jupyter kernel, and checks the page.
- The rest serves open kernel pages: their sockets, the end of their Jupyter kernels, and Voila's files.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jupyter_core.utils import ensure_async
from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import FileFindHandler
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.web import HTTPError, StaticFileHandler, authenticated
from voila import __version__
from voila.request_info_handler import RequestInfoSocketHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler

from cardlab.documents.page_address import new_address
from cardlab.serve.handlers.pages import CompressedHandler, PlainErrors, give_cookie
from cardlab.serve.http.assets import FOR_GOOD
from cardlab.serve.http.compression import LONG, SMALLEST, compressed, encoding_of
from cardlab.serve.http.cookies import LEARNER
from cardlab.serve.http.headers import POLICY, kernel_page_policy
from cardlab.serve.http.limits import ConcurrencyLimit, Limits, TokenBucket, TokenBuckets
from cardlab.serve.jupyter_kernels.kernel_slots import KernelSlots
from cardlab.serve.jupyter_kernels.message_validation import KernelMessageError, read_message, sent_by_kernel
from cardlab.serve.jupyter_kernels.voila_page_check import HEARTBEAT, BrokenPage, check_whole
from cardlab.serve.pages.kernel_free import KernelFreePages
from cardlab.serve.session_manager import ServerFull, SessionManager

SECRET = 16
"""Bytes of a browser's secret."""
SECONDS_OF_DAY = 24 * 3600
TOO_MUCH = 1008
"""The code of a socket that is closed because a rule of the server was broken."""
MOST_SAID = 120
"""Bytes of a reason: a socket's last word has room for 123."""
BUNDLE = f"cardlab/voila-{__version__}"
"""Where Voila's bundle is. Its files have no hashes in their names, so its version stands in their address."""
COPIES = 400
"""How many files are kept compressed, in one encoding each: a page of Voila's has ninety, two megabytes in all."""
_TEXTS = (".js", ".css", ".json", ".svg", ".map", ".html", ".txt")
_HASHED = re.compile(r"\.[0-9a-f]{8,}\.\w+$")
"""A name that a bundler made: another text gives another name."""
_COMPRESSOR = ThreadPoolExecutor(max_workers=1, thread_name_prefix="cardlab-voila")
"""The thread that compresses files, each once: a second request for one finds it done."""


# -------------------------------------------------------------------------------- pages


class JupyterKernelManager(AsyncMappingKernelManager):
    """Jupyter's kernel manager, without an error of its culling."""

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End an idle Jupyter kernel. One that ended while the others were checked is no error."""
        if kernel_id in self:
            await super().cull_kernel_if_idle(kernel_id)  # type: ignore[no-untyped-call]


class ClientGone(Exception):
    """The browser has gone before the Jupyter kernel of its page was started."""


class _TrackedKernels:
    """A manager of Jupyter kernels for one page, which remembers the one that the page was given.

    Voila's handler tells nobody which Jupyter kernel it has taken, and a page that fails must end its own.

    Args:
        manager: The manager of all Jupyter kernels.
        is_gone: Whether nobody waits for the page any more.
        warm: Whether the page may have a warm Jupyter kernel.
    """

    def __init__(self, manager: Any, is_gone: Callable[[], bool], warm: bool) -> None:
        self._manager = manager
        self._is_gone = is_gone
        self._warm = warm
        self.kernel_id = ""
        self.was_warm = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self._manager, name)

    def get_pool_size(self, notebook: str) -> int:
        return self._manager.get_pool_size(notebook) if self._warm else 0

    async def start_kernel(self, **kwargs: Any) -> str:
        if self._is_gone():
            raise ClientGone
        self.kernel_id = await ensure_async(self._manager.start_kernel(**kwargs))
        return self.kernel_id

    async def get_rendered_notebook(self, notebook_name: str, **kwargs: Any) -> Any:
        self.was_warm = True
        try:
            given = await self._manager.get_rendered_notebook(notebook_name=notebook_name, **kwargs)
        except Exception:
            self._manager.fill_if_needed(
                notebook_name=notebook_name
            )  # Voila does so only on success, and the next pages would find no warm Jupyter kernel
            raise
        *_, self.kernel_id = given
        return given


class KernelPageHandler(PlainErrors, TornadoVoilaHandler):  # type: ignore[misc]
    """A kernel page, as Voila makes it.

    Voila streams a page while its cells run. If the Jupyter kernel fails or is too slow, the page ends in the middle, with
    status 200. This handler sends a page once it is whole; otherwise it ends the Jupyter kernel, and answers that the page
    could not be shown.
    """

    def initialize(self, slots: KernelSlots, notebooks: frozenset[str], frames: tuple[str, ...] = (), **kwargs: Any) -> None:
        """Take the kernel slots, the notebooks that are served, and the origins that may show them in a frame."""
        super().initialize(**kwargs)
        self.slots = slots
        self.notebooks = notebooks
        self.frames = frames
        self.is_gone = False
        self.tracked: _TrackedKernels | None = None

    @property
    def kernel_manager(self) -> Any:
        """The manager of all Jupyter kernels; while a page is made, the one that tracks its own."""
        return self.tracked or self.settings["kernel_manager"]

    def on_connection_close(self) -> None:
        """Note that nobody waits for the page any more."""
        self.is_gone = True
        super().on_connection_close()

    @authenticated
    async def get(self, path: str) -> None:
        """The page; 404 where there is no such notebook, 503 where there is no room, 500 where it could not be made."""
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
        self.set_header(POLICY, kernel_page_policy(html, self.frames))
        self.answer(html, 200)
        return None

    async def _whole_page(self, path: str) -> tuple[str, str]:
        """The page and the id of its Jupyter kernel. If a warm one fails, a new one gets a second try."""
        for warm in (True, False):
            self.tracked = _TrackedKernels(self.settings["kernel_manager"], lambda: self.is_gone, warm)
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
        """The page as Voila makes it, in one piece. At each heartbeat, while cells run, check that the Jupyter kernel lives."""
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


class NotebookHandler(CompressedHandler, KernelPageHandler):
    """Answers with a notebook's page: without a Jupyter kernel where that can be, else as Voila does."""

    def initialize(self, *, pages: KernelFreePages, sessions: SessionManager, openings: TokenBuckets, **facts: Any) -> None:  # type: ignore[override]
        """Tell which pages need no Jupyter kernel, where the sessions are, and how often an address may open one."""
        super().initialize(**facts)
        self.pages, self.sessions, self.openings = pages, sessions, openings

    @authenticated
    async def get(self, path: str) -> None:
        """The page; where the room is full, one that says so and asks again by itself."""
        page = await self.pages.find(path)
        query = self.query_asked()
        if page is None:
            moved = None if path in self.notebooks else new_address(path, query, self.base_url)
            if moved is not None:
                self.redirect(moved, permanent=True)
                return
            await KernelPageHandler.get(self, path)  # type: ignore[misc]  # tornado lets it be awaited or not
            return
        if not self.openings.of(self.request.remote_ip or "").take():
            self.notice(503, "busy")
            return
        try:
            live = await self.sessions.open(self._learner(), path, query, page.widgets)
        except ServerFull:
            self.notice(503, "full")
            return
        await self.send(await self.pages.copy(page, live, self.base_url, query), keep=True)

    def _learner(self) -> str:
        """The secret of the browser, which gets one where it has none, and has it for as long as its sessions are kept."""
        known = self.get_cookie(LEARNER, "") or ""
        secret = known if re.fullmatch(r"[0-9a-f]{32}", known) else secrets.token_hex(SECRET)
        seconds = self.sessions.store.days * SECONDS_OF_DAY
        give_cookie(self, LEARNER, secret, path=self.base_url, seconds=seconds, framed=bool(self.frames))
        return secret


# -------------------------------------------------------------------------------- sockets, the end of a Jupyter kernel


class KernelSocketHandler(KernelWebsocketHandler):
    """The socket between a kernel page and its Jupyter kernel, with limits.

    Like Voila's own handler it never shows a page the code that runs. It replaces that one because Voila's reads each message
    by the newer protocol: bytes of the older one, which a page can make a Jupyter kernel send back, would stop the server.
    """

    def initialize(self, limits: Limits, sockets: ConcurrencyLimit, slots: KernelSlots) -> None:
        """Take the limits, the count of open sockets, and the kernel slots."""
        self.limits = limits
        self.sockets = sockets
        self.slots = slots
        self.rate = TokenBucket(limits.messages_a_second, limits.messages_at_once)
        self.refused = False
        self.protocol: str | None = None

    async def get(self, kernel_id: str) -> None:
        """Open the socket; 404 where there is no such Jupyter kernel, 503 where there are too many sockets."""
        if kernel_id not in self.kernel_manager:
            raise HTTPError(404)
        address = self.request.remote_ip or ""
        if not self.sockets.enter(address):
            raise HTTPError(503)
        try:
            await super().get(kernel_id)  # type: ignore[no-untyped-call]
        finally:
            self.sockets.leave(address)

    async def open(self, kernel_id: str) -> None:
        """Claim the Jupyter kernel for the page."""
        self.protocol = self.selected_subprotocol
        self.slots.claim(kernel_id)
        await super().open(kernel_id)  # type: ignore[no-untyped-call]

    def on_message(self, message: str | bytes) -> None:
        """Pass a message on to the Jupyter kernel, or close the socket with the reason."""
        if self.refused:  # it was on its way when the socket was closed
            return
        try:
            if len(message) > self.limits.message_bytes:
                raise KernelMessageError(f"a message has at most {self.limits.message_bytes:,} bytes")
            if not self.rate.take():
                raise KernelMessageError(f"more than {self.limits.messages_a_second:g} messages a second for too long")
            read_message(message, self.protocol, self.limits)
            super().on_message(message)  # type: ignore[no-untyped-call]
        except KernelMessageError as error:
            self._refuse(str(error))
        except Exception as error:  # a browser may send anything: end this socket, and nothing else
            self._refuse(f"the message could not be read ({type(error).__name__})")

    def _refuse(self, reason: str) -> None:
        self.refused = True
        self.close(TOO_MUCH, reason[:MOST_SAID])

    def write_message(self, message: str | bytes | dict[str, Any], binary: bool = False) -> Any:
        """Send a message of the Jupyter kernel, but no code and no stderr: both may name paths of this computer."""
        if self.ws_connection is None or self.ws_connection.is_closing():  # nobody has told the Jupyter kernel yet
            return None
        header, content = sent_by_kernel(message, self.protocol)
        kind = header.get("msg_type")
        if kind == "execute_input" or (kind == "stream" and content.get("name") == "stderr"):
            return None
        return super().write_message(message, binary)

    def on_close(self) -> None:
        """Release the Jupyter kernel, if the socket ever reached it."""
        if getattr(self, "connection", None) is not None:
            super().on_close()  # type: ignore[no-untyped-call]

    def write_error(self, status_code: int, **_: Any) -> None:
        """Answer a refused socket without a page."""
        self.finish()


class WaitingKernelHandler(RequestInfoSocketHandler):  # type: ignore[misc]
    """The socket at which a warm Jupyter kernel waits for its page, at an address that no browser is told.

    Voila's own handler lets any client wait for any Jupyter kernel; and if one of two that wait for the same one leaves, it
    removes whichever came first.
    """

    def initialize(self, manager: Any) -> None:
        """Take the manager of the Jupyter kernels that may wait."""
        self.manager = manager
        self.kernel_id = ""

    def check_origin(self, origin: str) -> bool:
        """Refuse pages: a Jupyter kernel sends no Origin header."""
        return False

    def open(self, kernel_id: str) -> None:
        """Let a Jupyter kernel wait, if no other client waits for it."""
        if kernel_id not in self.manager or kernel_id in self._waiters:
            self.close(TOO_MUCH, "nobody waits for this kernel")
            return
        self.kernel_id = kernel_id
        super().open(kernel_id)
        self._cache.pop(kernel_id, None)

    def on_message(self, message: str | bytes) -> None:
        """Ignore messages: a waiting Jupyter kernel sends none."""

    def on_close(self) -> None:
        """Remove this client, and no other."""
        if self._waiters.get(self.kernel_id) is self:
            del self._waiters[self.kernel_id]


class FarewellHandler(VoilaShutdownKernelHandler):  # type: ignore[misc]
    """Ends a Jupyter kernel when its page says farewell.

    The farewell is a beacon, which carries no token against forged requests, so Voila's own handler refuses it and the
    Jupyter kernel stays until it is idle for long. To end one, its id must be known, and only its page is told.
    """

    def check_xsrf_cookie(self) -> None:
        """A beacon has none."""


# -------------------------------------------------------------------------------- Voila's files: some five megabytes


class _CompressedFiles(StaticFileHandler if TYPE_CHECKING else object):  # type: ignore[misc]  # what comes first in the classes below
    """Sends files compressed, and lets a browser keep those whose address tells their version."""

    for_good = False
    """Whether the addresses of all its files tell their version."""

    @allow_unauthenticated  # as the classes below have it: a page that asks who somebody is has such files too
    async def get(self, path: str, include_body: bool = True) -> None:
        """A file; whole where it can be compressed, else as tornado sends it."""
        encoding = encoding_of(self.request.headers)
        if not encoding or "Range" in self.request.headers or not path.endswith(_TEXTS):
            await super().get(path, include_body)
            return
        self.path = self.parse_url_path(path)
        there = self.get_absolute_path(self.root, self.path)  # which may choose another root
        self.absolute_path = self.validate_absolute_path(self.root, there)
        if self.absolute_path is None:
            return
        self.modified = self.get_modified_time()
        self.set_headers()
        if self.should_return_304():
            self.set_status(304)
            return
        body, done = await asyncio.get_running_loop().run_in_executor(
            _COMPRESSOR, _copy, self.absolute_path, self.modified.timestamp(), encoding
        )
        if done:
            self.set_header("Content-Encoding", encoding)
        self.set_header("Content-Length", len(body))
        if include_body:
            self.finish(body)

    @allow_unauthenticated
    def head(self, path: str) -> Awaitable[None]:
        """What is told of a file."""
        return self.get(path, include_body=False)

    def set_headers(self) -> None:
        """What is told of a file; where its address does not tell its version, that a browser asks whether it has changed."""
        super().set_headers()
        told = self.for_good or "v" in self.request.query_arguments or _HASHED.search(self.request.path)
        self.set_header("Cache-Control", FOR_GOOD if told else "no-cache")
        self.set_header("Vary", "Accept-Encoding")

    def compute_etag(self) -> str | None:
        """A weak one: the same for each encoding."""
        etag = super().compute_etag()
        return f"W/{etag}" if etag else None


class VoilaFiles(_CompressedFiles, MultiStaticFileHandler):  # type: ignore[misc]  # voila has no types
    """Voila's bundle at its usual address, which does not tell its version."""


class VoilaBundle(VoilaFiles):
    """Voila's bundle at the address that `page_config` tells a page."""

    for_good = True


class TemplateFiles(_CompressedFiles, TemplateStaticFileHandler):  # type: ignore[misc]  # voila has no types
    """The files of Voila's templates."""


class ExtensionFiles(_CompressedFiles, FileFindHandler):
    """The files of what is installed for JupyterLab."""


REPLACED = {
    MultiStaticFileHandler: VoilaFiles,
    TemplateStaticFileHandler: TemplateFiles,
    FileFindHandler: ExtensionFiles,
}
"""Which of Voila's handlers ours stand in for."""


def page_config(current_page_config: dict[str, Any], base_url: str, **_: Any) -> dict[str, Any]:
    """What a page of Voila's is told, with our address of the bundle: it loads the rest of it from there by itself."""
    return {**current_page_config, "fullStaticUrl": base_url + BUNDLE}


def bundle_route(base_url: str, folders: list[str]) -> tuple[Any, ...]:
    """Where Voila's bundle is.

    Args:
        base_url: Where the server is, with a slash at its end.
        folders: Where its files lie.
    """
    return rf"{base_url}{re.escape(BUNDLE)}/(.*)", VoilaBundle, {"paths": folders}


@lru_cache(maxsize=COPIES)
def _copy(path: str, changed: float, encoding: str) -> tuple[bytes, bool]:
    """A file in an encoding, and whether it is in it: a small one is not. Changed at another time it is another file."""
    body = Path(path).read_bytes()
    return (compressed(body, encoding, LONG), True) if len(body) >= SMALLEST else (body, False)
