"""Draws the random numbers of `cardlab.core.rng` in study kernels: the same streams, draw for draw.

A state is that of a stream before its next draw. The draw after n others is made from the state and n + 1 steps.
"""

from __future__ import annotations

from cardlab.core import rng
from cardlab.lab.study_kernels.compiler import inlined
from cardlab.lab.study_kernels.cpu_instructions import U64, Cards, upper_half

SEED, NUMBER, STEP = U64(rng.SEED), U64(rng.NUMBER), U64(rng.STEP)
FIRST, SECOND = U64(rng.FIRST), U64(rng.SECOND)
ONE = U64(1)
COINS = U64(64)


@inlined
def mixed(x: U64) -> U64:
    """Returns the draw of a stream in a state."""
    x = (x ^ (x >> U64(30))) * FIRST
    x = (x ^ (x >> U64(27))) * SECOND
    return x ^ (x >> U64(31))


@inlined
def stream(seed: U64, number: U64) -> U64:
    """Returns the state of ``RandomStream(seed, number)``."""
    return seed * SEED + number * NUMBER


@inlined
def below(state: U64, n: U64) -> U64:
    """Returns the first draw of a stream, from 0 to n - 1."""
    return upper_half(mixed(state + STEP), n)


@inlined
def match_seed(study: U64, number: U64) -> U64:
    """Returns the seed of a match; see `cardlab.lab.columns.match_seed`."""
    return mixed(stream(study, number) + STEP) >> ONE


@inlined
def shuffle(cards: Cards, start: U64, n: U64, state: U64) -> None:
    """Puts n adjacent cards in the order of ``RandomStream.shuffled``."""
    while n > ONE:
        state += STEP
        other = start + upper_half(mixed(state), n)
        n -= ONE
        last = start + n
        held = cards[last]
        cards[last] = cards[other]
        cards[other] = held


@inlined
def coins(seed: U64, number: U64) -> U64:
    """Returns the first coin of each of the 64 streams from this one on, a bit each, several at a time and in advance."""
    state = stream(seed, number) + STEP
    # No coin waits for another, so a processor mixes several of them at once.
    found = U64(0)
    for place in range(COINS):
        x = state + place * NUMBER
        x = (x ^ (x >> U64(30))) * FIRST
        x = (x ^ (x >> U64(27))) * SECOND
        found |= (x >> U64(63)) << place  # the rest of the mixing does not reach the first bit
    return found
