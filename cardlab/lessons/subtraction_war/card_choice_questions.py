"""Questions about cards and pairs that make a difference."""

from __future__ import annotations

from cardlab.core.rng import RandomStream
from cardlab.lessons.shared_by_wars.comparison_questions import spoken, those
from cardlab.lessons.shared_by_wars.jumps import walked
from cardlab.lessons.shared_by_wars.pair import Pair, in_one_pack, lay, lay_pairs
from cardlab.lessons.subtraction_war.common import CHOICES, FACTS, GAME, SLUG, VALUES, line, line_to_walk
from cardlab.teaching.question import Answer, Question, Shown, choice_of, distinct, generates, with_distractors


@generates("card_for", 2, 3)
def card_for_a_difference(rng: RandomStream, level: int) -> Question:
    """Asks for the card of a hand that makes a difference of n: above the player's own card, then on either side."""
    own = rng.pick(range(1, 7) if level == 2 else range(4, 11))
    right = rng.pick([value for value in VALUES if abs(value - own) > 1 and (level == 3 or value > own)])
    n = abs(right - own)
    near = [value for value in (n, own + n - 1, own - n + 1, own + n + 1, own - n - 1) if value in VALUES]
    near = [value for value in dict.fromkeys(near) if abs(value - own) != n]
    values = with_distractors(rng, right, near, [value for value in VALUES if abs(value - own) != n], CHOICES)
    mine, *hand = lay(rng, GAME, [own, *values])
    named = {value: card.name for value, card in zip(values, hand, strict=True)}
    looked = {
        "difference_itself": n,
        "counts_start": own + n - 1 if right > own else own - n + 1,
        "counts_between": own + n + 1 if right > own else own - n - 1,
    }
    wrong: dict[str, Answer] = {name: named[value] for name, value in looked.items() if value in named}
    return Question(
        SLUG,
        "card_for",
        "card",
        level,
        answer=named[right],
        misconceptions=distinct(wrong, named[right]),
        facts={
            "own": own,
            "n": n,
            "ways": "down" if own + n > 10 else "up" if own - n < 1 else "both",
            "big": max(own, right),
            "small": min(own, right),
            "best": hand[values.index(right)],
        },
        choices=tuple(choice_of(card) for card in hand),
        shows=(Shown((mine,), "yours"),),
        model=line_to_walk(own),
        solution=walked(line_to_walk(own), own, right),
        practises=f"{max(own, right)}-{min(own, right)}",
    )


@generates("both_cards", 4)
def both_cards_for_a_difference(rng: RandomStream, level: int) -> Question:
    """Asks for all numbers that are n away. Often there is one on either side."""
    n = rng.pick(range(2, 5))
    own = rng.pick(range(n + 1, 11 - n) if rng.below(4) else VALUES)
    others = [value for value in VALUES if value != own]
    mine, *hand = lay(rng, GAME, [own, *others])
    named = {value: card.name for value, card in zip(others, hand, strict=True)}

    def cards_at(*values: int) -> Answer:
        return tuple(named[value] for value in others if value in values)

    answer = cards_at(own - n, own + n)
    wrong = {
        "only_below": cards_at(own - n),
        "only_above": cards_at(own + n),
        "counts_start": cards_at(own - n + 1, own + n - 1),
        "counts_between": cards_at(own - n - 1, own + n + 1),
        "difference_itself": cards_at(n),
    }
    right = [value for value in (own - n, own + n) if value in VALUES]
    return Question(
        SLUG,
        "both_cards",
        "several",
        level,
        answer=answer,
        misconceptions=distinct(wrong, answer),
        facts={
            "own": own,
            "n": n,
            "rows": [{"big": max(own, value), "small": min(own, value), "n": n} for value in right],
            "which": [hand[others.index(value)].face for value in right],
        },
        choices=tuple(choice_of(card) for card in hand),
        shows=(Shown((mine,), "yours"),),
        model=line_to_walk(own),
        solution=walked(line_to_walk(own), *sorted((own, *right))),
        practises=f"both_cards:{n}",
    )


