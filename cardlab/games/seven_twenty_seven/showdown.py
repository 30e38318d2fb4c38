"""Ends a hand of 727: the showdown, the nearest totals, and the division of the pot."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass

from cardlab.authoring import Card, Event, Facts, Table, end, fire, set_counters, turn_over
from cardlab.games.seven_twenty_seven.hands import GOALS, nearest, nearest_players, points
from cardlab.games.seven_twenty_seven.pot import division, shares, sides

Best = dict[int, dict[str, int | None]]
"""Goal -> player -> the nearest total in half points; None for a hand that cannot win this goal."""


@dataclass(frozen=True)
class Showdown:
    """The end of a hand.

    Attributes:
        rule: Name -> id of a rule.
        over: Whether a total beyond a goal counts.
        under_first: Whether a total below wins over one above at the same distance.
        one_end: Whether a player who is best for both goals keeps the nearer one only.
        odd: Who gets the remainder that cannot be shared equally.
        hands: The number of hands in a game.
    """

    rule: Callable[[str], str]
    over: bool
    under_first: bool
    one_end: bool
    odd: str
    hands: int

    def one_left(self, table: Table, player: str) -> Iterator[Event]:
        """Gives the pot to the last player who is in, without a showdown."""
        counters, pot = table.counters, table.counters["pot"]
        values = {"pot": 0, "counters." + player: counters["counters." + player] + pot}
        yield set_counters(values, rule=self.rule("last_player"), player=player, pot=pot)
        yield from self.hand_over(table)

    def show(self, table: Table, hands: Mapping[str, Sequence[Card]]) -> Iterator[Event]:
        """Shows all hands that are in, and shares the pot between the nearest to 7 and the nearest to 27."""
        best = {goal: {p: nearest(hands[p], halves, over=self.over) for p in hands} for goal, halves in GOALS.items()}
        shown = [card for player in hands for card in table[f"down.{player}"]]
        told = [shown_facts(player, hand, best) for player, hand in hands.items()]
        yield turn_over(shown, rule=self.rule("show"), hands=told)
        yield set_counters({f"total{goal}.{player}": points(total) for goal in GOALS for player, total in best[goal].items()})
        nearest_to = yield from self.winners(best)
        for goal, name in ((7, "low"), (27, "high")):
            yield self.side(name, goal, nearest_to[goal], best[goal])
        yield from self.share(table, nearest_to[7], nearest_to[27])
        yield from self.hand_over(table)

    def winners(self, best: Best) -> Generator[Event, None, dict[int, list[str]]]:
        """Returns the winners of each goal. With `ends: one_end`, a player who is best for both keeps the nearer one."""
        running = {goal: dict(totals) for goal, totals in best.items()}
        while True:
            found = {goal: nearest_players(goal, running[goal], under_first=self.under_first) for goal in GOALS}
            both = [player for player in best[7] if player in found[7] and player in found[27]]
            if not self.one_end or not both:
                return found
            player = both[0]
            far = {goal: abs((best[goal][player] or 0) - halves) for goal, halves in GOALS.items()}
            keeps, leaves = (7, 27) if far[7] <= far[27] else (27, 7)
            del running[leaves][player]
            yield fire(self.rule("one_end"), player=player, goal=keeps, other=leaves)

    def side(self, name: str, goal: int, winners: list[str], best: dict[str, int | None]) -> Event:
        """Returns the event that announces the winners of one side."""
        if not winners:
            return fire(self.rule(f"{name}.none"), goal=goal)
        hands = [distance_facts(player, goal, best[player] or 0) for player in winners]
        if len(winners) == 1:
            return fire(self.rule(name), goal=goal, **hands[0])
        return fire(self.rule(f"{name}.tie"), goal=goal, players=tuple(winners), d=hands[0]["d"], n=len(winners), hands=hands)

    def share(self, table: Table, low: list[str], high: list[str]) -> Iterator[Event]:
        """Gives the pot to the winners in whole counters. `odd` decides about the remainder."""
        counters, pot = table.counters, table.counters["pot"]
        if not low and not high:
            yield fire(self.rule("split.none"), pot=pot)
            return
        parts = sides(pot, low, high, self.odd)
        halved = len(parts) == 2
        paid: Bag[str] = Bag()
        for _, winners, amount in parts:
            paid.update(shares(amount, winners, one_by_one=self.odd != "carry"))
        left = pot - paid.total()
        values = {f"counters.{player}": counters[f"counters.{player}"] + n for player, n in paid.items()}
        divided = [division(part) for part in parts]
        half, rest = divmod(pot, 2)
        facts: Facts = {"half": half, "rest": rest, "parts": divided} if halved else dict(divided[0])
        facts |= {"pot": pot, "shares": [{"player": player, "n": paid[player]} for player in table.seats if paid[player]]}
        yield set_counters({**values, "pot": left}, rule=self.rule("split" if halved else "split.one"), **facts)
        steps = [{"side": "half", "to": self.odd, "amount": pot, "k": 2, "each": half, "rest": rest}] if halved else []
        uneven = [step for step in steps + divided if step["rest"]]
        if uneven:
            yield fire(self.rule("odd"), pot=pot, left=left, stays="yes" if self.odd == "carry" else "no", steps=uneven)

    def hand_over(self, table: Table) -> Iterator[Event]:
        """Lets the next hand be dealt, or ends the game."""
        counters = table.counters
        if counters["hand"] < self.hands:
            yield set_counters({"phase": "hand_over", "turn": None})
            return
        yield set_counters({"phase": "over", "turn": None, "reason": "hands"})
        most = max(counters[f"counters.{player}"] for player in table.seats)
        winners = [player for player in table.seats if counters[f"counters.{player}"] == most]
        yield end(" ".join(winners), rule=self.rule("win"), players=tuple(winners), n=most, k=len(winners))


def shown_facts(player: str, hand: Sequence[Card], best: Best) -> Facts:
    """Returns a player's cards, with the total for each goal and its distance; 0 for a goal that the hand cannot win."""
    facts: Facts = {"player": player, "cards": tuple(hand)}
    for goal, halves in GOALS.items():
        total = best[goal][player]
        facts |= {f"has{goal}": "no" if total is None else "yes", f"total{goal}": points(total) or 0}
        facts[f"d{goal}"] = 0 if total is None else points(abs(total - halves))
    return facts


def distance_facts(player: str, goal: int, total: int) -> Facts:
    """Returns a player's total for a goal, and its distance."""
    return {"player": player, "total": points(total), "d": points(abs(total - GOALS[goal]))}
