"""Study kernels give the same columns however the work is split, and with any number of threads."""

import subprocess
import sys
from array import array
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from cardlab.core.registry import find
from cardlab.lab.studies import study
from cardlab.lab.study_kernels import StudyKernel, study_kernel_for
from tests.lab.conftest import same

MATCHES = 2_000
KINDS = {
    "War": ("war", {}),
    "War for three": ("war", {"players": 3}),
    "War that may go round": ("war", {"pickup_order": "played", "max_turns": 300}),
    "Addition War": ("addition_war", {}),
    "Speed War": ("speed_war", {"run_out": "last_card_stays"}),
    "Egyptian War": ("egyptian_war", {}),
    "Beggar-My-Neighbour": ("egyptian_war", {"snaps": False}),
    "Beggar-My-Neighbour for three": ("egyptian_war", {"snaps": False, "players": 3, "max_turns": 500}),
    "Fast Food": ("fast_food", {}),
    "Tablanette": ("tablanette", {"max_hands": 2, "played_card": "discarded"}),
    "727": ("seven_twenty_seven", {"max_bet": 0, "over": "out_at_once"}),
}


def made(kind: str) -> StudyKernel:
    slug, options = KINDS[kind]
    game = find(slug).with_options(**options)
    found = study_kernel_for(game, {"p1": "greedy"} if slug in ("fast_food", "tablanette") else {})
    assert found is not None
    return found


def joined(pieces: list[dict[str, array]]) -> dict[str, array]:
    """Returns consecutive pieces as one."""
    whole = {name: array("q") for name in pieces[0]}
    for piece in pieces:
        for name, values in piece.items():
            whole[name].extend(values)
    return whole


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("size", [1, 7, 1000])
def test_the_size_of_pieces_changes_nothing(kind, size):
    """No state is carried over from one match or call to the next."""
    kernel = made(kind)
    count = MATCHES if size > 1 else 200
    pieces = [kernel.run(3, first, min(size, count - first)) for first in range(0, count, size)]
    assert joined(pieces) == kernel.run(3, 0, count)


@pytest.mark.parametrize("kind", KINDS)
def test_parallel_threads_change_nothing(kind):
    """Four threads run pieces of the same study, each with its own tables."""
    kernel = made(kind)
    with ThreadPoolExecutor(4) as pool:
        pieces = list(pool.map(lambda first: kernel.run(3, first, 50), range(0, MATCHES, 50)))
    assert joined(pieces) == kernel.run(3, 0, MATCHES)


def test_threads_may_play_different_games_at_once():
    alone = {kind: made(kind).run(5, 0, 500) for kind in KINDS}
    with ThreadPoolExecutor(4) as pool:
        for _ in range(3):
            together = dict(zip(KINDS, pool.map(lambda kind: made(kind).run(5, 0, 500), KINDS), strict=True))
            assert together == alone


@pytest.mark.parametrize("chunk", [None, 30])
def test_a_study_is_the_same_with_and_without_a_kernel(chunk):
    """This holds for each way to split it, with one thread or several."""
    asked = {"matches": 120, "seed": 8, "progress": False}
    slow = study("fast_food", fast=False, **asked)
    assert same(slow, study("fast_food", fast=True, chunk=chunk, **asked))
    assert same(slow, study("fast_food", chunk=chunk, **asked))
    with ThreadPoolExecutor(2) as threads:
        assert same(slow, study("fast_food", fast=True, chunk=chunk, executor=threads, **asked))


def test_threads_may_be_the_first_to_use_a_kernel():
    """In a fresh process, several threads load or compile the code at the same time."""
    code = f"""
from concurrent.futures import ThreadPoolExecutor
from tests.lab.study_kernels.test_pieces import KINDS, made
with ThreadPoolExecutor(8) as pool:
    print(*pool.map(lambda kind: sum(made(kind).run(5, 0, 100)["actions"]), {[*KINDS] * 2}))
"""
    ran = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=Path(__file__).parents[3]
    )
    assert [int(total) for total in ran.stdout.split()] == [sum(made(kind).run(5, 0, 100)["actions"]) for kind in KINDS] * 2
