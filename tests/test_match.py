"""The class Match: seeds, undo, branches, refusals, saves, and positions."""

import json

import pytest
from hypothesis import given, settings
from hypothesis.strategies import integers, sampled_from

from cardlab import CardlabError, IllegalAction, Match, NotationError, Position, PositionError, SaveError, position, start
from cardlab.core.registry import built_in, find
from cardlab.core.rng import RandomStream


def played(slug: str, seed: int, n: int) -> Match:
    match, rng = start(slug, seed=seed), RandomStream(seed, 7)
    for _ in range(n):
        if not match.is_over:
            match.play(rng.pick(match.legal_actions()))
    return match


def log(match: Match) -> list[str]:
    return [f"{event!r} {event.seen_by('teacher', match.table)}" for event in match.events]


def test_a_match_without_a_seed_has_the_common_one():
    laid = "war; packet.p1 7d 2c; packet.p2 7h Kc"
    assert {
        made.seed for made in (Match("war"), start("war"), position(laid), Match("war", position=Position.parse(laid)))
    } == {0}


@pytest.mark.parametrize("seed", [0, 2**63 - 1])
def test_the_least_and_the_greatest_seed_work(seed):
    assert Match("war", seed).seed == seed


@pytest.mark.parametrize("seed", [-1, 2**63, 1.0, "7", True])
def test_an_invalid_seed_is_refused(seed):
    with pytest.raises(CardlabError, match="whole number from 0 to 2"):
        Match("war", seed)


@settings(max_examples=25, deadline=None)
@given(slug=sampled_from(sorted(built_in())), seed=integers(0, 2**32), n=integers(0, 25))
def test_the_same_seed_and_actions_give_the_same_log(slug, seed, n):
    """Replayed, saved and loaded, or branched, a match has the same log."""
    match = played(slug, seed, n)
    assert log(played(slug, seed, n)) == log(match)
    assert log(Match.load(match.save())) == log(match)
    assert log(match.branch()) == log(match)


@settings(max_examples=25, deadline=None)
@given(slug=sampled_from(sorted(built_in())), seed=integers(0, 2**32), n=integers(1, 25))
def test_going_back_and_forth_changes_nothing(slug, seed, n):
    """Undoing everything gives the deal, and going forward again gives the same log."""
    match = played(slug, seed, n)
    before, played_so_far = log(match), len(match.actions)
    match.go_to(0)
    assert log(match) == log(start(slug, seed=seed))
    match.go_to(played_so_far)
    assert log(match) == before


def test_another_action_discards_the_undone_ones():
    """After an undo, the old moves can be redone until another action is played."""
    match = start("fast_food", seed=3)
    first, other = match.legal_actions()[:2]
    match.play(first).undo()
    assert match.history == [first]
    match.play(other)
    assert match.history == [other]
    with pytest.raises(CardlabError, match="this match has 0 to 1"):
        match.go_to(2)


def test_a_branch_does_not_change_the_match():
    """A branch shares the first actions and their random numbers, and its own moves do not affect the match."""
    match = played("fast_food", 4, 6)
    before = log(match)
    other = match.branch(at=2)
    other.play(other.legal_actions()[-1])
    assert log(match) == before
    assert other.actions[:2] == match.actions[:2]


def test_an_illegal_action_changes_nothing_and_names_the_rule():
    """The error contains the refusal, and `why_not` gives the same one."""
    match = start("fast_food", seed=1)
    before = log(match)
    theirs = match.zone("hand.p2")[0]
    with pytest.raises(IllegalAction) as error:
        match.play(f"p1 play {theirs}")
    assert error.value.refusal == match.why_not(f"p1 play {theirs}")
    assert error.value.refusal.rule == "fast_food.play.not_in_hand"
    assert theirs.face in str(error.value)
    assert log(match) == before


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "p1",
        "p1 fly 7d",
        "p9 play 7d",
        "p1 play",
        "p1 play 7d 8d",
        "p1 play 7d call",
        "all play 7d",
        "p1 play 7d call x",
        "x" * 9000,
    ],
)
def test_an_unreadable_action_is_a_notation_error(garbage):
    """So an author's slip differs from a rule's refusal."""
    with pytest.raises(NotationError):
        start("fast_food").play(garbage)


