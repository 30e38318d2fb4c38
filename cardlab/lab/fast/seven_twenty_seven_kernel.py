"""What the kernel of 727 deals."""

from __future__ import annotations

from cardlab.lab.fast import Kernel


class SevenTwentySevenKernel(Kernel):
    """727 between players with thresholds, who check each round of betting, and without bets random ones as well."""

    games = ("seven_twenty_seven",)
    module = "seven_twenty_seven"
    players = ("random", "threshold")

    @property
    def fits(self) -> bool:
        return not self.game.max_bet or "random" not in self.bots
