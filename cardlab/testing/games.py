"""The conformance suite: what every game keeps to, ours or anybody's.

    from cardlab.testing.games import check_game
    check_game("my_game")

It plays random matches over the defaults, every preset and random options, and raises `ConformanceError` with the game,
the options, the seed and the action where something is wrong. Each check is a function of its own below.
"""

from __future__ import annotations

import json
from collections import Counter as Bag
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product, zip_longest
from typing import Any, cast

from cardlab.core.actions import Action, Joint, Ordering, Refusal, action_fields, ordering_of
from cardlab.core.cards import Card
from cardlab.core.errors import CardlabError, OptionError
from cardlab.core.events import Fill
from cardlab.core.game import Game
from cardlab.core.numbers import plain, read, require_exact
from cardlab.core.position import Position
from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event, Table
from cardlab.core.zones import DRAW, SPECTATOR, TEACHER, UNFINISHED, Viewer
from cardlab.match import Match
from cardlab.words.messages import Words, languages, message_name
from cardlab.words.story import Story, label

SEATS = tuple(f"p{n}" for n in range(1, 11))
"""The values of an option that are players, and need no words."""
JUDGED = 12
"""Of how many legal actions the coach is asked in one position."""
MOST_TRIED = 600
"""How many well-formed actions are tried against the refusals in one position."""


class ConformanceError(CardlabError, AssertionError):
    """A game does not keep to what every game must."""


def check_game(game: str | type[Game], *, matches: int = 20, actions: int = 200, longest: int = 20_000, seed: int = 0) -> None:
    """Put a game through the whole suite.

    Args:
        game: Its slug, or its class.
        matches: How many random option sets are played, besides the defaults and each preset.
        actions: How many actions of a match are looked at from all sides.
        longest: After how many actions a match with the defaults or a preset must have ended.
        seed: What the random options and actions are drawn from.

    Raises:
        ConformanceError: Something is wrong; the text says what, in which game, and how to see it again.
    """
    game_class = find(game) if isinstance(game, str) else game
    _words(game_class)
    rng = RandomStream(seed, 1)
    named = [game_class.with_options(), *(game_class.with_options(preset) for preset in game_class.presets)]
    chosen = named + [random_options(game_class, rng) for _ in range(matches)]
    for number, one in enumerate(chosen):
        checked = _Checked(one, seed + number, actions)
        try:
            checked.run()
            if number < len(named):
                checked.finish(longest)
        except Exception as error:  # a game may break in any way, and its author needs to know where
            where = f"after {len(checked.match.actions)} actions" if checked.match else "at the set-up"
            what = str(error) if isinstance(error, ConformanceError) else f"{type(error).__name__}: {error}"
            raise ConformanceError(
                f"{game_class.slug}, options {one.set_options}, seed {checked.seed}, {where}: {what}"
            ) from error


