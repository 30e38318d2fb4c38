"""Companions of a rulebook: presentation for a page, judgement for bots and coach, forecasts for predictions.

A rulebook reads without them. Each is a small class beside the game's, found by the game's class::

    class WarForecast(Forecast, game=War):
        settled_by = {"take": "winner", "tie": "war"}

A variant has the companions of the game that it is made from, unless it declares its own. A small game may be its own
companion: ``class MakeTen(Game, Presentation)``.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Literal, NamedTuple, Self, cast

from cardlab.core.actions import Action, AutomaticAction, action_fields, ordering_of
from cardlab.core.cards import Card
from cardlab.core.chances import NextCards
from cardlab.core.errors import GameError
from cardlab.core.game import Game
from cardlab.core.numbers import int_if_whole
from cardlab.core.table import Event, Table
from cardlab.core.view import View
from cardlab.core.zones import Facts, Place


class Companion:
    """The base of the three kinds: `Presentation`, `Judgement`, `Forecast`.

    Raises:
        GameError: A subclass names no game, as in ``class WarForecast(Forecast, game=War)``, and is no game itself.
    """

    _kind: ClassVar[type[Companion]]
    _declared: ClassVar[dict[type[Game], type[Companion]]]
    """Of one kind: game -> its companion."""

    def __init_subclass__(cls, game: type[Game] | None = None, **more: Any) -> None:
        super().__init_subclass__(**more)
        # A new kind gets a registry of its own: a game may have one companion of each kind.
        if Companion in cls.__bases__:
            cls._kind, cls._declared = cls, {}
        elif game is not None:
            cls._declared[game] = cls
        elif not issubclass(cls, Game):
            kind = cls._kind.__name__
            raise GameError(
                f"{cls.__name__} names no game: write class {cls.__name__}({kind}, game=...), with the game's class"
            )

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def game(self) -> Any:
        """The game with its options. A companion declares its class: ``game: War``."""
        return self if isinstance(self, Game) else self._game

    @classmethod
    def of(cls, game: Game) -> Self:
        """The companion of this kind that a game has; one with the defaults where none is declared."""
        # One companion for each game object: it may cache, and a search asks for it after every playout.
        kept = game.companions
        if cls not in kept:
            kept[cls] = cls._made_for(game)
        return kept[cls]  # type: ignore[no-any-return]

    @classmethod
    def _made_for(cls, game: Game) -> Any:
        # From the game's class upwards, so that a variant's own companion goes before its parent's, declared or inherited.
        for above in type(game).__mro__:
            if declared := cls._declared.get(cast(type[Game], above)):
                return declared(game)
            if any(issubclass(base, cls) and not issubclass(base, Game) for base in above.__bases__):
                return game
        return cls(game)


class Progress(NamedTuple):
    """How far a match is, where that is counted: turn 12 of 30.

    Attributes:
        now: The turn that is played; the last one when the match is over.
        of: How many there are.
        unit: The unit that is counted: ``turn``, ``hand`` or ``match``.
    """

    now: int
    of: int
    unit: Literal["turn", "hand", "match"] = "turn"


class Pairing(NamedTuple):
    """What a card asks of the one that lies in a pair with it.

    Attributes:
        sign: The sign between the two, read from the card that asks to the other one: ``<``, ``>`` or ``≠``.
        ranks: The ranks of the cards that fit.
    """

    sign: Literal["<", ">", "≠"]
    ranks: str


class Presentation(Companion):
    """How a page presents a game: what it shows large, what it celebrates, and how cards are chosen.

    Attributes:
        landmarks: Rules to jump to when a match is watched, without the slug: ``("tie",)``.
        celebrations: Rules to celebrate, without the slug: ``("war.take",)``. A page celebrates them with the seat that they
            name as ``winner``, or else as ``player``.
        shows: Counters that are shown large beside a player's cards or the table, without the seat.
        paced_by: Counters among these that say how far the match is: a page shows them at its edge, or instead how many turns
            are left.
        spotlight: Counter that names a seat whose cards are at stake: a page darkens the cards of the others meanwhile.
        lamps: Counter -> how many lamps stand for it on a page, as many of which are lit as it counts.
        barred: Counter with the seats that may not act for now: a page shows them grey, with a lock.
        runs: Whether turns without a choice follow one another by themselves, up to the next landmark, once a player has begun.
        chooses_from: Zones, the common ones and the player's own without the seat, whose cards can be chosen on the page even
            where no legal action is about them. Those that one is about can always be chosen.
        by_rank: Whether a card can be chosen for another one of its rank in the same zone.
        touches: Verb -> the zone that a player may touch instead of pressing its button, without the seat:
            ``{"draw": "pile"}``. For a verb of all players it is the zone of the one who looks on.
        drags: Verb -> the zones from and to which a player may drag its card instead, without the seat:
            ``{"draw": ("pile", "hand")}``. An action that names cards of other zones is done by dropping its card on these.
        goal_totals: Numbers that hands come near to -> the counter with a player's total for it, once that is told:
            ``{7: "total7"}``. A page draws them on a line, with all that the cards of a hand can add up to (`number_on`).
        best_by: Rule, without the slug -> the counter by which the players that it names, as ``player`` or ``players``, are
            best: ``{"low": "total7"}``. A page lights their totals.
        written: Rules, without the slug, whose working is written on the table: ``("split",)``.
    """

    landmarks: ClassVar[tuple[str, ...]] = ()
    celebrations: ClassVar[tuple[str, ...]] = ()
    shows: ClassVar[tuple[str, ...]] = ()
    paced_by: ClassVar[tuple[str, ...]] = ("turns",)
    spotlight: ClassVar[str] = ""
    lamps: ClassVar[Mapping[str, int]] = MappingProxyType({})
    barred: ClassVar[str] = ""
    runs: ClassVar[bool] = False
    chooses_from: ClassVar[tuple[str, ...]] = ()
    by_rank: ClassVar[bool] = False
    touches: ClassVar[Mapping[str, str]] = MappingProxyType({})
    drags: ClassVar[Mapping[str, tuple[str, str]]] = MappingProxyType({})
    goal_totals: ClassVar[Mapping[int, str]] = MappingProxyType({})
    best_by: ClassVar[Mapping[str, str]] = MappingProxyType({})
    written: ClassVar[tuple[str, ...]] = ()

    @property
    def idle(self) -> tuple[type[Action], ...]:
        """The verbs that never come up under these options, so that no page offers to say why they are refused."""
        return ()

    @property
    def packets(self) -> Mapping[str, str]:
        """Packets by which a hand is put in order under these options, each with the ranks of its cards, the first one played
        first: ``{"guard": "AK"}``. A page moves whole packets then. The messages ``<game>-packet-<name>`` name them.
        """
        return {}

    def label_facts(self, view: View, action: Any) -> Facts:
        """The facts for the label of an action: its fields that are filled in, unless a game knows more.

        A game whose actions name cards by their place gives the cards that it means as `means`, so that they can be clicked.
        """
        facts = {f.name: getattr(action, f.name) for f in dataclasses.fields(action)[1:]}
        return {name: value for name, value in facts.items() if value not in (None, ())}

    def places_of(self, view: View, action: Any) -> list[Place]:
        """The places of the cards that choose an action: those that it names, unless the game says otherwise."""
        lie = {card: (name, n) for name, zone in view.zones.items() for n, card in enumerate(zone) if card is not None}
        return [lie[card] for card in self.label_facts(view, action).get("means", action.cards) if card in lie]

    def meant_by(self, view: View, seat: str, places: Sequence[Place]) -> list[Action]:
        """The actions that a player may mean who has chosen these cards, where no legal one is about just them.

        By default those of every verb that takes cards and nothing else: one card, or several, or one of the player's own
        and several others (``p1 play 9h take 4c 5d``). The first one whose verb is legal now is tried, and refused by its rule.
        """
        chosen = [(name, view.zones[name][n]) for name, n in places]
        cards = tuple(card for _, card in chosen if card is not None)
        own = [card for name, card in chosen if card is not None and name.endswith(f".{seat}")]
        # A blank was chosen, and an action can only name cards that the player sees.
        if len(cards) < len(chosen):
            return []
        tried: list[Action] = []
        for verb in [verb for verb in self.game.verbs if not issubclass(verb, AutomaticAction) and not ordering_of(verb)]:
            make: Any = verb
            kinds = [(f.one, f.several) for f in action_fields(verb) if not f.optional or f.one is Card]
            if kinds == [(Card, True)]:
                tried.append(make(seat, cards))
            elif kinds == [(Card, False)] and len(cards) == 1:
                tried.append(make(seat, *cards))
            elif kinds == [(Card, False), (Card, True)] and (len(own) == 1 or len(cards) == 1):
                one = own[0] if len(own) == 1 else cards[0]
                tried.append(make(seat, one, tuple(card for card in cards if card is not one)))
        return tried

    def is_secondary(self, view: View, action: Any) -> bool:
        """Whether an action is no more than an offer beside what comes first, so that its button is not large."""
        return False

    def number_on(self, card: Card) -> int | Fraction | None:
        """The number that a card counts where cards are added up; None in a game that adds nothing up."""
        return None

    def other_number_on(self, card: Card) -> int | Fraction | None:
        """The other number that a card may count, such as 11 for an ace; None for a card that has one number."""
        return None

    def pairing(self, card: Card) -> Pairing | None:
        """What a card asks of the one below it, where a zone lies `above` another one; None for nothing."""
        return None

    def marks_pairs(self, view: View) -> bool:
        """Whether a page marks which of a player's own pairs fit, as it does for beginners."""
        return False

    def progress(self, view: View) -> Progress | None:
        """How far the match is; None where it goes on until somebody has won."""
        return None

    def nothing_to_notice(self, view: View) -> bool:
        """Whether everybody sees that a reflex moment comes to nothing, so that no player is asked: no two cards lie there."""
        return False

    def counted_turns(self, view: View) -> Progress:
        """The progress of a match that ends after `max_turns` turns, which the counter `turns` counts."""
        most: int = self.game.max_turns
        return Progress(min(view.counters["turns"] + (view.outcome is None), most), most)

    def own_turns(self, played: int, most: int) -> Progress:
        """The progress of a match in which players take turns, counted in turns of one player."""
        players = len(self.game.seats)
        each = -(-most // players)
        return Progress(min(played // players + 1, each), each)

    def turn_facts(self, view: View, seat: str) -> Facts | None:
        """Facts for a seat in its turn, such as the sum of its cards, for the message ``<game>-reckoned``.

        None in a game whose cards speak for themselves, and where there is nothing to tell.
        """
        return None


@dataclass(frozen=True)
class Advice:
    """The coach's advice on an action, in the game's own mathematics.

    Attributes:
        name: The message ``<slug>-coach-<name>`` says it.
        facts: The facts for that message, exactly as the facts of a rule are.
        worth: What the action is worth in the game's own terms (points, cards), exactly, so that all legal actions of the
            seat can be compared by it; None where that is not known.
    """

    name: str
    facts: Facts = field(default_factory=dict)
    worth: float | None = None


def rounded_to_half(number: float | Fraction) -> int | Fraction:
    """A number as the coach tells it, rounded to the nearest half. Below three quarters it is 0."""
    return int_if_whole(Fraction(round(2 * number), 2)) if number >= 0.75 else 0


class Opponent(NamedTuple):
    """Who plays at a level of a game.

    Attributes:
        player: The name of the player.
        pace: Where quickness decides, twice the milliseconds that it takes on average; 0 is the table's own pace.
    """

    player: str = "greedy"
    pace: int = 0


Level = Literal["easy", "medium", "hard"]
"""How strong an opponent is, as a table names it."""

BY_PACE: Mapping[Level, Opponent] = MappingProxyType(
    {"easy": Opponent(pace=2200), "medium": Opponent(pace=1600), "hard": Opponent(pace=1000)}
)
"""Levels where quickness decides: as quick as a child of seven, as one of ten, and as a grown-up.

A grown-up takes half a second. Children take longer by 1 + 5.16 exp(-0.21 age), so 2.2 and 1.6 times as long (Kail,
"Developmental change in speed of processing during childhood and adolescence", Psychological Bulletin 109, 1991).
"""


class Judgement(Companion):
    """How a game is judged by those who play it well. Games without choices need none.

    Attributes:
        horizon: After how many moves a search stops a playout and evaluates the table; None for its own measure. Fewer are
            better where a match is long, the evaluation says much and moves at random say little.
        announces: Rules by which players say something of cards that stay hidden, without the slug: ``("last.ruined",)``.
    """

    horizon: ClassVar[int | None] = None
    announces: ClassVar[tuple[str, ...]] = ()

    @property
    def levels(self) -> Mapping[Level, Opponent]:
        """The opponents that a table offers, the weakest first: only those that a study shows to differ
        (``benchmarks/opponent_levels.py``).
        """
        return {}

    def gain(self, view: View, action: Any) -> float:
        """The gain of a legal action at once, in the game's own terms, from all that its player sees."""
        return 0.0

    def evaluate(self, view: View, seat: str) -> float:
        """How far a seat is ahead of the best other one, in the game's own terms (points, cards), before the end too."""
        return 0.0

    def plausible(self, table: Table, viewer: str) -> bool:
        """Whether a table that a seat imagines could stand like this, by what follows from the course of the game alone.

        The cards that the seat has seen, and what it remembers of them, lie right already.
        """
        return True

    def advise(self, view: View, action: Any) -> Advice | None:
        """The coach's advice on a legal action, from all that its player sees; None where only a search can tell."""
        return None


class Forecast(Companion):
    """The next outcomes where nobody chooses, for predictions. The words are ``prediction-ask`` and one per outcome.

    Attributes:
        settled_by: The rules that settle a prediction, without the slug -> the fact that names the outcome, or the outcome
            itself: ``{"take": "winner", "tie": "war"}``.
    """

    settled_by: ClassVar[Mapping[str, str]] = MappingProxyType({})

    @property
    def unseen_order(self) -> str:
        """How cards lie that go out of sight together: ``shuffled``, ``known`` to all by the rules, or ``unsure``."""
        return "known"

    def comes_next(self, view: View) -> NextCards | None:
        """The cards that the next action turns up; None where there is nothing to predict."""
        return None

    def settled(self, event: Event) -> str | None:
        """The outcome that an event tells of, if any."""
        told = self._settling.get(event.rule)
        return None if told is None else str(event.facts.get(told, told))

    @cached_property
    def _settling(self) -> dict[str, str]:
        """The rules of `settled_by` by their ids."""
        return {self.game.rule(name): outcome for name, outcome in self.settled_by.items()}


def declarable(kind: type[Companion]) -> frozenset[str]:
    """The names that a companion of a kind may declare."""
    return frozenset(name for name in vars(kind) if not name.startswith("_"))
