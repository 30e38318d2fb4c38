"""Addition War: turn up two cards each; the greater sum takes all four; equal sums go to war."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cardlab.authoring import RANKS, Card, Counter, Event, Facts, game, option, pack, set_counters
from cardlab.games.war import War, WarForecast, WarPresentation

PRESETS: dict[str, dict[str, object]] = {
    "teach": {},
    "printed_one_deck": {"court_cards": "11_12_13"},
    "printed_two_decks": {"court_cards": "11_12_13", "packs": 2},
    "two_small_decks": {"packs": 2},
    "tens": {"court_cards": "ten", "ace": 11},
    "ace_high": {"court_cards": "11_12_13", "ace": 14},
    "lesson": {"max_turns": 20, "on_limit": "most_cards"},
}
COURT_VALUES = {"ten": {"J": 10, "Q": 10, "K": 10}, "11_12_13": {"J": 11, "Q": 12, "K": 13}}


@game("addition_war", presets=PRESETS)
class AdditionWar(War):
    """War with two cards face up, and values instead of ranks."""

    court_cards: str = option("removed", choices=("removed", "ten", "11_12_13"))
    ace: int = option(1, choices=(1, 11, 14))
    war_down: int = option(3, choices=(0, 1, 2, 3))

    counters = (*War.counters, Counter("sum", None, each_player=True))
    up = 2
    measure = "sum"
    """The counter that shows the value compared last."""

    def pack(self) -> list[Card]:
        ranks = "A23456789T" if self.court_cards == "removed" else RANKS
        return pack(ranks, packs=self.packs)

    def value(self, card: Card) -> int:
        """Returns the value of one card."""
        if card.rank == "A":
            return self.ace
        if card.is_court:
            return COURT_VALUES[self.court_cards][card.rank]
        return 10 if card.rank == "T" else int(card.rank)

    def values(self, up: Sequence[Card]) -> tuple[int, int]:
        """Returns the two numbers to combine. A single card is combined with 0."""
        return self.value(up[0]), self.value(up[1]) if len(up) > 1 else 0

    def worth(self, up: Sequence[Card]) -> int:
        """Returns the total worth of the cards that a player has turned up."""
        return sum(self.values(up))

    def strength(self, up: Sequence[Card]) -> int:
        return self.worth(up)

    def worth_events(self, shown: Mapping[str, Sequence[Card]]) -> Iterable[Event]:
        return [set_counters({f"{self.measure}.{player}": self.worth(up) for player, up in shown.items()})]

    def hand_facts(self, player: str, up: Sequence[Card]) -> Facts:
        a, b = self.values(up)
        return {"player": player, "cards": tuple(up), "a": a, "b": b, "worth": self.worth(up)}

    def win_facts(self, best: Sequence[Card], next_best: Sequence[Card]) -> Facts:
        (a, b), (c, d) = self.values(best), self.values(next_best)
        return {"a": a, "b": b, "worth": self.worth(best), "c": c, "d": d, "other": self.worth(next_best)}

    def tie_facts(self, one: Sequence[Card], other: Sequence[Card]) -> Facts:
        (a, b), (c, d) = self.values(one), self.values(other)
        same = "yes" if sorted((a, b)) == sorted((c, d)) else "no"
        return {"a": a, "b": b, "c": c, "d": d, "worth": self.worth(one), "same": same}

    def short_facts(self, player: str, up: Sequence[Card]) -> Facts:
        return {**self.hand_facts(player, up), "n": len(up), "card": up[0]}


class AdditionWarPresentation(WarPresentation, game=AdditionWar):
    """How a page presents the game."""

    game: AdditionWar

    shows = ("sum", "turns")

    def number_on(self, card: Card) -> int:
        return self.game.value(card)


class AdditionWarForecast(WarForecast, game=AdditionWar):
    """Forecast of the next turn."""

    game: AdditionWar

    def kind(self, card: Card) -> int:
        return self.game.value(card)
