"""Random messages to sessions find no fault."""

import pytest

from cardlab.protocol.messages import WhyNot
from cardlab.sessions.match_session import MatchSession
from tests.fuzz_protocol import fuzz

SESSIONS = 44
"""Two of each game and lesson, with sixty messages each."""


def test_random_messages_find_no_fault(depth):
    """There is no undocumented error, only legal actions of this learner change a match, and no answer has a hidden card or a
    seed.

    ``python -m tests.fuzz_protocol`` runs for longer.
    """
    report = fuzz(sessions=depth.of(SESSIONS))
    assert [f"seed {seed}: {text}" for seed, text in report.faults[:3]] == []
    assert report.sessions == depth.of(SESSIONS)
    assert report.changes > report.sessions


def hidden(session):
    table = session.match.table
    return next((table[name][n] for name, n in table.hidden_from(session.seat)), None)


def tells_a_token(session, answer, message):
    card = hidden(session)
    return {**answer, "status": {**answer["status"], "outcome": card and card.name}}


def tells_a_face(session, answer, message):
    card = hidden(session)
    return {**answer, "said": {"title": "", "sentence": f"Not {card.face}!" if card else ""}}


def tells_the_seed(session, answer, message):
    return {**answer, "said": {"title": "", "sentence": f"seed {session.match.seed}"}}


def plays_unasked(session, answer, message):
    if isinstance(message, WhyNot) and not session.match.is_over:
        session.match.play(session.match.legal_actions()[0])
    return answer


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        (tells_a_token, "but has never seen it"),
        (tells_a_face, "but has never seen it"),
        (tells_the_seed, "the seed"),
        (plays_unasked, "has changed the match"),
    ],
)
def test_planted_faults_are_found(fault, found, monkeypatch):
    """This shows that the fuzzer notices the faults that it is meant to find."""
    answering = MatchSession.answering

    def faulty(self, message):
        answer = yield from answering(self, message)
        return fault(self, answer, message) if "status" in answer else answer

    monkeypatch.setattr(MatchSession, "answering", faulty)
    assert any(found in text for _, text in fuzz(seed=4, sessions=8).faults)


def test_an_answer_that_depends_on_a_hidden_card_is_found(monkeypatch):
    """The planted refusal reveals whether the others hold a card, without naming it."""
    refusal = MatchSession._refusal

    def faulty(self, action):
        first = hidden(self)
        return (
            {"title": "", "sentence": "warm" if first and first.suit in ("c", "d") else "cold"}
            if refusal(self, action)
            else None
        )

    monkeypatch.setattr(MatchSession, "_refusal", faulty)
    monkeypatch.setattr("tests.fuzz_protocol.WORLDS", 0.1)
    assert any("depends on the hidden cards" in text for _, text in fuzz(seed=2, sessions=18).faults)
