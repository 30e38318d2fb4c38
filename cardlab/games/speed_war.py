"""Speed War: War in which the smallest rank still in play leaves the game, card by card."""

from __future__ import annotations

from collections.abc import Iterator

from cardlab.authoring import Card, Counter, Event, Measure, Table, fixed, game, move, option, set_counters
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
    """The rulebook of Speed War: all rules of War, and won cards of the smallest rank are set aside."""

    remove: str = option("face_up", choices=("face_up", "all_table"))

    # An option that War has and this game fixes: its sentences name ranks.
    deck: str = fixed("standard")

    counters = (*War.counters, Counter("level", 2))
    measures = (*War.measures, Measure("level"), Measure("aside", zones=("aside",)))
    only_with = {rule: options for rule, options in War.only_with.items() if rule != "numbers"}
    adds_to = "war"
    added = ("remove", "level")

    def share_out(self, table: Table, winner: str, won: list[Card]) -> Iterator[Event]:
        leaving = self.leaving(table)
        staying = won
        if leaving:
            level = table.counters["level"]
            staying = [card for card in won if card not in leaving]
            left = sum(self.value(card) == level for player in self.seats for card in table[PACKET[player]])
            left += sum(self.value(card) == level for card in staying)
            facts = {"cards": leaving, "gone": len(leaving), "level": level, "left": left, "winner": winner, "n": len(staying)}
            yield move(leaving, "aside", source=self.heaps, face="up", rule=self.rule("remove"), **facts)
        if staying:
            yield self.pick_up(table, winner, staying)
        yield from self.next_level(table)

    def leaving(self, table: Table) -> list[Card]:
        """Returns the cards of the smallest rank on the table, in the order in which they came; none if the game has no other
        rank.
        """
        lying = [*table["pot"], *table["table"]]
        level = table.counters["level"]
        leaving = [
            card for card in lying if self.value(card) == level and (self.remove == "all_table" or card not in table.turned)
        ]
        packets = (card for player in self.seats for card in table[PACKET[player]])
        return leaving if any(self.value(card) != level for card in (*lying, *packets)) else []

    def next_level(self, table: Table) -> Iterator[Event]:
        """Moves on to the smallest remaining rank when the current one is gone."""
        level = table.counters["level"]
        ranks = {self.value(card) for player in self.seats for card in table[PACKET[player]]}
        if ranks and level not in ranks:
            facts = {"old": level, "level": min(ranks), "only": "yes" if len(ranks) == 1 else "no"}
            yield set_counters({"level": min(ranks)}, rule=self.rule("level"), **facts)


class SpeedWarPresentation(WarPresentation, game=SpeedWar):
    """How a page presents the game."""

    game: SpeedWar

    landmarks = ("tie", "level")
    shows = ("level", "turns")
