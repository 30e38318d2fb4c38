"""The one way in which widgets share front-end code.

anywidget loads a widget's module from a text, where ``import "./cards.js"`` finds nothing. The shared pieces stay real
modules in this folder, and here they are joined: each becomes a function that is called once and gives what it exports.
An import names what it takes, ``import {a, b} from "./file.js";``, in one line or several, and an export stands before its
declaration. Comments, among them all types, are for readers and checks; a page is not sent them.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

_IMPORT = re.compile(r'^import \{(?P<names>[^}]*)\} from "\./(?P<file>\w+)\.js";\n', re.M)
_COMMENT = re.compile(r"^ *(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)\n", re.M | re.S)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|let|class) (?P<name>\w+))", re.M)


def source(file: str) -> str:
    """The text of a file of the front end."""
    return files("cardlab.frontend").joinpath(file).read_text(encoding="utf-8")


@cache
def module(name: str) -> str:
    """One self-contained ES module: `<name>.js` with all that it imports."""
    order: list[str] = []
    _collect(name, order, ())
    parts = [_wrapped(dependency) for dependency in order if dependency != name]
    return "\n".join([*parts, _linked(_code(name))])


@cache
def stylesheet() -> str:
    """The one stylesheet of all widgets."""
    return source("cardlab.css") + source("models.css")


def _collect(name: str, order: list[str], above: tuple[str, ...]) -> None:
    """Dependencies first, each once."""
    if name in above:
        raise ImportError(f"{name}.js imports itself: {' -> '.join([*above, name])}")
    if name in order:
        return
    for found in _IMPORT.finditer(source(f"{name}.js")):
        _collect(found["file"], order, (*above, name))
    order.append(name)


def _code(name: str) -> str:
    """A module without the comments that have lines of their own."""
    return _COMMENT.sub("", source(f"{name}.js"))


def _linked(text: str) -> str:
    return _IMPORT.sub(lambda found: f"const {{{found['names'].replace(' as ', ': ')}}} = ${found['file']};\n", text)


def _wrapped(name: str) -> str:
    text = _code(name)
    exported = ", ".join(found["name"] for found in _EXPORT.finditer(text))
    body = _linked(_EXPORT.sub("", text))
    return f"const ${name} = (() => {{\n{body}\nreturn {{{exported}}};\n}})();"
