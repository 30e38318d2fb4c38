"""Checks every request before it is routed: is it for this server, and from a page of ours?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from http.cookies import Morsel
from typing import Protocol
from urllib.parse import unquote_to_bytes, urlsplit

from cardlab.serve.http.host_names import Hosts, name_of
from cardlab.serve.http.limits import Limits

JUPYTER_KERNEL_PAGES = "voila/render/"
"""Path of the pages that may start a Jupyter kernel."""


class Request(Protocol):
    """The part of a request that checks and access codes read; a `tornado.httputil.HTTPServerRequest` has it.

    Attributes:
        method, uri, path, query, host: As the browser sent them.
        remote_ip: The address that it comes from.
        headers, cookies: By their names.
    """

    method: str
    uri: str
    path: str
    query: str
    host: str
    remote_ip: str | None

    @property
    def headers(self) -> Mapping[str, str]: ...  # noqa: D102  # the class says it

    @property
    def cookies(self) -> Mapping[str, Morsel[str]]: ...  # noqa: D102


@dataclass(frozen=True)
class Refusal:
    """The answer to a request that is refused.

    Attributes:
        status: The status of the answer.
        name: Its message is `page-<name>`.
    """

    status: int
    name: str


ODD_ADDRESS = Refusal(400, "missing")
FOREIGN_HOST = Refusal(403, "elsewhere")
FOREIGN_ORIGIN = Refusal(403, "refused")


class RequestChecks:
    """The checks that do not depend on who asks.

    Args:
        hosts: The names by which the server may be asked.
        frames: The origins whose pages may show ours in a frame.
        limits: How long an address may be.
        base_url: Where the server is, with a slash at its end.
    """

    def __init__(self, hosts: Hosts, *, frames: tuple[str, ...] = (), limits: Limits, base_url: str = "/") -> None:
        self.hosts = hosts
        self.frames = frames
        self.limits = limits
        self.base_url = base_url

    def refusal(self, request: Request) -> Refusal | None:
        """Why a request is refused for every sender; None where it is not."""
        if is_odd(request, self.limits.address_letters):
            return ODD_ADDRESS
        if not self.hosts.allows(request.host):
            return FOREIGN_HOST
        if not self._is_from_here(request) or self._is_part_of_another_page(request):
            return FOREIGN_ORIGIN
        return None

    def _is_from_here(self, request: Request) -> bool:
        """Whether it comes from a page of ours, or from no page. Browsers say of every socket from where it is opened."""
        origin = request.headers.get("Origin")
        if origin is None:
            return True
        parts = urlsplit(origin)
        return parts.netloc.lower() == request.host.lower() and self.hosts.allows(name_of(parts.netloc))

    def _is_part_of_another_page(self, request: Request) -> bool:
        """Whether a page of another site fetches it, as a picture or a script; a link that leads here is none of that.

        Browsers say so, but by http they say it to this computer's own addresses alone. Elsewhere a Jupyter kernel is started
        only for a request that accepts pages, which one for a picture, a script or data does not.
        """
        headers = request.headers
        site = headers.get("Sec-Fetch-Site")
        if site in ("cross-site", "same-site"):
            shown = headers.get("Sec-Fetch-Mode") == "navigate" and headers.get("Sec-Fetch-Dest") in self._shown_in()
            return not (shown and request.method in ("GET", "HEAD") and "Sec-Purpose" not in headers)
        starts_kernel = request.path.startswith(f"{self.base_url}{JUPYTER_KERNEL_PAGES}")
        by_browser = headers.get("User-Agent", "").startswith("Mozilla/")
        return site is None and starts_kernel and by_browser and "text/html" not in headers.get("Accept", "")

    def _shown_in(self) -> tuple[str, ...]:
        return ("document", "iframe") if self.frames else ("document",)


def is_odd(request: Request, most_letters: int) -> bool:
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
