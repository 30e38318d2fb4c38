"""Runs worked examples: a position, actions, and the expected position after them. All games share one notation.

An example is a mapping with `name` and `expect`, and if needed `options` (with `preset` in it or next to it), `players`,
`given` (zones and counters) and `do` (actions). A file is YAML with one example or many, or a Markdown file with examples in
fenced ``yaml`` blocks. At the top of a YAML file, ``game: war`` names the game (by default, the name of the file), and
``rules`` lists the rules that its examples must show. An example without `given` begins with the deal.

An arrival order is one step, ``all slap p3 p1+p2``; without such a step nobody acted. ``all play_out`` plays all forced
actions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from cardlab.core.actions import NOBODY, IllegalAction
from cardlab.core.errors import CardlabError, reason
from cardlab.core.foreign_files import ReadError, parse_yaml, read_text
from cardlab.core.game import arrival_orders
from cardlab.core.installed_packages import HOME, folders
from cardlab.core.numbers import exact
from cardlab.core.position import Position
from cardlab.core.registry import find
from cardlab.match import Match

_TOP = {"game", "rules", "examples"}
_KEYS = {"name", "options", "preset", "players", "given", "do", "expect", "note"}
_EXPECTED = {"zones", "counters", "rules", "winner", "refused"}


@dataclass(frozen=True)
class Example:
    """One worked example.

    Attributes:
        game: The slug of the game.
        name: A short title.
        body: The mapping as it is written.
    """

    game: str
    name: str
    body: dict[str, Any]

    def differences(self) -> list[str]:
        """Lists differences from what the example expects, in words; empty if there are none.

        Raises:
            ReadError: The example does not follow the notation.
        """
        expect = _mapping(self.body, "expect", _EXPECTED)
        actions = self._actions()
        step, fails = "the position", "cannot be set up"
        played = f"at the start ({len(actions)} actions to play)" if actions else "in the given position"
        try:
            match = self._match()
            for number, action in enumerate(actions, 1):
                step, fails = f"step {number}, {action!r},", "cannot be played"
                _step(match, action, actions[number] if number < len(actions) else "")
                played = f"after step {number}, {action!r}"
            faults = (*_faults(match, expect, self.name), *_refusal_faults(match, self.refused))
            return [f"{played}: {fault}" for fault in faults]
        except ReadError:
            raise
        except IllegalAction as error:
            return [f"{step} is refused by {error.refusal.rule}: {error}"]
        except Exception as error:  # counters that contradict each other may break a game in any way
            return [f"{step} {fails}: {reason(error)}"]

    def played(self) -> Match:
        """Returns the match after the last action."""
        match, actions = self._match(), self._actions()
        for action, following in zip(actions, [*actions, ""][1:], strict=True):
            _step(match, action, following)
        return match

    @property
    def refused(self) -> dict[str, str]:
        """The action that must be refused at the end -> the rule that forbids it; empty if there is none.

        Raises:
            ReadError: The example does not follow the notation.
        """
        expect = _mapping(self.body, "expect", _EXPECTED)
        if "refused" not in expect:
            return {}
        tried = _kind(expect["refused"], dict, self.name, "refused")
        if tried.keys() != {"action", "rule"}:
            what = "must have an action, and the rule that forbids it"
            raise ReadError(f"{self.name!r}: 'refused' has {', '.join(sorted(tried)) or 'nothing'}, but {what}")
        return {str(tried["action"]): str(tried["rule"])}

    @property
    def shown(self) -> set[str]:
        """The rules that it shows: those that fire in it, and the one that refuses."""
        return {*self.played().rules, *self.refused.values()}

    def _actions(self) -> list[str]:
        return [str(action) for action in _kind(self.body.get("do") or [], list, self.name, "do")]

    def _match(self) -> Match:
        options = dict(_kind(self.body.get("options") or {}, dict, self.name, "options"))
        preset = options.pop("preset", self.body.get("preset"))
        if "players" in self.body:
            options["players"] = self.body["players"]
        game = find(self.game).with_options(preset if preset is None else str(preset), **options)
        if "given" not in self.body:
            return Match(game)
        given = _mapping(self.body, "given", {"zones", "counters"})
        laid = _kind(given.get("zones") or {}, dict, self.name, "zones")
        counted = _kind(given.get("counters") or {}, dict, self.name, "counters")
        zones = {name: [str(card) for card in _kind(cards or [], list, self.name, name)] for name, cards in laid.items()}
        counters = {name: _value(value) for name, value in counted.items()}
        return Match(game, position=Position(game, zones, counters))


@dataclass(frozen=True)
class Examples:
    """The worked examples of a file.

    Attributes:
        each: The examples, in their order.
        rules: Game -> the rules listed at the top of its file; a game without a list is left out.
    """

    each: tuple[Example, ...] = ()
    rules: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def __iter__(self) -> Iterator[Example]:
        return iter(self.each)

    def __len__(self) -> int:
        return len(self.each)

    def differences(self) -> Iterator[tuple[str, str]]:
        """Yields differences, each with the name of its example.

        If there are none, it compares the lists of rules with the rules that the examples show.
        """
        found = [(example.name, difference) for example in self for difference in example.differences()]
        yield from found or (("rules", fault) for game in self.rules for fault in self._unlike(game))

    def _unlike(self, game: str) -> Iterator[str]:
        """Yields rules of a list that no example shows, and rules that it leaves out, except those of a game that this one
        extends.
        """
        listed = self.rules[game]
        shown = {rule for example in self if example.game == game for rule in example.shown}
        for rule in listed:
            if rule not in shown:
                yield f"{rule} is listed but neither fires nor refuses in any example: write one that shows it"
        for rule in sorted(shown.difference(listed)):
            if rule.startswith(f"{game}."):
                yield f"{rule} is shown but not listed: write it below 'rules' at the top"


PLAY_OUT = "all play_out"
"""The step of an example that plays on as long as there is only one thing to do. Nobody acts in reflex moments."""


def _step(match: Match, action: str, following: str) -> None:
    """Plays one step. If it opens a reflex moment that no step answers, nobody acts."""
    if action == PLAY_OUT:
        while not match.is_over and len(legal := match.legal_actions()) == 1:
            match.play(legal[0])
            _let_pass(match)
        return
    match.play(action)
    if following.split()[1:2] not in [[verb] for pair in match.game.reflexes.items() for verb in pair]:
        _let_pass(match)


def _let_pass(match: Match) -> None:
    """Plays an arrival order in which nobody acted, in a reflex moment that waits for one."""
    asked = match.legal_actions()[:1]
    for order in arrival_orders(match.game) if asked else ():
        if asked[0].verb() == order.verb():
            match.play(order((NOBODY,)))


def _mapping(body: dict[str, Any], part: str, allowed: set[str]) -> dict[str, Any]:
    found = body.get(part) or {}
    if not isinstance(found, dict) or found.keys() - allowed:
        extra = sorted(found.keys() - allowed) if isinstance(found, dict) else found
        raise ReadError(f"{body.get('name')!r}: {part!r} has {extra!r}, but may have only {', '.join(sorted(allowed))}")
    return found


K = TypeVar("K", list[Any], dict[str, Any])


def _kind(value: Any, kind: type[K], name: str, part: str) -> K:
    """Returns a part of an example, which must be a list or a mapping."""
    if not isinstance(value, kind):
        raise ReadError(f"{name!r}: {part!r} is {value!r:.40}, but must be a {'list' if kind is list else 'mapping'}")
    return value


def _value(value: object) -> object:
    """Reads a counter's value as the notation writes it: ``none`` for nothing, a list for several words or numbers, 6.5 for
    13/2.
    """
    return " ".join(map(str, value)) if isinstance(value, list) else None if value == "none" else exact(value)


def _faults(match: Match, expect: dict[str, Any], name: str) -> Iterator[str]:
    for zone, wanted in _kind(expect.get("zones") or {}, dict, name, "zones").items():
        yield from _zone_faults(match, zone, wanted, name)
    for counter, wanted in _kind(expect.get("counters") or {}, dict, name, "counters").items():
        try:
            there = match.table.counter(counter)
        except CardlabError as error:
            yield str(error)
            continue
        if there != _value(wanted):
            yield f"counter {counter}: expected {wanted}, there is {'none' if there is None else there}"
    if "rules" in expect and match.rules != (wanted := _kind(expect["rules"] or [], list, name, "rules")):
        yield _rule_fault(wanted, match.rules)
    if "winner" in expect:
        wanted = expect["winner"]
        wanted = " ".join(map(str, wanted)) if isinstance(wanted, list) else wanted
        there = match.outcome or "none"
        if there != wanted:
            yield f"winner: expected {wanted}, there is {there}"


def _refusal_faults(match: Match, refused: Mapping[str, str]) -> Iterator[str]:
    for action, rule in refused.items():
        refusal = match.why_not(action)
        if refusal is None:
            yield f"{action!r}: expected a refusal by {rule}, but it is legal"
        elif refusal.rule != rule:
            yield f"{action!r}: expected a refusal by {rule}, but {refusal.rule} refuses it"


def _zone_faults(match: Match, zone: str, wanted: Any, name: str) -> Iterator[str]:
    try:
        there = [card.name for card in match.table[zone]]
    except CardlabError as error:
        yield str(error)
        return
    if isinstance(wanted, dict):
        if wanted.keys() != {"count"}:
            raise ReadError(f"{name!r}: {zone!r} has {', '.join(wanted) or 'nothing'}, but must have count, or a list of cards")
        if len(there) != wanted["count"]:
            yield f"zone {zone}: expected {wanted['count']} cards, there are {len(there)}"
        return
    wanted = [str(card) for card in _kind(wanted or [], list, name, zone)]
    kind = match.table.kinds.get(zone)
    unordered = kind is not None and kind.lies == "fan"
    if unordered:
        there, wanted = sorted(there), sorted(wanted)
    if len(there) != len(wanted) or any(w not in ("?", t) for w, t in zip(wanted, there, strict=True)):
        yield f"zone {zone}: expected {' '.join(wanted) or 'nothing'}, there is {' '.join(there) or 'nothing'}"


def _rule_fault(wanted: list[str], fired: list[str]) -> str:
    place = next((i for i, (w, f) in enumerate(zip(wanted, fired, strict=False)) if w != f), min(len(wanted), len(fired)))
    expected = wanted[place] if place < len(wanted) else "no more rule"
    there = fired[place] if place < len(fired) else "no rule"
    before = f"after {', '.join(fired[max(0, place - 2) : place])}" if place else "at the start"
    every = ", ".join(fired) or "none"
    return f"rules, number {place + 1}, {before}: expected {expected}, fired {there} (all that fired: {every})"


def examples(path: Path) -> Examples:
    """Reads the examples in a file.

    Raises:
        ReadError: The file cannot be read, or does not follow the notation.
    """
    found: list[Example] = []
    rules: dict[str, tuple[str, ...]] = {}
    slug = path.stem.split(".")[0]
    for document in _documents(path):
        if isinstance(document, dict) and "examples" in document:
            if document.keys() - _TOP:
                raise ReadError(f"{path}: its head has {sorted(document.keys() - _TOP)}, but may have only {sorted(_TOP)}")
            slug = str(document.get("game", slug))
            if "rules" in document:
                rules[slug] = tuple(map(str, _kind(document["rules"] or [], list, path.name, "rules")))
            document = document["examples"]
        for body in document if isinstance(document, list) else [document]:
            if body is None:
                continue
            if not isinstance(body, dict) or "name" not in body or "expect" not in body or body.keys() - _KEYS:
                raise ReadError(
                    f"{path}: {str(body)!r:.80} is not an example: write a mapping with name, expect and any of {sorted(_KEYS)}"
                )
            found.append(Example(slug, str(body["name"]), body))
    return Examples(tuple(found), rules)


def _documents(path: Path) -> list[Any]:
    """Returns the YAML documents of a file, or the blocks of a Markdown page.

    Raises:
        ReadError: It cannot be read, or is not YAML.
    """
    text = read_text(path)
    if path.suffix != ".md":
        return parse_yaml(text, path)
    documents = []
    for block in re.finditer(r"^```yaml\n(.*?)^```", text, re.S | re.M):
        above = "\n" * text.count("\n", 0, block.start(1))  # so that an error names the line in the page
        documents += parse_yaml(above + block[1], path)
    return documents


def all_shipped() -> list[Path]:
    """Returns the files of worked examples that come with games, in this and other packages."""
    return [path for folder in (HOME, *folders()) for path in sorted((folder / "examples").glob("*.yaml"))]


def shipped(slug: str) -> Examples:
    """Returns the worked examples that come with a game."""
    path = next((path for path in all_shipped() if path.stem == slug), None)
    return examples(path) if path else Examples()


def verify(paths: Iterable[Path]) -> tuple[int, list[str]]:
    """Runs every example of some files, and compares the lists of rules at their tops with the rules that they show.

    Returns: How many examples there were, and every difference in words.
    Raises:
        ReadError: A file does not follow the notation.
    """
    count, faults = 0, []
    for path in paths:
        found = examples(path)
        count += len(found)
        try:
            faults += [f"{path.name}: {name}: {difference}" for name, difference in found.differences()]
        except ReadError as error:
            raise ReadError(f"{path}: {error}") from error
    return count, faults
