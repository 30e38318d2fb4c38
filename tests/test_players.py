import pytest

from cardlab import start
from cardlab.players import UnknownPlayer, find, names, play_out


def test_players_are_found_by_their_names():
    assert {"random", "greedy"} <= set(names())
    with pytest.raises(UnknownPlayer, match="no player 'gredy'. Did you mean 'greedy'?"):
        find("gredy")


@pytest.mark.parametrize("slug", ["fast_food", "seven_twenty_seven", "war"])
def test_bots_play_a_match_to_its_end_in_the_same_way_each_time(slug):
    """Bots are seeded by the match: the same match is played in the same way."""

    def run():
        match = start(slug, seed=5, **({"hands": 2} if slug == "seven_twenty_seven" else {}))
        return play_out(match, {seat: find("greedy") for seat in match.game.seats})

    first = run()
    assert first.is_over
    assert first.actions == run().actions


def test_a_player_is_handed_no_hidden_card():
    """What a bot gets is its seat's view: other hands and the stock are blanks."""
    seen = []

    class Looks:
        def choose(self, game, view, legal, chance):
            seen.append(view)
            return legal[0]

    play_out(start("fast_food", seed=1, games=1), {"p1": Looks(), "p2": Looks()})
    assert len(seen) == 20
    for view in seen:
        other = "p2" if view.viewer == "p1" else "p1"
        assert not view.known(f"hand.{other}")
        assert not view.known("stock")
        assert view.known(f"hand.{view.viewer}")


def test_greedy_beats_random_at_fast_food():
    """Taking the most points at once wins nearly always against playing anything (rules: 97 of 100)."""
    bots = {"p1": find("greedy"), "p2": find("random")}
    won = sum(play_out(start("fast_food", seed=seed, games=1), bots).outcome == "p1" for seed in range(100))
    assert won >= 88
