"""Better choices in a finished match: where the coach would have played differently, and how much that would have gained.

Where a game knows what its actions are worth, `first_look` finds every such decision. Otherwise the actions have to be
tried out, about a second for each decision: `first_look` then gives the order, starting with the decisions in which another
action would have gained most at once. The findings are the coach's, so only differences that it can tell apart count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardlab.bots.card_memory import Memory
from cardlab.bots.coach import Counsel, alike, coach_stream, ranked
from cardlab.core.actions import Action, action_fields
from cardlab.core.judgement import Judgement
from cardlab.core.match import BaseMatch

NOTICED = 0.02
"""Of a win: what is worth so little more where it was tried out is not worth telling."""


@dataclass(frozen=True)
class BetterChoice:
    """A decision in which something else would have been better.

    Attributes:
        number: That of the action, from 1.
        better: What the coach would have done.
        by: How much more that is worth: in the game's own terms, or as a share of a win where it was tried out.
    """

    number: int
    better: Action
    by: float


@dataclass(frozen=True)
class FirstLook:
    """Results for a seat's actions before anything is tried out.

    Attributes:
        of: How many there are.
        looked: Of how many all is known: nothing else could be done, or the game knows what everything was worth.
        surpassed: Those of them beside which something else would have been better.
        untried: The numbers of those whose decision has to be tried out, in the order in which they are worth looking at.
    """

    of: int
    looked: int
    surpassed: tuple[BetterChoice, ...]
    untried: tuple[int, ...]


def has_chosen(match: BaseMatch, seat: str) -> bool:
    """Whether a seat has done more than one kind of thing, or something of one's own choice, quickness aside.

    A number that is said along with an action is no choice: it is right or wrong.
    """
    quick = {*match.game.reflexes, *match.game.reflexes.values()}
    verbs = {type(action) for action in match.actions if action.who == seat and action.verb() not in quick}
    return len(verbs) > 1 or any(field.name not in verb.spoken_fields() for verb in verbs for field in action_fields(verb))


def first_look(match: BaseMatch, seat: str, *, stop: Callable[[], bool] = lambda: False) -> FirstLook:
    """Compares a seat's actions in a match with the best by the game's own advice.

    Args:
        match: The match; it stands as before.
        seat: Whose actions.
        stop: Ends it sooner; asked before each action.
    """
    game, last, memory = match.game, match.ply, Memory(match, seat)
    own = {number: action for number, action in enumerate(match.actions, 1) if action.who == seat}
    looked, found, shortfalls = 0, list[BetterChoice](), dict[int, float]()
    # Forwards, with one memory: it then reads only the events since the last decision.
    for number, done in own.items():
        if stop():
            break
        choices = _choices(match, number, done)
        if len(choices) < 2:
            looked += 1
            continue
        seen = memory.recollect()
        advice = [Judgement.of(game).advise(seen, action) for action in choices]
        if all(one is not None and one.worth is not None for one in advice):
            looked += 1
            one = _better_choice(number, choices, ranked(game, seen, choices, coach_stream(match)))
            found += [one] if one else []
        else:
            gains = [Judgement.of(game).gain(seen, action) for action in choices]
            shortfalls[number] = max(gains) - gains[0]
    match.go_to(last)
    return FirstLook(len(own), looked, tuple(found), tuple(sorted(shortfalls, key=lambda number: -shortfalls[number])))


def second_look(match: BaseMatch, seat: str, number: int, *, stop: Callable[[], bool] = lambda: False) -> BetterChoice | None:
    """Whether something else would have been better than an action of a seat: all that it could do is tried out.

    Args:
        match: The match; it stands as before.
        seat: Whose decision.
        number: That of the action, from 1; one of the `FirstLook.untried`.
        stop: Ends it sooner, as in `cardlab.bots.coach.coach`.
    """
    last, choices = match.ply, _choices(match, number, match.actions[number - 1])
    counsel = ranked(match.game, Memory(match, seat).recollect(), choices, coach_stream(match), stop=stop)
    match.go_to(last)
    return _better_choice(number, choices, counsel)


def _choices(match: BaseMatch, number: int, done: Action) -> list[Action]:
    """Goes to a seat's action in the match and gives its choices there, the played one first.

    Empty where it matters who is quick.
    """
    match.go_to(number - 1)
    legal = [other for other in match.legal_actions() if other.who == done.who]
    quick = any(other.verb() in match.game.reflexes for other in legal)
    return [] if quick else [done, *(other for other in legal if other != done)]


def _better_choice(number: int, choices: Sequence[Action], counsel: Sequence[Counsel]) -> BetterChoice | None:
    """The coach's choice, if it is distinguishable from the played action and noticeably better."""
    best, done = counsel[0], next(one for one in counsel if one.action == choices[0])
    if done in counsel[: alike(counsel)]:
        return None
    if best.worth is not None and done.worth is not None:
        by, least = best.worth - done.worth, 0.0
    else:  # what was given up soon has no figure, and was the worst
        by, least = (best.wins or 0) - (done.wins or 0), NOTICED
    return BetterChoice(number, best.action, by) if by > least else None
