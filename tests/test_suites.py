"""The checks of lessons, questions, models, bots and languages find every fault that they should, all in one run."""

import random
import re
from dataclasses import replace
from fractions import Fraction

import pytest
from traitlets import Int

from cardlab import CardlabError, bots, lessons, models
from cardlab.core.cards import cards
from cardlab.models import Model
from cardlab.sessions.page_texts import model_words
from cardlab.teaching.lesson import Lesson, Play, Practise, Predict, StageDeal, Watch
from cardlab.teaching.prediction_question import Change, PredictionQuestion, WouldCome
from cardlab.teaching.question import Question, choices_of, generates
from cardlab.teaching.rule_card import RuleCard, rule_line
from cardlab.testing import (
    ConformanceError,
    check_bot,
    check_game,
    check_language,
    check_lesson,
    check_model,
    check_questions,
    languages,
)
from cardlab.testing.guessable_answers import lesson_giveaways, question_giveaways
from cardlab.testing.message_files import Text
from cardlab.words.fluent_files import add_messages
from cardlab.words.languages import languages as spoken
from cardlab.words.words import Words

WORDS = """
{slug}_lesson = A lesson
    .summary = For a test.
    .ages = 6 to 8
    .teaches = adding
{slug}_lesson-sum = { $a } + { $b }?
    .name = Sums
    .ask = What is ten?
    .line = Begin at { $a }, and count { $b } on.
    .working = { $a } + { $b } = { $sum }
    .right = Yes.
{slug}_lesson-sum-one_more = Count again.
{slug}_lesson-rule-ace = An ace is { $n }.
{slug}_lesson-rule-add = Add.
{slug}_lesson-rule-take = The greater sum takes all.
"""


def asking(slug: str, level: int = 1, **changed):
    """Returns a generator of sums with one thing changed."""

    @generates("sum", level)
    def sums(rng, level):
        a, b = 1 + rng.below(5), 1 + rng.below(5)
        facts = {"a": a, "b": b, "sum": a + b}
        question = Question(slug, "sum", "number", level, a + b, {"one_more": a + b + 1}, facts, practises=f"{a}+{b}")
        return replace(question, **{name: value(question) for name, value in changed.items()})

    return sums


def rules(game) -> RuleCard:
    """Returns a rule card whose one number comes from the game."""
    ace = rule_line("ace", "Ah", n=game.value(*cards("Ah")))
    return RuleCard((ace,), (rule_line("add"),), (rule_line("take"),))


def lesson_of(slug: str, *generators, words: str = WORDS) -> Lesson:
    add_messages(words.replace("{slug}", slug))
    deal = StageDeal("addition_war", actions=2)
    return Lesson(slug, (Watch(deal), Practise(tuple(made for each in generators for made in each)), Play(deal)), rules=rules)


