"""Questions about differences: the distance of two cards, and a missing number."""

from __future__ import annotations

from cardlab.core.declarations import Facts
from cardlab.core.rng import RandomStream
from cardlab.lessons.shared_by_wars.jumps import counted, over_ten, walked
from cardlab.lessons.shared_by_wars.pair import deal_pairs, lay
from cardlab.lessons.subtraction_war.common import GAME, SLUG, WITH_COURTS, line, line_to_walk
from cardlab.teaching.question import Answer, Flash, Question, Shown, distinct, generates


def difference_level(big: int, small: int) -> int:
    """Returns how difficult a difference is: within five, doubles and neighbours; from ten, and two apart; the
    rest; over ten.
    """
    if big > 10:
        return 4
    if big <= 5 or big - small <= 1:
        return 1
    return 2 if big == 10 or big - small == 2 else 3


def wrong_differences(a: int, b: int) -> dict[str, Answer]:
    """Returns wrong answers to the difference of a and b from typical mistakes. If two give the same answer, the likelier one
    is named.
    """
    big, small = max(a, b), min(a, b)
    wrong: dict[str, Answer] = {"added": a + b}
    if a == b:
        wrong["double_stays"] = a
    if a < b:
        wrong |= {"signed": a - b, "does_not_go": 0}
    if big > 10 > small and small > big - 10:
        wrong["ones_turned_round"] = 10 + small - (big - 10)
    wrong |= {
        "counts_start": big - small + 1,
        "counts_between": big - small - 1,
        "greater_number": big,
        "smaller_number": small,
    }
    return distinct({name: value for name, value in wrong.items() if value != -1 or name == "signed"}, big - small)


def way_to(big: int, small: int) -> Facts:
    """Returns a good method for a difference, with its intermediate numbers."""
    numbers = {"big": big, "small": small, "worth": big - small, "to_ten": 10 - small, "rest": big - 10}
    if big - small <= 1:
        return {"way": "double" if big == small else "neighbours", **numbers}
    return {"way": "ten" if big == 10 else "over_ten" if big > 10 > small else "count_on", **numbers}


@generates("difference", 1, 2, 3, 4)
def difference_of_two(rng: RandomStream, level: int) -> Question:
    """Asks how far two cards are apart: neighbours and doubles first; at the last level with jack 11, queen 12 and king 13."""
    game = WITH_COURTS if level == 4 else GAME
    apart = rng.pick(range(5)) if level == 1 else None  # or else half of the answers would be 1
    (pair,) = deal_pairs(rng, game, 1, lambda pair: difference_level(*pair.values) == level and apart in (None, pair.worth))
    (a, b), (big, small) = pair.shown, pair.values
    return Question(
        SLUG,
        "difference",
        "number",
        level,
        answer=pair.worth,
        misconceptions=wrong_differences(a, b),
        facts={"a": a, "b": b, **way_to(big, small)},
        shows=(Shown(pair.cards),),
        model=line(small, big),
        solution=walked(line(small, big), small, big),
        practises=f"{big}-{small}",
    )


def _apart(rng: RandomStream, most: int) -> tuple[int, int]:
    """Returns two numbers from 1 to `most`. Each difference is equally likely, or else every third answer would be 1."""
    apart = rng.pick(range(1, most))
    small = rng.pick(range(1, most - apart + 1))
    return small, small + apart


@generates("how_many_more", 1, 2)
def how_many_more(rng: RandomStream, level: int) -> Question:
    """Asks how many more pips one of two cards has: up to six, then up to ten."""
    return _how_many_more(rng, "how_many_more", level, most=6 if level == 1 else 10)


@generates("flash", 1, 2, where=("screen", "ticket"))
def how_many_more_in_a_flash(rng: RandomStream, level: int) -> Question:
    """Asks how many more pips one of two cards has, if they appear only briefly: up to four, then up to six."""
    return _how_many_more(rng, "flash", level, most=4 if level == 1 else 6, flash=Flash())


