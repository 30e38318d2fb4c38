"""Finds bots by name and lets them play. Built-in bots are in ``*_bot.py``. A bot sees its seat's view, never the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import islice
from typing import Any, Protocol, TypeGuard, TypeVar

from cardlab.bots.card_memory import Memory
from cardlab.bots.reaction_times import SECOND, SOONEST, ReflexMoment, arrivals, in_any_order, reaction, reflex_moment
from cardlab.core.actions import Action, AutomaticAction, IllegalAction
from cardlab.core.base_match import BaseMatch
from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.core.registry import Registry
from cardlab.core.rng import RandomStream
from cardlab.core.view import NOTHING, View, check_seat

__all__ = ["Bot", "BotError", "UnknownBot", "add", "find", "names", "play_out", "seated"]

BOT_STREAM = 0x9E3779B97F4A7C15
"""Separates the bots' random choices from those of the cards."""
REACTION_STREAM = 0xBF58476D1CE4E5B9
"""Separates their reaction times from both."""
PROBE = 400
"""Number of actions after which a game counts as one without choices. In others, somebody has a choice much earlier."""


class Bot(Protocol):
    """A bot that chooses for a seat.

    Attributes:
        name: Its name, by which `find` finds it.

    If a bot has a true attribute `remembers`, its view is a `cardlab.bots.card_memory.Recollection`, which also holds what its
    seat remembers. If it has a false attribute `looks`, its view is `cardlab.core.view.NOTHING`.
    """

    @property
    def name(self) -> str:
        """Its name."""
        ...

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """Returns one of the legal actions, from everything that the seat sees."""
        ...


P = TypeVar("P", bound=Bot)
M = TypeVar("M", bound=BaseMatch)


class UnknownBot(CardlabError, LookupError):
    """No bot has this name."""


class BotError(CardlabError, TypeError):
    """Something added or declared as a bot is not one, cannot be loaded, or has the name of a built-in bot."""


def _is_bot(value: object) -> TypeGuard[Bot]:
    name = getattr(value, "name", None)
    return not isinstance(value, type) and isinstance(name, str) and bool(name) and callable(getattr(value, "choose", None))


registry: Registry[Bot] = Registry(
    "bot",
    is_part=_is_bot,
    name_of=lambda bot: bot.name,
    declared_as="an object with a `name` and a method `choose(game, view, legal, rng)`, as `add(Anna())`",
    unknown=UnknownBot,
    invalid=BotError,
    suffix="_bot",
)


names, find, add = registry.names, registry.find, registry.add


def seated(bots: str | Bot | Mapping[str, str | Bot], seats: Sequence[str]) -> dict[str, Bot]:
    """Seat -> its bot. Takes one bot for all seats, by name or as an object, or one for each. Other seats play at random.

    Raises:
        UnknownBot: There is no bot of this name.
        BotError: It is not a bot.
        UnknownSeat: There is no such seat.
    """
    named: Mapping[str, Any] = bots if isinstance(bots, Mapping) else dict.fromkeys(seats, bots)
    for seat in named:
        check_seat(seat, seats)
    chosen = {seat: named.get(seat, "random") for seat in seats}
    return {seat: find(bot) if isinstance(bot, str) else registry.checked(bot) for seat, bot in chosen.items()}


def bot_moves(
    match: M, bots: Mapping[str, Bot], *, automatic: bool = False, at_most: int = 10_000, time_limit_ms: int = 0
) -> M:
    """Lets the bots act until somebody else has to decide, or the game is over.

    Args:
        match: The match, which is played on.
        bots: Seat -> bot.
        automatic: Whether to play actions that nobody chooses as well.
        at_most: The maximum number of actions to play.
        time_limit_ms: The milliseconds that a reflex moment lasts; 0 for no limit.

    If several bots may decide at once, they are asked in the order of the seats. In a reflex moment each is asked, and their
    reaction times decide who was first (`cardlab.bots.reaction_times`). A bot's random choices depend only on the match's seed,
    its seat and the number of the action, and do not touch the random stream of the cards.
    """
    for _ in islice(bots_moving(match, bots, automatic=automatic, time_limit_ms=time_limit_ms), at_most):
        pass
    return match


def bots_moving(
    match: BaseMatch, bots: Mapping[str, Bot], *, automatic: bool = False, time_limit_ms: int = 0
) -> Iterator[None]:
    """Does the same move by move, each when the caller asks for it: a server answers others in between."""
    seated, game = MatchBots(match, bots), match.game
    seats = [seat for seat in game.seats if seat in bots]
    while True:
        legal = match.legal_actions()
        if automatic and legal and legal[0].who == "all":
            match.play_legal(legal[0])
            yield
            continue
        reflex = reflex_moment(game, legal) if game.reflexes else None
        if reflex is not None:
            if not bots.keys() >= reflex.acts.keys():
                break
            play_reflex_moment(match, reflex, arrivals(seated.times(reflex, time_limit_ms)))
            yield
            continue
        deciding = {action.who for action in legal}
        asked = next(filter(deciding.__contains__, seats), None)
        if asked is None:
            break
        own = legal if len(deciding) == 1 else [action for action in legal if action.who == asked]
        chosen = seated.choice(asked, own)
        if id(chosen) in map(id, own):
            match.play_legal(chosen)
        else:  # a bot may have made an action of its own
            match.play(chosen)
        yield


