"""What a processor does in one instruction, and numba has no word for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic
from numpy.typing import NDArray

U64 = np.uint64
Cards = NDArray[np.uint16]


def _upper_half(typing: Any, a: Any, b: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        wide = ir.IntType(128)
        product = builder.mul(*(builder.zext(arg, wide) for arg in args))
        return builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), ir.IntType(64))

    return types.uint64(types.uint64, types.uint64), code


def _put_two(typing: Any, cards: Any, place: Any, two: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, args[0]).data
        both = ir.IntType(32)
        target = builder.bitcast(builder.gep(data, [args[1]]), both.as_pointer())
        builder.store(builder.trunc(args[2], both), target).align = 2

    return types.void(cards, types.uint64, types.uint64), code


def _trailing_zeros(typing: Any, bits: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 0))

    return types.uint64(types.uint64), code


upper_half = cast(Callable[[U64, U64], U64], intrinsic(_upper_half))
"""The upper 64 bits of a product."""
put_two = cast(Callable[[Cards, U64, U64], None], intrinsic(_put_two))
"""Put two cards at a place and the one after it, given as one number: the first card in its lower 16 bits."""
trailing_zeros = cast(Callable[[U64], U64], intrinsic(_trailing_zeros))
"""How many zeros there are below the lowest bit that is set; 64 where none is."""
