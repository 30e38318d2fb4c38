"""Finds the other Pythons on this computer that the package supports: ``python -m tests.find_python`` names two of them.

``pyproject.toml`` lists the supported versions. The newest and the oldest are enough: a package that runs on both runs on those
between them.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).parents[1] / "pyproject.toml"
ASKED = "import ensurepip, venv, sys; print('{}.{}'.format(*sys.version_info))"
"""A program that a usable Python must run: with these modules it can make an environment."""


def promised() -> list[str]:
    """Returns the versions that the package supports, oldest first."""
    found = re.findall(r'"Programming Language :: Python :: (3\.\d+)"', PROJECT.read_text(encoding="utf-8"))
    return sorted(found, key=lambda version: int(version.partition(".")[2]))


def runs(python: Path, version: str) -> bool:
    """Whether it is a Python of this version; a shim on the path may not be one."""
    try:
        told = subprocess.run([python, "-c", ASKED], capture_output=True, text=True, timeout=60, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return False
    return told.strip() == version


def places(version: str) -> Iterator[Path]:
    """Yields places where a version may be: on the path, among pyenv's installations, or among those that uv has fetched."""
    for folder in os.get_exec_path():
        if found := shutil.which(f"python{version}", path=folder):
            yield Path(found)
            yield from sorted(Path(folder).parent.glob(f"versions/{version}.*/bin/python{version}"))
    if uv := shutil.which("uv") or shutil.which("uv", path=str(Path(sys.executable).parent)):
        asked = [uv, "python", "find", "--no-project", "--no-python-downloads", "--python-preference", "only-managed", version]
        yield from map(Path, subprocess.run(asked, capture_output=True, text=True).stdout.splitlines())


def here() -> dict[str, Path]:
    """Returns the supported Pythons on this computer by version, oldest first; for its own version, the one that runs this."""
    own = "{}.{}".format(*sys.version_info)
    found = {
        version: next((place for place in places(version) if runs(place, version)), None)
        for version in promised()
        if version != own
    }
    there = {**found, own: Path(sys.executable)}
    return {version: place for version in promised() if (place := there.get(version))}


def others() -> list[Path]:
    """Returns the newest and the oldest of the supported Pythons found here, except the one that runs this."""
    places = list(here().values())
    return [python for python in dict.fromkeys(places[-1:] + places[:1]) if python != Path(sys.executable)]


def main() -> None:
    """Prints their paths, one a line, and a message if there is none."""
    found = others()
    if not found:
        print(f"Of Python {', '.join(promised())} there is no other one here than {sys.version.split()[0]}.", file=sys.stderr)
    for python in found:
        print(python)


if __name__ == "__main__":
    main()
