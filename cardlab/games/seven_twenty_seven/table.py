"""What 727 declares: options and presets, zones, counters, verbs, what is kept and shown."""

from __future__ import annotations

from cardlab.authoring import SOME, Card, Counter, Deal, Game, Measure, Table, Zone, chapter, option, pack
from cardlab.games.seven_twenty_seven.actions import AskCard, Bet, Call, Check, Fold, Raise, Stand


@chapter
class SevenTwentySevenTable(Game):
    """The options, zones and counters, and who is in with which cards."""

    players: int = option(4, at_least=2, at_most=10)
    ante: int = option(1, at_least=0)
    start_counters: int = option(50, at_least=1)
    min_bet: int = option(1, at_least=0)
    max_bet: int = option(5, at_least=0, at_most=1000)
    max_raises: int = option(3, at_least=1)
    short: str = option("owe", choices=("owe", "cap"))
    first: str = option("bet", choices=("bet", "ask"))
    extra_card: str = option("down", choices=("down", "up"))
    over: str = option("allowed", choices=("allowed", "loses_end", "out_at_once"))
    sides: str = option("equal", choices=("equal", "under_first"))
    ends: str = option("cards_speak", choices=("cards_speak", "one_end"))
    final_bet: bool = option(False)
    freeze_after: int = option(0, at_least=0)
    stock_empty: str = option("no_more", choices=("no_more", "reshuffle_folded"))
    odd: str = option("carry", choices=("carry", "low", "high"))
    hands: int = option(10, at_least=1)

    zones = (
        Zone("up", each_player=True, fleeting=True),
        Zone("down", each_player=True, seen_by="owner", fleeting=True),
        Zone("stock", seen_by="nobody", lies="pile"),
        Zone("muck", seen_by="nobody", lies="pile"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters = (
        Counter("turn", None),
        Counter("phase", "deal"),
        Counter("dealer", None),
        Counter("hand", 1),
        Counter("round", 1),
        Counter("pot"),
        Counter("counters", 0, each_player=True),
        Counter("round_in", each_player=True),
        Counter("to_match"),
        Counter("raises"),
        Counter("asked"),
        Counter("stands", each_player=True),
        Counter("status", "in", each_player=True),
        Counter("total7", None, each_player=True),
        Counter("total27", None, each_player=True),
        Counter("reason", None),
        Counter("last_bets", 0),
    )
    verbs = (Check, Bet, Call, Raise, Fold, AskCard, Stand, Deal)
    landmarks = ("show",)
    delights = ("low", "high")
    measures = (
        Measure("counters", each_player=True),
        Measure("cards_taken", rules=("card",)),
        Measure("busts", rules=("bust",)),
        Measure("folds", rules=("fold",)),
        Measure("showdowns", rules=("show",)),
        Measure("halved", rules=("split",)),
    )
    shows = ("pot", "hand", "counters", "status", "total7", "total27")
    only_with = {  # noqa: RUF012 # as Game declares it
        "check": {"max_bet": SOME},
        "bet": {"max_bet": SOME},
        "call": {"max_bet": SOME},
        "raise": {"max_bet": SOME},
        "fold": {"max_bet": SOME},
        "limit": {"max_bet": SOME},
        "bet.over": {"max_bet": SOME},
        "limit.cap": {"max_bet": SOME, "short": ("cap",)},
        "freeze": {"freeze_after": SOME},
        "stock.empty": {"stock_empty": ("no_more", "reshuffle_folded")},
        "stock.reshuffle": {"stock_empty": ("reshuffle_folded",)},
        "bust": {"over": ("out_at_once",)},
        "final": {"max_bet": SOME, "final_bet": (True,)},
        "one_end": {"ends": ("one_end",)},
        "low.none": {"over": ("loses_end", "out_at_once")},
        "high.none": {"over": ("loses_end", "out_at_once")},
        "split.none": {"over": ("loses_end", "out_at_once")},
    }

    def contradiction(self) -> str | None:
        if 0 < self.max_bet < self.min_bet:
            return f"option 'min_bet' is {self.min_bet}, and must not be more than 'max_bet', which is {self.max_bet}."
        return None

    def pack(self) -> list[Card]:
        return pack()

    # ------------------------------------------------------------------------------------ how things stand

    def order(self, table: Table) -> list[str]:
        """The seats from the dealer's left."""
        dealer = table.counters["dealer"]
        return [*table.after(dealer), dealer]

    def still_in(self, table: Table) -> list[str]:
        """The players who are in, from the dealer's left."""
        counters = table.counters
        return [player for player in self.order(table) if counters["status." + player] == "in"]

    def hand(self, table: Table, player: str) -> list[Card]:
        """A player's cards, open ones first."""
        return table["up." + player] + table["down." + player]

    def places(self, player: str) -> tuple[str, str]:
        """Where a player's cards lie."""
        return "up." + player, "down." + player
