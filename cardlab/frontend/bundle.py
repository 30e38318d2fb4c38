"""Joins the modules of the front end into the scripts that browsers load, for widgets and served pages.

anywidget loads a widget's module from a text, in which ``import "./cards.js"`` finds nothing. The shared code stays in real
modules in the subfolders of this folder, and this module joins them: each becomes a function that is called once and returns
its exports. A module is known by its name, no matter in which subfolder it is: ``"./dom.js"`` and ``"../common/dom.js"`` are
the same one. An import names what it takes, ``import {a, b} from "../folder/file.js";``, on one line or several, and an export
stands before its declaration. Comments, including all types, are for readers and checks; pages do not get them.

A page that `cardlab serve` serves loads modules by their addresses. Most entries are one file there (`file`). A lesson is
several: one with everything that all lessons need, and one for each visual model, so a learner who has had one lesson has
already loaded most of the next. The code for stages after the first is loaded when one of them is opened.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from functools import cache, cached_property
from hashlib import sha256
from itertools import chain, pairwise
from pathlib import Path
from typing import TypeVar

from cardlab.core.installed_packages import HOME
from cardlab.frontend.css_nesting import flattened
from cardlab.models import script, scripts

Read = Callable[[str], str]
T = TypeVar("T")
MODEL_REGISTRY = "model_registry.js"
"""A module generated here. It imports the visual models of a page, so that nobody must keep a list of them."""
VERSION = "version.js"
"""Another generated module. It contains the version of the front end."""
STAGE_BUILDERS = "lazy_stage_builders"
"""This module imports everything that a lesson shows after its first stage."""
DRAGGING_STYLE = "dragging.css"
"""The style of cards that can be dragged during a match."""
BOARD_STYLE = "board.css"
"""The style of a table with a board, for games that are not a comparison of open cards."""
GOALS_STYLE = "goals.css"
"""The style of a board with goals on a number line."""
CROWD_STYLE = "crowd.css"
"""The style of a board at which a learner plays against more than three others, as in no lesson."""
PACKETS_STYLE = "packet_order.css"
"""The style of packets to put in order, for the games that have some."""
NUMBER_FORM_STYLE = "number_form.css"
"""The style of the form that asks for a number, for the games in which a player says something."""
SHOP_STYLE = "shop.css"
"""The style of coins and price tags, for the games in which players pay."""
PAIRS_STYLE = "pairs.css"
"""The style of cards in pairs, for the games that have them."""
FAST_FOOD_STYLE = "fast_food.css"
"""The style of foods and of the chart of totals, for pages with that chart."""
EXTRA_STYLES = (PACKETS_STYLE, NUMBER_FORM_STYLE, SHOP_STYLE, PAIRS_STYLE)
"""The styles of what only some matches need."""
BOARD_WITH_GOALS_STYLE = "board_with_goals.css"
"""The styles of the table of a lesson with goals, as one file."""
BOARD_WITH_CHART_STYLE = "board_with_chart.css"
"""The styles of the table of a lesson with a chart of totals, as one file."""
LESSON_STYLES = {
    BOARD_STYLE: (BOARD_STYLE,),
    BOARD_WITH_GOALS_STYLE: (BOARD_STYLE, GOALS_STYLE),
    BOARD_WITH_CHART_STYLE: (BOARD_STYLE, FAST_FOOD_STYLE),
}
"""The styles that only some lessons need, a file with all of them each: two files would be a fifth larger."""
_BASE = ("tokens.css", "cardlab.css", "table.css")
_WHOLE_TABLE = (*_BASE, BOARD_STYLE, GOALS_STYLE, CROWD_STYLE, "stage.css")
_MODELS_AND_LESSON = ("models.css", "lesson.css")
LAZY_STYLE = "lazy_stages.css"
"""The style of these stages."""
LATE_FILES = "late_files"
"""This module loads files that are needed later."""
TOGETHER = "together"
"""This module has the parts of a lesson for several people at one screen."""
TOGETHER_STYLE = "together.css"
"""The style of these parts."""
STAGE_REGISTRY = "stage_registry.js"
"""The third generated module. It has the later stages, immediately in a single text, and on demand in a page of files."""
PAGE = "served_page"
"""The script around the widgets of a served page. Its imports go into a separate file, which the widgets share."""
_IMPORT = re.compile(r'^import \{(?P<names>[^}]*)\} from "\.\.?/(?:\w+/)?(?P<file>\w+)\.js";\n', re.M)
_COMMENT = re.compile(r"^ *(?:/\*\*(?:(?!\*/).)*\*/|//[^\n]*)\n", re.M | re.S)
_TYPE = re.compile(r"/\*\* @type \{[^*\n]*\} \*/ ?")
_TAIL = re.compile(r"(?<=\S) //[^\n\"'`]*$", re.M)  # quoted text may contain such signs
_INDENT = re.compile(r"\n\s+")
_QUOTED = re.compile(
    r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`"""
    r"""|(?:(?<=[(!])|(?<=[=:,&|] ))/(?:[^/\\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+/[a-z]*)"""
)
"""Strings, templates, and regular expressions after a sign."""
_APART = re.compile(r" ?([=<>!*%&|?:,;{}()\[\]]+) ?")
_SUM = re.compile(r"(?<![+-]) ([+-]) (?![+-])")  # two of these signs in a row would be another sign
_UNCLEAR = re.compile(r"`|(?<![\w)\]] )/|/(?! )")  # not the sign of a division, which has spaces on both sides
_TEMPLATE = re.compile(r"`[^`]*`")
_CONSTANT = re.compile(r"\bconst\b(?=[ \[{])")  # `let` is shorter, and ESLint has checked that nothing assigns to a constant
_REMARK = re.compile(r"\s*/\*.*?\*/", re.S)
_SPACE = re.compile(r'("[^"]*")|\s*([{};,>])\s*|(?<=:)\s+')
_SPARE_QUOTES = re.compile(r'(?<==)"([a-zA-Z][\w-]*)"(?=\])')
"""Quotation marks around the value of an attribute that is a plain word."""
_EXPORT = re.compile(r"^export (?=(?:async )?(?:function|const|let|class) (?P<name>\w+))", re.M)


