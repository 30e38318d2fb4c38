"""`Replay`: a whole match in the browser, stepped without a call to the kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from traitlets import Dict, Int, validate

from cardlab.explain import DEFAULT_LANGUAGE, Words
from cardlab.match import Match
from cardlab.picture import match_picture
from cardlab.story import Story
from cardlab.table import SPECTATOR
from cardlab.widgets.page import CardWidget, page_words


class Replay(CardWidget):
    """A match, step by step: forward, back, by itself, to the next war; each step with its rule, sentence and working.

    Args:
        match: The match; it is shown as it is now.
        viewer: Whose eyes: a seat, ``spectator`` or ``teacher``.
        language: The language of the words.
        names: Seat -> name.
        big_index, four_colour: How the cards look.

    Traits:
        log: Stage and steps, as `cardlab.story.Story.to_json` gives them.
        step: How many steps are shown, from 1.
    """

    entry = "replay_widget"
    log = Dict().tag(sync=True)
    step = Int(1).tag(sync=True)
    writable = frozenset({"step"})

    def __init__(
        self,
        match: Match,
        *,
        viewer: str = SPECTATOR,
        language: str = DEFAULT_LANGUAGE,
        names: Mapping[str, str] | None = None,
        **looks: bool,
    ) -> None:
        words = Words(language, names)
        super().__init__(log=Story(match, viewer, words).to_json(), words=page_words(words), **looks)
        self._match, self._viewer, self._words = match, viewer, words

    @validate("step")  # a browser may send anything
    def _step_of_the_log(self, proposal: Any) -> int:
        return min(max(int(proposal["value"]), 1), max(1, len(self.log["steps"])))

    def picture(self) -> str:
        """The match as a picture."""
        return match_picture(self._match, self._viewer, self._words)

    def __repr__(self) -> str:
        return f"<replay of {self._match!r}>"
