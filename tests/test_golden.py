"""The golden transcripts of all games and presets are up to date."""

import pytest

from tests.golden.__main__ import FOLDER, golden, transcripts


def test_each_game_and_preset_has_a_transcript():
    """No transcript is missing or left over; ``make golden`` writes them."""
    assert {path.name for path in FOLDER.glob("*.txt")} == set(transcripts())


@pytest.mark.in_turn
@pytest.mark.parametrize("name", sorted(transcripts()))
def test_the_transcript_has_not_changed(name):
    """The events and their narration change only on purpose."""
    assert (FOLDER / name).is_file(), "`make golden` writes it: read what it says"
    assert (FOLDER / name).read_text(encoding="utf-8") == golden(*transcripts()[name])
