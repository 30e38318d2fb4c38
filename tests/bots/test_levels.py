"""A table offers the levels that the game's companion names and that a study has shown to differ."""

import json
from importlib.resources import files
from itertools import pairwise

import pytest

import cardlab
from cardlab.bots import find, has_choices
from cardlab.bots.opponent_levels import LEVELS, coach_ties, level_of, opponents
from cardlab.core.judgement import Judgement, Opponent
from cardlab.core.registry import slugs
from cardlab.sessions.table_defaults import SHORT_PRESETS
from cardlab.words.words import Words

WRITTEN = json.loads(files("cardlab.bots").joinpath("levels.json").read_text("utf-8"))


def table_game(slug):
    return cardlab.find(slug).with_options(SHORT_PRESETS.get(slug))


@pytest.mark.parametrize("slug", [slug for slug in slugs() if Judgement.of(cardlab.find(slug)()).levels])
def test_each_level_is_shown_to_beat_the_one_below_it(slug):
    """The stored study has the same opponents, and its whole interval lies above a fair share."""
    levels = opponents(table_game(slug))
    assert levels == Judgement.of(table_game(slug)).levels
    assert [*levels] == [level for level in LEVELS if level in levels]
    assert {level: Opponent(**one) for level, one in WRITTEN[slug]["levels"].items()} == levels
    shown = {(study["player"], study["against"]): study for study in WRITTEN[slug]["studies"]}
    for below, above in {*pairwise(levels), (next(iter(levels)), [*levels][-1])}:
        assert shown[above, below]["low"] > shown[above, below]["fair"]
        assert shown[above, below]["matches"] >= 100


@pytest.mark.parametrize("slug", slugs())
def test_every_level_says_how_it_plays(slug):
    for level, opponent in opponents(cardlab.find(slug)()).items():
        assert find(opponent.player)
        assert Words().has(f"opponent-pace_{level}" if opponent.pace else f"opponent-plays_{opponent.player}")


def test_games_without_choices_have_no_levels():
    """All other games have levels, except those in which a choice hardly matters."""
    without = {slug for slug in slugs() if not opponents(table_game(slug))}
    assert {slug for slug in without if has_choices(table_game(slug))} == {"napoleons_war", "scramble_war"}
    assert not opponents(cardlab.find("egyptian_war").with_options("beggar_my_neighbour"))
    assert not opponents(cardlab.find("money").with_options(capture="automatic"))


def test_a_level_is_its_bot_and_its_pace():
    fast_food, egyptian_war = cardlab.find("fast_food")(), cardlab.find("egyptian_war")()
    assert level_of(fast_food, ["greedy"], 0) == "medium"
    assert level_of(fast_food, ["greedy", "random"], 0) is None
    assert level_of(egyptian_war, ["greedy"], Judgement.of(egyptian_war).levels["hard"].pace) == "hard"
    assert level_of(egyptian_war, ["greedy"], 0) is None


def test_the_coach_admits_where_it_does_not_help():
    """In each game with choices, the coach beats or ties the greedy bot, and its sentence agrees with the measurement."""
    measured = {slug: entry["coach"] for slug, entry in WRITTEN.items()}
    assert all(study["matches"] >= 20 and study["high"] >= study["fair"] for study in measured.values())
    ties = {slug for slug, study in measured.items() if study["low"] <= study["fair"]}
    assert ties == {"duel_king", "egyptian_war", "money"}
    assert ties == {slug for slug in slugs() if coach_ties(cardlab.find(slug)())}
