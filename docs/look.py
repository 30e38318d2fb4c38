"""Writes the page that shows the look: every part of a page in every state, drawn from a real state of a game or a lesson.

    python -m docs.look [--language en] [look.html]

Nothing on it is a copy: it shows exactly what a page would show. `docs/explanation/look.md` has the decisions and their
reasons.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from cardlab import Match, find
from cardlab.bots import bot_moves
from cardlab.bots import find as find_bot
from cardlab.core.cards import pack
from cardlab.documents.pictures import match_picture
from cardlab.documents.templates import _environment
from cardlab.frontend.bundle import module, style, stylesheet
from cardlab.lessons import find as find_lesson
from cardlab.lessons import slugs
from cardlab.models import names as models
from cardlab.serve.pages.gallery import gallery_page, notice_page
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.serve.pages.rules_page import rules_page
from cardlab.serve.pages.teacher_page import teacher_page
from cardlab.sessions.page_texts import page_texts
from cardlab.teaching.lesson import Practise
from cardlab.teaching.question import Question
from cardlab.widgets import LessonWidget, PlayTable, model_widget
from cardlab.words.languages import direction
from cardlab.words.words import Words
from docs.contrast import THEMES, tokens

HERE = Path(__file__).parent
TITLE = "Every part in every state"
ABOUT = "Drawn by the modules of the pages, from states of games and lessons as they are played."
WIDE, NARROW = 1180, 374
ENTRIES = ("play_table_notebook", "lesson", "model_widget", "cards")
Does = Sequence[tuple[str, str | None]]
"""Actions on a part: a selector, and the text to write or choose there, or None for a press."""


@dataclass
class Part:
    """One part of a page, shown in a figure of its own.

    Attributes:
        title: The title of the figure.
        entry: The module that draws it; "" for a whole page.
        state: Its traits.
        hears: The messages that it gets from the session.
        does: The actions done in it afterwards.
        states: Selectors of elements that are also shown below it, in all their states.
        page: A whole page, as HTML.
        wide: Its width in pixels.
        only: "stage" for a lesson shown with only its stage.
        direction: The direction of its text.
        id: Its name among all parts.
    """

    title: str
    entry: str = ""
    state: dict[str, Any] = field(default_factory=dict)
    hears: list[Any] = field(default_factory=list)
    does: Does = ()
    states: Sequence[str] = ()
    page: str = ""
    wide: int = WIDE
    only: str = ""
    direction: str = "ltr"
    id: str = ""


# ---------------------------------------------------------------------------------------- tables


def table(
    title: str,
    game: str,
    moves: int = 0,
    *messages: Callable[[PlayTable], dict[str, Any]],
    seed: int = 7,
    does: Does = (),
    states: Sequence[str] = (),
    wide: int = WIDE,
    preset: str | None = None,
    words: Words,
    **options: Any,
) -> Part:
    """Returns a table after some moves, with its session's answers to messages of the page."""
    match = Match(find(game).with_options(preset=preset, **options) if preset else find(game).with_options(**options), seed)
    bot_moves(match, dict.fromkeys(match.game.seats, find_bot("greedy")), automatic=True, at_most=moves)
    shown = PlayTable(match, bots="greedy", language=words.language)
    state = shown.page_state()
    hears = [shown.session.handle({"at": len(shown.match.actions), **message(shown)}) for message in messages]
    return Part(title, shown.entry, state, hears, does, states, wide=wide)


def first_action(shown: PlayTable) -> dict[str, Any]:
    """Returns the message with which the learner takes the first legal action."""
    return {"do": "play", "action": shown.session.status()["actions"][0]["action"]}


def coach(_: PlayTable) -> dict[str, Any]:
    """Returns the message with which the learner asks the coach."""
    return {"do": "ask_coach"}


def refused(_: PlayTable) -> dict[str, Any]:
    """Returns a message with an illegal action."""
    return {"do": "play", "action": "p1 play 2h"}


MENU: Does = ((".cardlab-stage-bar > :last-child", None),)


