"""Traits of visual models that take what Python computes with: ranges, arrays, and NumPy's truth values."""

from __future__ import annotations

from typing import Any

import traitlets

from cardlab.core.numbers import as_python


class List(traitlets.List[Any]):
    """A list; also given as a tuple, a range, or an array of NumPy, pandas or another library."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Returns the list, with checked items."""
        if isinstance(value, range):
            value = list(value)
        elif hasattr(value, "tolist"):
            value = value.tolist()
        return super().validate(obj, value)


class Bool(traitlets.Bool[Any, Any]):
    """True or False, also as NumPy's truth value."""

    def validate(self, obj: Any, value: Any) -> Any:
        """Returns the truth value."""
        return super().validate(obj, as_python(value))