def test_a_sound_lesson_passes(monkeypatch):
    monkeypatch.setattr(lessons.registry, "added", {})
    lesson = lesson_of("t_sound", asking("t_sound"))
    check_questions(lesson, seeds=20, seeds_in_words=3)
    lessons.add(lesson)
    check_lesson("t_sound", seeds=20, seeds_in_words=3)


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"misconceptions": lambda q: {"one_more": q.answer}}, "the misconception 'one_more' gives the right answer"),
        (
            {"misconceptions": lambda q: {"one_more": 50, "other": 50}},
            "of the misconception 'other' gets the verdict 'one_more'",
        ),
        ({"misconceptions": lambda q: {}}, "it has no misconception, so it cannot reply to a typical mistake"),
        ({"misconceptions": lambda q: {"carries": 90}}, "no message {slug}_lesson-sum-carries"),
        ({"misconceptions": lambda q: {"carries": 90}}, "no question of 20 seeds shows this misconception"),
        ({"practises": lambda q: ""}, "does not say what a learner who misses it should practise"),
        ({"lesson": lambda q: "another"}, "it belongs to the lesson 'another'"),
        ({"answer": lambda q: q.answer + random.random().as_integer_ratio()[0]}, "the same seed gives another question"),
        ({"answer": lambda q: Fraction(99, 7)}, "the working does not end in the answer"),
        ({"facts": lambda q: {"a": q.facts["a"], "b": 1}}, "Unknown external: sum .the facts are $a, $b"),
        ({"facts": lambda q: {**q.facts, "a": ""}, "answer": lambda q: 1}, "the working does not end"),
        ({"answer_type": lambda q: "one", "choices": lambda q: choices_of(["1"])}, "the right answer is not among the choices"),
        ({"answer_type": lambda q: "one", "choices": lambda q: choices_of(["1"])}, "there is nothing to choose"),
        ({"answer_type": lambda q: "place"}, "its answer is a place on a model, which paper does not have: write where="),
        ({"model": lambda q: {"model": "ten_frames", "a": 70}}, "its model cannot be drawn: .*'a'"),
        ({"model": lambda q: {"model": "ten_frames", "togethr": 1}}, "'ten_frames' has no trait 'togethr'. Did you mean"),
        ({"model": lambda q: {"model": "ten_frame"}}, "its model cannot be drawn: no model 'ten_frame'"),
    ],
)
def test_each_fault_of_a_question_is_found(request, changed, told):
    slug = f"t_asks_{request.node.callspec.indices['told']}"
    with pytest.raises(ConformanceError, match=told.replace("{slug}", slug).replace("$", r"\$")):
        check_questions(lesson_of(slug, asking(slug, **changed)), seeds=20, seeds_in_words=3)


FIVE = choices_of(["1", "2", "3", "4", "5"])


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"answer_type": "one", "answer": lambda n: "2"}, r"choosing place 2 of 5 is right 100 times out of 100"),
        ({"answer_type": "one", "answer": lambda n: "5"}, r"choosing the greatest number is right 100 times out of 100"),
        ({"answer_type": "several", "answer": lambda n: ("2", "4")}, r"choosing places 2, 4 is right 100 times out of 100"),
        (
            {"answer_type": "order", "answer": lambda n: ("1", "2", "3", "4", "5")},
            "the things to put in order are shown in the right order",
        ),
        ({"answer_type": "one", "answer": lambda n: str(1 + n % 5)}, "another question looks the same but has another answer"),
    ],
)
def test_each_way_to_guess_an_answer_is_found(request, changed, told):
    """These are a place, the greatest number, a pattern, an order that is already right, and hidden information."""
    slug, drawn = f"t_gives{request.node.callspec.indices['told']}", iter(range(10**6))
    add_messages(WORDS.replace("{slug}", slug))

    @generates("sum", 1)
    def sums(rng, level):
        a, b = 1 + rng.below(5), 1 + rng.below(5)
        facts = {"a": a, "b": b, "sum": a + b}
        answer = changed["answer"](next(drawn))
        return Question(slug, "sum", changed["answer_type"], level, answer, {}, facts, FIVE, practises="x")

    assert re.search(told, "\n".join(str(finding) for finding in question_giveaways(slug, sums[0], 100)))


def test_missing_messages_of_a_question_are_reported_once():
    """No seed, language or second check reports the same messages again."""

    @generates("product", 1, 2)
    def product(rng, level):
        a, b = 1 + rng.below(5), 1 + rng.below(5)
        facts = {"a": a, "b": b, "product": a * b}
        return Question("t_second", "product", "number", level, a * b, {"adds": 99}, facts, practises="x")

    with pytest.raises(ConformanceError) as raised:
        check_lesson(lesson_of("t_second", asking("t_second"), product), seeds=100, seeds_in_words=3)
    assert [str(found).partition(":")[0] for found in raised.value.findings] == ["words", "words"], str(raised.value)
    assert str(raised.value).count("t_second_lesson-product =") == 1


