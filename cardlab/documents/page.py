"""Pages of our own as HTML: the same head for each, nothing fetched from elsewhere."""

from __future__ import annotations

import json
from html import escape
from typing import Any

from cardlab.words.messages import direction


def document(language: str, title: str, css: str, body: str, attributes: str = "") -> str:
    """A page.

    Args:
        language: The language of its words, which says from which side it is read.
        title: As a text.
        css: Its stylesheet.
        body: What stands in it, as HTML.
        attributes: Of the body, as they are written there.
    """
    return f"""<!doctype html>
<html lang="{escape(language)}" dir="{direction(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<link rel="icon" href="data:,">
<style>{css}</style>
</head>
<body{attributes and f" {attributes}"}>
{body}
</body>
</html>
"""


def data(name: str, value: Any) -> str:
    """Data for the script of a page, which finds them as the element of this name."""
    told = json.dumps(value, ensure_ascii=False).replace("</", "<\\/")
    return f'<script type="application/json" id="{name}">{told}</script>'
