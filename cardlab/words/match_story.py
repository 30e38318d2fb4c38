"""Tells a match step by step to one viewer: the redacted log with its sentences, as plain data.

A step begins with each rule that fires and takes the silent events after it. Widgets, transcripts and pictures are all made
from these steps, so a card that is hidden here is hidden everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple

from cardlab.core.base_match import BaseMatch
from cardlab.core.declarations import SPECTATOR, Viewer
from cardlab.core.event_kinds import SetCounters, TurnOver, WithNextRule
from cardlab.core.numbers import plain
from cardlab.core.pieces import Pieces, finished
from cardlab.core.presentation import Presentation
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event
from cardlab.core.view import check_viewer
from cardlab.words.card_names import number_card_names
from cardlab.words.game_labels import first_hints, game_text, label, legend, making_rule_texts, value_words
from cardlab.words.languages import direction
from cardlab.words.seat_faces import faces
from cardlab.words.short_sentences import short_sentence
from cardlab.words.step_groups import group_steps
from cardlab.words.words import Words, message_name

if TYPE_CHECKING:  # keeps the message classes out of `import cardlab`
    from cardlab.protocol.match_log import Log, MatchSetting, SeenEvent, Step


class MatchStory:
    """A match as one viewer may see it, in one language.

    Args:
        match: The match, which the story follows.
        viewer: A seat, ``spectator`` or ``teacher``.
        words: The language and the players' names.

    Raises:
        UnknownSeat: No viewer has this name.
    """

    def __init__(self, match: BaseMatch, viewer: Viewer = SPECTATOR, words: Words | None = None) -> None:
        check_viewer(viewer, match.game.seats)
        self.match = match
        self.viewer = viewer
        self.words = words or Words()
        self._grouped: list[_Grouped] = []

    def steps(self, first_action: int = 0, last_action: int | None = None) -> list[Step]:
        """Returns the steps from an action on, up to the end or to another action; 0 is the set-up."""
        grouped = self.grouped()[first_action : None if last_action is None else last_action + 1]
        return [step for number, cut in enumerate(grouped, first_action) for step in self.tell(number, cut)]

    def telling(self, first_action: int = 0) -> Iterator[list[Step]]:
        """Yields the steps of each action from one on, as the caller asks for them. Those of a long match take a moment."""
        number = first_action
        while number < len(self.match.ends):
            yield self.tell(number, self._split(number + 1)[number].groups)
            number += 1

    def tell(self, number: int, grouped: list[list[Event]]) -> list[Step]:
        """Returns the steps of one action from its events, an item of `grouped`."""
        steps = [self._step(number, group) for group in grouped]
        group_steps(steps, grouped, self.match.table, self.match.game)
        return steps

    def rules_fired(self) -> list[tuple[Event | None, Event | None]]:
        """Returns for each step the event of its rule, and that of the next step of the same action; None if no rule fires."""
        return [pair for action in self.grouped() for pair in pairwise([*map(_told, action), None])]

    def grouped(self) -> list[list[list[Event]]]:
        """Returns the events of the set-up and of each action, split before each rule.

        A reflex moment that passes without anything to say is not a step: its events belong to the next action.
        """
        return [one.groups for one in self._split(len(self.match.ends))]

    def _split(self, most: int) -> list[_Grouped]:
        """Splits the events of the first so many actions, counting the set-up."""
        match, known, ends = self.match, self._grouped, self.match.ends
        # Only what has been played since the last call is split. An undo takes events away, and an action that is played again
        # brings the same event objects back.
        while known and (len(known) > len(ends) or known[-1].last is not _last(match.events, ends[len(known) - 1])):
            known.pop()
        quick = {*match.game.reflexes, *match.game.reflexes.values()}
        actions = match.actions
        for number in range(len(known), min(most, len(ends))):
            start, waiting = (ends[number - 1], known[-1].waiting) if number else (0, [])
            own = match.events[start : ends[number]]
            events = waiting + own
            silent = bool(number) and actions[number - 1].verb() in quick and all(map(_says_nothing, events))
            last = own[-1] if own else known[-1].last if known else None
            known.append(_Grouped([] if silent else list(groups(events)), events if silent else [], last))
        return known

    def _step(self, number: int, group: list[Event]) -> Step:
        told = _told(group)
        seen = [event.seen_by(self.viewer, self.match.table) for event in group]
        events: list[SeenEvent] = [event for event in seen if event is not None]
        who = self.match.actions[number - 1].who if number else None
        if told is None:
            silent, facts = self._silent(number, group)
            title, sentence = self.words.say(silent), self.words.say(silent, "sentence", **facts)
            step: Step = {"action": number, "who": who, "rule": "", "title": title, "sentence": sentence, "events": events}
            short = short_sentence(self.words, silent, facts, self.viewer)
            return step if short is None else {**step, "short": short}
        facts, rule = told.facts_for(self.viewer), told.rule
        said = self.words.explain(rule, facts, own=facts is not told.facts)
        step = {
            "action": number,
            "who": who,
            "rule": rule,
            "title": said.title,
            "sentence": said.sentence,
            "events": events,
        }
        short = short_sentence(self.words, rule, facts, self.viewer)
        if short is not None:
            step["short"] = short
        if said.working:
            step["working"] = said.working
        if self.viewer in self.match.game.seats and self.viewer == self._celebrating(rule, facts):
            step["celebrate"] = True
        if best := self._best(rule, facts):
            step["best"] = best
        return step

    def _best(self, rule: str, facts: Mapping[str, Any]) -> list[str]:
        """Returns the counters of the players who are the best by a rule that has fired."""
        game = self.match.game
        by = {game.rule(name): counter for name, counter in Presentation.of(game).best_by.items()}
        return [f"{by[rule]}.{seat}" for seat in facts.get("players", [facts.get("player")])] if rule in by else []

    def _celebrating(self, rule: str, facts: Mapping[str, Any]) -> str | None:
        """Returns the seat that celebrates a rule that has fired; None if nobody does."""
        game = self.match.game
        return facts.get("winner", facts.get("player")) if rule in map(game.rule, Presentation.of(game).celebrations) else None

    def _silent(self, number: int, group: list[Event]) -> tuple[str, dict[str, Any]]:
        """Returns the message, with its facts, for a step of an action or a set-up in which no rule fires."""
        if number and isinstance(group[-1], TurnOver):
            return "turned", {}
        if number:
            action = self.match.actions[number - 1]
            own = f"{self.match.game.slug}-chosen-{action.verb()}"  # for a choice that is not secret
            return self.words.first(own, "chosen"), {"player": action.who}
        if self.match.position is not None:
            return "laid", {}
        return self.words.first(f"{self.match.game.slug}-dealt", "dealt"), {}

    def setting(self) -> MatchSetting:
        """Returns the setting, which stays the same through a match: the game's name, seats, zones, counters,
        rules, landmarks.
        """
        return finished(self.making_setting())

    def making_setting(self) -> Pieces[MatchSetting]:
        """Makes the same setting in pieces."""
        game, words, presentation = self.match.game, self.words, Presentation.of(self.match.game)
        rules = yield from making_rule_texts(game, words)
        landmarks = [rule for rule in map(game.rule, presentation.landmarks) if game.holds(rule)]
        face_of = faces(game.seats, self.viewer)
        return {
            "game": game.slug,
            "name": game_text(words, game),
            "aim": game_text(words, game, "aim") if words.has(f"{game.slug}-game", "aim") else "",
            "runs": presentation.runs,
            "board": presentation.has_board,
            "lang": words.language,
            "dir": direction(words.language),
            "viewer": self.viewer,
            "seats": [{"seat": seat, "name": words.seat(seat), "face": face_of[seat]} for seat in game.seats],
            "zones": [
                {
                    "name": zone.name,
                    "own": zone.each_player,
                    "lies": zone.lies,
                    "stands": zone.stands_at,
                    "top": zone.top,
                    "sorts": zone.sorts,
                    "under": zone.under,
                    "above": zone.above,
                    "fleeting": zone.fleeting,
                    "countedBy": zone.counted_by,
                    "label": label(words, game, "zone", zone.name),
                }
                for zone in game.zones
            ],
            "counters": [
                {
                    "name": name,
                    "own": counter.each_player,
                    "counts": counter.counts,
                    "paces": name in presentation.paced_by,
                    "spotlights": name == presentation.spotlight,
                    "bars": name == presentation.barred,
                    "lamps": presentation.lamps.get(name, 0),
                    "label": label(words, game, "counter", name),
                    "values": value_words(words, game, name),
                }
                for name in presentation.shows
                for counter in game.counters
                if counter.name == name
            ],
            "cardNames": number_card_names(words, game.pack()),
            "numbers": {
                card.name: plain(number) for card in game.pack() if (number := presentation.number_on(card)) is not None
            },
            "pairings": {
                card.name: {"sign": asked.sign, "ranks": asked.ranks}
                for card in game.pack()
                if (asked := presentation.pairing(card)) is not None
            },
            "others": {
                card.name: plain(number) for card in game.pack() if (number := presentation.other_number_on(card)) is not None
            },
            "writtenOn": {card.name: written for card in game.pack() if (written := presentation.written_on(card))},
            "legend": legend(words, game),
            "goals": [{"goal": goal, "counter": counter} for goal, counter in presentation.goal_totals.items()],
            "written": [game.rule(name) for name in presentation.written],
            "landmarks": {rule: words.say(message_name(rule), "landmark") for rule in landmarks},
            "rules": rules,
            "hints": first_hints(words, game),
            "start": {name: plain(value) for name, value in game.new_table(RandomStream(0)).counters.items()},
        }

    def to_json(self) -> Log:
        """Returns setting and steps: everything that a browser needs to show the match on its own."""
        return {**self.setting(), "steps": self.steps()}


class _Grouped(NamedTuple):
    """The events of an action in groups, those that wait for the next action, and the last event so far."""

    groups: list[list[Event]]
    waiting: list[Event]
    last: Event | None


def _last(events: list[Event], end: int) -> Event | None:
    return events[end - 1] if end else None


def _says_nothing(event: Event) -> bool:
    return isinstance(event, SetCounters) and not event.rule


def _told(group: list[Event]) -> Event | None:
    """Returns the event of a group whose rule fires."""
    return next((event for event in group if event.rule), None)


def groups(events: list[Event]) -> Iterator[list[Event]]:
    """Yields the events in groups, split before each rule. Events before the first rule of an action belong to it, unless cards
    turn over there: viewers see those before the rule takes them away. After `WithNextRule`, silent events belong to the next
    rule, if there is one.
    """
    group: list[Event] = []
    told = False
    last = max((place for place, event in enumerate(events) if event.rule), default=0)
    for place, event in enumerate(events):
        if told and (event.rule or (isinstance(event, WithNextRule) and place < last)):
            yield group
            group, told = [], False
        told = told or bool(event.rule) or isinstance(event, TurnOver)
        group.append(event)
    if group:
        yield group
