"""A study is the same however its work is split. A failure loses nothing, or is reported."""

import os
import pickle
import re
from concurrent.futures import CancelledError, Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import pytest

import cardlab
from cardlab.bots import UnknownBot, add, play_out
from cardlab.bots import find as find_bot
from cardlab.core.errors import GameError, OptionError, UnknownGame
from cardlab.core.game import Game
from cardlab.core.registry import find
from cardlab.lab import plan, runner
from cardlab.lab.columns import StudyError, match_seed, row
from cardlab.lab.plan import Plan, WorkerError
from cardlab.lab.progress_bar import ProgressBar
from cardlab.lab.runner import AT_MOST, Remaining
from cardlab.lab.studies import study
from cardlab.lab.study_kernels.study_kernel import StudyKernel
from cardlab.match import Match
from tests.lab.conftest import pool, same

GAME = {"game": "good_king_bad_queen", "matches": 60, "seed": 4, "fast": False, "progress": False}


@pytest.fixture(scope="module")
def whole():
    """Returns the study that all others must equal: one process plays one match after the other."""
    return study(**GAME, chunk=1)


@pytest.mark.parametrize("chunk", [None, 7, 10, 10_000])
def test_the_size_of_pieces_changes_nothing(whole, chunk):
    assert same(whole, study(**GAME, chunk=chunk))


@pytest.mark.parametrize("chunk", [None, 10, 10_000])
def test_the_workers_change_nothing(whole, two_processes, chunk):
    """Two processes and two threads give the same study as one process."""
    assert same(whole, study(**GAME, chunk=chunk, executor=two_processes))
    with ThreadPoolExecutor(2) as threads:
        assert same(whole, study(**GAME, chunk=chunk, executor=threads))


def test_a_match_of_a_study_can_be_opened(whole):
    """Match 17 of the study is a match with the same figures."""
    assert row(whole.match(17)) == tuple(whole[name][17] for name in whole.names)
    with pytest.raises(StudyError, match="its matches are 0 to 59"):
        whole.match(60)


def test_other_seeds_give_other_matches(whole):
    assert not same(whole, study(**{**GAME, "seed": 5}))


def test_a_longer_study_begins_with_the_same_matches(whole):
    more = study(**{**GAME, "matches": 70})
    assert all(more[name][:60] == whole[name] for name in whole.names)


# ------------------------------------------------------------------------------------ pieces


def test_pieces_depend_on_the_time_they_take():
    """The first one is a single match. They grow to a quarter of a second, and at most eightfold at once."""
    left = Remaining([range(10**6)], None)
    assert len(left.take()) == 1
    left.learn(1, 1e-6)
    assert len(left.take()) == runner.GROWTH
    left.learn(8, 0.01)
    assert len(left.take()) == 8 * runner.GROWTH
    left.learn(64, 10.0)
    assert len(left.take()) == 1
    left.put_back(range(3))
    assert (left.take(), left.take()) == (range(1), range(1, 3)[:1])


def test_each_remaining_match_is_handed_out_once():
    left = Remaining([range(3), range(5, 5), range(7, 10)], 2)
    assert len(left) == 6
    assert [left.take() for _ in range(4)] == [range(2), range(2, 3), range(7, 9), range(9, 10)]
    assert not left


class AtOnce(Executor):
    """Runs a job at once, and can be interrupted, broken or closed at one of its pieces."""

    def __init__(self, *, at=None, error=None, said=None):
        self.at, self.error, self.said, self.sent, self.most = at, error, said, 0, 0

    def submit(self, function, /, *args, **kwargs):
        self.sent += 1
        if self.sent == self.at and self.error is not None:
            raise self.error
        future = Future()
        if self.sent == self.at and self.said is not None:
            future.set_exception(self.said)
        else:
            future.set_result(function(*args, **kwargs))
        return future


class Never(Executor):
    """Accepts jobs and never runs them; waiting for one ends in an interrupt."""

    def __init__(self):
        self.futures = []

    def submit(self, function, /, *args, **kwargs):
        self.futures.append(Future())
        return self.futures[-1]


def test_few_pieces_wait_at_workers(monkeypatch):
    """A study does not submit a million pieces in advance, and an interrupt cancels those that wait."""

    def interrupted(futures, **_):
        raise KeyboardInterrupt

    monkeypatch.setattr(runner, "wait", interrupted)
    never = Never()
    with pytest.raises(KeyboardInterrupt):
        study("war", matches=10**6, chunk=1, executor=never, progress=False)
    assert 0 < len(never.futures) <= AT_MOST
    assert all(future.cancelled() for future in never.futures)


# ------------------------------------------------------------------------------------ executors


