"""Finds better choices in a finished match: where the coach would have played differently, and how much that would have gained.

If a game knows the worth of its actions, `first_look` finds every such decision. Otherwise the actions have to be tried out,
which takes about a second for each decision. `first_look` then gives the order, starting with the decisions in which another
action would have had the biggest immediate gain. The findings are the coach's, so only differences that it can tell apart
count.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from cardlab.bots.card_memory import Memory
from cardlab.bots.coach import Counsel, alike, coach_stream, ranked
from cardlab.core.actions import Action, action_fields
from cardlab.core.base_match import BaseMatch
from cardlab.core.judgement import Judgement

NOTICED = 0.02
"""The smallest difference worth mentioning, as a share of a win, between actions that were tried out."""


@dataclass(frozen=True)
class BetterChoice:
    """A decision in which another action would have been better.

    Attributes:
        number: The number of the action, from 1.
        better: The coach's choice.
        by: How much more it is worth: in the game's own terms, or as a share of a win if it was tried out.
    """

    number: int
    better: Action
    by: float


@dataclass(frozen=True)
class FirstLook:
    """Results for a seat's actions before anything is tried out.

    Attributes:
        of: The number of its actions.
        looked: The number of decisions that need no trying out: there was no choice, or the game knows the worth of everything.
        surpassed: Those of them with a better choice.
        untried: The numbers of the actions to try out, the most promising first.
    """

    of: int
    looked: int
    surpassed: tuple[BetterChoice, ...]
    untried: tuple[int, ...]


def has_chosen(match: BaseMatch, seat: str) -> bool:
    """Whether a seat has used more than one verb, or has made a choice of its own, apart from reflexes.

    A number said with an action is not a choice: it is right or wrong.
    """
    quick = {*match.game.reflexes, *match.game.reflexes.values()}
    verbs = {type(action) for action in match.actions if action.who == seat and action.verb() not in quick}
    return len(verbs) > 1 or any(field.name not in verb.spoken_fields() for verb in verbs for field in action_fields(verb))


def first_look(match: BaseMatch, seat: str, *, stop: Callable[[], bool] = lambda: False) -> FirstLook:
    """Compares a seat's actions in a match with the best by the game's own advice.

    Args:
        match: The match, which is left unchanged.
        seat: The seat.
        stop: Ends the search early if it returns True; called before each action.
    """
    game, last, memory = match.game, match.ply, Memory(match, seat)
    own = {number: action for number, action in enumerate(match.actions, 1) if action.who == seat}
    looked, found, shortfalls = 0, list[BetterChoice](), dict[int, float]()
    # Forwards, with one memory, which then reads only the events since the last decision.
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
    """Finds a better choice for an action of a seat by trying out all its legal actions.

    Args:
        match: The match, which is left unchanged.
        seat: The seat.
        number: The number of the action, from 1; one of `FirstLook.untried`.
        stop: Ends the search early, as in `cardlab.bots.coach.coach`.
    """
    last, choices = match.ply, _choices(match, number, match.actions[number - 1])
    counsel = ranked(match.game, Memory(match, seat).recollect(), choices, coach_stream(match), stop=stop)
    match.go_to(last)
    return _better_choice(number, choices, counsel)


def _choices(match: BaseMatch, number: int, done: Action) -> list[Action]:
    """Goes to a seat's action in the match and returns its choices there, the played one first.

    Empty in a reflex moment.
    """
    match.go_to(number - 1)
    legal = [other for other in match.legal_actions() if other.who == done.who]
    quick = any(other.verb() in match.game.reflexes for other in legal)
    return [] if quick else [done, *(other for other in legal if other != done)]


def _better_choice(number: int, choices: Sequence[Action], counsel: Sequence[Counsel]) -> BetterChoice | None:
    """Returns the coach's choice, if it is distinguishable from the played action and noticeably better."""
    best, done = counsel[0], next(one for one in counsel if one.action == choices[0])
    if done in counsel[: alike(counsel)]:
        return None
    if best.worth is not None and done.worth is not None:
        by, least = best.worth - done.worth, 0.0
    else:  # an action that was dropped early has no figure, and was the worst
        by, least = (best.wins or 0) - (done.wins or 0), NOTICED
    return BetterChoice(number, best.action, by) if by > least else None
