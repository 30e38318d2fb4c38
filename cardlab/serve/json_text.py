"""Writes JSON in pieces, since the steps of a long match take a megabyte."""

from __future__ import annotations

import json
from typing import Any

from cardlab.core.pieces import Pieces

ITEMS = 40
"""The items of a long list or object that are written at once."""

to_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def writing_json(value: Any) -> Pieces[str]:
    """Writes the same as `to_json`, some items of each long list and object at a time. What a list contains is not long."""
    if not _is_long(value):
        return to_json(value)
    parts = []
    if len(value) > ITEMS:
        items = [*value.items()] if isinstance(value, dict) else value
        for start in range(0, len(items), ITEMS):
            some = items[start : start + ITEMS]
            parts.append(to_json(dict(some) if isinstance(value, dict) else some)[1:-1])
            yield
    else:
        for name, item in value.items():
            parts.append(to_json({name: 0})[1:-2] + (yield from writing_json(item)))
    return f"{{{','.join(parts)}}}" if isinstance(value, dict) else f"[{','.join(parts)}]"


def _is_long(value: Any) -> bool:
    if isinstance(value, dict):
        return len(value) > ITEMS or any(map(_is_long, value.values()))
    return isinstance(value, list) and len(value) > ITEMS
