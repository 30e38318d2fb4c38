"""Judgement of Duel King: evaluation, gain of an action, and advice of the coach."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import product
from typing import Any

from cardlab.authoring import Advice, Card, Facts, Judgement, Opponent, Pass, PlaceKnowledge, PlayOn, View
from cardlab.games.duel_king.rulebook import DECK, OPEN, ROW, TOP, VALUE, WINNINGS, DuelKing, Save

SWEPT = 2
"""How many cards of the other a sweep brings on average: three, two or one lie there when it comes."""


class DuelKingJudgement(Judgement, game=DuelKing):
    """Judgement of Duel King for bots and the coach."""

    game: DuelKing

    levels = {"easy": Opponent("random"), "medium": Opponent("careless"), "hard": Opponent("greedy")}

    def evaluate(self, view: View, seat: str) -> float:
        """How many cards a seat has more than the other; what a sweep has won counts for the sweeper."""
        have = {player: sum(len(view[zone[player]]) for zone in (DECK, ROW, WINNINGS)) for player in self.game.seats}
        for player in self.game.seats:
            asked = view.counters["ask"]
            have[player] += len(view[OPEN[player]]) * (1 if asked is None or player != asked else -1)
        return 2 * have[seat] - sum(have.values())

    def gain(self, view: View, action: Any) -> float:
        """Cards that a try wins on average: half of what the card brings, less what the card would that is flipped for it.

        Who remembers which cards come up next wins no more with that: in 2,400 matches of those who tried for kings and jokers
        only where the try was likely to succeed, or for any card where it was sure to, none won more than by trying for each.
        """
        if not isinstance(action, Save):
            return 0.0
        unseen = self.unseen(view)
        brings = self.brings(action.card) / 2 - sum(map(self.brings, unseen)) / max(1, len(unseen))
        return brings if self.left(view, action.who) - 1 > self.game.loss_limit else brings - len(self.whole_pack)

    def brings(self, card: Card) -> float:
        """How many cards a card in the deck is good for: itself, and what it sweeps on average when it comes up."""
        swept = SWEPT if VALUE[card.rank] == TOP else 0
        return 1 + swept + (self.game.joker_cards if card.rank == "X" else 0)

    def next_cards(self, view: View, player: str) -> tuple[Sequence[Card], Sequence[Card]]:
        """Which cards may come up next from the own deck and from the other one, for a viewer who remembers what was seen (and
        whose view says so); for another, all that are not in sight.
        """
        remembered = getattr(view, "places", None)
        if remembered is None:
            unseen = sorted(self.unseen(view), key=str)
            return unseen, unseen
        other = self.game.seats[1 - self.game.seats.index(player)]
        return possible(remembered[DECK[player]][0]), possible(remembered[DECK[other]][0])

    def left(self, view: View, player: str) -> int:
        """How many cards a player who is asked has left when no card is saved."""
        return len(view[DECK[player]]) + len(view[WINNINGS[player]])

    def unseen(self, view: View) -> frozenset[Card]:
        """The cards that the viewer does not see."""
        return self.whole_pack.difference(*map(view.known, view.zones))

    @cached_property
    def whole_pack(self) -> frozenset[Card]:
        """All cards."""
        return frozenset(self.game.pack())

    def advise(self, view: View, action: Any) -> Advice | None:
        """Of a try: how it is fought, with two cards of the decks, what it costs, and how many cards that lie face down are
        higher than the one that is saved. Whether it is worth it depends on all later matches.
        """
        if isinstance(action, PlayOn):
            return None
        player = action.who
        left = self.left(view, player)
        if isinstance(action, Pass):
            return Advice("pass", {"n": len(view[OPEN[player]]), "left": left})
        value, unseen = VALUE[action.card.rank], self.unseen(view)
        better = sum(VALUE[card.rank] > value for card in unseen)
        limit = self.game.loss_limit
        facts: Facts = {"card": action.card, "better": better, "unseen": len(unseen), "left": left, "limit": limit}
        facts |= told_of(*self.next_cards(view, player))
        if left - 1 <= limit:
            return Advice("danger", {**facts, "then": left - 1})
        return Advice("top" if value == TOP else "save", facts)


def possible(place: PlaceKnowledge) -> Sequence[Card]:
    """The cards that may lie at a place."""
    return [place] if isinstance(place, Card) else place.cards


def success(mine: Sequence[Card], theirs: Sequence[Card]) -> float:
    """How likely it is that the own card is the higher one; equal cards are decided by later ones, and count a half."""
    fights = [VALUE[one.rank] - VALUE[other.rank] for one, other in product(mine, theirs) if one is not other]
    return sum(1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0 for ahead in fights) / max(1, len(fights))


def told_of(mine: Sequence[Card], theirs: Sequence[Card]) -> Facts:
    """The knowledge about the two cards that fight, and how often in a hundred one's own wins."""
    known = "both" if len(mine) == len(theirs) == 1 else "mine" if len(mine) == 1 else "theirs" if len(theirs) == 1 else "none"
    won = success(mine, theirs)
    result = "win" if won == 1 else "lose" if won == 0 else "tie"
    return {"known": known, "mine": mine[0], "theirs": theirs[0], "k": round(100 * won), "result": result}
