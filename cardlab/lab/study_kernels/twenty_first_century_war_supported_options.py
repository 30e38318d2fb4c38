"""Declares the options that the study kernel of 21st Century War supports."""

from __future__ import annotations

from typing import ClassVar

from cardlab.core.supported_options import SupportedOptions
from cardlab.lab.study_kernels.study_kernel import StudyKernel


class TwentyFirstCenturyWarStudyKernel(StudyKernel):
    """21st Century War, with all options and under every limit."""

    games = ("twenty_first_century_war",)
    module = "twenty_first_century_war_kernel"
    supported_options: ClassVar[SupportedOptions] = {
        "players": int,
        "singles": ("any", "last_resort"),
        "two_pairs": bool,
        "ace_jobs": ("one", "many"),
        "second_tie": ("draw", "hand"),
        "max_turns": int,
        "on_limit": ("unfinished", "most_cards"),
    }

    @property
    def fits(self) -> bool:
        return True
