"""The review finds better choices in matches of known bots: the moves that cost most."""

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
def test_who_does_what_the_coach_calls_best_is_never_surpassed(slug):
    found = first_look(played(slug, "coach"), "p1")
    assert found.looked == found.of > 10
    assert (found.surpassed, found.untried) == ((), ())


def test_what_was_better_is_what_the_coach_says_of_the_position():
    match = played("fast_food", "random")
    actions = match.actions
    for one in first_look(match, "p1").surpassed:
        said = {counsel.action: counsel.worth for counsel in coach(match.branch(one.number - 1), "p1")}
        assert said[one.better] == max(said.values())
        assert one.by == said[one.better] - said[actions[one.number - 1]] > 0
    assert match.actions == actions


def test_an_order_that_loses_is_surpassed_by_one_that_was_tried_out():
    match = played("napoleons_war", "random")
    stands = match.save()
    assert first_look(match, "p1").untried == (1,)
    better = second_look(match, "p1", 1)
    assert better.by > 0.5
    assert better.better != match.actions[0]
    assert match.save() == stands


def test_to_be_quick_is_no_choice():
    match = played("egyptian_war", "greedy")
    assert not has_chosen(match, "p1")
    assert first_look(match, "p1").untried == ()


def test_it_ends_when_it_is_told_to():
    """Where nobody takes anything, there come to be thousands of choices."""
    found = first_look(played("fast_food", "random"), "p1", stop=lambda: True)
    assert (found.looked, found.surpassed) == (0, ())
