"""Gives feedback on a learner's move: compares its worth with that of the best move, in the game's own terms.

It uses exact advice (`Judgement.advise`), everything that the seat could see before it moved, and the rules that have corrected
the player's words. Games without exact advice, or without choices, have no feedback.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from cardlab.bots.card_memory import Memory
from cardlab.core.actions import Action
from cardlab.core.base_match import BaseMatch
from cardlab.core.declarations import Facts
from cardlab.core.judgement import Judgement
from cardlab.core.view import View
from cardlab.games.seven_twenty_seven.actions import AskCard, Stand
from cardlab.protocol.match import Feedback
from cardlab.words.words import Explanation, Words

Found = tuple[str, Facts] | None
"""The message, without its beginning ``feedback-<slug>-``, and its facts."""


def feedback(match: BaseMatch, seat: str, action: Action, words: Words) -> Feedback | None:
    """Returns feedback on an action before it is played; None if there is nothing to compare it with.

    Args:
        match: The match before the action.
        seat: The seat that acts.
        action: A legal action.
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


def put_right(match: BaseMatch, words: Words) -> Feedback | None:
    """Returns corrections of a wrong total or claim in the last action; None if everything was right."""
    rules = {match.game.rule(name) for name in _PUTS_RIGHT.get(match.game.slug, ())}
    fired = [event for event in match.events[slice(*match.ends[-2:])] if event.rule in rules]
    return together(*(_told(words.explain(event.rule, event.facts), words) for event in fired))


def together(*parts: Feedback | None) -> Feedback | None:
    """Joins feedback in this order; None if there is none."""
    found = [part for part in parts if part]
    workings = [part["working"] for part in found if part["working"]]
    return {"sentence": " ".join(part["sentence"] for part in found), "working": "\n".join(workings)} if found else None


def _told(explained: Explanation, words: Words) -> Feedback:
    sentence = words.say("feedback-put_right", title=explained.title, told=explained.sentence)
    return {"sentence": sentence, "working": explained.working or ""}


def _fast_food(game: Any, view: View, action: Any, legal: Sequence[Any]) -> Found:
    """Compares the points of the card, minus those of the best answer to it, with those of the best card.

    A wrong call or claim is reported by its own rule; then there is nothing to compare.
    """
    judgement: Any = Judgement.of(game)  # which knows each card exactly
    rightly = next(other for other in legal if other.card == action.card)
    if judgement.gain(view, action) != judgement.gain(view, rightly):
        return None
    worth = {}
    for other in legal:
        facts = judgement.advise(view, other).facts
        worth[other] = (facts["points"] - facts["best"], facts["points"], facts["best"])
    best = max(legal, key=lambda other: worth[other][:2])
    own, most = worth[rightly], worth[best]
    comparison: Facts = {"card": action.card, "points": own[1], "answer": own[2]}
    if own[0] == most[0]:
        return "best", comparison
    return "points" if most[1] > own[1] else "answer", {**comparison, "best": best.card, "most": most[1], "less": most[2]}


def _seven_twenty_seven(game: Any, view: View, action: Any, legal: Sequence[Any]) -> Found:
    """Compares the counters that a hand is expected to win with another card and without, after the player has asked for a card
    or stood. The distance before and after one more card is given without a verdict.
    """
    choices = {type(other): other for other in legal}
    if not {AskCard, Stand} <= set(choices):  # bets, of which there may be hundreds, are not compared
        return None
    judgement: Any = Judgement.of(game)
    card, stand = (judgement.advise(view, choices[verb]) for verb in (AskCard, Stand))
    own = judgement.advise(view, action).name
    same = card.facts["wins"] == stand.facts["wins"]
    better = "card" if card.worth > stand.worth else "stand"
    comparison: Facts = {name: card.facts[name] for name in ("away7", "away27", "pot", "away", "mean")}
    comparison |= {"card": card.facts["wins"], "stand": stand.facts["wins"]}
    return "card", comparison | {"better": "same" if same else "yours" if own == better else better}


_PUTS_RIGHT = {"fast_food": ("call.wrong", "claim.wrong")}
"""Slug -> the rules, without the slug, that correct what a player has said."""

_COMPARES: dict[str, Callable[[Any, View, Any, Sequence[Any]], Found]] = {
    "fast_food": _fast_food,
    "seven_twenty_seven": _seven_twenty_seven,
}
