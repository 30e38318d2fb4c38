"""The skills of the lessons make a deck of thirteen cards a suit, each of which a learner can turn up in practice."""

from __future__ import annotations

import pytest

from cardlab import lessons
from cardlab.decks.ready_decks import ready_decks
from cardlab.models import drawn
from cardlab.teaching.lesson import Lesson, Practise
from cardlab.teaching.practice import Course, PracticeProgress
from cardlab.words.languages import languages
from cardlab.words.words import words_for

TAUGHT = [lessons.find(slug) for slug in lessons.built_in()]
each_lesson = pytest.mark.parametrize("lesson", TAUGHT, ids=lambda lesson: lesson.slug)


def test_the_lessons_have_five_suits_of_thirteen_skills() -> None:
    assert sorted(lesson.suit.sign for lesson in TAUGHT) == sorted("cdhsx")
    assert {len({skill.stem for skill in lesson.suit.skills}) for lesson in TAUGHT} == {13}


@each_lesson
def test_ordinary_practice_reaches_every_skill(lesson: Lesson) -> None:
    stage = next(stage for stage in lesson.stages if isinstance(stage, Practise))
    course = Course.of(stage.questions, stage.core, stage.fluency, stage.top)
    assert {skill.stem for skill in lesson.suit.skills} <= PracticeProgress.start(course).reach


@each_lesson
def test_the_easier_skill_has_the_lower_card(lesson: Lesson) -> None:
    levels = [skill.level for skill in lesson.suit.skills]
    assert levels == sorted(levels)


@each_lesson
def test_no_two_skills_of_a_lesson_look_alike(lesson: Lesson) -> None:
    pictures = [skill.picture for skill in lesson.suit.skills if drawn(skill.picture)]
    assert all(picture not in pictures[:place] for place, picture in enumerate(pictures))


@each_lesson
def test_every_skill_has_a_name_for_children_and_one_for_teachers(lesson: Lesson) -> None:
    for language in languages():
        words = words_for(language)
        messages = [skill.message(lesson.slug) for skill in lesson.suit.skills]
        assert len({words.say(message) for message in messages}) == len({words.say(m, "teacher") for m in messages}) == 13
        start = f"{lesson.slug}_lesson-skill-"
        made = [one for name in ready_decks() for one in lesson.about(name).generators] if lesson.of_deck else []
        known = {*messages, *(f"{start}{one.kind}_{one.level}" for one in made)}
        assert {*words.names_of(start)} == known, "a name of a skill that there is not"
