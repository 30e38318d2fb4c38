"""`PlayTable`: a table at which the reader plays a match against bots."""

from __future__ import annotations

from collections.abc import Mapping

from cardlab.documents.pictures import match_picture
from cardlab.frontend.bundle import whole_stage_stylesheet
from cardlab.match import Match
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.match_session_factory import new_match_session
from cardlab.sessions.page_texts import page_texts
from cardlab.sessions.table_defaults import table_words
from cardlab.sessions.widget_sessions import Description
from cardlab.widgets.interactive_widget import InteractiveWidget
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
    """

    entry = "play_table_widget"
    _css = whole_stage_stylesheet()
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
        time_limit_ms: int = 0,
        **looks: bool,
    ) -> None:
        words = table_words(match.game.seats, seat, language, names, digits)
        self._names = dict(names or {})
        session = new_match_session(match, seat, bots, words, time_limit=time_limit_ms, predicts=True).begun()
        super().__init__(session, session.handle, page_texts(words), seed=match.seed, **looks)

    @property
    def match(self) -> Match:
        """The current match."""
        return self.session.match

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
