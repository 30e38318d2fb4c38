"""One process runs all tests of an xdist group, so that their shared fixtures are made once."""

import os
import subprocess
import sys

SHARED = """
import os, pathlib, pytest

@pytest.mark.xdist_group("shared")
@pytest.mark.parametrize("n", range(6))
def test_one(n):
    (pathlib.Path(__file__).parent / f"ran{n}").write_text(os.environ["PYTEST_XDIST_WORKER"])
"""


def test_tests_of_one_group_run_in_one_process(tmp_path):
    """Otherwise several processes would each make the same book, server or kernel, without any failure."""
    (tmp_path / "test_shared.py").write_text(SHARED, "utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "xdist", "-n", "2", "--dist", "loadgroup", "test_shared.py"]
    alone = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    alone["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    made = subprocess.run(command, cwd=tmp_path, env=alone, capture_output=True, encoding="utf-8")
    assert made.returncode == 0, made.stdout
    assert len({ran.read_text("utf-8") for ran in tmp_path.glob("ran*")}) == 1
