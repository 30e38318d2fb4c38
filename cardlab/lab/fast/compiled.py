"""How kernels become machine code: once, and kept on disk for the next time.

A division by zero, of which there is none, raises nothing: see `cardlab.lab.fast.object_code`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

from numba import njit

from cardlab.lab.fast.object_code import sources

F = TypeVar("F", bound=Callable[..., Any])
HERE = Path(__file__).parent
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}


def kernel(function: F) -> F:
    """Compile a function that deals many matches. Others run meanwhile, for it needs no lock of the interpreter.

    The machine code is kept beside this package, or where that cannot be written in the user's own cache, or where
    ``NUMBA_CACHE_DIR`` says; where nothing can be written each process compiles anew.
    """
    try:
        made: Any = njit(**OPTIONS, cache=True)(function)
    except RuntimeError:  # no place for a cache
        made = njit(**OPTIONS)(function)
    else:
        # Kept code counts as fresh as long as the file of its own function is the same; a kernel stands on others too.
        made._cache._cache_file._source_stamp = sources(HERE)
    return cast(F, made)


def helper(function: F) -> F:
    """Compile a function that kernels call."""
    return cast(F, njit(**OPTIONS)(function))


def part(function: F) -> F:
    """Make a function a part of each kernel that calls it: for what is called so often that the arrays that it is handed,
    which are counted at each call, would cost more than what it does.
    """
    return cast(F, njit(**OPTIONS, inline="always")(function))
