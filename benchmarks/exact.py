"""Measures how long exact answers take the first time, when nothing has been cached.

    python benchmarks/exact.py

Each is asked in a process of its own, after the import of the modules that it needs. CPU time of the process, median of five.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
RUNS, GOAL = 5, 10

ANSWERS = """
exact.sums("addition_war").mean
exact.sums(pack(packs=2), 52).mean
exact.differences("subtraction_war", court_cards="11_12_13", packs=2).mean
exact.pairs("addition_war", court_cards="11_12_13", packs=2).higher
exact.tie("subtraction_war", court_cards="11_12_13", packs=2)
exact.tie("war", players=4)
exact.opponent("addition_war", "5c 6d", seen="As Kd", court_cards="11_12_13").chances
exact.best_totals(5, 27).mean
exact.best_totals(26, 27, "Ac 9d", "2c Kd").mean
exact.distances(7, 7).mean
exact.hits(7).both
exact.draw("Ac 6c Kd", 27, seen="2c 7d Js").after.mean
exact.one_more_card(27).last
exact.scores().totals
exact.inclusion_exclusion(1000).scoring
exact.next_card(69).mean
exact.next_at_random(69).mean
exact.best_answer(62, "2c 3c 4c 5c 6c 7c 8c 9c Tc", 3).mean
exact.prospects().average
exact.random_game().first
exact.endgame(60, [2, 5, 9, 10], [1, 6, 7]).value
exact.endgame(60, [2, 5, 9, 10], [1, 6, 7], theirs_by="random").value
exact.endgame(50, [2, 5, 9, 10], [1, 6, 7], [3, 4]).value
exact.endgame(30, [2, 3, 5, 8, 9, 10], [1, 4, 5, 6, 7]).value
exact.small_war(pack("234", "cd")).mean
exact.small_war("2c 3c 4c 5c 6c 7c").mean
exact.small_war("2c 3c 4c 5c 6c 7c", hand="2c 3c 7c").first
exact.small_war(pack("23")).mean
exact.small_war(pack("2345", "cd")).mean
exact.small_war(pack("234")).mean
exact.race((300, 50), (350, 50)).first
exact.race(*[(500, 152, 140)] * 8).first
exact.bot_times().mean
""".strip().splitlines()

PROGRAM = """
import sys
from time import process_time
from cardlab import find, pack
from cardlab.lab import exact
for name in exact.__all__:
    getattr(exact, name)
for slug in ("war", "addition_war", "subtraction_war", "fast_food", "seven_twenty_seven"):
    find(slug)
start = process_time()
eval(sys.argv[1])
print(1000 * (process_time() - start))
"""


def milliseconds(answer: str) -> float:
    """Returns how long an answer takes in a process of its own."""
    told = subprocess.run([sys.executable, "-c", PROGRAM, answer], capture_output=True, text=True, check=True, cwd=ROOT)
    return float(told.stdout)


for answer in ANSWERS:
    taken = median(milliseconds(answer) for _ in range(RUNS))
    print(f"{taken:9.2f} ms  {'' if taken <= GOAL else 'slow'.ljust(6)}{answer}", flush=True)
