"""Small games with the rules of the large ones: few cards and an end after one round, so that they can be solved.

Each is the game itself with another pack and, if it would go on, another end. Nothing else is changed. `few` are its cards; a
subclass may have others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from cardlab.authoring import DRAW, Action, Card, Event, Table, end, fill, set_counters
from cardlab.core.cards import cards
from cardlab.games.fast_food import FastFood
from cardlab.games.napoleons_war import NapoleonsWar
from cardlab.games.napoleons_war.rulebook import CAPTURE, DECK, HAND, ROW, AskHowMany
from cardlab.games.seven_twenty_seven import SevenTwentySeven
from cardlab.games.twenty_first_century_war import TwentyFirstCenturyWar
from cardlab.games.twenty_first_century_war.rulebook import PILE


class FewCards727(SevenTwentySeven):
    """727 with few cards."""

    slug = SevenTwentySeven.slug
    few = "6c 7d 9h Ks Ad"

    def pack(self) -> list[Card]:
        """The few cards."""
        return cards(self.few)


class OneRound727(SevenTwentySeven):
    """727 in which every player is asked once whether to take a card. Then all show."""

    slug = SevenTwentySeven.slug

    def asking_over(self, table: Table) -> Iterator[Event]:
        """Every player has been asked, so all show."""
        yield set_counters({"round": table.counters["round"] + 1})
        yield from self.show(table)


class OneDeck(NapoleonsWar):
    """Napoleon's War with few cards, without sorting again: when the decks are empty, most cards win."""

    slug = NapoleonsWar.slug
    few = "2345"

    def set_up(self, table: Table) -> Iterator[Event]:
        """The same ranks for both."""
        for player, suit in zip(self.seats, "dc", strict=True):
            yield fill(HAND[player], cards(" ".join(rank + suit for rank in self.few)))

    def legal_actions(self, table: Table) -> list[Action]:
        """Without asking how many cards there are, because everybody knows."""
        return [action for action in super().legal_actions(table) if not isinstance(action, AskHowMany)]

    def resort(self, table: Table, players: Sequence[str], name: str) -> Iterator[Event]:
        """Ends the match instead of sorting again."""
        if table.outcome is None:
            one, other = (sum(len(table[of[player]]) for of in (DECK, CAPTURE, ROW)) for player in self.seats)
            winner = DRAW if one == other else self.seats[other > one]
            yield end(winner, rule=self.rule("end.max_turns"), n=table.counters["turns"])


class OneChoice(TwentyFirstCenturyWar):
    """The first round of 21st Century War with few cards: each player has four, and the others lie aside."""

    slug = TwentyFirstCenturyWar.slug
    few = "Ac 2d 3h 5s 5c 8d Jh Ks"

    def pack(self) -> list[Card]:
        """The few cards."""
        return cards(self.few)

    def set_up(self, table: Table) -> Iterator[Event]:
        """Four cards each, in any order."""
        left = self.pack()
        for player in self.seats:
            four = table.rng.pick([*combinations(left, 4)])
            yield fill(PILE[player], four)
            left = [card for card in left if card not in four]
        if left:
            yield fill("aside", left)


class FewCardsFastFood(FastFood):
    """One game of Fast Food with few cards."""

    slug = FastFood.slug
    few = "2d 3d 5d 6d 9d"

    def deck(self, colour: str) -> list[Card]:
        """The same few cards for both colours."""
        return cards(self.few)
