"""Shows practice or the exit ticket alone on a page, and acts as a learner there."""

import re

from cardlab.sessions.page_texts import later_texts, page_texts
from cardlab.sessions.practice import Practice
from cardlab.teaching.lesson import Practise
from cardlab.teaching.question import QuestionGenerator
from cardlab.words.words import Words
from tests.lessons.sample_lesson import SLUG, SUMS

WORDS = Words()
TEXTS = {**page_texts(WORDS), **later_texts(WORDS)}

PAGE = """
async ([kind, given, lesson, words, alone, keeps]) => {
  const {root} = await import("http://cards.test/common/dom.js");
  const {Practice} = await import("http://cards.test/lesson/practise.js");
  const {Ticket} = await import("http://cards.test/lesson/exit_ticket.js");
  const {Progress} = await import("http://cards.test/page/progress.js");
  const main = document.querySelector("main");
  window.lost = alone;
  const send = (message) => {
    if (window.lost) throw new Error("no kernel");
    window.ask(JSON.parse(JSON.stringify(message))).then((answer) => window.lost || made.hear(answer));
  };
  const onSummary = (last) => (window.last = last);
  const onTurned = (cards) => (window.turned = cards);
  const options = {signal: new AbortController().signal, onSummary, onTurned, keeps, send, progress: new Progress({slug: lesson.slug, key: lesson.slug, stages: [{}]})};
  const made = kind === "ticket" ? new Ticket(given, lesson, words, options) : new Practice(given, words, options);
  root(main, lesson).replaceChildren(made.el);
}
"""
LESSON = {"slug": SLUG, "name": "A trial", "lang": "en", "dir": "ltr"}


def practice(*generators: QuestionGenerator) -> Practice:
    return Practice(SLUG, Practise(generators or SUMS), 5, WORDS)


def current(page) -> tuple[int, int]:
    """Returns the two numbers of the present sum."""
    a, b = re.findall(r"\d+", page.locator(".cardlab-prompt").first.inner_text())[:2]
    return int(a), int(b)


def answer(page, said) -> None:
    page.get_by_role("textbox").fill(str(said))
    page.get_by_role("button", name="Check").click()


def miss(page) -> None:
    """Answers wrongly, and once more with another wrong answer."""
    answer(page, 99)
    answer(page, 98)


def go_on(page) -> None:
    page.get_by_role("button", name="Go on").click()


def wait_for(condition, page) -> None:
    """Waits until the page's messages have arrived."""
    for _ in range(500):
        if condition():
            return
        page.wait_for_timeout(20)
    raise AssertionError("the message has not arrived")


def open_question(page, n: int) -> None:
    """Opens a question of the exit ticket by its card: the first is 0, the last -1."""
    page.locator(".cardlab-ticket-card:visible").nth(n).click()


def fill_in(page, n: int, said: str) -> None:
    """Writes the answer to a question of the exit ticket that asks for a number."""
    open_question(page, n)
    page.locator(".cardlab-ticket-list > li").nth(n).locator(".cardlab-number").fill(said)
