"""Writes the generated pages of the book: the rules of each game, the course, the visual models, the commands.

They are generated whenever the book is built, and not stored: the folders `rules/` and `course/`, and in the reference the
visual models and the commands.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ipywidgets import DOMWidget
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from sphinx.application import Sphinx

from cardlab import models, widgets
from cardlab.cli.commands import parser
from cardlab.core.options import spelling
from cardlab.core.registry import built_in, find
from cardlab.lab.columns import measured
from cardlab.testing.worked_examples import Example, shipped
from cardlab.widgets.base_widget import BaseWidget
from cardlab.words.explanation_list import ALL, explanations
from cardlab.words.game_labels import label
from cardlab.words.rulebook_text import OptionText, Rulebook, rulebook
from cardlab.words.words import Words, colon_after

HERE = Path(__file__).parent
NOTEBOOKS = HERE.parent / "notebooks"
MOST_SAID, FEW_SAID = 40, 6
"""An example with more steps than the first number shows only its beginning and its end."""
TERMINAL_COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def pages() -> Iterator[tuple[str, str]]:
    """Yields each generated page: its path below `docs/`, and its text. The book has only the built-in games."""
    names = {slug: rulebook(slug) for slug in sorted(built_in())}
    yield "rules/index.md", told("rules_index.md", books=sorted(names.values(), key=lambda book: book.name))
    for slug, book in names.items():
        examples = [example_told(example) for example in shipped(slug)]
        yield (
            f"rules/{slug}.md",
            told("rules.md", book=book, values=values, changed=changed(book), measures=[*measures(book)], examples=examples),
        )
    notebooks = [(path.stem, json.loads(path.read_text("utf-8"))) for path in sorted(NOTEBOOKS.glob("*.ipynb"))]
    yield "course/index.md", told("course_index.md", notebooks=[(stem, *about(notebook)) for stem, notebook in notebooks])
    for stem, notebook in notebooks:
        yield f"course/{stem}.md", notebook_page(notebook)
    yield "reference/models.md", told("models.md", models=[*visual_models()])
    yield "reference/widgets.md", told("widgets.md", widgets=[*shown_widgets()])
    yield "reference/commands.md", told("commands.md", commands=list(commands(parser())))


def told(template: str, **context: Any) -> str:
    """Returns a page from its template."""
    environment = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # Markdown, in which the signs of HTML are not special where cardlab writes them
    )
    environment.filters |= {"python": repr, "colon_after": colon_after}
    environment.filters["cell"] = lambda text: str(text).replace("|", "\\|").replace("\n", " ")
    return environment.get_template(template).render(context)


def values(option: OptionText) -> str:
    """Returns the values of an option, one per line, as code and in words; or its range."""
    if not option.worded:
        return option.range or ", ".join(option.values)
    return "<br>".join(f"`{value}`: {said}" for value, said in option.values.items())


def changed(book: Rulebook) -> dict[str, str] | None:
    """Returns an option with a value that is not the default, as a command and in Python; one whose values are words if there
    is one.
    """
    options = sorted((text for text in book.options if text.values), key=lambda text: not text.worded)
    if not options:
        return None
    option = options[0].option
    value = next(choice for choice in option.choices if choice != option.default)
    return {
        "name": option.name,
        "written": spelling(value),
        "value": json.dumps(value) if isinstance(value, str) else repr(value),
    }


def measures(book: Rulebook) -> Iterator[dict[str, str]]:
    """Yields the columns of a study of a game: their names, and how each is counted."""
    game, words = find(book.slug).with_options(), Words()
    for measure in game.measures:
        columns = [name for name, found in measured(game).items() if found == measure]
        titles = [f"“{words.title(game.rule(rule))}”" for rule in measure.rules]
        if titles:
            counted = f"how often {listed(titles, 'or')} happened"
        elif measure.zones:
            counted = f"the cards in {listed([label(words, game, 'zone', zone) for zone in measure.zones], 'and')} at the end"
        else:
            counted = "its value at the end"
        yield {
            "columns": ", ".join(f"`{name}`" for name in columns),
            "name": label(words, game, "measure", measure.name),
            "counted": counted,
        }


def listed(names: Sequence[str], conjunction: str) -> str:
    """Returns names as a list in a sentence: ``Deck, Row and Won``."""
    *others, last = names
    return f"{', '.join(others)} {conjunction} {last}" if others else last


def example_told(example: Example) -> dict[str, Any]:
    """Returns a worked example for its template: as it is written, and with the narration of its actions."""
    given = example.body.get("given") or {}
    return {
        "name": example.name,
        "options": example.body.get("options") or {},
        "preset": example.body.get("preset"),
        "zones": given.get("zones") or {},
        "counters": given.get("counters") or {},
        "actions": [str(action) for action in example.body.get("do") or []],
        "refused": example.refused,
        "said": said(example),
    }


def said(example: Example) -> list[str]:
    """Lists the narration, step by step, and the reason if an action is refused."""
    match = example.played()
    steps = [*explanations(match, ALL)] if match.ply else []
    told_of = [(step.title, step.sentence) for step in steps if step.rule]
    if len(told_of) > MOST_SAID:
        left = len(told_of) - 2 * FEW_SAID
        told_of = [*told_of[:FEW_SAID], ("And so on", f"{left} more steps."), *told_of[-FEW_SAID:]]
    for action in example.refused:
        refusal = match.why_not(action)
        if refusal is not None:
            told_of.append((f"`{action}` is refused", str(refusal)))
    return [f"**{title}.** {sentence}" for title, sentence in told_of]


# ---------------------------------------------------------------------------------------- the course


def about(notebook: dict[str, Any]) -> tuple[str, str]:
    """Returns the title of a notebook, and the paragraph with its aim."""
    text = "\n\n".join("".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "markdown")
    title, _, rest = text.partition("\n")
    aims = re.search(r"\*\*Aim\.\*\*\s*(.*?)(?:\n\n|\Z)", rest, re.DOTALL)
    first = rest.strip().partition("\n\n")[0]
    return title.removeprefix("# "), " ".join((aims[1] if aims else first).split())


def notebook_page(notebook: dict[str, Any]) -> str:
    """Returns a notebook as a page: its text, its code, and the results of its last run."""
    return "\n\n".join(part for cell in notebook["cells"] for part in cell_parts(cell)) + "\n"


def cell_parts(cell: dict[str, Any]) -> Iterator[str]:
    """Yields the parts of a page for one cell."""
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        yield re.sub(r"\]\((\w+)\.ipynb\)", r"](\1.md)", source).replace("](../docs/", "](../")  # pages of the book
    elif source.strip():
        yield f"```python\n{source}\n```"
        for output in cell["outputs"]:
            yield output_part(output)


def output_part(output: dict[str, Any]) -> str:
    """Returns the output of a cell."""
    data = output.get("data", {})
    if "text/html" in data:
        return '```{raw} html\n<div class="output">' + "".join(data["text/html"]).replace("\n", " ") + "</div>\n```"
    lines = output.get("text") or data.get("text/plain") or output.get("traceback") or []
    return f"```text\n{TERMINAL_COLOUR.sub('', ''.join(lines)).rstrip()}\n```"


# ---------------------------------------------------------------------------------------- visual models


EXAMPLE = re.compile(r"``\w+\((.*?)\)``", re.DOTALL)
"""The calls that make a model, as its docstring shows them."""


def visual_models() -> Iterator[dict[str, Any]]:
    """Yields each built-in visual model, from its docstring: its description, ways to make it, and its traits."""
    for kind in models.built_in():
        about, _, traits = (inspect.getdoc(models.find(kind)) or "").partition("\n\nTraits:\n")
        rows = re.findall(r"^    ([a-z_, ]+): (.*(?:\n      .*)*)", traits, re.MULTILINE)
        yield {
            "kind": kind,
            "name": kind.replace("_", " "),
            "about": about.replace("``", "`"),
            "examples": [keywords(example) for example in EXAMPLE.findall(about)],
            "traits": [(name, " ".join(text.replace("``", "`").split())) for name, text in rows],
        }


# ---------------------------------------------------------------------------------------- widgets


def shown_widgets() -> Iterator[dict[str, Any]]:
    """Yields each widget that is not a visual model: its description, and its traits from the class and from docstrings."""
    classes = [getattr(widgets, name) for name in widgets.__all__]
    for cls in (one for one in classes if isinstance(one, type) and not issubclass(one, models.Model)):
        texts = {name: text for base in reversed(cls.__mro__) for name, text in trait_texts(base)}
        own = [name for name in cls.class_traits(sync=True) if name[0] != "_" and not hasattr(DOMWidget, name)]
        yield {
            "name": cls.__name__,
            "about": " ".join((inspect.getdoc(cls) or "").partition("\n\n")[0].split()).replace("``", "`"),
            "traits": [(name, changed_by(cls, name), texts[name]) for name in sorted(own)],
        }


def trait_texts(cls: type) -> Iterator[tuple[str, str]]:
    """Yields the traits that a class's own docstring describes."""
    traits = inspect.cleandoc(vars(cls).get("__doc__") or "").partition("\n\nTraits:\n")[2].partition("\n\n")[0]
    for names, text in re.findall(r"^    ([a-z_, ]+): (.*(?:\n      .*)*)", traits, re.MULTILINE):
        yield from ((name, " ".join(text.replace("``", "`").split())) for name in names.split(", "))


