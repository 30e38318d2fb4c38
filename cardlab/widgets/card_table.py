"""`CardTable`: the current state of a match. A click or a key chooses a card or a pile."""

from __future__ import annotations

from typing import Any

from traitlets import Unicode, validate

from cardlab.widgets.match_widget import MatchWidget


class CardTable(MatchWidget):
    """The table of a match. Its arguments are those of `MatchWidget`.

    Traits:
        chosen: The last choice: a zone (``packet.p1``), or a zone and a card in it (``hand.p1 7d``); "" at first. Observe it to
            act on a click: ``table.observe(act, "chosen")``.
    """

    entry = "card_table_widget"
    writable = frozenset({"chosen"})
    chosen = Unicode("").tag(sync=True)

    def show(self) -> None:
        """Shows the current state of the match, with nothing chosen."""
        self.chosen = ""
        super().show()

    @validate("chosen")  # a browser may send anything
    def _what_lies_there(self, proposal: Any) -> str:
        zone, _, card = proposal["value"].partition(" ")
        view = self.match.seen_by(self.viewer)
        lies_there = zone in view.zones and (not card or any(card == c.name for c in view.known(zone)))
        return str(proposal["value"]) if lies_there else ""
