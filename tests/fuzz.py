"""Fuzzes games: plays, garbles actions, undoes, branches, saves and loads matches at random. Run ``python -m tests.fuzz
--seconds 60``.

Only the documented errors may occur, no card may be lost, no hidden card shown, and a refused action must change nothing. A
fault is printed with the seed that reproduces it (``--seed N --matches 1``).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
import traceback
from collections import Counter as Bag
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass, field, fields
from itertools import islice
from multiprocessing import get_context
from random import Random
from typing import Self

import cardlab.core.registry
from cardlab import find
from cardlab.core.declarations import SPECTATOR
from cardlab.core.errors import CardlabError
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.testing.games import random_options

PIECE = 180
"""The number of matches of one piece of work: ten of each game."""
LONGEST = 60
"""The most steps in one match."""
ODD = ["", " ", "p1", "all", "p9 play", "p1 play", "p1 play 1d", "p1 play 7d 7d", "all turn turn", "p1 \x00", "ρ1 play 7d",
       "p1 play 7d call", "p1 call -99999999999", "p1 " + "x" * 500, "p1 play " + "7d " * 80, "undo", "p1 play 7d claim", None, 7, ["p1"]]  # fmt: skip
WORDS = ["p1", "p2", "p3", "all", "play", "take", "pass", "slap", "pick", "buy", "order", "7d", "Kh", "X1", "7d'", "-1", "0", "99", "call",
         "from", "declare", "=11", "c1", "o4", "+", "p1+p2", "none"]  # fmt: skip


class Fault(AssertionError):
    """Something happened that must not happen."""


class Sum:
    """The sum of several pieces of work: a dataclass of numbers, bags and lists."""

    def add(self, other: Self) -> None:
        """Adds another piece of work."""
        for one in fields(self):  # type: ignore[arg-type]  # subclasses are dataclasses
            setattr(self, one.name, getattr(self, one.name) + getattr(other, one.name))


@dataclass
class Report(Sum):
    """The counts of a run.

    Attributes:
        matches, actions, spoilt, saves: How many matches, actions played, meaningless actions tried, damaged saves read.
        games: Slug -> matches.
        faults: Seed and traceback of each fault.
    """

    matches: int = 0
    actions: int = 0
    spoilt: int = 0
    saves: int = 0
    games: Bag[str] = field(default_factory=Bag)
    faults: list[tuple[int, str]] = field(default_factory=list)


def fuzz(seed: int = 0, matches: int = PIECE) -> Report:
    """Plays random matches; match n has the seed `seed` + n, and the games come in turn."""
    report, slugs = Report(), sorted(cardlab.core.registry.built_in())
    for number in range(seed, seed + matches):
        slug = slugs[number % len(slugs)]
        try:
            _one(slug, number, report)
        except Exception:  # every exception is a fault, and the run goes on
            report.faults.append((number, traceback.format_exc()))
        report.matches += 1
        report.games[slug] += 1
    return report


def pieces(seed: int, matches: int | None, seconds: float) -> Iterator[tuple[int, int]]:
    """Yields the first seed and the number of matches of each piece of work, up to a number of matches or until the time is
    over.
    """
    until = time.monotonic() + seconds
    start = seed
    while time.monotonic() < until if matches is None else start < seed + matches:
        n = PIECE if matches is None else min(PIECE, seed + matches - start)
        yield start, n
        start += n


def run(work: Iterator[tuple[int, int]], processes: int) -> Report:
    """Does all pieces of work, some of them in parallel, and adds up their reports."""
    report = Report()
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        waiting = {pool.submit(fuzz, *piece) for piece in islice(work, 2 * processes)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for piece in done:
                report.add(piece.result())
            waiting |= {pool.submit(fuzz, *piece) for piece in islice(work, len(done))}
    return report


def _one(slug: str, seed: int, report: Report) -> None:
    """Plays one match."""
    random, rng = Random(seed), RandomStream(seed, 3)
    match = Match(random_options(find(slug), rng), random.getrandbits(40))
    cards = Bag(match.table.cards())
    for _ in range(random.randint(1, LONGEST)):
        what = random.random()
        if what < 0.8 and not match.is_over:
            legal = match.legal_actions()
            if not legal:
                raise Fault("the game is not over, but nobody has a legal action")
            start = len(match.events)
            match.play(random.choice(legal))
            report.actions += 1
            _nothing_shown(match, start, random.choice([*match.game.seats, SPECTATOR]))
        elif what < 0.88:
            _spoil(match, random)
            report.spoilt += 1
        elif what < 0.92:
            match.go_to(random.randint(0, len(match.history)))
        elif what < 0.95:
            match = match.branch(random.randint(0, len(match.history)))
        elif what < 0.98:
            match = _kept(match)
        else:
            _damaged(match.save(), random)
            report.saves += 1
        if Bag(match.table.cards()) != cards:
            raise Fault("cards are missing or occur twice")


def _spoil(match: Match, random: Random) -> None:
    """Tries a meaningless or nearly right action."""
    spelt = random.choice(ODD)
    legal = match.legal_actions()
    if legal and random.random() < 0.7:
        words = str(random.choice(legal)).split()
        for _ in range(random.randint(1, 3)):
            place = random.randrange(len(words) + 1)
            words[place : place + random.randint(0, 1)] = random.sample(WORDS, random.randint(0, 2))
        spelt = " ".join(words)
    before, events = match.seen_by("teacher").to_json(), len(match.events)
    try:
        match.why_not(spelt)
        match.play(spelt)
    except CardlabError as error:
        if not str(error):
            raise Fault(f"{spelt!r} is refused without a message") from error
        if match.seen_by("teacher").to_json() != before or len(match.events) != events:
            raise Fault(f"{spelt!r} was refused, but something has changed") from error


def _kept(match: Match) -> Match:
    """Returns the match saved and loaded again."""
    again = Match.load(match.save())
    if again.seen_by("teacher").to_json() != match.seen_by("teacher").to_json():
        raise Fault("saved and loaded, the match is in a different state")
    return again


def _damaged(text: str, random: Random) -> None:
    """Reads a damaged save, which must be refused or be another valid match."""
    if random.random() < 0.5:
        place = random.randrange(len(text))
        text = text[:place] + random.choice(["", "}", '"', "0", "null", "\x00", "é"]) + text[place + random.randint(0, 9) :]
    else:
        saved = json.loads(text)
        part = random.choice([*saved, "more"])
        saved[part] = random.choice([None, -1, 1e99, "", [], {}, {"": 1}, [[]], ["all turn"] * 3, {"players": 99}, True])
        text = json.dumps(saved)
    try:
        match = Match.load(text)
    except CardlabError as error:
        if not str(error):
            raise Fault("a damaged save is refused without a message") from error
        return
    match.legal_actions()


def _nothing_shown(match: Match, start: int, viewer: str) -> None:
    """Checks that no event of the last action shows a card that the viewer has not seen and does not see."""
    table = match.table
    cards = [table[name][n] for name, n in table.hidden_from(viewer)]
    hidden = {card.name for card in cards if not card.number}  # a number in a sentence is not yet a card
    for event in match.events[start:]:
        told = event.seen_by(viewer, table)
        if told and told[0] in ("fill", "move", "turn"):
            hidden -= set(_texts(told[1:]))
    for event in match.events[start:]:
        # A rule may tell one seat alone, such as a spy, what nobody has seen; those facts are apart.
        named = set(_texts([getattr(fact, "name", fact) for fact in event.facts.values()]))
        for name in named & hidden:
            if not _was_seen(match, viewer, name):
                raise Fault(f"{viewer} is told of {name} by {event!r}, but has never seen it")


def _was_seen(match: Match, viewer: str, name: str) -> bool:
    told = (event.seen_by(viewer, match.table) for event in match.events)
    return any(name in _texts(one[1:]) for one in told if one and one[0] in ("fill", "move", "turn"))


def _texts(data: object) -> set[str]:
    if isinstance(data, str):
        return {data.lstrip("~")}
    if isinstance(data, dict):
        data = list(data.values())
    if isinstance(data, (list, tuple)):
        return {text for one in data for text in _texts(getattr(one, "name", one))}
    return set()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--hours", type=float, help="instead of seconds")
    parser.add_argument("--matches", type=int, help="number of matches, however long they take")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    seconds = args.seconds if args.hours is None else args.hours * 3600
    start = time.monotonic()
    report = run(pieces(args.seed, args.matches, seconds), args.processes)
    for seed, text in report.faults[:5]:
        print(f"seed {seed}:\n{text}")
    print(
        f"{report.matches:,} matches in {time.monotonic() - start:,.0f} s, {report.actions:,} actions, "
        f"{report.spoilt:,} spoilt actions, {report.saves:,} broken saves, {len(report.games)} games: {len(report.faults)} faults"
    )
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
