"""How long the telling of a turn is: words of a step, seconds that it stays at each pace, words heard from one turn to the next.

    python benchmarks/telling.py [--turns 40]

Matches of the learner, who does the first thing that can be done, against greedy players; seed 4, English. A number counts as a
word. The seconds are those of ``reading`` in ``cardlab/frontend/match/auto_advance.js``: 60 and 130 words a minute, and a second and a half.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from statistics import median, quantiles

from cardlab import start
from cardlab.core.registry import slugs
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.words.translations import Words

PACES = {"slow": 60, "quick": 130}
LOOKING = 1.5


def words(text: str) -> int:
    """The words and numbers of a text."""
    return len(re.findall(r"\w+", text))


def turns(session: MatchSession, most: int) -> Iterator[list[dict]]:
    """The steps of turn after turn."""
    for _ in range(most):
        status = session.status()
        if status["order"]:
            action = " ".join([status["order"]["action"], *status["order"]["cards"]])
        elif status["actions"]:
            action = (status["quick"]["pass"] if status["quick"] else status["actions"][0])["action"]
        else:
            return
        yield session.handle({"do": "play", "at": status["at"], "action": action})["steps"]


def main() -> None:
    """Print one line a game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=40)
    args = parser.parse_args()
    print("| game | steps a turn | words a step, half / 95 % | s slow | s quick | words heard a turn, half / most |")
    print("|---|---|---|---|---|---|")
    for slug in sorted(slugs()):
        session = new_match_session(start(slug, seed=4), "p1", "greedy", Words()).begun()
        told = [steps for steps in turns(session, args.turns) if steps]
        read = [words(f"{step['sentence']} {step.get('working', '')}") for steps in told for step in steps]
        heard = [sum(words(step["sentence"]) for step in steps) for steps in told]
        slow, quick = (LOOKING + 60 * median(read) / speed for speed in PACES.values())
        steps, late = median(map(len, told)), quantiles(read, n=20)[-1]
        cells = [slug, f"{steps:g}", f"{median(read):g} / {late:.0f}", f"{slow:.0f}", f"{quick:.0f}"]
        print(f"| {' | '.join([*cells, f'{median(heard):g} / {max(heard)}'])} |")


if __name__ == "__main__":
    main()
