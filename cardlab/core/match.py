"""A game being played: seed, table and log; play, undo, go to, branch, save and load; positions laid by hand."""

from __future__ import annotations

import json
from collections import Counter as Bag
from collections.abc import Iterable, Mapping
from typing import Any, Self

from cardlab.core.actions import Action, IllegalAction, Refusal, parse_action
from cardlab.core.cards import Card, card
from cardlab.core.errors import CardlabError, NotationError, PositionError, SaveError, did_you_mean
from cardlab.core.game import Game, find
from cardlab.core.rng import RandomStream
from cardlab.core.table import DRAW, UNFINISHED, Event, Table, View, fill, put

SAVE_VERSION = 1
_SAVED = {"cardlab", "game", "options", "seed", "position", "actions"}


class Match:
    """One match. The same game, options, seed, position and actions give the same log on any machine.

    Args:
        game: The game with its options.
        seed: What decides the shuffles, a whole number from 0 to 2**63 - 1.
        position: Where it begins, if not with a deal: see `position`.
        begins: Whether what happens by itself before the first decision happens; False only to look at a position.

    Attributes:
        game, seed: As given.
        table: How things stand now.
        events: The log: everything that has happened, from the empty table on.
        actions: The actions played so far.
    """

    def __init__(self, game: Game, seed: int = 0, position: Position | None = None, *, begins: bool = True) -> None:
        if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 2**63:
            raise CardlabError(f"the seed is {seed!r:.40}, and must be a whole number from 0 to 2**63 - 1")
        self.game = game
        self.seed = seed
        self.position = position
        self.table = game.new_table(RandomStream(seed))
        self.events: list[Event] = []
        self._start = 0
        """How many events belong to the set-up."""
        self._played: list[Action] = []
        self._ends: list[int] = []
        """How many events there were after each action."""
        self._future: list[tuple[Action, list[Event]]] = []
        """What was taken back and can be played again, next one last."""
        if position is None:
            self._apply(game.set_up(self.table))
        else:
            self._apply(position.lay(self.table))
        self._laid = len(self.events)
        if begins:
            self._apply(game.begin(self.table))
        self._start = len(self.events)

    def _apply(self, events: Iterable[Event]) -> None:
        table, log = self.table, self.events
        for event in events:
            event.apply(table)
            log.append(event)

    # -------------------------------------------------------------------------------- playing

    def legal_actions(self) -> list[Action]:
        """What may be done now; empty only when the game is over."""
        return [] if self.table.outcome is not None else self.game.legal_actions(self.table)

    def read(self, action: Action | str) -> Action:
        """The action that a text spells.

        Raises:
            NotationError: It spells none of this game's actions.
        """
        if isinstance(action, Action):
            return action
        if not isinstance(action, str):
            raise NotationError(f"{action!r:.60} is not an action: write one as a text, as in 'p1 play 7d'")
        return parse_action(action, self.game.verbs, self.game.seats)

    def why_not(self, action: Action | str) -> Refusal | None:
        """The rule that forbids an action now, with its facts; None if it is legal.

        Raises:
            NotationError: The text is no action of this game at all.
        """
        action = self.read(action)
        if self.table.ended_by is not None:
            return self.game.after_the_end(self.table)
        return self.game.forbids(self.table, action)

    def play(self, action: Action | str) -> Self:
        """Play an action. What was taken back before it can no longer be played again.

        Raises:
            IllegalAction: A rule forbids it; nothing has changed.
            NotationError: The text is no action of this game.
        """
        action = self.read(action)
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(action, refusal)
        table, log = self.table, self.events
        table.rng = RandomStream(self.seed, len(self._played) + 1)
        for event in self.game.play(table, action):
            event.apply(table)
            log.append(event)
        self._played.append(action)
        self._ends.append(len(log))
        if self._future:
            self._future = []
        return self

    def undo(self) -> Self:
        """Take the last action back; `go_to` can play it again.

        Raises:
            CardlabError: There is no action to take back.
        """
        if not self._played:
            raise CardlabError("there is nothing to take back: no action has been played")
        return self.go_to(len(self._played) - 1)

    def go_to(self, n: int) -> Self:
        """Go to how things stood after n actions. Later actions are kept until another one is played.

        Raises:
            CardlabError: The match has no such point.
        """
        last = len(self._played) + len(self._future)
        if not isinstance(n, int) or not 0 <= n <= last:
            raise CardlabError(f"cannot go to action {n!r}: this match has 0 to {last}")
        while len(self._played) > n:
            action = self._played.pop()
            self._ends.pop()
            start = self._ends[-1] if self._ends else self._start
            taken = self.events[start:]
            for event in reversed(taken):
                event.revert(self.table)
            del self.events[start:]
            self._future.append((action, taken))
        while len(self._played) < n:
            action, events = self._future.pop()
            self._apply(events)
            self._played.append(action)
            self._ends.append(len(self.events))
        return self

    def branch(self, at: int | None = None) -> Match:
        """Another match that shares the first actions with this one (all of them, or `at` many) and its luck."""
        n = len(self._played) if at is None else at
        actions = self.history
        if not isinstance(n, int) or not 0 <= n <= len(actions):
            raise CardlabError(f"cannot branch at action {n!r}: this match has 0 to {len(actions)}")
        other = Match(self.game, self.seed, self.position)
        for action in actions[:n]:
            other.play(action)
        return other

    # -------------------------------------------------------------------------------- looking

    @property
    def actions(self) -> list[Action]:
        """The actions played so far."""
        return list(self._played)

    @property
    def history(self) -> list[Action]:
        """All actions, also those taken back that `go_to` can play again."""
        return self._played + [action for action, _ in reversed(self._future)]

    @property
    def ends(self) -> list[int]:
        """How many events there were after the set-up and after each action."""
        return [self._start, *self._ends]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.outcome is not None

    @property
    def outcome(self) -> str | None:
        """None while it goes on; then the winning seats (``p1``, ``p1 p3``), ``draw`` or ``unfinished``."""
        return self.table.outcome

    @property
    def winners(self) -> tuple[str, ...]:
        """The winning seats, if any."""
        return () if self.outcome in (None, DRAW, UNFINISHED) else tuple(str(self.outcome).split())

    @property
    def rules(self) -> list[str]:
        """The ids of the rules that have fired since the deal, or since the position was laid."""
        start = 0 if self.position is None else self._laid
        return [event.rule for event in self.events[start:] if event.rule]

    def zone(self, name: str) -> list[Card]:
        """The cards in a zone, top or first card first."""
        return list(self.table[name])

    def seen_by(self, viewer: str) -> View:
        """What a seat, the spectator or the teacher sees now."""
        return self.table.seen_by(viewer)

    def __repr__(self) -> str:
        options = "".join(f", {name}={value!r}" for name, value in self.game.set_options.items())
        state = f"after {len(self._played)} actions" + (f", {self.outcome}" if self.is_over else "")
        return f"<match of {self.game.slug}{options}, seed {self.seed}: {state}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> Any:
        from cardlab.widgets import show_match

        return show_match(self)

    # -------------------------------------------------------------------------------- keeping

    def save(self) -> str:
        """The match as JSON text that `load` reads."""
        saved = {
            "cardlab": SAVE_VERSION,
            "game": self.game.slug,
            "options": self.game.set_options,
            "seed": self.seed,
            "position": None if self.position is None else self.position.parts(),
            "actions": [str(action) for action in self._played],
        }
        return json.dumps(saved, indent=1)

    @classmethod
    def load(cls, text: str) -> Match:
        """The match that a saved text holds, played again from its beginning.

        Raises:
            SaveError: The text is no saved match, or one that the rules do not allow; it says where.
        """
        try:
            saved = json.loads(text)
        except (ValueError, TypeError, RecursionError) as error:
            raise SaveError(f"this is not a saved match: it is not JSON ({error})") from error
        if not isinstance(saved, dict) or "cardlab" not in saved:
            raise SaveError("this is not a saved match: it does not say which version of cardlab's form it has")
        if saved["cardlab"] != SAVE_VERSION:
            raise SaveError(f"the match was saved in form {saved['cardlab']!r:.20}, and this version reads form {SAVE_VERSION}")
        for key in sorted(_SAVED - saved.keys()) + sorted(saved.keys() - _SAVED):
            raise SaveError(f"the saved match has {'no' if key in _SAVED else 'an unknown'} part {key!r:.40}")
        options, actions, laid = saved["options"], saved["actions"], saved["position"]
        if not isinstance(options, dict) or not isinstance(actions, list) or not (laid is None or isinstance(laid, dict)):
            raise SaveError(
                "the saved match has a part of the wrong kind: options is a mapping, actions a list, position a mapping or null"
            )
        try:
            game = find(saved["game"]).with_options(**options)
            match = cls(game, saved["seed"], None if laid is None else Position.of_parts(game, laid))
        except Exception as error:  # counters that contradict each other may break a game in any way
            raise SaveError(f"the saved match cannot begin: {_told(error)}") from error
        for number, action in enumerate(actions, 1):
            try:
                match.play(action)
            except Exception as error:
                raise SaveError(
                    f"action {number} of {len(actions)} of the saved match cannot be played: {_told(error)}"
                ) from error
        try:
            match.legal_actions()
        except Exception as error:
            raise SaveError(f"the saved match cannot go on: {_told(error)}") from error
        return match


