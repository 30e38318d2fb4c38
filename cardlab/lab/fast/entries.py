"""Kernels as functions of plain numbers and addresses, for `cardlab.lab.fast.object_code`."""

from __future__ import annotations

from typing import Any

import numba

from cardlab.lab.fast import sums, war
from cardlab.lab.fast.compiled import OPTIONS
from cardlab.lab.fast.instructions import U64
from cardlab.lab.fast.war_rules import TABLE_BYTES, WINNER, WON_ROW, Rules
from cardlab.lab.fast.war_turn import TABLE

assert TABLE.itemsize <= TABLE_BYTES
types: Any = numba.types
carray: Any = numba.carray  # type: ignore[attr-defined] # it is documented, and not in the list of what is exported
WHOLE, CARDS = types.CPointer(types.int64), types.CPointer(types.uint16)
SIGNATURE = types.void(WHOLE, types.voidptr, CARDS, CARDS, CARDS, types.int64, types.uint64, types.uint64, WHOLE, types.int64)

PLAYS = {"war": war.play, "sums": sums.play}
"""Name -> the kernel for two; which options each has `cardlab.lab.fast.object_code.QUICK` says."""


def made(name: str) -> tuple[str, str]:
    """Compile a kernel for two. Returns: it for LLVM, as text, and the name of the function in there."""
    play = PLAYS[name]

    def entry(
        told: Any, table: Any, packets: Any, pack: Any, order: Any, cards: int, study: U64, first: U64, found: Any, count: int
    ) -> None:
        """Play matches.

        Args:
            told: The `Rules`.
            table: Room for a `Table`, all 0.
            packets: Room for the tapes.
            pack, order, cards: The pack, room for another one, and how many cards it has.
            study, first, count: The seed of the study, the number of the first match, and how many.
            found: Room for a row of `count` whole numbers for each figure.
        """
        rules = Rules(
            told[0],
            told[1],
            told[2],
            told[3],
            told[4],
            told[5] != 0,
            told[6] != 0,
            told[7],
            told[8],
            told[9],
            told[10] != 0,
            told[11] != 0,
            told[12],
        )
        rows = carray(found, (WON_ROW + 2, count))
        play(
            rules,
            carray(table, 1, TABLE)[0],
            carray(packets, rules.players * rules.room),
            carray(pack, cards),
            carray(order, cards),
            study,
            first,
            rows,
        )
        for match in range(count):
            for player in range(2):
                rows[WON_ROW + player, match] = rows[WINNER, match] == player + 1

    compiled: Any = numba.cfunc(SIGNATURE, error_model=OPTIONS["error_model"])(entry)
    return compiled.inspect_llvm(), compiled.native_name
