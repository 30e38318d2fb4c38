"""How much the tests try before a landing: each value at least once, and not every combination."""

from dataclasses import dataclass, field
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import in_turn


@dataclass(eq=False)
class Case:
    """A test with its parameters, as much as is needed here."""

    nodeid: str
    params: dict[str, Any]
    marked: bool = True
    callspec: Any = field(init=False)

    def __post_init__(self) -> None:
        self.callspec = SimpleNamespace(params=self.params)

    def get_closest_marker(self, name: str) -> bool:
        return self.marked and name == "in_turn"


def cases(test: str, marked: bool = True, **values: list[Any]) -> list[Any]:
    return [Case(f"{test}[{one}]", dict(zip(values, one, strict=True)), marked) for one in product(*values.values())]


def taken(items: list[Any]) -> list[tuple[Any, ...]]:
    return [tuple(item.params.values()) for item in items if item in in_turn(items)]


def test_each_value_is_tried():
    assert taken(cases("one", slug=["a", "b", "c"], wide=[True, False])) == [("a", True), ("b", False), ("c", True)]


@pytest.mark.parametrize("marked", [True, False])
def test_a_test_without_the_mark_tries_all(marked):
    assert len(taken(cases("one", marked, slug=["a", "b"], wide=[True, False]))) == (2 if marked else 4)


def test_the_parameters_of_another_test_do_not_count():
    """Parameters of two tests may have the same name and different values."""
    assert taken(cases("one", slug=["a", "b"], n=[1]) + cases("other", slug=["c"], n=[1, 2])) == [
        ("a", 1),
        ("b", 1),
        ("c", 1),
        ("c", 2),
    ]
