"""Compresses answers by what a browser takes, outside the event loop, and sends them again only if they changed.

A compressed answer may tell a stranger what is in it (the attack BREACH): who has a browser ask for one page many times,
each time with another guess in its address, and sees on the wire how long each answer is, learns what else the page
says. It takes an address that the page repeats, a secret in the same answer that stays the same, and requests that
another site makes without the reader. So no secret of ours stands in a page unless it is another one for each answer, as
the id of a Jupyter kernel is; and what another site asks for without a click is sent as it is (`may_compress`).
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Mapping
from types import MappingProxyType

import brotli

SMALLEST = 1024
"""Bytes below which an answer is not compressed: it fits one packet either way."""
HTML = "text/html; charset=utf-8"
KEEP = "Cardlab-Keep"
"""Header of a page that a browser may keep for a day without network; `service_worker.js` looks for it."""

Effort = Mapping[str, int]
"""Compression level of each encoding, the smaller encoding first. Over plain http browsers accept gzip alone, and brotli only
over https and from this computer, since old proxies damage what they do not know."""
BEST: Effort = MappingProxyType({"br": 11, "gzip": 9})
"""For files that are compressed once and sent for years: a second of work for a megabyte."""
LONG: Effort = MappingProxyType({"br": 9, "gzip": 9})
"""For large files of Voila, for which the first browser waits."""
QUICK: Effort = MappingProxyType({"br": 5, "gzip": 6})
"""For pages of one request: some three milliseconds for a lesson."""


def accepted(headers: Mapping[str, str]) -> list[str]:
    """The encodings that a request accepts and we have, the smallest first."""
    refused = re.compile(r"q=0(\.0*)?")
    told = [one.partition(";") for one in headers.get("Accept-Encoding", "").replace(" ", "").lower().split(",")]
    taken = {name for name, _, weight in told if not refused.fullmatch(weight)}
    return [name for name in BEST if name in taken]


def encoding_of(headers: Mapping[str, str]) -> str:
    """The smallest encoding that a request accepts, ``br`` or ``gzip``; "" for none."""
    return next(iter(accepted(headers)), "")


def may_compress(headers: Mapping[str, str]) -> bool:
    """Whether what is made for one reader may be compressed: not where another site asks for it without a click.

    Browsers say so where the wire is worth listening to, on https; a link from a school's own pages is a click.
    """
    return headers.get("Sec-Fetch-Site", "") != "cross-site" or headers.get("Sec-Fetch-User", "") == "?1"


def compressed(body: bytes, encoding: str, effort: Effort) -> bytes:
    """A body in an encoding, ``br`` or ``gzip``; the same bytes for the same body."""
    if encoding == "br":
        return bytes(brotli.compress(body, mode=brotli.MODE_TEXT, quality=effort[encoding]))
    return gzip.compress(body, effort[encoding], mtime=0)
