"""HTML templates, the only way HTML is written. They escape every value.

A template lies in the folder ``templates`` of its layer and is named by both: ``serve/gallery.html`` is the file
``cardlab/serve/templates/gallery.html``. A name that is not put in is an error. What is HTML, a stylesheet or a
script already is put in with the filter ``safe``. A line break beside a tag is there for who reads the template, and is left
out: a space that is to be seen there is written ``{{ " " }}``.
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
"""A line break beside a tag, be it one of HTML or of the template."""

_added_scripts: list[str] = []


def render(name: str, /, **context: Any) -> str:
    """The HTML that a template makes of what is put in.

    Args:
        name: The template, with its layer: ``documents/card.html``.
        context: What is put in, by its names in the template.

    Raises:
        jinja2.TemplateNotFound: There is no such template.
        jinja2.UndefinedError: It asks for a name that is not put in.
    """
    return _environment().get_template(name).render(context)


def document(name: str, /, language: str, title: str, css: str = "", *, script: str = "", **context: Any) -> str:
    """A whole page, from a template that extends ``documents/page.html``. The same is raised as by `render`.

    Args:
        name: The template, with its layer.
        language: The language of its words, which says from which side it is read.
        title: What the browser shows above it.
        css: Its stylesheet; "" for a template that names files in its block `head`.
        script: The ES module that it runs, if any.
        context: What else is put in.
    """
    from cardlab.frontend.bundle import module  # no kernel pays for it

    told = {"language": language, "direction": direction(language), "title": title}
    return render(name, css=css, first=module("early_theme"), script=script, **told, **context)


def add_script(url: str) -> None:
    """Have every page that this process writes load a script, such as that of `cardlab serve --dev`."""
    _added_scripts.append(url)


def read_templates() -> None:
    """Read all templates, so that no reader waits for that."""
    for layer in files("cardlab").iterdir():
        folder = layer.joinpath("templates")
        for file in folder.iterdir() if folder.is_dir() else ():
            if file.name.endswith(".html"):
                _environment().get_template(f"{layer.name}/{file.name}")


@cache
def _environment() -> Environment:
    from jinja2 import Environment, FunctionLoader, StrictUndefined  # 70 ms, which only who is shown something pays for
    from jinja2.ext import Extension

    class Joined(Extension):
        """Leaves out line breaks beside tags."""

        def filter_stream(self, stream: Iterable[Token]) -> Iterable[Token]:
            return (token._replace(value=_BREAK.sub("", token.value)) if token.type == "data" else token for token in stream)

    environment = Environment(loader=FunctionLoader(_source), extensions=[Joined], autoescape=True, undefined=StrictUndefined)
    environment.globals["added_scripts"] = _added_scripts
    environment.policies["json.dumps_kwargs"] = {"ensure_ascii": False}  # Arabic as letters, and names in their order
    return environment


def _source(name: str) -> tuple[str, str, None] | None:
    """The text of a template and where it is, wherever the package is; None where there is none."""
    layer, _, file = name.partition("/")
    path = files("cardlab").joinpath(layer, "templates", file)
    return (path.read_text(encoding="utf-8"), str(path), None) if path.is_file() else None
