"""Compares the iterations of a search with OpenSpiel's Python ISMCTS on `hearts`, in one run.

    pip install -r benchmarks/requirements.txt
    python benchmarks/search.py

Process CPU time, from the first decision of a deal; the two of a pair take turns, and the results are medians of the pairs'
ratios. An iteration imagines the hidden cards, goes down the tree, and plays on at random: Twos with four players, hearts and
Tablanette to the end of the deal.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab import start
from cardlab.bots.card_memory import Memory
from cardlab.bots.search import Search
from cardlab.core.rng import RandomStream

PAIRS = 7
SECONDS = 2.0


def ours(slug: str, **options: object) -> float:
    """Returns the iterations a second of cardlab's search at the first decision of a deal."""
    match = start(slug, seed=3, **options)
    while (legal := match.legal_actions())[0].who == "all":
        match.play(legal[0])
    search = Search(match.game, Memory(match, legal[0].who).recollect(), RandomStream(1))
    begun = time.process_time()
    search.run(10**9, stop=lambda: time.process_time() - begun > SECONDS)
    return search.iterations / (time.process_time() - begun)


def hearts() -> float:
    """Returns the iterations a second of OpenSpiel's ISMCTS, written in Python, at the first decision of a deal of hearts."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    chosen = numpy.random.RandomState(1)
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        outcomes, _ = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(chosen.choice(outcomes)))
    simulations = 200
    bot = ismcts.ISMCTSBot(
        game=pyspiel.load_game("hearts"),
        evaluator=mcts.RandomRolloutEvaluator(1, chosen),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=chosen,
    )
    begun, done = time.process_time(), 0
    while time.process_time() - begun < SECONDS:
        bot.run_search(state)
        done += simulations
    return done / (time.process_time() - begun)


if __name__ == "__main__":
    games = {"Twos, four players": ("twos", {"players": 4}), "Tablanette": ("tablanette", {})}
    rounds = [({name: ours(slug, **options) for name, (slug, options) in games.items()}, hearts()) for _ in range(PAIRS)]
    peer = median(other for _, other in rounds)
    print(f"OpenSpiel ISMCTS (Python) on hearts: {peer:,.0f} iterations a second")
    for name in games:
        rate, ratio = median(own[name] for own, _ in rounds), median(own[name] / other for own, other in rounds)
        print(f"{name}: {rate:,.0f} iterations a second, {ratio:.2f} times")
