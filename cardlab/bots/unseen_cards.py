"""Computes the chances behind predictions: the cards that may come next, for a player who has forgotten nothing.

`Memory` merges cards that go out of sight together with the cards they join, which is enough to deal tables for a search. A
chance that a learner reads must be true, so here a group that joins others stays a group, and uncertain chances are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from cardlab.bots.card_memory import Memory
from cardlab.core.base_match import BaseMatch
from cardlab.core.cards import Card, card
from cardlab.core.chances import NextCards, PlaceKnowledge, UnorderedCards
from cardlab.core.forecast import Forecast
from cardlab.core.pieces import Pieces


class Unseen(Memory):
    """A seat's knowledge about the cards that it does not see.

    Args:
        match: The match.
        seat: The seat.
    """

    def __init__(self, match: BaseMatch, seat: str) -> None:
        super().__init__(match, seat)
        self.order = Forecast.of(match.game).unseen_order

    def chances(self, next_cards: NextCards) -> Pieces[dict[str, Fraction] | None]:
        """Counts in pieces: outcomes of the next action -> their chances; None if they are uncertain or take too long."""
        hands = self._hands(next_cards)
        return None if hands is None else (yield from next_cards.chances(hands))

    def _hands(self, next_cards: NextCards) -> list[list[PlaceKnowledge]] | None:
        """Returns the possible hands of the coming cards; None if it is uncertain how they lie."""
        places = self.recollect().places
        hands = [[places[zone][n] for zone, n in hand] for hand in next_cards.hands]
        groups = {place for hand in hands for place in hand if isinstance(place, UnorderedCards)}
        # One doubtful origin makes the whole chance doubtful, and a learner would take the number for exact.
        return hands if all(group.sure for near in groups for group in (near, *_below(near))) else None

    def _put_in(self, zone: str) -> UnorderedCards:
        """Returns one group for all packets, because it is secret which cards come into which packet."""
        return self.laid

    # -------------------------------------------------------------------------------- cards that go out of sight

    def _mixed(self, taken: list[PlaceKnowledge]) -> list[PlaceKnowledge]:
        """Makes cards that go out of sight together a group of their own if they are shuffled."""
        if self.order == "known" or len(set(map(id, taken))) == 1:
            return taken
        mixed = UnorderedCards()
        mixed.sure = self.order == "shuffled" and all(isinstance(item, Card) or item.sure for item in taken)
        mixed.add(item for item in taken if isinstance(item, Card))
        mixed.inner = [item for item in taken if isinstance(item, UnorderedCards)]
        self.groups.append(mixed)
        return [mixed] * len(taken)

    def _shown(self, place: PlaceKnowledge, token: str) -> PlaceKnowledge:
        if token == "?" or isinstance(place, Card):
            return place
        shown = card(token.lstrip("~"))
        self._take_out(place, shown)
        return shown

    def _take_out(self, group: UnorderedCards, shown: Card) -> None:
        """Takes out a card of a group that has come up. It may have come from another group. If several are possible, they
        become one group, in which the orders are no longer equally likely.
        """
        if shown in group.cards:
            group.cards.remove(shown)
            return
        origins = [inner for inner in dict.fromkeys(group.inner) if _may_hold(inner, shown)]
        if len(origins) == 1:
            # `inner` names an origin once for each card that came from it, so one entry leaves with the card.
            group.inner.remove(origins[0])
            self._take_out(origins[0], shown)
        else:
            self._take_out(self._one_of({group, *_below(group)}), shown)

    def _one_of(self, groups: set[UnorderedCards]) -> UnorderedCards:
        """Merges several groups into one."""
        one = UnorderedCards()
        one.sure = False
        one.add(card for group in groups for card in group.cards)
        one.inner = [inner for group in groups for inner in group.inner if inner not in groups]
        self.groups = [group for group in self.groups if group not in groups] + [one]
        for zone in self.places.values():
            zone[:] = [one if item in groups else item for item in zone]
        for group in self.groups:
            group.inner = [one if inner in groups else inner for inner in group.inner]
        return one


def _below(group: UnorderedCards) -> Iterator[UnorderedCards]:
    """Yields the groups from which cards of a group come, and those from which theirs come."""
    for inner in dict.fromkeys(group.inner):
        yield inner
        yield from _below(inner)


def _may_hold(group: UnorderedCards, shown: Card) -> bool:
    return shown in group.cards or any(_may_hold(inner, shown) for inner in group.inner)
