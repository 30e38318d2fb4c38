"""Studies: many matches of one game, what came of them, and how sure that is."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

from cardlab.errors import CardlabError, did_you_mean
from cardlab.explain import DEFAULT_LANGUAGE, Words
from cardlab.game import Game, find
from cardlab.lab.columns import NOBODY, NOT_ENDED, columns, measured
from cardlab.lab.figures import Interval, difference_of, mean_of, quarters, share_of, spread
from cardlab.lab.kept import Kept
from cardlab.lab.run import Columns, Left, Plan, pieces
from cardlab.lab.tables import Table
from cardlab.match import Match
from cardlab.players import find as find_player
from cardlab.story import label


class StudyError(CardlabError, ValueError):
    """A study that cannot be made, or a column that it has not."""


class Study:
    """What came of many matches, a row of whole numbers each.

    Attributes:
        plan: The game with its options, who plays, and the seed.
        asked: How many matches were asked for; fewer are there where somebody stopped it.
        names: The names of the columns; see `cardlab.lab.columns.columns`.
    """

    def __init__(self, plan: Plan, asked: int, dealt: Columns, language: str = DEFAULT_LANGUAGE) -> None:
        self.plan = plan
        self.asked = asked
        self.names = columns(plan.game)
        self._columns = dealt
        self.words = Words(language)

    # -------------------------------------------------------------------------------- the matches

    def __len__(self) -> int:
        """How many matches were dealt."""
        return len(self._columns["winner"])

    def __getitem__(self, name: str) -> array[int]:
        """A column: one whole number a match. `numpy.asarray` takes it as it is.

        Raises:
            StudyError: There is no such column.
        """
        if name not in self.names:
            raise StudyError(f"a study of {self.game.slug} has no column {name!r:.40}. {did_you_mean(name, self.names)}")
        return self._columns[name]

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.plan.game

    @property
    def seed(self) -> int:
        """The seed: the same one deals the same matches again."""
        return self.plan.seed

    @property
    def measures(self) -> tuple[str, ...]:
        """The columns that the game counts, the one that says most first."""
        return tuple(measured(self.game))

    def match(self, number: int) -> Match:
        """One of the matches, to be looked at step by step: ``study.match(17)``.

        Raises:
            StudyError: It has no match with this number.
        """
        if not isinstance(number, int) or not 0 <= number < len(self):
            raise StudyError(f"the study has no match {number!r:.40}: its matches are 0 to {len(self) - 1}")
        return self.plan.match(number)

    def longest(self, name: str | None = None) -> int:
        """The number of the match with the greatest figure in a column; the first of them, if there are several."""
        values = self[name or self.names[len(self.game.seats) + 1]]
        return values.index(max(values))

    # -------------------------------------------------------------------------------- in words

    def label(self, name: str) -> str:
        """What a column is called."""
        self[name]  # says which there are
        what, _, seat = name.partition(".")
        told = label(self.words, self.game, "measure", what)
        return self.words.say("lab-of", what=told, player=seat) if seat else told

    @cached_property
    def title(self) -> str:
        """What was dealt: the game, its options, how many matches."""
        game = self.game
        options = [f"{name}={value}" for name, value in game.set_options.items()]
        return self.words.say(
            "lab-title",
            game=self.words.say(f"{game.slug}-game"),
            options=", ".join(options) or "none",
            n=len(self),
            seed=self.seed,
        )

    def shares(self) -> dict[str, Interval]:
        """Seat -> its share of all matches won, with its interval; a match that several win counts for each of them."""
        return {seat: share_of(sum(self[f"won.{seat}"]), len(self)) for seat in self.game.seats}

    @property
    def unfinished(self) -> int:
        """How many matches did not end. They are never left out: their figures are those of the moment they were stopped."""
        return self["winner"].count(NOT_ENDED)

    def mean(self, name: str) -> Interval:
        """The mean of a column, with its interval. Where matches did not end, the true one of what grows is greater."""
        return mean_of(self[name])

    def summary(self) -> Table:
        """Who won how often, and the figures of each measure."""
        say, n = self.words.say, len(self)
        rows = [
            [say("lab-won", player=seat), self._percent(share), self._percents(share), "", "", ""]
            for seat, share in self.shares().items()
        ]
        nobody = self["winner"].count(NOBODY)
        for name, hits in (("lab-nobody", nobody), ("lab-unfinished", self.unfinished)):
            if hits:
                share = share_of(hits, n)
                rows.append([say(name), self._percent(share), self._percents(share), "", "", ""])
        for name in self.measures:
            values, mean = self[name], self.mean(name)
            low, middle, high = quarters(values)
            rows.append(
                [
                    self.label(name),
                    f"{mean.value:,.2f}",
                    say("lab-interval", low=f"{mean.low:,.2f}", high=f"{mean.high:,.2f}"),
                    f"{spread(values):,.2f}",
                    say("lab-quarters", low=f"{low:g}", middle=f"{middle:g}", high=f"{high:g}"),
                    say("lab-range", low=min(values), high=max(values)),
                ]
            )
        headers = ["", say("lab-mean"), say("lab-sure"), say("lab-spread"), say("lab-middle"), say("lab-ends")]
        return Table(self.title, headers, rows, self.notes())

    def notes(self) -> list[str]:
        """What is to be known beside the figures."""
        notes = []
        if len(self) < self.asked:
            notes.append(self.words.say("lab-stopped", n=len(self), asked=self.asked))
        if self.unfinished:
            notes.append(self.words.say("lab-capped", n=self.unfinished))
        return notes

    def _percent(self, share: Interval) -> str:
        return f"{share.value:.1%}"

    def _percents(self, share: Interval) -> str:
        return self.words.say("lab-interval", low=f"{share.low:.1%}", high=f"{share.high:.1%}")

    # -------------------------------------------------------------------------------- beside another study

    def compare(self, other: Study) -> Table:
        """The figures of this study beside those of another one, with the difference and how sure it is.

        Where both have dealt the same decks (the same pack, seed and numbers), match is set beside match: the luck
        of the deal falls out of the difference, and its interval is the smaller for it.

        Raises:
            StudyError: They have no column in common.
        """
        common = [name for name in self.names if name.startswith("won.") or name in self.measures]
        common = [name for name in common if name in other.names]
        if not common:
            raise StudyError(f"studies of {self.game.slug} and {other.game.slug} count nothing in common")
        say, paired = self.words.say, self.pairs_with(other)
        n = min(len(self), len(other)) if paired else 0
        rows = []
        for name in common:
            one, two = (study[name][:n] if paired else study[name] for study in (self, other))
            gap = difference_of(one, two, paired=paired)
            of_share = name.startswith("won.")
            form = ".1%" if of_share else ",.2f"
            told = [format(value, form) for value in (mean_of(one).value, mean_of(two).value, gap.value, gap.low, gap.high)]
            named = say("lab-won", player=name.partition(".")[2]) if of_share else self.label(name)
            sure = say("lab-apart" if not gap.holds(0) else "lab-alike")
            rows.append([named, *told[:3], say("lab-interval", low=told[3], high=told[4]), sure])
        headers = ["", say("lab-one"), say("lab-other"), say("lab-difference"), say("lab-sure"), say("lab-verdict")]
        notes = [say("lab-one-is", what=self.title), say("lab-other-is", what=other.title)]
        notes += [say("lab-paired", n=n)] if paired else []
        return Table(say("lab-compared"), headers, rows, [*notes, *self.notes(), *other.notes()])

    def pairs_with(self, other: Study) -> bool:
        """Whether match n of both begins with the same deck."""
        return self.seed == other.seed and self.game.pack() == other.game.pack()

    def __str__(self) -> str:
        return str(self.summary())

    def __repr__(self) -> str:
        return f"<study of {self.game.slug}, {len(self)} matches, seed {self.seed}>"


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
        game: A slug (`cardlab.slugs()` lists them), or a game with its options.
        games: How many matches.
        seed: What decides all deals, a whole number from 0.
        preset, options: As in `cardlab.start`.
        bots: Who plays where somebody decides: a name for all seats, or one for each (``{"p1": "greedy"}``; the others
            play at random).
        fast: Whether a fast kernel deals (extra ``fast``): None for where it pays.
        executor: Who deals: any `concurrent.futures.Executor`, such as a process pool or that of a Dask cluster.
        chunk: How many matches are dealt in one piece; None for as many as fit.
        keep: A file that keeps what is dealt; a study that finds one of its own goes on from it.
        progress: Whether a bar is shown, where it takes longer than a second and tqdm is installed.
        language: The language of the words.

    Raises:
        UnknownGame, OptionError, UnknownPlayer: There is no such game, preset, option or bot.
        StudyError: The number of matches, the seed or the seats make no sense.
        WorkerError: There is no fast kernel, the executor is shut, or a worker has another version.
        KeptError: The file keeps another study, or is broken; it is left as it is.
    """
    dealt_of = find(game).with_options(preset, **options) if isinstance(game, str) else game
    if not isinstance(dealt_of, Game):
        raise StudyError(f"{game!r:.60} is no game: give a slug, or a game with its options, as find('war').with_options()")
    if dealt_of is game and (preset is not None or options):
        raise StudyError("options are given twice: give them to the game, or give its slug")
    plan = Plan(dealt_of, _bots(dealt_of, bots), _whole("seed", seed, 0))
    games = _whole("games", games, 1)
    left_out = None if chunk is None else _whole("chunk", chunk, 1)
    kept = None if keep is None else Kept(keep, plan, columns(dealt_of))
    found: dict[int, Columns] = dict(kept.pieces()) if kept else {}
    left = Left(_gaps(found, games), left_out)
    try:
        with _bar(dealt_of.slug, games, games - len(left), progress) as told:
            for first, dealt in pieces(plan, left, fast=fast, executor=executor):
                found[first] = dealt
                if kept:
                    kept.add(first, dealt)
                told(len(dealt["winner"]))
    except KeyboardInterrupt:
        if not found.get(0):
            raise
    return Study(plan, games, _joined(columns(dealt_of), found, games), language)


def _bots(game: Game, bots: str | Mapping[str, str]) -> tuple[str, ...]:
    """Who plays in each seat."""
    if isinstance(bots, str):
        find_player(bots)
        return (bots,) * len(game.seats)
    for seat, name in bots.items():
        if seat not in game.seats:
            raise StudyError(f"{game.slug} has no seat {seat!r:.40} with these options. {did_you_mean(seat, game.seats)}")
        find_player(name)
    return tuple(bots.get(seat, "random") for seat in game.seats)


def _whole(what: str, value: Any, least: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value < 2**63:
        raise StudyError(f"{what} is {value!r:.40}, and must be a whole number from {least}")
    return value


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


@contextmanager
def _bar(slug: str, games: int, done: int, wanted: bool) -> Iterator[Callable[[int], object]]:
    """A bar that is told how many more have been dealt."""
    try:
        from tqdm.auto import tqdm
    except ImportError:
        wanted = False
    if not wanted:
        yield lambda more: None
        return
    with tqdm(total=games, initial=done, desc=slug, unit="", delay=1, leave=False) as bar:
        yield bar.update
