"""Answers a request for a notebook's page: without a kernel where the notebook allows it, else as Voila does."""

from __future__ import annotations

import re
import secrets
from typing import Any

from tornado.web import authenticated

from cardlab.documents.page_address import new_address
from cardlab.serve.http.compression import CompressedHandler
from cardlab.serve.http.cookies import LEARNER, give_cookie
from cardlab.serve.http.limits import TokenBuckets
from cardlab.serve.kernels.kernel_pages import KernelPageHandler
from cardlab.serve.pages.kernel_free import LightPages
from cardlab.serve.session_manager import Full, SessionManager

SECRET = 16
"""Bytes of a browser's secret."""
SECONDS_OF_DAY = 24 * 3600


class NotebookHandler(CompressedHandler, KernelPageHandler):
    """Answers with a notebook's page: without a kernel where that can be, else as Voila does."""

    def initialize(self, *, pages: LightPages, sessions: SessionManager, openings: TokenBuckets, **facts: Any) -> None:  # type: ignore[override]
        """Tell which pages need no kernel, where the sessions are, and how often an address may open one."""
        super().initialize(**facts)
        self.pages, self.sessions, self.openings = pages, sessions, openings

    @authenticated
    async def get(self, path: str) -> None:
        """The page; where the room is full, one that says so and asks again by itself."""
        page = await self.pages.find(path)
        query = self.query_asked()
        if page is None:
            moved = None if path in self.notebooks else new_address(path, query)
            if moved is not None:
                self.redirect(moved, permanent=True)
                return
            await KernelPageHandler.get(self, path)  # type: ignore[misc]  # tornado lets it be awaited or not
            return
        if not self.openings.of(self.request.remote_ip or "").take():
            self.notice(503, "busy")
            return
        try:
            live = await self.sessions.open(self._learner(), path, query, page.widgets)
        except Full:
            self.notice(503, "full")
            return
        await self.send(await self.pages.copy(page, live, self.base_url, query), keep=True)

    def _learner(self) -> str:
        """The secret of the browser, which gets one where it has none, and has it for as long as its sessions are kept."""
        known = self.get_cookie(LEARNER, "") or ""
        secret = known if re.fullmatch(r"[0-9a-f]{32}", known) else secrets.token_hex(SECRET)
        seconds = self.sessions.store.days * SECONDS_OF_DAY
        give_cookie(self, LEARNER, secret, path=self.base_url, seconds=seconds, framed=bool(self.frames))
        return secret
