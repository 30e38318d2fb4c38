"""Fast Food of the Play stage: only a right total and right foods score."""

from __future__ import annotations

from cardlab.games.fast_food import FastFood, PlayAndCall, scoring


class SpokenFastFood(FastFood):
    """Fast Food in which a wrong total or a wrong food scores nothing, so that naming every food does not win.

    It has the slug of Fast Food, whose rules and texts it shares. The registry does not have it, because it is only played in
    lessons.
    """

    def counted(self, action: PlayAndCall, total: int) -> dict[str, int]:
        return {} if self.mistake(action, total) else super().counted(action, total)

    def unclaimed(self, action: PlayAndCall, total: int) -> str:
        return self.mistake(action, total) or super().unclaimed(action, total)

    def mistake(self, action: PlayAndCall, total: int) -> str:
        """Returns what is wrong: ``total``, ``food`` if a claimed one does not score, or "" if nothing is."""
        if action.call != total:
            return "total"
        return "food" if set(action.claim) - set(scoring(total, self.score_by)) else ""
