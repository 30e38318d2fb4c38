"""Study kernels agree with the engine in edge cases: draws, limits, endless deals, tiny packs, and the first and last numbers."""

import pytest

from cardlab.core.cards import Card, cards
from cardlab.core.position import Position
from cardlab.core.registry import find
from cardlab.core.rng import RandomStream
from cardlab.lab.columns import MOST_ACTIONS, NOBODY, NOT_ENDED, match_seed
from cardlab.lab.plan import Plan
from cardlab.lab.study_kernels.study_kernel import StudyKernel
from tests.games.test_egyptian_war import DEALS, NEVER_ENDS, stacks
from tests.lab.study_kernels.against_engine import differing, kernel_of

LAST = 2**63 - 1
"""The greatest seed, and the greatest number of a match."""


def plan(slug: str, seed: int = 1, preset: str | None = None, **options: object) -> Plan:
    game = find(slug).with_options(preset, **options)
    return Plan(game, ("random",) * len(game.seats), seed)


def kernel(asked: Plan) -> StudyKernel:
    found = kernel_of(asked)
    assert found is not None
    return found


def lies(monkeypatch: pytest.MonkeyPatch, slug: str, pack: list[Card]) -> None:
    """Makes a game use this pack."""
    monkeypatch.setattr(find(slug), "pack", lambda game: pack)


# ------------------------------------------------------------------------------------ small packs

TWO_RANKS = "2c 2d 2h 2s 3c 3d 3h 3s"
FEW_JOKERS = "2c 2d 3h 3s 4c X1 4d X2"
THREE_RANKS = "2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s"
SMALL = {
    "war": (TWO_RANKS, {}),
    "addition_war": (THREE_RANKS, {}),
    "subtraction_war": (THREE_RANKS, {"wins": "lowest"}),
    "speed_war": (TWO_RANKS, {"remove": "all_table"}),
    "guerilla_joker": (FEW_JOKERS, {}),
}


