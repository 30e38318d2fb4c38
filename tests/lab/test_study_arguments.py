"""Start positions, measures and bots of one's own in a study, which is as reproducible as any other."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import pyarrow
import pytest

from cardlab import lab, position
from cardlab.bots import BotError, add
from cardlab.core.errors import OptionError, PositionError, UnknownGame
from cardlab.core.position import Position
from cardlab.lab.cache import CacheError
from cardlab.lab.columns import StudyError
from cardlab.lab.plan import WorkerError
from cardlab.lab.studies import study

LAID = "war; packet.p1 7d 2c; packet.p2 7h Kc"


def aces_first(game, rng):
    """Gives all aces to Player 1, and shuffles the other cards."""
    cards = rng.shuffled(game.pack())
    aces = [card for card in cards if card.rank == "A"]
    others = [card for card in cards if card.rank != "A"]
    return {"packet.p1": rng.shuffled([*aces, *others[:22]]), "packet.p2": others[22:]}


def greatest_haul(match):
    """Returns the most cards that a player has taken in one turn."""
    return max((event.facts["n"] for event in match.events if event.rule == "war.pickup"), default=0)


@dataclass
class Card:
    """Plays the first or the last of the legal actions."""

    place: int
    name: str = "place"

    def choose(self, game, view, legal, rng):
        return legal[self.place]


# ------------------------------------------------------------------------------------ starts


def test_each_match_begins_at_its_start_position():
    """The player with all four aces wins nearly always. Each match has its own deal, and can be opened."""
    dealt = study("war", matches=60, seed=2, start=aces_first, progress=False)
    assert dealt.shares()["p1"].low > 0.75
    decks = []
    for number in range(3):
        match = dealt.match(number)
        assert match.outcome == f"p{dealt['winner'][number]}"
        match.go_to(0)
        assert {card.name[0] for card in match.zone("packet.p1")} >= {"A"}
        assert not any(card.rank == "A" for card in match.zone("packet.p2"))
        decks.append(match.zone("packet.p2"))
    assert decks[0] != decks[1] != decks[2]
    assert "from aces_first()" in dealt.title


@pytest.mark.parametrize("laid", [LAID, Position.parse(LAID), Position.of(position(LAID))])
def test_a_position_gives_the_game_and_the_start(laid):
    dealt = study(laid, matches=4, progress=False)
    assert str(dealt.match(0).position) == LAID
    assert study("war", matches=4, start=laid, progress=False) == dealt
    assert dealt.title == "War, 4 matches, seed 0, from packet.p1 7d 2c; packet.p2 7h Kc"


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ({"game": LAID, "war_down": 2}, "a position names its game and its options"),
        ({"game": "war", "start": "duel_king; hand.p1 7d"}, "duel_king"),
        ({"game": "war", "war_down": 2, "start": LAID}, "start is a position of war with the usual options.*war_down"),
        ({"game": "war", "start": "war"}, "start is 'war', but must be a position of war"),
        ({"game": "war", "start": 7}, "start is 7, but must be a position"),
        ({"game": "war", "start": lambda game, rng: 7}, "gave 7, but must give the cards of each zone of war"),
        ({"game": "war", "start": lambda game, rng: {"packet.p1": "7d 7d"}}, "7d lies 2 times"),
        (
            {"game": "war", "start": lambda game, rng: Position.parse("war war_down=2; packet.p1 7d")},
            "must give the cards of each",
        ),
    ],
)
def test_impossible_starts_are_errors(asked, message):
    with pytest.raises((StudyError, PositionError), match=message):
        study(**asked, matches=2, progress=False)


@pytest.mark.parametrize("name", ["n", "games", "samples", "trials"])
def test_other_names_for_the_number_of_matches_are_explained(name):
    """In Fast Food, `games` is an option: the games of a match."""
    with pytest.raises(OptionError, match=f"war: no option '{name}'. The number of matches of a study is `matches=5`"):
        study("war", **{name: 5})
    dealt = study("fast_food", matches=3, games=1, progress=False)
    assert (len(dealt), dealt.game.games) == (3, 1)


def test_an_unknown_slug_is_still_named():
    with pytest.raises(UnknownGame, match="Did you mean 'war'"):
        study("wor")


# ------------------------------------------------------------------------------------ measures


def test_a_measure_is_a_column_like_the_others():
    """The greatest haul of each match is counted from its log. It is right for one match by hand, and appears in tables, plots
    and data frames.
    """
    measures = {"greatest_haul": greatest_haul, "odd": lambda match: len(match.actions) % 2 == 1}
    dealt = study("war", matches=30, seed=4, measures=measures, progress=False)
    assert list(dealt["greatest_haul"]) == [greatest_haul(dealt.match(number)) for number in range(30)]
    assert set(dealt["odd"]) == {0, 1}
    assert dealt.main == "greatest_haul"
    assert dealt.label("greatest_haul") == "greatest haul"
    assert dealt.names[-2:] == ("greatest_haul", "odd")
    assert pyarrow.table(dealt)["greatest_haul"].to_pylist() == list(dealt["greatest_haul"])
    assert "greatest haul" in str(dealt)
    usual = study("war", matches=30, seed=4, progress=False)
    assert all(dealt[name] == usual[name] for name in usual.names)


@pytest.mark.parametrize(
    ("measures", "message"),
    [
        ({"turns": greatest_haul}, "a measure is called 'turns'"),
        ({"two words": greatest_haul}, "a measure is called 'two words'"),
        ({"share": lambda match: 0.5}, "the measure 'share' is 0.5 in a match of war"),
        ({"none": 7}, "the measure 'none' is 7"),
        ([greatest_haul], "measures is .*must be a mapping"),
        ({"huge": lambda match: 2**63}, "below 2\\*\\*63"),
    ],
)
def test_impossible_measures_are_errors(measures, message):
    with pytest.raises(StudyError, match=message):
        study("war", matches=2, measures=measures, progress=False)


def test_kernels_do_not_count_extra_measures():
    with pytest.raises(WorkerError, match="no study kernel"):
        study("war", matches=2, fast=True, measures={"greatest_haul": greatest_haul}, progress=False)


# ------------------------------------------------------------------------------------ players


def test_bots_of_ones_own_need_no_name():
    """A bot that is not registered can play, alone or with a named one. Different parameters make different bots."""
    first = study("fast_food", matches=20, bots={"p1": Card(0), "p2": "greedy"}, progress=False)
    last = study("fast_food", matches=20, bots={"p1": Card(-1), "p2": "greedy"}, progress=False)
    assert first.plan.names == ("place", "greedy")
    assert "played by place, greedy" in first.title
    assert first["score.p1"] != last["score.p1"]
    assert first.plan.about["code"] != last.plan.about["code"]


def test_a_registered_bot_is_known_by_its_name():
    anna = add(Card(0, "anna_of_the_tests"))
    assert study("fast_food", matches=2, bots=anna, progress=False).plan.bots == ("anna_of_the_tests",) * 2
    with pytest.raises(BotError, match="is no bot"):
        study("fast_food", matches=2, bots={"p1": 7}, progress=False)


# ------------------------------------------------------------------------------------ other processes, and files


def test_other_processes_give_the_same_figures():
    asked = {"game": "war", "matches": 12, "start": aces_first, "measures": {"greatest_haul": greatest_haul}, "progress": False}
    with ProcessPoolExecutor(1, mp_context=get_context("fork")) as pool:
        assert study(**asked, executor=pool, chunk=4) == study(**asked)
        with pytest.raises(WorkerError, match="cannot be sent to the workers"):
            study("war", matches=4, executor=pool, measures={"odd": lambda match: 1}, progress=False)


def test_a_cache_and_a_file_check_the_functions(tmp_path):
    """Another function of the same name makes another study. To read a file with figures of functions, the reader must give
    them again.
    """
    asked = {"seed": 3, "start": aces_first, "measures": {"greatest_haul": greatest_haul}}
    dealt = study("war", matches=6, cache=tmp_path / "war.cache", progress=False, **asked)
    assert study("war", matches=6, cache=tmp_path / "war.cache", progress=False, **asked) == dealt
    for other in ({"start": None}, {"measures": {"greatest_haul": lambda match: 7}}, {"start": lambda game, rng: {}}):
        with pytest.raises(CacheError, match="another study|other rules"):
            study("war", matches=6, cache=tmp_path / "war.cache", progress=False, **{**asked, **other})
    dealt.to_parquet(tmp_path / "war.parquet")
    dealt.to_csv(tmp_path / "war.csv")
    assert lab.read(tmp_path / "war.parquet", "war", **asked) == dealt
    assert lab.read(tmp_path / "war.csv", "war", **asked) == dealt
    with pytest.raises(
        lab.ReadError, match=r"with your own functions.*greatest_haul, aces_first\(\).*'war', start=…, measures=\{…\}\)"
    ):
        lab.read(tmp_path / "war.parquet")
    noted = {name: asked[name] for name in ("start", "measures")}  # the file contains the other arguments
    assert lab.read(tmp_path / "war.parquet", "war", **noted) == dealt
    with pytest.raises(lab.ReadError, match="its start is 'aces_first\\(\\)', not ''"):
        lab.read(tmp_path / "war.parquet", "war", seed=3, measures={"greatest_haul": greatest_haul})
    laid = study(LAID, matches=3, progress=False)
    laid.to_parquet(tmp_path / "laid.parquet")
    assert lab.read(tmp_path / "laid.parquet") == laid
