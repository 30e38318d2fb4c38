"""Checks every answer to a message, whatever the message was. `tests.fuzz_protocol` runs these checks."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from cardlab.core.actions import ArrivalOrder, LeavePile, Pass
from cardlab.core.errors import CardlabError
from cardlab.core.position import Position
from cardlab.core.presentation import Presentation
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.sessions.match_session import MatchSession
from cardlab.testing.plain_data import cards_shown, texts
from tests.session_managers import as_sent

PROSE = {
    "sentence",
    "short",
    "title",
    "working",
    "label",
    "prompt",
    "notes",
    "caption",
    "name",
    "names",
    "reveal",
    "rules",
    "landmarks",
    "hints",
}
"""The parts of an answer that are text for people, in which a card is written 7♦."""
WORD = re.compile(r"[0-9A-Z]+[♠♥♦♣]|[0-9A-Za-z]+'*")
_WORDS = re.compile(rf"\\(?:u....|.)|({WORD.pattern})")
"""The words of a JSON text, without escapes and parts of escapes."""


class Fault(AssertionError):
    """Something that must not happen has happened."""


class Watcher:
    """Follows one match, and knows which cards its learner has seen."""

    def __init__(self, match: Match, seat: str) -> None:
        self.match, self.seat = match, seat
        self.table = match.game.new_table(RandomStream(match.seed))
        self.applied: list[Any] = []
        self._hidden: set[str] | None = None
        self.shown: set[str] = set()
        self.faces = {card.name: card.face for card in match.table.cards()}

    def hidden(self) -> set[str]:
        """Returns the names of the cards that the learner does not see now, and has not seen in this match."""
        events = self.match.events
        if self._hidden is not None and len(events) == len(self.applied) and (not events or events[-1] is self.applied[-1]):
            return self._hidden  # nothing has happened since
        if len(events) < len(self.applied) or any(a is not b for a, b in zip(events, self.applied, strict=False)):
            self.__init__(self.match, self.seat)  # type: ignore[misc]
        for event in events[len(self.applied) :]:
            event.apply(self.table)
            self.shown.update(cards_shown(event.seen_by(self.seat, self.table)))
            self.applied.append(event)
        table = self.match.table
        self._hidden = {table[name][n].name for name, n in table.hidden_from(self.seat)} - self.shown
        return self._hidden

    def check(self, answer: object, text: str, message: object) -> None:
        """Checks that neither an answer nor its text contains a hidden card, unless the message itself named it."""
        hidden = self.hidden()
        if not hidden:
            return
        words = set(_WORDS.findall(text))
        if hidden.isdisjoint(words) and words.isdisjoint([self.faces[name] for name in hidden]):
            return  # most answers end here, without a search for the place of a word and the names in the message
        said = {form for spelt in texts(_plain(message)) for word in WORD.findall(spelt) for form in (word, word.rstrip("'"))}
        secret = {name for name in hidden if name not in said}
        open_faces = {
            face for name, face in self.faces.items() if name not in secret
        }  # with two packs, the other copy of a card may lie open
        secret |= {self.faces[name] for name in secret} - open_faces
        if secret.isdisjoint(words):
            return
        for where, card in _named(answer):
            if card in secret:
                raise Fault(f"{self.seat} is told of {card} in {where!r}, but has never seen it")


def _plain(message: object) -> Any:
    return json.loads(json.dumps(message))


def _named(told: Any, where: str = "") -> Iterator[tuple[str, str]]:
    """Yields the names and faces of cards, and other words, in an answer, with their places."""
    if isinstance(told, dict):
        for name, value in told.items():
            if name == "face":
                continue  # the court card that represents a player, whatever the deal
            if name == "log":
                value = {**value, "numbers": {}}  # the value of each card of the pack, wherever the card is
            yield from _named(value, name if where not in PROSE else where)
            if where == "numbers":
                yield where, name
    elif isinstance(told, (list, tuple)):
        for value in told:
            yield from _named(value, where)
    elif isinstance(told, str):
        for word in WORD.findall(told):
            if where not in PROSE or word[-1] in "♠♥♦♣":  # "As" is a word too
                yield where, word


@dataclass(frozen=True)
class Before:
    """The state of a table before a message."""

    actions: tuple[Any, ...]
    left: tuple[Any, ...] | None
    about: tuple[Any, ...]
    bots: Mapping[str, Any]
    within: int
    predicted: tuple[Any, ...]

    @classmethod
    def of(cls, session: MatchSession) -> Before:
        """Returns the state now."""
        match, left = session.match, session._main_line
        about = match.game.slug, match.game.set_options, match.seed, session.seat
        waits = None if left is None else tuple(left.match.actions)
        said = tuple(sorted(session.predictions.made.items()))
        return cls(tuple(match.actions), waits, about, dict(session.bots), session.time_limit, said)


def may_change(before: Before, after: Before, message: Any, legal: Any, by_itself: Callable[[int], Any]) -> None:
    """Checks that a match has changed only as the message may change it.

    Args:
        before, after: The table before and after the message.
        message: The message.
        legal: The action in the message, if it was legal for this learner.
        by_itself: Number of actions -> the learner's forced action after them (`done_by_itself`).
    """
    do = message.get("do") if isinstance(message, dict) else None
    seat = before.about[-1]
    if do == "new_match" and after.about != before.about:
        if message.get("deal") != "new" or after.about[:2] != before.about[:2] or after.about[-1] != seat:
            raise Fault(f"{before.about} has become {after.about} by {message}")
    elif after.about != before.about:
        raise Fault(f"{before.about} has become {after.about}")
    if do != "set_bots" and after.bots != before.bots:
        raise Fault("the bots have changed")
    if (
        do not in ("set_time_limit", "set_bots", "play", "undo") and after.within != before.within
    ):  # bots keep pace with the player
        raise Fault("the time limit of a reflex moment is wrong")
    if do not in ("what_if", "main_line", "new_match") and after.left != before.left:
        raise Fault("the match that is waiting has changed")
    may_predict(before, after, message, do)
    if after.actions == before.actions:
        return
    if do not in ("resend_log", "open_stage", "why_not") and (
        type(message.get("at")) is not int or message["at"] != len(before.actions)
    ):
        raise Fault("the message was about another position")
    if do in ("play", "try_cards"):
        added = after.actions[len(before.actions) :]
        if after.actions[: len(before.actions)] != before.actions:
            raise Fault("the earlier actions have changed")
        if do == "play" and legal is None:
            raise Fault("this was not legal for this learner")
        places = [place for place, action in enumerate(added) if own([action], seat)]
        mine = [added[place] for place in places]
        then = places[1:] if mine[:1] == [legal] else places
        follows = all(added[place] == by_itself(len(before.actions) + place) for place in then)
        if not follows and (len(mine) > 1 or (do == "play" and mine not in ([], [legal]))):
            raise Fault(f"{list(map(str, added))} was played")
    elif do == "undo":
        back = list(enumerate(before.actions))[len(after.actions) + 1 :]
        others = [action for place, action in back if own([action], seat) and action != by_itself(place)]
        if after.actions != before.actions[: len(after.actions)] or others:
            raise Fault("another action was taken back")
    elif do == "what_if":
        if own(after.actions[message["to"] :], seat) or after.actions[: message["to"]] != before.actions[: message["to"]]:
            raise Fault("the other match does not begin like this one")
    elif do == "new_match":
        if own(after.actions, seat):
            raise Fault("a match that starts over has actions of the learner")
    elif do == "main_line":
        if after.actions != before.left:
            raise Fault("this is not the match that was left")
    elif do in ("resend_log", "open_stage"):
        if own(after.actions[len(before.actions) :], seat) or after.actions[: len(before.actions)] != before.actions:
            raise Fault("bots that had not moved have not just moved")
    else:
        raise Fault(f"{do!r} has changed the match")


def done_by_itself(match: Match, seat: str, at: int) -> Any:
    """Returns the forced action of a learner after this many actions: the only legal one, or one that lets a moment without
    effect pass.
    """
    there = match.branch(at=at)
    if not Presentation.of(match.game).nothing_to_notice(there.seen_by(seat)):
        return there.forced
    return next(
        (action for action in there.legal_actions() if action.who == seat and isinstance(action, LeavePile | Pass)), None
    )


def own(actions: Iterable[Any], seat: str) -> list[Any]:
    """Returns the actions that a learner has done."""
    return [action for action in actions if action.who in ("all", seat) and not isinstance(action, ArrivalOrder)]


def may_predict(before: Before, after: Before, message: Any, do: object) -> None:
    """Checks that the predictions have changed only by an action with a prediction, or by removing and restoring actions."""
    new = [one for one in after.predicted if one not in before.predicted]
    if do in ("what_if", "main_line", "new_match", "undo"):
        if do != "main_line" and new:
            raise Fault(f"{new} was never predicted")
    elif after.predicted != before.predicted:
        kept = after.predicted[: len(before.predicted)] == before.predicted and len(new) == 1
        asked = {"value": new[0][1].value} if new else None
        if do != "play" or not kept or message.get("prediction") != asked or len(after.actions) == len(before.actions):
            raise Fault(f"{before.predicted} has become {after.predicted}")


def legal_for(session: MatchSession, message: Any) -> Any:
    """Returns the action that a message asks for, if this learner may do it now."""
    spelt = message.get("action")
    action = _read(session.match, spelt) if isinstance(spelt, str) else None
    may = action is not None and action.who in ("all", session.seat) and not isinstance(action, ArrivalOrder)
    return action if may and session.match.why_not(action) is None else None


def depends_on_nothing_hidden(session: MatchSession, random: Random) -> None:
    """Checks that an answer stays the same when a hidden card changes places with another.

    This is for messages that change nothing; the result of an action may depend on hidden cards.
    """
    places = session.match.table.hidden_from(session.seat)
    if len(places) < 2 or session.match.is_over:
        return
    here, there = Position.of(session.match), Position.of(session.match)
    (a, i), (b, j) = random.sample(places, 2)
    one, other = here.zones[a][i], here.zones[b][j]
    there.zones[a][i], there.zones[b][j] = other, one
    there.turned = {other if c is one else one if c is other else c for c in here.turned}
    worlds = [Match(session.match.game, session.match.seed, position) for position in (here, there)]
    spelt = [f"{session.seat} {verb.verb()} {card.name}" for verb in session.match.game.verbs for card in (one, other)]
    told: list[list[Any]] = []
    for world in worlds:
        again = MatchSession(world, session.seat, session.bots, session.words, predicts=session.predicts)
        readable = [action for text in spelt if (action := _read(world, text)) is not None]
        told.append([again.status(), *((str(action), again._refusal(action)) for action in readable)])
    for first, second in zip(*told, strict=True):
        if as_sent(first) != as_sent(second):
            raise Fault(f"the answer depends on the hidden cards {one} and {other}: {first}, {second}")


def _read(match: Match, spelt: str) -> Any:
    try:
        return match.read(spelt)
    except CardlabError:
        return None
