"""Judgement of 21st Century War: evaluation, gain of an action, and advice of the coach."""

from __future__ import annotations

from collections import Counter as Bag

from cardlab.authoring import Action, Advice, Facts, Judgement, Opponent, View
from cardlab.games.twenty_first_century_war.combinations import most, spread
from cardlab.games.twenty_first_century_war.rulebook import (
    CHOSEN,
    HAND,
    PILE,
    ROW,
    VALUE,
    PlayFaceDown,
    Tie,
    TwentyFirstCenturyWar,
    worth,
)


class TwentyFirstCenturyWarJudgement(Judgement, game=TwentyFirstCenturyWar):
    """Judgement of 21st Century War for bots and the coach."""

    game: TwentyFirstCenturyWar

    levels = {"easy": Opponent("random"), "medium": Opponent("careless"), "hard": Opponent("greedy")}

    horizon = 12

    def gain(self, view: View, action: Action) -> float:
        """Returns the value of the cards, because the greatest total wins the round."""
        return worth(action.cards)

    def evaluate(self, view: View, seat: str) -> float:
        """Returns how many more cards a seat has than the best other one."""
        count = {player: sum(len(view.zones[of[player]]) for of in (PILE, HAND, CHOSEN, ROW)) for player in view.seats}
        return count[seat] - max(n for player, n in count.items() if player != seat)

    def advise(self, view: View, action: Action) -> Advice | None:
        """Advises how many of another player's possible hands cannot make the total; in a tie, how many cards are lower."""
        seen = {card for name in view.zones for card in view.known(name)}
        unseen = Bag(VALUE[card.rank] for card in self.game.pack() if card not in seen)
        if isinstance(action, Tie):
            value = VALUE[action.card.rank]
            facts: Facts = {"card": action.card, "lower": sum(unseen[low] for low in range(1, value))}
            return Advice("tie", facts | {"same": unseen[value], "of": unseen.total()})
        if not isinstance(action, PlayFaceDown):
            return None
        hand, total, singles = view.known(HAND[action.who]), worth(action.cards), self.game.singles == "any"
        others = [len(view.zones[HAND[player]]) + len(view.zones[ROW[player]]) for player in view.seats if player != action.who]
        held = max(others)
        hands, of = spread(tuple(unseen[value] for value in range(1, 14)), held, *self.game.jobs, singles)
        best = most(tuple(sorted(VALUE[card.rank] for card in hand)), *self.game.jobs, singles)
        below = round(100 * sum(hands[:total]) / of)
        facts = {"total": total, "below": below, "held": held, "n": len(action.cards), "kept": len(hand) - len(action.cards)}
        return Advice("less" if total < best else "most", facts | {"missing": best - total})
