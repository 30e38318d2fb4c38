"""Defines the directive `live`, which puts a match, a visual model or a question on a page of the book, without a server.

    :::{live} replay a match, step by step: its game, seed and options, the bots, the first step shown
    game: addition_war
    seed: 7
    preset: lesson
    moves: 3
    :::

    :::{live} model               a visual model with its traits
    model: ten_frames
    a: 7
    :::

    :::{live} exercise            questions of one kind of a lesson
    lesson: addition_war
    kind: sum
    :::

The lines between the colons are YAML. The page has the widget's own still picture, for paper and for browsers without scripts,
and the traits of the widget's export, from which its own module draws it.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, ClassVar

import yaml
from docutils import nodes
from docutils.parsers.rst import Directive
from sphinx.application import Sphinx

from cardlab import find, start
from cardlab.core.errors import CardlabError
from cardlab.frontend.bundle import module, stylesheet
from cardlab.serve.pages.rules_page import match_to_watch
from cardlab.widgets import Exercise, Replay, model_widget
from cardlab.widgets.base_widget import BaseWidget

HERE = Path(__file__).parent
STATIC = "_static/live"


def replay(
    game: str,
    *,
    seed: int | None = None,
    preset: str | None = None,
    options: dict[str, Any] | None = None,
    moves: int = 20,
    bots: str = "greedy",
    step: int = 1,
    language: str = "en",
) -> Replay:
    """Returns a match that bots have played for this many actions; without a seed, the one that shows most of what
    is special.
    """
    chosen = {**(options or {}), **({"preset": preset} if preset else {})}
    if seed is None:
        match = match_to_watch(find(game).with_options(**chosen))
    else:
        match = start(game, seed=seed, **chosen).play_out(bots, at_most=moves)
    shown = Replay(match, language=language)
    shown.step = step
    return shown


def model(model: str, **traits: Any) -> BaseWidget:
    """Returns a visual model."""
    return model_widget(model, **traits)


WIDGETS = {"replay": replay, "model": model, "exercise": Exercise}


class Live(Directive):
    """Puts a widget on a page of the book. If it cannot be shown, the build reports the reason as an error of the page."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar[dict[str, Any]] = {}

    def run(self) -> list[nodes.Node]:
        """Returns the nodes that replace the directive."""
        kind = self.arguments[0]
        if kind not in WIDGETS:
            raise self.error(f"live: there is no {kind!r}; choose one of {', '.join(WIDGETS)}")
        try:
            widget = WIDGETS[kind](**(yaml.safe_load("\n".join(self.content)) or {}))
        except (CardlabError, TypeError, yaml.YAMLError) as error:
            raise self.error(f"live {kind}: {error}") from error
        return [nodes.raw("", fragment(widget), format="html")]


def fragment(widget: BaseWidget) -> str:
    """Returns a widget as a piece of a page of the book: a still picture, and the data for the script that replaces it."""
    state = json.dumps(widget.page_state(), ensure_ascii=False).replace("<", "\\u003c")
    return (
        f'<div class="live" data-entry="{widget.entry}"><script type="application/json">{state}</script>'
        f'<div class="live-still">{widget.picture()}</div></div>\n'
    )


def scripts() -> dict[str, str]:
    """Returns the files that a page with widgets loads: name -> text. A module is the text of a script, for pages on a disk."""
    entries = {"replay_widget", "model_widget", "exercise_widget"}
    texts = {
        f"{entry}.js": f"(globalThis.cardlabLive ??= {{}}).{entry} = {json.dumps(module(entry), ensure_ascii=False)};\n"
        for entry in sorted(entries)
    }
    own = re.sub(r"^import .*\n", "", (HERE / "live.js").read_text("utf-8"), flags=re.M)
    shim = module("anywidget_shim").replace("export ", "")
    return {**texts, "live.js": f"(() => {{\n{shim}\n{own}}})();\n", "widgets.css": stylesheet()}


def write_scripts(app: Sphinx, error: Exception | None) -> None:
    """Writes the scripts next to the pages."""
    if error is None and app.builder.format == "html":
        folder = Path(app.outdir, STATIC)
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in scripts().items():
            (folder / name).write_text(text, encoding="utf-8")


def load_scripts(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Makes a page load the scripts that its widgets need."""
    entries = {
        found
        for node in (doctree.findall(nodes.raw) if doctree is not None else ())
        for found in re.findall(r'data-entry="(\w+)"', node.astext())
    }
    if entries:
        app.add_css_file("live/widgets.css", priority=400)
        for entry in sorted(entries):
            app.add_js_file(f"live/{entry}.js", loading_method="defer")
        app.add_js_file("live/live.js", priority=900, loading_method="defer")


def setup(app: Sphinx) -> dict[str, Any]:
    """Registers the directive with Sphinx."""
    app.add_directive("live", Live)
    app.connect("html-page-context", load_scripts)
    app.connect("build-finished", write_scripts)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
