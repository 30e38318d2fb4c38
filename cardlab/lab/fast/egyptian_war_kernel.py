"""What the kernels of Egyptian War deal: slaps with the times that hands take, and Beggar-My-Neighbour."""

from __future__ import annotations

from cardlab.lab.fast import LONGEST, Kernel


class EgyptianWarKernel(Kernel):
    """Egyptian War; without slaps nobody chooses anything."""

    games = ("egyptian_war",)
    module = "egyptian_war"

    @property
    def fits(self) -> bool:
        return bool(self.game.snaps) or min(self.game.max_turns, self.at_most) <= LONGEST

    @property
    def chooses(self) -> bool:
        return bool(self.game.snaps)
