"""The study kernel of Tablanette agrees with the engine: captures from tables of any size, each option, and the end of a match."""

import pytest

from cardlab import start
from cardlab.core.cards import cards, pack
from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.games.tablanette.sums import MOST_LISTED
from cardlab.lab.columns import NOT_ENDED
from cardlab.lab.plan import Plan
from cardlab.lab.study_kernels.tablanette_option_codes import encode_options
from cardlab.lab.study_kernels.tablanette_other_cards import gather, new_other_cards, put
from cardlab.lab.study_kernels.tablanette_table_cards import (
    LYING,
    clear,
    find_ways,
    lay,
    most_groups,
    new_table_cards,
    take_away,
)
from tests.lab.study_kernels.against_engine import differing, kernel_of

GAME = find("tablanette")
PACK = GAME().pack()
MIXED = ("greedy", "random")
SUMS = [
    {},
    {"groups": "one"},
    {"group_max": 3},
    {"group_max": 3, "groups": "one"},
    {"jack": "twelve"},
    {"jack_in_sums": True},
    {"jack_in_sums": True, "group_max": 3},
    {"jack": "twelve", "group_max": 3},
]
"""All options that change the possible captures."""


class Laid:
    """A table of the kernel, laid card by card, and the same table of the game."""

    def __init__(self, **options):
        self.game = GAME.with_options(**options)
        self.options = encode_options(self.game, MIXED, 1)
        self.table = new_table_cards()
        self.came, self.cards = [], []
        clear(self.table)

    def lay(self, *laid):
        for card in laid:
            number = PACK.index(card)
            lay(self.table, number, self.options.values[number], self.options.most)
            self.came.append(card)
            self.cards.append(card)

    def take(self, taken):
        take_away(self.table, sum(1 << self.came.index(card) for card in taken))
        self.cards = [card for card in self.cards if card not in taken]
        self.came = self.came if self.cards else []

    def ways(self, card):
        """Returns the possible captures of a card, as the kernel lists them."""
        n = find_ways(self.table, self.game.goals[card], self.options.many)
        masks = [int(mask) for mask in self.table.found[:n]]
        return [tuple(c for place, c in enumerate(self.came) if mask >> place & 1) for mask in masks]

    def check(self, played):
        """Checks that every card has the same captures in the same order. Returns the largest number for one card."""
        listed = self.game.ways(played, self.cards)
        for card in played:
            assert self.game.sweeps(card) or self.ways(card) == listed[card], (card, self.cards)
        lying = [c for place, c in enumerate(self.came) if int(self.table.lie[LYING]) >> place & 1]
        assert lying == self.cards
        return max(map(len, listed.values()))


# ------------------------------------------------------------------------------------ possible captures


@pytest.mark.parametrize(
    ("card", "table", "ways"),
    [
        ("Kd", "Ac 3d", ["Ac 3d"]),  # 11 + 3
        ("4d", "Ac 3d", ["Ac 3d"]),  # 1 + 3
        ("Qd", "Ac Ad As", ["Ac Ad As"]),  # 11 + 1 + 1
        ("2d", "Ac Ad As", ["Ac Ad", "Ac As", "Ad As"]),  # 1 + 1, and never 11
        ("Ad", "Tc Ah", ["Ah", "Tc Ah"]),  # 11, and 10 + 1
        ("Ad", "9c Ah As", ["Ah", "As", "Ah As", "9c Ah As"]),
        ("5d", "Jc 5h", ["5h"]),
        ("7d", "3c 4d 5h 2s", ["3c 4d", "5h 2s", "3c 4d 5h 2s"]),
    ],
)
def test_the_captures_of_a_card(card, table, ways):
    """They are in the order of the cards on the table, where the last one counts most."""
    laid = Laid()
    laid.lay(*cards(table))
    assert [" ".join(c.name for c in way) for way in laid.ways(*cards(card))] == ways
    laid.check(cards(card))


@pytest.mark.parametrize("options", SUMS, ids=str)
def test_changing_tables_agree(options):
    """The cards of a dozen packs are laid, captured, and cleared away when there are many."""
    rng = RandomStream(7)
    for _ in range(12):
        laid, left = Laid(**options), rng.shuffled(PACK)
        while left:
            card = left.pop()
            laid.check([card, *left[:2]])
            ways = [] if laid.game.sweeps(card) else laid.ways(card)
            if ways and rng.below(3) == 0:
                laid.take(rng.pick(ways))
            elif len(laid.cards) > 16:
                laid.take(rng.shuffled(laid.cards)[: 1 + rng.below(17)])
            else:
                laid.lay(card)


