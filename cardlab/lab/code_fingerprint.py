"""Identifies the code of a study: classes by name, and code outside cardlab by a fingerprint of its source.

For cardlab's own games and bots, the version of cardlab is enough. A class from a notebook or from another package may change
while its name stays the same. Then the study is a different one.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable
from functools import cached_property
from hashlib import sha256
from typing import Any

OURS = ("cardlab", "builtins", "abc", "typing")
"""Packages whose classes change only with a version."""
_ADDRESS = re.compile(r" at 0x[0-9a-f]+")
"""A memory address, which the repr of an object may contain, and which differs in each process."""


def class_name(part: object) -> str:
    """Returns the module and the name of the class of a game or bot: ``cardlab.games.war.War``."""
    kind = type(part)
    # Files and caches name a built-in game by its package, no matter which of its modules holds the class.
    module = ".".join(kind.__module__.split(".")[:3]) if kind.__module__.startswith("cardlab.games.") else kind.__module__
    return f"{module}.{kind.__qualname__}"


def code(part: object) -> str:
    """Returns a fingerprint of the class of a part and of its base classes; "" if all of them are cardlab's own."""
    theirs = [kind for kind in type(part).__mro__ if kind.__module__.partition(".")[0] not in OURS]
    if not theirs:
        return ""
    return _fingerprint(
        f"{name} = {_said(value)}" for kind in theirs for name, value in sorted(vars(kind).items()) if _counts(name, value)
    )


def object_code(part: object) -> str:
    """Returns a fingerprint of a part that has no registered name, from its class and its attributes."""
    held = [f"{name} = {_said(value)}" for name, value in sorted(getattr(part, "__dict__", {}).items())]
    return _fingerprint([class_name(part), code(part), *held])


def function_code(function: object) -> str:
    """Returns a fingerprint of a function, or of an object that can be called."""
    return _fingerprint([_said(function)]) if inspect.isfunction(function) else code(function)


def _fingerprint(said: Iterable[str]) -> str:
    return sha256("\n".join(said).encode()).hexdigest()[:16]


def _counts(name: str, value: object) -> bool:
    """Whether an attribute affects the behaviour of a class. Of its special attributes, only functions do."""
    return not (name.startswith("__") and name.endswith("__")) or inspect.isfunction(value)


def _said(value: Any) -> str:
    """Returns the source of a function, or the repr of anything else."""
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
    except (OSError, TypeError):  # typed in without its lines being kept, or made by another function
        return f"{value.__code__.co_code.hex()} {value.__code__.co_names} {_ADDRESS.sub('', repr(value.__code__.co_consts))}"