@pytest.fixture
def backends(monkeypatch):
    """Returns a list of the requested backends, in order. Kernels run without numba here, and are worth loading after 50 ms."""
    asked = []
    play = Plan.play

    def noted(plan, numbers, backend):
        if asked[-1:] != [backend]:
            asked.append(backend)
        return play(plan, numbers, "engine")

    monkeypatch.setattr(Plan, "play", noted)
    monkeypatch.setattr(StudyKernel, "ready_in", 0.05)
    monkeypatch.setattr(plan, "available", lambda: True)
    return asked


def test_a_study_loads_a_kernel_if_the_rest_would_take_longer(backends, monkeypatch):
    """It does so for many matches after a few, but not for two. If the kernel is loaded already, it plays all of them."""
    dealt = [study("fast_food", matches=games, progress=False) for games in (2, 200)]
    assert backends == ["engine", "study_kernel"]
    assert all(dealt[1][name][:2] == dealt[0][name] for name in dealt[0].names)
    backends.clear()
    monkeypatch.setattr(StudyKernel, "ready_in", 0.0)
    study("fast_food", matches=2, progress=False)
    assert backends == ["study_kernel"]


def test_fast_decides_about_the_kernel(backends):
    """`fast=False` uses the readable engine, whose matches can be opened one by one."""
    study("war", matches=20, fast=False, progress=False)
    study("war", matches=20, fast=True, progress=False)
    assert backends == ["engine", "study_kernel"]


def test_without_numba_the_engine_plays_here_and_at_workers(backends, monkeypatch, two_processes):
    monkeypatch.setattr(plan, "available", lambda: False)
    here = study("fast_food", matches=60, progress=False)
    assert backends == ["engine"]
    assert same(here, study("fast_food", matches=60, executor=two_processes, progress=False))
    assert same(here, study("fast_food", matches=60, executor=AtOnce(), progress=False))
    assert backends == ["engine"]


# ------------------------------------------------------------------------------------ interrupted


def test_an_interrupted_study_returns_its_finished_matches(whole, monkeypatch):
    """An interrupt in the fourth piece leaves a study of the first three, which says so."""
    play = Plan.play
    monkeypatch.setattr(Plan, "play", lambda plan, numbers, backend: stop() if 30 in numbers else play(plan, numbers, backend))

    def stop():
        raise KeyboardInterrupt

    stopped = study(**GAME, chunk=10)
    assert (len(stopped), stopped.asked) == (30, 60)
    assert all(stopped[name] == whole[name][:30] for name in whole.names)
    assert "Stopped after 30 of 60 matches." in str(stopped)


def test_finished_pieces_of_workers_are_kept(whole):
    """An interrupt while pieces are being submitted loses no finished piece."""
    stopped = study(**GAME, chunk=10, executor=AtOnce(at=5, error=KeyboardInterrupt()))
    assert len(stopped) == 40
    assert all(stopped[name] == whole[name][:40] for name in whole.names)


def test_an_interrupted_worker_stops_the_study(whole):
    """Ctrl-C reaches all processes of a terminal. The study keeps the matches before the first gap."""
    stopped = study(**GAME, chunk=10, executor=AtOnce(at=3, said=KeyboardInterrupt()))
    assert len(stopped) == 20


def test_without_matches_there_is_no_study(monkeypatch):
    def stop(*_, **__):
        raise KeyboardInterrupt

    monkeypatch.setattr(Plan, "play", stop)
    with pytest.raises(KeyboardInterrupt):
        study(**GAME)


# ------------------------------------------------------------------------------------ failing workers


def test_a_killed_worker_loses_nothing(killing_game):
    """A process of a pool is killed during its work. This process plays the remaining matches, and the study is complete."""
    mark = os.environ["CARDLAB_TEST_KILLING_GAME"]
    with pool() as executor, pytest.warns(RuntimeWarning, match="the remaining matches are played in this process"):
        killed = study(killing_game(), matches=60, chunk=5, executor=executor, progress=False)
    assert not os.path.exists(mark)
    assert same(killed, study(killing_game(), matches=60, progress=False))


@pytest.mark.parametrize("said", [CancelledError(), BrokenProcessPool("gone")])
def test_unfinished_pieces_are_played_here(whole, said):
    """This happens if somebody else closes or breaks the pool in between."""
    with pytest.warns(RuntimeWarning, match="the remaining matches are played in this process"):
        assert same(whole, study(**GAME, chunk=10, executor=AtOnce(at=3, said=said)))


def test_an_executor_that_is_closed_meanwhile_loses_nothing(whole):
    with pytest.warns(RuntimeWarning, match="the remaining matches are played in this process"):
        assert same(whole, study(**GAME, chunk=10, executor=AtOnce(at=4, error=RuntimeError("shut"))))


