"""Declares the options that the study kernels of Egyptian War support: slaps with reaction times, and Beggar-My-Neighbour."""

from __future__ import annotations

from typing import ClassVar

from cardlab.core.supported_options import SupportedOptions
from cardlab.lab.study_kernels.study_kernel import LONGEST, POSITION_SLOTS, StudyKernel


class EgyptianWarStudyKernel(StudyKernel):
    """Egyptian War. Without slaps the game has no choices."""

    games = ("egyptian_war",)
    module = "egyptian_war_kernel"
    supported_options: ClassVar[SupportedOptions] = {
        "players": (2, 3, 4, 5, 6, 7, 8),
        "snaps": bool,
        "snap_pairs": bool,
        "snap_sandwiches": bool,
        "false_slap": ("none", "one", "two"),
        "false_slap_empty": ("none", "barred"),
        "rejoin": bool,
        "run_out": ("challenger_takes", "next_continues"),
        "packs": (1, 2),
        "leftover": ("dealt_on", "under_pile"),
        "stop_on_repeat": bool,
        "max_turns": int,
        "on_limit": ("unfinished", "most_cards"),
    }

    @property
    def fits(self) -> bool:
        longest = POSITION_SLOTS - 2 if self.game.stop_on_repeat else LONGEST
        return bool(self.game.snaps) or min(self.game.max_turns, self.at_most) <= longest

    @property
    def chooses(self) -> bool:
        return bool(self.game.snaps)