@pytest.mark.parametrize("run_out", ["lose", "last_card_stays", "last_card_fights"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("slug", SMALL)
def test_packs_so_small_that_packets_often_run_out(monkeypatch, slug, players, run_out):
    """Eight or twelve cards of few ranks lead to wars that cannot be fought, pots, draws, and repeated positions."""
    spelt, more = SMALL[slug]
    lies(monkeypatch, slug, cards(spelt))
    ends = set()
    for down in (0, 1, 3):
        for order in ("shuffled", "coin", "played") if players < 4 else ("winner_first",):
            options = {"players": players, "run_out": run_out, "war_down": down, "pickup_order": order, "max_turns": 60}
            joins = "tied" if down == 1 else "all"
            asked = plan(slug, down, **options, who_joins=joins, leftover="dealt_on", **more)
            assert differing(asked, 0, 25) == [], asked
            ends |= set(kernel(asked).run(asked.seed, 0, 25)["winner"])
    assert {NOBODY, 1, 2} <= ends


@pytest.mark.parametrize("leftover", ["set_aside", "dealt_on"])
@pytest.mark.parametrize("n", [2, 3, 5, 7])
def test_packs_that_cannot_be_shared_equally(monkeypatch, n, leftover):
    """One player gets a card more, or one card goes to no player."""
    lies(monkeypatch, "war", cards("2c 2d 2h 3s 3c 4d 4h")[:n])
    for players in (2, 3):
        if n > players or n == players == 2:
            assert differing(plan("war", players=players, leftover=leftover, max_turns=40), 0, 60) == []


# ------------------------------------------------------------------------------------ draws


@pytest.mark.parametrize(
    ("slug", "options"),
    [
        ("war", {"max_turns": 60, "on_limit": "most_cards"}),
        ("addition_war", {"players": 4}),
        ("addition_war", {"players": 4, "run_out": "last_card_stays"}),
        ("speed_war", {}),
        ("speed_war", {"players": 3, "run_out": "last_card_stays"}),
        ("subtraction_war", {"max_turns": 20, "on_limit": "most_cards"}),
        ("fast_food", {}),
    ],
)
def test_draws_agree(slug, options):
    """Among many thousand matches, this compares those without a winner."""
    asked = plan(slug, **options)
    dealt = kernel(asked).run(1, 0, 20_000)["winner"]
    draws = [number for number, winner in enumerate(dealt) if winner == NOBODY][:12]
    assert draws
    assert all(differing(asked, number, 1) == [] for number in draws)


# ------------------------------------------------------------------------------------ limits


@pytest.mark.parametrize("on_limit", ["unfinished", "most_cards"])
@pytest.mark.parametrize(
    ("slug", "options"), [("war", {}), ("war", {"pickup_order": "coin"}), ("addition_war", {}), ("war", {"players": 3})]
)
def test_limits(slug, options, on_limit):
    """The limits are a single turn, and turns around the point where new coins must be tossed."""
    for limit in (1, 2, 3, 58, 59, 60, 117, 118, 119):
        assert differing(plan(slug, max_turns=limit, on_limit=on_limit, **options), limit, 3) == []


@pytest.mark.parametrize(
    ("max_turns", "winners"), [(MOST_ACTIONS - 1, {1, 2}), (MOST_ACTIONS, {1, 2}), (10 * MOST_ACTIONS, {NOT_ENDED})]
)
def test_matches_that_repeat_for_ever(monkeypatch, max_turns, winners):
    """At the game's own limit the player with most cards wins. A match that the study stops has no winner."""
    lies(monkeypatch, "war", cards("2c 2d 3h 3s 4c 4d 5h 5s 6c"))
    options = {"pickup_order": "loser_first", "stop_on_repeat": False, "on_limit": "most_cards", "leftover": "dealt_on"}
    asked = plan("war", max_turns=max_turns, **options)
    dealt = kernel(asked).run(1, 0, 300)
    longest = min(max_turns, MOST_ACTIONS)
    endless = [number for number in range(300) if dealt["turns"][number] == longest]
    assert {dealt["winner"][number] for number in endless} <= winners
    assert differing(asked, endless[0], 1) == []


@pytest.mark.parametrize("limit", [1, 2, 30, 200])
@pytest.mark.parametrize("options", [{}, {"players": 3}, {"packs": 2}])
def test_limits_of_beggar_my_neighbour(limit, options):
    assert differing(plan("egyptian_war", snaps=False, max_turns=limit, **options), limit, 8) == []


@pytest.mark.parametrize("limit", [1, 3, 4, 5, 8, 9, 40, 41, 42, 43, 44, 45])
@pytest.mark.parametrize("options", [{}, {"max_bet": 0}, {"first": "ask", "final_bet": True}])
def test_limits_of_727(limit, options):
    """In the middle of betting, in the middle of asking, and between two hands, the figures are those of that moment."""
    game = find("seven_twenty_seven").with_options(hands=2, **options)
    asked = Plan(game, ("threshold",) * 4, 1, at_most=limit)
    assert differing(asked, limit, 4) == []


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "sides": "under_first", "over": "loses_end"},
        {"players": 3, "over": "out_at_once", "extra_card": "up"},
        {"players": 10, "over": "out_at_once", "stock_empty": "reshuffle_folded", "hands": 2},
    ],
)
def test_greedy_players_of_727_count_the_cards_that_they_do_not_see(options):
    """Open cards of others, and cards that are out, differ in what a player sees of them."""
    game = find("seven_twenty_seven").with_options(max_bet=0, **options)
    bots = ("greedy", "threshold", "greedy", "random", "greedy") * 2
    assert differing(Plan(game, bots[: game.players], 5), 0, 6) == []


# ------------------------------------------------------------------------------------ several winners


