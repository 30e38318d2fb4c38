from cardlab import start
from cardlab.chance import Chance
from cardlab.games.fast_food import scoring


def test_what_every_total_scores():
    """83 of the totals from 1 to 110 score, 363 points in all; four of them score all three."""
    points = {total: sum(scoring(total).values()) for total in range(1, 111)}
    assert sum(p > 0 for p in points.values()) == 83
    assert sum(points.values()) == 363
    assert [total for total, p in points.items() if p == 11] == [35, 57, 75, 105]
    assert [sum(name in scoring(total) for total in points) for name in ("cheeseburger", "soda", "fries")] == [32, 30, 49]


def test_the_last_total_is_110_and_a_soda_for_the_second_player():
    """Each colour adds up to 110, and 110 = 5 × 22."""
    for seed in range(10):
        match, chance = start("fast_food", seed=seed, games=1), Chance(seed)
        while not match.is_over:
            match.play(chance.pick(match.legal_actions()))
        assert match.table.counters["total"] == 110
        assert match.table.counters["score.p2"] >= 3
        assert match.rules[-3:-1] == ["fast_food.score.soda", "fast_food.game.end"]


def test_two_games_with_both_colours():
    match, chance = start("fast_food", seed=1), Chance(1)
    while not match.is_over:
        match.play(chance.pick(match.legal_actions()))
    assert [action.who for action in match.actions[19:22]] == ["p2", "p2", "p1"]
    assert len(match.zone("used")) == len(match.zone("pile")) == 20
