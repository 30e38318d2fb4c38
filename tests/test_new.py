"""`cardlab new`: the test of each kind of template lists what is missing, and passes when it is complete."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import cardlab
from cardlab.cli.commands import main
from cardlab.frontend.bundle import paths
from cardlab.testing.recording_words import BLANK
from tests.installed import declared
from tests.pseudo import accented

pytestmark = pytest.mark.server

KINDS = {"game": "garbage", "lesson": "steps_between", "model": "dotted_row", "bot": "now_and_then"}


def installed(home: Path) -> Path:
    """Returns the package as an installed one: its entry points next to its folder."""
    project = tomllib.loads((home / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    points = {group.removeprefix("cardlab."): names for group, names in project["entry-points"].items()}
    for name, text in declared(project["name"], points).items():
        path = home / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return home


def run(home: Path, *arguments: str) -> tuple[int, str]:
    """Returns the output of a fresh Python with the package installed. It loads none of pytest's plugins, because that takes
    longer than the tests.
    """
    where = os.pathsep.join([str(home), str(Path(cardlab.__file__).parents[1])])
    env = {**os.environ, "PYTHONPATH": where, "PYTHONDONTWRITEBYTECODE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    shown = subprocess.run([sys.executable, *arguments], capture_output=True, encoding="utf-8", env=env, cwd=home)
    return shown.returncode, shown.stdout + shown.stderr


def own_tests(home: Path) -> tuple[int, str]:
    """Returns the output of the package's own tests."""
    return run(home, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(home), str(home / "tests"))


def fill_in(home: Path) -> int:
    """Fills in all missing texts; ages are numbers, and a question back is a question."""
    count = 0
    for file in home.rglob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        count += text.count(BLANK)
        text = text.replace(f".ages = {BLANK}", ".ages = 6 to 9").replace(f".ask = {BLANK}", ".ask = Which way?")
        file.write_text(re.sub(re.escape(BLANK), "Words", text), encoding="utf-8")
    return count


@pytest.mark.parametrize(("kind", "name"), [pair for pair in KINDS.items() if pair[0] != "bot"])
def test_a_new_part_lists_its_missing_texts_and_then_passes(tmp_path, capsys, kind, name):
    """One run of its test names every missing message, and finds no other fault."""
    assert main(["new", kind, name, "--into", str(tmp_path)]) == 0
    home = installed(tmp_path / name)
    assert str(home) in capsys.readouterr().out
    messages = re.findall(r"^(\w[\w-]*) =(?=.*\?\?\?)", next(home.rglob("*.ftl")).read_text(encoding="utf-8"), re.M)
    failed, shown = own_tests(home)
    assert failed
    assert len(messages) > 3
    assert [message for message in messages if f"en {message}: still says {BLANK}" not in shown] == []
    assert set(re.findall(r"^E +(\w+):$", shown, re.M)) == {"words"}
    assert "cardlab.testing.findings.ConformanceError: " in shown
    assert shown.count("def ") == 1  # the test, and nothing of ours
    assert fill_in(home) >= len(messages)
    failed, shown = own_tests(home)
    assert not failed, shown
    for script in home.rglob("*.js"):  # the script that draws it exists
        assert {*re.findall(r'from "\./(.*)";', script.read_text(encoding="utf-8"))} <= {*paths()}


def test_the_first_game_in_the_book_fits_into_a_package(tmp_path):
    """Its page puts everything in the declared places, and the package's own test finds nothing missing."""
    page = (Path(__file__).parents[1] / "docs" / "tutorials" / "your_first_game.md").read_text(encoding="utf-8")
    python, words = re.findall(r"^```python\n(.*?)^```", page, re.M | re.S)[:2]
    (example,) = re.findall(r"^```yaml\n(.*?)^```", page, re.M | re.S)
    assert main(["new", "game", "higher", "--into", str(tmp_path)]) == 0
    home = installed(tmp_path / "higher")
    for name, text in {
        "game.py": python,
        "locales/en/games/higher.ftl": words.split('"""')[1],
        "examples/higher.yaml": example,
    }.items():
        assert f"`higher/{name}`" in page
        assert (home / "higher" / name).is_file()
        (home / "higher" / name).write_text(text, encoding="utf-8")
    failed, shown = own_tests(home)
    assert not failed, shown


