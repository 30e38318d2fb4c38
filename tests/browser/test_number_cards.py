"""Number cards are drawn inside their card, and have names for the ear."""

from __future__ import annotations

import pytest

from cardlab import deck
from cardlab.decks.ready_decks import ready_decks
from cardlab.words.card_names import card_names, number_card_names
from cardlab.words.words import Words

DRAWN = """async ([css, names, tokens]) => {
  const {cardElement} = await import("http://cards.test/cards/cards.js");
  document.body.replaceChildren(...tokens.map((token) => cardElement(token, names)));
  for (const svg of document.querySelectorAll("svg")) svg.style.width = "120px";
  return [...document.querySelectorAll(".cardlab-card")].map((card) => {
    const inside = card.querySelector(".cardlab-paper").getBoundingClientRect();
    const parts = [...card.querySelectorAll("text, circle, rect:not(.cardlab-paper)")];
    const out = parts.filter((part) => {
      const {left, right, top, bottom} = part.getBoundingClientRect();
      const ends = part.localName === "text" ? [left, right] : [left, right, top, bottom]; // a line of text is taller than its ink
      return ends.some((end, i) => (i % 2 ? end > (i > 1 ? inside.bottom : inside.right) : end < (i > 1 ? inside.top : inside.left)));
    });
    return {name: card.getAttribute("aria-label"), parts: parts.length, out: out.length,
      text: [...card.querySelectorAll("text")].map(({textContent}) => textContent)};
  });
}"""
LONG = deck("123456.1234, 99 998/999, 123/456 + 789/987, -1000 - -1000, 0.1234 × 0.5678, 100000 ÷ 100000")


@pytest.fixture
def drawn(modules):
    def draw(cards, words):
        names = {**card_names(words), **number_card_names(words, cards)}
        tokens = list(dict.fromkeys(card.rank for card in cards))
        return dict(zip(tokens, modules.evaluate(DRAWN, ["", names, tokens]), strict=True))

    return draw


def test_a_fraction_has_a_bar_and_a_product_a_sign(drawn):
    """The numbers stand as in mathematics, and screen readers hear them as words."""
    made = drawn(deck("3/4, 3*7, -7, 1 1/2, frame12, dots3"), Words())
    assert made["3/4"] == {"name": "3 quarters", "parts": 5, "out": 0, "text": ["3/4", "3/4", "3", "4"]}
    assert (made["3*7"]["name"], made["3*7"]["text"][2:]) == ("3 times 7", ["3", "×", "7"])
    assert (made["-7"]["name"], made["-7"]["text"][2:]) == ("minus 7", ["−7"])
    assert (made["1_1/2"]["name"], made["1_1/2"]["text"][2:]) == ("1 and 1 half", ["1", "1", "2"])
    assert (made["frame12"]["name"], made["frame12"]["parts"]) == ("12 in a ten frame", 20 + 12)
    assert (made["dots3"]["name"], made["dots3"]["parts"]) == ("3 dots", 3)


@pytest.mark.parametrize(("language", "digits", "shown"), [("fr", "", "0,25"), ("ar", "arab", "٠٫٢٥")])
def test_a_decimal_has_the_sign_and_the_digits_of_the_language(drawn, language, digits, shown):
    assert drawn(deck("0.25, 1"), Words(language, digits=digits))["0.25"]["text"] == [shown, shown, shown]


@pytest.mark.parametrize(("language", "digits"), [("en", ""), ("fr", ""), ("ar", "arab")])
def test_no_number_leaves_its_card(drawn, language, digits):
    """This holds for all ready-made decks and for the longest faces that a text may have."""
    words = Words(language, digits=digits)
    for one in [*(ready.deck for ready in ready_decks().values()), LONG, deck("-₹1234.50, ₹999999.99")]:
        assert {token: card["out"] for token, card in drawn(one, words).items() if card["out"] or not card["parts"]} == {}
