"""The page *Make a deck* draws the deck in its address, explains a text that makes none, and leads to tables and to paper."""

import re
from html import unescape
from urllib.parse import quote

import pytest

from cardlab import deck
from cardlab.core.number_cards import number_face
from cardlab.decks.misconceptions import READINGS, misconceptions
from cardlab.decks.ready_decks import ready_decks
from cardlab.serve.pages.deck_page import as_typed, deck_page, in_order
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.words.languages import languages
from cardlab.words.words import Words
from tests.browser.accessibility import outside, serious_findings

ADDRESSES = PageAddresses("http://10.0.0.5:8866", "/", "/voila/render/")
OWN = "1/2, 2/4, 3/4, 0.25, 3 × 7"
NOT_IN_THEIR_ORDER = {"longer_is_more", "time_as_decimal"}
"""Mistakes that no order of cards shows."""
BESIDES = {
    "unit_fractions": {"digits_swapped"},
    "add_fractions": {"larger_denominator"},
    "multiply_fractions": {"larger_denominator"},
    **{f"money_{unit}": {"more_digits"} for unit in ("dollars", "pounds", "euros", "rupees")},
}
"""Mistakes with parts of the numbers of a ready-made deck, such as the terms of a sum."""


def page_of(text: str = "", **query: str) -> tuple[int, str]:
    return deck_page(ADDRESSES, {**({"deck": text} if text else {}), **query})


def typed(page: str) -> str:
    return unescape(re.search(r"<textarea[^>]*>\n?(.*?)</textarea>", page, re.DOTALL)[1])


@pytest.mark.parametrize("name", ready_decks())
def test_the_known_mistakes_of_ready_made_decks_are_found(name):
    ready = ready_decks()[name]
    found = misconceptions(card.number for card in ready.deck)
    assert {*ready.misconceptions} - {*found} <= NOT_IN_THEIR_ORDER | BESIDES.get(name, set())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("1/3, 1/4", ["larger_denominator"]),
        ("1/4, 3/4", []),
        ("3/8, 1/2", ["larger_denominator", "larger_numerator"]),
        ("3/4, 5/6", ["same_gap"]),
        ("0.25, 0.3", ["more_digits"]),
        ("0.3, 0.45", ["fewer_digits"]),
        ("-7, -3", ["ignores_minus"]),
        ("50%, 1", ["percent_as_number"]),
        ("3 + 4, 9", ["reads_side_by_side"]),
        ("9 - 5, 6", ["reads_side_by_side", "adds_instead"]),
        ("3 × 4, 8", ["adds_for_times"]),
        ("3 × 4, 13", ["reads_side_by_side"]),
        ("12 ÷ 4, 5", ["subtracts_for_divided"]),
        ("1/2 + 1/3, 1/2", ["adds_across"]),
        ("307, 38, 40", ["digits_swapped", "greatest_digit", "digit_sum", "zero_does_not_count"]),
        ("$0.50, $2", ["ignores_unit"]),
        ("1:45, 2:15", ["minutes_only"]),
        ("1, 2, 3", []),
    ],
)
def test_the_mistakes_of_other_decks(text, found):
    assert list(misconceptions(card.number for card in deck(text))) == found


@pytest.mark.parametrize("language", languages())
def test_each_mistake_has_a_message(language):
    assert [name for name in READINGS if not Words(language).has(f"misconception-{name}")] == []


def test_mistakes_need_two_numbers():
    assert misconceptions([number_face("0.25")]) == misconceptions([]) == ()


def test_numbers_are_in_order_with_equal_ones_together():
    assert in_order(Words(), deck(OWN)) == [("0.25", 1), ("1/2 = 2/4", 2), ("3/4", 1), ("3 × 7 = 21", 1)]


@pytest.mark.parametrize("name", ready_decks())
@pytest.mark.parametrize("language", languages())
def test_a_ready_made_deck_can_be_edited(name, language):
    """The field has its cards as a person types them, and they make the same deck."""
    text = as_typed(Words(language), ready_decks()[name].deck)
    assert deck(text).cards == ready_decks()[name].deck.cards
    assert as_typed(Words(language), deck(text)) == text


def test_the_cards_of_a_ready_made_deck_keep_what_is_known_of_it():
    page = page_of("fractions")[1]
    assert page_of(typed(page))[1].count("<h3>Ways to compare</h3>") == page.count("<h3>Ways to compare</h3>") == 1


def test_the_digits_and_signs_of_arabic_make_a_deck():
    assert deck("١/٢، ٣٫٥، ٥٠٪").text == "1/2 3.5 50%"


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>, 1",
        '"><b>, 2',
        "\u202e1, 2",
        "9" * 10**6,
        "a" * 60_000,
        "1, " * 5000,
        "1",
        "nonsense",
        "1/0, 2",
        "1 ×201, 2",
        "</textarea><b>",
    ],
)
def test_a_wrong_text_is_explained_and_kept(text):
    status, page = page_of(text)
    assert status == 400
    assert 'role="alert"' in page
    assert typed(page) == text.strip()[:4000]
    assert not re.search(r"<(b|script)>(?!\W)", page.partition("<main")[2].partition("</main>")[0])
    assert "\u202e" not in page.partition('role="alert"')[2].partition("<textarea")[0]
    assert len(page) < 300_000


@pytest.mark.parametrize("text", ["", "  ", "standard"])
def test_without_a_deck_of_numbers_there_is_only_the_form(text):
    status, page = page_of(text)
    assert (status, 'id="deck"' in page, 'role="alert"' in page) == (200, False, False)


@pytest.mark.server
@pytest.mark.browser
@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("query", [f"deck={quote(OWN)}", "deck=add_fractions&lang=ar&digits=arab", "deck=%3Cb%3E"])
def test_the_page_is_accessible(lessons, page, width, query):
    """axe-core finds nothing serious, and nothing is outside the window."""
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"{lessons.address}cardlab/decks?{query}")
    assert serious_findings(page) == []
    assert outside(page) == []
