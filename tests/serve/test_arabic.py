"""A class that reads Arabic: the served pages are in Arabic, and changing the language or the digits keeps the deal."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.staged_lesson import OPEN


def opened(page, address):
    page.goto(address)
    page.locator(".cardlab-toolbar").wait_for()


def dealt(page):
    """Returns the cards of the match to play, by their names in code."""
    cards = page.locator(f"{OPEN} [data-zone='hand.p1'] .cardlab-felt-card")
    cards.first.wait_for()
    return cards.evaluate_all("all => all.map((one) => one.dataset.token)")


@pytest.mark.nightly
def test_the_language_changes_and_the_cards_stay(lessons, page):
    """The session is the same in every language, and the open stage stays open."""
    opened(page, f"{lessons.address}voila/render/fast_food.ipynb")
    page.get_by_role("tab", name="Play").click()
    before = dealt(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option(label="العربية")
    page.locator("html[lang=ar][dir=rtl]").wait_for()
    page.locator(".cardlab[lang=ar] .cardlab-felt:visible").wait_for()
    expect(page).to_have_url(re.compile(r"/fast_food\.ipynb\?lang=ar#play$"))
    assert dealt(page) == before
    expect(page).to_have_title("الوجبات السريعة")
    expect(page.locator("h1")).to_have_text("الوجبات السريعة")
    page.locator(".cardlab-toolbar > .cardlab-toggle").click()
    page.locator(".cardlab-settings select").last.select_option(label="٠١٢٣")
    page.locator(".cardlab[data-digits=arab] .cardlab-felt:visible").wait_for()
    assert dealt(page) == before
    expect(page.get_by_role("tab").nth(2)).to_contain_text("٣")
    page.locator("a.cardlab-round").click()
    page.locator("html[lang=ar] .tiles").first.wait_for()
    assert "lang=ar&digits=arab" in page.locator(".tile a").first.get_attribute("href")


def test_a_table_has_its_name_in_the_title(lessons, page):
    page.goto(f"{lessons.address}voila/render/games.ipynb?game=twos&seed=4&lang=ar")
    page.locator(".cardlab-felt-card").first.wait_for()
    expect(page).to_have_title("لعبة الرقم 2")


def test_the_gallery_offers_the_other_language(lessons, page):
    page.goto(lessons.address)
    page.get_by_role("link", name="العربية").click()
    expect(page.locator("html[lang=ar][dir=rtl]")).to_have_count(1)
    page.get_by_role("link", name="٠١٢٣").click()
    expect(page.locator(".tile .teaches").first).to_contain_text("٢٠")
    page.get_by_role("link", name="English").click()
    expect(page.locator("html[lang=en][dir=ltr]")).to_have_count(1)


def test_a_missing_page_says_so_in_arabic(lessons, page):
    """This covers rules, teacher's pages and lessons that do not exist."""
    for name in ("cardlab/rules/wra", "cardlab/teacher/wra", "voila/render/none.ipynb"):
        assert page.goto(f"{lessons.address}{name}?lang=ar").status == 404
        page.get_by_role("heading", name="الصفحة غير موجودة").wait_for()
        assert page.get_by_role("link", name="كل الدروس والألعاب").get_attribute("href").endswith("cardlab?lang=ar")
        expect(page.locator("html[lang=ar][dir=rtl]")).to_have_count(1)
