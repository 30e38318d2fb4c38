"""Other packages can add a game, a lesson, a visual model or a bot with one file and its messages."""

import shutil
from pathlib import Path

import pytest

import cardlab
from cardlab import bots, lessons, models
from cardlab.core.registry import games
from tests.installed import declared, run_with_installed

pytestmark = pytest.mark.server

GAME = '''
from dataclasses import dataclass

from cardlab.authoring import Action, Game, Zone, deal, end, fill, game, pack


@dataclass(frozen=True)
class Take(Action):
    """``p1 take``."""


@game("take_three")
class TakeThree(Game):
    zones = (Zone("stock", seen_by="nobody", lies="pile"), Zone("hand", each_player=True, seen_by="owner", lies="fan"))
    verbs = (Take,)

    def pack(self):
        return pack("A23", "d")

    def set_up(self, table):
        yield fill("stock", table.rng.shuffled(self.pack()))

    def legal_actions(self, table):
        return [Take("p1")]

    def play(self, table, action):
        yield deal("stock", "hand.p1", 1, rule="take_three.take", player="p1", left=len(table["stock"]) - 1)
        if not table["stock"]:
            yield end("p1", rule="take_three.end")
'''
GAME_WORDS = """
take_three-game = Take Three
    .summary = Take three cards.
    .ages = 3 to 99
    .teaches = Counting down from three
take_three-action-take = Take a card
take_three-take = A card
    .rule = You take the top card.
    .sentence = { $player } takes a card, and { $left } are left.
take_three-end = The end
    .rule = The third card ends the game.
    .sentence = That was the third card.
take_three-zone-stock = Stock
take_three-zone-hand = Hand
"""
EXAMPLES = """
examples:
  - name: "the third card ends it"
    given: {zones: {stock: [Ad, 2d, 3d]}}
    do: [p1 take, p1 take, p1 take]
    expect:
      rules: [take_three.take, take_three.take, take_three.take, take_three.end]
      winner: p1
"""
LESSON = """
from cardlab.teaching.lesson import StageDeal, Lesson, Play, Practise, Watch
from cardlab.teaching.question import Question, generates
from cardlab.teaching.rule_card import RuleCard, rule_line


@generates("left", 1)
def cards_left(rng, level):
    n = 1 + rng.below(3)
    gears = {"model": "gears", "teeth": n, "asks": True}
    return Question("counting", "left", "number", level, 3 - n, {"taken": n} if 2 * n != 3 else {}, {"n": n}, model=gears)


def pictures(game, rule, facts, view):
    return [{"model": "gears", "of": "p1", "teeth": facts["left"]}] if rule == "take" else []


STAGES = (Watch(StageDeal("take_three", actions=3)), Practise(cards_left), Play(StageDeal("take_three"), bot="last"))
RULES = RuleCard((rule_line("cards", "Ad 2d 3d", n=3),), (rule_line("take"),), (rule_line("last"),))
LESSON = Lesson("counting", STAGES, step_models=pictures, rules=lambda game: RULES)
"""
LESSON_WORDS = """
counting_lesson = Counting down
    .summary = Count what is left.
    .ages = 4 to 6
    .teaches = Taking one away
counting_lesson-left = Of three cards { $n } are taken. How many are left?
    .name = What is left
    .ask = How many were there?
    .line = 3 − { $n } = ?
    .working = 3 − { $n }
    .right = Yes.
counting_lesson-left-taken = So many were taken.
counting_lesson-rule-cards = There are { $n } cards.
counting_lesson-rule-take = Take one.
counting_lesson-rule-last = The last one wins.
"""
MODEL = '''
from traitlets import Int

from cardlab.models.model import Model


class Gears(Model):
    """A wheel with teeth."""

    kind = "gears"
    teeth = Int(3, min=0, max=30).tag(sync=True)

    def facts(self):
        return {"teeth": self.teeth}
'''
MODEL_SCRIPT = """// A wheel.

import {figure, label, say} from "./model_drawing.js";

export const defaults = {name: "", teeth: 3, asks: false};

export function draw(state, words, {signal} = {}) {
  const framed = figure("gears", words, {
    widest: 300,
    signal,
    defaults,
    draw: ({teeth}, units, words) => ({height: 40, drawn: [label(words, `${teeth} ⚙`, 60, 20)]}),
    describe: ({teeth}) => [say(words, "gears-teeth", {n: teeth})],
    title: () => say(words, "gears"),
  });
  framed.update(state);
  return {el: framed.el, update: framed.update};
}
"""
MODEL_WORDS = """
gears_model = A wheel
    .still = A wheel with { $teeth } teeth.
gears_model-teeth = It has { $n } { $n ->
        [one] tooth
       *[other] teeth
    }.
"""
BOT = """
class Last:
    name = "last"

    def choose(self, game, view, legal, rng):
        return legal[-1]


BOT = Last()
"""
FILES = {
    "strangers/__init__.py": "",
    "strangers/take_three.py": GAME,
    "strangers/examples/take_three.yaml": EXAMPLES,
    "strangers/counting.py": LESSON,
    "strangers/notes/counting.md": "# Counting down: notes for the teacher\n\n## Before\n\nCount to three.\n",
    "strangers/gears.py": MODEL,
    "strangers/gears.js": MODEL_SCRIPT,
    "strangers/last.py": BOT,
    "strangers/locales/en/games/take_three.ftl": GAME_WORDS,
    "strangers/locales/en/lessons/counting_lesson.ftl": LESSON_WORDS,
    "strangers/locales/en/models/gears_model.ftl": MODEL_WORDS,
    **declared(
        "strangers",
        {
            "games": {"take_three": "strangers.take_three:TakeThree"},
            "lessons": {"counting": "strangers.counting"},
            "models": {"gears": "strangers.gears"},
            "bots": {"last": "strangers.last:BOT"},
        },
    ),
}
KINDS = ("games", "lessons", "models", "bots")
BROKEN = {
    "broken/__init__.py": "",
    "broken/module.py": "raise RuntimeError('this package is broken')",
    "broken/other.py": "nothing = 7",
    **declared(
        "broken",
        {kind: {"broken": "broken.module:Part", "gone": "no_such_module", "other": "broken.other"} for kind in KINDS},
    ),
}


