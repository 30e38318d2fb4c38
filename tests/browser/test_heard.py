"""What somebody hears who sees nothing, at a table of each game, is as it was; ``python -m tests.heard`` writes it anew."""

import pytest

from tests.heard.__main__ import FOLDER, TABLES, heard


@pytest.mark.parametrize("slug", TABLES)
def test_ten_moves_are_heard_as_they_were(page, slug, depth):
    """Each message of the live regions in its order, and what has the focus when something can be done again."""
    if [*TABLES].index(slug) >= depth.of(len(TABLES)):
        pytest.skip("where all games are heard, this one is")
    assert heard(page, slug) == (FOLDER / f"{slug}.txt").read_text(encoding="utf-8")
