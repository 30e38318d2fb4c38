"""Measures the CPU time of one press in a game without choices, with the panel of predictions open and closed.

When it is open, the chances of the next turn are counted. Both are measured in turn in one run, and compared as a ratio.

    python benchmarks/press_cost.py
"""

from __future__ import annotations

import time

from cardlab import start
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.words.words import Words

GAMES = ("war", "addition_war", "subtraction_war", "casualty_war", "speed_war", "guerilla_joker")
MATCHES, PRESSES = 8, 40


def pressed(game: str, seed: int, *, shows: bool) -> tuple[float, int]:
    """Returns the seconds of CPU time, and the number of presses."""
    session = new_match_session(start(game, seed=seed), "p1", "greedy", Words(), predicts=True).begun()
    status, began, presses = session.status(), time.process_time(), 0
    while status["forced"] and presses < PRESSES:
        action = status["actions"][0]["action"]
        answer = session.handle({"do": "play", "at": status["at"], "action": action, "shows_predictions": shows})
        status, presses = answer["status"], presses + 1
    return time.process_time() - began, presses


def main() -> None:
    print("| game | ms, panel open | ms, closed | ratio |\n|---|---|---|---|")
    for game in GAMES:
        pressed(game, 0, shows=True)  # loads everything that is read only once
        spent: dict[bool, list[tuple[float, int]]] = {True: [], False: []}
        for seed in range(1, MATCHES + 1):
            for shows in (True, False):
                spent[shows].append(pressed(game, seed, shows=shows))
        shown, closed = (1000 * sum(s for s, _ in spent[one]) / sum(n for _, n in spent[one]) for one in (True, False))
        print(f"| {game} | {shown:.2f} | {closed:.2f} | {shown / closed:.1f} |", flush=True)


if __name__ == "__main__":
    main()
