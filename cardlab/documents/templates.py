"""Renders HTML templates, which escape every value. Nothing else in cardlab writes HTML.

A template is in the folder ``templates`` of its layer, and its name has both parts: ``serve/gallery.html`` is the file
``cardlab/serve/templates/gallery.html``. A missing value is an error. Values that are already HTML, a stylesheet or a script
need the filter ``safe``. A line break next to a tag is for readers of the template, and is left out. A space that should be
visible there is written ``{{ " " }}``.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from cardlab.words.languages import direction

if TYPE_CHECKING:
    from jinja2 import Environment
    from jinja2.lexer import Token

_BREAK = re.compile(r"\s*\n\s*(?=<|\Z)|(?<=>)\s*\n\s*|\A\s*\n\s*")
"""A line break next to a tag, of HTML or of the template."""

_added_scripts: list[str] = []


def render(name: str, /, **context: Any) -> str:
    """Returns the HTML of a template with these values.

    Args:
        name: The template, with its layer: ``documents/card.html``.
        context: The values, by their names in the template.

    Raises:
        jinja2.TemplateNotFound: There is no such template.
        jinja2.UndefinedError: It uses a name without a value.
    """
    return _environment().get_template(name).render(context)


def document(name: str, /, language: str, title: str, css: str = "", *, script: str = "", **context: Any) -> str:
    """Returns a whole page, from a template that extends ``documents/page.html``. It raises the same errors as `render`.

    Args:
        name: The template, with its layer.
        language: The language of its words, which decides the reading direction.
        title: The title of the browser window.
        css: Its stylesheet; "" for a template that names files in its block `head`.
        script: The ES module that it runs, if any.
        context: The other values.
    """
    from cardlab.frontend.bundle import module  # keeps it out of kernels

    told = {"language": language, "direction": direction(language), "title": title}
    return render(name, css=css, first=module("early_theme"), script=script, **told, **context)


def add_script(url: str) -> None:
    """Adds a script to every page that this process writes, such as that of `cardlab serve --dev`."""
    _added_scripts.append(url)


def read_templates() -> None:
    """Reads all templates, so that no visitor waits for it."""
    for layer in files("cardlab").iterdir():
        folder = layer.joinpath("templates")
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".html"):
                _environment().get_template(f"{layer.name}/{file.name}")


@cache
def _environment() -> Environment:
    from jinja2 import Environment, FunctionLoader, StrictUndefined  # takes 70 ms, so it is loaded only when something is shown
    from jinja2.ext import Extension

    class Joined(Extension):
        """Leaves out line breaks next to tags."""

        def filter_stream(self, stream: Iterable[Token]) -> Iterable[Token]:
            return (token._replace(value=_BREAK.sub("", token.value)) if token.type == "data" else token for token in stream)

    environment = Environment(loader=FunctionLoader(_source), extensions=[Joined], autoescape=True, undefined=StrictUndefined)
    environment.globals["added_scripts"] = _added_scripts
    environment.policies["json.dumps_kwargs"] = {"ensure_ascii": False}  # Arabic as letters, and names in their order
    return environment


def _source(name: str) -> tuple[str, str, None] | None:
    """Returns the text of a template and its path, wherever the package is installed; None if there is none."""
    layer, _, file = name.partition("/")
    path = files("cardlab").joinpath(layer, "templates", file)
    return (path.read_text(encoding="utf-8"), str(path), None) if path.is_file() else None
