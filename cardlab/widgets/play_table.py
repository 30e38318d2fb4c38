"""`PlayTable`: a match to play against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from traitlets import Dict, Int

from cardlab.core.errors import CardlabError
from cardlab.documents.pictures import match_picture
from cardlab.match import Match
from cardlab.players import find as find_player
from cardlab.widgets.page import CardWidget, page_words
from cardlab.widgets.session import WITHIN, Session
from cardlab.words.messages import DEFAULT_LANGUAGE, Words
from cardlab.words.story import Asks


class SessionWidget(CardWidget):
    """A widget at which a match is played: what its browser sends goes to the session, the answer goes back."""

    # The log is made anew whenever a page asks for it; as the match goes on, only what is new is sent.
    log = Dict().tag(sync=True, to_json=lambda _, widget: widget.session.log())
    status = Dict().tag(sync=True, to_json=lambda _, widget: widget.session.status())
    seed = Int().tag(sync=True)

    def __init__(self, session: Session, **traits: Any) -> None:
        self.session = session
        session.tell = lambda who: self.send({"thinks": who})
        super().__init__(words=page_words(session.words), **traits)
        self.on_msg(self._on_message)

    @property
    def match(self) -> Match:
        """The match that is played now."""
        return self.session.match

    def _on_message(self, _: object, content: object, __: object) -> None:
        self.send(self.session.handle(content))

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
        session = new_session(match, seat, bots, Words(language, names, digits), within=within)
        super().__init__(session, seed=match.seed, **looks)

    def __repr__(self) -> str:
        return f"<table to play at, {self.session.seat} in {self.match!r}>"


def new_session(
    match: Match,
    seat: str,
    bots: str | Mapping[str, str],
    words: Words,
    *,
    asks: Asks | None = None,
    hides: Sequence[str] = (),
    within: int = 0,
    compares: bool = False,
) -> Session:
    """A learner's seat at a match, with bots in the other seats; `compares` and all else as in `Session`.

    Raises:
        CardlabError: There is no such seat, bot or time.
    """
    seats = match.game.seats
    if within not in WITHIN:
        raise CardlabError(
            f"a moment for the quick lasts {within!r:.20}: choose one of {', '.join(map(str, WITHIN))} milliseconds"
        )
    if seat not in seats:
        raise CardlabError(f"{match.game.slug} has no seat {seat!r:.20} here: choose one of {', '.join(seats)}")
    others = [other for other in seats if other != seat]
    named = dict.fromkeys(others, bots) if isinstance(bots, str) else dict(bots)
    for wrong in [s for s in named if s not in others] + [s for s in others if s not in named]:
        raise CardlabError(f"seat {wrong!r:.20} {'needs a bot' if wrong in others else 'is not for a bot'}")
    players = {other: find_player(name) for other, name in named.items()}
    return Session(match, seat, players, words, asks=asks, hides=hides, within=within, compares=compares)
