"""Questions about fair shares of the pot, and about counters that are left over."""

from __future__ import annotations

from fractions import Fraction

from cardlab.core.rng import RandomStream
from cardlab.lessons.seven_twenty_seven.hand_helpers import question
from cardlab.teaching.question import Answer, Question, generates

SEATS = ("p1", "p2", "p3", "p4")


@generates("share", 2, 3, 4)
def share_of_the_pot(rng: RandomStream, level: int) -> Question:
    """Asks for a winner's share of the pot: one winner on each side; then a tie; then one hand that wins both sides."""
    one, *others = rng.sample(SEATS, 4)
    tied = others[: 2 if level == 4 else rng.pick((2, 3))]
    sides = {2: [[one], others[:1]], 3: [[one], tied], 4: [[one], [one, others[0]]]}[level]
    low, high = rng.sample(sides, 2)
    who = tied[0] if level == 3 else one
    pot = Fraction(2 * len(tied) * rng.pick(range(3, 9)))
    parts = [pot / 2 / len(side) for side in (low, high) if who in side]
    wrong: dict[str, Answer] = {"whole_pot": pot}
    if level == 3:
        wrong |= {"by_heads": pot / (len(tied) + 1), "half_not_shared": pot / 2, "whole_pot_shared": pot / len(tied)}
    elif level == 4:
        wrong |= {"one_side_only": pot / 2, "tied_side_only": pot / 4, "by_heads": pot * 2 / 3}
    wrong["by_players"] = pot / len(SEATS)
    halves = [int(pot / 2)] * 2
    return question(
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
        model=None if level == 2 else {"model": "bar_model", "parts": halves, "asks": ""},
        solution={"model": "bar_model", "parts": halves},
    )


@generates("left_over", 5)
def counters_left_over(rng: RandomStream, level: int) -> Question:
    """Asks how many whole counters are left over if one side has one winner and the other side has several."""
    one, *others = rng.sample(SEATS, 4)
    tied = others[: rng.pick((2, 3))]
    k = len(tied)
    pot = rng.pick([pot for pot in range(11, 41) if pot % 2 + pot // 2 % k])
    half, rest = divmod(pot, 2)
    each, more = divmod(half, k)
    low, high = rng.sample([[one], tied], 2)
    wrong: dict[str, Answer] = {
        "halving_only": rest,
        "tie_only": more,
        "by_heads": pot % (k + 1),
        "share_not_rest": each,
        "nothing_left": 0,
    }
    return question(
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
        solution={"model": "bar_model", "parts": [half, half, *([rest] if rest else [])]},
    )
