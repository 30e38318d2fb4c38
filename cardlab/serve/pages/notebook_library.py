"""Finds the notebooks of a server and their kernel-free pages.

Each notebook is run once at each start, to find out its contents, and again if its file changes. Nothing is kept for the next
start: a notebook may import modules and read files, and what it shows may have changed with them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from cardlab.core.foreign_files import ReadError
from cardlab.serve.http.assets import asset
from cardlab.serve.page_session import PageSession
from cardlab.serve.pages.notebook_contents import NeedsJupyterKernel, NotebookContents, read, shipped, title_of
from cardlab.serve.pages.served_page import making_served_page
from cardlab.serve.workers.lines import Lines
from cardlab.serve.workers.time_slices import TimeSlice
from cardlab.sessions.jobs import run_with


class NotebookLibrary:
    """Finds the kernel-free page of a notebook, and runs the notebook again only when its file has changed.

    Args:
        folders: The folders with notebooks, the built-in one last. Of two notebooks with the same name, the first counts.
        report: Called with what the person who runs the server should know about a notebook.
    """

    def __init__(self, folders: Sequence[Path], report: Callable[[str], None]) -> None:
        self.folders, self.report = [folder.resolve() for folder in folders], report
        self._found: dict[Path, tuple[tuple[int, int], asyncio.Future[NotebookContents | None]]] = {}
        self._reader = ThreadPoolExecutor(max_workers=2, thread_name_prefix="cardlab-notebooks")
        self._lines = Lines()
        self._made: set[tuple[str, tuple[str, ...] | None]] = set()
        """The modules of widgets, with their visual models, whose files have been made."""

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
        try:
            status = path.stat()
        except OSError:  # deleted a moment ago
            return None
        stamp = status.st_mtime_ns, status.st_size
        known = self._found.get(path)
        if known is None or known[0] != stamp:
            reading = asyncio.ensure_future(asyncio.get_running_loop().run_in_executor(self._reader, self._read, path))
            known = self._found[path] = stamp, reading
        return await asyncio.shield(known[1])

    async def learner_page_html(
        self, contents: NotebookContents, session: PageSession, base_url: str, query: Mapping[str, str], time_slice: TimeSlice
    ) -> str:
        """Makes a learner's copy of a page with `making_served_page`, in turn with other pages and messages."""
        # One after the other for each learner who was here before, and for all strangers of a network. The session comes first,
        # so that one with a thinking bot does not delay other pages.
        line = self._lines.of(session.browser if session.is_known else f"strangers {session.network}")
        async with session.lock, line:
            await self._make_files(session)
            await time_slice.go_on()
            states = [await run_with(one.state(), lambda _: time_slice.go_on()) for one in session.widget_sessions]
            making = making_served_page(contents, session, states, base_url, query)
            return await run_with(making, lambda _: time_slice.go_on())

    async def _make_files(self, session: PageSession) -> None:
        """Makes the files of a page in a thread if no page has had them before, which takes up to a quarter of a second."""
        new = {(one.entry, one.models) for one in session.widget_sessions} - self._made
        for entry, models in new:
            await asyncio.get_running_loop().run_in_executor(self._reader, asset, entry, models)
        self._made |= new

    def _read(self, path: Path) -> NotebookContents | None:
        try:
            contents = read(path)
        except NeedsJupyterKernel as error:
            self.report(f"{path.name}: every visitor gets a Python kernel of about 80 MB, because {error}")
        except Exception as error:  # whatever is in one notebook, the others are served
            kind = "" if isinstance(error, ReadError) else f"{type(error).__name__}: "
            self.report(f"{path.name} cannot be read: {kind}{error!s:.200}")
        else:
            self.report(f"{path.name}: no kernel is needed")
            return contents
        return None


def _inside(folder: Path, name: str) -> Path | None:
    """Returns the path of a notebook in a folder, if it is there and neither it nor a folder around it is hidden."""
    path = (folder / name).resolve()
    if not path.is_relative_to(folder) or any(part.startswith(".") for part in path.relative_to(folder).parts):
        return None
    return path if path.suffix == ".ipynb" and path.is_file() else None
