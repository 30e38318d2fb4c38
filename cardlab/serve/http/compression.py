"""Compresses answers by what a browser takes, outside the event loop, and sends them again only if they changed.

A compressed answer may tell a stranger what is in it (the attack BREACH): who has a browser ask for one page many times,
each time with another guess in its address, and sees on the wire how long each answer is, learns what else the page
says. It takes an address that the page repeats, a secret in the same answer that stays the same, and requests that
another site makes without the reader. So no secret of ours stands in a page unless it is another one for each answer, as
the id of a kernel is; and what another site asks for without a click is sent as it is (`may_compress`).
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from functools import partial
from hashlib import sha256
from types import MappingProxyType

import brotli
from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.ioloop import IOLoop
from tornado.web import GZipContentEncoding, RequestHandler

SMALLEST = 1024
"""Bytes below which an answer goes as it is: it would fill one packet either way."""
HTML = "text/html; charset=utf-8"
KEEP = "Cardlab-Keep"
"""The header of a page that a browser may keep for a day without network; `sw.js` looks for it."""

Effort = Mapping[str, int]
"""How hard each encoding tries, by its name; the smaller encoding first. Plain http has gzip alone: browsers take brotli only
where nobody on the way can take it for damage, on https and on this computer."""
BEST: Effort = MappingProxyType({"br": 11, "gzip": 9})
"""For what is made once and sent for years: a second of work for a megabyte."""
LONG: Effort = MappingProxyType({"br": 9, "gzip": 9})
"""For large files of others, for which the first who asks waits."""
QUICK: Effort = MappingProxyType({"br": 5, "gzip": 6})
"""For what is made for one request: some three milliseconds for a lesson's page."""


def accepted(headers: HTTPHeaders) -> list[str]:
    """The encodings that a request takes, of those that we have, the smallest first."""
    refused = re.compile(r"q=0(\.0*)?")
    told = [one.partition(";") for one in headers.get("Accept-Encoding", "").replace(" ", "").lower().split(",")]
    taken = {name for name, _, weight in told if not refused.fullmatch(weight)}
    return [name for name in BEST if name in taken]


def encoding_of(headers: HTTPHeaders) -> str:
    """The smallest encoding that a request takes, ``br`` or ``gzip``; "" where it takes none."""
    return next(iter(accepted(headers)), "")


def may_compress(headers: HTTPHeaders) -> bool:
    """Whether what is made for one reader may be compressed: not where another site asks for it without a click.

    Browsers say so where the wire is worth listening to, on https; a link from a school's own pages is a click.
    """
    return headers.get("Sec-Fetch-Site", "") != "cross-site" or headers.get("Sec-Fetch-User", "") == "?1"


def compressed(body: bytes, encoding: str, effort: Effort) -> bytes:
    """A body in an encoding, ``br`` or ``gzip``; the same bytes for the same body."""
    if encoding == "br":
        return bytes(brotli.compress(body, mode=brotli.MODE_TEXT, quality=effort[encoding]))
    return gzip.compress(body, effort[encoding], mtime=0)


class CompressedHandler(RequestHandler):
    """A handler whose pages are compressed, and sent again only where they have changed."""

    _etag = ""

    async def send(self, page: str, status: int = 200, *, content_type: str = HTML, keep: bool = False) -> None:
        """Answer with a text that a browser asks for again each time, and is told where it is still the same.

        Args:
            page: The text. What hangs on the reader may be in it, a secret only if it is another one each time.
            status: Of the answer.
            content_type: What the text is.
            keep: Whether the browser may show it for a day without network; not for a page that needs a kernel.
        """
        body = page.encode()
        self.set_status(status)
        self.set_header("Content-Type", content_type)
        self.set_header("Cache-Control", "private, no-cache")
        self.set_header("Vary", "Accept-Encoding")
        if keep and status == 200:
            self.set_header(KEEP, "day")
        if status == 200:
            self._etag = f'W/"{sha256(body).hexdigest()[:32]}"'  # weak: the same for each encoding
            self.set_header("Etag", self._etag)
            if self.check_etag_header():
                self.set_status(304)
                self.finish()
                return
        encoding = encoding_of(self.request.headers)
        if encoding and len(body) >= SMALLEST and may_compress(self.request.headers):
            body = await IOLoop.current().run_in_executor(None, partial(compressed, body, encoding, QUICK))
            self.set_header("Content-Encoding", encoding)
        self.finish(body)

    def compute_etag(self) -> str | None:
        """That of the text before it was compressed, where `send` has sent it."""
        return self._etag or super().compute_etag()


class Gzipped(GZipContentEncoding):
    """Compresses what other handlers answer while it is sent, as tornado does it, but for what `may_compress` forbids."""

    def __init__(self, request: HTTPServerRequest) -> None:
        super().__init__(request)
        self._gzipping = "gzip" in accepted(request.headers) and may_compress(request.headers)

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """The head and the beginning of an answer; what is compressed already, and says so, goes on as it is."""
        if "Accept-Encoding" in headers.get("Vary", ""):
            self._gzipping = False
            return status_code, headers, chunk
        return super().transform_first_chunk(status_code, headers, chunk, finishing)
