"""Speed War: War in which the smallest number still in play leaves the game, card by card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cardlab.authoring import (
    Card,
    Counter,
    Event,
    Facts,
    Measure,
    Number,
    RandomStream,
    Table,
    fire,
    game,
    move,
    option,
    set_counters,
    worked_out,
)
from cardlab.games.war import PACKET, War, WarPresentation


@game(
    "speed_war",
    presets={
        "printed": {},
        "printed_2": {"run_out": "last_card_stays"},
        "fastest": {"war_down": 3, "remove": "all_table"},
        "short": {"max_turns": 40, "on_limit": "most_cards"},
    },
)
class SpeedWar(War):
    """The rulebook of Speed War: all rules of War, and won cards of the smallest number are set aside."""

    remove: str = option("face_up", choices=("face_up", "all_table"))

    counters = (*War.counters, Counter("level", 2))
    measures = (*War.measures, Measure("level"), Measure("aside", zones=("aside",)))
    adds_to = "war"
    added = ("remove", "level")

    def contradiction(self) -> str | None:
        if len(set(self.numbers.values)) < 2:
            only = self.level_shown(self.numbers.values[0])
            return f"all cards of the deck are equal to {only}: it needs at least two different numbers, so that one can leave."
        return super().contradiction()

    def new_table(self, rng: RandomStream) -> Table:
        table = super().new_table(rng)
        table.counters["level"] = min(self.numbers.values)
        return table

    def level_shown(self, level: Number) -> Number | str:
        """Returns the smallest number for a sentence: with a deck of numbers, as the shortest of its cards prints it."""
        faces = [card.number for card in self.numbers if card.number and card.number.value == level]
        return min((worked_out(face).text for face in faces), key=len) if faces else level

    def share_out(self, table: Table, winner: str, won: list[Card]) -> Iterator[Event]:
        leaving = self.leaving(table)
        staying = won
        if leaving:
            level = table.counters["level"]
            shown = self.level_shown(level)
            other_forms = [card.number.text for card in leaving if card.number and not card.number.terms]
            same = tuple(dict.fromkeys(f"{text} = {shown}" for text in other_forms if text != shown))
            if same:
                yield fire(self.rule("numbers"), way="equations", equations=same)
            staying = [card for card in won if card not in leaving]
            left = sum(self.value(card) == level for player in self.seats for card in table[PACKET[player]])
            left += sum(self.value(card) == level for card in staying)
            facts = {"cards": leaving, "gone": len(leaving), "level": shown, "left": left, "winner": winner, "n": len(staying)}
            yield move(leaving, "aside", source=self.heaps, face="up", rule=self.rule("remove"), **facts)
        if staying:
            yield self.pick_up(table, winner, staying)
        yield from self.next_level(table)

    def leaving(self, table: Table) -> list[Card]:
        """Returns the cards of the smallest number on the table, in the order in which they came; none if the game has no other
        number.
        """
        lying = [*table["pot"], *table["table"]]
        level = table.counters["level"]
        leaving = [
            card for card in lying if self.value(card) == level and (self.remove == "all_table" or card not in table.turned)
        ]
        packets = (card for player in self.seats for card in table[PACKET[player]])
        return leaving if any(self.value(card) != level for card in (*lying, *packets)) else []

    def next_level(self, table: Table) -> Iterator[Event]:
        """Moves on to the smallest remaining number when the current one is gone."""
        level = table.counters["level"]
        values = {self.value(card) for player in self.seats for card in table[PACKET[player]]}
        if values and level not in values:
            lowest = min(values)
            facts = {
                "old": self.level_shown(level),
                "level": self.level_shown(lowest),
                "only": "yes" if len(values) == 1 else "no",
            }
            yield set_counters({"level": lowest}, rule=self.rule("level"), **facts)


class SpeedWarPresentation(WarPresentation, game=SpeedWar):
    """How a page presents the game."""

    game: SpeedWar

    landmarks = ("tie", "level")
    shows = ("level", "turns")

    def named_values(self, counter: str) -> Mapping[Number, Facts]:
        """Returns each number that can be the smallest one."""
        if counter != "level":
            return {}
        numbers = self.game.numbers
        times = any(card.number and card.number.form == "time" for card in numbers)
        kind = "time" if times else "number"
        return {value: {"level": self.game.level_shown(value), "kind": kind} for value in sorted(set(numbers.values))}
