"""Printed pages of a lesson without questions: the one for families, and the recording sheet."""

import re
from html import unescape

import pytest

from cardlab.documents.handouts import HANDOUTS, ROWS, handouts_of
from cardlab.documents.page_address import deck_query
from cardlab.lessons import find, slugs
from cardlab.serve.pages.locale_links import address
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.serve.pages.teacher_page import teacher_page
from cardlab.words.languages import direction, languages
from cardlab.words.words import Words

PAGES = [(name, slug) for name in HANDOUTS for slug in slugs()]
LOCALES = [(language, digits) for language in languages() for digits in (("", "arab") if language == "ar" else ("",))]


def made(name, slug, language="en", digits=""):
    return HANDOUTS[name](find(slug), Words(language, digits=digits))


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("language", languages())
def test_a_family_gets_five_steps_three_questions_and_two_changes(slug, language):
    page = made("family", slug, language)
    (steps,), (questions,) = (re.findall(rf"<{tag}>(.*?)</{tag}>", page) for tag in ("ol", "ul"))
    assert (steps.count("<li>"), questions.count("<li>")) == (5, 3)
    assert len(re.findall(r"</h2><p>", page)) == 3  # what was learnt, easier, harder
    assert all(sign not in page for sign in ("[en]", "{$", "{ $"))


@pytest.mark.parametrize("language", languages())
def test_a_comparison_is_written_from_left_to_right_in_every_language(language):
    """A right-to-left page has its first column on the right, so the left sum is in its last column."""
    words, page = Words(language), made("record", "addition_war", language)
    heads = re.findall(r"<th>([^<\d]+)</th>", page.partition("</thead>")[0])
    wanted = [words.say(f"addition_war_lesson-record-{name}") for name in ("mine", "sign", "other")]
    assert [head.replace("&lt;", "<").replace("&gt;", ">") for head in heads] == (
        wanted[::-1] if direction(language) == "rtl" else wanted
    )
    assert page.count("<tr>") == ROWS + 1
    assert page.count('<td dir="ltr">') == 3 * ROWS
    assert page.count('class="blank"') == 7 * ROWS


def test_the_recording_sheet_has_the_readers_digits():
    assert made("record", "fast_food").count('<td dir="ltr">7</td>') == ROWS
    assert made("record", "fast_food", "ar", "arab").count('<td dir="ltr">٧</td>') == ROWS


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", slugs())
def test_the_teacher_s_page_links_to_each_in_every_language(slug, language):
    page = teacher_page(slug, PageAddresses("http://10.0.0.5:8866", "/", "/voila/render/"), {}, language)
    assert handouts_of(find(slug)) == [*HANDOUTS]
    for name in HANDOUTS:
        links = re.findall(rf'href="/cardlab/teacher/{slug}/{name}([^"]*)"', page)
        locales = [{"lang": "ar"}, {"lang": "ar", "digits": "arab"}, {}, {"lang": "es"}, {"lang": "fr"}]
        assert [unescape(link) for link in links] == [address("", {**deck_query(find(slug)), **each}) for each in locales]


@pytest.mark.parametrize(("language", "digits"), LOCALES)
def test_each_fits_on_one_page_of_paper(page, language, digits):
    for name, slug in PAGES:
        page.set_content(made(name, slug, language, digits))
        for paper in ("A4", "Letter"):
            printed = page.pdf(format=paper)
            assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, f"{name} of {slug} on {paper}"
