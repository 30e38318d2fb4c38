"""The spoken wars: who takes the cards after a right or a wrong number, and that nothing reveals the number."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardlab.core.presentation import Presentation
from cardlab.core.registry import slugs
from cardlab.lessons.shared_by_wars.spoken_war import LEARNER, Say, SpokenAdditionWar, SpokenSubtractionWar
from cardlab.match import Match, position
from cardlab.sessions.lesson_session import LessonSession
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

GAMES = (SpokenAdditionWar, SpokenSubtractionWar)
LESSONS = ("addition_war", "subtraction_war")


def play_out(match, right):
    """Plays to the end with numbers that are right or wrong as listed, and right after that."""
    answers = iter(right)
    while not match.is_over:
        action = match.legal_actions()[0]
        if isinstance(action, Say) and not next(answers, True):
            action = Say(LEARNER, action.total + 1)
        match.play(action)
        yield match


def taken(match):
    """Returns how many cards the child has taken, the other player has taken, and how many wait."""
    return tuple(len(match.zone(name)) for name in ("won.p1", "won.p2", "pot"))


# ------------------------------------------------------------------------------------------------ the rules


def test_a_match_worked_out_by_hand():
    """Turn by turn in Addition War, the child's numbers lead to the right numbers of taken cards."""
    match = position(
        SpokenAdditionWar, {"packet.p1": "8h 5c 9h 6c 2h 3c 7h 7c 4h 2s", "packet.p2": "2c 3d 8s 5d 4c 4d Th 3s Ts 9d"}
    )
    turns = [  # (number, taken by the child, by the other player, waiting), with both sums
        (13, (4, 0, 0)),  # 13 > 5
        (14, (4, 0, 4)),  # 15 > 13, but the child enters 14
        (5, (4, 8, 0)),  # 5 < 8, and the other player takes the waiting cards
        (14, (8, 8, 0)),  # 14 > 13
        (7, (8, 12, 0)),  # 6 < 19: a wrong number costs nothing when the other player takes
    ]
    for said, cards in turns:
        match.play("all turn").play(f"p1 say total {said}")
        assert taken(match) == cards
    assert match.outcome == "p2"
    assert (match.table.counters["right"], match.table.counters["said"]) == (3, 5)


def test_the_turn_is_counted_when_its_cards_come_up():
    """A war in the second turn belongs to it. It uses up cards, so nobody knows how many turns will follow."""
    match = position(SpokenAdditionWar, {"packet.p1": "8h 5c 9h 6c 2h 3c 7h 7c 4h", "packet.p2": "2c 3d 8s 7d 4c 4d Th 3s Ts"})
    told = []
    while True:
        progress = Presentation.of(match.game).progress(match.seen_by(LEARNER))
        told.append((progress.now, progress.of))
        if match.is_over:
            break
        match.play(match.legal_actions()[0])
    assert told == [(1, 0), (1, 0), (1, 0), (2, 0), (2, 0), (2, 0)]


def test_a_right_number_takes_the_waiting_cards():
    """Subtraction War: the first number is wrong, and the next turn takes all eight cards."""
    match = position(SpokenSubtractionWar, {"packet.p1": "4h 9c Th 3c", "packet.p2": "8h 6c 7h 5d"})
    match.play("all turn").play("p1 say total 13")
    assert taken(match) == (0, 0, 4)
    match.play("all turn").play("p1 say total 7")
    assert taken(match) == (8, 0, 0)
    assert match.outcome == "p1"


@pytest.mark.parametrize(("first", "second", "cards"), [(9, 12, (14, 0, 0)), (10, 12, (14, 0, 0)), (9, 11, (0, 0, 14))])
def test_in_a_war_the_number_of_the_new_cards_decides(first, second, cards):
    """Both lay three cards face down and two face up. The child must enter another number, and nothing reveals it."""
    match = position(SpokenAdditionWar, {"packet.p1": "5h 4c As Ad Ac 7h 5c", "packet.p2": "6h 3d 2s 2d 2c 8h 3c"})
    match.play("all turn").play(f"p1 say total {first}")
    assert match.rules[-2:] == ["addition_war.tie", "addition_war_spoken.war.shown"]
    assert match.table.counters["sum.p1"] is None
    match.play(f"p1 say total {second}")
    assert taken(match) == cards
    assert match.is_over