@pytest.mark.parametrize("options", SUMS, ids=str)
def test_a_table_from_which_nobody_has_ever_taken(options):
    """With all the cards that can lie there at once there are thousands of captures, and both lists are cut at the same place."""
    laid = Laid(**options)
    played = pack("A234567", "d") + pack("89TQK", "d")
    laid.lay(*(c for c in RandomStream(8).shuffled(PACK) if c not in played and (c.rank != "J" or c.suit == "c")))
    most = laid.check(played)
    assert most == MOST_LISTED if laid.options.many else most > 100


def test_the_kernel_has_room_for_every_table():
    """It has room for the groups of all cards that can lie there, with aces counted both ways, for each sum."""
    laid = Laid(jack_in_sums=True)
    laid.lay(*(c for c in PACK if c.rank != "J" or c.suit == "c"))
    assert laid.table.made.max() < max(find_ways(laid.table, goal, False) for goal in range(1, 15)) <= most_groups()


# ------------------------------------------------------------------------------------ options


def plan(bots=MIXED, at_most=10_000, preset=None, **options) -> Plan:
    return Plan(GAME.with_options(preset, **options), bots, 3, at_most=at_most)


VALUES = [(declared.name, value) for declared in GAME.options() for value in declared.choices if value != declared.default]


@pytest.mark.parametrize(("option", "value"), VALUES)
@pytest.mark.parametrize("preset", [None, "book"])
def test_each_option(option, value, preset):
    """Each option agrees alone, and together with those of the preset."""
    for bots in (MIXED, MIXED[::-1]):
        assert differing(plan(bots, preset=preset, max_hands=3, **{option: value}), 0, 4) == []


@pytest.mark.parametrize("options", [{}, {"played_card": "stays", "groups": "one", "group_max": 3, "jack": "twelve"}])
def test_matches_with_few_captures(options):
    """Among many thousand hands, this compares those with the fewest captures, whose tables grow large."""
    asked = plan(("random", "random"), max_hands=1, **options)
    takes = kernel_of(asked).run(asked.seed, 0, 40_000)["takes"]
    assert all(differing(asked, number, 1) == [] for number in sorted(range(len(takes)), key=takes.__getitem__)[:5])


# ------------------------------------------------------------------------------------ ends


@pytest.mark.parametrize("limit", [1, 12, 13, 47, 48, 49, 50, 98, 99])
def test_limits(limit):
    """In the middle of a hand, at its last card, and before and after the next deal, the figures are those of that moment."""
    assert differing(plan(at_most=limit), limit, 4) == []
    assert differing(plan(at_most=limit, win_check="at_once", target=30), limit, 4) == []


def test_an_endless_match_is_stopped():
    """It stops at ten thousand actions, with the most hands and the highest target that there are."""
    asked = plan(max_hands=1000, target=10_000)
    winners = list(kernel_of(asked).run(3, 0, 50)["winner"])
    assert winners.count(NOT_ENDED) > 9, "others reach the target before"
    assert differing(asked, winners.index(NOT_ENDED), 1) == []


def test_ties_at_the_target():
    """Players who are equal at the end of a hand play another one. If none is left, the match has no winner."""
    last, more = plan(bonus="one", target=9, max_hands=1), plan(bonus="one", target=9, max_hands=3)
    tied = [number for number, winner in enumerate(kernel_of(last).run(3, 0, 5_000)["winner"]) if winner == NOT_ENDED][:8]
    assert len(tied) == 8
    for number in tied:
        dealt = kernel_of(last).run(3, number, 1)
        assert dealt["score.p1"] == dealt["score.p2"]
        assert kernel_of(more).run(3, number, 1)["hand"][0] > 1
        assert differing(last, number, 1) == differing(more, number, 1) == []


def test_a_checked_bonus_may_end_a_match():
    """The match ends in the middle of a hand, whose cards are not counted any more."""
    asked = plan(target=90, win_check="at_once")
    dealt = kernel_of(asked).run(3, 0, 200)
    amid = [number for number in range(200) if dealt["actions"][number] % 49 != 48][:12]
    assert len(amid) == 12
    assert all(differing(asked, number, 1) == [] for number in amid)


def test_the_order_of_cards_before_a_shuffle():
    """It follows the zones of the game: the cards left on the table come between the swept and the discarded ones."""
    order = RandomStream(5).shuffled(range(len(PACK)))
    zones = [name for name in start("tablanette").table.zones if name not in ("hand.p1", "hand.p2", "stock", "pack")]
    assert zones == ["won.p1", "won.p2", "swept.p1", "swept.p2", "table", "discard"]
    others, table, options = new_other_cards(), new_table_cards(), encode_options(GAME(), MIXED, 1)
    clear(table)
    for place, card in enumerate(order):
        zone = zones[place * len(zones) // len(order)]
        if zone == "table":
            lay(table, card, options.values[card], options.most)
    for pile, zone in enumerate(name for name in zones if name != "table"):
        for place in reversed(range(len(order))):
            if zones[place * len(zones) // len(order)] == zone:
                put(others, pile, order[place])
    gather(others, table)
    assert list(others.pack[: len(order)]) == order
