"""A game celebrates some of its rules, whose facts name a seat. Only the learner in that seat sees the celebration."""

import pytest

from cardlab.bots import find as find_bot
from cardlab.bots import play_out
from cardlab.core.presentation import Presentation
from cardlab.core.registry import as_game, built_in
from cardlab.match import Match
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_a_celebration_is_a_rule_that_names_a_seat(slug):
    game = as_game(slug)
    rules = {rule.removeprefix(f"{slug}.") for rule in Words().rules(slug)}
    assert Presentation.of(game).celebrations, f"say which of its rules to celebrate: celebrations = ('{min(rules)}',)"
    for rule in Presentation.of(game).celebrations:
        assert rule in rules or game.adds_to, rule
        fired = [event for match in played(slug) for event in match.events if event.rule == match.game.rule(rule)]
        assert all(whom(event) in game.seats for event in fired), rule


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_each_learner_sees_only_her_own_celebrations(slug):
    """Over all seats, as many steps are marked as rules have fired, and a spectator sees none."""
    for match in played(slug):
        celebrations = {match.game.rule(rule) for rule in Presentation.of(match.game).celebrations}
        fired = [whom(event) for event in match.events if event.rule in celebrations]
        marked = {
            seat: sum(step.get("celebrate", False) for step in MatchStory(match, seat).steps()) for seat in match.game.seats
        }
        assert marked == {seat: fired.count(seat) for seat in match.game.seats}
        assert not any("celebrate" in step for step in MatchStory(match).steps())


def played(slug):
    for seed in (1, 2):
        match = Match(as_game(slug), seed)
        yield play_out(match, dict.fromkeys(match.game.seats, find_bot("random")), at_most=150)


def whom(event):
    return event.facts.get("winner", event.facts.get("player"))
