"""A match in the terminal: rules, languages, refusals, undo, saves, and the coach."""

import io

import pytest

from cardlab import IllegalAction, Match, start
from cardlab.bots import find as find_bot
from cardlab.bots.coach import Counsel
from cardlab.cli import terminal
from cardlab.cli.commands import main
from cardlab.cli.terminal import Terminal, rulebook_text
from cardlab.core.numbers import is_whole
from cardlab.core.options import spelling
from cardlab.core.registry import built_in
from cardlab.words.words import Words


def played(match, lines, seat="p1", words=None):
    """Returns the terminal's output while these lines are typed."""
    written = []
    typed = iter(lines)

    def read(prompt):
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    bots = {other: find_bot("random") for other in match.game.seats if other != seat}
    Terminal(match, seat, bots, words or Words(), read=read, write=written.append).run()
    return "\n".join(written)


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_the_rulebook_has_every_rule_option_and_preset(slug):
    """Nothing is left out, and every field is filled."""
    from cardlab import find

    text = rulebook_text(slug, Words())
    for option in find(slug).options():
        assert f"({option.name})" in text
        for value in option.choices:
            assert is_whole(value) or f"- {spelling(value)}: " in text, f"{option.name}={value}"
    for preset in find(slug).presets:
        assert f"({preset})" in text
    assert not {"{", "}"} & set(text)


def test_a_match_can_be_played_in_arabic():
    """Numbers have the reader's digits, and cards and actions stay as they are written."""
    told = played(start("fast_food", seed=3), ["1"], words=Words("ar", digits="arab"))
    assert "النقاط (اللاعب ١): ٧" in told
    assert "كومة السحب: [١٣]" in told
    assert "\u20667♦ 6♦ 3♦ 9♥\u2069" in told
    assert "play 7d" in told


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_every_game_can_be_played_with_numbers_only(slug):
    """This takes the first choice twenty times, or presses Enter if there is none."""
    match = start(slug, seed=5)
    text = played(match, ["1"] * 20)
    assert len(match.actions) >= 20 or match.is_over
    assert "Player 1" in text
    assert not {"{", "}"} & set(text)


def test_a_refusal_gives_its_reason_and_changes_nothing():
    match = start("fast_food", seed=5)
    other = next(card for card in match.game.deck("red") if card not in match.zone("hand.p1"))
    text = played(match, [f"play {other}", f"why p1 play {other}", "p2 play 3d"])
    assert text.count("You don’t have") == 2
    assert match.actions == []


def test_unreadable_input_gets_an_answer_and_changes_nothing(tmp_path):
    match = start("fast_food", seed=5)
    text = played(match, ["dance", "play", "99", "why", "save", "undo", "²", f"save {tmp_path}"])
    assert match.actions == []
    assert text.count("! ") >= 4
    assert "There is nothing to undo." in text


def test_undo_also_undoes_the_bots_moves():
    match = start("fast_food", seed=5)
    played(match, ["1", "undo"])
    assert match.actions == []


def test_a_match_can_be_saved_and_loaded(tmp_path, capsys, monkeypatch):
    match = start("fast_food", seed=5)
    file = tmp_path / "match.json"
    played(match, ["1", f"save {file}"])
    assert [str(action) for action in Match.load(file.read_text()).actions] == [str(action) for action in match.actions]
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "--load", str(file)]) == 0
    assert "You are Player 1." in capsys.readouterr().out


def test_the_coach_ranks_every_choice():
    match = start("fast_food", seed=3)
    text = played(match, ["?"])
    assert text.count("leaves") == len(match.legal_actions())


def test_a_coach_without_advice_says_so(monkeypatch):
    """There is only one action, and the game has no advice about it."""
    match = start("fast_food", seed=3)
    silent = [Counsel(match.legal_actions()[0], "", None)]
    monkeypatch.setattr(terminal, "coach", lambda match, seat, words: silent)
    assert played(match, ["?"]).count("There is nothing to decide right now.") == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["play"], "no game given"),
        (["play", "wra"], "Did you mean 'war'?"),
        (["play", "war", "--option", "packs"], "NAME=VALUE"),
        (["play", "war", "--option", "pakcs=2"], "Did you mean 'packs'?"),
        (["play", "war", "--option", "packs=9"], "must be 1 or 2"),
        (["play", "war", "--preset", "none"], "no preset"),
        (["play", "war", "--seat", "p9"], "no seat"),
        (["play", "war", "--bots", "hal"], "no bot"),
        (["play", "--load", "nowhere.json"], "cannot be read"),
        (["rules", "wra"], "Did you mean 'war'?"),
        (["rules", "war", "--lang", "xx"], "no words in the language"),
        (["rules", "war", "--digits", "arab"], "the language 'en' has no digits 'arab'"),
    ],
)
def test_a_wrong_command_gets_an_explanation(arguments, told, capsys):
    assert main(arguments) == 2
    assert told in capsys.readouterr().err


def test_a_refused_action_raises_if_played_directly():
    """The terminal checks before it plays, and the match itself refuses too."""
    with pytest.raises(IllegalAction):
        start("fast_food", seed=5).play("p2 play 3d")
