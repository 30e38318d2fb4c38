"""The command in a shell that has closed its streams, has no room, or has an old code page."""

import os
import subprocess
import sys

import pytest

from cardlab.cli.terminal import rulebook_text
from cardlab.words.words import Words
from tests.stores import needs_posix


def run(command: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Runs a line of a shell in which $CARDLAB is the command."""
    names = {"CARDLAB": f"{sys.executable} -m cardlab", **environment}
    return subprocess.run(["sh", "-c", command], capture_output=True, timeout=120, check=False, env={**os.environ, **names})


@needs_posix
@pytest.mark.parametrize("command", ["list >&-", "list 2>&-", "play war <&-", "rules twos >&- 2>&-", "list | head -1"])
def test_a_closed_stream_is_no_error(command):
    done = run(f"$CARDLAB {command}")
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="only Linux has a device that is always full")
def test_a_full_disk_is_named():
    done = run("$CARDLAB rules twos > /dev/full")
    assert done.returncode == 2
    assert done.stderr == b"cardlab: the output cannot be written: No space left on device\n"


@needs_posix
@pytest.mark.parametrize("environment", [{"PYTHONIOENCODING": "cp1252"}, {"LC_ALL": "POSIX", "PYTHONUTF8": "0"}])
def test_suits_and_other_scripts_can_be_redirected(environment):
    """A file is in UTF-8, whatever the code page of the terminal. With an encoding of the user's own, a sign becomes a mark."""
    done = run("$CARDLAB rules fast_food --lang ar | cat", **environment)
    assert (done.returncode, done.stderr) == (0, b"")
    if "PYTHONIOENCODING" in environment:
        assert b"?" in done.stdout.splitlines()[0]
    else:
        assert done.stdout.decode("utf-8") == f"{rulebook_text('fast_food', Words('ar'))}\n"
