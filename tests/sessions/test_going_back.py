"""Going back in a match: never in a lesson's Play, freely at a table, where the match then does not count as played."""

import json

import pytest

from cardlab import position, start
from cardlab.core import registry
from cardlab.core.rng import RandomStream
from cardlab.sessions.lesson_session import match_session_of
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.teaching.lesson import Lesson, Play, StageDeal
from cardlab.words.words import Words

TURNS = 6


def play(session: MatchSession, rng: RandomStream) -> None:
    """Plays a random action of the learner's seat."""
    own = [action for action in session.match.legal_actions() if action.who in ("all", session.seat)]
    answer = session.handle({"do": "play", "at": session.match.ply, "action": str(rng.pick(own))})
    assert not answer.get("said")


def play_out(session: MatchSession) -> str:
    """Plays the first legal action until the end. Returns why the match does not count; "" if it does."""
    while not session.match.is_over:
        assert session.status()["uncounted"] == ""
        play(session, RandomStream(1))
    return session.status()["uncounted"]


@pytest.mark.parametrize("slug", sorted(registry.built_in()))
def test_in_a_lesson_no_card_that_was_seen_comes_again(slug, depth):
    """In every game, no message goes back: after each turn, the cards that the learner has seen stay on the table."""
    stage = Play(StageDeal(slug))
    for seed in range(max(2, depth.of(20))):
        session = match_session_of(Lesson("trial", (stage,)), stage, stage.deal.match(seed), Words()).begun()
        rng = RandomStream(seed)
        for _ in range(TURNS):
            if session.match.is_over:
                break
            play(session, rng)
            before, at = session.saved(), session.match.ply
            for message in (
                {"do": "undo"},
                {"do": "what_if", "to": rng.below(at)},
                {"do": "main_line"},
                {"do": "new_match", "deal": "same"},
            ):
                answer = session.handle({"at": at, **message})
                assert answer["said"]["sentence"]
                assert not answer["status"]["undo"]
                assert session.saved() == before


def table(slug: str = "fast_food", **options: object) -> MatchSession:
    return new_match_session(start(slug, seed=3, **options), "p1", "greedy", Words()).begun()


def test_a_match_counts_if_the_learner_never_goes_back():
    assert play_out(table(games=1)) == ""


@pytest.mark.parametrize("how", ["undo", "what_if", "same"])
def test_a_match_that_is_played_again_does_not_count(how):
    """It has cards that the learner has seen already. A new deal counts again."""
    session = table(games=1)
    for _ in range(2):
        play(session, RandomStream(1))
    if how == "undo":
        session.handle({"do": "undo", "at": session.match.ply})
    elif how == "what_if":
        session.handle({"do": "what_if", "at": session.match.ply, "to": 2})
    else:
        session.handle({"do": "new_match", "at": session.match.ply, "deal": "same"})
    other = table(games=1)
    other.restore(json.loads(json.dumps(session.saved())))
    assert play_out(session) == play_out(other) != ""
    session.handle({"do": "new_match", "at": session.match.ply, "deal": "new"})
    assert play_out(session) == ""


def test_a_match_that_a_what_if_has_left_does_not_count_unless_it_was_over():
    """The what-if shows the cards that come in the match."""
    for is_over in (False, True):
        session = table(games=1)
        play(session, RandomStream(1))
        if is_over:
            assert play_out(session) == ""
        session.handle({"do": "what_if", "at": session.match.ply, "to": 0})
        play(session, RandomStream(2))
        other = table(games=1)
        other.restore(json.loads(json.dumps(session.saved())))
        for one in (session, other):
            one.handle({"do": "main_line", "at": one.match.ply})
            assert (play_out(one) == "") == is_over


def test_a_position_that_is_laid_again_does_not_count():
    session = new_match_session(position("war; packet.p1 7d 2c; packet.p2 5h Kc"), "p1", "greedy", Words()).begun()
    assert play_out(session) == ""
    session.handle({"do": "new_match", "at": session.match.ply, "deal": "same"})
    assert play_out(session) != ""


def test_a_record_from_before_going_back_was_kept_is_restored():
    session = table(games=1)
    record = session.saved()
    del record["replayed"]
    session.restore(json.loads(json.dumps(record)))
    assert play_out(session) == ""
