"""Machine code is kept on disk where that can be written, and made anew when any file that it stands on has changed."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import cardlab
from cardlab.core.registry import find
from cardlab.lab.fast import compiled, kernel_for

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


def test_what_is_kept_is_used_until_a_file_beside_it_changes(little):
    """Twice the same; then a helper in another file says something else, and so does the kernel that calls it."""
    assert python(RUN, little.parent) == ["6", "0", "1"]
    assert python(RUN, little.parent) == ["6", "1", "0"]
    parts = little / "parts.py"
    parts.write_text(parts.read_text().replace("n + 1", "n + 2"))
    assert python(RUN, little.parent) == ["7", "0", "1"]
    assert python(RUN, little.parent) == ["7", "1", "0"]


def test_kept_code_goes_where_it_is_asked_for(little, tmp_path):
    """``NUMBA_CACHE_DIR`` comes first."""
    python(RUN, little.parent, NUMBA_CACHE_DIR=str(tmp_path / "kept"))
    assert list((tmp_path / "kept").rglob("*.nbi"))
    assert not list(little.rglob("*.nbi"))


def unwritable(folder: Path) -> None:
    """No code can be kept beside the modules of a folder: not even by root, whom permissions do not stop."""
    shutil.rmtree(folder / "__pycache__", ignore_errors=True)
    (folder / "__pycache__").write_text("not a folder")


def test_an_installation_that_cannot_be_written_keeps_code_in_the_users_cache(little, tmp_path):
    unwritable(little)
    for hits in ("0", "1"):
        assert python(RUN, little.parent, HOME=str(tmp_path / "home"))[:2] == ["6", hits]


def test_where_nothing_can_be_written_kernels_deal_all_the_same(tmp_path):
    """The whole package, installed where nobody may write, for a user without a home."""
    package = tmp_path / "cardlab"
    shutil.copytree(Path(cardlab.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "serve", "widgets"))
    unwritable(package / "lab" / "fast")
    code = "import cardlab; s = cardlab.study('scramble_war', games=300, fast=True, progress=False); print(cardlab.__file__, sum(s['wars']))"
    file, wars = python(code, tmp_path, HOME=os.devnull)
    assert Path(file).parent == package
    kernel = kernel_for(find("scramble_war").with_options(), {})
    assert int(wars) == sum(kernel.run(1, 0, 300)["wars"])
