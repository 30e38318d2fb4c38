"""Checks that hidden cards influence nothing that a learner is sent (noninterference).

The cards that a learner has not seen change places, and the same actions are played again. Every message of the session and
every step on the page must be the same, to the last letter, until those cards come up.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import accumulate, takewhile
from typing import Any

from cardlab.bots.reaction_times import reflex_moment
from cardlab.core.actions import Action, ArrivalOrder
from cardlab.core.base_match import BaseMatch
from cardlab.core.declarations import Viewer
from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.core.position import Position
from cardlab.core.rng import RandomStream
from cardlab.core.view import View
from cardlab.match import Match
from cardlab.protocol.messages import HandInTicket
from cardlab.sessions.exit_ticket import Ticket
from cardlab.sessions.jobs import run_here
from cardlab.sessions.lesson_session import match_session_of
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.sessions.predict_stage_log import hidden_from, predict_log
from cardlab.teaching.lesson import ExitTicket, Lesson, Play, Predict
from cardlab.teaching.question import Answer, Question
from cardlab.testing.findings import Finding
from cardlab.testing.plain_data import facts_for, texts
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

LOOKS = 2
"""The number of turns of a match, or steps with a question, before which the cards are dealt again."""
MOST_TURNS = 10
"""The maximum number of turns of a match to play."""
ROUND = 60
"""How many letters to show on both sides of a difference."""


# -------------------------------------------------------------------------------------------- other cards with the same view


def redealt(match: BaseMatch, viewer: Viewer, rng: RandomStream, until: int, known: Collection[str] = ()) -> list[Position]:
    """Returns two starting positions of a match: its own, and one in which cards that a viewer has not seen have changed
    places.

    Args:
        match: The match; it may be over.
        viewer: The viewer.
        rng: Draws the other position.
        until: How many events the viewer has been sent.
        known: The names of cards that the viewer has been shown in another way.

    Returns: Both; only the first if no two cards are hidden.
    """
    begun = type(match)(match.game, match.seed, match.position, begins=False)
    here, table = Position.of(begun), match.game.new_table(RandomStream(match.seed))
    seen = {*known}
    for event in match.events[:until]:
        event.apply(table)
        told = event.seen_by(viewer, table)
        seen.update(texts([told, facts_for(event, viewer)]))
    hidden = [(zone, i) for zone, laid in here.zones.items() for i, card in enumerate(laid) if card.name not in seen]
    if len(hidden) < 2:
        return [here]
    there = Position.of(begun)
    for (zone, i), (other, j) in zip(hidden, rng.shuffled(hidden), strict=True):
        there.zones[zone][i] = here.zones[other][j]
    there.turned = {
        there.zones[zone][i] for zone, laid in here.zones.items() for i, card in enumerate(laid) if card in here.turned
    }
    return [here, there]


@dataclass
class Repeats:
    """A bot that repeats the actions of a match: in another deal, bots would choose by cards that nobody has seen.

    Attributes:
        match: Its match, which has come as far as the other one when it is asked there.
        actions: Everybody's actions in the other match, in order.
        seat: Its seat.
    """

    match: BaseMatch
    actions: Sequence[Action]
    seat: str
    name: str = "repeats"

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """Chooses the same action again.

        Raises:
            CardlabError: It is not legal with these cards.
        """
        coming = self.actions[self.match.ply :]
        if reflex := reflex_moment(game, legal):
            return (reflex.acts if self._was_quick(game, coming) else reflex.passes)[self.seat]
        if not coming or coming[0] not in legal:
            raise CardlabError(f"{self.seat} cannot repeat the action with these cards")
        return coming[0]

    def _was_quick(self, game: Game, coming: Sequence[Action]) -> bool:
        """Whether it acted in the next reflex moment, according to one arrival order for all or to its own answer."""
        if coming and isinstance(coming[0], ArrivalOrder):
            return any(self.seat in hand.split("+") for hand in coming[0].hands)
        answers = takewhile(lambda action: action.verb() in {*game.reflexes, *game.reflexes.values()}, coming)
        own = next((action for action in answers if action.who == self.seat), None)
        return own is not None and own.verb() in game.reflexes


# ---------------------------------------------------------------------------------------- matches that the learner plays


Seat = Callable[[Match], MatchSession]
"""The learner's seat at a match."""


