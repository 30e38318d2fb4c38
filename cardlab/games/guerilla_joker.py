"""Guerilla Joker: War with jokers. A joker that turns up starts a war with any other card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from cardlab.authoring import STANDARD_DECK, Card, Event, Measure, NextCards, Number, View, fire, game, option, pack
from cardlab.games.war import Stays, War, WarForecast, WarPresentation


@game(
    "guerilla_joker",
    presets={
        "printed": {},
        "printed_2": {"run_out": "last_card_stays"},
        "three_down": {"war_down": 3},
        "short": {"max_turns": 30, "on_limit": "most_cards"},
    },
)
class GuerillaJoker(War):
    """The rulebook of Guerilla Joker: all rules of War, and one more."""

    jokers: int = option(2, at_least=1, at_most=4)

    measures = (*War.measures, Measure("jokers", rules=("joker",)))
    adds_to = "war"
    added = ("joker",)

    def pack(self) -> list[Card]:
        if self.deck == STANDARD_DECK.name:
            return pack(packs=self.packs, jokers=self.jokers)
        return [*super().pack(), *pack("", packs=self.packs, jokers=self.jokers)]

    def value(self, card: Card) -> Number:
        """Returns less than any other number for a joker: when it is compared, it has already started its war."""
        return self.below_all if card.rank == "X" else super().value(card)

    @cached_property
    def below_all(self) -> Number:
        """A number below all numbers of the deck, which may have 0 and negative ones."""
        return min(self.numbers.values) - 1

    def strengths(self, hands: Mapping[str, Sequence[Card]]) -> dict[str, Number]:
        """Returns equal strengths if a joker has just come up, so that nobody is stronger."""
        return dict.fromkeys(hands, 0) if _joker(hands.values()) else super().strengths(hands)

    def worth_events(self, shown: Mapping[str, Sequence[Card]]) -> Iterable[Event]:
        """Returns no arithmetic if a joker has just come up, because then nobody compares the cards."""
        return () if _joker(shown.values()) else super().worth_events(shown)

    def tie_event(self, hands: list[Sequence[Card]], prefix: str) -> Event:
        jokers = _joker(hands)
        if not jokers:
            return super().tie_event(hands, prefix)
        others = [up[0] for up in hands if up[0] not in jokers]
        return fire(self.rule("joker"), n=len(jokers), card=jokers[0], others=others, left=len(others))


class GuerillaJokerPresentation(WarPresentation, game=GuerillaJoker):
    """How a page presents the game."""

    game: GuerillaJoker

    landmarks = ("tie", "joker")


class GuerillaJokerForecast(WarForecast, game=GuerillaJoker):
    """Forecast of the next turn."""

    game: GuerillaJoker

    settled_by = {**WarForecast.settled_by, "joker": "war"}

    def comes_next(self, view: View) -> NextCards | None:
        """Returns the same as in War, except that a joker starts a war with any other card."""
        next_cards = super().comes_next(view)
        if next_cards is None:
            return None
        higher = next_cards.outcome
        return replace(next_cards, outcome=lambda strengths: "war" if self.game.below_all in strengths else higher(strengths))


def _joker(hands: Iterable[Sequence[Card]]) -> list[Card]:
    """Returns the jokers that have just come up, without those that fight once more."""
    return [up[0] for up in hands if up[0].rank == "X" and not isinstance(up, Stays)]
