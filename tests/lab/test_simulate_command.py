"""`cardlab simulate` prints a summary, writes files, and reports errors before the first match."""

import pytest

from cardlab.cli.commands import main
from cardlab.lab.plan import Plan
from cardlab.lab.studies import study

GAME = ["simulate", "good_king_bad_queen"]


def test_it_prints_the_summary(capsys):
    """The same study in Python, with the same preset, options, seed and number of matches, prints the same summary."""
    assert main([*GAME, "-n", "12", "--seed", "3", "--preset", "long_war", "--option", "award_cards=3"]) == 0
    dealt = study("good_king_bad_queen", matches=12, seed=3, preset="long_war", award_cards=3, progress=False)
    assert capsys.readouterr().out == f"{dealt}\n"


def test_it_writes_the_requested_files(capsys, tmp_path):
    names = {"csv": "dealt.csv", "parquet": "dealt.parquet", "plot": "dealt.png", "cache": "war.cache"}
    files = [word for option, name in names.items() for word in (f"--{option}", str(tmp_path / name))]
    assert main([*GAME, "-n", "8", *files]) == 0
    assert all((tmp_path / name).stat().st_size > 100 for name in names.values())
    assert (tmp_path / "dealt.csv").read_text().count("\n") == 9
    assert main([*GAME, "-n", "9", "--cache", str(tmp_path / "war.cache")]) == 0
    assert "9 matches" in capsys.readouterr().out


def test_bots_are_named_for_all_seats_or_for_some(capsys):
    assert main(["simulate", "fast_food", "-n", "2", "--bots", "greedy"]) == 0
    assert "played by greedy\n" in capsys.readouterr().out
    assert main(["simulate", "fast_food", "-n", "2", "--bots", "p1=greedy"]) == 0
    assert "played by greedy, random\n" in capsys.readouterr().out


def test_several_processes_give_the_same_study(capsys):
    assert main([*GAME, "-n", "20"]) == 0
    alone = capsys.readouterr().out
    assert main([*GAME, "-n", "20", "--processes", "2"]) == 0
    assert capsys.readouterr().out == alone


def test_it_speaks_arabic(capsys):
    assert main([*GAME, "-n", "2", "--lang", "ar"]) == 0
    assert "مباراتان" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["simulate", "warr"], "no game 'warr'. Did you mean 'war'"),
        ([*GAME, "-n", "0"], "matches is 0, but must be a whole number from 1"),
        ([*GAME, "--seed", "-1"], "seed is -1"),
        ([*GAME, "--preset", "none"], "no preset 'none'"),
        ([*GAME, "--option", "war_down"], "sets no option: write NAME=VALUE"),
        ([*GAME, "--option", "war_down=7"], "option 'war_down' is 7"),
        ([*GAME, "--option", "warm=7"], "no option 'warm'"),
        ([*GAME, "--bots", "nobody"], "no bot 'nobody'"),
        ([*GAME, "--bots", "p7=greedy"], "has no seat 'p7'"),
        ([*GAME, "--bots", "greedy", "--bots", "p1=random"], "is for all seats, but other bots name a seat"),
        ([*GAME, "--processes", "0"], "--processes is 0, but must be from 1 to 61"),
        ([*GAME, "--plot", "what.doc"], "is not the name of a picture"),
        ([*GAME, "--csv", "no/such/folder/dealt.csv"], "cannot be written: there is no folder"),
        ([*GAME, "--csv", "."], "it is a folder, so add the name of a file"),
        ([*GAME, "--cache", "."], "is not a cache of a study"),
        ([*GAME, "--lang", "xx"], "no words in the language 'xx'"),
    ],
)
def test_errors_come_before_the_first_match(monkeypatch, capsys, asked, told):
    monkeypatch.setattr(Plan, "play", None)
    assert main(asked) == 2
    assert told in capsys.readouterr().err


def test_an_interrupted_command_prints_the_summary_so_far(monkeypatch, capsys):
    """If the first match was not over, it says that there is nothing."""
    play = Plan.play

    def stop(plan, numbers, way):
        if numbers.start:
            raise KeyboardInterrupt
        return play(plan, numbers, way)

    monkeypatch.setattr(Plan, "play", stop)
    assert main([*GAME, "-n", "500"]) == 0
    assert "Stopped after 1 of 500 matches." in capsys.readouterr().out
    monkeypatch.setattr(Plan, "play", lambda plan, numbers, way: stop(plan, range(1, 2), way))
    assert main([*GAME, "-n", "500"]) == 2
    assert "stopped before the first match was over" in capsys.readouterr().err
