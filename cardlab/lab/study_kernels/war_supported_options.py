"""Declares the options that the study kernels of War and related games support. Any bots will do, because there are no
choices.
"""

from __future__ import annotations

from typing import ClassVar

from cardlab.core.supported_options import SupportedOptions
from cardlab.lab.study_kernels.study_kernel import LONGEST, POSITION_SLOTS, StudyKernel
from cardlab.lab.study_kernels.war_option_codes import MOST_CARDS, for_two


class WarStudyKernel(StudyKernel):
    """War and related games."""

    games = ("war", "addition_war", "subtraction_war", "speed_war", "guerilla_joker")
    module = "war_kernel"
    supported_options: ClassVar[SupportedOptions] = {
        "players": (2, 3, 4),
        "deck": str,
        "packs": (1, 2),
        "war_down": (0, 1, 2, 3),
        "run_out": ("lose", "last_card_stays", "last_card_fights"),
        "pickup_order": ("shuffled", "coin", "winner_first", "loser_first", "played"),
        "who_joins": ("all", "tied"),
        "leftover": ("set_aside", "dealt_on"),
        "max_turns": int,
        "on_limit": ("unfinished", "most_cards"),
        "stop_on_repeat": bool,
        "court_cards": ("removed", "ten", "11_12_13"),
        "ace": (1, 11, 14),
        "wins": ("highest", "lowest"),
        "remove": ("face_up", "all_table"),
        "jokers": int,
    }

    @property
    def fits(self) -> bool:
        if self.game.deck != "standard" and (self.game.slug != "war" or len(self.game.pack()) > MOST_CARDS):
            return False
        return bool(min(self.game.max_turns, self.at_most) <= (POSITION_SLOTS - 2 if self.game.repeats else LONGEST))

    @property
    def supports_start(self) -> bool:
        """Whether the start is a position between two turns, before the first one, that is not yet won."""
        if self.start is None:
            return True
        packets = [self.start.zones.get(f"packet.{seat}") for seat in self.game.seats]
        laid = [zone for zone in self.start.zones.values() if zone]
        bare = not self.start.turned and not self.start.parts()["counters"]
        return bare and len(laid) > 1 and all(zone in packets for zone in laid)

    @property
    def chooses(self) -> bool:
        return False

    @property
    def name(self) -> str:
        return for_two(self.game) or super().name
