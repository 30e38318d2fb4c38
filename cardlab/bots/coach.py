"""The coach: for a position and a seat, each legal action with what it is worth and why.

Where a game knows what its actions are worth (`Judgement.advise`), that ranks them. Elsewhere they are tried out in the head,
and the coach says how sure that is: by a search where the game has a fast state (`cardlab.bots.search`), else by playing
on as greedy players would (`cardlab.bots.playouts`). Its order is that of the figures which it tells. It sees what the
seat sees and no more. The bot ``coach`` does what it calls best (`cardlab.bots.coach_bot`).

No advice here is proved the best. Where a small game is solved (`notebooks/solving`) it is known what following it gives away
at most: 0.05 counters in a round of 727 without bets, 0.09 points in a Fast Food of five cards, with bets as much as greed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import hypot

from cardlab.bots.card_memory import Memory, Recollection
from cardlab.bots.playouts import Playouts
from cardlab.bots.search import Search, Tried
from cardlab.bots.search_states import EngineState, state_of
from cardlab.core.actions import Action
from cardlab.core.errors import UnknownSeat
from cardlab.core.game import Game
from cardlab.core.judgement import Advice, Judgement
from cardlab.core.match import BaseMatch
from cardlab.core.rng import RandomStream
from cardlab.words.words import Words

BUDGET = 12_000
"""The budget of the coach for one position: how many moves it makes in all playouts; about a second."""
FAST_BUDGET = 120_000
"""And how many where the game has a fast state."""
HARDLY = 0.1
"""Of what was tried so much less often than the most tried one no figure is told: it looked worse soon."""
SURE, FAIRLY_SURE = 0.02, 0.05
"""Up to which standard error the coach is quite sure, and fairly sure."""
_COACH_STREAM = 0xD1B54A32D192ED03
"""Sets the coach's random choices apart from those of the cards and of the bots."""


@dataclass(frozen=True, repr=False)
class Counsel:
    """The coach's judgement of one action.

    Attributes:
        action: The action.
        sentence: Why it is good or bad, in words.
        worth: What it is worth in the game's own terms (points, cards); None where it was tried out.
        wins: Where it was tried out, what came of it on the average, from 0 (lost by far) to 1 (won by far).
        error: The standard error of `wins`.
        tries: How often it was tried out.
        gain: What it brings at once (`Judgement.gain`); where the worth, or what has come of it, is equal, more is better.
        advice: What the game knows of it; None where it knows nothing.
    """

    action: Action
    sentence: str
    worth: float | None = None
    wins: float | None = None
    error: float | None = None
    tries: int = 0
    gain: float = 0.0
    advice: Advice | None = None

    def __str__(self) -> str:
        return f"{self.action}: {self.sentence}" if self.sentence else str(self.action)

    def __repr__(self) -> str:
        figures = {"worth": self.worth, "wins": self.wins}
        known = "".join(f", {name} {figure:.2f}" for name, figure in figures.items() if figure is not None)
        return f"<counsel {self.action}{known}>"


def coach(
    match: BaseMatch,
    seat: str,
    words: Words | None = None,
    *,
    budget: int | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> list[Counsel]:
    """The legal actions of a seat with the coach's advice, the best first; empty if it has nothing to decide.

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
    found = ranked(game, Memory(match, seat).recollect(), legal, coach_stream(match), budget=budget, stop=stop)
    return [replace(one, sentence=_sentence(words, game, one, found)) for one in found]


def coach_stream(match: BaseMatch) -> RandomStream:
    """The coach's random stream for a match as it stands."""
    # Fixed by seed and ply: asking again gives the same advice, and asking draws nothing from the match itself.
    return RandomStream(match.seed ^ _COACH_STREAM, match.ply)


def ranked(
    game: Game,
    seen: Recollection,
    legal: Sequence[Action],
    rng: RandomStream,
    *,
    budget: int | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> list[Counsel]:
    """The legal actions of a seat with what they are worth, the best first, and no words yet; `coach` says more."""
    advice = [Judgement.of(game).advise(seen, action) for action in legal]
    counsel = [
        Counsel(action, "", None if item is None else item.worth, gain=Judgement.of(game).gain(seen, action), advice=item)
        for action, item in zip(legal, advice, strict=True)
    ]
    if len(legal) == 1 or all(one.worth is not None for one in counsel):
        return sorted(counsel, key=lambda one: (-(one.worth or 0), -one.gain))
    if state_of(game) is EngineState:
        found = Playouts(game, seen, legal, rng).run(BUDGET if budget is None else budget, stop).found()
    else:  # what a search tries most is not what brings most at once, so that says nothing where figures are equal
        found = Search(game, seen, rng).run(FAST_BUDGET if budget is None else budget, stop).found()
        counsel = [replace(one, gain=0.0) for one in counsel]
    tried = {entry.action: entry for entry in found}
    least = HARDLY * max((entry.tries for entry in tried.values()), default=0)
    return sorted((_tried_out(one, tried.get(one.action), least) for one in counsel), key=_figures, reverse=True)


def _tried_out(one: Counsel, entry: Tried | None, least: float) -> Counsel:
    """The result of trying an action; no figure after fewer than `least` tries."""
    known = replace(one, worth=None, tries=0 if entry is None else entry.tries)
    return known if entry is None or entry.tries < least else replace(known, wins=entry.result, error=entry.error)


def _figures(one: Counsel) -> tuple[float, float, int]:
    """By what tried actions are ordered: the figure that is told, as it is told; what they bring at once; how often they were
    tried.
    """
    return -1 if one.wins is None else round(100 * one.wins), one.gain, one.tries


def alike(counsel: Sequence[Counsel]) -> int:
    """The number of leading actions that cannot be told apart from the best."""
    best = counsel[0] if counsel else None
    return next((n for n, other in enumerate(counsel) if best is None or not _same(best, other)), len(counsel))


def _same(best: Counsel, other: Counsel) -> bool:
    """Whether two actions cannot be told apart: equal worth, or a difference within its standard error or one of a hundred."""
    if best.wins is None or other.wins is None or best.error is None or other.error is None:
        return (best.worth, best.gain, best.wins) == (other.worth, other.gain, other.wins)
    return best.wins - other.wins <= max(0.01, hypot(best.error, other.error))


def _sentence(words: Words, game: Game, one: Counsel, found: Sequence[Counsel]) -> str:
    """Why an action is good or bad: what the game knows, and how it did when it was tried out."""
    own = advice_text(words, game, one.advice)
    if one.wins is None or one.error is None:
        tried = words.say("coach-hardly_tried") if any(other.tries for other in found) else ""
    else:
        sure = "yes" if one.error <= SURE else "fairly" if one.error <= FAIRLY_SURE else "no"
        tried = words.say("coach-tried", wins=round(100 * one.wins), sure=sure)
    return f"{own} {tried}".strip()


def advice_text(words: Words, game: Game, advice: Advice | None) -> str:
    """The coach's sentence from the game's own advice; "" without advice."""
    return "" if advice is None else words.say(f"{game.slug}-coach-{advice.name}", **advice.facts).strip()
