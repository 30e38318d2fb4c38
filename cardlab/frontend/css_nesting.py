"""Writes nested rules of stylesheets flat, for Safari before 16.5 and other browsers that know no nesting.

``.seat{color:red;>.name,&[data-out]{flex:none}}`` becomes ``.seat{color:red}.seat>.name,.seat[data-out]{flex:none}``. A
selector counts as much as in a browser that nests rules, where `&` is ``:is(parent)``.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_PART = re.compile(r'((?:"[^"]*"|[^"{};])*)([{};])')
"""A declaration or the beginning of a block, with the sign after it."""
_LEADS = {"&": "", ">": ">"}
"""How nested selectors begin -> the same after their parent. Others are about descendants."""
_SIGN = re.compile(r'"[^"]*"|[^"]')


def flattened(css: str) -> str:
    """Returns a stylesheet without nested rules.

    Args:
        css: The stylesheet, without comments and spare spaces. In nested selectors, `&` stands only at the beginning.
    """
    return "".join(_rules(_PART.finditer(css), ""))


def _rules(parts: Iterator[re.Match[str]], parent: str) -> Iterator[str]:
    """Yields the rules of a block, up to its closing brace.

    Args:
        parts: What follows of the stylesheet.
        parent: The selector of the block's own declarations; "" outside rules, and for blocks such as ``@font-face``.
    """
    own = ""
    for text, sign in (part.groups() for part in parts):
        if sign != "{":
            own += text + sign.strip("}")
            if sign == "}":
                break
            continue
        yield from _rule(parent, own)
        own = ""
        if text.startswith("@"):
            yield f"{text}{{{''.join(_rules(parts, parent))}}}"
        else:
            yield from _rules(parts, _nested(text, parent))
    yield from _rule(parent, own)


def _rule(selector: str, declarations: str) -> Iterator[str]:
    if declarations:
        yield f"{selector}{{{declarations}}}" if selector else declarations


def _nested(selector: str, parent: str) -> str:
    """Returns the flat form of a selector in a block."""
    if not parent:
        return selector
    above = f":is({parent})" if len(_separate(parent)) > 1 else parent
    return ",".join(above + _LEADS.get(one[0], f" {one[0]}") + one[1:] for one in _separate(selector))


def _separate(selectors: str) -> list[str]:
    """Splits a list of selectors at its commas, except those in parentheses and quotes."""
    several, depth = [""], 0
    for sign in _SIGN.findall(selectors):
        depth += (sign == "(") - (sign == ")")
        if sign == "," and not depth:
            several.append("")
        else:
            several[-1] += sign
    return several
