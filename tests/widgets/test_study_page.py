"""The lab as a page: what is chosen is dealt and shown, what is wrong is said in its place, and the table can be taken along."""

import csv
import io
import re
from base64 import b64decode

import pytest

from cardlab.core.errors import UnknownGame
from cardlab.core.options import Option
from cardlab.lab.studies import study
from cardlab.widgets import StudyPage, lab_widget
from cardlab.widgets.study_page import offered


def taken(page):
    """The table that can be taken along: its head, and its rows."""
    data = re.search(r'href="data:text/csv;charset=utf-8;base64,([^"]+)"', page.shown.value)[1]
    head, *rows = csv.reader(io.StringIO(b64decode(data).decode()))
    return head, rows


def test_one_study_is_dealt_as_it_would_be_in_a_notebook():
    page = StudyPage("duel_king", seed=4)
    page.deal.click()
    usual = study("duel_king", games=100, seed=4, progress=False)
    assert page.dealt == usual
    assert "<table" in page.shown.value
    assert "<img" in page.shown.value
    head, rows = taken(page)
    assert tuple(head) == usual.names
    assert [int(row[0]) for row in rows] == list(usual["winner"])
    assert 'download="duel_king.csv"' in page.shown.value


def test_settings_of_a_rule_are_set_beside_each_other():
    """All settings are chosen first; whoever takes some away gets the others, and another figure needs no other deal."""
    page = StudyPage("war")
    page.rule.value = "war_down"
    assert page.settings.value == (0, 1, 2, 3)
    page.settings.value = (1, 3)
    page.deal.click()
    assert [one.game.war_down for one in page.dealt] == [1, 3]
    head, rows = taken(page)
    assert head[:2] == ["war_down", "winner"]
    assert [row[0] for row in rows] == ["1"] * 100 + ["3"] * 100
    before, dealt = page.shown.value, page.dealt
    page.figure.value = "won.p1"
    assert page.shown.value != before
    assert page.dealt is dealt


def test_another_game_offers_its_own_rules():
    page = StudyPage("war")
    page.rule.value = "war_down"
    page.game.value = "fast_food"
    assert "war_down" not in [value for _, value in page.rule.options]
    assert (page.rule.value, page.settings.value, page.settings.disabled) == ("", (), True)
    page.deal.click()
    assert page.dealt.game.slug == "fast_food"


def test_what_is_wrong_is_said_in_its_place():
    page = StudyPage("war")
    page.seed.value = -1
    page.deal.click()
    assert "the seed is -1" in page.shown.value or "seed is -1" in page.shown.value
    assert not page.deal.disabled
    with pytest.raises(UnknownGame):
        StudyPage("wor")


def test_what_takes_too_long_is_shown_as_far_as_it_is(monkeypatch):
    monkeypatch.setattr("cardlab.widgets.study_page.SECONDS", 1e-9)
    page = StudyPage("tablanette")
    page.number.value = 1000
    page.deal.click()
    assert 0 < len(page.dealt) < 1000
    assert f"Stopped after {len(page.dealt)} of 1,000 matches" in page.shown.value


@pytest.mark.parametrize(
    ("option", "settings"),
    [
        (Option("n", 2, (), 2, 18), [2, 3, 4, 5, 6]),
        (Option("n", 1, (), 1, 3), [1, 2, 3]),
        (Option("n", 0, (), None, None), [0, 1, 2, 3, 4]),
        (Option("n", True, (True, False), None, None), [True, False]),
    ],
)
def test_settings_that_are_offered(option, settings):
    assert offered(option) == settings


def test_an_address_asks_for_a_game_a_deal_and_a_language():
    page = lab_widget({"game": "soureh", "seed": "7", "lang": "ar"})
    assert (page.game.value, page.seed.value, page.words.language, page.layout.direction) == ("soureh", 7, "ar", "rtl")
    page = lab_widget({"game": "nonsense", "seed": "-1", "lang": "xx"})
    assert (page.game.value, page.seed.value, page.words.language) == ("war", 0, "en")
