"""The coach: for a position and a seat, each legal action with what it is worth and why.

Where a game knows exactly what its actions are worth (`Game.advise`), that ranks them. Elsewhere they are tried out in
the head (`cardlab.players.search`), and the coach says how sure that is. It sees what the seat sees and no more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import hypot

from cardlab.core.actions import Action
from cardlab.core.errors import UnknownSeat
from cardlab.core.game import Advice, Game
from cardlab.core.match import BaseMatch
from cardlab.core.rng import RandomStream
from cardlab.players.memory import Memory
from cardlab.players.search import Search, Tried
from cardlab.players.states import Played, state_of
from cardlab.words.messages import Words

BUDGET = 12_000
"""The budget of the coach for one position: how many moves it makes in all playouts; about a second."""
FAST_BUDGET = 120_000
"""And how many where the game has a fast state."""
_COACH_STREAM = 0xD1B54A32D192ED03
"""Sets the coach's random choices apart from those of the cards and of the players."""


@dataclass(frozen=True)
class Counsel:
    """What the coach says of one action.

    Attributes:
        action: The action.
        sentence: Why it is good or bad, in words.
        worth: What it is worth in the game's own terms (points, cards), exactly; None where it was tried out.
        wins: Where it was tried out, what came of it on the average, from 0 (lost by far) to 1 (won by far).
        error: The standard error of `wins`.
        tries: How often it was tried out.
        gain: What it brings at once (`Game.gain`); where the worth is equal, more is better.
    """

    action: Action
    sentence: str
    worth: float | None = None
    wins: float | None = None
    error: float | None = None
    tries: int = 0
    gain: float = 0.0

    def __str__(self) -> str:
        return f"{self.action}: {self.sentence}" if self.sentence else str(self.action)


def coach(
    match: BaseMatch,
    seat: str,
    words: Words | None = None,
    *,
    budget: int | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> list[Counsel]:
    """What a seat may do now, the best first; empty where it has nothing to decide.

    Args:
        match: The match.
        seat: Whose decision it is: ``p1``.
        words: The language and the players' names.
        budget: How many moves are made in all playouts where no exact answer is known; None for `BUDGET` or `FAST_BUDGET`.
        stop: Ends that sooner, where somebody waits; asked every few hundred moves at most. Without it the same match gives
            the same counsel.

    Raises:
        UnknownSeat: There is no such seat.
    """
    game, words = match.game, words or Words()
    if seat not in game.seats:
        raise UnknownSeat(f"there is no seat {seat!r:.20} to coach. Seats: {', '.join(game.seats)}")
    legal = [action for action in match.legal_actions() if action.who == seat]
    if not legal:
        return []
    seen = Memory(match, seat).recollect()
    advice = [game.advise(seen, action) for action in legal]
    known = [item.worth for item in advice if item is not None and item.worth is not None]
    if len(known) == len(legal) or len(legal) == 1:
        counsel = [
            Counsel(action, advice_text(words, game, item), None if item is None else item.worth, gain=game.gain(seen, action))
            for action, item in zip(legal, advice, strict=True)
        ]
        return sorted(counsel, key=lambda item: (-(item.worth or 0), -item.gain))
    budget = (BUDGET if state_of(game.slug) is Played else FAST_BUDGET) if budget is None else budget
    found = Search(game, seen, RandomStream(match.seed ^ _COACH_STREAM, len(match.actions))).run(budget, stop).found()
    return _tried_out(words, game, dict(zip(legal, advice, strict=True)), found)


def alike(counsel: Sequence[Counsel]) -> int:
    """How many actions, from the first on, are as good as the best for all that was found out."""
    best = counsel[0] if counsel else None
    return next((n for n, other in enumerate(counsel) if best is None or not _same(best, other)), len(counsel))


def _same(best: Counsel, other: Counsel) -> bool:
    """Whether two actions cannot be told apart: equal worth, or a difference within its standard error or one of a hundred."""
    if best.wins is None or other.wins is None or best.error is None or other.error is None:
        return (best.worth, best.gain, best.wins) == (other.worth, other.gain, other.wins)
    return best.wins - other.wins <= max(0.01, hypot(best.error, other.error))


def _tried_out(words: Words, game: Game, advice: dict[Action, Advice | None], found: Sequence[Tried]) -> list[Counsel]:
    """Counsel from a search: what was tried most is best; what was not tried at all comes last."""
    tried = {entry.action: entry for entry in found}
    counsel = []
    for action in sorted(advice, key=lambda entry: -tried[entry].tries if entry in tried else 1):
        own = advice_text(words, game, advice[action])
        if action not in tried:
            counsel.append(Counsel(action, own))
            continue
        entry = tried[action]
        wins, error = round(100 * entry.result), max(1, round(100 * entry.error))
        searched = words.say("coach-tried", n=entry.tries, wins=wins, error=error)
        counsel.append(Counsel(action, f"{own} {searched}".strip(), None, entry.result, entry.error, entry.tries))
    return counsel


def advice_text(words: Words, game: Game, advice: Advice | None) -> str:
    """What the coach says of an action from what the game knows; "" where it knows nothing."""
    return "" if advice is None else words.say(f"{game.slug}-coach-{advice.name}", **advice.facts).strip()
