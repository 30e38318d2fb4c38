import pytest

from cardlab.cli.commands import main
from cardlab.testing.examples import ExampleError, examples

RIGHT = """
name: the higher card takes both
options: {pickup_order: winner_first}
given:
  zones: {packet.p1: [9c, 4d], packet.p2: [7h, Kd]}
do: [all turn]
expect:
  zones: {packet.p1: [4d, 9c, 7h], packet.p2: {count: 1}}
  counters: {turns: 1, cards.p1: 3}
  rules: [war.turn_up, war.take, war.pickup]
  winner: none
"""


def written(folder, text, name="war.yaml"):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_right_example_passes_in_yaml_and_markdown(tmp_path, capsys):
    """The same example is read from a YAML file and from a block of a page."""
    page = written(tmp_path, f"# War\n\nWords.\n\n```yaml{RIGHT}```\n\nMore words.\n", "war.md")
    assert main(["verify", str(written(tmp_path, RIGHT)), str(page)]) == 0
    assert "2 examples, 0 differences" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[4d, 9c, 7h]", "[4d, 7h, 9c]", "after step 1, 'all turn': zone packet.p1: expected 4d 7h 9c, there is 4d 9c 7h"),
        ("{count: 1}", "{count: 2}", "zone packet.p2: expected 2 cards, there are 1"),
        ("turns: 1", "turns: 2", "counter turns: expected 2, there is 1"),
        ("turns: 1", "turnz: 2", "no counter 'turnz'"),
        ("war.take, war.pickup", "war.tie, war.pickup", "rules, number 2, after war.turn_up: expected war.tie, fired war.take"),
        (
            "war.take, war.pickup",
            "war.take",
            "rules, number 3, after war.turn_up, war.take: expected no more rule, fired war.pickup",
        ),
        ("winner: none", "winner: p1", "winner: expected p1, there is none"),
        ("winner: none", "refused: {action: all turn, rule: war.win}", "expected a refusal by war.win, and it is legal"),
        ("[all turn]", "[all turn, all deal]", "step 2, 'all deal', is refused by war.deal"),
        ("[all turn]", "[all turn, p1 fly]", "step 2, 'p1 fly', cannot be played"),
        ("9c, 4d]", "9c, 9c]", "the position cannot be laid: war: 9c lies 2 times"),
        ("winner_first", "sideways", "option 'pickup_order' is 'sideways'"),
    ],
)
def test_a_difference_is_told_in_words(tmp_path, capsys, old, new, told):
    """Which zone, what was expected, what is there, at which step; and the command ends with 1."""
    assert main(["verify", str(written(tmp_path, RIGHT.replace(old, new)))]) == 1
    assert told in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{pickup_order: winner_first}", "[1]"),
        ("[9c, 4d]", "5"),
        ("do: [all turn]", "do: all turn"),
        ("  zones: {packet.p1: [9c, 4d], packet.p2: [7h, Kd]}", "  counters: [5]"),
    ],
)
def test_a_part_of_the_wrong_kind_is_an_error(tmp_path, capsys, old, new):
    """A list where a mapping belongs, or the other way round, is named, and the command ends with 2."""
    assert main(["verify", str(written(tmp_path, RIGHT.replace(old, new)))]) == 2
    assert "must be a" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["a: [", "- just a text", "name: only", RIGHT + "more: 1", "\x00"])
def test_what_is_no_example_is_an_error(tmp_path, capsys, text):
    """A file that does not follow the notation is told so, and the command ends with 2."""
    path = written(tmp_path, text)
    with pytest.raises(ExampleError):
        examples(path)
    assert main(["verify", str(path)]) == 2
    assert "cardlab:" in capsys.readouterr().err


def test_a_missing_file_is_an_error(tmp_path, capsys):
    assert main(["verify", str(tmp_path / "none.yaml")]) == 2
    assert "cannot be read" in capsys.readouterr().err
