"""The compiled loop of Beggar-My-Neighbour (Egyptian War without slaps) for two players with one pack, from court to court.

Only court cards (and aces) decide anything. So a stack is three 64-bit numbers, with one bit for each card and the top card in
the lowest. The first says which cards are courts, the two others which courts they are. The zeros below the lowest bit are the
cards before the first court. A shift takes them from a stack, and another shift puts the pile under one. Only the courts of the
pile need to be recorded.

A long match may be one that goes on for ever. `cardlab.lab.study_kernels.egyptian_war_without_slaps` plays it again and
remembers the positions.
"""

from __future__ import annotations

from cardlab.lab.study_kernels.compiler import inlined, kernel
from cardlab.lab.study_kernels.cpu_instructions import U64, Cards, trailing_zeros
from cardlab.lab.study_kernels.egyptian_war_without_slaps import (
    ANSWERED,
    PILES,
    TURNS,
    WINNER,
    BeggarMemory,
    BeggarOptions,
    play_one,
)
from cardlab.lab.study_kernels.rng import match_seed, shuffle, stream
from cardlab.lab.study_kernels.war_turn import Ints

NONE, ONE, TWO, THREE = U64(0), U64(1), U64(2), U64(3)
LONG = 2000
"""The number of cards after which a match counts as long; hardly any match lasts longer."""


@inlined
def stack(pack: Cards, top: int) -> tuple[U64, U64, U64]:
    """Returns every second card of the pack from this place down to the first: which are courts, and in two bits
    which courts.
    """
    courts, low, high = NONE, NONE, NONE
    for place in range(26):
        card = U64(pack[top - 2 * place])
        bit = U64(place)
        courts |= (card >> TWO) << bit
        low |= (card & ONE) << bit
        high |= (card >> ONE & ONE) << bit
    return courts, low, high


@inlined
def play_quickly(pack: Cards, limit: int, found: Ints, match: int) -> bool:
    """Plays a match from a shuffled pack. Returns: Whether it ended within `limit` cards; if not, nothing is recorded."""
    player = 1
    courts, low, high = stack(pack, 50)  # of the player who leads or challenges
    other_courts, other_low, other_high = stack(pack, 51)  # of the other player
    n, other_n = U64(26), U64(26)
    turns, most = NONE, U64(limit)
    piles = answered = 0
    while True:
        # The player leads: cards that need no answer, up to the first court, or until somebody has no card.
        pile_courts = pile_low = pile_high = NONE
        own = trailing_zeros(courts | ONE << n)  # the bit behind the last card stops the count if there is no court
        others = trailing_zeros(other_courts | ONE << other_n)
        if own <= others:
            if own == n:
                player, turns = 3 - player, turns + own + own
                break
            pile = own + own + ONE
            chances = ONE + (low >> own & ONE) + (high >> own & ONE) * TWO
            courts, low, high, n = courts >> own >> ONE, low >> own >> ONE, high >> own >> ONE, n - own - ONE
            other_courts, other_low, other_high = other_courts >> own, other_low >> own, other_high >> own
            other_n -= own
        else:
            if others == other_n:
                turns += others + others + ONE
                break
            pile = others + others + TWO
            chances = ONE + (other_low >> others & ONE) + (other_high >> others & ONE) * TWO
            others += ONE
            courts, other_courts = other_courts >> others, courts >> others
            low, other_low = other_low >> others, low >> others
            high, other_high = other_high >> others, high >> others
            n, other_n = other_n - others, n - others
            player = 3 - player
        pile_courts = ONE << (pile - ONE)
        pile_low = (chances - ONE & ONE) << (pile - ONE)
        pile_high = (chances - ONE >> ONE) << (pile - ONE)
        turns += pile
        # The player challenges, and the other one answers or pays.
        while True:
            paid = trailing_zeros(other_courts | ONE << other_n)
            if paid >= chances:
                pile += chances
                turns += chances
                other_courts, other_low, other_high = other_courts >> chances, other_low >> chances, other_high >> chances
                other_n -= chances
                break
            if paid == other_n:
                turns += paid
                other_n = NONE
                break
            pile += paid
            pile_courts |= ONE << pile
            pile_low |= (other_low >> paid & ONE) << pile
            pile_high |= (other_high >> paid & ONE) << pile
            chances = ONE + (other_low >> paid & ONE) + (other_high >> paid & ONE) * TWO
            paid += ONE
            pile += ONE
            turns += paid
            courts, other_courts = other_courts >> paid, courts
            low, other_low = other_low >> paid, low
            high, other_high = other_high >> paid, high
            n, other_n = other_n - paid, n
            player = 3 - player
            answered += 1
        if other_n == NONE:
            break
        piles += 1
        courts |= pile_courts << n
        low |= pile_low << n
        high |= pile_high << n
        n += pile
        if turns > most:
            return False
    if turns > most:
        return False
    found[WINNER, match] = player
    found[TURNS, match] = turns
    found[PILES, match] = piles + 1
    found[ANSWERED, match] = answered
    return True


@kernel
def play(options: BeggarOptions, memory: BeggarMemory, pack: Cards, study: U64, first: U64, found: Ints) -> None:
    """Plays the matches of a study from this number on, as many as `found` has columns."""
    order = pack.copy()
    limit = min(options.limit, LONG) if options.repeats else options.limit
    for match in range(found.shape[1]):
        for place in range(len(pack)):
            order[place] = pack[place]
        shuffle(order, NONE, U64(len(pack)), stream(match_seed(study, first + U64(match)), NONE))
        if not play_quickly(order, limit, found, match):
            play_one(options, memory, order, found, match)
