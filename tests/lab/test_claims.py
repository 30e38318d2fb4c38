"""Checks the statements of notebooks and docs about games of chance with other seeds and up to a hundred times as many games.

If somebody changes a text, or changes a rule so that a text is false, a test fails. A number in a notebook that nothing accounts for
fails too. Running a notebook checks its outputs; the tests of the exact answers check exact figures.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.lab.claims import CLAIMS, Claim
from tests.lab.printed_numbers import (
    bounds,
    cells,
    computed,
    false_equations,
    is_shown,
    is_true,
    numbers,
    printed_in,
    unaccounted,
)
from tests.lab.reasons import REASONS

ROOT = Path(__file__).parents[2]
NOTEBOOKS = {path.stem: path for path in sorted((ROOT / "notebooks").glob("*.ipynb"))}
PLACES = sorted({claim.where for claim in CLAIMS})


def told(where: str) -> str:
    """Returns all words of a notebook or a page on one line."""
    if where not in NOTEBOOKS:
        return " ".join((ROOT / "docs" / where).read_text(encoding="utf-8").split())
    sources = ("".join(cell["source"]) for cell in cells(NOTEBOOKS[where]) if cell["cell_type"] == "markdown")
    return " ".join(" ".join(sources).split())


def claims_of(where: str) -> list[Claim]:
    """Returns the claims of one text, tested together because many of them are about the same games."""
    return [claim for claim in CLAIMS if claim.where == where]


@pytest.mark.parametrize("where", PLACES)
def test_every_claim_is_in_its_text(where):
    """A claim whose text has been removed would prove nothing."""
    text = told(where)
    assert [claim.said for claim in claims_of(where) if claim.said not in text] == []


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.parametrize("where", PLACES)
def test_the_claims_of_a_text_are_true(where, depth):
    """With all seeds, a hundred times as many games as in the notebook are played, and no error is allowed."""
    assert list(filter(None, (claim.fault(whole=depth.whole) for claim in claims_of(where)))) == []


def test_a_false_claim_is_found():
    """One claim is what the text said before, from an unlucky sample; the other is rounded in the wrong direction."""
    (claim,) = [claim for claim in CLAIMS if "about {1,680}" in claim.text]
    assert claim.bounds == (1675, 1685)
    assert replace(claim, figure=lambda: 1_787).fault(whole=True).startswith(f"{claim.text}: 1787 ± 0, not 1675 to 1685")
    assert replace(claim, figure=lambda: 1_681).fault(whole=True) == ""
    greed = Claim("05_fast_food", "Greed is worth {27} points", lambda: 26.4)
    assert greed.fault(whole=True) == "Greed is worth {27} points: 26.4 ± 0, not 26.5 to 27.5"
    assert greed.fault(whole=False) == greed.fault(whole=True)


def test_a_small_sample_may_err():
    """Ten samples vary by 0.1 around 26.4, so that 26.5 is within five errors of their mean, and 27.5 is not."""
    found = iter([26.3, 26.5] * 10)
    claim = Claim("05_fast_food", "Greed is worth {27} points", lambda: next(found))
    assert claim.fault(whole=False) == ""
    assert replace(claim, text="Greed is worth {28} points").fault(whole=False) != ""


# ------------------------------------------------------------------------------------ every number


def accounted(name: str):
    """Returns a function that gives the spans of a text which claims and reasons account for."""
    texts = [(claim.said, claim.marked) for claim in claims_of(name)]
    texts += [(text, (0, len(text))) for listed in REASONS.get(name, {}).values() for text in listed]

    def spans(source: str) -> list[tuple[int, int]]:
        found = []
        for text, (start, end) in texts:
            pattern = "".join(
                f"({re.escape(part)})".replace(r"\ ", r"\s+") for part in (text[:start], text[start:end], text[end:])
            )
            found += [match.span(2) for match in re.finditer(pattern, source)]
        return found

    return spans


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_every_number_is_accounted_for(name):
    """It is claimed, true by the equation that contains it, shown by code or an output, or has a reason in `reasons.py`."""
    found = unaccounted(NOTEBOOKS[name], accounted(name))
    assert found == [], "claim them in claims.py, or add the words around them to reasons.py"


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_every_equation_is_true_as_printed(name):
    assert false_equations(NOTEBOOKS[name]) == []


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_reasons_are_about_words_of_the_notebook(name):
    text = told(name)
    assert [words for listed in REASONS.get(name, {}).values() for words in listed if words not in text] == []


def test_a_new_number_is_found(tmp_path):
    """A number of a text that neither code nor outputs show is found, also if only its last digit is wrong."""
    path = tmp_path / "new.ipynb"
    source = "## 1. Games\\n\\nIt takes 26.4 points, 1,203 turns and 18 cards, so 18 + 4 = 22. Is it 99? 54 of 100 win."
    code = '{"cell_type": "code", "source": ["18"], "outputs": [{"text": ["26.38 and 1,204 and 54.2%"]}]}'
    path.write_text(f'{{"cells": [{{"cell_type": "markdown", "source": ["{source}"]}}, {code}]}}', encoding="utf-8")
    assert unaccounted(path, lambda text: []) == ["1,203: …## 1. Games It takes 26.4 points, 1,203 turns and 18 cards, so 1…"]
    assert unaccounted(path, lambda text: [(0, 50)]) == []


@pytest.mark.parametrize(
    ("before", "printed", "low", "high"),
    [
        ("", "27", 26.5, 27.5),
        ("", "1.2", 1.15, 1.25),
        ("", "3,170", 3169.5, 3170.5),
        ("about ", "3,100", 3050, 3150),
        ("About **", "205", 204.5, 205.5),
        ("", "52.74%", 0.52735, 0.52745),
        ("", "−0.05", -0.055, -0.045),
        ("", "5½", 5.25, 5.75),
    ],
)
def test_bounds_follow_from_the_printed_digits(before, printed, low, high):
    assert bounds(printed, before) == (pytest.approx(low), pytest.approx(high))


@pytest.mark.parametrize(
    ("equation", "true"),
    [
        ("40 × 39 / 2 = 780", True),
        ("40 × 39 / 2 = 781", False),
        ("5½ + 5½ = 11", True),
        ("26² = 676", True),
        ("√(50² + 50²) ≈ 70.7", True),
        ("676 / 1.53 ≈ 441", True),  # 1.53 is rounded itself
        ("676 / 1.53 ≈ 450", False),
        ("0.977³⁰ ≈ 0.50", True),
        ("80 / 780 = 10.26%", True),
        ("52! · 51 ≈ 4 · 10⁶⁹", True),
        ("n = 4", None),
    ],
)
def test_equations_are_computed(equation, true):
    assert is_true(equation) is true


def test_numbers_of_headings_and_code_are_passed_over():
    text = "## 3. Games\n\nIn notebook 08, `seed=4` gives 17 games of 100, with 95% confidence ($n = 5$).\n\n2. Try 18."
    assert [number.text for number in numbers(text)] == ["17", "18"]
    assert computed("2 · (3 + 4)") == 14
    assert is_shown("0.31", printed_in("share: 30.9%"))
    assert not is_shown("0.31", printed_in("share: 0.32"))
