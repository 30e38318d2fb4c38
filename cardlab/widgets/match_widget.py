"""`MatchWidget`: the base class of `Replay` and `CardTable`, a match as one viewer sees it."""

from __future__ import annotations

from collections.abc import Mapping

from traitlets import Dict

from cardlab.core.declarations import SPECTATOR
from cardlab.documents.pictures import match_picture
from cardlab.match import Match
from cardlab.protocol.match_log import Log
from cardlab.sessions.page_texts import page_texts
from cardlab.widgets.base_widget import BaseWidget
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words


class MatchWidget(BaseWidget):
    """Shows the state of a match at the time when the widget is made, or when `show` is called.

    Args:
        match: The match.
        viewer: The viewer: a seat, ``spectator`` or ``teacher``.
        language: The language of the words.
        digits: The name of digits other than 0123456789; see `cardlab.words.languages.digits_of`.
        names: Seat -> name.
        big_index, four_colour: The look of the cards.

    Traits:
        log: Setting and steps, from `cardlab.words.match_story.MatchStory.to_json`.
    """

    log = Dict().tag(sync=True)

    def __init__(
        self,
        match: Match,
        *,
        viewer: str = SPECTATOR,
        language: str = DEFAULT_LANGUAGE,
        digits: str = "",
        names: Mapping[str, str] | None = None,
        **looks: bool,
    ) -> None:
        self.match, self.viewer, self.told_in = match, viewer, Words(language, names, digits)
        super().__init__(log=self._told(), words=page_texts(self.told_in), **looks)

    def _told(self) -> Log:
        return MatchStory(self.match, self.viewer, self.told_in).to_json()

    def show(self) -> None:
        """Shows the current state of the match."""
        self.log = dict(self._told())

    def picture(self) -> str:
        """Draws the match."""
        return match_picture(self.match, self.viewer, self.told_in)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.match!r}>"
