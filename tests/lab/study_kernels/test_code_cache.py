"""Machine code is cached on disk if possible, separately for each state of the sources."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cardlab
from cardlab.core.registry import find
from cardlab.lab.study_kernels import compiler, study_kernel_for

pytestmark = pytest.mark.server

LITTLE = {
    "parts.py": "from little.compiler import helper\n\n\n@helper\ndef more(n):\n    return n + 1\n",
    "whole.py": "from little.compiler import kernel\nfrom little.parts import more\n\n\n@kernel\ndef run(n):\n    return more(n)\n",
    "__init__.py": "",
}
"""A package with one kernel, which compiles in an instant."""
TYPED = """from typing import NamedTuple


class Old(NamedTuple):
    more: int


MADE = Old(3)
"""
OF_A_TYPE = """from little.compiler import kernel
from little.parts import MADE


@kernel
def deal(n, made):
    return n + made.more


def run(n):
    return deal(n, MADE)


run.stats = deal.stats
"""
"""A kernel whose text stays the same when another file changes a type."""
RUN = """
from little.whole import run
print(run(5), sum(run.stats.cache_hits.values()), sum(run.stats.cache_misses.values()))
"""


@pytest.fixture
def little(tmp_path) -> Path:
    """Returns the folder of the package."""
    folder = tmp_path / "little"
    folder.mkdir()
    shutil.copy(compiler.__file__, folder)
    for name, text in LITTLE.items():
        (folder / name).write_text(text)
    return folder


def python(code: str, path: Path, **environment: str) -> list[str]:
    """Returns the output of a fresh Python that looks for packages here first."""
    variables = {name: value for name, value in os.environ.items() if name not in ("NUMBA_CACHE_DIR", "XDG_CACHE_HOME")}
    variables |= {"PYTHONPATH": os.pathsep.join([str(path), *sys.path]), **environment}
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=variables, cwd=path)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout.split()


def test_the_second_process_uses_the_cache(little):
    """The first process compiles, and the second loads."""
    assert python(RUN, little.parent) == ["6", "0", "1"]
    assert python(RUN, little.parent) == ["6", "1", "0"]


def test_a_change_in_a_helper_counts_as_a_change(little):
    """Code compiled from an older version does not run, and does not load if a type in it has been renamed."""
    assert python(RUN, little.parent) == ["6", "0", "1"]
    helper = little / "parts.py"
    helper.write_text(helper.read_text().replace("n + 1", "n + 2"))
    assert python(RUN, little.parent) == ["7", "0", "1"]
    helper.write_text(TYPED)
    (little / "whole.py").write_text(OF_A_TYPE)
    assert python(RUN, little.parent) == ["8", "0", "1"]
    helper.write_text(TYPED.replace("Old", "New"))
    assert python(RUN, little.parent) == ["8", "0", "1"]


def test_every_source_of_machine_code_is_watched():
    """These are the kernels, and every module from which one of them imports a number, under any name."""
    watched = {file.relative_to(Path(cardlab.__file__).parent).as_posix() for file in compiler.sources()}
    assert {"lab/study_kernels/egyptian_war_slaps.py", "lab/study_kernels/war_supported_options.py"} < watched
    assert {"core/rng.py", "lab/columns.py", "bots/__init__.py", "bots/reaction_times.py", "games/fast_food.py"} < watched
    assert not {"core/game.py", "lab/studies.py"} & watched


def test_the_cache_is_in_the_chosen_folder(little, tmp_path):
    """``NUMBA_CACHE_DIR`` takes precedence."""
    python(RUN, little.parent, NUMBA_CACHE_DIR=str(tmp_path / "cache"))
    assert list((tmp_path / "cache").rglob("*.nbi"))
    assert not list(little.rglob("*.nbi"))


def unwritable(folder: Path) -> None:
    """Makes it impossible to cache code next to a folder's modules, even for root, who ignores permissions."""
    shutil.rmtree(folder / "__pycache__", ignore_errors=True)
    (folder / "__pycache__").write_text("not a folder")


def test_a_read_only_installation_uses_the_users_cache(little, tmp_path):
    unwritable(little)
    for hits in ("0", "1"):
        assert python(RUN, little.parent, HOME=str(tmp_path / "home"))[:2] == ["6", hits]


@pytest.mark.nightly
def test_kernels_work_without_any_writable_folder(tmp_path):
    """The whole package is installed read-only, and the user has no home."""
    package = tmp_path / "cardlab"
    shutil.copytree(Path(cardlab.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "serve", "widgets"))
    unwritable(package / "lab" / "study_kernels")
    code = "import cardlab; s = cardlab.study('fast_food', matches=300, seed=1, fast=True, progress=False); print(cardlab.__file__, sum(s['several']))"
    file, several = python(code, tmp_path, HOME=os.devnull)
    assert Path(file).parent == package
    kernel = study_kernel_for(find("fast_food").with_options(), {})
    assert int(several) == sum(kernel.run(1, 0, 300)["several"])


def test_where_machine_code_cannot_be_stored_few_matches_are_played_by_the_engine(tmp_path):
    """Each process would compile for a minute, so a kernel pays only from a minute of other work on."""
    code = "import cardlab; from cardlab.lab.study_kernels import study_kernel_for as f; "
    code += "print(f(cardlab.find('war')(), {}).ready_in)"
    here = str(Path(cardlab.__file__).parents[1])
    assert python(code, tmp_path, PYTHONPATH=here, NUMBA_CACHE_DIR=str(tmp_path)) == ["1.5"]
    assert python(code, tmp_path, PYTHONPATH=here, NUMBA_CACHE_DIR="/proc/read_only") == ["60"]
