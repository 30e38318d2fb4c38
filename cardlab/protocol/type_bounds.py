"""Bounds for types that Python's own notation cannot express, for use in `Annotated`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Range:
    """Bounds of a whole number, both included; None for no bound."""

    least: int
    most: int | None = None


@dataclass(frozen=True)
class Length:
    """Bounds of a text, in characters, or of a list, in entries.

    Attributes:
        most: The upper limit, included.
        least: The lower limit, included.
        distinct: Whether each entry may occur only once.
    """

    most: int
    least: int = 0
    distinct: bool = False


@dataclass(frozen=True)
class Pattern:
    """A regular expression that a text matches as a whole."""

    expression: str


class Items:
    """The entries of a list that has a fixed number of them, each with a type of its own.

    JSON has no tuples and a session builds lists, so the annotated type is a `Sequence`.
    """

    def __init__(self, **types: object) -> None:
        self.types = types


class Open:
    """An object that may have any fields besides these."""

    def __init__(self, **fields: object) -> None:
        self.fields = fields
