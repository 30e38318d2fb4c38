"""A game that is switched over is drawn by the stage's module on a page, in a notebook and in an export."""

import pytest

from cardlab import start
from cardlab.serve.pages.learner_page import _usual_names
from cardlab.sessions import stage_games
from cardlab.sessions.page_texts import page_words
from cardlab.sessions.stage_games import TEXTS
from cardlab.sessions.widget_sessions import MatchWidgetSession, resolved
from cardlab.widgets import PlayTable, play_table
from cardlab.words.languages import languages
from cardlab.words.translations import Words


@pytest.fixture
def switched(monkeypatch):
    """War and Addition War on the stage, with a module in place of the stage's own."""
    monkeypatch.setattr(stage_games, "ON_STAGE", frozenset({"war", "addition_war"}))
    monkeypatch.setattr(play_table, "module", lambda name, models=None: f"// {name} {models}\nexport default {{}}")


def session(**query):
    return MatchWidgetSession(resolved({"kind": "asked", "of": "game", "said": {}}, query), lambda _: None)


def entry(**query):
    made = session(**query)
    return made.entry, made.models


def test_no_game_is_on_the_stage_by_itself():
    assert entry(game="soureh") == ("play_widget", ())
    assert entry(game="addition_war")[0] == "play_drawn"


@pytest.mark.usefixtures("switched")
def test_a_page_loads_the_stage():
    assert entry(game="war") == ("stage_widget", ())
    assert entry(game="addition_war") == ("stage_widget", ())  # it draws its own pictures
    assert entry(game="soureh") == ("play_widget", ())


@pytest.mark.usefixtures("switched")
def test_a_notebook_and_an_export_load_the_stage():
    table = PlayTable(start("war", seed=1))
    assert table.entry == "stage_widget"
    assert "// stage_widget" in table.to_html()
    other = PlayTable(start("soureh", seed=1))
    assert other.entry == "play_widget"
    assert "stage_widget" not in other._esm


# ------------------------------------------------------------------------------------------------ who sits there


def people(log):
    return [(seat["name"], seat["face"]) for seat in log["seats"]]


@pytest.mark.usefixtures("switched")
def test_bots_on_the_stage_have_names_and_everybody_a_face():
    table = session(game="war", players="4")
    assert people(table.session.log()) == [("Player 1", "Qh"), ("Nadia", "Qc"), ("Omar", "Js"), ("Lin", "Kd")]
    assert people(session(game="war", lang="ar").session.log()) == [("اللاعب 1", "Qh"), ("نور", "Qc")]
    assert people(session(game="soureh").session.log()) == [("Player 1", "Qh"), ("Player 2", "Qc")]


@pytest.mark.usefixtures("switched")
def test_names_that_are_given_go_before():
    given = PlayTable(start("war", seed=1), names={"p2": "Zoe"}, seat="p1")
    assert people(given.session.log()) == [("Player 1", "Qh"), ("Zoe", "Qc")]
    assert given.described()["locale"]["names"] == {"p2": "Zoe"}
    own = PlayTable(start("war", seed=1), seat="p2")
    assert people(own.session.log()) == [("Nadia", "Qc"), ("Player 2", "Qh")]
    assert own.described()["locale"]["names"] == {}  # another language has other names


@pytest.mark.usefixtures("switched")
def test_a_page_is_told_whose_names_a_child_may_replace():
    names = _usual_names(Words(), [session(game="war")])
    assert (names["p1"], names["p2"], names["p3"]) == ("Player 1", "Nadia", "Player 3")
    assert _usual_names(Words(), [session(game="soureh")])["p2"] == "Player 2"


@pytest.mark.parametrize("language", sorted(languages()))
def test_its_texts_are_plain_and_there_in_every_language(language):
    texts = page_words(Words(language))
    assert {name for name in TEXTS if not texts.get(name) or "[en]" in texts[name]} == set()
    assert all(len(texts[name].split()) <= 6 for name in TEXTS if name != "won_of")
