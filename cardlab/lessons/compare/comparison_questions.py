"""Questions that any deck can ask: who takes the cards, the greatest card, the order, cards between two others, equal cards."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from cardlab.core.cards import Card
from cardlab.core.declarations import Facts
from cardlab.core.rng import RandomStream
from cardlab.decks.fraction_reasons import comparison
from cardlab.lessons.compare.common import SLUG, TRIES, DeckNumbers, Pair, kind_of
from cardlab.lessons.compare.pictures import picture_of, way_of
from cardlab.teaching.question import Answer, Choice, Question, Shown, choice_of, choices_of, distinct

FEW, SEVERAL = 3, 4
"""Cards to choose from, at the first level of a kind and at the next ones."""


def compared(numbers: DeckNumbers, cards: Sequence[Card]) -> Facts:
    """Returns the facts that compare cards: the way, the reason, and whether the numbers are times of day."""
    faces = numbers.faces(cards)
    reason = comparison(faces)
    rows = [{"way": "equations", "line": line} for line in reason["equations"]] if "equations" in reason else [reason]
    return {"of": kind_of(faces), "way": way_of(faces), "rows": rows if reason else []}


def drawn_pair(numbers: DeckNumbers, rng: RandomStream, level: int) -> tuple[Pair, str | None]:
    """Draws two cards, in any order: a plain pair; one that a mistake puts in the wrong order, or a close one; then a tie or a
    close pair. Returns them with the mistake, if they are about one.
    """
    mistake = rng.pick([*numbers.traps]) if level == 2 and numbers.traps else None
    if mistake:
        pair = rng.pick(numbers.traps[mistake])
    elif level == 3 and numbers.ties and rng.below(2):
        pair = rng.pick(numbers.ties)
    else:
        pair = rng.pick(numbers.plain if level == 1 else numbers.close)
    one, other = rng.shuffled(pair)
    return (one, other), mistake


def outcomes(
    numbers: DeckNumbers, pair: Pair, mistake: str | None, names: tuple[str, str, str]
) -> tuple[str, dict[str, Answer]]:
    """Returns the outcome of comparing two cards, and what each mistake makes of it.

    Args:
        numbers: The deck.
        pair: The cards.
        mistake: The mistake that the question is about.
        names: The outcomes if the first number is greater, if both are equal, and if the second is greater.
    """

    def outcome(one: Any, other: Any) -> str:
        return names[0 if one > other else 1 if one == other else 2]

    one, other = pair
    right = outcome(numbers.value(one), numbers.value(other))

    def mistaken(name: str) -> str | None:
        read = _read_all(numbers, name, pair)
        return outcome(*read) if read else None

    wrong = numbers.mistaken(mistake, mistaken)
    if right == names[1]:
        return right, distinct({**wrong, "not_equal": names[0], "still_not_equal": names[2]}, right)
    return right, distinct({**wrong, "smaller_number": names[2 if right == names[0] else 0], "not_the_same": names[1]}, right)


def takes(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks who takes two cards, or whether it is war."""
    pair, mistake = drawn_pair(numbers, rng, level)
    answer, wrong = outcomes(numbers, pair, mistake, ("p1", "war", "p2"))
    high, low = _texts(numbers, pair if answer != "p2" else pair[::-1])
    tie = {"tie": "yes", "sign": "="} if answer == "war" else {"tie": "no", "sign": ">"}
    return Question(
        SLUG,
        "takes",
        "one",
        level,
        answer=answer,
        misconceptions=wrong,
        facts={**compared(numbers, pair), "high": high, "low": low, "winner": answer, **tie},
        choices=choices_of(("p1", "p2", "war")),
        shows=(Shown(pair[:1], "p1"), Shown(pair[1:], "p2")),
        model=picture_of(numbers.faces(pair)),
        practises=_about("takes", mistake, level),
    )


