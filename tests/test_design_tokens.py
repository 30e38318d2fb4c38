"""Design tokens contain every colour, docs/explanation/look.md explains each, and the page of all parts can be made."""

import re

import pytest

from cardlab.frontend.bundle import source
from cardlab.models import names
from docs import contrast, look

SHEETS = (
    "cardlab.css",
    "lazy_stages.css",
    "lesson.css",
    "models.css",
    "site_pages.css",
    "page.css",
    "worksheet.css",
    "table.css",
    "dragging.css",
    "packet_order.css",
    "shop.css",
    "pairs.css",
    "stage.css",
)
TEXT = (look.HERE / "explanation" / "look.md").read_text("utf-8")
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(")
PLAIN = re.compile(r"/\*.*?\*/", re.S)

NOT_WORDS = {"--look"}
"""The star of a celebration, which a screen reader gets in words."""
NO_GROUND = {"--line", "--veil", "--shade", "--coin-light", "--back", "--side", "--stage-bar", "--stage-round", "--unit"}
"""Backgrounds that never have text: the remaining time, the veil and the shade behind a question, a counter, a card's back; `--side`, which
is one of the side colours; two veils over the felt, whose mixed colour the text on them is checked against; and the unit, which
is a length.
"""


def used(text):
    return {*re.findall(r"var\((--[\w-]+)", text)}


@pytest.mark.parametrize("sheet", SHEETS)
def test_only_the_tokens_contain_colours(sheet):
    """Every colour is a token, because another theme would leave any other colour unchanged."""
    assert [line for line in PLAIN.sub("", source(sheet)).splitlines() if COLOUR.search(line)] == []


def test_every_token_is_used_and_explained():
    """A token that is unused or unexplained is an error, and so is an explanation without a token."""
    tokens = {*contrast.tokens("light")}
    told = {*re.findall(r"^\| (`--.*?) \|", TEXT, re.M)}
    sheets = "".join(map(source, (*SHEETS, "tokens.css")))
    scripts = "".join(source(f"{name}.js") for name in ("question_picture", "plot", "model_drawing", *names()))
    assert tokens == {name for row in told for name in re.findall(r"`(--[\w-]+)`", row)}
    assert tokens - used(sheets) - used(scripts) == set()


@pytest.mark.parametrize("theme", contrast.THEMES)
def test_text_and_marks_have_enough_contrast_in_every_theme(theme):
    """All pairs in docs/explanation/look.md have a contrast of at least 7 for text (AAA), and 3 for marks."""
    needed = {"words": contrast.WORDS, "marks": contrast.MARKS}
    found = contrast.ratios(theme)
    assert len(found) > 80
    assert {pair: round(ratio, 2) for pair, ratio in found.items() if ratio < needed[pair[0]]} == {}


def test_every_used_colour_is_in_a_pair():
    """A token used for text is among the checked text colours, and a background of text among the checked backgrounds."""
    sheets = PLAIN.sub("", "".join(map(source, SHEETS)))
    words = {upper for kind, upper, _ in contrast.pairs() if kind == "words"}
    lines = {upper for kind, upper, _ in contrast.pairs()}
    below = {lower for *_, lower in contrast.pairs()}
    assert used(" ".join(re.findall(r"[^-]color: (var\([^;}]*)", sheets))) - words - NOT_WORDS == set()
    assert used(" ".join(re.findall(r"background: ([^;}]*)", sheets))) - below - lines - NO_GROUND == set()


def test_contrast_follows_wcag():
    """Black on white is 21, half-transparent black looks grey, and #767676 is the lightest grey with 4.5 on white."""
    white = contrast.seen("#fff")
    assert contrast.ratio(contrast.seen("#000"), white) == pytest.approx(21)
    assert contrast.seen("#00000080", white) == pytest.approx((127, 127, 127), abs=0.5)
    assert contrast.ratio(contrast.seen("#767676"), white) == pytest.approx(4.54, abs=0.01)


def test_font_sizes_are_those_of_the_scale():
    """Every size is in the table of docs/explanation/look.md."""
    sheets = PLAIN.sub("", "".join(map(source, SHEETS)))
    given = " ".join(re.findall(r"font-size: ([^;}]*)", sheets))
    rows = re.findall(r"^\| ([\d., ]+) rem \|", TEXT, re.M)
    scale = {float(size) for row in rows for size in row.split(", ")}
    assert {float(size) for size in re.findall(r"([\d.]+)rem", given)} - scale == set()


def test_pointer_states_are_also_classes():
    """So the page of all parts can show elements as if the pointer were over them, without other changes."""
    css = ".a:hover { x: y } @media (hover: hover) { .b:is(:hover, :focus-visible) > .c { x: y } }"
    assert look.in_every_state(css) == (
        ".a:is(:hover, .is-hover) { x: y } "
        "@media (hover: hover) { .b:is(:is(:hover, .is-hover), :is(:focus-visible, .is-focus)) > .c { x: y } }"
    )
