"""The bank of questions: every generator over many seeds, every way to answer, by the suite that holds for anybody's."""

import pytest

from cardlab.lessons import find, slugs
from cardlab.testing.asked import Record
from cardlab.testing.lacking import lacks
from cardlab.testing.questions import answers, nonsense, texts
from cardlab.testing.words import speakers
from cardlab.words.messages import Words

SEEDS = 2000
GENERATORS = [(slug, made) for slug in slugs() for made in find(slug).generators]
IDS = [f"{slug}: {made.kind}, level {made.level}" for slug, made in GENERATORS]
TOLD = 25
"""How many questions of each generator are told in words, in every language."""


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_there_is_one_right_answer_and_no_misconception_gives_it(slug, made, depth):
    """Over 2,000 seeds: the right answer is right, each misconception is recognised, and no two wrong ways look the same."""
    assert list(answers(slug, made, depth.of(SEEDS))) == []


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_blank_and_nonsense_are_answered(slug, made):
    assert list(nonsense(slug, made)) == []


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_every_text_renders_and_no_hint_gives_the_answer_away(slug, made):
    """Prompt, hints, working and every reply are told; the working ends in the answer; hints and replies do not tell it."""
    record = Record()
    assert [finding for words in speakers(record) for finding in texts(slug, made, words, TOLD)] == []
    assert [*lacks(record, Words()), *record.faults] == []


def test_the_same_seed_asks_the_same():
    """A class with one seed has the same exit ticket, and each seat one of its own."""
    for slug in slugs():
        ticket = next((stage for stage in find(slug).stages if stage.kind == "ticket"), None)
        if ticket is not None:
            assert ticket.draw(5) == ticket.draw(5)
            assert ticket.draw(5, 1) != ticket.draw(5, 2)
            assert len(ticket.draw(5)) == len(ticket.levels)
