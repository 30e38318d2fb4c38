"""Each attribute of a lesson, its stages and their parts changes something in the data that a page gets, or on a handout.

An attribute without a case here fails by its name, and so does a case that changes nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import fields, replace
from fractions import Fraction
from typing import Any

import pytest

from cardlab import lessons
from cardlab.core.declarations import SPECTATOR
from cardlab.documents.handouts import HANDOUTS, handouts_of
from cardlab.lessons import find
from cardlab.protocol.messages import parse
from cardlab.sessions.jobs import run_here
from cardlab.sessions.widget_sessions import LessonWidgetSession
from cardlab.teaching.experiment import Experiment
from cardlab.teaching.lesson import (
    ExitTicket,
    Investigate,
    Lesson,
    Play,
    Practise,
    Predict,
    StageDeal,
    Watch,
)
from cardlab.teaching.rule_card import RuleCard, RuleLine, rule_line
from cardlab.words.words import Words

SUMS, TOTALS, HANDS, NUMBERS = "addition_war", "fast_food", "seven_twenty_seven", "compare"
WATCHED = "a lesson in which nothing is done but watch"
OTHER_NUMBERS = "a lesson about another deck"
BASES = {slug: find(slug) for slug in (SUMS, TOTALS, HANDS, NUMBERS)}
BASES[WATCHED] = replace(BASES[SUMS], stages=BASES[SUMS].stages[:1])
BASES[OTHER_NUMBERS] = BASES[NUMBERS]
DECKS = {OTHER_NUMBERS: "unit_fractions"}
"""The decks that the pages ask for."""
LOCALE = {"language": "en", "digits": "", "names": {}}
Change = Callable[[Any], Any]
"""A part of a lesson -> another value for an attribute."""

PROOFS: dict[type, dict[str, tuple[str, Change]]] = {
    Lesson: {
        "slug": (WATCHED, lambda _: "subtraction_war"),
        "stages": (SUMS, lambda lesson: lesson.stages[:-1]),
        "step_models": (SUMS, lambda _: None),
        "models": (SUMS, lambda _: None),
        "rules": (SUMS, lambda _: None),
        "record": (SUMS, lambda _: ()),
        "deck": (NUMBERS, lambda _: "decimals"),
        "of_deck": (OTHER_NUMBERS, lambda lesson: lambda _: lesson),
    },
    StageDeal: {
        "game": (SUMS, lambda _: "subtraction_war"),
        "preset": (SUMS, lambda _: None),
        "actions": (SUMS, lambda deal: deal.actions - 1),
        "shift": (SUMS, lambda deal: deal.shift + 5),
        "bot": (TOTALS, lambda _: "random"),
        "options": (SUMS, lambda _: {"max_turns": 5}),
        "shows": (NUMBERS, lambda _: ""),
    },
    Watch: {
        "deal": (SUMS, lambda stage: replace(stage.deal, shift=9)),
        "viewer": (TOTALS, lambda _: SPECTATOR),
        "joins": (TOTALS, lambda _: ()),
        "talk": (SUMS, lambda _: {}),
    },
    Predict: {
        "deal": (SUMS, lambda stage: replace(stage.deal, shift=9)),
        "asks": (SUMS, lambda _: lambda *_: None),
        "begins": (TOTALS, lambda _: 0),
        "viewer": (TOTALS, lambda _: SPECTATOR),
        "hides": (SUMS, lambda _: ()),
        "keeps_picture": (SUMS, lambda _: True),
        "joins": (NUMBERS, lambda _: ()),
        "talk": (SUMS, lambda _: {}),
    },
    Play: {
        "deal": (SUMS, lambda stage: replace(stage.deal, shift=9)),
        "bot": (TOTALS, lambda _: "random"),
        "undo": (SUMS, lambda _: True),
        "talk": (SUMS, lambda _: {}),
    },
    Practise: {
        "questions": (SUMS, lambda stage: stage.questions[:-1]),
        "core": (SUMS, lambda _: ()),
        "fluency": (SUMS, lambda _: ()),
        "top": (SUMS, lambda _: 2),
        "suit": (SUMS, lambda stage: replace(stage.suit, sign="c")),
        "talk": (SUMS, lambda _: {}),
    },
    Investigate: {
        "experiment": (SUMS, lambda stage: replace(stage.experiment, games=100)),
        "talk": (SUMS, lambda _: {}),
    },
    ExitTicket: {
        "questions": (SUMS, lambda stage: stage.questions[3:]),
        "levels": (SUMS, lambda _: (1, 2)),
    },
    Experiment: {
        "name": (HANDS, lambda _: "hits"),
        "game": (SUMS, lambda _: "subtraction_war"),
        "draw": (SUMS, lambda _: lambda game, rng, games: iter([7] * games)),
        "order": (SUMS, lambda experiment: lambda game: list(experiment.order(game))[1:]),
        "asks": (HANDS, lambda experiment: replace(experiment.asks, least=False)),
        "exact": (SUMS, lambda experiment: lambda game: {**experiment.exact(game), 7: Fraction(1, 2)}),
        "arms": (TOTALS, lambda experiment: experiment.arms[1:]),
        "options": (SUMS, lambda _: {"court_cards": "ten"}),
        "vary": (TOTALS, lambda _: {"score_by": ("both", "digits")}),
        "own": (HANDS, lambda experiment: {"total": experiment.own["total"][1:]}),
        "ways": (TOTALS, lambda _: lambda game: dict.fromkeys(("62", "69", "84"), 1)),
        "decimals": (HANDS, lambda _: False),
        "facts": (NUMBERS, lambda experiment: {**experiment.facts, "card": "nothing"}),
        "one_game": (SUMS, lambda _: None),
        "pictured": (HANDS, lambda _: lambda option: ()),
        "games": (SUMS, lambda _: 100),
    },
}


def changed(lesson: Lesson, kind: type, name: str, change: Change) -> Lesson:
    """Returns the lesson with one attribute changed, in its first part of this kind."""

    def other(part: Any) -> Any:
        if isinstance(part, kind):
            return replace(part, **{name: change(part)})
        for inner in ("deal", "experiment"):
            found = getattr(part, inner, None)
            if isinstance(found, kind):
                return replace(part, **{inner: other(found)})
        return part

    if kind is Lesson:
        return other(lesson)
    stages = list(lesson.stages)
    place = next(n for n, stage in enumerate(stages) if other(stage) != stage)
    stages[place] = other(stages[place])
    return replace(lesson, stages=tuple(stages))


def sent(monkeypatch, lesson: Lesson, deck: str = "") -> str:
    """Returns the handouts and all data for a page of the lesson: its first state, the help for several people, each stage, two turns, and a
    hundred games.
    """
    monkeypatch.setitem(lessons.registry.added, lesson.slug, lesson)
    told: list[Any] = []
    about = {"kind": "lesson", "slug": lesson.slug, "seed": 3, "seat": 0, "deck": deck, "looks": {}, "locale": LOCALE}
    end = LessonWidgetSession(about, told.append, run_here)
    run_here(end.begin())
    told += [HANDOUTS[name](lesson, Words()) for name in handouts_of(lesson)]
    told += [end.models, run_here(end.state()), run_here(end.answering(parse({"do": "open_together"})))]
    for kind in dict.fromkeys(stage.kind for stage in lesson.stages):
        told.append(run_here(end.answering(parse({"do": "open_stage", "stage": kind}))))
    for _ in range(2 if end.session.match_session else 0):
        status = end.session.match_session.status()
        action = " ".join([status["actions"][0]["action"], *_said(status)])
        told.append(run_here(end.answering(parse({"do": "play", "at": status["at"], "action": action}))))
    for experiment in [stage.experiment for stage in lesson.stages if isinstance(stage, Investigate)][:1]:
        message = {"do": "run_experiment", "experiment": experiment.name, "arms": experiment.usual, "games": 100, "at": 1}
        told.append(run_here(end.answering(parse(message))))
    monkeypatch.undo()
    return json.dumps(told)


def _said(status: dict[str, Any]) -> list[str]:
    """Returns the calls for the first action, right or wrong."""
    asked = [one for one in status["asks"] if one["name"] in status["actions"][0]["asks"]]
    return [
        one["name"] if one["flag"] else f"{one['name']} {one['choices'][0]['value'] if one['choices'] else 11}" for one in asked
    ]


@pytest.mark.parametrize("kind", PROOFS, ids=lambda kind: kind.__name__)
def test_every_attribute_has_a_case(kind):
    assert {field.name for field in fields(kind)} == PROOFS[kind].keys()


@pytest.fixture(scope="module")
def unchanged():
    """Returns the data for a page of each lesson, unchanged."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        return {name: sent(monkeypatch, lesson, DECKS.get(name, "")) for name, lesson in BASES.items()}


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, proofs in PROOFS.items() for name in proofs])
def test_each_attribute_changes_the_data_of_a_page(monkeypatch, unchanged, kind, name):
    base, change = PROOFS[kind][name]
    assert (sent(monkeypatch, changed(BASES[base], kind, name, change), DECKS.get(base, "")) == unchanged[base]) is False


CARD = find(SUMS).rule_card
LINE = rule_line("ace", "Ah", ace=1)
TEXTS: dict[str, tuple[Any, Callable[[Any], Any]]] = {
    "values": (CARD, lambda card: replace(card, values=card.values[1:])),
    "scores": (CARD, lambda card: replace(card, scores=card.scores[1:])),
    "wins": (CARD, lambda card: replace(card, wins=())),
    "name": (LINE, lambda line: replace(line, name="take")),
    "cards": (LINE, lambda line: replace(line, cards=())),
    "line facts": (LINE, lambda line: replace(line, facts={"ace": 11})),
}


def _words_of(part: Any) -> Any:
    card = part if isinstance(part, RuleCard) else RuleCard((part,), (), ())
    return card.to_json(SUMS, Words())


@pytest.mark.parametrize("name", TEXTS)
def test_the_attributes_of_a_rule_card_appear_on_it(name):
    part, change = TEXTS[name]
    assert _words_of(change(part)) != _words_of(part)


def test_every_attribute_of_a_rule_card_has_a_case():
    declared = [field.name for kind in (RuleCard, RuleLine) for field in fields(kind)]
    assert len(declared) == len(TEXTS)
    assert set(declared) == {name.removeprefix("line ") for name in TEXTS}
