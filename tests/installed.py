"""Installs packages as a user would: writes their files into a folder, and runs a Python that finds them there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import cardlab


def run_with_installed(folder: Path, files: dict[str, str], code: str) -> str:
    """Returns the output of a fresh Python that finds these files where packages are installed."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    where = os.pathsep.join([str(folder), str(Path(cardlab.__file__).parents[1])])
    env = {**os.environ, "PYTHONPATH": where}
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", env=env)
    assert shown.returncode == 0, shown.stderr
    return shown.stdout


def declared(package: str, points: dict[str, dict[str, str]]) -> dict[str, str]:
    """Returns the files that an installed package has in addition to its code: its name, and its entry points by group."""
    text = "".join(
        f"[cardlab.{group}]\n" + "".join(f"{name} = {value}\n" for name, value in names.items())
        for group, names in points.items()
    )
    return {
        f"{package}-1.0.dist-info/METADATA": f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n",
        f"{package}-1.0.dist-info/entry_points.txt": text,
    }
