"""Judgement of 727: evaluation, gain of an action, and advice of the coach, from a seat's view."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from cardlab.authoring import Advice, Card, Deal, Facts, Judgement, Opponent, View, rounded_to_half
from cardlab.games.seven_twenty_seven.actions import AskCard, Bet, Fold, Raise, Stand
from cardlab.games.seven_twenty_seven.chances import Counted, Outlook, hand_of, outlook
from cardlab.games.seven_twenty_seven.hands import FAR, GOALS, HALVES, points, totals
from cardlab.games.seven_twenty_seven.rulebook import SevenTwentySeven


class SevenTwentySevenJudgement(Judgement, game=SevenTwentySeven):
    """Judgement of 727 for bots and the coach."""

    game: SevenTwentySeven

    levels = {"easy": Opponent("careless"), "medium": Opponent("greedy"), "hard": Opponent("coach")}

    def gain(self, view: View, action: Any) -> float:
        """Returns the gain of an action.

        For asking, it is how many half points a card is expected to bring the hand nearer to its nearer goal. For betting, it
        is the expected counters, if the share of the pot falls with the distance, from twice a fair one at the goal to none
        eight points away, and every second opponent matches. Future cards can make up for four points.
        """
        counters, hand = view.counters, own_hand(view, action.who)
        away = self.game.to_go(hand)
        if isinstance(action, AskCard):
            after = self.after_one_card(view, hand)
            return away - sum(after) / len(after) if after else 0.0
        if isinstance(action, (Fold, Stand, Deal)):
            return 0.0
        if totals(hand)[0] < GOALS[27] and not counters["last_bets"]:
            away = min(away, 8)
        still_in = sum(counters["status." + seat] == "in" for seat in view.seats)
        share: float = max(0, 16 - away) / 16 * 2 / still_in
        x = action.x if isinstance(action, (Bet, Raise)) else 0
        pays: int = counters["to_match"] - counters["round_in." + action.who] + x
        won: float = share * (counters["pot"] + pays + x * (still_in - 1) / 2)
        return won - pays

    def evaluate(self, view: View, seat: str) -> float:
        """Returns how many counters a seat is ahead of the richest other one, including its equal share of the pot while it is
        in.
        """
        counters = view.counters
        still_in = [player for player in self.game.seats if counters["status." + player] == "in"]
        part = counters["pot"] / len(still_in) if still_in and view.outcome is None else 0
        has = {player: counters["counters." + player] + (part if player in still_in else 0) for player in self.game.seats}
        return float(has.pop(seat) - max(has.values()))

    def advise(self, view: View, action: Any) -> Advice:
        """Advises with the distances of the hand from both goals, and the expected gain in counters if it is played to its end
        (`cardlab.games.seven_twenty_seven.chances`). For asking, also the distance after one card, named as such.
        """
        counters, hand = view.counters, own_hand(view, action.who)
        pot, table = counters["pot"], self.outlook(view, action.who)
        mine = hand_of(card.rank for card in hand)
        facts: Facts = {"pot": pot, **self.game.aways(hand)}
        if isinstance(action, (AskCard, Stand)):
            asks = isinstance(action, AskCard)
            wins = pot * (table.with_a_card(mine, self.next_card(view)) if asks else table.standing(mine))
            facts |= {"wins": rounded_to_half(wins)}
            return Advice("card", facts | self.one_card(view, hand), wins) if asks else Advice("stand", facts, wins)
        if isinstance(action, Fold):
            return Advice("fold", facts, 0.0)
        x = getattr(action, "x", 0)
        pays = counters["to_match"] - counters["round_in." + action.who] + x
        share = table.standing(mine) if counters["last_bets"] else table.played(mine)
        matched = x * len(table.rivals) / 2  # every second one matches, as in `gain`
        wins = share * (pot + pays + matched)
        more = rounded_to_half(abs(wins - pays))
        facts |= {"pays": pays, "then": pot + pays, "wins": rounded_to_half(wins), "more": more}
        facts["result"] = "even" if not more else "more" if wins > pays else "less"
        return Advice("pay", facts, wins - pays)

    def outlook(self, view: View, player: str) -> Outlook:
        """Returns the hands that may win against those who are still in, from everything that a player sees of them."""
        others = [seat for seat in view.seats if seat != player and view.counters["status." + seat] == "in"]
        rivals = [(counted(view, seat), view.counters["stands." + seat] > 0) for seat in others]
        return outlook(self.game.goals, tuple(sorted(rivals, key=str)))

    def one_card(self, view: View, hand: Sequence[Card]) -> Facts:
        """Returns how many of the unseen cards bring a hand nearer to each goal, and its distance then from the nearer one."""
        unseen = self.unseen(view)
        nearer = {
            f"nearer{goal}": sum(self.game.distance([*hand, card], goal) < self.game.distance(hand, goal) for card in unseen)
            for goal in GOALS
        }
        after = self.after_one_card(view, hand)
        known = after and max(after) < FAR
        mean = f"{float(round(Fraction(sum(after), 2 * len(after)), 1)):g}" if known else "none"
        return {"n": len(unseen), **nearer, "away": points(self.game.to_go(hand)), "mean": mean}

    def unseen(self, view: View) -> list[Card]:
        """Returns the cards that a viewer does not see."""
        seen = {card for name in view.zones for card in view.known(name)}
        return [card for card in self.game.pack() if card not in seen]

    def next_card(self, view: View) -> dict[int, float]:
        """Half points -> the probability that the next card counts this many."""
        counts = Bag(HALVES[card.rank] for card in self.unseen(view))
        return {halves: n / counts.total() for halves, n in counts.items()}

    def after_one_card(self, view: View, hand: Sequence[Card]) -> list[int]:
        """Returns the distance of a hand to its nearer goal, in half points, with each of the cards that nobody has shown."""
        return [self.game.to_go([*hand, card]) for card in self.unseen(view)]


def own_hand(view: View, seat: str) -> list[Card]:
    """Returns the cards of a seat that the view shows, face-up ones first."""
    return view.known(f"up.{seat}") + view.known(f"down.{seat}")


def counted(view: View, seat: str) -> tuple[Counted, ...]:
    """Returns the values of a seat's cards in the order in which they came: a face-up one, a hidden one, those it has asked
    for.
    """
    up, down = view[f"up.{seat}"], view[f"down.{seat}"]
    return tuple(None if card is None else HALVES[card.rank] for card in (*up[:1], *down[:1], *up[1:], *down[1:]))
