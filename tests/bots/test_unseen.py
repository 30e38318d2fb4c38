"""Chances of the next cards for a perfect memory, compared with all possible orders and with played matches."""

from __future__ import annotations

from collections import Counter as Bag
from fractions import Fraction
from itertools import combinations, permutations
from math import sqrt
from typing import Any

import pytest

import cardlab
from cardlab import position, start
from cardlab.bots import has_choices
from cardlab.bots.unseen_cards import Unseen
from cardlab.core.cards import cards
from cardlab.core.chances import NextCards, UnorderedCards, chances, origins
from cardlab.core.forecast import Forecast
from cardlab.core.pieces import finished
from cardlab.core.registry import built_in, find
from cardlab.core.rng import RandomStream
from cardlab.lab import exact
from cardlab.match import Match

GAMES = [
    ("war", None), ("war", "endless"), ("addition_war", None), ("subtraction_war", None), ("casualty_war", None),
    ("casualty_war", "one_pack"), ("casualty_war", "simple"), ("speed_war", None), ("guerilla_joker", None),
    ("good_king_bad_queen", None), ("scramble_war", None), ("scramble_war", "printed_jokers"),
    ("egyptian_war", "beggar_my_neighbour"), ("duel_king", "no_saves"),
]  # fmt: skip


def group(spelt: str) -> UnorderedCards:
    made = UnorderedCards()
    made.add(cards(spelt))
    return made


def told(match: Match, unseen: Unseen) -> tuple[NextCards | None, dict[str, Fraction] | None]:
    next_cards = Forecast.of(match.game).comes_next(match.seen_by("p1"))
    return next_cards, None if next_cards is None else finished(unseen.chances(next_cards))


def brought(match: Match) -> str:
    """Plays the next action, and returns the outcome by the rules."""
    known = len(match.events)
    match.play(match.legal_actions()[0])
    game = match.game
    return next(what for event in match.events[known:] if (what := Forecast.of(game).settled(event)) is not None)


def test_predictions_cover_chance_and_nothing_else():
    """A learner without choices has something to predict under all presets. So has one who only fights for cards that have
    turned up, or who has put the cards in order before.
    """
    for slug in built_in():
        for preset in [None, *find(slug).presets]:
            match = start(slug, seed=1, preset=preset)
            next_cards = Forecast.of(match.game).comes_next(match.seen_by("p1")) if Forecast.of(match.game).settled_by else None
            if slug not in ("duel_king", "napoleons_war"):
                assert (next_cards is None) is has_choices(match.game), (slug, preset)


@pytest.mark.parametrize(
    ("slug", "known"),
    [
        ("war", exact.tie("war")),
        ("addition_war", exact.tie("addition_war")),
        ("subtraction_war", exact.tie("subtraction_war")),
        ("guerilla_joker", exact.tie("guerilla_joker")),
        ("speed_war", exact.tie("war")),
        ("good_king_bad_queen", exact.tie("war")),
        ("scramble_war", exact.tie("war")),
    ],
)
def test_the_chance_of_a_first_war_agrees_with_the_lab(slug, known):
    match = start(slug, seed=2)
    _, likely = told(match, Unseen(match, "p1"))
    assert likely == {"war": known, "p1": (1 - known) / 2, "p2": (1 - known) / 2}


def test_beggar_my_neighbour_begins_with_sixteen_of_fifty_two():
    match = start("egyptian_war", seed=2, preset="beggar_my_neighbour")
    assert told(match, Unseen(match, "p1"))[1] == {"challenge": Fraction(16, 52), "number": Fraction(36, 52)}


FEW = {
    "war": ("2c 7d 7h Kc", 1),
    "addition_war": ("Ac 2d 2h 5c 7d 7h Tc", 2),
    "subtraction_war": ("Ac 2d 2h 5c 7d 7h Tc", 2),
    "casualty_war": ("Ac As 2c 2d 2h 2s 9c Xr", 3),
    "guerilla_joker": ("2c 7d 7h Kc Xr", 1),
    "duel_king": ("2c 7d 7h Kc Kd Xr", 1),
}


@pytest.mark.parametrize("slug", FEW)
def test_chances_agree_with_all_possible_orders(slug):
    """Every deal of a few cards, each played by the rules, brings each outcome as often as predicted."""
    spelt, up = FEW[slug]
    preset = "no_saves" if slug == "duel_king" else None
    fresh = start(slug, seed=1, preset=preset)
    pack = cards(spelt.replace("Xr", next((c.name for c in fresh.game.pack() if c.rank == "X"), "")))
    next_cards = Forecast.of(fresh.game).comes_next(fresh.seen_by("p1"))
    held = group(" ".join(card.name for card in pack))
    likely = finished(next_cards.chances([[held] * up, [held] * up]))
    zone = "deck" if slug == "duel_king" else "packet"
    came: Bag[str] = Bag()
    spare = [card for card in fresh.game.pack() if card not in pack]
    for one in combinations(pack, up):
        for other in combinations([card for card in pack if card not in one], up):
            rest = spare[:30]
            zones = {f"{zone}.p1": [*one, *rest[:15]], f"{zone}.p2": [*other, *rest[15:]]}
            came[brought(position(slug, zones, preset=preset))] += 1
    assert likely == {what: Fraction(n, came.total()) for what, n in came.items()}


