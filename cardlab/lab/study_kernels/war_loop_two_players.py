"""The compiled loop of War for two players, the most common case in studies. Won cards come in random order, or those of the
winner or the loser first.

Four things make it fast:

- No processor can predict the winner of a turn, so no branch depends on the winner. The won cards are written to the end of
  both tapes, which harms neither packet, and only the winner's packet grows.
- Both players lay equally many cards, so both packets begin at the same place of their tapes. The second player's number of
  cards determines where both end, and one comparison says whether either is out.
- Coins are tossed for many turns in advance (`cardlab.lab.study_kernels.rng.coins`).
- Wars are rare, and have code of their own. `cardlab.lab.study_kernels.war_turn` plays those in which somebody has too few
  cards.
"""

from __future__ import annotations

from cardlab.lab.study_kernels.compiler import inlined, kernel
from cardlab.lab.study_kernels.cpu_instructions import I64, U64, Cards, Whole, put_two
from cardlab.lab.study_kernels.rng import coins, match_seed, stream
from cardlab.lab.study_kernels.war_option_codes import LOSER_FIRST, SHUFFLED, WINNER_FIRST, WarOptions
from cardlab.lab.study_kernels.war_turn import AGAIN, WARS, Ints, WarRecord, deal
from cardlab.lab.study_kernels.war_two_players_steps import NONE, ONE, TWO, collect, finish, settle

AHEAD = 59
"""The number of turns whose coins are tossed in advance: the bits of a number, apart from `COIN` and the mark after
the last.
"""
COIN = U64(16)
"""The bit of the next coin. Cards are less than that, so the same bit of a difference of two says whether it is negative."""
UP, FIRST_UP, LOW = U64(4), U64(16), U64(32)
HEADS = ~NONE
"""Coins that all show heads."""


@inlined
def next_coins(options: WarOptions, seed: U64, turns: Whole) -> U64:
    """Returns the coins of the turns that follow, the next one in the bit `COIN`, and a mark after the last one. If nothing is
    left to chance, all show the same.
    """
    n = U64(min(AHEAD, options.limit - turns))
    if options.pickup == WINNER_FIRST:
        tossed = HEADS
    elif options.pickup == LOSER_FIRST:
        tossed = NONE
    else:
        tossed = coins(seed, U64(turns + 1))
    return ((tossed & ((ONE << n) - ONE)) | (ONE << n)) << UP


@inlined
def until_war(packets: Cards, room: U64, total: U64, head: U64, held: U64, tossed: U64) -> tuple[U64, U64, U64]:
    """Plays turns until there is a war, somebody is out, or no coin is left. Returns: The current head, held and tossed."""
    end, other_end = head + total - held, head + held
    # Both ends together move by two places in every turn, so one of them determines the other.
    both_ends = end + other_end
    while True:
        mine, theirs = U64(packets[head]), U64(packets[room + head])
        difference = mine - theirs
        if difference == NONE:
            break
        # Three cards next to each other: theirs, mine, theirs. A shift by 0 or 16 bits takes two of them, and so decides which
        # comes first. `COIN` is worth 16, and is set in a negative difference, so winner and coin together are the shift.
        both = theirs | mine << FIRST_UP | theirs << LOW
        two = both >> ((difference ^ tossed) & COIN)  # the winner's card first if the coin shows heads
        put_two(packets, end, two)
        put_two(packets, room + other_end, two)
        other_end += (difference >> U64(63)) << ONE
        both_ends += TWO
        end = both_ends - other_end
        head += ONE
        tossed >>= ONE
        if end == head or other_end == head or tossed < COIN + COIN:
            break
    return head, other_end - head, tossed


@kernel
def play(
    options: WarOptions, record: WarRecord, packets: Cards, pack: Cards, order: Cards, study: U64, first: U64, found: Ints
) -> None:
    """Plays the matches of a study from this number on, as many as `found` has columns; `order` is space for a pack."""
    room = U64(options.room)
    each = U64(options.down + 1)
    total = U64(len(pack))
    for match in range(found.shape[1]):
        seed = match_seed(study, first + U64(match))
        for place in range(len(pack)):
            order[place] = pack[place]
        deal(options, record, packets, order, stream(seed, NONE))
        head, extra = NONE, NONE  # a turn takes one card of each packet; a war, some extra ones
        held = U64(record.tail[1] - record.head[1])  # by the second player
        total = held + U64(record.tail[0] - record.head[0])
        draw = False
        tossed = COIN
        while held - ONE < total - ONE:  # neither has nothing: 0 - 1 wraps round to the greatest number
            if tossed < COIN + COIN:  # only the mark is left
                turns = I64(head - extra)
                if turns >= options.limit:
                    break
                tossed = next_coins(options, seed, turns)
            head, held, tossed = until_war(packets, room, total, head, held, tossed)
            if held - ONE >= total - ONE or tossed < COIN + COIN:
                continue
            difference = NONE
            tossed >>= ONE
            state = stream(seed, head - extra + ONE)
            laid = ONE
            while difference == NONE and laid + each <= held and laid + each <= total - held:
                laid += each
                difference = U64(packets[head + laid - ONE]) - U64(packets[room + head + laid - ONE])
            if difference == NONE or options.pickup != SHUFFLED:
                draw = settle(options, record, packets, head, total - held, held, state)
                extra += U64(record.head[0]) - head - ONE
                head = U64(record.head[0])
                held = U64(record.tail[1] - record.head[1])
                if draw:
                    break
                continue
            record.counts[WARS] += 1
            record.counts[AGAIN] += I64((laid - ONE) // each) - 1
            second = NONE - (difference >> U64(63))
            collect(packets, room, total, head, held, laid, second, state)
            head += laid
            extra += laid - ONE
            held += ((laid + laid) & second) - laid
        finish(options, record, found, match, draw, total, held, I64(head - extra))
