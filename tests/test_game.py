"""Games: their registry, options, installed packages, and the spelling of actions."""

import pickle
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import EntryPoint

import pytest

import cardlab
import cardlab.core.installed_packages
import cardlab.core.registry
import cardlab.games
from cardlab import GameError, NotationError, OptionError, UnknownGame, find, slugs, start
from cardlab.core.actions import Action, Deal, argument, parse_action
from cardlab.core.cards import Card, pack
from cardlab.core.declarations import DRAW, Zone
from cardlab.core.event_kinds import end, fill
from cardlab.core.game import Game
from cardlab.core.options import Option, option
from cardlab.core.registry import game
from cardlab.core.table import Event, Table
from tests.installed import run_with_installed


def test_every_file_in_the_folder_is_a_game():
    """They are found by their files, and no list names them."""
    assert {"war", "addition_war", "subtraction_war", "fast_food", "seven_twenty_seven"} <= set(slugs())
    assert all(find(slug).slug == slug for slug in slugs())


def test_an_unknown_game_suggests_the_nearest():
    with pytest.raises(UnknownGame, match="no game 'adition_war'. Did you mean 'addition_war'?"):
        find("adition_war")


@pytest.mark.parametrize(
    ("slug", "options", "told"),
    [
        ("war", {"players": 5}, "war: option 'players' is 5, but must be 2 or 3 or 4."),
        ("war", {"war_down": "1"}, "option 'war_down' is '1', but must be"),
        ("war", {"war_down": True}, "option 'war_down' is True"),
        ("war", {"max_turns": 0}, "option 'max_turns' is 0, but must be a whole number from 1 to 100000."),
        ("war", {"max_turns": 2.5}, "option 'max_turns' is 2.5, but must be a whole number from 1 to 100000."),
        ("war", {"war_dwn": 1}, "war: no option 'war_dwn'. Did you mean 'war_down'?"),
        ("war", {"preset": "printd_1"}, "no preset 'printd_1'. Did you mean 'printed_1'?"),
        ("seven_twenty_seven", {"min_bet": 9, "max_bet": 5}, "option 'min_bet' is 9, but must not be more than 'max_bet'"),
        ("fast_food", {"hand_size": 6}, "must be a whole number from 1 to 5"),
    ],
)
def test_a_wrong_option_is_named_with_the_allowed_values(slug, options, told):
    with pytest.raises(OptionError) as error:
        start(slug, **options)
    assert told in str(error.value)


@pytest.mark.parametrize(
    ("least", "most", "allowed", "right", "wrong"),
    [
        (None, None, "a whole number", [-1, 9], [True, 0.0, "1"]),
        (2, None, "a whole number, 2 or more", [2, 9], [1, 2.0]),
        (None, 7, "a whole number, 7 at most", [-1, 7], [8]),
        (2, 7, "a whole number from 2 to 7", [2, 7], [1, 8, None]),
    ],
)
def test_a_range_is_described_by_its_bounds(least, most, allowed, right, wrong):
    tried = Option("n", 3, (), least, most)
    assert tried.allowed == allowed
    assert [tried.fault(value) for value in right] == [None] * len(right)
    assert [tried.fault(value) for value in wrong] == [f"must be {allowed}"] * len(wrong)


def test_options_override_the_preset():
    match = start("war", preset="lesson", max_turns=5)
    assert (match.game.max_turns, match.game.on_limit) == (5, "most_cards")


def test_option_values_are_read_from_text():
    """An address or a command line gives texts, which each option reads in its own way."""
    options = {o.name: o for o in find("war").options()}
    assert options["players"].parse("3") == 3
    assert options["stop_on_repeat"].parse("false") is False
    assert options["pickup_order"].parse("played") == "played"


@game("nothing_at_all")
class NothingAtAll(Game):
    """The shortest possible game, which ends with the deal."""

    players: int = option(2, choices=(2,))
    zones = (Zone("pack", seen_by="nobody"),)
    verbs = (Deal,)

    def pack(self) -> list[Card]:
        return pack()

    def set_up(self, table: Table) -> Iterator[Event]:
        yield fill("pack", self.pack())
        yield end(DRAW, rule="nothing_at_all.end")

    def legal_actions(self, table: Table) -> list[Action]:
        return []


def test_a_game_defined_here_is_found_and_may_end_in_its_set_up():
    """A class defined in a notebook is a game at once. If the deal ends the game, no actions are left."""
    match = start("nothing_at_all")
    assert match.outcome == "draw"
    assert match.legal_actions() == []
    assert match.why_not("all deal").rule == "nothing_at_all.end"


