"""The review of a match finds the moves of known bots that cost most, and the better choices."""

from __future__ import annotations

import pytest

from cardlab import find
from cardlab.bots import find as find_bot
from cardlab.bots import play_out
from cardlab.bots.better_choices import first_look, has_chosen, second_look
from cardlab.bots.coach import coach
from cardlab.match import Match


def played(slug, player, seed=5):
    game = find(slug).with_options()
    match = Match(game, seed)
    play_out(match, {seat: find_bot(player if seat == "p1" else "greedy") for seat in game.seats})
    return match


@pytest.mark.parametrize("slug", ["fast_food", "tablanette"])
def test_a_bot_that_follows_the_coach_never_had_a_better_choice(slug):
    found = first_look(played(slug, "coach"), "p1")
    assert found.looked == found.of > 10
    assert (found.surpassed, found.untried) == ((), ())


def test_a_better_choice_is_the_coachs_choice_in_the_position():
    match = played("fast_food", "random")
    actions = match.actions
    for one in first_look(match, "p1").surpassed:
        said = {counsel.action: counsel.worth for counsel in coach(match.branch(one.number - 1), "p1")}
        assert said[one.better] == max(said.values())
        assert one.by == said[one.better] - said[actions[one.number - 1]] > 0
    assert match.actions == actions


def test_an_order_that_loses_has_a_better_one_that_was_tried_out():
    match = played("napoleons_war", "random")
    stands = match.save()
    assert first_look(match, "p1").untried == (1,)
    better = second_look(match, "p1", 1)
    assert better.by > 0.5
    assert better.better != match.actions[0]
    assert match.save() == stands


def test_speed_is_no_choice():
    match = played("egyptian_war", "greedy")
    assert not has_chosen(match, "p1")
    assert first_look(match, "p1").untried == ()


def test_it_stops_when_asked():
    """A match in which players rarely take cards has thousands of choices. The review stops at once when asked to."""
    found = first_look(played("fast_food", "random"), "p1", stop=lambda: True)
    assert (found.looked, found.surpassed) == (0, ())