def _how_many_more(rng: RandomStream, kind: str, level: int, *, most: int, flash: Flash | None = None) -> Question:
    small, big = _apart(rng, most)
    first, second = rng.shuffled((small, big))
    wrong: dict[str, Answer] = {
        "how_many_not_how_many_more": big,
        "the_other_card": small,
        "put_together": big + small,
        "one_too_many": big - small + 1,
        "one_too_few": big - small - 1,
    }
    return Question(
        SLUG,
        kind,
        "number",
        level,
        answer=big - small,
        misconceptions=distinct(wrong, big - small),
        facts={"a": first, "b": second, "big": big, "small": small, "worth": big - small},
        shows=tuple(Shown((card,)) for card in lay(rng, GAME, (first, second))),
        model={"model": "matching_rows", "a": big, "b": small, "by_hand": True, "asks": True},
        flash=flash,
        practises=f"{big}-{small}",
    )


@generates("partners", 1, 2, where=("screen", "ticket"))
def dots_to_put_in(rng: RandomStream, level: int) -> Question:
    """Asks how many dots the lower row lacks until each has a partner. The learner adds them: up to six above, then
    up to ten.
    """
    small, big = _apart(rng, 6 if level == 1 else 10)
    missing = big - small
    wrong: dict[str, Answer] = {
        "as_many_as_above": big,
        "as_many_as_lay_there": small,
        "one_too_few": missing - 1,
        "one_too_many": missing + 1,
    }
    return Question(
        SLUG,
        "partners",
        "place",
        level,
        answer=missing,
        misconceptions=distinct({name: n for name, n in wrong.items() if n}, missing),
        facts={"big": big, "small": small, "worth": missing},
        model={"model": "matching_rows", "a": big, "b": small, "value": 0, "asks": True},
        practises=f"{big}-{small}",
    )


@generates("land", 1, where=("screen", "ticket"))
def landing(rng: RandomStream, level: int) -> Question:
    """Asks for the end of a jump back along the number line."""
    start, steps = rng.pick(range(6, 13)), rng.pick(range(2, 6))
    model = line_to_walk(start)
    places = range(model["low"], model["high"] + 1)
    wrong: dict[str, Answer] = {
        "stayed": start,
        "counts_first_number_in": start - steps + 1,
        "one_too_many": start - steps - 1,
        "went_forward": start + steps,
        "steps_from_nought": steps,
    }
    return Question(
        SLUG,
        "land",
        "place",
        level,
        answer=start - steps,
        misconceptions=distinct({name: n for name, n in wrong.items() if n in places}, start - steps),
        facts={"start": start, "steps": steps, "left": start - steps, **over_ten(start, start - steps)},
        model=model,
        solution=counted(model, start, start - steps),
        practises=f"{start}-{steps}",
    )


@generates("missing", 2, 3)
def missing_number(rng: RandomStream, level: int) -> Question:
    """Asks for the number that was taken away: from numbers up to six, then up to ten."""
    big = rng.pick(range(3, 7) if level == 2 else range(7, 11))
    taken = rng.pick([taken for taken in range(1, big) if 2 * taken != big])
    left = big - taken
    wrong: dict[str, Answer] = {
        "added": big + left,
        "what_is_left": left,
        "first_number_again": big,
        "counts_start": taken + 1,
        "counts_between": taken - 1,
    }
    return Question(
        SLUG,
        "missing",
        "number",
        level,
        answer=taken,
        misconceptions=distinct(wrong, taken),
        facts={"big": big, "taken": taken, "left": left},
        model=line(left, big),
        solution=walked(line(left, big), big, left),
        practises=f"{big}-{taken}",
    )


@generates("start", 3)
def missing_start(rng: RandomStream, level: int) -> Question:
    """Asks for the number before something was taken away."""
    taken, left = rng.pick(range(2, 6)), rng.pick(range(1, 6))
    less, more = sorted((taken, left))
    wrong: dict[str, Answer] = {
        "subtracted": abs(left - taken),
        "what_is_left": left,
        "what_was_taken": taken,
        "counts_first_number_in": taken + left - 1,
        "one_too_many": taken + left + 1,
    }
    return Question(
        SLUG,
        "start",
        "number",
        level,
        answer=taken + left,
        misconceptions=distinct(wrong, taken + left),
        facts={"taken": taken, "left": left, "big": taken + left, "more": more, "less": less, "after": more + 1},
        model={"model": "bar_model", "parts": [more, less], "asks": "whole"},  # counting on begins at the greater number
        practises=f"{taken + left}-{taken}",
    )
