import pytest

import cardlab.core.registry
from cardlab.testing.games import check_game


@pytest.mark.parametrize("slug", sorted(cardlab.core.registry.built_in()))
def test_the_game_keeps_to_what_every_game_must(slug):
    """Conservation, inverses, determinism, saving, secrecy, refusals, an end, and words."""
    check_game(slug, matches=8, actions=90, seed=3)
