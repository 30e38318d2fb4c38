"""Checks every request before it is routed: Host header, Origin header, access code."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol
from urllib.parse import unquote_to_bytes, urlsplit

from tornado.httputil import HTTPMessageDelegate, HTTPServerRequest
from tornado.routing import Router
from tornado.web import Application, RequestHandler

from cardlab.serve.handlers.pages import NoticeHandler
from cardlab.serve.http.host_names import Hosts, name_of
from cardlab.serve.http.limits import Limits

RENDER = "voila/render/"
"""Where the pages are that start a kernel."""


@dataclass(frozen=True)
class Refusal:
    """Why a request is not answered.

    Attributes:
        status: The status of the answer.
        name: What it is called in the messages: `page-<name>`.
    """

    status: int
    name: str


ODD = Refusal(400, "missing")
STRANGE_HOST = Refusal(403, "elsewhere")
STRANGE_ORIGIN = Refusal(403, "refused")


class AccessControl(Protocol):
    """Who knows who may come in.

    Attributes:
        path: Where those are heard who are not in yet.
    """

    path: str

    def lets_in(self, request: HTTPServerRequest) -> bool:
        """Whether who asks is in."""

    def handler(self, request: HTTPServerRequest) -> tuple[type[RequestHandler], dict[str, Any]]:
        """Who answers whoever is not in, and what that handler is told."""

    def routes(self) -> list[tuple[Any, ...]]:
        """Where those are heard who are not in yet."""


class CheckedRouter(Router):
    """Hands to the application what may be asked, and answers the rest with a plain page.

    Args:
        application: Who answers.
        hosts: The names by which the server may be asked.
        access: Who may come in; None lets everybody in.
        frames: The origins whose pages may show ours in a frame.
        limits: How long an address may be.
        base_url: Where the server is, with a slash at its end.
    """

    def __init__(
        self,
        application: Application,
        hosts: Hosts,
        *,
        access: AccessControl | None = None,
        frames: tuple[str, ...] = (),
        limits: Limits,
        base_url: str = "/",
    ) -> None:
        self.application = application
        self.hosts = hosts
        self.access = access
        self.frames = frames
        self.limits = limits
        self.base_url = base_url
        self.heard: Callable[[HTTPServerRequest], None] = lambda _: None
        """Who else is told of each request, before it is looked at."""

    def find_handler(self, request: HTTPServerRequest, **_: Any) -> HTTPMessageDelegate:
        """Who answers a request."""
        self.heard(request)
        refusal = self.refusal(request)
        if refusal is not None:
            facts = {"status": refusal.status, "name": refusal.name}
            return self.application.get_handler_delegate(request, NoticeHandler, facts)
        if self.access is not None and not self.access.lets_in(request) and request.path != self.access.path:
            handler, told = self.access.handler(request)
            return self.application.get_handler_delegate(request, handler, told)
        return self.application.find_handler(request)

    def refusal(self, request: HTTPServerRequest) -> Refusal | None:
        """Why a request is refused, whoever sends it; None where it is not."""
        if is_odd(request, self.limits.address_letters):
            return ODD
        if not self.hosts.allows(request.host):
            return STRANGE_HOST
        if not self._is_from_here(request) or self._is_part_of_another_page(request):
            return STRANGE_ORIGIN
        return None

    def _is_from_here(self, request: HTTPServerRequest) -> bool:
        """Whether it comes from a page of ours, or from no page. Browsers say of every socket from where it is opened."""
        origin = request.headers.get("Origin")
        if origin is None:
            return True
        parts = urlsplit(origin)
        return parts.netloc.lower() == request.host.lower() and self.hosts.allows(name_of(parts.netloc))

    def _is_part_of_another_page(self, request: HTTPServerRequest) -> bool:
        """Whether a page of another site fetches it, as a picture or a script; a link that leads here is none of that.

        Browsers say so, but by http they say it to this computer's own addresses alone. Elsewhere what starts a kernel is a
        page for whoever says that it takes pages: pictures, scripts and fetched data do not.
        """
        headers = request.headers
        site = headers.get("Sec-Fetch-Site")
        if site in ("cross-site", "same-site"):
            shown = headers.get("Sec-Fetch-Mode") == "navigate" and headers.get("Sec-Fetch-Dest") in self._shown_in()
            return not (shown and request.method in ("GET", "HEAD") and "Sec-Purpose" not in headers)
        starts_kernel = request.path.startswith(f"{self.base_url}{RENDER}")
        by_browser = headers.get("User-Agent", "").startswith("Mozilla/")
        return site is None and starts_kernel and by_browser and "text/html" not in headers.get("Accept", "")

    def _shown_in(self) -> tuple[str, ...]:
        return ("document", "iframe") if self.frames else ("document",)


def is_odd(request: HTTPServerRequest, most_letters: int) -> bool:
    """Whether an address is none that a page of ours has, and would only make those stumble who read it."""
    if len(request.uri or "") > most_letters:
        return True
    try:
        path = unquote_to_bytes(request.path).decode()
        query = unquote_to_bytes(request.query.replace("+", " ")).decode()
    except UnicodeDecodeError:
        return True
    if any(ord(sign) < ord(" ") or ord(sign) == 0x7F for sign in path + query):
        return True
    return "\\" in path or not path.startswith("/") or ".." in path.split("/")
