"""Serves modules, stylesheets and fonts as files with hashed names, which browsers cache for good.

A page names the files that it needs by ``asset("lesson").url_path``, below the address of the server. A changed file has
another name. The script `cardlab/sw.js` keeps the files and pages for a day offline.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from cardlab.frontend.bundle import (
    LESSON_STYLES,
    File,
    digest,
    file,
    first_stylesheet,
    paths,
    stage_stylesheet,
    style,
    stylesheet,
)
from cardlab.frontend.fonts import FONTS, Font, font_faces
from cardlab.serve.http.compression import BEST, SMALLEST, compressed

ASSETS_FOLDER = "cardlab/assets/"
"""The path of the files, below the address of the server."""
SERVICE_WORKER = "cardlab/sw.js"
"""The path of the service worker; `keep_offline.js` finds it from its own address."""
FOR_GOOD = "public, max-age=31536000, immutable"
"""For files that never change under their name. A browser requests them once a year at most."""
TYPES = {
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "json": "application/json",
    "woff2": "font/woff2",
}

_NAME = re.compile(r"(?P<stem>\w+)-[0-9a-f]{8}\.(?P<kind>js|css|woff2)")
COMPRESSOR = ThreadPoolExecutor(max_workers=1, thread_name_prefix="cardlab-assets")
"""The thread that joins and compresses files, each once. A second request for a file finds it ready."""


@dataclass(frozen=True)
class Asset:
    """A file of a page.

    Attributes:
        name: Its name in the folder, with the hash of its contents.
        body: The text as UTF-8, or the bytes of a font.
        imports: The files that it imports, each after its own imports. A page may name them in ``<link rel="modulepreload">``,
            so that all are loaded at once.
        later: The files that it imports on demand.
    """

    name: str
    body: bytes
    imports: tuple[Asset, ...] = ()
    later: tuple[Asset, ...] = ()
    _encoded: dict[str, bytes] = field(default_factory=dict, repr=False, compare=False)

    @property
    def url_path(self) -> str:
        """Its address below that of the server: ``cardlab/assets/lesson-3f2a9c1b.js``."""
        return ASSETS_FOLDER + self.name

    @property
    def content_type(self) -> str:
        """The media type, for a header."""
        return TYPES[self.name.rpartition(".")[2]]

    def encoded(self, encoding: str) -> bytes:
        """Returns the body as ``br`` or ``gzip``, as small as possible. Takes up to half a second the first time.

        The body is unchanged for "", and if it is too small to compress.
        """
        if not encoding or len(self.body) < SMALLEST or self.name.endswith(".woff2"):
            return self.body
        if encoding not in self._encoded:
            self._encoded[encoding] = compressed(self.body, encoding, BEST)
        return self._encoded[encoding]


_made: dict[str, Asset] = {}
"""The files that pages may name, by their names in the folder: those of the front end, and some of data."""


@cache
def asset(name: str, models: tuple[str, ...] | None = None) -> Asset:
    """Returns a file of the front end.

    Args:
        name: The entry of a module, such as ``lesson`` or ``play_table_widget``, or a stylesheet. ``cardlab.css`` is the
            stylesheet of all widgets, ``lesson.css`` that of a lesson before its later stages, ``stage.css`` that of
            a table to play at. These three include the stylesheet of the page around a widget. The names in `LESSON_STYLES`
            mean several files, and any other name means that file alone.
        models: The visual models that a module can draw; None for all.

    Raises:
        FileNotFoundError: There is no such file.
        UnknownModel, ModelError: There is no such model, or nothing draws it.
    """
    if name.endswith(".css"):
        whole = {"cardlab.css": stylesheet, "lesson.css": first_stylesheet, "stage.css": stage_stylesheet}
        text = whole[name]() + style("page.css") if name in whole else style(*LESSON_STYLES.get(name, (name,)))
        return _kept(Asset(f"{name.removesuffix('.css')}-{digest(text)}.css", text.encode()))
    return _module(file(name, models))


def data(name: str, value: Any) -> Asset:
    """Returns plain data as a file, for data that many pages need, such as the texts of a page in one language.

    Args:
        name: Its name, in letters, digits and ``_``.
        value: A value that JSON can hold. It is public, and kept as long as the server runs, so it must not depend on the
            reader.
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return _kept(Asset(f"{name}-{digest(text)}.json", text.encode()))


@cache
def font_asset(font: Font) -> Asset:
    """Returns a font as a file."""
    stem = font.file.removesuffix(".woff2")
    return _kept(Asset(f"{stem}-{digest(font.data_url)}.woff2", font.body))


def served_font_faces(language: str, base_url: str) -> str:
    """Returns the CSS rules that name the fonts of a served page. `base_url` is the path of the server, with a slash at its
    end.
    """
    return font_faces(language, lambda font: base_url + font_asset(font).url_path)


def found(name: str) -> Asset | None:
    """Returns the file of this name in the folder; None if there is none, or none with this hash any more."""
    parts = _NAME.fullmatch(name)
    if name not in _made and parts:  # a page from before a restart of the server may still ask for it
        entry = f"{parts['stem']}.{parts['kind']}"
        if entry in paths() or entry in LESSON_STYLES:
            asset(entry.removesuffix(".js"))
        for font in FONTS:
            if font.file == entry:
                font_asset(font)
    return _made.get(name)


def _module(made: File) -> Asset:
    imports, later = (tuple(_module(one) for one in files) for files in (made.imports, made.later))
    return _kept(Asset(made.address, made.text.encode(), imports, later))


def _kept(made: Asset) -> Asset:
    """Returns the same file, or the existing one of this name with its compressed forms."""
    return _made.setdefault(made.name, made)


def make_ahead(*names: str, encodings: Sequence[str]) -> None:
    """Joins files, and compresses them in a thread, before anybody asks for them.

    Args:
        names: Names of stylesheets and modules, as in `asset`.
        encodings: What browsers will accept.
    """
    for name in names:
        made = asset(name)
        COMPRESSOR.submit(_compress, (*made.imports, made, *made.later), encodings)


def _compress(files: Iterable[Asset], encodings: Sequence[str]) -> None:
    for one in files:
        for encoding in encodings:
            one.encoded(encoding)
