"""Feedback on a learner's move at the table of a lesson: the better move, and corrections of claims."""

import pytest

from cardlab import position, slugs, start
from cardlab.bots import find, play_out
from cardlab.bots.coach import coach
from cardlab.bots.feedback import feedback
from cardlab.core.judgement import Judgement, rounded_to_half
from cardlab.core.rng import RandomStream
from cardlab.sessions.match_session import MatchSession
from cardlab.widgets import LessonWidget, PlayTable
from cardlab.words.words import Words

WORDS = Words()


def compared(slug, seeds, **options):
    """Yields each action of random matches, with the match before it and the feedback on it."""
    for seed in range(seeds):
        match, rng = start(slug, seed=seed, **options), RandomStream(seed)
        while not match.is_over and len(match.actions) < 60:
            action = rng.pick(match.legal_actions())
            if action.who != "all":
                yield match, action, feedback(match, action.who, action, WORDS)
            match.play(action)


@pytest.mark.parametrize("calls", ["none", "total_and_scores"])
def test_a_card_is_compared_with_the_one_that_the_coach_would_play(calls):
    """The best action that the feedback names is the coach's first, to half a point. A better card is never called worse."""
    kinds = set()
    for match, action, told in compared("fast_food", 6, calls=calls):
        counsel = coach(match, action.who, WORDS)
        if len(counsel) < 2:
            assert told is None
            continue
        own = next(one for one in counsel if one.action == action)
        best = counsel[0]
        first = told["working"].splitlines()[0]
        if "other card was better" in told["sentence"]:
            kinds.add("best")
            assert action.card.face in told["sentence"]
            assert best.worth - own.worth <= 1
        else:
            kinds.add("points" if "would have scored" in told["sentence"] else "answer")
            assert own.worth < best.worth + 0.5
            assert action.card.face in told["working"].splitlines()[1]
            assert action.card.face not in first
            named = next(one for one in counsel if first.startswith(one.action.card.face))
            assert best.worth - named.worth <= 1
        if action == best.action:
            assert "other card was better" in told["sentence"] or best.worth - counsel[1].worth <= 1
    assert kinds == {"best", "points", "answer"}


def test_a_wrong_claim_is_explained_by_its_rule_alone():
    """If a card could have scored and did not because of a wrong claim, it is compared with no other card."""
    match = start("fast_food", seed=3, calls="total_and_scores")
    scores = next(a for a in match.legal_actions() if a.claim)
    assert feedback(match, scores.who, scores, WORDS) is not None
    assert feedback(match, scores.who, match.read(str(scores).partition(" claim")[0]), WORDS) is None


def test_corrections_stay_with_the_learner():
    """Feedback on a move corrects a wrong total or a wrong claim, with the arithmetic, and corrects nothing in a right one."""
    match = start("fast_food", seed=3, calls="total_and_scores")
    session = MatchSession(match, "p1", {"p2": find("greedy")}, WORDS, tells_worth=True).begun()
    right = next(a for a in match.legal_actions() if a.claim)
    total = right.call
    action = f"p1 play {right.card.name} call {total + 1}"
    told = session.handle({"do": "play", "at": 0, "action": action})["feedback"]
    assert f"= {total}, not {total + 1}." in told["sentence"]
    assert "Look at the foods:" in told["sentence"]
    assert told["working"].endswith(f"= {total}")
    session.handle({"do": "undo", "at": len(session.match.actions)})
    told = session.handle({"do": "play", "at": 0, "action": str(right)})["feedback"]
    assert "Look at the foods:" not in told["sentence"]
    assert right.card.face in told["sentence"]


