"""Writes `docs/reference/names.md`: every public name with its signature and its description, from the docstrings.

    python docs/reference.py

A test compares the page with the code, so that it is never out of date.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cached_property
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

PUBLIC = (
    "cardlab",
    "cardlab.authoring",
    "cardlab.bots",
    "cardlab.lab",
    "cardlab.lab.exact",
    "cardlab.rl",
    "cardlab.lessons",
    "cardlab.teaching",
    "cardlab.models",
    "cardlab.testing",
    "cardlab.widgets",
)
"""The public modules; for a package without names of its own, the modules in it."""
PAGE = Path(__file__).parent / "reference" / "names.md"
HEAD = """# Public names

Every public name, with its signature and a short description; `help(name)` has the rest. Names that are not listed here are
not public, and may change. `make docs` writes this page from the docstrings: do not edit it.
"""


def reference() -> str:
    """Returns the page."""
    lines, where = [HEAD], {}
    for module in modules():
        lines += [f"## {module.__name__}", "", first_paragraph(inspect.getdoc(module) or ""), ""]
        for name in names(module):
            value = getattr(module, name)
            lines += entry(name, value, module, where.setdefault(identity(name, value), module.__name__))
        lines += [""]
    return "\n".join(lines).rstrip() + "\n"


def modules() -> Iterator[ModuleType]:
    """Yields the public modules that have names."""
    for name in PUBLIC:
        module = import_module(name)
        if names(module):
            yield module
        else:
            inside = sorted(part.name for part in iter_modules(module.__path__) if not part.name.startswith("_"))
            yield from (import_module(f"{name}.{part}") for part in inside)


def names(module: ModuleType) -> list[str]:
    """Lists the names of `__all__`, or else the classes and functions that are defined in the module."""
    listed = getattr(module, "__all__", None)
    if listed is not None:
        return sorted(listed)
    return sorted(n for n, v in vars(module).items() if n[0] != "_" and getattr(v, "__module__", "") == module.__name__)


def identity(name: str, value: Any) -> Any:
    """Returns a key that is equal for the same object under names of two modules."""
    return value if inspect.isclass(value) or inspect.isroutine(value) else (name, repr(value))


def entry(name: str, value: Any, module: ModuleType, first: str) -> Iterator[str]:
    """Yields the lines about one name."""
    if first != module.__name__:
        yield f"- **`{name}`**: as in [{first}](#{first.replace('.', '')})."
    elif inspect.ismodule(value):
        yield f"- **`{name}`**: {first_paragraph(inspect.getdoc(value) or '')}"
    elif inspect.isclass(value) or inspect.isroutine(value):
        yield f"- **`{name}{signature(value)}`**: {first_paragraph(inspect.getdoc(value) or '')}"
        if inspect.isclass(value) and value.__name__ == name:  # not for the verb of an event
            yield from (f"    - `{member}`: {text}" for member, text in members(value))
    else:
        shown = f" = {value!r}" if isinstance(value, (str, int)) else ""
        yield f"- **`{name}{shown}`**: {first_paragraph(constant_text(module, name))}".rstrip(": ")


def members(cls: type) -> Iterator[tuple[str, str]]:
    """Yields the public methods and properties of a class, including those of its bases in this package."""
    found: dict[str, Any] = {}
    for base in cls.__mro__:
        if base.__module__.startswith("cardlab"):
            found = {**{n: v for n, v in vars(base).items() if n[0] != "_" and n not in found}, **found}
    for name, value in found.items():
        if name in getattr(cls, "__dataclass_fields__", {}):
            continue
        inner = value.__func__ if isinstance(value, (classmethod, staticmethod)) else value
        text = first_paragraph(inspect.getdoc(inner) or "")
        if isinstance(inner, (property, cached_property)):
            yield name, text
        elif inspect.isfunction(inner):
            yield f"{name}{signature(getattr(cls, name), bound=not isinstance(value, (classmethod, staticmethod)))}", text


def signature(value: Any, *, bound: bool = False) -> str:
    """Returns the parameters and the result of a class or function; "" for an error, which takes a text."""
    if inspect.isclass(value) and (issubclass(value, Exception) or getattr(value, "_is_protocol", False)):
        return ""
    given = inspect.signature(value)
    shown = given.replace(
        parameters=[
            p.replace(annotation=Plain.of(p.annotation), default=Plain.of(spelling(p.default)))
            for p in list(given.parameters.values())[1 if bound else 0 :]
        ],
        return_annotation=inspect.Signature.empty if inspect.isclass(value) else Plain.of(given.return_annotation),
    )
    return str(shown)


def spelling(default: Any) -> Any:
    """Returns the text of a default, or "…" if it has no literal; nothing if there is no default."""
    if default is inspect.Parameter.empty:
        return default
    return "…" if repr(default).startswith("<") else repr(default)


class Plain(str):
    """A text that a signature shows without quotes."""

    __slots__ = ()

    @classmethod
    def of(cls, value: Any) -> Any:
        """Returns the text of a value; nothing if there is none."""
        return value if value is inspect.Parameter.empty else cls(value)

    def __repr__(self) -> str:
        return str(self)


def first_paragraph(text: str) -> str:
    """Returns the first paragraph of a docstring, in one line of Markdown."""
    return " ".join(text.partition("\n\n")[0].split()).replace("``", "`")


def constant_text(module: ModuleType, name: str) -> str:
    """Returns the text below a constant, from the module that defines it."""
    tree = ast.parse(inspect.getsource(module))
    origins = [n.module for n in tree.body if isinstance(n, ast.ImportFrom) and name in {alias.name for alias in n.names}]
    body = ast.parse(inspect.getsource(import_module(origins[0]))).body if origins and origins[0] else tree.body
    for statement, below in pairwise(body):
        targets = {n.id for n in ast.walk(statement) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
        if isinstance(statement, ast.Assign) and name in targets and isinstance(below, ast.Expr):
            return str(ast.literal_eval(below.value))
    return ""


if __name__ == "__main__":
    PAGE.write_text(reference(), encoding="utf-8")
