"""Kernel-free pages: finds out which notebooks are such, and writes a learner's copy of one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from cardlab import __version__
from cardlab.documents.templates import document
from cardlab.serve.http.assets import Asset, asset, data
from cardlab.serve.http.paths import SESSION_SOCKET
from cardlab.serve.live_session import LiveSession
from cardlab.serve.pages.gallery import cards_of
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.notebooks import KernelFreePage, NeedsJupyterKernel, read, shipped, title_of
from cardlab.sessions.query_parameters import words_from_query
from cardlab.sessions.widget_sessions import WidgetSession
from cardlab.sessions.work import do_by

ROUNDS = 8
"""Of the event loop between two pages; a message needs no more, but for the disk."""
MOST_SEATS = 10
"""Of a game; a page is told what the players are called there, to put the learner's own names in the places of these."""


class KernelFreePages:
    """The kernel-free pages that notebooks give. A notebook is run again only when its file has changed.

    Args:
        folders: Where notebooks lie, ours last. Of two with one name the first counts.
        shelf: A folder that keeps pages for the next start; None to keep none.
        report: Is told which notebook needs a Jupyter kernel, and why.
    """

    def __init__(self, folders: Sequence[Path], shelf: Path | None, report: Callable[[str], None]) -> None:
        self.folders, self.shelf, self.report = [folder.resolve() for folder in folders], shelf, report
        self._found: dict[Path, tuple[tuple[int, int], asyncio.Future[KernelFreePage | None]]] = {}
        self._reader = ThreadPoolExecutor(max_workers=2, thread_name_prefix="cardlab-notebooks")
        self._making = asyncio.Lock()

    def own(self) -> dict[str, str]:
        """The notebooks of other folders than ours that have names of their own: name -> title."""
        *before, ours = self.folders
        paths = [
            path for folder in before if folder != ours for path in folder.glob("*.ipynb") if not (ours / path.name).exists()
        ]
        return {path.name: title_of(path) for path in paths}

    async def find(self, name: str) -> KernelFreePage | None:
        """The page of a notebook; None where it needs a Jupyter kernel, or there is none of this name."""
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

    async def copy(self, page: KernelFreePage, live: LiveSession, base_url: str, query: Mapping[str, str]) -> str:
        """A learner's copy of a page, as `learner_page_html` makes it, one after the other with room for messages in between.

        A page takes as long as some five messages, and a class that arrives asks for many at once: whoever is at work already
        would wait for a row of them at each step of an answer. One with a long match is told action by action.
        """
        async with live.lock, self._making:  # in this order: a session in which a bot thinks keeps no other page waiting
            for _ in range(ROUNDS):
                await asyncio.sleep(0)
            states = [await do_by(one.state(), lambda _: asyncio.sleep(0)) for one in live.widget_sessions]
            return learner_page_html(page, live, states, base_url, query)

    def _read(self, path: Path) -> KernelFreePage | None:
        mark = sha256(path.read_bytes() + __version__.encode()).hexdigest()
        kept = self._kept(path, mark)
        try:
            page = kept or read(path)
        except NeedsJupyterKernel as error:
            self.report(f"{path.name}: each reader is given a kernel (a Python process of their own), because {error}")
            return None
        self.report(f"{path.name}: no kernel is needed")
        if kept is None:
            self._keep(path, mark, page)
        return page

    def _place(self, path: Path) -> Path | None:
        """The file that keeps what has been read of a notebook, one for each."""
        return None if self.shelf is None else self.shelf / f"page-{sha256(str(path).encode()).hexdigest()[:24]}.json"

    def _kept(self, path: Path, mark: str) -> KernelFreePage | None:
        place = self._place(path)
        if place is None:
            return None
        try:
            told = json.loads(place.read_text(encoding="utf-8"))
            page = KernelFreePage(tuple(told["parts"]), tuple(told["widgets"]), told["title"])
            return page if told["mark"] == mark else None
        except (OSError, ValueError, KeyError, TypeError):
            return None  # it is read again

    def _keep(self, path: Path, mark: str, page: KernelFreePage) -> None:
        place = self._place(path)
        if place is None:
            return
        text = json.dumps({"mark": mark, "parts": page.parts, "widgets": page.widgets, "title": page.title})
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")
        except OSError:
            pass  # then it is read again at the next start


def _inside(folder: Path, name: str) -> Path | None:
    """The notebook of this name in a folder, if there is one."""
    path = (folder / name).resolve()
    return path if path.is_relative_to(folder) and path.suffix == ".ipynb" and path.is_file() else None


def learner_page_html(
    page: KernelFreePage, live: LiveSession, states: Sequence[Mapping[str, Any]], base_url: str, query: Mapping[str, str]
) -> str:
    """A learner's copy of a page.

    Args:
        page: What the notebook shows.
        live: The learner's session.
        states: What each of its widgets begins with.
        base_url: Where the server is, with a slash at its end.
        query: What stands after the ``?`` of the address.
    """
    words = words_from_query(query)
    widgets = [_widget(one, state, base_url) for one, state in zip(live.widget_sessions, states, strict=True)]
    titles = [one.title for one in live.widget_sessions if one.title]
    files = [asset("served_page"), *(file for one in live.widget_sessions for file in page_files(one))]
    return document(
        "serve/kernel_free_page.html",
        words.language,
        titles[0] if titles else page.title,
        base_url=base_url,
        styles=[base_url + asset(name).url_path for name in ("cardlab.css", "page.css")],
        preloaded=list(dict.fromkeys(base_url + file.url_path for file in files)),
        fetched=[widget["words"] for widget in widgets if widget["words"]],
        scripts=[base_url + asset(name).url_path for name in ("served_page", "offline")],
        all_url=address(f"{base_url}cardlab", locale_query(words)),
        words=words,
        seats={seat: words.seat(seat) for seat in (f"p{n}" for n in range(1, MOST_SEATS + 1))},
        begins_anew=any(description["kind"] != "still" for description in live.widgets),
        parts=page.parts,
        widget_sessions=live.widget_sessions,
        pictures=[cards_of(one.game) if one.game else () for one in live.widget_sessions],
        told={
            "session": live.key,
            "taken": live.messages,
            "socket": base_url + SESSION_SOCKET,
            "widgets": widgets,
            "lost": words.say("page-cut_off"),
            "late": words.say("page-late"),
            "broken": words.say("page-broken", "help"),
        },
    )


def _widget(widget_session: WidgetSession, begins_with: Mapping[str, Any], base_url: str) -> dict[str, Any]:
    state = dict(begins_with)
    texts = state.pop("words", None)
    words = None if texts is None else base_url + data("words", texts).url_path
    return {"module": base_url + asset(widget_session.entry, widget_session.models).url_path, "state": state, "words": words}


def page_files(widget_session: WidgetSession) -> list[Asset]:
    """The files that a page with a widget loads at once."""
    made = asset(widget_session.entry, widget_session.models)
    return [*made.imports, made]
