"""`cardlab.study`: many matches of a game are dealt, here or elsewhere, and kept on the way if that is asked for."""

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
from cardlab.core.registry import find
from cardlab.lab.columns import StudyError, columns
from cardlab.lab.progress import Progress
from cardlab.lab.run import Columns, Left, Plan, pieces
from cardlab.lab.studies import Study
from cardlab.players import find as find_player
from cardlab.words.messages import DEFAULT_LANGUAGE, Words


def study(
    game: str | Game,
    *,
    games: int = 1000,
    seed: int = 1,
    preset: str | None = None,
    bots: str | Mapping[str, str] = "random",
    fast: bool | None = None,
    executor: Executor | None = None,
    chunk: int | None = None,
    keep: str | Path | None = None,
    progress: bool = True,
    language: str = DEFAULT_LANGUAGE,
    **options: Any,
) -> Study:
    """Deal many matches of a game, and count what comes.

    The same game, options, bots, seed and number give the same study on any machine, however the work is cut. Whoever
    interrupts it (the stop button, Ctrl-C) gets the study of what has been dealt.

    Args:
        game: A slug (`cardlab.slugs()` lists them), or a game with its options: ``find("fast_food").with_options(games=1)``,
            the way to set an option that is called like an argument here.
        games: How many matches.
        seed: What decides all deals, a whole number from 0.
        preset, options: As in `cardlab.start`.
        bots: Who plays where somebody decides: a name for all seats, or one for each (``{"p1": "greedy"}``; the others
            play at random).
        fast: Whether a fast kernel deals (extra ``fast``): None for where it pays.
        executor: Who deals: any `concurrent.futures.Executor`, such as a process pool or that of a Dask cluster.
        chunk: How many matches are dealt in one piece, the least that an interrupt loses; None for about a quarter of a second.
        keep: A file that keeps what is dealt; a study that finds one of its own goes on from it.
        progress: Whether a bar is shown, where it takes longer than a second and tqdm is installed.
        language: The language of the words.

    Raises:
        UnknownGame, OptionError, UnknownPlayer: There is no such game, preset, option or bot.
        StudyError: The number of matches, the seed, the seats or the executor make no sense.
        WorkerError: There is no fast kernel, the executor is shut, or a worker has another version.
        KeptError: The file keeps another study, or is broken; it is left as it is.
    """
    dealt_of = find(game).with_options(preset, **options) if isinstance(game, str) else game
    if not isinstance(dealt_of, Game):
        raise StudyError(f"{game!r:.60} is no game: give a slug, or a game with its options, as find('war').with_options()")
    if dealt_of is game and (preset is not None or options):
        raise StudyError("options are given twice: give them to the game, or give its slug")
    if not isinstance(executor, Executor | None):
        raise StudyError(
            f"the executor is {executor!r:.60}, and must be one of concurrent.futures: a Dask client has client.get_executor()"
        )
    plan = Plan(dealt_of, _bots(dealt_of, bots), _whole("seed", seed, 0))
    games = _whole("games", games, 1)
    left_out = None if chunk is None else _whole("chunk", chunk, 1)
    words = Words(language)  # what is wrong is told before anything is dealt
    kept = None
    if keep is not None:
        from cardlab.lab.cache import Kept  # with its database

        kept = Kept(keep, plan, columns(dealt_of))
    found: dict[int, Columns] = dict(kept.pieces()) if kept else {}
    left = Left(_gaps(found, games), left_out)
    try:
        with (
            Progress(dealt_of.slug, games, games - len(left), progress) as bar,
            closing(
                pieces(plan, left, fast=fast, executor=executor, making=lambda: bar.note(words.say("lab-making")))
            ) as dealing,
        ):
            for first, dealt in dealing:
                found[first] = dealt
                if kept:
                    kept.add(first, dealt)
                bar.add(len(dealt["winner"]))
    except KeyboardInterrupt:
        if not found.get(0):
            raise
    return Study(plan, games, _joined(columns(dealt_of), found, games), language)


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
