"""The visual model `HundredChart`: the numbers from 1 to 110, with the score of each in Fast Food."""

from __future__ import annotations

from typing import Any

from traitlets import Enum, Int, observe, validate

from cardlab.games.fast_food import CATEGORIES
from cardlab.models.model import Model
from cardlab.models.traits import List
from cardlab.words.words import Words


class HundredChart(Model):
    """The numbers from 1 to 110, marked with the score of each as a total in Fast Food.

    Signs differ by colour, shape and digit. A number that scores in several ways has several signs. ``HundredChart(total=31,
    reachable=[33, 35, 39])`` is a total with the totals that three cards would make.

    Traits:
        high: The last number.
        score_by: ``both``, ``multiples`` or ``digits``, the option of the game.
        food: The only food that the chart marks; "" for all of them.
        total: The current total; 0 is not on the chart.
        adds: The value of a card that makes a new total; 0 for none. The chart shows the steps to it, and no points.
        reachable: The totals that can be reached with a card.
        reached: The totals reached so far, if only these show what they score; None if all numbers do.
        value: The number that a learner has chosen, or None if there is nothing to choose. Observe it.
        choosable: The numbers that a learner may colour; () for none.
        chosen: The numbers that the learner has coloured, in order. Observe it.
        name, asks: As in `Model`; without results, the numbers are plain.
    """

    kind = "hundred_chart"
    writable = frozenset({"value", "chosen"})
    high = Int(110, min=10, max=200).tag(sync=True)
    score_by = Enum(("both", "multiples", "digits"), default_value="both").tag(sync=True)
    food = Enum(("", *CATEGORIES), default_value="").tag(sync=True)
    total = Int(0, min=0, max=200).tag(sync=True)
    adds = Int(0, min=0, max=20).tag(sync=True)
    reachable = List(Int(min=1, max=200), maxlen=20).tag(sync=True)
    reached = List(Int(min=1, max=200), maxlen=200, default_value=None, allow_none=True).tag(sync=True)
    value = Int(None, allow_none=True).tag(sync=True)
    choosable = List(Int(min=1, max=200), maxlen=200).tag(sync=True)
    chosen = List(Int(), maxlen=200).tag(sync=True)

    @validate("chosen")
    def _chosen_of_the_choosable(self, proposal: Any) -> list[int]:
        return [n for n in dict.fromkeys(proposal["value"]) if n in self.choosable]

    @validate("value")  # a browser may send anything
    def _value_on_the_chart(self, proposal: Any) -> int | None:
        value: int | None = proposal["value"]
        return None if value is None else min(max(value, 1), self.high)

    @observe("high", "choosable")
    def _keep_what_is_on_the_chart(self, change: Any) -> None:
        self.value, self.chosen = self.value, self.chosen  # checked again

    @classmethod
    def more_words(cls, words: Words) -> dict[str, Any]:
        """The score of each number, as on the menu of Fast Food."""
        return {"menu": {name: words.say(f"fast_food-score-{name}") for name in CATEGORIES}}
