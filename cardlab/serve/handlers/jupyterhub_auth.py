"""Controls access to a server that a JupyterHub has started: lets in its owner and the users with whom it is shared.

Teacher's pages are for the owner, and for the hub's admins if the hub says who they are.

On the first visit, the hub identifies visitors by OAuth; afterwards a cookie does. Every few minutes, in the
background, the server asks the hub whether they still have access. Nobody waits for the answer. If the hub is away for a while,
for example during a restart, visitors with access keep it.
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
from cardlab.serve.handlers.site_pages import NoticeHandler, PageHandler, give_cookie
from cardlab.serve.http.request_checks import Request
from cardlab.serve.http.url_paths import SESSION_SOCKET
from cardlab.serve.page_connection import UNKNOWN

COOKIE = "cardlab-hub"
COOKIE_SECONDS = 14 * 24 * 3600
SECONDS_BETWEEN_CHECKS = 300
"""The longest time for which somebody keeps access after the hub has withdrawn it. A single-user server of Jupyter has the same
limit.
"""
MOST_GUESTS = 10_000
"""The maximum number of browsers to remember. When there are more, the oldest have to log in through the hub again."""
Clock = Callable[[], float]
WhoIs = Callable[[str], Awaitable[Mapping[str, Any] | None]]


@dataclass
class Guest:
    """A browser to which the hub has given access.

    Attributes:
        token: The hub's token for it.
        checked: When the hub last confirmed it, or was last asked.
        user: The hub's facts about its user.
    """

    token: str
    checked: float
    user: Mapping[str, Any]


class Guests:
    """The browsers to which the hub has given access.

    Args:
        who_is: Asks the hub for the user of a token; None if that user has no access.
        clock: A monotonic clock, in seconds.
    """

    def __init__(self, who_is: WhoIs, clock: Clock = time.monotonic) -> None:
        self._who_is = who_is
        self._clock = clock
        self._known: dict[str, Guest] = {}
        self._checks: set[asyncio.Task[None]] = set()

    def enter(self, token: str, user: Mapping[str, Any]) -> str:
        """Gives the browser of a user access. Returns the secret that identifies it."""
        while len(self._known) >= MOST_GUESTS:
            del self._known[next(iter(self._known))]
        secret = secrets.token_urlsafe(32)
        self._known[secret] = Guest(token, self._clock(), user)
        return secret

    def knows(self, secret: str) -> bool:
        """Whether a browser has access. From time to time the server asks the hub again."""
        guest = self._known.get(secret)
        if guest is None:
            return False
        if self._clock() - guest.checked >= SECONDS_BETWEEN_CHECKS:
            guest.checked = self._clock()
            check = asyncio.ensure_future(self._check(secret, guest.token))
            self._checks.add(check)
            check.add_done_callback(self._checks.discard)
        return True

    def user(self, secret: str) -> Mapping[str, Any]:
        """Returns the facts about the user of a browser that has access; none for another browser."""
        return self._known[secret].user if self.knows(secret) else {}

    async def checked(self) -> None:
        """Waits until the hub has answered all open checks."""
        await asyncio.gather(*self._checks)

    async def _check(self, secret: str, token: str) -> None:
        try:
            user = await self._who_is(token)
        except HTTPError:  # the hub does not answer; it is asked again later
            return
        if user is None:
            self._known.pop(secret, None)
        elif secret in self._known:
            self._known[secret].user = user


class JupyterHubAuth:
    """Gives access to the users of the JupyterHub that has started this server. The environment names the hub.

    Args:
        base_url: The path of the server, with a slash at its end.
        framed: Whether pages of other sites may show ours in frames.
    """

    def __init__(self, base_url: str, *, framed: bool = False) -> None:
        self.base_url = base_url
        self.framed = framed
        self.path = f"{base_url}oauth_callback"
        self.auth = HubOAuth()
        self.guests = Guests(self._who_is)

    def lets_in(self, request: Request) -> bool:
        """Whether the hub has given access to this browser. Users at this computer have no privilege, because others use the
        computer too.
        """
        cookie = request.cookies.get(COOKIE)
        return cookie is not None and self.guests.knows(cookie.value)

    def handler(self, request: Request) -> tuple[type[RequestHandler], dict[str, Any]]:
        """Returns the handler for visitors without access."""
        if request.path == f"{self.base_url}{SESSION_SOCKET}" and request.headers.get("Upgrade", "").lower() == "websocket":
            return ReloadSocketHandler, {}
        return LoginHandler, {"access": self}

    def routes(self) -> list[tuple[Any, ...]]:
        """Returns the route to which the hub sends its users back."""
        return [(self.path, CallbackHandler, {"access": self})]

    async def _who_is(self, token: str) -> Mapping[str, Any] | None:
        user: Mapping[str, Any] | None = await self.auth.user_for_token(token, use_cache=False, sync=False)
        return user if user is not None and self.auth.check_scopes(self.auth.access_scopes, user) else None


class HubTeachers:
    """Opens teacher's pages to the user whose server this is, and to admins of the hub, but not to those with whom it is
    shared.

    Args:
        auth: The access to the server.
        owner: The name of its user; "" for nobody.
    """

    path = ""
    """Nothing is entered anywhere: the hub knows who is who."""

    def __init__(self, auth: JupyterHubAuth, owner: str) -> None:
        self.auth = auth
        self.owner = owner

    def lets_in(self, request: Request) -> bool:
        """Whether the browser is one of a teacher."""
        cookie = request.cookies.get(COOKIE)
        user = self.auth.guests.user(cookie.value) if cookie is not None else {}
        return user.get("admin") is True or (self.owner != "" and user.get("name") == self.owner)

    def handler(self, request: Request) -> tuple[type[RequestHandler], dict[str, Any]]:
        """Returns the handler for pupils."""
        return NoticeHandler, {"status": 403, "name": "teachers"}

    def routes(self) -> list[tuple[Any, ...]]:
        """Returns no routes."""
        return []


class _HubHandler(HubOAuthenticated, PageHandler):  # type: ignore[misc]  # jupyterhub has no types
    """A page on the way to the hub or back, before the visitor is known."""

    def initialize(self, access: JupyterHubAuth) -> None:  # type: ignore[override]  # Tornado gives each what its route says
        """Takes the hub."""
        super().initialize()
        self.access = access
        self.hub_auth = access.auth

    async def prepare(self) -> None:  # type: ignore[override]
        """Does nothing: Jupyter need not find out who the visitor is."""
        self.set_header("X-JupyterHub-Version", __version__)  # the hub looks for this header when it waits for its server

    def get_current_user(self) -> None:  # type: ignore[override]
        """Returns nobody. Asking the hub here would block the event loop."""


class LoginHandler(_HubHandler):
    """Sends a visitor to the hub, which sends users with access back."""

    def get(self) -> None:
        """Redirects a page to the hub. Refuses requests that do not load a page."""
        if self.request.headers.get("Sec-Fetch-Mode", "navigate") != "navigate":
            self.notice(403, "refused")
            return
        # The hub sends the visitor back to this address, which must not be on another site.
        self.request.uri = own_path(self.request.uri or "", self.access.base_url)
        self.redirect(self.get_login_url())

    head = get


class CallbackHandler(_HubHandler, HubOAuthCallbackHandler):  # type: ignore[misc]  # jupyterhub has no types
    """Receives visitors from the hub, and gives them access if the hub allows it."""

    def initialize(self, access: JupyterHubAuth) -> None:  # type: ignore[override]
        """Takes the hub."""
        super().initialize(access)
        self.hub_auth = _Callback(access)

    get = HubOAuthCallbackHandler.get


class _Callback:
    """The hub as `HubOAuthCallbackHandler` uses it, with `Guests` in place of its cookie."""

    def __init__(self, access: JupyterHubAuth) -> None:
        self._access = access
        self._user: Mapping[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._access.auth, name)

    async def user_for_token(self, token: str, **_: Any) -> Mapping[str, Any]:
        """Returns the visitor whom the hub has sent.

        Raises:
            HTTPError: The visitor has no access.
        """
        user = await self._access._who_is(token)
        if user is None:
            raise HTTPError(403)
        self._user = user
        return user

    def set_cookie(self, handler: RequestHandler, token: str) -> None:
        """Gives the browser our cookie."""
        access = self._access
        secret = access.guests.enter(token, self._user)
        give_cookie(handler, COOKIE, secret, path=access.base_url, seconds=COOKIE_SECONDS, framed=access.framed)


class ReloadSocketHandler(WebSocketHandler):
    """A page's socket after a restart of this server. It has the page reload, which leads to the hub and back."""

    def open(self, *_: str, **__: str) -> None:
        """Closes the socket with the reason."""
        self.close(UNKNOWN, "load the page again")

    def on_message(self, message: str | bytes) -> None:
        """Ignores messages of visitors without access."""