@pytest.mark.parametrize("beside", [{}, BROKEN], ids=["alone", "beside a broken package"])
def test_a_package_may_add_one_part_of_each_kind(tmp_path, beside):
    """The parts are found, listed, explained, checked, verified, drawn and played by name, even if another package is broken."""
    code = """
from cardlab import find, slugs, start, study
from cardlab.lessons import find as find_lesson, slugs as lesson_slugs
from cardlab.models import find as find_model, names as model_names
from cardlab.bots import find as find_bot, names as bot_names

assert "take_three" in slugs() and "counting" in lesson_slugs() and "gears" in model_names() and "last" in bot_names()
assert find("take_three").slug == find_lesson("counting").game == "take_three"
assert find_model("gears").kind == "gears" and find_bot("last").name == "last"

from cardlab.cli.commands import main
from cardlab.serve.pages.gallery import gallery_page
from cardlab.serve.pages.rules_page import rules_page
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.serve.pages.teacher_page import teacher_page
from cardlab.testing.worked_examples import all_shipped, verify
from cardlab.testing.games import check_game
from cardlab.words.transcript import transcript

check_game("take_three", matches=2)
print(transcript(start("take_three").play("p1 take")))
own = [path for path in all_shipped() if path.stem == "take_three"]
assert verify(own) == (1, []), verify(own)
gallery = gallery_page("/", "/pages/")
for said in ("Take Three", "Addition War", "/pages/counting.ipynb", "Counting down", "/pages/games.ipynb?game=take_three"):
    assert said in gallery, said
assert "The third card ends the game." in rules_page("take_three", "/", "/pages/")
assert "Count to three." in teacher_page("counting", PageAddresses("http://here", "/", "/pages/"), {})

from cardlab import widgets
from cardlab.widgets import LessonWidget, PlayTable, lesson_widget, model_widget

lesson = lesson_widget("counting", seed=4)
assert lesson.lesson["name"] == "Counting down"
watched = lesson.lesson["stages"][0]["log"]["steps"]
assert {"model": "gears", "name": "Zoe", "teeth": 0} in [state for step in watched for state in step["models"]]
assert lesson.words["models"]["gears-teeth"]["one"] == "It has {n} tooth."
assert "gears: {defaults: gears_defaults" in lesson._esm and "number_line: {defaults" in lesson._esm
wheel = model_widget("gears", teeth=5)
assert str(wheel) == "A wheel with 5 teeth." and isinstance(wheel, widgets.Gears) and "const $gears = " in wheel._esm
assert "$number_line" not in wheel._esm
assert find_lesson("counting").generators[0].question(3).working

table = PlayTable(start("take_three", seed=1), bots="last")
table.session.handle({"type": "play", "action": "p1 take", "at": 0})
played = study("fast_food", matches=3, bots="last")
assert played.title.endswith("last") and len(played) == 3
main(["list"])
main(["verify"])
"""
    shown = run_with_installed(tmp_path, {**FILES, **beside}, code)
    assert "A card: Player 1 takes a card, and 2 are left." in shown
    assert "Take Three: Counting down from three" in shown.split("outcome: none")[1]
    assert "0 differences" in shown


