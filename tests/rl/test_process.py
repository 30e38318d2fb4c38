"""A game as a decision process: words for actions, explicit chance, a seat's information, rewards."""

import pickle
from collections import Counter
from itertools import permutations
from math import factorial
from random import Random

import pytest

from cardlab import CardlabError
from cardlab.bots import find as find_bot
from cardlab.bots import has_choices, play_out
from cardlab.bots.card_memory import Memory
from cardlab.core.base_match import BaseMatch
from cardlab.core.cards import Card, cards
from cardlab.core.registry import built_in, find
from cardlab.games.seven_twenty_seven import SevenTwentySeven
from cardlab.rl.bots import said_by
from cardlab.rl.chance import DrawnMatch, Undecided
from cardlab.rl.decision_process import Process
from cardlab.rl.knowledge import QuickPlay
from cardlab.rl.match_length import longest
from cardlab.rl.observation import CounterCode, Layout, Observer
from cardlab.rl.quick_match import QuickMatch, quick_plays
from cardlab.rl.vocabulary import END, Choosing, Vocabulary

PRESETS = [
    pytest.param(made, id=f"{slug}-{preset}")
    for slug in sorted(built_in())
    for preset, options in {"usual": {}, **find(slug).presets}.items()
    if has_choices(made := find(slug).with_options(**options))
]
GAMES = [game for game in PRESETS if game.id.endswith(("-usual", "-own_pick"))]
QUICK = [game for game in PRESETS if quick_plays(game.values[0])]
DEALT_OTHERWISE = {"fast_food", "money", "napoleons_war", "twos"}
"""Games whose set-up is not just one shuffle of the whole pack."""


class SmallPack(SevenTwentySeven):
    """727 with five cards."""

    slug = "seven_twenty_seven"

    def pack(self):
        return cards("3c 5d 9h Ks Ad")


def one_step(process, random):
    if process.among:
        process.draw(random.randrange(len(process.among)))
    else:
        process.choose(random.choice(process.options(process.seat)))


def played(game, seed, most=40, **options):
    """Yields the process of a random match before each of its steps."""
    process, random = Process(game, seed, most=most, **options), Random(7)
    while not process.is_over:
        yield process
        one_step(process, random)
    yield process


# ------------------------------------------------------------------------------------------------ words


@pytest.mark.parametrize("game", PRESETS)
def test_every_action_is_chosen_by_its_words(game):
    """The words of a legal action choose it, and no other action has the same words."""
    vocabulary, match, random = Vocabulary(game), BaseMatch(game, 5), Random(5)
    for _ in range(20):
        legal = match.legal_actions()
        if not legal:
            break
        for seat in {action.who for action in legal} - {"all"}:
            own = [action for action in legal if action.who == seat]
            for action in own:
                choosing = Choosing(vocabulary, own)
                spelt = vocabulary.spell(action)
                while choosing.action is None:
                    choosing.say(spelt[len(choosing.words_said)])
                assert choosing.action == action
        match.play(random.choice(legal))


def test_any_order_can_be_chosen_not_only_the_listed_ones():
    """Napoleon's War lists a few orders of 26 cards. The words can give any order, and the rules accept it."""
    match = BaseMatch("napoleons_war", 3)
    own = [action for action in match.legal_actions() if action.who == "p1"]
    wanted = match.table["hand.p1"][:]
    Random(1).shuffle(wanted)
    choosing = Choosing(vocabulary := Vocabulary(match.game), own)
    choosing.say(vocabulary.numbers["order"])
    for card in wanted[:-1]:
        choosing.say(vocabulary.numbers[card.name])
    assert list(choosing.action.deck) == wanted
    assert choosing.action not in own
    assert match.why_not(choosing.action) is None


def test_numbers_are_spelt_digit_by_digit_and_are_separated():
    game = find("seven_twenty_seven").with_options(max_bet=12)
    vocabulary, match = Vocabulary(game), BaseMatch(game, 0)
    one, twelve = (vocabulary.spell(action) for action in match.legal_actions() if str(action) in ("p1 bet 1", "p1 bet 12"))
    assert [vocabulary.word(n) for n in one] == ["bet", "1", "end", "end"]
    assert [vocabulary.word(n) for n in twelve] == ["bet", "1", "2", "end", "end"]
    choosing = Choosing(vocabulary, match.legal_actions())
    choosing.say(vocabulary.numbers["bet"])
    choosing.say(vocabulary.numbers["1"])
    assert choosing.options == [END, *(vocabulary.numbers[digit] for digit in "012")]


