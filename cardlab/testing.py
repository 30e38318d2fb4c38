"""The conformance suite: what every game keeps to, ours or anybody's.

    from cardlab.testing import check_game
    check_game("my_game")

It plays random matches over the defaults, every preset and random options, and raises `ConformanceError` with the game,
the options, the seed and the action where something is wrong. Each check is a function of its own below.
"""

from __future__ import annotations

import json
from collections import Counter as Bag
from collections.abc import Iterator
from itertools import product
from typing import Any

from cardlab.cards import Card
from cardlab.chance import Chance
from cardlab.errors import CardlabError, OptionError
from cardlab.explain import Words, languages
from cardlab.game import Action, Game, Joint, action_fields, find
from cardlab.match import Match, Position
from cardlab.story import Story, label
from cardlab.table import SPECTATOR, TEACHER, Fill, Table, Viewer

MOST_TRIED = 600
"""How many well-formed actions are tried against the refusals in one position."""


class ConformanceError(CardlabError, AssertionError):
    """A game does not keep to what every game must."""


def check_game(game: str | type[Game], *, matches: int = 12, actions: int = 120, seed: int = 0) -> None:
    """Put a game through the whole suite.

    Args:
        game: Its slug, or its class.
        matches: How many random option sets are played, besides the defaults and each preset.
        actions: After how many actions a match is left; games that may go on for long still must not break on the way.
        seed: What the random options and actions are drawn from.

    Raises:
        ConformanceError: Something is wrong; the text says what, in which game, and how to see it again.
    """
    game_class = find(game) if isinstance(game, str) else game
    _words(game_class)
    chance = Chance(seed, 1)
    chosen = [game_class.with_options(), *(game_class.with_options(preset) for preset in game_class.presets)]
    chosen += [random_options(game_class, chance) for _ in range(matches)]
    for number, one in enumerate(chosen):
        checked = _Checked(one, seed + number, actions)
        try:
            checked.run()
        except ConformanceError as error:
            where = f"after {len(checked.match.actions)} actions" if checked.match else "at the set-up"
            raise ConformanceError(
                f"{game_class.slug}, options {one.set_options}, seed {checked.seed}, {where}: {error}"
            ) from error


def random_options(game_class: type[Game], chance: Chance) -> Game:
    """The game with random options: of each option any choice, or a number near the edge of its range.

    Raises:
        ConformanceError: A hundred draws in a row contradict each other.
    """
    for _ in range(100):
        drawn: dict[str, Any] = {}
        for declared in game_class.options():
            low = declared.at_least or 0
            high = declared.at_most if declared.at_most is not None else low + 12
            drawn[declared.name] = chance.pick(declared.choices or (declared.default, low, min(low + 1, high), high))
        try:
            return game_class.with_options(**drawn)
        except OptionError:
            continue
    raise ConformanceError(f"{game_class.slug}: a hundred random sets of options were refused")


