"""Gives a page the coach's advice to a learner, within a limited time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic, thread_time

from cardlab.bots.coach import Counsel, alike, coach
from cardlab.bots.opponent_levels import coach_ties
from cardlab.core.actions import action_fields, ordering_of
from cardlab.core.base_match import BaseMatch
from cardlab.core.view import View
from cardlab.protocol import match as wire
from cardlab.protocol.match import CoachAdvice
from cardlab.sessions.available_actions import AvailableActions
from cardlab.words.game_labels import prompt
from cardlab.words.words import Words

FIRST = 4
"""The number of first cards that name an order."""
PATIENCE = 1.5
"""Seconds of processor time after which a coach without an exact answer stops searching. With processor time, the advice is the
same on a busy computer, only later.
"""
LONGEST = 8.0
"""Seconds of real time after which the coach stops in any case."""


def patience() -> Callable[[], bool]:
    """Returns a function that tells whether the coach has searched long enough since this call."""
    # `PATIENCE` counts the time of this thread alone, so that other busy threads do not use it up.
    worked, waited = thread_time() + PATIENCE, monotonic() + LONGEST
    return lambda: thread_time() > worked or monotonic() > waited


def coach_advice(match: BaseMatch, seat: str, language: str, names: dict[str, str], digits: str) -> CoachAdvice:
    """Returns the worth of each legal action of a seat, the best first, with notes on how sure it is.

    Args:
        match: The match.
        seat: The learner's seat.
        language, names, digits: As in `Words`.
    """
    # Made here from plain data, because this may run in another process.
    words = Words(language, names, digits)
    found = coach(match, seat, words, stop=patience())
    offer, view, n, tried = (
        AvailableActions(match, seat, words),
        match.seen_by(seat),
        alike(found),
        any(one.tries for one in found),
    )
    notes = [words.say("session-coach_scale")] if tried else []
    if n > 1:
        notes.append(words.say("session-coach_all_alike" if n == len(found) else "session-coach_alike", n=n))
    if coach_ties(match.game):
        notes.append(words.say("session-coach_ties"))
    return {"notes": notes, "best_first": [_told(offer, view, one) for one in found]}


def _told(offer: AvailableActions, view: View, one: Counsel) -> wire.Counsel:
    """One action's advice for the page. Keeps spoken flags, and leaves out the fields that the learner must still say."""
    words, game = offer.words, offer.match.game
    fields = {f.name: f for f in action_fields(type(one.action)) if f.name in game.asks}
    flags = [name for name, f in fields.items() if f.one is bool and getattr(one.action, name)]
    action = one.action if flags else one.action.without_spoken()
    told = offer.shown(view, action)["label"]
    for name in flags:
        told = words.say("session-coach_with", name=told, said=prompt(words, game, view, name))
    ordered = action.cards if ordering_of(type(action)) else ()
    if ordered:
        told = words.say("session-coach_order", name=told, of=" ".join(card.face for card in ordered[:FIRST]))
    return {
        "action": str(action),
        "label": told,
        "cards": [c.name for c in ordered],
        "sentence": one.sentence,
        "worth": one.worth,
        "wins": one.wins,
        "error": one.error,
        "tries": one.tries,
    }
