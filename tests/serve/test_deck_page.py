"""The page *Make a deck* draws the deck in its address, explains a text that makes none, and leads to tables and to paper."""

import json
import re
from html import unescape
from urllib.error import HTTPError
from urllib.parse import parse_qsl, quote, urlencode, urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import expect

from cardlab import deck
from cardlab.core.number_cards import number_face
from cardlab.decks.misconceptions import READINGS, misconceptions
from cardlab.decks.ready_decks import ready_decks
from cardlab.serve.pages.deck_page import as_typed, board_page, board_text, chosen_deck, deck_page, deck_sheets, in_order
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.sessions.query_parameters import game_from_query, lesson_from_query
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


@pytest.mark.parametrize(("text", "copies"), [("1/2, 2/4, 3/4, 0.25, 3 × 7", 4), ("1 ×10, 2 ×9", 2), ("1, 2", 10)])
def test_a_small_deck_is_enlarged(text, copies):
    """A match is played with as many copies of each card as make 20 cards or more. The page offers that deck, also to print."""
    page = unescape(page_of(text)[1])
    larger = re.search(rf'href="([^"]*)#deck">Take {copies} of each card', page)[1]
    assert len(deck(dict(parse_qsl(urlsplit(larger).query))["deck"])) == copies * len(deck(text))
    assert "of each card" not in page_of("fractions")[1]


@pytest.mark.parametrize("language", languages())
def test_a_mistake_is_explained_in_the_language_of_the_page(language):
    """It names the card and its place, and the ready-made deck with a similar name."""
    wrong = unescape(page_of("1/2, 3/4, fish", lang=language)[1]).partition('role="alert"')[2].partition("</div>")[0]
    facts = {"card": "fish", "place": 3}
    assert Words(language).say("deck_page-wrong-not_number", **facts) in wrong
    wrong = unescape(page_of("fractoins", lang=language)[1]).partition('role="alert"')[2].partition("</div>")[0]
    assert Words(language).say("number_deck-fractions") in wrong
    assert "deck=fractions" in wrong


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
    assert len(page) < 310_000


@pytest.mark.parametrize("text", ["", "  ", "standard"])
def test_without_a_deck_of_numbers_there_is_only_the_form(text):
    status, page = page_of(text)
    assert (status, 'id="deck"' in page, 'role="alert"' in page) == (200, False, False)


def test_each_game_has_a_table_or_says_why_not():
    """Addresses keep plus signs and the language. A long deck has no QR code."""
    page = page_of("3:15 ×2, 4:30, 12:05", lang="fr")[1]
    links = [*dict.fromkeys(unescape(url) for url in re.findall(r'href="(/voila/render/games.ipynb[^"]*)"', page))]
    assert (
        links[0]
        == f"/voila/render/games.ipynb?game=war&preset=short&deck={quote('3:15 ×10 4:30 ×5 12:05 ×5', safe='').replace('%20', '+')}&lang=fr"
    )
    assert [re.search(r"game=(\w+)", url)[1] for url in links] == ["war", "guerilla_joker", "scramble_war", "speed_war"]
    assert page.count("on n’additionne pas des heures") == 2
    assert page_of("1/2 ×6, 2/4 ×6", lang="fr")[1].count("il faut deux nombres différents") == 1
    assert game_from_query(dict(parse_qsl(urlsplit(links[0]).query))).match.game.deck == "3:15 ×10 4:30 ×5 12:05 ×5"
    assert "<figure>" in page
    assert "<figure>" not in page_of(", ".join(f"{n}/97" for n in range(1, 90)))[1]


def test_no_sheets_without_a_deck():
    assert deck_sheets(ADDRESSES, {"deck": "1/2, x"}) == page_of("1/2, x")
    assert deck_sheets(ADDRESSES, {}) == page_of()


@pytest.mark.browser
@pytest.mark.parametrize(("across", "size"), [(3, (63, 88)), (2, (94.5, 132))])
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_cards_are_printed_in_their_size(page, across, size, paper):
    """Each page is full, faces and backs alternate, and the backs of the last page are behind their faces."""
    page.set_content(deck_sheets(ADDRESSES, {"deck": "fractions", "across": str(across), "backs": "1"})[1])
    number = -(-40 // across**2)
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=paper))) == 2 * number
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 748, "height": 1000})  # A4 between its margins
    sheets = page.locator(".sheet").evaluate_all(
        """(sheets) => sheets.map((sheet) => [...sheet.querySelectorAll("rect.edge")].map((edge) => {
          const {left, top, width, height} = edge.getBoundingClientRect();
          return [left, top - sheet.getBoundingClientRect().top, width, height].map((length) => (length * 25.4) / 96);
        }))"""
    )
    for faces, backs in zip(sheets[::2], sheets[1::2], strict=True):
        for (left, top, *face), (mirrored, behind, *back) in zip(faces, backs, strict=True):
            assert [*face, *back] == pytest.approx([*size, *size], abs=0.1)
            assert (748 * 25.4 / 96 - left - face[0], top) == pytest.approx((mirrored, behind), abs=0.1)
    assert [len(cards) for cards in sheets[::2]] == [across**2] * (40 // across**2) + [40 % across**2] * bool(40 % across**2)


@pytest.mark.server
@pytest.mark.browser
def test_a_teacher_plays_with_a_deck_of_their_own(lessons, page):
    """From the gallery to the first turn: a link, the cards, a button, and a game."""
    page.goto(lessons.address)
    page.get_by_role("link", name="Choose a deck").click()
    page.get_by_label("Your cards").fill("1/2, 3 + 4")
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_role("img", name="3 plus 4")).to_be_in_viewport()
    page.get_by_role("link", name="Take 10 of each card").click()
    expect(page.get_by_text("20 cards")).to_be_in_viewport()
    page.get_by_role("link", name="Play War").click()
    expect(page.locator(".cardlab-felt")).to_be_visible()
    expect(page.get_by_text("A deck of your own").first).to_be_visible()


