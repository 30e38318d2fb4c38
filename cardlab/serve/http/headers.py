"""Sets the security headers of every answer: which scripts may run, who may show the page in a frame, no server version."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, MutableMapping
from functools import cache
from hashlib import sha256
from html.parser import HTMLParser
from itertools import pairwise

from cardlab.frontend.bundle import module

PAGE_SCRIPTS = ("early_theme", "browser_check", "gallery", "theme_choice", "teacher", "lab_form", "worksheet", "standalone")
"""The modules that our own pages contain as inline scripts."""
POLICY = "Content-Security-Policy"
DATA_BLOCKS = ("application/", "text/plain")
"""Types of `script` elements that a browser does not run."""
HEADERS = {
    # Other sites receive no referrer. This site must, because with "no-referrer" browsers send its forms with a null origin.
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=()",
}


def page_policy(frames: Iterable[str] = ()) -> str:
    """Returns the Content-Security-Policy of our own pages and of all other files.

    Scripts are files of this server, or texts that our templates contain. ``blob:`` is necessary for the match on a rules page,
    whose module is a text in the page (`frontend/page/standalone.js`). Styles in the page are ours, and so are the attributes
    that place cards. A style cannot load anything from elsewhere, because the policy forbids that.

    Args:
        frames: The origins whose pages may show ours in a frame.
    """
    return _policy(["'self'", "blob:", *_page_hashes()], frames)


def jupyter_kernel_page_policy(nonce: str, frames: Iterable[str] = ()) -> str:
    """Returns the Content-Security-Policy of a Jupyter kernel page, as Voila 0.5 makes it.

    - Voila's template writes scripts into the page that contain values of the page. The policy goes out before them, so it
      cannot have their hashes: it allows the scripts that `Nonces` has marked while it sent them, and no script that is added
      later.
    - ``blob:``, because anywidget loads a widget's module from a text, through an object URL.

    Nothing needs ``eval``.
    """
    return _policy(["'self'", "blob:", f"'nonce-{nonce}'"], frames)


def secure(headers: MutableMapping[str, str], policy: str, *, framed: bool) -> None:
    """Replaces the headers of Tornado and Jupyter with ours, and removes names and versions of the server.

    Args:
        headers: The headers of an answer.
        policy: The policy of our own pages.
        framed: Whether pages of other sites may show ours in frames.
    """
    headers.pop("Server", None)
    headers.update(HEADERS)
    if not framed:
        headers["X-Frame-Options"] = "DENY"
    # A policy that names scripts was made for its page. The one that Jupyter sets only concerns frames.
    if "script-src" not in headers.get(POLICY, ""):
        headers[POLICY] = policy


def _policy(scripts: Iterable[str], frames: Iterable[str]) -> str:
    ancestors = " ".join(["'self'", *frames]) if frames else "'none'"
    parts = {
        "default-src": "'none'",
        "script-src": " ".join(scripts),
        "style-src": "'self' 'unsafe-inline'",
        "img-src": "'self' data: blob:",
        "font-src": "'self' data:",
        "media-src": "'self' data: blob:",
        "connect-src": "'self'",
        "worker-src": "'self'",
        "manifest-src": "'self'",
        "form-action": "'self'",
        "base-uri": "'none'",
        "frame-ancestors": ancestors,
    }
    return "; ".join(f"{name} {value}" for name, value in parts.items())


@cache
def _page_hashes() -> tuple[str, ...]:
    return tuple(_hash(module(name)) for name in PAGE_SCRIPTS)


def _hash(script: str) -> str:
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


class Nonces(HTMLParser):
    """Marks the inline scripts of a page that is sent in pieces. The rest of the page stays as it is.

    Args:
        nonce: The mark, random and new for each page.
    """

    def __init__(self, nonce: str) -> None:
        super().__init__(convert_charrefs=False)
        self.nonce = nonce
        self.attribute = f' nonce="{nonce}"'
        self._read = self._returned = 0
        """The characters of the page that have been parsed, and that have been returned."""
        self._places: list[int] = []
        self._waiting = ""

    def updatepos(self, i: int, j: int) -> int:
        """Counts what is parsed."""
        self._read += max(0, j - i)
        return super().updatepos(i, j)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes where an inline script needs the mark."""
        if is_inline_script(tag, attrs):
            self._places.append(self._read + 1 + len(tag))

    def marked(self, piece: str) -> str:
        """Returns as much of the page, up to the end of this piece, as can be marked now."""
        self._waiting += piece
        self.feed(piece)
        return self._cut(len(self._waiting) - len(self.rawdata))

    def rest(self) -> str:
        """Returns what is left at the end of the page."""
        return self._cut(len(self._waiting))

    def _cut(self, end: int) -> str:
        cuts = [0, *(place - self._returned for place in self._places), end]
        found = self.attribute.join(self._waiting[start:stop] for start, stop in pairwise(cuts))
        self._waiting, self._returned = self._waiting[end:], self._returned + end
        self._places.clear()
        return found


def is_inline_script(tag: str, attrs: list[tuple[str, str | None]]) -> bool:
    """Whether a start tag begins a script that a browser runs and that is in the page itself."""
    known = dict(attrs)
    return tag == "script" and "src" not in known and not (known.get("type") or "").startswith(DATA_BLOCKS)
