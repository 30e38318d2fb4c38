"""Searches lessons for giveaways and for bars that contradict an answer key, and counts what it finds.

    python benchmarks/giveaways.py
    python benchmarks/giveaways.py --seeds 30

Dealt again: cards that the learner has not seen change places, and everything that a page of Predict or Play is sent must stay
the same (`cardlab.testing.noninterference`), for each match at two of its turns or steps with a question. Another key: compares
the page of an exit ticket with one that has other answers. Patterns: guesses a hundred questions of each kind and level by
places, lengths and the number between others (`cardlab.testing.guessable_answers`). Bars: deals each experiment as often as its
page does at first, and compares its key with the option that the bars support, and with the one of the exact chances.
"""

from __future__ import annotations

import argparse
from collections import Counter
from itertools import islice

from cardlab.lessons import find, slugs
from cardlab.teaching.experiment import BATCH, Experiment
from cardlab.teaching.experiment_questions import best_of, question_of
from cardlab.teaching.lesson import Investigate, Lesson
from cardlab.testing import noninterference
from cardlab.testing.guessable_answers import question_giveaways

QUESTIONS = 100
"""For each generator."""
DEALT = 200
"""Seeds of each experiment."""


def dealt_again(lesson: Lesson, seeds: int) -> Counter[str]:
    """Returns stage -> number of compared pages; ``found``: those that differed."""
    tried: Counter[str] = Counter()
    compare = noninterference._compared

    def counted(where, shown):
        tried[where.split(", ")[1]] += len(shown) == 2 and None not in shown
        return compare(where, shown)

    noninterference._compared = counted
    for seed in range(seeds):
        for again in (noninterference.predict_again, noninterference.play_again, noninterference.ticket_again):
            tried["found"] += sum(1 for _ in again(lesson, seed))
    noninterference._compared = compare
    return tried


def contradicted(lesson: Lesson, experiment: Experiment, seed: int) -> bool:
    """Whether the answer key of an experiment differs from what its bars, and the exact chances, say."""
    bags = []
    for number, settings in enumerate(experiment.usual):
        bag: Counter[int | str] = Counter()
        for batch in islice(experiment.deal(settings, seed, 0, number), experiment.games // BATCH):
            bag.update(batch)
        bags.append(bag)
    arms = experiment.counted(experiment.usual, bags)
    question = question_of(lesson.slug, experiment.name, experiment.asks, arms, str)
    seen, exact = (best_of(experiment.asks.options(one)).value for one in (arms, experiment.expected(experiment.usual)))
    return not question.answer == seen == exact


def told(lesson: Lesson, seeds: int) -> str:
    """Returns a row of the table."""
    again = dealt_again(lesson, seeds)
    patterns = sum(1 for made in lesson.generators for _ in question_giveaways(lesson.slug, made, QUESTIONS))
    experiments = [stage.experiment for stage in lesson.stages if isinstance(stage, Investigate)]
    wrong = sum(contradicted(lesson, one, seed) for one in experiments for seed in range(DEALT))
    tried = [again["predict"], again["play"], again["ticket"], len(lesson.generators) * QUESTIONS]
    cells = [lesson.slug, *map(str, tried), str(again["found"] + patterns), str(DEALT * len(experiments)), str(wrong)]
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seeds", type=int, default=50)
    seeds = asked.parse_args().seeds
    print("| lesson | predictions | matches | tickets | questions | found | questions about bars | contradicted |")
    print("|---|---|---|---|---|---|---|---|")
    for slug in slugs():
        print(told(find(slug), seeds), flush=True)
