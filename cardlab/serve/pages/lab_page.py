"""Writes the page of the lab: a form to choose a study, and below it the results as a table, a plot and a file.

The address holds all choices, so a study can be linked to, and shown again in another language.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.core.options import Option, spelling
from cardlab.core.registry import find, games
from cardlab.frontend.bundle import module
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.page_frame import framed
from cardlab.sessions.query_parameters import USUAL_GAME, words_from_query
from cardlab.words.game_labels import game_text
from cardlab.words.rulebook_text import rulebook, value_text
from cardlab.words.words import Words

NUMBERS = (100, 1_000, 10_000, 100_000)
"""The numbers of matches to choose from."""
SECONDS = 30
"""A study stops after this time and shows its results so far, because somebody is waiting for the page."""
SETTINGS = 5
"""How many values of a numeric rule the form offers, from the smallest on."""


@dataclass(frozen=True)
class LabForm:
    """The settings in the address of the page, with defaults in place of wrong ones.

    Attributes:
        game: The game.
        rule: The option whose settings are compared; "" for none.
        settings: The settings to compare, of those offered; all if the address names none.
        number: The number of matches of each.
        seed: The seed of the deals.
        figure: The measure; "" for the main measure of the game.
        deals: Whether to run the study; otherwise only the form is shown.
    """

    game: type[Game]
    rule: str = ""
    settings: tuple[Any, ...] = ()
    number: int = NUMBERS[0]
    seed: int = 0
    figure: str = ""
    deals: bool = False


def read_lab_form(query: Mapping[str, str]) -> LabForm:
    """Reads the address of the page: ``?game=war&rule=war_down&settings=1,3&number=1000&seed=7&figure=turns&deal=1``."""
    try:
        game = find(query.get("game", USUAL_GAME))
    except CardlabError:
        game = find(USUAL_GAME)
    option = next((option for option in game.options() if option.name == query.get("rule")), None)
    values = offered(option) if option else []
    chosen = query.get("settings", "").split(",")
    number, seed = query.get("number", ""), query.get("seed", "")
    return LabForm(
        game,
        option.name if option else "",
        tuple(value for value in values if spelling(value) in chosen) or tuple(values),
        next((n for n in NUMBERS if str(n) == number), NUMBERS[0]),
        int(seed) if seed.removeprefix("-").isdecimal() else 0,
        query.get("figure", ""),
        "deal" in query,
    )


def offered(option: Option) -> list[Any]:
    """Returns the settings of a rule that the form offers: all choices, or the first of a range."""
    if option.choices:
        return list(option.choices)
    low = option.at_least or 0
    most = low + SETTINGS - 1
    return list(range(low, most + 1 if option.at_most is None else min(most, option.at_most) + 1))


def lab_page(base_url: str, query: Mapping[str, str]) -> str:
    """Returns the page as HTML.

    Args:
        base_url: The path of the server, with a slash at its end.
        query: The query of the address; see `read_lab_form`. Its ``lang`` and ``digits`` choose the language of the page.
    """
    form, words = read_lab_form(query), words_from_query(query)
    locale = locale_query(words)
    shown: dict[str, Any] = {}
    wrong = ""
    if form.deals:
        try:
            shown = _shown(form, words)
        except CardlabError as error:
            wrong = str(error)
    option = next((option for option in form.game.options() if option.name == form.rule), None)
    loaded = {slug: game for slug, game in games.loaded().items() if words.has(f"{slug}-game")}
    return framed(
        "serve/lab.html",
        words,
        words.say("lab-page-title"),
        query={name: value for name, value in query.items() if name not in ("lang", "digits")},
        form=form,
        locale=locale,
        base_url=base_url,
        gallery_url=address(f"{base_url}cardlab", locale),
        games=sorted((game_text(words, game.with_options()), slug) for slug, game in loaded.items()),
        rules=[(text.name, text.option.name) for text in rulebook(form.game.slug, words).options],
        settings=[
            (value_text(words, form.game, form.rule, value), spelling(value), value in form.settings)
            for value in (offered(option) if option else ())
        ],
        numbers=[(words.in_digits(f"{n:,}"), n) for n in NUMBERS],
        shown=shown,
        wrong=wrong,
        script=module("lab_form"),
    )


def _shown(form: LabForm, words: Words) -> dict[str, Any]:
    """Returns the results of the study: all figures, the chosen one as a table and a picture, and the file to download.

    Raises:
        CardlabError: The study cannot be run, or a package for it is missing.
    """
    from cardlab.documents.displays import show_plot, show_table
    from cardlab.lab.export import csv_text
    from cardlab.lab.option_grid import Grid

    found = _dealt(form.game.slug, form.rule, form.settings, form.number, form.seed, words.language)
    first = found.studies[0] if isinstance(found, Grid) else found
    figures = {name: first.label(name) for name in (*first.measures, *(f"won.{seat}" for seat in first.game.seats))}
    name = form.figure if form.figure in figures else first.main
    if isinstance(found, Grid):
        table, plot, studies = found.table(name), found.plot(name), list(zip(found.settings, found.studies, strict=True))
    else:
        table = found.summary()
        plot = found.wins() if name.startswith("won.") else found.histogram(name)
        studies = [({}, found)]
    return {
        "figures": figures,
        "figure": name,
        "table": show_table(table)["text/html"],
        "plot": show_plot(plot)["text/html"],
        "file": f"{form.game.slug}.csv",
        "data": b64encode(csv_text(studies).encode()).decode(),
    }


@lru_cache(maxsize=4)  # another measure of the same study needs no new deals
def _dealt(game: str, rule: str, settings: tuple[Any, ...], number: int, seed: int, language: str) -> Any:
    """Runs one study, or a grid with one for each setting, within the time that somebody waits."""
    from cardlab.lab.option_grid import Grid
    from cardlab.lab.studies import study

    chosen: list[dict[str, Any]] = [{rule: value} for value in settings]
    played = [find(game).with_options(**setting) for setting in chosen or [{}]]
    asked: dict[str, Any] = {"matches": number, "seed": seed, "within": SECONDS / len(played)}
    dealt = [study(one, progress=False, language=language, **asked) for one in played]
    return Grid(chosen, dealt) if chosen else dealt[0]
