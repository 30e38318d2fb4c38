"""A game that is switched over is drawn by the stage's module on a page, in a notebook and in an export."""

from datetime import UTC, datetime

import pytest

from cardlab import find, start
from cardlab.match import Match
from cardlab.serve.pages.learner_page import _usual_names
from cardlab.serve.session_manager import key_of
from cardlab.sessions import query_parameters, stage_games
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.sessions.page_texts import page_words
from cardlab.sessions.query_parameters import game_from_query, with_todays_seed
from cardlab.sessions.stage_games import SHORT_PRESETS, TEXTS
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


def test_games_of_ours_are_on_the_stage():
    assert entry(game="soureh") == ("stage_widget", ())


def test_a_game_that_is_not_has_the_older_page(monkeypatch):
    monkeypatch.setattr(stage_games, "ON_STAGE", frozenset())
    assert entry(game="soureh") == ("play_widget", ())
    assert entry(game="fast_food")[0] == "play_drawn"


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


# ------------------------------------------------------------------------------------------------ how long, and which deal


def options(**query):
    return game_from_query(query).match.game


@pytest.mark.usefixtures("switched")
def test_the_first_match_on_the_stage_is_a_short_one():
    short = find("war").with_options("short")
    assert options(game="war") == options() == options(game="war", seed="7", bots="random", lang="fr") == short
    assert options(game="war", preset="") == options(game="war", preset="printed_1") == find("war").with_options()
    assert options(game="war", packs="2") == find("war").with_options(packs=2)
    assert options(game="guerilla_joker") == find("guerilla_joker").with_options()  # it is not on the stage


def test_off_the_stage_nothing_changes():
    assert options(game="soureh") == find("soureh").with_options()


def test_every_short_preset_is_one():
    assert all(preset in find(slug).presets for slug, preset in SHORT_PRESETS.items())


@pytest.mark.parametrize("slug", sorted(set(SHORT_PRESETS) - {"scramble_war"}))
def test_a_match_that_ends_by_count_says_how_far_it_is(slug):
    match = Match(find(slug).with_options(SHORT_PRESETS[slug]), 3)
    table = new_match_session(match, "p1", "greedy", Words()).begun()
    most = match.game.max_turns
    assert table.status()["progress"] == {"now": 1, "of": most}
    for _ in range(2):
        status = table.status()
        table.handle({"do": "play", "at": status["at"], "action": status["actions"][0]["action"]})
    assert table.status()["progress"] == {"now": 3, "of": most}
    while not match.is_over:
        match.play(match.legal_actions()[0])
    assert table.status()["progress"] == {"now": match.table.counters["turns"], "of": most}
    assert match.outcome in (*match.game.seats, "draw")


def test_a_match_that_goes_on_until_it_is_won_does_not():
    assert new_match_session(start("war", seed=1), "p1", "greedy", Words()).status()["progress"] is None
    assert new_match_session(start("soureh", seed=1), "p1", "greedy", Words()).status()["progress"] is None


class Evening(datetime):
    """Half past eleven in the evening of a fixed day, by the clock of UTC."""

    @classmethod
    def now(cls, tz=None):
        assert tz is UTC
        return cls(2026, 3, 9, 23, 30, tzinfo=tz)


def test_the_deal_of_the_day_is_the_same_for_everybody(monkeypatch):
    monkeypatch.setattr(query_parameters, "datetime", Evening)
    assert game_from_query({"game": "war", "deal": "today"}).match.seed == 20260309
    assert game_from_query({"game": "war", "deal": "today", "seed": "5"}).match.seed == 5
    assert game_from_query({"game": "napoleons_war", "deal": "random"}).match.game.deal == "random"  # an option of this game
    today = with_todays_seed({"game": "war", "deal": "today"})
    assert today == {"game": "war", "seed": "20260309"}
    assert key_of("a", "games.ipynb", today) != key_of("a", "games.ipynb", {**today, "seed": "20260310"})
