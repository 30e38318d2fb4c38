"""Judgement of Tablanette: evaluation, gain of an action, and advice of the coach."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Any

from cardlab.authoring import Advice, Card, Facts, Judgement, Opponent, View, rounded_to_half
from cardlab.games.tablanette.actions import FOR_MOST_CARDS, HAND, PlayAndTake
from cardlab.games.tablanette.rulebook import Tablanette


class TablanetteJudgement(Judgement, game=Tablanette):
    """Judgement of Tablanette for bots and the coach."""

    game: Tablanette

    levels = {"easy": Opponent("careless"), "medium": Opponent("greedy"), "hard": Opponent("coach")}

    def brings(self, card: Card, taken: Sequence[Card], floor: Sequence[Card]) -> int:
        """Returns the points of a play: those in the cards, and the bonus."""
        if not taken:
            return 0
        cleared = len(taken) == len(floor) and not self.game.sweeps(card)
        gained = [card, *taken] if self.game.played_card == "taken" or cleared or self.game.sweeps(card) else taken
        points = sum(self.game.points[c] for c in gained)
        if not cleared:
            return points
        bonus = (
            self.game.bonus_points(card, len(self.game.split(card, taken)))
            if self.game.bonus == "sum"
            else self.game.bonus_points(card, 1)
        )
        return bonus + points * (2 if self.game.bonus == "double_cards" else 1)

    def gain(self, view: View, action: Any) -> float:
        """Returns the points of the play, plus a tenth of one for each card, since most cards bring three."""
        if not isinstance(action, PlayAndTake):
            return 0.0
        floor = view.known("table")
        taken = floor if self.game.sweeps(action.card) else action.take
        return self.brings(action.card, taken, floor) + len(taken) / 10

    def evaluate(self, view: View, seat: str) -> float:
        """Returns the points so far, including those in the cards taken in this hand."""
        have = {player: self.points_so_far(view, player) for player in view.seats}
        return have.pop(seat) - max(have.values())

    def points_so_far(self, view: View, player: str) -> int:
        """Returns a player's score, plus the current points of the player's cards until they are counted in the score."""
        score: int = view.counters[f"score.{player}"]
        if view.counters["phase"] != "play":
            return score
        swept = view.known(f"swept.{player}")
        cards = view.known(f"won.{player}") + swept
        doubled = swept if self.game.bonus == "double_cards" else []
        most = FOR_MOST_CARDS if len(cards) >= self.game.cards_needed else 0
        return score + sum(self.game.points[c] for c in cards) + sum(self.game.points[c] for c in doubled) + most

    def advise(self, view: View, action: Any) -> Advice | None:
        """Advises with the gain of the play and the chance it leaves the other player. The worth is its points minus the
        expected points of the best answer, if every card that the player has not seen is equally likely to be held.
        """
        if not isinstance(action, PlayAndTake):
            return None
        floor, card = view.known("table"), action.card
        taken = floor if self.game.sweeps(card) else list(action.take)
        points = self.brings(card, taken, floor)
        left = [c for c in floor if c not in taken]
        cleared = bool(taken) and not left
        if not taken or (self.game.played_card == "stays" and not cleared):
            left.append(card)
        answers = self.answers(view, left)
        held = self.answering(view, action.who)
        name = "jack" if self.game.sweeps(card) else "tablanette" if cleared else "take" if taken else "lay"
        facts: Facts = {"card": card, "points": points, "n": len(taken), "left": len(left), "unseen": len(answers)}
        facts["clears"] = sum(clears for _, clears in answers) if held else 0
        facts["jacks"] = sum(self.game.sweeps(c) for c in self.unseen(view)) if held and left else 0
        facts["only"] = "yes" if facts["jacks"] == facts["clears"] else "no"
        facts["danger"] = "yes" if facts["clears"] else "none" if left and held else "empty"
        expected = expected_best([gain for gain, _ in answers], held)
        facts["best"] = rounded_to_half(expected) if held else "none"
        return Advice(name, facts, points - expected)

    def answering(self, view: View, player: str) -> int:
        """Returns how many cards the other player holds for the answer, including those dealt again if both hands are empty
        before it.
        """
        held = next(len(view[f"hand.{seat}"]) for seat in view.seats if seat != player)
        last = len(view[f"hand.{player}"]) == 1 and view.counters["dealer"] == player
        return held or (HAND if last and view["stock"] else 0)

    def unseen(self, view: View) -> list[Card]:
        """Returns the cards that a viewer does not see."""
        seen = {c for name in view.zones for c in view.known(name)}
        return [c for c in self.game.goals if c not in seen]

    def answers(self, view: View, left: list[Card]) -> list[tuple[int, bool]]:
        """Returns for each card that a player has not seen the most points that it can bring on a table, and whether it can
        take the whole table, by a tablanette or as a jack.
        """
        unseen = self.unseen(view)
        alike = {c: (self.game.goals[c], self.game.points[c]) for c in unseen}
        one_of_each = {kind: c for c, kind in alike.items()}
        best = {
            alike[c]: (max((self.brings(c, way, left) for way in ways), default=0), bool(left) and tuple(left) in ways)
            for c, ways in self.game.ways(one_of_each.values(), left).items()
        }
        return [best[alike[c]] for c in unseen]


def expected_best(gains: list[int], n: int) -> float:
    """Returns the expected highest of n gains that are drawn from these, each equally likely."""
    n = min(n, len(gains))
    hands = comb(len(gains), n)
    ranked = sorted(gains, reverse=True)
    return sum(gain * comb(len(ranked) - place, n - 1) for place, gain in enumerate(ranked, 1)) / hands if n else 0.0
