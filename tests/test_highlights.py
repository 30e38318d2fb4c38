"""The highlights of a finished match: what they leave out, and that they vary."""

from __future__ import annotations

from collections import Counter

import pytest

from cardlab import find, position
from cardlab.bots import find as find_bot
from cardlab.bots import play_out
from cardlab.core.pieces import finished
from cardlab.core.registry import built_in
from cardlab.match import Match
from cardlab.sessions.match_session import MatchSession
from cardlab.words.highlights import finding_highlights
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

SHORT = {"max_turns": 200}
"""Options that keep a match short, if a game has them."""


def looked_back(match, viewer="spectator"):
    """Returns the highlights of a match: the number of the step, its rule, and the text."""
    story = MatchStory(match, viewer)
    steps = story.steps()
    return [(one.step, steps[one.step - 1]["rule"], one.sentence) for one in finished(finding_highlights(story))]


def played(slug, seed=5, **options):
    game = find(slug).with_options(**options)
    match = Match(game, seed)
    play_out(match, dict.fromkeys(game.seats, find_bot("greedy")), at_most=400)
    return match


def dealt(p1, p2):
    """Returns a match of War with these packets, played to its end."""
    match = position("war", {"packet.p1": p1, "packet.p2": p2})
    match.play_out("random")
    return match


def test_ordinary_turns_are_no_highlights():
    assert looked_back(dealt("3h 2s 5h", "2h 9s 4c").branch(2)) == []


def test_a_war_is_mentioned_once_with_its_result():
    match = dealt("3h 9s 4c 6c 7c", "3s 2h 5d 4d 8c").branch(3)
    (_, rule, sentence), *others = looked_back(match)
    assert (rule, [rule for _, rule, _ in others if rule == "war.tie"]) == ("war.tie", [])
    assert sentence == "3 and 3: war! 5 beats 4. Player 2 wins the war: 6 cards."


def test_a_game_without_choices_mentions_the_longest_run():
    match = dealt("9h 2s 9s 8h 8s 7h", "3s 4h 2d 3d 4c 5c").branch(6)
    assert [sentence for *_, sentence in looked_back(match)] == ["Player 1 wins 4 turns in a row."]


@pytest.fixture(scope="module")
def of_all():
    """Returns game -> its highlights, in a match of greedy bots."""
    games = sorted(built_in())
    known = {slug: {option.name for option in find(slug).options()} for slug in games}
    return {slug: looked_back(played(slug, **{n: v for n, v in SHORT.items() if n in known[slug]})) for slug in games}


def test_no_two_highlights_read_the_same(of_all):
    for slug, told in of_all.items():
        assert 1 <= len({sentence for *_, sentence in told}) == len(told) <= 5, slug
        assert [step for step, *_ in told] == sorted(step for step, *_ in told)


def test_a_common_text_of_showdowns_is_no_highlight():
    """In 727 all players show their cards in each hand, so a highlight says who got what."""
    story = MatchStory(played("seven_twenty_seven", hands=4))
    steps = story.steps()
    texts = [steps[one.step - 1]["short"] for one in finished(finding_highlights(story))]
    assert len(texts) == len({*texts}) > 2
    assert all("gets" in text or "share" in text for text in texts)


def test_highlights_of_twos_are_more_than_rounds(of_all):
    """A hand ends in many rounds. Highlights also mention who went out, and combinations of five cards."""
    kinds = Counter(rule for _, rule, _ in of_all["twos"])
    assert kinds["twos.round"] <= 2
    assert "twos.out" in kinds
    assert len(kinds) >= 3


def test_highlights_of_fast_food_mention_points(of_all):
    assert {rule.split(".")[1] for _, rule, _ in of_all["fast_food"]} == {"score"}


def test_the_deal_is_no_highlight(of_all):
    for slug, told in of_all.items():
        first = len(MatchStory(Match(slug, 5)).steps())
        assert all(step > first for step, *_ in told), slug


def over(slug, **options):
    """Returns a table at which a learner has always taken the first action, until the match was over."""
    session = MatchSession(Match(find(slug).with_options(**options), 5), "p1", {"p2": find_bot("greedy")}, Words()).begun()
    while not session.match.is_over:
        session.handle({"do": "play", "at": session.match.ply, "action": session.status()["actions"][0]["action"]})
    return session


def look_back(session):
    return session.handle({"do": "review_match", "at": session.match.ply})["status"]


@pytest.mark.parametrize(
    ("slug", "looked", "better"),
    [("fast_food", "at 20 of your 20 moves", 2), ("twenty_first_century_war", "at 9 of your 39 moves", 2)],
)
def test_the_most_costly_moves_are_shown_with_better_ones_on_request(slug, looked, better):
    """This covers a game in which the coach knows the values of cards, and one in which it must try actions out."""
    session = over(slug)
    before = session.status()
    assert (before["looks_back"], before["looked"]) == (True, "")
    after = look_back(session)
    assert (after["looks_back"], looked in after["looked"]) == (False, True)
    told = [one["sentence"] for one in after["highlights"]]
    assert len(told) <= 5
    assert sum("The coach would have chosen: " in sentence for sentence in told) == better


def test_without_choices_there_is_no_review():
    session = over("war", max_turns=10)
    assert not session.status()["looks_back"]
    answer = session.handle({"do": "review_match", "at": session.match.ply})
    assert answer["said"]["sentence"] == "The coach has no advice right now."


def test_an_undo_ends_the_review():
    session = over("fast_food")
    look_back(session)
    assert session.handle({"do": "undo", "at": session.match.ply})["status"]["looked"] == ""
