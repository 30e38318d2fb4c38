"""What is written is written whole: after an error, the old file is still there, and nothing else."""

import os
import re
import threading
from pathlib import Path

import pytest

import cardlab
from cardlab.core.whole_files import WriteError, write_text, writing
from tests.stores import needs_posix

PACKAGE = Path(cardlab.__file__).parent
WRITERS = {
    "cli/learner_data.py": "an export, which creates a new file for its owner alone",
    "cli/new.py": "files of a new package, in a folder that did not exist",
    "documents/worksheet.py": "a file of its own for the browser that prints, in a temporary folder",
    "serve/workers/worker.py": "the null device",
}
"""The modules that write files in another way -> why they may."""


def test_a_file_is_replaced_and_keeps_its_permissions(tmp_path):
    path = tmp_path / "w.html"
    path.write_text("old")
    path.chmod(0o640)
    write_text(path, "new\n")
    assert path.read_bytes() == b"new\n"
    assert os.name != "posix" or path.stat().st_mode & 0o777 == 0o640
    assert [*tmp_path.iterdir()] == [path]


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt(), ValueError("a fault")])
def test_after_an_error_the_old_file_is_there(tmp_path, error):
    path = tmp_path / "w.csv"
    path.write_text("old")
    expected = WriteError if isinstance(error, OSError) else type(error)

    def fail():
        with writing(path) as part:
            part.write_text("half")
            raise error

    with pytest.raises(expected) as told:
        fail()
    assert path.read_text() == "old"
    assert [*tmp_path.iterdir()] == [path]
    if expected is WriteError:
        assert str(told.value) == f"{path} cannot be written: No space left on device"


def test_a_place_that_cannot_be_written_is_named(tmp_path):
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "none" / "w.html", tmp_path / "folder"):
        with pytest.raises(WriteError, match="cannot be written"):
            write_text(path, "new")
    assert [*tmp_path.iterdir()] == [tmp_path / "folder"]


def test_nothing_written_is_an_error_too(tmp_path):
    with pytest.raises(WriteError), writing(tmp_path / "w.pdf"):
        pass


@needs_posix
def test_links_and_pipes_stay_what_they_are(tmp_path):
    real, link, pipe = tmp_path / "real.txt", tmp_path / "link.txt", tmp_path / "pipe"
    real.write_text("old")
    link.symlink_to(real)
    write_text(link, "new")
    assert link.is_symlink()
    assert real.read_text() == "new"
    os.mkfifo(pipe)
    read = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_text()))
    reader.start()
    write_text(pipe, "through")
    reader.join()
    assert read == ["through"]


def test_all_modules_write_files_in_this_way():
    written = re.compile(r"""(?<!\bpart)\.write_(text|bytes)\(|\bopen\([^)\n]*["'][wxa]b?["']""")
    modules = {
        path.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("*.py") if written.search(path.read_text("utf-8"))
    }
    assert modules == set(WRITERS)
