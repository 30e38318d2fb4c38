"""Reads the environment variables with which a JupyterHub configures the server that it starts."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlsplit

from cardlab.core.errors import CardlabError

ADDRESS = "JUPYTERHUB_SERVICE_URL"
"""The address at which the server listens, with the path: ``http://127.0.0.1:40123/user/anna/``."""
PUBLIC = "JUPYTERHUB_PUBLIC_URL"
"""The public address of the server, if the hub knows it (`c.JupyterHub.public_url`):
``https://hub.school.example/user/anna/``.
"""
NEEDED = (ADDRESS, "JUPYTERHUB_API_TOKEN", "JUPYTERHUB_API_URL", "JUPYTERHUB_CLIENT_ID", "JUPYTERHUB_OAUTH_ACCESS_SCOPES")
_PATH = re.compile(r"/(?:[\w.~@%-]+/)*", re.ASCII)


@dataclass(frozen=True)
class Spawned:
    """The address at which a JupyterHub expects the server.

    Attributes:
        ip, port: The address and port to listen at.
        base_url: The path below which its pages are, with a slash at its end.
        hosts: The host name that browsers use; empty if the hub does not know it.
    """

    ip: str
    port: int
    base_url: str
    hosts: tuple[str, ...] = ()


def spawned(environment: Mapping[str, str] = os.environ) -> Spawned:
    """Returns the address at which a JupyterHub expects the server.

    Raises:
        CardlabError: No JupyterHub has started the process, or the hub asks for something that this server cannot do.
    """
    missing = [name for name in NEEDED if not environment.get(name)]
    if missing:
        raise CardlabError(
            f"--jupyterhub is for a server that a JupyterHub starts (c.Spawner.cmd), but {missing[0]} is not in its environment"
        )
    parts = urlsplit(environment[ADDRESS])
    if parts.scheme != "http" or not parts.port:
        raise CardlabError(
            f"{ADDRESS} is {environment[ADDRESS]!r}, but must be http with a port: leave c.JupyterHub.internal_ssl out"
        )
    name = urlsplit(environment.get(PUBLIC, "")).hostname
    return Spawned(parts.hostname or "0.0.0.0", parts.port, checked_base(parts.path), (name,) if name else ())


def checked_base(path: str) -> str:
    """Checks a path below which the pages may be: ``/user/anna/``.

    Raises:
        CardlabError: It is not such a path.
    """
    if not _PATH.fullmatch(path) or ".." in path.split("/"):
        raise CardlabError(
            f"--base-url is {path!r}, but must begin and end with a slash, with letters, digits and .~@%_- between: /cards/"
        )
    return path