def true(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks which of three statements about two numbers is true: less, equal or greater."""
    pair, mistake = drawn_pair(numbers, rng, level)
    answer, wrong = outcomes(numbers, pair, mistake, ("more", "equal", "less"))
    a, b = _texts(numbers, pair)
    return Question(
        SLUG,
        "true",
        "one",
        level,
        answer=answer,
        misconceptions=wrong,
        facts={**compared(numbers, pair), "a": a, "b": b, "sign": {"more": ">", "equal": "=", "less": "<"}[answer]},
        choices=choices_of(("less", "equal", "more")),
        model=picture_of(numbers.faces(pair)),
        practises=_about("true", mistake, level),
    )


def _texts(numbers: DeckNumbers, cards: Sequence[Card]) -> list[str]:
    """Returns the numbers of cards for a line of arithmetic: ``3 × 7``."""
    return [face.text for face in numbers.faces(cards)]


def _about(kind: str, mistake: str | None, level: int) -> str:
    """Returns the key of what a learner should practise: a mistake, or a level."""
    return f"{kind}:{mistake or level}"


def _names(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple(card.name for card in cards)


def _choices(cards: Sequence[Card]) -> tuple[Choice, ...]:
    return tuple(map(choice_of, cards))


def _read_all(numbers: DeckNumbers, name: str, cards: Sequence[Card]) -> list[Any] | None:
    """Returns what somebody with a mistake reads on each card, if the mistake happens with all of them."""
    read = [numbers.read(name, card) for card in cards]
    return None if None in read else read


def _mistake_for(numbers: DeckNumbers, rng: RandomStream, level: int, first: int) -> str | None:
    """Draws the mistake that a question is about, above its first level."""
    return rng.pick([*numbers.traps]) if level > first and numbers.traps else None


def greatest(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks for the greatest or the smallest of three cards, then of four."""
    mistake = _mistake_for(numbers, rng, level, 1)
    end = rng.pick((max, min))

    def mistaken(name: str, cards: Sequence[Card]) -> str | None:
        read = _read_all(numbers, name, cards)
        if read is None or read.count(end(read)) > 1:
            return None
        chosen = cards[read.index(end(read))]
        return None if chosen == end(cards, key=numbers.value) else chosen.name

    n = min(FEW if level == 1 else SEVERAL, len(numbers.by_value))
    cards = numbers.draw(rng, n, lambda cards: mistake is None or mistaken(mistake, cards) is not None)
    right, other = end(cards, key=numbers.value), (min if end is max else max)(cards, key=numbers.value)
    wrong = numbers.mistaken(mistake, lambda name: mistaken(name, cards))
    wrong["other_end"] = other.name
    ordered = sorted(cards, key=numbers.value)
    return Question(
        SLUG,
        "greatest",
        "one",
        level,
        answer=right.name,
        misconceptions=distinct(wrong, right.name),
        facts={**compared(numbers, ordered), "end": "greatest" if end is max else "smallest", "right": right, "which": ordered},
        choices=_choices(cards),
        model=picture_of(numbers.faces(cards)),
        practises=_about("greatest", mistake, level),
    )


def order(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks for the order of three cards, then of four that a mistake puts in another order."""
    mistake = _mistake_for(numbers, rng, level, 2)

    def mistaken(name: str, cards: Sequence[Card]) -> tuple[str, ...] | None:
        read = _read_all(numbers, name, cards)
        if read is None or any(read.count(one) > 1 for one in read):
            return None
        ordered = sorted(zip(read, cards, strict=True), key=lambda pair: pair[0])
        return _names([card for _, card in ordered])

    def fits(cards: Sequence[Card]) -> bool:
        right = _names(sorted(cards, key=numbers.value))
        return _names(cards) != right and (mistake is None or mistaken(mistake, cards) not in (None, right))

    n = min(FEW if level == 2 else SEVERAL, len(numbers.by_value))
    cards = numbers.draw(rng, n, fits)
    ordered = sorted(cards, key=numbers.value)
    if cards == ordered:  # nothing would be left to do
        cards = [*cards[1:], cards[0]]
    wrong = numbers.mistaken(mistake, lambda name: mistaken(name, cards))
    wrong["greatest_first"] = _names(ordered[::-1])
    return Question(
        SLUG,
        "order",
        "order",
        level,
        answer=_names(ordered),
        misconceptions=distinct(wrong, _names(ordered)),
        facts={**compared(numbers, ordered), "which": ordered},
        choices=_choices(cards),
        model=picture_of(numbers.faces(cards)),
        practises=_about("order", mistake, level),
    )


def beats(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks which of several cards are greater than another one."""
    mistake = _mistake_for(numbers, rng, level, 2)

    def greater(name: str | None, cards: Sequence[Card]) -> tuple[str, ...]:
        read = [numbers.read(name, card) if name else numbers.value(card) for card in cards]
        return tuple(card.name for card, seen in zip(cards[1:], read[1:], strict=True) if None not in read and seen > read[0])

    n = min(SEVERAL + 1, len(numbers.by_value))
    for _ in range(TRIES):
        cards = numbers.draw(rng, n)
        card = rng.pick(sorted(cards, key=numbers.value)[1:-1])
        cards.remove(card)
        drawn = [card, *cards]
        if mistake is None or greater(mistake, drawn) not in ((), greater(None, drawn)):
            break
    answer = greater(None, drawn)
    wrong = numbers.mistaken(mistake, lambda name: greater(name, drawn))
    wrong["smaller_ones"] = tuple(one.name for one in cards if one.name not in answer)
    wrong["stopped_after_one"] = answer[:1]
    beating = [one for one in cards if one.name in answer]
    return Question(
        SLUG,
        "beats",
        "several",
        level,
        answer=answer,
        misconceptions=distinct(wrong, answer),
        facts={**compared(numbers, [card, *cards]), "card": card, "which": beating},
        choices=_choices(cards),
        shows=(Shown((card,)),),
        model=picture_of(numbers.faces([card, cards[0]])),
        practises=_about("beats", mistake, level),
    )


def between(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks which card lies between two others."""
    mistake = _mistake_for(numbers, rng, level, 2)

    def inside(read: Sequence[Any] | None, ends: Sequence[Any]) -> list[int]:
        return [n for n, seen in enumerate(read or ()) if min(ends) < seen < max(ends)]

    def laid(cards: Sequence[Card]) -> tuple[list[Card], list[Card]]:
        """Returns the two ends, and the cards to choose from, of which one lies between them."""
        ordered = sorted(cards, key=numbers.value)
        low = rng.below(len(cards) - 2)
        ends = [ordered[low], ordered[low + 2]]
        return ends, [card for card in cards if card not in ends]

    def mistaken(name: str, ends: Sequence[Card], cards: Sequence[Card]) -> str | None:
        read, around = _read_all(numbers, name, cards), _read_all(numbers, name, ends)
        found = inside(read, around) if read and around else []
        return cards[found[0]].name if len(found) == 1 else None

    n = min(SEVERAL + 1, len(numbers.by_value))
    for _ in range(TRIES):
        ends, cards = laid(numbers.draw(rng, n))
        right = cards[inside([numbers.value(card) for card in cards], [numbers.value(card) for card in ends])[0]]
        if mistake is None or mistaken(mistake, ends, cards) not in (None, right.name):
            break
    wrong = numbers.mistaken(mistake, lambda name: mistaken(name, ends, cards))
    below, above = ([card for card in cards if sign * numbers.value(card) > sign * numbers.value(right)] for sign in (-1, 1))
    low, middle, high = _texts(numbers, sorted([*ends, right], key=numbers.value))
    wrong |= {"too_small": below[0].name} if below else {}
    wrong |= {"too_great": above[0].name} if above else {}
    return Question(
        SLUG,
        "between",
        "one",
        level,
        answer=right.name,
        misconceptions=distinct(wrong, right.name),
        facts={**compared(numbers, [ends[0], right, ends[1]]), "low": low, "right": middle, "high": high},
        choices=_choices(cards),
        shows=(Shown(tuple(ends)),),
        model=picture_of(numbers.faces(ends)),
        practises=_about("between", mistake, level),
    )


def equal(rng: RandomStream, level: int, numbers: DeckNumbers) -> Question:
    """Asks which card has the same number as another one: among any, then among those that a mistake takes for equal."""
    same = rng.pick([cards for cards in numbers.by_value if len(cards) > 1])
    card, right = rng.sample(same, 2)
    others = [one for one in numbers.cards if numbers.value(one) != numbers.value(card)]

    def mistaken(name: str, one: Card) -> bool:
        read = numbers.read(name, card)
        return read is not None and read == numbers.read(name, one)

    def far(one: Card) -> Fraction:
        return abs(Fraction(numbers.value(one) - numbers.value(card)))

    traps = {name: [one for one in others if mistaken(name, one)] for name in numbers.mistakes}
    traps = {name: cards for name, cards in traps.items() if cards}
    name = rng.pick([*traps]) if level == 3 and traps else None
    near = sorted(others, key=far)
    chosen = [rng.pick(traps[name]) if name else rng.pick(near[:2])]
    rest = [one for one in (others if level == 2 else near[:8]) if one not in chosen]
    chosen += rng.sample(rest, min(SEVERAL - 2, len(rest)))
    wrong = numbers.mistaken(name, lambda mistake: next((one.name for one in chosen if mistaken(mistake, one)), None))
    text, same_text = _texts(numbers, [card, right])
    same_facts = compared(numbers, [card, right])
    last = f"{text} = {same_text}"  # the working ends in it
    same_facts["rows"] = [row for row in same_facts["rows"] if row.get("line") != last]
    nearest = min(chosen, key=far)
    wrong["only_close"] = nearest.name
    return Question(
        SLUG,
        "equal",
        "one",
        level,
        answer=right.name,
        misconceptions=distinct(wrong, right.name),
        facts={**same_facts, "text": text, "same": same_text},
        choices=_choices(rng.shuffled([right, *chosen])),
        shows=(Shown((card,)),),
        model=picture_of(numbers.faces([card, chosen[0]])),
        practises=_about("equal", name, level),
    )
