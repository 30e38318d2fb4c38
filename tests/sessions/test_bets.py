"""Counters staked on the other pair: what is won and lost, that nothing tells what comes, and that nothing gets round it."""

from __future__ import annotations

import json

import pytest

from cardlab.core.position import Position
from cardlab.lab import exact
from cardlab.lessons import find
from cardlab.match import Match
from cardlab.sessions.bets import CALLS, PairBets, call_of
from cardlab.sessions.lesson_session import LessonSession
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.teaching.lesson import Play
from cardlab.words.words import Words

LESSONS = ("addition_war", "subtraction_war")


def stage_of(slug: str) -> Play:
    return next(stage for stage in find(slug).stages if isinstance(stage, Play))


def sat(slug: str = "addition_war", seed: int = 3, match: Match | None = None) -> MatchSession:
    stage = stage_of(slug)
    return new_match_session(match or stage.deal.match(seed), "p1", stage.bot, Words(), bets=stage.bets).begun()


def bets(session: MatchSession) -> dict:
    return session.status()["bets"]


def pair_bets(session: MatchSession) -> PairBets:
    assert isinstance(session.predictions, PairBets)
    return session.predictions


def what_comes(session: MatchSession) -> str:
    """What the next turn brings, as the cards lie."""
    game, table = session.match.game, session.match.table
    own, other = (game.worth(table.zones[f"packet.{seat}"][:2]) for seat in ("p1", "p2"))
    return call_of(own, other)


def play(session: MatchSession, value: str, stake: object) -> dict:
    at = len(session.match.actions)
    message = {"do": "play", "at": at, "action": "all turn", "prediction": {"value": value, "bet": stake}}
    return session.handle(json.loads(json.dumps(message)))


def play_out(session: MatchSession, call) -> None:
    while (coming := bets(session)["next"]) is not None:
        offered = [one["value"] for one in coming["bets"]]
        play(session, call(session), max(offered, default=0))


def other_than(call: str) -> str:
    return next(one for one in CALLS if one != call)


@pytest.mark.parametrize("slug", LESSONS)
@pytest.mark.parametrize("seed", range(12))
def test_what_is_right_wins_as_many_and_what_is_wrong_loses_them(slug, seed):
    """Turn after turn, right and wrong in a mixed order: the counters are those that are reckoned beside, never below zero."""
    session, counters = sat(slug, seed), 10
    for turn in range(8):
        coming = bets(session)["next"]
        if coming is None:
            break
        offered = [one["value"] for one in coming["bets"]]
        assert offered == [n for n in (1, 2, 3) if n <= counters]
        stake = max(offered, default=0)
        came = what_comes(session)
        right = (seed + turn) % 3 == 0
        answer = play(session, came if right else other_than(came), stake)
        counters += max(stake, 1) if right else -stake
        told = answer["status"]["bets"]
        assert told["counters"] == counters >= 0
        assert (told["last"]["right"], told["last"]["gain"]) == (right, max(stake, 1) if right else -stake)
    assert bets(session)["turn"] > 4


def test_whoever_has_nothing_left_plays_on_and_can_win_one():
    session = sat()
    for _ in range(4):
        offered = [one["value"] for one in bets(session)["next"]["bets"]]
        play(session, other_than(what_comes(session)), max(offered))
    assert bets(session)["counters"] == 0
    assert bets(session)["next"]["bets"] == []
    assert "understand" in play(session, "less", 1)["said"]["sentence"], "nothing that one does not have is staked"
    assert play(session, what_comes(session), 0)["status"]["bets"]["counters"] == 1


@pytest.mark.parametrize("slug", LESSONS)
def test_nothing_on_the_page_tells_the_other_pair(slug):
    """Two deals that differ only in what the learner may not see, on several turns: page and answers are the same."""
    for turns in range(4):
        played = sat(slug, 5)
        for _ in range(turns):
            play(played, "more", 1)
        here, there = Position.of(played.match), Position.of(played.match)
        there.zones["packet.p2"].reverse()
        there.zones["packet.p1"][2:] = there.zones["packet.p1"][:1:-1]
        worlds = [sat(slug, match=Match(played.match.game, 5, position)) for position in (here, there)]
        pages = [json.dumps([world.log(), world.status(), world.handle({"do": "resend_log"})]) for world in worlds]
        assert pages[0] == pages[1]
        shown = played.match.table.zones["packet.p1"][:2]
        assert bets(worlds[0])["next"]["cards"] == [card.name for card in shown]


