"""A game for tests of what goes wrong at workers: it kills the process that deals it, once, or raises."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

from cardlab.core.options import option
from cardlab.core.registry import game
from cardlab.core.table import Event, Table
from cardlab.games.scramble_war import ScrambleWar

MARK = "CARDLAB_TEST_DEADLY"
"""The variable of the environment that names a file: who finds it removes it, and dies."""


@game("deadly")
class Deadly(ScrambleWar):
    """Scramble War, dealt by those who may die of it."""

    raises: bool = option(False)

    def set_up(self, table: Table) -> Iterator[Event]:
        mark = Path(os.environ.get(MARK, "nowhere"))
        if mark.exists():
            try:
                mark.unlink()
            except FileNotFoundError:  # somebody else dies
                return (yield from super().set_up(table))
            os.kill(os.getpid(), signal.SIGKILL)
        if self.raises:
            raise ValueError("this game is broken")
        yield from super().set_up(table)
