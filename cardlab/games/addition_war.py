"""Addition War: turn up two cards each; the greater sum takes all four; equal sums go to war."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cardlab.authoring import (
    STANDARD_DECK,
    Card,
    Counter,
    Deck,
    Event,
    Facts,
    Number,
    NumberFace,
    as_term,
    game,
    option,
    pack,
    set_counters,
    total_like,
)
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
NUMBERS = {rank: number for number, rank in enumerate("A23456789T", 1)}
COURT_VALUES = {"ten": {"J": 10, "Q": 10, "K": 10}, "11_12_13": {"J": 11, "Q": 12, "K": 13}}


@game("addition_war", presets=PRESETS)
class AdditionWar(War):
    """The rulebook of Addition War: War with two cards face up, and values instead of ranks."""

    court_cards: str = option("removed", choices=("removed", "ten", "11_12_13"))
    ace: int = option(1, choices=(1, 11, 14))
    war_down: int = option(3, choices=(0, 1, 2, 3))

    counters = (*War.counters, Counter("sum", None, each_player=True))
    up = 2
    measure = "sum"
    """The counter that shows the value compared last."""

    def contradiction(self) -> str | None:
        if self.deck != STANDARD_DECK.name:
            if (self.court_cards, self.ace) != ("removed", 1):
                return "court_cards and ace are for the standard deck: leave them out with your own deck."
            if times := [card.face for card in self.numbers if card.number and card.number.form == "time"]:
                return f"the deck has the time {times[0]!r}, and times of day cannot be added: play war with them."
        return super().contradiction()

    def standard_deck(self) -> Deck:
        if self.court_cards == "removed":
            return Deck(tuple(pack("A23456789T")), {**NUMBERS, "A": self.ace})
        return Deck(tuple(pack()), {**NUMBERS, "A": self.ace, **COURT_VALUES[self.court_cards]})

    def combined(self, up: Sequence[Card]) -> Sequence[Card]:
        """Returns the cards in the order in which their numbers are combined."""
        return up

    def values(self, up: Sequence[Card]) -> tuple[Number, Number]:
        """Returns the two numbers to combine. A single card is combined with 0."""
        one, *others = map(self.value, self.combined(up))
        return one, others[0] if others else 0

    def worth(self, up: Sequence[Card]) -> Number:
        """Returns the total worth of the cards that a player has turned up."""
        return sum(self.values(up))

    def strength(self, up: Sequence[Card]) -> Number:
        return self.worth(up)

    def worth_events(self, shown: Mapping[str, Sequence[Card]]) -> Iterable[Event]:
        worth = {f"{self.measure}.{player}": self.counted(up) for player, up in shown.items()}
        return [set_counters(worth), *super().worth_events(shown)]

    def face_compared(self, up: Sequence[Card]) -> NumberFace | None:
        faces = [card.number for card in up if card.number]
        return total_like(self.worth(up), faces) if faces else None

    def counted(self, up: Sequence[Card]) -> Number | str:
        """Returns the worth for the counter: a number, or a text if people read it as a decimal or a mixed number."""
        face = self.face_compared(up)
        return self.worth(up) if face is None or face.form in ("whole", "fraction") else face.text

    def shown_worth(self, up: Sequence[Card]) -> Number | str:
        """Returns the worth as people read it: with a teacher's own deck, in the form of its cards."""
        face = self.face_compared(up)
        return face.text if face else self.worth(up)

    def terms(self, up: Sequence[Card]) -> tuple[Number | str, Number | str, Number | str]:
        """Returns the two numbers and their result for a sentence, those of a teacher's own deck as they are printed."""
        a, b = self.values(up)
        printed = [as_term(card.number) for card in self.combined(up) if card.number]
        if printed:
            return printed[0], printed[1] if len(printed) > 1 else b, self.shown_worth(up)
        return a, b, self.worth(up)

    def hand_facts(self, player: str, up: Sequence[Card]) -> Facts:
        a, b, worth = self.terms(up)
        return {"player": player, "cards": tuple(up), "a": a, "b": b, "worth": worth}

    def win_facts(self, best: Sequence[Card], next_best: Sequence[Card]) -> Facts:
        (a, b, worth), (c, d, other) = self.terms(best), self.terms(next_best)
        return {"a": a, "b": b, "worth": worth, "c": c, "d": d, "other": other}

    def tie_facts(self, one: Sequence[Card], other: Sequence[Card]) -> Facts:
        (a, b, worth), (c, d, _) = self.terms(one), self.terms(other)
        same = "yes" if sorted(self.values(one)) == sorted(self.values(other)) else "no"
        return {"a": a, "b": b, "c": c, "d": d, "worth": worth, "same": same}

    def short_facts(self, player: str, up: Sequence[Card]) -> Facts:
        return {**self.hand_facts(player, up), "n": len(up), "card": up[0]}


class AdditionWarPresentation(WarPresentation, game=AdditionWar):
    """How a page presents the game."""

    game: AdditionWar

    shows = ("sum", "turns")

    def number_on(self, card: Card) -> Number:
        return self.game.value(card)


class AdditionWarForecast(WarForecast, game=AdditionWar):
    """Forecast of the next turn."""

    game: AdditionWar

    def kind(self, card: Card) -> Number:
        return self.game.value(card)