@pytest.mark.parametrize("slug", LESSONS)
def test_the_shares_are_those_of_the_exact_answers(slug):
    """On the first turn as the lab counts them for the own pair; told as whole numbers of a hundred."""
    for seed in range(6):
        session = sat(slug, seed)
        own = bets(session)["next"]["cards"]
        play(session, "more", 1)
        odds, counted = pair_bets(session).shares(1), exact.opponent(slug, " ".join(own))
        assert [odds["less"], odds["more"]] == [counted.chance("lower"), counted.chance("higher")]
        assert sum(odds.values()) == 1
        assert f"about {round(100 * odds['less'])} are less" in bets(session)["last"]["odds"]


def test_no_share_is_told_of_cards_that_have_come_round_again():
    """Some of them may be remembered, so that pairs of unseen cards would not be what comes."""
    told = []
    for seed in range(40):
        session = sat("subtraction_war", seed)
        play_out(session, lambda _: "more")
        match = session.match
        for number in pair_bets(session).made:
            downs = [event.facts["down"] for event in match.events[: match.ends[number - 1]] if "down" in event.facts]
            fresh = sum(down + 2 for down in downs) + 2 <= 20
            assert (pair_bets(session).shares(number) is not None) == fresh
            told.append(fresh)
    assert {True, False} == set(told)


def test_the_end_tells_what_was_won_and_what_wins_most():
    """Whoever always says what is likeliest is told so; the middle is that of all pairs."""
    for slug, middle in (("addition_war", 11), ("subtraction_war", 3)):
        session = sat(slug)
        play_out(session, what_comes)
        end = " ".join(bets(session)["end"])
        assert f"You have {bets(session)['counters']} counters. You began with 10." in end
        assert "came 8 of 8 times" in end
        assert f"below {middle} say “more”" in end
        assert "understand" in play(session, "less", 1)["said"]["sentence"], "the turns are over"


@pytest.mark.parametrize(
    "prediction",
    [None, {}, [], {"value": "less"}, {"value": "less", "bet": 4}, {"value": "less", "bet": 0}, {"value": "p1", "bet": 1},
     {"value": "less", "bet": True}, {"value": "less", "bet": 1.5}, {"value": ["less"], "bet": 1},
     {"value": "less", "bet": -1}, {"value": "less", "bet": 1, "more": 1}],
)  # fmt: skip
def test_a_turn_is_not_played_without_counters_on_it(prediction):
    session = sat()
    before = session.saved()
    message = {"do": "play", "at": 0, "action": "all turn"}
    for sent in ({**message, "prediction": prediction}, message):
        assert session.handle(sent)["said"]["sentence"]
        assert session.saved() == before


@pytest.mark.parametrize(
    "message",
    [{"do": "undo"}, {"do": "what_if", "to": 0}, {"do": "main_line"}, {"do": "try_cards", "cards": [["packet.p1", 0]]},
     {"do": "new_match", "deal": "same"}],
)  # fmt: skip
def test_what_was_staked_stays(message):
    """Nothing takes a turn back, nor deals cards again that have been seen."""
    session = sat()
    play(session, "less", 2)
    before = session.saved()
    answer = session.handle({**message, "at": 1})
    assert answer["said"]["sentence"]
    assert not answer["status"]["undo"]
    assert session.saved() == before


def test_another_deal_begins_with_all_counters():
    session = sat()
    play(session, other_than(what_comes(session)), 3)
    answer = session.handle({"do": "new_match", "at": 1, "deal": "new"})
    assert (answer["status"]["bets"]["counters"], answer["status"]["bets"]["turn"]) == (10, 0)
    assert answer["status"]["bets"]["last"] is None


@pytest.mark.parametrize("slug", LESSONS)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_it_is_kept_with_the_lesson(slug, language):
    """Another process goes on in the same place, with the same counters, and in another language."""
    first = LessonSession(slug, 9, 0, Words(), lambda told: None)
    first.handle({"do": "open_stage", "stage": "play"})
    for at in range(3):
        first.handle({"do": "play", "at": at, "action": "all turn", "prediction": {"value": "less", "bet": 1}})
    second = LessonSession(slug, 9, 0, Words(language), lambda told: None)
    second.take_up(json.loads(json.dumps(first.saved())))
    here, there = (session.match_session.status()["bets"] for session in (first, second))
    assert [there[name] for name in ("turn", "counters")] == [here[name] for name in ("turn", "counters")]
    assert there["next"]["cards"] == here["next"]["cards"]
    assert there["last"]["gain"] == here["last"]["gain"]
    assert (there == here) == (language == "en")


def test_what_has_come_is_told_in_the_lessons_arithmetic():
    """Both pairs with the numbers that stand on the cards, added up here once more."""
    session = sat()
    play(session, "more", 1)
    pairs = bets(session)["last"]["pairs"]
    assert len(pairs) == 2
    for pair in pairs:
        a, b = (10 if card[0] == "T" else 1 if card[0] == "A" else int(card[0]) for card in pair["cards"])
        assert pair["worth"] == f"{a} + {b} = {a + b}"
