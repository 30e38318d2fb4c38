"""Each declared trait of a visual model changes its picture or its words."""

import pytest

from cardlab import models
from cardlab.sessions.page_texts import model_words
from cardlab.words.words import Words

OTHERWISE = {
    "area_model": {"grids": [{}, [[3, 7, 21]]], "names": [{}, ["3/4", "2/3"]]},
    "bar_model": {
        "parts": [{}, [8, 5]], "other": [{}, [9]], "high": [{"value": 3}, 30], "names": [{"other": [9]}, ["Ann", "Bo"]],
        "value": [{}, 3], "asks": [{"other": [9]}, "difference"],
    },
    "double_target": {
        "totals": [{}, [20]], "goals": [{}, [14]], "low": [{}, 4], "high": [{}, 60], "over": [{"totals": [20]}, False],
        "value": [{}, 13], "asks": [{"totals": [16]}, True],
    },
    "hundred_chart": {
        "high": [{}, 60], "score_by": [{}, "digits"], "total": [{}, 31], "reachable": [{"total": 31}, [33, 35]],
        "reached": [{"total": 31}, [9, 31]], "adds": [{"total": 31}, 4],
        "value": [{}, 12], "choosable": [{}, [21, 22]], "chosen": [{"choosable": [21, 22]}, [21]],
    },
    "matching_rows": {"a": [{}, 8], "b": [{}, 4], "by_hand": [{}, True], "value": [{}, 2]},
    "number_line": {
        "low": [{}, 2], "high": [{}, 20], "hops": [{}, [2, 7]], "marks": [{}, [3]], "value": [{}, 4], "asks": [{"hops": [2, 7]}, True],
        "parts": [{}, 4], "form": [{"parts": 4}, "decimal"], "bare": [{}, True],
    },
    "ten_frames": {"a": [{}, 8], "b": [{}, 5], "together": [{}, False], "value": [{}, 2]},
}  # fmt: skip
"""Model -> trait -> the state in which it matters, and a value other than the default."""
EVERY = {"asks": True, "name": "Ann"}
"""The traits that every model has, except `cards`, whose pips move into the picture: see `test_motion.py`."""


@pytest.mark.parametrize("kind", models.names())
def test_every_trait_has_a_case(kind):
    declared = set(models.find(kind).class_trait_names(sync=True))
    assert declared == OTHERWISE[kind].keys() | EVERY.keys() | {"cards"}


@pytest.fixture
def pictures(modules):
    modules.evaluate("(words) => (globalThis.words = words)", model_words(Words()))
    return lambda states: modules.evaluate(
        """async (states) => { const {drawModel} = await import("http://cards.test/models/models.js");
        return states.map((state) => drawModel(state, words).el.outerHTML.replaceAll(/ (id|for|aria-(describedby|labelledby|controls))="[^"]*"/g, "")); }""",
        states,
    )


@pytest.mark.parametrize("kind", models.names())
def test_each_trait_changes_the_picture(pictures, kind):
    """Another value of one trait gives another picture, ids aside."""
    cases = {trait: ({}, value) for trait, value in EVERY.items()} | OTHERWISE[kind]
    states = [
        {"model": kind, **state}
        for base, (trait, value) in ((base, (trait, value)) for trait, (base, value) in cases.items())
        for state in (base, {**base, trait: value})
    ]
    found = pictures(states)
    assert len(set(pictures([states[0], states[0]]))) == 1, "the same is not drawn alike"
    same = [trait for n, trait in enumerate(cases) if found[2 * n] == found[2 * n + 1]]
    assert same == []