@pytest.mark.parametrize("ends", ["cards_speak", "one_end"])
def test_a_game_of_727_may_have_several_winners(ends):
    """Among many games of one hand, this compares those in which two or more players end with the most."""
    game = find("seven_twenty_seven").with_options("no_betting", hands=1, ends=ends)
    asked = Plan(game, ("threshold",) * 4, 1)
    dealt = kernel(asked).run(1, 0, 200)
    several = [n for n in range(200) if sum(dealt[f"won.{seat}"][n] for seat in game.seats) > 1]
    assert len(several) > 20
    assert {dealt["winner"][n] for n in several} == {NOBODY}
    assert all(differing(asked, n, 1) == [] for n in several)


# ------------------------------------------------------------------------------------ repeated positions


@pytest.mark.parametrize(("order", "players"), [("played", 2), ("played", 3), ("loser_first", 3)])
def test_repeated_positions_end_the_match(monkeypatch, order, players):
    """Many deals of small packs repeat for ever, and the match ends at the repetition."""
    lies(monkeypatch, "war", cards("2c 2d 3h 3s 4c 4d 5h 5s 6c 6d"))
    asked = plan("war", players=players, pickup_order=order)
    dealt = kernel(asked).run(1, 0, 500)
    again = [n for n in range(500) if dealt["winner"][n] == NOT_ENDED]
    assert again
    assert all(dealt["turns"][n] < 200 and differing(asked, n, 1) == [] for n in again)


def dealt_so(monkeypatch: pytest.MonkeyPatch, *shapes: str, **options: object) -> Plan:
    """Returns a plan of Beggar-My-Neighbour whose first match begins with these stacks."""
    piles = [cards(spelt)[::-1] for spelt in stacks(*shapes).values()]
    deck = [card for both in zip(*piles, strict=True) for card in both]
    shuffled = RandomStream(match_seed(1, 0)).shuffled(range(len(deck)))
    pack = [card for _, card in sorted(zip(shuffled, deck, strict=True), key=lambda pair: pair[0])]
    lies(monkeypatch, "egyptian_war", pack)
    return plan("egyptian_war", snaps=False, **options)


@pytest.mark.parametrize("name", ["Paulhus 1999", "Nessler 2022"])
def test_the_records_of_beggar_my_neighbour(monkeypatch, name):
    """The kernel gives the published numbers of cards and piles."""
    deal = DEALS[name]
    asked = dealt_so(monkeypatch, *deal["stacks"])
    dealt = kernel(asked).run(1, 0, 1)
    assert (dealt["turns"][0], dealt["piles_taken"][0]) == (deal["cards"], deal["piles"])
    assert differing(asked, 0, 1) == []


def test_a_deal_that_comes_back(monkeypatch):
    """The deal is a position too. This one comes back after 16 cards."""
    asked = dealt_so(monkeypatch, "--J-", "K-J-", packs=2)  # the kernel for one pack plays whole packs only
    assert kernel(asked).run(1, 0, 1)["turns"][0] == 16
    assert differing(asked, 0, 1) == []


@pytest.mark.parametrize(
    ("options", "turns"),
    [
        ({}, 34 + 440),
        ({"stop_on_repeat": False, "max_turns": 1354}, 1354),
        ({"max_turns": 474}, 474),
        ({"max_turns": 473}, 473),
    ],
)
def test_the_deal_of_beggar_my_neighbour_that_never_ends(monkeypatch, options, turns):
    """It stops when the position repeats after 440 cards, or at the limit."""
    asked = dealt_so(monkeypatch, *NEVER_ENDS, **options)
    dealt = kernel(asked).run(1, 0, 1)
    assert (dealt["winner"][0], dealt["turns"][0]) == (NOT_ENDED, turns)
    assert differing(asked, 0, 1) == []


# ------------------------------------------------------------------------------------ decks of numbers


@pytest.mark.parametrize("deck", ["fractions", "times_of_day", "0, -1 ×2, 1/2, 0.5, 7 ×3", ", ".join(map(str, range(1, 53)))])
@pytest.mark.parametrize("options", [{}, {"players": 3, "packs": 2, "who_joins": "tied"}, {"pickup_order": "winner_first"}])
def test_decks_of_numbers(deck, options):
    """Only the order of the numbers counts, and no number is taken for a joker."""
    assert differing(plan("war", deck=deck, max_turns=200, **options), 0, 4) == []


