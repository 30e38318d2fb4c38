"""``cardlab doctor``: describes this installation and its server on one screen, to paste into a question."""

from __future__ import annotations

import os
import platform
import shutil
import ssl
from collections.abc import Iterable, Iterator
from http.client import HTTPException
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any
from urllib.request import HTTPSHandler, ProxyHandler, build_opener

import cardlab
from cardlab.cli.learner_data import show
from cardlab.cli.plural import counted
from cardlab.core.errors import CardlabError
from cardlab.core.foreign_files import parse_json
from cardlab.core.machine_limits import available_cores, available_memory
from cardlab.serve.http.host_names import network_address
from cardlab.serve.http.server_socket import PORTS_TRIED, USUAL_PORT
from cardlab.serve.http.url_paths import HEALTH
from cardlab.serve.storage.files import data_folder

EXTRAS = {"serve": "voila", "lab": "matplotlib", "fast": "numba", "rl": "pettingzoo", "hub": "jupyterhub"}
"""The optional parts of cardlab, each with the package that shows whether it is installed."""
LONGEST = 100_000
"""Bytes that are read of an answer. That of a server has fewer than a thousand; another program may send any number."""
PATIENCE = 5
"""Seconds to wait for the answer of a server."""


def report(folder: Path | None, port: int | None, base_url: str = "/") -> str:
    """Returns the description: version, computer, stored data, and the servers that run here.

    It has no access code, no name of a learner and no key. The user's home folder is shortened to ``~``.

    Args:
        folder: The data folder; None for the user's own.
        port: The port of the server; None tries the usual port and those that a server takes if it is in use.
        base_url: The path of the server, with a slash at both ends.
    """
    lines = [*_installation(), *_computer(), *_data(folder), *_servers(port, base_url)]
    home = f"{Path.home()}{os.sep}"
    return "\n".join(lines).replace(home, f"~{os.sep}") if len(home) > len(os.sep) * 2 else "\n".join(lines)


def _installation() -> Iterator[str]:
    yield f"cardlab {cardlab.__version__}, Python {platform.python_version()}, {platform.platform(terse=True)}"
    found = {extra: _version(package) for extra, package in EXTRAS.items()}
    yield "Installed: " + (", ".join(f"{extra} ({EXTRAS[extra]} {n})" for extra, n in found.items() if n) or "only the core")
    for name in ("tornado", "jupyter_server", "ipywidgets", "anywidget"):
        yield f"  {name} {_version(name) or 'is not installed'}"


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _computer() -> Iterator[str]:
    memory = ""
    if _version("psutil"):
        import psutil

        room = psutil.virtual_memory()
        most = available_memory(room.total)
        memory = f". Memory: {_gb(min(room.available, most))} of {_gb(most)} free"
    yield f"Cores for this process: {available_cores()}{memory}"


def _data(folder: Path | None) -> Iterator[str]:
    try:
        folder = folder or data_folder()
        yield "Stored data: " + show(folder)
    except CardlabError as error:
        yield f"Stored data: {error}"
        return
    around = next(one for one in (folder, *folder.parents) if one.exists())
    writable = "" if os.access(around, os.W_OK) else ", and this user cannot write there"
    yield f"  {_gb(shutil.disk_usage(around).free)} free on this disk{writable}"


def _servers(port: int | None, base_url: str) -> Iterator[str]:
    ports = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else [port]
    found = [*_healthy(ports, base_url)]
    if not found:
        where = f"port {ports[0]}" if port is not None else f"ports {ports[0]} to {ports[-1]}"
        yield f"No server of cardlab answers on this computer ({where}). `--port N` looks at another port"
    for address, health in found:
        yield from _server(address, health)


def _server(address: str, health: dict[str, Any]) -> Iterator[str]:
    yield f"Server at {address}: {health['status']}"
    if "version" not in health:
        yield "  It says no more, because it is behind a proxy or a JupyterHub"
        return
    yield f"  cardlab {health['version']}, running for {_duration(health['uptime_seconds'])}, {health['memory_mb']:,} MB"
    yield f"  {counted(health['learners'], 'open page')}; {health['sessions']} of {health['max_learners']:,} sessions in memory"
    yield f"  longest wait in the last minutes: {health['longest_round_ms']} ms; jobs that wait: {health['jobs_waiting']}"
    yield f"  {health['trouble'] or 'progress is being saved'}"
    if health["version"] != cardlab.__version__:
        yield f"  This command is cardlab {cardlab.__version__}: restart the server after an upgrade"
    if health["others_can_connect"] and (here := network_address()):
        yield f"  On other devices, try {address.replace('localhost', here)}"
    elif not health["others_can_connect"]:
        yield "  Only this computer can open it; `cardlab serve --ip 0.0.0.0` lets others in"


def _healthy(ports: Iterable[int], base_url: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yields the address and the state of each server of cardlab that answers on this computer."""
    unchecked = ssl.create_default_context()
    unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE  # the certificate is for the name that others use
    opener = build_opener(ProxyHandler({}), HTTPSHandler(context=unchecked))  # no proxy of the school between us
    for port in ports:
        for scheme in ("http", "https"):
            address = f"{scheme}://localhost:{port}{base_url}"
            try:
                with opener.open(address + HEALTH, timeout=PATIENCE) as answer:
                    health = parse_json(answer.read(LONGEST))
            except (OSError, ValueError, HTTPException):  # another program answers
                continue
            if isinstance(health, dict) and "status" in health:
                yield address, health
                break


def _gb(n: int) -> str:
    return f"{n / 1e9:.1f} GB"


def _duration(seconds: int) -> str:
    hours, minutes = divmod(seconds // 60, 60)
    return f"{hours} h {minutes} min"
