"""The rules of every game: worked examples, messages, and options as the rulebooks print them."""

from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages

import pytest
import yaml

from cardlab import find
from cardlab.core.declarations import SPECTATOR, TEACHER
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.testing.candidate_actions import well_formed
from cardlab.testing.games import random_options
from cardlab.testing.worked_examples import PLAY_OUT, Example, all_shipped, examples
from cardlab.words.languages import languages
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words
from tests.conftest import Depth

FILES = {path.stem: path for path in all_shipped()}
OURS = sorted(FILES)
EXAMPLES = [example for path in FILES.values() for example in examples(path)]
PRINTED = yaml.safe_load(Path(__file__).with_name("printed_options.yaml").read_text(encoding="utf-8"))
"""The options and presets of each game as its rulebook prints them."""


def test_every_game_has_rules_and_examples():
    """A game without a file of rules and worked examples is not finished."""
    import cardlab.core.registry

    assert set(OURS) == cardlab.core.registry.built_in()


@pytest.mark.in_turn
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e.game}: {e.name}")
def test_worked_example(example: Example):
    """Each rule that the example names fires, in order."""
    assert example.differences() == []


def told(number: int, example: Example):
    """Returns an example as a test case; one with thousands of steps is not among the quick tests."""
    marks = [pytest.mark.slow] if PLAY_OUT in example.body.get("do", ()) else []
    return pytest.param(number, example, id=f"{example.game}: {example.name}", marks=marks)


@pytest.mark.parametrize(("number", "example"), [told(*numbered) for numbered in enumerate(EXAMPLES)])
def test_worked_example_has_its_texts(number: int, example: Example, depth: Depth):
    """A spectator gets a title and a sentence for every rule and refusal, with all fields filled, in every language (at less
    depth, in one language, in turn).
    """
    spoken = languages()
    for language in spoken if depth.whole else [spoken[number % len(spoken)]]:
        is_told(example, Words(language))


def is_told(example: Example, words: Words) -> None:
    match = example.played()
    for viewer in (*match.game.seats, SPECTATOR, TEACHER):
        for step in MatchStory(match, viewer, words).steps():
            assert step["title"].strip()
            assert step["sentence"].strip()[-1] in ".!?؟", step["sentence"]
            assert not {"{", "}", "$"} & set(step["sentence"] + step.get("working", ""))
    tried = (example.body["expect"].get("refused") or {}).get("action")
    if tried:
        refusal = match.why_not(tried)
        told = words.explain_refusal(refusal.rule, refusal.facts, over=match.is_over)
        assert told.title
        assert told.sentence


@pytest.mark.parametrize("slug", OURS)
def test_rules_and_messages_are_the_same(slug):
    rules = yaml.safe_load(FILES[slug].read_text(encoding="utf-8"))["rules"]
    assert len(set(rules)) == len(rules)
    assert set(Words().rules(slug)) == set(rules)


def printed_of(slug: str) -> dict:
    """Returns a game's printed options and presets."""
    assert slug in PRINTED, (
        f"write the options and presets of {slug}, as its rulebook has them, into tests/printed_options.yaml"
    )
    return PRINTED[slug]


def allows(printed, value) -> bool:
    """Whether a printed option allows a value."""
    if "of" in printed:
        return any(repr(value) == repr(one) for one in printed["of"])
    return type(value) is int and printed["from"] <= value <= printed.get("to", value)


@pytest.mark.parametrize("slug", OURS)
def test_options_agree_with_the_rulebook(slug):
    """Each option has the printed default, allows the printed values, and refuses others: the number next to a bound, or a word
    of another option.
    """
    printed = printed_of(slug)["options"]
    declared = {option.name: option for option in find(slug).options()}
    assert {name: repr(option.default) for name, option in declared.items()} == {n: repr(o["is"]) for n, o in printed.items()}
    words = {word for option in printed.values() for word in option.get("of", ()) if isinstance(word, str)}
    bounds = {n + step for o in printed.values() for n in (o.get("from", 0), o.get("to", 0)) for step in (-1, 0, 1)}
    for tried in (*words, *bounds, *range(-1, 60), 10**6, True, False, None, "3", 2.5):
        for name, option in declared.items():
            assert (option.fault(tried) is None) == allows(printed[name], tried), f"{name} = {tried!r}"


@pytest.mark.parametrize("slug", OURS)
def test_presets_agree_with_the_rulebook(slug):
    """A preset is the game with the printed options, and there are no other presets."""
    printed = printed_of(slug)["presets"]
    assert set(find(slug).presets) == set(printed)
    for name, options in printed.items():
        assert find(slug).with_options(preset=name) == find(slug).with_options(**options), name


@pytest.mark.parametrize("slug", OURS)
def test_counters_start_as_in_the_rulebook(slug):
    """A position that does not name its deal or hand is in the first one, and nothing has been counted."""
    starts = {one.name: one.start for one in find(slug).with_options().counters if isinstance(one.start, int)}
    assert {name: start for name, start in starts.items() if start} == printed_of(slug).get("start", {})


def declared_in(package: str) -> Iterator[type]:
    """Yields the dataclasses of a package, or of a module."""
    module = import_module(package)
    parts = [found.name for found in walk_packages(getattr(module, "__path__", ()), f"{package}.")]
    for name in (package, *parts):
        yield from (one for one in vars(import_module(name)).values() if isinstance(one, type) and is_dataclass(one))


@pytest.mark.parametrize("package", ["cardlab.core", "cardlab.words", *(f"cardlab.games.{slug}" for slug in OURS)])
def test_only_tables_change(package):
    """Games, actions, zones, cards and events are frozen, so results about them stay valid, and they can be in sets."""
    changing = {one.__qualname__ for one in declared_in(package) if not one.__dataclass_params__.frozen}
    assert changing == ({"Fight"} if package == "cardlab.games.casualty_war" else set())


@pytest.mark.parametrize("slug", OURS)
def test_every_rule_fires_or_refuses(slug):
    """Worked examples and random matches use every listed rule, and no other, from the game itself or the game that it extends."""
    used = set()
    for example in EXAMPLES:
        if example.game == slug:
            used |= {*(example.body["expect"].get("rules") or []), (example.body["expect"].get("refused") or {}).get("rule")}
    rng = RandomStream(1)
    for seed in range(25):
        match = Match(random_options(find(slug), rng), seed)
        while not match.is_over and len(match.actions) < 60:
            match.play(rng.pick(match.legal_actions()))
        used |= {event.rule for event in match.events}
        used |= {
            refusal.rule for action in list(well_formed(match.game, match.table))[:80] if (refusal := match.why_not(action))
        }
    parents = set(Words().rules(find(slug).adds_to)) if find(slug).adds_to else set()
    assert used - {"", None} - parents == set(Words().rules(slug))