def test_hidden_facts_in_a_prompt_are_reported_once_with_their_seeds():
    add_messages(WORDS.replace("{slug}", "t_vague"))

    @generates("sum", 1)
    def sums(rng, level):
        extra = rng.below(5)
        facts = {"a": 1, "b": 2, "sum": 3, "extra": extra}
        return Question("t_vague", "sum", "number", level, extra, {}, facts, practises="x")

    (found,) = question_giveaways("t_vague", sums[0], 100)
    assert re.search(r"seed 0\): its prompt does not say what differs \(extra\) \(and \d\d times more\)", found.what)


def test_changing_always_to_the_greatest_card_is_found():
    """The choices alone must not show which card would have changed the result."""
    addition_war = lessons.find("addition_war")
    assert list(lesson_giveaways(addition_war)) == []

    def greatest(told, following):
        cards = {"2": WouldCome("p1", {}), "3": WouldCome("p1", {}), "9": WouldCome("p2", {})}
        change = Change("stage-predict", "stage-predict")
        return PredictionQuestion(
            "predict-who", ("p1", "p2"), "p1", {"player": "p2", "down": 0, "up": 2}, cards=cards, change=change
        )

    stage = next(stage for stage in addition_war.stages if isinstance(stage, Predict))
    asking = replace(stage, asks=lambda told, following: greatest(told, following) if told.rule.endswith("turn_up") else None)
    told = "\n".join(str(finding) for finding in lesson_giveaways(replace(addition_war, stages=(asking,)), 40))
    assert "choosing the greatest number is right" in told


def test_a_hint_that_repeats_the_question_is_found():
    slug = "t_again"
    words = WORDS.replace("Begin at { $a }, and count { $b } on.", "{ $b } + { $a } = ?").replace("What is ten?", "Think.")
    with pytest.raises(ConformanceError) as raised:
        check_questions(lesson_of(slug, asking(slug), words=words), seeds=20, seeds_in_words=3)
    assert "the last hint adds nothing to the prompt and the first hint" in str(raised.value)
    assert "the first hint asks nothing" in str(raised.value)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("    .ask = What is ten?\n", "", r"the message t_words\d-?.*_lesson-sum has no \.ask"),
        ("{slug}_lesson-sum-one_more = Count again.", "", "no message t_words.*_lesson-sum-one_more"),
        (".summary = For a test.", "", r"the message t_words.*_lesson has no \.summary"),
        ("Count again.", "No: { $a } + { $b } = { $sum }.", "the reply to 'one_more' gives the answer away"),
        ("Begin at { $a }, and count { $b } on.", "{ $a } + { $b } = { $sum }", "the hint .line gives the answer away"),
        ("Count again.", '{ "" }', "the reply to 'one_more' is empty"),
        ("{slug}_lesson-rule-add = Add.", "{slug}_lesson-rule-add = Add.\n{slug}_lesson-old = ???", "or delete it: nothing"),
        ("{slug}_lesson-rule-add = Add.", "", "no message t_words.*_lesson-rule-add"),
        ("= Yes.", "= ???", r"t_words.*_lesson-sum.right: still says \?\?\?"),
    ],
)
def test_missing_texts_of_a_lesson_are_found(request, old, new, told):
    slug = f"t_words{request.node.callspec.indices['told']}"
    assert old in WORDS
    with pytest.raises(ConformanceError, match=told):
        check_lesson(lesson_of(slug, asking(slug), words=WORDS.replace(old, new)), seeds=20, seeds_in_words=3)


def test_a_question_that_raises_is_reported_with_its_kind_and_line():
    @generates("sum", 1)
    def sums(rng, level):
        return rng.no_such_choice([1, 2])

    told = r"t_breaks, sum, level 1: AttributeError: .*no_such_choice.*\(test_suites\.py, line \d+\)"
    with pytest.raises(ConformanceError, match=told):
        check_questions(lesson_of("t_breaks", sums), seeds=5, seeds_in_words=2)
    halves = asking("t_halves", answer=lambda question: question.answer / 2)
    with pytest.raises(ConformanceError, match=r"t_halves, sum, level 1: TypeError: .* is a float"):
        check_questions(lesson_of("t_halves", halves), seeds=5, seeds_in_words=2)


