"""The teacher's notes: each has what a teacher looks for. Their figures are counted in the tests of the lessons."""

import re

import pytest

from cardlab.documents.worksheet import paper_levels
from cardlab.lessons import find, slugs
from cardlab.teaching.lesson import Investigate
from cardlab.words.messages import Words
from tests.lessons.pairs_of_cards import NOTES, notes_of, table

CODES = {
    "addition_war": {"1.OA.C.6", "2.OA.B.2", "1.OA.D.8"},
    "subtraction_war": {"1.OA.A.1", "2.OA.B.2", "2.NBT.B.5"},
    "fast_food": {"3.OA.D.9", "4.OA.B.4", "4.OA.C.5"},
    "seven_twenty_seven": {"4.NF.B.3", "5.NBT.B.7", "6.NS.C.7", "7.SP.C.7", "7.SP.C.8"},
}
"""Those of the Common Core that a lesson serves."""


def section(slug, title):
    """The text below one title of a lesson's notes."""
    parts = re.split(r"^## (.*)$", "\n".join(notes_of(slug)), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))[title]


def test_every_lesson_has_notes_and_all_notes_have_a_lesson():
    assert sorted(file.stem for file in NOTES.glob("*.md")) == slugs()


@pytest.mark.parametrize("slug", slugs())
def test_notes_name_the_lesson_the_ages_the_aims_and_the_curriculum(slug):
    words = Words()
    title, _, ages = notes_of(slug)[:3]
    assert title == f"# {words.say(f'{slug}_lesson')}: notes for the teacher"
    assert ages.startswith(f"Ages {words.say(f'{slug}_lesson', 'ages')}.")
    aims = section(slug, "Aims")
    assert aims.count("\n- ") >= 4
    assert set(re.findall(r"\d\.[A-Z]+\.[A-Z]\.\d", aims)) == CODES[slug]


@pytest.mark.parametrize("slug", slugs())
def test_every_stage_has_its_time_and_all_fit_into_a_lesson(slug):
    """The stages are called as on the page, in their order; together they take 30 to 45 minutes."""
    kinds = dict.fromkeys(stage.kind for stage in find(slug).stages)
    minutes = {name: int(cells[0]) for name, cells in table(slug, "stage").items()}
    assert list(minutes) == [Words().say(f"stage-{kind}") for kind in kinds]
    assert 30 <= sum(minutes.values()) <= 45
    assert f"That makes {sum(minutes.values())} minutes." in section(slug, "Timing")


@pytest.mark.parametrize("slug", slugs())
def test_notes_say_what_to_listen_for_and_what_helps(slug):
    """Wrong ways with what they mean and what helps; the example of a note is one that answers really get."""
    listened = table(slug, "you hear or see")
    assert len(listened) >= 8
    assert all(len(cells) == 2 and all(cells) for cells in listened.values())
    lesson, kind, note = re.search(r"such as `(\w+)\.(\w+)\.(\w+)`", section(slug, "What to listen for")).groups()
    assert lesson == slug
    assert any(
        note in made.question(seed).misconceptions for made in find(slug).generators if made.kind == kind for seed in range(40)
    )
    assert section(slug, "For some, and for others").count("\n- ") == 4


@pytest.mark.parametrize("slug", slugs())
def test_notes_tell_of_the_worksheets_and_what_each_level_asks(slug):
    assert f"`cardlab worksheet {slug} " in section(slug, "Worksheets")
    assert list(table(slug, "level")) == list(map(str, paper_levels(slug)))


@pytest.mark.parametrize("slug", slugs())
def test_every_investigation_is_answered_under_its_name_or_that_of_its_question(slug):
    """As many bold questions with an answer as there are experiments, and some more to ask."""
    told = section(slug, "The investigations")
    experiments = [stage for stage in find(slug).stages if isinstance(stage, Investigate)]
    assert len(re.findall(r"^\*\*[^*]+\?\*\* ", told, flags=re.M)) == len(experiments)
    assert "**Good questions.**" in told


@pytest.mark.parametrize("slug", slugs())
def test_no_sum_of_the_notes_is_broken_over_two_lines(slug):
    """What keeps sums together on a page reads one line at a time."""
    assert [line for line in notes_of(slug) if re.search(r"[+−×÷=]$|^[+−×÷=] ", line)] == []
