"""The choice of a greedy bot among equally good actions, compiled."""

from __future__ import annotations

from typing import Any

from numpy.typing import NDArray

from cardlab.lab.study_kernels.compiler import helper
from cardlab.lab.study_kernels.cpu_instructions import I64, U64, Whole
from cardlab.lab.study_kernels.rng import below


@helper
def one_of_best(gains: NDArray[Any], n: int, state: U64) -> Whole:
    """Returns the place of one of the greatest of n gains. One draw decides among equal ones, in their order, as in the
    engine.
    """
    most, equal = gains[0], 0
    for place in range(n):
        if gains[place] > most:
            most, equal = gains[place], 0
        equal += gains[place] == most
    which = I64(below(state, U64(equal)))
    for place in range(n):
        if gains[place] == most:
            if which == 0:
                return place
            which -= 1
    return 0