def test_a_faulty_part_is_reported_with_its_package(tmp_path):
    """Asking for a part that cannot be loaded, or is of another kind, is an error, with the same form for all kinds."""
    code = """
from cardlab import CardlabError
from cardlab.core.registry import games
import cardlab.lessons, cardlab.models, cardlab.bots
for registry in (games, cardlab.lessons.registry, cardlab.models.registry, cardlab.bots.registry):
    assert {"broken", "gone", "other"} <= set(registry.names())
    assert set(registry.loaded()) == set(registry.built_in())
    for name in ("broken", "gone", "other", "brokn"):
        try:
            registry.find(name)
        except CardlabError as error:
            print(error)
"""
    shown = run_with_installed(tmp_path, BROKEN, code)
    for kind in ("game", "lesson", "model", "bot"):
        where = f"the {kind} 'broken' of the package 'broken' is declared as 'broken.module:Part'"
        assert f"{where}, and loading it failed: this package is broken" in shown
        assert f"the {kind} 'gone' of the package 'broken' is declared as 'no_such_module', and loading it failed" in shown
        assert f"the {kind} 'other' of the package 'broken' is declared as 'broken.other', which is not " in shown
        assert f"no {kind} 'brokn'. Did you mean 'broken'?" in shown


def test_a_helper_module_next_to_our_parts_is_not_listed(tmp_path):
    """This is a module that declares no part, or only re-exports others' parts. It breaks nothing, and no list mentions it."""
    copy = tmp_path / "cardlab"
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(Path(cardlab.__file__).parent, copy, ignore=ignored)
    for folder in KINDS:
        (copy / folder / "a_helper_bot.py").write_text("from math import pi\n")
    (copy / "games" / "war_helper.py").write_text("from cardlab.games.war import War\n")
    (copy / "lessons" / "more.py").write_text("from cardlab.lessons.fast_food import LESSON\n")
    code = f"""
import sys
sys.path.insert(0, {str(tmp_path)!r})
import cardlab
assert cardlab.__file__.startswith({str(tmp_path)!r})
import cardlab.lessons, cardlab.models, cardlab.bots
from cardlab.core.registry import games
for registry in (games, cardlab.lessons.registry, cardlab.models.registry, cardlab.bots.registry):
    print(*registry.names())
"""
    shown = run_with_installed(tmp_path, {}, code).splitlines()
    registries = (games, lessons.registry, models.registry, bots.registry)
    assert [line.split() for line in shown] == [registry.built_in() for registry in registries]


