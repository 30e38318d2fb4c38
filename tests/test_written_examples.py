"""Every written example works: in the README, in `docs/`, in docstrings."""

import ast
import doctest
import re
import shlex
import tomllib
from fractions import Fraction
from importlib import import_module
from itertools import count
from pathlib import Path

import pytest

from cardlab import bots
from cardlab.cli.commands import parser
from cardlab.core.registry import games
from cardlab.lab import exact
from cardlab.words import fluent_files

ROOT = Path(__file__).parents[1]
WRITTEN = (
    "docs/course/",
    "docs/rules/",
    "docs/templates/",
    "docs/reference/commands.md",
    "docs/reference/models.md",
    "docs/reference/widgets.md",
)
"""Pages that are generated with the book, and their sources; other tests run them."""
PAGES = ["README.md", *(page.relative_to(ROOT).as_posix() for page in sorted((ROOT / "docs").rglob("*.md")))]
PAGES = [page for page in PAGES if not page.startswith(WRITTEN)]
BLOCK = re.compile(r"^(`{3,})(\w*)\n(.*?)^\1$|(?<!`)`([^`\n]+)`(?!`)", re.MULTILINE | re.DOTALL)
"""A block with its language, or code within a line."""
SHELL = {"", "sh", "bash", "shell", "console"}
OPTIONS = doctest.NORMALIZE_WHITESPACE


@pytest.fixture
def alone(tmp_path, monkeypatch):
    """Changes to a temporary folder, and afterwards removes the files and registry entries that an example adds."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TQDM_DISABLE", "1")
    for registry in (bots.registry, games):
        monkeypatch.setattr(registry, "added", dict(registry.added))
    monkeypatch.setattr(fluent_files, "_added", {language: list(texts) for language, texts in fluent_files._added.items()})
    yield
    fluent_files.messages_in.cache_clear()


def written(page):
    """Yields the language, the code and the first line of each block and each piece of code of a page; the language within a
    line is None.
    """
    text = (ROOT / page).read_text(encoding="utf-8")
    for found in BLOCK.finditer(text):
        line = text[: found.start()].count("\n") + 1
        yield (found[2], found[3], line + 1) if found[4] is None else (None, found[4], line)


LIBRARIES = {
    "docs/how-to/research.md": ("pettingzoo", "pyspiel"),
    "cardlab.rl": ("pettingzoo", "pyspiel"),
    "docs/how-to/put_a_match_in_a_book.md": ("marimo",),
}
"""The beginning of a place -> libraries in its examples that are not installed with cardlab."""


def needed(where):
    """Skips examples of libraries that are not installed."""
    for place, libraries in LIBRARIES.items():
        if where.startswith(place):
            for library in libraries:
                pytest.importorskip(library, reason=f"{where} shows {library}")


@pytest.mark.parametrize("page", PAGES)
def test_the_python_code_of_a_page_runs(page, alone):
    """It runs from top to bottom in one session: each block, the results in a session's block, and calls within a line of text."""
    needed(page)
    names = {"__name__": "__main__"}
    for language, code, line in written(page):
        if language == "python":
            exec(compile("\n" * (line - 1) + code, page, "exec"), names)
        elif language == "pycon":
            run_session(code, names, page, line)
        elif language is None and asks(code, names):
            eval(compile("\n" * (line - 1) + code, page, "eval"), names)


def asks(code, names):
    """Whether code within a line calls or indexes something that the page has defined before."""
    try:
        tree = ast.parse(code, mode="eval").body
    except SyntaxError:
        return False
    used = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name)]
    return isinstance(tree, ast.Call | ast.Subscript) and bool(used) and used[-1] in names and all(n in names for n in used)


def run_session(code, names, page, line):
    """Runs a session as it would be typed, and compares its output with the page."""
    test = doctest.DocTestParser().get_doctest(code, names, page, page, line - 1)
    said = []
    doctest.DocTestRunner(optionflags=OPTIONS).run(test, out=said.append, clear_globs=False)
    names.update(test.globs)
    assert not said, "".join(said)


OF_OTHERS = "docs/how-to/deploy.md"
"""It has commands that start proxies and hubs, which are not available here; the page says how each was tested. Our own
commands in it are checked.
"""


