"""What a learner foretells where nobody has anything to choose: what is offered, what is staked on it, what has come.

A stake is fair: the rarer an outcome, the more is paid for it, so that in the long run nobody wins or loses. Everything
is worked out from the match and from what was said at which turn, so that nothing hangs on the page.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple, Self

from cardlab.core.chances import Coming
from cardlab.core.companions import Forecast
from cardlab.core.match import BaseMatch
from cardlab.core.numbers import is_whole, lowest
from cardlab.players.unseen_cards import Unseen
from cardlab.words.messages import Words
from cardlab.words.story import Step, label

STAKES = (1, 2, 5)
"""How many counters may be staked on what is foretold, beside none."""
COUNTERS = 20
"""How many counters one has when a match begins."""
FEW = 100
"""A chance of so many cases is told as it is, and one of more as so many in a hundred."""
PARTS = 12
"""Parts of a counter are told as they are if there are no smaller ones."""
SPANS = 3
"""Into so many spans, each as long, all is cut by which somebody may be ahead: the shorter lead is the likelier one."""


class Came(NamedTuple):
    """What an action has brought, the rule that told it, and by how much somebody is ahead, where that is compared."""

    what: str
    rule: str
    by: int | None = None


@dataclass(frozen=True)
class Foretold:
    """What was said of a turn.

    Attributes:
        value: The outcome that was foretold, with by how much where that was said too: ``p2``, ``p2 1-4``.
        stake: How many counters were staked on it.
        chance: How likely it was; None where that was not told, and nothing staked.
    """

    value: str
    stake: int = 0
    chance: Fraction | None = None

    @property
    def what(self) -> str:
        """The outcome alone."""
        return self.value.partition(" ")[0]

    @property
    def span(self) -> tuple[int, int] | None:
        """From how much to how much; None where that was not said."""
        low, _, high = self.value.partition(" ")[2].partition("-")
        return (int(low), int(high)) if high else None

    def is_right(self, came: Came) -> bool:
        """Whether this has come."""
        within = self.span is None or (came.by is not None and self.span[0] <= came.by <= self.span[1])
        return came.what == self.what and within

    def gain(self, came: Came) -> Fraction:
        """What is won where this has come; what is lost is below zero."""
        if not self.stake or self.chance is None:
            return Fraction(0)
        return prize(self.stake, self.chance) if self.is_right(came) else Fraction(-self.stake)


def prize(stake: int, chance: Fraction) -> Fraction:
    """What is won beside the stake: so much that what is lost otherwise is just as much in the long run."""
    return stake * (1 - chance) / chance


class Foretelling:
    """What one learner has foretold in a match, and may foretell now.

    Args:
        match: The match; this follows it.
        seat: The learner's seat.
        words: The language and the names.
        said: The number of an action -> what was foretold of it.
        seen: How many actions of this deal the learner has seen played, also where they were taken back since.

    Attributes:
        said, seen: As above, as it stands.
    """

    def __init__(
        self, match: BaseMatch, seat: str, words: Words, *, said: Mapping[int, Foretold] | None = None, seen: int = 0
    ) -> None:
        self.match, self.seat, self.words = match, seat, words
        self.unseen = Unseen(match, seat)
        self.said = dict(said or {})
        self.seen = seen
        self._counted: tuple[int, dict[str, Fraction] | None, dict[str, Fraction]] | None = None
        """After how many changes of the match chances were counted last, those of the outcomes, and those with by how much."""

    def on(self, match: BaseMatch) -> Self:
        """The same in another match that shares its first actions with this one: the cards that come are known there."""
        said = {number: foretold for number, foretold in self.said.items() if number <= match.ply}
        return type(self)(match, self.seat, self.words, said=said, seen=self._seen())

    def _seen(self) -> int:
        self.seen = max(self.seen, self.match.ply)
        return self.seen

    # ------------------------------------------------------------------------------------ what may be foretold

    def _coming(self) -> Coming | None:
        """What comes next, where the learner has just one thing to do, and has not seen what comes of it."""
        match = self.match
        if not Forecast.of(match.game).settled_by or match.forced is None or self._seen() > match.ply:
            return None
        return Forecast.of(match.game).comes_next(match.seen_by(self.seat))

    def _chances(self, coming: Coming) -> tuple[dict[str, Fraction | None], str]:
        """What can come, in order -> how likely, and what is said of that. No chance is told where it cannot be counted, and
        where there is none: what they know who remember the cards is not given away.
        """
        if self._counted is None or self._counted[0] != self.match.changes:
            margins = self.unseen.margins(coming)  # where it is there it holds the chances too: counting takes long
            counted = self.unseen.chances(coming) if margins is None else coming.by_outcome(margins)
            self._counted = self.match.changes, counted, in_spans(margins or {}, self.match.game.seats)
        _, chances, spans = self._counted
        if chances is None:
            return dict.fromkeys(coming.outcomes), "foretold-uncounted"
        if max(chances.values()) == 1:
            return dict.fromkeys(coming.outcomes), "foretold-known"
        possible = {value: chances[value] for value in coming.outcomes if chances.get(value)}
        return {**possible, **spans}, "foretold-counted"

    def offer(self) -> dict[str, Any] | None:
        """For the page: what may be foretold, how likely each is, and what is paid; None where there is nothing to foretell."""
        coming = self._coming()
        if coming is None:
            return None
        chances, note = self._chances(coming)
        told = all(chance is not None for chance in chances.values())
        stakes = [stake for stake in STAKES if stake <= self.counters] if told else []

        def choice(value: str, chance: Fraction | None) -> dict[str, Any]:
            span = Foretold(value).span
            return {
                "value": value,
                "label": self._label(value) if span is None else self._span(span),
                "likely": "" if chance is None else self._likely(chance, "foretold-likely" if span is None else "foretold-of"),
                "pays": [] if chance is None else [self._pays(stake, chance) for stake in stakes],
            }

        by = [choice(value, chance) for value, chance in chances.items() if Foretold(value).span]
        choices = [
            {**choice(value, chance), "by": [one for one in by if Foretold(one["value"]).what == value]}
            for value, chance in chances.items()
            if Foretold(value).span is None
        ]
        return {
            "ask": label(self.words, self.match.game, "foretold", "ask"),
            "ask_by": label(self.words, self.match.game, "foretold", "by") if by else "",
            "note": self.words.say(note),
            "choices": choices,
            "stakes": stakes,
            "record": self._record(),
        }

    def read(self, sent: object) -> Foretold | None:
        """What a page says that is foretold of the next action; None where that cannot be."""
        coming = self._coming()
        if coming is None or not isinstance(sent, dict) or set(sent) != {"value", "stake"}:
            return None
        chances, _ = self._chances(coming)
        value, stake = sent["value"], sent["stake"]
        if not isinstance(value, str) or value not in chances or not is_whole(stake):
            return None
        chance = chances[value]
        if stake and (stake not in STAKES or stake > self.counters or chance is None):
            return None
        return Foretold(value, stake, chance)

    def note(self, foretold: Foretold) -> None:
        """What is foretold of the action that is played next."""
        self.said[self.match.ply + 1] = foretold

    def forget(self) -> None:
        """What was foretold of actions that are taken back."""
        self.said = {number: said for number, said in self.said.items() if number <= self.match.ply}

    # ------------------------------------------------------------------------------------ what has come

    def came(self, number: int) -> Came | None:
        """What an action has brought; None before that, and where it brought nothing of the kind."""
        match = self.match
        if not 0 < number <= match.ply:
            return None
        for event in match.events[match.ends[number - 1] : match.ends[number]]:
            if (what := Forecast.of(match.game).settled(event)) is not None:
                return Came(what, event.rule, Forecast.of(match.game).margin(event))
        return None

    @property
    def counters(self) -> Fraction:
        """How many counters the learner has."""
        gains = (said.gain(came) for number, said in self.said.items() if (came := self.came(number)))
        return sum(gains, Fraction(COUNTERS))

    def tell(self, steps: Sequence[Step]) -> list[Step]:
        """The steps; to the one that tells what has come it is added whether it was foretold."""
        told: set[int] = set()
        found = []
        for step in steps:
            number = step["action"]
            said = self.said.get(number)
            came = self.came(number) if said else None
            if said and came and number not in told and step["rule"] == came.rule:
                told.add(number)
                step = {**step, "sentence": f"{step['sentence']} {self._told(said, came)}"}
            found.append(step)
        return found

    # ------------------------------------------------------------------------------------ words

    def _label(self, value: str) -> str:
        game, words = self.match.game, self.words
        return words.seat(value) if value in game.seats else label(words, game, "foretold", value)

    def _span(self, span: tuple[int, int]) -> str:
        low, high = span
        return self.words.say("foretold-span", low=low, high=high, one="yes" if low == high else "no")

    def _told(self, said: Foretold, came: Came) -> str:
        what, span, right = self._label(said.what), said.span, "yes" if said.is_right(came) else "no"
        if span is None:
            told = self.words.say("foretold-came", said=what, right=right)
        else:
            what = self.words.say("foretold-ahead", who=what, span=self._span(span))
            right = "half" if right == "no" and came.what == said.what else right
            told = self.words.say("foretold-came_by", said=what, right=right, n=came.by or 0)
        gain = said.gain(came)
        if not gain:
            return told
        return f"{told} {self.words.say('foretold-won' if gain > 0 else 'foretold-lost', n=self._number(abs(gain)))}"

    def _record(self) -> str:
        came = [(said, what) for number, said in self.said.items() if (what := self.came(number))]
        right = sum(said.is_right(what) for said, what in came)
        return self.words.say("foretold-record", counters=self._number(self.counters), n=right, of=len(came))

    def _likely(self, chance: Fraction, message: str) -> str:
        """``about half: 8 of 17``, or the number alone."""
        n, of, near = chance.numerator, chance.denominator, "no"
        if of > FEW:
            n, of, near = round(100 * chance), 100, "yes"
        return self.words.say(message, how=_how_often(chance), n=n, of=of, near=near)

    def _pays(self, stake: int, chance: Fraction) -> str:
        return self.words.say("foretold-pays", stake=stake, n=self._number(prize(stake, chance)))

    def _number(self, number: Fraction) -> str:
        """A number of counters, to the nearest tenth where it has small parts."""
        if number.denominator <= PARTS:
            return self.words.say("foretold-number", n=lowest(number), near="no")
        tenths = round(10 * number)
        return self.words.say("foretold-number", n=f"{tenths // 10}.{tenths % 10}", near="yes")

    # ------------------------------------------------------------------------------------ keeping

    def saved(self) -> dict[str, Any]:
        """As plain data."""
        said = [
            [number, said.value, said.stake, None if said.chance is None else str(said.chance)]
            for number, said in self.said.items()
        ]
        return {"said": said, "seen": self._seen()}


def from_saved(saved: Mapping[str, Any]) -> dict[str, Any]:
    """What `Foretelling.saved` has given, as the arguments to go on with.

    Raises:
        ValueError, TypeError, KeyError: It is no such thing.
    """
    said = {
        number: Foretold(value, stake, None if chance is None else Fraction(chance))
        for number, value, stake, chance in saved["said"]
    }
    counts = [saved["seen"], *said, *(one.stake for one in said.values())]
    if not all(is_whole(n, 0) for n in counts) or not all(isinstance(one.value, str) for one in said.values()):
        raise ValueError("actions and counters are counted, and what is foretold of them is a word")
    return {"said": said, "seen": saved["seen"]}


def in_spans(margins: Mapping[tuple[str, int], Fraction], seats: Sequence[str]) -> dict[str, Fraction]:
    """How likely each seat is ahead by so much, in spans: ``{"p1 1-4": …, "p1 5-8": …}``; those that cannot come are left out.

    Args:
        margins: An outcome and by how much -> how likely it is.
        seats: The seats, in order; other outcomes are nobody's lead.
    """
    most = max((by for (what, by), chance in margins.items() if what in seats and chance), default=0)
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
    """How often something comes, in a word."""
    limits = {"hardly": Fraction(1, 10), "seldom": Fraction(2, 5), "half": Fraction(3, 5), "mostly": Fraction(9, 10)}
    return next((word for word, limit in limits.items() if chance < limit), "nearly")
