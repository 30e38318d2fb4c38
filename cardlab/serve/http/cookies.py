"""Cookies of our pages. Scripts cannot read the secret one. Frames of other sites have them only where frames are allowed."""

from __future__ import annotations

import re
from hashlib import sha256
from http.cookies import SimpleCookie

LEARNER = "cardlab-learner"
"""The cookie that holds a browser's secret."""
PLAYER = "cardlab-player"
"""The cookie that tells the children at one computer apart: a random word that a script of ours sets (`common/player.js`).
The browser alone knows whose word it is."""


def learner_of(browser: str, player: str) -> str:
    """The secret of a learner, from that of the browser and the word of whoever is playing there; "" for nobody."""
    return sha256(f"{browser}\n{player}".encode()).hexdigest()[:32] if re.fullmatch(r"[0-9a-f]{32}", player) else browser


def cookie_header(name: str, value: str, *, path: str, seconds: int, secure: bool, framed: bool) -> str:
    """A ``Set-Cookie`` header, for a cookie that browsers send with every request below a path.

    It ends some seconds from now (``Max-Age``) and not at a date: by a server whose clock is in a past year it would be over
    at once.

    Args:
        name, value: The cookie.
        path: Where it is sent, with a slash at its end.
        seconds: How long it lasts.
        secure: Whether it is set over https, and may be sent over https alone.
        framed: Whether pages of other sites may show ours in frames. Browsers send a cookie there only with
            ``SameSite=None``, and most only if it is kept apart for each of these sites (``Partitioned``); both over https
            alone.
    """
    cookie = SimpleCookie({name: value})
    morsel = cookie[name]
    morsel["path"], morsel["max-age"] = path, seconds
    morsel["httponly"], morsel["secure"] = True, secure
    morsel["samesite"] = "None" if framed and secure else "Lax"
    # `http.cookies` knows the last word only from Python 3.14 on.
    return morsel.OutputString() + ("; Partitioned" if framed and secure else "")
