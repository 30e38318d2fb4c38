"""Predictions: what a learner says that the next turn will bring, and the counters that are bet on it.

A match that leaves nothing to choose asks for predictions. Everything is worked out from the match and from what was predicted
of which action, so nothing depends on what a page claims. How bets are paid is a strategy, `FairOdds`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, Self, TypedDict

from cardlab.core.chances import NextCards
from cardlab.core.companions import Forecast
from cardlab.core.match import BaseMatch
from cardlab.core.numbers import is_whole, lowest
from cardlab.players.unseen_cards import Unseen
from cardlab.protocol import match as wire
from cardlab.protocol import messages
from cardlab.protocol.match import MayCome, MayComeBy, PredictionOffer, Step
from cardlab.words.story import label
from cardlab.words.words import Words

FEW = 100
"""A chance out of at most so many cases is told exactly, and any other as so many in a hundred."""
PARTS = 12
"""The largest denominator with which a number of counters is told exactly."""
SPANS = 3
"""The number of equally long spans into which leads are cut."""


class PredictionsRecord(TypedDict):
    """The stored record of predictions."""

    said: Sequence[Sequence[int | str | None]]
    """Of each the number of its action, its value, the bet, and the chance if that was told."""
    seen: int


class Known(TypedDict):
    """The state of `Predictions`, as its arguments."""

    made: dict[int, Prediction]
    seen: int


class Outcome(NamedTuple):
    """The result of an action, the rule that told it, and by how much somebody is ahead, where that is compared."""

    what: str
    rule: str
    by: int | None = None


@dataclass(frozen=True)
class Prediction:
    """A prediction of what one action will bring.

    Attributes:
        value: The predicted outcome, with a span of leads where one was predicted too: ``p2``, ``p2 1-4``.
        bet: The number of counters bet on it.
        chance: How likely it was; None where that is not told.
    """

    value: str
    bet: int = 0
    chance: Fraction | None = None

    @property
    def what(self) -> str:
        """The outcome alone."""
        return self.value.partition(" ")[0]

    @property
    def span(self) -> tuple[int, int] | None:
        """The least and the greatest lead; None where none was predicted."""
        low, _, high = self.value.partition(" ")[2].partition("-")
        return (int(low), int(high)) if high else None

    def is_right(self, outcome: Outcome) -> bool:
        """Whether this has come."""
        within = self.span is None or (outcome.by is not None and self.span[0] <= outcome.by <= self.span[1])
        return outcome.what == self.what and within


class Odds(Protocol):
    """How bets are paid.

    Attributes:
        counters: The number of counters that a learner begins with.
    """

    @property
    def counters(self) -> int:
        """The number of counters at the beginning."""
        ...

    def bets(self, counters: Fraction) -> list[int]:
        """The bets that a learner with so many counters may make, beside none."""
        ...

    def gain(self, prediction: Prediction, *, right: bool) -> Fraction:
        """The counters that a settled prediction wins; a loss is below zero."""
        ...


class FairOdds:
    """The rarer an outcome, the more is paid for it, so that in the long run nobody wins or loses."""

    counters = 20
    sizes = (1, 2, 5)

    def bets(self, counters: Fraction) -> list[int]:
        """Those of `sizes` that the learner can pay."""
        return [bet for bet in self.sizes if bet <= counters]

    def gain(self, prediction: Prediction, *, right: bool) -> Fraction:
        """The prize, or the bet that is lost; without a chance there is no bet."""
        if not prediction.bet or prediction.chance is None:
            return Fraction(0)
        return prize(prediction.bet, prediction.chance) if right else Fraction(-prediction.bet)


def prize(bet: int, chance: Fraction) -> Fraction:
    """The fair prize of a bet: times the chance it equals the bet times the chance of losing it."""
    return bet * (1 - chance) / chance


class Predictions:
    """The predictions of one learner in a match.

    Args:
        match: The match; this follows it.
        seat: The learner's seat.
        words: The language and the names.
        made: The number of an action -> its prediction.
        seen: The number of actions of this deal that the learner has seen, also where they were undone since.

    Attributes:
        made, seen: As above, as they stand.
        odds: How bets are paid.
    """

    odds: Odds = FairOdds()

    def __init__(
        self, match: BaseMatch, seat: str, words: Words, *, made: Mapping[int, Prediction] | None = None, seen: int = 0
    ) -> None:
        self.match, self.seat, self.words = match, seat, words
        self.unseen = Unseen(match, seat)
        self.made = dict(made or {})
        self.seen = seen
        self._counted: tuple[int, dict[str, Fraction] | None, dict[str, Fraction]] | None = None
        """The last count: after how many changes of the match, the chances of the outcomes, and those of the spans."""

    def on(self, match: BaseMatch) -> Self:
        """The same in another match that shares its first actions: the cards that come are known there."""
        made = {number: prediction for number, prediction in self.made.items() if number <= match.ply}
        return type(self)(match, self.seat, self.words, made=made, seen=self._seen())

    def _seen(self) -> int:
        # It never falls. Otherwise a learner could look at the next cards, undo, and bet on what came.
        self.seen = max(self.seen, self.match.ply)
        return self.seen

    # ------------------------------------------------------------------------------------ making predictions

    def _next_cards(self) -> NextCards | None:
        """The next action, if the learner has only one and has not seen its result."""
        match = self.match
        if not Forecast.of(match.game).settled_by or match.forced is None or self._seen() > match.ply:
            return None
        return Forecast.of(match.game).comes_next(match.seen_by(self.seat))

    def _chances(self, next_cards: NextCards) -> tuple[dict[str, Fraction | None], str]:
        """The possible outcomes, in order -> their chances, and the message about them. No chance is told if it cannot be
        counted, nor if one outcome is certain: that would give away what only a perfect memory knows.
        """
        # Kept by the number of changes, not of actions: after an undo, another action leads to the same number of actions.
        if self._counted is None or self._counted[0] != self.match.changes:
            margins = self.unseen.margins(next_cards)  # contains the chances too, and counting takes long
            counted = self.unseen.chances(next_cards) if margins is None else next_cards.by_outcome(margins)
            self._counted = self.match.changes, counted, in_spans(margins or {}, self.match.game.seats)
        _, chances, spans = self._counted
        if chances is None:
            return dict.fromkeys(next_cards.outcomes), "prediction-uncounted"
        if max(chances.values()) == 1:
            return dict.fromkeys(next_cards.outcomes), "prediction-known"
        possible = {value: chances[value] for value in next_cards.outcomes if chances.get(value)}
        return {**possible, **spans}, "prediction-counted"

    def choices(self) -> Mapping[str, Fraction | None]:
        """Possible prediction of the next action -> its chance, or None where that is not told; {} for no predictions."""
        next_cards = self._next_cards()
        return {} if next_cards is None else self._chances(next_cards)[0]

    def status(self, *, chances: bool) -> wire.Predictions | None:
        """For the page: the learner's record, and what may be predicted next; None where nothing may be.

        Counting the chances takes several times as long as all the rest of a press, so it is left out (`offer` is None) as long
        as the page does not show them.
        """
        next_cards = self._next_cards()
        if next_cards is None:
            return None
        offer = self._offer(next_cards) if chances else None
        return {"record": self._record(), "right": self.right, "of": len(self.settled), "offer": offer}

    def offer(self) -> PredictionOffer | None:
        """The next predictions with chances and prizes; None where there are none."""
        next_cards = self._next_cards()
        return None if next_cards is None else self._offer(next_cards)

    def _offer(self, next_cards: NextCards) -> PredictionOffer:
        chances, note = self._chances(next_cards)
        # Without the chances no fair prize can be worked out, so nothing can be bet.
        told = all(chance is not None for chance in chances.values())
        bets = self.odds.bets(self.counters) if told else []

        def choice(value: str, chance: Fraction | None) -> MayCome:
            span = Prediction(value).span
            return {
                "value": value,
                "label": self._label(value) if span is None else self._span(span),
                "likely": "" if chance is None else self._likely(chance, f"prediction-{'likely' if span is None else 'of'}"),
                "pays": [] if chance is None else [self._pays(bet, chance) for bet in bets],
            }

        by = [choice(value, chance) for value, chance in chances.items() if Prediction(value).span]
        choices: list[MayComeBy] = [
            {**choice(value, chance), "by": [one for one in by if Prediction(one["value"]).what == value]}
            for value, chance in chances.items()
            if Prediction(value).span is None
        ]
        return {
            "ask": label(self.words, self.match.game, "prediction", "ask"),
            "ask_by": label(self.words, self.match.game, "prediction", "by") if by else "",
            "note": self.words.say(note),
            "choices": choices,
            "bets": bets,
        }

    def read(self, sent: messages.Prediction) -> Prediction | None:
        """The prediction in a message; None where it may not be made."""
        choices = self.choices()
        if sent.value not in choices:
            return None
        # Our own count, never a number from the page: it decides how much the bet pays.
        chance = choices[sent.value]
        return Prediction(sent.value, sent.bet, chance) if self._may_bet(sent.bet, chance) else None

    def _may_bet(self, bet: int, chance: Fraction | None) -> bool:
        return not bet or (chance is not None and bet in self.odds.bets(self.counters))

    def note(self, prediction: Prediction) -> None:
        """Keep the prediction of the action that is played next."""
        self.made[self.match.ply + 1] = prediction

    def forget(self) -> None:
        """Drop the predictions of actions that are undone."""
        self.made = {number: prediction for number, prediction in self.made.items() if number <= self.match.ply}

    # ------------------------------------------------------------------------------------ settling them

    def outcome(self, number: int) -> Outcome | None:
        """The result of an action; None before it, and where it has no such result."""
        # Read from the events each time and not stored, so that nothing is left to correct after an undo.
        match = self.match
        if not 0 < number <= match.ply:
            return None
        for event in match.events[match.ends[number - 1] : match.ends[number]]:
            if (what := Forecast.of(match.game).settled(event)) is not None:
                return Outcome(what, event.rule, Forecast.of(match.game).margin(event))
        return None

    @property
    def settled(self) -> dict[int, tuple[Prediction, Outcome]]:
        """The predictions whose outcomes are known, with them, in order."""
        return {number: (self.made[number], found) for number in sorted(self.made) if (found := self.outcome(number))}

    def gain(self, number: int) -> Fraction:
        """The counters that a prediction has won; 0 before it is settled."""
        prediction, outcome = self.made[number], self.outcome(number)
        return self.odds.gain(prediction, right=prediction.is_right(outcome)) if outcome else Fraction(0)

    @property
    def right(self) -> int:
        """The number of right predictions."""
        return sum(prediction.is_right(outcome) for prediction, outcome in self.settled.values())

    @property
    def counters(self) -> Fraction:
        """The number of counters that the learner has."""
        # Exact, because a fair prize may be a third of a counter. With floats, a learner with 5 counters might have 4.999…,
        # and could not bet 5.
        return sum(map(self.gain, self.made), Fraction(self.odds.counters))

    def tell(self, steps: Sequence[Step]) -> list[Step]:
        """The steps; the one that tells an outcome also says whether it was predicted."""
        told: set[int] = set()
        found = []
        for step in steps:
            number = step["action"]
            prediction = self.made.get(number)
            outcome = self.outcome(number) if prediction else None
            # The same rule may tell several steps of one action. The first one says how the prediction went.
            if prediction and outcome and number not in told and step["rule"] == outcome.rule:
                told.add(number)
                step = {**step, "sentence": f"{step['sentence']} {self._told(prediction, outcome)}"}
            found.append(step)
        return found

    # ------------------------------------------------------------------------------------ words

    def _label(self, value: str) -> str:
        game, words = self.match.game, self.words
        return words.seat(value) if value in game.seats else label(words, game, "prediction", value)

    def _span(self, span: tuple[int, int]) -> str:
        low, high = span
        return self.words.say("prediction-span", low=low, high=high, one="yes" if low == high else "no")

    def _told(self, prediction: Prediction, outcome: Outcome) -> str:
        what, span, right = self._label(prediction.what), prediction.span, "yes" if prediction.is_right(outcome) else "no"
        if span is None:
            told = self.words.say("prediction-came", said=what, right=right)
        else:
            what = self.words.say("prediction-ahead", who=what, span=self._span(span))
            right = "half" if right == "no" and outcome.what == prediction.what else right
            told = self.words.say("prediction-came_by", said=what, right=right, n=outcome.by or 0)
        gain = self.odds.gain(prediction, right=prediction.is_right(outcome))
        if not gain:
            return told
        return f"{told} {self.words.say('prediction-won' if gain > 0 else 'prediction-lost', n=self._number(abs(gain)))}"

    def _record(self) -> str:
        return self.words.say("prediction-record", counters=self._number(self.counters), n=self.right, of=len(self.settled))

    def _likely(self, chance: Fraction, message: str) -> str:
        """``about half: 8 of 17``, or the number alone."""
        n, of, near = chance.numerator, chance.denominator, "no"
        if of > FEW:
            n, of, near = round(100 * chance), 100, "yes"
        return self.words.say(message, how=_how_often(chance), n=n, of=of, near=near)

    def _pays(self, bet: int, chance: Fraction) -> str:
        return self.words.say("prediction-pays", stake=bet, n=self._number(prize(bet, chance)))

    def _number(self, number: Fraction) -> str:
        """A number of counters, to the nearest tenth where it has small parts."""
        if number.denominator <= PARTS:
            return self.words.say("prediction-number", n=lowest(number), near="no")
        tenths = round(10 * number)
        return self.words.say("prediction-number", n=f"{tenths // 10}.{tenths % 10}", near="yes")

    # ------------------------------------------------------------------------------------ storing

    def saved(self) -> PredictionsRecord:
        """The predictions as plain data."""
        # A chance is stored as text, ``8/17``: JSON has no fractions, and a rounded chance would change what the bet has won.
        made = [
            [number, one.value, one.bet, None if one.chance is None else str(one.chance)] for number, one in self.made.items()
        ]
        return {"said": made, "seen": self._seen()}


def from_saved(saved: Mapping[str, Any]) -> Known:
    """The arguments of `Predictions` from what `Predictions.saved` gave.

    Raises:
        ValueError, TypeError, KeyError: It is no such thing.
    """
    made = {
        number: Prediction(value, bet, None if chance is None else Fraction(chance))
        for number, value, bet, chance in saved["said"]
    }
    counts = [saved["seen"], *made, *(one.bet for one in made.values())]
    if not all(is_whole(n, 0) for n in counts) or not all(isinstance(one.value, str) for one in made.values()):
        raise ValueError("actions and counters are counted, and what is predicted of them is a word")
    return {"made": made, "seen": saved["seen"]}


def in_spans(margins: Mapping[tuple[str, int], Fraction], seats: Sequence[str]) -> dict[str, Fraction]:
    """The chances that each seat is ahead, in spans of leads: ``{"p1 1-4": …, "p1 5-8": …}``; impossible ones are left out.

    Args:
        margins: An outcome and a lead -> their chance.
        seats: The seats, in order; other outcomes are nobody's lead.
    """
    most = max((by for (what, by), chance in margins.items() if what in seats and chance), default=0)
    # Rounded up, so that there are no more than `SPANS` spans. It is 0 if nobody can be ahead, and a range needs a step.
    long = -(-most // SPANS)
    found: dict[str, Fraction] = {}
    for seat in seats:
        for low in range(1, most + 1, long or 1):
            high = min(low + long - 1, most)
            chance = sum((margins.get((seat, by), Fraction(0)) for by in range(low, high + 1)), Fraction(0))
            if chance:
                found[f"{seat} {low}-{high}"] = chance
    return found


def _how_often(chance: Fraction) -> str:
    """A chance in a word."""
    limits = {"hardly": Fraction(1, 10), "seldom": Fraction(2, 5), "half": Fraction(3, 5), "mostly": Fraction(9, 10)}
    return next((word for word, limit in limits.items() if chance < limit), "nearly")
