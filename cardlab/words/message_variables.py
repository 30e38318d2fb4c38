"""Finds the variables of a Fluent message, so that only these facts are put into words for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fluent.syntax.visitor import Visitor

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern


def variables_of(pattern: Pattern, bundle: FluentBundle) -> dict[str, bool]:
    """Returns the fields of a message, and whether it selects variants by them or passes them to a function.

    Args:
        pattern: The message or attribute, as parsed in the bundle.
        bundle: The bundle with the messages that it refers to.
    """
    reader = _Reader(bundle)
    reader.visit(pattern)
    return reader.asked


class _Reader(Visitor):
    """Walks through a message and everything that it refers to. Fluent's visitor calls its methods by the names of
    the nodes.
    """

    def __init__(self, bundle: FluentBundle) -> None:
        self.asked: dict[str, bool] = {}
        self._bundle = bundle
        self._been: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.asked.setdefault(node.id.name, False)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self.generic_visit(node)
        self._chooses(node.selector)

    def visit_CallArguments(self, node: Any) -> None:  # noqa: N802
        self.generic_visit(node)
        for one in node.positional:
            self._chooses(one)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.generic_visit(node)
        name = node.id.name
        if name not in self._been and self._bundle.has_message(name):
            self._been.add(name)
            self.visit(self._bundle.get_message(name))
            for attribute in self._bundle.get_message(name).attributes.values():
                self.visit(attribute)

    def _chooses(self, node: Any) -> None:
        if type(node).__name__ == "VariableReference":
            self.asked[node.id.name] = True
