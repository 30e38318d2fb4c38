"""Scramble War: all cards lie face down in one heap; pick one each, and the higher card captures both."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cardlab.authoring import (
    DECK_NAMES,
    DRAW,
    OTHER_DECK,
    SOME,
    STANDARD_DECK,
    Action,
    Advice,
    Card,
    Counter,
    Deal,
    Deck,
    Event,
    Facts,
    Forecast,
    Game,
    Judgement,
    Measure,
    NextCards,
    Number,
    Place,
    PositionError,
    Presentation,
    Refusal,
    Table,
    View,
    Zone,
    comparison,
    deck,
    end,
    fill,
    fire,
    game,
    highest,
    move,
    option,
    pack,
    set_counters,
)
from cardlab.games.war import DEAL, RANK, ROW, TURN, Turn

STRENGTH = {**RANK, "X": 15}
"""Rank -> the number of its cards in the standard deck."""


@dataclass(frozen=True)
class Pick(Action):
    """``p1 pick 3``: picks the card at this place of the heap; the first one is 0."""

    place: int


@game(
    "scramble_war",
    presets={"printed": {}, "printed_jokers": {"jokers": 2}, "sums": {"scoring": "values"}, "own_pick": {"pick": "choose"}},
)
class ScrambleWar(Game):
    """The rulebook of Scramble War: two players and one heap, which never grows, so the game always ends."""

    jokers: int = option(0, choices=(0, 2))
    deck: str = option(STANDARD_DECK.name, choices=DECK_NAMES, reads=deck)
    war_down: int = option(3, choices=(0, 1, 2, 3))
    short_war: str = option("fewer_down", choices=("fewer_down", "no_war"))
    unresolved: str = option("take_back", choices=("take_back", "nobody"))
    scoring: str = option("cards", choices=("cards", "values"))
    pick: str = option("auto", choices=("auto", "choose"))

    players = 2
    zones = (
        Zone("heap", seen_by="nobody", lies="scattered"),
        Zone("table", each_player=True),
        Zone("captured", each_player=True, lies="pile", top="last"),
        Zone("aside", lies="pile", top="last"),
        Zone("pack", seen_by="nobody", lies="pile"),
    )
    counters = (
        Counter("score", None, each_player=True),
        Counter("cards", each_player=True, counts="captured"),
        Counter("left", counts="heap"),
        Counter("turns"),
        Counter("fighting", 0),
    )
    verbs = (Turn, Pick, Deal)
    measures = (
        Measure("score", each_player=True),
        Measure("turns"),
        Measure("wars", rules=("tie",)),
        Measure("again", rules=("war.again",)),
        Measure("unresolved", rules=("war.unresolved",)),
    )
    only_with = {
        "numbers": {"deck": OTHER_DECK},
        "war.short": {"short_war": ("fewer_down",), "war_down": SOME},
    }

    # ------------------------------------------------------------------------------------ set-up

    def contradiction(self) -> str | None:
        if self.jokers and self.deck != STANDARD_DECK.name:
            return "jokers belong to the standard deck: leave them out with another deck."
        if self.scoring == "values" and any(card.number and card.number.form == "time" for card in self.numbers):
            return "times of day cannot be added: count the cards, with scoring='cards'."
        return None

    def pack(self) -> list[Card]:
        return list(self.numbers)

    @cached_property
    def numbers(self) -> Deck:
        """The cards that are played with, and what they stand for."""
        return Deck(tuple(pack(jokers=self.jokers)), STRENGTH) if self.deck == STANDARD_DECK.name else deck(self.deck)

    def value(self, card: Card) -> Number:
        """Returns the number to compare, which is also the value of a card if values are counted."""
        return self.numbers.value(card)

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("pack", table.rng.shuffled(self.pack()))
        yield from self.scatter(table)

    def scatter(self, table: Table) -> Iterator[Event]:
        cards = list(table["pack"])
        odd = len(cards) % 2  # both players pick equally many, and a teacher's own deck may have an odd number
        yield move(cards[odd:], "heap", source="pack", rule=self.rule("scatter"), n=len(cards) - odd)
        if odd:
            yield move(cards[:odd], "aside", source="pack")

    def begin(self, table: Table) -> Iterator[Event]:
        if table["pack"]:
            return
        one, other = (len(table[ROW[player]]) for player in self.seats)
        missing = 2 * table.counters["fighting"] - one - other
        if one - other not in (0, 1) or missing < 0 or (len(table["heap"]) - missing) % 2 or missing > len(table["heap"]):
            raise PositionError("scramble_war: both players pick the same number of cards. Put an even number in the heap.")
        yield from self.check_end(table)

    # --------------------------------------------------------------------------------------- legal actions

    def legal_actions(self, table: Table) -> list[Action]:
        if table["pack"]:
            return [DEAL]
        if self.pick == "auto":
            return [TURN]
        return [Pick(self.due(table), place) for place in range(len(table["heap"]))]

    def due(self, table: Table) -> str:
        """Returns the player of the next card. Both rows grow in turn, the first player's first."""
        one, other = self.seats
        return one if len(table[ROW[one]]) == len(table[ROW[other]]) else other

    def forbids(self, table: Table, action: Action) -> Refusal | None:
        dealt = not table["pack"]
        if isinstance(action, Deal):
            return Refusal(self.rule("scatter"), {"n": len(table["heap"]), "scattered": "yes"}) if dealt else None
        if not dealt:
            return Refusal(self.rule("scatter"), {"n": len(table["pack"]), "scattered": "no"})
        facts: Facts = {"how": self.pick, "player": self.due(table), "left": len(table["heap"])}
        if isinstance(action, Turn):
            return None if self.pick == "auto" else Refusal(self.rule("pick"), {**facts, "why": "choose"})
        if self.pick == "auto":
            return Refusal(self.rule("pick"), {**facts, "why": "auto"})
        if action.who != facts["player"]:
            return Refusal(self.rule("pick"), {**facts, "why": "turn"})
        inside = isinstance(action, Pick) and 0 <= action.place < len(table["heap"])
        return None if inside else Refusal(self.rule("pick"), {**facts, "why": "place"})

    # ------------------------------------------------------------------------------------ picking

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        if isinstance(action, Deal):
            yield from self.scatter(table)
            yield from self.begin(table)
        elif isinstance(action, Pick):
            yield from self.draw(table, action.place)
        else:
            turns = table.counters["turns"]
            while table.counters["turns"] == turns:
                yield from self.draw(table, 0)

    def draw(self, table: Table, place: int) -> Iterator[Event]:
        """Moves one card from the heap. When both have what they need, their last cards are compared."""
        heap, player = table["heap"], self.due(table)
        card, row = heap[place], table[ROW[player]]
        firing: dict[str, Any] = {}
        if not table["table"]:
            yield set_counters({"fighting": 1})
            hands = self.coming(table, 1) or [{"player": player, "card": card}]
            firing = {"rule": self.rule("pick"), "hands": hands, "left": len(heap) - len(hands)}
        fighting = table.counters["fighting"]
        down = len(row) + 1 < fighting
        yield move([card], ROW[player], source="heap", face="down" if down else None, **firing)
        if all(len(table[ROW[seat]]) == fighting for seat in self.seats):
            yield from self.compare(table)

    def coming(self, table: Table, each: int) -> list[Facts]:
        """Returns the cards that will fight after everybody has drawn this many, if nobody chooses them."""
        if self.pick == "choose":
            return []
        last = 2 * (each - 1)
        return [{"player": player, "card": table["heap"][last + i]} for i, player in enumerate(self.seats)]

    def compare(self, table: Table) -> Iterator[Event]:
        """Gives everything to the higher one of the two last cards, or starts a war."""
        in_war = table.counters["fighting"] > 1
        up = {player: table[ROW[player]][-1] for player in self.seats}
        if reason := comparison([card.number for card in up.values() if card.number]):
            yield fire(self.rule("numbers"), **reason)
        low, high = sorted(self.seats, key=lambda player: self.value(up[player]))
        if self.value(up[low]) < self.value(up[high]):
            won = [card for player in (high, low) for card in table[ROW[player]]]
            facts: Facts = {"winner": high, "high": up[high], "low": up[low], "n": len(won)}
            total = len(table[f"captured.{high}"]) + len(won)
            rule = self.rule("war.take" if in_war else "take")
            yield move(won, f"captured.{high}", source=HEAPS, rule=rule, **facts, total=total)
            yield from self.turn_over(table)
        else:
            one, other = (up[player] for player in self.seats)
            yield fire(self.rule("war.again" if in_war else "tie"), card=one, other=other)
            yield from self.war(table)

    def war(self, table: Table) -> Iterator[Event]:
        """Lets both draw cards face down and one to fight, as many as the heap still has for both."""
        whole, left = self.war_down + 1, len(table["heap"])
        each = min(whole, left // 2)
        if not each or (each < whole and self.short_war == "no_war"):
            yield from self.unfought(table, left)
            return
        if each < whole:
            yield fire(self.rule("war.short"), left=left, each=each)
        yield set_counters({"fighting": table.counters["fighting"] + each})
        yield fire(self.rule("war.declare"), down=each - 1, hands=self.coming(table, each))

    def unfought(self, table: Table, left: int) -> Iterator[Event]:
        """Settles a war with too few cards: the players take their own cards back, or nobody gets them."""
        n = len(table["table"])
        yield fire(self.rule("war.unresolved"), left=left, n=n, what=self.unresolved)
        if self.unresolved == "nobody":
            yield move(table["table"], "aside", source=HEAPS)
        else:
            for player in self.seats:
                yield move(list(table[ROW[player]]), f"captured.{player}", source=ROW[player])
        yield from self.turn_over(table)

    # ------------------------------------------------------------------------------------ the end

    def turn_over(self, table: Table) -> Iterator[Event]:
        yield set_counters({"fighting": 0, "turns": table.counters["turns"] + 1})
        yield from self.check_end(table)

    def check_end(self, table: Table) -> Iterator[Event]:
        """Counts the points when the heap is empty between two turns."""
        if table["heap"] or table["table"]:
            return
        one, other = self.seats
        a, b = self.points(table, one), self.points(table, other)
        counts = [{"player": one, "n": a}, {"player": other, "n": b}]
        yield set_counters(
            {f"score.{one}": a, f"score.{other}": b}, rule=self.rule("end.heap"), scoring=self.scoring, counts=counts
        )
        if a == b:
            yield end(DRAW, rule=self.rule("end.draw"), a=a)
            return
        winner = one if a > b else other
        high, low = max(a, b), min(a, b)
        yield end(winner, rule=self.rule("end.win"), winner=winner, high=high, low=low, difference=high - low)

    def points(self, table: Table, player: str) -> Number:
        """Returns the points of a player's captured cards: one for each card, or the worth of the cards."""
        return self.worth(table[f"captured.{player}"])

    def worth(self, captured: list[Card]) -> Number:
        """Returns the points of some captured cards."""
        return sum(self.value(card) for card in captured) if self.scoring == "values" else len(captured)

    def after_the_end(self, table: Table) -> Refusal:
        """Returns the empty heap as the reason against any action."""
        one, other = (table.counters[f"score.{player}"] for player in self.seats)
        counts = [{"player": "p1", "n": one}, {"player": "p2", "n": other}]
        return Refusal(self.rule("end.heap"), {"scoring": self.scoring, "counts": counts})


class ScrambleWarPresentation(Presentation, game=ScrambleWar):
    """How a page presents the game."""

    game: ScrambleWar

    landmarks = ("tie",)
    celebrations = ("war.take", "end.win")
    shows = ("left",)
    touches = {"turn": "heap"}
    drags = {"pick": ("heap", "table")}

    def label_facts(self, view: View, action: Any) -> Facts:
        return {"place": action.place + 1} if isinstance(action, Pick) else {}

    def places_of(self, view: View, action: Any) -> list[Place]:
        return [("heap", action.place)] if isinstance(action, Pick) else []


class ScrambleWarJudgement(Judgement, game=ScrambleWar):
    """Judgement for bots and the coach."""

    game: ScrambleWar

    def evaluate(self, view: View, seat: str) -> float:
        """Returns how many more cards, or points, this seat has captured."""
        counted = {player: self.game.worth(view.known(f"captured.{player}")) for player in self.game.seats}
        return float(counted.pop(seat) - max(counted.values()))

    def advise(self, view: View, action: Any) -> Advice | None:
        """Advises how many face-down cards beat the opposing one. All possible picks have the same worth."""
        rows = [view[ROW[player]] for player in self.game.seats]
        lies = rows[0][-1] if len(rows[0]) > len(rows[1]) and len(rows[0]) == view.counters["fighting"] else None
        if lies is None:
            return Advice("any", {"left": len(view["heap"])}, 0)
        seen = {card for zone in view.zones for card in view.known(zone)}
        unseen = [card for card in self.game.pack() if card not in seen]
        higher = sum(self.game.value(card) > self.game.value(lies) for card in unseen)
        equal = sum(self.game.value(card) == self.game.value(lies) for card in unseen)
        return Advice("beats", {"card": lies, "n": len(unseen), "higher": higher, "equal": equal}, 0)


class ScrambleWarForecast(Forecast, game=ScrambleWar):
    """Forecast of the next turn."""

    game: ScrambleWar

    settled_by = {"take": "winner", "tie": "war"}

    def comes_next(self, view: View) -> NextCards | None:
        """Returns the chances of who captures the two cards that are picked next."""
        if self.game.pick == "choose" or len(view["heap"]) < len(self.game.seats):
            return None
        hands = [[("heap", place)] for place in range(len(self.game.seats))]
        worth = lambda cards: self.game.value(cards[0])  # noqa: E731
        return NextCards(hands, [*self.game.seats, "war"], self.game.value, worth, highest(self.game.seats, "war"))


HEAPS = ("table.p1", "table.p2")
