"""Measures how long the narration of a turn takes: words of a step, seconds until the next turn, words heard between turns.

    python benchmarks/narration.py [--turns 40]

The learner, who takes the first legal action, plays matches against greedy bots; seed 4, English. A number counts as a word.
The seconds are those of ``cardlab/frontend/stage/narration.js``: a time to look at each step, and a time to read the narration
of one action before the next begins; cards take some tenths of a second more.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from itertools import pairwise
from statistics import median, quantiles

from cardlab import start
from cardlab.core.registry import slugs
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.words.words import Words

LOOK, WORD = 0.7, 0.23


def words(text: str) -> int:
    """Returns the words and numbers of a text."""
    return len(re.findall(r"\w+", text))


def short(step: dict) -> str:
    """Returns the text of a step on the ribbon."""
    return step.get("short", step["sentence"])


def seconds(steps: list[dict]) -> float:
    """Returns how long the narration of a turn takes. Steps that flow into one another are shown together; nothing follows the
    last.
    """
    waits = [(one, later) for one, later in pairwise(steps) if not one.get("flows")]
    return sum(LOOK + (WORD * words(short(one)) if one["action"] != later["action"] else 0) for one, later in waits)


def turns(session: MatchSession, most: int) -> Iterator[list[dict]]:
    """Yields the steps of each turn."""
    for _ in range(most):
        status = session.status()
        if status["order"]:
            action = " ".join([status["order"]["action"], *status["order"]["cards"]])
        elif status["actions"]:
            action = (status["quick"]["let_pass"] if status["quick"] else status["actions"][0])["action"]
        else:
            return
        yield session.handle({"do": "play", "at": status["at"], "action": action})["steps"]


def main() -> None:
    """Prints one line for each game."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=40)
    args = parser.parse_args()
    print("| game | steps a turn | words a step, half / 95% | s a turn, half / most | words heard a turn, half / most |")
    print("|---|---|---|---|---|")
    for slug in sorted(slugs()):
        session = new_match_session(start(slug, seed=4), "p1", "greedy", Words()).begun()
        told = [steps for steps in turns(session, args.turns) if steps]
        read = [words(short(step)) for steps in told for step in steps]
        heard = [sum(words(short(step)) for step in steps) for steps in told]
        stays = list(map(seconds, told))
        steps, late = median(map(len, told)), quantiles(read, n=20)[-1]
        cells = [slug, f"{steps:g}", f"{median(read):g} / {late:.0f}", f"{median(stays):.1f} / {max(stays):.0f}"]
        print(f"| {' | '.join([*cells, f'{median(heard):g} / {max(heard)}'])} |")


if __name__ == "__main__":
    main()
