"""Write the golden transcripts anew: ``python -m tests.golden``. Read the difference before you commit it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cardlab import find
from cardlab.chance import Chance
from cardlab.game import ours
from cardlab.match import Match
from cardlab.transcript import transcript

FOLDER = Path(__file__).parent
SEED = 7
ACTIONS = 14


def transcripts() -> Iterator[tuple[Path, str]]:
    """The file of each game and preset, and what should stand in it."""
    for slug in sorted(ours()):
        for preset in (None, *find(slug).presets):
            match = Match(find(slug).with_options(preset), SEED)
            chance = Chance(SEED, 99)
            while not match.is_over and len(match.actions) < ACTIONS:
                match.play(chance.pick(match.legal_actions()))
            yield FOLDER / f"{slug}.{preset or 'default'}.txt", transcript(match)


if __name__ == "__main__":
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for path, text in transcripts():
        path.write_text(text, encoding="utf-8")
