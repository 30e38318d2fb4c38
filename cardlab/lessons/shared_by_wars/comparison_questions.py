"""Questions that compare pairs: the winner, the difference, and the order."""

from collections.abc import Callable, Sequence
from math import ceil
from typing import Any

from cardlab.core.rng import RandomStream
from cardlab.games.addition_war import AdditionWar
from cardlab.lessons.shared_by_wars.pair import Pair, deal_pairs
from cardlab.teaching.question import Answer, Question, Shown, choices_of, distinct


def compared(one: Pair, other: Pair) -> tuple[str, dict[str, Answer]]:
    """Returns the winner of two players' cards, and the misconception behind each other answer."""
    if one.worth != other.worth:
        winner, loser = ("p1", "p2") if one.worth > other.worth else ("p2", "p1")
        trap = (other.high > one.high) if winner == "p1" else (one.high > other.high)
        return winner, {"highest_card" if trap else "smaller_taken": loser, "no_war_here": "war"}
    if one.high == other.high:
        return "war", {"unlike_cards": "p1"}
    higher, lower = ("p1", "p2") if one.high > other.high else ("p2", "p1")
    return "war", {"highest_card": higher, "unlike_cards": lower}


def is_trap(one: Pair, other: Pair) -> bool:
    """Whether the highest card alone would mislead, because it lies on the other side or there is a war."""
    return "highest_card" in compared(one, other)[1]


def sign_of(one: int, other: int) -> str:
    """Returns the written sign between two numbers."""
    return "=" if one == other else ">" if one > other else "<"


def who_takes(kind: str, level: int, one: Pair, other: Pair, rows: Sequence[tuple[int, int]] = ()) -> Question:
    """Asks who takes the cards: the first player, the second, or nobody yet.

    Args:
        kind, level: The kind and level of the question.
        one, other: The pairs of both players.
        rows: Numbers of both sides to compare one by one, if that is the method.
    """
    answer, wrong = compared(one, other)
    shape = "same" if one.worth == other.worth else "more" if one.worth > other.worth else "less"
    facts = {**one.facts("a", "b", "s"), **other.facts("c", "d", "t"), "sign": sign_of(one.worth, other.worth)}
    facts |= {"same": "yes" if answer == "war" else "no", "winner": answer, "shape": shape}
    facts["rows"] = [{"x": x, "y": y, "sign": sign_of(x, y)} for x, y in rows]
    case = "war" if answer == "war" else "trap" if "highest_card" in wrong else "plain"
    return Question(
        one.game.slug,
        kind,
        "one",
        level,
        answer=answer,
        misconceptions=wrong,
        facts=facts,
        choices=choices_of(("p1", "p2", "war")),
        shows=(Shown(one.cards, "p1"), Shown(other.cards, "p2")),
        practises=f"{kind}:{case}",
    )


def first_row(rows: Sequence[tuple[int, int]]) -> dict[str, Any]:
    """Returns the first two numbers to compare as rows of dots. The learner still has to compare the other two."""
    return {"model": "matching_rows", "a": rows[0][0], "b": rows[0][1], "asks": True}


def by_how_much(level: int, more: Pair, less: Pair) -> Question:
    """Asks by how much the better pair wins. The better pair is first."""
    answer = more.worth - less.worth
    wrong: dict[str, Answer] = {
        "compared_highest": abs(more.high - less.high),
        "how_many_not_how_many_more": more.worth,
        "counts_start": answer + 1,
        "counts_between": answer - 1,
        "put_together": more.worth + less.worth,
    }
    return Question(
        more.game.slug,
        "by_how_much",
        "number",
        level,
        answer=answer,
        misconceptions=distinct(wrong, answer),
        facts={**more.facts("a", "b", "s"), **less.facts("c", "d", "t"), "more": answer},
        shows=(Shown(more.cards, "p1"), Shown(less.cards, "p2")),
        practises=f"{more.worth}-{less.worth}",
    )


def in_order(level: int, pairs: Sequence[Pair]) -> Question:
    """Asks for the order of pairs, from the smallest worth to the greatest."""

    def names(ordered: Sequence[Pair]) -> tuple[str, ...]:
        return tuple(pair.choice.value for pair in ordered)

    ordered = sorted(pairs, key=lambda pair: pair.worth)
    wrong: dict[str, Answer] = {}
    if len({pair.high for pair in pairs}) == len(pairs):
        wrong["highest_card"] = names(sorted(pairs, key=lambda pair: pair.high))
    wrong["greatest_first"] = names(ordered[::-1])
    wrong = distinct(wrong, names(ordered))
    return Question(
        pairs[0].game.slug,
        "order",
        "order",
        level,
        answer=names(ordered),
        misconceptions=wrong,
        facts={"pairs": [pair.facts() for pair in pairs], "worths": [pair.worth for pair in ordered], "which": spoken(ordered)},
        choices=tuple(pair.choice for pair in pairs),
        practises="order:trap" if "highest_card" in wrong else "order:plain",
        solution={"model": "number_line", "high": 10 * ceil(ordered[-1].worth / 10), "marks": [pair.worth for pair in ordered]},
    )


def three_in_order(rng: RandomStream, game: AdditionWar, level: int, *, trap: bool) -> Question:
    """Asks for the order of three pairs. With a trap, the highest cards have another order."""

    def fits(*pairs: Pair) -> bool:
        if len({pair.worth for pair in pairs}) < 3 or len({pair.high for pair in pairs}) < 3:
            return False
        ordered = sorted(pairs, key=lambda pair: pair.worth)
        if ordered == [*pairs]:  # in this order, nothing would be left to do
            return False
        return not trap or ordered != sorted(pairs, key=lambda pair: pair.high)

    return in_order(level, deal_pairs(rng, game, 3, fits))


def spoken(pairs: Sequence[Pair]) -> list[str]:
    """Returns pairs in the form of a list in a message."""
    return ["\u00a0".join(card.face for card in pair.cards) for pair in pairs]


def those(pairs: Sequence[Pair], fits: Callable[[Pair], bool]) -> Answer:
    """Returns the pairs that fit, as an answer in which several can be chosen."""
    return tuple(pair.choice.value for pair in pairs if fits(pair))
