"""Selecting several cards: the session's messages to the page, and the combinations that it tries."""

import json
from dataclasses import dataclass

import pytest

from cardlab import position, start
from cardlab.bots import find
from cardlab.core.actions import Action, argument
from cardlab.core.cards import Card, cards
from cardlab.core.game import Game
from cardlab.core.presentation import Presentation
from cardlab.core.rng import RandomStream
from cardlab.sessions.available_actions import AvailableActions
from cardlab.sessions.match_session import MatchSession
from cardlab.words.words import Words

HAND = {"pile.p1": "5c 4d 9h Ks 2c 3c", "pile.p2": "2s 6c 8d 7h Jd"}


def sat(match) -> MatchSession:
    others = {seat: find("random") for seat in match.game.seats if seat != "p1"}
    return MatchSession(match, "p1", others, Words()).begun()


@pytest.fixture
def session() -> MatchSession:
    return sat(position("twenty_first_century_war", HAND).play("all draw"))


def tried(session: MatchSession, *places, at: int | None = None):
    return session.handle({"do": "try_cards", "at": session.status()["at"] if at is None else at, "cards": list(places)})


def test_the_page_knows_where_cards_are_selected_and_their_values(session):
    """It gets the zones of the choice, the values of the learner's cards, and for each action the places of its cards."""
    status = session.status()
    assert status["choice"] == {
        "zones": ["hand.p1"],
        "several": True,
        "numbers": {"5c": 5, "4d": 4, "9h": 9, "Ks": 13},
        "byRank": False,
    }
    places = {action["action"]: action["places"] for action in status["actions"]}
    assert places["p1 play 5c 4d 9h"] == [["hand.p1", 0], ["hand.p1", 1], ["hand.p1", 2]]
    assert len(places) == 6


def test_cards_can_be_selected_only_on_ones_turn():
    """Before the draw nothing can be selected, and the other players' cards never can."""
    session = sat(position("twenty_first_century_war", HAND))
    assert session.status()["choice"]["zones"] == []
    assert session.status()["actions"][0]["places"] == []


def test_cards_without_a_legal_action_are_refused_by_their_rule(session):
    """The answer has the rule and its reason, and the match has not changed."""
    before = session.match.save()
    answer = tried(session, ["hand.p1", 3], ["hand.p1", 0])
    assert answer["said"]["rule"] == "twenty_first_century_war.illegal.no_partner"
    assert "5♣ is left over" in answer["said"]["sentence"]
    assert answer["steps"] == []
    assert session.match.save() == before


def test_legal_cards_are_played_in_any_order(session):
    """Cards that the learner tries are played if they make a legal action."""
    answer = tried(session, ["hand.p1", 2], ["hand.p1", 0], ["hand.p1", 1])
    assert "said" not in answer
    assert [str(action) for action in session.match.actions if action.who == "p1"] == ["p1 play 9h 5c 4d"]


@pytest.mark.parametrize(
    "sent",
    [
        None,
        [],
        "hand.p1 0",
        [["hand.p1"]],
        [["hand.p1", 9]],
        [["hand.p1", -1]],
        [["hand.p1", True]],
        [["hand.p1", 0.0]],
        [["hand.p1", "0"]],
        [["attic", 0]],
        [[["hand.p1"], 0]],
        [["hand.p1", 0, 1]],
        [{"zone": "hand.p1"}],
        [["hand.p1", 0], ["hand.p1", 0]],
        [["hand.p1", 0]] * 1000,
    ],
)
def test_an_impossible_place_is_not_understood(session, sent):
    """Whatever a browser sends, the answer is a sentence, and nothing changes."""
    before = session.match.save()
    answer = session.handle({"do": "try_cards", "at": session.status()["at"], "cards": sent})
    assert "did not understand" in answer["said"]["sentence"]
    assert session.match.save() == before


