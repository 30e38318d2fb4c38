"""What the kernel of Fast Food deals."""

from __future__ import annotations

from cardlab.lab.fast import Kernel


class FastFoodKernel(Kernel):
    """Fast Food."""

    games = ("fast_food",)
    module = "fast_food"
