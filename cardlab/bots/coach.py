"""The coach: says what each legal action of a seat is worth, and why.

If a game knows the worth of its actions (`Judgement.advise`), that ranks them. Otherwise they are tried out in simulations, and
the coach says how sure the result is. It uses a search if the game has a fast state (`cardlab.bots.search`), else playouts of
greedy players (`cardlab.bots.playouts`). The order agrees with the figures that it shows. The coach sees only what the seat
sees. The bot ``coach`` plays its best action (`cardlab.bots.coach_bot`).

No advice here is proved to be the best. For small games that are solved (`notebooks/solving`), we know how much a player who
follows it gives away at most: 0.05 counters in a round of 727 without bets, 0.09 points in a Fast Food of five cards. In 727
with bets, the coach gives away as much as the greedy bot.
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
from cardlab.core.base_match import BaseMatch
from cardlab.core.errors import UnknownSeat
from cardlab.core.game import Game
from cardlab.core.judgement import Advice, Judgement
from cardlab.core.rng import RandomStream
from cardlab.words.words import Words

BUDGET = 12_000
"""The coach's budget for one position: the number of moves in all playouts, which takes about a second."""
FAST_BUDGET = 120_000
"""The same for a game with a fast state."""
HARDLY = 0.1
"""An action that was tried less often than this share of the most tried one gets no figure, because it looked worse early."""
SURE, FAIRLY_SURE = 0.02, 0.05
"""The maximum standard errors at which the coach is quite sure, and fairly sure."""
_COACH_STREAM = 0xD1B54A32D192ED03
"""Separates the coach's random choices from those of the cards and of the bots."""


@dataclass(frozen=True, repr=False)
class Counsel:
    """The coach's judgement of one action.

    Attributes:
        action: The action.
        sentence: The reason why it is good or bad, in words.
        worth: Its worth in the game's own terms (points, cards); None if it was tried out.
        wins: If it was tried out, its average result, from 0 (lost by far) to 1 (won by far).
        error: The standard error of `wins`.
        tries: How often it was tried out.
        gain: Its immediate gain (`Judgement.gain`), which decides among equal actions.
        advice: The game's advice on it; None if the game has none.
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
    """Returns the legal actions of a seat with the coach's advice, the best first; empty if it has no decision.

    Args:
        match: The match.
        seat: The seat that decides: ``p1``.
        words: The language and the players' names.
        budget: The number of moves in all playouts if there is no exact answer; None for `BUDGET` or `FAST_BUDGET`.
        stop: Ends the search early if it returns True, in case somebody waits; called at least every few hundred moves. Without
            it, the same match always gives the same advice.

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
    """Returns the coach's random stream for a match in its current state."""
    # Fixed by seed and ply, so that asking again gives the same advice, and asking draws nothing from the match itself.
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
    """Returns the legal actions of a seat with their worth, the best first, without words; `coach` adds them."""
    advice = [Judgement.of(game).advise(seen, action) for action in legal]
    counsel = [
        Counsel(action, "", None if item is None else item.worth, gain=Judgement.of(game).gain(seen, action), advice=item)
        for action, item in zip(legal, advice, strict=True)
    ]
    if len(legal) == 1 or all(one.worth is not None for one in counsel):
        return sorted(counsel, key=lambda one: (-(one.worth or 0), -one.gain))
    if state_of(game) is EngineState:
        found = Playouts(game, seen, legal, rng).run(BUDGET if budget is None else budget, stop).found()
    else:  # a search does not prefer the biggest immediate gain, so its number of tries says nothing if figures are equal
        found = Search(game, seen, rng).run(FAST_BUDGET if budget is None else budget, stop).found()
        counsel = [replace(one, gain=0.0) for one in counsel]
    tried = {entry.action: entry for entry in found}
    least = HARDLY * max((entry.tries for entry in tried.values()), default=0)
    return sorted((_tried_out(one, tried.get(one.action), least) for one in counsel), key=_figures, reverse=True)


def _tried_out(one: Counsel, entry: Tried | None, least: float) -> Counsel:
    """Returns the result of trying an action, without a figure after fewer than `least` tries."""
    known = replace(one, worth=None, tries=0 if entry is None else entry.tries)
    return known if entry is None or entry.tries < least else replace(known, wins=entry.result, error=entry.error)


def _figures(one: Counsel) -> tuple[float, float, int]:
    """Returns the sort key of tried actions: the figure as it is shown, the immediate gain, and the number of tries."""
    return -1 if one.wins is None else round(100 * one.wins), one.gain, one.tries


def alike(counsel: Sequence[Counsel]) -> int:
    """Returns the number of leading actions that cannot be told apart from the best."""
    best = counsel[0] if counsel else None
    return next((n for n, other in enumerate(counsel) if best is None or not _same(best, other)), len(counsel))


def _same(best: Counsel, other: Counsel) -> bool:
    """Whether two actions cannot be told apart: equal worth, or a difference within its standard error or one in a hundred."""
    if best.wins is None or other.wins is None or best.error is None or other.error is None:
        return (best.worth, best.gain, best.wins) == (other.worth, other.gain, other.wins)
    return best.wins - other.wins <= max(0.01, hypot(best.error, other.error))


def _sentence(words: Words, game: Game, one: Counsel, found: Sequence[Counsel]) -> str:
    """Returns why an action is good or bad: the game's advice, and its result if it was tried out."""
    own = advice_text(words, game, one.advice)
    if one.wins is None or one.error is None:
        tried = words.say("coach-hardly_tried") if any(other.tries for other in found) else ""
    else:
        sure = "yes" if one.error <= SURE else "fairly" if one.error <= FAIRLY_SURE else "no"
        tried = words.say("coach-tried", wins=round(100 * one.wins), sure=sure)
    return f"{own} {tried}".strip()


def advice_text(words: Words, game: Game, advice: Advice | None) -> str:
    """Returns the coach's sentence from the game's own advice; "" without advice."""
    if advice is None:
        return ""
    own = words.first(*(f"{slug}-coach-{advice.name}" for slug in (game.slug, game.adds_to) if slug))
    return words.say(own, **advice.facts).strip()
