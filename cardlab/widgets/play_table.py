"""`PlayTable`: a match to play against bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from traitlets import Dict, Int

from cardlab.documents.pictures import match_picture
from cardlab.frontend.bundle import DRAWN, module
from cardlab.match import Match
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.model_panel import lesson_about
from cardlab.sessions.session_factory import new_session
from cardlab.sessions.texts import model_words, page_words
from cardlab.teaching.lesson import Lesson
from cardlab.widgets.page import CardWidget
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.messages import Words


class SessionWidget(CardWidget):
    """A widget at which a match is played: what its browser sends goes to the session, the answer goes back."""

    headed = True
    # The log is made anew whenever a page asks for it; as the match goes on, only what is new is sent.
    log = Dict().tag(sync=True, to_json=lambda _, widget: widget.session.log())
    status = Dict().tag(sync=True, to_json=lambda _, widget: widget.session.status())
    seed = Int().tag(sync=True)

    asked: dict[str, Any] | None
    """What a page's address decides of it: ``of`` a lesson or a game, and what the notebook has ``said``; None for nothing."""

    def __init__(self, session: MatchSession, draws: Lesson | None = None, /, **traits: Any) -> None:
        self.session = session
        self.asked = None
        session.tell = lambda who: self.send({"thinks": who})
        words = page_words(session.words)
        if draws is not None:
            self._esm = module(DRAWN, draws.draws)
            words["models"] = model_words(session.words)
        super().__init__(words=words, **traits)
        self.on_msg(self._on_message)

    @property
    def match(self) -> Match:
        """The match that is played now."""
        return self.session.match

    def _on_message(self, _: object, content: object, __: object) -> None:
        self.send(self.session.handle(content))

    def described(self) -> dict[str, Any] | None:
        """The match as it stands, and how it is played; or that the address of the page says so."""
        session, words = self.session, self.session.words
        if self.asked is not None:
            return {"kind": "asked", **self.asked}
        bots = {seat: bot.name for seat, bot in session.bots.items()}
        locale = {"language": words.language, "digits": words.digits, "names": words.names}
        about = {"match": session.match.save(), "seat": session.seat, "bots": bots, "within": session.within}
        return {"kind": "table", **about, "looks": self._looks(), "locale": locale}

    def _looks(self) -> dict[str, bool]:
        return {"big_index": self.big_index, "four_colour": self.four_colour}

    def picture(self) -> str:
        """The match as a picture."""
        return match_picture(self.match, self.session.seat, self.session.words)


class PlayTable(SessionWidget):
    """A match to play: legal actions as buttons and cards, refusals explained, undo, what if, why. Where a lesson is about the
    game, its visual models stand beside the table.

    Args:
        match: The match, at any point.
        seat: The learner's seat.
        bots: The name of the bot in all other seats, or seat -> name; see `cardlab.players.names`.
        language: The language of the words.
        digits: Other digits than 0123456789, by their name; see `cardlab.words.languages.digits_of`.
        names: Seat -> name.
        within: How long a moment for the quick lasts, in milliseconds: 1000, 2000, 4000, 8000, or 0 for as long as the
            learner likes, who may set it otherwise.
        big_index, four_colour: How the cards look.

    Raises:
        CardlabError: There is no such seat, bot or time, or there are no such digits.
    """

    entry = "play_widget"

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
        words, lesson = Words(language, names, digits), lesson_about(match.game.slug)
        session = new_session(match, seat, bots, words, within=within, predicts=True, draws=lesson).begun()
        super().__init__(session, lesson, seed=match.seed, **looks)

    def __repr__(self) -> str:
        return f"<table to play at, {self.session.seat} in {self.match!r}>"