class Position:
    """How a table stands: cards in zones, counters that differ from those after a set-up.

    Its string form parses back (`Position.parse`): the game and its options, then zones, then counters, set apart by
    semicolons: ``war pickup_order=played; packet.p1 Ac 9c; packet.p2 9h Qd; turns=3``. A card that lies against the way
    of its zone (face down on the open table) has a ``~`` before it.

    Args:
        game: The game with its options.
        zones: Zone name -> its cards, top card first; zones not named are empty. ``?`` is any card not named elsewhere.
        counters: Counter name -> its value; counters not named hold their value after the set-up.

    Raises:
        PositionError: No such zone or counter, or a card that is there twice or not in the game's packs.
        NotationError: A card that is none.
    """

    def __init__(
        self, game: Game, zones: Mapping[str, str | Iterable[str | Card]], counters: Mapping[str, Any] | None = None
    ) -> None:
        self.game = game
        fresh = game.new_table(RandomStream(0))
        for event in game.set_up(fresh):
            event.apply(fresh)
        self.turned: set[Card] = set()
        self.zones: dict[str, list[Card]] = {}
        named: dict[str, list[str | Card]] = {
            name: [*spelt.split()] if isinstance(spelt, str) else list(spelt) for name, spelt in zones.items()
        }
        spare = self._spare(game, named)
        for name, spelt in named.items():
            if name not in fresh.zones:
                raise PositionError(f"{game.slug} has no zone {name!r:.40}. {did_you_mean(name, fresh.zones)}")
            self.zones[name] = [self._card(word, name, spare) for word in spelt]
        self._check_cards()
        counters = dict(counters or {})
        for name in counters:
            if name not in fresh.counters or name[0] == "_":
                raise PositionError(f"{game.slug} has no counter {name!r:.40} to set. {did_you_mean(name, fresh.counters)}")
        start = {name: value for name, value in fresh.counters.items() if name[0] != "_"}
        for name, value in counters.items():
            fault = _counter_fault(value, start[name], game.seats)
            if fault:
                raise PositionError(f"{game.slug}: counter {name!r} is {value!r:.40}, and must be {fault}")
        self.counters: dict[str, Any] = {**start, **counters}
        self._given = {name: value for name, value in counters.items() if value != start[name]}

    @staticmethod
    def _spare(game: Game, named: Mapping[str, list[str | Card]]) -> list[Card]:
        words = {str(word).lstrip("~") for spelt in named.values() for word in spelt}
        return [c for c in reversed(game.pack()) if c.name not in words] if "?" in words else []

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
        """The events that put the position on an empty table."""
        for name, laid in self.zones.items():
            if laid:
                yield fill(name, laid, turned=[c for c in laid if c in self.turned])
        yield put(self.counters)

    def parts(self) -> dict[str, Any]:
        """The position as plain data for `of_parts`."""
        zones = {name: " ".join(map(self._spell, laid)) for name, laid in self.zones.items() if laid}
        return {"zones": zones, "counters": dict(self._given)}

    @classmethod
    def of_parts(cls, game: Game, parts: Mapping[str, Any]) -> Position:
        """The position that plain data describes.

        Raises:
            PositionError: The data has another form.
        """
        zones, counters = parts.get("zones"), parts.get("counters")
        if parts.keys() != {"zones", "counters"} or not isinstance(zones, dict) or not isinstance(counters, dict):
            raise PositionError("a position has zones and counters, each a mapping")
        return cls(game, zones, counters)

    def _spell(self, c: Card) -> str:
        return "~" + c.name if c in self.turned else c.name

    def __str__(self) -> str:
        parts = self.parts()
        options = [f"{name}={_word(value)}" for name, value in self.game.set_options.items()]
        return "; ".join(
            [
                " ".join([self.game.slug, *options]),
                *(f"{name} {spelt}" for name, spelt in parts["zones"].items()),
                *(f"{name}={_word(value)}" for name, value in parts["counters"].items()),
            ]
        )

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))

    def _repr_html_(self) -> str:
        from cardlab.documents.pictures import position_picture

        return position_picture(self)

    @classmethod
    def parse(cls, spelling: str) -> Position:
        """The position that a text spells.

        Raises:
            NotationError, PositionError, OptionError, UnknownGame: What is wrong with it.
        """
        head, *rest = [part.strip() for part in spelling.split(";")]
        slug, *options = head.split() or [""]
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
    def of(cls, match: Match) -> Position:
        """How things stand now in a match."""
        table = match.table
        spelt = {
            name: ["~" + c.name if c in table.turned else c.name for c in zone] for name, zone in table.zones.items() if zone
        }
        return cls(match.game, spelt, {n: v for n, v in table.counters.items() if n[0] != "_"})


