"""Compares the speed of study kernels with the same algorithms in C, and with two threads; measures the start of a fresh
process.

    python benchmarks/study_kernel_speed.py [--pairs 9]

The C programs in `benchmarks/c` are compiled here by clang or gcc (``-O3 -march=native``) and play the same matches; their
results are compared first. Process CPU time, one thread; the two of a pair take turns, and the results are medians of the
pairs' ratios. Two threads and fresh processes are measured in wall-clock time, so the processors must be idle otherwise.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import shutil
import subprocess
import sys
import tempfile
import time
from array import array
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))

from cardlab import find
from cardlab.lab.study_kernels import StudyKernel, study_kernel_for

HERE = Path(__file__).parent
MATCHES = 100_000
WARS = ("winner", "turns", "wars", "again", "cards.p1", "cards.p2")
PILES = ("winner", "turns", "piles_taken", "answered")
FRESH = """
import sys, time
sys.path.insert(0, {path!r})
if not {numba}:
    sys.modules["numba"] = None
import cardlab
wall, cpu = time.perf_counter(), time.process_time()
cardlab.study("war", matches={games}, progress=False)
print(time.perf_counter() - wall, time.process_time() - cpu)
"""


def compiled(folder: str) -> ctypes.CDLL:
    """Compiles the C programs into a library."""
    compiler = shutil.which("clang") or shutil.which("gcc")
    if compiler is None:
        sys.exit("neither clang nor gcc is installed, and the benchmark compiles C programs")
    print(subprocess.run([compiler, "--version"], capture_output=True, text=True, check=True).stdout.splitlines()[0])
    library = str(Path(folder) / "lab.so")
    sources = [str(HERE / "c" / f"{name}.c") for name in ("war", "sums", "beggar")]
    subprocess.run([compiler, "-O3", "-march=native", "-shared", "-fPIC", "-o", library, *sources], check=True)
    return ctypes.CDLL(library)


def kernel(slug: str, preset: str | None = None) -> StudyKernel:
    """Returns the study kernel of a game."""
    game = find(slug).with_options(preset)
    found = study_kernel_for(game, dict.fromkeys(game.seats, "random"))
    assert found is not None
    return found


def in_c(
    function: Callable[..., object], pack: list[int], names: tuple[str, ...], *options: int
) -> Callable[[], dict[str, array[int]]]:
    """Returns a function that plays matches of study 1 by a C program."""
    cards = array("H", pack)

    def run() -> dict[str, array[int]]:
        found = {name: array("q", bytes(8 * MATCHES)) for name in names}
        places = [ctypes.c_void_p(column.buffer_info()[0]) for column in found.values()]
        first = [ctypes.c_uint64(1), ctypes.c_uint64(0), ctypes.c_int64(MATCHES), ctypes.c_void_p(cards.buffer_info()[0])]
        function(*first, *(ctypes.c_int64(option) for option in options), *places)
        return found

    return run


def seconds(run: Callable[[], object]) -> float:
    """Returns the CPU time of a run."""
    start = time.process_time()
    run()
    return time.process_time() - start


def compare(
    name: str, ours: Callable[[], dict[str, array[int]]], theirs: Callable[[], dict[str, array[int]]], pairs: int
) -> None:
    """Runs both in turn, and prints the medians."""
    dealt, expected = ours(), theirs()
    for column, values in expected.items():
        if dealt[column] != values:
            sys.exit(f"{name}: the kernel and the C program differ in the column {column}")
    found = [(seconds(ours), seconds(theirs)) for _ in range(pairs)]
    here, there = (median(pair[i] for pair in found) for i in (0, 1))
    ratio = median(pair[1] / pair[0] for pair in found)
    print(
        f"{name}: {MATCHES:,} matches in {here:.3f} s, {MATCHES / here / 1e6:.2f} million a second; in C {there:.3f} s; {ratio:.2f} of C"
    )


def by_threads(dealer: StudyKernel, threads: int, pieces: int) -> float:
    """Returns the wall-clock seconds in which this many threads play pieces of 100,000 matches."""
    with ThreadPoolExecutor(threads) as pool:
        start = time.perf_counter()
        for dealt in pool.map(lambda piece: dealer.run(1, piece * MATCHES, MATCHES), range(pieces)):
            assert len(dealt["winner"]) == MATCHES
        return time.perf_counter() - start


def threads(rounds: int, pieces: int = 20) -> None:
    """Compares two threads with one: study kernels run without the interpreter's lock."""
    dealer, load = kernel("war"), os.getloadavg()[0]
    found = [(by_threads(dealer, 1, pieces), by_threads(dealer, 2, pieces)) for _ in range(rounds)]
    one, two = (median(pair[i] for pair in found) for i in (0, 1))
    ratio = median(pair[0] / pair[1] for pair in found)
    print(
        f"{pieces * MATCHES:,} games of War: {one:.2f} s by one thread, {two:.2f} s by two, {ratio:.2f} times as quick "
        f"(wall clock; {os.cpu_count()} processors, load of the minute before {load:.1f})"
    )


def fresh(games: int, rounds: int, *, numba: bool) -> None:
    """Measures how soon after `import cardlab` a fresh process has played this many games of War."""
    script = FRESH.format(path=str(HERE.parent), games=games, numba=numba)
    runs = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True) for _ in range(rounds + 1)
    ]
    times = [tuple(map(float, run.stdout.split())) for run in runs[1:]]
    wall, cpu = (median(time[i] for time in times) for i in (0, 1))
    how = "machine code cached" if numba else "no numba"
    print(f"first {games:,} games of War in a fresh process, {how}: {wall:.3f} s, CPU time {cpu:.3f} s")


def main(pairs: int) -> None:
    """Prints all figures."""
    with tempfile.TemporaryDirectory() as folder:
        library = compiled(folder)
        library.beggar.restype = ctypes.c_int64
        ranks = [14, *range(2, 14)]
        limit, room = 5000, 5002
        dealers = {
            "War": (kernel("war"), in_c(library.war, ranks * 4, WARS, limit, 52 * room)),
            "Addition War": (kernel("addition_war"), in_c(library.sums, [*range(1, 11)] * 4, WARS, 40, limit, 40 * room)),
            "Beggar-My-Neighbour": (
                kernel("egyptian_war", "beggar_my_neighbour"),
                in_c(library.beggar, [7, *[0] * 9, 4, 5, 6] * 4, PILES, 20_000),
            ),
        }
        for name, (ours, theirs) in dealers.items():
            compare(name, lambda ours=ours: ours.run(1, 0, MATCHES), theirs, pairs)  # type: ignore[misc]
    threads(5)
    kernel("war").run(1, 0, 1)  # fills the cache
    for games, numba in ((1_000, True), (100, False), (100_000, True)):
        fresh(games, pairs, numba=numba)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=9, help="how many pairs of runs")
    main(parser.parse_args().pairs)