def test_an_impossible_choice_is_refused_with_the_possible_ones():
    process = Process(find("fast_food").with_options(), 3)
    with pytest.raises(CardlabError, match=r"p1 cannot choose 0 now: choose \d+ \(\w+\)"):
        process.choose(0)
    with pytest.raises(CardlabError, match="chance cannot choose 0 now: it has 0 choices"):
        process.draw(0)


# ------------------------------------------------------------------------------------------------ matches and chance


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_match_as_elsewhere(game):
    """The chosen actions, played in a match with the same seed, give the same log."""
    *_, process = played(game, 11)
    match = BaseMatch(game, 11)
    for action in process.match.actions:
        match.play(action)
    assert [repr(event) for event in match.events] == [repr(event) for event in process.match.events]


def test_explicit_chance_draws_every_order_of_the_pack_equally_often():
    """With five cards, each of the 120 orders comes from exactly one series of draws, and all series are equally likely."""
    found, waiting = Counter(), [(Process(SmallPack(players=2, max_bet=0), None), 1)]
    while waiting:
        process, ways = waiting.pop()
        if process.match is None:
            for number in range(len(process.among)):
                other = process.copy()
                other.draw(number)
                waiting.append((other, ways * len(process.among)))
        else:
            table = process.match.table
            dealt = [table[f"{zone}.{seat}"][0] for zone in ("up", "down") for seat in process.game.order(table)]
            found[(*dealt, *table["stock"]), ways] += 1
    assert found == Counter((order, factorial(5)) for order in permutations(cards("3c 5d 9h Ks Ad")))


def test_an_action_that_waits_for_chance_changes_nothing():
    """Between two hands of 727 the cards are shuffled. The table stays as it was until all draws are given."""
    game = SmallPack(players=2, max_bet=0, hands=2)
    given = [0, 0, 0, 0]
    match = DrawnMatch(game, given)
    while match.legal_actions()[0].who != "all":
        match.play("p1 stand" if match.turn == ("p1",) else "p2 stand")
    before, happened = match.seen_by("teacher").to_json(), len(match.events)
    given.clear()
    with pytest.raises(Undecided) as undecided:
        match.play("all deal")
    assert len(undecided.value.among) == 5
    assert (match.seen_by("teacher").to_json(), len(match.events)) == (before, happened)


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_is_independent(game):
    """Actions in a copy do not touch the original, and a pickled process is restored unchanged."""
    layout = Layout(game)
    for step, process in enumerate(played(game, None, most=12)):
        if step % 40 == 39 or process.is_over:
            known = {seat: process.information(seat) for seat in game.seats}
            seen = {seat: layout.vector(process, seat).tobytes() for seat in game.seats}
            again = pickle.loads(pickle.dumps(process))
            other, random = process.copy(), Random(step)
            for _ in range(20):
                if not other.is_over:
                    one_step(other, random)
            for one in (process, again):
                assert {seat: one.information(seat) for seat in game.seats} == known
                assert {seat: layout.vector(one, seat).tobytes() for seat in game.seats} == seen
            assert process.is_over or other.history != process.history


@pytest.mark.parametrize("game", QUICK)
def test_copies_of_a_quick_process_have_logs_of_their_own(game):
    """After a log was made, two copies that choose differently have each its own actions in their log."""
    process, random = Process(game, 3, quick=True), Random(3)
    for _ in range(4):
        one_step(process, random)
    before = [*process.logged.actions]
    copies = [process.copy() for _ in range(2)]
    for number, one in enumerate(copies):
        for _ in range(8):
            if not one.is_over:
                one_step(one, Random(number))
    assert copies[0].match.actions != copies[1].match.actions
    for one in (*copies, process):
        assert [*one.logged.actions] == [*one.match.actions]
    assert [*process.logged.actions] == before


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_gives_the_words_of_its_action(game):
    """Bots that choose word by word play the same match as bots that choose whole actions."""
    process = Process(game, 6, most=40)
    while not process.is_over:
        process.choose(said_by("greedy", process))
    if game.reflexes:
        return  # at a table times decide, and here chance
    match = play_out(BaseMatch(game, 6), dict.fromkeys(game.seats, find_bot("greedy")), at_most=len(process.match.actions))
    assert process.match.actions == match.actions