def test_a_closed_executor_is_an_error(two_processes):
    """The error comes before the first match, when the caller can still correct it."""
    with ThreadPoolExecutor(1) as threads:
        pass
    with pytest.raises(WorkerError, match="takes no work .*give one that is open"):
        study(**GAME, executor=threads)


def test_an_error_of_a_game_names_the_match(killing_game, two_processes, monkeypatch):
    """Here and at a worker it gives the seed, with which the match can be dealt again."""
    monkeypatch.delenv("CARDLAB_TEST_KILLING_GAME")
    for executor in (None, two_processes):
        with pytest.raises(ValueError, match="this game is broken") as told:
            study(killing_game(raises=True), matches=3, executor=executor, progress=False)
        assert "of a study of killing_game: its seed is" in "".join(told.value.__notes__)


def test_a_worker_with_another_version_refuses(monkeypatch, two_processes):
    """Two versions may deal differently, so the error names both."""
    plan = Plan(find("war").with_options(), ("random", "random"), 1, version="0.0.1")
    with pytest.raises(WorkerError, match=f"has cardlab {cardlab.__version__}, but the study has 0.0.1"):
        two_processes.submit(runner.timed, plan, range(1), "engine").result()


def test_a_game_that_cannot_be_sent_is_an_error(monkeypatch, two_processes):
    """A class inside a function has no name by which a worker could import it."""
    import cardlab.core.registry
    from cardlab.games.scramble_war import ScrambleWar

    monkeypatch.setattr("cardlab.core.registry.games.added", dict(cardlab.core.registry.games.added))

    @cardlab.core.registry.game("hidden_away")
    class HiddenAway(ScrambleWar):
        pass

    with pytest.raises(WorkerError, match="hidden_away cannot be sent to the workers .* a module that they can import"):
        study(HiddenAway(), matches=5, executor=two_processes, progress=False)


@pytest.mark.parametrize("error", [TypeError("cannot pickle a cucumber"), AttributeError("this pickle has no leaf")])
def test_an_error_of_a_game_is_not_mistaken_for_one_of_sending(error):
    """Whatever its message says, the game was sent if it could be."""
    with pytest.raises(type(error), match="pickle"):
        study(**GAME, executor=AtOnce(at=1, said=error))


def test_a_worker_that_lacks_a_module_is_an_error():
    with pytest.raises(WorkerError, match="cannot be sent to the workers .*No module named 'mine'"):
        study(**GAME, executor=AtOnce(at=1, said=ModuleNotFoundError("No module named 'mine'")))


def test_a_game_is_sent_as_its_options():
    """Its cached results are not sent."""
    game = find("twos").with_options(hands=2)
    fresh = len(pickle.dumps(game))
    study(game, matches=2, progress=False)
    assert len(pickle.dumps(game)) == fresh
    assert pickle.loads(pickle.dumps(game)) == game


# -------------------------------------------------------------------------------------- invalid arguments


@pytest.mark.parametrize(
    ("asked", "error", "told"),
    [
        ({"matches": 0}, StudyError, "matches is 0, but must be a whole number from 1"),
        ({"matches": -5}, StudyError, "matches is -5"),
        ({"matches": 1e5}, StudyError, "matches is 100000.0"),
        ({"matches": True}, StudyError, "matches is True"),
        ({"seed": -1}, StudyError, "seed is -1, but must be a whole number from 0"),
        ({"seed": "one"}, StudyError, "seed is 'one'"),
        ({"chunk": 0}, StudyError, "chunk is 0"),
        ({"bots": "nobody"}, UnknownBot, "no bot 'nobody'"),
        ({"bots": {"p9": "random"}}, StudyError, "has no seat 'p9'"),
        ({"bots": ["random", "random"]}, StudyError, "one name for all seats, or a mapping"),
        ({"executor": object()}, StudyError, r"must be one of concurrent.futures"),
        ({"language": "xx"}, cardlab.CardlabError, "no words in the language 'xx'"),
        ({"war_down": 9}, OptionError, "option 'war_down' is 9"),
        ({"wars": 2}, OptionError, "no option 'wars'"),
        ({"preset": "nothing"}, OptionError, "no preset 'nothing'"),
        ({"packs": 1, "players": 3, "leftover": "what"}, OptionError, "leftover"),
    ],
)
def test_invalid_arguments_are_refused_before_the_first_match(monkeypatch, asked, error, told):
    monkeypatch.setattr(Plan, "play", None)
    with pytest.raises(error, match=told):
        study("war", **asked)


