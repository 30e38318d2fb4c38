"""What is asked while a match goes on: totals, distances, who is nearest, and half of the pot."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor

from cardlab.core.table import Event
from cardlab.core.zones import Facts
from cardlab.lab.exact.seven_twenty_seven import HALF, aces, away, best, possible
from cardlab.lessons.seven_twenty_seven.shares import SEATS
from cardlab.teaching.answer import canonical
from cardlab.teaching.hands import SLUG, TEN, courts
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
        return [Ask(f"{SLUG}_lesson-half", f"{SLUG}_lesson-half-told", event.facts["half"], facts=event.facts)]
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