def test_card_and_stand_are_compared():
    """They are compared by the counters that each is expected to win. The hand's distance after one card is mentioned, but
    decides nothing.
    """
    verdicts, against_the_distance = set(), 0
    for match, action, told in compared("seven_twenty_seven", 6):
        if action.verb() not in ("card", "stand"):
            assert told is None
            continue
        if told is None:
            continue
        view, game = match.seen_by(action.who), match.game
        worth = {a.verb(): Judgement.of(game).advise(view, a).worth for a in match.legal_actions()}
        figures = {verb: rounded_to_half(wins) for verb, wins in worth.items()}
        verdict = told["sentence"].split(". ")[-1]
        if figures["card"] == figures["stand"]:
            assert verdict == "Here, both choices win about the same."
            continue
        better = max(worth, key=worth.get)
        helps = {"card": "Here, taking a card wins more counters.", "stand": "Here, taking no card wins more counters."}
        assert verdict == ("You chose well." if action.verb() == better else helps[better])
        verdicts.add((action.verb(), better))
        hand = view.known(f"up.{action.who}") + view.known(f"down.{action.who}")
        seen = {card for zone in view.zones for card in view.known(zone)}
        then = [game.to_go([*hand, card]) for card in game.pack() if card not in seen]
        mean = round(sum(then) / len(then) / 2, 1)
        assert told["working"].endswith(f"now, about {mean:g} on average after one card")
        against_the_distance += (mean < game.to_go(hand) / 2) != (better == "card")
    assert verdicts >= {(chosen, better) for chosen in ("card", "stand") for better in ("card", "stand")}
    assert against_the_distance


def test_both_goals_are_in_words():
    """3 and two aces are 5, 15 or 25, so the feedback says 2 away from 7 and 2 away from 27, without absolute-value bars."""
    zones = {"up.p1": "3c", "down.p1": "Ac Ad", "up.p2": "9h", "down.p2": "Td", "stock": "2d 3d 4d"}
    match = position("seven_twenty_seven", zones, options={"players": 2, "max_bet": 0}, counters={"phase": "ask"})
    told = feedback(match, "p1", match.read("p1 stand"), WORDS)
    assert told["sentence"].startswith("Your hand was 2 away from 7 and 2 away from 27.")
    assert "|" not in told["working"]
    said = {str(one.action): one.sentence for one in coach(match, "p1", WORDS)}
    assert all(sentence.startswith("Your hand is 2 away from 7 and 2 away from 27.") for sentence in said.values())


def test_no_mean_distance_if_a_hand_can_go_over():
    """A hand of 19 goes out with a nine or a ten and then has no distance, so no mean is given. The counters are still
    compared.
    """
    zones = {"up.p1": "Tc", "down.p1": "9c", "up.p2": "9h", "down.p2": "Td", "stock": "2d 3d 4d"}
    for over, told in (("out_at_once", False), ("loses_end", False), ("allowed", True)):
        options = {"players": 2, "max_bet": 0, "over": over}
        match = position("seven_twenty_seven", zones, options=options, counters={"phase": "ask"})
        working = feedback(match, "p1", match.read("p1 stand"), WORDS)["working"]
        assert ("Distance" in working) == told


def test_feedback_agrees_with_the_lesson_coach():
    """727: the coach's first choice gets the feedback that it was the best, or as good as the other."""
    told = 0
    for match, action, compares in compared("seven_twenty_seven", 4, preset="no_betting"):
        counsel = coach(match, action.who, WORDS)
        if len(counsel) < 2 or str(counsel[0].action) != str(action):
            continue
        assert compares["sentence"].endswith(("You chose well.", "Here, both choices win about the same."))
        told += 1
    assert told > 10


def test_other_games_have_no_feedback():
    for slug in set(slugs()) - {"fast_food", "seven_twenty_seven"}:
        for _, _, told in compared(slug, 1):
            assert told is None


def test_only_the_table_of_a_lesson_gives_feedback():
    """The answer to a move contains it. A refused move, the coach and an ordinary table give none."""
    match = start("fast_food", seed=3)
    session = MatchSession(match, "p1", {"p2": find("greedy")}, WORDS, tells_worth=True).begun()
    assert session.handle({"do": "play", "at": 0, "action": "p1 play Kd"}).get("feedback") is None
    action = session.status()["actions"][0]["action"]
    told = feedback(session.match, "p1", session.match.read(action), WORDS)
    assert told is not None
    assert session.handle({"do": "play", "at": 0, "action": action})["feedback"] == told
    assert session.handle({"do": "ask_coach", "at": len(session.match.actions)}).get("feedback") is None
    assert not PlayTable(start("fast_food", seed=3)).session.tells_worth
    assert LessonWidget("addition_war").session.tells_worth


def test_the_last_card_is_compared_with_nothing():
    match = start("fast_food", seed=1, games=1)
    while not match.is_over and len(match.legal_actions()) > 1:
        play_out(match, dict.fromkeys(match.game.seats, find("greedy")), at_most=1)
    assert not match.is_over
    (action,) = match.legal_actions()
    assert feedback(match, action.who, action, WORDS) is None
