"""`cardlab.study`: many matches of a game are dealt, here or elsewhere, and cached on the way if that is asked for."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from concurrent.futures import Executor
from contextlib import closing
from operator import index
from pathlib import Path
from typing import Any

from cardlab.core.errors import did_you_mean
from cardlab.core.game import Game
from cardlab.core.registry import as_game
from cardlab.lab.columns import MOST_ACTIONS, StudyError, columns
from cardlab.lab.progress import Progress
from cardlab.lab.run import Columns, Left, Plan, pieces
from cardlab.lab.studies import Study
from cardlab.players import find as find_player
from cardlab.words.messages import DEFAULT_LANGUAGE, Words


def study(
    game: str | type[Game] | Game,
    *,
    games: int = 1000,
    seed: int = 0,
    preset: str | None = None,
    bots: str | Mapping[str, str] = "random",
    at_most: int = MOST_ACTIONS,
    fast: bool | None = None,
    executor: Executor | None = None,
    chunk: int | None = None,
    cache: str | Path | None = None,
    progress: bool = True,
    language: str = DEFAULT_LANGUAGE,
    **options: Any,
) -> Study:
    """Deal many matches of a game, and count what comes.

    The same game, options, bots, seed and number give the same study on any machine, however the work is cut. Whoever
    interrupts it (the stop button, Ctrl-C) gets the study of what has been dealt.

    Args:
        game: A slug (`cardlab.slugs()` lists them), the class of a game, or a game with its options:
            ``find("fast_food").with_options(games=1)``, the way to set an option that is called like an argument here.
        games: How many matches.
        seed: What decides all deals, a whole number from 0.
        preset, options: As in `cardlab.start`.
        bots: Who plays where somebody decides: a name for all seats, or one for each (``{"p1": "greedy"}``; the others
            play at random).
        at_most: After how many actions a match is stopped, and counts as not ended.
        fast: Whether a fast kernel deals (extra ``fast``): None for where it pays.
        executor: Who deals: any `concurrent.futures.Executor`, such as a process pool or that of a Dask cluster.
        chunk: How many matches are dealt in one piece, the least that an interrupt loses; None for about a quarter of a second.
        cache: A file for what is dealt; a study that finds one of its own goes on from it.
        progress: Whether a bar is shown, where it takes longer than a second and tqdm is installed.
        language: The language of the words.

    Raises:
        UnknownGame, GameError, OptionError, UnknownPlayer: There is no such game, preset, option or bot.
        StudyError: The number of matches, the seed, the seats or the executor make no sense.
        WorkerError: There is no fast kernel, the executor is shut, or a worker has another version.
        CacheError: The file is the cache of another study, or is broken; it is left as it is.
    """
    if not isinstance(executor, Executor | None):
        raise StudyError(
            f"the executor is {executor!r:.60}, and must be one of concurrent.futures: a Dask client has client.get_executor()"
        )
    plan = plan_of(game, preset, options, bots, seed, at_most)
    games = _whole("games", games, 1)
    chunk = None if chunk is None else _whole("chunk", chunk, 1)
    words = Words(language)  # what is wrong is said before anything is dealt
    file = None
    if cache is not None:
        from cardlab.lab.cache import Cache  # with its database

        file = Cache(cache, plan, columns(plan.game))
    found: dict[int, Columns] = dict(file.pieces()) if file else {}
    left = Left(_gaps(found, games), chunk)
    try:
        with (
            Progress(plan.game.slug, games, games - len(left), progress) as bar,
            closing(
                pieces(plan, left, fast=fast, executor=executor, making_ready=lambda: bar.note(words.say("lab-making-ready")))
            ) as dealing,
        ):
            for first, dealt in dealing:
                found[first] = dealt
                if file:
                    file.add(first, dealt)
                bar.add(len(dealt["winner"]))
    except KeyboardInterrupt:
        if not found.get(0):
            raise
    return Study(plan, games, _joined(columns(plan.game), found, games), language)


def plan_of(
    game: str | type[Game] | Game,
    preset: str | None,
    options: Mapping[str, Any],
    bots: str | Mapping[str, str],
    seed: int,
    at_most: int = MOST_ACTIONS,
) -> Plan:
    """What is to be dealt, from what `study` is asked for.

    Raises:
        UnknownGame, GameError, OptionError, UnknownPlayer: There is no such game, preset, option or bot.
        StudyError: The seed, the seats or the limit make no sense.
    """
    ready = as_game(game, preset, **options)
    return Plan(ready, _bots(ready, bots), _whole("seed", seed, 0), _whole("at_most", at_most, 1))


def _bots(game: Game, bots: str | Mapping[str, str]) -> tuple[str, ...]:
    """Who plays in each seat."""
    if isinstance(bots, str):
        find_player(bots)
        return (bots,) * len(game.seats)
    if not isinstance(bots, Mapping):
        raise StudyError(f"bots is {bots!r:.60}: give one name for all seats, or a mapping as {{'p1': 'greedy'}}")
    for seat, name in bots.items():
        if seat not in game.seats:
            raise StudyError(f"{game.slug} has no seat {seat!r:.40} with these options. {did_you_mean(seat, game.seats)}")
        find_player(name)
    return tuple(bots.get(seat, "random") for seat in game.seats)


def _whole(what: str, value: Any, least: int) -> int:
    try:
        number = -1 if isinstance(value, bool) else index(value)
    except TypeError:
        number = -1
    if not least <= number < 2**63:
        raise StudyError(f"{what} is {value!r:.40}, and must be a whole number from {least}")
    return number


def _gaps(found: Mapping[int, Columns], games: int) -> Iterator[range]:
    """The numbers that are not there yet."""
    start = 0
    for first in sorted(found):
        yield range(start, min(first, games))
        start = max(start, first + len(found[first]["winner"]))
    yield range(start, games)


def _joined(names: tuple[str, ...], found: Mapping[int, Columns], games: int) -> Columns:
    """The columns from match 0 on, as far as they go without a gap: short matches come in first, and would look too many."""
    joined = {name: array("q") for name in names}
    for first in sorted(found):
        have = len(joined["winner"])
        if first > have:
            break
        for name, values in joined.items():
            values.extend(found[first][name][have - first : games - first])
    return joined
