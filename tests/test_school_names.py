"""With the names for schools, which call War *Compare*, nothing on the tables of three games and in two lessons says war."""

import json
import re

import pytest

from cardlab import start
from cardlab.core.registry import find as find_game
from cardlab.lessons import find
from cardlab.serve.pages.teacher_notes import notes
from cardlab.sessions.lesson_session import lesson_state
from cardlab.testing.message_files import source, texts, texts_of
from cardlab.testing.needed_messages import ask_declared
from cardlab.testing.recording_words import RecordingWords, Requests
from cardlab.words import fluent_files
from cardlab.words.fluent_files import SCHOOL_NAMES, messages_in, school_name_files
from cardlab.words.languages import languages, tags
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words
from tests.serve.conftest import serving
from tests.serve.test_lessons import got

GAMES = ("war", "addition_war", "subtraction_war")
LESSONS = ("addition_war", "subtraction_war", "compare")
FILES = {*GAMES, *(f"{slug}_{kind}" for slug in LESSONS for kind in ("lesson", "spoken"))}
WAR = {"en": r"\bwars?\b|\bbattle", "fr": "bataille|guerre", "es": "guerra|batalla", "ar": "حرب|حروب|معرك"}
NAMES = {
    "en": ("Compare", "Double Compare", "Subtraction Compare"),
    "fr": ("Comparer", "Comparer des sommes", "Comparer des différences"),
    "es": ("Comparar", "Comparar sumas", "Comparar restas"),
    "ar": ("المقارنة", "مقارنة المجاميع", "مقارنة الفروق"),
}
NAME_IN_CODE = re.compile(r"[a-z\d_.-]+")


@pytest.fixture
def school_names(monkeypatch):
    monkeypatch.setenv(SCHOOL_NAMES, "1")
    messages_in.cache_clear()
    yield
    monkeypatch.undo()
    messages_in.cache_clear()


def replaced(tag):
    """Returns the texts of a language or a variant that the school names replace."""
    return {text.name: text for file in school_name_files(tag) for text in texts_of(file)}


def said(pattern):
    """Returns a text without the names of its fields and of the messages that it refers to."""
    return re.sub(r"\{ *[$\w-]+ *(?:->)?|\[\w+\]", "", source(pattern))


def told(value):
    """Yields the texts for readers anywhere in JSON."""
    if isinstance(value, dict):
        yield from (text for one in value.values() for text in told(one))
    elif isinstance(value, list):
        yield from (text for one in value for text in told(one))
    elif isinstance(value, str) and not NAME_IN_CODE.fullmatch(value):
        yield value


@pytest.mark.parametrize("tag", tags())
def test_every_message_with_war_has_another_text(tag):
    """This covers the games and lessons themselves and the texts of all games, lessons, models and pages. No other message
    changes, and each keeps its fields.
    """
    war, texts_there = re.compile(WAR[tag[:2]], re.I), {text.name: text for text in texts(tag)}
    saying = {
        name
        for name, text in texts_there.items()
        if war.search(said(text.pattern)) and (text.file in FILES or not text.path.startswith(("games/", "lessons/")))
    }
    assert {*replaced(tag)} == saying
    for name, text in replaced(tag).items():
        assert not war.search(said(text.pattern)), name
        fields, before = ({*re.findall(r"\$\w+", source(one.pattern))} for one in (text, texts_there[name]))
        assert fields == before, name


@pytest.mark.parametrize("language", languages())
def test_nothing_on_a_table_or_in_a_lesson_says_war(school_names, language):
    """This covers rulebooks with all options, whole matches, and all data for the pages of the two lessons."""
    words, shown = RecordingWords(Requests(), language), []
    for slug in GAMES:
        ask_declared(words, find_game(slug))
        shown.append(MatchStory(start(slug, seed=3).play_out("random"), "p2", Words(language)).to_json())
    shown += [lesson_state(find(slug), seed, Words(language)) for slug in LESSONS for seed in range(3)]
    found = {text for text in told(json.loads(json.dumps(shown, default=str))) if re.search(WAR[language], text, re.I)}
    assert found == set()
    assert tuple(Words(language).say(f"{slug}-game") for slug in GAMES) == NAMES[language]


def test_a_text_that_refers_to_another_follows_it(school_names):
    """The reply names the choice, whose text is another message."""
    assert Words().say("addition_war_lesson-option-war") == "Tie"
    assert Words("en-x-easy").say("addition_war-tie", "sentence", worth=8) == "The same: 8. Tie!"
    assert Words().say("war-game", "ages") == "5 to 8"  # other texts stay


def test_an_author_s_own_name_stays(school_names, monkeypatch):
    monkeypatch.setattr(fluent_files, "_added", {})
    fluent_files.add_messages("war-game = Battle of Numbers")
    assert Words().say("war-game") == "Battle of Numbers"
    assert Words().say("addition_war-game") == "Double Compare"


def test_without_the_option_war_keeps_its_name():
    assert Words().say("war-game") == "War"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", LESSONS)
def test_the_teacher_s_notes_say_tie_everywhere(slug, language):
    """The title of the notes is the lesson's name on its page."""
    _, _, text = notes(slug, language).text.partition("\n")
    assert not re.search(WAR[language], re.sub("`[^`]*`", "", text), re.I)


def test_a_server_uses_them_on_all_its_pages():
    server = serving("--school-names")
    try:
        for page in ("cardlab/rules/addition_war", "cardlab/teacher/addition_war", "voila/render/addition_war.ipynb"):
            page = got(f"{server.address}{page}")
            assert "Double Compare" in page
            assert "Addition War" not in page
    finally:
        server.stop()
