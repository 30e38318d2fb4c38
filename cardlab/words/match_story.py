"""Tells a match step by step to one viewer: the redacted log with its sentences, as plain data.

A step begins with each rule that fires and takes the silent events after it. Widgets, transcripts and pictures are all made
from these steps, so a card that is hidden here is hidden everywhere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from cardlab.core.base_match import BaseMatch
from cardlab.core.declarations import SPECTATOR, Viewer
from cardlab.core.event_kinds import SetCounters, TurnOver, WithNextRule
from cardlab.core.numbers import plain
from cardlab.core.presentation import Presentation
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event
from cardlab.core.view import check_viewer
from cardlab.words.card_names import number_card_names
from cardlab.words.game_labels import first_hints, game_text, label, legend, rule_texts, value_words
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

    def steps(self, first_action: int = 0, last_action: int | None = None) -> list[Step]:
        """Returns the steps from an action on, up to the end or to another action; 0 is the set-up."""
        grouped = self.grouped()[first_action : None if last_action is None else last_action + 1]
        return [step for number, cut in enumerate(grouped, first_action) for step in self.tell(number, cut)]

    def telling(self, first_action: int = 0) -> Iterator[list[Step]]:
        """Yields the steps of each action from one on, as the caller asks for them. Those of a long match take a moment."""
        for number, cut in enumerate(self.grouped()[first_action:], first_action):
            yield self.tell(number, cut)

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
        match, reflexes = self.match, self.match.game.reflexes
        quick = {*reflexes, *reflexes.values()}
        cut: list[list[list[Event]]] = []
        waiting: list[Event] = []
        for action, (start, stop) in zip([None, *match.actions], pairwise([0, *match.ends]), strict=True):
            events = waiting + match.events[start:stop]
            silent = (
                action is not None and action.verb() in quick and all(isinstance(e, SetCounters) and not e.rule for e in events)
            )
            waiting = events if silent else []
            cut.append([] if silent else list(groups(events)))
        return cut

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
        game, words, presentation = self.match.game, self.words, Presentation.of(self.match.game)
        landmarks = [rule for rule in map(game.rule, presentation.landmarks) if game.holds(rule)]
        face_of = faces(game.seats, self.viewer)
        return {
            "game": game.slug,
            "name": game_text(words, game),
            "aim": game_text(words, game, "aim") if words.has(f"{game.slug}-game", "aim") else "",
            "runs": presentation.runs,
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
            "rules": {rule: text for rule, text in rule_texts(game, words).items() if game.holds(rule)},
            "hints": first_hints(words, game),
            "start": {name: plain(value) for name, value in game.new_table(RandomStream(0)).counters.items()},
        }

    def to_json(self) -> Log:
        """Returns setting and steps: everything that a browser needs to show the match on its own."""
        return {**self.setting(), "steps": self.steps()}


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
