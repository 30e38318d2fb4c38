"""Makes the match log of the Predict stage. Where the learner predicts, it splits a step in two: before and after cards turn
up.
"""

from __future__ import annotations

from collections import Counter as Bag
from collections.abc import Iterator, Sequence, Set

from cardlab.core.cards import Card
from cardlab.match import Match
from cardlab.protocol.match_log import Log, PredictionAsked, SeenCards, SeenEvent, Step
from cardlab.sessions.illustrated_story import adding_models, joined
from cardlab.sessions.jobs import JobCoroutine, run_here
from cardlab.sessions.page_texts import in_words
from cardlab.teaching.lesson import Lesson, Predict
from cardlab.teaching.prediction_question import PredictionQuestion, WouldCome
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

CHANGES_EVERY = 2
"""If another card could have changed several predictions, the first of this many in a row asks which card."""
TWIN = {"d": "h", "h": "d", "c": "s", "s": "c"}
"""Suit -> the other one of its colour."""


def predict_log(lesson: Lesson, stage: Predict, match: Match, words: Words) -> Log:
    """Returns the log of a match that stops while cards lie face down, with the models of its lesson."""
    return run_here(making_predict_log(lesson, stage, match, words))


def making_predict_log(lesson: Lesson, stage: Predict, match: Match, words: Words) -> JobCoroutine[Log]:
    """Makes the same log in pieces, so that others have their turn in between."""
    story = MatchStory(match, stage.viewer, words)
    log = yield from adding_models(story, lesson)
    questions: list[PredictionQuestion | None] = []
    for told, following in story.rules_fired():
        questions.append(stage.asks(told, following) if told else None)
        yield None
    steps: list[Step] = []
    for step in _in_two(log["steps"], questions, stage, words):
        steps.append(step)
        yield None
    return {**log, "steps": steps}


def _in_two(
    steps: Sequence[Step], questions: Sequence[PredictionQuestion | None], stage: Predict, words: Words
) -> Iterator[Step]:
    lying: Bag[str] = Bag()
    seen: set[str] = set()
    could_change = 0
    for step, question, following in zip(steps, questions, [*steps[1:], None], strict=True):
        if question is None:
            yield joined(step, stage.joins)
        else:
            before, after = _held_back(step["events"], lying)
            seen.update(token for event in before for token in _shown(event))
            yield _asking(step, before, question.asked(words), stage)
            came = question.came(words)
            if (change := came.get("change")) is not None:
                change["models"] = [in_words(state, words, stage.viewer) for state in change["models"]]
                change["events"] = _imagined(after[0], question.cards[change["answer"]], seen)
                if could_change % CHANGES_EVERY:
                    del came["change"]
                could_change += 1
            second: Step = {**step, "events": after, "came": came}
            # The effects of a prediction are narrated together with it.
            if following and following["action"] == step["action"] and not _moves_cards(following):
                second["flows"] = "next"
            yield second
        for event in step["events"]:
            _lay(event, lying)
            seen.update(_shown(event))


def _asking(step: Step, events: list[SeenEvent], asked: PredictionAsked, stage: Predict) -> Step:
    """The first part of a step, before the learner predicts. It says nothing about the hidden cards."""
    first: Step = {
        "action": step["action"],
        "who": step["who"],
        "rule": "",
        "title": "",
        "sentence": "",
        "events": events,
        "predict": asked,
        "hides": list(stage.hides),
        "models": [],
    }
    if not stage.keeps_picture:
        first["bares"] = True
    return first


def _moves_cards(step: Step) -> bool:
    return any(event[0] != "put" for event in step["events"])


def hidden_from(events: Sequence[SeenEvent | None]) -> int:
    """Returns the index of the event that shows the hidden cards: the first that turns cards over, or else the last that lays
    some.
    """
    turned = [at for at, event in enumerate(events) if event and event[0] == "turn"]
    laid = [at for at, event in enumerate(events) if event and event[0] == "move" and isinstance(event[4], list)]
    return (turned[:1] or laid[-1:])[0]


def _held_back(events: Sequence[SeenEvent], lying: Bag[str]) -> tuple[list[SeenEvent], list[SeenEvent]]:
    """Splits the events before the hidden cards are turned up. A card that would come face up comes face down first."""
    at = hidden_from(events)
    before, event, after = [*events[:at]], events[at], [*events[at + 1 :]]
    if event[0] == "turn":
        return before, [event, *after]
    kind, places, to, place, cards = event
    there = Bag(lying)
    for earlier in before:
        _lay(earlier, there)
    first = there[to] if place == -1 else place
    come = [[to, first + n, token] for n, token in enumerate(cards)]
    return [*before, [kind, places, to, place, len(cards)]], [["turn", come], *after]


def _imagined(turns: SeenEvent, would: WouldCome, seen: Set[str]) -> list[SeenEvent]:
    """Returns the events that would turn up another card in the place of the hidden one; none if the card is not given. A card
    that the learner has seen gives way to its twin, since it may still lie open.
    """
    if (card := would.card) is None:
        return []
    _, ((zone, place, _),) = turns
    if str(card) in seen and card.suit in TWIN:
        twin = Card(card.rank, TWIN[card.suit])
        card = card if str(twin) in seen else twin
    return [["turn", [[zone, place, str(card)]]], ["put", dict(would.counters)]]


def _shown(event: SeenEvent) -> list[str]:
    """Returns the cards that the learner sees in an event."""
    if event[0] == "turn":
        return [token for _, _, token in event[1]]
    cards = event[2] if event[0] == "fill" else event[4] if event[0] == "move" else 0
    return [] if isinstance(cards, int) else [*cards]


def _lay(event: SeenEvent, lying: Bag[str]) -> None:
    """Counts how many cards lie in each zone after an event."""
    if event[0] == "fill":
        lying[event[1]] += _many(event[2])
    elif event[0] == "move":
        for zone, which in event[1]:
            lying[zone] -= _many(which)
        lying[event[2]] += _many(event[4])


def _many(cards: SeenCards | Sequence[int]) -> int:
    return cards if isinstance(cards, int) else len(cards)