def test_a_model_without_a_script_says_what_is_missing(tmp_path):
    """The error says where its script belongs, and the other models' pages work without it."""
    files = {name: text for name, text in FILES.items() if not name.endswith(".js")}
    code = """
from cardlab.models import ModelError
from cardlab.widgets import NumberLine, lesson_widget, model_widget
try:
    model_widget("gears")
except ModelError as error:
    print(error)
print(NumberLine(), lesson_widget("addition_war"))
"""
    shown = run_with_installed(tmp_path, files, code)
    assert "the model 'gears' has nothing that draws it: write gears.js next to its module" in shown
    assert "A number line from 0 to 10." in shown


TO_MEND = {
    "en take_three-counter-lead": "nothing in its game uses it",
    "en strangers_never": "nothing in the code uses it",
    "en gears_model-oil": "nothing in gears.js uses it",
    "counting_lesson-left-double": "no question of 300 seeds shows this misconception",
    "en take_three-end.sentence": "26 words: ",
    "en counting_lesson-rule-take": "'denominator' is for readers aged 11 and older",
    "fr take_three-end.sentence": "27 words: ",
}
"""The faults in the texts that the test below spoils."""


def test_the_texts_of_a_package_are_checked_like_ours(tmp_path):
    """The check finds unused, long and hard texts in its games, its lessons and elsewhere, in all its languages."""
    long = " ".join(["three"] * 26)
    files = {
        **FILES,
        "strangers/locales/en/games/take_three.ftl": GAME_WORDS.replace("That was the third card", long)
        + "take_three-counter-lead = Ahead\n",
        "strangers/locales/en/models/gears_model.ftl": MODEL_WORDS + "gears_model-oil = Oil it.\n",
        "strangers/locales/en/strangers.ftl": "strangers_never = Nobody says this.\n",
        "strangers/locales/fr/games/take_three.ftl": f"take_three-end = La fin\n    .sentence = {long} mot.\n",
        "strangers/locales/en/lessons/counting_lesson.ftl": LESSON_WORDS.replace("Take one.", "The denominator.")
        + "counting_lesson-left-double = So many twice.\n",
    }
    code = """
from cardlab.cli.commands import main
from cardlab.core.installed_packages import HOME, folders
from cardlab.testing.lint import lint

for finding in lint(folders()):
    print(finding.where, finding.what, sep=": ")
assert main(["lint", "--part", "counting"]) == 1
"""
    *found, _, _, counted = run_with_installed(tmp_path, files, code).splitlines()
    assert (len(found), counted) == (len(TO_MEND), "2 findings")
    assert {where: what for where, what in TO_MEND.items() if not any(f"{where}: {what}" in told for told in found)} == {}


SWEDISH = {
    "swedish/__init__.py": "",
    "swedish/locales/sv/common.ftl": "player = Spelare { $number }\nletter-J = Kn\n",
    "swedish/locales/sv/games/war.ftl": "war-game = Krig\n",
    **declared("swedish", {"languages": {"sv": "swedish"}}),
}
"""A package with some texts of a language."""


def test_a_package_may_add_a_language(tmp_path):
    """It is one more language, and its missing texts come in English."""
    code = """
from cardlab.words.languages import languages
from cardlab.words.words import Words
words = Words("sv")
print(languages(), words.seat("p2"), words.say("war-game"), words.say("addition_war-game"), sep="|")
"""
    known, seat, game, other = run_with_installed(tmp_path, SWEDISH, code).strip().split("|")
    assert known == "['ar', 'en', 'es', 'fr', 'sv']"
    assert (seat, game) == ("Spelare 2", "Krig")
    assert "Addition War" in other
