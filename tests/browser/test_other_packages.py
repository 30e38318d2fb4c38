"""A game, a visual model and a language of another package work in a real browser."""

import pytest
from playwright.sync_api import expect

from tests.browser.stage_in_view import DRAWN, FAULTS, WINDOWS
from tests.installed import run_with_installed
from tests.test_other_packages import FILES, SWEDISH

LONG = (
    "{ $player } takes the top card of the stock and holds it, so that nobody else sees it, and { $left } cards are left there."
)
TABLES = """
from cardlab import start
from cardlab.bots import find, play_out
from cardlab.widgets import PlayTable
for actions in range(4):
    match = play_out(start("take_three", seed=3), {{"p1": find("random")}}, at_most=actions)
    PlayTable(match).save_html({folder!r} + f"/{{actions}}.html")
"""


@pytest.mark.parametrize("sentence", ["usual", "long"])
def test_a_game_of_another_package_is_played_on_the_stage(page, tmp_path, depth, sentence):
    """The game has no short sentences and says nothing about its page. The ribbon grows with its sentence, and nothing is cut
    off.
    """
    files = dict(FILES)
    if sentence == "long":
        ((name, words),) = ((name, text) for name, text in FILES.items() if name.endswith("take_three.ftl"))
        files[name] = words.replace("{ $player } takes a card, and { $left } are left.", LONG)
    run_with_installed(tmp_path, files, TABLES.format(folder=str(tmp_path)))
    faults = []
    for actions in range(4):
        page.goto((tmp_path / f"{actions}.html").as_uri())
        expect(page.locator(".cardlab-action")).to_have_text("Take a card" if actions < 3 else "Play again")
        expect(page.locator("[data-zone='hand.p1'] .cardlab-felt-card")).to_have_count(actions)
        for width, height in WINDOWS if depth.whole else WINDOWS[actions::4]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            faults += [f"{actions}, {width} × {height}: {fault}" for fault in page.evaluate(FAULTS)]
    assert faults == []


def test_the_script_of_another_package_is_drawn_like_ours(page, tmp_path):
    """Its module uses the front end's own pieces, and its words have the plural forms of the language."""
    file = tmp_path / "wheel.html"
    code = f"from cardlab.widgets import model_widget; model_widget('gears', teeth=1, name='Mia').save_html({str(file)!r})"
    run_with_installed(tmp_path, FILES, code)
    page.goto(file.as_uri())
    assert page.get_by_role("img", name="Mia: A wheel").locator("text").inner_html() == "1 ⚙"
    expect(page.locator(".cardlab-model-status")).to_have_text("It has 1 tooth.")


WRITTEN = """
from pathlib import Path
from cardlab import start
from cardlab.serve.pages.gallery import gallery_page
from cardlab.widgets import PlayTable
PlayTable(start("war", seed=3), language="sv").save_html({table!r})
Path({gallery!r}).write_text(gallery_page("/", "/voila/render/", "sv"), encoding="utf-8")
"""


def test_the_language_of_another_package_is_on_every_page(page, tmp_path):
    """Its words appear like ours, and the language can be chosen. Text that falls back to English is marked as English, also
    later text.
    """
    table, gallery = tmp_path / "table.html", tmp_path / "gallery.html"
    run_with_installed(tmp_path, SWEDISH, WRITTEN.format(table=str(table), gallery=str(gallery)))
    page.goto(table.as_uri())
    expect(page.locator(".cardlab")).to_have_attribute("lang", "sv")
    expect(page.get_by_role("heading", level=1, name="Krig", exact=True)).not_to_have_attribute("lang", "en")
    page.locator(".cardlab-stage-bar > :last-child").click()  # the menu, which has most of the words
    lent = "[...document.querySelectorAll('.cardlab *')].filter((one) => !one.children.length && / \\[en\\]$/.test(one.textContent))"
    assert page.evaluate(f"{lent}.length") > 10
    assert page.evaluate(f"{lent}.filter((one) => one.lang !== 'en').map((one) => one.outerHTML)") == []
    title = page.locator(".cardlab-ribbon-text")
    title.evaluate("(one) => { one.textContent = 'Krig'; }")
    expect(title).not_to_have_attribute("lang", "en")
    title.evaluate("(one) => { one.textContent = 'War [en]'; }")
    expect(title).to_have_attribute("lang", "en")
    page.goto(gallery.as_uri())
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    expect(page.get_by_role("heading", level=1)).to_have_attribute("lang", "en")
    expect(page.get_by_role("heading", name="Krig", exact=True)).not_to_have_attribute("lang", "en")
    expect(page.get_by_role("link", name="English")).to_be_visible()


def test_a_redrawn_widget_is_searched_once(page):
    """A notebook's table may show a thousand matches one after the other, and each change must cost as much as the first."""
    page.goto("http://cards.test/")
    observers = """async () => {
      let made = 0;
      window.MutationObserver = class extends MutationObserver {
        constructor(hear) {
          super(hear);
          made++;
        }
      };
      const {root} = await import("http://cards.test/common/dom.js");
      for (let n = 0; n < 20; n++) root(document.body, {lang: "en", dir: "ltr"});
      return made;
    }"""
    assert page.evaluate(observers) == 1
