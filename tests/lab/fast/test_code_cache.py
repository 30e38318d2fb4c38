"""Machine code is cached on disk where that can be written; the tests have a cache for each state of the sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cardlab
from cardlab.core.registry import find
from cardlab.lab.fast import compiled, kernel_for
from tests.lab.fast import beside

pytestmark = pytest.mark.server

LITTLE = {
    "parts.py": "from little.compiled import helper\n\n\n@helper\ndef more(n):\n    return n + 1\n",
    "whole.py": "from little.compiled import kernel\nfrom little.parts import more\n\n\n@kernel\ndef run(n):\n    return more(n)\n",
    "__init__.py": "",
}
"""A package with one kernel, which is compiled in an instant."""
RUN = """
from little.whole import run
print(run(5), sum(run.stats.cache_hits.values()), sum(run.stats.cache_misses.values()))
"""


@pytest.fixture
def little(tmp_path) -> Path:
    """The folder of the package."""
    folder = tmp_path / "little"
    folder.mkdir()
    shutil.copy(compiled.__file__, folder)
    for name, text in LITTLE.items():
        (folder / name).write_text(text)
    return folder


def python(code: str, path: Path, **environment: str) -> list[str]:
    """What a fresh Python prints that finds packages here first."""
    variables = {name: value for name, value in os.environ.items() if name not in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME")}
    variables |= {"PYTHONPATH": os.pathsep.join([str(path), *sys.path]), **environment}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=variables, cwd=path)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout.split()


def test_the_second_process_uses_the_cache(little):
    """Compiled once; then loaded."""
    assert python(RUN, little.parent) == ["6", "0", "1"]
    assert python(RUN, little.parent) == ["6", "1", "0"]


def test_the_cache_of_the_tests_is_that_of_all_sources(tmp_path, monkeypatch):
    """After a change in any file that becomes machine code it is another one; whoever has chosen a place has it."""
    places = []
    for text in ("one = 1", "one = 2", "one = 2"):
        (tmp_path / "helper.py").write_text(text)
        monkeypatch.setattr(beside, "SOURCES", [tmp_path / "helper.py"])
        monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
        beside.cache_by_sources()
        places.append(os.environ["NUMBA_CACHE_DIR"])
    assert places[0] != places[1] == places[2]
    monkeypatch.setenv("NUMBA_CACHE_DIR", "elsewhere")
    beside.cache_by_sources()
    assert os.environ["NUMBA_CACHE_DIR"] == "elsewhere"


def test_the_cache_is_where_it_is_asked_for(little, tmp_path):
    """``NUMBA_CACHE_DIR`` comes first."""
    python(RUN, little.parent, NUMBA_CACHE_DIR=str(tmp_path / "cache"))
    assert list((tmp_path / "cache").rglob("*.nbi"))
    assert not list(little.rglob("*.nbi"))


def unwritable(folder: Path) -> None:
    """No code can be cached beside the modules of a folder: not even by root, whom permissions do not stop."""
    shutil.rmtree(folder / "__pycache__", ignore_errors=True)
    (folder / "__pycache__").write_text("not a folder")


def test_an_installation_that_cannot_be_written_uses_the_users_cache(little, tmp_path):
    unwritable(little)
    for hits in ("0", "1"):
        assert python(RUN, little.parent, HOME=str(tmp_path / "home"))[:2] == ["6", hits]


def test_where_nothing_can_be_written_kernels_deal_all_the_same(tmp_path):
    """The whole package, installed where nobody may write, for a user without a home."""
    package = tmp_path / "cardlab"
    shutil.copytree(Path(cardlab.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "serve", "widgets"))
    unwritable(package / "lab" / "fast")
    code = "import cardlab; s = cardlab.study('scramble_war', games=300, seed=1, fast=True, progress=False); print(cardlab.__file__, sum(s['wars']))"
    file, wars = python(code, tmp_path, HOME=os.devnull)
    assert Path(file).parent == package
    kernel = kernel_for(find("scramble_war").with_options(), {})
    assert int(wars) == sum(kernel.run(1, 0, 300)["wars"])
