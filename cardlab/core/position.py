"""Positions: the state of a table, set up by hand or taken from a match. A position is spelled as one line of text."""

from __future__ import annotations

import shlex
from collections import Counter as Bag
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Protocol

from cardlab.core.cards import Card, card
from cardlab.core.displayed import Displayed
from cardlab.core.errors import NotationError, PositionError, did_you_mean
from cardlab.core.event_kinds import fill, set_counters
from cardlab.core.game import Game
from cardlab.core.numbers import exact, plain, read
from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.core.table import Event, Table


class HasTable(Protocol):
    """A match, or any other object with a game and a table."""

    @property
    def game(self) -> Game:
        """The game with its options."""
        ...

    @property
    def table(self) -> Table:
        """The current table."""
        ...


class Position(Displayed):
    """The state of a table: cards in zones, and counters that differ from those after a set-up.

    Its string form parses back (`Position.parse`): the game and its options, then zones, then counters, separated by
    semicolons: ``war pickup_order=played; packet.p1 Ac 9c; packet.p2 9h Qd; turns=3``. A ``~`` marks a card that is turned the
        other way up from its zone, such as face down on the open table. A fraction is ``13/2``.

    Args:
        game: The game with its options.
        zones: Zone name -> its cards, top card first; other zones are empty. ``?`` is any card not named elsewhere, and always
            the same. ``*`` at the end of one zone is all cards not in any other place, which each match shuffles by its seed.
        counters: Counter name -> its value; other counters have their value after the set-up. ``6.5`` and ``"13/2"`` are exact.

    Raises:
        PositionError: There is no such zone or counter, a card occurs twice or is not in the game's packs, or a ``*`` is not
            the end of a zone or not the only one.
        NotationError: A word is not a card.
    """

    def __init__(
        self, game: Game, zones: Mapping[str, str | Iterable[str | Card]], counters: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game
        # This table is discarded. It only shows which zones and counters the game has, and the initial counters.
        fresh = game.new_table(RandomStream(0))
        for event in game.set_up(fresh):
            event.apply(fresh)
        self.turned: set[Card] = set()
        self.zones: dict[str, list[Card]] = {}
        named: dict[str, list[str | Card]] = {
            name: [*spelt.split()] if isinstance(spelt, str) else list(spelt) for name, spelt in zones.items()
        }
        self.rest = self._take_rest(named)
        """The zone with all other cards, and how many cards lie above them; None if no zone has them."""
        # Before any zone is read, because a `?` in the first zone must not take a card that a later zone names.
        spare = self._spare(game, named)
        for name, spelt in named.items():
            if name not in fresh.zones:
                raise PositionError(f"{game.slug} has no zone {name!r:.40}. {did_you_mean(name, fresh.zones)}")
            self.zones[name] = [self._card(word, name, spare) for word in spelt]
        if self.rest:
            laid = {c for zone in self.zones.values() for c in zone}
            self.zones[self.rest[0]] += [c for c in game.pack() if c not in laid]
        self._check_cards()
        counters = {name: exact(value) for name, value in (counters or {}).items()}
        for name in counters:
            # A game's private memory is not part of a position; `of` leaves it out too.
            if name not in fresh.counters or name[0] == "_":
                raise PositionError(f"{game.slug} has no counter {name!r:.40} to set. {did_you_mean(name, fresh.counters)}")
        start = {name: value for name, value in fresh.counters.items() if name[0] != "_"}
        for name, value in counters.items():
            fault = _counter_fault(value, start[name], game.seats)
            if fault:
                raise PositionError(f"{game.slug}: counter {name!r} is {value!r:.40}, but must be {fault}")
        self.counters: dict[str, Any] = {**start, **counters}
        self._given = {name: value for name, value in counters.items() if value != start[name]}

    @staticmethod
    def _spare(game: Game, named: Mapping[str, list[str | Card]]) -> list[Card]:
        words = {str(word).lstrip("~") for spelt in named.values() for word in spelt}
        # In the order of the pack, not at random, because the same spelling must always give the same position. Reversed for
        # `pop`.
        return [c for c in reversed(game.pack()) if c.name not in words] if "?" in words else []

    @staticmethod
    def _take_rest(named: Mapping[str, list[str | Card]]) -> tuple[str, int] | None:
        """Takes the word for all other cards out of its zone."""
        found = [(name, place) for name, spelt in named.items() for place, word in enumerate(spelt) if word == "*"]
        if not found:
            return None
        name, above = found[0]
        if len(found) > 1 or above < len(named[name]) - 1:
            where = " and ".join(dict.fromkeys(name for name, _ in found))
            raise PositionError(f"'*' in {where} means all other cards: write it once, as the last word of one zone")
        named[name].pop()
        return name, above

    def _card(self, word: str | Card, zone: str, spare: list[Card]) -> Card:
        if isinstance(word, Card):
            return word
        if word == "?":
            if not spare:
                raise PositionError(f"{self.game.slug}: no card is left in the packs for the '?' in {zone}")
            return spare.pop()
        try:
            found = card(word[1:] if word[:1] == "~" else word)
        except NotationError as error:
            raise NotationError(f"in {zone}: {error}") from error
        if word[0] == "~":
            self.turned.add(found)
        return found

    def _check_cards(self) -> None:
        laid = Bag(c for zone in self.zones.values() for c in zone)
        packs = set(self.game.pack())
        for c, times in laid.items():
            if times > 1:
                places = [name for name, zone in self.zones.items() if c in zone]
                raise PositionError(f"{self.game.slug}: {c} lies {times} times on the table, in {' and '.join(places)}")
            if c not in packs:
                raise PositionError(f"{self.game.slug} with these options is not played with {c}")

    def lay(self, table: Table) -> Iterable[Event]:
        """Yields the events that put the position on an empty table."""
        for name, laid in self.zones.items():
            if self.rest and name == self.rest[0]:
                above = self.rest[1]
                laid = laid[:above] + table.rng.shuffled(laid[above:])
            if laid:
                yield fill(name, laid, turned=[c for c in laid if c in self.turned])
        yield set_counters(self.counters)

    def parts(self) -> dict[str, Any]:
        """Returns the position as plain data for `of_parts`."""
        spelt = {name: [*map(self._spell, laid)] for name, laid in self.zones.items()}
        if self.rest:
            name, above = self.rest
            spelt[name][above:] = "*"
        zones = {name: " ".join(words) for name, words in spelt.items() if words}
        return {"zones": zones, "counters": {name: plain(value) for name, value in self._given.items()}}

    @classmethod
    def of_parts(cls, game: Game, parts: Mapping[str, Any]) -> Position:
        """Returns the position that plain data describes.

        Raises:
            PositionError: The data is not in that form.
        """
        zones, counters = parts.get("zones"), parts.get("counters")
        if parts.keys() != {"zones", "counters"} or not isinstance(zones, dict) or not isinstance(counters, dict):
            raise PositionError("a position has zones and counters, each a mapping")
        return cls(game, zones, counters)

    def _spell(self, c: Card) -> str:
        return "~" + c.name if c in self.turned else c.name

    def __str__(self) -> str:
        parts = self.parts()
        options = [shlex.quote(f"{name}={_word(value)}") for name, value in self.game.set_options.items()]
        return "; ".join(
            [
                " ".join([self.game.slug, *options]),
                *(f"{name} {spelt}" for name, spelt in parts["zones"].items()),
                *(f"{name}={_word(value)}" for name, value in self._given.items()),
            ]
        )

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        # The spelling omits everything that is the same after a set-up, so it does not matter whether that was given.
        return isinstance(other, Position) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    @classmethod
    def parse(cls, spelling: str) -> Position:
        """Returns the position that a text spells.

        Raises:
            NotationError, PositionError, OptionError, UnknownGame: The text is wrong; the error says how.
        """
        head, *rest = [part.strip() for part in spelling.split(";")]
        try:
            slug, *options = shlex.split(head) or [""]
        except ValueError as error:
            raise NotationError(f"{head!r:.40} has a quotation mark without its partner: write both, or none") from error
        game_class = find(slug)
        known = {o.name: o for o in game_class.options()}
        values: dict[str, Any] = {}
        for word in options:
            name, equals, value = word.partition("=")
            if not equals:
                raise NotationError(f"{word!r:.40} in a position of {slug} is not an option: write name=value")
            values[name] = known[name].parse(value) if name in known else value
        zones: dict[str, str] = {}
        counters: dict[str, Any] = {}
        for part in rest:
            name, equals, value = part.partition("=")
            if equals:
                counters[name.strip()] = _value(value.strip())
            else:
                name, _, laid = part.partition(" ")
                zones[name] = laid
        return cls(game_class.with_options(**values), zones, counters)

    @classmethod
    def of(cls, match: HasTable) -> Position:
        """Returns the current position of a match."""
        table = match.table
        spelt = {
            name: ["~" + c.name if c in table.turned else c.name for c in zone] for name, zone in table.zones.items() if zone
        }
        return cls(match.game, spelt, {n: v for n, v in table.counters.items() if n[0] != "_"})


def _counter_fault(value: object, start: object, seats: tuple[str, ...]) -> str | None:
    """Returns what a counter's value must be, if its type differs from that after a set-up; None if it is right."""
    # Before the numbers, because a bool is an int in Python.
    if isinstance(start, bool):
        return None if isinstance(value, bool) else "true or false"
    if start in seats:
        return None if value is None or value in seats else " or ".join((*seats, "none"))
    if isinstance(start, str):
        return None if isinstance(value, str) else "a word"
    if start is None and (value is None or isinstance(value, str)):
        return None
    if isinstance(value, int | Fraction) and not isinstance(value, bool) and -(10**9) < value < 10**9:
        return None
    return "a number below 1,000,000,000" if start is not None else "a number, a word or none"


def _word(value: Any) -> str:
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _value(word: str) -> Any:
    """Returns the value of a counter from its spelling."""
    if word == "none":
        return None
    if word in ("true", "false"):
        return word == "true"
    number = read(word)
    return word if number is None else number