def test_texts_of_a_missing_question_are_found():
    words = WORDS + WORDS[WORDS.index("{slug}_lesson-sum =") : WORDS.index("{slug}_lesson-rule")].replace("-sum", "-product")
    told = "t_unmade_lesson-product: no question of the lesson is of the kind 'product': add its generator to"
    with pytest.raises(ConformanceError, match=told) as raised:
        check_questions(lesson_of("t_unmade", asking("t_unmade"), words=words), seeds=5, seeds_in_words=2)
    assert len(raised.value.findings) == 1


def test_a_fault_in_english_is_reported_for_english_only():
    """The lesson has a French title, but its questions are still in English, and their fault is reported once."""
    add_messages("t_borrowed_lesson = Une leçon", "fr")
    lesson = lesson_of("t_borrowed", asking("t_borrowed"), words=WORDS.replace("Count again.", '{ "" }'))
    with pytest.raises(ConformanceError) as raised:
        check_questions(lesson, seeds=5, seeds_in_words=2)
    assert [found.what for found in raised.value.findings] == ["the reply to 'one_more' is empty in the language 'en'"]


def test_a_reply_that_contains_the_answer_is_found():
    """It is found in other words too, not only as the result of a sum. A single coincidence is allowed."""
    words = WORDS.replace("Count again.", "Did you think of { $sum }?")
    with pytest.raises(ConformanceError, match="the reply to 'one_more' usually gives the answer, in the language 'en'"):
        check_questions(lesson_of("t_replies", asking("t_replies"), words=words), seeds=10, seeds_in_words=10)


@pytest.mark.parametrize("check", [check_game, check_lesson, check_questions, check_model, check_bot])
def test_the_error_for_a_missing_part_says_how_to_install_it(check):
    """Its package may not be installed, or was installed before the part was added."""
    with pytest.raises(CardlabError, match=r"'not_yet'.*your own package, install it: pip install -e FOLDER"):
        check("not_yet")


def test_a_rule_card_with_an_empty_part_is_found():
    lesson = replace(lesson_of("t_rules", asking("t_rules")), rules=lambda game: replace(rules(game), wins=()))
    with pytest.raises(ConformanceError, match="its rule card says nothing about 'wins': give at least one `rule_line`"):
        check_lesson(lesson, seeds=5, seeds_in_words=2)


def test_a_rule_card_that_raises_is_reported_with_the_reason():
    lesson = replace(lesson_of("t_broken", asking("t_broken")), rules=lambda game: rules(game.no_such_rule))
    with pytest.raises(ConformanceError, match="t_broken, its rule card: AttributeError"):
        check_lesson(lesson, seeds=5, seeds_in_words=2)


def test_everything_missing_is_reported_together():
    """For a lesson without any texts and with little else, one message lists all faults of all kinds, with what to paste."""
    broken = Lesson(
        "t_bare", (Predict(StageDeal("no_such_game"), asks=lambda *_: []), Practise(asking("t_bare", practises=lambda q: "")))
    )
    with pytest.raises(ConformanceError) as raised:
        check_lesson(broken, seeds=5, seeds_in_words=2)
    told = str(raised.value)
    for part in (
        "t_bare: it has no rule card: give Lesson `rules=`",
        "its page, seed 0, en: UnknownGame: no game 'no_such_game'",
        "does not say what a learner who misses it should practise",
        "t_bare_lesson = ???\n    .summary = ???\n    .ages = ???\n    .teaches = ???",
        "# t_bare_lesson-sum may use { $a } { $b } { $sum }",
        "t_bare_lesson-sum-one_more = ???",
    ):
        assert part in told
    assert len(raised.value.findings) > 5


