"""`PlayTable`: a match to play against bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from traitlets import Dict, Int

from cardlab.documents.pictures import match_picture
from cardlab.frontend.bundle import stage_stylesheet
from cardlab.match import Match
from cardlab.protocol.lesson import Answer
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.sessions.page_texts import page_words
from cardlab.sessions.table_defaults import table_words
from cardlab.sessions.widget_sessions import Description, QueryDescription
from cardlab.widgets.card_widget import CardWidget
from cardlab.words.languages import DEFAULT_LANGUAGE


class SessionWidget(CardWidget):
    """A widget at which a match may be played.

    Attributes:
        session: The match session; None in a lesson without a match to play.
    """

    headed = True
    # The log is made anew whenever a page asks for it; as the match goes on, only what is new is sent.
    log = Dict().tag(sync=True, to_json=lambda _, widget: widget.session.log() if widget.session else {})
    status = Dict().tag(sync=True, to_json=lambda _, widget: widget.session.status() if widget.session else {})
    seed = Int().tag(sync=True)

    asked: QueryDescription | None
    """The settings that the page's address decides; None for none."""

    def __init__(
        self, session: MatchSession | None, handle: Callable[[object], Answer], words: Mapping[str, Any], /, **traits: Any
    ) -> None:
        self.session, self._handle = session, handle
        self.asked = None
        if session is not None:
            session.tell = lambda who: self.send({"thinks": who})
        super().__init__(words=words, **traits)
        self.on_msg(self._on_message)

    def _on_message(self, _: object, content: object, __: object) -> None:
        self.send(self._handle(content))

    def _looks(self) -> dict[str, bool]:
        return {"big_index": self.big_index, "four_colour": self.four_colour}


class PlayTable(SessionWidget):
    """A match to play, on the stage: cards and buttons for what is legal, refusals explained, undo, what if, the coach.

    Args:
        match: The match, at any point.
        seat: The learner's seat.
        bots: The name of the bot in all other seats, or seat -> name; see `cardlab.players.names`.
        language: The language of the words.
        digits: Other digits than 0123456789, by their name; see `cardlab.words.languages.digits_of`.
        names: Seat -> name. A bot without one has a name of ours.
        within: How long a moment for the quick lasts, in milliseconds: 1000, 2000, 4000, 8000, or 0 for as long as the
            learner likes, who may set it otherwise.
        big_index, four_colour: How the cards look.

    Raises:
        CardlabError: There is no such seat, bot or time, or there are no such digits.
    """

    entry = "stage_widget"
    _css = stage_stylesheet()
    session: MatchSession

    def __init__(
        self,
        match: Match,
        *,
        seat: str = "p1",
        bots: str | Mapping[str, str] = "greedy",
        language: str = DEFAULT_LANGUAGE,
        digits: str = "",
        names: Mapping[str, str] | None = None,
        within: int = 0,
        **looks: bool,
    ) -> None:
        words = table_words(match.game.seats, seat, language, names, digits)
        self._names = dict(names or {})
        session = new_match_session(match, seat, bots, words, time_limit=within, predicts=True).begun()
        super().__init__(session, session.handle, page_words(words), seed=match.seed, **looks)

    @property
    def match(self) -> Match:
        """The match that is played now."""
        return self.session.match

    def described(self) -> Description | None:
        """The match as it stands, and how it is played; or that the address of the page says so."""
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
        """The match as a picture."""
        return match_picture(self.match, self.session.seat, self.session.words)

    def __repr__(self) -> str:
        return f"<table to play at, {self.session.seat} in {self.match!r}>"
