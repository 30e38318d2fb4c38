"""Pages in a pseudo-language of accented letters show no word without accents, so every word comes from the messages."""

import pytest

from cardlab import start
from cardlab.bots import find, play_out
from cardlab.lessons import slugs
from cardlab.widgets import LessonWidget, PlayTable, Replay
from tests.browser.served_table import open_menu
from tests.pseudo import escaped, pseudo_language

VISIBLE = """() => {
  const seen = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!parent.closest("script, style, svg") && walk.currentNode.nodeValue.trim()) seen.push(walk.currentNode.nodeValue);
  }
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) if (one.hasAttribute(name)) seen.push(one.getAttribute(name));
  }
  return seen;
}"""


@pytest.fixture
def pseudo(tmp_path, monkeypatch):
    with pseudo_language(tmp_path, monkeypatch) as language:
        yield language


def shown(page, widget, tmp_path):
    file = tmp_path / "page.html"
    widget.save_html(file, title="")
    page.goto(file.as_uri())
    page.wait_for_function("document.querySelector('main .cardlab-widget-root')?.children.length > 0")
    return page.evaluate(VISIBLE)


@pytest.mark.parametrize("slug", ["fast_food", "soureh", "egyptian_war", "napoleons_war", "money"])
def test_all_words_of_a_table_are_messages(page, pseudo, tmp_path, slug):
    match = start(slug, seed=3)
    play_out(match, dict.fromkeys(match.game.seats, find("random")), at_most=12)
    assert escaped(shown(page, PlayTable(match, language=pseudo), tmp_path)) == []
    open_menu(page)
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    assert escaped(page.evaluate(VISIBLE)) == []
    assert escaped(shown(page, Replay(match, language=pseudo), tmp_path)) == []


@pytest.mark.parametrize("slug", slugs())
def test_all_words_of_a_lesson_are_messages(page, pseudo, tmp_path, slug):
    """This opens every stage."""
    texts = shown(page, LessonWidget(slug, seed=5, language=pseudo), tmp_path)
    for tab in page.get_by_role("tab").all():
        tab.click()
        texts += page.evaluate(VISIBLE)
    assert escaped(texts) == []
