"""The server of `cardlab serve`: Voila with a gallery, kernel-free pages, and checks before every request."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import shutil
import signal
import socket
import ssl
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.netutil import bind_sockets
from tornado.web import Application, StaticFileHandler
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import AllowListFileHandler, TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from cardlab.core.errors import CardlabError
from cardlab.documents.templates import add_script, read_templates
from cardlab.serve.access.access_code import AccessCode
from cardlab.serve.gc_tuning import collect_when_quiet, disable_full_collections
from cardlab.serve.handlers.http_server import AccessControl, CheckedRouter, Gzipped, Listener, safe_headers
from cardlab.serve.handlers.jupyter_kernel_sockets import (
    JupyterKernelSocketHandler,
    KernelShutdownHandler,
    WaitingJupyterKernelHandler,
)
from cardlab.serve.handlers.notebook_pages import NotebookHandler
from cardlab.serve.handlers.site_pages import (
    FOR_OTHERS,
    KEEPS,
    OWN_PAGES,
    DevHandler,
    GalleryHandler,
    TicketsHandler,
    close_render_queues,
    routes,
    with_plain_errors,
)
from cardlab.serve.handlers.voila_files import REPLACED, bundle_route
from cardlab.serve.handlers.websocket import SessionSocketHandler
from cardlab.serve.http.assets import asset, make_ahead
from cardlab.serve.http.compression import OF_FILES
from cardlab.serve.http.host_names import ANYWHERE, THIS_COMPUTER, Hosts, in_address
from cardlab.serve.http.limits import LIMITS, ConcurrencyLimit, TokenBuckets
from cardlab.serve.http.request_checks import RequestChecks
from cardlab.serve.http.server_socket import socket_at, tls
from cardlab.serve.http.url_paths import SESSION_SOCKET, TICKETS
from cardlab.serve.jupyter_kernels.kernel_slots import KernelSlots, default_kernel_slots
from cardlab.serve.pages.notebook_contents import lessons_folder
from cardlab.serve.pages.notebook_library import NotebookLibrary
from cardlab.serve.pages.served_page import page_files
from cardlab.serve.runtime_folders import make_folder, use_own_folders
from cardlab.serve.session_manager import SessionManager
from cardlab.serve.settings import ServerSettings
from cardlab.serve.storage.files import data_folder
from cardlab.serve.storage.records import DataInUse
from cardlab.serve.storage.store import Store
from cardlab.sessions.widget_sessions import speak_ahead
from cardlab.words.fluent_files import use_school_names

SHARE = Path(__file__).parent / "share"
LOOPBACK = ["127.0.0.1", "::1"]
"""Proxies on this computer. They name the address of the visitor."""


class LessonServer(Voila):  # type: ignore[misc]  # voila has no types
    """Voila that opens with the gallery and checks each request before it is routed."""

    server_settings: ServerSettings
    access: AccessControl | None
    listening: socket.socket
    tls_context: ssl.SSLContext | None
    ready: Callable[[], None]
    library: NotebookLibrary
    sessions: SessionManager

    def start(self) -> None:
        """Creates the socket at which warm Jupyter kernels wait, then serves until interrupted."""
        self.waiting_sockets = bind_sockets(0, "127.0.0.1")
        self.waiting_path = f"/{secrets.token_hex(16)}"
        # The Jupyter kernels inherit this environment, and `page_query` reads it there.
        os.environ["CARDLAB_WAITING"] = f"ws://127.0.0.1:{self.waiting_sockets[0].getsockname()[1]}{self.waiting_path}"
        super().start()

    def init_handlers(self) -> list[Any]:
        """Returns the handlers: the gallery, and those of Voila's that our pages need, with limits on the Jupyter kernels.

        It leaves out Voila's list of files, files next to notebooks, logins, and the address where warm Jupyter kernels wait;
        see `listen`.
        """
        slots = KernelSlots(self.kernel_manager, self.server_settings.max_kernels or default_kernel_slots(), LIMITS)
        sockets = ConcurrencyLimit(LIMITS.sockets, LIMITS.sockets_of_address)
        notebooks = frozenset(path.relative_to(self.root_dir).as_posix() for path in Path(self.root_dir).rglob("*.ipynb"))
        ours: dict[Any, tuple[Any, dict[str, Any]]] = {
            VoilaShutdownKernelHandler: (KernelShutdownHandler, {}),
            VoilaKernelWebsocketHandler: (JupyterKernelSocketHandler, {"limits": LIMITS, "sockets": sockets, "slots": slots}),
            TornadoVoilaHandler: (
                NotebookHandler,
                {
                    "slots": slots,
                    "notebooks": notebooks,
                    "frames": self.server_settings.allow_frames_from,
                    "library": self.library,
                    "sessions": self.sessions,
                    "openings": TokenBuckets(LIMITS.openings_a_second, LIMITS.openings_at_once),
                },
            ),
        }
        kept: list[Any] = []
        for path, handler, *more in super().init_handlers():
            facts = more[0] if more else {}
            if handler in ours:
                chosen, limited = ours[handler]
                kept.append((path, chosen, {**facts, **limited}))
            elif issubclass(handler, StaticFileHandler) and handler is not AllowListFileHandler:
                if handler is TemplateStaticFileHandler:  # it fails on addresses that are not of this form
                    path = rf"{self.server_url}voila/templates/([^/]+/static/.+)"
                kept.append((path, with_plain_errors(REPLACED.get(handler, handler)), facts))
            elif handler is KernelHandler:
                kept.append((path, handler, facts))
        base = self.server_url
        path, handler, facts = bundle_route(base, self.static_paths)
        bundle = (path, with_plain_errors(handler), facts)
        access = self.access.routes() if self.access else []
        live = (
            rf"{base}{SESSION_SOCKET}",
            SessionSocketHandler,
            {"sessions": self.sessions, "limits": LIMITS, "sockets": sockets},
        )
        handed_in = {"sessions": self.sessions, "proxied": self.server_settings.proxied}
        tickets = [(rf"{base}{TICKETS}", TicketsHandler, handed_in)] if self.server_settings.collect_tickets else []
        return [(base, GalleryHandler), *access, live, *tickets, *self._dev(), *routes(base), bundle, *kept]

    def _dev(self) -> list[Any]:
        """With `--dev`, returns the handler that pages ask whether the server has been restarted."""
        if not self.server_settings.dev:
            return []
        mark = secrets.token_hex(4)
        add_script(f"{self.server_url}{asset('reload_on_change').url_path}?made={mark}")
        return [(rf"{self.server_url}cardlab/dev", DevHandler, {"mark": mark})]

    def init_settings(self) -> dict[str, Any]:
        """Returns Voila's settings, with compressed answers, and with the settings that our own handlers read."""
        ours = {"transforms": [Gzipped], OWN_PAGES: self.library.own, KEEPS: self._keeps, FOR_OTHERS: self._for_others}
        return {**super().init_settings(), **ours}

    def _for_others(self) -> str:
        # asked each time, because a laptop changes its network
        return self.server_settings.origin(self.listening.getsockname()[1])

    def _keeps(self) -> bool:
        return self.sessions.store.trouble is None

    def listen(self) -> None:
        """Listens until interrupted."""
        server_settings = self.server_settings
        waiting = [
            (rf"{self.waiting_path}/(?P<kernel_id>[\w-]+)", WaitingJupyterKernelHandler, {"manager": self.kernel_manager})
        ]
        HTTPServer(Application(waiting)).add_sockets(self.waiting_sockets)
        self.app.add_transform(safe_headers(server_settings.allow_frames_from))
        checks = RequestChecks(
            Hosts(server_settings.ip, server_settings.hosts),
            frames=server_settings.allow_frames_from,
            limits=LIMITS,
            base_url=self.server_url,
        )
        router = CheckedRouter(self.app, checks, self.access)
        listener = Listener(
            router, limits=LIMITS, ssl_options=self.tls_context, xheaders=server_settings.proxied, trusted_downstream=LOOPBACK
        )
        router.heard = listener.heard
        listener.add_sockets([self.listening])
        # Tornado logs a warning for each socket that Jupyter lets wait longer for an answer than Tornado would.
        logging.getLogger("tornado.general").setLevel(logging.ERROR)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self._begin)
        signal.signal(signal.SIGTERM, lambda *_: self.ioloop.add_callback_from_signal(self.ioloop.stop))
        try:
            self.ioloop.start()
        except KeyboardInterrupt:
            pass
        finally:
            listener.stop()
            self.ioloop.run_sync(close_render_queues)
            self.ioloop.run_sync(self.sessions.close)
            self.stop()

    async def _begin(self) -> None:
        """Prints that the lessons are available, once they are."""
        await self.sessions.start()
        names = sorted({path.name for folder in self.library.folders for path in folder.glob("*.ipynb")})
        ahead = asyncio.get_running_loop().run_in_executor(None, _prepare)
        await asyncio.gather(ahead, *(self.library.find(name) for name in names))
        disable_full_collections()
        self._collecting = asyncio.get_running_loop().create_task(collect_when_quiet(lambda: self.sessions.is_quiet))
        self.ready()


