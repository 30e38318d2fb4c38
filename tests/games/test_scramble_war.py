"""Scramble War: captured cards, and picking cards from the heap."""

from cardlab import position, start
from cardlab.core.judgement import Judgement
from cardlab.core.presentation import Presentation
from cardlab.core.rng import RandomStream
from cardlab.games.scramble_war import Pick


def test_captured_cards_add_up_to_the_pack():
    """With `take_back` every card is captured by one of the players, so with one point a card the points add up to the pack."""
    for seed in range(40):
        match, rng = start("scramble_war", seed=seed, jokers=2, pick="choose"), RandomStream(seed)
        while not match.is_over:
            match.play(rng.pick(match.legal_actions()))
        assert sum(match.table.counters[f"score.{player}"] for player in ("p1", "p2")) == 54
        assert match.table.counters["turns"] <= 27


def test_picked_cards_turn_up_one_by_one():
    """The first player's card is face up before the second player picks, and only the player whose turn it is may pick."""
    match = position("scramble_war", heap="9c 7h 4d Kd", options={"pick": "choose"})
    match.play("p1 pick 3")
    assert [str(card) for card in match.zone("table.p1")] == ["Kd"]
    assert match.why_not("p1 pick 0").facts["why"] == "turn"
    assert match.why_not("p2 pick 3").facts["why"] == "place"
    assert match.why_not("all turn").facts["why"] == "choose"


def test_the_coach_counts_the_cards_that_win():
    """Against a nine, five ranks of four cards are higher, and three nines are left."""
    match = start("scramble_war", seed=1, pick="choose")
    nine = next(place for place, card in enumerate(match.zone("heap")) if card.rank == "9")
    match.play(f"p1 pick {nine}")
    advice = Judgement.of(match.game).advise(match.seen_by("p2"), Pick("p2", 0))
    assert (advice.facts["n"], advice.facts["higher"], advice.facts["equal"]) == (51, 20, 3)


def test_a_card_is_picked_by_its_place():
    match = position("scramble_war", heap="9c 7h 4d Kd", options={"pick": "choose"})
    view = match.seen_by("p1")
    assert Presentation.of(match.game).places_of(view, match.read("p1 pick 2")) == [("heap", 2)]
    assert Presentation.of(match.game).places_of(view, match.read("all turn")) == []