class _Checked:
    """One match that is looked at from all sides."""

    def __init__(self, game: Game, seed: int, actions: int) -> None:
        self.game = game
        self.seed = seed
        self.actions = actions
        self.match: Match | None = None
        self.chance = Chance(seed, 2)

    def run(self) -> None:
        match = self.match = Match(self.game, self.seed)
        while not match.is_over and len(match.actions) < self.actions:
            legal = match.legal_actions()
            if not legal:
                raise ConformanceError("the game is not over, and nobody has a legal action")
            if len(match.actions) % 9 == 0:
                self.refusals(match, legal)
                self.position(match)
            if len(match.actions) % 3 == 0:
                self.swapped(match, legal)
            action = self.chance.pick(legal)
            if match.read(str(action)) != action:
                raise ConformanceError(f"the action {str(action)!r} does not parse back to itself")
            match.play(action)
        if match.is_over:
            self.over(match)
        replayed(match)
        self.kept(match)
        for viewer in (*self.game.seats, SPECTATOR, TEACHER):
            self.told(match, viewer)

    # ------------------------------------------------------------------------------------ actions

    def refusals(self, match: Match, legal: list[Action]) -> None:
        """What is legal is not forbidden, and what is not listed is; an action's spoken fields make no difference."""
        for action in legal:
            refusal = match.why_not(action)
            if refusal is not None:
                raise ConformanceError(f"{action} is listed as legal, and forbidden by {refusal.rule}")
        listed = {str(action.unsaid()) for action in legal}
        for tried in well_formed(self.game, match.table):
            refusal = match.why_not(tried)
            if refusal is None and str(tried) not in listed:
                raise ConformanceError(f"{tried} is not listed as legal, and nothing forbids it")
            if refusal is not None:
                for language in languages():
                    Words(language).explain_refusal(refusal.rule, refusal.facts)

    def over(self, match: Match) -> None:
        """After the end nothing is legal, and everything is refused by the rule that ended the game."""
        ended = match.table.ended_by
        if ended is None or not ended.rule:
            raise ConformanceError("the game ended without a rule")
        if match.legal_actions():
            raise ConformanceError("the game is over, and there are legal actions")
        for tried in well_formed(self.game, match.table):
            refusal = match.why_not(tried)
            if refusal is None or refusal.rule != ended.rule:
                raise ConformanceError(f"the game is over, and {tried} is not refused by the rule that ended it")

    # ------------------------------------------------------------------------------------ keeping

    def kept(self, match: Match) -> None:
        """Saved and loaded, or played again, it is the same match."""
        for again in (Match.load(match.save()), _again(match)):
            if _told(again) != _told(match):
                raise ConformanceError("the same seed and actions give another log: something else than table.chance decides")

    def position(self, match: Match) -> None:
        """A position parses back, and leads to the same decisions."""
        spelt = str(Position.of(match))
        parsed = Position.parse(spelt)
        if str(parsed) != spelt:
            raise ConformanceError(f"the position {spelt!r} does not parse back to itself, but to {str(parsed)!r}")
        laid = Match(match.game, match.seed, parsed)
        same = list(map(str, laid.legal_actions())) == list(map(str, match.legal_actions()))
        if not same:
            raise ConformanceError(f"laid by hand, the position {spelt!r} has other legal actions")

    # ------------------------------------------------------------------------------------ secrets

    def told(self, match: Match, viewer: Viewer) -> None:
        """A viewer's page shows what that viewer may see, and a rule names no card that is hidden when its action is over."""
        table = match.game.new_table(Chance(match.seed))
        page = _Page(table)
        shown: set[str] = set()
        named: dict[str, str] = {}
        for number, event in enumerate(match.events, 1):
            named |= {card.name: event.rule for card in _cards_in(event.facts_for(viewer))}
            event.apply(table)
            seen = event.seen_by(viewer, table)
            if seen is not None:
                page.apply(seen)
            view = table.seen_by(viewer)
            if page.state() != _comparable(table, viewer):
                raise ConformanceError(f"the events that {viewer} is sent do not add up to what {viewer} sees, after {event!r}")
            shown |= {card.name for name in view.zones for card in view.known(name)}
            if number in match.ends and viewer != TEACHER:
                for name in named.keys() - shown:
                    raise ConformanceError(f"{viewer} is told of {name} by {named[name]}, and has never seen it")
        for language in languages():
            Story(match, viewer, Words(language)).to_json()

    def swapped(self, match: Match, legal: list[Action]) -> None:
        """Two hidden cards change places: whoever sees neither is sent the same, until one of them is shown.

        The mover's own choice may depend on hidden cards, so an action that is not legal with both is passed over.
        """
        viewer = self.chance.pick([*self.game.seats, SPECTATOR])
        view = match.seen_by(viewer)
        hidden = [(name, i) for name, zone in view.zones.items() for i, card in enumerate(zone) if card is None]
        if len(hidden) < 2:
            return
        (zone_a, a), (zone_b, b) = self.chance.shuffled(hidden)[:2]
        here = Position.of(match)
        there = Position.of(match)
        one, other = here.zones[zone_a][a], here.zones[zone_b][b]
        there.zones[zone_a][a], there.zones[zone_b][b] = other, one
        turned = {other if c is one else one if c is other else c for c in here.turned}
        there.turned = turned
        tables = [Match(match.game, match.seed, position) for position in (here, there)]
        if tables[0].seen_by(viewer).to_json() != tables[1].seen_by(viewer).to_json():
            raise ConformanceError(f"{viewer} sees a difference between {one} and {other}, which are hidden")
        action = self.chance.pick(legal)
        if any(table.is_over or table.why_not(action) is not None for table in tables):
            return
        sent = [self._sent(table, action, viewer, {one.name, other.name}) for table in tables]
        for mine, yours in zip(*sent, strict=False):
            if mine is None or yours is None:
                return
            if mine != yours:
                fault = f"{viewer} is sent what depends on the hidden cards {one} and {other}: {mine} or {yours}"
                raise ConformanceError(f"after {action}, {fault}")

    def _sent(self, match: Match, action: Action, viewer: Viewer, names: set[str]) -> Iterator[str | None]:
        """What a viewer is sent for an action, event by event; None from where one of the cards is shown."""
        start = len(match.events)
        for event in match.play(action).events[start:]:
            sent = [event.rule, event.seen_by(viewer, match.table), _plain(event.facts_for(viewer))]
            text = json.dumps(sent)
            yield None if any(f'"{name}"' in text or f'"~{name}"' in text for name in names) else text


