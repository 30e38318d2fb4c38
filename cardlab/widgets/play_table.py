"""`PlayTable`: a table at which the reader plays a match against bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from ipywidgets import CallbackDispatcher
from traitlets import Dict, List, Unicode

from cardlab.bots import MatchBots, find
from cardlab.core.actions import Action, ArrivalOrder, IllegalAction
from cardlab.core.errors import CardlabError, OptionError
from cardlab.core.numbers import plain
from cardlab.documents.pictures import match_picture
from cardlab.frontend.bundle import whole_stage_stylesheet
from cardlab.match import Match
from cardlab.protocol.match import MatchAnswer
from cardlab.protocol.messages import DEALS, DealKind
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.sessions.table_defaults import table_words
from cardlab.sessions.widget_sessions import Description
from cardlab.widgets.interactive_widget import InteractiveWidget, session_texts
from cardlab.words.languages import DEFAULT_LANGUAGE


class PlayTable(InteractiveWidget):
    """A match to play, on the stage: cards and buttons for legal actions, explained refusals, undo, what if, the coach.

    Args:
        match: The match, at any point.
        seat: The learner's seat.
        bots: The name of the bot in all other seats, or seat -> name; see `cardlab.bots.names`.
        language: The language of the words.
        digits: The name of digits other than 0123456789; see `cardlab.words.languages.digits_of`.
        names: Seat -> name. A bot without one gets a default name.
        time_limit_ms: How long a reflex moment lasts, in milliseconds: 1000, 2000, 4000, 8000, or 0 for no limit. The learner
            may change it.
        big_index, four_colour: The look of the cards.

    Raises:
        CardlabError: There is no such seat, bot or time limit, or there are no such digits.

    Traits:
        actions: The actions of the learner's seat so far, as they are written: ``["p1 play 7d"]``; also those without an actor,
            ``"all turn"``. Those of other seats are left out, because some name hidden cards.
        outcome: None during the match; then the winning seats (``p1``, ``p1 p3``), ``draw`` or ``unfinished``.
        turn: The seats that have to decide, such as ``["p1"]``; none if nobody chooses.
        counters: What the learner's seat sees of scores and totals: ``{"total": 31, "score.p1": 9}``. 6½ is ``"13/2"``.

    These traits are read-only: the match changes them. Observe them, or link them to another widget.
    """

    entry = "play_table_notebook"
    _css = whole_stage_stylesheet()
    session: MatchSession

    actions = List(Unicode(), read_only=True).tag(sync=True)
    outcome = Unicode(None, allow_none=True, read_only=True).tag(sync=True)
    turn = List(Unicode(), read_only=True).tag(sync=True)
    counters = Dict(read_only=True).tag(sync=True)

    def __init__(
        self,
        match: Match,
        *,
        seat: str = "p1",
        bots: str | Mapping[str, str] = "greedy",
        language: str = DEFAULT_LANGUAGE,
        digits: str = "",
        names: Mapping[str, str] | None = None,
        time_limit_ms: int = 0,
        **looks: bool,
    ) -> None:
        words = table_words(match.game.seats, seat, language, names, digits)
        self._names = dict(names or {})
        session = new_match_session(match, seat, bots, words, time_limit=time_limit_ms, predicts=True).begun()
        self._play_callbacks = CallbackDispatcher()
        super().__init__(session, session.handle, session_texts(words), seed=match.seed, **looks)
        self._follow()

    @property
    def match(self) -> Match:
        """The current match."""
        return self.session.match

    def on_play(self, callback: Callable[[PlayTable, str], object], remove: bool = False) -> None:
        """Calls a function for each new item of `actions`, when the bots have answered it.

        Args:
            callback: Called with the table and the action, ``"p1 play 7d"``, for actions on the page and those of `play` and
                `step`. If several are new at once, such as those of a moment that passed automatically, it is called for each.
            remove: Whether to stop calling it.
        """
        self._play_callbacks.register_callback(callback, remove=remove)

    def play(self, action: Action | str) -> None:
        """Plays an action for the learner's seat on all pages that show the table. The bots answer it.

        Args:
            action: The action, as it is written: ``"p1 play 7d"``.

        Raises:
            IllegalAction: A rule forbids it; nothing has changed.
            NotationError: The text is not an action of this game.
            CardlabError: It is the action of another seat, which a bot plays, or the match is too long to go on.
        """
        match, seat = self.match, self.session.seat
        read = match.read(action)
        if read.who not in ("all", seat) or isinstance(read, ArrivalOrder):
            raise CardlabError(f"{read} is not an action of {seat}, for whom this table plays: the other seats have bots")
        refusal = match.why_not(read)
        if refusal is not None:
            raise IllegalAction(read, refusal)
        answer = cast(MatchAnswer, self._answer({"do": "play", "action": str(read), "at": match.ply}))
        if said := answer.get("said"):
            raise CardlabError(said["sentence"])

    def step(self, bot: str = "greedy") -> bool:
        """Plays the next action: the only one, or else the one that a bot chooses in the learner's seat. The other bots answer
        it.

        So ``while table.step(): pass`` plays the match out.

        Args:
            bot: The bot that chooses; see `cardlab.bots.names`.

        Returns: Whether an action was played; False after the end, and if the match is too long to go on.

        Raises:
            UnknownBot: There is no such bot.
        """
        match, seat, before = self.match, self.session.seat, self.match.ply
        if match.is_over:
            return False
        own = [action for action in match.legal_actions() if action.who == seat]
        chosen = MatchBots(match, {seat: find(bot)}).choice(seat, own) if own else match.forced
        if chosen is None:  # the others have stopped when the last page closed
            self._answer({"do": "resend_log"})
        else:
            self._answer({"do": "play", "action": str(chosen), "at": before})
        return self.match.ply > before

    def reset(self, deal: DealKind = "same") -> None:
        """Starts the match again on all pages that show the table.

        Args:
            deal: ``same`` for the same cards, ``new`` for others.

        Raises:
            OptionError: There is no such deal.
        """
        if deal not in DEALS:
            raise OptionError(f"deal is {deal!r:.40}, but must be {' or '.join(DEALS)}")
        self._answer({"do": "new_match", "deal": deal, "at": self.match.ply})

    def _on_message(self, _: object, content: object, __: object) -> None:
        if not isinstance(content, dict) or content.get("do") != "step":
            super()._on_message(_, content, __)
        elif self.match.is_over:  # another widget on the page has asked, by the table's exports, and waits for an answer
            self._answer({"do": "resend_log"})
        else:
            self.step()

    def _follow(self) -> None:
        match, seat = self.match, self.session.seat
        actions = [str(action) for action in match.actions if action.who in ("all", seat)]
        before = self.actions
        now: dict[str, Any] = {
            "actions": actions,
            "outcome": match.outcome,
            "turn": list(match.turn),
            "counters": {name: plain(value) for name, value in match.seen_by(seat).counters.items()},
        }
        with self.hold_sync(), self.hold_trait_notifications():
            for name, value in now.items():
                self.set_trait(name, value)
        if actions[: len(before)] == before:
            for action in actions[len(before) :]:
                self._play_callbacks(self, action)

    def described(self) -> Description | None:
        """Describes the current state of the match and its settings, or says that the address of the page decides."""
        session, words = self.session, self.session.words
        if self.asked is not None:
            return self.asked
        return {
            "kind": "table",
            "match": session.match.save(),
            "seat": session.seat,
            "bots": {seat: bot.name for seat, bot in session.bots.items()},
            "within": session.time_limit,
            "looks": self._looks(),
            "locale": {"language": words.language, "digits": words.digits, "names": self._names},
        }

    def picture(self) -> str:
        """Draws the match."""
        return match_picture(self.match, self.session.seat, self.session.words)

    def __repr__(self) -> str:
        return f"<table to play at, {self.session.seat} in {self.match!r}>"
