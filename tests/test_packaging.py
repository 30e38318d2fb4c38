"""The contents of an installation: dependencies of the core and of each extra, versions, the conda recipe, and the changelog."""

import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from importlib.metadata import metadata, requires
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import cardlab
from cardlab.cli.commands import docs, main

SERVERS = {"voila", "ipykernel", "tornado", "pyzmq", "jupyter-server", "jupyter-client"}


def brought(package: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """Returns all packages that come with a package and its extras on this computer, including itself."""
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = [(canonicalize_name(package), extras)]
    while waiting:
        name, wanted = waiting.pop()
        if (name, wanted) not in seen:
            seen.add((name, wanted))
            needed = map(Requirement, requires(name) or [])
            waiting += [(canonicalize_name(one.name), frozenset(one.extras)) for one in needed if applies(one, wanted)]
    return {name for name, _ in seen}


def applies(requirement: Requirement, extras: frozenset[str]) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in extras or {""})


def test_the_core_has_no_server():
    """A plain installation also works without processes and sockets, as in Pyodide."""
    core = brought("cardlab")
    assert {"anywidget", "fluent-runtime"} <= core
    assert core.isdisjoint({*SERVERS, "numpy", "matplotlib", "numba", "distributed"})


@pytest.mark.parametrize(
    ("extra", "package"), [("serve", "voila"), ("lab", "matplotlib"), ("fast", "numba"), ("dask", "distributed")]
)
def test_an_extra_contains_its_packages(extra, package):
    """This holds for each alone, and for `all`."""
    assert package in brought("cardlab", frozenset({extra}))
    assert package in brought("cardlab", frozenset({"all"}))


def test_a_core_that_cannot_serve_says_what_to_install(monkeypatch, capsys):
    """If the light core is asked to serve pages, the error names the extra to install."""
    monkeypatch.setitem(sys.modules, "voila", None)  # as if it were not installed
    assert main(["serve"]) == 2
    assert "pip install 'cardlab[serve]'" in capsys.readouterr().err


def test_the_book_is_found_if_it_was_built(monkeypatch, tmp_path, capsys):
    """Otherwise the message tells a user how to get it."""
    monkeypatch.setattr(docs, "BOOK", tmp_path / "index.html")
    assert main(["docs", "--no-browser"]) == 2
    assert "make docs" in capsys.readouterr().err
    (tmp_path / "index.html").touch()
    assert main(["docs", "--no-browser"]) == 0
    assert str(tmp_path / "index.html") in capsys.readouterr().out


ROOT = Path(__file__).parents[1]


def test_every_file_with_a_version_has_this_one():
    """These are the citation, the conda recipe, and the top of the changelog."""
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert (cited["version"], cited["license"]) == (cardlab.__version__, metadata("cardlab")["License-Expression"])
    assert recipe()["context"]["version"] == cardlab.__version__
    unreleased, newest, *older = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert unreleased == "Unreleased"
    assert newest == cardlab.__version__
    assert newest not in older


def test_nothing_is_in_the_changelog_twice():
    """Two lines with the same beginning are usually a line and its older wording."""
    lines = re.findall(r"^- (.{36})", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert [line for line, n in Counter(lines).items() if n > 1] == []


CONDA = {"brotli": "brotli-python", "matplotlib": "matplotlib-base"}
"""Packages that conda-forge has under another name."""


def recipe():
    return yaml.safe_load((ROOT / "recipe" / "recipe.yaml").read_text(encoding="utf-8"))


def test_conda_installs_what_pip_installs():
    """The versions are the same, for the core with its server as requirements, and for the other parts as constraints."""
    built = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project, needed = built["project"], recipe()["requirements"]
    extras = project["optional-dependencies"]

    def as_conda(requirements):
        read = [Requirement(one) for one in requirements]
        return {f"{CONDA.get(one.name, one.name)} {one.specifier}".strip() for one in read}

    assert set(needed["run"]) == {f"python {project['requires-python']}", *as_conda(project["dependencies"] + extras["serve"])}
    assert set(needed["run_constraints"]) == as_conda(extras["lab"] + extras["fast"] + extras["dask"])
    assert set(needed["host"]) >= as_conda(built["build-system"]["requires"])
    (command,) = project["scripts"].items()
    assert recipe()["build"]["python"]["entry_points"] == [" = ".join(command)]


@pytest.mark.skipif(not (ROOT / ".github").is_dir(), reason="a source distribution has no files of a forge")
def test_a_release_names_its_repository(tmp_path):
    """No file of ours contains an address, because the forge adds its own to what it builds."""
    steps = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8"))["jobs"]["build"][
        "steps"
    ]
    (script,) = (step["run"] for step in steps if step.get("name") == "The package names its repository")
    written = tmp_path / "pyproject.toml"
    written.write_bytes((ROOT / "pyproject.toml").read_bytes())
    forge = {"GITHUB_SERVER_URL": "https://forge.test", "GITHUB_REPOSITORY": "a/b", "GITHUB_REF_NAME": "v9"}
    subprocess.run(["bash", "-euc", script], cwd=tmp_path, env=forge | {"PATH": os.environ["PATH"]}, check=True)
    assert tomllib.loads(written.read_text(encoding="utf-8"))["project"]["urls"] == {
        "Repository": "https://forge.test/a/b",
        "Documentation": "https://forge.test/a/b/tree/v9/docs",
        "Changelog": "https://forge.test/a/b/blob/v9/CHANGELOG.md",
        "Issues": "https://forge.test/a/b/issues",
    }
