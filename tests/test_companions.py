"""A game's class finds the companions of its rulebook, and none of our classes exists only to split a file."""

import pytest

import cardlab.core.registry
from cardlab import GameError
from cardlab.core.companion import Companion
from cardlab.core.forecast import Forecast
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.presentation import Presentation
from cardlab.core.registry import built_in, find, game
from cardlab.games.addition_war import AdditionWarPresentation
from cardlab.games.war import War, WarForecast, WarPresentation

KINDS = (Presentation, Judgement, Forecast)


@pytest.fixture(autouse=True)
def _games_made_here_are_gone_after_the_test(monkeypatch):
    monkeypatch.setattr(cardlab.core.registry.games, "added", dict(cardlab.core.registry.games.added))


def test_a_companion_is_found_by_the_class_of_its_game():
    two = find("war").with_options(packs=2)
    assert type(Presentation.of(two)) is WarPresentation
    assert Presentation.of(two).game is two
    assert Presentation.of(two) is Presentation.of(two)


def test_a_variant_has_its_parents_companions_unless_it_declares_its_own():
    """Guerilla Joker has its own page and forecast, and Speed War its own page. A game derived from Addition War has both from
    it.
    """

    @game("variant_of_addition")
    class Variant(find("addition_war")):
        pass

    assert type(Presentation.of(Variant())) is AdditionWarPresentation
    assert type(Forecast.of(find("speed_war")())) is WarForecast
    assert Presentation.of(find("speed_war")()).shows == ("level", "turns")
    assert Presentation.of(find("speed_war")()).celebrations == WarPresentation.celebrations

    class VariantPresentation(AdditionWarPresentation, game=Variant):
        shows = ("sum",)

    assert type(Presentation.of(Variant())) is VariantPresentation


def test_a_small_game_may_be_its_own_companion():
    """One class may have rules and presentation, and a variant of it may have its own companion."""

    @game("all_in_one")
    class AllInOne(Game, Presentation, Judgement):
        shows = ("points",)

    one = AllInOne()
    assert Presentation.of(one) is Judgement.of(one) is one.game is one
    assert type(Forecast.of(one)) is Forecast

    @game("apart")
    class Apart(AllInOne):
        pass

    class ApartPresentation(Presentation, game=Apart):
        shows = ("cards",)

    @game("apart_again")
    class ApartAgain(Apart):
        pass

    assert Presentation.of(Apart()).shows == Presentation.of(ApartAgain()).shows == ("cards",)
    assert Presentation.of(one).shows == ("points",)
    assert isinstance(Judgement.of(Apart()), Apart)

    @game("with_hints")
    class WithHints(War, Presentation):
        shows = ("cards",)

    assert Presentation.of(WithHints()).shows == ("cards",)


def test_a_game_without_companions_has_empty_ones():
    @game("bare")
    class Bare(Game):
        pass

    assert [type(kind.of(Bare())) for kind in KINDS] == [*KINDS]
    assert Presentation.of(Bare()).shows == ()
    assert Forecast.of(Bare()).settled_by == {}


def test_useless_declarations_are_errors():
    """These are a declaration on a class that is no `Presentation`, and a companion that names no game."""
    with pytest.raises(GameError, match=r"Lost declares shows, .* write class Lost\(Game, Presentation\)"):

        @game("lost")
        class Lost(Game):
            shows = ("points",)

    with pytest.raises(GameError, match=r"NoGame names no game: write class NoGame\(Judgement, game=\.\.\.\)"):

        class NoGame(Judgement):
            pass


def parents(cls, top):
    """Returns the length of the longest path from a class down to one derived from it."""
    return 0 if cls is top else 1 + max(parents(base, top) for base in cls.__bases__ if issubclass(base, top))


def below(top):
    for cls in top.__subclasses__():
        yield cls
        yield from below(cls)


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_inheritance_is_at_most_three_deep(slug):
    """There are at most three classes below `Game`, and below each kind of companion, such as War, Addition War, Casualty War."""
    made = find(slug)
    assert parents(made, Game) <= 3
    for kind in KINDS:
        companion = type(kind.of(made()))
        assert companion is kind or parents(companion, kind) <= 3


def test_every_class_is_a_game_or_a_companion_of_one():
    """In our games, every class derived from `Game` is a game, and each companion has its game."""
    classes = [cls for slug in built_in() for cls in find(slug).__mro__ if cls.__module__.startswith("cardlab.games")]
    games = {find(slug) for slug in built_in()}
    assert {cls for cls in classes if issubclass(cls, Game)} == games
    ours = {cls for kind in KINDS for cls in below(kind) if cls.__module__.startswith("cardlab.games")}
    declared = {type(kind.of(made())) for made in games for kind in KINDS} - {*KINDS}
    assert ours == declared
    assert all(issubclass(cls, Companion) for cls in ours)
