"""How a page presents Money: labels of actions, the cards that they mean, and the number on a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlab.authoring import Action, Card, Facts, Place, Presentation, Progress, View
from cardlab.games.money.actions import BANK, FLOOR, OPPONENT, OTHER, PLACES, Buy, Exchange, Supply
from cardlab.games.money.purse import Market, face, swaps, written_sum
from cardlab.games.money.rulebook import Money


class MoneyPresentation(Presentation, game=Money):
    """How a page presents the game."""

    game: Money

    landmarks = ("capture.match", "buy.must")
    celebrations = ("capture.match",)
    shows = ("turns_played",)
    paced_by = ("turns_played",)
    by_rank = True
    touches = {"throw": "hand", "claim": "pile", "take": "pile"}
    drags = {"throw": ("hand", "pile"), "claim": ("pile", "hand"), "buy": ("bank", "under")}
    written = ("buy.change",)

    def label_facts(self, view: View, action: Any) -> Facts:
        """Returns also how many number cards a payment brings, the ranks as they are printed, and the cards that the action
        means.
        """
        if isinstance(action, Exchange):
            return {"made": self.made(action), "means": ()}
        if not isinstance(action, (Buy, Supply)):
            return {}
        pay = action.pay if isinstance(action, Buy) else view.counters["offer"]
        worth, less = self.game.value[pay], sum(self.game.value[rank] for rank in action.change)
        facts: Facts = {"n": worth - less}
        if isinstance(action, Buy):
            means = self.means(view, action.who, (pay,), action.change, action.source)
            facts |= {"pay": face(pay), "source": action.source, "seller": OTHER[action.who], "means": means}
        else:
            facts["means"] = self.means(view, action.who, action.change, (), FLOOR)
        change: Facts = {"back": tuple(map(face, action.change)), "worth": worth, "less": less}
        return {**change, **facts} if action.change else facts

    def is_secondary(self, view: View, action: Any) -> bool:
        return isinstance(action, Exchange)

    def is_offered(self, view: View, action: Any) -> bool:
        """Whether an action is no exchange, or the first one that makes a new purchase possible."""
        return not isinstance(action, Exchange) or action == self.serving_exchange(view, action.who)

    def serving_exchange(self, view: View, player: str) -> Exchange | None:
        """Returns an exchange that makes new purchases possible, if there is one."""
        market = self.game.trade.market(view, player)
        now = self.for_sale(market, view, player)
        for partner in PLACES:
            for give, take in swaps(market.mine, market.money[partner], self.game.kinds):
                if self.for_sale(market.after(partner, give, take), view, player) - now:
                    return Exchange(player, give.ranks, take.ranks, partner)
        return None

    def for_sale(self, market: Market, view: View, player: str) -> set[int]:
        """Returns how many number cards can be bought at once."""
        trade = self.game.trade
        bought = trade.purchases(market, player, trade.sources(view))
        return {self.game.value[buy.pay] - sum(self.game.value[rank] for rank in buy.change) for buy in bought}

    def made(self, action: Exchange) -> str:
        """Returns both sides of an exchange: ``5 + 10 = 15``."""
        give, take = [written_sum(self.game.value[rank] for rank in side) for side in (action.give, action.take)]
        return f"{give} = {take}"

    def means(self, view: View, player: str, own: Sequence[str], other: Sequence[str], place: str) -> list[Card]:
        """Returns the cards that choose an action: of the player's bank, and of the place with which the player trades."""
        till = "under" if place == FLOOR else BANK[OTHER[player]]
        return self.game.trade.pick(view.known(BANK[player]), own) + self.game.trade.pick(view.known(till), other)

    def meant_by(self, view: View, seat: str, places: Sequence[Place]) -> list[Action]:
        """Returns an exchange, or a purchase with change, for own money and other money. Own money alone is a purchase, or the
        change of a player who is asked for it.
        """
        lie: dict[str, list[str]] = {BANK[seat]: [], "under": [], BANK[OTHER[seat]]: []}
        for zone, n in places:
            card = view.zones[zone][n]
            if card is None or zone not in lie:
                return []
            lie[zone].append(card.rank)
        own, floor, theirs = map(tuple, lie.values())
        if view.counters["waiting_for"] == "supply":
            return [Supply(seat, own)] if own and not floor and not theirs else []
        if len(own) == 1 and not floor and not theirs:
            return [Buy(seat, own[0], source) for source in PLACES]
        if not own or bool(floor) == bool(theirs):
            return []
        other, place = floor or theirs, FLOOR if floor else OPPONENT
        exchange: Action = Exchange(seat, own, other, place)
        if len(own) > 1 or sum(self.game.value[rank] for rank in other) >= self.game.value[own[0]]:
            return [exchange]
        return [Buy(seat, own[0], place, other), exchange]

    def nothing_to_notice(self, view: View) -> bool:
        return len(view["pile"]) < 2

    def progress(self, view: View) -> Progress | None:
        """Returns the turns of each player, if cards and money are counted after a limit."""
        if self.game.on_limit == "unfinished":
            return None
        return self.own_turns(view.counters["turns_played"], self.game.max_turns)

    def number_on(self, card: Card) -> int | None:
        return self.game.value.get(card.rank)
