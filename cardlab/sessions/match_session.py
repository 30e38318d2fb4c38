"""A learner at a table: takes what the browser sends, plays it if it may be played, lets the bots answer.

What comes from a browser is untrusted. Whatever it is, the answer is plain data and the match is as it was unless the
message was a legal action of this learner, made in the position that the learner saw.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import asdict
from functools import partial
from secrets import randbelow
from typing import Any, Self

from cardlab.core.actions import Action, Report
from cardlab.core.companions import PageHints
from cardlab.core.errors import CardlabError
from cardlab.core.numbers import is_whole
from cardlab.core.view import View
from cardlab.match import Match
from cardlab.players import Player, find, own_hand
from cardlab.players.feedback import feedback, put_right, together
from cardlab.players.match_review import has_chosen
from cardlab.players.opponent_levels import levels_of
from cardlab.sessions.available_actions import WITHIN, AvailableActions
from cardlab.sessions.bets import PairBets
from cardlab.sessions.bots import bots_do, bots_move, levels
from cardlab.sessions.coach_messages import coach_advice
from cardlab.sessions.match_review import review_match
from cardlab.sessions.narration import Narration
from cardlab.sessions.predictions import Prediction, Predictions, from_saved
from cardlab.sessions.query_parameters import HIDDEN
from cardlab.sessions.texts import said_back
from cardlab.sessions.work import Answer, Answering, NotDone, Work, do_here
from cardlab.teaching.lesson import Bets, Lesson
from cardlab.words.messages import Words
from cardlab.words.story import Asks, Story

LONGEST_ACTION = 200
"""Characters; the longest action, an order of 52 cards, has fewer."""

MOST_CHOSEN = 60
"""Cards; nobody chooses more at once."""

DEALS = ("same", "new")
"""What a match that is begun again may be dealt: the same cards, or others."""

WITHOUT_BET = ("try", "undo", "what_if", "main_line")
"""Messages that would play a turn without a bet or undo one; refused where there are bets."""


class MatchSession:
    """One learner's seat at a match.

    An answer has ``cut`` (how many steps stay), ``steps`` (those that follow), ``status``, ``said`` (title and sentence) where
    the learner is told something, ``counsel`` where the coach was asked, and ``feedback`` where a move was compared.

    Args:
        match: The match that is played.
        seat: The learner's seat.
        bots: Seat -> player, for the other seats. They move when `begin` is done.
        words: The language and the names.
        asks, hides: What a lesson asks before a step is told; see `cardlab.words.story.Story`.
        within: How long a moment for the quick lasts, one of `WITHIN`.
        compares: Whether the learner is told, after a move, what it was worth beside the best one.
        shares: Whether the seed is told when the match is over, so that others can be dealt the same.
        predicts: Whether the learner may predict what comes, in a game in which nobody has anything to choose.
        bets: The bets that the learner makes before each turn of such a game; then nothing is undone.
        draws: The lesson whose models stand beside the match.

    Attributes:
        tell: Called with ``bots`` or ``coach`` before they think for longer than a moment.
        shows_predictions: Whether the page shows what may be predicted, as its last action said; a page that is opened may.
    """

    def __init__(
        self,
        match: Match,
        seat: str,
        bots: Mapping[str, Player],
        words: Words,
        *,
        asks: Asks | None = None,
        hides: Sequence[str] = (),
        within: int = 0,
        compares: bool = False,
        shares: bool = True,
        predicts: bool = False,
        bets: Bets | None = None,
        draws: Lesson | None = None,
    ) -> None:
        self.seat = seat
        self._lesson = draws
        self.bets = bets
        self._shares = shares
        self.predicts = predicts
        self.shows_predictions = True
        self.within = within
        self.compares = compares
        self.bots = bots
        self.words = words
        self.tell: Callable[[str], object] = lambda who: None
        self._asks, self._hides = asks, hides
        self._telling = self._telling_of(match)
        self._left: Narration | None = None
        """That of the match that a what-if has left."""
        self._status: tuple[tuple[Any, ...], dict[str, Any]] | None = None
        """How the table stood when its status was worked out last, and that status."""

    @property
    def match(self) -> Match:
        """The match that is played now."""
        return self._telling.match

    @property
    def predictions(self) -> Predictions:
        """The learner's predictions in it."""
        return self._telling.predictions

    def _telling_of(self, match: Match, predictions: Predictions | None = None) -> Narration:
        """A match as this learner's page is told of it."""
        story = Story(match, self.seat, self.words, asks=self._asks, hides=self._hides)
        return Narration(match, story, predictions or self._new_predictions(match), self._lesson)

    def _new_predictions(self, match: Match, **known: Any) -> Predictions:
        if self.bets is None:
            return Predictions(match, self.seat, self.words, **known)
        return PairBets(match, self.seat, self.words, self.bets, **known)

    def begin(self) -> Answering:
        """Let the bots act that are to decide now: they may be first, or had been given up when everybody had gone.

        A page that is made after it has all steps, and is told those that follow.
        """
        yield from self._bots_move()
        yield from self._telling.news()
        return {}

    def begun(self) -> Self:
        """The session, when `begin` has been done here."""
        do_here(self.begin(), self.tell)
        return self

    # -------------------------------------------------------------------------------- messages

    def handle(self, message: object) -> Answer:
        """Answer a message of the browser; all that it takes is done here."""
        return do_here(self.answering(message), self.tell)

    def answering(self, message: object) -> Answering:
        """Answer a message of the browser: ``{"do": "play", "at": 3, "action": "p1 play 7d"}``.

        `do` is ``play`` (with `ms`, the time taken, where that counts; `prediction`, where that is offered;
        `shows_predictions`, whether the page shows what may be predicted next), ``predictions`` (what may be predicted
        now), ``try`` (with `cards`, the zone and place of each), ``why_not``, ``undo``, ``what_if`` (with `to`, an action's
        number), ``main_line``, ``within`` (with `ms`, how long a moment for the quick shall last), ``bots`` (with `level`,
        one that the game offers), ``coach``, ``look_back``, ``again`` (with `deal`, one of `DEALS`) or ``log`` (all steps
        from the beginning); `at` is how many actions the learner had seen.
        """
        if not isinstance(message, dict) or not isinstance(message.get("do"), str):
            return self._unreadable("?")
        handlers: dict[str, Callable[[Mapping[str, Any]], Answer | Answering]] = {
            "play": self._play,
            "try": self._try,
            "why_not": self._why_not,
            "undo": self._undo,
            "what_if": self._what_if,
            "main_line": self._main_line,
            "within": self._within,
            "bots": self._set_bots,
            "coach": self._coach,
            "look_back": self._look_back,
            "again": self._again,
            "log": self._log,
            "predictions": self._offered_predictions,
        }
        if self.bets and message["do"] in WITHOUT_BET:
            return self._nothing(self._said("ui-staked"))
        handler = handlers.get(message["do"])
        if handler is None:
            return self._unreadable(message["do"][:40])
        now = self.match.ply
        if message["do"] not in ("why_not", "log", "predictions") and not is_whole(message.get("at"), now, now):
            return (yield from self._everything(said=self._said("ui-stale")))
        answer = handler(message)
        return (yield from answer) if isinstance(answer, Generator) else answer

    def _play(self, message: Mapping[str, Any]) -> Answering:
        action = self._read(message)
        if not isinstance(action, Action):
            return action
        prediction = None
        if "prediction" in message or self.bets:
            prediction = self.predictions.read(message.get("prediction")) if self.predicts or self.bets else None
            if prediction is None:
                return self._unreadable("prediction")
        self.shows_predictions = message.get("shows_predictions") is True
        ms = message.get("ms")
        return (yield from self._do(action, ms if is_whole(ms) else None, prediction))

    def _offered_predictions(self, _: Mapping[str, Any]) -> Answer:
        """What may be predicted now: asked for by a page whose panel is opened. It changes nothing and may come at any time."""
        return {"predictions": self.predictions.offer() if self.predicts else None, "at": self.match.ply}

    def _within(self, message: Mapping[str, Any]) -> Answer:
        """The learner sets how long a moment for the quick lasts."""
        ms = message.get("ms")
        if not is_whole(ms) or ms not in WITHIN:
            return self._unreadable("ms")
        self.within = ms
        return self._nothing(None)

    def _log(self, _: Mapping[str, Any]) -> Answering:
        """All steps, for a page that is there again."""
        yield from self._bots_move()
        return (yield from self._everything())

    def _bots_move(self) -> Answering:
        return bots_move(self.match, self.bots, self.within)

    def _set_bots(self, message: Mapping[str, Any]) -> Answer:
        """The learner sets who plays the other seats from now on."""
        level = message.get("level")
        if not isinstance(level, str) or level not in levels_of(self.match.game):
            return self._unreadable("level")
        self.bots = dict.fromkeys(self.bots, find(level))
        return self._nothing(None)

    def _coach(self, message: Mapping[str, Any]) -> Answering:
        """The coach says what each thing is worth that the learner may do, the best first."""
        if not self._may_ask_the_coach():
            return self._nothing(self._said("ui-coach_silent"))
        about = (self.seat, self.words.language, self.words.names, self.words.digits)
        try:
            told = yield Work(coach_advice, self.match, args=about, who="coach")
        except NotDone:
            return self._nothing(self._said("ui-coach_busy"))
        return {**self._nothing(None), "counsel": told}

    def _may_ask_the_coach(self) -> bool:
        """Whether there is something to decide, there is time to ask, and no lesson asks what a coach would tell."""
        offer = AvailableActions(self.match, self.seat, self.words)
        quick = offer.quick is not None and self.within > 0
        return not quick and not self._asks and sum(action.who == self.seat for action in offer.legal) > 1

    def _look_back(self, _: Mapping[str, Any]) -> Answering:
        """The coach says what it would have done otherwise in a match that is over."""
        if not self._may_look_back():
            return self._nothing(self._said("ui-coach_silent"))
        telling = self._telling
        try:
            telling.looked_back = yield from review_match(self.match, self.seat, self.words)
        except NotDone:
            return self._nothing(self._said("ui-coach_busy"))
        return self._nothing(None)

    def _may_look_back(self) -> bool:
        """Whether there is something to look back at, and the coach has not done so."""
        return self.match.is_over and self._telling.looked_back is None and has_chosen(self.match, self.seat)

    def _try(self, message: Mapping[str, Any]) -> Answering:
        """Do what the learner means who has chosen cards that are no legal action: it is refused by its rule."""
        view, places = self.match.seen_by(self.seat), message.get("cards")
        if not _are_places(places, view):
            return self._unreadable("cards")
        meant = PageHints.of(self.match.game).meant_by(view, self.seat, [(zone, place) for zone, place in places or ()])
        legal = {type(action) for action in self.match.legal_actions() if action.who == self.seat}
        fitting = [action for action in meant if type(action) in legal] or meant
        return (yield from self._do(fitting[0])) if fitting else self._nothing(self._said("ui-no_action"))

    def _do(self, action: Action, ms: int | None = None, prediction: Prediction | None = None) -> Answering:
        """Play an action; `ms` is how long the page says that the learner took, where that counts."""
        refused = self._refusal(action)
        if refused is not None:
            return self._nothing(refused)
        if prediction is not None:
            self.predictions.note(prediction)
        known = self._telling.told
        compared = feedback(self.match, self.seat, action, self.words) if self.compares else None
        quick = AvailableActions(self.match, self.seat, self.words).quick
        if quick is not None and action in (quick.acts[self.seat], quick.passes[self.seat]):
            acts = action == quick.acts[self.seat]
            hand = partial(own_hand, seat=self.seat, took=ms, acts=acts, within=self.within)
            yield from bots_do(self.match, self.bots, hand)
        else:
            self.match.play(action)
        if self.compares:
            compared = together(put_right(self.match, self.words), compared)
        yield from self._bots_move()
        if quick is not None and action == quick.passes[self.seat] and not self.within:
            yield from self._go_on()
        steps = yield from self._telling.news()
        return {"cut": known, "steps": steps, "status": self.status(), "feedback": compared}

    def _go_on(self) -> Answering:
        """Whoever has let a moment pass by hand has decided all there is to decide: what has to be done then is done."""
        forced = self.match.forced
        if forced is not None and forced.who == self.seat:
            self.match.play(forced)
            yield from self._bots_move()
        return {}

    def _why_not(self, message: Mapping[str, Any]) -> Answer:
        action = self._read(message)
        return self._nothing(self._refusal(action)) if isinstance(action, Action) else action

    def _undo(self, message: Mapping[str, Any]) -> Answer:
        """Take back the learner's last action and all that followed."""
        own = [number for number, action in enumerate(self.match.actions) if action.who in ("all", self.seat)]
        if not own:
            return self._nothing(None)
        self._telling.back_to(own[-1])
        return {"cut": self._telling.told, "steps": [], "status": self.status()}

    def _what_if(self, message: Mapping[str, Any]) -> Answering:
        """Leave the match for another that shares its first actions; the match waits."""
        to = message.get("to")
        if not is_whole(to, 0, self.match.ply):
            return self._unreadable("to")
        if self._left is None:
            self._left = self._telling
        branch = self.match.branch(to)
        self._telling = self._telling_of(branch, self.predictions.on(branch))
        yield from self._bots_move()
        return (yield from self._everything())

    def _main_line(self, message: Mapping[str, Any]) -> Answering:
        if self._left is not None:
            known = self._left.predictions  # what the what-if has shown comes in the match too
            known.seen = max(known.seen, self.predictions.seen)
            self._telling, self._left = self._left, None
        return (yield from self._everything())

    def _again(self, message: Mapping[str, Any]) -> Answering:
        """Begin another match of this game: with the same deal, or with a new one. A table that was laid is laid again."""
        deal = message.get("deal")
        if deal not in self._deals():
            return self._unreadable("deal")
        same = deal == "same" or self.match.position is not None
        self._left = None
        begun = self.match.branch(0) if same else Match(self.match.game, randbelow(HIDDEN))
        self._telling = self._telling_of(begun, self.predictions.on(begun) if same else None)
        yield from self._bots_move()
        return (yield from self._everything())

    # -------------------------------------------------------------------------------- reading

    def _read(self, message: Mapping[str, Any]) -> Action | Answer:
        spelt = message.get("action")
        if not isinstance(spelt, str) or len(spelt) > LONGEST_ACTION:
            return self._unreadable("action")
        try:
            action = self.match.read(spelt)
        except CardlabError as error:
            return self._unreadable(str(error))
        if action.who not in ("all", self.seat) or isinstance(action, Report):  # what others did is not the learner's to say
            return self._nothing(self._said("ui-not_your_seat", player=self.seat))
        return action

    def _refusal(self, action: Action) -> dict[str, str] | None:
        """What a learner is told who may not do this now."""
        refusal = self.match.why_not(action)
        if refusal is None:
            return None
        told = self.words.explain_refusal(refusal.rule, refusal.facts, over=self.match.is_over)
        return {"title": self.words.say("ui-refused"), "sentence": told.sentence, "rule": refusal.rule}

    # -------------------------------------------------------------------------------- answers

    def _said(self, message: str, **facts: Any) -> dict[str, str]:
        return {"title": self.words.say("ui-refused"), "sentence": self.words.say(message, **facts)}

    def _unreadable(self, what: str) -> Answer:
        return self._nothing(self._said("ui-unreadable", what=said_back(what)))

    def _nothing(self, said: dict[str, str] | None) -> Answer:
        """Nothing has changed."""
        return {"cut": self._telling.told, "steps": [], "status": self.status(), "said": said}

    def _everything(self, said: dict[str, str] | None = None) -> Answering:
        """All steps from the beginning."""
        steps = yield from self._telling.anew()
        return {"cut": 0, "steps": steps, "status": self.status(), "said": said}

    def log(self) -> dict[str, Any]:
        """Stage and all steps; for a page that is opened now."""
        return do_here(self.logging())

    def logging(self) -> Answering:
        """The same, in turns with others."""
        return self._telling.log()

    def status(self) -> dict[str, Any]:
        """What the learner may do now, and what the page must know for it; worked out anew where anything has changed."""
        match = self.match
        stands = match, match.changes, self._telling.looked_back, self.bots, self.within, self.shows_predictions
        if self._status is None or self._status[0] != stands:
            self._status = stands, self._worked_out()
        return {**self._status[1], "seed": match.seed if self._shares and match.is_over else None}

    def _worked_out(self) -> dict[str, Any]:
        return {
            "at": self.match.ply,
            "outcome": self.match.outcome,
            **AvailableActions(self.match, self.seat, self.words).to_json(self.within),
            "coach": self._may_ask_the_coach(),
            "bots": levels(self.match, self.bots),
            "predictions": self.predictions.status(chances=self.shows_predictions) if self.predicts else None,
            "bets": self.predictions.bet_status() if isinstance(self.predictions, PairBets) else None,
            "undo": not self.bets and any(action.who in ("all", self.seat) for action in self.match.actions),
            "left": None if self._left is None else self._left.match.ply,
            "deals": self._deals(),
            "moments": [asdict(moment) for moment in self._telling.moments()],
            "looks_back": self._may_look_back(),
            "looked": looked.sentence if (looked := self._telling.looked_back) else "",
        }

    def _deals(self) -> list[str]:
        """How a match may be begun again: after bets not with cards that are known."""
        if self.bets:
            return ["new"]
        return ["same"] if self.match.position is not None else [*DEALS]

    # -------------------------------------------------------------------------------- keeping

    def saved(self) -> dict[str, Any]:
        """What is to be kept of it, as plain data: the match, the one that a what-if has left, the bots and their pace."""
        return {
            "match": self.match.save(indent=None),
            "left": None if self._left is None else self._left.match.save(indent=None),
            "bots": {seat: bot.name for seat, bot in self.bots.items()},
            "within": self.within,
            "foretold": self.predictions.saved(),
            "left_foretold": None if self._left is None else self._left.predictions.saved(),
        }

    def take_up(self, saved: Mapping[str, Any]) -> None:
        """Go on with what `saved` has given, in another process and another language if need be.

        Raises:
            CardlabError: It is of another version, or no longer allowed by the rules; the session is as it was.
        """
        telling = self._taken_up(saved["match"], saved.get("foretold"))
        left = None if saved["left"] is None else self._taken_up(saved["left"], saved.get("left_foretold"))
        bots = {seat: find(name) for seat, name in saved["bots"].items()}
        self._telling, self._left, self.bots, self.within = telling, left, bots, saved["within"]

    def _taken_up(self, saved: str, predicted: Mapping[str, Any] | None) -> Narration:
        """A stored match with its predictions; records from before there were any have none."""
        match = Match.load(saved)
        return self._telling_of(match, self._new_predictions(match, **(from_saved(predicted) if predicted else {})))


def _are_places(value: object, view: View) -> bool:
    """Whether a message names cards on the table, each once."""
    if not isinstance(value, list) or not 0 < len(value) <= MOST_CHOSEN:
        return False
    for place in value:
        if not isinstance(place, list) or [type(part) for part in place] != [str, int]:
            return False
        if not 0 <= place[1] < len(view.zones.get(place[0], ())):
            return False
    return len({tuple(place) for place in value}) == len(value)
