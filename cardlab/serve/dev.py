"""Implements `cardlab serve --dev`: restarts the server whenever a file of the package changes.

The server is a process of its own, which stores sessions on disk. A restart clears every cache: hashes of files, messages,
templates. Clearing each of them in a running server would be faster, but easy to get wrong.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NoReturn

from cardlab.core.installed_packages import HOME
from cardlab.serve.pages.notebook_contents import lessons_folder

SERVER = "CARDLAB_DEV_SERVER"
"""Environment variable that tells a process to serve, instead of starting a server itself."""
SUFFIXES = {".css", ".ftl", ".html", ".ipynb", ".j2", ".js", ".md", ".py", ".yaml"}
SECONDS_BETWEEN_LOOKS = 0.3
SECONDS_TO_END = 15
"""Seconds after which a server that does not end is killed."""
Stamps = dict[Path, tuple[int, int]]


def stamps(folders: Iterable[Path]) -> Stamps:
    """Returns the modification time and the size of each file that pages are made from."""
    found: Stamps = {}
    for folder in folders:
        for path in folder.rglob("*"):
            if path.suffix in SUFFIXES:
                try:
                    status = path.stat()
                except OSError:  # an editor has just replaced the file
                    continue
                found[path] = status.st_mtime_ns, status.st_size
    return found


def changed(before: Stamps, after: Stamps) -> list[Path]:
    """Returns the files that were changed, added or removed."""
    return sorted(path for path in before.keys() | after.keys() if before.get(path) != after.get(path))


def serve_again_and_again(arguments: Sequence[str], own: Path | None = None) -> NoReturn:
    """Runs ``cardlab`` with these arguments, and again after each change, until interrupted.

    A server that cannot start, for example because of a syntax error, is started again after the next change.

    Args:
        arguments: The arguments that follow ``cardlab`` on the command line.
        own: A folder of the user's own notebooks, which is watched too.
    """
    folders = [HOME, lessons_folder(), *([own] if own else [])]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # so that the server ends as well
    command = [sys.executable, "-m", "cardlab", *arguments]
    environment = {**os.environ, SERVER: "1"}
    while True:
        before = stamps(folders)
        server = subprocess.Popen(command, env=environment)
        try:
            while not (files := changed(before, stamps(folders))):
                time.sleep(SECONDS_BETWEEN_LOOKS)
        finally:
            _end(server)
        print(f"{', '.join(path.name for path in files)} changed: restarting the server", flush=True)
        if "--no-browser" not in command:  # the open page reloads itself
            command.append("--no-browser")


def _end(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(SECONDS_TO_END)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()
