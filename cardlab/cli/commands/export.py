"""``cardlab export``: writes a match, a visual model or questions as a page or an ES module that needs no server."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardlab.cli.commands.arguments import Subcommands, add_words, read_match
from cardlab.core.errors import CardlabError
from cardlab.core.foreign_files import ReadError, parse_json
from cardlab.core.whole_files import write_text

if TYPE_CHECKING:
    from cardlab.widgets.base_widget import BaseWidget


def add(commands: Subcommands) -> None:
    """Adds the commands of this module with their arguments."""
    exporting = commands.add_parser("export", help="write a match, a visual model or questions as a file that needs no server")
    kinds = exporting.add_subparsers(required=True, metavar="match | model | exercise")

    match = kinds.add_parser("match", help="a match to step through")
    match.add_argument("game", metavar="GAME", nargs="?", help="a game listed by `cardlab list`, which bots play")
    match.add_argument("--preset", help="a preset, see `cardlab rules GAME`")
    match.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option; may be repeated")
    match.add_argument("--seed", type=int, default=0, help="seed of the deal")
    match.add_argument("--bots", default="greedy", help="the bots that play")
    match.add_argument("--moves", type=int, default=20, help="number of actions; the match may end earlier")
    match.add_argument("--load", type=Path, metavar="FILE", help="show a saved match instead")
    match.set_defaults(make=_match)

    model = kinds.add_parser("model", help="a visual model")
    model.add_argument("model", metavar="MODEL", help="a model, such as ten_frames")
    model.add_argument("traits", metavar="TRAIT=VALUE", nargs="*", help="its traits, such as a=8")
    model.set_defaults(make=_model)

    exercise = kinds.add_parser("exercise", help="questions of a lesson, which answer by themselves")
    exercise.add_argument("lesson", metavar="LESSON", help="a lesson, such as addition_war")
    exercise.add_argument("kind", metavar="KIND", help="a kind of its questions, such as sum")
    exercise.add_argument("--level", type=int, default=0, help="level of the questions (default: the lowest)")
    exercise.add_argument("--seed", type=int, default=0, help="seed; the same seed asks the same questions")
    exercise.add_argument("--count", type=int, default=5, help="number of questions")
    exercise.add_argument("--deck", default="", help="deck of the lesson, such as fractions")
    exercise.set_defaults(make=_exercise)

    for kind in (match, model, exercise):
        kind.add_argument("--esm", action="store_true", help="write an ES module for a book of MyST or a page of marimo")
        kind.add_argument("--out", type=Path, metavar="FILE", help="output file (default: named for what it shows)")
        add_words(kind)
        kind.set_defaults(run=_export)


def _export(asked: argparse.Namespace) -> int:
    widget, name = asked.make(asked)
    path = asked.out or Path(f"{name}.{'mjs' if asked.esm else 'html'}")
    write_text(path, widget.to_esm() if asked.esm else widget.to_html(name))
    print(path)
    return 0


def _match(asked: argparse.Namespace) -> tuple[BaseWidget, str]:
    from cardlab.core.registry import find
    from cardlab.match import Match
    from cardlab.widgets import Replay

    if (asked.game is None) == (asked.load is None):
        raise CardlabError("name a game, or a saved match with --load, and not both")
    if asked.load:
        match = read_match(asked.load)
    else:
        game = find(asked.game)
        made = game.with_options(asked.preset, **game.read_options(asked.option))
        match = Match(made, asked.seed).play_out(asked.bots, at_most=asked.moves)
    return Replay(match, language=asked.lang, digits=asked.digits), match.game.slug


def _model(asked: argparse.Namespace) -> tuple[BaseWidget, str]:
    from traitlets import TraitError

    from cardlab.widgets import model_widget

    try:
        return model_widget(asked.model, asked.lang, **dict(map(_trait, asked.traits))), asked.model
    except TraitError as error:
        raise CardlabError(f"{error!s:.300}") from error


def _trait(text: str) -> tuple[str, Any]:
    """Reads a trait: ``a=8`` -> ("a", 8), ``marks=[1,2]`` -> ("marks", [1, 2]), ``name=Mia`` -> ("name", "Mia")."""
    name, sign, value = text.partition("=")
    if not sign:
        raise CardlabError(f"{text!r} is not a trait: write NAME=VALUE, such as a=8")
    try:
        return name, parse_json(value)
    except ReadError:
        return name, value


def _exercise(asked: argparse.Namespace) -> tuple[BaseWidget, str]:
    from cardlab.widgets import Exercise

    given = {name: getattr(asked, name) for name in ("level", "seed", "count", "deck", "digits")}
    return Exercise(asked.lesson, asked.kind, language=asked.lang, **given), f"{asked.lesson}_{asked.kind}"
