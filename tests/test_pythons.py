"""The checks find the Python versions on a computer and use the newest and the oldest."""

import shlex
import sys

import pytest

from tests import find_python

OWN = "{}.{}".format(*sys.version_info)
RUNS = "#!/bin/sh\necho {}\n"
REFUSES = "#!/bin/sh\necho 'pyenv: not in this folder' >&2\nexit 127\n"


@pytest.fixture
def put(tmp_path, monkeypatch):
    """Returns a function that creates a Python; only the folder `shims` is on the path."""
    monkeypatch.setenv("PATH", str(tmp_path / "shims"))
    monkeypatch.setattr(find_python, "promised", lambda: ["3.7", "3.8", OWN, "3.98", "3.99"])

    def written(text, *place):
        file = tmp_path.joinpath(*place)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        file.chmod(0o755)
        return file

    return written


def test_the_newest_and_the_oldest_usable_python_are_named(put):
    """A shim that refuses to run does not count, and its version is looked for in pyenv's folder."""
    put(RUNS.format("3.7"), "shims", "python3.99")  # reports another version
    put(REFUSES, "shims", "python3.98")
    newest = put(RUNS.format("3.98"), "versions", "3.98.1", "bin", "python3.98")
    put(REFUSES, "shims", "python3.7")
    oldest = put(RUNS.format("3.8"), "shims", "python3.8")
    assert find_python.others() == [newest, oldest]


def test_a_computer_with_one_python_checks_only_that(put, capsys):
    """The command says so."""
    put(RUNS.format(OWN), "shims", f"python{OWN}")
    put("#!/bin/sh\nexit 2\n", "shims", "uv")
    find_python.main()
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"Of Python 3.7, 3.8, {OWN}, 3.98, 3.99 there is no other one here than {OWN}.")


def test_pythons_that_uv_has_fetched_are_found(put, tmp_path):
    newest = put(RUNS.format("3.99"), "uv's", "bin", "python3.99")
    put(f"#!/bin/sh\ncase $* in *' 3.99') echo {shlex.quote(str(newest))};; *) exit 2;; esac\n", "shims", "uv")
    assert find_python.others() == [newest]


def test_the_supported_versions_agree():
    """The list of versions and the minimum in pyproject.toml agree."""
    needed = find_python.PROJECT.read_text(encoding="utf-8")
    assert f'requires-python = ">={find_python.promised()[0]}"' in needed
    assert OWN in find_python.promised()
