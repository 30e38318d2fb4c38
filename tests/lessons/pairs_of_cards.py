"""Counts pairs of cards one by one, to check the figures in the lessons about pairs and in their notes."""

import re
from collections import Counter
from fractions import Fraction
from itertools import combinations, takewhile
from pathlib import Path

NOTES = Path(__file__).parents[2] / "cardlab" / "notes"
FIGURE = re.compile(r"\d+\.\d+%|\d+/\d+|(?<![\d.])\d{3,}(?!\d|\.\d)")
"""The numbers that must be counted: percentages, fractions, and numbers from a hundred on."""


def pairs_by_worth(game):
    """Returns the value of a pair -> the pairs of cards with this value, one by one."""
    found = {}
    for pair in combinations(game.pack(), 2):
        found.setdefault(game.worth(pair), []).append(pair)
    return dict(sorted(found.items()))


def counts(game):
    return {worth: len(pairs) for worth, pairs in pairs_by_worth(game).items()}


def next_pairs(game, pair):
    """Returns the value of the next pair -> how many of the other pairs of cards have it."""
    left = [card for card in game.pack() if card not in pair]
    return Counter(game.worth(two) for two in combinations(left, 2))


def higher_share(game, worth):
    """Returns the share of higher next pairs, over all pairs with this value."""
    pairs = pairs_by_worth(game)[worth]
    following = [next_pairs(game, pair) for pair in pairs]
    higher = sum(n for one in following for value, n in one.items() if value > worth)
    return Fraction(higher, sum(n for one in following for n in one.values()))


def percent(share, digits=1):
    return f"{float(100 * share):.{digits}f}%"


def notes_of(slug):
    """Returns the lines of a lesson's notes."""
    return (NOTES / f"{slug}.md").read_text(encoding="utf-8").splitlines()


def figures(slug):
    """Returns the figures in a lesson's notes, without those in tables."""
    text = "\n".join(line for line in notes_of(slug) if not line.startswith("|"))
    return set(FIGURE.findall(re.sub(r"\d\.[A-Z]+\.[A-Z]\.\d", "", text)))


def table(slug, first):
    """Returns the rows of the table in a lesson's notes whose first column has this heading, without their first cells."""
    lines = iter(notes_of(slug))
    next(line for line in lines if line.startswith(f"| {first} |"))
    next(lines)
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in takewhile(lambda line: line.startswith("|"), lines)
    ]
    return {name: cells for name, *cells in rows}


PACKS = {
    "ace to ten": {"court_cards": "removed", "packs": 1},
    "jack 11, queen 12, king 13": {"court_cards": "11_12_13", "packs": 1},
    "jack, queen and king count ten": {"court_cards": "ten", "packs": 1},
}
PACKS |= {f"{name}, two packs": {**options, "packs": 2} for name, options in PACKS.items()}
"""The notes' names for the packs of the experiments."""