def test_hidden_cards_and_old_positions_cannot_be_selected(session):
    """A learner cannot name cards that she does not see. If she has not seen the last actions, the answer shows them first."""
    assert "You can’t do anything" in tried(session, ["pile.p1", 0])["said"]["sentence"]
    assert "You can’t do anything" in tried(session, ["hand.p2", 0], ["hand.p1", 0])["said"]["sentence"]
    assert "match has moved on" in tried(session, ["hand.p1", 0], at=0)["said"]["sentence"]


def test_in_a_game_of_single_cards_one_click_is_enough():
    """No verb takes several cards, so each card stands for its action, and a card without one is tried."""
    session = sat(start("fast_food", seed=3))
    assert not session.status()["choice"]["several"]
    assert [len(action["places"]) for action in session.status()["actions"]] == [1] * len(session.status()["actions"])


def test_a_card_of_the_hand_takes_several_cards_of_the_table():
    """In whatever order they were selected, the card of the hand is played, and the others are taken."""
    zones = {"hand.p1": "9h 2c", "hand.p2": "3c 4c", "table": "4d 5d 8s"}
    session = sat(position("tablanette", zones, counters={"turn": "p1", "phase": "play"}))
    choice = session.status()["choice"]
    assert set(choice["zones"]) == {"hand.p1", "table"}
    assert choice["several"]
    answer = tried(session, ["table", 0], ["hand.p1", 0], ["table", 2])
    assert answer["said"]["rule"] == "tablanette.refuse.sum"
    tried(session, ["table", 1], ["hand.p1", 0], ["table", 0])
    assert str(session.match.actions[0]) == "p1 play 9h take 5d 4d"


@dataclass(frozen=True)
class Lay(Action):
    laid: tuple[Card, ...]


@dataclass(frozen=True)
class Swap(Action):
    own: Card
    other: Card


@dataclass(frozen=True)
class Name(Action):
    rank: str
    loud: bool = argument(False)


class Plain(Game):
    """A game with nothing but verbs."""

    verbs = (Name, Lay, Swap)


def test_without_a_declaration_cards_stand_for_verbs_with_only_cards():
    """Cards alone cannot stand for verbs with other arguments, unless the game says what they mean (`Presentation.meant_by`)."""
    view = start("fast_food", seed=3).seen_by("p1")
    places = [("hand.p1", 0), ("hand.p1", 1)]
    held = tuple(view.known("hand.p1")[:2])
    assert Presentation.of(Plain()).meant_by(view, "p1", places) == [Lay("p1", held)]
    assert Presentation.of(Plain()).meant_by(view, "p1", [("hand.p2", 0)]) == []
    assert Presentation.of(Plain()).number_on(cards("7h")[0]) is None


def test_a_long_list_stays_small():
    """For thirteen cards of Twos in the first play of a round, each action takes fewer than three hundred characters."""
    hand = "3c 3d 3h 4c 4d 4h 5c 5d 5h 6c 6d 7c 8c"
    hands = {"hand.p1": hand, "hand.p2": "9c 9d", "hand.p3": "Tc Td", "hand.p4": "Jc Jd"}
    session = sat(position("twos", hands, counters={"turn": "p1", "phase": "play", "opening": False}))
    status = session.status()
    assert len(status["actions"]) > 100
    assert len(json.dumps(status)) < 300 * len(status["actions"])


@pytest.mark.parametrize("slug", ["twos", "tablanette"])
def test_nobody_learns_whether_another_player_has_a_choice(slug):
    """It depends on hidden cards, so each learner gets only her own actions."""
    match, rng, met = start(slug, seed=4), RandomStream(4), set()
    while not match.is_over and len(met) < 2:
        alone = match.forced is not None
        for seat in match.game.seats:
            forced = AvailableActions(match, seat, Words()).to_json(0)["forced"]
            own = any(action.who in ("all", seat) for action in match.legal_actions())
            assert forced == (alone and own)
            met |= {own} if alone else set()
        match.play(rng.pick(match.legal_actions()))
    assert met == {True, False}
