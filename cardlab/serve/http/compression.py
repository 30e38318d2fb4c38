"""Compresses answers in an encoding that the browser accepts, outside the event loop, and sends them again only if they
changed.

The length of a compressed answer may reveal its contents (the BREACH attack). An attacker has a browser request one page many
times, each time with another guess in its address, and observes the length of each answer. The attack needs an address that the
page repeats, a secret in the same answer that stays the same, and requests that another site makes without the reader. So a
page of cardlab contains no secret unless it is different in each answer, like the id of a Jupyter kernel. Requests that another
site makes without a click are answered uncompressed (`may_compress`).
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from types import MappingProxyType

import brotli

SMALLEST = 1024
"""Size in bytes below which an answer is not compressed, because it fits one packet either way."""
HTML = "text/html; charset=utf-8"
KEEP = "Cardlab-Keep"
"""Header of a page that a browser may keep offline for a day; `service_worker.js` looks for it."""

Effort = Mapping[str, int]
"""Compression level of each encoding, the smaller encoding first. Over plain http, browsers accept only gzip. They accept
brotli over https and from this computer, since old proxies damage encodings that they do not know.
"""
BEST: Effort = MappingProxyType({"br": 11, "gzip": 9})
"""For files that are compressed once and sent for years. A megabyte takes a second."""
OF_FILES = {"https": ("br", "gzip"), "http": ("gzip",)}
"""Encodings in which files are sent, by protocol. Over plain http, only a browser on this computer accepts brotli, which takes
ten times as much work and saves a tenth.
"""
LONG: Effort = MappingProxyType({"br": 9, "gzip": 9})
"""For large files of Voila, for which the first browser waits."""
QUICK: Effort = MappingProxyType({"br": 5, "gzip": 6})
"""For pages of one request. A lesson takes about three milliseconds."""


def accepted(headers: Mapping[str, str]) -> list[str]:
    """Returns the encodings that a request accepts and we have, the smallest first."""
    refused = re.compile(r"q=0(\.0*)?")
    told = [one.partition(";") for one in headers.get("Accept-Encoding", "").replace(" ", "").lower().split(",")]
    taken = {name for name, _, weight in told if not refused.fullmatch(weight)}
    return [name for name in BEST if name in taken]


def encoding_of(headers: Mapping[str, str]) -> str:
    """Returns the smallest encoding that a request accepts, ``br`` or ``gzip``; "" for none."""
    return next(iter(accepted(headers)), "")


def may_compress(headers: Mapping[str, str]) -> bool:
    """Whether an answer for one reader may be compressed. It may not if another site requests it without a click.

    Browsers send these headers over https, where eavesdropping is the concern. A link from a school's own pages is a click.
    """
    return headers.get("Sec-Fetch-Site", "") != "cross-site" or headers.get("Sec-Fetch-User", "") == "?1"


def compressed(body: bytes, encoding: str, effort: Effort) -> bytes:
    """Returns a body in an encoding, ``br`` or ``gzip``. The same body always gives the same bytes."""
    if encoding == "br":
        return bytes(brotli.compress(body, mode=brotli.MODE_TEXT, quality=effort[encoding]))
    return gzip.compress(body, effort[encoding], mtime=0)
