"""What the kernels of War and its family deal: everything, whoever plays, for nobody chooses anything."""

from __future__ import annotations

from cardlab.lab.fast import LONGEST, Kernel
from cardlab.lab.fast.war_rules import for_two


class WarFamilyKernel(Kernel):
    """War and its family."""

    games = ("war", "addition_war", "subtraction_war", "speed_war", "guerilla_joker")
    module = "war_family"

    @property
    def fits(self) -> bool:
        return bool(min(self.game.max_turns, self.at_most) <= LONGEST)

    @property
    def chooses(self) -> bool:
        return False

    @property
    def name(self) -> str:
        return for_two(self.game) or super().name
