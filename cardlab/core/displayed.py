"""Gives values a display in notebooks, found through entry points.

Values know nothing about pictures and pages. An entry point in the group ``cardlab.displays`` declares the display of a class,
``Card = "package.module:function"``. It is loaded on first use.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from cardlab.core.installed_packages import declared_in

DISPLAYS = "cardlab.displays"
"""The entry point group: the name of a class -> a function that takes an object and returns MIME type -> content."""


class Displayed:
    """The notebook display of an object: that of its class, or of the nearest base class."""

    __slots__ = ()

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        show = display_of(type(self))  # type: ignore[arg-type]  # classes are hashable
        return {"text/plain": repr(self)} if show is None else show(self)


@cache
def display_of(kind: type) -> Callable[[Any], Any] | None:
    """Returns the display of a class; None if none is declared."""
    declared = declared_in(DISPLAYS)
    point = next((declared[above.__name__] for above in kind.__mro__ if above.__name__ in declared), None)
    return None if point is None else point.load()