def test_there_is_nothing_to_undo_after_the_deal():
    """Undoing a fresh deal is an error, and is not ignored."""
    with pytest.raises(CardlabError, match="nothing to undo"):
        start("war").undo()


HANDS = {"packet.p1": "9c", "packet.p2": "7h"}
UP = {"up.p1": "Ac", "up.p2": "6d", "up.p3": "7d", "up.p4": "8d"}
OUT = [f"status.p{n}" for n in range(1, 5)]


def save_of(game: str, zones: dict[str, str], counters: dict[str, object]) -> str:
    """Returns a save that begins in a position."""
    return json.dumps({**SAVED, "game": game, "options": {}, "actions": [], "position": {"zones": zones, "counters": counters}})


SAVED = json.loads(start("fast_food", seed=2).play(start("fast_food", seed=2).legal_actions()[0]).save())


@pytest.mark.parametrize(
    ("broken", "told"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[1, 2]", "its format version is missing"),
        ('"' + "[" * 50_000, "not JSON"),
        ("[" * 100_000 + "]" * 100_000, "more than 100 deep in each other"),
        (json.dumps({**SAVED, "cardlab": 99}), "saved in format 99"),
        (json.dumps({k: v for k, v in SAVED.items() if k != "seed"}), "no part 'seed'"),
        (json.dumps({**SAVED, "more": 1}), "unknown part 'more'"),
        (json.dumps({**SAVED, "game": "poker"}), "no game 'poker'"),
        (json.dumps({**SAVED, "game": None}), "no game None"),
        (json.dumps({**SAVED, "options": {"games": 3}}), "must be 1 or 2"),
        (json.dumps({**SAVED, "options": [1]}), "wrong type"),
        (json.dumps({**SAVED, "seed": -1}), "the seed is -1"),
        (json.dumps({**SAVED, "seed": "7"}), "the seed is '7'"),
        (json.dumps({**SAVED, "actions": ["p2 play Ad"]}), "action 1 of 1"),
        (json.dumps({**SAVED, "actions": [7]}), "action 1 of 1"),
        (json.dumps({**SAVED, "position": {"zones": {"attic": "7d"}, "counters": {}}}), "no zone 'attic'"),
        (json.dumps({**SAVED, "position": {"zones": 5}}), "zones and counters"),
        (save_of("war", HANDS, {"turns": "x"}), "counter 'turns' is 'x', but must be a number"),
        (save_of("war", HANDS, {"turns": [1]}), "counter 'turns' is .1., but must be a number"),
        (save_of("war", HANDS, {"turns": 10**30}), "must be a number below"),
        (save_of("war", HANDS, {"turns": float("nan")}), "NaN or an infinite number"),
        (save_of("war", HANDS, {"turns": None}), "must be a number"),
        (save_of("seven_twenty_seven", UP, {"phase": 3}), "counter 'phase' is 3, but must be a word"),
        (save_of("seven_twenty_seven", UP, {"dealer": "p9"}), "must be p1 or p2"),
        (save_of("seven_twenty_seven", UP, {"phase": "bet", **dict.fromkeys(OUT, "out")}), "nobody is in"),
    ],
)
def test_a_broken_save_is_refused_with_its_fault(broken, told):
    """Any fault in a saved match gives a SaveError that names it."""
    with pytest.raises(SaveError, match=told):
        Match.load(broken)