def tables(words: Words) -> Iterator[Part]:
    """Yields tables at each kind of moment."""
    yield table("A game of chance", "war", words=words)
    yield table("Compared cards", "war", 2, first_action, words=words)
    yield table("Sums", "addition_war", 4, words=words)
    yield table("After a move", "fast_food", 4, first_action, words=words)
    yield table(
        "Cards are lifted for one action",
        "tablanette",
        0,
        words=words,
        does=[("[data-zone='hand.p1'] li:nth-child(2) .cardlab-felt-touch", None)],
    )
    yield table("What the coach says", "tablanette", 0, coach, words=words)
    yield table("A refusal", "tablanette", 0, refused, words=words)
    yield table("Amounts", "seven_twenty_seven", 0, words=words)
    yield table("Scattered cards", "scramble_war", 0, words=words)
    yield table("Pairs", "soureh", 0, words=words)
    yield table("Heaps", "money", 6, words=words)
    yield table("Four hands", "twos", 2, words=words)
    yield table("Cards are put in order", "napoleons_war", words=words, does=[(".cardlab-action", None)])
    yield table("A moment for the quick", "egyptian_war", 2, words=words)
    yield table(
        "Nobody is at the other end", "fast_food", 2, does=[("[data-zone='hand.p1'] .cardlab-felt-touch", None)], words=words
    )
    yield table("The end, and what can be looked back at", "tablanette", 500, max_hands=1, words=words)
    yield table("On a phone", "fast_food", 4, wide=NARROW, words=words)
    yield table("Compared on a phone", "war", 2, first_action, wide=NARROW, words=words)
    yield table("The menu", "war", 0, does=MENU, words=words)


# ---------------------------------------------------------------------------------------- lessons


def lesson(
    title: str, slug: str, stage: str, words: Words, *, does: Does = (), states: Sequence[str] = (), **about: Any
) -> Part:
    """Returns a lesson at one of its stages."""
    more = {name: about.pop(name) for name in ("wide", "only") if name in about}
    page = LessonWidget(slug, seed=3, language=words.language, **about)
    kinds = [one["kind"] for one in page.lesson["stages"]]
    tab = (f".cardlab-tab:nth-child({kinds.index(stage) + 1})", None)
    return Part(title, "lesson", page.page_state(), [], [tab, *does], states, **more)


def asked() -> Iterator[tuple[str, str, Question]]:
    """Yields a lesson, a kind and a question for each form of question, with each model that it uses."""
    seen = set()
    for slug in slugs():
        for stage in find_lesson(slug).stages:
            for made in stage.questions if isinstance(stage, Practise) else ():
                question = made.question(1, 0)
                drawn = None if question.model is None else question.model["model"]
                form = (question.answer_type, drawn if question.is_on_model else None)
                if "screen" in made.where and form not in seen:
                    seen.add(form)
                    yield slug, f"{made.kind} {made.level}", question


CHECK = ".cardlab-exercise [type=submit]"


def lessons(words: Words) -> Iterator[Part]:
    """Yields the stages of lessons, and questions of all forms."""
    yield lesson(
        "Watch",
        "addition_war",
        "watch",
        words,
        does=[("[data-action=step]", None)] * 3,
        states=[".cardlab-tab:last-child"],
    )
    yield lesson("The rule card", "fast_food", "watch", words, does=[(".cardlab-lesson-head > .cardlab-toggle", None)])
    yield lesson("Predict", "subtraction_war", "predict", words)
    said = [("[data-action=p2]", None), ("[data-action=sure_3]", None)]
    yield lesson("A prediction has come, or not", "subtraction_war", "predict", words, does=said)
    for slug, kind, question in asked():
        name, level = kind.split()
        drawn = f" on {question.model['model']}" if question.is_on_model and question.model else ""
        yield lesson(
            f"Asked: {question.answer_type}{drawn}",
            slug,
            "practise",
            words,
            kinds=[name],
            levels=level,
            only="stage",
            states=[".cardlab-choice"] if question.answer_type in ("one", "card") else [],
        )
    sum_asked: dict[str, Any] = {"kinds": ["sum"], "levels": "1", "only": "stage"}
    yield lesson(
        "A hint",
        "addition_war",
        "practise",
        words,
        does=[(".cardlab-exercise .cardlab-tools button:not([type=submit])", None)],
        **sum_asked,
    )
    yield lesson("Nothing was answered", "addition_war", "practise", words, does=[(CHECK, None)], **sum_asked)
    yield lesson(
        "A reply to what is not right",
        "addition_war",
        "practise",
        words,
        does=[(".cardlab-number", "1"), (CHECK, None)],  # no sum is so small
        **sum_asked,
        states=[".cardlab-number", ".cardlab-pad-key"],
    )
    yield lesson("A question on a phone, with the pad", "addition_war", "practise", words, wide=NARROW, **sum_asked)
    yield lesson("Play: a difference is said", "subtraction_war", "play", words, only="stage")
    yield lesson("Play: models beside the table", "addition_war", "play", words, only="stage")
    yield lesson("Play: cards of a hand", "fast_food", "play", words, only="stage")
    yield lesson("Investigate", "addition_war", "investigate", words, only="stage")
    yield lesson("The exit ticket", "fast_food", "ticket", words, only="stage")


# ---------------------------------------------------------------------------------------- models and pages

