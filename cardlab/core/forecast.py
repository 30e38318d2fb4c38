"""Forecast, a companion of the rulebook: says what may happen next when nobody chooses, for predictions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import ClassVar

from cardlab.core.chances import NextCards
from cardlab.core.companion import Companion
from cardlab.core.table import Event
from cardlab.core.view import View


class Forecast(Companion):
    """The possible next outcomes when nobody chooses, for predictions. The messages are ``prediction-ask`` and one for each
    outcome.

    Attributes:
        settled_by: The rules that settle a prediction, without the slug -> the fact that names the outcome, or the outcome
            itself: ``{"take": "winner", "tie": "war"}``.
    """

    settled_by: ClassVar[Mapping[str, str]] = MappingProxyType({})

    @property
    def unseen_order(self) -> str:
        """The order of cards that go out of sight together: ``shuffled``, ``known`` to all by the rules, or ``unsure``."""
        return "known"

    def comes_next(self, view: View) -> NextCards | None:
        """Returns the cards that the next action turns up; None if there is nothing to predict."""
        return None

    def settled(self, event: Event) -> str | None:
        """Returns the outcome that an event reports, if any."""
        told = self._settling.get(event.rule)
        return None if told is None else str(event.facts.get(told, told))

    @cached_property
    def _settling(self) -> dict[str, str]:
        """The rules of `settled_by`, by their ids."""
        return {self.game.rule(name): outcome for name, outcome in self.settled_by.items()}
