"""A page looks the same before an answer whatever the answer is: questions with another key, and interrupted matches."""

import pytest

from cardlab.lessons import find, slugs
from cardlab.sessions.page_texts import in_words, later_texts, page_texts
from cardlab.sessions.predict_stage_log import predict_log
from cardlab.teaching.lesson import Predict
from cardlab.testing.noninterference import another_key
from cardlab.words.words import Words
from tests.browser.data import computed

WORDS = Words()
TEXTS = {**page_texts(WORDS), **later_texts(WORDS)}
SEED = 3
"""That of the questions of each generator, and of the match of each lesson."""
SHOWN = r"(el) => el.outerHTML.replace(/ (id|for|name|aria-[a-z]*by)=\"[^\"]*\"/g, '')"
QUESTIONS = """
async ([pairs, words]) => {
  const shown = %s;
  const {root} = await import("http://cards.test/common/dom.js");
  const {Exercise} = await import("http://cards.test/lesson/exercise.js");
  const {signal} = new AbortController();
  const main = document.querySelector("main");
  const looks = (question) => {
    const made = new Exercise(question, words, {signal, onNext: () => {}});
    root(main, words).replaceChildren(made.el);
    const seen = [shown(made.el)];
    for (let i = 0; i < 3 && made.hints.children.length < made.steps.length; i++) {
      made.hint.click();
      seen.push(shown(made.el));
    }
    return seen.join("\\n");
  };
  return pairs.filter(([one, other]) => looks(one) !== looks(other)).map(([{notes, prompt}]) => `${notes}: ${prompt}`);
}
""".replace("%s", SHOWN)
PREDICTIONS = """
async ([pairs, words]) => {
  const shown = %s;
  const {root} = await import("http://cards.test/common/dom.js");
  const {predict} = await import("http://cards.test/lesson/predict.js");
  const main = document.querySelector("main");
  const looks = ([log, begins]) => {
    const ended = new AbortController();
    const conclusion = {learned: "", next: {label: "On", go: () => {}}, markReached: () => {}};
    const stored = [];
    const progress = {set: (...what) => stored.push(what), counts: () => ({})};
    const el = predict({log, begins}, {words, signal: ended.signal, conclusion, progress});
    root(main, words).replaceChildren(el);
    const seen = [shown(el)];
    if (el.querySelector("[data-action=on]")) throw new Error("nothing is asked");
    el.querySelector(".cardlab-action").click();
    seen.push(shown(el), JSON.stringify(stored));
    ended.abort();
    return seen.join("\\n");
  };
  return pairs.filter(([one, other]) => looks(one) !== looks(other)).map(([[log, n]]) => log.steps[n].predict.prompt);
}
""".replace("%s", SHOWN)


def asked(question):
    """A question as a page has it in practice, with its model in words."""
    told = question.to_json(WORDS)
    return {**told, "id": "x", "model": None if question.model is None else in_words(question.model, WORDS)}


@pytest.mark.parametrize("slug", slugs())
def test_a_question_looks_the_same_whatever_its_answer_is(modules, slug):
    """Every kind on every level, at once and with each hint: prompt, cards, choices, pad, model."""
    made = [one.question(SEED) for one in find(slug).generators]
    pairs = []
    for question in made:
        one, other = asked(question), asked(another_key(question))
        kept = {name: one[name] for name in ("hints", "working")}  # told by the facts, which are the same
        pairs.append([one, {**other, **kept}])
    assert computed(modules, QUESTIONS, [pairs, TEXTS]) == []


def cut(log, number):
    """A log that ends with a question, after which the hidden card is another one and another answer comes."""
    after = log["steps"][number + 1]
    came = {"answer": "none of them", "needed": {}}
    turned = ["turn", [[zone, place, "?"] for zone, place, _ in after["events"][0][1]]]
    other = {**after, "came": came, "events": [turned], "title": "", "sentence": "", "short": "", "models": []}
    return {**log, "steps": [*log["steps"][: number + 1], other]}


@pytest.mark.parametrize("slug", slugs())
def test_a_match_that_stops_shows_nothing_of_what_comes(modules, slug):
    """Each step that asks, beside the same match with another card in the place of the hidden one, and how sure one is.

    What this browser keeps is the same too.
    """
    lesson = find(slug)
    stage = next(stage for stage in lesson.stages if isinstance(stage, Predict))
    log = predict_log(lesson, stage, stage.deal.match(SEED), WORDS)
    asking = [number for number, step in enumerate(log["steps"]) if "predict" in step]
    pairs = [[[log, number], [cut(log, number), number]] for number in asking]
    assert computed(modules, PREDICTIONS, [pairs, TEXTS]) == []


def test_a_page_that_shows_an_answer_is_found(modules):
    """The same look at a question whose prompt tells its answer, and at a match whose sum is not hidden."""
    question = next(one.question(1) for one in find("addition_war").generators if one.kind == "missing")
    told, other = asked(question), asked(another_key(question))
    pairs = [[{**one, "prompt": f"{one['prompt']} {one['answer']}"} for one in (told, other)]]
    assert len(computed(modules, QUESTIONS, [pairs, TEXTS])) == 1
    lesson = find("addition_war")
    stage = next(stage for stage in lesson.stages if isinstance(stage, Predict))
    log = predict_log(lesson, stage, stage.deal.match(1), WORDS)
    number = next(number for number, step in enumerate(log["steps"]) if "predict" in step)
    step, after = log["steps"][number : number + 2]
    told = {**log, "steps": [*log["steps"]]}
    told["steps"][number] = {**step, "events": [*step["events"], after["events"][0]]}
    assert len(computed(modules, PREDICTIONS, [[[[told, number], [log, number]]], TEXTS])) == 1
