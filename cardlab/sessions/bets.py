"""Bets on the opponent's pair of cards, turn by turn, in the lessons of the pair games.

The learner sees their own pair and predicts whether the other one is worth less, the same or more. A bet wins or loses its own
size, which a child can work out. The chances are told with the outcome and not before: weighing them is the decision.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import combinations

from cardlab.core.cards import Card
from cardlab.core.companions import Forecast
from cardlab.core.match import BaseMatch
from cardlab.core.zones import Facts
from cardlab.games.addition_war import AdditionWar
from cardlab.games.war import PACKET
from cardlab.lab.exact.pairs_of_cards import pairs_of
from cardlab.protocol import match as wire
from cardlab.protocol.match import LastBet, NextBet, Step
from cardlab.sessions.predictions import Outcome, Prediction, Predictions
from cardlab.teaching.lesson import Ask, Bets
from cardlab.words.story import Story
from cardlab.words.words import Words

CALLS = ("less", "same", "more")
"""The possible worths of the other pair, beside the learner's own."""
OF = 100
"""Chances are told as so many of a hundred pairs."""


def call_of(own: int, other: int) -> str:
    """Which of `CALLS` has come."""
    return CALLS[(other > own) - (other < own) + 1]


@dataclass(frozen=True)
class EvenOdds:
    """A bet wins or loses its own size; without counters left a right prediction wins one all the same.

    Attributes:
        counters: The number of counters at the beginning.
        most: The largest bet.
    """

    counters: int
    most: int

    def bets(self, counters: Fraction) -> list[int]:
        """Each number of counters that the learner has, up to `most`."""
        return list(range(1, min(self.most, int(counters)) + 1))

    def gain(self, prediction: Prediction, *, right: bool) -> Fraction:
        """The bet, won or lost."""
        return Fraction(max(prediction.bet, 1) if right else -prediction.bet)