@pytest.mark.parametrize(("method", "told"), [("begin", "cannot begin"), ("legal_actions", "cannot go on")])
def test_a_save_on_which_its_game_fails_is_refused_too(monkeypatch, method, told):
    """Any failure of a game in an unforeseen position gives a SaveError."""

    def broken(self, table):
        raise KeyError("turn")

    monkeypatch.setattr(find("war"), method, broken)
    with pytest.raises(SaveError, match=f"the saved match {told}: KeyError"):
        Match.load(save_of("war", HANDS, {}))


@pytest.mark.parametrize(
    "spelling",
    [
        "war; packet.p1 9c 4d; packet.p2 7h Kd",
        "war pickup_order=played; packet.p1 Ac 9c; packet.p2 9h Qd; turns=3",
        "war players=3 who_joins=tied; packet.p1 Kc; packet.p2 Kd; packet.p3 2c 3c 9h; pot 5s",
        "war; packet.p1 9c; packet.p2 7h; table.p1 ~4d 8s",
        "war; packet.p1 Ac Ad Ah As; packet.p2 2c *",
        "war 'deck=2, 4, 6, 8, 10'; packet.p1 10; packet.p2 *",
        "fast_food calls=total; hand.p1 2d 6h; hand.p2 5h; stock 3h; pile 8d; turn=p2; phase=play",
        "seven_twenty_seven ends=one_end; up.p1 Ac; down.p1 5c Ah; up.p2 6d; total7.p1=13/2; pot=7",
    ],
)
def test_a_position_parses_back_to_its_spelling(spelling):
    """Position.parse and str are inverse, also with face-down cards and fractions."""
    parsed = Position.parse(spelling)
    assert Position.parse(str(parsed)) == parsed
    assert parsed != spelling
    assert parsed != Position.parse("war; packet.p1 2c; packet.p2 2d")
    assert str(Position.parse(str(parsed))) == str(parsed) == spelling


def test_a_position_of_a_match_has_its_counters():
    """The number of turns is included, but the engine's private counters are not."""
    match = start("war", seed=1).play("all turn")
    laid = str(Position.of(match))
    assert "; turns=1" in laid
    assert "_" not in laid.partition(";")[2]


@pytest.mark.parametrize(
    ("zones", "told"),
    [
        ({"packet.p1": "7d 7d"}, "7d lies 2 times"),
        ({"packet.p9": "7d"}, "no zone 'packet.p9'. Did you mean 'packet.p"),
        ({"packet.p1": "Kd", "packet.p2": "2c"}, "is not played with Kd"),
        ({"packet.p1": "1Od"}, "in packet.p1: '1Od' is not a card"),
        ({"packet.p1": "7d *", "packet.p2": "*"}, r"'\*' in packet.p1 and packet.p2 means all other cards: write it once"),
        ({"packet.p1": "* 7d"}, "as the last word of one zone"),
        ({}, "nobody has a card"),
    ],
)
def test_an_impossible_position_is_refused(zones, told):
    """A duplicate card, a card of another pack, and an unknown zone are each named."""
    with pytest.raises((PositionError, NotationError), match=told):
        position("addition_war", zones)


def test_a_question_mark_is_any_other_card():
    """A position may leave cards open, and no card then appears twice."""
    match = position("war", {"packet.p1": "Ah ? ?", "packet.p2": "Kd ? ?"})
    assert len(set(match.table.cards())) == 6


def test_a_star_is_all_other_cards_shuffled():
    """The seed decides their order, also in a saved match, and the named cards lie on top."""
    zones = {"packet.p1": "Ac Ad", "packet.p2": "7d *"}
    one, other = (position("war", zones, seed=seed) for seed in (1, 2))
    packets = [match.zone("packet.p2") for match in (one, other)]
    assert {len(packet) for packet in packets} == {50}
    assert {packet[0].name for packet in packets} == {"7d"}
    assert packets[0] != packets[1]
    assert set(one.table.cards()) == set(other.table.cards()) == set(one.game.pack())
    assert Match.load(one.play("all turn").save()).zone("packet.p2") == one.zone("packet.p2")
