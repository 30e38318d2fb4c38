"""Compiles study kernels to machine code, once, and caches it on disk for the next time."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryFile
from threading import Lock
from typing import Any, TypeVar, cast
from zlib import crc32

import numba.misc.appdirs
from numba import njit

import cardlab

F = TypeVar("F", bound=Callable[..., Any])
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
"""Kernels do not hold the interpreter's lock. They never divide by 0, so the check is switched off."""

config: Any = numba.config
appdirs: Any = numba.misc.appdirs

FOLDER, PACKAGE = Path(__file__).parent, Path(cardlab.__file__).parent


def imported_names(file: Path) -> Iterator[str]:
    """Yields the modules that a file imports from, and the names it imports, which may be modules too."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def sources() -> list[Path]:
    """Returns the files whose helpers and numbers may become machine code: those in this folder, and those of cardlab from
    which files with compiled functions import.
    """
    own = sorted(FOLDER.glob("*.py"))
    imported = [set(imported_names(file)) for file in own]
    names = {name for each in imported if __name__ in each for name in each if name.startswith("cardlab.")}
    modules = [PACKAGE.parent.joinpath(*name.split(".")) for name in names]
    files = {file for module in modules for file in (module.with_suffix(".py"), module / "__init__.py") if file.is_file()}
    return own + sorted(files.difference(own))


def cache_folders() -> list[Path]:
    """Returns the folders in which machine code may be cached, the best first: that of ``NUMBA_CACHE_DIR``, or else one next to
    this package, and then one in the user's own cache.

    Each is a folder for this state of all sources. numba itself only looks at the file of a kernel, so it would run the machine
    code of an older helper, or fail if the types of an older one have other names now.
    """
    # A checksum is enough, because it only has to distinguish accidental changes, not forgeries.
    state = f"{crc32(b''.join(file.read_bytes() for file in sources())):08x}"
    usual = [FOLDER / "__pycache__", Path(appdirs.user_cache_dir("cardlab"))]
    return [place / state for place in ([Path(config.CACHE_DIR)] if config.CACHE_DIR else usual)]


def _writable(place: Path) -> bool:
    try:
        place.mkdir(parents=True, exist_ok=True)
        TemporaryFile(dir=place).close()
    except OSError:
        return False
    return True


PLACE = next(filter(_writable, cache_folders()), None)
"""The folder of cached machine code; None if it is not writable, so that each process compiles again."""

_PLACING = Lock()
"""Held while numba is told where the cache is. With two threads, one would look in the working directory."""


def kernel(function: F) -> F:
    """Compiles a function that plays many matches, or loads it from the cache. It releases the interpreter's lock, so other
    threads run in the meantime. A large function that several of them call is cached too, so that it is compiled only once.
    """
    if PLACE is None:
        return cast(F, njit(**OPTIONS)(function))
    with _PLACING:
        asked, config.CACHE_DIR = config.CACHE_DIR, str(PLACE)
        try:
            return cast(F, njit(**OPTIONS, cache=True)(function))  # numba reads the location of the cache now
        finally:
            config.CACHE_DIR = asked


def helper(function: F) -> F:
    """Compiles a function that kernels call."""
    return cast(F, njit(**OPTIONS)(function))


def inlined(function: F) -> F:
    """Inlines a function into each kernel that calls it. This is for functions that are called very often: their array
    arguments are reference-counted at each call, which would cost more than their work.
    """
    return cast(F, njit(**OPTIONS, inline="always")(function))
