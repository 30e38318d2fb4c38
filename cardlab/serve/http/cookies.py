"""Cookies of our pages: scripts cannot read them, and pages of other sites get them in frames only where frames are allowed."""

from __future__ import annotations

from http.cookies import SimpleCookie

from tornado.web import RequestHandler

LEARNER = "cardlab-learner"
"""The cookie that holds a browser's secret."""


def give_cookie(handler: RequestHandler, name: str, value: str, *, path: str, seconds: int, framed: bool) -> None:
    """Have the browser that asks send this with whatever it asks for below a path.

    For so many seconds from now, whatever the clocks of server and browser say: by a date of a server whose clock stands
    in a past year it would be over at once.

    Args:
        handler: Who answers.
        name, value: The cookie.
        path: Where it is sent, with a slash at its end.
        seconds: How long it is kept.
        framed: Whether pages of other sites may show ours in frames. Browsers send a cookie there only where it says so
            (``SameSite=None``), and most only where it is kept apart for each of these sites (``Partitioned``); both by
            https alone.
    """
    cookie = SimpleCookie({name: value})
    secure = handler.request.protocol == "https"
    morsel = cookie[name]
    morsel["path"], morsel["max-age"] = path, seconds
    morsel["httponly"], morsel["secure"] = True, secure
    morsel["samesite"] = "None" if framed and secure else "Lax"
    # Tornado would write all of it but the last word, which `http.cookies` knows from Python 3.14 on.
    apart = "; Partitioned" if framed and secure else ""
    handler.add_header("Set-Cookie", morsel.OutputString() + apart)
