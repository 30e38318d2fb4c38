"""Writes a widget as an ES module of its own, in anywidget's form, for pages without Jupyter."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from cardlab.frontend.bundle import module

_DEFAULT = re.compile(r"^export default (?=\{[^}]*\};\n?\Z)", re.M)


def exported_module(code: str, traits: Mapping[str, Any], css: str) -> str:
    """Returns a module that exports ``{render}``.

    Args:
        code: The widget's own module, which ends with its default export.
        traits: The traits with which it begins.
        css: Its stylesheet.
    """
    tools = module("exported_module").replace("export function exported", "function exported")
    given = ", ".join(json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in (traits, css))
    widget, count = _DEFAULT.subn("return ", code)
    if count != 1:
        raise ValueError("a widget's module ends with its default export")
    return f"{tools}\nconst widget = (() => {{\n{widget}\n}})();\nexport default exported(widget, {given});\n"
