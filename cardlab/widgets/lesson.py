"""`LessonWidget`: a lesson with its stages, in a notebook or on a page of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from traitlets import Dict

from cardlab.core.numbers import as_python
from cardlab.documents.pictures import match_picture
from cardlab.documents.templates import render
from cardlab.match import Match
from cardlab.protocol.messages import StageKind
from cardlab.sessions.jobs import run_here
from cardlab.sessions.lesson_session import LessonSession, lesson_state
from cardlab.sessions.page_texts import later_texts
from cardlab.sessions.table_defaults import lesson_words
from cardlab.sessions.widget_sessions import Description
from cardlab.widgets.interactive_widget import InteractiveWidget, session_texts
from cardlab.words.languages import DEFAULT_LANGUAGE


class LessonWidget(InteractiveWidget):
    """A lesson with its stages. Playing, dealing for an experiment and handing in need a running Python process.

    Args:
        slug: The lesson; `cardlab.lessons.slugs()` lists them.
        seed: The seed of the deals. A class with the same seed sees the same matches and has the same exit ticket.
        ticket_number: A number for a learner who gets an exit ticket of their own; 0 for that of the class.
        levels: The levels to practise, ``"3"`` or ``"1-4"``; "" for all up to the usual one at the lesson's age.
        kinds: The kinds of questions to practise, as in ``["sum", "missing"]``; () for all.
        deck: The deck that it is about, by its name or its text, as in ``LessonWidget("compare", deck="fractions")``.
        language: The language of the words.
        digits: The name of digits other than 0123456789; see `cardlab.words.languages.digits_of`.
        big_index, four_colour: The look of the cards.

    Attributes:
        lesson_session: Answers the messages of the page.

    Raises:
        UnknownLesson: There is no such lesson.
        OptionError: It has no such levels or kinds.
        DeckError: The text makes no deck.
        CardlabError: There are no such digits.

    Traits:
        lesson, practise, investigate, ticket: The lesson, and the states of its stages, for the page.
        progress: What the learner has done, by stage; read-only. Each stage of these that the lesson has is a dictionary:
            ``practise`` with the numbers of questions ``answered``, and of those that came ``right`` at the first try without a
            hint, and the ``level``; ``play`` with the number of the learner's ``actions`` and the ``outcome``; ``ticket`` with
            how many answers are ``right`` and ``of`` how many, or None before it is handed in.
    """

    entry = "lesson"
    lesson = Dict().tag(sync=True)
    # Like the log of a match, these are made again whenever a page asks for them.
    practise = Dict().tag(sync=True, to_json=lambda _, widget: widget.state_of("practise"))
    investigate = Dict().tag(sync=True, to_json=lambda _, widget: widget.state_of("investigate"))
    ticket = Dict().tag(sync=True, to_json=lambda _, widget: widget.state_of("ticket"))
    progress = Dict(read_only=True).tag(sync=True)

    def __init__(
        self,
        slug: str,
        *,
        seed: int = 0,
        ticket_number: int = 0,
        levels: str = "",
        kinds: Sequence[str] = (),
        deck: str = "",
        language: str = DEFAULT_LANGUAGE,
        digits: str = "",
        **looks: bool,
    ) -> None:
        seed, ticket_number = as_python(seed), as_python(ticket_number)
        words = lesson_words(language, digits=digits)
        tell = lambda told: self.send(told)  # noqa: E731  # as an argument it would hide the others
        session = LessonSession(slug, seed, ticket_number, words, tell, levels=levels, kinds=kinds, deck=deck)
        self.lesson_session = session
        if session.match_session is not None:
            run_here(session.match_session.begin())
        shown = lesson_state(session.lesson, seed, words)
        texts = {**session_texts(words), **later_texts(words)}
        super().__init__(session.match_session, session.handle, texts, lesson=shown, seed=seed, **looks)
        self._follow()

    @property
    def match(self) -> Match | None:
        """The current match, if there is one."""
        return None if self.session is None else self.session.match

    def state_of(self, kind: StageKind) -> Mapping[str, object]:
        """Returns the state of a stage for a page that is being opened; empty if the lesson has no such stage."""
        stage = self.lesson_session.stage_session(kind)
        return {} if stage is None else stage.state()

    def _follow(self) -> None:
        self.set_trait("progress", dict(self.lesson_session.progress()))

    def described(self) -> Description | None:
        """Describes the lesson with its seed, or says that the address of the page decides."""
        if self.asked is not None:
            return self.asked
        session, words = self.lesson_session, self.lesson_session.words
        return {
            "kind": "lesson",
            "slug": session.lesson.slug,
            "seed": session.seed,
            "seat": session.ticket_number,
            "levels": session.levels,
            "kinds": list(session.kinds),
            "deck": session.lesson.deck,
            "looks": self._looks(),
            "locale": {"language": words.language, "digits": words.digits, "names": {}},
        }

    def picture(self) -> str:
        """Draws the match, or for a lesson without a match shows its name and summary."""
        if self.session is None:
            return render("widgets/sentence.html", sentence=f"{self.lesson['name']}. {self.lesson['summary']}")
        return match_picture(self.session.match, self.session.seat, self.session.words)

    def __repr__(self) -> str:
        return f"<lesson {self.lesson['slug']}, seed {self.seed}>"
