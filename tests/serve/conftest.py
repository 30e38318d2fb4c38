"""A server of the lessons, started as a user starts it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest


class Server:
    """A command that serves pages, and what it printed."""

    def __init__(self, *command: str, cwd=None, ready: str = r"The lessons are at (\S+)") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", *command],
            cwd=cwd,
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
        if not self._ready.wait(60) or not self._answers(30):
            self.stop()
            raise AssertionError(f"no server after a minute: {''.join(self.printed)}")

    def _answers(self, seconds: int) -> bool:
        """Whether it answers before long; a Jupyter server prints its address a moment before it listens there."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and self.process.poll() is None:
            try:
                with urllib.request.urlopen(self.address, timeout=10):
                    return True
            except urllib.error.HTTPError:
                return True
            except OSError:
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
        """End the server and the kernels that it started."""
        self.process.send_signal(signal.SIGINT)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(10)
        self._reader.join(10)
        if self.process.stdout:
            self.process.stdout.close()


@pytest.fixture(scope="session")
def lessons() -> Iterator[Server]:
    """`cardlab serve`, with warm kernels."""
    server = Server("cardlab.cli.commands", "serve", "--no-browser", "--port", "8930")
    yield server
    server.stop()
