"""With other hidden cards, or another answer key, the page gets exactly the same data until they are revealed."""

from itertools import pairwise

import pytest

from cardlab import Match
from cardlab.core.forecast import Forecast
from cardlab.core.registry import built_in
from cardlab.core.registry import find as find_game
from cardlab.lessons import find, slugs
from cardlab.sessions.exit_ticket import Ticket
from cardlab.sessions.match_session import MatchSession
from cardlab.testing import noninterference
from cardlab.testing.noninterference import play_again, predict_again, table_again, ticket_again

PAGES, TICKETS = 4, 60
"""The numbers of seeds for each lesson: matches, each dealt again before two turns, and exit tickets."""
PREDICTED = sorted(slug for slug in built_in() if Forecast.of(find_game(slug)()).settled_by)
QUICK = sorted(slug for slug in built_in() if find_game(slug).reflexes)


@pytest.fixture
def compared(monkeypatch):
    """Returns a list of the comparisons of two deals."""
    told, compare = [], noninterference._compared

    def counted(where, shown):
        told.append(len(shown) == 2 and None not in shown)
        return compare(where, shown)

    monkeypatch.setattr(noninterference, "_compared", counted)
    return told


@pytest.mark.parametrize("again", [play_again, predict_again])
@pytest.mark.parametrize("slug", slugs())
def test_unseen_cards_change_nothing_on_a_page(slug, again, depth, compared):
    """All messages, the log, the coach's advice, the bets, the pictures and the questions are the same, in the same order."""
    for seed in range(depth.of(PAGES)):
        assert list(again(find(slug), seed)) == []
    assert 2 * sum(compared) >= len(compared)


@pytest.mark.parametrize("slug", PREDICTED)
def test_predictions_at_a_table_do_not_depend_on_coming_cards(slug, depth):
    """In every game without choices, the chances, the payouts and their sentences are the same with other cards."""
    for seed in range(depth.of(1)):
        match = Match(slug, seed)
        assert list(table_again(match, asks_the_coach=False)) == []


@pytest.mark.parametrize("slug", QUICK)
def test_reflex_moments_are_the_same_when_dealt_again(slug, depth, compared):
    """A game asks its bots in each moment whether they act; in the other deal they act in the same moments."""
    for seed in range(depth.of(PAGES)):
        assert list(table_again(Match(slug, seed), asks_the_coach=False)) == []
    assert compared
    assert all(compared)


@pytest.mark.parametrize("slug", slugs())
def test_the_page_of_a_ticket_does_not_depend_on_the_answers(slug, depth):
    for seed in range(depth.of(TICKETS)):
        assert list(ticket_again(find(slug), seed)) == []


# ------------------------------------------------------------------------------------------------ planted leaks


def leaks(findings) -> bool:
    return any("hidden cards influence what is sent" in str(finding) for finding in findings)


def test_a_leak_of_the_cards_of_a_war_is_found(monkeypatch):
    status = MatchSession.status

    def knowing(self):
        next_one = self.match.table.zones["packet.p2"][:1]
        return {**status(self), "warm": [card.name for card in next_one]}

    monkeypatch.setattr(MatchSession, "status", knowing)
    assert leaks(finding for seed in range(5) for finding in play_again(find("addition_war"), seed))


def test_a_leak_of_a_hidden_hand_is_found(monkeypatch):
    status = MatchSession.status

    def knowing(self):
        return {**status(self), "warm": str(max(self.match.table.zones["hand.p2"], default=""))}

    monkeypatch.setattr(MatchSession, "status", knowing)
    assert leaks(finding for seed in range(5) for finding in play_again(find("fast_food"), seed))


def test_a_prediction_that_names_a_coming_card_is_found(monkeypatch):
    log_of = noninterference.predict_log

    def knowing(lesson, stage, match, words):
        log = log_of(lesson, stage, match, words)
        for step in log["steps"]:
            if "predict" in step:
                step["predict"]["prompt"] += f" {match.table.zones['pile'][-1]}"
        return log

    monkeypatch.setattr(noninterference, "predict_log", knowing)
    assert leaks(finding for seed in range(5) for finding in predict_again(find("fast_food"), seed))


def test_a_prediction_that_shows_the_hidden_card_is_found(monkeypatch):
    """The planted leak shows the one face-down card of four together with the others."""
    log_of = noninterference.predict_log

    def knowing(lesson, stage, match, words):
        log = log_of(lesson, stage, match, words)
        for step, after in pairwise(log["steps"]):
            if "predict" in step:
                step["events"] = [*step["events"], after["events"][0]]
        return log

    monkeypatch.setattr(noninterference, "predict_log", knowing)
    assert leaks(finding for seed in range(5) for finding in predict_again(find("addition_war"), seed))


def test_a_ticket_whose_page_contains_an_answer_is_found(monkeypatch):
    state = Ticket.state

    def knowing(self):
        told = state(self)
        told["questions"][2]["length"] = len(str(self.questions[2].answer))
        return told

    monkeypatch.setattr(Ticket, "state", knowing)
    assert leaks(finding for seed in range(30) for finding in ticket_again(find("addition_war"), seed))
