"""The random choices of `cardlab.core.rng` for study kernels: the same streams, draw for draw.

A state is that of a stream before its next draw; the draw after n others is made of the state and n + 1 steps.
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
    """The draw of a stream at a state."""
    x = (x ^ (x >> U64(30))) * FIRST
    x = (x ^ (x >> U64(27))) * SECOND
    return x ^ (x >> U64(31))


@inlined
def stream(seed: U64, number: U64) -> U64:
    """The state of ``RandomStream(seed, number)``."""
    return seed * SEED + number * NUMBER


@inlined
def below(state: U64, n: U64) -> U64:
    """The first draw of a stream, from 0 to n - 1."""
    return upper_half(mixed(state + STEP), n)


@inlined
def match_seed(study: U64, number: U64) -> U64:
    """The seed of a match; see `cardlab.lab.columns.match_seed`."""
    return mixed(stream(study, number) + STEP) >> ONE


@inlined
def shuffle(cards: Cards, start: U64, n: U64, state: U64) -> None:
    """Put n cards that lie together in the order of ``RandomStream.shuffled``."""
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
    """The first coin of each of the 64 streams from this one on, a bit each: made ahead of need, several at a time."""
    state = stream(seed, number) + STEP
    # No coin waits for another, so a processor mixes several of them at once.
    found = U64(0)
    for place in range(COINS):
        x = state + place * NUMBER
        x = (x ^ (x >> U64(30))) * FIRST
        x = (x ^ (x >> U64(27))) * SECOND
        found |= (x >> U64(63)) << place  # what is left of the mixing does not reach the first bit
    return found
