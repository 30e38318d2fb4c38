"""The one way in which widgets share front-end code.

anywidget loads a widget's module from a text, where ``import "./cards.js"`` finds nothing. The shared pieces stay real
modules in the rooms of this folder, and here they are joined: each becomes a function that is called once and gives what it
exports. A module is known by its name, whichever room it lies in: ``"./dom.js"`` and ``"../common/dom.js"`` are the same one.
An import names what it takes, ``import {a, b} from "../room/file.js";``, in one line or several, and an export stands before
its declaration. Comments, among them all types, are for readers and checks; a page is not sent them.

A page that is served by us loads modules by their addresses. There most entries are one file (`file`), and a lesson is a few:
what every lesson needs is one, and so is each visual model; who has had a lesson has most of the next. What a lesson shows
after its first stage is loaded when that is opened.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import TypeVar

from cardlab.core.installed_packages import HOME
from cardlab.models import script, scripts

Read = Callable[[str], str]
T = TypeVar("T")
MODEL_REGISTRY = "model_registry.js"
"""A module that is written here. It imports the visual models of a page, so that no list of them is kept."""
VERSION = "version.js"
"""Another one. It says which version of the front end this is."""
STAGE_BUILDERS = "lazy_stage_builders"
"""This module imports what a lesson shows after its first stage."""
DRAGGING_STYLE = "dragging.css"
"""How cards look that are dragged, where a match is played."""
_WATCHED = ("tokens.css", "cardlab.css", "table.css", "stage.css")
LAZY_STYLE = "lazy_stages.css"
"""How these stages look."""
TOGETHER = "together"
"""This module has what a lesson offers to several people at one screen."""
TOGETHER_STYLE = "together.css"
"""How that looks."""
STAGE_REGISTRY = "stage_registry.js"
"""The third that is written here. It has these stages, at once in one text, and later in a page of files."""
PAGE = "served_page"
"""The script around the widgets of a served page. What it imports is a file of its own, which the widgets share."""
_IMPORT = re.compile(r'^import \{(?P<names>[^}]*)\} from "\.\.?/(?:\w+/)?(?P<file>\w+)\.js";\n', re.M)
_COMMENT = re.compile(r"^ *(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)\n", re.M | re.S)
_TYPE = re.compile(r"/\*\* @type \{[^*\n]*\} \*/ ?")
_TAIL = re.compile(r"(?<=\S) //[^\n\"'`]*$", re.M)  # text in quotes may have such signs
_INDENT = re.compile(r"\n\s+")
_QUOTED = re.compile(r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')""")
_APART = re.compile(r" ?([=<>!*%&|?:,;{}()\[\]]+) ?")  # not + and -, of which two beside each other are another sign
_FIXED = re.compile(r"[`/$]")
_TEMPLATE = re.compile(r"`[^`]*`")
_REMARK = re.compile(r"\s*/\*.*?\*/", re.S)
_SPACE = re.compile(r"\s*([{};,])\s*")
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|let|class) (?P<name>\w+))", re.M)


@cache
def paths() -> dict[str, Path]:
    """The modules, types and stylesheets of the front end by their names, whichever room they lie in."""
    return {path.name: path for path in (HOME / "frontend").glob("*/*") if path.suffix in (".js", ".ts", ".css")}


def source(file: str) -> str:
    """The text of a file of the front end, or of the script of a visual model wherever it lies."""
    if file == MODEL_REGISTRY:
        return model_registry(scripts())
    if file == STAGE_REGISTRY:
        return f'import {{BUILDERS}} from "./{STAGE_BUILDERS}.js";\n\nexport const LAZY_STAGES = {{builders: BUILDERS}};\n'
    if file == VERSION:
        return f'export const VERSION = "{version()}";\n'
    path = paths().get(file) or scripts().get(file.removesuffix(".js"))
    if path is None:
        raise FileNotFoundError(file)
    return path.read_text(encoding="utf-8")


def model_registry(names: Iterable[str]) -> str:
    """The text of the module in which a page finds visual models by their names."""
    parts = {name: _parts(name) for name in names}
    imports = [
        f'import {{{", ".join(f"{part} as {name}_{part}" for part in parts[name])}}} from "./{name}.js";\n' for name in parts
    ]
    entries = [f"  {name}: {{{', '.join(f'{part}: {name}_{part}' for part in parts[name])}}},\n" for name in parts]
    return f"{''.join(imports)}\nexport const MODELS = {{\n{''.join(entries)}}};\n"


def _parts(model: str) -> list[str]:
    """What the script of a model gives: not every one has states on the way to another, or leads to one number."""
    exported = {found["name"] for found in _EXPORT.finditer(source(f"{model}.js"))}
    return [part for part in ("defaults", "draw", "acts", "result") if part in exported]


