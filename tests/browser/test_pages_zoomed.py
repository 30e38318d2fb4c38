"""Pages for reading are checked at 400 percent zoom, with wider letter spacing, and for their headings and controls."""

import json
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from cardlab.documents.worksheet import Worksheet
from cardlab.lessons import slugs
from cardlab.protocol.messages import parse
from cardlab.serve.access.access_code import ACCESS, TEACHER, code_page
from cardlab.serve.pages.gallery import gallery_page, notice_page
from cardlab.serve.pages.kept_page import kept_page
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.serve.pages.rules_page import rules_page
from cardlab.serve.pages.teacher_page import teacher_page
from cardlab.serve.pages.tickets_page import HandedIn, tickets_page
from cardlab.serve.storage.records import Summary
from cardlab.sessions.lesson_session import LessonSession
from cardlab.words.languages import languages
from cardlab.words.words import Words
from tests.browser.accessibility import cut_words, faces, headings_out_of_order, small_targets
from tests.fonts import USUAL

MORNING = datetime(2026, 11, 23, 9, 30, tzinfo=UTC)


def tickets(language: str) -> str:
    """Returns a teacher's page of two tickets, with right, wrong and missing answers."""
    words = Words(language)
    stage_session = LessonSession("addition_war", 3, 0, words, lambda told: None).stage_session("ticket")
    told = stage_session.answer(parse({"do": "hand_in_ticket", "answers": ["13", "13", "", "p1", "13"], "at": 7}))["result"][
        "answers"
    ]
    handed_in = [
        HandedIn(name, "addition_war", words.say("addition_war_lesson"), name, MORNING, told)
        for name in ("Wilhelmina Featherstonehaugh", "")
    ]
    return tickets_page(handed_in, "/", words, "token")


ADDRESSES = PageAddresses("http://localhost:8866", "/", "/voila/render/")
PAGES = {
    "gallery": lambda language: gallery_page("/", "/voila/render/", language),
    "rules": lambda language: rules_page("money", "/", "/voila/render/", language),
    "teacher": lambda language: teacher_page("fast_food", ADDRESSES, {}, language),
    "tickets": tickets,
    "door": lambda language: code_page(ACCESS, "/", "/cardlab", Words(language), "access_code-wrong"),
    "teacher's code": lambda language: code_page(TEACHER, "/", "/cardlab/tickets", Words(language), "access_code-often"),
    "what is kept": lambda language: kept_page(Summary(28, 97, 24, MORNING, MORNING), 30, "/", Words(language)),
    "notice": lambda language: notice_page("broken", "/", language),
    "worksheet": lambda language: Worksheet("addition_war", seed=5, language=language).to_html(),
}
NARROWEST = (320, 256)
WINDOWS = [(1280, 1024), NARROWEST, (844, 390)]
"""A laptop's window, the same at 400 percent, and that of a phone in landscape."""

TO_PRESS = """() => [...document.querySelectorAll("button, select, input, textarea")]
  .filter((one) => one.checkVisibility() && !one.closest(".cardlab"))
  .map(({outerHTML}) => outerHTML.slice(0, 120))"""
CUT_BY_A_SHEET = """() => [...document.querySelectorAll(".tiles > li, tbody tr, .handed-in, .presets > li")]
  .filter((one) => getComputedStyle(one).breakInside !== "avoid").map(({outerHTML}) => outerHTML.slice(0, 120))"""


@pytest.mark.in_turn
@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_read_in_every_window(page, tmp_path, name, language):
    """The page scrolls in one direction only, and no word is cut, even with wider spaces (WCAG 1.4.10, 1.4.12). Controls are
    large, and headings leave out no level. On paper there are no controls, and no sheet ends in the middle of a tile or row.
    """
    file = tmp_path / "page.html"
    file.write_text(PAGES[name](language), encoding="utf-8")
    page.goto(file.as_uri())
    assert headings_out_of_order(page) == []
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        for family in faces(page) if (width, height) == NARROWEST else (USUAL,):
            assert page.evaluate("document.documentElement.scrollWidth") <= width, family
            assert cut_words(page) == [], (width, height, family)
            assert small_targets(page) == [], (width, height, family)
    page.emulate_media(media="print")
    assert page.evaluate(TO_PRESS) == []
    assert page.evaluate(CUT_BY_A_SHEET) == []


@pytest.mark.parametrize("language", languages())
def test_names_of_games_fit_their_tiles_on_a_phone(page, tmp_path, language):
    """Three tiles stand side by side, and French and Spanish names have the longest words."""
    file = tmp_path / "page.html"
    file.write_text(PAGES["gallery"](language), encoding="utf-8")
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(file.as_uri())
    assert cut_words(page) == []


@pytest.mark.parametrize("language", languages())
def test_the_button_of_each_lesson_fits_its_tile(page, tmp_path, language):
    """Once a lesson has been opened, its button names the stage, and a high window has cards and text side by side."""
    file = tmp_path / "page.html"
    file.write_text(PAGES["gallery"](language), encoding="utf-8")
    page.goto(file.as_uri())
    left = {"touched": 1, "all": {"stage": "ticket"}}
    page.evaluate(
        "([slugs, left]) => slugs.map((slug) => (localStorage[`cardlab lesson ${slug} x`] = left))", [slugs(), json.dumps(left)]
    )
    page.reload()
    expect(page.locator("[data-lesson]").first).to_contain_text(Words(language).say("stage-ticket"))
    for width, height in [(320, 640), (600, 720), (1100, 720), (1100, 1400)]:
        page.set_viewport_size({"width": width, "height": height})
        assert cut_words(page) == [], (width, height)


@pytest.mark.parametrize("width", [390, 1280])
def test_the_rules_keep_their_margins_around_a_match(page, tmp_path, width):
    """The match to watch lies between the margins of the page, and its bar reaches from end to end."""
    file = tmp_path / "page.html"
    file.write_text(PAGES["rules"]("en"), encoding="utf-8")
    page.set_viewport_size({"width": width, "height": 844})
    page.goto(file.as_uri())
    frame, menu = page.locator(".cardlab-stage-frame"), page.locator(".cardlab-stage-bar > :last-child")
    expect(frame).to_be_visible()
    for one in (frame, page.locator("h1")):
        assert one.bounding_box()["x"] >= 16
    ends = [box["x"] + box["width"] for box in (frame.bounding_box(), menu.bounding_box())]
    assert ends[0] <= width - 16
    assert ends[0] - ends[1] < 30
