"""Pages that are read: at 400 percent, with wider spaces between letters, and what on them is pressed."""

import pytest

from cardlab.documents.worksheet import Worksheet
from cardlab.serve.gallery import gallery_page, notice_page
from cardlab.serve.rules import rules_page
from cardlab.serve.teacher import Place, teacher_page
from tests.browser.access import cut_words, small_targets

PLACE = Place("http://localhost:8866", "/", "/voila/render/")
PAGES = {
    "gallery": lambda language: gallery_page("/", "/voila/render/", language),
    "rules": lambda language: rules_page("money", "/", "/voila/render/", language),
    "teacher": lambda language: teacher_page("fast_food", PLACE, {}, language),
    "notice": lambda language: notice_page("broken", "/", language),
    "worksheet": lambda language: Worksheet("addition_war", seed=5, language=language).to_html(),
}
WINDOWS = [(1280, 1024), (320, 256), (844, 390)]
"""A laptop's, the same at 400 percent, and a phone's that lies on its side."""


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_read_in_every_window(page, tmp_path, name, language):
    """It scrolls one way alone, no word is cut also where spaces are wider (WCAG 1.4.10, 1.4.12), and what is pressed is large."""
    file = tmp_path / "page.html"
    file.write_text(PAGES[name](language), encoding="utf-8")
    page.goto(file.as_uri())
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert cut_words(page) == [], (width, height)
        assert small_targets(page) == [], (width, height)
