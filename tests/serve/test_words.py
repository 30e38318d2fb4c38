"""The texts around a lesson, in the frame of its page, are in the language of the address."""

import json
import urllib.parse
import urllib.request
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import expect

from cardlab.serve.app import SHARE
from cardlab.serve.pages.gallery import frame_texts
from tests.serve.asking import PAGE, ask

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
    page.evaluate("dispatchEvent(new CustomEvent('cardlab:broken'))")
    expect(page.locator(".cardlab-connection-lost")).to_have_text("BROKEN")


@pytest.mark.server
@pytest.mark.parametrize(
    ("path", "headers", "language"),
    [
        ("/", {"Accept_Language": "fr-CA, en;q=0.5"}, "fr"),
        ("/?lang=en", {"Accept_Language": "fr"}, "en"),
        ("/?lang=es-MX", {"Accept_Language": "fr"}, "es"),
        ("/", {"Accept_Language": "fr", "Referer": "http://{host}/?lang=en"}, "en"),
        ("/", {"Accept_Language": "fr", "Referer": "https://school.example/"}, "fr"),
        ("/voila/render/games.ipynb?game=war&seed=7", {"Accept_Language": "ar-EG"}, "ar"),
        ("/cardlab/rules/war", {"Accept_Language": "de, es;q=0.3"}, "es"),
        ("/nothing", {"Accept_Language": "es"}, "es"),
        ("/", {}, "en"),
    ],
)
def test_a_first_page_is_in_the_browsers_language(lessons, path, headers, language):
    """A link from one of our pages without a language is from an English one, which its reader has chosen."""
    host = urlsplit(lessons.address).netloc
    answer = ask(lessons, path, **PAGE, **{name: value.format(host=host) for name, value in headers.items()})
    if answer.status == 302:
        to = answer.headers["Location"]
        assert urlsplit(to).path == urlsplit(path).path, "on this server"
        assert dict(parse_qsl(urlsplit(path).query)) | {"lang": language} == dict(parse_qsl(urlsplit(to).query))
        answer = ask(lessons, to, **PAGE)
    assert f'<html class="cardlab-page" lang="{language}"' in answer.text


@pytest.mark.server
def test_only_pages_of_this_server_are_in_the_browsers_language(lessons):
    """A path with two slashes is no way to another site, and scripts get what they asked for."""
    assert ask(lessons, "//evil.example/", Accept_Language="fr", **PAGE).status != 302
    assert ask(lessons, "/cardlab/words", Accept_Language="fr").status == 200