def replayed(match: Match) -> None:
    """Every event can be taken back exactly, and no card is lost or doubled by any.

    Raises:
        ConformanceError: One cannot, or one is.
    """
    table = match.game.new_table(Chance(match.seed))
    put_in: Bag[Card] = Bag()
    for event in match.events:
        before = _state(table)
        event.apply(table)
        if isinstance(event, Fill):
            put_in.update(event.cards)
        there = Bag(table.cards())
        if there != put_in:
            raise ConformanceError(f"cards are lost or doubled by {event!r}: {_difference(put_in, there)}")
        if max(put_in.values(), default=1) > 1:
            raise ConformanceError(f"the same card is put in twice by {event!r}")
        after = _state(table)
        event.revert(table)
        if _state(table) != before:
            raise ConformanceError(f"{event!r} does not take itself back")
        event.apply(table)
        if _state(table) != after:
            raise ConformanceError(f"{event!r} is not the same when it is done again")
    if _state(table) != _state(match.table):
        raise ConformanceError("the table does not stand as its events have left it: something else has changed it")
    last, log = _state(match.table), list(match.events)
    n = len(match.actions)
    match.go_to(0)
    match.go_to(n)
    if _state(match.table) != last or match.events != log:
        raise ConformanceError("taken back and played again, the match stands otherwise")


def well_formed(game: Game, table: Table) -> Iterator[Action]:
    """Actions that can be written down, legal or not: every seat, every verb, every card and small number.

    Verbs with more than two arguments, or of a kind that cannot be counted, are left out; so is what is said aloud.
    """
    cards = sorted(set(table.cards()), key=str)
    count = 0
    for verb in game.verbs:
        fields = [field for field in action_fields(verb) if not field.optional]
        if any(field.several or (field.one not in (Card, int) and not field.choices) for field in fields) or len(fields) > 2:
            continue
        values = [
            cards if field.one is Card else list(range(13)) if field.one is int else list(field.choices) for field in fields
        ]
        for who in ["all"] if issubclass(verb, Joint) else game.seats:
            for chosen in product(*values):
                count += 1
                if count > MOST_TRIED:
                    return
                yield verb(*chosen) if issubclass(verb, Joint) else verb(who, *chosen)