@pytest.mark.parametrize("name", models.names())
def test_our_models_pass(name):
    check_model(name)


class Wheel(Model):
    kind = "t_wheel"
    teeth = Int(3).tag(sync=True)

    def facts(self):
        return {"teeth": self.teeth}


SCRIPT = """
export const defaults = {name: "", teeth: 3, asks: false};
export function draw(state, words) {
  return say(words, "t_wheel-teeth", {n: state.teeth}) + say(words, "t_wheel");
}
"""
WHEEL_WORDS = """
t_wheel_model = A wheel
    .still = A wheel with { $teeth } teeth.
t_wheel_model-teeth = It has { $n } teeth.
"""


@pytest.mark.parametrize(
    ("script", "words", "told"),
    [
        (("teeth: 3, ", ""), ("", ""), "has no default for the trait 'teeth'"),
        (("teeth: 3", "teeth: 3, spokes: [1, {a: 2}]"), ("", ""), "has the default 'spokes', which is not a trait of Wheel"),
        (("export const defaults", "const defaults"), ("", ""), "exports no `defaults`"),
        (("export function draw", "function draw"), ("", ""), "exports no draw"),
        (("return say", "return = say"), ("", ""), r"t_wheel.js, line 4: SyntaxError: .*return = say"),
        (("t_wheel-teeth", "t_wheel-spokes"), ("", ""), "no message t_wheel_model-spokes"),
        (("t_wheel-teeth", "t_wheel-spokes"), ("", ""), r"# t_wheel_model-spokes may use { \$n }\nt_wheel_model-spokes ="),
        (("", ""), ("    .still = A wheel with { $teeth } teeth.\n", ""), r"the message t_wheel_model has no \.still"),
        (("", ""), ("{ $teeth }", "{ $spokes }"), "Unknown external: spokes"),
        (("", ""), ("{ $n } teeth", "{ $n ->\n        [0] no\n       *[other] some\n    } teeth"), "chooses by a number"),
        (("", ""), ("{ $n } teeth", "{ $spokes } teeth"), r"has { \$spokes }, but t_wheel\.js gives no value of this name"),
        (
            ("{n: state.teeth}", "{all: state.teeth}"),
            ("{ $n } teeth", "{ $all ->\n        [one] a tooth\n       *[other] some\n    }"),
            r"chooses by \$all, but a page knows only the plural form of \$n",
        ),
        (("", ""), ("It has", "???"), r"t_wheel_model-teeth: still says \?\?\?"),
    ],
)
def test_each_fault_of_a_model_is_found(monkeypatch, tmp_path, script, words, told):
    file = tmp_path / "t_wheel.js"
    file.write_text(SCRIPT.replace(*script) if script[0] else SCRIPT, encoding="utf-8")
    monkeypatch.setattr("cardlab.testing.models.script", lambda kind: file)
    add_messages(WHEEL_WORDS.replace(*words) if words[0] else WHEEL_WORDS)
    with pytest.raises(ConformanceError, match=told):
        check_model(Wheel)


def test_without_node_the_check_says_that_no_script_was_read(monkeypatch):
    monkeypatch.setattr("cardlab.testing.models._node", lambda: None)
    with pytest.warns(UserWarning, match=r"Node is not installed, so ten_frames\.js was not checked"):
        check_model("ten_frames")


def test_fields_may_have_any_name():
    """Each message lists the fields that the page fills in, so one model's texts cannot break the pages of others."""
    add_messages("t_hub_model = A hub\nt_hub_model-spokes = It has { $spokes } spokes.")

    class Hub(Model):
        kind = "t_hub"

    assert model_words(Words(), [Hub])["t_hub-spokes"] == "It has {spokes} spokes."
    assert model_words(Words("fr"), [Hub])["t_hub-spokes"] == "It has {spokes} spokes. [en]"


