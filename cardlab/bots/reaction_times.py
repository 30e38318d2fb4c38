"""Reflex moments, in which several players may act at once: who acts, and in which order their hands arrive.

A game names the verbs in which the quickest player counts (`Game.reflexes`). Every seat decides for itself whether to act, and
the reaction times decide who was first. Bots draw theirs at random: a normal part (seeing and moving) plus an exponential tail
(lapses of attention), together the ex-Gaussian distribution that fits measured reaction times (Luce, "Response Times", 1986).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from cardlab.core.actions import NOBODY, Action, ArrivalOrder
from cardlab.core.game import Game, arrival_orders
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream
from cardlab.core.view import View

SECOND = 1000
"""The pace, in milliseconds, at which bots are as quick as an attentive player."""
SOONEST = 150
"""The shortest possible reaction time in milliseconds. No hand is quicker, even if a page claims so."""
QUICKEST, SLOWEST = 600, 8000
"""The minimum and maximum duration of a moment, in milliseconds."""
TOGETHER = 10
"""Milliseconds within which hands count as arriving together."""

DICE, SIDES, MIDDLE = 12, 101, 350
"""Normal part of a bot's reaction time: the deviation of a sum of dice (sides from 0) from its mean, halved."""
WAITS, STEP = 15, 10
"""Exponential tail: extra milliseconds for each throw of a die with this many sides that is not a one."""


class ReflexMoment(NamedTuple):
    """A reflex moment: some seats may act, and times decide who was first.

    Attributes:
        acts: Seat -> its action, in the order in which the game asks.
        passes: Seat -> the action that lets the moment pass.
        arrival_order: The action that gives the order in which hands arrived; None if each seat answers for itself.
    """

    acts: Mapping[str, Action]
    passes: Mapping[str, Action]
    arrival_order: type[ArrivalOrder] | None

    def answers(self, arrived: Sequence[Sequence[str]]) -> list[Action]:
        """Returns the actions to play when these hands have arrived, group by group. All others have let the moment pass.

        If each seat answers for itself, an action may no longer be legal when its turn comes, because somebody was quicker.
        """
        if self.arrival_order is not None:
            return [self.arrival_order(tuple("+".join(group) for group in arrived) or (NOBODY,))]
        quick = [seat for group in arrived for seat in group]
        return [self.acts[seat] for seat in quick] + [self.passes[seat] for seat in self.passes if seat not in quick]


def reflex_moment(game: Game, legal: Sequence[Action]) -> ReflexMoment | None:
    """Returns the reflex moment of these legal actions; None if they are not one."""
    if not game.reflexes or not legal:
        return None
    acts = {action.who: action for action in legal if action.verb() in game.reflexes}
    if not acts:
        return None
    passes = {action.who: action for action in legal if action.verb() in game.reflexes.values()}
    if acts.keys() != passes.keys():
        return None
    verb = legal[0].verb()
    orders = [r for r in arrival_orders(game) if verb in (r.verb(), game.reflexes[r.verb()])]
    return ReflexMoment(acts, passes, orders[0] if orders else None)


def reaction(rng: RandomStream, time_limit_ms: int = SECOND) -> int:
    """Draws a bot's reaction time in milliseconds, on average half of the time limit.

    It uses whole numbers only, so that the same seed gives the same time on any machine. Twelve dice give a normal part of
    about 350 ± 50, and waiting for a one on a die with fifteen sides gives an exponential tail of about 140.
    """
    normal = MIDDLE + (sum(rng.below(SIDES) for _ in range(DICE)) - DICE * (SIDES - 1) // 2) // 2
    tail = rng.below(STEP)
    while rng.below(WAITS):
        tail += STEP
    return max(SOONEST, normal + tail) * time_limit_ms // SECOND


def pays_to_act(view: View, game: Game, seat: str, moment: ReflexMoment) -> bool:
    """Whether a seat with this view does better to act than to let the moment pass."""
    judgement = Judgement.of(game)
    return judgement.gain(view, moment.acts[seat]) > judgement.gain(view, moment.passes[seat])


def was_first(game: Game, actions: Iterable[Action], seat: str) -> bool:
    """Whether a seat alone was first in the moment in which these actions were played."""
    for action in actions:
        if isinstance(action, ArrivalOrder):
            return action.arrivals(game.seats)[:1] == [[seat]]
        if action.verb() in game.reflexes:
            return action.who == seat
    return False


def next_pace(time_limit_ms: int, *, first: bool) -> int:
    """Returns how long the next moment lasts: a tenth less for a player who was first, and correspondingly more for others.

    One step up and one down lead to a duration at which a player is first in half of the moments, at any age (Levitt,
    "Transformed up-down methods in psychoacoustics", Journal of the Acoustical Society of America 49, 1971).
    """
    return min(max(QUICKEST, time_limit_ms * 9 // 10 if first else time_limit_ms * 10 // 9), SLOWEST)


def arrivals(times: Mapping[str, int]) -> list[list[str]]:
    """Returns the seats in the order of their times, grouped if they arrived within `TOGETHER` of the first of a group."""
    groups: list[list[str]] = []
    first = 0
    for seat in sorted(times, key=lambda seat: times[seat]):
        if groups and times[seat] - first <= TOGETHER:
            groups[-1].append(seat)
        else:
            groups.append([seat])
            first = times[seat]
    return groups


def in_any_order(seats: Iterable[str], rng: RandomStream) -> list[list[str]]:
    """Returns the seats one after the other in random order, for moments in which nobody's time is measured."""
    return [[seat] for seat in rng.shuffled(seats)]
