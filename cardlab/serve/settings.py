"""Defines and checks the settings of `cardlab serve`, and derives Voila's settings from them."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

from traitlets.config import Config

from cardlab.core.errors import CardlabError
from cardlab.core.optional_packages import require
from cardlab.serve.access.access_code import new_code
from cardlab.serve.access.jupyterhub_environment import checked_base
from cardlab.serve.handlers.http_server import AccessControl
from cardlab.serve.handlers.site_pages import AccessByCode, NoticeHandler
from cardlab.serve.handlers.voila_files import page_config
from cardlab.serve.http.host_names import ANYWHERE, checked_origin, in_address, network_address
from cardlab.serve.http.limits import LIMITS, is_loopback
from cardlab.serve.jupyter_kernels.kernel_managers import JupyterKernelManager
from cardlab.serve.jupyter_kernels.voila_page_check import FAILED
from cardlab.serve.storage.store import DEFAULT_DAYS

USUAL_PORT = 8866
EXTENSIONS = ["@jupyter-widgets/jupyterlab-manager", "@voila-dashboards/widgets-manager8", "anywidget"]
"""The installed JupyterLab extensions that a page loads: those for widgets, and none for a notebook editor."""
IDLE_SECONDS = 600
"""Seconds after which an idle Jupyter kernel without a page is ended."""
LEARNERS = 1500
"""The number of learners for whom an average computer has memory. Each takes about half a megabyte (see
`benchmarks/README.md`).
"""

MOST_WORKERS = 64
"""Each worker takes about 60 MB, and more workers than cores are no faster."""


def voila_config() -> Config:
    """Returns Voila's configuration for cardlab's pages, in `cardlab serve` and in a Jupyter server (`binder/postBuild`)."""
    config = Config()
    config.VoilaConfiguration.template = "cardlab"
    # ?template=lab would load files from elsewhere and show sources
    config.VoilaConfiguration.allow_template_override = "NOTEBOOK"
    config.VoilaConfiguration.allow_theme_override = "NO"
    config.VoilaConfiguration.strip_sources = True
    config.VoilaConfiguration.file_allowlist = []
    config.VoilaConfiguration.extension_allowlist = EXTENSIONS
    # A busy computer is not an error. By default, a cell whose output takes more than 4 s is shown without it, and without a
    # warning.
    config.VoilaExecutor.iopub_timeout = round(LIMITS.seconds_to_render)
    config.VoilaExecutor.raise_on_iopub_timeout = True
    config.VoilaExecutor.startup_timeout = round(LIMITS.seconds_to_render)
    return config


@dataclass(frozen=True)
class ServerSettings:
    """The settings of `cardlab serve`.

    Raises:
        CardlabError: A setting is not possible; the text says which values are.

    Attributes:
        port: The port wanted. If it is in use, the next free one is taken.
        ip: The address to listen at; ``0.0.0.0`` lets other computers in the network connect.
        browser: Whether to open the gallery in a browser.
        warm_kernels: How many Jupyter kernels are started in advance for each notebook that needs one.
        kernel_idle_seconds: Seconds after which an idle Jupyter kernel without a page is ended.
        max_kernels: The maximum number of learners with a Jupyter kernel at once; 0 for as many as this computer can run.
        hosts: Further host names of the server, for example behind a proxy.
        allow_frames_from: Origins whose pages may show ours in a frame: ``https://lms.school.example``.
        no_access_code: Whether other computers need no access code.
        access_code: The access code; "" for a new one.
        certfile, keyfile: A certificate and its key, for TLS.
        folder: A folder of the user's own notebooks; None for only the lessons and tables.
        data: The folder in which sessions are stored; None for the user's data folder.
        in_memory: Whether sessions are kept in memory, and nothing is stored.
        keep_days: For how many days sessions are stored.
        collect_tickets: Whether exit tickets are collected: stored with a name, and shown on this computer.
        school_names: Whether pages call War *Compare* and Addition War *Double Compare*, as some schools do.
        max_learners: The maximum number of learners at once.
        workers: The number of processes for bots, coach and experiments; 0 for one for each core.
        base_url: The path below which the pages are, with a slash at both ends, for a proxy that also has other pages.
        jupyterhub: Whether a JupyterHub has started the server and controls access.
        dev: Whether pages reload after a restart of the server.
    """

    port: int = USUAL_PORT
    ip: str = "127.0.0.1"
    browser: bool = True
    warm_kernels: int = 0
    kernel_idle_seconds: int = IDLE_SECONDS
    max_kernels: int = 0
    hosts: tuple[str, ...] = ()
    allow_frames_from: tuple[str, ...] = ()
    no_access_code: bool = False
    access_code: str = ""
    certfile: Path | None = None
    keyfile: Path | None = None
    folder: Path | None = None
    data: Path | None = None
    in_memory: bool = False
    keep_days: int = DEFAULT_DAYS
    collect_tickets: bool = False
    school_names: bool = False
    max_learners: int = LEARNERS
    workers: int = 0
    base_url: str = "/"
    jupyterhub: bool = False
    dev: bool = False

    def __post_init__(self) -> None:
        for name, least in {"warm_kernels": 0, "kernel_idle_seconds": 1, "max_kernels": 0, "max_learners": 1}.items():
            if getattr(self, name) < least:
                raise CardlabError(f"--{name.replace('_', '-')} is {getattr(self, name)}, but must be {least} or more")
        if self.no_access_code and self.access_code:
            raise CardlabError(
                "--no-access-code cannot be combined with an access code (--access-code, --access-code-file or "
                "CARDLAB_CODE): leave one of them out"
            )
        if not 0 <= self.workers <= MOST_WORKERS:
            raise CardlabError(f"--workers is {self.workers}, but must be from 0 to {MOST_WORKERS}; 0 means one per core")
        if self.jupyterhub and (self.no_access_code or self.access_code or self.certfile):
            raise CardlabError(
                "a JupyterHub checks access and holds the certificate: "
                "leave --no-access-code, --access-code, CARDLAB_CODE and --certfile out"
            )
        checked_base(self.base_url)
        for origin in self.allow_frames_from:
            checked_origin(origin)
        if self.allow_frames_from and not (self.certfile or self.hosts or self.jupyterhub):
            raise CardlabError(
                "--allow-frames-from needs https: without it, browsers send no cookie to a frame and keep asking for the code. "
                "Add --certfile and --keyfile, or --host with a proxy that provides TLS"
            )

    @property
    def proxied(self) -> bool:
        """Whether visitors come through a proxy, on this computer or of a JupyterHub, that passes on their addresses."""
        return self.jupyterhub or (bool(self.hosts) and is_loopback(self.ip))

    def origin(self, port: int) -> str:
        """Returns the address for browsers of other computers: ``http://10.0.0.5:8866``.

        "" if no other computer can connect: the server is for this computer only, or the computer has no network. It is also ""
        under a hub, because only the hub knows the address.
        """
        if not self.others_can_connect or self.jupyterhub:
            return ""
        if self.proxied:
            return f"https://{self.hosts[0]}"
        name = network_address() if self.ip in ANYWHERE else self.ip
        return f"{self.scheme}://{in_address(name)}:{port}" if name else ""

    @property
    def scheme(self) -> str:
        """The protocol with which the server itself answers."""
        return "https" if self.certfile else "http"

    @property
    def others_can_connect(self) -> bool:
        """Whether other computers can connect."""
        return self.proxied or not is_loopback(self.ip)

    def access(self) -> AccessControl | None:
        """Returns the access control; None if no other computer can connect, or if everyone may.

        Raises:
            CardlabError: The code is too short or too long.
            MissingPackage: A JupyterHub controls access, and its package is not installed.
        """
        if self.jupyterhub:
            require("jupyterhub", what="servers that a JupyterHub starts", install="'cardlab[hub]'")
            from cardlab.serve.handlers.jupyterhub_auth import JupyterHubAuth

            return JupyterHubAuth(self.base_url, framed=bool(self.allow_frames_from))
        if not self.access_code and (self.no_access_code or not self.others_can_connect):
            return None
        return AccessByCode(
            self.access_code or new_code(),
            self.base_url,
            proxied=self.proxied,
            framed=bool(self.allow_frames_from),
            limits=LIMITS,
        )

    def settings(self, port: int, folder: Path) -> Config:
        """Returns the settings of Voila.

        Args:
            port: The free port.
            folder: A folder for the Jupyter kernels' sockets.
        """
        config = voila_config()
        config.VoilaExecutor.cell_error_instruction = FAILED
        config.VoilaExecutor.cell_timeout_instruction = FAILED
        config.VoilaConfiguration.preheat_kernel = self.warm_kernels > 0
        config.VoilaConfiguration.default_pool_size = self.warm_kernels
        config.VoilaConfiguration.page_config_hook = page_config
        config.VoilaConfiguration.multi_kernel_manager_class = JupyterKernelManager
        config.MappingKernelManager.allow_tracebacks = False
        config.MappingKernelManager.cull_idle_timeout = self.kernel_idle_seconds
        config.MappingKernelManager.cull_interval = max(1, min(60, self.kernel_idle_seconds // 2))
        if os.name == "posix":  # in a folder of their own, where no other user can listen
            config.KernelManager.transport = "ipc"
        config.Voila.connection_dir_root = str(folder)
        config.Voila.port = port
        config.Voila.base_url = self.base_url
        config.Voila.log_level = 40
        config.Voila.tornado_settings = {
            "websocket_max_message_size": 2 * LIMITS.message_bytes,  # a much larger message would be cut off silently
            "default_handler_class": NoticeHandler,
            "log_function": lambda _: None,  # requests for odd addresses do not fill the teacher's terminal
        }
        return config
