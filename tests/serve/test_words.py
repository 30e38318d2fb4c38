"""The texts around a lesson, in the frame of its page, are in the language of the address."""

import json
import urllib.parse
import urllib.request

import pytest
from playwright.sync_api import expect

from cardlab.serve.app import SHARE
from cardlab.serve.pages.gallery import frame_texts

FRAME = SHARE / "voila" / "templates" / "cardlab" / "index.html.j2"


def test_the_frame_has_the_texts_of_the_messages():
    """The template contains the words of the default language, for servers without our messages."""
    words = frame_texts()
    assert (words["lang"], words["dir"]) == ("en", "ltr")
    assert all(words[name] in FRAME.read_text(encoding="utf-8") for name in ("all", "loading", "lost", "late", "broken"))


@pytest.mark.parametrize("lang", ["xx", "../en", "<b>", ""])
def test_an_unknown_language_gets_the_default_one(lessons, lang):
    with urllib.request.urlopen(f"{lessons.address}cardlab/words?lang={urllib.parse.quote(lang)}", timeout=20) as answer:
        assert json.load(answer) == frame_texts()


def test_a_page_declares_only_a_language_that_it_has(kernels, page):
    """If the language has words, the frame gets its words and its direction."""
    hebrew = {
        "lang": "he",
        "dir": "rtl",
        "all": "ALL",
        "loading": "LOADING",
        "lost": "LOST <b>",
        "late": "LATE",
        "broken": "BROKEN",
    }
    page.route("**/cardlab/words?lang=he", lambda route: route.fulfill(json=hebrew))
    page.goto(f"{kernels.address}voila/render/addition_war.ipynb?lang=he")
    page.get_by_role("tab", name="1. Watch").wait_for()
    expect(page.locator("html[lang=he][dir=rtl]")).to_have_count(1)
    expect(page.locator(".cardlab-page-nav a")).to_have_text("ALL")
    assert page.locator("a.cardlab-round").get_attribute("href").endswith("cardlab?lang=he")
    page.evaluate("dispatchEvent(new CustomEvent('cardlab:connection', {detail: {lost: true}}))")
    expect(page.locator(".cardlab-connection-lost")).to_have_text("LOST <b>")
