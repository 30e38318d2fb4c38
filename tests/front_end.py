"""Serves the front end's modules, and a page with its stylesheet, to a browser at ``http://cards.test/``.

A server in this process has them. The browser caches a server's responses in compiled form, but would request those of a
Playwright route again for every page, module by module.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from cardlab.frontend import bundle
from cardlab.frontend.bundle import source, stylesheet, whole_stage_stylesheet

ROOMS = Path(bundle.__file__).parent


class _Files(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # one connection serves all files

    def do_GET(self) -> None:
        file = ROOMS / self.path.removeprefix("/")
        if file.suffix != ".js":
            page = f"<!doctype html><html lang=en><title>Cards</title><style>{stylesheet()}{whole_stage_stylesheet()}</style><main></main></html>"
            self._send(page, "text/html")
        elif (
            file.is_file() or file.with_suffix(".d.ts").is_file()
        ):  # the declaration file names the exports of a module that the bundle generates
            self._send(source(file.name), "text/javascript")
        else:
            self.send_error(404)  # a module with two addresses would run twice

    def _send(self, text: str, kind: str) -> None:
        body = text.encode()
        self.send_response(200)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Cache-Control", "max-age=86400")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Prints nothing about requests."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignores a page that is closed while it loads."""


@contextmanager
def served() -> Iterator[str]:
    """Runs the server. Yields: The switch with which Chromium finds it under its name, and no other host but this computer."""
    server = _Server(("127.0.0.1", 0), _Files)
    Thread(target=server.serve_forever, daemon=True).start()
    rules = (f"MAP cards.test 127.0.0.1:{server.server_port}", "MAP * ~NOTFOUND", "EXCLUDE localhost", "EXCLUDE 127.0.0.*")
    yield f"--host-resolver-rules={','.join(rules)}"
    server.shutdown()
    server.server_close()