@pytest.mark.parametrize("slug", ["addition_war", "speed_war", "guerilla_joker"])
def test_only_war_itself_has_a_kernel_for_decks(slug):
    assert plan(slug, deck="within_20").study_kernel is None


# ------------------------------------------------------------------------------------ starts

STARTS = [
    "war; packet.p1 7d 2c; packet.p2 7h Kc",
    "war; packet.p1 Ac Ad Ah As; packet.p2 *",
    "war run_out=last_card_fights war_down=3; packet.p1 2c 3c *; packet.p2 Ac",
    "war pickup_order=winner_first; packet.p1 Ac Ad *; packet.p2 7d Ah",
    "war pickup_order=played; packet.p1 Ac 9c; packet.p2 9h Qd",
    "war players=3 who_joins=tied; packet.p1 Ac Ad; packet.p2 Kd *; packet.p3 2c 2d 2h",
    "war players=4 run_out=last_card_stays; packet.p2 *; packet.p4 Ac Ad Ah",
    "war 'deck=2, 4, 6, 8, 10' max_turns=50; packet.p1 10; packet.p2 *",
    "speed_war; packet.p1 9c 9d 4h; packet.p2 3c *",
    "guerilla_joker; packet.p1 X1 X2 Ac; packet.p2 *",
    "addition_war; packet.p1 9c 9d 8h Ts Tc; packet.p2 *",
    "subtraction_war wins=lowest; packet.p1 *; packet.p2 9c 9d 8h 8s",
]


def begun(spelt: str, **options: object) -> Plan:
    laid = Position.parse(spelt)
    return Plan(laid.game.with_options(**options) if options else laid.game, ("random",) * laid.game.players, 3, start=laid)


@pytest.mark.parametrize("spelt", STARTS)
def test_matches_that_begin_in_a_position(spelt):
    """The packets are laid, and the other cards are shuffled, as the engine does it."""
    assert differing(begun(spelt), 5, 12) == []


@pytest.mark.parametrize(
    "spelt",
    [
        "war; packet.p1 7d 2c; packet.p2 7h Kc; turns=3",
        "war players=3; packet.p1 7d 2c; packet.p2 7h Kc; pot 3c",
        "war; packet.p1 7d 2c",
        "war; packet.p1 7d 2c; aside *",
        "egyptian_war snaps=false; stack.p1 7d 2c; stack.p2 *",
    ],
)
def test_other_starts_are_for_the_engine(spelt):
    assert begun(spelt).study_kernel is None


@pytest.mark.parametrize("order", ["winner_first", "loser_first"])
@pytest.mark.parametrize("options", [{}, {"max_turns": 90, "on_limit": "most_cards"}, {"war_down": 0}])
def test_long_matches_are_played_again(monkeypatch, order, options):
    """Matches that have not ended after so many turns are played by the loop that remembers positions."""
    monkeypatch.setattr("cardlab.lab.study_kernels.war_kernel.LONG", 60)
    assert differing(plan("war", pickup_order=order, **options), 0, 25) == []


# ------------------------------------------------------------------------------------ numbers


@pytest.mark.parametrize("slug", ["war", "addition_war", "guerilla_joker", "fast_food", "egyptian_war", "tablanette"])
@pytest.mark.parametrize(("seed", "first"), [(0, 0), (LAST, 0), (0, LAST - 4), (LAST, LAST - 4), (2**32, 2**32 - 1)])
def test_the_first_and_the_last_seeds_and_numbers(slug, seed, first):
    options = {"max_turns": 50} if slug == "guerilla_joker" else {}
    assert differing(plan(slug, seed, **options), first, 2) == []


@pytest.mark.parametrize("slug", ["war", "addition_war", "speed_war", "fast_food", "tablanette"])
def test_no_matches_and_a_single_one(slug):
    asked = plan(slug)
    assert set(map(len, kernel(asked).run(1, 5, 0).values())) == {0}
    assert differing(asked, 5, 1) == []
