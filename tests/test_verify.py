"""`cardlab verify`: worked examples in YAML and Markdown, their differences, and their lists of rules."""

import pytest

from cardlab.cli.commands import main
from cardlab.core.foreign_files import ReadError
from cardlab.core.registry import built_in
from cardlab.testing.worked_examples import examples, shipped
from cardlab.words.words import Words

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
    """The same example can be in a YAML file or in a block of a page."""
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
        ("winner: none", "refused: {action: all turn, rule: war.win}", "expected a refusal by war.win, but it is legal"),
        ("[all turn]", "[all turn, all deal]", "step 2, 'all deal', is refused by war.deal"),
        ("[all turn]", "[all turn, p1 fly]", "step 2, 'p1 fly', cannot be played"),
        ("9c, 4d]", "9c, 9c]", "the position cannot be set up: war: 9c lies 2 times"),
        ("winner_first", "sideways", "option 'pickup_order' is 'sideways'"),
    ],
)
def test_a_difference_is_described_in_words(tmp_path, capsys, old, new, told):
    """The message gives the zone, the expected and the actual cards, and the step, and the command exits with 1."""
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
    """A list where a mapping belongs, or the reverse, is named, and the command ends with 2."""
    assert main(["verify", str(written(tmp_path, RIGHT.replace(old, new)))]) == 2
    assert "must be a" in capsys.readouterr().err


def listed(*rules, game="war"):
    """Returns a file with the correct example, whose head lists these rules."""
    example = "".join(f"    {line}\n" for line in RIGHT.strip().splitlines()).replace("    name", "  - name", 1)
    return f"game: {game}\nrules: [{', '.join(rules)}]\nexamples:\n{example}"


@pytest.mark.parametrize(
    ("rules", "told"),
    [
        (["war.turn_up", "war.take", "war.pickup"], ""),
        (["war.turn_up", "war.take", "war.pickup", "war.tie"], "rules: war.tie is listed but neither fires nor refuses"),
        (["war.turn_up", "war.take"], "rules: war.pickup is shown but not listed: write it below 'rules'"),
        ([], "war.turn_up is shown but not listed"),
    ],
)
def test_the_list_of_rules_is_compared_with_the_examples(tmp_path, capsys, rules, told):
    """A listed rule without an example is reported, and so is a rule in an example that is not listed."""
    assert main(["verify", str(written(tmp_path, listed(*rules)))]) == (1 if told else 0)
    assert told in capsys.readouterr().out


def test_rules_of_the_extended_game_need_not_be_listed(tmp_path, capsys):
    """Guerilla Joker is War with one more rule. War's rules fire in its examples, but its list has only its own."""
    text = listed("guerilla_joker.joker", game="guerilla_joker")
    assert main(["verify", str(written(tmp_path, text))]) == 1
    told = capsys.readouterr().out
    assert "guerilla_joker.joker is listed but neither fires nor refuses" in told
    assert "war.turn_up" not in told.replace("guerilla_joker", "")


def test_differences_come_before_missing_rules(tmp_path, capsys):
    """An example with a difference shows no rules, so the list is compared only if all examples are right."""
    text = listed("war.tie").replace("turns: 1", "turns: 2")
    assert main(["verify", str(written(tmp_path, text))]) == 1
    assert "not listed" not in capsys.readouterr().out


def test_a_rule_that_refuses_counts_as_shown(tmp_path):
    refused = RIGHT.replace("winner: none", "refused: {action: all deal, rule: war.deal}")
    (example,) = examples(written(tmp_path, refused))
    assert example.shown == {"war.turn_up", "war.take", "war.pickup", "war.deal"}
    assert example.differences() == []


def test_without_a_position_a_match_begins(tmp_path):
    """Rules that fire at the deal count as shown, and the cards are as dealt."""
    (example,) = examples(written(tmp_path, "name: the deal\nexpect: {zones: {packet.p2: {count: 26}}, rules: [war.deal]}\n"))
    assert example.differences() == []
    assert example.shown == {"war.deal"}


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("winner: none", "refused: all deal", "'refused' is 'all deal', but must be a mapping"),
        ("winner: none", "refused: {action: all deal}", "'refused' has action, but must have an action, and the rule"),
    ],
)
def test_a_refusal_names_the_action_and_its_rule(tmp_path, capsys, old, new, told):
    assert main(["verify", str(written(tmp_path, RIGHT.replace(old, new)))]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("rules:", "rulez:", "its head has ['rulez'], but may have only ['examples', 'game', 'rules']"),
        ("rules: []", "rules: war.tie", "'rules' is 'war.tie', but must be a list"),
    ],
)
def test_an_invalid_head_is_an_error(tmp_path, capsys, old, new, told):
    """An unknown key is named, and so is an invalid list."""
    assert main(["verify", str(written(tmp_path, listed().replace(old, new, 1)))]) == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize("text", ["a: [", "- just a text", "name: only", RIGHT + "more: 1", "\x00"])
def test_an_invalid_example_is_an_error(tmp_path, capsys, text):
    """A file that does not follow the notation gets an error, and the command ends with 2."""
    path = written(tmp_path, text)
    with pytest.raises(ReadError):
        examples(path)
    assert main(["verify", str(path)]) == 2
    assert "cardlab:" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("{pickup_order: winner_first}", "{cls: 1}", "no option 'cls'"),
        ("{pickup_order: winner_first}", "{preset: [short]}", "no preset \"['short']\""),
        ("{pickup_order: winner_first}", "{pickup_order: {a: 1}}", "must be"),
        ("[9c, 4d]", "9c 4d", "'packet.p1' is '9c 4d', but must be a list"),
        ("{count: 1}", "{cnt: 3}", "'packet.p2' has cnt, but must have count, or a list of cards"),
        ("{count: 1}", "{}", "'packet.p2' has nothing, but must have count, or a list of cards"),
        ("{count: 1}", "7", "'packet.p2' is 7, but must be a list"),
        ("{packet.p1: [4d, 9c, 7h], packet.p2: {count: 1}}", "[4d]", "'zones' is ['4d'], but must be a mapping"),
        ("{turns: 1, cards.p1: 3}", "[1]", "'counters' is [1], but must be a mapping"),
        ("[war.turn_up, war.take, war.pickup]", "5", "'rules' is 5, but must be a list"),
        ("winner: none", "winner: [1, {a: b}]", "winner: expected 1 {'a': 'b'}"),
    ],
)
def test_a_part_of_the_wrong_kind_is_named(tmp_path, capsys, old, new, told):
    """In an error that names the file, or as a difference."""
    assert RIGHT.count(old) == 1
    path = written(tmp_path, RIGHT.replace(old, new))
    assert main(["verify", str(path)]) > 0
    shown = capsys.readouterr()
    assert told in shown.err + shown.out
    assert path.name in shown.err + shown.out


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_worked_examples_are_right_and_show_every_rule_of_a_game(slug):
    """Each rule fires in one of them, or refuses an action."""
    tried = shipped(slug)
    assert [line for example in tried for line in example.differences()] == []
    assert {*Words().rules(slug)} - {rule for example in tried for rule in example.shown} == set()
