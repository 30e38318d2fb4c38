"""Access to a server that a JupyterHub has started: the hub lets in its owner and the users with whom it is shared.

The hub says who somebody is, by OAuth, when they first come; then a cookie of the browser says it. Every few minutes the hub
is asked whether it still holds, in the background: nobody waits for that, and where the hub is away for a while, as when it is
started again, those who are in stay in.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from jupyterhub import __version__
from jupyterhub.services.auth import HubOAuth, HubOAuthCallbackHandler, HubOAuthenticated
from tornado.web import HTTPError, RequestHandler
from tornado.websocket import WebSocketHandler

from cardlab.serve.access.access_code import own_path
from cardlab.serve.handlers.site_pages import PageHandler, give_cookie
from cardlab.serve.handlers.websocket import UNKNOWN
from cardlab.serve.http.request_checks import Request
from cardlab.serve.http.url_paths import SESSION_SOCKET

COOKIE = "cardlab-hub"
COOKIE_SECONDS = 14 * 24 * 3600
SECONDS_BETWEEN_CHECKS = 300
"""For so long at most somebody stays in whom the hub does not let in any more: as a single-user server of Jupyter has it."""
MOST_GUESTS = 10_000
"""Browsers that are known at once; the first to come are asked for again."""
Clock = Callable[[], float]
WhoIs = Callable[[str], Awaitable[Mapping[str, Any] | None]]


@dataclass
class Guest:
    """A browser that the hub has let in.

    Attributes:
        token: What the hub has given for it.
        checked: When the hub last said so, or was last asked.
    """

    token: str
    checked: float


class Guests:
    """The browsers that the hub has let in.

    Args:
        who_is: Asks the hub whose token it is; None where it is nobody's who may come in.
        clock: Seconds that never go back.
    """

    def __init__(self, who_is: WhoIs, clock: Clock = time.monotonic) -> None:
        self._who_is = who_is
        self._clock = clock
        self._known: dict[str, Guest] = {}
        self._checks: set[asyncio.Task[None]] = set()

    def enter(self, token: str) -> str:
        """Let a browser in; gives the secret by which it is known."""
        while len(self._known) >= MOST_GUESTS:
            del self._known[next(iter(self._known))]
        secret = secrets.token_urlsafe(32)
        self._known[secret] = Guest(token, self._clock())
        return secret

    def knows(self, secret: str) -> bool:
        """Whether a browser is in; now and then the hub is asked whether it may stay."""
        guest = self._known.get(secret)
        if guest is None:
            return False
        if self._clock() - guest.checked >= SECONDS_BETWEEN_CHECKS:
            guest.checked = self._clock()
            check = asyncio.ensure_future(self._check(secret, guest.token))
            self._checks.add(check)
            check.add_done_callback(self._checks.discard)
        return True

    async def checked(self) -> None:
        """Wait until the hub has answered what it has been asked."""
        await asyncio.gather(*self._checks)

    async def _check(self, secret: str, token: str) -> None:
        try:
            stays = await self._who_is(token) is not None
        except HTTPError:  # the hub does not answer; it is asked again later
            return
        if not stays:
            self._known.pop(secret, None)


class JupyterHubAuth:
    """Lets in whom the JupyterHub lets in that has started this server; the environment says which.

    Args:
        base_url: Where the server is, with a slash at its end.
        framed: Whether pages of other sites may show ours in frames.
    """

    def __init__(self, base_url: str, *, framed: bool = False) -> None:
        self.base_url = base_url
        self.framed = framed
        self.path = f"{base_url}oauth_callback"
        self.auth = HubOAuth()
        self.guests = Guests(self._who_is)

    def lets_in(self, request: Request) -> bool:
        """Whether the hub has let in the browser that asks. Who is at this computer has no privilege: others are there too."""
        cookie = request.cookies.get(COOKIE)
        return cookie is not None and self.guests.knows(cookie.value)

    def handler(self, request: Request) -> tuple[type[RequestHandler], dict[str, Any]]:
        """The handler that answers visitors who are not in."""
        if request.path == f"{self.base_url}{SESSION_SOCKET}" and request.headers.get("Upgrade", "").lower() == "websocket":
            return TurnedAwayHandler, {}
        return LoginHandler, {"access": self}

    def routes(self) -> list[tuple[Any, ...]]:
        """The route to which the hub sends back those whom it lets in."""
        return [(self.path, CallbackHandler, {"access": self})]

    async def _who_is(self, token: str) -> Mapping[str, Any] | None:
        user: Mapping[str, Any] | None = await self.auth.user_for_token(token, use_cache=False, sync=False)
        return user if user is not None and self.auth.check_scopes(self.auth.access_scopes, user) else None


class _HubHandler(HubOAuthenticated, PageHandler):  # type: ignore[misc]  # jupyterhub has no types
    """A page on the way to the hub or back; the visitor is not known yet."""

    def initialize(self, access: JupyterHubAuth) -> None:  # type: ignore[override]  # Tornado gives each what its route says
        """Tell which hub it is."""
        super().initialize()
        self.access = access
        self.hub_auth = access.auth

    async def prepare(self) -> None:  # type: ignore[override]
        """Jupyter need not find out who it is."""
        self.set_header("X-JupyterHub-Version", __version__)  # the hub looks for it when it waits for its server

    def get_current_user(self) -> None:  # type: ignore[override]
        """Nobody; to find out, the hub would be waited for, and with it everybody."""


class LoginHandler(_HubHandler):
    """Sends a reader to the hub, which sends back whom it lets in."""

    def get(self) -> None:
        """The way to the hub for a page; what a page fetches is not there."""
        if self.request.headers.get("Sec-Fetch-Mode", "navigate") != "navigate":
            self.notice(403, "refused")
            return
        # The hub sends back to the address that was wanted, which must be none of another site.
        self.request.uri = own_path(self.request.uri or "", self.access.base_url)
        self.redirect(self.get_login_url())

    head = get


class CallbackHandler(_HubHandler, HubOAuthCallbackHandler):  # type: ignore[misc]  # jupyterhub has no types
    """Takes whom the hub sends, if the hub says of them that they may come in."""

    def initialize(self, access: JupyterHubAuth) -> None:  # type: ignore[override]
        """Tell which hub it is."""
        super().initialize(access)
        self.hub_auth = _Callback(access)

    get = HubOAuthCallbackHandler.get


class _Callback:
    """The hub as `HubOAuthCallbackHandler` asks it, with the guests in the place of its cookie."""

    def __init__(self, access: JupyterHubAuth) -> None:
        self._access = access

    def __getattr__(self, name: str) -> Any:
        return getattr(self._access.auth, name)

    async def user_for_token(self, token: str, **_: Any) -> Mapping[str, Any]:
        """The visitor whom the hub has sent.

        Raises:
            HTTPError: They may not come in.
        """
        user = await self._access._who_is(token)
        if user is None:
            raise HTTPError(403)
        return user

    def set_cookie(self, handler: RequestHandler, token: str) -> None:
        """Have the browser known."""
        access = self._access
        secret = access.guests.enter(token)
        give_cookie(handler, COOKIE, secret, path=access.base_url, seconds=COOKIE_SECONDS, framed=access.framed)


class TurnedAwayHandler(WebSocketHandler):
    """A page's socket after this server was started again: has the page load itself anew, which leads to the hub and back."""

    def open(self, *_: str, **__: str) -> None:
        """Say it and close."""
        self.close(UNKNOWN, "load the page again")

    def on_message(self, message: str | bytes) -> None:
        """Nothing is heard from who is not in."""
