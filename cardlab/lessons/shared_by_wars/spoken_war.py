"""The wars of the Play stage: the child answers a question about the cards, and only a right answer takes cards.

They are wars for two, played once through the packets. Both players turn up cards, and the match waits for the child's answer,
such as the result of two cards in Addition War. If it is wrong, cards that the child would have won go to the pot, and the next
winner takes them too. No packet grows, so every card is played once and the number of cards taken is the score.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from cardlab.authoring import (
    DRAW,
    Action,
    Card,
    Counter,
    Event,
    Facts,
    Progress,
    Refusal,
    Table,
    View,
    Zone,
    deal,
    end,
    move,
    set_counters,
    spoken,
)
from cardlab.games.addition_war import AdditionWar, AdditionWarPresentation
from cardlab.games.subtraction_war import SubtractionWar, SubtractionWarPresentation
from cardlab.games.war import PACKET, ROW, TURN, Turn, War, WarPresentation

LEARNER, OTHER = "p1", "p2"
ANSWERS = (Counter("said"), Counter("right"))
"""The number of answers that the child has given, and how many of them were right."""
SHOWN = ("shown", "war.shown")
"""The rules with which cards come up for whose worth the child is asked."""


class SpokenWar(War):
    """The rules that these wars share. The registry does not have them, because they are only played in lessons.

    A war of this kind says what the right answer is, and what is told before and after the child's answer.
    """

    kept: ClassVar[tuple[str, ...]] = ("deal", "numbers", "tie", "war.again", "take", "war.take")
    """The rules that stay as they are in the original game."""

    zones = (
        *(zone for zone in War.zones if zone.name != "pot"),
        Zone("pot", lies="pile", top="last"),
        Zone("won", each_player=True, seen_by="nobody", lies="pile"),
    )

    def rule(self, name: str) -> str:
        return f"{self.adds_to if name in self.kept else self.slug}.{name}"

    def holds(self, rule: str) -> bool:
        return rule == self.rule(rule.partition(".")[2]) and super().holds(rule)

    def right_answer(self, table: Table) -> Action:
        """Returns the right answer about the cards that are face up."""
        raise NotImplementedError

    def told_before(self, own: Sequence[Card], other: Sequence[Card]) -> Facts:
        """Returns the facts of the cards that have just turned up. They must not give the answer away."""
        raise NotImplementedError

    def told_after(self, own: Sequence[Card], other: Sequence[Card], answer: Action) -> Facts:
        """Returns the facts of the child's answer, which was right or wrong."""
        raise NotImplementedError

    def worth_counters(self, shown: Mapping[str, Sequence[Card] | None]) -> dict[str, Any]:
        """Returns the counters for the worth of each player's cards; None stands for cards whose worth is asked."""
        return {}

    # --------------------------------------------------------------------------------------- legal actions

    def is_asked(self, table: Table) -> bool:
        """Whether the child's cards are face up. They are moved away after the answer."""
        return bool(table.zones[ROW[LEARNER]])

    def compared(self, table: Table, player: str) -> Sequence[Card]:
        """Returns the last cards that a player has turned up."""
        return table.zones[ROW[player]][-self.up :]

    def legal_actions(self, table: Table) -> list[Action]:
        """Returns the right answer if the child is asked, otherwise the next turn."""
        return [self.right_answer(table)] if self.is_asked(table) else [TURN]

    def forbids(self, table: Table, action: Action) -> Refusal | None:
        asked = self.is_asked(table)
        answers = not isinstance(action, Turn) and action.who == LEARNER and action != action.without_spoken()
        allowed = answers if asked else isinstance(action, Turn)
        return None if allowed else Refusal(self.rule("shown"), {"asked": "yes" if asked else "no"})

    # ------------------------------------------------------------------------------------ a turn

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        return self.show(table, 0, "shown") if isinstance(action, Turn) else self.answer(table, action)

    def show(self, table: Table, down: int, name: str) -> Iterator[Event]:
        """Both lay `down` cards face down and then `up` face up. The answer is shown after the child has given it."""
        need = down + self.up
        other, own = (table.zones[PACKET[player]][down:need] for player in (OTHER, LEARNER))
        facts: Facts = {"rule": self.rule(name), "down": down, **self.told_before(own, other)}
        for step in range(need):
            for player in self.seats:
                yield deal(PACKET[player], ROW[player], face="down" if step < down else None, **facts)
                facts = {}
        turns = table.counters["turns"] + (name == "shown")  # a war belongs to its turn
        yield set_counters({**self.worth_counters({LEARNER: None, OTHER: other}), "turns": turns})

    def answer(self, table: Table, answer: Action) -> Iterator[Event]:
        """Checks the child's answer, and settles who takes the cards."""
        shown = {player: self.compared(table, player) for player in self.seats}
        right = answer == self.right_answer(table)
        counters = {"said": table.counters["said"] + 1, "right": table.counters["right"] + right}
        counters = {**self.worth_counters({LEARNER: shown[LEARNER]}), **counters}
        facts = self.told_after(shown[LEARNER], shown[OTHER], answer)
        yield set_counters(counters, rule=self.rule("right" if right else "wrong"), **facts)
        yield from self.number_events(map(self.face_compared, shown.values()))
        prefix = "war." if len(table.zones[ROW[LEARNER]]) > self.up else ""
        winner, loser = sorted(shown, key=lambda player: self.strength(shown[player]), reverse=True)
        if self.strength(shown[winner]) == self.strength(shown[loser]):
            yield self.tie_event([shown[LEARNER], shown[OTHER]], prefix)
            yield from self.war(table)
        elif winner == LEARNER and not right:
            yield self.wait(table, "waits", self.win_facts(shown[winner], shown[loser]))
        else:
            yield from self.take(table, [winner, loser], shown, prefix)
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
        """Ends the match when the packets have been played, or after `max_turns` turns. The player with more cards wins."""
        left, turns = len(table.zones[PACKET[LEARNER]]), table.counters["turns"]
        more = left >= self.up and turns < self.max_turns
        if self.is_asked(table) or more:
            return
        taken = {player: len(table.zones[f"won.{player}"]) for player in self.seats}
        first = [player for player in self.seats if taken[player] == max(taken.values())]
        facts: Facts = {name: table.counters[name] for name in ("said", "right")}
        facts |= {"left": left, "turns": turns}
        facts["counts"] = [{"player": player, "n": n} for player, n in taken.items()]
        yield end(first[0] if len(first) == 1 else DRAW, rule=self.rule("end"), **facts)