def test_a_part_can_be_added_to_an_existing_package(tmp_path, capsys):
    """A lesson with the name of its game, and a second game, are each a module with its own entry point."""
    assert main(["new", "game", "garbage", "--into", str(tmp_path)]) == 0
    home = tmp_path / "garbage"
    before = (home / "garbage" / "game.py").read_text(encoding="utf-8")
    for kind, name in (("lesson", "garbage"), ("game", "scraps"), ("bot", "tidy")):
        assert main(["new", kind, name, "--into", str(home)]) == 0
    assert capsys.readouterr().out.count(f"pip install -e {home} ") == 4
    project = tomllib.loads((home / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"] == {
        "cardlab.games": {"garbage": "garbage.game", "scraps": "garbage.scraps_game"},
        "cardlab.lessons": {"garbage": "garbage.lesson"},
        "cardlab.bots": {"tidy": "garbage.bot"},
    }
    assert (home / "garbage" / "game.py").read_text(encoding="utf-8") == before
    assert 'GAME = "garbage"\n' in (home / "garbage" / "lesson.py").read_text(encoding="utf-8")
    failed, shown = own_tests(installed(home))
    assert failed
    assert set(re.findall(r"^E +(\w+):$", shown, re.M)) == {"words"}
    fill_in(home)
    failed, shown = own_tests(home)
    assert not failed, shown
    assert "4 passed" in shown


@pytest.mark.parametrize("game", ["egyptian_war", "good_king_bad_queen", "money", "tablanette", "twos", "war"])
def test_a_lesson_with_the_name_of_a_game_is_about_it(tmp_path, game):
    """With every choice of options, and with or without reflex moments, only its texts are missing."""
    assert main(["new", "lesson", game, "--into", str(tmp_path)]) == 0
    home = installed(tmp_path / game)
    assert f'GAME = "{game}"\n' in (home / game / "lesson.py").read_text(encoding="utf-8")
    fill_in(home)
    failed, shown = own_tests(home)
    assert not failed, shown


def test_an_existing_part_is_not_overwritten(tmp_path, capsys):
    """Neither a declared part nor an existing file is. A language needs its own package."""
    assert main(["new", "bot", "tidy", "--into", str(tmp_path)]) == 0
    home = tmp_path / "tidy"
    files = {path: path.read_text(encoding="utf-8") for path in home.rglob("*") if path.is_file()}
    (home / "tidy" / "tidy.js").write_text("// mine\n", encoding="utf-8")
    for kind, name, told in [
        ("bot", "tidy", f"{home} declares a bot 'tidy' already: give yours another name"),
        ("model", "tidy", f"{home / 'tidy' / 'tidy.js'} exists already: give your model another name"),
        ("language", "sv", f"{home} is a package with parts: put their words in 'sv' next to the English ones, in locales/"),
    ]:
        assert main(["new", kind, name, "--into", str(home)]) == 2
        assert told in capsys.readouterr().err
    assert {path: path.read_text(encoding="utf-8") for path in files} == files
    assert not (home / "tidy" / "model.py").exists()


@pytest.mark.parametrize(
    ("points", "told"),
    [
        (
            'entry-points = {"cardlab.bots" = {tidy = "tidy.bot"}}',
            "has entry points that this command cannot extend: write second",
        ),
        (
            'entry-points = {"cardlab.bots" = {tidy = "neat.bot"}}',
            "has no folder 'neat', although its pyproject.toml declares parts there",
        ),
    ],
)
def test_a_package_with_another_layout_is_refused(tmp_path, capsys, points, told):
    (tmp_path / "tidy").mkdir()
    project = tmp_path / "pyproject.toml"
    project.write_text(f"[project]\n{points}\n", encoding="utf-8")
    assert main(["new", "bot", "second", "--into", str(tmp_path)]) == 2
    assert told in capsys.readouterr().err
    assert project.read_text(encoding="utf-8") == f"[project]\n{points}\n"


def test_a_new_bot_plays_at_once(tmp_path):
    """It needs no texts, only better ideas."""
    assert main(["new", "bot", "now_and_then", "--into", str(tmp_path)]) == 0
    home = installed(tmp_path / "now_and_then")
    failed, shown = own_tests(home)
    assert not failed, shown


def test_a_new_language_is_english_until_it_is_translated(tmp_path):
    """It is in the list at once. Its test lists all missing translations, and passes when none is left."""
    assert main(["new", "language", "sv", "--into", str(tmp_path)]) == 0
    home = installed(tmp_path / "words_sv")
    code = "from cardlab.words.languages import languages; from cardlab.words.words import Words; print(languages(), Words('sv').say('war-game'))"
    assert run(home, "-c", code) == (0, "['ar', 'en', 'es', 'fr', 'sv'] War [en]\n")
    failed, shown = own_tests(home)
    assert failed
    assert re.search(r"sv games/war.ftl: (\d+) of \1 texts left", shown)
    assert "war-tie" not in shown
    for file in home.rglob("*.ftl"):
        head, _, body = file.read_text(encoding="utf-8").partition("\n\n")
        assert head.startswith("# To translate")
        file.write_text(accented(re.sub(r"^# ?", "", body, flags=re.M)), encoding="utf-8")
    failed, shown = own_tests(home)
    assert not failed, shown[-3000:]
    assert run(home, "-c", code) == (0, "['ar', 'en', 'es', 'fr', 'sv'] Wár\n")


@pytest.mark.parametrize(
    ("kind", "name", "told"),
    [
        ("gaem", "garbage", "cardlab new cannot make a 'gaem'. Did you mean 'game'?"),
        ("game", "Garbage", "'Garbage' is not a name for a game: write small letters, digits and _, such as 'make_ten'"),
        ("game", "my game", "'my game' is not a name for a game"),
        ("game", "_garbage", "'_garbage' is not a name for a game"),
        ("game", "war", "there is a game 'war' already: give yours another name"),
        ("game", "class", "'class' cannot be the name of a package: give your game another name"),
        ("lesson", "tests", "'tests' cannot be the name of a package"),
        ("bot", "greedy", "there is a bot 'greedy' already"),
        ("lesson", "json", "there is a Python package 'json' already: give your lesson another name"),
        (
            "language",
            "ar",
            "there are words in the language 'ar' already; `cardlab lint --language ar` lists what is left to translate",
        ),
        ("language", "klingon", "'klingon' is not a language: write its tag, such as 'sv' or 'pt-BR'"),
    ],
)
def test_an_unusable_name_is_refused(tmp_path, capsys, kind, name, told):
    assert main(["new", kind, name, "--into", str(tmp_path)]) == 2
    assert told in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_an_existing_folder_is_not_overwritten(tmp_path, capsys):
    (tmp_path / "garbage").mkdir()
    assert main(["new", "game", "garbage", "--into", str(tmp_path)]) == 2
    assert f"{tmp_path / 'garbage'} exists already" in capsys.readouterr().err


def test_if_the_package_exists_the_error_says_how_to_add_to_it(tmp_path, capsys, monkeypatch):
    """The package may be in the folder, or installed."""
    assert main(["new", "game", "garbage", "--into", str(tmp_path)]) == 0
    assert main(["new", "lesson", "garbage", "--into", str(tmp_path)]) == 2
    add = f"to add a lesson to that package, write --into {tmp_path / 'garbage'}"
    assert add in capsys.readouterr().err
    monkeypatch.syspath_prepend(tmp_path / "garbage")
    assert main(["new", "lesson", "garbage", "--into", str(tmp_path / "elsewhere")]) == 2
    told = capsys.readouterr().err
    assert "there is a Python package 'garbage' already" in told
    assert add in told
