"""Before an answer a page looks the same whatever the answer is, both for questions and for interrupted matches."""

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
"""The seed of each generator's question, and of each lesson's match."""
SHOWN = r"""(el) => {
  const seen = el.cloneNode(true);
  for (const one of seen.querySelectorAll("[style*='visibility: hidden'], .cardlab-model-panel[hidden]")) one.remove();
  return seen.outerHTML.replace(/ (id|for|name|aria-[a-z]*by)="[^"]*"/g, '');
}"""
"""Returns what eyes and ears can notice of an element: the picture that comes next takes up its room unseen."""
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
    """Returns a question as a page has it in practice, with its model in words."""
    told = question.to_json(WORDS)
    return {**told, "id": "x", "model": None if question.model is None else in_words(question.model, WORDS)}


@pytest.mark.parametrize("slug", slugs())
def test_a_question_does_not_reveal_its_answer(modules, slug):
    """Prompt, cards, choices, pad and model stay the same with another answer, for every kind on every level, at once and with
    each hint.
    """
    made = [one.question(SEED) for one in find(slug).generators]
    pairs = []
    for question in made:
        one, other = asked(question), asked(another_key(question))
        kept = {name: one[name] for name in ("hints", "working")}  # they follow from the facts, which are the same
        pairs.append([one, {**other, **kept}])
    assert computed(modules, QUESTIONS, [pairs, TEXTS]) == []


def until(log, number):
    """Returns a log that ends with the step after a question, which has the hidden card and the answer."""
    return {**log, "steps": log["steps"][: number + 2]}


def cut(log, number):
    """Returns such a log with another hidden card and another answer."""
    after = log["steps"][number + 1]
    came = {"answer": "none of them", "needed": {}, "impossible": []}
    turned = ["turn", [[zone, place, "?"] for zone, place, _ in after["events"][0][1]]]
    other = {**after, "came": came, "events": [turned], "title": "", "sentence": "", "short": "", "models": []}
    return {**log, "steps": [*log["steps"][: number + 1], other]}


@pytest.mark.parametrize("slug", slugs())
def test_an_interrupted_match_does_not_reveal_what_comes(modules, slug):
    """Each step with a question looks the same with another hidden card, at each degree of confidence.

    The browser's stored data are the same too.
    """
    lesson = find(slug)
    stage = next(stage for stage in lesson.stages if isinstance(stage, Predict))
    log = predict_log(lesson, stage, stage.deal.match(SEED), WORDS)
    asking = [number for number, step in enumerate(log["steps"]) if "predict" in step]
    pairs = [[[until(log, number), number], [cut(log, number), number]] for number in asking]
    assert computed(modules, PREDICTIONS, [pairs, TEXTS]) == []


def test_a_page_that_reveals_an_answer_is_found(modules):
    """The same check finds a question whose prompt contains its answer, and a match whose sum is not hidden."""
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
