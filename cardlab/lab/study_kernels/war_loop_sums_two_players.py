"""The compiled loop of Addition War and Subtraction War for two players whose won cards are shuffled.

It works like `cardlab.lab.study_kernels.war_loop_two_players`. The four cards of a turn fit into one number, and are shuffled
there. The three draws for that are made before the winner is known, so that no branch depends on the winner.
"""

from __future__ import annotations

from cardlab.lab.study_kernels.compiler import inlined, kernel
from cardlab.lab.study_kernels.cpu_instructions import I64, U64, Cards, get_two, put_four, upper_half
from cardlab.lab.study_kernels.rng import STEP, match_seed, mixed, stream
from cardlab.lab.study_kernels.war_option_codes import LEAST_DIFFERENCE, SUM, WarOptions
from cardlab.lab.study_kernels.war_turn import AGAIN, WARS, Ints, WarRecord, deal
from cardlab.lab.study_kernels.war_two_players_steps import NONE, ONE, TWO, collect, finish, settle

FOUR = U64(4)
CARD = U64(0xFFFF)
SIXTEEN, ALL = U64(16), U64(32)


@inlined
def worth(compare: int, two: U64) -> I64:
    """Returns the number to compare for two cards."""
    a, b = I64(two & CARD), I64(two >> SIXTEEN)
    if compare == SUM:
        return a + b
    return -abs(a - b) if compare == LEAST_DIFFERENCE else abs(a - b)


@inlined
def swapped(four: U64, one: U64, other: U64) -> U64:
    """Swaps two of four cards; the places are given in bits."""
    differ = ((four >> one) ^ (four >> other)) & CARD
    return four ^ (differ << one) ^ (differ << other)


@inlined
def until_war(
    options: WarOptions, packets: Cards, seed: U64, total: U64, head: U64, held: U64, turns: int
) -> tuple[U64, U64, int]:
    """Plays turns until there is a war, somebody has fewer than two cards, or the limit is reached.

    Returns: The current head, held and turns.
    """
    room = U64(options.room)
    state = stream(seed, U64(turns + 1))
    # both have two cards: one comparison is enough, because it wraps round at 0
    while turns < options.limit and held - TWO <= total - FOUR:
        mine, theirs = get_two(packets, head), get_two(packets, room + head)
        difference = worth(options.compare, mine) - worth(options.compare, theirs)
        if difference == 0:
            break
        third = upper_half(mixed(state + STEP), FOUR) << FOUR
        second = upper_half(mixed(state + TWO * STEP), U64(3)) << FOUR
        first = upper_half(mixed(state + U64(3) * STEP), TWO) << FOUR
        lost = U64(difference >> 63)  # all bits if the second player wins
        # Exclusive or with the difference of the two pairs swaps them if the second player wins, and otherwise does nothing.
        differ = (mine ^ theirs) & lost
        four = (mine ^ differ) | (theirs ^ differ) << ALL
        four = swapped(four, U64(48), third)
        four = swapped(four, U64(32), second)
        four = swapped(four, SIXTEEN, first)
        put_four(packets, head + total - held, four)
        put_four(packets, room + head + held, four)
        head += TWO
        held += (FOUR & lost) - TWO
        turns += 1
        state = stream(seed, U64(turns + 1))
    return head, held, turns


@kernel
def play(
    options: WarOptions, record: WarRecord, packets: Cards, pack: Cards, order: Cards, study: U64, first: U64, found: Ints
) -> None:
    """Plays the matches of a study from this number on, as many as `found` has columns; `order` is space for a pack."""
    room = U64(options.room)
    each = U64(options.down + 2)
    for match in range(found.shape[1]):
        seed = match_seed(study, first + U64(match))
        for place in range(len(pack)):
            order[place] = pack[place]
        deal(options, record, packets, order, stream(seed, NONE))
        head = NONE
        held = U64(record.tail[1] - record.head[1])  # by the second player
        total = held + U64(record.tail[0] - record.head[0])
        turns = 0
        draw = False
        while not draw and turns < options.limit and held - ONE < total - ONE:
            head, held, turns = until_war(options, packets, seed, total, head, held, turns)
            if turns == options.limit or held - ONE >= total - ONE:
                break
            turns += 1
            state = stream(seed, U64(turns))
            laid, difference = TWO, I64(0)
            while difference == 0 and laid + each <= held and laid + each <= total - held:
                laid += each
                mine, theirs = get_two(packets, head + laid - TWO), get_two(packets, room + head + laid - TWO)
                difference = worth(options.compare, mine) - worth(options.compare, theirs)
            if difference == 0:
                draw = settle(options, record, packets, head, total - held, held, state)
                head = U64(record.head[0])
                held = U64(record.tail[1] - record.head[1])
                continue
            record.counts[WARS] += 1
            record.counts[AGAIN] += I64((laid - TWO) // each) - 1
            lost = U64(difference >> 63)
            collect(packets, room, total, head, held, laid, lost, state)
            head += laid
            held += ((laid + laid) & lost) - laid
        finish(options, record, found, match, draw, total, held, turns)
