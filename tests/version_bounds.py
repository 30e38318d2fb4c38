"""Runs the quick tests with the lowest and the newest allowed versions of dependencies: ``python -m tests.version_bounds``.

First all dependencies in pyproject.toml have their lowest versions, on the oldest supported Python on this computer; then their
newest, on the newest Python. This includes the dependencies of the tests. Arguments name tests to run instead of all.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.find_python import here
from tests.fresh_environment import fresh, uv

ROOT = Path(__file__).parents[1]


def main() -> None:
    """Tries both ends, or the named one, and stops at the first failure."""
    ends, tests = [one for one in sys.argv[1:] if one in ENDS] or list(ENDS), [one for one in sys.argv[1:] if one not in ENDS]
    for end in ends:
        resolution, python = ENDS[end], list(here().values())[0 if end == "lowest" else -1]
        with fresh(python) as new:
            versions = new.folder / "versions.txt"
            versions.write_text(resolved(resolution, python), encoding="utf-8")
            new.install("--constraint", str(versions), f"{ROOT}[test]")
            new.serve()
            new.test(ROOT, *tests)
        print(f"{end}, {python}: all is well", flush=True)


ENDS = {"lowest": "lowest-direct", "newest": "highest"}
"""uv's names for the two ends."""


def resolved(resolution: str, python: Path) -> str:
    """Returns the versions at one end, a line each."""
    asked = [
        uv(),
        "pip",
        "compile",
        "--quiet",
        "--upgrade",
        "--no-annotate",
        "--no-header",
        "--all-extras",
        "--resolution",
        resolution,
    ]
    return subprocess.run(
        [*asked, "--python", python, ROOT / "pyproject.toml"], capture_output=True, text=True, check=True
    ).stdout


if __name__ == "__main__":
    main()
