"""The suites that every part keeps to, ours or anybody's.

from cardlab.testing import check_game
check_game("my_game")
"""

from __future__ import annotations

from cardlab.testing.games import ConformanceError, check_game, random_options

__all__ = ["ConformanceError", "check_game", "random_options"]