def test_a_war_that_nobody_can_fight_waits_for_the_next_taker():
    match = position(SpokenAdditionWar, {"packet.p1": "5h 4c 7h 5c", "packet.p2": "6h 3d 8h 3c"})
    match.play("all turn").play("p1 say total 9")
    assert taken(match) == (0, 0, 4)
    match.play("all turn").play("p1 say total 12")
    assert taken(match) == (8, 0, 0)


@pytest.mark.parametrize(
    ("packets", "why"),
    [
        ({"packet.p1": "5h 4c", "packet.p2": "8h 3c"}, "All cards are played."),
        ({"packet.p1": "5h 4c 7h", "packet.p2": "8h 3c 2d"}, "Only one card each is left."),
    ],
)
def test_the_end_says_why_the_match_is_over(packets, why):
    match = position(SpokenAdditionWar, packets)
    match.play("all turn").play("p1 say total 9")
    assert MatchStory(match, LEARNER, Words()).steps()[-1]["short"].startswith(why)


@pytest.mark.parametrize("game", GAMES)
@given(seed=st.integers(0, 2**32 - 1), right=st.lists(st.booleans(), max_size=12))
def test_no_card_is_lost_or_played_twice(game, seed, right):
    """After each action all forty cards are in some zone, the piles never shrink, and at the end the larger one wins."""
    before, match = (0, 0), Match(game(), seed)
    for _ in play_out(match, right):
        assert sum(map(len, match.table.zones.values())) == len({*match.game.pack()}) == 40
        assert len(match.zone("packet.p1")) == len(match.zone("packet.p2"))
        now = taken(match)[:2]
        assert now[0] >= before[0]
        assert now[1] >= before[1]
        before = now
    one, other = before
    assert match.outcome == ("p1" if one > other else "p2" if other > one else "draw")
    assert len(match.zone("packet.p1")) < 2


@pytest.mark.parametrize("game", GAMES)
def test_only_timely_actions_are_legal(game):
    match = Match(game(), 3)
    assert match.why_not("p1 say total 5").rule == f"{game.slug}.shown"
    match.play("all turn")
    for action in ("all turn", "p1 say", "p2 say total 5"):
        assert match.why_not(action).rule == f"{game.slug}.shown"
    assert match.why_not("p1 say total 999") is None


def test_these_games_are_not_registered():
    """Users cannot choose them, because they belong to the lessons."""
    assert not {game.slug for game in GAMES} & {*slugs()}


