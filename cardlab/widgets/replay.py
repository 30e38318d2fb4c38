"""`Replay`: steps through a whole match in the browser, without calling the kernel."""

from __future__ import annotations

from typing import Any

from traitlets import Int, validate

from cardlab.widgets.match_widget import MatchWidget


class Replay(MatchWidget):
    """A match, step by step: forward, back, automatically, to the next war; each step with its rule, sentence and working.

    Its arguments are those of `MatchWidget`.

    Traits:
        step: The number of steps shown, from 1.
    """

    entry = "replay_widget"
    writable = frozenset({"step"})
    step = Int(1).tag(sync=True)

    @validate("step")  # a browser may send anything
    def _step_of_the_log(self, proposal: Any) -> int:
        return min(max(int(proposal["value"]), 1), max(1, len(self.log["steps"])))
