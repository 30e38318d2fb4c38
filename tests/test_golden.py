import pytest

from tests.golden.__main__ import FOLDER, golden, transcripts


def test_there_is_one_transcript_a_game_and_preset():
    """No transcript is missing, and none is left over; ``make golden`` writes them."""
    assert {path.name for path in FOLDER.glob("*.txt")} == set(transcripts())


@pytest.mark.parametrize("name", sorted(transcripts()))
def test_the_transcript_is_as_it_was(name):
    """The events and their narration change only on purpose."""
    assert (FOLDER / name).is_file(), "`make golden` writes it: read what it says"
    assert (FOLDER / name).read_text(encoding="utf-8") == golden(*transcripts()[name])
