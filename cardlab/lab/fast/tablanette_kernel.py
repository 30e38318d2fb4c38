"""What the kernel of Tablanette deals."""

from __future__ import annotations

from cardlab.lab.fast import Kernel


class TablanetteKernel(Kernel):
    """Tablanette, with all options and under every limit."""

    games = ("tablanette",)
    module = "tablanette"

    @property
    def fits(self) -> bool:
        return True
