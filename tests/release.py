"""Tries what would be published as a stranger installs it, and says what is in it: ``python -m tests.release dist``.

For this Python and for the other promised ones that are here (`tests.find_python`) a fresh environment gets the wheel and nothing else of
this folder; what is installed must play, explain, verify its worked examples and serve a page. Beside the wheel are written what
such an environment consists of (`cardlab.cdx.json`, a bill of materials of CycloneDX) and under which licences (`licences.md`, by SPDX).
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.find_python import others

ROOT = Path(__file__).parents[1]
CORE = """
import cardlab, pathlib, sys
assert pathlib.Path(cardlab.__file__).is_relative_to(sys.prefix), cardlab.__file__
match = cardlab.start("addition_war", seed=0).play_out(at_most=3)
assert "Different cards, the same sum: war!" in str(match.explain())
from cardlab.widgets import Replay
assert "War!" in Replay(match).to_html()
print("plays, explains, exports:", cardlab.__version__)
"""
SECONDS = 120
"""So long a server may take until it answers."""


def main() -> None:
    """Try all; the first that fails ends it."""
    dist = Path(sys.argv[1]).resolve()
    (wheel,) = dist.glob("*.whl")
    agree(wheel.name.split("-")[1])
    for python in [Path(sys.executable), *others()]:
        with tempfile.TemporaryDirectory() as folder:
            fresh = environment(python, Path(folder), str(wheel))
            run(fresh, "-c", CORE, cwd=folder)
            run(command_of(fresh), "verify", cwd=folder)
            if python == Path(sys.executable):
                tell(fresh, dist)
                run(fresh, "-m", "pip", "install", "--quiet", f"{wheel}[serve]", cwd=folder)
                serves(fresh, folder)
        print(f"{python}: all is well")


def agree(version: str) -> None:
    """The citation file and the changelog are of this version."""
    assert f"version: {version}\n" in (ROOT / "CITATION.cff").read_text("utf-8"), f"CITATION.cff is not of {version}"
    assert f"## {version}" in (ROOT / "CHANGELOG.md").read_text("utf-8"), f"CHANGELOG.md has no {version}"


def environment(python: Path, folder: Path, wheel: str) -> Path:
    """The Python of a fresh environment in which the wheel is installed, and nothing but what it brings along."""
    run(python, "-m", "venv", str(folder / "fresh"), cwd=str(folder))
    fresh = folder / "fresh" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    run(fresh, "-m", "pip", "install", "--quiet", wheel, cwd=str(folder))
    return fresh


def command_of(python: Path) -> Path:
    """The command `cardlab` of an environment."""
    return python.with_name(f"cardlab{python.suffix}")


def run(program: Path, *arguments: str, cwd: str) -> None:
    """Run a program outside this folder, so that nothing here is found instead of what is installed."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([program, *arguments], cwd=cwd, env=env, check=True)


def serves(python: Path, folder: str) -> None:
    """The server starts and has the gallery."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [command_of(python), "serve", "--no-browser", "--forget", "--port", "18866"]
    server = subprocess.Popen(command, cwd=folder, env=env, stdout=subprocess.PIPE, encoding="utf-8")
    try:
        address = next(found[0] for line in server.stdout or () if (found := re.search(r"http://localhost:\d+\S*", line)))
        until = time.monotonic() + SECONDS
        while True:
            try:
                page = urlopen(address, timeout=SECONDS).read().decode()
                break
            except URLError:
                assert time.monotonic() < until, f"no answer at {address}"
                time.sleep(1)
        assert "Addition War" in page
        print("serves:", address)
    finally:
        server.terminate()
        server.wait()


def tell(python: Path, dist: Path) -> None:
    """Write what an installation consists of, and under which licences."""
    bill = dist / "cardlab.cdx.json"
    command = ["-m", "cyclonedx_py", "environment", str(python), "--output-reproducible", "--output-file", str(bill)]
    subprocess.run([sys.executable, *command], check=True)
    own = {"cardlab", "pip", "setuptools"}  # itself, and what every fresh environment has
    parts = {part["name"]: part for part in json.loads(bill.read_text("utf-8"))["components"] if part["name"] not in own}
    rows = [f"| {name} | {part.get('version', '')} | {licence(part)} |" for name, part in sorted(parts.items())]
    head = [
        "# What is installed, under which licence",
        "",
        "The wheel has nothing of others in it: all its files are BSD-3-Clause.",
        "",
    ]
    told = [*head, "With it comes, from where it is installed:", "", "| package | version | licence |", "|---|---|---|", *rows]
    (dist / "licences.md").write_text("\n".join(told) + "\n", encoding="utf-8")


def licence(part: dict[str, object]) -> str:
    """The licences of a component by their names in SPDX; where it says none of these, in its own words."""
    told = part.get("licenses") or []
    assert isinstance(told, list)
    spdx = [one.get("expression") or one["license"].get("id") for one in told]
    words = [
        f"{one['license']['name'].rpartition(' :: ')[2]} (not in SPDX's words)"
        for one in told
        if "name" in one.get("license", {})
    ]
    return ", ".join(dict.fromkeys([name for name in spdx if name] or words)) or "not said"


if __name__ == "__main__":
    main()