def _told(error: Exception) -> str:
    return str(error) if isinstance(error, CardlabError) else repr(error)


def _counter_fault(value: object, start: object, seats: tuple[str, ...]) -> str | None:
    """What a counter's value must be, if it is of another kind than that after a set-up; where that is None, any is right."""
    number = isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < 10**9
    if isinstance(start, bool):
        return None if isinstance(value, bool) else "true or false"
    if start in seats:
        return None if value is None or value in seats else " or ".join((*seats, "none"))
    if isinstance(start, str):
        return None if isinstance(value, str) else "a word"
    if start is None and (value is None or isinstance(value, str)):
        return None
    return None if number else "a number below 1,000,000,000" if start is not None else "a number, a word or none"


def _word(value: Any) -> str:
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def _value(word: str) -> Any:
    """The value of a counter as it is spelt."""
    if word == "none":
        return None
    if word in ("true", "false"):
        return word == "true"
    for read in (int, float):
        try:
            return read(word)
        except ValueError:
            continue
    return word


def start(slug: str, *, seed: int = 0, preset: str | None = None, **options: Any) -> Match:
    """Deal a new match.

    Args:
        slug: Which game; `cardlab.slugs()` lists them.
        seed: What decides the shuffles.
        preset: A named set of options.
        options: Options by name; they go before the preset.

    Raises:
        UnknownGame, OptionError: There is no such game, preset, option or value.
    """
    return Match(find(slug).with_options(preset, **options), seed)


def position(
    slug: str,
    zones: Mapping[str, str | Iterable[str | Card]] | None = None,
    *,
    counters: Mapping[str, Any] | None = None,
    seed: int = 0,
    preset: str | None = None,
    options: Mapping[str, Any] | None = None,
    **common: str,
) -> Match:
    """A match that begins in a position laid by hand: ``position("make_ten", floor="7d 3c 9h")``.

    Args:
        slug: Which game.
        zones: Zone name -> its cards, top card first, for zones whose name has a dot: ``{"hand.p1": "7d 3c"}``.
        counters: Counters that differ from those after a set-up.
        seed: What decides later shuffles.
        preset, options: As for `start`.
        common: Zones without a dot in their name.

    Raises:
        UnknownGame, OptionError, PositionError, NotationError: What is wrong with it.
    """
    game = find(slug).with_options(preset, **dict(options or {}))
    return Match(game, seed, Position(game, {**(zones or {}), **common}, counters))


__all__ = ["Match", "Position", "position", "start"]
