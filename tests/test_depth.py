"""How much the tests try before a landing: each value at least once, and not every combination."""

from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import TESTS, at_less_depth, in_turn


@dataclass(eq=False)
class Case:
    """A test with its parameters, as much as is needed here."""

    nodeid: str
    params: dict[str, Any]
    mark: str = "in_turn"
    path: Path = TESTS / "test_one.py"
    callspec: Any = field(init=False)

    def __post_init__(self) -> None:
        self.callspec = SimpleNamespace(params=self.params)

    def get_closest_marker(self, name: str) -> bool:
        return name == self.mark


def cases(test: str, mark: str = "in_turn", **values: list[Any]) -> list[Any]:
    return [Case(f"{test}[{one}]", dict(zip(values, one, strict=True)), mark) for one in product(*values.values())]


def taken(items: list[Any]) -> list[tuple[Any, ...]]:
    return [tuple(item.params.values()) for item in items if item in in_turn(items)]


def test_each_value_is_tried():
    assert taken(cases("one", slug=["a", "b", "c"], wide=[True, False])) == [("a", True), ("b", False), ("c", True)]


@pytest.mark.parametrize(("mark", "number"), [("in_turn", 2), ("", 4)])
def test_a_test_without_the_mark_tries_all(mark, number):
    assert len(taken(cases("one", mark, slug=["a", "b"], wide=[True, False]))) == number


def test_a_quarter_of_many_cases_are_run_and_no_nightly_test():
    page = TESTS / "browser" / "test_pages.py"
    pages, few = ([Case(f"{test}[{n}]", {"n": n}, "", page) for n in range(of)] for test, of in (("pages", 9), ("few", 3)))
    numbers, less = cases("numbers", "", n=[*range(30)]), cases("less", "", n=[*range(9)])
    run = at_less_depth([*pages, *few, *numbers, *less, *cases("nightly", "nightly", n=[1])])
    assert (len(run & set(pages)), len(run & set(numbers))) == (3, 8)
    assert run - set(pages) - set(numbers) == {*few, *less}


def test_the_parameters_of_another_test_do_not_count():
    """Parameters of two tests may have the same name and different values."""
    assert taken(cases("one", slug=["a", "b"], n=[1]) + cases("other", slug=["c"], n=[1, 2])) == [
        ("a", 1),
        ("b", 1),
        ("c", 1),
        ("c", 2),
    ]