@generates("best_card", 3)
def best_second_card(rng: RandomStream, level: int) -> Question:
    """Asks which second card gives the greatest difference. It is the one at the far end."""
    while True:
        own, *values = rng.sample(VALUES, CHOICES)
        far = sorted(values, key=lambda value: abs(value - own))
        if abs(far[-1] - own) > abs(far[-2] - own):
            break
    mine, *hand = lay(rng, GAME, [own, *values])
    named = {value: card.name for value, card in zip(values, hand, strict=True)}
    answer = named[far[-1]]
    wrong: dict[str, Answer] = {
        "highest_card": named[max(values)],
        "lowest_card": named[min(values)],
        "nearest_card": named[far[0]],
    }
    return Question(
        SLUG,
        "best_card",
        "card",
        level,
        answer=answer,
        misconceptions=distinct(wrong, answer),
        facts={
            "own": own,
            "rows": [{"big": max(own, value), "small": min(own, value), "worth": abs(value - own)} for value in values],
            "worth": abs(far[-1] - own),
            "best": hand[values.index(far[-1])],
        },
        choices=tuple(choice_of(card) for card in hand),
        shows=(Shown((mine,), "yours"),),
        model=line_to_walk(own),
        solution=walked(line_to_walk(own), own, far[-1]),
        practises="best_card:high" if far[-1] == max(values) else "best_card:low",
    )


def facts_apart(n: int) -> list[tuple[int, int]]:
    """Returns all pairs of values that are n apart, the lower number first."""
    return [(a, b) for a, b in FACTS if b - a == n]


@generates("ties", 3, 4)
def which_pairs_tie(rng: RandomStream, level: int) -> Question:
    """Asks for all of several pairs that go to war with a given one: small differences, then all up to six."""
    n = rng.pick(range(1, 4) if level == 3 else range(7))
    others = [fact for fact in FACTS if fact[1] - fact[0] != n]
    while True:
        own, *right = rng.sample(facts_apart(n), rng.pick((3, 4)))
        same_sum = [fact for fact in others if sum(fact) == sum(own) and not set(fact) & set(own)]
        same_card = [fact for fact in others if set(fact) & set(own)]
        wrong = [*rng.sample(same_card, 4 - len(right)), *rng.sample(same_sum, min(1, len(same_sum)))]
        if in_one_pack(GAME, [own, *right, *wrong]):
            break
    mine, *pairs = lay_pairs(rng, GAME, [own, *right, *wrong])
    return pairs_that_tie(level, mine, rng.sample(pairs, len(pairs)))


def pairs_that_tie(level: int, mine: Pair, pairs: list[Pair]) -> Question:
    """Asks which of these pairs have the same difference as mine."""
    right = [pair for pair in pairs if pair.worth == mine.worth]
    answer = those(right, lambda pair: True)
    wrong = {
        "same_sum": those(pairs, lambda pair: pair.total == mine.total),
        "same_card": those(pairs, lambda pair: bool(set(pair.shown) & set(mine.shown))),
        "stopped_after_one": those(right[:1], lambda pair: True),
    }
    return Question(
        SLUG,
        "ties",
        "several",
        level,
        answer=answer,
        misconceptions=distinct(wrong, answer),
        facts={**mine.facts(), "pairs": [pair.facts() for pair in pairs], "which": spoken(right)},
        choices=tuple(pair.choice for pair in pairs),
        shows=(Shown(mine.cards, "yours"),),
        model=line(*reversed(mine.values)),
        practises=f"ties:{mine.worth}",
    )


@generates("how_many_pairs", 4)
def count_of_pairs(rng: RandomStream, level: int) -> Question:
    """Asks how many pairs of values are n apart, with cards from ace to ten. Each step apart means one pair fewer."""
    n = rng.pick(range(1, 9))
    facts = facts_apart(n)
    wrong: dict[str, Answer] = {
        "counts_start": len(facts) + 1,
        "turned_round_too": 2 * len(facts),
        "as_many_as_numbers": len(VALUES),
        "one_left_out": len(facts) - 1,
    }
    return Question(
        SLUG,
        "how_many_pairs",
        "number",
        level,
        answer=len(facts),
        misconceptions=distinct(wrong, len(facts)),
        facts={"n": n, "all": [f"{b} − {a}" for a, b in facts], "high": 1 + n, "pairs": len(facts)},
        model=line(1, 1 + n),
        practises=f"pairs:{n}",
    )