@pytest.mark.server
@pytest.mark.browser
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_five_presses_lead_from_the_gallery_to_the_first_turn_with_a_ready_made_deck(lessons, page, size):
    """The lesson, a table and the cards to print are in the first window of the deck's page."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(lessons.address)
    for name in ("Choose a deck", "From age 8", "Fractions"):
        page.get_by_role("link", name=name, exact=True).click()
    for name in ("Open the lesson", "Play War", "Cards to print", "Share"):
        expect(page.get_by_role("link", name=name, exact=True).first).to_be_in_viewport(ratio=1)
    at = page.url
    page.get_by_role("link", name="Cards to print").click()
    expect(page.get_by_role("button", name="Print")).to_be_in_viewport()
    page.goto(at)
    page.get_by_role("link", name="Play War").click()
    page.get_by_role("button", name="Turn over").last.click()
    expect(page.get_by_text("Turn 2")).to_be_visible()
    assert serious_findings(page) == []


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


# ------------------------------------------------------------------------------------------------ the lesson


@pytest.mark.parametrize("text", ["fractions", OWN, "-3 ×4; 1,5 ×2; 12 ÷ 4", "75%, 1 1/2, 0.5"])
def test_the_page_leads_to_the_lesson_and_its_papers(text):
    """All links are about the same deck, and so is the short address for the board."""
    made = chosen_deck(text)
    page = unescape(page_of(text)[1])
    links = re.findall(r'href="([^"]*compare[^"]*)"', page)
    assert len(links) == 6  # the lesson at the top, four of the lesson, and the address for the class
    for link in links:
        assert deck(dict(parse_qsl(urlsplit(link).query))["deck"]).cards == made.cards
    board = re.search(r'<bdi class="address" dir="ltr">10\.0\.0\.5:8866/cardlab/with/([^<]*)</bdi>', page)[1]
    assert board.isascii()
    query = dict(parse_qsl(urlsplit(board_page(ADDRESSES, board, {"lang": "fr"})).query))
    assert query["lang"] == "fr"
    assert lesson_from_query({"lesson": "compare", **query}).deck == (made.name or made.text)


def test_a_long_deck_has_no_address_for_the_board():
    assert "/cardlab/with/" not in page_of(", ".join(map(str, range(1, 60))))[1]


def test_a_board_never_has_another_deck():
    """12 ÷ 10 would be the time 12:10 on it."""
    assert board_text(deck("12 ÷ 4, 1, 2, 5")) == "12:4,1,2,5"
    assert board_text(deck("12 ÷ 10, 1, 2, 5")) == ""
    assert "/cardlab/with/" not in page_of("12 ÷ 10, 1, 2, 5")[1]


def test_a_mistake_on_the_board_leads_to_the_page_that_explains_it():
    assert board_page(ADDRESSES, "frcations", {}) == "/cardlab/decks?deck=frcations"
    assert board_page(ADDRESSES, "<b>1, 2", {}) == "/cardlab/decks?deck=%3Cb%3E1%2C+2"


def test_an_address_on_the_board_opens_the_lesson(lessons, page):
    page.goto(f"{lessons.address}cardlab/with/1/2,2/4 x3,3*7,75%")
    expect(page).to_have_title(re.compile("Compare: A deck of your own"))
    page.goto(f"{lessons.address}cardlab/with/nonsense")
    expect(page.get_by_role("alert")).to_contain_text("nonsense")


def test_the_skills_of_a_deck_are_asked_for(lessons):
    """The page *My deck* asks for them, and there are none without a lesson."""
    query = urlencode({"deck": OWN, "lang": "fr"})
    with urlopen(f"{lessons.address}cardlab/deck/suit?{query}", timeout=10) as answer:
        told = json.load(answer)
    assert (told["slug"], told["name"]) == (f"compare {deck(OWN).text}", "Comparer\u202f: Tes propres cartes")
    assert 5 < len(told["suit"]) <= 13
    assert dict(parse_qsl(urlsplit(told["url"]).query)) == {"deck": deck(OWN).text, "lang": "fr"}
    with pytest.raises(HTTPError, match="404"):
        urlopen(f"{lessons.address}cardlab/deck/suit?deck=nonsense", timeout=10)
