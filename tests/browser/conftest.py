"""Fixtures shared by the tests of pages."""

import pytest

from cardlab.protocol.messages import parse
from cardlab.sessions.exit_ticket import Ticket
from tests.browser.exercises import LESSON, PAGE, TEXTS


@pytest.fixture
def modules(page):
    """Opens a page with the modules of the front end and the stylesheet (see `tests.front_end`)."""
    page.goto("http://cards.test/")
    return page


@pytest.fixture
def exercise(page):
    """Opens a page of practice or of an exit ticket; returns its session and the messages that reached it."""

    def sit_down(stage_session, alone=False, keeps=False):
        heard = []

        def ask(message):
            heard.append(message)
            return stage_session.answer(parse(message))

        page.goto("http://cards.test/")
        if not getattr(page, "asks", False):
            page.expose_function("ask", ask)
            page.asks = True
        kind = "ticket" if isinstance(stage_session, Ticket) else "practise"
        page.evaluate(PAGE, [kind, stage_session.state(), LESSON, TEXTS, alone, keeps])
        return heard

    return sit_down
