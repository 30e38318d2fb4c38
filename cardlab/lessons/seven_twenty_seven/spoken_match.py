"""727 of the Play stage: before the hands are shown, the learner says how far theirs is from 7 and from 27.

Only a right distance can win. If the learner's hand is the nearest and its distance was wrong, the next nearest hand wins that
side of the pot.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from cardlab.authoring import Action, Counter, Event, Facts, Refusal, Table, View, fire, set_counters, spoken
from cardlab.games.seven_twenty_seven import GOALS, SevenTwentySeven
from cardlab.games.seven_twenty_seven.hands import nearest, nearest_players, points, totals
from cardlab.games.seven_twenty_seven.presentation import SevenTwentySevenPresentation
from cardlab.games.seven_twenty_seven.showdown import Best, Showdown, distance_facts

LEARNER = "p1"
ANSWERS = (Counter("said"), Counter("right"))
"""The number of distances that the learner has said, and how many of them were right."""
SIDES = {"low": 7, "high": 27}
"""The side of the pot -> its goal. The fields of `Say` have the names of the sides."""


@dataclass(frozen=True)
class Say(Action):
    """``p1 say low 7/2 high 33/2``: how many points the hand is from 7 and from 27. Wrong numbers are legal."""

    low: Fraction | None = spoken()
    high: Fraction | None = spoken()


class SpokenSevenTwentySeven(SevenTwentySeven):
    """727 in which the learner says the distances. The registry does not have it, because it is only played in lessons."""

    slug = "seven_twenty_seven_spoken"
    adds_to = "seven_twenty_seven"
    added: ClassVar[tuple[str, ...]] = ("asked", "right", "wrong", "missed", "low.next", "high.next")
    """The rules that 727 itself does not have."""

    counters: ClassVar[tuple[Counter, ...]] = (*SevenTwentySeven.counters, *ANSWERS)  # type: ignore[assignment]
    verbs: ClassVar[tuple[type[Action], ...]] = (*SevenTwentySeven.verbs, Say)  # type: ignore[assignment]

    def rule(self, name: str) -> str:
        return f"{self.slug if name in self.added else self.adds_to}.{name}"

    def holds(self, rule: str) -> bool:
        return rule == self.rule(rule.partition(".")[2]) and super().holds(rule)

    @property
    def asks(self) -> tuple[str, ...]:
        return tuple(SIDES)

    def contradiction(self) -> str | None:
        if self.over != "allowed":
            return f"option 'over' is {self.over!r}, and must be 'allowed', because each hand needs a distance to say."
        return super().contradiction()

    def legal_actions(self, table: Table) -> list[Action]:
        """Returns the right distances if the learner is asked for them."""
        return [Say(LEARNER, **self.distances(table))] if table.counters["phase"] == "say" else super().legal_actions(table)

    def distances(self, table: Table) -> dict[str, Fraction]:
        """Returns the distances of the learner's hand from both goals, in points."""
        hand = self.hand(table, LEARNER)
        return {side: Fraction(self.distance(hand, goal), 2) for side, goal in SIDES.items()}

    def forbids(self, table: Table, action: Action) -> Refusal | None:
        asked, answers = table.counters["phase"] == "say", isinstance(action, Say)
        if not asked and not answers:
            return super().forbids(table, action)
        says = isinstance(action, Say) and action.who == LEARNER and None not in (action.low, action.high)
        return None if asked and says else Refusal(self.rule("asked"), {"asked": "yes" if asked else "no"})

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        return self.answer(table, action) if isinstance(action, Say) else super().play(table, action)

    def show(self, table: Table) -> Iterator[Event]:
        """Asks the learner for the distances, and shows the cards after that."""
        if LEARNER in self.still_in(table) and table.counters["phase"] != "say":
            yield set_counters({"phase": "say", "turn": LEARNER}, rule=self.rule("asked"), player=LEARNER)
        else:
            yield from super().show(table)

    def answer(self, table: Table, said: Say) -> Iterator[Event]:
        """Checks the distances, and then shares the pot."""
        right = self.distances(table)
        wrong = [side for side, distance in right.items() if getattr(said, side) != distance]
        hand = self.hand(table, LEARNER)
        facts: Facts = {"player": LEARNER, "wrong": "both" if len(wrong) > 1 else "".join(wrong) or "none"}
        for side, goal in SIDES.items():
            total = points(nearest(hand, GOALS[goal]))
            facts |= {f"said{goal}": getattr(said, side), f"d{goal}": right[side], f"total{goal}": total}
        counters = {"said": table.counters["said"] + 2, "right": table.counters["right"] + 2 - len(wrong)}
        yield set_counters(counters, rule=self.rule("wrong" if wrong else "right"), **facts)
        hands = {player: self.hand(table, player) for player in self.still_in(table)}
        yield from SpokenShowdown(**vars(self.showdown), wrong=tuple(SIDES[side] for side in wrong)).show(table, hands)


class SpokenPresentation(SevenTwentySevenPresentation, game=SpokenSevenTwentySeven):
    """How a page presents the game."""

    game: SpokenSevenTwentySeven

    best_by = {**SevenTwentySevenPresentation.best_by, "low.next": "total7", "high.next": "total27"}

    def prompt_facts(self, view: View) -> Facts:
        """Returns the number of totals of the learner's hand, because only the distance of the nearest one is right."""
        return {"totals": len(totals(card for zone in self.game.places(LEARNER) for card in view.known(zone)))}


@dataclass(frozen=True)
class SpokenShowdown(Showdown):
    """A showdown in which the learner cannot win the goals whose distances were wrong.

    Attributes:
        wrong: Those goals.
    """

    wrong: tuple[int, ...] = ()

    def is_nearest(self, goal: int, best: Best) -> bool:
        """Whether no hand is nearer to a goal than the learner's."""
        return LEARNER in nearest_players(goal, best[goal], under_first=self.under_first)

    def winners(self, best: Best) -> Generator[Event, None, dict[int, list[str]]]:
        """Returns the winners of each goal without the learner where the distance was wrong, and says what that cost."""
        counted = {goal: dict(totals) for goal, totals in best.items()}
        for goal in self.wrong:
            counted[goal][LEARNER] = None
            if self.is_nearest(goal, best):
                yield fire(self.rule("missed"), goal=goal, **distance_facts(LEARNER, goal, best[goal][LEARNER] or 0))
        return (yield from super().winners(counted))

    def side(self, name: str, goal: int, winners: list[str], best: dict[str, int | None]) -> Event:
        """Returns the event that announces the winners of one side: the next nearest ones if the learner's hand was nearer."""
        is_nearer = nearest_players(goal, best, under_first=self.under_first) == [LEARNER]
        if goal not in self.wrong or not is_nearer or not winners:
            return super().side(name, goal, winners, best)
        distance = distance_facts(winners[0], goal, best[winners[0]] or 0)["d"]
        return fire(self.rule(f"{name}.next"), goal=goal, players=tuple(winners), n=len(winners), d=distance)
