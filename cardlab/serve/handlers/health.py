"""Answers `/cardlab/health`, for an operator, `cardlab doctor` and programs that watch a server."""

from __future__ import annotations

from tornado.web import RequestHandler

from cardlab.serve.health import HealthMonitor
from cardlab.serve.http.request_checks import is_here


class HealthHandler(RequestHandler):
    """Tells everybody whether the server is well, without an access code, and more to this computer only."""

    def initialize(self, monitor: HealthMonitor) -> None:
        """Takes the monitor."""
        self.monitor = monitor

    def get(self) -> None:
        """Sends the state of the server as JSON."""
        self.set_header("Cache-Control", "no-store")
        self.finish(dict(self.monitor.health()) if is_here(self.request) else {"status": self.monitor.status})

    head = get  # the server leaves the body out
