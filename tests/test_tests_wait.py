"""Browser tests wait for the values that they assert, because on a busy machine a value may not be there at once."""

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest

HURRIED = re.compile(r"assert (?!.* [<>]=? ).*\.(count|is_visible|is_checked|is_enabled)\(\)")
"""Assertions that read a value once; Playwright's `expect` waits for it."""
PAGES = [path for folder in ("browser", "serve") for path in sorted((Path(__file__).parent / folder).glob("*.py"))]
LEAVING = (ast.Return, ast.Raise, ast.Continue, ast.Break)

of_pages = pytest.mark.parametrize("path", PAGES, ids=lambda path: f"{path.parent.name}-{path.stem}")


@of_pages
def test_assertions_about_a_page_wait(path):
    hurried = [line.strip() for line in path.read_text(encoding="utf-8").splitlines() if HURRIED.search(line)]
    assert hurried == []


@of_pages
def test_every_line_can_be_reached(path):
    """No statement follows a return, a raise or a loop exit, where a wait would never run."""
    blocks = [
        block
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for block in (getattr(node, name, None) for name in ("body", "orelse", "finalbody"))
        if isinstance(block, list)
    ]
    unreached = [after.lineno for block in blocks for before, after in pairwise(block) if isinstance(before, LEAVING)]
    assert unreached == []