def serve(server_settings: ServerSettings) -> None:
    """Serves the lessons until interrupted.

    Raises:
        CardlabError: The lesson pages are missing, no port is free, or a setting is not possible.
    """
    folder = lessons_folder()
    if not folder.is_dir():
        raise CardlabError(f"the lesson pages are not in {folder}: reinstall cardlab")
    served = server_settings.folder or folder
    if not served.is_dir():
        raise CardlabError(f"there is no folder {served}: name one with notebooks")
    Hosts(server_settings.ip, server_settings.hosts)
    access = server_settings.access()
    tls_context = tls(server_settings.certfile, server_settings.keyfile)
    with contextlib.ExitStack() as at_the_end:
        listening = at_the_end.enter_context(socket_at(server_settings.port, server_settings.ip))
        port = listening.getsockname()[1]
        if server_settings.jupyterhub and port != server_settings.port:
            raise CardlabError(
                f"the hub has chosen port {server_settings.port} for this server, but it is in use: start it from the hub again"
            )
        own = make_folder()
        at_the_end.callback(shutil.rmtree, own, ignore_errors=True)
        told = use_own_folders(own)
        if told:
            print(told, file=sys.stderr, flush=True)
        os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [str(SHARE), os.environ.get("JUPYTER_PATH")]))
        if server_settings.school_names:  # before workers and Jupyter kernels start
            use_school_names()
        app = LessonServer(config=server_settings.settings(port, own))
        app.server_settings, app.access, app.listening, app.tls_context = server_settings, access, listening, tls_context
        store, kept_in = _store(server_settings)
        app.sessions = SessionManager(
            store,
            most=server_settings.max_learners,
            report=_report,
            tickets=server_settings.collect_tickets,
            processes=server_settings.workers or None,
        )
        app.library = NotebookLibrary([served, folder], kept_in, _report)
        protocol = "https" if server_settings.proxied else server_settings.scheme
        names = ("lesson.css", "stage.css", "register_service_worker", "served_page", "play_table_widget", "lesson")
        make_ahead(*names, encodings=OF_FILES[protocol])
        app.initialize([str(served), "--no-browser"])
        app.ready = lambda: _welcome(server_settings, port, access)
        app.start()