class PairBets(Predictions):
    """The bets of one learner in a match.

    Args:
        match: The match: Addition War, or a game that is made of it, for two.
        seat, words, made, seen: As in `Predictions`.
        bets: How many turns there are, and what is asked.
    """

    def __init__(
        self,
        match: BaseMatch,
        seat: str,
        words: Words,
        bets: Bets,
        *,
        made: Mapping[int, Prediction] | None = None,
        seen: int = 0,
    ) -> None:
        super().__init__(match, seat, words, made=made, seen=seen)
        self.bets = bets
        self.odds = EvenOdds(bets.counters, bets.most)

    @property
    def game(self) -> AdditionWar:
        """The game, which puts two numbers together."""
        game = self.match.game
        assert isinstance(game, AdditionWar)
        return game

    # ------------------------------------------------------------------------------------ making bets

    @property
    def is_over(self) -> bool:
        """Whether all turns have been played, or the match is over before that."""
        return len(self.made) >= self.bets.turns or not self._own_pair()

    def choices(self) -> Mapping[str, Fraction | None]:
        """All of `CALLS`, until it is over."""
        return {} if self.is_over else dict.fromkeys(CALLS)

    def _may_bet(self, bet: int, chance: Fraction | None) -> bool:
        # The base class takes bets only if a chance is told, and here none is. A learner who has counters must bet at least
        # one, because each turn is a decision.
        return bet in (self.odds.bets(self.counters) or [0])

    # ------------------------------------------------------------------------------------ settling them

    def _own_pair(self) -> list[Card]:
        """The cards that the learner turns up next and may look at; [] where no turn comes."""
        match = self.match
        if match.is_over or Forecast.of(match.game).comes_next(match.seen_by(self.seat)) is None:
            return []
        return match.table.zones[PACKET[self.seat]][: self.game.up]

    def outcome(self, number: int) -> Outcome | None:
        """The result of a turn, one of `CALLS`, and the rule that told it; None before that."""
        hands = self._turned_up(number)
        if hands is None:
            return None
        return Outcome(call_of(hands[0]["worth"], hands[1]["worth"]), self.match.game.rule("turn_up"))

    def _turned_up(self, number: int) -> tuple[Facts, Facts] | None:
        """The facts of both pairs of a turn, the own one first."""
        match = self.match
        if not 0 < number <= match.ply:
            return None
        for event in match.events[match.ends[number - 1] : match.ends[number]]:
            if event.rule == match.game.rule("turn_up") and len(event.facts["hands"]) == 2:
                own, other = sorted(event.facts["hands"], key=lambda hand: hand["player"] != self.seat)
                return own, other
        return None

    def shares(self, number: int) -> dict[str, Fraction] | None:
        """The shares of all pairs of unseen cards that are worth less than the learner's pair, the same, and more.

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
        # Only what came before this turn. The other pair of the turn was unseen when the learner had to decide.
        for event in self.match.events[: self.match.ends[number - 1]]:
            if event.rule in (game.rule("turn_up"), game.rule("war.lay")):
                seen.update(card for hand in event.facts["hands"] for card in hand["cards"])
                laid += event.facts["down"] + game.up
        pack = game.pack()
        # From here on the packet holds cards that were won. What a learner remembers of them would change the chances.
        if laid + game.up > len(pack) // len(game.seats):
            return None
        left = [card for card in pack if card not in seen]
        came = Counter(call_of(own["worth"], game.worth(pair)) for pair in combinations(left, 2))
        return {call: Fraction(came[call], came.total()) for call in CALLS}

    # ------------------------------------------------------------------------------------ words

    def tell(self, steps: Sequence[Step]) -> list[Step]:
        """The steps as they are: the page tells what became of a bet beside them."""
        return list(steps)

    def bet_status(self) -> wire.Bets:
        """For the page: the learner's pair and the possible bets on the other one, or the end; and the last outcome."""
        over, done = self.is_over, len(self.made)
        say, n = self.words.say, int(self.counters)
        return {
            "turn": done,
            "turns": self.bets.turns,
            "place": "" if over else self._place(done + 1),
            "counters": n,
            "counted": say("bet-counters", n=n),
            "seats": [self.words.seat(seat) for seat in sorted(self.game.seats, key=lambda seat: seat != self.seat)],
            "next": None if over else self._next(),
            "last": self._last(max(self.made)) if self.made else None,
            "end": self._end() if over else [],
        }

    def _place(self, turn: int) -> str:
        return self.words.say("bet-turn", n=turn, of=self.bets.turns)

    def _next(self) -> NextBet:
        cards = self._own_pair()
        pair = self.game.hand_facts(self.seat, cards)
        worth, say = pair["worth"], self.words.say
        return {
            "action": str(self.match.forced),
            "cards": [card.name for card in cards],
            "backs": self.game.up,
            "own": Ask(self.bets.worth, self.bets.told, worth, facts=pair).to_json(self.words),
            "ask": say("bet-ask", worth=worth),
            "choices": [{"value": call, "label": say(f"bet-{call}", worth=worth)} for call in CALLS],
            "bets": [{"value": n, "label": say("bet-put", n=n)} for n in self.odds.bets(self.counters)],
            "none": say("bet-none"),
        }

    def _last(self, number: int) -> LastBet | None:
        hands, came, made = self._turned_up(number), self.outcome(number), self.made[number]
        if hands is None or came is None:
            return None
        say, (own, other), gain = self.words.say, hands, int(self.gain(number))
        right = made.is_right(came)
        told = [say("bet-compared", came=came.what, own=own["worth"], other=other["worth"])]
        told.append(say("bet-right" if right else "bet-wrong", said=say(f"bet-{made.value}", worth=own["worth"])))
        if gain:
            told[-1] += " " + say("bet-won" if gain > 0 else "bet-lost", n=abs(gain))
        shares = self.shares(number)
        return {
            "place": self._place(len(self.made)),
            "right": right,
            "gain": gain,
            "pairs": [{"cards": [card.name for card in hand["cards"]], "worth": say(self.bets.told, **hand)} for hand in hands],
            "told": told,
            "war": self._war(number) if came.what == "same" else [],
            "odds": "" if shares is None else self._odds_told(shares, own["worth"]),
        }

    def _odds_told(self, odds: Mapping[str, Fraction], worth: int) -> str:
        shares = {call: round(OF * chance) for call, chance in odds.items()}
        near = "no" if all((OF * chance).denominator == 1 for chance in odds.values()) else "yes"
        return self.words.say("bet-odds", of=OF, worth=worth, near=near, **shares)

    def _war(self, number: int) -> list[str]:
        """How the war of a turn went, step by step."""
        steps = Story(self.match, self.seat, self.words).steps(number, number)
        rules = [step["rule"] for step in steps]
        tie = rules.index(self.match.game.rule("tie"))
        return [step["sentence"] for step in steps[tie + 1 :] if step["rule"] != self.match.game.rule("pickup")]

    def _end(self) -> list[str]:
        """The summary of a match with bets: counters, how many bets were right, the best rule for betting."""
        say = self.words.say
        told = [
            say("bet-end", n=int(self.counters), start=self.bets.counters),
            say("bet-end-right", n=self.right, of=len(self.made)),
        ]
        counted = {number: odds for number in self.made if (odds := self.shares(number))}
        best = sum(odds[self.made[number].value] == max(odds.values()) for number, odds in counted.items())
        if counted:
            told.append(say("bet-end-best", n=best, of=len(counted)))
        return [*told, say("bet-end-rule", middle=self._middle)]

    @cached_property
    def _middle(self) -> int:
        """The worth beside which less and more are about equally likely, over all pairs of the pack."""
        chances = {int(worth): chance for worth, chance in pairs_of(self.game).distribution.items()}

        def uneven(own: int) -> Fraction:
            return abs(sum((chance * ((other > own) - (other < own)) for other, chance in chances.items()), Fraction(0)))

        return min(chances, key=uneven)
