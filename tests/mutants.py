"""Tests the tests with small faults in the rules (mutation testing): ``python -m tests.mutants --number 300 --seed 0``.

A mutant is the package with one operator or number changed. It is killed when a test fails, or when it runs into an endless
loop. Survivors are printed as file, line and change: either the change makes no difference, or a test is missing. After tests
have been added, ``--again FILE`` tries the survivors in the output of an earlier run.
"""

from __future__ import annotations

import argparse
import ast
import importlib.machinery
import os
import resource
import sys
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from random import Random

import hypothesis  # modules that every mutant needs and no mutant changes are loaded once
import pytest

ROOT = Path(__file__).parents[1]
TARGETS = (
    "cardlab/games",
    "cardlab/lessons",
    "cardlab/core/table.py",
    "cardlab/core/event_kinds.py",
    "cardlab/core/base_match.py",
    "cardlab/core/position.py",
    "cardlab/core/options.py",
    "cardlab/words",
)
PATIENCE = 240
"""Seconds of CPU time after which a mutant counts as an endless loop; its tests take about ten."""
MEMORY = 8 * 2**30
"""Limit of the address space in bytes, several times what its tests need, because a mutant may collect cards without end."""
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
}


@dataclass(frozen=True)
class Mutant:
    """One change of one file.

    Attributes:
        path: The file.
        number: The index of the changed place in the file, in the order of `places`.
    """

    path: Path
    number: int

    def tree(self) -> tuple[ast.Module, int, str]:
        """Returns the file with the change, the line, and a description of the change."""
        tree = ast.parse(self.path.read_text(encoding="utf-8"))
        node, slot = list(places(tree))[self.number]
        before = ast.unparse(node)
        change(node, slot)
        return ast.fix_missing_locations(tree), getattr(node, "lineno", 0), f"{before}  ->  {ast.unparse(node)}"

    def __str__(self) -> str:
        _, line, what = self.tree()
        return f"{self.path.relative_to(ROOT)}:{line}: {what}"


def places(tree: ast.Module) -> Iterator[tuple[ast.AST, int]]:
    """Yields the places that can be changed: the node, and which of its operators."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            yield from ((node, slot) for slot, operator in enumerate(node.ops) if type(operator) in SWAPS)
        elif (
            (isinstance(node, (ast.BoolOp, ast.BinOp)) and type(node.op) in SWAPS)
            or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))
            or (isinstance(node, ast.Constant) and type(node.value) in (int, bool))
            or isinstance(node, (ast.If, ast.IfExp))
        ):
            yield node, 0


def change(node: ast.AST, slot: int) -> None:
    """Changes a place: the nearest other operator, the next number, the opposite condition."""
    match node:
        case ast.Compare():
            node.ops[slot] = SWAPS[type(node.ops[slot])]()  # type: ignore[assignment]
        case ast.BoolOp() | ast.BinOp():
            node.op = SWAPS[type(node.op)]()  # type: ignore[assignment]
        case ast.Constant():
            node.value = not node.value if isinstance(node.value, bool) else node.value + 1
        case ast.If() | ast.IfExp():
            node.test = ast.UnaryOp(ast.Not(), deepcopy(node.test))
        case ast.UnaryOp():
            node.op = ast.UAdd() if isinstance(node.op, ast.USub) else ast.Not()
            node.operand = ast.UnaryOp(ast.Not(), node.operand)


def mutants(number: int, seed: int) -> list[Mutant]:
    """Returns this many mutants, drawn from all places of all files."""
    files = [
        file for target in TARGETS for file in ([ROOT / target] if target.endswith(".py") else (ROOT / target).rglob("*.py"))
    ]
    found = within(sorted(files))
    return Random(seed).sample(found, min(number, len(found)))


def survivors(told: str) -> list[Mutant]:
    """Returns the survivors in the output of an earlier run. If a file has changed since then, its lines may have other
    mutants.
    """
    files = sorted({ROOT / line.split()[1].split(":")[0] for line in told.splitlines() if line.startswith("survived  ")})
    return [mutant for mutant in within(files) if f"survived  {mutant}\n" in told]


def within(files: list[Path]) -> list[Mutant]:
    """Returns all mutants of these files."""
    return [Mutant(file, n) for file in files for n, _ in enumerate(places(ast.parse(file.read_text(encoding="utf-8"))))]


def stages(path: Path) -> list[list[str]]:
    """Returns the tests for a file, quick ones first, as arguments of pytest."""
    parts = path.relative_to(ROOT / "cardlab").with_suffix("").parts
    kind, name = parts[0], parts[1]
    own = [str(test) for test in ROOT.glob(f"tests/{kind}/test_{name}.py")]
    if kind == "games":
        if name in ("addition_war", "subtraction_war"):
            own = ["tests/games/test_war_with_additions.py"]
        family = [*own, "tests/games"] if name == "war" else own
        told = ["tests/test_golden.py", "tests/test_rules.py", "tests/test_rulebook.py", "-k", name]
        advised = [f"tests/bots/test_{part}.py" for part in ("unseen", "coach_sentences", "coach", "better_choices")]
        return [
            *([family[:1]] if family else []),
            told,
            [*advised, "--depth", "quick", "-k", name],
            ["tests/test_conformance.py", "--depth", "quick", "-k", name],
        ]
    if kind == "lessons":
        figures = [str(test) for test in ROOT.glob(f"tests/lessons/test_{name}_figures.py")]
        parts = ("experiments", "rule_card", "question_models", "predictions", "chances_of_pairs", "every_lesson")
        shared = [f"tests/lessons/test_{part}.py" for part in parts]
        return [
            [*own, *figures],
            [*shared, "tests/lessons/test_questions.py", "--depth", "quick", "-k", name],
            ["tests/test_lesson_models.py"],
        ]
    tests = sorted(
        str(test) for test in ROOT.glob("tests/test_*.py") if test.stem not in ("test_lint", "test_fuzz", "test_conformance")
    )
    own = [
        test for test in tests if Path(test).stem in (f"test_{name}", "test_table", "test_game", "test_match", "test_explain")
    ]
    return [own, [*tests, "--depth", "quick"]]


def notices(mutant: Mutant, *, changed: bool = True) -> bool:
    """Whether a test fails on a mutant, or on the unchanged file. It runs in a process of its own."""
    tree = mutant.tree()[0] if changed else ast.parse(mutant.path.read_text(encoding="utf-8"))
    code = compile(tree, str(mutant.path), "exec")
    usual = importlib.machinery.SourceFileLoader.get_code

    def get_code(loader: importlib.machinery.SourceFileLoader, fullname: str) -> object:
        return code if loader.path == str(mutant.path) else usual(loader, fullname)

    importlib.machinery.SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]
    usual_arguments = [
        "-W",
        "ignore::pytest.PytestAssertRewriteWarning",
        "-x",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:randomly",
        "-n",
        "0",
        "-m",
        "not browser and not server and not slow",
    ]
    no_tests = pytest.ExitCode.NO_TESTS_COLLECTED
    return any(pytest.main([*usual_arguments, *stage]) not in (pytest.ExitCode.OK, no_tests) for stage in stages(mutant.path))


def start(mutant: Mutant, *, changed: bool = True) -> int:
    """Tries a mutant, or its unchanged file, in a process of its own, whose exit code is 1 if no test fails."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    resource.setrlimit(resource.RLIMIT_CPU, (PATIENCE, PATIENCE))  # a slow machine is no error
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    try:
        os._exit(0 if notices(mutant, changed=changed) else 1)
    except BaseException:  # a mutant may fail in any way
        os._exit(0)


