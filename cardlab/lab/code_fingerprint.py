"""Identifies the code that a study has played: classes by name, and code that is not cardlab's by a fingerprint of its text.

The version of cardlab says what its own games and players do. A class from a notebook or from another package may say
something else tomorrow under the same name, and what was dealt by it then is another study.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from functools import cached_property
from hashlib import sha256
from typing import Any

OURS = ("cardlab", "builtins", "abc", "typing")
"""Packages whose classes change with a version alone."""
_ADDRESS = re.compile(r" at 0x[0-9a-f]+")
"""A place in memory, which the repr of an object may contain, and which differs in each process."""


def class_name(part: object) -> str:
    """The module and the name of the class of a game or player: ``cardlab.games.war.War``."""
    kind = type(part)
    # Files and caches name a game of ours by its package, whichever module of that it stands in.
    module = ".".join(kind.__module__.split(".")[:3]) if kind.__module__.startswith("cardlab.games.") else kind.__module__
    return f"{module}.{kind.__qualname__}"


def code(part: object) -> str:
    """A fingerprint of the class of a part and of those that it is made from; "" where all of them are cardlab's own."""
    theirs = [kind for kind in type(part).__mro__ if kind.__module__.partition(".")[0] not in OURS]
    if not theirs:
        return ""
    return _fingerprint(
        f"{name} = {_said(value)}" for kind in theirs for name, value in sorted(vars(kind).items()) if _counts(name, value)
    )


def object_code(part: object) -> str:
    """A fingerprint of a part that no name finds: of its class, and of what it holds."""
    held = [f"{name} = {_said(value)}" for name, value in sorted(getattr(part, "__dict__", {}).items())]
    return _fingerprint([class_name(part), code(part), *held])


def function_code(function: object) -> str:
    """A fingerprint of what a function says, or of an object that can be called."""
    return _fingerprint([_said(function)]) if inspect.isfunction(function) else code(function)


def _fingerprint(said: Iterable[str]) -> str:
    return sha256("\n".join(said).encode()).hexdigest()[:16]


def _counts(name: str, value: object) -> bool:
    """Whether an attribute decides what a class does: its own special ones do where they are functions."""
    return not (name.startswith("__") and name.endswith("__")) or inspect.isfunction(value)


def _said(value: Any) -> str:
    """A function as it is written, anything else as it shows itself."""
    match value:
        case classmethod() | staticmethod():
            return _said(value.__func__)
        case property():
            return "".join(_said(function) for function in (value.fget, value.fset) if function)
        case cached_property():
            return _said(value.func)
    if not inspect.isfunction(value):
        return _ADDRESS.sub("", repr(value))
    try:
        return inspect.getsource(value)
    except (OSError, TypeError):  # typed in where nothing keeps the lines, or made by another function
        return f"{value.__code__.co_code.hex()} {value.__code__.co_names} {_ADDRESS.sub('', repr(value.__code__.co_consts))}"
