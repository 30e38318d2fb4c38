"""JSON that is written in pieces is the same as JSON that is written at once."""

import json

import pytest

from cardlab.core.pieces import finished
from cardlab.serve.json_text import ITEMS, to_json, writing_json

MANY = [{"sentence": "🃏 <“7”>", "cards": ["7h", None]} for _ in range(3 * ITEMS + 1)]


@pytest.mark.parametrize(
    "value",
    [
        {},
        [],
        "a",
        None,
        {"n": 1, "content": {"steps": MANY, "none": {}, "status": {"at": 2}}},
        {"facts": {f"fact {n}": one for n, one in enumerate(MANY)}, "empty": []},
        MANY,
        MANY[:ITEMS],
    ],
)
def test_both_write_the_same(value):
    assert finished(writing_json(value)) == to_json(value)
    assert json.loads(to_json(value)) == value


def test_no_piece_has_more_than_some_items():
    assert len(list(writing_json({"content": {"steps": MANY}}))) == 4
