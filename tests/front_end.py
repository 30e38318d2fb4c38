"""The front end's modules as they lie in their rooms, and a page with its stylesheet, for a browser at ``http://cards.test/``.

A server of this process has them. What it sends a browser keeps, ready to run; what is answered by a route is asked of the test
anew by every page, module by module.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from cardlab.frontend import bundle
from cardlab.frontend.bundle import source, stage_stylesheet, stylesheet

ROOMS = Path(bundle.__file__).parent


class _Files(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"  # one connection takes them all

    def do_GET(self) -> None:
        file = ROOMS / self.path.removeprefix("/")
        if file.suffix != ".js":
            page = f"<!doctype html><html lang=en><title>Cards</title><style>{stylesheet()}{stage_stylesheet()}</style><main></main></html>"
            self._send(page, "text/html")
        elif file.is_file() or file.with_suffix(".d.ts").is_file():  # the latter says what a module has that the bundle writes
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
        """What is asked for is no news."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """A page that is closed while it loads is no fault."""


@contextmanager
def served() -> Iterator[str]:
    """The server. Yields: The switch by which Chromium finds it under its name, and no other host but this computer."""
    server = _Server(("127.0.0.1", 0), _Files)
    Thread(target=server.serve_forever, daemon=True).start()
    rules = (f"MAP cards.test 127.0.0.1:{server.server_port}", "MAP * ~NOTFOUND", "EXCLUDE localhost", "EXCLUDE 127.0.0.*")
    yield f"--host-resolver-rules={','.join(rules)}"
    server.shutdown()
    server.server_close()