def test_chance_has_no_bot():
    with pytest.raises(CardlabError, match="no player can choose now"):
        said_by("random", Process(find("fast_food").with_options(), None))


# ----------------------------------------------------------------------------------------------- a seat's information


@pytest.mark.parametrize("game", PRESETS)
def test_an_observation_has_what_a_memory_has(game, depth):
    """It marks the zone of each card that `Memory` has at a place, and no other card unless its whole group lies in that zone.
    Quick plays give the same observations, options and rewards as the rulebook, and so does an observer that begins late.
    """
    layout = Layout(game)
    for seed in range(depth.of(5)):
        slow, quick, random = Process(game, seed, most=80), Process(game, seed, most=80, quick=True), Random(seed)
        watching = {one: Observer(layout, game.seats) for one in (slow, quick)}
        memories = {seat: Memory(slow.match, seat) for seat in game.seats}
        while not slow.is_over:
            for seat in game.seats:
                seen = watching[slow].vector(slow, seat)
                assert seen.min() >= 0
                assert seen.max() <= 1
                assert (seen == watching[quick].vector(quick, seat)).all()
                if random.random() < 0.1:
                    assert (seen == layout.vector(quick, seat)).all()
                check_cards(layout, layout.split(seen), memories[seat].recollect().places)
            assert slow.options(slow.seat) == quick.options(quick.seat)
            number = random.choice(slow.options(slow.seat))
            slow.choose(number)
            quick.choose(number)
        assert quick.is_over
        assert slow.returns() == quick.returns()


def check_cards(layout, parts, places):
    assert [round(count * len(layout.game.pack())) for count in parts["count"]] == [len(zone) for zone in places.values()]
    lies, named = {}, {number: name for name, number in layout.zones.items()}
    for name, zone in places.items():
        for item in zone:
            for card in [item] if isinstance(item, Card) else item.cards:
                lies.setdefault(card, set()).add(name)
    certain = {item for zone in places.values() for item in zone if isinstance(item, Card)}
    for card, number in layout.cards.items():
        marked = {named[zone] for zone in parts["cards"][:, number].nonzero()[0]}
        assert marked == lies.get(card, set()) or (not marked and card not in certain)


@pytest.mark.parametrize("game", GAMES)
def test_words_of_counters_have_codes_of_their_own(game):
    """No two words that come up in a counter of a game are written alike."""
    words, random = set(), Random(3)
    for seed in range(3):
        match = BaseMatch(game, seed)
        while not match.is_over and match.ply < 300:
            words |= {value for value in match.table.counters.values() if isinstance(value, str)}
            match.play(random.choice(match.legal_actions()))
    words -= set(game.seats)
    code = CounterCode(0, None, {seat: n for n, seat in enumerate(game.seats)})
    assert len({tuple(code.entries(word)) for word in words}) == len(words)


@pytest.mark.parametrize("game", QUICK)
def test_quick_plays_leave_the_table_of_the_rulebook(game, depth):
    """After each action, the zones, their order, the counters, turned cards and the outcome are the same."""
    played = 0
    for seed in range(depth.of(10)):
        slow, quick, random = BaseMatch(game, seed), QuickMatch.of(game, seed), Random(seed)
        while not slow.is_over and slow.ply < 400:
            legal = slow.legal_actions()
            assert quick.legal_actions() == legal
            action = random.choice(legal)
            slow.play(action)
            quick.play_legal(action)
            played += isinstance(quick.events[-1], QuickPlay)
            for part in ("zones", "counters", "turned", "outcome"):
                assert getattr(quick.table, part) == getattr(slow.table, part)
        assert [repr(event) for event in quick.logged().events] == [repr(event) for event in slow.events]
    assert played


