"""`PlayTable`: a match to play against bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from traitlets import Dict, Int

from cardlab.documents.pictures import match_picture
from cardlab.match import Match
from cardlab.sessions.table import Session, new_session
from cardlab.sessions.texts import page_words
from cardlab.widgets.page import CardWidget
from cardlab.widgets.query import Query
from cardlab.words.messages import DEFAULT_LANGUAGE, Words


class SessionWidget(CardWidget):
    """A widget at which a match is played: what its browser sends goes to the session, the answer goes back."""

    # The log is made anew whenever a page asks for it; as the match goes on, only what is new is sent.
    log = Dict().tag(sync=True, to_json=lambda _, widget: widget.session.log())
    status = Dict().tag(sync=True, to_json=lambda _, widget: widget.session.status())
    seed = Int().tag(sync=True)

    def __init__(self, session: Session, **traits: Any) -> None:
        self.session = session
        self._asked_for: str | None = None
        session.tell = lambda who: self.send({"thinks": who})
        super().__init__(words=page_words(session.words), **traits)
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
        if self._asked_for is not None:
            return {"kind": "asked", "of": self._asked_for}
        bots = {seat: bot.name for seat, bot in session.bots.items()}
        locale = {"language": words.language, "digits": words.digits, "names": words.names}
        about = {"match": session.match.save(), "seat": session.seat, "bots": bots, "within": session.within}
        return {"kind": "table", **about, "looks": self._looks(), "locale": locale}

    def _looks(self) -> dict[str, bool]:
        return {"big_index": self.big_index, "four_colour": self.four_colour}

    def asked_by(self, query: Mapping[str, str], of: str) -> None:
        """Note that an address has asked for it, as a whole: another address of the page asks for another one."""
        self._asked_for = of if isinstance(query, Query) else None

    def picture(self) -> str:
        """The match as a picture."""
        return match_picture(self.match, self.session.seat, self.session.words)


class PlayTable(SessionWidget):
    """A match to play: legal actions as buttons and cards, refusals explained, undo, what if, why.

    Args:
        match: The match, at any point.
        seat: The learner's seat.
        bots: The name of the bot in all other seats, or seat -> name; see `cardlab.players.names`.
        language: The language of the words.
        digits: Other digits than 0123456789, by their name; see `cardlab.words.messages.digits_of`.
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
        session = new_session(match, seat, bots, Words(language, names, digits), within=within, foretells=True).begun()
        super().__init__(session, seed=match.seed, **looks)

    def __repr__(self) -> str:
        return f"<table to play at, {self.session.seat} in {self.match!r}>"