@dataclass
class Played:
    """A match as a learner plays it, sending random messages.

    Attributes:
        session: The session.
        messages: The messages of the page.
        heard: The answers to them.
        ends: How many events there were before each message, and at the end.
    """

    session: MatchSession
    messages: list[dict[str, Any]] = field(default_factory=list)
    heard: list[Any] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)

    def begin(self) -> None:
        """Opens the page."""
        self.heard.append(run_here(self.session.begin()))
        self._note()

    def say(self, message: dict[str, Any]) -> None:
        """Sends a message."""
        self.messages.append(message)
        self.heard.append(self.session.handle(message))
        self._note()

    def _note(self) -> None:
        self.ends.append(len(self.session.match.events))

    def sent(self, *, asks_the_coach: bool) -> str:
        """Returns everything that the page has been sent, and may still ask for."""
        session, status = self.session, self.session.status()
        looks = [self.heard, session.log(), status]
        if status["coach"] and asks_the_coach:
            looks.append(session.handle({"do": "ask_coach", "at": status["at"]}))
        return _text(looks)

    def message(self, rng: RandomStream) -> dict[str, Any] | None:
        """Returns a message that a learner might send next; None at the end."""
        session, status = self.session, self.session.status()
        legal = [action for action in session.match.legal_actions() if action.who in ("all", session.seat)]
        if not legal:
            return None
        message = {"do": "play", "at": status["at"], "action": str(rng.pick(legal)), "shows_predictions": True}
        if status["predictions"] and (offer := status["predictions"]["offer"]):
            message["prediction"] = {"value": rng.pick(offer["choices"])["value"]}
        return message


def play_again(lesson: Lesson, seed: int, *, words: Words | None = None, looks: int = LOOKS) -> Iterator[Finding]:
    """Yields findings in the Play stage: messages to the page that depend on cards its learner has not seen.

    Args:
        lesson: The lesson.
        seed: The seed of the page.
        words: The language; English by default.
        looks: Before how many of the turns cards are dealt again.
    """
    told = words or Words()
    for stage in lesson.stages:
        if isinstance(stage, Play):
            seat = partial(match_session_of, lesson, stage, words=told)
            yield from _played_again(seat, stage.deal.match(seed), f"{lesson.slug}, {stage.kind}", looks)


def table_again(
    match: Match, *, asks_the_coach: bool = True, words: Words | None = None, looks: int = LOOKS
) -> Iterator[Finding]:
    """Does the same for a table, where a learner may make predictions if there is nothing to choose.

    Args:
        match: The match; nothing has been played in it.
        asks_the_coach: Whether to ask the coach too; a coach that searches until its time is up may say something else each
            time.
        words, looks: As in `play_again`.
    """
    told, seat = words or Words(), match.game.seats[0]
    at = partial(new_match_session, seat=seat, bots="greedy", words=told, predicts=True)
    yield from _played_again(at, match, f"a table of {match.game.slug}", looks, asks_the_coach=asks_the_coach)


def _played_again(seat: Seat, match: Match, where: str, looks: int, *, asks_the_coach: bool = True) -> Iterator[Finding]:
    seed, ahead = match.seed, match.ply
    rng, played = RandomStream(seed, 41), Played(seat(match))
    played.begin()
    while len(played.messages) < MOST_TURNS and (message := played.message(rng)) is not None:
        played.say(message)
    for turn in rng.shuffled(range(len(played.heard)))[:looks]:
        worlds = redealt(match, played.session.seat, rng, played.ends[turn])
        dealt = [_until(match, position, ahead) for position in worlds]
        again = [None if one is None else _again(seat, played, one, turn) for one in dealt]
        sent = [None if one is None else one.sent(asks_the_coach=asks_the_coach) for one in again]
        yield from _compared(f"{where}, seed {seed}, turn {turn}", sent)


def _again(seat: Seat, played: Played, dealt: Match, turn: int) -> Played | None:
    """Plays the messages up to a turn in a match with another deal; None if an action is not legal there."""
    again = Played(seat(dealt))
    done = played.session.match.actions
    again.session.bots = {bot: Repeats(again.session.match, done, bot) for bot in again.session.bots}
    try:
        again.begin()
        for message in played.messages[:turn]:
            again.say(message)
    except CardlabError:
        return None
    return again


# ----------------------------------------------------------------------------------------- matches with predictions


def predict_again(lesson: Lesson, seed: int, *, words: Words | None = None, looks: int = LOOKS) -> Iterator[Finding]:
    """Yields findings in the Predict stage: steps that depend on cards that nobody has seen before the prediction.

    Args:
        lesson, seed, words: As in `play_again`.
        looks: Before how many of the steps with a question cards are dealt again.
    """
    for stage in lesson.stages:
        if isinstance(stage, Predict):
            yield from _predicted_again(lesson, stage, seed, words or Words(), looks)


