"""The questions of stage Predict: totals, distances, who is nearest, and half of the pot."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor
from operator import itemgetter

from cardlab.core.rng import RandomStream
from cardlab.core.table import Event
from cardlab.core.zones import Facts
from cardlab.lab.exact.seven_twenty_seven import HALF, aces, away, best, possible
from cardlab.lessons.seven_twenty_seven.hand_helpers import SLUG, TEN, courts
from cardlab.lessons.seven_twenty_seven.shares import SEATS
from cardlab.teaching.answer import canonical
from cardlab.teaching.lesson import Ask

PLAYERS = SEATS[:3]


def totals_and_sides(event: Event, following: Event | None) -> list[Ask]:
    """When hands are shown: the best total of one, and its distance; then who is nearest, and how the pot is halved."""
    rule = event.rule.removeprefix(f"{SLUG}.")
    if rule == "show":
        return asked_of_a_hand(max(event.facts["hands"], key=lambda hand: (aces(hand["cards"]), courts(hand["cards"]))))
    if rule in ("low", "high", "low.tie", "high.tie"):
        return [asked_who_is_nearest(event.facts)]
    if rule == "split" and not event.facts["rest"]:
        least = min(event.facts["shares"], key=itemgetter("n"))  # where several share a side, that is the question
        return [Ask(f"{SLUG}_lesson-gets", f"{SLUG}_lesson-gets-told", least["n"], facts={**event.facts, **least})]
    return []


def asked_of_a_hand(hand: Facts) -> list[Ask]:
    """Which total of a hand is best for 7, and how far that is."""
    cards = hand["cards"]
    right, far = best(cards, 7), away(cards, 7)
    rng = RandomStream(int.from_bytes("".join(card.name for card in cards).encode()))  # a hand has always the same choices
    totals = among(rng, right, [*possible(cards), best(cards, 7, TEN)], least=HALF)
    ends = among(rng, far, [abs(right - 27), Fraction(abs(floor(right) - 7))], least=Fraction(0))
    return [
        Ask(f"{SLUG}_lesson-best", f"{SLUG}_lesson-best-told", canonical(right), totals, hand),
        Ask(f"{SLUG}_lesson-far", f"{SLUG}_lesson-far-told", canonical(far), ends, hand),
    ]


def among(rng: RandomStream, right: Fraction, seen: Sequence[Fraction], *, least: Fraction) -> tuple[str, ...]:
    """Four answers to choose from, the smallest first, with the right one at any place: else that would tell it.

    Args:
        rng: Chooses the place.
        right: The right answer.
        seen: What others take for it, which goes before numbers that lie near.
        least: The least that an answer can be.
    """
    near = [right + n * HALF for n in (-1, 1, -2, 2, -3, 3)]
    others = list(dict.fromkeys(number for number in (*seen, *near) if number != right and number >= least))
    below, above = [n for n in others if n < right], [n for n in others if n > right]
    place = min(rng.below(4), len(below))
    return tuple(map(canonical, sorted([right, *below[:place], *above[: 3 - place]])))


def asked_who_is_nearest(side: Facts) -> Ask:
    """The player nearest to a goal, or that several are."""
    nearest, prompt = side.get("player", "tie"), f"{SLUG}_lesson-nearest"
    return Ask(prompt, f"{prompt}-{'shared' if nearest == 'tie' else 'told'}", nearest, (*PLAYERS, "tie"), side)