@pytest.mark.parametrize("language", ["en", "ar", "es", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_words_in_every_language(game, language):
    """Each rule that can fire has words and is in the list of rules, and the list has no others."""
    words, fired, rules = Words(language), set(), {""}
    for seed in range(300):
        if rules <= fired:
            break
        *_, match = play_out(Match(game(), seed), [seed % 3 > 0, True, False] * 4)
        log = MatchStory(match, "p1", words).to_json()
        fired |= {step["rule"] for step in log["steps"]}
        rules = {*log["rules"]}
        assert all(step["short"] for step in log["steps"] if step["rule"])
    assert fired - {""} == rules


# ------------------------------------------------------------------------------------------------ in its lesson


def sat(slug="addition_war", seed=3, language="en"):
    session = LessonSession(slug, seed, 0, Words(language), lambda told: None)
    session.handle({"do": "open_stage", "stage": "play"})
    return session


def play(session, action):
    return session.handle({"do": "play", "at": session.match_session.match.ply, "action": action})


def own(session):
    """Returns the sum or difference of the child's cards."""
    return session.match_session.match.legal_actions()[0].total


@pytest.mark.parametrize("slug", LESSONS)
@pytest.mark.parametrize("language", ["en", "ar"])
def test_nothing_reveals_the_number_before_the_answer(slug, language):
    """In each turn of some matches, no sentence, counter, picture or offered action contains it."""
    for seed in range(12):
        session = sat(slug, seed, language)
        while not session.match_session.match.is_over:
            told = play(session, "all turn")["steps"]
            while (action := session.match_session.match.legal_actions()) and isinstance(action[0], Say):
                step, status = told[-1], session.match_session.status()
                facts = session.match_session.match.events[-1].values
                assert [value for name, value in facts.items() if name.endswith(".p1")] == [None]
                shown = {int(n) for n in re.findall(r"\d+", " ".join([step["sentence"], step["short"]]))}
                cards = [session.match_session.match.game.value(card) for card in _open(session)]
                other = [value for name, value in facts.items() if name.endswith(".p2")]
                assert shown <= {*cards, *other, 2}  # player 2
                assert step["models"] == []
                assert step["bares"]
                assert [one["action"] for one in status["actions"]] == ["p1 say"]
                assert (status["coach"], status["predictions"]) == (False, None)
                answers = [session.handle({"do": "why_not", "action": f"p1 say total {n}"}) for n in (own(session), 99)]
                assert answers[0] == answers[1]
                told = play(session, f"p1 say total {own(session)}")["steps"]


def _open(session):
    match = session.match_session.match
    return [card for seat in ("p1", "p2") for card in match.game.compared(match.table, seat)]


def test_a_repeated_message_is_no_second_try():
    """A repeated answer, and a better one for a turn that is over, both get the present state as reply."""
    session = sat()
    play(session, "all turn")
    message = {"do": "play", "at": 1, "action": f"p1 say total {own(session) + 1}"}
    session.handle(message)
    before = session.match_session.saved()
    for again in (message, {**message, "action": f"p1 say total {own(sat_at_first(session))}"}):
        assert "moved on" in session.handle(again)["said"]["sentence"]
    assert session.match_session.saved() == before
    assert session.match_session.match.table.counters["said"] == 1


def sat_at_first(session):
    """Returns the same lesson at its first number."""
    first = sat(seed=session.seed)
    play(first, "all turn")
    return first


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("slug", LESSONS)
def test_a_reloaded_page_asks_the_same_question(slug, language):
    """Another process continues at the same place, in another language if requested, and reveals no more than the first."""
    first = sat(slug, 9)
    play(first, "all turn")
    play(first, f"p1 say total {own(first) + 1}")
    play(first, "all turn")
    second = LessonSession(slug, 9, 0, Words(language), lambda told: None)
    second.restore(json.loads(json.dumps(first.saved())))
    here, there = (session.handle({"do": "open_stage", "stage": "play"})["traits"] for session in (first, second))
    assert there["status"]["at"] == here["status"]["at"] == 3
    assert [step["events"] for step in there["log"]["steps"]] == [step["events"] for step in here["log"]["steps"]]
    assert (there == here) == (language == "en")


def test_a_match_of_another_game_is_not_restored():
    """A lesson that was stored when Play used another game goes on, with a new match there."""
    first = sat()
    stored = {**first.saved(), "play": {**first.match_session.saved(), "match": Match("addition_war", 3).save(indent=None)}}
    second = LessonSession("addition_war", 3, 0, Words(), lambda told: None)
    second.restore(json.loads(json.dumps(stored)))
    assert isinstance(second.match_session.match.game, SpokenAdditionWar)


@pytest.mark.parametrize(
    "message",
    [
        {"do": "undo"},
        {"do": "what_if", "to": 0},
        {"do": "main_line"},
        {"do": "new_match", "deal": "same"},
        {"do": "play", "action": "p1 say"},
        {"do": "play", "action": "p1 say total seven"},
        {"do": "play", "action": "p1 say total 1/2"},
        {"do": "play", "action": "p2 say total 7"},
        {"do": "play", "action": "all turn"},
    ],
)
def test_an_answer_is_final(message):
    """No message undoes a turn, deals known cards again, or skips the question."""
    session = sat()
    play(session, "all turn")
    before = session.match_session.saved()
    answer = session.handle({"at": 1, **message})
    assert answer["said"]["sentence"]
    assert not answer["status"]["undo"]
    assert session.match_session.saved() == before


def test_another_deal_begins_with_nothing_taken():
    session = sat()
    play(session, "all turn")
    answer = session.handle({"do": "new_match", "at": 1, "deal": "new"})
    assert answer["status"]["at"] == 0
    assert taken(session.match_session.match) == (0, 0, 0)


@pytest.mark.parametrize(("slug", "model"), [("addition_war", "ten_frames"), ("subtraction_war", "number_line")])
def test_only_a_wrong_number_gets_a_picture(slug, model):
    """It shows the child's own cards with their result and the wrong number, and disappears when other cards turn up."""
    for wrong in (0, 1):
        session = sat(slug)
        play(session, "all turn")
        own_then = own(session)
        steps = play(session, f"p1 say total {own_then + wrong}")["steps"]
        drawn = [state for step in steps for state in step["models"]]
        assert [(state["model"], state["said"]) for state in drawn] == [(model, own_then + wrong)] * wrong
        assert play(session, "all turn")["steps"][-1].get("bares", False)


def test_a_wild_difference_is_not_drawn():
    """Its jump would need so long a line that the cards' own distance could not be seen."""
    session = sat("subtraction_war")
    play(session, "all turn")
    steps = play(session, "p1 say total 400")["steps"]
    assert [state for step in steps for state in step["models"] if "said" in state] == []