def _prepare() -> None:
    """Prepares in a thread what takes a tenth of a second the first time, so that the event loop is not blocked."""
    read_templates()
    for end in speak_ahead():
        page_files(end)


def _store(server_settings: ServerSettings) -> tuple[Store, Path | None]:
    """Opens the storage of sessions. Returns it with its folder, which is None if sessions stay in memory.

    Raises:
        DataInUse: Another server stores its sessions in that folder.
        NewerData: The data in the folder is not for this version.
    """
    folder = None if server_settings.in_memory else server_settings.data or data_folder()
    try:
        return Store.open(folder, days=server_settings.keep_days, report=_report), folder
    except DataInUse as error:
        if server_settings.data is not None:
            raise
        _report(f"{error}. Until then this server forgets all progress when it ends.")
        return Store.open(None, days=server_settings.keep_days, report=_report), None


def _report(text: str) -> None:
    """Prints a message for the teacher in the terminal."""
    print(text, file=sys.stderr, flush=True)


def _welcome(server_settings: ServerSettings, port: int, access: AccessControl | None) -> None:
    """Prints the address of the lessons, for this computer and for other devices."""
    here = "localhost" if server_settings.ip in (*THIS_COMPUTER, *ANYWHERE) else server_settings.ip
    address = f"{server_settings.scheme}://{in_address(here)}:{port}{server_settings.base_url}"
    print(f"The lessons are at {address} (press Ctrl-C to stop)", flush=True)
    if server_settings.collect_tickets:
        own = f"{server_settings.scheme}://localhost:{port}{server_settings.base_url}{TICKETS}"
        print(f"Collected exit tickets (this computer only): {own}", flush=True)
    if server_settings.others_can_connect and not server_settings.jupyterhub:  # a hub has its own pages for this
        _invite(server_settings.origin(port), server_settings.base_url, access if isinstance(access, AccessCode) else None)
    if server_settings.browser:
        webbrowser.open(address)


def _invite(origin: str, base_url: str, access: AccessCode | None) -> None:
    """Prints the address and the code for other computers. `origin` is "" if they cannot reach this one."""
    import segno

    if not origin:
        print("This computer is not connected to a network, so other devices cannot open the lessons.", flush=True)
        return
    print(f"On other devices: {origin}{base_url}", flush=True)
    if access is not None:
        print(f"Access code: {access.code}", flush=True)
    segno.make(access.link(origin) if access else origin + base_url, error="l").terminal(compact=True)
