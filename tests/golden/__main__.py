"""Writes the golden transcripts: ``python -m tests.golden``. Read the difference before you commit it.

Each is a match of one game and preset: its deal, the actions that show something new, and its end.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from cardlab import find
from cardlab.core.registry import built_in
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.words.transcript import transcript

FOLDER = Path(__file__).parent
SEED = 7
FIRST, LAST, MOST = 5, 1, 400
"""How many actions are shown at the beginning and at the end, and after how many a match is stopped."""


def transcripts() -> dict[str, tuple[str, str | None]]:
    """Returns the file of each game and preset."""
    played = [(slug, preset) for slug in sorted(built_in()) for preset in (None, *find(slug).presets)]
    return {f"{slug}.{preset or 'default'}.txt": (slug, preset) for slug, preset in played}


def golden(slug: str, preset: str | None) -> str:
    """Returns the expected contents of the file of a game and preset."""
    match = Match(find(slug).with_options(preset), SEED)
    rng = RandomStream(SEED, 99)
    while not match.is_over and len(match.actions) < MOST:
        match.play(rng.pick(match.legal_actions()))
    return transcript(match, actions=telling(match))


def telling(match: Match) -> set[int]:
    """Returns the actions that show something new: the first ones, each in which a rule fires for the first time,
    the last one.
    """
    fired: set[str] = set()
    new = set()
    for number, (start, stop) in enumerate(pairwise([0, *match.ends])):
        rules = {event.rule for event in match.events[start:stop]}
        new |= {number} if rules - fired else set()
        fired |= rules
    last = len(match.actions)
    return {*range(FIRST + 1), *new, *range(last - LAST + 1, last + 1)}


if __name__ == "__main__":
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, played in transcripts().items():
        (FOLDER / name).write_text(golden(*played), encoding="utf-8")
