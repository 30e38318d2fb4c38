"""The look is decided once: tokens hold every colour, docs/look.md says what each is for, and the page of all parts can be made."""

import re

import pytest

from cardlab.frontend.bundle import source
from cardlab.models import names
from docs import look

SHEETS = ("cardlab.css", "models.css", "gallery.css", "page.css", "sheet.css")
TEXT = (look.HERE / "look.md").read_text("utf-8")
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(")
PLAIN = re.compile(r"/\*.*?\*/", re.S)


def used(text):
    return {*re.findall(r"var\((--[\w-]+)", text)}


@pytest.mark.parametrize("sheet", SHEETS)
def test_no_stylesheet_but_the_tokens_names_a_colour(sheet):
    """What is wanted is a token: else another look would leave it behind."""
    assert [line for line in PLAIN.sub("", source(sheet)).splitlines() if COLOUR.search(line)] == []


def test_every_token_is_used_and_told_and_no_other_is():
    """A token that nothing uses, that nobody explains, or that is explained and gone, is a mistake."""
    tokens = {*look.tokens()}
    told = {*re.findall(r"^\| (`--.*?) \|", TEXT, re.M)}
    sheets = "".join(map(source, (*SHEETS, "tokens.css")))
    scripts = "".join(source(f"{name}.js") for name in ("picture", "plot", "drawing", *names()))
    assert tokens == {name for row in told for name in re.findall(r"`(--[\w-]+)`", row)}
    assert tokens - used(sheets) - used(scripts) == set()


def test_the_sizes_of_type_are_those_of_the_scale():
    """A size that is not in the table of docs/look.md is one too many."""
    sheets = PLAIN.sub("", "".join(map(source, SHEETS)))
    given = " ".join(re.findall(r"font-size: ([^;}]*)", sheets))
    rows = re.findall(r"^\| ([\d., ]+) rem \|", TEXT, re.M)
    scale = {float(size) for row in rows for size in row.split(", ")}
    assert {float(size) for size in re.findall(r"([\d.]+)rem", given)} - scale == set()


def test_a_state_that_needs_a_pointer_is_a_class_too():
    """On the page of all parts what is under no pointer is seen as if it were, and nothing else is changed."""
    css = ".a:hover { x: y } @media (hover: hover) { .b:is(:hover, :focus-visible) > .c { x: y } }"
    assert look.in_every_state(css) == (
        ".a:is(:hover, .is-hover) { x: y } "
        "@media (hover: hover) { .b:is(:is(:hover, .is-hover), :is(:focus-visible, .is-focus)) > .c { x: y } }"
    )
