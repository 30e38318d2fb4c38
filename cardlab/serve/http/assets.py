"""Our modules and stylesheets as files with hashed names: sent compressed, kept by browsers for good, never asked for again.

A page names the files that it needs by ``asset("lesson").url_path``, below the address of the server; a file that has changed
has another name. `cardlab/sw.js` is the script that keeps them, and pages, for the day without network.
"""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from cardlab.frontend.bundle import File, digest, file, first_stylesheet, paths, stage_stylesheet, style, stylesheet
from cardlab.frontend.fonts import FONTS, Font, font_faces
from cardlab.serve.http.compression import BEST, SMALLEST, compressed

ASSETS_FOLDER = "cardlab/assets/"
"""The path of the files, below the address of the server."""
SERVICE_WORKER = "cardlab/sw.js"
"""The path of the service worker; `keep_offline.js` finds it from its own address."""
FOR_GOOD = "public, max-age=31536000, immutable"
"""For what never changes under its name: a browser asks for it once a year at most."""
TYPES = {
    "js": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "json": "application/json",
    "woff2": "font/woff2",
}

_NAME = re.compile(r"(?P<stem>\w+)-[0-9a-f]{8}\.(?P<kind>js|css|woff2)")
COMPRESSOR = ThreadPoolExecutor(max_workers=1, thread_name_prefix="cardlab-assets")
"""The thread that joins and compresses files, each once: a second request for one finds it done."""


@dataclass(frozen=True)
class Asset:
    """A file of a page.

    Attributes:
        name: Its name in the folder, with the hash of its text.
        body: The text, as UTF-8; of a font, its bytes.
        imports: The files that it loads itself, each after those that that one loads. A page may name them in its head,
            ``<link rel="modulepreload">``, so that all come at once.
        later: The files that it loads when they are wanted.
    """

    name: str
    body: bytes
    imports: tuple[Asset, ...] = ()
    later: tuple[Asset, ...] = ()

    @property
    def url_path(self) -> str:
        """Its address below that of the server: ``cardlab/assets/lesson-3f2a9c1b.js``."""
        return ASSETS_FOLDER + self.name

    @property
    def content_type(self) -> str:
        """The media type, for a header."""
        return TYPES[self.name.rpartition(".")[2]]

    @cached_property
    def compressed(self) -> dict[str, bytes]:
        """The body in each encoding, as small as it gets; none of a body that is small already. Takes up to half a second."""
        if len(self.body) < SMALLEST or self.name.endswith(".woff2"):
            return {}
        return {encoding: compressed(self.body, encoding, BEST) for encoding in BEST}


_made: dict[str, Asset] = {}
"""The files that pages may name, by their names in the folder: those of the front end, and a few of data."""


@cache
def asset(name: str, models: tuple[str, ...] | None = None) -> Asset:
    """A file of the front end.

    Args:
        name: The entry of a module, as ``lesson`` or ``stage_widget``; or a stylesheet: ``cardlab.css`` is that of all widgets,
            ``lesson.css`` that of a lesson before its later stages, ``stage.css`` that of a table to play at; these three also
            have that of the page around a widget. Any other one stands for itself.
        models: The visual models that a module can draw; None for all that there are.

    Raises:
        FileNotFoundError: There is no such file.
        UnknownModel, ModelError: There is no such model, or nothing that draws it.
    """
    if name.endswith(".css"):
        whole = {"cardlab.css": stylesheet, "lesson.css": first_stylesheet, "stage.css": stage_stylesheet}
        text = whole[name]() + style("page.css") if name in whole else style(name)
        return _kept(Asset(f"{name.removesuffix('.css')}-{digest(text)}.css", text.encode()))
    return _module(file(name, models))


def data(name: str, value: Any) -> Asset:
    """Plain data as a file, for what many pages need and need not carry, such as the texts of a page in one language.

    Args:
        name: What it is called, in letters, digits and ``_``.
        value: What JSON can say. It is public, and kept as long as the server runs: not for what hangs on a reader.
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return _kept(Asset(f"{name}-{digest(text)}.json", text.encode()))


@cache
def font_asset(font: Font) -> Asset:
    """A font as a file."""
    stem = font.file.removesuffix(".woff2")
    return _kept(Asset(f"{stem}-{digest(font.data_url)}.woff2", font.body))


def served_font_faces(language: str, base_url: str) -> str:
    """The rules that name the fonts of a served page; `base_url` is where the server is, with a slash at its end."""
    return font_faces(language, lambda font: base_url + font_asset(font).url_path)


def found(name: str) -> Asset | None:
    """The file of this name in the folder; None where there is none, or none any more with this hash."""
    parts = _NAME.fullmatch(name)
    if name not in _made and parts:  # a page that was made before the server was started again may still ask for it
        entry = f"{parts['stem']}.{parts['kind']}"
        if entry in paths():
            asset(entry.removesuffix(".js"))
        for font in FONTS:
            if font.file == entry:
                font_asset(font)
    return _made.get(name)


def _module(made: File) -> Asset:
    imports, later = (tuple(_module(one) for one in files) for files in (made.imports, made.later))
    return _kept(Asset(made.address, made.text.encode(), imports, later))


def _kept(made: Asset) -> Asset:
    """The same file, or the one of this name that is there already, with what it has been compressed to."""
    return _made.setdefault(made.name, made)


def make_ahead(*names: str) -> None:
    """Join and compress files before anybody asks for them, in a thread.

    Args:
        names: As in `asset`, where the names of stylesheets and modules are told.
    """
    for name in names:
        COMPRESSOR.submit(_make, name)


def _make(name: str) -> None:
    made = asset(name)
    for one in (*made.imports, made, *made.later):
        _ = one.compressed


def in_encoding(wanted: Asset, encoding: str) -> bytes:
    """A file as ``br`` or ``gzip``; as it is for "", and if it is too small to compress."""
    return wanted.compressed.get(encoding, wanted.body) if encoding else wanted.body
