"""The texts that a screen reader gets at a table of each game, and at the end of some matches, have not changed.

``python -m tests.heard`` writes them again.
"""

import pytest

from tests.heard.__main__ import FOLDER, TABLES, heard


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_heard_as_they_were(page, name, depth):
    """Each message of the live regions in its order, and what has the focus when something can be done again."""
    if [*TABLES].index(name) >= depth.of(len(TABLES)):
        pytest.skip("where all games are heard, this one is")
    assert heard(page, name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
