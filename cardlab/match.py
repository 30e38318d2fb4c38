"""A match as its author holds it: played, told, shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from cardlab.core.actions import Action, Refusal
from cardlab.core.cards import Card
from cardlab.core.display import Displayed
from cardlab.core.match import BaseMatch
from cardlab.core.position import Position
from cardlab.core.registry import find
from cardlab.words.messages import MessageError, Words


class Match(BaseMatch, Displayed):
    """A match that shows itself."""

    def why_not(self, action: Action | str) -> Refusal | None:
        """The rule that forbids an action now, with its facts and its sentence; None if it is legal.

        Raises:
            NotationError: The text is no action of this game at all.
        """
        refusal = super().why_not(action)
        if refusal is None:
            return None
        try:
            told = Words().explain_refusal(refusal.rule, refusal.facts, over=self.is_over)
        except MessageError:  # a game that has no words yet is played all the same
            return refusal
        return replace(refusal, sentence=told.sentence)


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
