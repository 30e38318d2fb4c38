"""The figures of a lesson on the teacher's page are counted again, over more questions than the page uses."""

from fractions import Fraction

import pytest

from cardlab.lessons import find, slugs
from cardlab.serve.pages.teacher_facts import DRAWN, MOST_OF_A_KIND, MOST_SHOWN, SEED, kinds_of, teacher_facts
from cardlab.sessions.lesson_session import stage_state
from cardlab.teaching.lesson import Investigate, Predict, Watch
from cardlab.words.words import Words

MANY = 150
"""The number of questions of each generator; the page uses fewer."""


def number_in(text):
    return int(text.split()[0])


@pytest.mark.parametrize("slug", slugs())
def test_the_amounts_in_the_stages(slug):
    """Steps and questions are as many as a learner gets with this seed."""
    lesson, words = find(slug), Words()
    amounts = {name: amount for name, amount, _ in teacher_facts(find(slug), words)["stages"]}
    assert list(amounts) == ["Watch", "Predict", "Practise", "Play", "Investigate", "Exit ticket"]
    pages = {
        stage.kind: stage_state(lesson, stage, SEED, words) for stage in lesson.stages if isinstance(stage, Watch | Predict)
    }
    watched = pages["watch"]["log"]["steps"][pages["watch"]["begins"] :]
    assert number_in(amounts["Watch"]) - sum("flows" not in step for step in watched) in (0, 1)  # plus the first step
    assert number_in(amounts["Predict"]) == sum("predict" in step for step in pages["predict"]["log"]["steps"])
    assert number_in(amounts["Practise"]) == len({made.kind for made in lesson.generators})
    assert number_in(amounts["Investigate"]) == sum(isinstance(stage, Investigate) for stage in lesson.stages)
    assert number_in(amounts["Exit ticket"]) == len(lesson.stages[-1].levels)


@pytest.mark.parametrize("slug", slugs())
def test_the_levels_are_those_of_the_questions(slug):
    """The range of answers is that of the examined questions."""
    levels = teacher_facts(find(slug), Words())["levels"]
    bank = find(slug).generators
    assert [name for name, *_ in levels] == [f"level {n}" for n in sorted({made.level for made in bank})]
    for n, (_, kinds, reach) in enumerate(levels, 1):
        made = [one for one in bank if one.level == n]
        assert number_in(kinds) == len(made)
        answers = {one.question(seed).answer for one in made for seed in range(DRAWN)}
        numbers = [answer for answer in answers if isinstance(answer, int | Fraction)]
        ends = f"from {Words().value(min(numbers))} to {Words().value(max(numbers))}" if numbers else "–"
        assert reach == ends


@pytest.mark.parametrize("slug", slugs())
def test_each_kind_says_where_it_can_be_asked(slug):
    """Questions that are answered on a model or shown for a moment are on no sheet, and each example is a real question."""
    bank, words = find(slug).generators, Words()
    kinds = {kind["name"]: kind for kind in kinds_of(find(slug), words)}
    assert list(kinds) == list(dict.fromkeys(made.kind for made in bank))
    for made in bank:
        drawn = [made.question(seed) for seed in range(MANY)]
        on_model = any(question.answer_type == "place" or "choosable" in (question.model or {}) for question in drawn)
        flashes = any(question.flash for question in drawn)
        assert ("paper" in made.where) != (on_model or flashes), made.kind
        assert ("worksheet" in kinds[made.kind]["where"]) == ("paper" in made.where)
    examples = {one.question(SEED).prompt(words).replace("\n", " ") for one in bank}
    plain = [kind["example"].replace("\u00a0", " ") for kind in kinds.values()]
    assert all(any(text.startswith(example) for example in examples) for text in plain)


@pytest.mark.parametrize("slug", slugs())
def test_the_common_errors_are_the_declared_ones(slug):
    """Every wrong answer is a misconception of some question, with its reply."""
    words = Words()
    declared = {}
    for made in find(slug).generators:
        for question in map(made.question, range(DRAWN)):
            for name, answer in question.misconceptions.items():
                declared.setdefault(question.reply(name, words), set()).add(question.answer_in_words(answer, words))
    errors = [[text.replace("\u00a0", " ") for text in row] for row in teacher_facts(find(slug), words)["errors"]]
    plain = {reply.replace("\u00a0", " "): {one.replace("\u00a0", " ") for one in said} for reply, said in declared.items()}
    assert MOST_OF_A_KIND < len(errors) <= MOST_SHOWN
    for heard, reply in errors:
        assert any(heard.endswith(f"“{answer}”") for answer in plain[reply])
    assert len({reply for _, reply in errors}) > len(errors) // 2


@pytest.mark.parametrize("slug", slugs())
def test_the_facts_are_in_arabic(slug):
    facts = teacher_facts(find(slug), Words("ar", digits="arab"))
    assert not any("[en]" in text for part in ("stages", "levels", "errors") for row in facts[part] for text in row)
