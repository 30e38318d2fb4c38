"""Validates the arguments of `study()` and turns them into a plan, before anything is dealt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from operator import index
from typing import Any, SupportsIndex, TypeAlias

from cardlab.bots import Bot, seated
from cardlab.bots import find as find_bot
from cardlab.bots import names as bot_names
from cardlab.core.errors import OptionError, did_you_mean
from cardlab.core.game import Game
from cardlab.core.position import Position
from cardlab.core.registry import as_game, find
from cardlab.lab.columns import MOST_ACTIONS, Counted, StudyError, columns
from cardlab.lab.plan import Laying, Plan
from cardlab.match import Match

NUMBERS_OF_MATCHES = frozenset({"n", "number", "games", "match", "size", "samples", "trials", "repeats", "simulations", "reps"})
"""Other names under which people pass the number of matches."""
Bots: TypeAlias = str | Bot | Mapping[str, str | Bot]
"""The bots: one for all seats or one for each, by name or as a bot."""


def plan_of(
    game: str | type[Game] | Game | Position,
    preset: str | None,
    options: Mapping[str, Any],
    bots: Bots,
    seed: int,
    at_most: int = MOST_ACTIONS,
    start: str | Position | Laying | None = None,
    measures: Mapping[str, Callable[[Match], SupportsIndex]] | None = None,
) -> Plan:
    """Makes a plan from the arguments of `study`.

    Raises:
        UnknownGame, GameError, OptionError, UnknownBot, BotError: There is no such game, preset, option or bot.
        PositionError, NotationError: The start is not a position of the game.
        StudyError: The seed, the seats, the start, a measure or the limit makes no sense.
    """
    laid = _position(game) if isinstance(game, str | Position) else None
    if laid is not None and (start is not None or preset is not None or options):
        raise StudyError("a position names its game and its options: give it alone, or give a game and start=")
    if laid is not None:
        game, start = laid.game, laid
    _check_names(game, options)
    ready = as_game(game, preset, **options)  # type: ignore[arg-type]  # a position has become its game
    return Plan(
        ready,
        _bots(ready, bots),
        check_whole("seed", seed, 0),
        check_whole("at_most", at_most, 1),
        _start(ready, start),
        _counted(ready, measures or {}),
    )


def _check_names(game: Any, options: Mapping[str, Any]) -> None:
    """Checks that no option is another name for the number of matches.

    Raises:
        OptionError: One is, and the game has no such option.
    """
    kind = find(game)
    for name in sorted(NUMBERS_OF_MATCHES & options.keys() - {declared.name for declared in kind.options()}):
        raise OptionError(
            f"{kind.slug}: no option {name!r}. The number of matches of a study is `matches={options[name]!r:.40}`."
        )


def swept(plan: Plan, options: Mapping[str, Iterable[Any]]) -> list[tuple[dict[str, Any], Plan]]:
    """Makes a plan for each setting of some options, in their order. Everything else, including the bots, is as in the given
    plan.

    Args:
        plan: The original plan.
        options: The values of each option; several options are set in all combinations. ``bots`` sets the bots.

    Raises:
        OptionError, UnknownBot: There is no such option, value or bot.
        StudyError: No option is named, or one has no values.
        PositionError: The plan starts from a position that is impossible under other options.
    """
    values = {name: _values(name, given) for name, given in options.items()}
    if not values:
        raise StudyError("no option is named: study.grid(war_down=[0, 1, 2, 3]) sets one")
    settings = [dict(zip(values, setting, strict=True)) for setting in product(*values.values())]
    return [(setting, _under(plan, setting)) for setting in settings]


def _values(name: str, given: Iterable[Any]) -> list[Any]:
    values = [] if isinstance(given, str) or not isinstance(given, Iterable) else list(given)
    if not values:
        raise StudyError(f"{name} is {given!r:.40}, but must be a list of values, such as [0, 1, 2]")
    return values


def _under(plan: Plan, setting: Mapping[str, Any]) -> Plan:
    """Returns a plan with new values of some options."""
    options = dict(setting)
    bots = options.pop("bots", None)
    game = type(plan.game).with_options(**{**plan.game.set_options, **options})
    start = plan.start
    if isinstance(start, Position):
        start = Position.of_parts(game, start.parts())
    if bots is None:
        alike = all(bot == plan.bots[0] for bot in plan.bots)
        bots = plan.bots[0] if alike else dict(zip(game.seats, plan.bots, strict=False))
    return plan_of(game, None, {}, bots, plan.seed, plan.at_most, start, dict(plan.counted))


def _position(spelt: str | Position) -> Position | None:
    """Returns a position from an object or a spelling; None for the slug of a game."""
    if isinstance(spelt, Position):
        return spelt
    return None if spelt.isidentifier() else Position.parse(spelt)


def _start(game: Game, start: str | Position | Laying | None) -> Position | Laying | None:
    """Validates the start of each match."""
    if start is None or callable(start):
        return start
    laid = _position(start) if isinstance(start, str | Position) else None
    if laid is None:
        raise StudyError(
            f"start is {start!r:.60}, but must be a position of {game.slug}, such as 'war; packet.p1 7d; packet.p2 Kc', or a "
            "function start(game, rng) that gives the cards of each zone"
        )
    if laid.game != game:
        raise StudyError(
            f"start is a position of {laid.game.slug} with {laid.game.set_options or 'the usual options'}, and the study is of "
            f"{game.slug} with {game.set_options or 'the usual options'}: give the position alone, and its game goes with it"
        )
    return laid


def _counted(game: Game, measures: Mapping[str, Callable[[Match], SupportsIndex]]) -> Counted:
    """Validates the measures of a study."""
    if not isinstance(measures, Mapping):
        raise StudyError(
            f"measures is {measures!r:.60}, but must be a mapping of names to functions of a match: {{'wars': count}}"
        )
    for name, count in measures.items():
        if not isinstance(name, str) or not name.isidentifier() or name in columns(game):
            raise StudyError(
                f"a measure is called {name!r:.40}, and its name must be a word without spaces that is not a column of "
                f"{game.slug} yet: those are {', '.join(columns(game))}"
            )
        if not callable(count):
            raise StudyError(
                f"the measure {name!r} is {count!r:.40}, but must be a function of a match that gives a whole number"
            )
    return tuple(measures.items())


def _bots(game: Game, bots: Bots) -> tuple[str | Bot, ...]:
    """Returns the bot of each seat, by its name if the name finds the same bot."""
    if isinstance(bots, Mapping):
        for seat in bots:
            if seat not in game.seats:
                raise StudyError(f"{game.slug} has no seat {seat!r:.40} with these options. {did_you_mean(seat, game.seats)}")
    elif not isinstance(bots, str) and not callable(getattr(bots, "choose", None)):
        raise StudyError(f"bots is {bots!r:.60}: give one name for all seats, or a mapping such as {{'p1': 'greedy'}}, or bots")
    found = seated(bots, game.seats).values()
    return tuple(bot.name if _is_found(bot) else bot for bot in found)


def _is_found(bot: Bot) -> bool:
    return bot.name in bot_names() and find_bot(bot.name) is bot


def check_whole(what: str, value: Any, least: int) -> int:
    """Checks a whole number, and returns it as an int.

    Raises:
        StudyError: It is not one, too small, or too large for a column.
    """
    try:
        number = -1 if isinstance(value, bool) else index(value)
    except TypeError:
        number = -1
    if not least <= number < 2**63:
        raise StudyError(f"{what} is {value!r:.40}, but must be a whole number from {least}")
    return number