@cache
def paths() -> dict[str, Path]:
    """Returns the modules, types and stylesheets of the front end by name, from all subfolders."""
    return {path.name: path for path in (HOME / "frontend").glob("*/*") if path.suffix in (".js", ".ts", ".css")}


def source(file: str) -> str:
    """Returns the text of a file of the front end, or of the script of a visual model in any package."""
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
    """Returns the text of the module in which a page finds visual models by name."""
    parts = {name: _parts(name) for name in names}
    imports = [
        f'import {{{", ".join(f"{part} as {name}_{part}" for part in parts[name])}}} from "./{name}.js";\n' for name in parts
    ]
    entries = [f"  {name}: {{{', '.join(f'{part}: {name}_{part}' for part in parts[name])}}},\n" for name in parts]
    return f"{''.join(imports)}\nexport const MODELS = {{\n{''.join(entries)}}};\n"


def _parts(model: str) -> list[str]:
    """Lists a model script's exports; not every model has in-between states or a single result."""
    exported = {found["name"] for found in _EXPORT.finditer(source(f"{model}.js"))}
    return [part for part in ("defaults", "draw", "acts", "result") if part in exported]


@cache
def version() -> str:
    """Returns the version of the front end, which changes with each of its files and with each installed model."""
    ours = (path for path in paths().values() if path.suffix != ".ts")
    return digest("".join(path.read_text(encoding="utf-8") for path in sorted({*ours, *scripts().values()})))


def digest(text: str) -> str:
    """Returns a short hash of a text, for the name of its file."""
    return sha256(text.encode()).hexdigest()[:8]


@cache
def module(name: str, models: tuple[str, ...] | None = None) -> str:
    """Returns one self-contained ES module: `<name>.js` with everything that it imports.

    Args:
        name: The entry.
        models: The visual models that it can draw; None for all.

    Raises:
        UnknownModel, ModelError: There is no such model, or nothing that draws it.
    """
    read = source if models is None else _reader(models)
    return _joined(name, _order(name, read), read)


@dataclass(frozen=True)
class File:
    """An ES module that a browser loads by its address: some modules of the front end, joined.

    Attributes:
        name: Its name without the hash.
        text: The text; it imports other files by their addresses in the same folder.
        imports: All files that are loaded with it, each after those that it imports itself.
        later: The files that it loads on demand.
        holds: The modules in it that other files may import; a file calls the module ``dom.js`` ``$dom``.
    """

    name: str
    text: str
    imports: tuple[File, ...] = ()
    later: tuple[File, ...] = ()
    holds: frozenset[str] = frozenset()

    @cached_property
    def address(self) -> str:
        """Its name in the folder, which changes with its text or with a file that it imports."""
        return f"{self.name}-{digest(self.text)}.js"


