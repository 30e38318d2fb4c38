"""What a learner is told after a move of their own: what it was worth beside the best one, in the game's own terms.

It comes from what the coach knows exactly (`Game.advise`), from all that the seat could see before it moved. It compares
and never scolds. Games in which nothing is known exactly, or in which there is nothing to choose, have none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardlab.explain import Words
from cardlab.game import Action
from cardlab.match import Match
from cardlab.players.memory import Memory
from cardlab.table import Facts, View

Told = dict[str, str]
"""``sentence`` and ``working``."""

Found = tuple[str, Facts] | None
"""The message, without its beginning ``feedback-<slug>-``, and its facts."""


def feedback(match: Match, seat: str, action: Action, words: Words) -> Told | None:
    """What is told of an action that a seat is about to do; None where there is nothing to compare it with.

    Args:
        match: The match as it stands before the action.
        seat: Whose action it is.
        action: An action that is allowed.
        words: The language and the players' names.
    """
    compare = _COMPARES.get(match.game.slug)
    legal = [other for other in match.legal_actions() if other.who == seat]
    if compare is None or len(legal) < 2:
        return None
    found = compare(match.game, Memory(match, seat).recollect(), action, legal)
    if found is None:
        return None
    message = f"feedback-{match.game.slug}-{found[0]}"
    return {"sentence": words.say(message, **found[1]), "working": words.say(message, "working", **found[1])}


def _fast_food(game: Any, view: View, action: Any, legal: Sequence[Any]) -> Found:
    """The points of the card, less those that its best answer brings, beside those of the best card.

    A call or claim that went wrong is told by its own rule; then there is nothing to compare.
    """
    rightly = next(other for other in legal if other.card == action.card)
    if game.gain(view, action) != game.gain(view, rightly):
        return None
    worth = {}
    for other in legal:
        facts = game.advise(view, other).facts
        worth[other] = (facts["points"] - facts["best"], facts["points"], facts["best"])
    best = max(legal, key=lambda other: worth[other][:2])
    own, most = worth[rightly], worth[best]
    told: Facts = {"card": action.card, "points": own[1], "answer": own[2]}
    if own[0] == most[0]:
        return "best", told
    return "points" if most[1] > own[1] else "answer", {**told, "best": best.card, "most": most[1], "less": most[2]}


def _seven_twenty_seven(game: Any, view: View, action: Any, legal: Sequence[Any]) -> Found:
    """How many of the unseen cards would bring the hand nearer to a goal, for who asked for a card or stood."""
    told = {advice.name: advice.facts for other in legal if (advice := game.advise(view, other))}
    if not {"card", "stand"} <= set(told):
        return None
    nearer, n = told["card"]["nearer"], told["card"]["n"]
    half = "more" if 2 * nearer > n else "fewer" if 2 * nearer < n else "half"
    return "card", {"nearer": nearer, "n": n, "half": half, "percent": round(100 * nearer / n)}


_COMPARES: dict[str, Callable[[Any, View, Any, Sequence[Any]], Found]] = {
    "fast_food": _fast_food,
    "seven_twenty_seven": _seven_twenty_seven,
}
