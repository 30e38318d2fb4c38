"""Prints the message of each game and lesson that keeps a server's event loop busy for longest, with options at their extremes.

    python -m benchmarks.worst_message
    python -m benchmarks.worst_message seven_twenty_seven --queries 50

Function calls do not depend on the computer (`tests/work_counts.py`); `tests/sessions/test_work_of_a_message.py` has the limits.
"""

from __future__ import annotations

import argparse
from random import Random

from cardlab import lessons
from cardlab.core.registry import games
from tests.work_counts import MOST_BYTES, MOST_CALLS, Visit, hostile_queries

HEAD = """| game or lesson | message | calls of its longest piece | pieces | longest answer, bytes | options |
|---|---|---|---|---|---|"""


def worst_of_game(slug: str, queries: int, messages: int) -> str:
    """Returns the row of a game."""
    Visit("game", {"game": slug}).play(Random(0), 2)  # loads the words
    random, visits = Random(slug), []
    for query in hostile_queries(slug, random, queries):
        visit = Visit("game", query)
        visit.play(random, messages)
        visit.look_back()
        visits.append(visit)
    worst = max(visits, key=lambda visit: visit.worst)
    longest = max(cost.bytes for visit in visits for cost in visit.costs)
    options = " ".join(f"{name}={value}" for name, value in worst.query.items() if name not in ("game", "preset", "bots"))
    return row(slug, worst, longest, options)


def worst_of_lesson(slug: str) -> str:
    """Returns the row of a lesson."""
    for _ in range(2):  # the first time loads the words
        visit = Visit("lesson", {"lesson": slug, "seed": "7"})
        for stage in visit.session.session.lesson.stages:
            visit.say(do="open_stage", stage=stage.kind)
            visit.say(do="translate", language="fr", stage=stage.kind, more=False)
    return row(f"lesson {slug}", visit, max(cost.bytes for cost in visit.costs), "")


def row(name: str, visit: Visit, longest: int, options: str) -> str:
    """Returns a row of the table."""
    worst = visit.worst
    return f"| {name} | {worst.message} | {worst.calls:,} | {worst.pieces:,} | {longest:,} | {options} |"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", help="games and lessons; all by default")
    parser.add_argument("--queries", type=int, default=4, help="how many sets of options of each game")
    parser.add_argument("--messages", type=int, default=20, help="how many actions of each match")
    asked = parser.parse_args()
    print(f"At most {MOST_CALLS:,} calls and {MOST_BYTES:,} bytes are allowed.\n\n{HEAD}")
    for slug in asked.slugs or games.loaded():
        if slug in games.loaded():
            print(worst_of_game(slug, asked.queries, asked.messages), flush=True)
    for slug in lessons.slugs():
        if not asked.slugs or slug in asked.slugs:
            print(worst_of_lesson(slug), flush=True)
