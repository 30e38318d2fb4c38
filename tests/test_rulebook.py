"""The rulebook for readers: the game's aim, the rules with the chosen options, and a match worth watching."""

import re
from pathlib import Path

import pytest

from cardlab import find
from cardlab.core.game import AllBut
from cardlab.core.presentation import Presentation
from cardlab.core.registry import built_in
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.serve.pages.rules_page import WATCHED, match_to_watch, rules_page
from cardlab.testing.games import random_options
from cardlab.testing.worked_examples import shipped
from cardlab.words.game_labels import rule_ids
from cardlab.words.languages import languages
from cardlab.words.match_story import MatchStory
from cardlab.words.rulebook_text import rulebook
from cardlab.words.words import Words

GAMES = sorted(built_in())
PLAYED = [(slug, preset) for slug in GAMES for preset in (None, *find(slug).presets)]


@pytest.mark.parametrize("slug", GAMES)
def test_conditions_of_rules_name_existing_rules_and_options(slug):
    """A misspelt rule, option or value would hide a rule from every reader."""
    game_class = find(slug)
    ids = rule_ids(game_class, Words())
    options = {option.name: option for option in game_class.options()}
    for rule, conditions in game_class.only_with.items():
        assert game_class().rule(rule) in ids, rule
        for name, values in conditions.items():
            assert name in options, f"{rule}: {name}"
            assert isinstance(values, AllBut) or not [value for value in values if options[name].fault(value)], (
                f"{rule}: {name}"
            )


@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_that_fires_is_in_the_rulebook(slug):
    """This holds with any options, in random matches and in the worked examples."""
    rng = RandomStream(3, 8)
    matches = [example.played() for example in shipped(slug)]
    for seed in range(30):
        match = Match(random_options(find(slug), rng), seed)
        while not match.is_over and len(match.actions) < 80:
            match.play(rng.pick(match.legal_actions()))
        matches.append(match)
    for match in matches:
        assert not [rule for rule in match.rules if not match.game.holds(rule)], match


@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_follow_the_options(slug):
    """With the default options, rules that need another option are left out; with that option they are there."""
    usual = find(slug).with_options()
    left_out = [usual.rule(name) for name in usual.only_with if not usual.holds(usual.rule(name))]
    told = rulebook(slug).rules
    assert not [rule for rule in left_out if rule in told]
    assert set(told) | set(left_out) == set(rule_ids(usual, Words()))


def test_the_rules_of_a_preset_follow_its_options():
    """Without slaps there are no rules about them. The changed options are named, and the variant has its own name and aim."""
    book = rulebook(find("egyptian_war").with_options("beggar_my_neighbour"))
    assert book.name == "Beggar-My-Neighbour"
    assert "slap" not in book.aim
    assert [value for _, value in book.chosen] == ["no"]
    assert "egyptian_war.snap.pair" not in book.rules
    assert "egyptian_war.snap.pair" in rulebook("egyptian_war").rules


@pytest.mark.parametrize("slug", ["egyptian_war", "money"])
def test_a_match_that_ends_with_a_count_has_the_most_as_its_aim(slug):
    assert "the most" in rulebook(find(slug).with_options("short")).aim
    assert "the most" not in rulebook(slug).aim


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_an_aim(slug, language):
    """It is one sentence, short enough for a child of seven, and is on the table and in the rules."""
    words = Words(language)
    aim = rulebook(slug, words).aim
    assert aim
    assert aim.endswith(".")
    assert len(aim.split()) <= 18
    assert MatchStory(Match(slug), words=words).setting()["aim"] == aim


@pytest.mark.parametrize(("slug", "preset"), PLAYED)
def test_the_match_to_watch_is_short_and_interesting(slug, preset):
    """It has at most some thirty steps, and one of the rules to jump to fires in it."""
    game = find(slug).with_options(preset)
    match = match_to_watch(game)
    assert 3 < len(MatchStory(match).steps()) <= WATCHED
    special = {game.rule(name) for name in Presentation.of(game).landmarks if game.holds(game.rule(name))}
    assert special & {*match.rules}, f"`landmarks` names none of {sorted({*match.rules})}, which fire in it"


def test_a_rules_page_follows_the_options():
    """The aim comes first, the link to the table keeps the options, and hidden top cards do not appear."""
    page = rules_page(find("war").with_options(run_out="last_card_stays"), "/", "/pages/")
    assert page.index(rulebook("war").aim) < page.index(rulebook("war").summary)
    assert "game=war&amp;preset=printed_2" in page
    assert "game=war&amp;packs=2" in rules_page(find("war").with_options(packs=2), "/", "/pages/")
    rule = "</b> If you can’t lay the next card of a war, you are out.</li>"
    assert rule not in page
    assert rule in rules_page("war", "/", "/pages/")


def test_neighbouring_elements_on_a_rules_page_are_separated():
    """Elements on one line, such as a link after a sentence or two buttons, have a space between them."""
    assert re.findall(r"[.!?\w]<a |</button><button", rules_page("twos", "/", "/pages/")) == []


def test_each_doubtful_rule_names_existing_things():
    """The page names every game with options, values, presets, rules and zones, and all of them exist."""
    page = Path(__file__).parents[1] / "docs/explanation/doubtful_rules.md"
    parts = re.split(r"^## (.*)$", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    told = dict(zip(parts[1::2], parts[2::2], strict=True))
    games = {rulebook(slug).name: find(slug) for slug in GAMES}
    assert told.keys() == games.keys()
    for name, text in told.items():
        game, unknown = games[name], {word for code in re.findall(r"`([^`]+)`", text) for word in re.split("[:= ]+", code)}
        unknown -= {*game.presets, *game().seats, *(zone.name for zone in game.zones)}
        unknown -= {rule.partition(".")[2] for rule in rule_ids(game, Words())}
        for option in game.options():
            unknown -= {option.name, *map(str, option.choices)}
        assert unknown == set(), name
