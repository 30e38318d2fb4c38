"""Lets a learner predict the result of the next turn, and bet one counter on it, double or nothing.

A match whose next turn is pure chance asks for predictions. The server computes the result from the match and the recorded
predictions, so nothing depends on what a page claims.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple, Self, TypedDict

from cardlab.bots.unseen_cards import Unseen
from cardlab.core.base_match import BaseMatch
from cardlab.core.chances import NextCards
from cardlab.core.forecast import Forecast
from cardlab.core.numbers import is_whole
from cardlab.core.pieces import Pieces, finished
from cardlab.protocol import match as wire
from cardlab.protocol import messages
from cardlab.protocol.match import MayCome, PredictionOffer, SettledPrediction
from cardlab.protocol.match_log import Step
from cardlab.sessions.jobs import JobCoroutine
from cardlab.words.game_labels import label
from cardlab.words.words import Words

COUNTERS = 10
"""The number of counters that a learner starts with."""
EVENTS_AT_ONCE = 500
"""The number of events that are followed before other learners have their turn."""
CARDS = 20
"""A chance is shown as a number of cards out of this many."""


class PredictionsRecord(TypedDict):
    """The stored record of predictions."""

    said: Sequence[Sequence[int | str]]
    """Each prediction: the number of its action, its value, and the bet."""
    seen: int


class Known(TypedDict):
    """The state of `Predictions`, as its arguments."""

    made: dict[int, Prediction]
    seen: int


class Outcome(NamedTuple):
    """The result of an action, and the rule that reports it."""

    what: str
    rule: str


@dataclass(frozen=True)
class Prediction:
    """A prediction of what one action will bring.

    Attributes:
        value: The predicted outcome: ``p2``, ``war``.
        bet: The number of counters on it: one, or none if the learner had none.
    """

    value: str
    bet: int = 0


class Predictions:
    """The predictions of one learner in a match.

    Args:
        match: The match, which the predictions follow.
        seat: The learner's seat.
        words: The language and the names.
        made: The number of an action -> its prediction.
        seen: The number of actions of this deal that the learner has seen, including those undone since.

    Attributes:
        made, seen: As above, kept up to date.
    """

    def __init__(
        self, match: BaseMatch, seat: str, words: Words, *, made: Mapping[int, Prediction] | None = None, seen: int = 0
    ) -> None:
        self.match, self.seat, self.words = match, seat, words
        self.unseen = Unseen(match, seat)
        self.made = dict(made or {})
        self.seen = seen
        self._settled_ones: dict[int, tuple[Prediction, Outcome]] = {}
        """The predictions whose outcomes are known."""
        self._counted: tuple[int, dict[str, Fraction] | None] | None = None
        """The last count of chances: the number of changes of the match at that time, and the chances of the outcomes."""

    def on(self, match: BaseMatch) -> Self:
        """Returns the same predictions for another match that shares its first actions. The learner knows the cards that come
        there.
        """
        made = {number: prediction for number, prediction in self.made.items() if number <= match.ply}
        return type(self)(match, self.seat, self.words, made=made, seen=self._seen())

    def in_words(self, words: Words) -> Self:
        """Returns the same predictions in another language, to look at."""
        other = copy(self)
        other.words = words
        return other

    def _seen(self) -> int:
        # The number never falls. Otherwise a learner could look at the next cards, undo, and bet on what came.
        self.seen = max(self.seen, self.match.ply)
        return self.seen

    # ------------------------------------------------------------------------------------ making predictions

    def _next_cards(self) -> NextCards | None:
        """The next action, if the learner has only one and has not seen its result."""
        match = self.match
        if not Forecast.of(match.game).settled_by or match.forced is None or self._seen() > match.ply:
            return None
        return Forecast.of(match.game).comes_next(match.seen_by(self.seat))

    def count_chances(self) -> Pieces[None]:
        """Counts the chances of the next action in pieces, so that the next offer does not count them at once."""
        if next_cards := self._next_cards():
            yield from self._count(next_cards)

    def _count(self, next_cards: NextCards) -> Pieces[dict[str, Fraction] | None]:
        # Kept by the number of changes, not of actions: after an undo, another action leads to the same number of actions.
        if self._counted is None or self._counted[0] != self.match.changes:
            self._counted = self.match.changes, (yield from self.unseen.chances(next_cards))
        return self._counted[1]

    def _chances(self, next_cards: NextCards) -> dict[str, Fraction | None]:
        """The possible outcomes, in order -> their chances. A chance is None if it cannot be counted. It is also None if one
        outcome is certain, because that would give away what only a perfect memory knows.
        """
        counted = finished(self._count(next_cards))
        if counted is None or max(counted.values()) == 1:
            return dict.fromkeys(next_cards.outcomes)
        return {value: counted[value] for value in next_cards.outcomes if counted.get(value)}

    def status(self, *, chances: bool) -> wire.Predictions | None:
        """Returns the learner's counters, and the next possible predictions, for the page. None if the learner can predict
        nothing now and has just predicted nothing.

        Counting the chances takes several times as long as the rest of an answer, so it is left out (`offer` is None) while the
        page does not show them.
        """
        next_cards, settled = self._next_cards(), self.settled
        last = settled.get(self.match.ply)
        if next_cards is None and last is None:
            return None
        return {
            "counters": self.counters,
            "right": self.right,
            "of": len(settled),
            "last": None if last is None else self._settled(*last),
            "next": next_cards is not None,
            "offer": self._offer(next_cards) if chances and next_cards else None,
        }

    def offer(self) -> PredictionOffer | None:
        """Returns the next possible predictions with their chances; None if there are none."""
        next_cards = self._next_cards()
        return None if next_cards is None else self._offer(next_cards)

    def _offer(self, next_cards: NextCards) -> PredictionOffer:
        chances = self._chances(next_cards)
        told = {value: chance for value, chance in chances.items() if chance is not None}
        cards = in_cards(told)
        choices: list[MayCome] = [{"value": value, "label": self._label(value), "cards": cards.get(value)} for value in chances]
        return {"ask": label(self.words, self.match.game, "prediction", "ask"), "choices": choices}

    def read(self, sent: messages.Prediction) -> Prediction | None:
        """Returns the prediction in a message; None if it is not allowed."""
        next_cards = self._next_cards()
        if next_cards is None or sent.value not in self._chances(next_cards):
            return None
        return Prediction(sent.value, max(0, min(1, self.counters)))

    def record(self, prediction: Prediction) -> None:
        """Keeps a prediction of the next action."""
        self.made[self.match.ply + 1] = prediction

    def forget(self) -> None:
        """Drops the predictions of actions that are undone."""
        self.made = {number: prediction for number, prediction in self.made.items() if number <= self.match.ply}
        self._settled_ones = {number: one for number, one in self._settled_ones.items() if number <= self.match.ply}

    def catch_up(self) -> JobCoroutine[None]:
        """Follows the match in pieces, so that the next offer does not read all of a long match at once."""
        for number in [number for number in self.made if number not in self._settled_ones]:
            self._settle(number)
            yield None
        if not Forecast.of(self.match.game).settled_by:  # there is never an offer
            return
        while not self.unseen.follow(EVENTS_AT_ONCE):
            yield None

    # ----------------------------------------------------------------------------- settling predictions

    def outcome(self, number: int) -> Outcome | None:
        """Returns the result of an action; None before the action, or if it has no such result."""
        # Read from the events each time and not stored, so that an undo needs no correction.
        match = self.match
        if not 0 < number <= match.ply:
            return None
        for event in match.events[match.ends[number - 1] : match.ends[number]]:
            if (what := Forecast.of(match.game).settled(event)) is not None:
                return Outcome(what, event.rule)
        return None

    @property
    def settled(self) -> dict[int, tuple[Prediction, Outcome]]:
        """The predictions with known outcomes, in order, together with these."""
        for number in [number for number in self.made if number not in self._settled_ones]:
            self._settle(number)
        return self._settled_ones

    def _settle(self, number: int) -> None:
        if found := self.outcome(number):
            self._settled_ones[number] = self.made[number], found

    @property
    def right(self) -> int:
        """The number of right predictions."""
        return sum(prediction.value == outcome.what for prediction, outcome in self.settled.values())

    @property
    def counters(self) -> int:
        """The learner's number of counters."""
        return COUNTERS + sum(gain(*one) for one in self.settled.values())

    def tell(self, steps: Sequence[Step]) -> list[Step]:
        """Returns the steps, with the result of a prediction in the step that reports its outcome."""
        told: set[int] = set()
        found = []
        for step in steps:
            number = step["action"]
            prediction = self.made.get(number)
            outcome = self.outcome(number) if prediction else None
            # The same rule may report several steps of one action. The first one says how the prediction went.
            if prediction and outcome and number not in told and step["rule"] == outcome.rule:
                told.add(number)
                step = {**step, "sentence": f"{step['sentence']} {self._told(prediction, outcome)}"}
            found.append(step)
        return found

    # ------------------------------------------------------------------------------------ words

    def _label(self, value: str) -> str:
        game, words = self.match.game, self.words
        return words.seat(value) if value in game.seats else label(words, game, "prediction", value)

    def _told(self, prediction: Prediction, outcome: Outcome) -> str:
        right = "yes" if prediction.value == outcome.what else "no"
        return self.words.say("prediction-came", said=self._label(prediction.value), right=right)

    def _settled(self, prediction: Prediction, outcome: Outcome) -> SettledPrediction:
        right = prediction.value == outcome.what
        return {
            "value": prediction.value,
            "right": right,
            "gain": gain(prediction, outcome),
            "told": self._told(prediction, outcome),
        }

    # ------------------------------------------------------------------------------------ storing

    def saved(self) -> PredictionsRecord:
        """Returns the predictions as plain data."""
        return {"said": [[number, one.value, one.bet] for number, one in self.made.items()], "seen": self._seen()}


def gain(prediction: Prediction, outcome: Outcome) -> int:
    """Returns the counters that a settled prediction wins. A loss is negative."""
    return prediction.bet if prediction.value == outcome.what else -prediction.bet


def in_cards(chances: Mapping[str, Fraction]) -> dict[str, int]:
    """Returns chances as numbers out of `CARDS` cards, rounded. A possible outcome has at least one card, and an outcome that
    is not certain leaves at least one.
    """
    return {value: min(max(1, round(CARDS * chance)), CARDS - 1) for value, chance in chances.items()}


def from_saved(saved: Mapping[str, Any]) -> Known:
    """Returns the arguments of `Predictions` from what `Predictions.saved` returned.

    Raises:
        ValueError, TypeError, KeyError: The data is not in this form.
    """
    # Records of older versions also have the chance of a prediction, which no longer decides what it pays.
    made = {number: Prediction(value, bet) for number, value, bet, *_ in saved["said"]}
    counts = [saved["seen"], *made, *(one.bet for one in made.values())]
    if not all(is_whole(n, 0) for n in counts) or not all(isinstance(one.value, str) for one in made.values()):
        raise ValueError("numbers of actions and counters must be whole numbers, and a predicted value must be a word")
    return {"made": made, "seen": saved["seen"]}
