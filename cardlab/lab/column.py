"""`Column`: the numbers of a study's matches, with arithmetic match by match."""

from __future__ import annotations

import operator
from array import array
from collections.abc import Callable
from itertools import repeat
from numbers import Rational, Real
from typing import Any

from cardlab.core.numbers import as_python
from cardlab.lab.columns import StudyError


def _each(work: Callable[[Any, Any], Any], *, turned: bool = False) -> Callable[[Column, object], Any]:
    """Returns a method that does this with each number and a number, or with each pair of two columns.

    Args:
        work: The operation.
        turned: Whether the column comes second.
    """

    def method(column: Column, other: object) -> Any:
        if isinstance(other, array | list | tuple | range):
            if len(other) != len(column):
                raise StudyError(f"{len(column)} and {len(other)} numbers cannot be paired: both must have the same matches")
            others: Any = other
        elif isinstance(other, Real):
            number = as_python(other)
            others = repeat(number if isinstance(number, Rational) else float(number))  # NumPy's would give its truth values
        else:
            return NotImplemented  # such as an array of NumPy, which does it itself
        found = list(map(work, others, column) if turned else map(work, column, others))
        if isinstance(next(iter(found), None), bool):
            return found
        return Column("q" if all(isinstance(number, int) for number in found) else "d", found)

    return method


class Column(array):  # type: ignore[type-arg]  # it holds whole numbers, or the results of arithmetic
    """The numbers of a study's matches, in their order, as a compact array; `numpy.asarray` takes it without a copy.

    ``study["score.p2"] - study["score.p1"]`` is a column, and ``study["turns"] > 500`` is a list of truth values for
    `Study.where`. With a number, ``==`` and ``!=`` give such a list too. Two columns are equal if all of their numbers are.

    Raises:
        StudyError: Two columns do not have the same number of matches.
    """

    __add__ = _each(operator.add)
    __iadd__ = __add__  # that of an array would lengthen the column
    __radd__ = _each(operator.add, turned=True)
    __sub__ = _each(operator.sub)
    __rsub__ = _each(operator.sub, turned=True)
    __mul__ = _each(operator.mul)
    __imul__ = __mul__
    __rmul__ = _each(operator.mul, turned=True)
    __truediv__ = _each(operator.truediv)
    __rtruediv__ = _each(operator.truediv, turned=True)
    __floordiv__ = _each(operator.floordiv)
    __mod__ = _each(operator.mod)
    __lt__ = _each(operator.lt)
    __le__ = _each(operator.le)
    __gt__ = _each(operator.gt)
    __ge__ = _each(operator.ge)
    __hash__ = None

    def __neg__(self) -> Column:
        return Column(self.typecode, [-number for number in self])

    def __abs__(self) -> Column:
        return Column(self.typecode, map(abs, self))

    def __eq__(self, other: object) -> Any:
        return [bool(number == other) for number in self] if isinstance(other, Real) else super().__eq__(other)

    def __ne__(self, other: object) -> Any:
        return [bool(number != other) for number in self] if isinstance(other, Real) else super().__ne__(other)

    def __getitem__(self, place: Any) -> Any:
        found = super().__getitem__(place)
        return Column(self.typecode, found) if isinstance(place, slice) else found