def test_our_games_keep_their_slugs():
    """A game of one's own needs its own slug, and ours stay unchanged."""
    ours = find("war")
    with pytest.raises(GameError, match="'war' is a built-in game: give yours another name than .*war"):
        game("war")(type("MyWar", (NothingAtAll,), {}))
    assert find("war") is ours


@pytest.fixture
def offered(monkeypatch):
    """Simulates the games of installed packages, for one test."""

    def offer(**points: str) -> None:
        declared = {name: EntryPoint(name, value, "cardlab.games") for name, value in points.items()}
        monkeypatch.setattr(cardlab.core.installed_packages, "entry_points", lambda: {"cardlab.games": declared})
        for name in points:
            monkeypatch.delitem(cardlab.core.registry.games.added, name, raising=False)

    return offer


def test_an_installed_package_offers_a_game(offered):
    """An entry point is enough for a game of another package."""
    offered(nothing_at_all=f"{__name__}:NothingAtAll")
    assert "nothing_at_all" in slugs()
    assert find("nothing_at_all") is NothingAtAll


def test_a_wrong_entry_point_is_an_error(offered):
    """It must be a game of that name, and must load."""
    offered(other_name=f"{__name__}:NothingAtAll", gone="no_such_module:Game")
    with pytest.raises(GameError, match="not a class made with @game"):
        find("other_name")
    with pytest.raises(GameError, match="loading it failed"):
        find("gone")


def test_a_broken_package_affects_no_other_game(tmp_path):
    """A game that cannot be loaded is an error for those who ask for it; the others are found, played and explained."""
    files = {
        "broken.py": "raise RuntimeError('this package is broken')",
        "broken-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n",
        "broken-1.0.dist-info/entry_points.txt": "[cardlab.games]\ngone = no_such_module:Game\nbroken = broken:Game\n",
    }
    code = """
import cardlab, cardlab.cli.commands
print(repr(cardlab.start("war").play("all turn")), cardlab.slugs())
cardlab.cli.commands.main(["list"])
try:
    cardlab.start("broken")
except cardlab.GameError as error:
    print(error)
"""
    shown = run_with_installed(tmp_path, files, code)
    assert "<match of war, seed 0: after 1 actions>" in shown
    assert "War: Comparing numbers" in shown
    assert "loading it failed: this package is broken" in shown


@dataclass(frozen=True)
class Buy(Action):
    pay: str = argument(choices="KQ")
    source: str = argument(word="from", choices=("floor", "opponent"))
    change: tuple[str, ...] = argument((), choices="KQ")


@dataclass(frozen=True)
class Supply(Action):
    change: tuple[str, ...] = argument((), word="", choices="KQ")


@dataclass(frozen=True)
class Throw(Action):
    place: int
    declare: bool = False


@pytest.mark.parametrize(
    "spelling",
    [
        "p1 buy Q from floor",
        "p1 buy Q from floor change K K",
        "p1 supply",
        "p1 supply K Q",
        "p1 throw 2",
        "p1 throw 2 declare",
    ],
)
def test_an_action_with_words_parses_back(spelling):
    """An argument may follow a word of its own, be left out if it has a default, or be its name alone."""
    assert str(parse_action(spelling, (Buy, Supply, Throw), ("p1",))) == spelling


@dataclass(frozen=True)
class ThrowAll(Action, verb="throw"):
    colour: str = "red"


def test_a_verb_is_the_name_of_its_class_or_a_declared_one():
    """Two games may have the same verb with different fields. Each class is written, read and pickled by that word."""
    assert (Throw.verb(), ThrowAll.verb()) == ("throw", "throw")
    assert str(ThrowAll("p1", "black")) == "p1 throw colour black"
    assert parse_action("p1 throw colour black", (Buy, ThrowAll), ("p1",)) == ThrowAll("p1", "black")
    assert pickle.loads(pickle.dumps(ThrowAll("p1"))) == ThrowAll("p1")


@pytest.mark.parametrize(
    ("spelling", "told"),
    [
        ("p1 buy Q", "buy needs one source after 'from'"),
        ("p1 buy Q from", "buy needs one source after 'from'"),
        ("p1 buy Q from floor opponent", "buy needs one source"),
        ("p1 buy from floor", "buy needs one pay"),
        ("p1 buy Q from floor change", "buy needs one or more change"),
        ("p1 buy Q from moon", "'moon' .* must be floor or opponent"),
        ("p1 buy Q K from floor", "'K' is too much for buy"),
        ("p1 throw declare", "throw needs one place"),
        ("p1 throw 2 declare declare", "'declare' is too much for throw"),
    ],
)
def test_a_missing_word_or_argument_is_an_error(spelling, told):
    with pytest.raises(NotationError, match=told):
        parse_action(spelling, (Buy, Supply, Throw), ("p1",))
