"""Measures how many bytes a browser is sent for each step after the first: ``python benchmarks/bytes_per_step.py``.

A step is everything that happens under one rule: its words, and its events as one seat may see them, as JSON in UTF-8.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab.core.registry import built_in, find
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.words.match_story import MatchStory

MATCHES, ACTIONS = 20, 60


def sizes(slug: str) -> list[int]:
    """Returns the bytes of every step after the first of some matches."""
    found = []
    for seed in range(MATCHES):
        match, rng = Match(find(slug).with_options(), seed), RandomStream(seed)
        while not match.is_over and len(match.actions) < ACTIONS:
            match.play(rng.pick(match.legal_actions()))
        steps = MatchStory(match, "p1").steps()[1:]
        found += [len(json.dumps(step, separators=(",", ":"), ensure_ascii=False).encode()) for step in steps]
    return found


if __name__ == "__main__":
    print("bytes for each step after the first (goal: median < 400)")
    for slug in sorted(built_in()):
        found = sizes(slug)
        print(
            f"  {slug:20} median {median(found):4.0f}   nine of ten under {quantiles(found, n=10)[-1]:4.0f}   most {max(found)}"
        )
