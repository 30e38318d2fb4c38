"""How a hand of 727 ends: who shows, who is nearest, how the pot is shared."""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Generator, Iterator

from cardlab.authoring import Event, Facts, Table, end, put, say, turn_over
from cardlab.games.seven_twenty_seven.declarations import Declarations
from cardlab.games.seven_twenty_seven.hands import GOALS, nearest, nearest_players, points
from cardlab.games.seven_twenty_seven.pot import division, shares, sides

Best = dict[int, dict[str, int | None]]
"""Goal -> player -> the nearest total in half points; None for a hand that cannot win this goal."""


def one_left(game: Declarations, table: Table) -> Generator[Event, None, bool]:
    """The last player who is in takes the pot without showing; says whether that happened."""
    left = game.still_in(table)
    if len(left) > 1:
        return False
    counters, player = table.counters, left[0]
    pot = counters["pot"]
    values = {"pot": 0, "counters." + player: counters["counters." + player] + pot}
    yield put(values, rule=game.rule("last_player"), player=player, pot=pot)
    yield from hand_over(game, table)
    return True


def showdown(game: Declarations, table: Table) -> Iterator[Event]:
    """Everybody who is in shows; the pot is shared between the nearest to 7 and the nearest to 27."""
    players = game.still_in(table)
    over = game.over == "allowed"
    best = {goal: {p: nearest(game.hand(table, p), halves, over=over) for p in players} for goal, halves in GOALS.items()}
    shown = [card for player in players for card in table[f"down.{player}"]]
    hands = [shown_facts(game, table, player, best) for player in players]
    yield turn_over(shown, rule=game.rule("show"), hands=hands)
    yield put({f"total{goal}.{player}": points(total) for goal in GOALS for player, total in best[goal].items()})
    nearest_to = yield from winners(game, best)
    for goal, name in ((7, "low"), (27, "high")):
        yield side(game, name, goal, nearest_to[goal], best[goal])
    yield from share(game, table, nearest_to[7], nearest_to[27])
    yield from hand_over(game, table)


def shown_facts(game: Declarations, table: Table, player: str, best: Best) -> Facts:
    """A player's cards, with the total for each goal and its distance; 0 for one that the hand cannot win."""
    facts: Facts = {"player": player, "cards": tuple(game.hand(table, player))}
    for goal, halves in GOALS.items():
        total = best[goal][player]
        facts |= {f"has{goal}": "no" if total is None else "yes", f"total{goal}": points(total) or 0}
        facts[f"d{goal}"] = 0 if total is None else points(abs(total - halves))
    return facts


def winners(game: Declarations, best: Best) -> Generator[Event, None, dict[int, list[str]]]:
    """The winners of each goal; with `ends: one_end` a player who is best for both keeps the nearer one."""
    running = {goal: dict(totals) for goal, totals in best.items()}
    while True:
        found = {goal: nearest_players(goal, running[goal], under_first=game.sides == "under_first") for goal in GOALS}
        both = [player for player in best[7] if player in found[7] and player in found[27]]
        if game.ends == "cards_speak" or not both:
            return found
        player = both[0]
        far = {goal: abs((best[goal][player] or 0) - halves) for goal, halves in GOALS.items()}
        keeps, leaves = (7, 27) if far[7] <= far[27] else (27, 7)
        del running[leaves][player]
        yield say(game.rule("one_end"), player=player, goal=keeps, other=leaves)


def side(game: Declarations, name: str, goal: int, winners: list[str], best: dict[str, int | None]) -> Event:
    """Who wins one side."""
    if not winners:
        return say(game.rule(f"{name}.none"), goal=goal)
    hands = [distance_facts(player, goal, best[player] or 0) for player in winners]
    if len(winners) == 1:
        return say(game.rule(name), goal=goal, **hands[0])
    return say(game.rule(f"{name}.tie"), goal=goal, players=tuple(winners), d=hands[0]["d"], n=len(winners), hands=hands)


def distance_facts(player: str, goal: int, total: int) -> Facts:
    """A player's total for a goal, and its distance."""
    return {"player": player, "total": points(total), "d": points(abs(total - GOALS[goal]))}


def share(game: Declarations, table: Table, low: list[str], high: list[str]) -> Iterator[Event]:
    """The pot goes to the winners in whole counters; what cannot be shared equally follows `odd`."""
    counters, pot = table.counters, table.counters["pot"]
    if not low and not high:
        yield say(game.rule("split.none"), pot=pot)
        return
    parts = sides(pot, low, high, game.odd)
    halved = len(parts) == 2
    paid: Bag[str] = Bag()
    for _, winners, amount in parts:
        paid.update(shares(amount, winners, one_by_one=game.odd != "carry"))
    left = pot - paid.total()
    values = {f"counters.{player}": counters[f"counters.{player}"] + n for player, n in paid.items()}
    divided = [division(part) for part in parts]
    half, rest = divmod(pot, 2)
    facts: Facts = {"half": half, "rest": rest, "parts": divided} if halved else dict(divided[0])
    facts |= {"pot": pot, "shares": [{"player": player, "n": paid[player]} for player in game.seats if paid[player]]}
    yield put({**values, "pot": left}, rule=game.rule("split" if halved else "split.one"), **facts)
    steps = [{"side": "half", "to": game.odd, "amount": pot, "k": 2, "each": half, "rest": rest}] if halved else []
    uneven = [step for step in steps + divided if step["rest"]]
    if uneven:
        yield say(game.rule("odd"), pot=pot, left=left, stays="yes" if game.odd == "carry" else "no", steps=uneven)


def hand_over(game: Declarations, table: Table) -> Iterator[Event]:
    """The next hand may be dealt, or the game is over."""
    counters = table.counters
    if counters["hand"] < game.hands:
        yield put({"phase": "hand_over", "turn": None})
        return
    yield put({"phase": "over", "turn": None, "reason": "hands"})
    most = max(counters[f"counters.{player}"] for player in game.seats)
    winners = [player for player in game.seats if counters[f"counters.{player}"] == most]
    yield end(" ".join(winners), rule=game.rule("win"), players=tuple(winners), n=most, k=len(winners))
