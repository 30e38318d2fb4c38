"""The lab on a page: choose a game, a rule and how many matches, see what comes, and take it along."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from ipywidgets import HTML, Button, Dropdown, GridBox, IntText, Label, Layout, SelectMultiple, VBox

from cardlab.core.errors import CardlabError
from cardlab.core.options import Option
from cardlab.core.registry import find, games
from cardlab.documents.displays import show_plot, show_table
from cardlab.documents.templates import render
from cardlab.lab.files import csv_text
from cardlab.lab.grid import Grid
from cardlab.lab.studies import Study, study
from cardlab.words.languages import DEFAULT_LANGUAGE, direction
from cardlab.words.messages import Words
from cardlab.words.rulebook import rulebook, value_text
from cardlab.words.story import game_text

NUMBERS = (100, 1_000, 10_000, 100_000)
"""Of matches."""
SECONDS = 30
"""After which a study is shown as far as it is: somebody waits for it in front of the page."""
SETTINGS = 5
"""Of a rule whose values are a range so many are offered, from the least on."""


class StudyPage(VBox):  # type: ignore[misc]  # ipywidgets has no types
    """A dashboard of studies, of widgets that every kernel has: for a notebook, and for a page that Voila serves.

    One study is shown where the rule is left as it is usual; where settings of a rule are chosen, they are set beside each
    other. What is shown can be taken along as a table (CSV) that says match by match what came.

    Args:
        game: The slug of the game that is chosen first.
        seed: What decides the deals.
        language, digits: The language and digits of the words.

    Raises:
        UnknownGame: There is no such game.
        CardlabError: There are no words in this language.
    """

    def __init__(self, game: str = "war", *, seed: int = 0, language: str = DEFAULT_LANGUAGE, digits: str = "") -> None:
        find(game)
        self.words = words = Words(language, digits=digits)
        self.dealt: Study | Grid | None = None
        loaded = {slug: found for slug, found in games.loaded().items() if words.has(f"{slug}-game")}
        names = sorted((game_text(words, found.with_options()), slug) for slug, found in loaded.items())
        self.game = Dropdown(options=names, value=game)
        self.rule = Dropdown()
        self.settings = SelectMultiple(rows=SETTINGS)
        self.number = Dropdown(options=[(words.in_digits(f"{n:,}"), n) for n in NUMBERS])
        self.seed = IntText(value=seed)
        self.figure = Dropdown(disabled=True)
        self.deal = Button(description=words.say("lab-page-deal"), button_style="primary")
        self.shown = HTML(layout=Layout(width="100%"))
        self._setting = False
        controls = {name: getattr(self, name) for name in ("game", "rule", "settings", "number", "seed", "figure")}
        form = GridBox(
            [part for name, control in controls.items() for part in self._labelled(name, control)],
            layout=Layout(grid_template_columns="minmax(7rem, max-content) minmax(0, 26rem)", grid_gap="6px 12px"),
        )
        said = {name: words.say(f"lab-page-{name}") for name in ("title", "text")}
        super().__init__([HTML(render("widgets/study_head.html", **said)), form, self.deal, self.shown])
        self.layout.direction = direction(words.language)
        self._choose_game()
        self.game.observe(lambda change: self._choose_game(), "value")
        self.rule.observe(lambda change: self._choose_rule(), "value")
        self.figure.observe(lambda change: self._show(), "value")
        self.deal.on_click(lambda button: self._deal())

    def _labelled(self, name: str, control: Any) -> list[Any]:
        """A control after its name, which whoever hears the page is told at the control, too."""
        text = self.words.say(f"lab-page-{name}")
        control.layout, control.tooltip = Layout(width="auto"), text
        return [Label(text), control]

    # -------------------------------------------------------------------------------- what is chosen

    @contextmanager
    def _by_itself(self) -> Iterator[None]:
        """What changes here was not chosen by anybody."""
        self._setting = True
        try:
            yield
        finally:
            self._setting = False

    def _choose_game(self) -> None:
        """Offer the rules of the game; the settings are those of none."""
        rules = [(text.name, text.option.name) for text in rulebook(self.game.value, self.words).options]
        with self._by_itself():
            self.rule.options = [(self.words.say("lab-page-usual"), ""), *rules]
            self.rule.value = ""
        self._choose_rule()

    def _choose_rule(self) -> None:
        """Offer the settings of the rule, all of them chosen."""
        if self._setting:
            return
        game = find(self.game.value)
        values = [value for option in game.options() if option.name == self.rule.value for value in offered(option)]
        self.settings.options = [(value_text(self.words, game, self.rule.value, value), value) for value in values]
        self.settings.value = tuple(values)
        self.settings.disabled = not values

    # -------------------------------------------------------------------------------- what comes

    def _deal(self) -> None:
        """Deal what is chosen, and show it; what is wrong with it is said in its place."""
        self.deal.disabled = True
        self._say(self.words.say("lab-page-dealing"))
        try:
            self.dealt = self._study()
        except CardlabError as error:
            self._say(str(error))
        else:
            first = self.dealt.studies[0] if isinstance(self.dealt, Grid) else self.dealt
            with self._by_itself():
                names = [*first.measures, *(f"won.{seat}" for seat in first.game.seats)]
                self.figure.options = [(first.label(name), name) for name in names]
                self.figure.value, self.figure.disabled = first.main, False
            self._show()
        finally:
            self.deal.disabled = False

    def _study(self) -> Study | Grid:
        """What is chosen, dealt: settings beside each other, or one study; all of it takes no longer than somebody waits."""
        settings: list[dict[str, Any]] = [{self.rule.value: value} for value in self.settings.value]
        games = [find(self.game.value).with_options(**setting) for setting in settings or [{}]]
        asked: dict[str, Any] = {"games": self.number.value, "seed": self.seed.value, "within": SECONDS / len(games)}
        dealt = [study(game, progress=False, language=self.words.language, **asked) for game in games]
        return Grid(settings, dealt) if settings else dealt[0]

    def _show(self) -> None:
        """The chosen figure of what was dealt, as a table and a picture, and where it can be taken from."""
        found = self.dealt
        if found is None or self._setting:
            return
        name = self.figure.value
        if isinstance(found, Grid):
            table, plot, studies = found.table(name), found.plot(name), list(zip(found.settings, found.studies, strict=True))
        else:
            table = found.summary()
            plot = found.wins() if name.startswith("won.") else found.histogram(name)
            studies = [({}, found)]
        self.shown.value = render(
            "widgets/study_page.html",
            table=show_table(table)["text/html"],
            plot=show_plot(plot)["text/html"],
            file=f"{self.game.value}.csv",
            data=b64encode(csv_text(studies).encode()).decode(),
            text=self.words.say("lab-page-take"),
        )

    def _say(self, text: str) -> None:
        self.shown.value = render("widgets/said.html", text=text)


def offered(option: Option) -> list[Any]:
    """The settings of a rule that are offered: all choices, or the first of a range."""
    if option.choices:
        return list(option.choices)
    low = option.at_least or 0
    most = low + SETTINGS - 1
    return list(range(low, most + 1 if option.at_most is None else min(most, option.at_most) + 1))
