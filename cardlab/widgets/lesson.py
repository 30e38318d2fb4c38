"""`LessonPage`: a lesson with its stages, on a page or in a notebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from traitlets import Dict

from cardlab.documents.pictures import match_picture
from cardlab.documents.templates import render
from cardlab.match import Match
from cardlab.protocol.messages import StageKind
from cardlab.sessions.lesson_session import LessonSession, lesson_page
from cardlab.sessions.page_texts import model_words, page_words
from cardlab.sessions.widget_sessions import Description
from cardlab.sessions.work import do_here
from cardlab.widgets.play_table import SessionWidget
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words


class LessonPage(SessionWidget):
    """A lesson with its stages. Playing, dealing for an experiment and handing in need somebody who answers.

    Args:
        slug: The lesson; `cardlab.lessons.slugs()` lists them.
        seed: What decides the deals; a class with the same seed sees the same matches and has the same exit ticket.
        seat: A number for a learner who is to have an exit ticket of their own; 0 for that of the class.
        levels: The levels that are practised, ``"3"`` or ``"1-4"``; "" for all up to that which is usual at the lesson's age.
        kinds: The kinds of questions that are practised, as in ``["sum", "missing"]``; () for all.
        language: The language of the words.
        digits: Other digits than 0123456789, by their name; see `cardlab.words.languages.digits_of`.
        big_index, four_colour: How the cards look.

    Raises:
        UnknownLesson: There is no such lesson.
        OptionError: There are no such levels or kinds in it.
        CardlabError: There are no such digits.
    """

    entry = "lesson"
    lesson = Dict().tag(sync=True)
    # As with the log of a match: made anew whenever a page asks for it.
    practise = Dict().tag(sync=True, to_json=lambda _, widget: widget.page_of("practise"))
    investigate = Dict().tag(sync=True, to_json=lambda _, widget: widget.page_of("investigate"))
    ticket = Dict().tag(sync=True, to_json=lambda _, widget: widget.page_of("ticket"))

    def __init__(
        self,
        slug: str,
        *,
        seed: int = 0,
        seat: int = 0,
        levels: str = "",
        kinds: Sequence[str] = (),
        language: str = DEFAULT_LANGUAGE,
        digits: str = "",
        **looks: bool,
    ) -> None:
        words = Words(language, digits=digits)
        self.learner = LessonSession(slug, seed, seat, words, lambda told: self.send(told), levels=levels, kinds=kinds)
        if self.learner.match_session is not None:
            do_here(self.learner.match_session.begin())
        shown = lesson_page(self.learner.lesson, seed, words)
        texts = {**page_words(words), "models": model_words(words)}
        super().__init__(self.learner.match_session, self.learner.handle, texts, lesson=shown, seed=seed, **looks)

    @property
    def match(self) -> Match | None:
        """The match that is played now, if there is one."""
        return None if self.session is None else self.session.match

    def page_of(self, kind: StageKind) -> Mapping[str, object]:
        """The data for the page of a stage now; empty where the lesson has no such stage."""
        stage = self.learner.stage_session(kind)
        return {} if stage is None else stage.page()

    def described(self) -> Description | None:
        """The lesson and its seed; or that the address of the page says so."""
        if self.asked is not None:
            return self.asked
        learner, words = self.learner, self.learner.words
        return {
            "kind": "lesson",
            "slug": learner.lesson.slug,
            "seed": learner.seed,
            "seat": learner.ticket_number,
            "levels": learner.levels,
            "kinds": list(learner.kinds),
            "looks": self._looks(),
            "locale": {"language": words.language, "digits": words.digits, "names": words.names},
        }

    def picture(self) -> str:
        """The match as a picture; of a lesson without a match its name and summary."""
        if self.session is None:
            return render("widgets/sentence.html", sentence=f"{self.lesson['name']}. {self.lesson['summary']}")
        return match_picture(self.session.match, self.session.seat, self.session.words)

    def __repr__(self) -> str:
        return f"<lesson {self.lesson['slug']}, seed {self.seed}>"