@cache
def file(name: str, models: tuple[str, ...] | None = None) -> File:
    """Returns an entry as a file, with the files that it shares with others. Arguments and errors are those of `module`.

    A lesson begins with its first stage and the given models; the other stages, and with them all other models, come later.
    Anything else is one file, in addition to that of `PAGE`.
    """
    drawn = tuple(scripts()) if models is None else models
    for model in drawn:
        script(model)  # raises an error if there is none
    page, order = _page_tools(), _first_order(name)
    if _name(STAGE_REGISTRY) not in order:
        if models is not None and _name(MODEL_REGISTRY) not in order:
            return file(name, None)  # the same for every choice of models
        read = source if models is None else _reader(models)
        return _file(name, _unique(_order(name, read), page.holds), (page,), read, entry=name, is_last=True)
    core, files = _core(name), [_model_file(name, model) for model in drawn]
    stages, together = _later_files(name)
    lazy = _name(STAGE_REGISTRY)
    text = (
        _imports(files)
        + f'export {{default}} from "./{core.address}";\n'
        + f'import {{${lazy}}} from "./{core.address}";\n'
        + f'import {{${LATE_FILES}}} from "./{page.address}";\n'
        + f"${lazy}.LAZY_STAGES.load = () => {_loads(stages)};\n"
        + f"${lazy}.LAZY_STAGES.together = (given) => {_loads(together)}.then((made) => made.{TOGETHER}(given));\n"
    )
    loaded = (*core.imports, core, *files)
    return File(name, text, loaded, tuple(_unique((*stages.imports, stages, together), loaded)))


# The parts of an entry with later stages are the same for every choice of models, since a model enters itself.


@cache
def _first_order(name: str) -> list[str]:
    """Returns the modules of an entry before any model and any later stage."""
    return _order(name, _reader((), lazy=True))


@cache
def _page_tools() -> File:
    """Returns the modules that the script of a page and its widgets share."""
    return _file("page_tools", _first_order(PAGE)[:-1], (), _reader((), lazy=True))


@cache
def _core(name: str) -> File:
    """Returns the modules that every page with an entry needs at first."""
    page, modules = _page_tools(), [*_tools(), *_first_order(name)]
    return _file(f"{name}_core", _unique(modules, page.holds), (page,), _reader((), lazy=True), entry=name)


@cache
def _model_file(name: str, model: str) -> File:
    """Returns a visual model, which enters itself in the registry of an entry."""
    page, core, registry = _page_tools(), _core(name), _name(MODEL_REGISTRY)
    own = _unique(_order(model, source), {*page.holds, *core.holds})
    enters = f"${registry}.MODELS.{model} = {{{', '.join(f'{part}: ${model}.{part}' for part in _parts(model))}}};"
    return _file(model, own, (page, core), source, needs=(registry,), last=enters, is_last=True)


@cache
def _later_files(name: str) -> tuple[File, File]:
    """Returns the later stages of an entry, which may draw every model, and the parts for several people at one screen."""
    page, core, read, lazy = _page_tools(), _core(name), _reader((), lazy=True), _name(STAGE_REGISTRY)
    every = [_model_file(name, model) for model in scripts()]
    own = _unique(_order(STAGE_BUILDERS, read), {*page.holds, *core.holds})
    css = style(NUMBER_FORM_STYLE, DRAGGING_STYLE, LAZY_STYLE)
    enters = f"${lazy}.LAZY_STAGES.builders = ${STAGE_BUILDERS}.BUILDERS;\n{_adopts(css)}"
    stages = _file(STAGE_BUILDERS, own, (page, core), read, needs=(lazy,), last=f"{_imports(every)}{enters}")
    stages = replace(stages, imports=tuple(_unique((*stages.imports, *every), ())))
    own = _unique(_order(TOGETHER, read), {*page.holds, *core.holds, *own})
    looks = _adopts(style(TOGETHER_STYLE))
    return stages, _file(TOGETHER, own, (page, core, stages), read, entry=TOGETHER, last=looks, is_last=True)


def _name(file: str) -> str:
    """Returns the name of the module in a file."""
    return file.removesuffix(".js")


def _loads(one: File) -> str:
    """Returns an expression that loads a file when it is needed."""
    return f'${LATE_FILES}.loadLate("./{one.address}", (url) => import(url))'


def _imports(files: Iterable[File]) -> str:
    """Returns the lines that load files for their effects."""
    return "".join(f'import "./{one.address}";\n' for one in files)


@cache
def stylesheet() -> str:
    """Returns the stylesheet of all widgets."""
    return style(*_WHOLE_TABLE, *_MODELS_AND_LESSON, FAST_FOOD_STYLE, *EXTRA_STYLES, DRAGGING_STYLE, LAZY_STYLE)


@cache
def first_stylesheet() -> str:
    """Returns the stylesheet of a lesson whose later stages are loaded on demand, without a board."""
    return style(*_BASE, "stage.css", *_MODELS_AND_LESSON)


@cache
def stage_stylesheet() -> str:
    """Returns the stylesheet of a table for playing, which draws no models, without the parts that only some games have."""
    return style(*_WHOLE_TABLE, DRAGGING_STYLE)