def random_options(game_class: type[Game], rng: RandomStream) -> Game:
    """The game with random options: of each option any choice, or a number near the edge of its range.

    Raises:
        ConformanceError: A hundred draws in a row contradict each other.
    """
    for _ in range(100):
        drawn: dict[str, Any] = {}
        for declared in game_class.options():
            low = declared.at_least or 0
            high = declared.at_most if declared.at_most is not None else low + 12
            drawn[declared.name] = rng.pick(declared.choices or (declared.default, low, min(low + 1, high), high))
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
        self.rng = RandomStream(seed, 2)

    def run(self) -> None:
        match = self.match = Match(self.game, self.seed)
        stood = [_state(match.table)]
        while not match.is_over and len(match.actions) < self.actions:
            legal = self.legal(match)
            if len(match.actions) % 9 == 0:
                self.refusals(match, legal)
                self.position(match)
                self.judged(match, legal)
            action = self.rng.pick(legal)
            if len(match.actions) % 3 == 0:
                self.swapped(match, action)
            if match.read(str(action)) != action:
                raise ConformanceError(f"the action {str(action)!r} does not parse back to itself")
            match.play(action)
            stood.append(_state(match.table))
        if match.is_over:
            self.over(match)
        replayed(match, stood)
        self.kept(match)
        self.words(match)
        for viewer in (*self.game.seats, SPECTATOR, TEACHER):
            self.told(match, viewer)

    def legal(self, match: Match) -> list[Action]:
        """There is a legal action, none twice, and asking changes nothing."""
        before = _state(match.table)
        legal = match.legal_actions()
        if _state(match.table) != before:
            raise ConformanceError("asking for the legal actions changes the table")
        if not legal:
            raise ConformanceError("the game is not over, and nobody has a legal action")
        for action, times in Bag(map(str, legal)).items():
            if times > 1:
                raise ConformanceError(f"{action} is listed {times} times as legal")
        return legal

    def finish(self, longest: int) -> None:
        """The match ends, if only as unfinished. A limit of turns that is too far off to be reached is lowered."""
        game: Any = self.game
        if getattr(game, "max_turns", 0) > longest // 4:
            game = replace(game, max_turns=longest // 40)
        match = self.match = Match(game, self.seed)
        while not match.is_over:
            if len(match.actions) >= longest:
                raise ConformanceError("the game has not ended: an option such as max_turns must end it as unfinished")
            match.play(self.rng.pick(match.legal_actions()))

    # ------------------------------------------------------------------------------------ actions

    def refusals(self, match: Match, legal: list[Action]) -> None:
        """What is legal is not forbidden, and what is not listed is; an action's spoken fields make no difference."""
        for action in legal:
            refusal = match.why_not(action)
            if refusal is not None:
                raise ConformanceError(f"{action} is listed as legal, and forbidden by {refusal.rule}")
        listed = {str(action.unsaid()) for action in legal}
        sampled = {(type(action), action.who) for action in legal if ordering_of(type(action))}
        before = _state(match.table)
        refused: dict[str, Refusal] = {}
        for tried in well_formed(self.game, match.table):
            refusal = match.why_not(tried)
            if refusal is not None:
                refused[refusal.rule] = refusal
            elif str(tried) not in listed and (type(tried), tried.who) not in sampled:
                raise ConformanceError(f"{tried} is not listed as legal, and nothing forbids it")
        for verb, who in sampled:
            self.orders(match, verb, who)
        for words, refusal in product(map(Words, languages()), refused.values()):
            _rule_text(words, refusal.rule)
            words.explain_refusal(refusal.rule, refusal.facts)
        if _state(match.table) != before:
            raise ConformanceError("asking why an action is forbidden changes the table")

    def orders(self, match: Match, verb: type[Action], who: str) -> None:
        """Whoever may put cards in order may choose any order of just these cards, listed or not."""
        about = f"{cast(Ordering, ordering_of(verb)).zone}.{who}"
        cards = match.table[about]
        for wrong in (cards[1:], [*cards, cards[0]], [*cards[1:], cards[-1]]):
            order = verb(who, *[tuple(wrong)])
            if wrong and Bag(wrong) != Bag(cards) and match.why_not(order) is None:
                raise ConformanceError(f"{order} is no order of the cards in {about}, and nothing forbids it")
        order = verb(who, *[tuple(self.rng.shuffled(cards))])
        refusal = match.why_not(order)
        if refusal is not None:
            raise ConformanceError(f"{order} is forbidden by {refusal.rule}, and other orders are listed")
        Match(match.game, match.seed, Position.of(match)).play(str(order))

    def over(self, match: Match) -> None:
        """After the end nothing is legal, and everything is refused: by the rule that ended the game, or one for just that."""
        ended, winners = match.table.ended_by, match.winners
        if match.outcome not in (DRAW, UNFINISHED) and not (winners and set(winners) <= set(self.game.seats)):
            raise ConformanceError(
                f"the outcome is {match.outcome!r}, and must be the winning seats, {DRAW!r} or {UNFINISHED!r}"
            )
        if ended is None or not ended.rule:
            raise ConformanceError("the game ended without a rule")
        if match.legal_actions():
            raise ConformanceError("the game is over, and there are legal actions")
        rule = match.game.after_the_end(match.table).rule
        for tried in well_formed(self.game, match.table):
            refusal = match.why_not(tried)
            if refusal is None or refusal.rule != rule:
                raise ConformanceError(f"the game is over, and {tried} is not refused by {rule}")

    # ------------------------------------------------------------------------------------ keeping

    def kept(self, match: Match) -> None:
        """Saved and loaded, or played again, it is the same match."""
        for again in (Match.load(match.save()), _again(match)):
            if _told(again) != _told(match):
                raise ConformanceError("the same seed and actions give another log: something else than table.rng decides")

    def position(self, match: Match) -> None:
        """A position parses back, and leads to the same decisions; no word of it looks like a number."""
        for name, value in match.table.counters.items():
            if isinstance(value, str) and read(value) is not None:
                raise ConformanceError(
                    f"the counter {name!r} holds the word {value!r}, which is read as a number: give the number itself"
                )
        spelt = str(Position.of(match))
        parsed = Position.parse(spelt)
        if str(parsed) != spelt:
            raise ConformanceError(f"the position {spelt!r} does not parse back to itself, but to {str(parsed)!r}")
        laid = Match(match.game, match.seed, parsed)
        same = list(map(str, laid.legal_actions())) == list(map(str, match.legal_actions()))
        if not same:
            raise ConformanceError(f"laid by hand, the position {spelt!r} has other legal actions")

    # ------------------------------------------------------------------------------------ judging

    def judged(self, match: Match, legal: list[Action]) -> None:
        """Who chooses is told what the choices gain and what the coach says of them, by what that seat sees, in words."""
        words = Words()
        for action in [action for action in legal if action.who != "all"][:JUDGED]:
            view = match.seen_by(action.who)
            numbers = [match.game.gain(view, action), match.game.evaluate(view, action.who)]
            if not all(isinstance(number, (int, float, Fraction)) for number in numbers):
                raise ConformanceError(f"what {action} gains, or how {action.who} stands, is no number: {numbers}")
            advice = match.game.advise(view, action)
            if advice is not None:
                words.say(f"{match.game.slug}-coach-{advice.name}", **advice.facts)

    # ------------------------------------------------------------------------------------ secrets

    def told(self, match: Match, viewer: Viewer) -> None:
        """A viewer's page shows what that viewer may see, and nothing names a card that is hidden when its action is over.

        A rule may name cards that its own action is about to show: War tells all cards of a turn before they come up.
        """
        table = match.game.new_table(RandomStream(match.seed))
        pack = {card.name for card in match.table.cards()}
        ends = set(match.ends)
        page = _Page(table)
        shown: set[str] = set()
        named: dict[str, str] = {}
        for number, event in enumerate(match.events, 1):
            event.apply(table)
            seen = event.seen_by(viewer, table)
            if seen is not None:
                page.apply(seen)
            state = _comparable(table, viewer)
            if page.state() != state:
                raise ConformanceError(f"the events that {viewer} is sent do not add up to what {viewer} sees, after {event!r}")
            if viewer == TEACHER:
                continue
            shown.update(token.lstrip("~") for zone in state["zones"].values() for token in zone)
            said = [_facts(event, viewer), seen]
            named |= {name: event.rule or repr(event) for name in _texts(said) if name in pack}
            if number in ends:
                for name in named.keys() - shown:
                    raise ConformanceError(f"{viewer} is told of {name} by {named[name]}, and has never seen it")
                named = {}

    def swapped(self, match: Match, action: Action) -> None:
        """Two hidden cards change places: whoever sees neither has the same choices and is sent the same.

        What is sent is compared until one of the two is shown, or named by a rule where the action goes on to show it.
        An action that is not legal with both is passed over: what its player holds may forbid it.
        """
        here = Position.of(match)
        laid = Match(match.game, match.seed, here)
        before = {name: list(zone) for name, zone in laid.table.zones.items()}
        if not laid.is_over and laid.why_not(action) is None:
            laid.play(action)
        after = laid.table.zones
        for viewer in (*self.game.seats, SPECTATOR):
            view = match.seen_by(viewer)
            hidden = [(name, i) for name, zone in view.zones.items() for i, card in enumerate(zone) if card is None]
            touched = [(name, i) for name, i in hidden if after[name][i : i + 1] != before[name][i : i + 1]]
            if len(hidden) > 1:
                first = self.rng.pick(touched or hidden)
                second = self.rng.pick([place for place in hidden if place != first])
                self.swap(match, here, viewer, action, first, second)

    def swap(
        self, match: Match, here: Position, viewer: Viewer, action: Action, first: tuple[str, int], second: tuple[str, int]
    ) -> None:
        there = Position.of(match)
        one, other = here.zones[first[0]][first[1]], here.zones[second[0]][second[1]]
        there.zones[first[0]][first[1]], there.zones[second[0]][second[1]] = other, one
        there.turned = {other if c is one else one if c is other else c for c in here.turned}
        worlds = [Match(match.game, match.seed, position) for position in (here, there)]
        hidden = f"depends on the hidden cards {one} and {other}"
        if worlds[0].seen_by(viewer).to_json() != worlds[1].seen_by(viewer).to_json():
            raise ConformanceError(f"what {viewer} sees {hidden}")
        choices = [[str(legal) for legal in world.legal_actions() if legal.who == viewer] for world in worlds]
        if choices[0] != choices[1]:
            raise ConformanceError(f"what {viewer} may do {hidden}: {choices[0]} or {choices[1]}")
        if any(world.is_over or world.why_not(action) is not None for world in worlds):
            return
        sent = [self.sent(world, action, viewer, {one.name, other.name}) for world in worlds]
        for mine, yours in zip_longest(*sent, fillvalue="nothing"):
            if mine is None or yours is None:
                return
            if mine != yours:
                raise ConformanceError(f"after {action}, what {viewer} is sent {hidden}: {mine} or {yours}")

    def sent(self, match: Match, action: Action, viewer: Viewer, names: set[str]) -> list[str | None]:
        """What a viewer is sent for an action, event by event, and None in place of the rest from where a card is shown.

        So it is from where a player says something of hidden cards (`Game.announces`).
        """
        start = len(match.events)
        events = match.play(action).events[start:]
        seen = [event.seen_by(viewer, match.table) for event in events]
        shown = {name for one in seen for name in _cards_shown(one)} & names
        announced = {match.game.rule(name) for name in match.game.announces}
        sent: list[str | None] = []
        for event, one in zip(events, seen, strict=True):
            facts = _facts(event, viewer)
            if event.rule in announced or shown & {*_cards_shown(one), *_texts(facts)}:
                return [*sent, None]
            sent.append(json.dumps([event.rule, one, facts]))
        return sent

    # ------------------------------------------------------------------------------------ words

    def words(self, match: Match) -> None:
        """Every rule that has fired has its words, for those who know more too, in every language."""
        for language in languages():
            words = Words(language)
            Story(match, SPECTATOR, words).to_json()
            for event in match.events:
                if event.rule:
                    _rule_text(words, event.rule)
                    if event.private is not None:
                        words.explain(event.rule, event.facts_for(event.private[0]), own=True)


def replayed(match: Match, stood: list[Any] | None = None) -> None:
    """Every event can be taken back exactly, no card is lost or doubled by any, and nothing happens after the end.

    Args:
        match: The match.
        stood: How the table stood after the set-up and after each action, where that was noted while it was played.

    Raises:
        ConformanceError: Something is wrong with an event.
    """
    table = match.game.new_table(RandomStream(match.seed))
    put_in: Bag[Card] = Bag()
    noted = dict(zip(match.ends, stood or (), strict=False))
    for number, event in enumerate(match.events, 1):
        _done_and_taken_back(event, table)
        if isinstance(event, Fill):
            put_in.update(event.cards)
        there = Bag(table.cards())
        if there != put_in:
            raise ConformanceError(f"cards are lost or doubled by {event!r}: {_difference(put_in, there)}")
        if max(put_in.values(), default=1) > 1:
            raise ConformanceError(f"the same card is put in twice by {event!r}")
        if noted.get(number, now := _state(table)) != now:
            raise ConformanceError(f"the table does not stand as {event!r} has left it: something else has changed it")
    if _state(table) != _state(match.table):
        raise ConformanceError("the table does not stand as its events have left it: something else has changed it")
    last, log = _state(match.table), list(match.events)
    n = len(match.actions)
    match.go_to(0)
    match.go_to(n)
    if _state(match.table) != last or match.events != log:
        raise ConformanceError("taken back and played again, the match stands otherwise")


def _done_and_taken_back(event: Event, table: Table) -> None:
    before = _state(table)
    if table.outcome is not None:
        raise ConformanceError(f"the game has ended, and {event!r} comes after that")
    event.apply(table)
    after = _state(table)
    event.revert(table)
    if _state(table) != before:
        raise ConformanceError(f"{event!r} does not take itself back")
    event.apply(table)
    if _state(table) != after:
        raise ConformanceError(f"{event!r} is not the same when it is done again")


def well_formed(game: Game, table: Table) -> Iterator[Action]:
    """Actions that can be written down, legal or not: every seat, every verb, every card and small number.

    Verbs with more than two arguments, or of a kind that cannot be counted, are left out; so is what is said aloud. Of
    the orders of cards only two are tried, and two that leave a card out or name one twice.
    """
    cards = sorted(set(table.cards()), key=str)
    count = 0
    for verb in game.verbs:
        fields = [field for field in action_fields(verb) if not field.optional]
        if (about := ordering_of(verb)) and len(fields) == 1:
            yield from (verb(who, *[order]) for who in game.seats for order in _orders(table[f"{about.zone}.{who}"]))
            continue
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


def _orders(cards: list[Card]) -> Iterator[tuple[Card, ...]]:
    """Two orders of some cards, and two that are wrong."""
    tried = [cards, cards[::-1], cards[1:], [*cards, *cards[:1]]]
    return (tuple(order) for order in tried if order)


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
            for option in game_class.options():
                for choice in [choice for choice in option.choices if isinstance(choice, str) and choice not in SEATS]:
                    label(words, game_class, "option", option.name, f"v-{choice}")
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
    return json.dumps([[e.rule, e.seen_by(TEACHER, match.table), _facts(e, TEACHER)] for e in match.events])


def _facts(event: Event, viewer: Viewer) -> Any:
    """The facts that a viewer may know, as plain data."""
    facts = event.facts_for(viewer)
    require_exact(event.rule, facts)
    return _plain(facts)


def _plain(fact: Any) -> Any:
    """Facts as plain data."""
    if isinstance(fact, dict):
        return {name: _plain(value) for name, value in fact.items()}
    if isinstance(fact, (list, tuple)):
        return [_plain(value) for value in fact]
    if isinstance(fact, (int, Fraction, str, Card)) or fact is None:
        return fact.name if isinstance(fact, Card) else plain(fact)
    raise ConformanceError(
        f"{fact!r:.60} is no fact: facts are whole numbers, fractions, words, cards, seats, or lists or mappings of facts"
    )


def _texts(data: Any) -> Iterator[str]:
    """The texts in plain data; of a card that lies face down, its name."""
    if isinstance(data, str):
        yield data.lstrip("~")
    elif isinstance(data, (dict, list)):
        for value in data.values() if isinstance(data, dict) else data:
            yield from _texts(value)


def _cards_shown(seen: list[Any] | None) -> Iterator[str]:
    """The cards that a redacted event shows; a counter that names a card does not show it."""
    return _texts(seen[1:]) if seen is not None and seen[0] in ("fill", "move", "turn") else iter(())


def _rule_text(words: Words, rule: str) -> None:
    if not words.has(message_name(rule), "rule"):
        raise ConformanceError(f"the rule {rule} has no message with the attribute .rule in the language {words.language!r}")


def _comparable(table: Table, viewer: Viewer) -> dict[str, Any]:
    view = table.seen_by(viewer).to_json()
    zones = {name: ["?"] * seen if isinstance(seen, int) else seen for name, seen in view["zones"].items()}
    counters = {name: value for name, value in view["counters"].items() if name not in table.tallies}
    return {"zones": zones, "counters": counters, "outcome": view["outcome"]}


class _Page:
    """The fold that a page does: redacted events, and nothing else, make what is shown (`frontend/fold.js`)."""

    def __init__(self, table: Table) -> None:
        self.zones: dict[str, list[str]] = {name: [] for name in table.zones}
        self.counters = {name: plain(value) for name, value in table.counters.items()}
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
