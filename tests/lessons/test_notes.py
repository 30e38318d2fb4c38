"""The teacher's notes have every part that a teacher needs. The tests of the lessons check their figures."""

import re

import pytest

from cardlab.lessons import find, slugs
from cardlab.teaching.lesson import Investigate
from cardlab.words.languages import DEFAULT_LANGUAGE, languages
from cardlab.words.words import Words
from tests.lessons.pairs_of_cards import NOTES, notes_of

CODES = {
    "addition_war": {"1.OA.C.6", "2.OA.B.2", "1.OA.D.8"},
    "subtraction_war": {"1.OA.A.1", "2.OA.B.2", "2.NBT.B.5"},
    "fast_food": {"3.OA.D.9", "4.OA.B.4", "4.OA.C.5"},
    "compare": {"1.NBT.B.3", "3.NF.A.3", "4.NF.A.2", "4.NF.C.7", "6.NS.C.7"},
    "seven_twenty_seven": {"4.NF.B.3", "5.NBT.B.7", "6.NS.C.7", "7.SP.C.7", "7.SP.C.8"},
}
"""The Common Core standards that a lesson serves."""
PARTS = (
    "Why play this game?",
    "Possible approach",
    "Key questions",
    "Possible extension",
    "Possible support",
    "Curriculum",
    "Worksheets",
    "The mathematics of the investigation",
)
"""Titles that teachers know from other lesson plans."""


def section(slug, title):
    """Returns the text below a title in a lesson's notes."""
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
    assert tuple(re.findall(r"^## (.*)$", "\n".join(notes_of(slug)), flags=re.M)) == PARTS
    assert section(slug, "Why play this game?").count("\n- ") >= 4
    curriculum = section(slug, "Curriculum")
    assert set(re.findall(r"\d\.[A-Z]+\.[A-Z]\.\d", curriculum)) == CODES[slug]
    assert re.search(r"^- England: .*\(Year \d\)", curriculum, flags=re.M)


@pytest.mark.parametrize("slug", slugs())
def test_notes_do_not_repeat_what_the_page_counts(slug):
    """They give no unmeasured minutes, and no lists of stages, levels and errors, which the page counts in the lesson itself."""
    text = "\n".join(notes_of(slug))
    assert not re.search(r"\bminutes?\b|\blevels? \d|answer note", text.replace("--levels 1-3", ""))
    assert f"`cardlab worksheet {slug} " in section(slug, "Worksheets")


@pytest.mark.parametrize("slug", slugs())
def test_a_session_goes_through_the_stages_of_the_lesson_with_questions_to_talk_about(slug):
    approach = section(slug, "Possible approach")
    steps = re.findall(r"^\*\*(.*)\.\*\* ", approach, flags=re.M)
    assert steps == ["Watch", "Predict", "In pairs", "Investigate"]
    assert f"*{Words().say('together-talk')}*" in approach
    assert f"*{Words().say('together-pair')}*" in approach
    assert section(slug, "Key questions").count("?") >= 4


@pytest.mark.parametrize("slug", slugs())
def test_every_investigation_is_answered_in_the_notes(slug):
    """There is a bold question with an answer for each experiment, and the teacher gets more questions to ask."""
    told = section(slug, "The mathematics of the investigation")
    experiments = [stage for stage in find(slug).stages if isinstance(stage, Investigate)]
    assert len(re.findall(r"^\*\*[^*]+\?\*\* ", told, flags=re.M)) == len(experiments)
    assert "**More to ask.**" in told


@pytest.mark.parametrize("slug", slugs())
def test_no_sum_in_the_notes_is_split_over_two_lines(slug):
    """The code that keeps sums together on a page reads one line at a time."""
    assert [line for line in notes_of(slug) if re.search(r"[+−×÷=]$|^[+−×÷=] ", line)] == []


FIGURE = re.compile(r"\d+(?:[.,/\u202f]\d+)*[½]?|½")
"""A number in the notes, in any language."""


def pieces(slug, language):
    """Returns, for each paragraph of the notes in a language, its beginning, and its numbers without their signs."""
    file = NOTES / ("" if language == DEFAULT_LANGUAGE else language) / f"{slug}.md"
    told = re.split(r"\n\s*\n|\n(?=[-|])", file.read_text(encoding="utf-8").strip())
    kinds = [re.match(r"#+|-|\|-*|\*\*|", piece)[0] for piece in told]
    return [
        (kind, sorted(re.sub(r"\D", "", number) or "½" for number in FIGURE.findall(piece)))
        for kind, piece in zip(kinds, told, strict=True)
    ]


@pytest.mark.parametrize("language", [language for language in languages() if language != DEFAULT_LANGUAGE])
@pytest.mark.parametrize("slug", slugs())
def test_notes_in_another_language_say_the_same(slug, language):
    """Each paragraph has the same kind and the same numbers, and the titles are those of the language."""
    words = Words(language)
    assert pieces(slug, language)[1:] == pieces(slug, DEFAULT_LANGUAGE)[1:]
    title = (NOTES / language / f"{slug}.md").read_text(encoding="utf-8").splitlines()[0]
    assert title.startswith(f"# {words.say(f'{slug}_lesson')}")