def commands(page):
    """Yields the lines to type in a terminal."""
    for language, code, line in written(page):
        if language in SHELL:
            code = "".join(re.findall(r"cardlab serve .*\n", code)) if page == OF_OTHERS else code
            yield from ((word.partition("#")[0].strip(), n) for n, word in zip(count(line), code.splitlines()) if word.strip())


@pytest.mark.parametrize("page", [page for page in PAGES if list(commands(page))])
def test_the_commands_of_a_page_exist(page):
    """These are our commands with their arguments, make's targets, and the extras of an installation."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    for command, line in commands(page):
        program, *arguments = shlex.split(command)
        where = f"{page}, line {line}: {command}"
        if program == "cardlab":
            assert parser().parse_args(arguments), where
        elif program == "make":
            assert re.search(rf"^{arguments[0]}:", makefile, re.MULTILINE), where
        elif program == "pytest":
            assert arguments, where
        else:
            assert (program, arguments[0]) == ("pip", "install"), where
            assert set(re.findall(r"\w+", "".join(re.findall(r"\[(.*?)\]", command)))) <= extras.keys(), where


@pytest.mark.parametrize("page", [*PAGES, "CONTRIBUTING.md"])
def test_the_commands_named_in_a_line_exist(page, capsys):
    """This covers names such as `cardlab verify` in the middle of a sentence, and make's targets. A named selection of tests
    selects some.
    """
    lines = {code for language, code, _ in written(page) if language is None}
    named = {found[1] for code in lines if (found := re.match(r"cardlab ([a-z]+)\b", code))}
    for command in sorted(named):
        with pytest.raises(SystemExit) as ended:
            parser().parse_args([command, "--help"])
        assert ended.value.code == 0, command
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = {found[1] for code in lines if (found := re.match(r"make ([a-z-]+)", code))}
    assert [target for target in targets if not re.search(rf"^{target}:", makefile, re.MULTILINE)] == []
    for file, word in [found.groups() for code in lines if (found := re.search(r"pytest (tests/\S+\.py)(?: -k (\w+))?", code))]:
        tests = re.findall(r"^def (test_\w+)", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
        assert [name for name in tests if (word or "") in name], f"{file} has no test of the name {word}"


FILES = sorted((ROOT / "cardlab").rglob("*.py"))
SHOWN = [
    ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    for file in FILES
    if ">>> " in file.read_text(encoding="utf-8")
]
"""The modules with examples in their docstrings."""


@pytest.mark.parametrize("name", SHOWN)
def test_the_examples_of_docstrings_are_right(name, alone):
    """Every example in a docstring gives the printed result."""
    needed(name)
    module = import_module(name)
    runner, said = doctest.DocTestRunner(optionflags=OPTIONS), []
    for test in doctest.DocTestFinder(exclude_empty=True).find(module):
        runner.run(test, out=said.append)
    assert not said, "".join(said)
    assert runner.summarize(verbose=False).attempted > 0


VALUE = re.compile(r"``([^`]+)`` is (about 0\.)?(\d+/\d+|\d+|\((?:\d+(?:, )?)+\))")
SAID = [(name, *found) for name in exact.__all__ for found in VALUE.findall(getattr(exact, name).__doc__ or "")]


@pytest.mark.parametrize(("name", "code", "about", "value"), SAID)
def test_the_documented_exact_answers_are_right(name, code, about, value):
    """For example, ``distances(2, 7).mean`` is 2620/663, as its docstring says."""
    found = eval(code, {public: getattr(exact, public) for public in exact.__all__})
    if value.startswith("("):
        assert tuple(found) == ast.literal_eval(value)
    elif about:
        assert f"{float(found):.{len(value)}f}" == f"0.{value}"
    else:
        assert found == Fraction(value)


def test_there_are_examples_to_run():
    """The README and the book have blocks of each kind, the docstrings have examples, and the exact answers have values."""
    kinds = [language for page in PAGES for language, _, _ in written(page)]
    assert kinds.count("python") >= 15
    assert kinds.count("pycon") >= 10
    assert kinds.count("") >= 15
    assert {"python", "pycon", ""} <= {language for language, _, _ in written("README.md")}
    assert len(SHOWN) >= 5
    assert len(SAID) >= 5