MODEL_STATES: dict[str, list[dict[str, Any]]] = {
    "ten_frames": [{"a": 0, "b": 0}, {"a": 7, "b": 6}, {"a": 10, "b": 10}, {"a": 8, "b": 5, "value": 4}],
    "number_line": [{}, {"hops": [0, 9, 14], "high": 20}, {"marks": [3, 9]}, {"value": 6}],
    "bar_model": [{"parts": [0]}, {"parts": [9, 5]}, {"parts": [9, 5], "other": [8, 7]}, {"parts": [9], "value": 4}],
    "matching_rows": [{"a": 9, "b": 0}, {"a": 9, "b": 5}, {"a": 6, "b": 6}, {"a": 9, "b": 5, "by_hand": True}],
    "hundred_chart": [
        {},
        {"total": 35, "reachable": [42, 38]},
        {"total": 100},
        {"choosable": [*range(1, 101)], "chosen": [7, 14]},
    ],
    "double_target": [{}, {"totals": [12]}, {"totals": [40, 60]}, {"value": 13}],
}
"""Empty, partly filled, full, and with a value set by hand; a model that is not listed is shown with its default traits."""


def model_parts(words: Words) -> Iterator[Part]:
    """Yields the visual models, in each state."""
    for kind in models():
        for traits in MODEL_STATES.get(kind, [{}]):
            told = ", ".join(f"{name} {value}" for name, value in traits.items())[:60]
            made = model_widget(kind, words.language, **traits)
            yield Part(f"{kind}: {told or 'as it is made'}", "model_widget", made.page_state(), wide=560)


def pages(words: Words) -> Iterator[Part]:
    """Yields whole pages, and a notebook's output without a front end."""
    language, addresses = words.language, PageAddresses("http://localhost:8866", "/", "/voila/render/")
    yield Part("The gallery", page=gallery_page("/", "/voila/render/", language))
    yield Part("The rules of a game", page=rules_page("war", "/", "/voila/render/", language))
    yield Part("The teacher's page", page=teacher_page("addition_war", addresses, {}, language))
    for name in ("missing", "broken", "busy"):
        yield Part(f"A page that is {name}", page=notice_page(name, "/", language), wide=560)
    match = Match(find("tablanette"), 7)
    yield Part("A picture, where there is no front end", page=match_picture(match, "p1", words), wide=560)


# ---------------------------------------------------------------------------------------- the page


def swatches() -> list[dict[str, str]]:
    """Returns the design tokens, each with its value in every theme."""
    values = [tokens(theme) for theme in THEMES]
    return [{"name": name, "value": " ".join(dict.fromkeys(one[name] for one in values))} for name in values[0]]


def in_every_state(css: str) -> str:
    """Returns a stylesheet in which classes show the states that otherwise need a pointer or the keyboard."""
    names = {"hover": "is-hover", "focus-visible": "is-focus"}
    return re.sub(r":(hover|focus-visible)\b", lambda found: f":is(:{found[1]}, .{names[found[1]]})", css)


def page(language: str = "en") -> str:
    """Returns the page as HTML, self-contained."""
    words = Words(language)
    sections = [
        ("cards", "Cards", [Part("All cards: as printed, with large numbers, in four colours", "cards")]),
        ("tables", "Tables", [*tables(words)]),
        ("lessons", "Lessons", [*lessons(words)]),
        ("models", "Models", [*model_parts(words)]),
        ("pages", "Pages", [*pages(words)]),
    ]
    parts = [part for _, _, found in sections for part in found]
    for number, part in enumerate(parts):
        part.id, part.direction = f"part{number}", direction(language)
    shown = {part.id: asdict(part) for part in parts if part.entry}
    backs = ["?", "~7d", "~Kh"]
    data = {
        "modules": {entry: module(entry) for entry in ENTRIES},
        "parts": shown,
        "cards": [*(card.name for card in pack(jokers=2)), *backs],
        "names": page_texts(words)["cards"],
    }
    script = module("anywidget_shim") + re.sub(r"^import .*\n", "", (HERE / "look.js").read_text("utf-8"), flags=re.M)
    css = in_every_state(stylesheet() + style("site_pages.css")) + (HERE / "look.css").read_text("utf-8")
    template = _environment().from_string((HERE / "look.html").read_text("utf-8"))
    return template.render(
        language="en",
        direction="ltr",
        title=TITLE,
        about=ABOUT,
        css=css,
        first=module("early_theme"),
        script=script,
        data=data,
        tokens=swatches(),
        sections=[{"name": name, "title": title, "parts": found} for name, title, found in sections],
    )


def main() -> None:
    """Writes the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("into", nargs="?", default="look.html", type=Path)
    parser.add_argument("--language", default="en")
    given = parser.parse_args()
    given.into.write_text(page(given.language), encoding="utf-8")
    print(f"written: {given.into}")


if __name__ == "__main__":
    main()