@pytest.mark.parametrize("game", [game for game in PRESETS if longest(game.values[0], 10_000) < 10_000])
def test_no_match_is_longer_than_its_declared_length(game):
    most = longest(game, 10_000)
    *_, process = played(game, 4, most=10_000, quick=True)
    assert process.choices <= most
    if game.slug == "fast_food":
        assert process.choices == most


@pytest.mark.parametrize("game", [game for game in GAMES if game.id.rpartition("-")[0] not in DEALT_OTHERWISE])
def test_the_vector_does_not_depend_on_hidden_cards(game):
    """Two deals that differ in two cards hidden from a seat give that seat the same information and the same vector."""
    first, random = Process(game, None), Random(2)
    while first.match is None:
        one_step(first, random)
    order = shuffled(game, [number for _, number in first.history])
    for seat in game.seats:
        table = first.match.table
        one, another = random.sample([table[name][place] for name, place in table.hidden_from(seat)], 2)
        swapped = [another if card is one else one if card is another else card for card in order]
        second = Process(game, None)
        for number in drawn(game, swapped):
            second.draw(number)
        layout = Layout(game)
        assert second.match.table.cards() != table.cards()
        assert second.information(seat) == first.information(seat)
        assert (layout.vector(second, seat) == layout.vector(first, seat)).all()


def shuffled(game, draws):
    """Returns the pack in the order that these draws give."""
    left = list(game.pack())
    return [left.pop(draw) for draw in [*draws, 0]]


def drawn(game, order):
    """Returns the draws that give the pack this order."""
    left, draws = list(game.pack()), []
    for card in order:
        draws.append(left.index(card))
        left.remove(card)
    return draws[:-1]


def test_in_a_reflex_moment_choices_are_hidden_from_the_others():
    """Egyptian War: the second player has the same information whether the first slaps or not."""
    for process in played(find("egyptian_war").with_options(), 4):
        if len(process.choosing) == 2:
            asked = [process.copy() for _ in range(2)]
            for other, number in zip(asked, process.options("p1"), strict=True):
                other.choose(number, "p1")
            assert asked[0].information("p2") == asked[1].information("p2")
            assert asked[0].information("p1") != asked[1].information("p1")
            return
    raise AssertionError("no moment came")


def test_simultaneous_slaps_are_ordered_by_chance():
    """If both slap, explicit chance decides who was first, and each of the two outcomes has one player first."""
    slapped = []
    for process in played(find("egyptian_war").with_options(), None, most=200):
        if len(process.choosing) == 2 and not process.among:
            both = process.copy()
            slap = both.vocabulary.numbers["slap"]
            for seat in ("p1", "p2"):
                both.choose(slap, seat)
            assert sorted(both.among) == ["p1", "p2"]
            for first in range(2):
                other = both.copy()
                other.draw(first)
                slapped.append((both.among[first], str(other.match.actions[len(both.match.actions)])))
            break
    assert slapped in ([("p1", "p1 slap"), ("p2", "p2 slap")], [("p1", "all slap p1 p2"), ("p2", "all slap p2 p1")])


# ---------------------------------------------------------------------------------------------------- rewards


def test_rewards_add_up_to_zero():
    """The winners share the others' stakes, counters are relative to the mean, and all rewards are 0 before the end and in a
    draw.
    """
    twos, totals = find("twos").with_options(), find("tablanette").with_options(max_hands=1)
    process = next(process for process in played(twos, 3, most=500) if process.is_over)
    assert sorted(process.returns()) == [-1, -1, -1, 3]
    assert process.returns()[twos.seats.index(process.match.outcome)] == 3
    *_, before, over = played(totals, 3, most=500, reward="score")
    scores = [over.match.table.counter(f"score.{seat}") for seat in totals.seats]
    assert before is over or before.returns() == [0, 0]
    assert over.returns() == [(scores[0] - scores[1]) / 2, (scores[1] - scores[0]) / 2]
    *_, cut = played(twos, 3, most=5)
    assert cut.cut
    assert cut.returns() == [0, 0, 0, 0]


def test_an_unknown_reward_is_refused_by_name():
    with pytest.raises(CardlabError, match=r"tablanette: there is no reward 'points': choose win or .*score"):
        Process(find("tablanette").with_options(), 0, reward="points")