def test_a_game_is_a_slug_a_class_or_a_game_with_its_options():
    """All three give the same study, nothing else is accepted, and keyword options override the game's own."""
    of_slug, of_class, of_game = (
        study("scramble_war", matches=3, war_down=2, progress=False),
        study(find("scramble_war"), matches=3, war_down=2, progress=False),
        study(find("scramble_war").with_options(war_down=2), matches=3, progress=False),
    )
    assert of_slug == of_class == of_game
    with pytest.raises(UnknownGame, match="Did you mean 'war'"):
        study("warr")
    for nothing in (7, None, int):
        with pytest.raises(UnknownGame, match="no game .*: give a slug"):
            study(nothing)
    with pytest.raises(GameError, match="Game is not a game yet"):
        study(Game)
    assert study(find("war").with_options(war_down=3), matches=1, packs=2, progress=False).game.war_down == 3
    one = find("fast_food").with_options(games=1)
    assert study(one, matches=2, progress=False).game.games == 1


class Last:
    """A bot that always takes the last legal action."""

    name = "last"

    def choose(self, game, view, legal, rng):
        return legal[-1]


def test_a_bot_of_your_own_plays_in_a_study(monkeypatch):
    """It plays the same matches as one by one, and other bots get the same decks."""
    monkeypatch.setattr("cardlab.bots.registry.added", {})
    add(Last())
    two = study("fast_food", matches=6, bots={"p1": "last"}, seed=3)
    assert two.title.endswith("played by last, random")
    for number in range(6):
        expected = play_out(Match(two.game, match_seed(3, number)), {"p1": Last(), "p2": find_bot("random")})
        assert two.match(number).actions == expected.actions
        assert tuple(two[name][number] for name in two.names) == row(expected)
    assert two.compare(study("fast_food", matches=6, seed=3)).paired


def test_workers_that_do_not_know_a_bot_say_so(monkeypatch, two_processes):
    """This happens to workers that were started before it was added, or elsewhere."""
    two_processes.submit(int).result()
    monkeypatch.setattr("cardlab.bots.registry.added", {})
    add(Last())
    with pytest.raises(WorkerError, match="the workers have another set of bots .no bot 'last'"):
        study("fast_food", matches=6, bots="last", executor=two_processes)


def test_a_study_stops_when_its_time_is_over():
    """It has the matches played until then, from the first one on, and says how many there are."""
    short = study("tablanette", matches=500, within=1e-9, progress=False)
    assert 0 < len(short) < 500
    assert short.notes()[0] == f"Stopped after {len(short)} of 500 matches."
    assert short["winner"] == study("tablanette", matches=len(short), progress=False)["winner"]
    for seconds in (0, -1, True, "1"):
        with pytest.raises(StudyError, match="within is .*must be a number of seconds"):
            study("war", matches=1, within=seconds, progress=False)


def test_a_long_study_says_so_first(monkeypatch, capsys):
    """It says so once, in words, with ways to shorten it. A short study says nothing."""
    now = iter(range(0, 10**6, 5))
    monkeypatch.delenv("TQDM_DISABLE", raising=False)
    monkeypatch.setattr("cardlab.lab.progress_bar.time.perf_counter", lambda: next(now))
    monkeypatch.setattr("cardlab.lab.runner.available_cores", lambda: 8)
    monkeypatch.setattr("cardlab.lab.progress_bar.ProgressBar._show", lambda bar: None)
    study("good_king_bad_queen", matches=60, chunk=10, fast=False)
    said = capsys.readouterr().out
    assert re.fullmatch(r"This takes about \d+ more seconds\. executor=\S+ plays on 8 processors at once\.\n", said)
    study("good_king_bad_queen", matches=60, chunk=60, fast=False)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("kernel", [False, True])
def test_preparation_does_not_count_for_the_estimate(monkeypatch, capsys, kernel):
    """Loading modules or compiling a kernel once takes a minute. After that, at 10 matches a second, the message does not speak
    of 100 minutes.
    """
    now = 0.0
    monkeypatch.delenv("TQDM_DISABLE", raising=False)
    monkeypatch.setattr("cardlab.lab.progress_bar.time.perf_counter", lambda: now)
    monkeypatch.setattr("cardlab.lab.progress_bar.ProgressBar._show", lambda bar: None)
    bar = ProgressBar("war", 100, 0, wanted=True)
    for second in range(60, 66):
        now = float(second)
        bar.add(1 if second == 60 else 10)
        bar.tell_if_long(str)
        if kernel and second == 60:
            bar.caption("making ready")
            now = 120.0
            bar.add(1)
            bar.tell_if_long(str)
            now = 60.0
    assert capsys.readouterr().out == ""
