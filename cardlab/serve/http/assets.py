"""Our modules and stylesheets as files with hashed names: sent compressed, kept by browsers for good, never asked for again.

A page names the files that it needs by ``asset("lesson").url_path``, below the address of the server; a file that has changed
has another name. `ServiceWorkerHandler` gives the script that keeps them, and pages, for the day without network.
"""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from tornado.ioloop import IOLoop
from tornado.web import HTTPError, RequestHandler

from cardlab.core.packages import HOME
from cardlab.frontend.bundle import File, digest, file, module, style, stylesheet
from cardlab.serve.http.compression import BEST, SMALLEST, compressed, encoding_of

FOLDER = "cardlab/assets/"
"""Where the files are, below the address of the server."""
WORKER = "cardlab/sw.js"
"""Where the service worker is: `offline.js` finds it from its own address."""
FOR_GOOD = "public, max-age=31536000, immutable"
"""For what never changes under its name: a browser asks for it once a year at most."""
TYPES = {"js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8", "json": "application/json"}

_NAME = re.compile(r"(?P<stem>\w+)-[0-9a-f]{8}\.(?P<kind>js|css)")
_PRESS = ThreadPoolExecutor(max_workers=1, thread_name_prefix="cardlab-assets")
"""Files are joined and compressed here, each once: a second request for one finds it done."""


@dataclass(frozen=True)
class Asset:
    """A file of a page.

    Attributes:
        name: Its name in the folder, with the hash of its text.
        body: The text, as UTF-8.
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
        return FOLDER + self.name

    @property
    def content_type(self) -> str:
        """What it is, as a header says it."""
        return TYPES[self.name.rpartition(".")[2]]

    @cached_property
    def compressed(self) -> dict[str, bytes]:
        """The body in each encoding, as small as it gets; none of a body that is small already. Takes up to half a second."""
        return {encoding: compressed(self.body, encoding, BEST) for encoding in BEST} if len(self.body) >= SMALLEST else {}


_made: dict[str, Asset] = {}
"""What pages may name, by its name in the folder: the files of the front end, and a few of data."""


@cache
def asset(name: str, models: tuple[str, ...] | None = None) -> Asset:
    """A file of the front end.

    Args:
        name: The entry of a module, as ``lesson`` or ``play_widget``; or a stylesheet, ``cardlab.css``, which is that of all
            widgets, or another one by its name.
        models: The visual models that a module can draw; None for all that there are.

    Raises:
        FileNotFoundError: There is no such file.
        UnknownModel, ModelError: There is no such model, or nothing that draws it.
    """
    if name.endswith(".css"):
        text = stylesheet() if name == "cardlab.css" else style(name)
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


def found(name: str) -> Asset | None:
    """The file of this name in the folder; None where there is none, or none any more with this hash."""
    parts = _NAME.fullmatch(name)
    if name not in _made and parts:  # a page that was made before the server was started again may still ask for it
        entry = f"{parts['stem']}.{parts['kind']}"
        if (HOME / "frontend" / entry).is_file():
            asset(entry.removesuffix(".js"))
    return _made.get(name)


def _module(made: File) -> Asset:
    imports, later = (tuple(_module(one) for one in files) for files in (made.imports, made.later))
    return _kept(Asset(made.address, made.text.encode(), imports, later))


def _kept(made: Asset) -> Asset:
    """The same file, or the one of this name that is there already, with what it has been compressed to."""
    return _made.setdefault(made.name, made)


class AssetHandler(RequestHandler):
    """Answers with a file of the folder. Whoever may reach the server may have it: it is the same for all and has no secret."""

    async def get(self, name: str) -> None:
        """The file, in the smallest encoding that the browser takes; 404 where there is none of this name."""
        wanted = await IOLoop.current().run_in_executor(_PRESS, found, name)
        if wanted is None:
            raise HTTPError(404)
        self.set_header("Content-Type", wanted.content_type)
        self.set_header("Cache-Control", FOR_GOOD)
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Vary", "Accept-Encoding")
        self.set_header("Etag", f'W/"{wanted.name}"')
        if self.check_etag_header():
            self.set_status(304)
            return
        encoding = encoding_of(self.request.headers)
        body = await IOLoop.current().run_in_executor(_PRESS, _in_encoding, wanted, encoding)
        if body is not wanted.body:
            self.set_header("Content-Encoding", encoding)
        self.finish(body)

    head = get  # the server leaves the body out

    def compute_etag(self) -> str | None:
        """The one that was set: the name has the hash."""
        return self._headers.get("Etag")


def _in_encoding(wanted: Asset, encoding: str) -> bytes:
    return wanted.compressed.get(encoding, wanted.body) if encoding else wanted.body


class ServiceWorkerHandler(RequestHandler):
    """Answers with the service worker, which may look after all pages of the server."""

    def initialize(self, base_url: str) -> None:
        """Tell where the server is, with a slash at its end."""
        self.base_url = base_url

    def get(self) -> None:
        """The script. A browser asks for it now and then; where it has changed, so have the files that it keeps."""
        self.set_header("Content-Type", TYPES["js"])
        self.set_header("Cache-Control", "no-cache")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("Service-Worker-Allowed", self.base_url)
        self.finish(module("sw"))

    head = get


def make_ahead(*names: str) -> None:
    """Join and compress files before anybody asks for them, in a thread.

    Args:
        names: As in `asset`, where the names of stylesheets and modules are told.
    """
    for name in names:
        _PRESS.submit(_make, name)


def _make(name: str) -> None:
    made = asset(name)
    for one in (*made.imports, made, *made.later):
        _ = one.compressed


def asset_routes(base_url: str) -> list[tuple[Any, ...]]:
    """Where the files and the service worker are."""
    return [
        (rf"{base_url}{FOLDER}([\w.-]+)", AssetHandler),
        (rf"{base_url}{re.escape(WORKER)}", ServiceWorkerHandler, {"base_url": base_url}),
    ]