def _predicted_again(lesson: Lesson, stage: Predict, seed: int, words: Words, looks: int) -> Iterator[Finding]:
    rng, dealt = RandomStream(seed, 43), stage.deal.match(seed)
    laid = Position.of(Match(dealt.game, dealt.seed, begins=False))
    match = _until(dealt, laid, len(dealt.actions)) or dealt
    steps = predict_log(lesson, stage, match, words)["steps"]
    asking = [number for number, step in enumerate(steps) if "predict" in step]
    groups = [group for cut in MatchStory(match, stage.viewer, words).grouped() for group in cut]
    told = list(accumulate(map(len, groups), initial=0))
    for number in rng.shuffled(asking)[:looks]:
        place = number - sum(earlier < number for earlier in asking)  # each question has turned one step into two
        seen = [event.seen_by(stage.viewer, match.table) for event in groups[place]]
        # The facts of the rule that fires name the hidden cards too, but the learner has been shown only the cards that lay
        # open before.
        worlds = redealt(match, stage.viewer, rng, told[place], {*texts(seen[: hidden_from(seen)])})
        others = [_in_place_of(worlds[0], position) for position in worlds]
        action = steps[number]["action"]
        again = [_until(match, position, action, swaps) for position, swaps in zip(worlds, others, strict=True)]
        shown = [
            None if one is None else _text(predict_log(lesson, stage, one, words)["steps"][1 : number + 1]) for one in again
        ]
        yield from _compared(f"{lesson.slug}, {stage.kind}, seed {seed}, step {number}", shown)


def _until(match: Match, position: Position, actions: int, others: Mapping[str, str] | None = None) -> Match | None:
    """Plays the same actions from another position; None if one is not legal there.

    Args:
        match, position, actions: The match, the position, and how many of its actions to play.
        others: A card -> the one in its place, which is played instead.
    """
    again = Match(match.game, match.seed, position)
    for action in match.actions[:actions]:
        spelled = " ".join((others or {}).get(word, word) for word in str(action).split())
        if again.is_over or again.why_not(spelled) is not None:
            return None
        again.play(spelled)
    return again


def _in_place_of(here: Position, there: Position) -> dict[str, str]:
    """Maps each card of one position to the card in its place in the other one."""
    one, other = ([str(card) for laid in position.zones.values() for card in laid] for position in (here, there))
    return dict(zip(one, other, strict=True))


# ----------------------------------------------------------------------------------------- answer keys


def another_key(question: Question) -> Question:
    """Returns a question that looks the same and has another answer: nothing secret may differ with it."""
    answer: Answer
    if isinstance(question.answer, tuple):
        values = [choice.value for choice in question.choices]
        rest = tuple(value for value in values if value not in question.answer)
        orders = [(*question.answer[n:], *question.answer[:n]) for n in range(1, len(values))]
        answer = next(one for one in orders if [*one] != values) if question.answer_type == "order" else rest
    elif isinstance(question.answer, str):
        answer = next(choice.value for choice in question.choices if choice.value != question.answer)
    else:
        answer = question.answer + 1
    return replace(question, answer=answer, misconceptions={})


def ticket_again(lesson: Lesson, seed: int, *, words: Words | None = None) -> Iterator[Finding]:
    """Yields findings in the exit ticket: messages that depend on the answers before its learner may see them.

    That is before it is handed in, and for a ticket that goes to a teacher, before the teacher releases the answers.

    Args:
        lesson, seed, words: As in `play_again`.
    """
    for stage in lesson.stages:
        if isinstance(stage, ExitTicket):
            ticket, other = (Ticket(stage, seed, 0, words or Words()) for _ in range(2))
            other.questions = [another_key(question) for question in ticket.questions]
            yield from _compared(f"{lesson.slug}, {stage.kind}, seed {seed}", [_text(ticket.state()), _text(other.state())])
            message = HandInTicket(answers=("1",) * len(ticket.questions), at=1, name="Ana")
            told = []
            for one, questions in ((ticket, ticket.questions), (other, other.questions)):
                counting = Ticket(stage, seed, 0, one.words, hands_in=True)
                counting.questions = questions
                told.append(_text([counting.answer(message), counting.state()]))
            yield from _compared(f"{lesson.slug}, {stage.kind} handed in, seed {seed}", told)


# ------------------------------------------------------------------------------------------------ comparing


def _compared(where: str, shown: Sequence[str | None]) -> Iterator[Finding]:
    """Yields the difference between two deals as a finding; nothing without a second deal."""
    if shown[0] is None:
        yield Finding("giveaway", where, "the same actions cannot be played again in the same deal")
    elif len(shown) > 1 and shown[1] is not None and shown[0] != shown[1]:
        one, other = shown[0], shown[1]
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        begin = max(0, at - ROUND)
        told = f"…{one[begin : at + ROUND]}… or …{other[begin : at + ROUND]}…"
        yield Finding("giveaway", where, f"hidden cards influence what is sent: {told}")


def _text(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False)
