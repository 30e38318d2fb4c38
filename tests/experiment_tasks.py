"""Defines experiments that play their games when a test asks for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardlab.lessons import find
from cardlab.sessions.experiments import ExperimentRun, Experiments, deal
from cardlab.teaching.lesson import Investigate
from cardlab.words.words import Words


def stages(slug: str) -> list[Investigate]:
    return [stage for stage in find(slug).stages if isinstance(stage, Investigate)]


class StepByStep(Experiments):
    """Plays a batch of games on request."""

    def __init__(self, slug: str, seed: int, words: Words, tell: Callable[[dict[str, Any]], object]) -> None:
        super().__init__(find(slug), stages(slug), seed, words, tell, self._begin)

    def _begin(self, dealing: ExperimentRun) -> None:
        self._given, self._work = dealing, next(dealing)

    def step(self, breath: float = 0.0) -> bool:
        """Plays one more batch, or plays for this many seconds, and sends the counts; returns whether there is more to play."""
        try:
            self._work = self._given.send(deal(*self._work.args[:-1], breath))
        except StopIteration:
            return False
        return True
