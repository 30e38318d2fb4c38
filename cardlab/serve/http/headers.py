"""Sets the security headers of every answer: which scripts may run, who may show the page in a frame, no server version.

It also cleans the headers of requests that come through a proxy.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, MutableMapping
from functools import cache
from hashlib import sha256
from html.parser import HTMLParser

from cardlab.frontend.bundle import module

PAGE_SCRIPTS = ("early_theme", "gallery", "theme_choice", "teacher", "lab_form", "worksheet", "standalone")
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


def clean_proxy_headers(headers: MutableMapping[str, str]) -> None:
    """Removes or repairs headers in which a proxy may pass on something false.

    Tornado trusts ``X-Real-Ip`` and ``X-Scheme`` most, and Caddy and a hub's proxy pass on what a browser sends there. Somebody
    who guesses codes could appear under a new address each time. With two proxies, such as Caddy in front of a hub, Tornado
    takes the protocol of the second, which is not that of the browser.
    """
    for name in ("X-Real-Ip", "X-Scheme"):
        headers.pop(name, None)
    if "X-Forwarded-Proto" in headers:
        headers["X-Forwarded-Proto"] = headers["X-Forwarded-Proto"].partition(",")[0].strip()


def page_policy(frames: Iterable[str] = ()) -> str:
    """Returns the Content-Security-Policy of our own pages and of all other files.

    Scripts are files of this server, or texts that our templates contain. ``blob:`` is necessary for the match on a rules page,
    whose module is a text in the page (`frontend/page/standalone.js`). Styles in the page are ours, and so are the attributes
    that place cards. A style cannot load anything from elsewhere, because the policy forbids that.

    Args:
        frames: The origins whose pages may show ours in a frame.
    """
    return _policy(["'self'", "blob:", *_page_hashes()], frames)


def jupyter_kernel_page_policy(html: str, frames: Iterable[str] = ()) -> str:
    """Returns the Content-Security-Policy of a Jupyter kernel page, as Voila 0.5 makes it.

    - Voila's template writes scripts into the page that contain values of the page and have no nonce. So the policy allows the
      scripts that are in the page when it is sent, each by its hash, and no script that is added later.
    - ``blob:``, because anywidget loads a widget's module from a text, through an object URL.

    Nothing needs ``eval``.
    """
    return _policy(["'self'", "blob:", *sorted(set(map(_hash, inline_scripts(html))))], frames)


def inline_scripts(html: str) -> list[str]:
    """Returns the inline scripts of a page that a browser runs."""
    finder = _Scripts()
    finder.feed(html)
    finder.close()
    return finder.found


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


class _Scripts(HTMLParser):
    """Finds the inline scripts of a page."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.found: list[str] = []
        self._text: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        if tag == "script" and "src" not in known and not (known.get("type") or "").startswith(DATA_BLOCKS):
            self._text = []

    def handle_data(self, data: str) -> None:
        if self._text is not None:
            self._text.append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "script" and self._text is not None:
            self.found.append("".join(self._text))
            self._text = None