def whole_stage_stylesheet() -> str:
    """Returns the stylesheet of a table for playing, for every game."""
    return stage_stylesheet() + style(*EXTRA_STYLES)


def style(*files: str) -> str:
    """Returns stylesheets as one text, without comments, nested rules, and signs that browsers do not need."""
    tight = _SPACE.sub(r"\1\2", _REMARK.sub("", "".join(map(source, files))))
    return flattened(_SPARE_QUOTES.sub(r"\1", tight)).replace(";}", "}")


def _adopts(css: str) -> str:
    """Returns statements that add one more stylesheet to a page, after those that it has."""
    return f'document.head.append(Object.assign(document.createElement("style"), {{textContent: {json.dumps(css)}}}));'


def _tools() -> list[str]:
    """Lists the modules that many visual models import. One that only two import is in the files of both."""
    orders = [_order(model, source)[:-1] for model in scripts()]
    count = Counter(one for order in orders for one in order)
    return [one for one in chain.from_iterable(orders) if count[one] > 2]


def _unique(several: Iterable[T], without: Collection[T]) -> list[T]:
    """Returns modules or files in their order, each once."""
    return [one for one in dict.fromkeys(several) if one not in without]


def _reader(models: tuple[str, ...], *, lazy: bool = False) -> Read:
    """Returns a reader for the front end of a page with only these models; if `lazy`, without the later stages at first."""
    for model in models:
        script(model)
    written = {MODEL_REGISTRY: model_registry(models)}
    if lazy:
        written[STAGE_REGISTRY] = "export const LAZY_STAGES = {builders: {}};\n"
    return lambda file: written[file] if file in written else source(file)


def _order(name: str, read: Read) -> list[str]:
    """Returns a module and everything that it imports, each after its own imports."""
    order: list[str] = []
    _collect(name, order, (), read)
    return order


def _joined(name: str, order: Iterable[str], read: Read) -> str:
    """Joins modules into one text; the last of them exports what the entry exports."""
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
    """Returns modules as a file that takes the other modules they import, and those that it `needs` itself, from files above
    it.

    It exports what its `entry` exports, if it has one, and the other modules, unless it is a last file, from which no other
    file imports anything. It may end with statements of its own.
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
    """Collects dependencies first, each once."""
    if name in above:
        raise ImportError(f"{name}.js imports itself: {' -> '.join([*above, name])}")
    if name in order:
        return
    for found in _IMPORT.finditer(read(f"{name}.js")):
        _collect(found["file"], order, (*above, name), read)
    order.append(name)


def _code(name: str, read: Read) -> str:
    """Returns a module without comments, blank lines and indentation."""
    text = _COMMENT.sub("", read(f"{name}.js"))
    # In a template literal of several lines, which a model of another package may have, spaces are part of the text.
    if any("\n" in one for one in _TEMPLATE.findall(text)):
        return text
    return _INDENT.sub("\n", _TAIL.sub("", _TYPE.sub("", text)))


def _tight(text: str) -> str:
    """Returns a module without spaces next to signs, and without a semicolon before a line with a closing brace.

    A line stays as it is if it has a template within a template, or a slash that may be anything.
    """
    if any("\n" in one for one in _TEMPLATE.findall(text)):
        return text
    lines = [*map(_without_spaces, text.split("\n")), ""]
    tight = (line.removesuffix(";") if after.startswith("}") else line for line, after in pairwise(lines))
    return "".join(tight).removesuffix("\n")


def _without_spaces(line: str) -> str:
    """Returns a line of code, without a line break if the code continues after it anyway."""
    parts = _QUOTED.split(line)
    if any(_UNCLEAR.search(code) for code in parts[::2]) or any(_is_cut(quoted) for quoted in parts[1::2]):
        return f"{line}\n"
    tight = "".join(part if n % 2 else _tight_code(part) for n, part in enumerate(parts))
    return tight if tight.endswith((";", "{", ",", "(")) else f"{tight}\n"


def _tight_code(code: str) -> str:
    return _CONSTANT.sub("let", _APART.sub(r"\1", _SUM.sub(r"\1", code)))


def _is_cut(quoted: str) -> bool:
    """Whether a quotation is the first half of a template with another template in it."""
    return quoted[0] == "`" and quoted.count("{") != quoted.count("}")


def _linked(text: str) -> str:
    return _IMPORT.sub(lambda found: f"const {{{found['names'].replace(' as ', ': ')}}} = ${found['file']};\n", text)


def _wrapped(name: str, read: Read) -> str:
    text = _code(name, read)
    exported = ", ".join(found["name"] for found in _EXPORT.finditer(text))
    body = _linked(_EXPORT.sub("", text))
    return f"const ${name} = (() => {{\n{body}\nreturn {{{exported}}};\n}})();"
