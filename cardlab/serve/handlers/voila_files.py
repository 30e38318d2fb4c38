"""Request handlers for the files that kernel pages load, sent compressed: Voila's bundle and templates, about five
megabytes.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from jupyter_server.auth.decorator import allow_unauthenticated
from jupyter_server.base.handlers import FileFindHandler
from tornado.web import StaticFileHandler
from voila import __version__
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler

from cardlab.serve.http.assets import FOR_GOOD
from cardlab.serve.http.compression import LONG, SMALLEST, compressed, encoding_of

BUNDLE = f"cardlab/voila-{__version__}"
"""Path of Voila's bundle. Its files have no hashes in their names, so the version is part of the path."""
COPIES = 400
"""How many compressed files to cache, each in one encoding. A page of Voila's has ninety, two megabytes in all."""
_TEXTS = (".js", ".css", ".json", ".svg", ".map", ".html", ".txt")
_HASHED = re.compile(r"\.[0-9a-f]{8,}\.\w+$")
"""A name with a hash from a bundler. A changed text gets another name."""
_COMPRESSOR = ThreadPoolExecutor(max_workers=1, thread_name_prefix="cardlab-voila")
"""The thread that compresses files, each once. A second request for a file finds it ready."""


class _CompressedFiles(StaticFileHandler if TYPE_CHECKING else object):  # type: ignore[misc]  # the first base of the classes below
    """Sends files compressed, and lets a browser keep those whose address contains their version."""

    for_good = False
    """Whether the addresses of all its files contain their version."""

    @allow_unauthenticated  # as in the base classes: a login page has such files too
    async def get(self, path: str, include_body: bool = True) -> None:
        """Sends a file, compressed in one piece if possible, else as tornado does."""
        encoding = encoding_of(self.request.headers)
        if not encoding or "Range" in self.request.headers or not path.endswith(_TEXTS):
            await super().get(path, include_body)
            return
        self.path = self.parse_url_path(path)
        there = self.get_absolute_path(self.root, self.path)  # this may choose another root
        self.absolute_path = self.validate_absolute_path(self.root, there)
        if self.absolute_path is None:
            return
        self.modified = self.get_modified_time()
        self.set_headers()
        if self.should_return_304():
            self.set_status(304)
            return
        body, done = await asyncio.get_running_loop().run_in_executor(
            _COMPRESSOR, _copy, self.absolute_path, self.modified.timestamp(), encoding
        )
        if done:
            self.set_header("Content-Encoding", encoding)
        self.set_header("Content-Length", len(body))
        if include_body:
            self.finish(body)

    @allow_unauthenticated
    def head(self, path: str) -> Awaitable[None]:
        """Sends the headers of a file."""
        return self.get(path, include_body=False)

    def set_headers(self) -> None:
        """Sets the headers of a file. Without a version in the address, the browser asks whether the file has changed."""
        super().set_headers()
        told = self.for_good or "v" in self.request.query_arguments or _HASHED.search(self.request.path)
        self.set_header("Cache-Control", FOR_GOOD if told else "no-cache")
        self.set_header("Vary", "Accept-Encoding")

    def compute_etag(self) -> str | None:
        """Returns a weak tag, the same for each encoding."""
        etag = super().compute_etag()
        return f"W/{etag}" if etag else None


class VoilaFiles(_CompressedFiles, MultiStaticFileHandler):  # type: ignore[misc]  # voila has no types
    """Voila's bundle at its usual address, which does not contain its version."""


class VoilaBundle(VoilaFiles):
    """Voila's bundle at the address that `page_config` tells a page."""

    for_good = True


class TemplateFiles(_CompressedFiles, TemplateStaticFileHandler):  # type: ignore[misc]  # voila has no types
    """The files of Voila's templates."""


class ExtensionFiles(_CompressedFiles, FileFindHandler):
    """The files of the installed JupyterLab extensions."""


REPLACED = {
    MultiStaticFileHandler: VoilaFiles,
    TemplateStaticFileHandler: TemplateFiles,
    FileFindHandler: ExtensionFiles,
}
"""Voila's handlers -> their replacements."""


def page_config(current_page_config: dict[str, Any], base_url: str, **_: Any) -> dict[str, Any]:
    """Returns the configuration of a kernel page, with the address of `VoilaBundle`, from which it loads the rest."""
    return {**current_page_config, "fullStaticUrl": base_url + BUNDLE}


def bundle_route(base_url: str, folders: list[str]) -> tuple[Any, ...]:
    """Returns the route of Voila's bundle.

    Args:
        base_url: The path of the server, with a slash at its end.
        folders: The folders with its files.
    """
    return rf"{base_url}{re.escape(BUNDLE)}/(.*)", VoilaBundle, {"paths": folders}


@lru_cache(maxsize=COPIES)
def _copy(path: str, changed: float, encoding: str) -> tuple[bytes, bool]:
    """Returns a file in an encoding, and whether it was compressed; a small one is not. A changed time means another file."""
    body = Path(path).read_bytes()
    return (compressed(body, encoding, LONG), True) if len(body) >= SMALLEST else (body, False)