def changed_by(cls: type[BaseWidget], name: str) -> str:
    """Returns who changes a trait."""
    if name in cls.writable:
        return "the learner" if cls.class_traits()[name].read_only else "the learner, Python"
    return "the match" if cls.class_traits()[name].read_only else "Python"


def keywords(arguments: str) -> dict[str, Any]:
    """Returns the keyword arguments of a call."""
    call = ast.parse(f"made({arguments})", mode="eval").body
    assert isinstance(call, ast.Call)
    return {word.arg: ast.literal_eval(word.value) for word in call.keywords if word.arg}


# ---------------------------------------------------------------------------------------- the commands


def commands(parser: argparse.ArgumentParser, name: str = "cardlab", about: str = "") -> Iterator[dict[str, Any]]:
    """Yields each command with its arguments, followed by its subcommands."""
    groups = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    takes = [action for action in parser._actions if action not in groups and not isinstance(action, argparse._HelpAction)]
    if name != "cardlab":
        yield {"name": name, "about": about, "takes": [argument(action) for action in takes]}
    for group in groups:
        helps = {choice.dest: choice.help or "" for choice in group._choices_actions}
        for word, inner in group.choices.items():
            yield from commands(inner, f"{name} {word}", helps.get(word, ""))


def argument(action: argparse.Action) -> tuple[str, str]:
    """Returns how an argument is written, and its help text."""
    value = "" if action.nargs == 0 else str(action.metavar or action.dest.upper())
    spelt = [f"`{option} {value}".strip() + "`" for option in action.option_strings] or [f"`{value}`"]
    return ", ".join(spelt), action.help or ""


def write(app: Sphinx) -> None:
    """Writes the pages that have changed."""
    for name, text in pages():
        path = Path(app.srcdir, name)
        path.parent.mkdir(exist_ok=True)
        if not path.is_file() or path.read_text("utf-8") != text:
            path.write_text(text, encoding="utf-8")


def setup(app: Sphinx) -> dict[str, Any]:
    """Registers the writer with Sphinx."""
    app.connect("builder-inited", write)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
