"""Request handlers for codes. `CodeHandler` asks for one in place of a page; `AccessByCode` lets in visitors who have it."""

from __future__ import annotations

from typing import Any

from tornado.web import RequestHandler

from cardlab.serve.access.access_code import AccessCode, code_page, own_path
from cardlab.serve.handlers.site_pages import PageHandler, give_cookie
from cardlab.serve.http.request_checks import Request
from cardlab.serve.pages.locale_links import address
from cardlab.words.words import words_for


class CodeHandler(PageHandler):
    """Asks for a code in place of a page, and checks it."""

    def initialize(self, access: AccessCode) -> None:  # type: ignore[override]  # Tornado gives each what its route says
        """Takes the code."""
        super().initialize()
        self.access = access

    def check_xsrf_cookie(self) -> None:
        """Checks no token, because nobody gains anything by making others send a code."""

    async def prepare(self) -> None:  # type: ignore[override]
        """Answers here, before Jupyter looks for a user, since there is none yet. All requests get the same answer."""
        if self.request.path == self.access.path and self.request.method in ("GET", "POST"):
            if self.get_body_argument("leave", ""):
                self._leave()
            else:
                self._hear(self.get_argument("code", ""), self.get_argument("next", ""))
        else:
            self._ask(401, "", self.request.uri or "")

    async def get(self) -> None:
        """Does nothing: `prepare` has answered."""

    head = post = get

    def _hear(self, said: str, onward: str) -> None:
        """Sets the cookie if the code is right, and redirects to the requested page."""
        if not said:
            return self._ask(401, "", onward)
        code = self.access.opened(said)
        if code is None:
            few = self.access.count_wrong(self.request)
            return self._ask(403, "access_code-wrong", onward) if few else self._ask(429, "access_code-often", onward)
        kind = code.kind
        give_cookie(self, kind.cookie, code.token, path=code.base_url, seconds=kind.seconds, framed=code.framed)
        return self.redirect(own_path(onward, code.base_url), status=303)

    def _leave(self) -> None:
        """Deletes the cookie, so that nobody else at this computer has the role, and redirects to the front page."""
        access = self.access
        give_cookie(self, access.kind.cookie, "", path=access.base_url, seconds=0, framed=access.framed)
        self.redirect(address(f"{access.base_url}cardlab", self.query_asked()), status=303)

    def _ask(self, status: int, wrong: str, onward: str) -> None:
        access = self.access
        if not _shows_pages(self.request):
            self.set_status(status)
            self.set_header("Content-Type", "text/plain; charset=utf-8")
            self.finish(f"Enter the {access.kind.name.replace('_', ' ')} at {access.path} first.\n")
            return
        onward, words = own_path(onward, access.base_url), words_for(*self.locale_asked())
        self.answer(code_page(access.kind, access.base_url, onward, words, wrong), status)


class AccessByCode(AccessCode):
    """A code, with the handler that asks for it."""

    def handler(self, request: Request) -> tuple[type[RequestHandler], dict[str, Any]]:
        """Returns the handler for a visitor who has not entered the code, and its arguments."""
        return CodeHandler, {"access": self}

    def routes(self) -> list[tuple[Any, ...]]:
        """Returns the route at which visitors enter the code."""
        return [(self.path, CodeHandler, {"access": self})]


def _shows_pages(request: Request) -> bool:
    """Whether a browser shows the answer as a page. Scripts, pictures, sockets and programs get a short text."""
    headers = request.headers
    in_page = headers.get("Sec-Fetch-Dest", "document") not in ("document", "iframe")
    return "text/html" in headers.get("Accept", "") and not in_page and "Upgrade" not in headers
