"""The newest Python on this computer that cardlab promises to run on, where it is another one: ``python -m tests.find_python``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

PROMISED = ("3.13", "3.12", "3.11")
"""Newest first."""


def found(version: str) -> str | None:
    """A Python of this version: on the path, or where pyenv keeps it."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    kept = sorted(str(python) for python in pyenv.glob(f"{version}.*/bin/python"))
    return next((python for python in [shutil.which(f"python{version}"), *kept] if python and runs(python, version)), None)


def runs(python: str, version: str) -> bool:
    """Whether it starts, is that version, and can make an environment; a name on the path may be no more than a name."""
    code = "import ensurepip, sys, venv; print('{}.{}'.format(*sys.version_info))"
    shown = subprocess.run([python, "-c", code], capture_output=True, text=True)
    return shown.returncode == 0 and shown.stdout.strip() == version


if __name__ == "__main__":
    here = "{}.{}".format(*sys.version_info)
    newest = next((version for version in PROMISED if version == here or found(version)), here)
    print("" if newest == here else found(newest))
