"""The coach's sentences about cards are complete and true: they are checked against the cards and the rules."""

import pytest

from cardlab import find, position, start
from cardlab.bots.card_memory import Memory
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream


def decisions(slug, seeds, **options):
    """Yields each position of random matches in which a seat has a choice, with the seat and its actions."""
    for seed in range(seeds):
        match, rng = start(slug, seed=seed, **options), RandomStream(seed)
        while not match.is_over and len(match.actions) < 150:
            legal = match.legal_actions()
            seat = legal[0].who
            if seat != "all":
                yield match, seat, [action for action in legal if action.who == seat]
            match.play(rng.pick(legal))


@pytest.mark.parametrize("preset", [None, "book", "serbian"])
def test_every_card_that_would_clear_the_table_is_counted(preset):
    """Tablanette: the coach's count is correct for each unseen card in the other hand and every legal capture."""
    asked = 0
    for match, seat, legal in decisions("tablanette", 2, preset=preset, max_hands=1):
        asked += 1
        if asked % 7:
            continue
        game, view, other = match.game, match.seen_by(seat), "p2" if seat == "p1" else "p1"
        if not view[f"hand.{other}"]:
            continue
        seen = {card for zone in view.zones for card in view.known(zone)}
        action = legal[asked % len(legal)]
        facts = Judgement.of(game).advise(view, action).facts
        after = match.branch(len(match.actions)).play(action)
        if after.table.counters["turn"] != other:
            continue
        floor = after.zone("table")
        clears = []
        for card in (card for card in game.pack() if card not in seen and floor):
            more = next(spare for spare in game.pack() if spare not in floor and spare is not card)  # the hand goes on
            laid = position(game, {"table": floor, f"hand.{other}": [card], f"hand.{seat}": [more]}, counters={"turn": other})
            ways = [laid.branch(0).play(way) for way in laid.legal_actions()]
            taken = (way.zone(f"won.{other}") + way.zone(f"swept.{other}") for way in ways)
            if any(set(floor) <= set(cards) for cards in taken):
                clears.append(card)
        assert facts["unseen"] == len(game.pack()) - len(seen)
        assert facts["clears"] == len(clears)
        assert facts["jacks"] == (0 if preset == "serbian" else sum(card.rank == "J" for card in clears))
    assert asked > 40


def test_the_answer_after_a_new_deal_is_counted():
    """Tablanette: after the dealer's last card, six new cards each are dealt, and the other player answers with those. After
    the last card of the match there is no answer.
    """
    for match, _, legal in decisions("tablanette", 3, max_hands=1):
        view = match.seen_by("p2")
        own = legal[0].who == "p2" and len(view["hand.p2"]) == 1 and not view["hand.p1"]
        last = own and view["stock"]
        if own:
            assert Judgement.of(match.game).answering(view, "p2") == (6 if last else 0)
        for action in legal if last else ():
            facts = Judgement.of(match.game).advise(view, action).facts
            after = match.branch(len(match.actions)).play(action)
            assert after.table.counters["turn"] == "p1"
            assert (facts["danger"] == "empty") == (not after.zone("table"))


def test_a_trial_counts_the_hidden_cards():
    """Duel King: the coach counts as many unseen and higher cards as lie face down, and the fight is between deck cards."""
    asked = 0
    for match, seat, legal in decisions("duel_king", 12):
        view, table = match.seen_by(seat), match.table
        hidden = [table[name][n] for name, n in table.hidden_from(seat)]
        strength = {rank: n for n, rank in enumerate("A23456789TJQ")} | {"K": 99, "X": 99}
        for action in legal:
            advice = Judgement.of(match.game).advise(view, action)
            if advice.name == "save":
                asked += 1
                assert advice.facts["unseen"] == len(hidden)
                better = [card for card in hidden if strength[card.rank] > strength[action.card.rank]]
                assert advice.facts["better"] == len(better)
    assert asked


def test_a_card_is_compared_with_all_hidden_cards():
    """Scramble War: the hidden cards are those in the heap and those that were won, which no player sees."""
    asked = 0
    for match, seat, legal in decisions("scramble_war", 3, pick="choose"):
        advice = Judgement.of(match.game).advise(match.seen_by(seat), legal[0])
        if advice.name == "beats":
            asked += 1
            view = match.seen_by(seat)
            hidden = [card for zone, cards in match.table.zones.items() for card in cards if card not in view.known(zone)]
            assert advice.facts["n"] == len(hidden) >= len(match.zone("heap"))
            strength = "23456789TJQKA".index
            higher = [card for card in hidden if strength(card.rank) > strength(advice.facts["card"].rank)]
            assert advice.facts["higher"] == len(higher)
    assert asked


def test_fast_food_counts_the_cards_that_score():
    """Fast Food: the count equals playing each unseen card of the colour on the new total."""
    game = find("fast_food")()
    for match, seat, legal in decisions("fast_food", 2, games=1):
        view, other = match.seen_by(seat), "p2" if seat == "p1" else "p1"
        if not match.zone(f"hand.{other}"):
            continue
        seen = {card for zone in view.zones for card in view.known(zone)}
        unseen = [card for card in game.deck("red") if card not in seen]
        facts = Judgement.of(match.game).advise(view, legal[0]).facts
        pile, scored = match.branch(len(match.actions)).play(legal[0]).zone("pile"), 0
        for card in unseen:
            laid = position("fast_food", {f"hand.{other}": [card], "pile": pile}, counters={"turn": other})
            scored += laid.play(f"{other} play {card.name}").table.counters[f"score.{other}"] > 0
        assert (facts["n"], facts["k"]) == (len(unseen), scored)


def test_remembered_next_cards_are_true():
    """Duel King: if the coach says that a trial succeeds or fails, it does, and the cards that it names turn up."""
    told = []
    for match, seat, legal in decisions("duel_king", 6):
        seen = Memory(match, seat).recollect()
        for action in (action for action in legal if action.verb() == "save"):
            facts = Judgement.of(match.game).advise(seen, action).facts
            after = match.branch(len(match.actions)).play(action)
            other = "p2" if seat == "p1" else "p1"
            flipped = {of: match.zone(f"deck.{of}")[0] for of in (seat, other)}
            assert facts["known"] not in ("both", "mine") or facts["mine"] == flipped[seat]
            assert facts["known"] not in ("both", "theirs") or facts["theirs"] == flipped[other]
            if facts["known"] == "both" and facts["result"] != "tie":
                fired = {event.rule for event in after.events[after.ends[-2] :]}
                assert ("duel_king.save.won" in fired) == (facts["result"] == "win")
            told.append(facts["known"])
    assert {"both", "none"} <= {*told}
