"""Judgement of Duel King: evaluation, gain of an action, and advice of the coach."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import product
from typing import Any

from cardlab.authoring import Advice, Card, Facts, Judgement, Opponent, Pass, PlaceKnowledge, PlayOn, View
from cardlab.games.duel_king.rulebook import DECK, OPEN, ROW, TOP, VALUE, WINNINGS, DuelKing, Save

SWEPT = 2
"""The average number of the other player's cards that a sweep takes: three, two or one lie there when it comes."""


class DuelKingJudgement(Judgement, game=DuelKing):
    """Judgement of Duel King for bots and the coach."""

    game: DuelKing

    levels = {"easy": Opponent("random"), "medium": Opponent("careless"), "hard": Opponent("greedy")}

    def evaluate(self, view: View, seat: str) -> float:
        """Returns how many more cards a seat has than the other. Cards at stake in a sweep count for the sweeper."""
        have = {player: sum(len(view[zone[player]]) for zone in (DECK, ROW, WINNINGS)) for player in self.game.seats}
        for player in self.game.seats:
            asked = view.counters["ask"]
            have[player] += len(view[OPEN[player]]) * (1 if asked is None or player != asked else -1)
        return 2 * have[seat] - sum(have.values())

    def gain(self, view: View, action: Any) -> float:
        """Returns the cards that a try wins on average: half the worth of the card, minus half that of the card flipped for it.

        A player who remembers the next cards wins no more that way. In 2,400 matches, players who tried for kings and jokers
        only if success was likely, or for any card if it was certain, won no more than players who tried for each.
        """
        if not isinstance(action, Save):
            return 0.0
        unseen = self.unseen(view)
        brings = self.brings(action.card) / 2 - sum(map(self.brings, unseen)) / max(1, len(unseen))
        return brings if self.left(view, action.who) - 1 > self.game.loss_limit else brings - len(self.whole_pack)

    def brings(self, card: Card) -> float:
        """Returns the worth of a card in the deck, in cards: itself, and the average sweep when it comes up."""
        swept = SWEPT if VALUE[card.rank] == TOP else 0
        return 1 + swept + (self.game.joker_cards if card.rank == "X" else 0)

    def next_cards(self, view: View, player: str) -> tuple[Sequence[Card], Sequence[Card]]:
        """Returns the cards that may come up next from the player's own deck and from the other one. They are known to a viewer
        whose view includes a memory. For others, they are all cards out of sight.
        """
        remembered = getattr(view, "places", None)
        if remembered is None:
            unseen = sorted(self.unseen(view), key=str)
            return unseen, unseen
        other = self.game.seats[1 - self.game.seats.index(player)]
        return possible(remembered[DECK[player]][0]), possible(remembered[DECK[other]][0])

    def left(self, view: View, player: str) -> int:
        """Returns how many cards a player who may save one has left without saving."""
        return len(view[DECK[player]]) + len(view[WINNINGS[player]])

    def unseen(self, view: View) -> frozenset[Card]:
        """Returns the cards that the viewer does not see."""
        return self.whole_pack.difference(*map(view.known, view.zones))

    @cached_property
    def whole_pack(self) -> frozenset[Card]:
        """All cards."""
        return frozenset(self.game.pack())

    def advise(self, view: View, action: Any) -> Advice | None:
        """Advises on a try: how it is fought with two cards of the decks, its cost, and how many face-down cards are higher
        than the one to save. Whether it is worth it depends on all later matches.
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
    """Returns the cards that may lie at a place."""
    return [place] if isinstance(place, Card) else place.cards


def success(mine: Sequence[Card], theirs: Sequence[Card]) -> float:
    """Returns the chance that the player's own card is the higher one. Equal cards, which later ones decide, count a half."""
    fights = [VALUE[one.rank] - VALUE[other.rank] for one, other in product(mine, theirs) if one is not other]
    return sum(1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0 for ahead in fights) / max(1, len(fights))


def told_of(mine: Sequence[Card], theirs: Sequence[Card]) -> Facts:
    """Returns the facts about the two fighting cards, and how often in a hundred the player's own wins."""
    known = "both" if len(mine) == len(theirs) == 1 else "mine" if len(mine) == 1 else "theirs" if len(theirs) == 1 else "none"
    won = success(mine, theirs)
    result = "win" if won == 1 else "lose" if won == 0 else "tie"
    return {"known": known, "mine": mine[0], "theirs": theirs[0], "k": round(100 * won), "result": result}
