"""The wars of the Play stage: the child says the result of two cards, and only a right answer takes cards.

They are Addition War and Subtraction War for two, played once through the packets. Both pairs turn up, the worth of the other
one is shown, and the match waits for the child's number. If the number is wrong, cards that the child would have won go to the
pot, and the next winner takes them too. No packet grows, so every card is played once and the number of cards taken is the
score.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from cardlab.authoring import (
    DRAW,
    Action,
    Card,
    Counter,
    Event,
    Facts,
    Refusal,
    Table,
    Zone,
    deal,
    end,
    move,
    set_counters,
    spoken,
)
from cardlab.games.addition_war import AdditionWar
from cardlab.games.subtraction_war import SubtractionWar
from cardlab.games.war import PACKET, ROW, TURN, Turn, War

LEARNER, OTHER = "p1", "p2"
ANSWERS = (Counter("said"), Counter("right"))
"""The number of answers that the child has given, and how many of them were right."""
SHOWN = ("shown", "war.shown")
"""The rules with which cards come up for whose worth the child is asked."""


@dataclass(frozen=True)
class Say(Action):
    """``p1 say total 15``: the result of the last two cards that turned up. A wrong number is legal, and is corrected."""

    total: int | None = spoken()


class SpokenWar(AdditionWar):
    """The rules that both wars share. The registry does not have them, because they are only played in lessons."""

    kept: ClassVar[tuple[str, ...]] = ("deal", "tie", "war.again", "take", "war.take")
    """The rules that stay as they are in the original game."""

    zones = (
        *(zone for zone in War.zones if zone.name != "pot"),
        Zone("pot", lies="pile", top="last"),
        Zone("won", each_player=True, seen_by="nobody", lies="pile"),
    )
    verbs: ClassVar[tuple[type[Action], ...]] = (Turn, Say)  # type: ignore[assignment]  # nothing is dealt by hand

    def rule(self, name: str) -> str:
        return f"{self.adds_to if name in self.kept else self.slug}.{name}"

    def holds(self, rule: str) -> bool:
        return rule == self.rule(rule.partition(".")[2])

    @property
    def asks(self) -> tuple[str, ...]:
        return ("total",)

    # --------------------------------------------------------------------------------------- legal actions

    def is_asked(self, table: Table) -> bool:
        """Whether the child's cards are face up and their result has not been said."""
        return bool(table.zones[ROW[LEARNER]]) and table.counters[f"{self.measure}.{LEARNER}"] is None

    def pair(self, table: Table, player: str) -> Sequence[Card]:
        """Returns the last two cards that a player has turned up."""
        return table.zones[ROW[player]][-self.up :]

    def legal_actions(self, table: Table) -> list[Action]:
        """Returns the right number if the child is asked for it, otherwise the next turn."""
        return [Say(LEARNER, int(self.worth(self.pair(table, LEARNER))))] if self.is_asked(table) else [TURN]

    def forbids(self, table: Table, action: Action) -> Refusal | None:
        asked = self.is_asked(table)
        answers = isinstance(action, Say) and action.who == LEARNER and action.total is not None
        allowed = answers if asked else isinstance(action, Turn)
        return None if allowed else Refusal(self.rule("shown"), {"asked": "yes" if asked else "no"})

    # ------------------------------------------------------------------------------------ a turn

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        if isinstance(action, Say):
            yield from self.answer(table, action.total)
        else:
            yield from self.show(table, 0, "shown")

    def show(self, table: Table, down: int, name: str) -> Iterator[Event]:
        """Both lay `down` cards face down and then two face up. The child's result is shown after it has been said."""
        need = down + self.up
        other, own = (table.zones[PACKET[player]][down:need] for player in (OTHER, LEARNER))
        a, b = self.values(own)
        facts: Facts = {"rule": self.rule(name), **self.hand_facts(OTHER, other), "down": down, "own_a": a, "own_b": b}
        for step in range(need):
            for player in self.seats:
                yield deal(PACKET[player], ROW[player], face="down" if step < down else None, **facts)
                facts = {}
        yield set_counters({f"{self.measure}.{LEARNER}": None, f"{self.measure}.{OTHER}": self.worth(other)})

    def answer(self, table: Table, number: int | None) -> Iterator[Event]:
        """Checks the number that the child has said, and settles who takes the cards."""
        pairs = {player: self.pair(table, player) for player in self.seats}
        facts = self.hand_facts(LEARNER, pairs[LEARNER])
        right = number == facts["worth"]
        counters = {"said": table.counters["said"] + 1, "right": table.counters["right"] + right}
        told = {f"{self.measure}.{LEARNER}": facts["worth"], **counters}
        yield set_counters(told, rule=self.rule("right" if right else "wrong"), said=number, **facts)
        prefix = "war." if len(table.zones[ROW[LEARNER]]) > self.up else ""
        winner, loser = sorted(pairs, key=lambda player: self.strength(pairs[player]), reverse=True)
        if self.strength(pairs[winner]) == self.strength(pairs[loser]):
            yield self.tie_event([pairs[LEARNER], pairs[OTHER]], prefix)
            yield from self.war(table)
        elif winner == LEARNER and not right:
            yield self.wait(table, "waits", self.win_facts(pairs[winner], pairs[loser]))
        else:
            yield from self.take(table, [winner, loser], pairs, prefix)
        yield from self.check_end(table)

    def war(self, table: Table) -> Iterator[Event]:
        """Fights out a tie, if the packets still hold enough cards."""
        if len(table.zones[PACKET[LEARNER]]) < self.war_down + self.up:
            yield self.wait(table, "unfought", {})
        else:
            yield from self.show(table, self.war_down, "war.shown")

    def wait(self, table: Table, name: str, facts: Facts) -> Event:
        """Moves the cards on the table to the pot, where they wait for the next winner."""
        waiting = table["table"]
        return move(waiting, "pot", rule=self.rule(name), n=len(waiting), **facts)

    def pick_up(self, table: Table, winner: str, won: list[Card]) -> Event:
        """Puts the taken cards on a pile of their own. They are not played again."""
        return move(won, f"won.{winner}", source=self.heaps)

    # ------------------------------------------------------------------------------------ the end

    def check_end(self, table: Table) -> Iterator[Event]:
        """Ends the match when the packets have been played. The player with more cards wins."""
        if self.is_asked(table) or len(table.zones[PACKET[LEARNER]]) >= self.up:
            return
        taken = {player: len(table.zones[f"won.{player}"]) for player in self.seats}
        first = [player for player in self.seats if taken[player] == max(taken.values())]
        facts: Facts = {name: table.counters[name] for name in ("said", "right")}
        facts["counts"] = [{"player": player, "n": n} for player, n in taken.items()]
        yield end(first[0] if len(first) == 1 else DRAW, rule=self.rule("end"), **facts)


class SpokenAdditionWar(SpokenWar):
    """Addition War in which the child says the sum."""

    slug = "addition_war_spoken"
    adds_to = "addition_war"
    counters = (*AdditionWar.counters, *ANSWERS)


class SpokenSubtractionWar(SpokenWar, SubtractionWar):
    """Subtraction War in which the child says the difference."""

    slug = "subtraction_war_spoken"
    adds_to = "subtraction_war"
    counters = (*SubtractionWar.counters, *ANSWERS)
