"""What the kernel of Scramble War deals."""

from __future__ import annotations

from cardlab.lab.fast import Kernel


class ScrambleWarKernel(Kernel):
    """Scramble War, dealt by itself or picked by its players."""

    games = ("scramble_war",)
    module = "scramble_war"

    @property
    def chooses(self) -> bool:
        return bool(self.game.pick == "choose")