class SpokenWarPresentation(WarPresentation, game=SpokenWar):
    """How a page presents these wars."""

    game: SpokenWar

    def progress(self, view: View) -> Progress:
        """Returns the number of the turn. It counts up when the next cards are turned up. Nobody knows how many turns will
        follow, unless the options say so: a war uses up cards.
        """
        most = self.game.max_turns if "max_turns" in self.game.set_options else 0
        return Progress(max(view.counters["turns"], 1), most)


@dataclass(frozen=True)
class Say(Action):
    """``p1 say total 15``: the result of the last two cards that turned up. A wrong number is legal, and is corrected."""

    total: int | None = spoken()


class SpokenPairWar(SpokenWar, AdditionWar):
    """A war in which the child says the result of two cards."""

    verbs: ClassVar[tuple[type[Action], ...]] = (Turn, Say)  # type: ignore[assignment]  # nothing is dealt by hand

    @property
    def asks(self) -> tuple[str, ...]:
        return ("total",)

    def right_answer(self, table: Table) -> Action:
        return Say(LEARNER, int(self.worth(self.compared(table, LEARNER))))

    def worth_counters(self, shown: Mapping[str, Sequence[Card] | None]) -> dict[str, Any]:
        return {f"{self.measure}.{player}": None if up is None else self.worth(up) for player, up in shown.items()}

    def told_before(self, own: Sequence[Card], other: Sequence[Card]) -> Facts:
        a, b = self.values(own)
        return {**self.hand_facts(OTHER, other), "own_a": a, "own_b": b}

    def told_after(self, own: Sequence[Card], other: Sequence[Card], answer: Action) -> Facts:
        return {"said": answer.total if isinstance(answer, Say) else None, **self.hand_facts(LEARNER, own)}


class SpokenAdditionWar(SpokenPairWar):
    """Addition War in which the child says the sum."""

    slug = "addition_war_spoken"
    adds_to = "addition_war"
    counters = (*AdditionWar.counters, *ANSWERS)


class SpokenSubtractionWar(SpokenPairWar, SubtractionWar):
    """Subtraction War in which the child says the difference."""

    slug = "subtraction_war_spoken"
    adds_to = "subtraction_war"
    counters = (*SubtractionWar.counters, *ANSWERS)


class _AdditionPresentation(SpokenWarPresentation, AdditionWarPresentation, game=SpokenAdditionWar):
    game: SpokenAdditionWar


class _SubtractionPresentation(SpokenWarPresentation, SubtractionWarPresentation, game=SpokenSubtractionWar):
    game: SpokenSubtractionWar