@cache
def version() -> str:
    """The version of the front end: another one whenever a file of it or of an installed model is another one."""
    ours = (path for path in paths().values() if path.suffix != ".ts")
    return digest("".join(path.read_text(encoding="utf-8") for path in sorted({*ours, *scripts().values()})))


def digest(text: str) -> str:
    """A short hash of a text, for the name of its file."""
    return sha256(text.encode()).hexdigest()[:8]


@cache
def module(name: str, models: tuple[str, ...] | None = None) -> str:
    """One self-contained ES module: `<name>.js` with all that it imports.

    Args:
        name: The entry.
        models: The visual models that it can draw; None for all that there are.

    Raises:
        UnknownModel, ModelError: There is no such model, or nothing that draws it.
    """
    read = source if models is None else _reader(models)
    return _joined(name, _order(name, read), read)


@dataclass(frozen=True)
class File:
    """An ES module that a browser loads by its address: some modules of the front end, joined.

    Attributes:
        name: What it is called, without its hash.
        text: The text; it imports other files by their addresses, which lie in the same folder.
        imports: All files that are loaded with it, each after those that it imports itself.
        later: Those that it loads when they are wanted.
        holds: The modules in it that other files may import; a file calls the module ``dom.js`` ``$dom``.
    """

    name: str
    text: str
    imports: tuple[File, ...] = ()
    later: tuple[File, ...] = ()
    holds: frozenset[str] = frozenset()

    @cached_property
    def address(self) -> str:
        """Its name in the folder: another text, or one of what it imports, gives another name."""
        return f"{self.name}-{digest(self.text)}.js"


@cache
def file(name: str, models: tuple[str, ...] | None = None) -> File:
    """An entry as a file, with the files that it shares with others. The same is given, and raised, as by `module`.

    A lesson begins with its first stage and the models that were asked for; the other stages, and with them all other models,
    come later. Anything else is one file, beside that of `PAGE`.
    """
    drawn = tuple(scripts()) if models is None else models
    for model in drawn:
        script(model)  # raises where there is none
    read = _reader((), lazy=True)  # a model enters itself below, so that the file is the same for every choice of models
    registry, lazy = (one.removesuffix(".js") for one in (MODEL_REGISTRY, STAGE_REGISTRY))
    order = _order(name, read)
    page = _file("page_tools", _order(PAGE, read)[:-1], (), read)
    if lazy not in order:
        read = source if models is None else _reader(models)
        return _file(name, _unique(_order(name, read), page.holds), (page,), read, entry=name, is_last=True)
    core = _file(f"{name}_core", _unique([*_tools(), *order], page.holds), (page,), read, entry=name)

    def of_model(model: str) -> File:
        own = _unique(_order(model, source), {*page.holds, *core.holds})
        enters = f"${registry}.MODELS.{model} = {{{', '.join(f'{part}: ${model}.{part}' for part in _parts(model))}}};"
        return _file(model, own, (page, core), source, needs=(registry,), last=enters, is_last=True)

    files = [of_model(model) for model in drawn]
    own = _unique(_order(STAGE_BUILDERS, read), {*page.holds, *core.holds})
    enters = f"${lazy}.LAZY_STAGES.builders = ${STAGE_BUILDERS}.BUILDERS;\n{_adopts(style(DRAGGING_STYLE, LAZY_STYLE))}"
    stages = _file(STAGE_BUILDERS, own, (page, core), read, needs=(lazy,), last=enters)
    own = _unique(_order(TOGETHER, read), {*page.holds, *core.holds, *own})
    looks = _adopts(style(TOGETHER_STYLE))
    together = _file(TOGETHER, own, (page, core, stages), read, entry=TOGETHER, last=looks, is_last=True)
    others = [of_model(model) for model in scripts() if model not in drawn]
    wanted = ", ".join(f'import("./{one.address}")' for one in (stages, *others))
    text = (
        "".join(f'import "./{one.address}";\n' for one in files)
        + f'export {{default}} from "./{core.address}";\n'
        + f'import {{${lazy}}} from "./{core.address}";\n'
        + f"${lazy}.LAZY_STAGES.load = () => Promise.all([{wanted}]);\n"
        + f'${lazy}.LAZY_STAGES.together = (given) => import("./{together.address}").then((made) => made.{TOGETHER}(given));\n'
    )
    loaded = (*core.imports, core, *files)
    return File(name, text, loaded, tuple(_unique((*stages.imports, stages, *others, together), loaded)))


@cache
def stylesheet() -> str:
    """The stylesheet of all widgets."""
    return first_stylesheet() + style(DRAGGING_STYLE, LAZY_STYLE)


@cache
def first_stylesheet() -> str:
    """The stylesheet of a lesson whose later stages are loaded when they are opened."""
    return style(*_WATCHED, "models.css")


@cache
def stage_stylesheet() -> str:
    """The stylesheet of a table to play at, beside which no models are drawn."""
    return style(*_WATCHED, DRAGGING_STYLE)


