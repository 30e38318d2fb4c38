"""Runs study kernels as plain Python and compares them with the engine, which takes seconds instead of numba's minutes.

`python -m tests.lab.plain_kernels war 30` prints a line for each figure that differs. It draws options and bots of each study
at random, and plays a match of each.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np

# numbers of 16 bits overflow in Python where they do not in machine code
np.uint16 = np.int64  # type: ignore[misc, assignment]
U64, I64 = np.uint64, np.int64
CARD = (1 << 16) - 1


def get(n: int) -> Callable[[Any, Any], Any]:
    return lambda cards, at: U64(sum(int(card) << 16 * place for place, card in enumerate(cards[int(at) : int(at) + n])))


def put(n: int) -> Callable[[Any, Any, Any], None]:
    def put_so_many(cards: Any, at: Any, bits: Any) -> None:
        for place in range(n):
            cards[int(at) + place] = int(bits) >> 16 * place & CARD

    return put_so_many


def faked(name: str, **names: object) -> None:
    """Replaces one of the package's modules with one that loads no numba."""
    module = ModuleType(f"cardlab.lab.study_kernels.{name}")
    vars(module).update(names)
    sys.modules[module.__name__] = module


faked("compiler", kernel=lambda function: function, helper=lambda function: function, inlined=lambda function: function)
faked(
    "cpu_instructions",
    U64=U64,
    I64=I64,
    Whole=Any,
    Cards=Any,
    upper_half=lambda a, b: U64(int(a) * int(b) >> 64),
    get_two=get(2),
    put_two=put(2),
    get_four=get(4),
    put_four=put(4),
    trailing_zeros=lambda bits: U64((int(bits) & -int(bits)).bit_length() - 1 if bits else 64),
    bit_count=lambda bits: U64(int(bits).bit_count()),
)

from cardlab.lab.study_kernels import study_kernel  # noqa: E402  # after the modules that it would import
from tests.lab.study_kernels.against_engine import differing, drawn  # noqa: E402

study_kernel.available = lambda: True  # whether or not numba is installed here

SHORT = {"max_turns": 120, "max_hands": 1, "hands": 2}
"""Limits that cut long matches, which repeat the same rules many times."""


def main(slug: str, studies: int) -> None:
    with np.errstate(over="ignore"):  # numbers of 64 bits wrap around, as in machine code
        for number in range(studies):
            plan, first = drawn(slug, number, SHORT)
            for line in differing(plan, first, 1):
                print(f"{plan}: {line}")
    print(f"{studies} studies of {slug} were compared")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
