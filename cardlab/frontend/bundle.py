"""The one way in which widgets share front-end code.

anywidget loads a widget's module from a text, where ``import "./cards.js"`` finds nothing. The shared pieces stay real
modules in this folder, and here they are joined: each becomes a function that is called once and gives what it exports.
An import names what it takes, ``import {a, b} from "./file.js";``, in one line or several, and an export stands before its
declaration. Comments, among them all types, are for readers and checks; a page is not sent them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache

from cardlab.core.packages import HOME
from cardlab.models import script, scripts

Read = Callable[[str], str]
KNOWN_MODELS = "known_models.js"
"""The one module that is written here: it imports the visual models of a page, so that no list of them is kept."""
_IMPORT = re.compile(r'^import \{(?P<names>[^}]*)\} from "\./(?P<file>\w+)\.js";\n', re.M)
_COMMENT = re.compile(r"^ *(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)\n", re.M | re.S)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|let|class) (?P<name>\w+))", re.M)


def source(file: str) -> str:
    """The text of a file of the front end, or of the script of a visual model wherever it lies."""
    if file == KNOWN_MODELS:
        return known_models(scripts())
    path = HOME / "frontend" / file
    return (path if path.is_file() else scripts().get(path.stem, path)).read_text(encoding="utf-8")


def known_models(names: Iterable[str]) -> str:
    """The text of the module in which a page finds visual models by their names."""
    imports = [f'import {{defaults as {name}_defaults, draw as draw_{name}}} from "./{name}.js";\n' for name in names]
    entries = [f"  {name}: {{defaults: {name}_defaults, draw: draw_{name}}},\n" for name in names]
    return f"{''.join(imports)}\nexport const MODELS = {{\n{''.join(entries)}}};\n"


@cache
def module(name: str, models: tuple[str, ...] | None = None) -> str:
    """One self-contained ES module: `<name>.js` with all that it imports.

    Args:
        name: The entry.
        models: The visual models that it can draw; None for all that there are.

    Raises:
        UnknownModel, ModelError: There is no such model, or nothing that draws it.
    """
    for model in models or ():
        script(model)

    def read(file: str) -> str:
        return source(file) if models is None or file != KNOWN_MODELS else known_models(models)

    order: list[str] = []
    _collect(name, order, (), read)
    parts = [_wrapped(dependency, read) for dependency in order if dependency != name]
    return "\n".join([*parts, _linked(_code(name, read))])


@cache
def stylesheet() -> str:
    """The one stylesheet of all widgets."""
    return source("cardlab.css") + source("models.css")


def _collect(name: str, order: list[str], above: tuple[str, ...], read: Read) -> None:
    """Dependencies first, each once."""
    if name in above:
        raise ImportError(f"{name}.js imports itself: {' -> '.join([*above, name])}")
    if name in order:
        return
    for found in _IMPORT.finditer(read(f"{name}.js")):
        _collect(found["file"], order, (*above, name), read)
    order.append(name)


def _code(name: str, read: Read) -> str:
    """A module without the comments that have lines of their own."""
    return _COMMENT.sub("", read(f"{name}.js"))


def _linked(text: str) -> str:
    return _IMPORT.sub(lambda found: f"const {{{found['names'].replace(' as ', ': ')}}} = ${found['file']};\n", text)


def _wrapped(name: str, read: Read) -> str:
    text = _code(name, read)
    exported = ", ".join(found["name"] for found in _EXPORT.finditer(text))
    body = _linked(_EXPORT.sub("", text))
    return f"const ${name} = (() => {{\n{body}\nreturn {{{exported}}};\n}})();"
