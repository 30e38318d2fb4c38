"""The page of the lab shows the chosen study, reports errors in their places, and offers the table as a file."""

import csv
import io
import re
from base64 import b64decode
from html import unescape

import pytest
from playwright.sync_api import expect

from cardlab.core.options import Option
from cardlab.lab.studies import study
from cardlab.serve.pages import lab_page as module
from cardlab.serve.pages.lab_page import lab_page, offered, read_lab_form
from tests.browser.accessibility import serious_findings


def page_of(query: str) -> str:
    return lab_page("/", dict(part.split("=") for part in query.split("&") if part))


def taken(page: str) -> tuple[list[str], list[list[str]]]:
    """Returns the head and the rows of the table for download."""
    data = re.search(r'href="data:text/csv;charset=utf-8;base64,([^"]+)"', page)[1]
    head, *rows = csv.reader(io.StringIO(b64decode(data).decode()))
    return head, rows


def options(page: str, name: str) -> tuple[list[str], list[str]]:
    """Returns the values of a list in the form, and the selected ones."""
    (inside,) = re.findall(rf'<select name="{name}"[^>]*>(.*?)</select>', page)
    every = re.findall(r'<option value="([^"]*)"( selected)?>', inside)
    return [value for value, _ in every], [value for value, chosen in every if chosen]


def test_a_study_is_the_same_as_in_a_notebook(monkeypatch):
    monkeypatch.setattr(module, "SECONDS", 600)
    page = page_of("game=duel_king&seed=4&deal=1")
    usual = study("duel_king", matches=100, seed=4, progress=False)
    assert "<table" in page
    assert "<img" in page
    head, rows = taken(page)
    assert tuple(head) == usual.names
    assert [int(row[0]) for row in rows] == list(usual["winner"])
    assert 'download="duel_king.csv"' in page
    assert options(page, "figure")[1] == [usual.main]


def test_opening_the_form_runs_nothing(monkeypatch):
    monkeypatch.setattr(module, "_dealt", None)
    page = page_of("game=war&rule=war_down")
    assert "<table" not in page
    assert options(page, "settings") == (["0", "1", "2", "3"], ["0", "1", "2", "3"])
    assert re.search(r'<select name="figure" disabled>', page)


def test_settings_of_a_rule_are_compared(monkeypatch):
    """Removing some settings keeps the others, and another figure needs no new games."""
    monkeypatch.setattr(module, "SECONDS", 600)  # a slow machine is no error
    page = page_of("game=war&rule=war_down&settings=1,3&deal=1")
    head, rows = taken(page)
    assert head[:2] == ["war_down", "winner"]
    assert [row[0] for row in rows] == ["1"] * 100 + ["3"] * 100
    before = module._dealt.cache_info().misses
    other = page_of("game=war&rule=war_down&settings=1,3&deal=1&figure=won.p1")
    assert module._dealt.cache_info().misses == before
    assert options(other, "figure")[1] == ["won.p1"]
    assert re.findall("<table.*</table>", other) != re.findall("<table.*</table>", page)


def test_another_game_offers_its_own_rules():
    page = page_of("game=fast_food&rule=war_down&settings=1")
    assert "war_down" not in options(page, "rule")[0]
    assert options(page, "rule")[1] == [""]
    assert re.search(r'<select name="settings" multiple size="5" disabled></select>', page)


def test_errors_are_shown_in_their_places():
    page = page_of("game=war&seed=-1&deal=1")
    assert "seed is -1" in unescape(re.search(r'<p role="status"[^>]*>(.*?)</p>', page)[1])
    assert "<table" not in page


@pytest.mark.parametrize("query", ["game=nonsense&seed=x&number=7&lang=xx", "rule=nonsense&settings=,,&figure=none", ""])
def test_invalid_values_in_an_address_become_the_defaults(query):
    form = read_lab_form(dict(part.split("=") for part in query.split("&") if part))
    assert (form.game.slug, form.rule, form.settings, form.number, form.seed) == ("war", "", (), 100, 0)
    assert "<form" in page_of(query)


def test_an_address_may_choose_the_language():
    page = page_of("game=soureh&seed=7&lang=ar")
    assert '<html class="cardlab-page" lang="ar" dir="rtl">' in page
    assert '<input type="hidden" name="lang" value="ar">' in page
    assert options(page, "game")[1] == ["soureh"]


def test_a_slow_study_shows_its_finished_part(monkeypatch):
    monkeypatch.setattr(module, "SECONDS", 1e-9)
    page = page_of("game=tablanette&number=1000&deal=1")
    dealt = len(taken(page)[1])
    assert 0 < dealt < 1000
    assert f"Stopped after {dealt} of 1,000 matches" in page


@pytest.mark.parametrize(
    ("option", "settings"),
    [
        (Option("n", 2, (), 2, 18), [2, 3, 4, 5, 6]),
        (Option("n", 1, (), 1, 3), [1, 2, 3]),
        (Option("n", 0, (), None, None), [0, 1, 2, 3, 4]),
        (Option("n", True, (True, False), None, None), [True, False]),
    ],
)
def test_the_offered_settings(option, settings):
    assert offered(option) == settings


@pytest.mark.nightly
@pytest.mark.server
@pytest.mark.browser
def test_a_lecturer_compares_the_settings_of_a_rule(lessons, page):
    """The lecturer comes from the gallery and needs no kernel. Another figure appears at once, and another game has its own
    rules.
    """
    page.goto(lessons.address)
    page.get_by_role("link", name="the lab").click()
    page.get_by_role("combobox", name="Rule", exact=True).select_option("war_down")
    settings = page.get_by_label("Values")
    expect(settings).to_have_values(["0", "1", "2", "3"])
    settings.select_option(["1", "3"])
    page.get_by_role("button", name="Play and count").click()
    expect(page.locator("#shown img")).to_be_visible()
    assert serious_findings(page) == []
    before = page.locator("#shown table").inner_text()
    page.get_by_label("Measure").select_option("won.p1")
    page.wait_for_url("**figure=won.p1**")
    expect(page.locator("#shown table")).not_to_have_text(before, use_inner_text=True)
    page.get_by_role("combobox", name="Game", exact=True).select_option("fast_food")
    page.wait_for_url("**game=fast_food**")
    expect(page.get_by_label("Values")).to_be_disabled()
    page.set_viewport_size({"width": 320, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
