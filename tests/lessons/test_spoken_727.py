"""727 in which the learner says the distances: who wins after right and wrong ones, and that nothing reveals them."""

import json
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlab.core.errors import OptionError
from cardlab.core.registry import slugs
from cardlab.lessons import find
from cardlab.lessons.seven_twenty_seven.spoken_match import LEARNER, Say, SpokenSevenTwentySeven
from cardlab.match import position
from cardlab.sessions.available_actions import AvailableActions
from cardlab.sessions.lesson_session import LessonSession
from cardlab.teaching.lesson import Play
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

STAGE = next(stage for stage in find("seven_twenty_seven").stages if isinstance(stage, Play))
HANDS = {"up.p1": "6h", "down.p1": "Kd", "up.p2": "9s", "down.p2": "2h", "up.p3": "Th", "down.p3": "5d"}
"""6½, 11 and 15: player 1 is nearest to 7, ½ away, and player 3 to 27, 12 away."""
REPLIES = ("seven_twenty_seven_spoken.right", "seven_twenty_seven_spoken.wrong")
MISTAKES = st.lists(st.tuples(st.booleans(), st.booleans()), max_size=6)


def dealt(hands=HANDS):
    """Returns a match in which nobody has taken a card yet, the learner first."""
    counters = {"turn": "p1", "phase": "ask", "dealer": "p3", "pot": 12, "hand": 1}
    options = {"players": 3, "max_bet": 0, "extra_card": "up", "hands": 2}
    return position(SpokenSevenTwentySeven, hands, counters=counters, options=options)


def asked(hands=HANDS):
    """Returns the match at the question, after nobody has taken a card."""
    match = dealt(hands)
    for seat in match.game.seats:
        match.play(f"{seat} stand")
    return match


def play_out(match, wrong):
    """Plays to the end: the first legal card or none, and distances with the listed mistakes. Yields after each action."""
    mistakes = iter(wrong)
    while not match.is_over:
        action = match.legal_actions()[-1]
        if isinstance(action, Say):
            low, high = next(mistakes, (False, False))
            action = replace(action, low=action.low + low, high=action.high + Fraction(high, 2))
        match.play(action)
        yield match


def test_right_distances_win_the_pot_as_the_cards_do():
    match = asked()
    assert match.rules[-1] == "seven_twenty_seven_spoken.asked"
    assert match.legal_actions() == [Say(LEARNER, Fraction(1, 2), Fraction(41, 2))]
    match.play("p1 say low 1/2 high 41/2")
    assert match.rules[-3:] == ["seven_twenty_seven.low", "seven_twenty_seven.high", "seven_twenty_seven.split"]
    assert [match.table.counters[f"counters.{seat}"] for seat in match.game.seats] == [55, 49, 55]
    assert (match.table.counters["right"], match.table.counters["said"]) == (2, 2)


def test_a_wrong_distance_leaves_its_side_to_the_next_nearest():
    """Player 2 has 11, 4 away from 7. The learner's 6½ is nearer, but she has said 1."""
    match = asked().play("p1 say low 1 high 41/2")
    assert "seven_twenty_seven_spoken.missed" in match.rules
    assert "seven_twenty_seven_spoken.low.next" in match.rules
    assert [match.table.counters[f"counters.{seat}"] for seat in match.game.seats] == [49, 55, 55]
    told = [step.get("short") for step in MatchStory(match, "p1", Words()).to_json()["steps"]]
    assert "From 6½ to 7 it’s ½, not 1. Your distance to 27 is right." in told
    assert "No hand is nearer to 7, but your distance was wrong." in told
    assert "Your distance to 7 was wrong: Player 2 is next, 4 away." in told


@pytest.mark.parametrize("said", ["low 1/2 high 41/2", "low 1/2 high 20", "low 1 high 20"])
def test_the_reply_stays_until_it_is_read(said):
    """It is no part of the group of steps that shows the hands, whose sentences would take its place."""
    steps = MatchStory(asked().play(f"p1 say {said}"), "p1", Words()).to_json()["steps"]
    reply, following = next(pair for pair in pairwise(steps) if pair[0]["rule"] in REPLIES)
    assert following["rule"] == "seven_twenty_seven.show"
    assert "flows" not in reply
    assert reply["working"] == "From 6½ to 7: ½\nFrom 6½ to 27: 20½"


