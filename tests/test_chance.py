from collections import Counter

from cardlab.chance import Chance


def test_the_same_seed_and_number_give_the_same_choices():
    """These figures may never change: a saved match would become another one."""
    assert [Chance(7, 0).below(52), Chance(7, 1).below(52), Chance(8, 0).below(52)] == [43, 15, 37]
    assert Chance(7).shuffled(range(10)) == [4, 5, 7, 2, 0, 3, 1, 9, 6, 8]


def test_every_order_of_three_is_equally_likely():
    """Over 6000 shuffles each of the six orders comes about a thousand times (5 sigma is 144)."""
    orders = Counter(tuple(Chance(seed, 3).shuffled("abc")) for seed in range(6000))
    assert len(orders) == 6
    assert all(abs(times - 1000) < 144 for times in orders.values())


def test_neighbouring_actions_are_independent():
    """The coin of one action tells nothing of the next one's."""
    coins = [(Chance(5, n).coin(), Chance(5, n + 1).coin()) for n in range(4000)]
    assert all(abs(times - 1000) < 140 for times in Counter(coins).values())
