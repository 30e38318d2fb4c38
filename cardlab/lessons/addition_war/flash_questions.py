"""Questions with dots that appear only briefly, so that learners see the number in groups, without counting."""

from __future__ import annotations

from cardlab.core.rng import RandomStream
from cardlab.lessons.addition_war.common import GAME, SLUG, frames
from cardlab.lessons.shared_by_wars.pair import lay
from cardlab.teaching.question import Answer, Flash, Question, Shown, distinct, generates

GROUPS = {2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (4, 1)}
"""The number of a card -> the groups of its pips."""
FULL_ROW = 5


@generates("flash", 1, 2, 3, where=("screen", "ticket"))
def dots_in_a_flash(rng: RandomStream, level: int) -> Question:
    """Shows the pips of a card up to five; then a ten frame with more than a row; then the pips of two cards."""
    if level == 1:
        a, b = GROUPS[rng.pick(range(2, 6))]
    elif level == 2:
        a, b = FULL_ROW, rng.pick(range(1, FULL_ROW + 1))
    else:
        a, b = rng.pick(range(2, 6)), rng.pick(range(2, 6))
    dots = a + b
    wrong: dict[str, Answer] = {
        "one_part": max(a, b),
        "one_too_few": dots - 1,
        "one_too_many": dots + 1,
        "smaller_part": min(a, b),
    }
    if level == 2:
        wrong |= {"empty_places": 2 * FULL_ROW - dots}
    on_cards = {1: (dots,), 2: (), 3: (a, b)}[level]
    return Question(
        SLUG,
        "flash",
        "number",
        level,
        answer=dots,
        misconceptions=distinct({name: n for name, n in wrong.items() if n}, dots),
        facts={"a": a, "b": b, "dots": dots},
        shows=tuple(Shown((card,)) for card in lay(rng, GAME, on_cards)),
        # A picture that was seen as one stays one, so that a wrong number's outline lies around the same dots.
        model=frames(a, b, together=True) if level == 3 else frames(dots, 0),
        flash=Flash({"model": "ten_frames", "a": dots, "b": 0, "asks": True} if level == 2 else None),
        practises=f"dots:{a}+{b}",
    )
