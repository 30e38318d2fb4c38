"""Only the modules in BOUNDARY import tornado, Jupyter Server or Voila. Servers, kernels and browsers share all others."""

import ast
import re
from pathlib import Path

import cardlab

PACKAGE = Path(cardlab.__file__).parent
BOUNDARY = {
    "serve/app.py",
    "serve/handlers/access_pages.py",
    "serve/handlers/health.py",
    "serve/handlers/jupyterhub_auth.py",
    "serve/handlers/jupyter_kernel_sockets.py",
    "serve/handlers/long_polling.py",
    "serve/handlers/notebook_pages.py",
    "serve/handlers/site_pages.py",
    "serve/handlers/http_server.py",
    "serve/handlers/teacher_pages.py",
    "serve/handlers/voila_files.py",
    "serve/handlers/websocket.py",
}
STARTS_KERNELS = {"serve/jupyter_kernels/kernel_managers.py"}
"""Extends the manager of Jupyter kernels."""
IN_A_KERNEL = {"widgets/page_query.py"}
"""Runs in the kernel of a page, and asks Voila there for the page's address."""


def modules_with(pattern: str) -> set[str]:
    """Returns the modules of the package that import a module of this name, at the top or in a function."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            if any(re.fullmatch(rf"({pattern})(\..*)?", name) for name in names):
                found.add(path.relative_to(PACKAGE).as_posix())
    return found


def test_only_the_server_and_its_handlers_import_tornado():
    """Any other import shows that logic is in a request handler, or that a handler is in the wrong folder."""
    assert modules_with("tornado") == BOUNDARY


def test_only_they_import_jupyter_server_and_voila():
    assert modules_with("jupyter_server|voila") - IN_A_KERNEL - STARTS_KERNELS <= BOUNDARY


def test_only_the_settings_and_the_extension_import_the_handlers():
    assert modules_with(r"cardlab\.serve\.handlers") - BOUNDARY == {"serve/settings.py", "serve/extension.py"}
