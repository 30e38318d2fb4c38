"""The book builds without warnings and makes no requests, and its live widgets work from a disk."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import COLOURS_AND_SIZES, serious_findings

ROOT = Path(__file__).parents[2]
FETCHED = re.compile(
    r"""<(?:script|link|img|iframe|source)\b[^>]*?\b(?:src|href)=["'](?:https?:)?//|@import|url\(["']?(?:https?:)?//"""
)


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    """Builds the book. Each Sphinx warning is an error, such as a broken link, a page in no list or a malformed table."""
    pytest.importorskip("sphinx", reason="the book needs Sphinx: pip install 'cardlab[docs]'")
    built = tmp_path_factory.mktemp("book")
    command = ["-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "-d", built / "doctrees", ROOT / "docs", built]
    made = subprocess.run([sys.executable, *map(str, command)], capture_output=True, encoding="utf-8", cwd=ROOT)
    assert made.returncode == 0, made.stderr
    return built


def test_no_page_fetches_anything(book):
    """Scripts, styles and pictures are files of the book. Other sites may only be linked to."""
    pages = sorted(book.rglob("*.html"))
    assert len(pages) > 70
    assert {page.name: found[0] for page in pages if (found := FETCHED.search(page.read_text("utf-8")))} == {}
    assert not (book / "_static" / "mathjax").exists()


def test_the_search_finds_every_game_and_public_name(book):
    """The search index is a file of the book, which a browser reads without a server."""
    index = (book / "searchindex.js").read_text("utf-8")
    for title in ("Tablanette", "Your first class", "Doubtful rules", "cardlab.lab.exact"):
        assert title in index


def test_a_match_in_the_book_works_by_keyboard_and_follows_the_theme(page, book):
    """From a file, the arrow keys step through a war, its page is dark when the book is dark, and nothing is requested."""
    page.goto((book / "index.html").as_uri())
    step = page.locator(".cardlab-stage-chip")
    expect(step).to_have_text("Step 8 of 12")
    page.get_by_role("button", name="Next step").focus()
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text("Step 9 of 12")
    expect(page.locator(".cardlab-ribbon-text")).to_contain_text("war!")
    for theme, is_dark in (("light", False), ("dark", True)):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        ground = page.locator(".live .cardlab").first
        expect(ground).to_have_css("color-scheme", "dark" if is_dark else "light")
        assert serious_findings(page, *COLOURS_AND_SIZES) == []


@pytest.mark.parametrize("width", [1280, 390])
def test_commands_in_the_book_are_fully_visible(page, book, width):
    """A long command wraps, so that readers can copy all of it, and no box scrolls."""
    page.set_viewport_size({"width": width, "height": 800})
    for name in ("deploy", "install", "serve_a_class"):
        page.goto((book / f"how-to/{name}.html").as_uri())
        boxes = page.locator(".highlight-none pre")
        assert boxes.count() > 0
        assert boxes.evaluate_all("boxes => boxes.filter((box) => box.scrollWidth > box.clientWidth).length") == 0


def test_a_question_and_a_model_in_the_book_answer(page, book):
    """A known mistake and the right answer get their own replies, the next question follows, and the model can be moved by
    hand.
    """
    page.goto((book / "tutorials" / "your_first_class.html").as_uri())
    asked = page.locator(".cardlab-exercise")
    answer = asked.locator("input[type=text]")
    answer.fill("18")
    answer.press("Enter")
    replied = asked.locator(".cardlab-feedback")
    expect(replied).to_contain_text("You used the double 9 + 9.")
    answer.fill("19")
    answer.press("Enter")
    expect(replied).to_contain_text("10 + 9 = 19")
    asked.locator(".cardlab-tools .cardlab-main").press("Enter")
    expect(asked.locator(".cardlab-feedback")).to_be_empty()
    page.get_by_role("button", name="Take apart").press("Enter")
    expect(page.get_by_role("button", name="Make ten")).to_be_visible()
