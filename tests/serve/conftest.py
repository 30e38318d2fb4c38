"""Fixtures that start servers as a user starts them."""

from __future__ import annotations

import itertools
import json
import os
import re
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
PORTS = itertools.count(20_000 + 1_000 * WORKER + os.getpid() % 50 * 10, 10)
"""Below the ports that a system assigns itself, and different for each process of the tests, also if two runs overlap."""

SO_LONG = 300
"""Seconds that a server may take to answer, unless it has ended, since a busy machine is no error."""


class Server:
    """A command that serves pages, and its output."""

    def __init__(self, *command: str, cwd=None, ready: str = r"The lessons are at (\S+)") -> None:
        self.data = tempfile.TemporaryDirectory()
        """Its folder for learners' data; deleted with the server."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", *command],
            cwd=cwd,
            env={**os.environ, "XDG_DATA_HOME": self.data.name},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.printed: list[str] = []
        self.address = ""
        self._ready = threading.Event()
        self._pattern = re.compile(ready)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._answers():
            self.stop()
            raise AssertionError(f"no server: {''.join(self.printed)}")

    def _answers(self) -> bool:
        """Whether it answers in time. A Jupyter server prints its address a moment before it listens."""
        until = time.monotonic() + SO_LONG
        while time.monotonic() < until and self.process.poll() is None:
            if not self._ready.wait(1):
                continue
            try:
                with urllib.request.urlopen(self.address, timeout=10):
                    return True
            except urllib.error.HTTPError:
                return True
            except OSError as error:
                if isinstance(
                    getattr(error, "reason", None), ssl.SSLCertVerificationError
                ):  # it answers, with a test's certificate
                    return True
                time.sleep(0.2)
        return False

    def _read(self) -> None:
        for line in self.process.stdout or ():
            self.printed.append(line)
            found = self._pattern.search(line)
            if found and not self.address:
                self.address = found[1]
                self._ready.set()

    def stop(self) -> None:
        """Stops the server and the kernels that it started.

        It sends SIGTERM, because a server started in the background of a shell ignores Ctrl-C.
        """
        self.process.terminate()
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(10)
        self._reader.join(10)
        self.data.cleanup()
        if self.process.stdout:
            self.process.stdout.close()


def new_port() -> int:
    """Returns a port that no other server of these tests has or had, so that a page looking for a server that has ended finds
    nothing.
    """
    return next(port for port in PORTS if _is_free(port))


def _is_free(port: int) -> bool:
    """Whether nothing listens on it, such as a server left over from an interrupted run."""
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) != 0


def serving(*asked: str, port: int | None = None) -> Server:
    """Starts `cardlab serve` on its own port."""
    at = str(new_port() if port is None else port)
    return Server("cardlab", "serve", "--no-browser", "--port", at, *asked)


@pytest.fixture(scope="session")
def lessons() -> Iterator[Server]:
    """Yields `cardlab serve`, whose lessons and tables need no kernel."""
    server = serving()
    yield server
    server.stop()


def needing_kernels(folder: Path, *names: str) -> Path:
    """Writes lessons, and `games` for tables, as a teacher's notebooks that each need a kernel."""
    for name in names:
        notebook = json.loads((ROOT / "lessons" / f"{name}.ipynb").read_text(encoding="utf-8"))
        notebook["metadata"]["cardlab"] = {"kernel": True}
        (folder / f"{name}.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    return folder


@pytest.fixture(scope="session")
def kernels(tmp_path_factory) -> Iterator[Server]:
    """Yields `cardlab serve` with the same pages, each of which has a kernel. None is started in advance, since each page would
    need one more.
    """
    folder = needing_kernels(tmp_path_factory.mktemp("kernels"), "addition_war", "fast_food", "games")
    server = serving("--folder", str(folder))
    yield server
    server.stop()


def voila(*asked: str) -> Server:
    """Starts plain `voila`, with the template from this folder, not the installed one."""
    from cardlab.serve.app import SHARE  # imports all of Voila, which most users of this module do not need

    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("JUPYTER_PATH", str(SHARE))
        return Server(
            "voila",
            *asked,
            "--no-browser",
            f"--port={new_port()}",
            "--Voila.log_level=INFO",
            cwd=ROOT,
            ready=r"(http://localhost:\d+/)",
        )


@pytest.fixture(scope="session")
def plain() -> Iterator[Server]:
    """Yields `voila lessons/`."""
    server = voila("lessons")
    yield server
    server.stop()
