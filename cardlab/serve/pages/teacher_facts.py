"""Counts the facts about a lesson for its teacher's page: stages, levels, kinds, and signs of misconceptions.

Nothing here is written by hand, so it stays right when a stage, a question or a misconception changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import Any

from cardlab.documents.worksheet import unbroken
from cardlab.lessons import find
from cardlab.sessions.illustrated_story import joined
from cardlab.sessions.lesson_session import stages_with_tabs
from cardlab.sessions.predict_stage_log import predict_log
from cardlab.teaching.lesson import ExitTicket, Lesson, Practise, Predict, Stage, Watch
from cardlab.teaching.question import Question, QuestionGenerator
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words, words_for

SEED = 1
"""The seed of the examples, and of the match whose steps are counted."""
DRAWN = 30
"""The number of questions of each generator to look at."""
MOST_SHOWN, MOST_OF_A_KIND = 16, 2
"""The maximum number of misconceptions on the page, in all and for one kind of question."""


def teacher_facts(lesson: Lesson, words: Words) -> dict[str, Any]:
    """Returns the facts of a lesson in words, for a template.

    Returns: ``stages``, rows of name, amount and description; ``levels``, rows of level, kinds and answers; ``errors``, rows of
    a wrong answer and the reply to it; ``rules``, the rule card or None.
    """
    return _facts(lesson.slug, lesson.deck, words.language, words.digits)


def kinds_of(lesson: Lesson, words: Words) -> list[dict[str, Any]]:
    """Returns the kinds of a lesson's questions, in its order: name, an example, levels and possible settings, as texts."""
    return list(_kinds(lesson.slug, lesson.deck, words.language, words.digits))


# By slug and deck, because hashing a whole lesson takes as long as its facts.
@lru_cache(maxsize=64)
def _facts(slug: str, deck: str, language: str, digits: str) -> dict[str, Any]:
    lesson, words = find(slug, deck), words_for(language, digits)
    card = lesson.rule_card
    return {
        "stages": [_stage(lesson, stage, words) for stage in stages_with_tabs(lesson)],
        "levels": [_level(lesson, level, words) for level in sorted({made.level for made in lesson.generators})],
        "errors": list(_errors(lesson, words)),
        "rules": card.to_json(slug, words) if card else None,
    }


def _stage(lesson: Lesson, stage: Stage, words: Words) -> tuple[str, str, str]:
    """Returns a stage, with the amount of work in it."""
    name = f"stage-{stage.kind}"
    amount = words.say("teacher-amount", stage.kind, n=_amount(lesson, stage, words))
    return words.say(name), amount, words.say(name, "help")


def _amount(lesson: Lesson, stage: Stage, words: Words) -> int:
    """Returns the number of steps, questions, kinds, matches or experiments of a stage."""
    if isinstance(stage, Predict):
        return sum("predict" in step for step in predict_log(lesson, stage, stage.deal.match(SEED), words)["steps"])
    if isinstance(stage, Watch):
        steps = MatchStory(stage.deal.match(SEED), stage.viewer, words).steps()
        return sum("flows" not in joined(step, stage.joins) for step in steps)  # steps that are narrated together count once
    if isinstance(stage, Practise):
        return len({made.kind for made in stage.questions})
    if isinstance(stage, ExitTicket):
        return len(stage.levels)
    return sum(each.kind == stage.kind for each in lesson.stages)


def _level(lesson: Lesson, level: int, words: Words) -> tuple[str, str, str]:
    """Returns a level, with the number of its kinds and the range of its answers."""
    made = [one for one in lesson.generators if one.level == level]
    answers = [one.question(seed).answer for one in made for seed in range(DRAWN)]
    numbers = [answer for answer in answers if isinstance(answer, int | Fraction)]
    ends = (words.value(min(numbers)), words.value(max(numbers))) if numbers else None
    reach = words.say("teacher-reach", low=ends[0], high=ends[1]) if ends else "–"
    return words.say("teacher-level-of", n=level), words.say("teacher-amount", "practise", n=len(made)), reach


@lru_cache(maxsize=64)
def _kinds(slug: str, deck: str, language: str, digits: str) -> tuple[dict[str, Any], ...]:
    words = words_for(language, digits)
    found: dict[str, list[QuestionGenerator]] = {}
    for made in find(slug, deck).generators:
        found.setdefault(made.kind, []).append(made)
    return tuple(_kind(name, sorted(made, key=lambda one: one.level), words) for name, made in found.items())


def _kind(name: str, made: list[QuestionGenerator], words: Words) -> dict[str, Any]:
    low, high = made[0].level, made[-1].level
    levels = words.say("teacher-levels_of", low=low, high=high) if low < high else words.say("teacher-level-of", n=low)
    where = words.listed([words.say(f"teacher-where-{place}") for place in made[0].where])
    return {"name": name, "example": _asked(made[0].question(SEED), words), "levels": levels, "where": where}


def _asked(question: Question, words: Words) -> str:
    """Returns a question in one line, with its cards as they are printed, or with what it shows briefly."""
    shown = (
        [question.heard(words)]
        if question.flash
        else [words.apart("\u00a0".join(card.face for card in row.cards)) for row in question.shows]
    )
    return unbroken(" · ".join([question.prompt(words).replace("\n", " "), *shown]))


def _errors(lesson: Lesson, words: Words) -> Iterator[tuple[str, str]]:
    """Yields answers that reveal an error, each with its reply: each misconception once, some of each kind, easy ones first."""
    told: set[str] = set()
    kinds: Counter[str] = Counter()
    for made in sorted(lesson.generators, key=lambda one: one.level):
        for question in map(made.question, range(DRAWN)):
            for name, answer in question.misconceptions.items():
                if name in told or kinds[made.kind] >= MOST_OF_A_KIND or len(told) >= MOST_SHOWN:
                    continue
                told.add(name)
                kinds[made.kind] += 1
                heard = words.say(
                    "teacher-heard", question=_asked(question, words), answer=question.answer_in_words(answer, words)
                )
                yield unbroken(heard), unbroken(question.reply(name, words))
            if kinds[made.kind] >= MOST_OF_A_KIND:
                break
