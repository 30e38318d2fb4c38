"""Measures how long the first games of each experiment of the lessons take.

    python benchmarks/experiments.py

CPU time of the process, median of five seeds; and how many times as long the same games take when played as matches.
"""

from __future__ import annotations

from itertools import islice
from statistics import median
from time import process_time

from cardlab.bots import find as find_bot
from cardlab.bots import play_out
from cardlab.lessons import find, slugs
from cardlab.match import Match
from cardlab.sessions.experiments import experiments_of
from cardlab.teaching.experiment import BATCH, Experiment

SEEDS, MATCHES = 5, 20


def dealt(experiment: Experiment, seed: int) -> float:
    """Returns the seconds for the first games of all settings."""
    began = process_time()
    for arm, settings in enumerate(experiment.usual):
        list(islice(experiment.deal(settings, seed, 0, arm), experiment.games // BATCH))
    return process_time() - began


def played(experiment: Experiment) -> float:
    """Returns the seconds for one match of the game, played at random."""
    game, _ = experiment.rules(experiment.usual[0])
    players = dict.fromkeys(game.seats, find_bot("random"))
    began = process_time()
    for seed in range(MATCHES):
        play_out(Match(game, seed), players, at_most=60)
    return (process_time() - began) / MATCHES


def main() -> None:
    """Prints a row for each experiment."""
    print("| experiment | games | settings | ms | times as fast as matches |")
    print("|---|---|---|---|---|")
    for slug in slugs():
        for stage in experiments_of(find(slug).stages):
            one = stage.experiment
            took = median(dealt(one, seed) for seed in range(SEEDS))
            ratio = played(one) * one.games * len(one.usual) / took
            print(f"| {slug} {one.name} | {one.games:,} | {len(one.usual)} | {1000 * took:.0f} | {ratio:.0f} |")


if __name__ == "__main__":
    main()
