"""`Part`: a part of a session's stored state that never changes."""

from __future__ import annotations

from typing import Any


class Part(dict[str, Any]):
    """A part of a stored state. Nobody changes it, so storage need not look again at an object that it has written."""
