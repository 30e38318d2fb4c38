"""Defines a game that kills the first process that plays it, or raises an error, for tests of failing workers."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

from cardlab.core.options import option
from cardlab.core.registry import game
from cardlab.core.table import Event, Table
from cardlab.games.scramble_war import ScrambleWar

MARK = "CARDLAB_TEST_KILLING_GAME"
"""Environment variable with the name of a file. The process that finds the file removes it and dies."""


@game("killing_game")
class KillingGame(ScrambleWar):
    """Scramble War that kills the process that plays it."""

    raises: bool = option(False)

    def set_up(self, table: Table) -> Iterator[Event]:
        mark = Path(os.environ.get(MARK, "nowhere"))
        if mark.exists():
            try:
                mark.unlink()
            except FileNotFoundError:  # another process dies
                return (yield from super().set_up(table))
            os.kill(os.getpid(), signal.SIGKILL)
        if self.raises:
            raise ValueError("this game is broken")
        yield from super().set_up(table)
