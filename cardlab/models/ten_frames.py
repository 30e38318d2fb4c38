"""Two numbers as counters in ten frames."""

from __future__ import annotations

from typing import Any

from traitlets import Bool, Int

from cardlab.models.model import Model


class TenFrames(Model):
    """Two numbers as counters in ten frames. The first one’s are plain, the second one’s have a ring.

    A button takes them apart and puts them together: then the second number’s counters fill up the ten.

    Traits:
        a, b: The numbers, 0 to 40.
        together: Whether the counters lie together; a learner may change it.
        name, asks: As in `Model`; without results, the frames are not counted.
    """

    kind = "ten_frames"
    writable = frozenset({"together"})
    a = Int(7, min=0, max=40).tag(sync=True)
    b = Int(6, min=0, max=40).tag(sync=True)
    together = Bool(True).tag(sync=True)

    def facts(self) -> dict[str, Any]:
        """Both numbers."""
        return {"list": [self.a, self.b]}
