"""`InteractiveWidget`: the base class of widgets whose messages a session answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from traitlets import Dict, Int

from cardlab.protocol.lesson import Answer
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.page_texts import page_texts, texts_named
from cardlab.sessions.widget_sessions import QueryDescription
from cardlab.widgets.base_widget import BaseWidget
from cardlab.widgets.notebook_output import is_page
from cardlab.words.words import Words


def session_texts(words: Words) -> dict[str, object]:
    """Returns the texts of a widget with a session. In a notebook they say that a reader may run the cell again."""
    return {**page_texts(words), **({} if is_page() else texts_named(words, "notebook-"))}


class InteractiveWidget(BaseWidget):
    """A widget whose messages a session answers, such as a table to play at.

    Traits:
        log: The setting and the steps of the match, for the page. `match` has the match itself.
        status: What the learner may do now, for the page.
        seed: The seed of the deal.

    Attributes:
        session: The match session; None in a lesson without a match to play.
    """

    headed = True
    needs_session = True
    # The log is made again whenever a page asks for it. As the match goes on, only the new steps are sent.
    log = Dict().tag(sync=True, to_json=lambda _, widget: widget.session.log() if widget.session else {})
    status = Dict().tag(sync=True, to_json=lambda _, widget: widget.session.status() if widget.session else {})
    seed = Int().tag(sync=True)

    asked: QueryDescription | None
    """A description that leaves the settings to the page's address; None if the notebook decides."""

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
        self._answer(content)

    def _answer(self, content: object) -> Answer:
        """Answers a message, on all pages that show the widget."""
        answer = self._handle(content)
        self.send(answer)
        self._follow()
        return answer

    def _follow(self) -> None:
        """Brings the traits for Python and for other widgets up to date with the session."""

    def _looks(self) -> dict[str, bool]:
        return {"big_index": self.big_index, "four_colour": self.four_colour}
