"""One learner's session at a match: plays the learner's legal actions, and lets the bots answer.

A browser may send anything. Every message gets an answer and none raises an error, because the page can only show an answer.
Only a legal action of this learner, made in the position that the learner saw, changes the match.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import partial
from secrets import randbelow
from typing import Any, NotRequired, Self, TypedDict, get_args

from cardlab.bots import Bot, find
from cardlab.bots.better_choices import has_chosen
from cardlab.bots.feedback import feedback, put_right, together
from cardlab.bots.opponent_levels import level_of, opponents
from cardlab.bots.reaction_times import next_pace, pays_to_act, was_first
from cardlab.core.actions import Action, ArrivalOrder
from cardlab.core.errors import CardlabError
from cardlab.core.presentation import Presentation
from cardlab.match import Match
from cardlab.protocol.match import Bots, MatchAnswer, Notice, OfferedPredictions, Progress, Status, Thinker
from cardlab.protocol.match_log import Log
from cardlab.protocol.messages import (
    DEALS,
    AskCoach,
    AskPredictions,
    BadMessage,
    BotLevel,
    DealKind,
    MainLine,
    MatchMessage,
    Message,
    NewMatch,
    Play,
    Positioned,
    ResendLog,
    ReviewMatch,
    SetBots,
    SetTimeLimit,
    TryCards,
    Undo,
    WhatIf,
    WhyNot,
    parse,
    place_of,
    verb,
)
from cardlab.sessions.available_actions import AvailableActions
from cardlab.sessions.bot_moves import MOST_ACTIONS, bots_do, bots_move, person_moves
from cardlab.sessions.coach_advice import coach_advice
from cardlab.sessions.jobs import Job, JobCoroutine, JobNotDone, run_here
from cardlab.sessions.match_review import review_match
from cardlab.sessions.page_texts import opponent_words, said_back
from cardlab.sessions.predictions import Prediction, Predictions, PredictionsRecord, from_saved
from cardlab.sessions.query_parameters import HIDDEN
from cardlab.sessions.sent_steps import SentSteps
from cardlab.teaching.lesson import Lesson
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words

ABOUT_A_MATCH = get_args(MatchMessage)

BACK = (Undo, WhatIf, MainLine)
"""Messages that go back to an earlier position. They are refused in a match without undo."""


UNDONE_AT_ONCE = 100
"""The number of actions that are undone before other learners have their turn."""


class MatchRecord(TypedDict):
    """The stored state of a match session. Its keys are in files, so they do not change when attributes are renamed."""

    match: str
    left: str | None
    """The main match, while the learner plays a what-if."""
    bots: dict[str, str]
    within: int
    """The time limit."""
    level: BotLevel | None
    foretold: PredictionsRecord
    left_foretold: PredictionsRecord | None
    replayed: NotRequired[bool]
    """`SentSteps.replayed`; records from before it was kept do not have it."""


class MatchSession:
    """One learner's seat at a match.

    Args:
        match: The match to play.
        seat: The learner's seat.
        bots: Seat -> bot, for the other seats. They move in `begin`.
        words: The language and the names.
        time_limit: How long a reflex moment lasts, in milliseconds. It is also the reaction time of the bots.
        tells_worth: Whether the learner sees after a move what it was worth compared with the best one.
        tells_seed: Whether the page shows the seed when the match is over, so that others can play the same deal.
        predicts: Whether the learner may make predictions, in a game without choices.
        undo: Whether the learner may undo actions, play a what-if, and play the same deal again.
        model_lesson: The lesson whose models stand next to the match.

    Attributes:
        tell: Called with ``bots`` or ``coach`` before they think for longer than a moment.
        level: The level of the bots; None if they do not have one of the game's levels.
        shows_predictions: Whether the page shows what may be predicted, according to its last action. A newly opened page may.
    """

    def __init__(
        self,
        match: Match,
        seat: str,
        bots: Mapping[str, Bot],
        words: Words,
        *,
        time_limit: int = 0,
        tells_worth: bool = False,
        tells_seed: bool = True,
        predicts: bool = False,
        undo: bool = True,
        model_lesson: Lesson | None = None,
    ) -> None:
        self.seat = seat
        self._model_lesson = model_lesson
        self._may_undo = undo
        self._tells_seed = tells_seed
        self.predicts = predicts
        self.shows_predictions = True
        self.time_limit = time_limit
        self.tells_worth = tells_worth
        self.bots = bots
        self.level = level_of(match.game, (bot.name for bot in bots.values()), time_limit)
        self._paces: list[tuple[int, int]] = []
        """The changes of the time limit: after how many actions, and its value before."""
        self.words = words
        self.tell: Callable[[Thinker], object] = lambda who: None
        self._narration = self._narration_of(match)
        self._main_line: SentSteps | None = None
        """The narration of the main match, while the learner plays a what-if."""
        self._status: tuple[tuple[object, ...], Status] | None = None
        """The state of the table when the status was last computed, and that status."""

    @property
    def match(self) -> Match:
        """The current match."""
        return self._narration.match

    @property
    def predictions(self) -> Predictions:
        """The learner's predictions in the current match."""
        return self._narration.predictions

    def _narration_of(self, match: Match, predictions: Predictions | None = None) -> SentSteps:
        """The narration of a match for this learner."""
        story = MatchStory(match, self.seat, self.words)
        return SentSteps(match, story, predictions or Predictions(match, self.seat, self.words), self._model_lesson)

    def in_words(self, words: Words) -> Self:
        """Returns the same session in another language, to look at: it has the same match."""
        other = copy(self)
        other.words, other.tell, other._status = words, lambda who: None, None
        other._narration = other._narration_of(self.match, self.predictions.in_words(words))
        return other

    def begin(self) -> JobCoroutine[None]:
        """Lets the bots act if it is their turn. They may be first, or may have stopped when everybody had left.

        A page that is opened afterwards has all steps, and receives those that follow.
        """
        yield from self._bots_move()
        self._narration.skip()

    def begun(self) -> Self:
        """Runs `begin` here, and returns the session."""
        run_here(self.begin(), self.tell)
        return self

    # -------------------------------------------------------------------------------- messages

    def handle(self, sent: object) -> MatchAnswer | OfferedPredictions:
        """Answers a message of a page, and does all the work here."""
        return run_here(self.answering(parse(sent)), self.tell)

    def answering(self, message: Message | BadMessage) -> JobCoroutine[MatchAnswer | OfferedPredictions]:
        """Answers a message about the match."""
        if isinstance(message, BadMessage):
            asked, at = message.cls, message.at
        else:
            asked, at = type(message), message.at if isinstance(message, Positioned) else None
        if not self._may_undo and asked in BACK:
            return self._nothing(self._said("session-no_undo"))
        # Two tabs may show one match. A message about an earlier position would be about other cards, so the page receives the
        # current state instead. This comes before all other checks, because the other fields may be wrong for the same reason.
        if asked is not None and issubclass(asked, Positioned) and at != self.match.ply:
            return (yield from self._everything(said=self._said("session-stale")))
        match message:
            case Play():
                return (yield from self._play(message))
            case TryCards():
                return (yield from self._try(message))
            case WhyNot():
                action = self._read(message.action)
                return self._nothing(self._refusal(action)) if isinstance(action, Action) else action
            case Undo():
                return (yield from self._undo())
            case WhatIf():
                return (yield from self._what_if(message.to))
            case MainLine():
                return (yield from self._back_to_main_line())
            case SetTimeLimit():
                self.time_limit = message.ms
                self.level = level_of(self.match.game, (bot.name for bot in self.bots.values()), message.ms)
                return self._nothing(None)
            case SetBots():
                return self._set_bots(message.level)
            case AskCoach():
                return (yield from self._coach())
            case AskPredictions():
                if not self.predicts:
                    return {"predictions": None, "at": self.match.ply}
                yield from self.predictions.count_chances()
                return {"predictions": self.predictions.offer(), "at": self.match.ply}
            case ReviewMatch():
                return (yield from self._review())
            case NewMatch():
                return (yield from self._new_match(message.deal))
            # The bots may have stopped when the last page closed, so they move before the log is sent.
            case ResendLog():
                yield from self._bots_move()
                return (yield from self._everything())
            case BadMessage(cls=cls, field=field, do=do):
                return self._unreadable(field if cls in ABOUT_A_MATCH else do[:40] or "?")
        return self._unreadable(verb(type(message)))  # a table has no other stages

    def _play(self, message: Play) -> JobCoroutine[MatchAnswer]:
        action = self._read(message.action)
        if not isinstance(action, Action):
            return action
        prediction = None
        if message.prediction is not None:
            if self.predicts:
                yield from self.predictions.count_chances()
                prediction = self.predictions.read(message.prediction)
            if prediction is None:
                return self._unreadable("prediction")
        self.shows_predictions = message.shows_predictions
        return (yield from self._do(action, message.ms, prediction))

    def _bots_move(self) -> JobCoroutine[None]:
        """Lets the bots act until the learner has to decide. A reflex moment with nothing to notice passes automatically."""
        yield from bots_move(self.match, self.bots, self.time_limit)
        while self._has_nothing_to_notice() and self.match.ply < MOST_ACTIONS:
            yield from self._be_quick(acts=False)
            yield from bots_move(self.match, self.bots, self.time_limit)
        yield from self.prepare_status()

    def prepare_status(self) -> JobCoroutine[None]:
        """Works out in pieces what takes longest in the next status."""
        if self.predicts:
            yield from self.predictions.catch_up()
            if self.shows_predictions:
                yield from self.predictions.count_chances()
        yield from self._narration.finding_highlights()

    def _has_nothing_to_notice(self) -> bool:
        quick = AvailableActions(self.match, self.seat, self.words).quick
        return quick is not None and Presentation.of(self.match.game).nothing_to_notice(self.match.seen_by(self.seat))

    def _be_quick(self, *, acts: bool, took: int | None = None) -> JobCoroutine[None]:
        """Plays a reflex moment: the learner acts, or lets it pass. If the learner was first, the next one is quicker."""
        match, before = self.match, self.match.ply
        quick = AvailableActions(match, self.seat, self.words).quick
        pays = quick is not None and pays_to_act(match.seen_by(self.seat), match.game, self.seat, quick)
        hand = partial(person_moves, seat=self.seat, took=took, acts=acts, time_limit_ms=self.time_limit)
        yield from bots_do(match, self.bots, hand)
        if pays and self.time_limit:
            self._paces.append((before, self.time_limit))
            self.time_limit = next_pace(self.time_limit, first=was_first(match.game, match.actions[before:], self.seat))

    def _set_bots(self, level: BotLevel) -> MatchAnswer:
        """Sets the bots of the other seats from now on."""
        opponent = opponents(self.match.game).get(level)
        if opponent is None or not self.bots:
            return self._unreadable("level")
        self.bots = dict.fromkeys(self.bots, find(opponent.player))
        self.time_limit = opponent.pace or self.time_limit
        self.level = level
        return self._nothing(None)

    def _coach(self) -> JobCoroutine[MatchAnswer]:
        """Asks the coach what each legal action is worth, the best first."""
        if not self._may_ask_the_coach():
            return self._nothing(self._said("session-coach_silent"))
        about = (self.seat, self.words.language, self.words.names, self.words.digits)
        try:
            told = yield Job(coach_advice, self.match, args=about, who="coach")
        except JobNotDone:
            return self._nothing(self._said("session-coach_busy"))
        return {**self._nothing(None), "counsel": told}

    def _may_ask_the_coach(self) -> bool:
        """Whether there is something to decide and time to ask, and the lesson does not ask about it."""
        offer = AvailableActions(self.match, self.seat, self.words)
        quick = offer.quick is not None and self.time_limit > 0
        return not quick and sum(action.who == self.seat for action in offer.legal) > 1

    def _review(self) -> JobCoroutine[MatchAnswer]:
        """Asks the coach what it would have done differently in a finished match."""
        if not self._may_look_back():
            return self._nothing(self._said("session-coach_silent"))
        # The findings belong to this match, even if another one has started by the time the coach has them.
        narration = self._narration
        try:
            narration.looked_back = yield from review_match(self.match, self.seat, self.words)
            yield from narration.finding_highlights()
        except JobNotDone:
            return self._nothing(self._said("session-coach_busy"))
        return self._nothing(None)

    def _may_look_back(self) -> bool:
        """Whether there is something to review, and the coach has not reviewed it yet."""
        return self.match.is_over and self._narration.looked_back is None and has_chosen(self.match, self.seat)

    def _try(self, message: TryCards) -> JobCoroutine[MatchAnswer]:
        """Plays the action that fits the cards a learner has chosen. If they make no legal action, its rule refuses it."""
        view = self.match.seen_by(self.seat)
        places = [place_of(place) for place in message.cards]
        if not all(place < len(view.zones.get(zone, ())) for zone, place in places):
            return self._unreadable("cards")
        meant = Presentation.of(self.match.game).meant_by(view, self.seat, places)
        legal = {type(action) for action in self.match.legal_actions() if action.who == self.seat}
        fitting = [action for action in meant if type(action) in legal] or meant
        return (yield from self._do(fitting[0])) if fitting else self._nothing(self._said("session-no_action"))

    def _do(self, action: Action, ms: int | None = None, prediction: Prediction | None = None) -> JobCoroutine[MatchAnswer]:
        """Plays an action. `ms` is the reaction time that the page reports, if it counts."""
        refused = self._refusal(action)
        if refused is None and self.match.ply >= MOST_ACTIONS:
            refused = self._said("session-too_long", n=MOST_ACTIONS)
        if refused is not None:
            return self._nothing(refused)
        # Before the action is played, because `record` files a prediction under the number of the next action.
        if prediction is not None:
            self.predictions.record(prediction)
        # Before anything is played, because the answer says how many steps the page keeps, and the new ones follow them.
        known = self._narration.steps_told
        # Also before, because the other actions of the comparison are legal only now.
        compared = feedback(self.match, self.seat, action, self.words) if self.tells_worth else None
        quick = AvailableActions(self.match, self.seat, self.words).quick
        if quick is not None and action in (quick.acts[self.seat], quick.passes[self.seat]):
            yield from self._be_quick(acts=action == quick.acts[self.seat], took=ms)
        else:
            self.match.play(action)
        if self.tells_worth:
            # Before the bots move, because corrections are about the last action, which must still be the learner's.
            compared = together(put_right(self.match, self.words), compared)
        yield from self._bots_move()
        if quick is not None and action == quick.passes[self.seat] and not self.time_limit:
            yield from self._go_on()
        steps = yield from self._narration.news()
        return {"cut": known, "steps": steps, "status": self.status(), "feedback": compared}

    def _go_on(self) -> JobCoroutine[None]:
        """Plays forced actions after a learner has let a moment pass by hand. There is nothing else to decide."""
        forced = self.match.forced
        if forced is not None and forced.who == self.seat:
            self.match.play(forced)
            yield from self._bots_move()

    def _undo(self) -> JobCoroutine[MatchAnswer]:
        """Undoes the learner's last action and everything after it. A moment that passed automatically goes together with the
        action before it.
        """
        # An action of all seats counts as the learner's. Otherwise there would be nothing to undo in War. Undo shortens the
        # match itself. A what-if is played on a copy, so undo in it never touches the main match.
        own = [number for number, action in enumerate(self.match.actions) if action.who in ("all", self.seat)]
        if not own:
            return self._nothing(None)
        for number in reversed(own):
            # In pieces, since the bots may have moved for long after it.
            while self.match.ply > number:
                self._narration.back_to(max(number, self.match.ply - UNDONE_AT_ONCE))
                yield None
            if not self._has_nothing_to_notice():
                break
        while self._paces and self._paces[-1][0] >= self.match.ply:
            self.time_limit = self._paces.pop()[1]
        return {"cut": self._narration.steps_told, "steps": [], "status": self.status()}

    def _what_if(self, to: int) -> JobCoroutine[MatchAnswer]:
        """Starts a what-if: a copy of the match that shares its first actions. The main match waits."""
        # `branch` would also accept actions that were undone, but the page shows none of them.
        if to > self.match.ply:
            return self._unreadable("to")
        # A what-if inside a what-if keeps the main match, so there is one way back: to the match that was really played.
        if self._main_line is None:
            self._main_line = self._narration
            self._main_line.replayed |= not self.match.is_over  # the what-if shows the cards that come
        # The branch has the same luck, so the cards that the learner has seen come again. `Predictions.on` copies how many were
        # seen, and the learner cannot predict those.
        branch = yield from self.match.branching(to)
        self._narration = self._narration_of(branch, self.predictions.on(branch))
        self._narration.replayed = True
        yield from self._bots_move()
        return (yield from self._everything())

    def _back_to_main_line(self) -> JobCoroutine[MatchAnswer]:
        if self._main_line is not None:
            known = self._main_line.predictions  # the cards that the what-if has shown come in the main match too
            known.seen = max(known.seen, self.predictions.seen)
            self._narration, self._main_line = self._main_line, None
        return (yield from self._everything())

    def _new_match(self, deal: DealKind) -> JobCoroutine[MatchAnswer]:
        """Starts another match of this game, with the same deal or a new one. A position set up by hand is set up again."""
        if deal not in self._deals():
            return self._unreadable("deal")
        # With the same deal, the learner knows the next cards, so `on` copies that here too.
        same = deal == "same" or self.match.position is not None
        self._main_line = None
        begun = self.match.branch(0) if same else Match(self.match.game, randbelow(HIDDEN))
        self._narration = self._narration_of(begun, self.predictions.on(begun) if same else None)
        self._narration.replayed = same
        yield from self._bots_move()
        return (yield from self._everything())

    # -------------------------------------------------------------------------------- reading

    def _read(self, spelt: str) -> Action | MatchAnswer:
        try:
            action = self.match.read(spelt)
        except CardlabError as error:
            return self._unreadable(str(error))
        # A learner may not act for another seat.
        if action.who not in ("all", self.seat) or isinstance(action, ArrivalOrder):
            return self._nothing(self._said("session-not_your_seat", player=self.seat))
        return action

    def _refusal(self, action: Action) -> Notice | None:
        """Returns the notice for an action that is refused now; None if it is legal."""
        refusal = self.match.why_not(action)
        if refusal is None:
            return None
        told = self.words.explain_refusal(refusal.rule, refusal.facts, over=self.match.is_over)
        return {"title": self.words.say("ui-refused"), "sentence": told.sentence, "rule": refusal.rule}

    # -------------------------------------------------------------------------------- answers

    def _said(self, message: str, **facts: object) -> Notice:
        return {"title": self.words.say("ui-refused"), "sentence": self.words.say(message, **facts)}

    def _unreadable(self, what: str) -> MatchAnswer:
        return self._nothing(self._said("ui-unreadable", what=said_back(what)))

    def _nothing(self, said: Notice | None) -> MatchAnswer:
        """The answer when nothing has changed."""
        return {"cut": self._narration.steps_told, "steps": [], "status": self.status(), "said": said}

    def _everything(self, said: Notice | None = None) -> JobCoroutine[MatchAnswer]:
        """The answer with all steps from the beginning."""
        steps = yield from self._narration.restart()
        return {"cut": 0, "steps": steps, "status": self.status(), "said": said}

    def log(self) -> Log:
        """Returns the setting and all steps, for a page that is being opened."""
        return run_here(self.logging())

    def logging(self) -> JobCoroutine[Log]:
        """Does the same as `log` in pieces, so that other learners get their turn."""
        return self._narration.log()

    def status(self) -> Status:
        """Returns the learner's legal actions, with everything that the page needs for them. Computes them again only after a
        change.
        """
        match = self.match
        # Everything that the status depends on. Predictions and the main match change only together with the match.
        stands = (
            match,
            match.changes,
            self._narration.looked_back,
            self.bots,
            self.level,
            self.time_limit,
            self.shows_predictions,
        )
        if self._status is None or self._status[0] != stands:
            self._status = stands, self._worked_out()
        # Anyone who knows the seed can deal the hidden cards again, so the page receives it only when the match is over.
        return {**self._status[1], "seed": match.seed if self._tells_seed and match.is_over else None}

    def _worked_out(self) -> Status:
        return {
            "at": self.match.ply,
            "progress": self._progress(),
            "marks_pairs": Presentation.of(self.match.game).marks_pairs(self.match.seen_by(self.seat)),
            "outcome": self.match.outcome,
            **AvailableActions(self.match, self.seat, self.words).to_json(self.time_limit),
            "coach": self._may_ask_the_coach(),
            "bots": self._opponents(),
            "predictions": self.predictions.status(chances=self.shows_predictions) if self.predicts else None,
            "undo": self._may_undo and any(action.who in ("all", self.seat) for action in self.match.actions),
            "left": None if self._main_line is None else self._main_line.match.ply,
            "deals": self._deals(),
            "highlights": [{"step": one.step, "sentence": one.sentence} for one in self._narration.highlights()],
            "looks_back": self._may_look_back(),
            "looked": looked.sentence if (looked := self._narration.looked_back) else "",
            "uncounted": self.words.say("session-replayed") if self.match.is_over and self._narration.replayed else "",
            "seed": None,
        }

    def _opponents(self) -> Bots | None:
        levels = opponents(self.match.game)
        if not self.bots or not levels:
            return None
        offered = [opponent_words(self.words, level, opponent) for level, opponent in levels.items()]
        return {"level": self.level, "levels": offered}

    def _progress(self) -> list[Progress]:
        counted = Presentation.of(self.match.game).progress(self.match.seen_by(self.seat))
        units: list[Progress] = []
        while counted is not None:
            units.insert(0, {"now": counted.now, "of": counted.of, "unit": counted.unit})
            counted = counted.within
        return units

    def _deals(self) -> list[DealKind]:
        """The ways to start the match again. Without undo, a deal with known cards is not among them."""
        if not self._may_undo:
            return ["new"]
        return ["same"] if self.match.position is not None else [*DEALS]

    # -------------------------------------------------------------------------------- saving

    def saved(self) -> MatchRecord:
        """Returns the state to store, as plain data: the match, the main match during a what-if, the bots and the
        time limit.
        """
        return {
            # No steps and no sentences: they are made again from the match, in the language of the session that restores it.
            # The coach's review is not stored either. The learner can ask for it again.
            "match": self.match.save(indent=None),
            "left": None if self._main_line is None else self._main_line.match.save(indent=None),
            "bots": {seat: bot.name for seat, bot in self.bots.items()},
            "within": self.time_limit,
            "level": self.level,
            "foretold": self.predictions.saved(),
            "left_foretold": None if self._main_line is None else self._main_line.predictions.saved(),
            "replayed": self._narration.replayed,
        }

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Restores the state that `saved` returned, possibly in another process and another language.

        Raises:
            CardlabError: The record is of another version, or the rules no longer allow it. The session stays unchanged.
        """
        narration = self._restored(saved["match"], saved.get("foretold"))
        left = None if saved["left"] is None else self._restored(saved["left"], saved.get("left_foretold"))
        narration.replayed = saved.get("replayed", False)
        if left is not None:
            left.replayed = not left.match.is_over
        bots = {seat: find(name) for seat, name in saved["bots"].items()}
        # All at once and last: if one part of the record cannot be read, the session stays unchanged.
        self._narration, self._main_line, self.bots, self.time_limit = narration, left, bots, saved["within"]
        known = level_of(narration.match.game, saved["bots"].values(), self.time_limit)
        self.level = saved.get("level", known)  # records from before there were levels have no level

    def _restored(self, saved: str, predicted: Mapping[str, Any] | None) -> SentSteps:
        """Restores a stored match with its predictions. Older records have none."""
        match = Match.load(saved, type(self.match.game))
        made = Predictions(match, self.seat, self.words, **from_saved(predicted)) if predicted else None
        return self._narration_of(match, made)