def play_reflex_moment(match: BaseMatch, reflex: ReflexMoment, arrived: Sequence[Sequence[str]]) -> None:
    """Plays a reflex moment in which these hands arrived. Skips actions that a quicker player has made impossible."""
    answers = reflex.answers(arrived)
    if reflex.arrival_order is None:  # nobody was quicker than the first
        match.play_legal(answers.pop(0))
    for action in answers:
        with suppress(IllegalAction):
            match.play(action)


def play_person_reflex(
    match: BaseMatch, bots: Mapping[str, Bot], seat: str, took: int | None, *, acts: bool, time_limit_ms: int
) -> None:
    """Plays a reflex moment in which a person has answered. The bots answer too, and times decide who was first.

    Args:
        match: The match.
        bots: Seat -> bot.
        seat: The person's seat.
        took: The person's reaction time in milliseconds, as a page reports it, without any guarantee; None if not measured.
        acts: Whether the person acts, or lets the moment pass.
        time_limit_ms: The milliseconds that the moment lasts; 0 for no limit, in which case chance decides who is first.
    """
    reflex = reflex_moment(match.game, match.legal_actions())
    if reflex is None:
        return
    times = MatchBots(match, bots).times(reflex, time_limit_ms)
    if acts:
        times[seat] = time_limit_ms if took is None else min(max(took, SOONEST), time_limit_ms)
    hands = arrivals(times) if time_limit_ms else in_any_order(times, RandomStream(match.seed ^ REACTION_STREAM, match.ply))
    play_reflex_moment(match, reflex, hands)


class MatchBots:
    """The bots of a match, with their choices and their reaction times.

    Args:
        match: The match.
        bots: Seat -> bot.
    """

    def __init__(self, match: BaseMatch, bots: Mapping[str, Bot]) -> None:
        self.match = match
        self.bots = bots
        self.memories = {seat: Memory(match, seat) for seat, bot in bots.items() if getattr(bot, "remembers", False)}
        self.blind = {seat for seat, bot in bots.items() if not getattr(bot, "looks", True)}

    def choice(self, seat: str, own: Sequence[Action], apart: int = 0) -> Action:
        """Returns a bot's choice among the legal actions of its seat; `apart` separates its random stream from those of other
        seats.
        """
        match = self.match
        chance = RandomStream(match.seed ^ BOT_STREAM ^ apart, match.ply)
        return self.bots[seat].choose(match.game, self.view(seat), own, chance)

    def view(self, seat: str) -> View:
        """Returns the view for a bot."""
        if seat in self.memories:
            return self.memories[seat].recollect()
        return NOTHING if seat in self.blind else self.match.seen_by(seat)

    def times(self, reflex: ReflexMoment, time_limit_ms: int) -> dict[str, int]:
        """The bots that act in a reflex moment in time -> their reaction times in milliseconds."""
        match = self.match
        acting: dict[str, int] = {}
        for place, seat in enumerate(match.game.seats):
            if seat in reflex.acts and seat in self.bots:
                pair, apart = (reflex.acts[seat], reflex.passes[seat]), place << 40
                if self.choice(seat, pair, apart) == reflex.acts[seat]:
                    acting[seat] = apart
        if len(acting) == 1 and not time_limit_ms:
            return dict.fromkeys(acting, SECOND)  # a single bot without a time limit cannot be late
        streams = {seat: RandomStream(match.seed ^ REACTION_STREAM ^ apart, match.ply) for seat, apart in acting.items()}
        taken = {seat: reaction(chance, time_limit_ms or SECOND) for seat, chance in streams.items()}
        return {seat: time for seat, time in taken.items() if not time_limit_ms or time <= time_limit_ms}


@cache
def has_choices(game: Game) -> bool:
    """Whether anybody ever has a choice under these options, judged by a match played at random."""
    if all(issubclass(verb, AutomaticAction) for verb in game.verbs):
        return False
    match, rng = BaseMatch(game, 0), RandomStream(0)
    for _ in range(PROBE):
        legal = match.legal_actions()
        deciding = [action.who for action in legal if action.who != "all"]
        if len(deciding) > len(set(deciding)):
            return True
        if not legal:
            break
        match.play(rng.pick(legal))
    return False


def play_out(match: M, bots: Mapping[str, Bot], at_most: int = 10_000) -> M:
    """Lets bots in all seats play until the game is over, or `at_most` actions have been played."""
    return bot_moves(match, bots, automatic=True, at_most=at_most)


def __dir__() -> list[str]:
    return __all__
