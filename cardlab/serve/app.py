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
from functools import partial
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
from cardlab.serve.handlers.health import HealthHandler
from cardlab.serve.handlers.http_server import AccessControl, CheckedRouter, Gzipped, Listener, safe_headers
from cardlab.serve.handlers.jupyter_kernel_sockets import (
    JupyterKernelSocketHandler,
    KernelShutdownHandler,
    WaitingJupyterKernelHandler,
)
from cardlab.serve.handlers.long_polling import LongPolling, LongPollingHandler
from cardlab.serve.handlers.notebook_pages import NotebookHandler
from cardlab.serve.handlers.site_pages import (
    CLASS_PAGES,
    FOR_OTHERS,
    KEEPS,
    OWN_PAGES,
    DevHandler,
    GalleryHandler,
    close_render_queues,
    routes,
    with_plain_errors,
)
from cardlab.serve.handlers.teacher_pages import class_routes, teacher_routes
from cardlab.serve.handlers.voila_files import REPLACED, bundle_route
from cardlab.serve.handlers.websocket import SessionSocketHandler
from cardlab.serve.health import HealthMonitor
from cardlab.serve.http.assets import asset, make_ahead
from cardlab.serve.http.compression import OF_FILES
from cardlab.serve.http.host_names import ANYWHERE, THIS_COMPUTER, Hosts, in_address
from cardlab.serve.http.limits import LIMITS, Budget, ConcurrencyLimit
from cardlab.serve.http.request_checks import RequestChecks
from cardlab.serve.http.server_socket import most_connections, socket_at, tls
from cardlab.serve.http.url_paths import HEALTH, SESSION_POLLING, SESSION_SOCKET, TICKETS
from cardlab.serve.jupyter_kernels.kernel_slots import KernelSlots, default_kernel_slots
from cardlab.serve.metrics import serve_metrics
from cardlab.serve.pages.notebook_contents import lessons_folder
from cardlab.serve.pages.notebook_library import NotebookLibrary
from cardlab.serve.pages.served_page import FIRST_FILES, page_files
from cardlab.serve.runtime_folders import make_folder, use_own_folders
from cardlab.serve.session_manager import SessionManager
from cardlab.serve.settings import ServerSettings
from cardlab.serve.storage.files import data_folder
from cardlab.serve.storage.records import DataInUse
from cardlab.serve.storage.store import Store
from cardlab.sessions.widget_sessions import speak_ahead
from cardlab.words.fluent_files import use_school_names

SHARE = Path(__file__).parent / "share"


