"""The bank of questions: every generator over many seeds, every way to answer."""

import re

import pytest

from cardlab.lessons import find, slugs
from cardlab.teaching.answer import written
from cardlab.teaching.question import BLANK, OTHER, RIGHT, UNREADABLE, Question
from cardlab.words.messages import Words, languages

SEEDS = 2000
GENERATORS = [(slug, made) for slug in slugs() for made in find(slug).generators]
IDS = [f"{slug}: {made.kind}, level {made.level}" for slug, made in GENERATORS]
TOLD = 25
"""How many questions of each generator are told in words, in every language."""
MARKS = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Marks of direction, which no reader sees."""


def said(question: Question, answer) -> str:
    """An answer as a learner gives it."""
    if isinstance(answer, tuple):
        return " ".join(answer)
    return answer if isinstance(answer, str) else written(answer)


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_there_is_one_right_answer_and_no_misconception_gives_it(slug, made, depth):
    """Over 2,000 seeds: the right answer is right, each misconception is recognised, and no two wrong ways look the same."""
    seen: set[str] = set()
    for seed in range(depth.of(SEEDS)):
        question = made.question(seed)
        assert question.lesson == slug
        assert question.check(said(question, question.answer)) == RIGHT
        assert question.practises
        for name, answer in question.misconceptions.items():
            assert not question.same(answer, question.answer)
            if said(question, answer):
                assert question.check(said(question, answer)) == name
            seen.add(name)
        values = [choice.value for choice in question.choices]
        assert len(set(values)) == len(values)
        if question.asked not in ("number", "place"):
            assert len(values) > 1
            answer = question.answer if isinstance(question.answer, tuple) else (question.answer,)
            assert set(answer) <= set(values)
        assert made.question(seed) == question
    assert seen, "a question without any misconception teaches nothing about an error"


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_blank_and_nonsense_are_answered(slug, made):
    question = made.question(1)
    assert question.check("") == question.check("  ") == BLANK
    for nonsense in (None, 7, ["7"], "x" * 500, "no such choice", "7 7 7 7"):
        assert question.check(nonsense) in (UNREADABLE, OTHER)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_every_text_renders_and_no_hint_gives_the_answer_away(slug, made, language):
    """Prompt, hints, working and every reply are told; the working ends in the answer; hints and replies do not tell it."""
    words = Words(language)
    for seed in range(TOLD):
        question = made.question(seed)
        told = question.to_json(words)
        texts = [told["prompt"], *told["hints"], told["working"], *told["replies"].values()]
        texts += [one["reply"] for one in told["misconceptions"]]
        for text in texts:
            assert text.strip()
            assert not {"{", "}", "$"} & set(text)
        if question.asked == "number":
            number = written(question.answer)
            assert MARKS.sub("", told["working"]).splitlines()[-1].rstrip(" .").endswith(number)
            for text in [*told["hints"], *(one["reply"] for one in told["misconceptions"])]:
                assert not re.search(rf"[=≈]\s*{re.escape(number)}(?![\d/½.])", MARKS.sub("", text)), text


def test_the_same_seed_asks_the_same():
    """A class with one seed has the same exit ticket, and each seat one of its own."""
    for slug in slugs():
        ticket = next((stage for stage in find(slug).stages if stage.kind == "ticket"), None)
        if ticket is not None:
            assert ticket.draw(5) == ticket.draw(5)
            assert ticket.draw(5, 1) != ticket.draw(5, 2)
            assert len(ticket.draw(5)) == len(ticket.levels)
