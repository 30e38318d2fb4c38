"""727: halves, an ace with two values, the distance to two goals, and whether to take one more card. Ages 9 to 13."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor

from cardlab.core.rng import RandomStream
from cardlab.core.table import Event
from cardlab.core.view import View
from cardlab.core.zones import Facts
from cardlab.games.seven_twenty_seven import GOALS, SevenTwentySeven, totals
from cardlab.lab.exact.seven_twenty_seven import HALF, Hand, aces, away, best, possible, total, worth
from cardlab.models.double_target import double_target
from cardlab.models.model import State
from cardlab.teaching.answer import canonical, written
from cardlab.teaching.hands import (
    MAKE,
    SLUG,
    TEN,
    asked,
    courts,
    deal_each,
    deal_hands,
    distance_rows,
    in_one_pack,
    lay_hands,
    line,
    other_goal,
    plus,
    with_one_more,
)
from cardlab.teaching.lesson import Ask, Deal, ExitTicket, Investigate, Lesson, Play, Practise, Predict, Watch
from cardlab.teaching.one_more_card import (
    HITS,
    ONE_CARD,
    chance_to_get_nearer,
    expected_distance,
    helpful_cards,
    helpful_cards_left,
    how_often_two_cards_make_seven,
    mean_value,
    should_i_take_a_card,
    ways_to_hold_a_hand,
    when_to_draw,
)
from cardlab.teaching.pairs import said_of_several, some
from cardlab.teaching.question import Answer, Question, Shown, choice_of, choices_of, generates

CHOICES = 5


def seats(hands: Sequence[Hand]) -> tuple[Shown, ...]:
    """The hands of players."""
    return tuple(Shown(hand, f"p{number}") for number, hand in enumerate(hands, 1))


# ------------------------------------------------------------------------------------------------ what a hand is worth


@generates("value", 1, 2, 3)
def value_of_a_hand(rng: RandomStream, level: int) -> Question:
    """The value of a hand without aces: one court card; then several of them; then five cards."""
    size, most = {1: (rng.pick((2, 3)), 1), 2: (rng.pick((3, 4)), 2), 3: (5, 3)}[level]
    fewest = max(1, most - 1)
    (hand,) = deal_hands(rng, [size], lambda hand: not aces(hand) and fewest <= courts(hand) <= most)
    answer, k = total(hand), courts(hand)
    rest = answer - k * HALF
    wrong: dict[str, Answer] = {"court_as_ten": rest + 10 * k}
    if k % 2:
        wrong["halves_dropped"] = floor(answer)
    if k == 2:
        wrong["two_halves_are_ten"] = rest + 10
    wrong |= {"court_as_one": rest + k, "court_as_nought": rest}
    wrong["court_by_rank"] = rest + sum(11 + "JQK".index(card.rank) for card in hand if card.rank in "JQK")
    return asked(
        "value", level, answer, wrong, f"{k}×½+{rest}", {"sum": plus(hand), "total": answer, "k": k}, shows=(Shown(hand),)
    )


@generates("totals", 2, 3, 4)
def all_totals(rng: RandomStream, level: int) -> Question:
    """All totals of a hand with one ace, with two, with three."""
    k = level - 1
    others = some(rng, "23456789TK", 1 if level == 4 else rng.pick((1, 2)))
    (hand,) = lay_hands(rng, ["".join(others) + "A" * k])
    right = possible(hand)
    base = right[0] - k
    near = [base + 10 * k, *([base, base + 12] if k == 1 else [base + 11])]
    wrong = {
        "ace_only_one": right[:1],
        "ace_only_eleven": right[-1:],
        "middle_forgotten": [right[0], right[-1]],
        "ace_as_ten": [right[0], base + 10 * k],
    }
    if k == 1:
        wrong |= {"both_at_once": [base + 12], "ace_left_out": [base]}
    answer = tuple(map(canonical, right))
    return asked(
        "totals",
        level,
        answer,
        said_of_several({name: tuple(map(canonical, values)) for name, values in wrong.items()}, answer),
        f"totals:{k}:{base}",
        {
            "k": k,
            "lowest": plus(hand),
            "rows": [{"sum": plus(hand, n), "total": written(one)} for n, one in enumerate(right)],
            "which": [written(one) for one in right],
        },
        asked="several",
        choices=choices_of([canonical(one) for one in sorted({*right, *near})]),
        shows=(Shown(hand),),
        model=line(right[:1]),
    )


@generates("best_total", 3, 4)
def best_total(rng: RandomStream, level: int) -> Question:
    """Which total of a hand with one ace, or with two, is nearest to a goal."""
    goal, k = rng.pick(tuple(GOALS)), level - 2

    def fits(hand: Hand) -> bool:
        near = sorted(abs(one - goal) for one in possible(hand))
        return aces(hand) == k and near[0] < near[1]

    (hand,) = deal_hands(rng, [k + rng.pick((1, 2))], fits)
    every, answer = possible(hand), best(hand, goal)
    wrong: dict[str, Answer] = {
        "ace_only_one": every[0],
        "ace_only_eleven": every[-1],
        "other_goal": best(hand, other_goal(goal)),
        "court_as_ten": best(hand, goal, TEN),
        "distance_not_total": abs(answer - goal),
    }
    if every[0] <= goal:
        wrong["never_beyond"] = max(one for one in every if one <= goal)
    return asked(
        "best_total",
        level,
        answer,
        wrong,
        f"best:{goal}:{every[0]}:{k}",
        {
            "goal": goal,
            "lowest": plus(hand),
            "rows": distance_rows(every, goal),
            "total": answer,
            "d": abs(answer - goal),
            "hits": "yes" if answer == goal else "no",
        },
        shows=(Shown(hand),),
        model=line(every, goal),
    )


# ------------------------------------------------------------------------------------------------ how far it is from a goal


def wrong_distances(one: Fraction, goal: int) -> dict[str, Answer]:
    """What is answered to the distance of a total from a goal by those who go another way; the likelier way first."""
    right = abs(one - goal)
    wrong: dict[str, Answer] = {"signed": -right}
    if one.denominator > 1:
        wrong["halves_dropped"] = abs(floor(one) - goal)
    wrong |= {"other_goal": abs(one - other_goal(goal)), "counts_start": right + 1}
    if right > 1:
        wrong["counts_between"] = right - 1
    return wrong | {"put_together": one + goal}


def distance_facts(one: Fraction, goal: int) -> Facts:
    """A total, a goal, and which of them is more."""
    return {
        "total": one,
        "goal": goal,
        "more": max(one, Fraction(goal)),
        "less": min(one, Fraction(goal)),
        "d": abs(one - goal),
    }


@generates("distance", 1, 2)
def distance_to_a_goal(rng: RandomStream, level: int) -> Question:
    """How far a number is from 7, then from 27, on either side of it."""
    goal, low, high = (7, 2, 26) if level == 1 else (27, 32, 72)
    one = Fraction(rng.pick([n for n in range(low, high + 1) if n != 2 * goal]), 2)
    return asked(
        "distance",
        level,
        abs(one - goal),
        wrong_distances(one, goal),
        f"{one}~{goal}",
        distance_facts(one, goal),
        model=line([one], goal),
    )


@generates("hand_distance", 3)
def distance_of_a_hand(rng: RandomStream, level: int) -> Question:
    """How far a hand with court cards is from a goal."""
    goal = rng.pick(tuple(GOALS))

    def fits(hand: Hand) -> bool:
        return not aces(hand) and 0 < courts(hand) < len(hand) and 0 < away(hand, goal) <= 10

    (hand,) = deal_hands(rng, with_one_more(3, goal), fits)
    one = total(hand)
    wrong = {"court_as_ten": abs(total(hand, TEN) - goal), **wrong_distances(one, goal), "total_not_distance": one}
    return asked(
        "hand_distance",
        level,
        abs(one - goal),
        wrong,
        f"{one}~{goal}",
        {**distance_facts(one, goal), "sum": plus(hand)},
        shows=(Shown(hand),),
        model=line([one], goal),
    )


@generates("nearer_goal", 2, 3)
def nearer_of_both_goals(rng: RandomStream, level: int) -> Question:
    """How far a number between the goals is from the nearer one: whole numbers, then halves near the middle."""
    numbers = [2 * n for n in range(8, 27) if n != 17] if level == 2 else range(25, 45, 2)
    one = Fraction(rng.pick(numbers), 2)
    near, far = sorted(GOALS, key=lambda goal: abs(one - goal))
    right = abs(one - near)
    wrong: dict[str, Answer] = {"nearer_goal_ignored": abs(one - far), "signed": -right}
    if level == 3:
        wrong["halves_dropped"] = min(abs(floor(one) - goal) for goal in GOALS)
    wrong |= {"between_the_goals": far - near if far > near else near - far, "counts_start": right + 1}
    return asked(
        "nearer_goal",
        level,
        right,
        wrong,
        f"nearer:{one}",
        {"total": one, "goal": near, "d": right, "other": far, "far": abs(one - far), "d7": one - 7, "d27": 27 - one},
        model=line([one]),
    )


# ------------------------------------------------------------------------------------------------ who is closest


NEAR_SIZES = {7: (2, 2, 2, 3), 27: (3, 4, 4, 5)}
"""How many cards the hands have that are compared."""


def near(hand: Hand, goal: int, *, with_aces: bool) -> bool:
    """Whether a hand is so near to a goal that others may be nearer or farther."""
    return away(hand, goal) <= 6 and (with_aces or not aces(hand))


def closest(far: Sequence[Fraction]) -> str:
    """The seat with the smallest distance, or that several are equally near."""
    near = [f"p{number}" for number, one in enumerate(far, 1) if one == min(far)]
    return near[0] if len(near) == 1 else "tie"


def wrong_closest(hands: Sequence[Hand], goal: int) -> dict[str, Answer]:
    """Who is taken for the nearest by those who go another way."""
    far = [away(hand, goal) for hand in hands]
    wrong: dict[str, Answer] = {}
    if closest(far) == "tie":
        tied = [hand for hand, one in zip(hands, far, strict=True) if one == min(far)]
        under = min(tied, key=lambda hand: best(hand, goal))
        wrong["below_goes_first"] = f"p{hands.index(under) + 1}"
    looked = {
        "signed": [goal - best(hand, goal) for hand in hands],
        "court_as_ten": [away(hand, goal, TEN) for hand in hands],
        "ace_only_one": [abs(total(hand) - goal) for hand in hands],
        "ace_only_eleven": [abs(possible(hand)[-1] - goal) for hand in hands],
        "halves_dropped": [Fraction(abs(floor(best(hand, goal)) - goal)) for hand in hands],
        "other_goal": [away(hand, other_goal(goal)) for hand in hands],
    }
    wrong |= {name: closest(seen) for name, seen in looked.items()}
    if wrong["signed"] == "tie":
        del wrong["signed"]
    return wrong | {"not_worked_out": "tie"}


@generates("closest", 2, 3, 4)
def who_is_closest(rng: RandomStream, level: int) -> Question:
    """Who is nearest to a goal: to 7 without aces; then on both sides of a goal; then with aces, and with ties."""
    goal = 7 if level == 2 else rng.pick(tuple(GOALS))
    wants_tie = level == 4 and rng.below(3) == 0

    def fits(*hands: Hand) -> bool:
        ends = [best(hand, goal) for hand in hands]
        if (closest([abs(end - goal) for end in ends]) == "tie") != wants_tie:
            return False
        if level == 4:
            return sum(map(aces, hands)) > 0
        return level == 2 or min(ends) < goal < max(ends)

    hands = deal_each(rng, some(rng, NEAR_SIZES[goal], 3), lambda hand: near(hand, goal, with_aces=level == 4), fits)
    far = [away(hand, goal) for hand in hands]
    answer = closest(far)
    rows = [{"player": f"p{n}", **row} for n, row in enumerate(distance_rows([best(hand, goal) for hand in hands], goal), 1)]
    return asked(
        "closest",
        level,
        answer,
        wrong_closest(hands, goal),
        f"closest:{goal}:{'tie' if answer == 'tie' else 'ace' if level == 4 else 'one'}",
        {
            "goal": goal,
            "rows": rows,
            "d": min(far),
            "same": "yes" if answer == "tie" else "no",
            "winner": answer,
            "hits": "yes" if min(far) == 0 else "no",
        },
        asked="one",
        choices=choices_of(("p1", "p2", "p3", "tie")),
        shows=seats(hands),
        model=line([best(hand, goal) for hand in hands], goal),
    )


@generates("order", 4)
def order_of_distance(rng: RandomStream, level: int) -> Question:
    """Three hands in order of their distance from a goal; their totals stand in another order."""
    goal = rng.pick(tuple(GOALS))

    def fits(*hands: Hand) -> bool:
        ends, far = [total(hand) for hand in hands], [away(hand, goal) for hand in hands]
        return len(set(far)) == 3 and min(ends) < goal < max(ends)

    hands = deal_each(rng, some(rng, NEAR_SIZES[goal], 3), lambda hand: near(hand, goal, with_aces=False), fits)

    def names(ordered: Sequence[Hand]) -> tuple[str, ...]:
        return tuple(choice_of(*hand).value for hand in ordered)

    ordered = sorted(hands, key=lambda hand: away(hand, goal))
    wrong: dict[str, Answer] = {
        "by_total": names(sorted(hands, key=total)),
        "farthest_first": names(ordered[::-1]),
        "greatest_first": names(sorted(hands, key=total)[::-1]),
    }
    if len({away(hand, goal, TEN) for hand in hands}) == 3:
        wrong["court_as_ten"] = names(sorted(hands, key=lambda hand: away(hand, goal, TEN)))
    return asked(
        "order",
        level,
        names(ordered),
        wrong,
        f"order:{goal}:{'halves' if any(total(hand).denominator > 1 for hand in hands) else 'whole'}",
        {
            "goal": goal,
            "rows": [{"sum": plus(hand), **row} for hand in hands for row in distance_rows([total(hand)], goal)],
            "distances": [written(away(hand, goal)) for hand in ordered],
            "which": ["\u00a0".join(card.face for card in hand) for hand in ordered],
        },
        asked="order",
        choices=tuple(choice_of(*hand) for hand in hands),
        model=line([total(hand) for hand in hands], goal),
    )


# ------------------------------------------------------------------------------------------------ cards that make 7 or 27


@generates("card_for", 2, 3)
def card_that_hits(rng: RandomStream, level: int) -> Question:
    """Which of five cards makes exactly 7, and then 27, where an ace may be 11."""
    goal = 7 if level == 2 else 27

    def fits(hand: Hand) -> bool:
        need = goal - total(hand)
        return not aces(hand) and (need == HALF or (need.denominator == 1 and 1 <= need <= (6 if goal == 7 else 11)))

    (hand,) = deal_hands(rng, [rng.pick((2, 3)) + (goal == 27)], fits)
    need = goal - total(hand)
    seen: dict[str, Fraction] = {"court_as_one": need - 1} if courts(hand) == 2 else {}
    seen |= {"one_too_many": need + 1, "one_too_few": need - 1}
    if need == 11:
        seen = {"ace_only_one": TEN, **seen}
    elif need == 10:
        seen = {"court_as_ten": HALF, **seen}
    elif need == HALF:
        seen = {"halves_dropped": Fraction(1), **seen}
    if goal == 7:
        seen["goal_itself"] = Fraction(7)
    right = Fraction(1) if need == 11 else need
    every = {HALF, *map(Fraction, range(1, 11))}
    near = list(dict.fromkeys(value for value in seen.values() if value in every and value != right))[: CHOICES - 1]
    rest = some(rng, sorted(every - {right, *near}), CHOICES - 1 - len(near))
    cards = lay_hands(rng, [rank_of(value) for value in sorted({right, *near, *rest})], without=hand)
    named = {worth(card): card for (card,) in cards}
    return asked(
        "card_for",
        level,
        named[right].name,
        {name: named[value].name for name, value in seen.items() if value in named},
        f"{total(hand)}+{need}",
        {"goal": goal, "sum": plus(hand), "total": total(hand), "need": need, "best": named[right]},
        asked="card",
        choices=tuple(choice_of(card) for (card,) in cards),
        shows=(Shown(hand, "yours"),),
        model=line([total(hand)], goal),
    )


def rank_of(value: Fraction) -> str:
    """The rank of a card that counts so much; ``K`` for any court card."""
    return "K" if value == HALF else {1: "A", 10: "T"}.get(int(value), str(value))


NEARLY = {
    7: {"court_as_nought": ("7K",), "court_as_one": ("6K",), "": ("26", "35", "33", "44", "24")},
    27: {"court_as_ten": ("T7K", "98K"), "": ("AT5", "A98", "T97", "TT6", "998")},
}
"""Hands that make something else, with the misconception that takes them for the goal."""


@generates("makes", 3, 5)
def which_hands_make(rng: RandomStream, level: int) -> Question:
    """Out of several hands all that make 7, then 27."""
    goal = 7 if level == 3 else 27
    while True:
        right = some(rng, MAKE[goal], 2)
        trap = {name: rng.pick(hands) for name, hands in NEARLY[goal].items() if name}
        plain = some(rng, NEARLY[goal][""], CHOICES - 2 - len(trap))
        ranks = some(rng, [*right, *trap.values(), *plain], CHOICES)
        if in_one_pack(ranks) and any("A" in hand for hand in right):
            break
    hands = dict(zip(ranks, lay_hands(rng, ranks), strict=True))

    def those(*wanted: str) -> Answer:
        return tuple(choice_of(*hands[rank]).value for rank in ranks if rank in wanted)

    fitting = [rank for rank in ranks if rank in right]
    wrong = {
        **{name: those(*right, hand) for name, hand in trap.items()},
        "ace_only_one" if goal == 27 else "ace_only_eleven": those(*(rank for rank in right if "A" not in rank)),
        "stopped_after_one": those(fitting[0]),
    }
    return asked(
        "makes",
        level,
        those(*right),
        said_of_several(wrong, those(*right)),
        f"makes:{goal}:{'+'.join(sorted(right))}",
        {
            "goal": goal,
            "rows": [
                {"sum": plus(hand, elevens_for(hand, goal)), "total": written(best(hand, goal))} for hand in hands.values()
            ],
            "which": ["\u00a0".join(card.face for card in hands[rank]) for rank in fitting],
        },
        asked="several",
        choices=tuple(choice_of(*hand) for hand in hands.values()),
    )


def elevens_for(hand: Hand, goal: int) -> int:
    """How many aces are 11 in the best total."""
    return possible(hand).index(best(hand, goal))


# ------------------------------------------------------------------------------------------------ fair shares

SEATS = ("p1", "p2", "p3", "p4")


@generates("share", 2, 3, 4)
def share_of_the_pot(rng: RandomStream, level: int) -> Question:
    """What somebody gets of the pot: of both sides one each; then of a tie; then of both sides by one hand."""
    one, *others = some(rng, SEATS, 4)
    tied = others[: 2 if level == 4 else rng.pick((2, 3))]
    sides = {2: [[one], others[:1]], 3: [[one], tied], 4: [[one], [one, others[0]]]}[level]
    low, high = some(rng, sides, 2)
    who = tied[0] if level == 3 else one
    pot = Fraction(2 * len(tied) * rng.pick(range(3, 9)))
    parts = [pot / 2 / len(side) for side in (low, high) if who in side]
    wrong: dict[str, Answer] = {"whole_pot": pot}
    if level == 3:
        wrong |= {"by_heads": pot / (len(tied) + 1), "half_not_shared": pot / 2, "whole_pot_shared": pot / len(tied)}
    elif level == 4:
        wrong |= {"one_side_only": pot / 2, "tied_side_only": pot / 4, "by_heads": pot * 2 / 3}
    wrong["by_players"] = pot / len(SEATS)
    return asked(
        "share",
        level,
        sum(parts),
        wrong,
        f"share:{level}:{pot}",
        {
            "pot": pot,
            "low": sorted(low),
            "high": sorted(high),
            "who": who,
            "half": pot / 2,
            "k": len(tied),
            "case": {2: "plain", 3: "tie", 4: "both"}[level],
            "part": min(parts),
            "share": sum(parts),
        },
        model=None if level == 2 else {"model": "bar_model", "parts": [int(pot / 2)] * 2, "asks": ""},
    )


@generates("left_over", 5)
def counters_left_over(rng: RandomStream, level: int) -> Question:
    """How many whole counters are left over, when one side has one winner and the other side several."""
    one, *others = some(rng, SEATS, 4)
    tied = others[: rng.pick((2, 3))]
    k = len(tied)
    pot = rng.pick([pot for pot in range(11, 41) if pot % 2 + pot // 2 % k])
    half, rest = divmod(pot, 2)
    each, more = divmod(half, k)
    low, high = some(rng, [[one], tied], 2)
    wrong: dict[str, Answer] = {
        "halving_only": rest,
        "tie_only": more,
        "by_heads": pot % (k + 1),
        "share_not_rest": each,
        "nothing_left": 0,
    }
    return asked(
        "left_over",
        level,
        rest + more,
        wrong,
        f"left_over:{pot}:{k}",
        {
            "pot": pot,
            "low": sorted(low),
            "high": sorted(high),
            "half": half,
            "rest": rest,
            "k": k,
            "each": each,
            "more": more,
            "left": rest + more,
        },
    )


# ------------------------------------------------------------------------------------------------ asking while a match goes on

PLAYERS = SEATS[:3]


def totals_and_sides(told: Event, following: Event | None) -> list[Ask]:
    """When hands are shown: the best total of one, and its distance; then who is nearest, and how the pot is halved."""
    rule = told.rule.removeprefix(f"{SLUG}.")
    if rule == "show":
        return asked_of_a_hand(max(told.facts["hands"], key=lambda hand: (aces(hand["cards"]), courts(hand["cards"]))))
    if rule in ("low", "high", "low.tie", "high.tie"):
        return [asked_who_is_nearest(told.facts)]
    if rule == "split" and not told.facts["rest"]:
        return [Ask(f"{SLUG}_lesson-half", f"{SLUG}_lesson-half-told", told.facts["half"], facts=told.facts)]
    return []


def asked_of_a_hand(hand: Facts) -> list[Ask]:
    """Which total of a hand is best for 7, and how far that is."""
    cards = hand["cards"]
    right, far = best(cards, 7), away(cards, 7)
    totals = [right, *possible(cards), best(cards, 7, TEN), right + 1, right + HALF]
    ends = [far, abs(right - 27), Fraction(abs(floor(right) - 7)), far + 1, far + HALF]
    return [
        Ask(f"{SLUG}_lesson-best", f"{SLUG}_lesson-best-told", canonical(right), first_few(totals), hand),
        Ask(f"{SLUG}_lesson-far", f"{SLUG}_lesson-far-told", canonical(far), first_few(ends), hand),
    ]


def first_few(numbers: Sequence[Fraction]) -> tuple[str, ...]:
    """The first four different ones of these numbers, as answers to choose from, the smallest first."""
    return tuple(map(canonical, sorted(list(dict.fromkeys(numbers))[:4])))


def asked_who_is_nearest(side: Facts) -> Ask:
    """Who is nearest to a goal, or whether several are."""
    nearest, prompt = side.get("player", "tie"), f"{SLUG}_lesson-nearest"
    return Ask(prompt, f"{prompt}-{'shared' if nearest == 'tie' else 'told'}", nearest, (*PLAYERS, "tie"), side)


# ------------------------------------------------------------------------------------------------ the lesson

AT_TABLE = {"players": len(PLAYERS), "ante": 4, "extra_card": "up"}
"""A pot of twelve counters, which can be shared; only one card of each hand is hidden."""

QUESTIONS = (
    *value_of_a_hand,
    *all_totals,
    *best_total,
    *distance_to_a_goal,
    *distance_of_a_hand,
    *nearer_of_both_goals,
    *who_is_closest,
    *order_of_distance,
    *card_that_hits,
    *which_hands_make,
    *chance_to_get_nearer,
    *mean_value,
    *expected_distance,
    *should_i_take_a_card,
    *helpful_cards,
    *helpful_cards_left,
    *when_to_draw[1:],
    *share_of_the_pot,
    *counters_left_over,
    *ways_to_hold_a_hand,
)


def pictures(game: SevenTwentySeven, rule: str, facts: Facts, view: View | None) -> list[State]:
    """All totals of a hand, and how far they are from the goals: of the viewer's own, and at the end of everybody's."""
    over = game.over == "allowed"
    if rule == "show":
        return [double_target(totals(hand["cards"]), over=over, of=hand["player"]) for hand in facts["hands"]]
    if rule == "bust":
        return [double_target(totals(facts["cards"]), over=over, of=facts["player"])]
    side, _, tie = rule.partition(".")
    if side in ("low", "high") and tie != "none":
        goal = GOALS[7 if side == "low" else 27]
        nearest = [(hand["player"], int(2 * hand["total"])) for hand in facts.get("hands", [facts])]
        return [double_target([made], over=over, goals=[goal], of=player) for player, made in nearest]
    if rule == "card" and "new" in facts:
        elevens = facts["aces"] + (facts["ace"] == "yes")
        lowest = int(2 * facts["new"])
        return [double_target([lowest + 20 * n for n in range(elevens + 1)], over=over, of=facts["player"])]
    if rule in ("deal", "again", "bet.over") and view and view.viewer in view.seats:
        hand = view.known(f"up.{view.viewer}") + view.known(f"down.{view.viewer}")
        return [double_target(totals(hand), over=over, of=view.viewer)] if hand else []
    return []


LESSON = Lesson(
    SLUG,
    stages=(
        Watch(Deal(SLUG, "no_betting", actions=200, bot="greedy", options={**AT_TABLE, "hands": 2})),
        Predict(
            Deal(SLUG, "no_betting", actions=200, shift=1, bot="greedy", options={**AT_TABLE, "hands": 2}),
            totals_and_sides,
            hides=("total7", "total27", "counters"),
        ),
        Practise(QUESTIONS),
        Play(Deal(SLUG, "no_betting", shift=2, options={**AT_TABLE, "hands": 4})),
        Investigate(ONE_CARD, when_to_draw[0]),
        Investigate(HITS, *how_often_two_cards_make_seven),
        ExitTicket(QUESTIONS, levels=(1, 2, 3, 3, 4)),
    ),
    follows=pictures,
)
