"""What levels a table offers: what a study has shown, and nothing else."""

import json
from importlib.resources import files
from itertools import pairwise

import pytest

import cardlab
from cardlab.core.registry import slugs
from cardlab.players import find, has_choices
from cardlab.players.opponent_levels import LEVELS, coach_ties, levels_of, studied

WRITTEN = json.loads(files("cardlab.players").joinpath("levels.json").read_text("utf-8"))


@pytest.mark.parametrize("slug", WRITTEN)
def test_each_level_is_shown_to_beat_the_one_before_it(slug):
    """A study of this game stands beside it, whose whole interval lies above a fair share."""
    levels = studied()[slug]
    assert levels[0] == "random"
    beaten = {(s["player"], s["against"]): s for s in WRITTEN[slug]["studies"]}
    for weaker, stronger in pairwise(levels):
        straight, back = beaten.get((stronger, weaker)), beaten.get((weaker, stronger))
        assert (straight and straight["low"] > straight["fair"]) or (back and back["high"] < back["fair"])
        assert (straight or back)["matches"] >= 20


def test_every_game_with_choices_has_been_studied():
    assert {slug for slug in slugs() if has_choices(cardlab.find(slug)())} <= set(studied())
    assert {name for levels in studied().values() for name in levels} <= set(LEVELS)
    assert all(find(name) for name in LEVELS)


def test_where_no_study_shows_two_levels_none_is_offered():
    assert levels_of(cardlab.find("war")()) == ()
    assert all(len(levels_of(cardlab.find(slug)())) != 1 for slug in slugs())


def test_the_coach_says_of_itself_where_a_study_does_not_show_that_it_helps():
    """In each game with choices it beats, or ties, who does what is best at once; and no game is told otherwise than measured."""
    measured = {slug: entry["coach"] for slug, entry in WRITTEN.items()}
    assert all(study["matches"] >= 20 and study["high"] >= study["fair"] for study in measured.values())
    ties = {slug for slug, study in measured.items() if study["low"] <= study["fair"]}
    assert ties == {"duel_king", "egyptian_war", "money"}
    assert ties == {slug for slug in slugs() if coach_ties(cardlab.find(slug)())}
