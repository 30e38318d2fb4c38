"""Adds the gallery to a Jupyter server, at the path ``cardlab``. Voila's own extension serves the lessons.

Voila looks for notebooks in the folder whose files the server shows. In a checkout and on Binder, they are in ``lessons/``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cardlab.serve.handlers.jupyter_kernel_sockets import KernelShutdownHandler
from cardlab.serve.handlers.site_pages import MovedHandler, routes
from cardlab.serve.handlers.teacher_pages import teacher_routes


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": "cardlab.serve.extension"}]


FOLDER = "lessons/"


def _load_jupyter_server_extension(server_app: Any) -> None:
    base = server_app.web_app.settings["base_url"]
    there = {path.name for path in Path(server_app.root_dir, FOLDER).glob("*.ipynb")}
    # An existing notebook takes precedence over an old address.
    moved = "|".join(sorted({"lesson.ipynb", "game.ipynb", "lab.ipynb"} - there))
    handlers = [
        *routes(base, FOLDER),
        *teacher_routes(base, FOLDER),  # for everybody, because such a server belongs to one user
        (rf"{base}voila/render/{FOLDER}({moved})", MovedHandler),
        (rf"{base}voila/api/shutdown/(?P<kernel_id>[\w-]+)", KernelShutdownHandler),
    ]
    server_app.web_app.add_handlers(".*$", handlers)
