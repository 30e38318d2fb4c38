"""The classes with which a game declares its zones, its counters and the measures of a study."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

from cardlab.core.errors import GameError, UnknownCounter, did_you_mean
from cardlab.core.numbers import INSTEAD

Value = int | Fraction | str | bool | None
"""The values that a counter may hold."""
Facts = dict[str, Any]
"""The facts of one firing of a rule: whole numbers and fractions, words, cards, seats, or lists or mappings of facts."""
Viewer = str
"""A seat (``p1``), or `SPECTATOR`, or `ONLOOKER`, or `TEACHER`."""

SPECTATOR = "spectator"
"""Sees the face-up cards."""
TEACHER = "teacher"
"""Sees every card."""
ONLOOKER = "onlooker"
"""Sees everything that all players together see: every hand, and no stock."""
Place = tuple[str, int]
"""A zone, and the place of a card in it, 0 for the top or first one."""
TOP, BOTTOM = 0, -1
DRAW, UNFINISHED = "draw", "unfinished"


Stands = Literal["packet", "fight", "hand", "drawn", "board", "won", "purse", "aside", "stock", "heap"]
"""Parts of a table: a player's ``packet``, the cards of players that ``fight``, a ``hand``, a card that was ``drawn`` and waits
for its place, the face-up cards on the ``board``, the cards that a player has ``won``, a ``purse`` with cards as coins, cards
that are ``aside`` and out of play, a ``stock`` to deal or draw from, a ``heap`` in the middle.
"""


@dataclass(frozen=True)
class Zone:
    """A place for cards on the table, as a game declares it.

    Attributes:
        name: Its name; with `each_player` the seat follows: ``hand.p1``.
        each_player: Whether every player has one.
        seen_by: Who sees the cards in it, unless a card is turned over.
        lies: How the cards lie: on a ``pile``, on a pile whose top cards are ``spread``, in a ``row``, held in a ``fan``, or
            small and ``scattered`` over the table, with room for a whole pack.
        top: Which card is on top of a pile: the ``first`` one, or the ``last``, if the zone keeps cards in the order in which
            they came.
        under: The zone under which they lie half hidden, such as money under a pile; the first card is nearest to it.
        above: The zone above whose cards these lie, one above each, as in pairs.
        fleeting: Whether a player's zone is shown only while a card lies there. Shared zones always are.
        seems: For a zone that each player has: the player's zone in which these cards appear, with their backs up, to those who
            may not see them, such as the hand from which a secret choice is made. So nobody sees how many cards were chosen, or
            from which places. No card that everybody sees moves between the two.
        known_to: Who knows a card that lies there with its back up, such as one that its owner has put there, or one that
            everybody saw before it went there.
        counted_by: Who sees the number of cards on a pile; the spectator and the teacher always do.
        sorts: The order in which visible cards are shown if their own order means nothing: the ranks, lowest first, a space,
            and the suits (``3456789TJQKA2 dchs``). Without it, they are shown in their own order.
        stands: The part of the table where a page draws it, one of `Stands`, if that does not follow from the rest: see
            `stands_at`.
        across: Whether the name without a seat reads the rows of all players across, or one row after the other.

    Raises:
        GameError: One of `seen_by`, `lies`, `top`, `known_to`, `counted_by` and `stands` has an unknown word.
    """

    name: str
    each_player: bool = False
    seen_by: Literal["all", "owner", "nobody"] = "all"
    lies: Literal["pile", "spread", "row", "fan", "scattered"] = "row"
    top: Literal["first", "last"] = "first"
    under: str | None = None
    above: str | None = None
    fleeting: bool = False
    seems: str | None = None
    known_to: Literal["nobody", "owner", "all"] = "nobody"
    counted_by: Literal["all", "owner"] = "all"
    sorts: str | None = None
    stands: Literal["", "packet", "fight", "hand", "drawn", "board", "won", "purse", "aside", "stock", "heap"] = ""
    across: bool = True

    def __post_init__(self) -> None:
        for field, words in _words().items():
            if (said := getattr(self, field)) not in words:
                one_of = ", ".join(map(repr, words))
                raise GameError(f"the zone {self.name!r} has {field}={said!r}, which is not allowed: write one of {one_of}")

    @property
    def stands_at(self) -> Stands:
        """The part of the table where a page draws it.

        A zone named like a part is drawn there. A player's cards that are held, or that only their owner sees, are the hand. A
        player's closed pile is the packet, an open one is the won cards, even if its top cards are spread, and a row fights. Of
        the shared zones, a row is the board, a closed pile the stock, and any other a heap.
        """
        if self.stands:
            return self.stands
        if self.name in get_args(Stands):
            return self.name  # type: ignore[return-value]  # it is one of them
        if self.each_player:
            if self.lies == "fan" or (self.seen_by == "owner" and self.name != "table"):
                return "hand"
            if self.lies in ("pile", "spread"):
                return "packet" if self.seen_by == "nobody" else "won"
            return "fight"
        if self.lies == "row" and not self.under:
            return "board"
        return "stock" if self.lies == "pile" and self.seen_by == "nobody" else "heap"


@cache
def _words() -> dict[str, tuple[str, ...]]:
    """Returns the words that each field of a zone may have."""
    return {name: get_args(hint) for name, hint in get_type_hints(Zone).items() if get_origin(hint) is Literal}


@dataclass(frozen=True)
class Counter:
    """A number or word on the table, as a game declares it.

    Attributes:
        name: Its name; with `each_player` the seat follows: ``score.p1``.
        start: Its value before the set-up.
        each_player: Whether every player has one.
        counts: The zone whose cards it counts; such a counter is read-only.

    Raises:
        GameError: Its start value is a float.
    """

    name: str
    start: Value = 0
    each_player: bool = False
    counts: str | None = None

    def __post_init__(self) -> None:
        if isinstance(self.start, float):
            raise GameError(f"the counter {self.name!r} starts at {self.start!r}, but a float is not exact: {INSTEAD}")


class Counters(dict[str, Any]):
    """Counter name -> its value.

    Raises:
        UnknownCounter: No such counter is declared.
    """

    def __missing__(self, name: str) -> Any:
        known = [known for known in self if known[0] != "_"]
        to_do = did_you_mean(name, known)
        raise UnknownCounter(f"no counter {name!r:.40} is declared. {to_do} Or declare Counter({name.partition('.')[0]!r}).")


@dataclass(frozen=True)
class Measure:
    """A figure that a study keeps of each match: the final value of a counter, the number of cards in some zones at the end, or
    how often rules have fired.

    Attributes:
        name: Its name, and that of the counter if it is one; with `each_player` the seat follows: ``score.p1``.
        rules: The rules whose firings it counts, without the slug; with `each_player`, those whose fact `player` is the seat.
        each_player: Whether every player has one.
        zones: The zones whose cards it counts; zones of each player are named without the seat.
        signed: Whether it can be below 0, such as a player's money with debts.
    """

    name: str
    rules: tuple[str, ...] = ()
    each_player: bool = False
    zones: tuple[str, ...] = ()
    signed: bool = False
