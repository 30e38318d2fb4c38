"""Counting in Soureh: what each pair costs a loser, and when a match and the game are over."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from cardlab.authoring import UNFINISHED, Card, Event, Facts, Refusal, Table, View, clockwise, end, put, say, turn_over
from cardlab.games.soureh.pairs import VALUE
from cardlab.games.soureh.table import Score, SourehTable

PICK = re.compile(r"([co])([1-4])(?:=(\d{1,9}))?")


class SourehCounting(SourehTable):
    """The scores of Soureh."""

    @cached_property
    def ace_values(self) -> tuple[int, ...]:
        """What an ace may count, first what it counts where nothing is said."""
        return {"choice": (1, 11), "low": (1,), "high": (11,)}[self.ace_score]

    def picks(self, table: Table | View, player: str) -> list[list[str]]:
        """For each pair the ways to count one of its cards."""
        pairs = zip(table["open." + player], table["closed." + player], strict=False)
        return [
            [*self.ways_to_count("o", slot, beside), *self.ways_to_count("c", slot, closed)]
            for slot, (beside, closed) in enumerate(pairs, 1)
        ]

    def ways_to_count(self, row: str, slot: int, card: Card | None) -> list[str]:
        """The picks that name a card: one, and another where an ace may count something else."""
        others = self.ace_values[1:] if card and card.rank == "A" else ()
        return [f"{row}{slot}", *(f"{row}{slot}={value}" for value in others)]

    def count(self, table: Table | View, action: Score) -> list[int]:
        """What each card that is picked counts."""
        return [self.worth(self.picked(table, action.who, pick), pick) for pick in action.picks]

    def picked(self, table: Table | View, player: str, pick: str) -> Card:
        """The card that a pick names."""
        zones: Mapping[str, Any] = table.zones
        card: Card = zones[("open." if pick[0] == "o" else "closed.") + player][int(pick[1]) - 1]
        return card

    def worth(self, card: Card, pick: str = "") -> int:
        """What a card counts, as it is picked."""
        if card.rank != "A":
            return VALUE[card.rank]
        return int(pick[3:]) if "=" in pick else self.ace_values[0]

    def forbids_score(self, table: Table, action: Score) -> Refusal | None:
        """One card of each pair, in their order; a value only for an ace, and only one that an ace may have."""
        read = [PICK.fullmatch(pick) for pick in action.picks]
        slots = [int(found[2]) for found in read if found]
        if len(slots) < len(read) or slots != [slot for slot, _ in enumerate(self.picks(table, action.who), 1)]:
            return Refusal(self.rule("score"), {})
        for pick in action.picks:
            card = self.picked(table, action.who, pick)
            if "=" in pick and (card.rank != "A" or int(pick[3:]) not in self.ace_values):
                facts: Facts = {"card": card, "n": int(pick[3:]), "ace": "yes" if card.rank == "A" else "no"}
                return Refusal(self.rule("score.ace"), {**facts, "ace_score": self.ace_score})
        return None

    # ------------------------------------------------------------------------------------ who counts

    def leaves(self, counters: Mapping[str, Any]) -> bool:
        """Whether whoever reveals leaves, and the others play on: with three players or more."""
        return self.unruined == "leave_round" and len(self.in_game(counters)) >= 3

    def to_count(self, counters: Mapping[str, Any]) -> list[str]:
        """The losers, clockwise from the winner; where players leave, the last one alone."""
        order = self.seats if self.leaves(counters) else clockwise(self.seats).get(counters["match_winner"], self.seats)
        return [player for player in order if counters["status." + player] == "in"]

    def count_next(self, table: Table, after: str) -> Iterator[Event]:
        """The next loser counts, or the match is over."""
        losers = self.to_count(table.counters)
        following = losers[losers.index(after) + 1 if after in losers else 0 :]
        if not following:
            yield from self.match_over(table)
            return
        yield put({"turn": following[0], "phase": "score"})
        if self.score_choice == "lowest":
            yield from self.score(table, Score(following[0], self.lowest(table, following[0])))

    def lowest(self, table: Table | View, player: str) -> tuple[str, ...]:
        """The picks that count least, of equal ones the open card."""
        return tuple(
            min(ways, key=lambda pick: self.worth(self.picked(table, player, pick), pick)) for ways in self.picks(table, player)
        )

    def score(self, table: Table, action: Score) -> Iterator[Event]:
        """A loser shows all cards, picks one of each pair, and adds their values to the score."""
        player = action.who
        values, old = self.count(table, action), table.counters[f"score.{player}"]
        cards = tuple(self.picked(table, player, pick) for pick in action.picks)
        facts: Facts = {"player": player, "cards": cards, **self.sum_facts(values), "old": old, "new": old + sum(values)}
        yield turn_over(list(table[f"closed.{player}"]), rule=self.rule("score"), **facts)
        yield put({f"score.{player}": old + sum(values)})
        elevens = sum(pick.endswith("=11") for pick in action.picks)
        if elevens and self.ace_score == "choice":
            yield say(self.rule("score.ace"), player=player, n=elevens)
        yield from self.fifty_off(table, player)
        yield from self.count_next(table, player)

    @staticmethod
    def sum_facts(values: Sequence[int]) -> Facts:
        """The four numbers of a count and their sum."""
        return {**dict.fromkeys("abcd", 0), **dict(zip("abcd", values, strict=False)), "sum": sum(values)}

    def with_fifty_off(self, score: int) -> int:
        """A score after an addition: 50 less where it is a multiple of 100."""
        return score - 50 if self.hundred == "minus_50" and score > 0 and score % 100 == 0 else score

    def fifty_off(self, table: Table, player: str) -> Iterator[Event]:
        score = table.counters[f"score.{player}"]
        after = self.with_fifty_off(score)
        if after != score:
            facts: Facts = {"player": player, "score": score, "k": score // 100, "after": after}
            yield put({f"score.{player}": after}, rule=self.rule("score.hundred"), **facts)

    # ------------------------------------------------------------------------------------ the end of a match, and of the game

    def match_over(self, table: Table) -> Iterator[Event]:
        counters = table.counters
        yield put({"phase": "match_over", "turn": None, "declared": None, "locked": False})
        yield from self.by_threshold(table) if self.win == "lowest_at_threshold" else self.by_dropping_out(table)
        if table.outcome is None and counters["match"] >= self.max_matches:
            yield from self.give_up(table, "max_matches")

    def best(self, counters: Mapping[str, Any], players: Sequence[str]) -> tuple[list[str], int]:
        """Who has the lowest score, and that score."""
        low = min(counters["score." + player] for player in players)
        return [player for player in players if counters["score." + player] == low], low

    def by_threshold(self, table: Table) -> Iterator[Event]:
        """Somebody has reached the agreed score: the lowest one wins."""
        counters = table.counters
        highest = max(self.seats, key=lambda player: counters["score." + player])
        if counters["score." + highest] < self.threshold:
            return
        winners, low = self.best(counters, self.seats)
        yield put({"phase": "over", "reason": "threshold"})
        facts: Facts = {"player": highest, "high": counters["score." + highest], "threshold": self.threshold}
        yield end(" ".join(winners), rule=self.rule("win.lowest"), **facts, winners=winners, n=len(winners), low=low)

    def by_dropping_out(self, table: Table) -> Iterator[Event]:
        """Whoever is beyond the agreed score is out, until one is left; all at once go nowhere, and the lowest wins."""
        counters, threshold = table.counters, self.threshold
        playing = self.in_game(counters)
        beyond = [player for player in playing if counters["score." + player] > threshold]
        everybody = beyond == playing
        for player in [] if everybody else beyond:
            facts: Facts = {"player": player, "score": counters["score." + player], "threshold": threshold}
            yield put({f"status.{player}": "out_of_game"}, rule=self.rule("win.out"), **facts)
        left = self.in_game(counters)
        if len(left) > 1 and not everybody:
            return
        winners, low = self.best(counters, left)
        yield put({"phase": "over", "reason": "last_standing"})
        result: Facts = {"winners": winners, "n": len(winners), "low": low, "threshold": threshold}
        yield end(" ".join(winners), rule=self.rule("win.last"), **result, all="yes" if everybody else "no")

    def give_up(self, table: Table, reason: str) -> Iterator[Event]:
        yield put({"phase": "over", "turn": None, "reason": reason})
        n = self.max_turns if reason == "max_turns" else self.max_matches
        yield end(UNFINISHED, rule=self.rule("max_turns"), reason=reason, n=n)
