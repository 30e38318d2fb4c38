"""Defines and checks the settings of `cardlab serve`, and derives Voila's settings from them."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from traitlets.config import Config

from cardlab.core.errors import CardlabError
from cardlab.core.optional_packages import require
from cardlab.serve.access.access_code import TEACHER, new_code
from cardlab.serve.access.jupyterhub_environment import checked_base
from cardlab.serve.handlers.access_pages import AccessByCode
from cardlab.serve.handlers.http_server import AccessControl, AnonymousVisitors
from cardlab.serve.handlers.site_pages import NoticeHandler
from cardlab.serve.handlers.voila_files import page_config
from cardlab.serve.http.host_names import ANYWHERE, checked_origin, in_address, network_address
from cardlab.serve.http.limits import LIMITS, is_loopback
from cardlab.serve.http.request_log import request_log
from cardlab.serve.http.server_socket import LAST_PORT, USUAL_PORT
from cardlab.serve.http.trusted_proxies import TrustedProxies
from cardlab.serve.jupyter_kernels.kernel_managers import JupyterKernelManager
from cardlab.serve.jupyter_kernels.voila_page_check import FAILED
from cardlab.serve.storage.store import DEFAULT_DAYS

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
        trusted_proxies: Addresses and networks of proxies on other computers or in other containers.
        allow_frames_from: Origins whose pages may show ours in a frame: ``https://lms.school.example``.
        no_access_code: Whether other computers need no access code.
        access_code: The access code; "" for a new one.
        teacher_code: The teacher's code; "" for a new one.
        certfile, keyfile: A certificate and its key, for TLS.
        folder: A folder of the user's own notebooks; None for only the lessons and tables.
        data: The folder in which sessions are stored; None for the user's data folder.
        in_memory: Whether sessions are kept in memory, and nothing is stored.
        keep_days: For how many days sessions are stored.
        collect_tickets: Whether exit tickets are collected: stored with a name, and shown to teachers.
        school_names: Whether pages call War *Compare* and Addition War *Double Compare*, as some schools do.
        max_learners: The maximum number of learners at once.
        workers: The number of processes for bots, coach and experiments; 0 for one for each core.
        base_url: The path below which the pages are, with a slash at both ends, for a proxy that also has other pages.
        jupyterhub: Whether a JupyterHub has started the server and controls access.
        dev: Whether pages reload after a restart of the server.
        log: A file to which each request is written; None for no log.
        metrics_port: The port at which Prometheus can read the state of the server; 0 for none.
    """

    port: int = USUAL_PORT
    ip: str = "127.0.0.1"
    browser: bool = True
    warm_kernels: int = 0
    kernel_idle_seconds: int = IDLE_SECONDS
    max_kernels: int = 0
    hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    allow_frames_from: tuple[str, ...] = ()
    no_access_code: bool = False
    access_code: str = ""
    teacher_code: str = ""
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
    log: Path | None = None
    metrics_port: int = 0

    def __post_init__(self) -> None:
        for name, least in {"warm_kernels": 0, "kernel_idle_seconds": 1, "max_kernels": 0, "max_learners": 1}.items():
            if getattr(self, name) < least:
                raise CardlabError(f"--{name.replace('_', '-')} is {getattr(self, name)}, but must be {least} or more")
        if not 0 <= self.metrics_port <= LAST_PORT:
            raise CardlabError(f"--metrics-port is {self.metrics_port}, but must be from 1 to {LAST_PORT}")
        if self.no_access_code and self.access_code:
            raise CardlabError(
                "--no-access-code cannot be combined with an access code (--access-code, --access-code-file or "
                "CARDLAB_CODE): leave one of them out"
            )
        if not 0 <= self.workers <= MOST_WORKERS:
            raise CardlabError(f"--workers is {self.workers}, but must be from 0 to {MOST_WORKERS}; 0 means one per core")
        if self.jupyterhub and (self.no_access_code or self.access_code or self.teacher_code or self.certfile):
            raise CardlabError(
                "a JupyterHub checks access, knows the teacher and holds the certificate: leave --no-access-code, "
                "--access-code, CARDLAB_CODE, --teacher-code, CARDLAB_TEACHER_CODE and --certfile out"
            )
        checked_base(self.base_url)
        if self.trusted_proxies and not (self.hosts or self.jupyterhub):
            raise CardlabError("--trusted-proxy needs --host: name the server as browsers do, such as cards.school.example")
        TrustedProxies(self.trusted_proxies)
        for origin in self.allow_frames_from:
            checked_origin(origin)
        if self.allow_frames_from and not (self.certfile or self.hosts or self.jupyterhub):
            raise CardlabError(
                "--allow-frames-from needs https: without it, browsers send no cookie to a frame and keep asking for the code. "
                "Add --certfile and --keyfile, or --host with a proxy that provides TLS"
            )

    @property
    def proxied(self) -> bool:
        """Whether visitors come through a proxy: a named one, one on this computer, or that of a JupyterHub."""
        return self.jupyterhub or bool(self.trusted_proxies) or (bool(self.hosts) and is_loopback(self.ip))

    @property
    def proxies(self) -> TrustedProxies | None:
        """The proxies that say for whom they ask; None if visitors come without one."""
        return TrustedProxies(self.trusted_proxies, any_peer=self.jupyterhub) if self.proxied else None

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

    def controls(self, report: Callable[[str], None] = lambda _: None) -> tuple[AccessControl | None, AccessControl | None]:
        """Returns the access control of the server, and that of its teacher's pages.

        Each is None if everyone may enter. Everyone is a teacher where no other computer can connect.

        Args:
            report: Called with problems, in words.

        Raises:
            CardlabError: A code is not possible.
            MissingPackage: A JupyterHub controls access, and its package is not installed.
        """
        framed = bool(self.allow_frames_from)
        if self.jupyterhub:
            require("jupyterhub", what="servers that a JupyterHub starts", install="'cardlab[hub]'")
            from cardlab.serve.handlers.jupyterhub_auth import HubTeachers, JupyterHubAuth

            auth = JupyterHubAuth(self.base_url, framed=framed)
            return auth, HubTeachers(auth, os.environ.get("JUPYTERHUB_USER", ""))
        make = partial(AccessByCode, base_url=self.base_url, proxied=self.proxied, framed=framed, limits=LIMITS, report=report)
        teachers = access = None
        if self.teacher_code or self.others_can_connect:
            teachers = make(self.teacher_code or new_code(), kind=TEACHER)
        if self.access_code or (self.others_can_connect and not self.no_access_code):
            access = make(self.access_code or new_code(), teacher=teachers)
        return access, teachers

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
        config.Voila.identity_provider_class = AnonymousVisitors
        config.Voila.port = port
        config.Voila.base_url = self.base_url
        config.Voila.log_level = 40
        config.Voila.tornado_settings = {
            "websocket_max_message_size": 2 * LIMITS.message_bytes,  # a much larger message would be cut off silently
            "default_handler_class": NoticeHandler,
            "log_function": request_log(self.log),
            "xsrf_cookie_kwargs": {"path": self.base_url, "httponly": True, "samesite": "Lax"},
        }
        return config