def test_a_model_next_to_the_table_with_an_unknown_trait_is_found(monkeypatch):
    """A misspelt trait would otherwise be ignored, and the picture would be wrong."""
    monkeypatch.setattr(lessons.registry, "added", {})
    lesson = lesson_of("t_beside", asking("t_beside"))
    shown = {"step_models": lambda game, rule, facts, view: [{"model": "ten_frames", "of": "p1", "aa": 7}]}
    with pytest.raises(ConformanceError, match="its page, .*the model 'ten_frames' has no trait 'aa'. Did you mean 'a'"):
        check_lesson(replace(lesson, **shown), seeds=20, seeds_in_words=3)


def test_a_model_without_a_script_is_found():
    with pytest.raises(ConformanceError, match="the model t_wheel: .*\n(.*\n)*.*t_wheel"):
        check_model(Wheel)


@pytest.mark.parametrize("name", ["random", "greedy", "easy"])
def test_our_bots_pass(name):
    check_bot(name, games=["fast_food", "scramble_war", "egyptian_war", "tablanette"], decisions=3)


class Chooser:
    """A bot that chooses by a given function."""

    def __init__(self, name, choose):
        self.name, self._choose = name, choose

    def choose(self, game, view, legal, rng):
        return self._choose(game, view, legal, rng)


def spoil(view, legal):
    view.zones[next(iter(view.zones))] = []
    return legal[0]


@pytest.mark.parametrize(
    ("choose", "told"),
    [
        (lambda game, view, legal, rng: random.choice(legal), "draws from something other than its rng"),
        (lambda game, view, legal, rng: legal.pop(), "it changes the list of legal actions"),
        (lambda game, view, legal, rng: spoil(view, legal), "it changes what it sees"),
        (lambda game, view, legal, rng: None, "it chooses None, which is not legal"),
        (lambda game, view, legal, rng: legal[9999], "IndexError"),
    ],
)
def test_each_fault_of_a_bot_is_found(choose, told):
    random.seed(1)
    with pytest.raises(ConformanceError, match=told):
        check_bot(bots.add(Chooser("t_player", choose)), games=["fast_food", "tablanette"])


def test_a_bot_that_is_not_registered_is_reported():
    with pytest.raises(ConformanceError, match="is not found by its name: declare it or add it"):
        check_bot(Chooser("t_nobody", lambda game, view, legal, rng: legal[0]), games=[])


@pytest.mark.parametrize("language", spoken())
def test_our_languages_are_complete(language):
    """New sentences are written in English. This test lists those of ours that are not translated yet."""
    check_language(language)


def written(message: str, text: str) -> Text:
    from fluent.syntax import FluentParser

    return Text("file", message, "", FluentParser().parse(f"m = {text}\n").body[0].value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{ $n } اوراق { $m }", r"fields: ar m: \$m is not a field of this message"),
        ("{ $n -> \n [one] ورقة\n [several] اوراق\n *[other] ورقة\n }", ""),
        ("{ $n -> \n [one] ورقة\n *[other] card\n }", "english: ar m: has the same text as English: 'card'"),
        ("???", r"words: ar m: still says \?\?\?"),
    ],
)
def test_each_fault_of_a_language_is_found(monkeypatch, text, told):
    there = {"en": [written("m", "{ $n } cards on the table")], "ar": [written("m", text), *[written("o", "كلمات كثيرة")] * 9]}
    monkeypatch.setattr(languages, "texts", lambda language: there[language])
    found = "\n".join(map(str, languages._wrong("ar")))
    assert re.search(told, found) if told else found == ""


def test_an_unknown_plural_form_is_found(monkeypatch):
    text = written("m", "{ $n -> \n [one] card\n [few] cards\n *[other] cards\n }")
    monkeypatch.setattr(languages, "texts", lambda language: [text])
    (found,) = languages._wrong("en")
    assert str(found) == "plurals: en m: the language has no plural form few: it has one, other"


def test_a_language_without_texts_is_an_error():
    with pytest.raises(CardlabError, match="there are no words in the language 'xx'"):
        check_language("xx")
