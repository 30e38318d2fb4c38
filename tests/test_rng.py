"""Random streams give the same choices for the same seed, and every order with the same probability."""

from collections import Counter

from cardlab.core.rng import RandomStream


def test_the_same_seed_and_number_give_the_same_choices():
    """These numbers must never change, because saved matches depend on them."""
    assert [RandomStream(7, 0).below(52), RandomStream(7, 1).below(52), RandomStream(8, 0).below(52)] == [43, 15, 37]
    assert RandomStream(7).shuffled(range(10)) == [4, 5, 7, 2, 0, 3, 1, 9, 6, 8]


def test_every_order_of_three_is_equally_likely():
    """Over 6,000 shuffles each of the six orders comes about a thousand times (5 standard deviations are 144)."""
    orders = Counter(tuple(RandomStream(seed, 3).shuffled("abc")) for seed in range(6000))
    assert len(orders) == 6
    assert all(abs(times - 1000) < 144 for times in orders.values())


def test_neighbouring_actions_are_independent():
    """The coin of one action says nothing about the next one's."""
    coins = [(RandomStream(5, n).coin(), RandomStream(5, n + 1).coin()) for n in range(4000)]
    assert all(abs(times - 1000) < 140 for times in Counter(coins).values())