def _words(game_class: type[Game]) -> None:
    """The game, its rules, zones, counters, options and presets have their words in every language."""
    for language in languages():
        words = Words(language)
        try:
            for attribute in (None, "summary", "ages", "teaches"):
                words.say(f"{game_class.slug}-game", attribute)
            for kind, names in (("option", [o.name for o in game_class.options()]), ("preset", list(game_class.presets))):
                for name in names:
                    label(words, game_class, kind, name)
                    label(words, game_class, kind, name, "help")
            Story(Match(game_class.with_options()), words=words).stage()
        except CardlabError as error:
            raise ConformanceError(f"{game_class.slug}: {error}") from error
        if not words.rules(game_class.slug):
            raise ConformanceError(f"{game_class.slug}: no message has the attribute .rule in the language {language!r}")


def _state(table: Table) -> tuple[Any, ...]:
    zones = {name: tuple(zone) for name, zone in table.zones.items()}
    return zones, dict(table.counters), frozenset(table.turned), table.outcome


def _difference(expected: Bag[Card], there: Bag[Card]) -> str:
    lost, more = expected - there, there - expected
    return f"lost {' '.join(map(str, lost)) or 'none'}, too many {' '.join(map(str, more)) or 'none'}"


def _again(match: Match) -> Match:
    again = Match(match.game, match.seed)
    for action in match.actions:
        again.play(action)
    return again


def _told(match: Match) -> str:
    return json.dumps([[e.rule, e.seen_by(TEACHER, match.table), _plain(e.facts_for(TEACHER))] for e in match.events])


def _plain(fact: Any) -> Any:
    """Facts as plain data."""
    if isinstance(fact, dict):
        return {name: _plain(value) for name, value in fact.items()}
    if isinstance(fact, (list, tuple)):
        return [_plain(value) for value in fact]
    return fact.name if isinstance(fact, Card) else fact


def _cards_in(fact: Any) -> Iterator[Card]:
    if isinstance(fact, Card):
        yield fact
    elif isinstance(fact, dict):
        for value in fact.values():
            yield from _cards_in(value)
    elif isinstance(fact, (list, tuple)):
        for value in fact:
            yield from _cards_in(value)


def _comparable(table: Table, viewer: Viewer) -> dict[str, Any]:
    view = table.seen_by(viewer).to_json()
    zones = {name: ["?"] * seen if isinstance(seen, int) else seen for name, seen in view["zones"].items()}
    counters = {name: value for name, value in view["counters"].items() if name not in table.tallies}
    return {"zones": zones, "counters": counters, "outcome": view["outcome"]}


class _Page:
    """The fold that a page does: redacted events, and nothing else, make what is shown (`widgets/static/fold.js`)."""

    def __init__(self, table: Table) -> None:
        self.zones: dict[str, list[str]] = {name: [] for name in table.zones}
        self.counters = dict(table.counters)
        self.outcome: str | None = None

    def state(self) -> dict[str, Any]:
        return {"zones": self.zones, "counters": self.counters, "outcome": self.outcome}

    def apply(self, seen: list[Any]) -> None:
        kind, *rest = seen
        getattr(self, f"_{kind}")(*rest)

    def _fill(self, zone: str, seen: Any) -> None:
        self.zones[zone] += _tokens(seen)

    def _move(self, places: list[list[Any]], to: str, at: int, seen: Any) -> None:
        left: dict[str, set[int]] = {}
        for zone, which in places:
            left.setdefault(zone, set()).update(range(which) if isinstance(which, int) else which)
        for zone, gone in left.items():
            self.zones[zone] = [token for i, token in enumerate(self.zones[zone]) if i not in gone]
        target = self.zones[to]
        start = len(target) if at == -1 else at
        target[start:start] = _tokens(seen)

    def _turn(self, seen: list[list[Any]]) -> None:
        for zone, place, token in seen:
            self.zones[zone][place] = token

    def _put(self, values: dict[str, Any]) -> None:
        self.counters.update(values)

    def _end(self, outcome: str) -> None:
        self.outcome = outcome


def _tokens(seen: Any) -> list[str]:
    return ["?"] * seen if isinstance(seen, int) else list(seen)


__all__ = ["ConformanceError", "check_game", "random_options", "replayed", "well_formed"]
