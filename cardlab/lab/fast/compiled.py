"""How kernels become machine code: once, and kept on disk for the next time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar, cast

from numba import njit

F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Compile a function that deals many matches. Others run meanwhile, for it needs no lock of the interpreter.

    The machine code is kept beside this package, or where that cannot be written in the user's own cache, or where
    ``NUMBA_CACHE_DIR`` says; where nothing can be written each process compiles anew.
    """
    try:
        made: Any = njit(nogil=True, cache=True)(function)
    except RuntimeError:  # no place for a cache
        made = njit(nogil=True)(function)
    else:
        # Kept code counts as fresh as long as the file of its own function is the same; a kernel stands on others too.
        made._cache._cache_file._source_stamp = sources()
    return cast(F, made)


def helper(function: F) -> F:
    """Compile a function that kernels call."""
    return cast(F, njit(nogil=True)(function))


def part(function: F) -> F:
    """Make a function a part of each kernel that calls it: for what is called so often that the arrays that it is handed,
    which are counted at each call, would cost more than what it does.
    """
    return cast(F, njit(nogil=True, inline="always")(function))


@cache
def sources() -> str:
    """Changes whenever one of the files of this folder does."""
    return sha256(b"".join(file.read_bytes() for file in sorted(Path(__file__).parent.glob("*.py")))).hexdigest()
