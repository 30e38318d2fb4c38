"""Checks every request before it is routed: Host header, Origin header, and the site that makes the request."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from http.cookies import Morsel
from typing import Protocol
from urllib.parse import parse_qs, unquote_to_bytes, urlsplit

from cardlab.serve.http.host_names import THIS_COMPUTER, Hosts, name_of
from cardlab.serve.http.limits import Limits, is_loopback
from cardlab.serve.http.trusted_proxies import FORWARDED_FOR
from cardlab.words.languages import DEFAULT_LANGUAGE, best_language

JUPYTER_KERNEL_PAGES = "voila/render/"
"""The path of the pages that may start a Jupyter kernel."""


class Request(Protocol):
    """The part of a request that checks and access codes read. A `tornado.httputil.HTTPServerRequest` has it.

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
    def headers(self) -> Mapping[str, str]: ...  # noqa: D102  # the class documents it

    @property
    def cookies(self) -> Mapping[str, Morsel[str]]: ...  # noqa: D102


@dataclass(frozen=True)
class Refusal:
    """The answer to a refused request.

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
    """The checks that do not depend on the visitor.

    Args:
        hosts: The names that requests may use for the server.
        frames: The origins whose pages may show ours in a frame.
        limits: The longest allowed address.
        base_url: The path of the server, with a slash at its end.
    """

    def __init__(self, hosts: Hosts, *, frames: tuple[str, ...] = (), limits: Limits, base_url: str = "/") -> None:
        self.hosts = hosts
        self.frames = frames
        self.limits = limits
        self.base_url = base_url

    def refusal(self, request: Request) -> Refusal | None:
        """Returns the reason to refuse a request, no matter who sent it; None if it is allowed."""
        if is_odd(request, self.limits.address_letters):
            return ODD_ADDRESS
        if not self.hosts.allows(request.host):
            return FOREIGN_HOST
        if not self._is_from_here(request) or self._is_part_of_another_page(request):
            return FOREIGN_ORIGIN
        return None

    def _is_from_here(self, request: Request) -> bool:
        """Whether a request comes from a page of this server, or from no page. Browsers send the origin of every socket."""
        origin = request.headers.get("Origin")
        if origin is None:
            return True
        parts = urlsplit(origin)
        return parts.netloc.lower() == request.host.lower() and self.hosts.allows(name_of(parts.netloc))

    def _is_part_of_another_page(self, request: Request) -> bool:
        """Whether a page of another site loads it, for example as a picture or a script. A link to it does not count.

        Browsers say so, but over http only to this computer's own addresses. For other addresses, a Jupyter kernel starts only
        for a request that accepts pages. Requests for pictures, scripts or data do not.
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


def is_here(request: Request) -> bool:
    """Whether a request comes from the computer that runs the server, and not from a proxy there.

    A proxy passes on the host name that the visitor has used, or adds the visitor's address to the headers.
    """
    at_this_computer = is_loopback(request.remote_ip or "") and name_of(request.host) in THIS_COMPUTER
    return at_this_computer and FORWARDED_FOR not in request.headers


def language_to_add(request: Request) -> str:
    """Returns the browser's language for a page whose address names none; "" for the default one.

    All links of a page in another language name it. So if a page of ours without a language has led here, its reader has
    chosen the default one.
    """
    headers = request.headers
    # A path with two slashes at its start would lead to another site.
    is_page = request.method == "GET" and "text/html" in headers.get("Accept", "") and not request.path.startswith("//")
    is_inside = urlsplit(headers.get("Referer", "")).netloc == request.host
    if not is_page or is_inside or "lang" in parse_qs(request.query, keep_blank_values=True):
        return ""
    language = best_language(headers.get("Accept-Language", ""))
    return "" if language == DEFAULT_LANGUAGE else language


def is_odd(request: Request, most_letters: int) -> bool:
    """Whether an address cannot be one of this server, and could only confuse the code that reads it."""
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