def run(chosen: list[Mutant], processes: int, *, changed: bool = True) -> list[Mutant]:
    """Tries all mutants, or their unchanged files, some of them in parallel. Returns: Those on which no test fails."""
    waiting, running, passing = list(reversed(chosen)), dict[int, Mutant](), list[Mutant]()
    tried = 0
    while waiting or running:
        while waiting and len(running) < processes:
            mutant = waiting.pop()
            running[start(mutant, changed=changed)] = mutant
        child, status = os.wait()
        mutant = running.pop(child)
        if os.waitstatus_to_exitcode(status) == 1:
            passing.append(mutant)
            print(f"survived  {mutant}" if changed else f"sound  {mutant.path.relative_to(ROOT)}", flush=True)
        tried += 1
        if changed and tried % 25 == 0:
            print(f"{tried} of {len(chosen)} tried, {tried - len(passing)} killed", flush=True)
    return passing


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=300)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", default="", help="only files whose path contains this")
    parser.add_argument("--again", type=Path, help="the output of an earlier run: only what survived it")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    assert hypothesis.__version__
    os.chdir(ROOT)
    every = survivors(args.again.read_text("utf-8")) if args.again else mutants(10**9, args.seed)
    chosen = [mutant for mutant in every if args.only in str(mutant.path)][: args.number]
    by_tests = {str(stages(path)): path for path in sorted({mutant.path for mutant in chosen})}
    as_they_are = [Mutant(path, 0) for path in by_tests.values()]  # one file for all those with the same tests
    sound = {mutant.path for mutant in run(as_they_are, args.processes, changed=False)}
    if unsound := [str(mutant.path.relative_to(ROOT)) for mutant in as_they_are if mutant.path not in sound]:
        print(
            "whatever is changed in these files would seem to be noticed, for their tests fail as they are: "
            + ", ".join(unsound)
        )
        return 1
    killed = len(chosen) - len(run(chosen, args.processes))
    print(f"{len(chosen)} mutants, {killed} killed ({killed / max(1, len(chosen)):.0%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
