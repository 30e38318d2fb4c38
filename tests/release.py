"""Tries the files to be published as a user would install them, and lists their contents: ``python -m tests.release dist``.

For this Python and for every other supported one on this computer (`tests.find_python`), a fresh environment gets the wheel and
nothing else of this folder. The installed package must play, explain, verify its worked examples, and pass the quick tests of
the source distribution; with this Python it must serve a page too. Next to the wheel, this writes the components of such an
environment (`cardlab.cdx.json`, a bill of materials of CycloneDX) and their licences (`licences.md`, by SPDX). Arguments name
tests to run instead of all.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path

from rattler_build import Stage0Recipe, VariantConfig

from tests.find_python import here
from tests.fresh_environment import Fresh, fresh

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


TEXTS = """
import json
from importlib.metadata import distributions
told = {}
for one in distributions():
    files = [file for file in one.files or () if file.name.lower().startswith(("licen", "copying")) and file.suffix not in (".py", ".pyc")]
    texts = [file.read_text() for file in files if file.locate().is_file()]
    told[one.metadata["Name"]] = "\\n".join([*texts, one.metadata.get("License") or ""])
print(json.dumps(told))
"""
"""A program for the installed packages. It prints name -> the package's statements about its licence."""
KNOWN = {
    "MIT": "Permission is hereby granted, free of charge",
    "BSD-3-Clause": "Redistributions in binary form.*Neither the name",
    "BSD-2-Clause": "Redistributions in binary form",
    "Apache-2.0": r"Apache License,?\s+Version 2\.0|\bAPL 2\b|Apache 2\.0",
}
"""SPDX name of a licence -> a phrase in its text; the first that fits counts."""


def main() -> None:
    """Tries everything, and stops at the first failure."""
    dist, *tests = Path(sys.argv[1]).resolve(), *sys.argv[2:]
    (wheel,), (sdist,) = dist.glob("*.whl"), dist.glob("*.tar.gz")
    dated(wheel.name.split("-")[1])
    for_conda(sdist)
    for python in here().values():
        with fresh(python) as new:
            new.run(new.python, "-m", "pip", "install", "--quiet", wheel)
            new.run(new.python, "-c", CORE)
            new.run(new.cardlab, "verify")
            if python == Path(sys.executable):
                tell(new, dist)
                new.run(new.python, "-m", "pip", "install", "--quiet", f"{wheel}[serve]")
                new.serve()
            new.install(f"{wheel}[test]")
            new.test(new.unpack(sdist), *tests)
        print(f"{python}: all is well", flush=True)


def dated(version: str) -> None:
    """Checks that the changelog has the date of this version."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    _, newest, *_ = re.findall(r"^## (.*)$", text, re.MULTILINE)
    told = f"CHANGELOG.md has {newest!r} below Unreleased: it must be {version} and its day, as in '{version} (2026-11-23)'"
    assert re.fullmatch(rf"{re.escape(version)} \(\d{{4}}-\d\d-\d\d\)", newest), told
    waiting = text.partition("## Unreleased")[2].partition(f"## {newest}")[0].strip()
    assert not waiting, f"CHANGELOG.md still has lines below Unreleased: move them below {newest}"


def for_conda(sdist: Path) -> None:
    """Writes the conda recipe, with the source distribution and its checksum, next to it."""
    text = (ROOT / "recipe" / "recipe.yaml").read_text("utf-8")
    published = f"https://pypi.org/packages/source/c/cardlab/{sdist.name}"
    of_sdist = f"  url: {published}\n  sha256: {hashlib.sha256(sdist.read_bytes()).hexdigest()}\n"
    written = sdist.with_name("recipe.yaml")
    written.write_text(re.sub(r"^  path: \.\.\n", of_sdist, text, flags=re.MULTILINE), "utf-8")
    (variant,) = Stage0Recipe.from_file(str(written)).render(VariantConfig())
    made = variant.recipe.to_dict()
    assert sdist.name == f"{made['package']['name']}-{made['package']['version']}.tar.gz", made["package"]
    assert published in json.dumps(made["source"]), made["source"]


def tell(new: Fresh, dist: Path) -> None:
    """Writes the components of an installation, and their licences."""
    bill = dist / "cardlab.cdx.json"
    command = ["-m", "cyclonedx_py", "environment", str(new.python), "--output-reproducible", "--output-file", str(bill)]
    subprocess.run([sys.executable, *command], check=True)
    own = {"cardlab", "pip", "setuptools"}  # itself, and the packages of every fresh environment
    parts = {part["name"]: part for part in json.loads(bill.read_text("utf-8"))["components"] if part["name"] not in own}
    asked = subprocess.run([new.python, "-c", TEXTS], cwd=new.folder, capture_output=True, encoding="utf-8", check=True)
    texts = json.loads(asked.stdout)
    rows = [
        f"| {name} | {part.get('version', '')} | {licence(part, texts.get(name, ''))} |" for name, part in sorted(parts.items())
    ]
    head = [
        "# What is installed, under which licence",
        "",
        "All files of the wheel are BSD-3-Clause, but the fonts in `cardlab/fonts`: those are OFL-1.1.",
        "",
    ]
    told = [*head, "With it comes, from where it is installed:", "", "| package | version | licence |", "|---|---|---|", *rows]
    (dist / "licences.md").write_text("\n".join(told) + "\n", encoding="utf-8")


def licence(part: dict[str, object], text: str) -> str:
    """Returns the licences of a component by their SPDX names. Without such a name, it identifies the licence text, or returns
    the package's own words.
    """
    told = part.get("licenses") or []
    assert isinstance(told, list)
    if spdx := [name for one in told if (name := one.get("expression") or one["license"].get("id"))]:
        return ", ".join(dict.fromkeys(spdx))
    if known := next((name for name, words in KNOWN.items() if re.search(words, text, re.DOTALL)), None):
        return f"{known} (by its text)"
    words = [one["license"]["name"].rpartition(" :: ")[2] for one in told if "name" in one.get("license", {})]
    return ", ".join(f"{one} (not in SPDX's words)" for one in dict.fromkeys(words)) or "not said"


if __name__ == "__main__":
    main()
