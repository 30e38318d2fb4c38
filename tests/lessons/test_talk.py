"""Questions for learners to talk about exist at each step of a lesson."""

import pytest

from cardlab import lessons
from cardlab.sessions.lesson_session import LessonSession
from cardlab.teaching.lesson import ExitTicket, Practise
from cardlab.words.game_labels import rule_ids
from cardlab.words.languages import languages
from cardlab.words.words import Words

MOST_WORDS = 12
"""The limit for a prompt, for children who have just learnt to read."""


@pytest.mark.parametrize("lesson", lessons.slugs())
def test_prompts_are_about_existing_rules_and_kinds(lesson):
    """Each stage except the exit ticket has some."""
    for stage in LessonSession(lesson, 7, 0, Words(), lambda told: None).lesson.stages:
        about = set(getattr(stage, "talk", {})) - {""}
        if isinstance(stage, Practise):
            assert about <= {made.kind for made in stage.questions}
        elif deal := getattr(stage, "deal", None):
            rules = {rule.partition(".")[2] for rule in rule_ids(deal.as_played, Words())}
            assert about <= rules, (stage.kind, about - rules)
        assert not isinstance(stage, ExitTicket) or not about


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", lessons.slugs())
def test_a_page_gets_short_prompts(lesson, language):
    told = LessonSession(lesson, 7, 0, Words(language), lambda told: None).handle({"do": "open_together"})["together"]
    assert set(told["talk"]) == {"watch", "predict", "practise", "play", "investigate"}
    prompts = [prompt for stage in told["talk"].values() for prompt in stage.values()]
    assert all(prompt[-1] in "?؟" and len(prompt.split()) <= MOST_WORDS for prompt in prompts)
    assert language not in told["languages"]
