"""`cardlab.study`: many matches of a game, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from pathlib import Path
from typing import Any, SupportsIndex

from cardlab.core.game import Game
from cardlab.core.position import Position
from cardlab.lab.arguments import Bots, plan_of
from cardlab.lab.columns import MOST_ACTIONS
from cardlab.lab.plan import Laying
from cardlab.lab.studies import Study, dealt
from cardlab.match import Match
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.messages import Words


def study(
    game: str | type[Game] | Game | Position,
    *,
    games: int = 1000,
    seed: int = 0,
    preset: str | None = None,
    bots: Bots = "random",
    start: str | Position | Laying | None = None,
    measures: Mapping[str, Callable[[Match], SupportsIndex]] | None = None,
    at_most: int = MOST_ACTIONS,
    fast: bool | None = None,
    executor: Executor | None = None,
    chunk: int | None = None,
    cache: str | Path | None = None,
    within: float | None = None,
    progress: bool = True,
    language: str = DEFAULT_LANGUAGE,
    **options: Any,
) -> Study:
    """Deal many matches of a game, and count what comes.

    The same game, options, bots, seed and number give the same study on any machine, however the work is cut. Whoever
    interrupts it (the stop button, Ctrl-C) gets the study of what has been dealt.

    >>> def greatest_haul(match):
    ...     return max(event.facts["n"] for event in match.events if event.rule == "war.pickup")
    >>> study("war", games=50, measures={"greatest_haul": greatest_haul}, progress=False).median("greatest_haul").value
    10.0

    Args:
        game: A slug (`cardlab.slugs()` lists them), the class of a game, or a game with its options:
            ``find("fast_food").with_options(games=1)``, the way to set an option that is called like an argument here. A
            position, or one as it is spelt, is its game and where each match begins.
        games: How many matches.
        seed: What decides all deals, a whole number from 0.
        preset, options: As in `cardlab.start`.
        bots: Who plays where somebody decides: a name or a player for all seats, or one for each (``{"p1": "greedy"}``; the
            others play at random). A player must choose by what it is shown alone: whatever else it remembers of earlier
            matches would make a study another one each time.
        start: Where each match begins, if not with a deal: a position of this game, or a function ``start(game, rng)`` that
            lays one, as the cards of each zone: ``{"packet.p1": "As Kd", "packet.p2": "2c 3c"}``. What it draws it draws
            from `rng`, whose ``shuffled(things)``, ``pick(things)`` and ``below(n)`` are other ones in each match.
        measures: What is counted of each match beside what the game counts: name of the column -> a function of the finished
            match that gives a whole number, or true or false.
        at_most: After how many actions a match is stopped, and counts as not ended.
        fast: Whether a fast kernel deals (extra ``fast``): None for where it pays. None does with a start, measures or players
            of one's own.
        executor: Who deals: any `concurrent.futures.Executor`, such as a process pool or that of a Dask cluster.
        chunk: How many matches are dealt in one piece, the least that an interrupt loses; None for about a quarter of a second.
        cache: A file for what is dealt; a study that finds one of its own goes on from it.
        within: After so many seconds nothing more is dealt, and the study says how far it came; None for as long as it takes.
        progress: Whether a bar is shown, where it takes longer than a second and tqdm is installed.
        language: The language of the words.

    Raises:
        UnknownGame, GameError, OptionError, UnknownPlayer, PlayerError: There is no such game, preset, option or bot.
        PositionError, NotationError: The start is no position of the game.
        StudyError: The number of matches, the seed, the seats, a measure or the executor make no sense.
        WorkerError: There is no fast kernel, the executor is shut, or a worker has another version.
        CacheError: The file is the cache of another study, or is broken; it is left as it is.
    """
    plan = plan_of(game, preset, options, bots, seed, at_most, start, measures)
    asked: dict[str, Any] = {"fast": fast, "executor": executor, "chunk": chunk, "cache": cache, "within": within}
    return dealt(plan, games, words=Words(language), progress=progress, **asked)
