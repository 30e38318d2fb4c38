"""Creates fresh virtual environments, as on another computer, and runs the quick tests on the installed package."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

SECONDS = 120
"""How many seconds a server may take to answer."""


@dataclass(frozen=True)
class Fresh:
    """An environment in a folder elsewhere, so that Python finds the installed files and none of this repository."""

    python: Path
    folder: Path

    @property
    def cardlab(self) -> Path:
        """Returns the path of its `cardlab` command."""
        return self.python.with_name(f"cardlab{self.python.suffix}")

    def run(self, program: Path, *arguments: str | Path) -> None:
        """Runs one of its programs."""
        subprocess.run([program, *arguments], cwd=self.folder, env=outside(), check=True)

    def install(self, *wanted: str) -> None:
        """Installs with uv, which takes seconds where pip takes minutes."""
        told = [uv(), "pip", "install", "--quiet", "--python", self.python, *wanted]
        subprocess.run(told, cwd=self.folder, env=outside(), check=True)

    def site(self) -> Path:
        """Returns the folder of its installed packages."""
        asked = [self.python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
        return Path(subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip())

    def unpack(self, sdist: Path) -> Path:
        """Unpacks a source distribution, without its copy of the package, since the installed one is tested."""
        with tarfile.open(sdist) as archive:
            archive.extractall(self.folder / "unpacked", filter="data")
        (source,) = (self.folder / "unpacked").iterdir()
        shutil.rmtree(source / "cardlab")
        (source / "cardlab").symlink_to(self.site() / "cardlab", target_is_directory=True)
        return source

    def test(self, source: Path, *tests: str) -> None:
        """Runs the quick tests of a folder, or only the named ones."""
        told = ["-q", "-n", "2", "--dist", "loadgroup", "-p", "no:nbval", "-p", "no:cacheprovider"]
        quick = ["--depth", "quick", "-m", "not browser and not server and not slow"]
        subprocess.run([self.python, "-m", "pytest", *told, *quick, *tests], cwd=source, env=outside(), check=True)

    def serve(self) -> None:
        """Checks that its server starts and has the gallery."""
        command = [self.cardlab, "serve", "--no-browser", "--in-memory", "--port", "18866"]
        server = subprocess.Popen(command, cwd=self.folder, env=outside(), stdout=subprocess.PIPE, encoding="utf-8")
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


@contextmanager
def fresh(python: Path | str) -> Iterator[Fresh]:
    """Yields an empty environment of this Python."""
    with TemporaryDirectory() as place:
        folder = Path(place)
        subprocess.run([python, "-m", "venv", folder / "fresh"], cwd=folder, env=outside(), check=True)
        yield Fresh(folder / "fresh" / ("Scripts/python.exe" if os.name == "nt" else "bin/python"), folder)


def outside() -> dict[str, str]:
    """Returns the environment variables without those that point to this repository."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}


def uv() -> str:
    """Returns the path of the uv that comes with the tests."""
    return str(Path(sys.executable).with_name("uv"))
