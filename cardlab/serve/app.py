"""`cardlab serve`: Voila with the gallery as front page, our template, warm kernels, and kernels that end when idle."""

from __future__ import annotations

import errno
import os
import socket
import webbrowser
from pathlib import Path
from typing import Any

from tornado.ioloop import IOLoop
from traitlets.config import Config
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from cardlab.core.errors import CardlabError
from cardlab.serve.gallery import lessons_folder
from cardlab.serve.handlers import FarewellHandler, GalleryHandler, routes

SHARE = Path(__file__).parent / "share"
USUAL_PORT = 8866
PORTS_TRIED = 50
LAST_PORT = 65535
ANYWHERE = "0.0.0.0"
"""The address that stands for every address of this computer."""
SOCKETS = Path("/tmp")
"""Where the kernels' sockets are: their paths may have about a hundred letters, and a Mac's own folder for such is too long."""
EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
"""What a page loads of what is installed for JupyterLab: the widgets, and nothing that a notebook editor needs."""
IDLE_SECONDS = 600
"""How long a kernel without a page may be idle before it is ended."""


def settings(port: int, *, warm: int = 1, idle: int = IDLE_SECONDS) -> Config:
    """The settings of the server.

    Args:
        port: The port; a warm kernel asks there for the page that it will serve.
        warm: How many kernels of each page are started before anybody asks; 0 for none.
        idle: Seconds after which a kernel whose page is closed is ended.
    """
    config = Config()
    config.VoilaConfiguration.template = "cardlab"
    config.VoilaConfiguration.allow_template_override = "NOTEBOOK"  # ?template=lab would fetch from elsewhere and show sources
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.strip_sources = True
    config.VoilaConfiguration.preheat_kernel = warm > 0
    config.VoilaConfiguration.default_pool_size = warm
    config.VoilaConfiguration.file_allowlist = []
    config.VoilaConfiguration.extension_allowlist = EXTENSIONS
    config.MappingKernelManager.cull_idle_timeout = idle
    config.MappingKernelManager.cull_interval = max(1, min(60, idle // 2))
    if os.name == "posix" and os.access(SOCKETS, os.W_OK):  # in a folder of their own, where nobody else can listen
        config.KernelManager.transport = "ipc"
        config.Voila.connection_dir_root = str(SOCKETS)
    config.Voila.port = port
    config.Voila.log_level = 40
    return config


class LessonServer(Voila):  # type: ignore[misc]  # voila has no types
    """Voila that opens with the gallery."""

    def init_handlers(self) -> list[Any]:
        """Voila's handlers, with the gallery in the place of its list of files."""
        ours = {VoilaShutdownKernelHandler: FarewellHandler}
        kept = [
            (path, ours.get(handler, handler), *rest)
            for path, handler, *rest in super().init_handlers()
            if handler is not TornadoVoilaTreeHandler
        ]
        base = self.server_url
        return [(base, GalleryHandler), *routes(base), *kept]


def free_port(wanted: int, ip: str) -> int:
    """The wanted port, or the next one that is free.

    Raises:
        CardlabError: It is no port, none of the next ones is free, or this computer does not have the address.
    """
    if not 0 < wanted <= LAST_PORT:
        raise CardlabError(f"port {wanted} is not from 1 to {LAST_PORT}")
    last = min(wanted + PORTS_TRIED - 1, LAST_PORT)
    for port in range(wanted, last + 1):
        with socket.socket() as probe:
            if os.name == "posix":  # elsewhere this would call a taken port free
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((ip, port))
            except OSError as error:
                if error.errno in (errno.EADDRINUSE, errno.EACCES):
                    continue
                raise CardlabError(f"this computer cannot listen at {ip}: {error.strerror}") from error
            return port
    raise CardlabError(f"no port from {wanted} to {last} is free at {ip}: name another with --port")


def serve(
    *, port: int = USUAL_PORT, ip: str = "127.0.0.1", browser: bool = True, warm: int = 1, idle: int = IDLE_SECONDS
) -> None:
    """Serve the lessons until interrupted.

    Args:
        port: The port wanted; the next free one is taken where it is in use.
        ip: The address to listen at; ``0.0.0.0`` lets other computers of the room in.
        browser: Whether to open the gallery in a browser.
        warm, idle: See `settings`.

    Raises:
        CardlabError: The lesson pages are not there, or no port is free.
    """
    folder = lessons_folder()
    if not folder.is_dir():
        raise CardlabError(f"the lesson pages are not in {folder}: install cardlab again")
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [str(SHARE), os.environ.get("JUPYTER_PATH")]))
    port = free_port(port, ip)
    if ip != ANYWHERE:
        os.environ["VOILA_APP_IP"] = ip  # where a warm kernel asks for its page
    app = LessonServer(config=settings(port, warm=warm, idle=idle))
    app.initialize([str(folder), "--no-browser"])
    app.ip = ip
    address = f"http://{'localhost' if ip in ('127.0.0.1', ANYWHERE) else ip}:{port}/"

    def ready() -> None:
        print(f"The lessons are at {address} (Ctrl-C ends this)", flush=True)
        if browser:
            webbrowser.open(address)

    IOLoop.current().add_callback(ready)
    app.start()
