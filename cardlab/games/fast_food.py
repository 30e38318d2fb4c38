"""Fast Food: play cards onto one running total; totals with a 3, 5 or 7 in them, or multiples of these, score."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from math import comb
from typing import Any

from cardlab.authoring import (
    DRAW,
    TOP,
    Action,
    Advice,
    Card,
    Counter,
    Event,
    Facts,
    Game,
    Judgement,
    Measure,
    Opponent,
    Presentation,
    Progress,
    Refusal,
    Table,
    View,
    Zone,
    deal,
    end,
    fill,
    fire,
    game,
    move,
    option,
    pack,
    rounded_to_half,
    set_counters,
    spoken,
)

CATEGORIES = {"cheeseburger": (7, 7), "soda": (5, 3), "fries": (3, 1)}
"""Category -> its number and its points."""
COLOURS = {"red": "dh", "black": "cs"}
VALUE = {rank: value for value, rank in enumerate("A23456789T", 1)}


@dataclass(frozen=True)
class PlayAndCall(Action, verb="play"):
    """``p1 play 4h``, and with calls ``p1 play 4h call 42 claim cheeseburger fries``.

    A wrong or missing call or claim is legal and is corrected. One that the options do not ask for changes nothing.
    """

    card: Card
    call: int | None = spoken()
    claim: tuple[str, ...] = spoken((), choices=CATEGORIES)


def reasons(total: int, number: int, score_by: str = "both") -> tuple[bool, bool]:
    """Returns whether a total is a multiple of a number, and whether it has it as a digit, as far as these count."""
    multiple = score_by != "digits" and total > 0 and total % number == 0
    digit = score_by != "multiples" and str(number) in str(total)
    return multiple, digit


def scoring(total: int, score_by: str = "both") -> dict[str, int]:
    """Returns the categories in which a total scores -> their points."""
    return {name: points for name, (number, points) in CATEGORIES.items() if any(reasons(total, number, score_by))}


def ways_to_be_best(points: Iterable[int], held: int) -> Iterator[tuple[int, int]]:
    """Yields the scores of several cards, the highest first, with the number of hands whose best card it is.

    A hand holds `held` of the cards. In order of their points, the n-th is the best one in the hand if none of the better ones
    is there.
    """
    best = sorted(points, reverse=True)
    for place, scored in enumerate(best):
        yield scored, comb(len(best) - place - 1, held - 1)


@game(
    "fast_food",
    presets={
        "printed": {"calls": "total"},
        "one_game": {"games": 1},
        "multiples_lesson": {"games": 1, "score_by": "multiples"},
        "digits_lesson": {"games": 1, "score_by": "digits"},
        "claim_it": {"calls": "total_and_scores"},
    },
)
class FastFood(Game):
    """The rulebook of Fast Food: two players, twenty cards of one colour, and a total that always ends at 110."""

    games: int = option(2, choices=(1, 2))
    first_deck: str = option("red", choices=("red", "black"))
    first_player: str = option("p1", choices=("p1", "p2"))
    hand_size: int = option(3, at_least=1, at_most=5)
    draw: str = option("before", choices=("before", "after"))
    score_by: str = option("both", choices=("both", "multiples", "digits"))
    calls: str = option("none", choices=("none", "total", "total_and_scores"))
    max_turns: int = option(40, at_least=40)

    players = 2
    zones = (
        Zone("hand", each_player=True, seen_by="owner", lies="fan"),
        Zone("stock", seen_by="nobody", lies="pile"),
        Zone("pile", lies="spread", top="last"),
        Zone("other_deck", seen_by="nobody", lies="pile", stands="aside"),
        Zone("used", lies="pile", top="last", stands="aside"),
    )
    counters = (
        Counter("total"),
        Counter("score", each_player=True),
        Counter("game", 1),
        Counter("turn", None),
        Counter("phase", "draw"),
    )
    verbs = (PlayAndCall,)
    measures = (
        Measure("score", each_player=True),
        Measure("several", rules=("score.several",)),
        Measure("nothing", rules=("score.nothing",)),
    )
    only_with = {
        "call.right": {"calls": ("total", "total_and_scores")},
        "call.wrong": {"calls": ("total", "total_and_scores")},
        "claim.wrong": {"calls": ("total_and_scores",)},
        "game.second": {"games": (2,)},
    }

    # ------------------------------------------------------------------------------------ set-up

    def deck(self, colour: str) -> list[Card]:
        """Returns the twenty cards of one colour."""
        return pack("A23456789T", COLOURS[colour])

    def pack(self) -> list[Card]:
        return self.deck("red") + self.deck("black")

    def set_up(self, table: Table) -> Iterator[Event]:
        other = "black" if self.first_deck == "red" else "red"
        yield fill("stock", table.rng.shuffled(self.deck(self.first_deck)))
        if self.games == 2:
            yield fill("other_deck", table.rng.shuffled(self.deck(other)))
        yield from self.deal(table, self.first_player)

    def deal(self, table: Table, first: str) -> Iterator[Event]:
        """Deals `hand_size` cards each, one at a time, the first player first; fewer if the stock has fewer."""
        order = [first, *table.after(first)]
        for _ in range(self.hand_size):
            for player in order:
                if table["stock"]:
                    yield deal("stock", f"hand.{player}", 1)
        yield set_counters({"total": 0, "turn": None, "phase": "draw"})

    def goes_first(self, number: int) -> str:
        """Returns the player who goes first in the first or the second game."""
        other = next(player for player in self.seats if player != self.first_player)
        return self.first_player if number == 1 else other

    def begin(self, table: Table) -> Iterator[Event]:
        counters, stock = table.counters, table["stock"]
        pile = sum(VALUE[card.rank] for card in table["pile"])
        if pile != counters["total"]:  # a position set up by hand: the total is that of its pile
            yield set_counters({"total": pile})
        if not stock and not any(table[f"hand.{player}"] for player in self.seats):
            yield from self.game_over(table)
            return
        turn = counters["turn"] or self.goes_first(counters["game"])
        if not table[f"hand.{turn}"] and not stock:  # only if the hands were set up or dealt unevenly
            turn = table.after(turn)[0]
        if turn != counters["turn"]:
            yield set_counters({"turn": turn})
        draws = self.draw == "before" and counters["phase"] == "draw"
        if draws or not table[f"hand.{turn}"]:  # nobody is dealt an empty hand, but a position may have one
            yield from self.take(table, turn)
        yield set_counters({"phase": "play"})

    # --------------------------------------------------------------------------------------- legal actions

    @property
    def asks(self) -> tuple[str, ...]:
        return {"none": (), "total": ("call",), "total_and_scores": ("call", "claim")}[self.calls]

    def legal_actions(self, table: Table) -> list[Action]:
        """Returns one action for each card, with the right call and claims. The table asks a learner for both instead of
        showing them.
        """
        player = table.counters["turn"]
        if not self.asks:
            return [self.silent[player, card] for card in table.zones[f"hand.{player}"]]
        return [self.said_rightly(player, card, table.counters["total"]) for card in table[f"hand.{player}"]]

    @cached_property
    def silent(self) -> dict[tuple[str, Card], Action]:
        """Player and card -> the play without a call."""
        return {(player, card): PlayAndCall(player, card) for player in self.seats for card in self.pack()}

    def said_rightly(self, player: str, card: Card, total: int) -> PlayAndCall:
        """Returns a play with the right call, and the right claims if these are required."""
        new = total + VALUE[card.rank]
        claim = tuple(scoring(new, self.score_by)) if "claim" in self.asks else ()
        return PlayAndCall(player, card, new if "call" in self.asks else None, claim)

    def forbids(self, table: Table, action: PlayAndCall) -> Refusal | None:
        turn = table.counters["turn"]
        if action.who != turn:
            return Refusal(self.rule("play.not_your_turn"), {"other": turn})
        if action.card not in table[f"hand.{turn}"]:
            return Refusal(self.rule("play.not_in_hand"), {"card": action.card})
        return None

    # ------------------------------------------------------------------------------------ a play

    def play(self, table: Table, action: PlayAndCall) -> Iterator[Event]:
        player, value, old = action.who, VALUE[action.card.rank], table.counters["total"]
        total = old + value
        hand = f"hand.{player}"
        facts: Facts = {"player": player, "card": action.card, "old": old, "value": value, "total": total}
        yield move([action.card], "pile", source=hand, rule=self.rule("play"), **facts)
        yield set_counters({"total": total})
        if "call" in self.asks:
            right = action.call == total
            called: Facts = {"called": "none" if action.call is None else action.call}
            yield fire(self.rule("call.right" if right else "call.wrong"), **facts, **({} if right else called))
        yield from self.score(table, action, total)
        if self.draw == "after":
            yield from self.take(table, player)
        following = table.after(player)[0]
        yield set_counters({"turn": following, "phase": "draw"})
        yield from self.begin(table)

    def counted(self, action: PlayAndCall, total: int) -> dict[str, int]:
        """Returns the categories that score: those of the total, and only claimed ones if claims are required."""
        true = scoring(total, self.score_by)
        return {name: points for name, points in true.items() if "claim" not in self.asks or name in action.claim}

    def unclaimed(self, action: PlayAndCall, total: int) -> str:
        """Returns why a play scores nothing: ``yes`` if the total has categories, but none was claimed; otherwise ``no``."""
        return "yes" if scoring(total, self.score_by) else "no"

    def score(self, table: Table, action: PlayAndCall, total: int) -> Iterator[Event]:
        """Scores the categories, each with its reason."""
        true, counts = scoring(total, self.score_by), self.counted(action, total)
        if "claim" in self.asks and set(action.claim) != set(true):
            reasons = [*self.wrong_foods(action, total, true), *self.reason_facts(total, true)]
            yield fire(self.rule("claim.wrong"), player=action.who, total=total, reasons=reasons)
        for name, points in counts.items():
            facts = self.reason(total, name)
            yield fire(self.rule(f"score.{name}"), player=action.who, points=points, foods=len(counts), **facts)
            yield set_counters({f"score.{action.who}": table.counters[f"score.{action.who}"] + points})
        if len(counts) > 1:
            parts: Facts = {"a": 0, "b": 0, "c": 0} | dict(zip("abc", counts.values(), strict=False))
            yield fire(self.rule("score.several"), player=action.who, n=len(counts), points=sum(counts.values()), **parts)
        elif not counts:
            why = self.unclaimed(action, total)
            yield fire(self.rule("score.nothing"), total=total, score_by=self.score_by, unclaimed=why)

    def reason(self, total: int, name: str) -> Facts:
        """Returns why a total scores in a category: as a multiple, by a digit, or both."""
        number, _ = CATEGORIES[name]
        multiple, digit = reasons(total, number, self.score_by)
        why = "both" if multiple and digit else "multiple" if multiple else "digit"
        return {"total": total, "number": number, "why": why, "k": total // number, "what": name}

    def wrong_foods(self, action: PlayAndCall, total: int, true: dict[str, int]) -> list[Facts]:
        """Returns the foods that are claimed although the total does not have them: what it would have to be."""
        why = f"not_{self.score_by}"
        return [{**self.reason(total, name), "why": why} for name in action.claim if name not in true]

    def reason_facts(self, total: int, true: dict[str, int]) -> list[Facts]:
        """Returns every category of a total with its reason."""
        nothing = {"total": total, "number": 0, "why": "none", "k": 0, "what": "none"}
        return [self.reason(total, name) for name in true] or [nothing]

    def take(self, table: Table, player: str) -> Iterator[Event]:
        """Gives the top card of the stock to a player, if there is one."""
        stock, hand = table["stock"], f"hand.{player}"
        if stock:
            facts: Facts = {"player": player, "n": len(stock) - 1}
            yield deal("stock", hand, 1, rule=self.rule("draw"), private=(player, {"card": stock[0]}), **facts)
        elif table[hand]:
            yield fire(self.rule("no_draw"), player=player)

    # ------------------------------------------------------------------------------------ the end of a game

    def game_over(self, table: Table) -> Iterator[Event]:
        """Starts the second game after all cards are played, or ends the match."""
        counters = table.counters
        yield fire(self.rule("game.end"), total=counters["total"], n=len(table["pile"]))
        if self.games == 2 and counters["game"] == 1 and table["other_deck"]:
            yield from self.second_game(table)
            return
        yield set_counters({"turn": None})
        scores = {player: counters[f"score.{player}"] for player in self.seats}
        high, low = max(scores.values()), min(scores.values())
        if high == low:
            yield end(DRAW, rule=self.rule("end.tie"), score=high)
        else:
            winner = max(self.seats, key=scores.__getitem__)
            yield end(winner, rule=self.rule("end.win"), winner=winner, high=high, low=low)

    def second_game(self, table: Table) -> Iterator[Event]:
        """Starts the second game, with the other colour and the other player first. The scores are kept."""
        first = self.goes_first(2)
        yield move(list(table["pile"]), "used", source="pile", rule=self.rule("game.second"), player=first)
        yield move(list(table["other_deck"]), "stock", source="other_deck", at=TOP)
        yield set_counters({"game": 2})
        yield from self.deal(table, first)
        yield from self.begin(table)

    def colour(self, view: View) -> str:
        """Returns the colour of the current game."""
        other = "black" if self.first_deck == "red" else "red"
        return self.first_deck if view.counters["game"] == 1 else other


class FastFoodPresentation(Presentation, game=FastFood):
    """How a page presents the game."""

    game: FastFood

    landmarks = ("score.several",)
    celebrations = ("score.several", "end.win")
    shows = ("total", "score")
    written = ("play",)
    drags = {"play": ("hand", "pile")}

    def label_facts(self, view: View, action: Any) -> Facts:
        return super().label_facts(view, action) | {"old": view.counters["total"], "value": VALUE[action.card.rank]}

    def progress(self, view: View) -> Progress:
        """Returns the number of cards that each player lays."""
        played = len(view["pile"]) + len(view["used"])
        return self.own_turns(played, self.game.games * len(self.game.deck("red")))


class FastFoodJudgement(Judgement, game=FastFood):
    """Judgement for bots and the coach."""

    game: FastFood

    levels = {"easy": Opponent("careless"), "medium": Opponent("greedy"), "hard": Opponent("coach")}

    def evaluate(self, view: View, seat: str) -> float:
        """Returns by how many points a seat leads."""
        scores = {player: view.counters[f"score.{player}"] for player in self.game.seats}
        return float(scores.pop(seat) - max(scores.values()))

    def gain(self, view: View, action: Any) -> float:
        """Returns the immediate points of the play, as it is claimed."""
        return sum(self.game.counted(action, view.counters["total"] + VALUE[action.card.rank]).values())

    def advise(self, view: View, action: Any) -> Advice:
        """Advises with the score of the play, and the expected points of the best answer to the new total. Does not reveal what
        the player still has to call or claim.

        The other player holds any of the cards that nobody has shown, each set of them equally likely.
        """
        total = view.counters["total"] + VALUE[action.card.rank]
        scores = sum(self.game.counted(action, total).values())
        seen = {card for name in view.zones for card in view.known(name)}
        unseen = [card for card in self.game.deck(self.game.colour(view)) if card not in seen]
        other = view.seats[1 - view.seats.index(action.who)]
        held = len(view[f"hand.{other}"])
        held += self.game.draw == "before" and len(view["stock"]) > 0
        answers = [sum(scoring(total + VALUE[card.rank], self.game.score_by).values()) for card in unseen]
        n, sets, expected = len(unseen), comb(len(unseen), held), 0.0
        if held and sets:
            expected = sum(points * ways for points, ways in ways_to_be_best(answers, held)) / sets
        facts = {"points": scores, "total": total, "n": n, "k": sum(points > 0 for points in answers), "held": held}
        message = {"none": "play", "total": "call", "total_and_scores": "claim"}[self.game.calls]
        return Advice(message, {**facts, "best": rounded_to_half(expected)}, scores - expected)
