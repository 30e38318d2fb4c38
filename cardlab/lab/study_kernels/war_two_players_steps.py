"""Steps that the study kernels of War for two players share.

Both packets begin at the same place of their tapes, because both players lay equally many cards. The slow rules of
`cardlab.lab.study_kernels.war_turn` play the turns in which they do not.
"""

from __future__ import annotations

from cardlab.lab.columns import NOBODY
from cardlab.lab.study_kernels.compiler import inlined, kernel
from cardlab.lab.study_kernels.cpu_instructions import I64, U64, Cards, Whole, get_four, put_four
from cardlab.lab.study_kernels.rng import shuffle
from cardlab.lab.study_kernels.war_loop_any_options import GOES_ON, alone, at_the_limit, record_match
from cardlab.lab.study_kernels.war_option_codes import WarOptions
from cardlab.lab.study_kernels.war_turn import Ints, WarRecord, turn

NONE, ONE, TWO, FOUR = U64(0), U64(1), U64(2), U64(4)


@inlined
def collect(packets: Cards, room: U64, total: U64, head: U64, held: U64, laid: U64, second: U64, state: U64) -> None:
    """Lets the winner of a war pick up everything that both have laid, shuffled.

    Args:
        packets, room: The tapes, and the length of one.
        total, head, held: The number of all cards, where both packets begin, the second player's number of cards.
        laid: How many each has laid.
        second: All bits if the second player wins, else none.
        state: The stream that shuffles.
    """
    # A mask of all bits or none replaces a branch: the second player's tape is `room` places behind the first's.
    own, theirs = head + (room & second), head + (room & ~second)
    end = head + total - held + ((room + held + held - total) & second)
    for place in range(NONE, laid, FOUR):  # some cards too many: they are overwritten, or lie where no packet is
        put_four(packets, end + place, get_four(packets, own + place))
    for place in range(NONE, laid, FOUR):
        put_four(packets, end + laid + place, get_four(packets, theirs + place))
    shuffle(packets, end, laid + laid, state)


@kernel
def settle(options: WarOptions, record: WarRecord, packets: Cards, head: U64, held: U64, other: U64, state: U64) -> bool:
    """Plays a turn by the slow rules, and lets both packets begin at the same place again. Returns: Whether it is a draw.

    Args:
        options, record, packets: As for `turn`.
        head, held, other: Where both packets begin, and the numbers of cards of the first and the second player.
        state: The stream of the turn.
    """
    room = options.room  # the slow rules count places on all tapes, the fast ones on each
    record.head[0] = head
    record.head[1] = head + room
    record.tail[0] = head + held
    record.tail[1] = head + room + other
    draw = turn(options, record, packets, state)
    ahead = record.head[0] - (record.head[1] - room)
    n = record.tail[1] - record.head[1]
    for step in range(n if ahead else 0):
        place = step if ahead < 0 else n - 1 - step  # the far end first, if the cards move towards it
        packets[record.head[1] + ahead + place] = packets[record.head[1] + place]
    record.head[1] += ahead
    record.tail[1] += ahead
    return draw


@inlined
def finish(
    options: WarOptions, record: WarRecord, found: Ints, match: int, draw: bool, total: U64, held: U64, turns: Whole
) -> None:
    """Records how a match ended: the second player holds `held` of all `total` cards, or a draw loses them all."""
    record.head[0] = record.head[1] = 0
    record.tail[0] = 0 if draw else I64(total - held)
    record.tail[1] = 0 if draw else I64(held)
    winner = NOBODY if draw else alone(options, record)
    if winner == GOES_ON:
        winner = at_the_limit(options, record)
    record_match(options, record, found, match, winner, turns)
