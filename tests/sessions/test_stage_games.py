"""A game that is switched over is drawn by the stage's module on a page, in a notebook and in an export."""

import pytest

from cardlab import start
from cardlab.sessions import stage_games
from cardlab.sessions.widget_sessions import MatchWidgetSession, resolved
from cardlab.widgets import PlayTable, play_table


@pytest.fixture
def switched(monkeypatch):
    """War and Addition War on the stage, with a module in place of the stage's own."""
    monkeypatch.setattr(stage_games, "ON_STAGE", frozenset({"war", "addition_war"}))
    monkeypatch.setattr(play_table, "module", lambda name, models=None: f"// {name} {models}\nexport default {{}}")


def entry(**query):
    description = resolved({"kind": "asked", "of": "game", "said": {}}, query)
    session = MatchWidgetSession(description, lambda _: None)
    return session.entry, session.models


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
