"""The gallery on a Jupyter server, at ``cardlab``; its pages are those of Voila's own extension.

The lesson pages are looked for where the server shows its files: a Jupyter server that was started in a checkout, or on
Binder, has them in ``lessons/``.
"""

from __future__ import annotations

from typing import Any

from cardlab.serve.handlers.pages import FarewellHandler, routes


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "cardlab.serve.extension"}]


FOLDER = "lessons/"


def _load_jupyter_server_extension(server_app: Any) -> None:
    base = server_app.web_app.settings["base_url"]
    handlers = [
        *routes(base, FOLDER),
        (rf"{base}voila/api/shutdown/(?P<kernel_id>[\w-]+)", FarewellHandler),
    ]
    server_app.web_app.add_handlers(".*$", handlers)
