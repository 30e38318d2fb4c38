"""Work in pieces: a generator yields after each piece, so that others of a server have their turn, and returns the result."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Pieces = Generator[None, None, T]
"""Work whose result is a T."""


def finished(work: Pieces[T]) -> T:
    """Returns the result of work, after doing all its pieces at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
