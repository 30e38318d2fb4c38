"""Languages in work: what waits to be switched on can be read, and names no field that the English words lack."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

FOLDER = Path(__file__).parents[1] / "translations"
ENGLISH = Path(__file__).parents[1] / "cardlab" / "locales" / "en"
WAITING = sorted(FOLDER.glob("*/*.ftl"))


class Fields(Visitor):
    """The fields of an entry."""

    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):  # noqa: N802  # the parser's name for it
        self.names.add(node.id.name)


def fields(path: Path) -> dict[str, set[str]]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    found = {}
    for entry in entries:
        if isinstance(entry, ast.Message):
            visitor = Fields()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("path", WAITING, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_what_waits_can_be_read(path):
    """It is Fluent, and what English says too has no field of its own."""
    english = fields(ENGLISH / path.name)
    waiting = fields(path)
    assert waiting
    for name in waiting.keys() & english.keys():
        assert waiting[name] <= english[name], name
