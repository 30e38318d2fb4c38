"""Finds the notebooks of a server and their kernel-free pages. Each notebook is run once, to find out its contents."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path

from cardlab import __version__
from cardlab.serve.page_session import PageSession
from cardlab.serve.pages.notebook_contents import NeedsJupyterKernel, NotebookContents, read, shipped, title_of
from cardlab.serve.pages.served_page import served_page_html
from cardlab.sessions.jobs import run_with

ROUNDS = 8
"""Rounds of the event loop between two pages. A message needs no more, apart from the disk."""


class NotebookLibrary:
    """Finds the kernel-free page of a notebook, and runs the notebook again only when its file has changed.

    Args:
        folders: The folders with notebooks, the built-in one last. Of two notebooks with the same name, the first counts.
        cache_folder: A folder that caches contents for the next start; None for no cache.
        report: Called with the name of a notebook that needs a Jupyter kernel, and the reason.
    """

    def __init__(self, folders: Sequence[Path], cache_folder: Path | None, report: Callable[[str], None]) -> None:
        self.folders, self.cache_folder, self.report = [folder.resolve() for folder in folders], cache_folder, report
        self._found: dict[Path, tuple[tuple[int, int], asyncio.Future[NotebookContents | None]]] = {}
        self._reader = ThreadPoolExecutor(max_workers=2, thread_name_prefix="cardlab-notebooks")
        self._making = asyncio.Lock()

    def own(self) -> dict[str, str]:
        """Returns the user's own notebooks whose names differ from those of the built-in ones: name -> title."""
        *before, ours = self.folders
        paths = [
            path for folder in before if folder != ours for path in folder.glob("*.ipynb") if not (ours / path.name).exists()
        ]
        return {path.name: title_of(path) for path in paths}

    async def find(self, name: str) -> NotebookContents | None:
        """Returns the contents of a notebook; None if it needs a Jupyter kernel or does not exist."""
        *before, ours = self.folders
        path = next((path for folder in before if folder != ours and (path := _inside(folder, name)) is not None), None)
        if path is None:
            return shipped(name)
        status = path.stat()
        stamp = status.st_mtime_ns, status.st_size
        known = self._found.get(path)
        if known is None or known[0] != stamp:
            reading = asyncio.ensure_future(asyncio.get_running_loop().run_in_executor(self._reader, self._read, path))
            known = self._found[path] = stamp, reading
        return await asyncio.shield(known[1])

    async def learner_page_html(
        self, contents: NotebookContents, session: PageSession, base_url: str, query: Mapping[str, str]
    ) -> str:
        """Writes a learner's copy of a page with `served_page_html`, one copy at a time, and lets messages come in between.

        A copy takes as long as about five messages, and a class that opens its pages asks for many at once. Without these
        pauses, learners who are already at work would wait for several copies at each step of an answer.
        """
        async with (
            session.lock,
            self._making,
        ):  # in this order, so that a session with a thinking bot does not delay other pages
            for _ in range(ROUNDS):
                await asyncio.sleep(0)
            states = [await run_with(one.state(), lambda _: asyncio.sleep(0)) for one in session.widget_sessions]
            return served_page_html(contents, session, states, base_url, query)

    def _read(self, path: Path) -> NotebookContents | None:
        mark = sha256(path.read_bytes() + __version__.encode()).hexdigest()
        kept = self._kept(path, mark)
        try:
            contents = kept or read(path)
        except NeedsJupyterKernel as error:
            self.report(f"{path.name}: every visitor gets a Python kernel, because {error}")
            return None
        self.report(f"{path.name}: no kernel is needed")
        if kept is None:
            self._keep(path, mark, contents)
        return contents

    def _place(self, path: Path) -> Path | None:
        """Returns the file that caches the contents of a notebook."""
        return (
            None
            if self.cache_folder is None
            else self.cache_folder / f"page-{sha256(str(path).encode()).hexdigest()[:24]}.json"
        )

    def _kept(self, path: Path, mark: str) -> NotebookContents | None:
        place = self._place(path)
        if place is None:
            return None
        try:
            told = json.loads(place.read_text(encoding="utf-8"))
            contents = NotebookContents(tuple(told["parts"]), tuple(told["widgets"]), told["title"])
            return contents if told["mark"] == mark else None
        except (OSError, ValueError, KeyError, TypeError):
            return None  # the notebook is read again

    def _keep(self, path: Path, mark: str, contents: NotebookContents) -> None:
        place = self._place(path)
        if place is None:
            return
        text = json.dumps({"mark": mark, "parts": contents.parts, "widgets": contents.widgets, "title": contents.title})
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
        except OSError:
            pass  # the notebook is read again at the next start


def _inside(folder: Path, name: str) -> Path | None:
    """Returns the path of a notebook in a folder, if it is there."""
    path = (folder / name).resolve()
    return path if path.is_relative_to(folder) and path.suffix == ".ipynb" and path.is_file() else None
