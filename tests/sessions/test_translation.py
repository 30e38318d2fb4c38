"""A lesson in two languages: every sentence of the open stage has its translation."""

import pytest

from cardlab import lessons
from cardlab.sessions.lesson_session import LessonSession
from cardlab.words.words import Words

SENTENCES = {"sentence", "short", "prompt", "label", "reply", "working", "ask", "learned"}
STAGES = ("watch", "predict", "practise", "play", "investigate", "ticket")


def said(state, key=""):
    """Returns the sentences of a state: the texts under certain keys, and all hints and replies."""
    if isinstance(state, str):
        return {state} if key in SENTENCES and any(map(str.isalpha, state)) else set()
    if isinstance(state, dict):
        return set().union(*(said(one, "reply" if key == "replies" else name) for name, one in state.items()))
    if isinstance(state, list):
        return set().union(*(said(one, "reply" if key == "hints" else key) for one in state))
    return set()


@pytest.mark.parametrize(("own", "other"), [("en", "ar"), ("ar", "fr")])
@pytest.mark.parametrize("lesson", lessons.slugs())
def test_every_sentence_of_an_open_stage_has_its_translation(lesson, own, other):
    """This includes the middle of a match and of practice: played moves and drawn questions are translated as they are."""
    session = LessonSession(lesson, 7, 0, Words(own), lambda told: None)
    for stage in STAGES:
        opened = session.handle({"do": "open_stage", "stage": stage})
        if stage == "play":
            action = opened["traits"]["status"]["actions"][0]["action"]
            session.handle({"do": "play", "at": opened["traits"]["status"]["at"], "action": action})
            opened = session.handle({"do": "open_stage", "stage": stage})
        told = session.handle({"do": "translate", "language": other, "stage": stage, "more": True})
        same = {text for text in said(opened) if text not in told["texts"]}
        there = LessonSession(lesson, 7, 0, Words(other), lambda answer: None)
        there.restore(session.saved())
        assert same <= said(there.handle({"do": "open_stage", "stage": stage}))  # a name, which is the same in both
        assert set(told["texts"].values()) & said(there.handle({"do": "open_stage", "stage": stage}))


def test_common_texts_are_sent_only_once():
    session = LessonSession("addition_war", 7, 0, Words("en"), lambda told: None)
    first, second = (
        session.handle({"do": "translate", "language": "fr", "stage": "watch", "more": more})["texts"] for more in (False, True)
    )
    assert first.items() > second.items()
    assert first["Go on"] == Words("fr").say("lesson_ui-next_question")
    assert "Go on" not in second


def test_requesting_a_translation_changes_nothing():
    session = LessonSession("fast_food", 7, 0, Words("en"), lambda told: None)
    for stage in STAGES:
        session.handle({"do": "open_stage", "stage": stage})
    before = session.saved()
    for stage in STAGES:
        session.handle({"do": "translate", "language": "es", "stage": stage})
    assert session.saved() == before
