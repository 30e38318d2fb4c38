"""Declares the options and bots that the study kernel of the Game of 727 supports."""

from __future__ import annotations

from typing import ClassVar

from cardlab.core.supported_options import SupportedOptions
from cardlab.lab.study_kernels.study_kernel import StudyKernel


class SevenTwentySevenStudyKernel(StudyKernel):
    """727 between bots with thresholds, who check each round of betting, and without bets also random and greedy ones."""

    games = ("seven_twenty_seven",)
    module = "seven_twenty_seven_kernel"
    supported_options: ClassVar[SupportedOptions] = {
        "players": int,
        "ante": int,
        "start_counters": int,
        "min_bet": int,
        "max_bet": int,
        "max_raises": int,
        "short": ("owe", "cap"),
        "first": ("bet", "ask"),
        "extra_card": ("down", "up"),
        "over": ("allowed", "loses_end", "out_at_once"),
        "sides": ("equal", "under_first"),
        "ends": ("cards_speak", "one_end"),
        "final_bet": bool,
        "freeze_after": int,
        "stock_empty": ("no_more", "reshuffle_folded"),
        "odd": ("carry", "low", "high"),
        "hands": int,
    }
    supported_bots = ("random", "greedy", "threshold")

    @property
    def fits(self) -> bool:
        return not self.game.max_bet or set(self.bots) == {"threshold"}
