"""Counters staked on the other pair: the learner sees the own pair and says whether the other is worth less, more or the same.

What is staked is lost or won once more, so that a child can reckon it. How likely each outcome was is told with what has
come, and not before: to weigh that is what there is to decide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.companions import Forecast
from cardlab.core.match import BaseMatch
from cardlab.core.numbers import is_whole
from cardlab.games.addition_war import AdditionWar
from cardlab.games.war import PACKET
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.sessions.predictions import Came, Foretelling, Foretold
from cardlab.teaching.lesson import Ask, Stakes
from cardlab.words.messages import Words
from cardlab.words.story import Step, Story

CALLS = ("less", "same", "more")
"""What the other pair may be worth, beside the own."""
OF = 100
"""Chances are told as so many of a hundred pairs."""


def call_of(own: int, other: int) -> str:
    """Which of `CALLS` has come."""
    return CALLS[(other > own) - (other < own) + 1]


class Staking(Foretelling):
    """What one learner has staked in a match, and may stake now.

    Args:
        match: The match: Addition War, or a game that is made of it, for two.
        seat, words, said, seen: As in `Foretelling`.
        stakes: How many turns there are, and what is asked.
    """

    def __init__(
        self,
        match: BaseMatch,
        seat: str,
        words: Words,
        stakes: Stakes,
        *,
        said: Mapping[int, Foretold] | None = None,
        seen: int = 0,
    ) -> None:
        super().__init__(match, seat, words, said=said, seen=seen)
        self.stakes = stakes

    @property
    def game(self) -> AdditionWar:
        """The game, which puts two numbers together."""
        game = self.match.game
        assert isinstance(game, AdditionWar)
        return game

    # ------------------------------------------------------------------------------------ what is staked

    @property
    def is_over(self) -> bool:
        """Whether all turns have been played, or the match is over before that."""
        return len(self.said) >= self.stakes.turns or not self._own_pair()

    def read(self, sent: object) -> Foretold | None:
        """What a page says of the next turn, ``{"value": "less", "stake": 2}``; None where that cannot be."""
        if self.is_over or not isinstance(sent, dict) or set(sent) != {"value", "stake"}:
            return None
        value, stake = sent["value"], sent["stake"]
        known = isinstance(value, str) and value in CALLS and is_whole(stake)
        return Foretold(value, stake) if known and stake in (self._may_stake() or [0]) else None

    def _may_stake(self) -> list[int]:
        return list(range(1, min(self.stakes.most, self.counters_left) + 1))

    @property
    def counters_left(self) -> int:
        """How many counters the learner has. Who has none left stakes none, and wins one all the same."""
        left = self.stakes.counters
        for number in sorted(self.said):
            left += self._gain(number)
        return left

    def _gain(self, number: int) -> int:
        said, came = self.said[number], self.came(number)
        if came is None:
            return 0
        return max(said.stake, 1) if came[0] == said.value else -said.stake

    # ------------------------------------------------------------------------------------ what comes, and what came

    def _own_pair(self) -> list[Card]:
        """The cards that the learner turns up next, who may look at them; [] where no turn comes."""
        match = self.match
        if match.is_over or Forecast.of(match.game).comes_next(match.seen_by(self.seat)) is None:
            return []
        return match.table.zones[PACKET[self.seat]][: self.game.up]

    def came(self, number: int) -> Came | None:
        """What a turn has brought, one of `CALLS`, and the rule that told it; None before that."""
        hands = self._turned_up(number)
        if hands is None:
            return None
        return Came(call_of(hands[0]["worth"], hands[1]["worth"]), self.match.game.rule("turn_up"))

    def _turned_up(self, number: int) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The facts of both pairs of a turn, the own one first."""
        match = self.match
        if not 0 < number <= match.ply:
            return None
        for event in match.events[match.ends[number - 1] : match.ends[number]]:
            if event.rule == match.game.rule("turn_up") and len(event.facts["hands"]) == 2:
                own, other = sorted(event.facts["hands"], key=lambda hand: hand["player"] != self.seat)
                return own, other
        return None

    def odds(self, number: int) -> dict[str, Fraction] | None:
        """Of all pairs of the cards that had not lain face up before a turn, how many are worth less than the own, and so on.

        As long as the packets hold cards that were dealt, each such pair is equally likely, so these are the exact chances.

        Args:
            number: That of the action.

        Returns: Each of `CALLS` -> its share; None where cards have come round again, of which some may be remembered.
        """
        game, hands = self.game, self._turned_up(number)
        if hands is None:
            return None
        own, laid = hands[0], 0
        seen = set(own["cards"])
        for event in self.match.events[: self.match.ends[number - 1]]:
            if event.rule in (game.rule("turn_up"), game.rule("war.lay")):
                seen.update(card for hand in event.facts["hands"] for card in hand["cards"])
                laid += event.facts["down"] + game.up
        pack = game.pack()
        if laid + game.up > len(pack) // len(game.seats):
            return None
        left = [card for card in pack if card not in seen]
        came = Counter(call_of(own["worth"], game.worth(pair)) for pair in combinations(left, 2))
        return {call: Fraction(came[call], came.total()) for call in CALLS}

    # ------------------------------------------------------------------------------------ words

    def tell(self, steps: Sequence[Step]) -> list[Step]:
        """The steps as they are: what was staked is told beside them."""
        return list(steps)

    def status(self) -> dict[str, Any]:
        """For the page: the own pair and what may be staked on the other one, or how it has ended; and what came last."""
        over, done = self.is_over, len(self.said)
        say, n = self.words.say, self.counters_left
        return {
            "turn": done,
            "turns": self.stakes.turns,
            "place": "" if over else self._place(done + 1),
            "counters": n,
            "counted": say("stakes-counters", n=n),
            "seats": [self.words.seat(seat) for seat in sorted(self.game.seats, key=lambda seat: seat != self.seat)],
            "next": None if over else self._next(),
            "last": self._last(max(self.said)) if self.said else None,
            "end": self._end() if over else [],
        }

    def _place(self, turn: int) -> str:
        return self.words.say("stakes-place", n=turn, of=self.stakes.turns)

    def _next(self) -> dict[str, Any]:
        cards = self._own_pair()
        pair = self.game.hand_facts(self.seat, cards)
        worth, say = pair["worth"], self.words.say
        return {
            "action": str(self.match.forced),
            "cards": [card.name for card in cards],
            "backs": self.game.up,
            "own": Ask(self.stakes.worth, self.stakes.told, worth, facts=pair).to_json(self.words),
            "ask": say("stakes-ask", worth=worth),
            "choices": [{"value": call, "label": say(f"stakes-{call}", worth=worth)} for call in CALLS],
            "stakes": [{"value": n, "label": say("stakes-stake", n=n)} for n in self._may_stake()],
            "none": say("stakes-none"),
        }

    def _last(self, number: int) -> dict[str, Any] | None:
        hands, came, said = self._turned_up(number), self.came(number), self.said[number]
        if hands is None or came is None:
            return None
        say, (own, other), gain = self.words.say, hands, self._gain(number)
        right = came[0] == said.value
        told = [say("stakes-compared", came=came[0], own=own["worth"], other=other["worth"])]
        told.append(say("stakes-right" if right else "stakes-wrong", said=say(f"stakes-{said.value}", worth=own["worth"])))
        if gain:
            told[-1] += " " + say("stakes-won" if gain > 0 else "stakes-lost", n=abs(gain))
        odds = self.odds(number)
        return {
            "place": self._place(len(self.said)),
            "right": right,
            "gain": gain,
            "pairs": [
                {"cards": [card.name for card in hand["cards"]], "worth": say(self.stakes.told, **hand)} for hand in hands
            ],
            "told": told,
            "war": self._war(number) if came[0] == "same" else [],
            "odds": "" if odds is None else self._odds_told(odds, own["worth"]),
        }

    def _odds_told(self, odds: Mapping[str, Fraction], worth: int) -> str:
        shares = {call: round(OF * chance) for call, chance in odds.items()}
        near = "no" if all((OF * chance).denominator == 1 for chance in odds.values()) else "yes"
        return self.words.say("stakes-odds", of=OF, worth=worth, near=near, **shares)

    def _war(self, number: int) -> list[str]:
        """How the war of a turn went, step by step."""
        steps = Story(self.match, self.seat, self.words).steps(number, number)
        rules = [step["rule"] for step in steps]
        tie = rules.index(self.match.game.rule("tie"))
        return [step["sentence"] for step in steps[tie + 1 :] if step["rule"] != self.match.game.rule("pickup")]

    def _end(self) -> list[str]:
        """What was won, and what wins most."""
        say = self.words.say
        right = sum(came[0] == said.value for number, said in self.said.items() if (came := self.came(number)))
        told = [
            say("stakes-end", n=self.counters_left, start=self.stakes.counters),
            say("stakes-end-right", n=right, of=len(self.said)),
        ]
        counted = {number: odds for number in self.said if (odds := self.odds(number))}
        best = sum(odds[self.said[number].value] == max(odds.values()) for number, odds in counted.items())
        if counted:
            told.append(say("stakes-end-best", n=best, of=len(counted)))
        return [*told, say("stakes-end-rule", middle=self._middle)]

    @cached_property
    def _middle(self) -> int:
        """The worth beside which less and more come about equally often, of all pairs of the pack."""
        chances = {int(worth): chance for worth, chance in pairs_of(self.game).distribution.items()}

        def uneven(own: int) -> Fraction:
            return abs(sum((chance * ((other > own) - (other < own)) for other, chance in chances.items()), Fraction(0)))

        return min(chances, key=uneven)