def test_cards_of_nested_groups_are_counted():
    """The chances of two packets and a heap with one card from a packet agree with every order of the hidden cards."""
    hidden, heap = group("2c 5d 9h Kc"), group("7d")
    heap.inner = [hidden]
    likely: Bag[tuple[str, str]] = Bag()
    for found, share in finished(origins([heap, hidden])).items():
        own = [list(place.cards) for place in found]
        pairs = [(a, b) for a in own[0] for b in own[1] if a != b]
        for a, b in pairs:
            likely[a.name, b.name] += share / len(pairs)
    counted: Bag[tuple[str, str]] = Bag()
    for lie in permutations(hidden.cards):  # the first lies in the heap, the second is the packet's next one
        for first in (heap.cards[0], lie[0]):
            counted[first.name, lie[1].name] += Fraction(1, 48)
    assert likely == counted


@pytest.mark.parametrize(("slug", "preset"), GAMES)
def test_predicted_chances_agree_with_long_runs(slug, preset, depth):
    """Over many matches, each outcome comes as often as its predicted chance, within four standard deviations, also after won
    cards come up again. Outcomes without a chance never come.
    """
    sums: dict[str, list[float]] = {}
    several = 0
    for seed in range(depth.of(20)):
        match = start(slug, seed=seed, preset=preset)
        unseen = Unseen(match, "p1")
        for _ in range(60):
            if match.is_over or not match.legal_actions():
                break
            next_cards, likely = told(match, unseen)
            if next_cards is None:
                match.play(match.legal_actions()[0])
                continue
            came = brought(match)
            assert came in next_cards.outcomes
            if likely is None:
                continue
            assert sum(likely.values()) == 1
            assert likely.get(came, 0) > 0
            several += max(likely.values()) < 1
            for what, chance in likely.items():
                entry = sums.setdefault(what, [0.0, 0.0])
                entry[0] += (came == what) - float(chance)
                entry[1] += float(chance * (1 - chance))
    assert several > depth.of(20)
    for what, (more, variance) in sums.items():
        assert abs(more) <= 4 * sqrt(variance) + 1e-9, what


def test_a_perfect_memory_knows_won_cards_in_a_known_order():
    """In Good King, Bad Queen the winner's card goes first under the packet, so after the first pass nothing is random."""
    match = start("good_king_bad_queen", seed=3)
    unseen = Unseen(match, "p1")
    while not match.is_over and len(match.actions) < 40:
        next_cards, likely = told(match, unseen)
        if next_cards is not None and len(match.actions) > 30 and likely is not None:
            assert set(likely.values()) == {Fraction(1)}
        match.play(match.legal_actions()[0])


def test_hidden_cards_do_not_change_chances():
    """If cards that the seat cannot see change places, its chances stay the same."""
    match = start("war", seed=4)
    for _ in range(12):
        match.play(match.legal_actions()[0])
    other = Match.load(match.save())
    hidden = [zone for zone in other.table.zones if zone.startswith("packet")]
    before = told(match, Unseen(match, "p1"))[1]
    for zone in hidden:
        other.table.zones[zone] = RandomStream(5).shuffled(other.table.zones[zone])
    assert told(other, Unseen(match, "p1"))[1] == before


def test_slow_counts_give_no_chances():
    """With four players, or three with two cards each, counting takes too long, so no chances are given."""
    for slug, players in (("war", 4), ("addition_war", 3)):
        match = start(slug, seed=1, players=players)
        next_cards, likely = told(match, Unseen(match, "p1"))
        assert next_cards is not None
        assert likely is None


def test_three_players_have_equal_chances():
    match = start("war", seed=1, players=3)
    _, likely = told(match, Unseen(match, "p1"))
    assert likely["war"] == exact.tie("war", players=3)
    assert likely["p1"] == likely["p2"] == likely["p3"]


def test_a_known_card_is_certain():
    seven, two = cards("7d 2c")
    of: Any = {"kind": lambda card: card.rank, "worth": lambda hand: int(hand[0].rank), "outcome": lambda values: values}
    assert finished(chances([[seven], [two]], **of)) == {(7, 2): Fraction(1)}


def test_a_coin_that_orders_won_cards_leaves_no_chances():
    match = cardlab.start("war", seed=1, pickup_order="coin")
    unseen = Unseen(match, "p1")
    for _ in range(30):
        match.play(match.legal_actions()[0])
    assert told(match, unseen)[1] is None
