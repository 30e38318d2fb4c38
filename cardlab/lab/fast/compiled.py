"""How kernels become machine code: once, and cached on disk for the next time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

F = TypeVar("F", bound=Callable[..., Any])
OPTIONS: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
"""Kernels need no lock of the interpreter. They divide by nothing that could be 0, and are spared the check."""


def kernel(function: F) -> F:
    """Compile a function that deals many matches. Others run meanwhile, for it needs no lock of the interpreter.

    numba caches the machine code beside this package, or where that cannot be written in the user's own cache, or where
    ``NUMBA_CACHE_DIR`` says; where nothing can be written each process compiles anew. The cache is fresh as long as the file of
    the kernel is the same: whoever changes a helper in another file touches that of the kernel, or removes the cache.
    """
    try:
        compiled: Any = njit(**OPTIONS, cache=True)(function)
    except RuntimeError:  # no place for a cache
        compiled = njit(**OPTIONS)(function)
    return cast(F, compiled)


def helper(function: F) -> F:
    """Compile a function that kernels call."""
    return cast(F, njit(**OPTIONS)(function))


def part(function: F) -> F:
    """Make a function a part of each kernel that calls it: for what is called so often that the arrays that it is handed,
    which are counted at each call, would cost more than what it does.
    """
    return cast(F, njit(**OPTIONS, inline="always")(function))
