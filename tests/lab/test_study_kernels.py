"""Study kernels and fast states play as the engine does, and are not used for options that they do not support."""

import subprocess
import sys
from importlib import import_module
from itertools import chain
from pathlib import Path
from pkgutil import iter_modules

import pytest

from cardlab.bots import fast_states
from cardlab.bots.search_states import EngineState, state_of
from cardlab.core.game import Game
from cardlab.core.options import option
from cardlab.core.registry import find, game
from cardlab.lab import study
from cardlab.lab.plan import WorkerError
from cardlab.lab.study_kernels import all_study_kernels, study_kernel_for

TWINS = {
    module.name: import_module(f"{fast_states.__name__}.{module.name}").OPTIONS for module in iter_modules(fast_states.__path__)
}
"""Slug -> the options that its fast state supports."""
KNOWN = [*((slug, kernel.supported_options) for slug, kernel in all_study_kernels().items()), *TWINS.items()]


@pytest.mark.parametrize("slug", all_study_kernels())
def test_kernels_play_as_the_engine_does(slug, depth):
    """Options and bots are drawn at random. The kernels run without numba, whose compilation takes minutes."""
    studies = depth.of(40 if slug == "money" else 100)  # its engine takes ten seconds for one
    ran = subprocess.run(
        [sys.executable, "-m", "tests.lab.plain_kernels", slug, str(studies)],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    assert (ran.stdout, ran.stderr) == (f"{studies} studies of {slug} were compared\n", "")


def newer(slug: str, **options: object) -> type[Game]:
    """Returns the class of a game as if its options had been declared like this."""
    kind = find(slug)
    annotations = {"__annotations__": dict.fromkeys(options, object), "__module__": kind.__module__}
    return game(slug, presets=kind.presets)(type(kind.__name__, (kind,), {**options, **annotations}))


def is_dealt_fast(made: Game) -> bool:
    player = all_study_kernels()[made.slug].supported_bots[-1]
    return study_kernel_for(made, dict.fromkeys(made.seats, player)) is not None


def is_searched_fast(made: Game) -> bool:
    return state_of(made) is not EngineState


FAST = [*((slug, is_dealt_fast) for slug in all_study_kernels()), *((slug, is_searched_fast) for slug in TWINS)]


@pytest.mark.parametrize(("slug", "is_fast"), FAST)
def test_an_option_that_is_added_later_is_noticed(slug, is_fast):
    """At its default it changes nothing; at any other value the engine plays."""
    kind = newer(slug, last_card=option(0, at_least=0))
    assert is_fast(kind.with_options())
    assert not is_fast(kind.with_options(last_card=5))


@pytest.mark.parametrize(("slug", "is_fast"), FAST)
def test_a_value_that_is_added_later_is_noticed(slug, is_fast):
    """This holds also if it becomes the default, or if it only looks like a known one."""
    known = next(declared for declared in find(slug).options() if isinstance(declared.default, str) and not declared.reads)
    kind = newer(slug, **{known.name: option("later", choices=(*known.choices, "later"))})
    assert is_fast(kind.with_options(**{known.name: known.default}))
    assert not is_fast(kind.with_options())
    numbered = next(declared for declared in find(slug).options() if declared.at_least is not None)
    yes_or_no = newer(slug, **{numbered.name: option(True)})
    assert not is_fast(yes_or_no.with_options())


@pytest.mark.parametrize(("slug", "is_fast"), FAST)
def test_a_derived_class_is_another_game(slug, is_fast):
    assert not is_fast(type("Another", (find(slug),), {})())


@pytest.mark.parametrize(("slug", "known"), KNOWN)
def test_supported_options_exist(slug, known):
    """Each option named by a kernel is declared by one of its games, and each named value is allowed."""
    games = (
        all_study_kernels()[slug].games
        if slug in all_study_kernels() and known is all_study_kernels()[slug].supported_options
        else (slug,)
    )
    declared = {option.name: option for option in chain.from_iterable(find(one).options() for one in games)}
    assert known.keys() <= declared.keys()
    for name, values in known.items():
        assert isinstance(values, type) or set(values) <= set(declared[name].choices)


def test_the_engine_plays_a_study_with_an_unsupported_option():
    """If the caller insists on a kernel, the study is refused."""
    made = newer("fast_food", last_card=option(0, at_least=0)).with_options(last_card=5)
    asked = {"matches": 2000, "seed": 1, "progress": False}
    with pytest.raises(WorkerError, match="fast_food has no study kernel that supports these options"):
        study(made, fast=True, **asked)
    assert study(made, matches=20, progress=False) == study(made, matches=20, fast=False, progress=False)
