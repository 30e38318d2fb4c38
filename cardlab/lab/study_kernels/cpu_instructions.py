"""Single processor instructions for which numba has no function, written with LLVM."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic
from numpy.typing import NDArray

U64 = np.uint64
I64 = np.int64
Whole = int | I64
Cards = NDArray[np.uint16]
Get = Callable[[Cards, U64], U64]
Put = Callable[[Cards, U64, U64], None]


def _upper_half(typing: Any, a: Any, b: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        wide = ir.IntType(128)
        product = builder.mul(*(builder.zext(arg, wide) for arg in args))
        return builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), ir.IntType(64))

    return types.uint64(types.uint64, types.uint64), code


def _several(n: int) -> tuple[Any, Any]:
    """Makes functions that get and put n cards at once, from a place on."""
    wide = ir.IntType(16 * n)  # the first card is lowest on the processors that numba supports

    def place(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        return builder.bitcast(builder.gep(data, [args[1]]), wide.as_pointer())

    def get(typing: Any, cards: Any, at: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            found = builder.load(place(context, builder, signature, args))
            found.align = 2  # cards have 16 bits, so a group of them may begin at any even address
            return builder.zext(found, ir.IntType(64)) if n < 4 else found

        return types.uint64(cards, types.uint64), code

    def put(typing: Any, cards: Any, at: Any, bits: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            bits = builder.trunc(args[2], wide) if n < 4 else args[2]
            builder.store(bits, place(context, builder, signature, args)).align = 2

        return types.void(cards, types.uint64, types.uint64), code

    return intrinsic(get), intrinsic(put)


def _trailing_zeros(typing: Any, bits: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.uint64(types.uint64), code


def _bit_count(typing: Any, bits: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.uint64(types.uint64), code


upper_half = cast(Callable[[U64, U64], U64], intrinsic(_upper_half))
"""The upper 64 bits of a product."""
get_two, put_two = cast(tuple[Get, Put], _several(2))
"""Two cards from a place on as one number, the first card in its lower 16 bits."""
get_four, put_four = cast(tuple[Get, Put], _several(4))
"""The same with four cards."""
trailing_zeros = cast(Callable[[U64], U64], intrinsic(_trailing_zeros))
"""The number of zeros below the lowest bit that is set; 64 if none is."""
bit_count = cast(Callable[[U64], U64], intrinsic(_bit_count))
"""The number of bits that are set."""
