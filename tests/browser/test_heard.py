"""The texts that a screen reader gets at a table of each game, and at the end of some matches, equal the stored ones.

``python -m tests.heard`` updates the stored texts.
"""

import pytest

from tests.heard.__main__ import FOLDER, TABLES, heard


@pytest.mark.parametrize("name", TABLES)
def test_screen_reader_texts_have_not_changed(page, name, depth):
    """The texts are the messages of the live regions in order, and the focused element whenever the learner can act again."""
    if [*TABLES].index(name) >= depth.of(len(TABLES)):
        pytest.skip("where all games are heard, this one is")
    assert heard(page, name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
