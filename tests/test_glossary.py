"""The glossary defines each word once, and links to its place in the code."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[1]
TERMS = (ROOT / "docs/reference/glossary.md").read_text("utf-8").partition("## Words of other languages")[0]
ROWS = [
    [cell.strip() for cell in row.strip("|").split("|")]
    for row in TERMS.splitlines()
    if row.startswith("| ") and row != "| word | meaning | where |"
]


def test_every_place_in_the_glossary_exists():
    named = {place for *_, where in ROWS for place in re.findall(r"`([^`]+/[^`]*)`", where)}
    assert named, "the tables have lost their last column"
    assert {place for place in named if not (ROOT / place).exists()} == set()


def test_no_word_has_two_meanings():
    words = Counter(word.strip() for first, *_ in ROWS for word in first.split(","))
    assert [word for word, times in words.items() if times > 1] == []


def test_every_row_has_a_word_a_meaning_and_a_place():
    assert [row for row in ROWS if len(row) != 3 or not all(row) or not row[1].endswith(".")] == []