def style(*files: str) -> str:
    """Stylesheets as one text, without what stands in them for readers."""
    return _SPACE.sub(r"\1", _REMARK.sub("", "".join(map(source, files))))


def _adopts(css: str) -> str:
    """Statements that give a page one more stylesheet, after all that it has."""
    return (
        f"const sheet = new CSSStyleSheet();\nsheet.replaceSync({json.dumps(css)});\ndocument.adoptedStyleSheets.push(sheet);"
    )


def _tools() -> list[str]:
    """What more than one visual model imports, of all that there are."""
    orders = [_order(model, source)[:-1] for model in scripts()]
    count = Counter(one for order in orders for one in order)
    return [one for one in chain.from_iterable(orders) if count[one] > 1]


def _unique(several: Iterable[T], without: Collection[T]) -> list[T]:
    """Modules or files in their order, each once."""
    return [one for one in dict.fromkeys(several) if one not in without]


def _reader(models: tuple[str, ...], *, lazy: bool = False) -> Read:
    """Reads the front end of a page that has these models alone, and at first no stages that are loaded lazily."""
    for model in models:
        script(model)
    written = {MODEL_REGISTRY: model_registry(models)}
    if lazy:
        written[STAGE_REGISTRY] = "export const LAZY_STAGES = {builders: {}};\n"
    return lambda file: written[file] if file in written else source(file)


def _order(name: str, read: Read) -> list[str]:
    """A module and all that it imports, each after what it imports itself."""
    order: list[str] = []
    _collect(name, order, (), read)
    return order


def _joined(name: str, order: Iterable[str], read: Read) -> str:
    """Modules as one text, the last of which exports what the entry exports."""
    parts = [_wrapped(dependency, read) for dependency in order if dependency != name]
    return "\n".join([*parts, _linked(_code(name, read))])


def _file(
    name: str,
    modules: Iterable[str],
    above: tuple[File, ...],
    read: Read,
    *,
    entry: str = "",
    needs: Iterable[str] = (),
    last: str = "",
    is_last: bool = False,
) -> File:
    """Modules as a file that takes the others that they import, and those that it `needs` itself, from files above it.

    It exports what its `entry` exports, if it has one, and the other modules, unless it is a last one, from which no file takes
    anything. It may end with statements of its own.
    """
    modules = list(modules)
    imported = {found["file"] for one in modules for found in _IMPORT.finditer(read(f"{one}.js"))} | {*needs}
    taken = [(sorted(imported & other.holds), other) for other in above]
    imports = [
        f'import {{{", ".join(f"${one}" for one in names)}}} from "./{other.address}";' for names, other in taken if names
    ]
    holds = frozenset(modules) - {entry} if not is_last else frozenset()
    exports = [f"export {{{', '.join(f'${one}' for one in sorted(holds))}}};"] if holds else []
    parts = [_tight(_linked(_code(one, read)) if one == entry else _wrapped(one, read)) for one in modules]
    text = "\n".join([*imports, *parts, *exports, last])
    loaded = dict.fromkeys(one for names, other in taken if names for one in (*other.imports, other))
    return File(name, text, tuple(loaded), holds=holds)


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
    """A module without comments, without blank lines and without indentation."""
    text = _COMMENT.sub("", read(f"{name}.js"))
    # In a template literal of several lines, which the model of another package may have, spaces are part of the text.
    if any("\n" in one for one in _TEMPLATE.findall(text)):
        return text
    return _INDENT.sub("\n", _TAIL.sub("", _TYPE.sub("", text)))


def _tight(text: str) -> str:
    """A module without spaces beside signs. A line that may have a template or a regular expression, or a name of ours with a
    ``$``, stays as it is.
    """
    if any("\n" in one for one in _TEMPLATE.findall(text)):
        return text
    lines = (f"{line}\n" if _FIXED.search(line) else _without_spaces(line) for line in text.split("\n"))
    return "".join(lines).removesuffix("\n")


def _without_spaces(line: str) -> str:
    """A line of code; where another one goes on after it anyway, so does it, without a break."""
    tight = "".join(part if n % 2 else _APART.sub(r"\1", part) for n, part in enumerate(_QUOTED.split(line)))
    return tight if tight.endswith((";", "{", ",", "(")) else f"{tight}\n"


def _linked(text: str) -> str:
    return _IMPORT.sub(lambda found: f"const {{{found['names'].replace(' as ', ': ')}}} = ${found['file']};\n", text)


def _wrapped(name: str, read: Read) -> str:
    text = _code(name, read)
    exported = ", ".join(found["name"] for found in _EXPORT.finditer(text))
    body = _linked(_EXPORT.sub("", text))
    return f"const ${name} = (() => {{\n{body}\nreturn {{{exported}}};\n}})();"