class LessonServer(Voila):  # type: ignore[misc]  # voila has no types
    """Voila that opens with the gallery and checks each request before it is routed."""

    server_settings: ServerSettings
    access: AccessControl | None
    teachers: AccessControl | None
    listening: socket.socket
    tls_context: ssl.SSLContext | None
    ready: Callable[[], None]
    library: NotebookLibrary
    sessions: SessionManager
    monitor: HealthMonitor

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
        sockets = ConcurrencyLimit(LIMITS.sockets, LIMITS.sockets_of_address, LIMITS.sockets_of_browser)
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
                    "pages": Budget(
                        (LIMITS.pages_of_browser_a_second, LIMITS.pages_of_browser),
                        (LIMITS.pages_of_address_a_second, LIMITS.pages_of_address),
                    ),
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
        access = [route for control in (self.access, self.teachers) if control for route in control.routes()]
        live = [
            (
                rf"{base}{SESSION_SOCKET}",
                SessionSocketHandler,
                {"sessions": self.sessions, "limits": LIMITS, "sockets": sockets},
            ),
            (rf"{base}{SESSION_POLLING}", LongPollingHandler, {"polling": LongPolling(self.sessions, LIMITS, sockets)}),
        ]
        health = (rf"{base}{HEALTH}", HealthHandler, {"monitor": self.monitor})
        for_teachers = [
            *class_routes(
                base,
                self.sessions,
                tickets=self.server_settings.collect_tickets,
                in_memory=self.server_settings.in_memory,
            ),
            *teacher_routes(base),
        ]
        return [(base, GalleryHandler), *access, *live, health, *for_teachers, *self._dev(), *routes(base), bundle, *kept]

    def _dev(self) -> list[Any]:
        """With `--dev`, returns the handler that pages ask whether the server has been restarted."""
        if not self.server_settings.dev:
            return []
        mark = secrets.token_hex(4)
        add_script(f"{self.server_url}{asset('reload_on_change').url_path}?made={mark}")
        return [(rf"{self.server_url}cardlab/dev", DevHandler, {"mark": mark})]

    def init_settings(self) -> dict[str, Any]:
        """Returns Voila's settings, with compressed answers, and with the settings that our own handlers read."""
        ours = {
            "transforms": [Gzipped],
            OWN_PAGES: self.library.own,
            KEEPS: self._keeps,
            FOR_OTHERS: self._for_others,
            CLASS_PAGES: ("tickets", "kept") if self.server_settings.collect_tickets else ("kept",),
        }
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
        router = CheckedRouter(self.app, checks, self.access, self.teachers, [f"{self.server_url}{HEALTH}"])
        listener = Listener(router, limits=LIMITS, ssl_options=self.tls_context, proxies=server_settings.proxies)
        router.heard = listener.heard
        listener.add_sockets([self.listening])
        # Tornado logs a warning for each socket that Jupyter lets wait longer for an answer than Tornado would.
        logging.getLogger("tornado.general").setLevel(logging.ERROR)
        self.ioloop = IOLoop.current()
        self.ioloop.add_callback(self._begin)
        if self.tls_context is not None and hasattr(signal, "SIGHUP"):  # without TLS, a closed terminal ends its server
            signal.signal(signal.SIGHUP, lambda *_: self.ioloop.add_callback_from_signal(self._read_certificate_again))
        try:
            self.ioloop.run_sync(partial(self._serve_until_stopped, listener))
        finally:
            self.stop()

    async def _serve_until_stopped(self, listener: Listener) -> None:
        """Waits for Ctrl-C or SIGTERM, and closes. A second signal changes nothing, because what learners have done is being
        stored.
        """
        loop, stopped = asyncio.get_running_loop(), asyncio.Event()
        for stop in (signal.SIGINT, signal.SIGTERM):
            if signal.getsignal(stop) is not signal.SIG_IGN:  # a shell has it ignored in the background
                signal.signal(stop, lambda *_: loop.call_soon_threadsafe(stopped.set))
        await stopped.wait()
        listener.stop()
        await close_render_queues()
        await self.sessions.close()

    def _read_certificate_again(self) -> None:
        """Reads a renewed certificate. Connections from now on use it, and open ones stay."""
        certfile, keyfile = self.server_settings.certfile, self.server_settings.keyfile
        assert self.tls_context is not None
        assert certfile is not None
        try:
            tls(certfile, keyfile)  # a context that has failed to load a certificate would have none
        except CardlabError as error:
            _report(f"The certificate stays as it was: {error}")
        else:
            self.tls_context.load_cert_chain(certfile, keyfile)
            _report(f"The certificate in {certfile} was read again.")

    async def _begin(self) -> None:
        """Prints that the lessons are available, once they are. Then reads the user's own notebooks, which may take long."""
        await self.sessions.start()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, _prepare)
        disable_full_collections()
        self._collecting = loop.create_task(collect_when_quiet(lambda: self.sessions.is_quiet))
        self._watching = loop.create_task(self.monitor.watch())
        self.ready()
        await asyncio.gather(*(self.library.find(name) for name in self.library.own()))


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
    access, teachers = server_settings.controls(_report)
    most_connections()
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
        app.server_settings, app.access, app.teachers = server_settings, access, teachers
        app.listening, app.tls_context = listening, tls_context
        app.sessions = SessionManager(
            _store(server_settings),
            most=server_settings.max_learners,
            report=_report,
            tickets=server_settings.collect_tickets,
            processes=server_settings.workers or None,
        )
        app.monitor = HealthMonitor(app.sessions, others_can_connect=server_settings.others_can_connect)
        app.library = NotebookLibrary([served, folder], _report)
        protocol = "https" if server_settings.proxied else server_settings.scheme
        make_ahead(*FIRST_FILES, encodings=OF_FILES[protocol])
        app.initialize([str(served), "--no-browser"])
        app.ready = lambda: _welcome(server_settings, port, access, teachers)
        if server_settings.metrics_port:
            at_the_end.callback(serve_metrics(app.monitor, server_settings.metrics_port))
        app.start()


def _prepare() -> None:
    """Prepares in a thread what takes a tenth of a second the first time, so that the event loop is not blocked."""
    read_templates()
    for end in speak_ahead():
        page_files(end)


def _store(server_settings: ServerSettings) -> Store:
    """Opens the storage of sessions.

    Raises:
        DataInUse: Another server stores its sessions in that folder.
        NewerData: The data in the folder is not for this version.
    """
    folder = None if server_settings.in_memory else server_settings.data or data_folder()
    try:
        return Store.open(folder, days=server_settings.keep_days, report=_report)
    except DataInUse as error:
        if server_settings.data is not None:
            raise
        _report(f"{error}. Until then this server forgets all progress when it ends.")
        return Store.open(None, days=server_settings.keep_days, report=_report)


def _report(text: str) -> None:
    """Prints a message for the teacher in the terminal, in one piece, since several threads have some."""
    print(f"{text}\n", end="", file=sys.stderr, flush=True)


def _welcome(server_settings: ServerSettings, port: int, access: AccessControl | None, teachers: AccessControl | None) -> None:
    """Prints the address of the lessons, for this computer and for other devices, and the codes."""
    here = "localhost" if server_settings.ip in (*THIS_COMPUTER, *ANYWHERE) else server_settings.ip
    address = f"{server_settings.scheme}://{in_address(here)}:{port}{server_settings.base_url}"
    print(f"The lessons are at {address} (press Ctrl-C to stop)", flush=True)
    if server_settings.collect_tickets:
        print(f"Collected exit tickets: {address}{TICKETS}", flush=True)
    if server_settings.others_can_connect and not server_settings.jupyterhub:  # a hub has its own pages for this
        if isinstance(teachers, AccessCode):
            print(f"Teacher's code, for your own other devices: {teachers.code}", flush=True)
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
