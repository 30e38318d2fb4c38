"""tornado, Jupyter Server and Voila stay at the rim: a server, a kernel and a worker of a browser share the rest."""

import ast
import re
from pathlib import Path

import cardlab

PACKAGE = Path(cardlab.__file__).parent
RIM = {
    "serve/app.py",
    "serve/handlers/jupyterhub_auth.py",
    "serve/handlers/kernel_sockets.py",
    "serve/handlers/notebook_pages.py",
    "serve/handlers/site_pages.py",
    "serve/handlers/http_server.py",
    "serve/handlers/voila_files.py",
    "serve/handlers/websocket.py",
}
STARTS_KERNELS = {"serve/jupyter_kernels/learner_kernels.py"}
"""Extends the manager of Jupyter kernels."""
IN_A_KERNEL = {"widgets/query.py"}
"""Runs in the kernel of a page, and asks Voila there for the address of the page."""


def modules_with(pattern: str) -> set[str]:
    """The modules of the package that import a module of this name, at the top or in a function."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            if any(re.fullmatch(rf"({pattern})(\..*)?", name) for name in names):
                found.add(path.relative_to(PACKAGE).as_posix())
    return found


def test_the_server_and_its_handlers_alone_know_tornado():
    """Another one is a sign that logic has come into a request handler, or that a handler is in the wrong folder."""
    assert modules_with("tornado") == RIM


def test_jupyter_server_and_voila_are_known_there_alone():
    assert modules_with("jupyter_server|voila") - IN_A_KERNEL - STARTS_KERNELS <= RIM


def test_nothing_below_the_rim_imports_it():
    """But what composes the server: its settings, and the extension of Jupyter servers."""
    assert modules_with(r"cardlab\.serve\.handlers") - RIM == {"serve/settings.py", "serve/extension.py"}
