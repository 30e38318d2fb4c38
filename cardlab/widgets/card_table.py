"""`CardTable`: how things stand in a match; a click or a key chooses a card or a pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from traitlets import Dict, Unicode, validate

from cardlab.explain import DEFAULT_LANGUAGE, Words
from cardlab.match import Match
from cardlab.picture import match_picture
from cardlab.story import Story
from cardlab.table import SPECTATOR
from cardlab.widgets.page import CardWidget, page_words


class CardTable(CardWidget):
    """The table of a match as it stands; `show` shows how it stands now.

    Args:
        match: The match.
        viewer: Whose eyes: a seat, ``spectator`` or ``teacher``.
        language: The language of the words.
        names: Seat -> name.
        big_index, four_colour: How the cards look.

    Traits:
        chosen: What was chosen last: a zone (``packet.p1``), or a zone and a card in it (``hand.p1 7d``); "" at first.
            Observe it to act on a click: ``table.observe(act, "chosen")``.
    """

    entry = "card_table"
    log = Dict().tag(sync=True)
    chosen = Unicode("").tag(sync=True)
    writable = frozenset({"chosen"})

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
        self._match, self._viewer, self._words = match, viewer, words
        super().__init__(log=Story(match, viewer, words).to_json(), words=page_words(words), **looks)

    def show(self) -> None:
        """Show how the match stands now."""
        self.chosen = ""
        self.log = Story(self._match, self._viewer, self._words).to_json()

    @validate("chosen")  # a browser may send anything
    def _what_lies_there(self, proposal: Any) -> str:
        zone, _, card = proposal["value"].partition(" ")
        view = self._match.seen_by(self._viewer)
        lies_there = zone in view.zones and (not card or any(card == c.name for c in view.known(zone)))
        return str(proposal["value"]) if lies_there else ""

    def picture(self) -> str:
        """The table as a picture."""
        return match_picture(self._match, self._viewer, self._words)

    def __repr__(self) -> str:
        return f"<table of {self._match!r}>"
