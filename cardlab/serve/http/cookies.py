"""Writes cookies. Scripts cannot read the secret one. Frames of other sites have cookies only where frames are allowed."""

from __future__ import annotations

import re
from hashlib import sha256
from http.cookies import SimpleCookie

LEARNER = "cardlab-learner"
"""The cookie that holds a browser's secret."""
PLAYER = "cardlab-player"
"""The cookie that tells the children at one computer apart: a random word that `common/profile.js` sets. Only the
browser knows which child it stands for.
"""


def browser_of(cookie: str | None) -> str:
    """Returns the secret of a browser from its cookie; "" if it has none."""
    return cookie if cookie is not None and re.fullmatch(r"[0-9a-f]{32}", cookie) else ""


def learner_of(browser: str, player: str) -> str:
    """Returns the secret of a learner, from that of the browser and the word of the child who is playing there; ""
    for nobody.
    """
    return sha256(f"{browser}\n{player}".encode()).hexdigest()[:32] if re.fullmatch(r"[0-9a-f]{32}", player) else browser


def cookie_header(name: str, value: str, *, path: str, seconds: int, secure: bool, framed: bool) -> str:
    """Returns a ``Set-Cookie`` header for a cookie that browsers send with every request below a path.

    The cookie expires after a number of seconds (``Max-Age``) and not at a date. If the server's clock is in a past year, a
    date would expire the cookie at once.

    Args:
        name, value: The cookie.
        path: The path for which it is sent, with a slash at its end.
        seconds: How long it lasts.
        secure: Whether it is set over https, and may be sent only over https.
        framed: Whether pages of other sites may show ours in frames. There, browsers send a cookie only with ``SameSite=None``,
            and most only if it is kept apart for each of these sites (``Partitioned``). Both need https.
    """
    cookie = SimpleCookie({name: value})
    morsel = cookie[name]
    morsel["path"], morsel["max-age"] = path, seconds
    morsel["httponly"], morsel["secure"] = True, secure
    morsel["samesite"] = "None" if framed and secure else "Lax"
    # `http.cookies` knows ``Partitioned`` only from Python 3.14 on.
    return morsel.OutputString() + ("; Partitioned" if framed and secure else "")