def test_a_wrong_distance_to_a_goal_that_others_win_costs_nothing():
    match = asked().play("p1 say low 1/2 high 20")
    assert "seven_twenty_seven_spoken.missed" not in match.rules
    assert [match.table.counters[f"counters.{seat}"] for seat in match.game.seats] == [55, 49, 55]


def test_each_goal_has_its_own_total_of_an_ace():
    """An ace and a nine are 10 for 7, 3 away, and 20 for 27, 7 away."""
    match = asked(HANDS | {"up.p1": "Ah", "down.p1": "9d"})
    assert match.legal_actions() == [Say(LEARNER, Fraction(3), Fraction(7))]


def test_the_question_asks_for_the_nearest_total_of_an_ace():
    """An ace and a king are 1½ or 11½. Only the distance of the nearer one is right, so the question says which it means."""

    def questions(match):
        return [one["prompt"] for one in AvailableActions(match, LEARNER, Words()).to_json(0)["asks"]]

    assert questions(asked()) == ["How far from 7?", "How far from 27?"]
    ace = asked(HANDS | {"up.p1": "Ah"})
    assert questions(ace) == ["How far is your nearest total from 7?", "How far is your nearest total from 27?"]


@given(seed=st.integers(0, 2**32 - 1), wrong=MISTAKES)
def test_no_card_and_no_counter_is_lost(seed, wrong):
    """After each action there are 52 cards, and as many counters as at the beginning."""
    match = STAGE.deal.match(seed)
    counters = sum(match.table.counters[f"counters.{seat}"] for seat in match.game.seats) + match.table.counters["pot"]
    for now in play_out(match, wrong):
        assert sum(map(len, now.table.zones.values())) == len({*now.game.pack()}) == 52
        left = sum(now.table.counters[f"counters.{seat}"] for seat in now.game.seats) + now.table.counters["pot"]
        assert left == counters
    assert match.table.counters["said"] == 2 * match.game.hands


def test_only_timely_actions_are_legal():
    match = dealt()
    refused = "seven_twenty_seven_spoken.asked"
    assert match.why_not("p1 say low 1 high 2").rule == refused
    for seat in match.game.seats:
        match.play(f"{seat} stand")
    for action in ("p1 card", "p1 stand", "all deal", "p1 say", "p1 say low 1", "p2 say low 1 high 2"):
        assert match.why_not(action).rule == refused
    assert match.why_not("p1 say low 99 high 1/2") is None


def test_it_is_not_registered_and_each_hand_has_distances():
    assert SpokenSevenTwentySeven.slug not in slugs()
    with pytest.raises(OptionError, match="'allowed'"):
        SpokenSevenTwentySeven(over="out_at_once")


@pytest.mark.parametrize("language", ["en", "ar", "es", "fr"])
def test_every_rule_has_words_in_every_language(language):
    """Each rule of its own fires in some match and has words, in a full and in a short sentence."""
    words, fired = Words(language), set()
    own = {f"{SpokenSevenTwentySeven.slug}.{name}" for name in SpokenSevenTwentySeven.added}
    for seed in range(200):
        *_, match = play_out(STAGE.deal.match(seed), [(True, seed % 2 == 0), (False, True), (False, False), (True, True)])
        steps = MatchStory(match, "p1", words).to_json()["steps"]
        fired |= {step["rule"] for step in steps}
        assert all(step["short"] and step["sentence"] for step in steps if step["rule"] in own)
        if own <= fired:
            break
    assert own <= fired


@pytest.mark.parametrize("language", ["en", "ar"])
def test_nothing_reveals_the_distances_before_the_answer(language):
    """No picture, sentence, offer or advice has a distance."""
    for seed in range(8):
        session = LessonSession("seven_twenty_seven", seed, 0, Words(language), lambda told: None)
        heard = session.handle({"do": "open_stage", "stage": "play"})
        match = session.match_session.match
        while not match.is_over:
            action = match.legal_actions()[-1]
            if isinstance(action, Say):
                status = session.match_session.status()
                step = heard["steps"][-1]
                assert step["models"] == []
                assert (status["coach"], heard["feedback"]) == (False, None)
                assert [one["action"] for one in status["actions"]] == ["p1 say"]
                answers = [session.handle({"do": "why_not", "action": f"p1 say low {n} high {n}"}) for n in (action.low, 99)]
                assert answers[0] == answers[1]
            heard = session.handle({"do": "play", "at": match.ply, "action": str(action)})
            heard = json.loads(json.dumps(heard))
            match = session.match_session.match
            assert not session.match_session.status()["undo"]
