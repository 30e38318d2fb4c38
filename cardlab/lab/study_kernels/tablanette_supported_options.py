"""Declares the options that the study kernel of Tablanette supports."""

from __future__ import annotations

from typing import ClassVar

from cardlab.core.supported_options import SupportedOptions
from cardlab.lab.study_kernels.study_kernel import StudyKernel


class TablanetteStudyKernel(StudyKernel):
    """Tablanette, with all options and under every limit."""

    games = ("tablanette",)
    module = "tablanette_kernel"
    supported_options: ClassVar[SupportedOptions] = {
        "played_card": ("taken", "stays", "discarded"),
        "group_max": ("any", 3),
        "groups": ("many", "one"),
        "capture_duty": ("free", "must"),
        "jack": ("sweeps", "twelve"),
        "jack_in_sums": bool,
        "bonus": ("sum", "double_cards", "one", "none"),
        "ten_of_diamonds": (2, 3),
        "cards_needed": (27, 28),
        "ace_points": (0, 1),
        "target": int,
        "win_check": ("hand_end", "at_once"),
        "max_hands": int,
        "on_limit": ("unfinished", "most_points"),
    }

    @property
    def fits(self) -> bool:
        return True
