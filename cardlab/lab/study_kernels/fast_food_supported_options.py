"""Declares the options that the study kernel of Fast Food supports."""

from __future__ import annotations

from typing import ClassVar

from cardlab.core.supported_options import SupportedOptions
from cardlab.lab.study_kernels.study_kernel import StudyKernel


class FastFoodStudyKernel(StudyKernel):
    """Fast Food."""

    games = ("fast_food",)
    module = "fast_food_kernel"
    supported_options: ClassVar[SupportedOptions] = {
        "games": (1, 2),
        "first_deck": ("red", "black"),
        "first_player": ("p1", "p2"),
        "hand_size": int,
        "draw": ("before", "after"),
        "score_by": ("both", "multiples", "digits"),
        "calls": ("none", "total", "total_and_scores"),
        "max_turns": int,  # no match reaches it: both decks have 40 cards, and it is 40 or more
    }
