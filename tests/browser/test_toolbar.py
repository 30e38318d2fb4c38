"""Settings that every reader can change: they work by keyboard, take effect at once, and are stored in the browser."""

import re

import pytest
from playwright.sync_api import expect

from cardlab import start
from cardlab.widgets import LessonWidget, PlayTable, Replay
from tests.browser.accessibility import accessible, faces, outside, resized, serious_findings
from tests.browser.exercises import open_question
from tests.browser.exported import opened
from tests.browser.stage_in_view import FAULTS
from tests.browser.test_layout import after
from tests.browser.test_pseudo import VISIBLE
from tests.fonts import FAMILIES
from tests.pseudo import pseudo_language

SPEECH = """
window.spoken = [];
window.cancelled = 0;
const voices = VOICES;
const speech = new EventTarget();
Object.assign(speech, {
  getVoices: () => voices,
  speak: (said) => { spoken.push([said.text, said.lang]); window.said = said; (window.first ??= said); },
  cancel: () => { cancelled += 1; },
});
Object.defineProperty(window, "speechSynthesis", {value: speech});
window.SpeechSynthesisUtterance = class extends EventTarget { constructor(text) { super(); this.text = text; } };
"""
OWN = '[{lang: "fr-FR", localService: true}, {lang: "en_GB", localService: true}]'
NOTHING_KEPT = 'Object.defineProperty(window, "localStorage", {get() { throw new Error("nothing is kept here"); }});'


TOLD = "[role=tabpanel]:not([hidden]) .cardlab-ribbon-text"
HEARD = "[role=tabpanel]:not([hidden]) .cardlab-stage-frame > [role=status]"


def settings(page):
    button = page.get_by_role("button", name="Settings")
    if not button.is_visible():  # on a match's page they are in the menu
        page.locator(".cardlab-stage-bar > :last-child").click()
    button.click()


def looks(page):
    return set(
        re.findall(
            r"cardlab-(big-index|four-colour|reduced-motion|switch-access)",
            page.locator(".cardlab").first.get_attribute("class"),
        )
    )


def test_settings_are_changed_by_keyboard_and_stored(page, tmp_path):
    """A reopened page has the reader's settings."""
    table = PlayTable(start("speed_war", seed=3))
    opened(page, tmp_path, table)
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    for _ in range(4):
        page.keyboard.press("Tab")
        page.keyboard.press("Space")
    assert looks(page) == {"big-index", "four-colour", "reduced-motion", "switch-access"}
    assert page.locator(".cardlab").evaluate("one => one.style.zoom") == "1.2"
    page.keyboard.press("Escape")
    expect(page.locator(":focus")).to_have_text("Settings")
    expect(page.get_by_label("Four suit colours")).not_to_be_visible()
    opened(page, tmp_path, table)
    assert looks(page) == {"big-index", "four-colour", "reduced-motion", "switch-access"}
    settings(page)
    expect(page.get_by_label("larger", exact=True)).to_be_checked()
    page.get_by_label("Four suit colours").uncheck()
    page.get_by_label("normal size").check()
    assert looks(page) == {"big-index", "reduced-motion", "switch-access"}
    assert page.locator(".cardlab").evaluate("one => one.style.zoom") == ""


def test_settings_that_nobody_has_touched_close_with_escape(page, tmp_path):
    """The focus is still on their button."""
    opened(page, tmp_path, LessonWidget("addition_war"))
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_label("Four suit colours")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_label("Four suit colours")).to_be_hidden()


BEFORE_IT_IS_DRAWN = """new MutationObserver((_, seen) => {
  if (!document.body) return;
  window.before = document.documentElement.dataset.cardlabTheme ?? "system";
  seen.disconnect();
}).observe(document, {childList: true, subtree: true})"""


def test_a_theme_is_chosen_and_stored(page, tmp_path):
    """It overrides the system's theme, even before the page is drawn, but paper stays light. The reader can return to the
    system's theme.
    """
    body, theme = page.locator("body"), page.get_by_label("Theme")
    page.add_init_script(BEFORE_IT_IS_DRAWN)
    page.emulate_media(color_scheme="light")
    opened(page, tmp_path, LessonWidget("addition_war", seed=3))
    assert page.evaluate("before") == "system"
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    settings(page)
    theme.select_option("dark")
    expect(body).not_to_have_css("background-color", light)
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.reload()
    assert page.evaluate("before") == "dark"
    expect(body).to_have_css("background-color", dark)
    page.emulate_media(media="print", color_scheme="light")
    expect(body).to_have_css("background-color", "rgb(255, 255, 255)")
    page.emulate_media(media="screen", color_scheme="dark")
    opened(page, tmp_path, LessonWidget("addition_war", seed=3))
    settings(page)
    expect(theme).to_have_value("dark")
    theme.select_option("light")
    expect(body).to_have_css("background-color", light)
    theme.select_option("high")
    expect(body).to_have_css("background-color", "rgb(0, 0, 0)")  # the dark one of strong contrast, since the system is dark
    theme.select_option("system")
    expect(body).to_have_css("background-color", dark)


@pytest.mark.parametrize(
    "broken", ["}", "null", "7", '{"size": 99, "quiet": "yes", "theme": "pink", "four_colour": true, "x": 1}']
)
def test_stored_settings_may_be_anything(page, tmp_path, broken):
    page.add_init_script(f"localStorage.setItem('cardlab settings', {broken!r})")
    opened(page, tmp_path, PlayTable(start("speed_war", seed=3)))
    assert looks(page) == ({"four-colour"} if "four_colour" in broken else set())


def test_settings_work_in_a_browser_that_stores_nothing(page, tmp_path):
    page.add_init_script(NOTHING_KEPT)
    opened(page, tmp_path, LessonWidget("addition_war", seed=3, four_colour=True))
    assert looks(page) == {"four-colour"}
    settings(page)
    page.get_by_label("Big numbers on cards").check()
    page.get_by_label("Less movement").check()
    assert looks(page) == {"big-index", "four-colour", "reduced-motion"}


def test_nothing_moves_by_itself_in_quiet_mode(page, tmp_path):
    page.emulate_media(reduced_motion="no-preference")
    opened(page, tmp_path, LessonWidget("addition_war", seed=3))
    moving = "document.getAnimations().length"
    page.get_by_role("button", name="Next step").click()
    assert page.evaluate(moving) > 0
    settings(page)
    page.get_by_label("Less movement").check()
    page.wait_for_function(f"{moving} === 0")
    page.get_by_role("button", name="Next step").click()
    assert page.evaluate(moving) == 0


# ---------------------------------------------------------------------------------------------- reading aloud


def with_voices(page, voices):
    page.add_init_script(SPEECH.replace("VOICES", voices))


def read(page, speaker="button:is(.cardlab-read-aloud, :has(> .cardlab-speaker-picture)):visible"):
    """Returns the text read after a press on the one visible loudspeaker."""
    page.evaluate("window.spoken = []")
    page.locator(speaker).click()
    said = page.evaluate("spoken")
    assert {lang for _, lang in said} == {"en_GB"}
    page.locator(speaker).click()
    return [text for text, _ in said]


@pytest.mark.parametrize("voices", ["[]", '[{lang: "fr-FR", localService: true}]', '[{lang: "en-US", localService: false}]'])
def test_without_a_local_voice_nothing_offers_to_read_aloud(page, tmp_path, voices):
    """A remote voice would receive the page's text."""
    with_voices(page, voices)
    opened(page, tmp_path, PlayTable(start("speed_war", seed=3)))
    expect(page.get_by_role("button", name="Read aloud")).not_to_be_visible()


def test_every_stage_is_read_aloud(page, tmp_path):
    """The page reads the narrated step, the question with its answers and replies, or else the purpose of the stage."""
    with_voices(page, OWN)
    opened(page, tmp_path, LessonWidget("addition_war", seed=5))
    assert read(page) == [page.locator(TOLD).inner_text(), page.locator(".cardlab-ribbon-hint").inner_text().removeprefix("☞ ")]
    page.get_by_role("tab", name="Predict").click()
    assert read(page) == [page.locator(TOLD).inner_text()]
    page.get_by_role("tab", name="Practise").click()
    prompt = page.locator(".cardlab-exercise .cardlab-prompt")
    assert read(page)[0] == prompt.inner_text().replace("\n", "")
    page.get_by_role("button", name="A hint").click()
    assert page.locator(".cardlab-hints > li").inner_text() in read(page)
    page.get_by_role("tab", name="Investigate").click()
    assert read(page)[0] == "Add two cards. Which sum will come up most?"
    page.get_by_role("tab", name="Exit ticket").click()
    prompts = page.locator(".cardlab-ticket-list .cardlab-prompt")
    assert read(page)[0] == prompts.nth(0).inner_text().replace("\n", "")
    open_question(page, 2)
    assert read(page)[0] == prompts.nth(2).inner_text().replace("\n", "")
    page.get_by_role("button", name="Rules").click()
    card = page.get_by_role("region", name="Rules")
    card.focus()
    assert read(page, ".cardlab-read-aloud") == card.locator("h2, h3, li > span:last-child").all_inner_texts()
    card.get_by_role("button", name="Close the rules").click()
    assert read(page)[0] == prompts.nth(2).inner_text().replace("\n", "")


MARKED = "[...(CSS.highlights.get('cardlab-read') ?? [])].map(String)"
AT = "(at) => first.dispatchEvent(Object.assign(new Event('boundary'), {charIndex: at}))"


def test_each_word_is_marked_while_it_is_read(page, tmp_path):
    """This needs a voice that reports its position. A card counts as one word, even if its name has several."""
    with_voices(page, OWN)
    opened(page, tmp_path, PlayTable(start("fast_food", seed=3)))
    page.evaluate("document.querySelector('.cardlab-ribbon-text').textContent = 'You play 7♦, then 10 + 3.'")
    page.get_by_role("button", name="Read aloud").click()
    text = page.evaluate("first.text")
    assert text == "You play seven of diamonds, then 10 + 3."
    for word, shown in {"You": "You", "seven": "7♦,", "diamonds": "7♦,", "then": "then", "3.": "3."}.items():
        page.evaluate(AT, text.index(word))
        assert page.evaluate(MARKED) == [shown]
    page.get_by_role("button", name="Read aloud").click()  # a second press stops reading
    assert page.evaluate(MARKED) == []


def test_new_text_is_read_aloud_if_the_reader_wants_it(page, tmp_path):
    with_voices(page, OWN)
    opened(page, tmp_path, LessonWidget("addition_war", seed=5))
    step = page.get_by_role("button", name="Next step")
    step.click()
    expect(page.locator(".cardlab-stage-chip:visible")).to_contain_text("Step 2")
    assert page.evaluate("spoken") == []
    settings(page)
    page.get_by_label("Read new text aloud").check()
    step.click()
    told = page.locator(HEARD).text_content()
    page.wait_for_function("(told) => spoken.some(([text]) => text === told)", arg=told)
    page.get_by_role("tab", name="Practise").click()
    asked = page.locator(".cardlab-prompt").text_content()
    page.wait_for_function("(asked) => spoken.some(([text]) => text === asked)", arg=asked)
    page.get_by_role("button", name="A hint").click()
    hint = page.locator(".cardlab-hints > li").inner_text()
    page.wait_for_function("(hint) => spoken.at(-1)[0] === hint", arg=hint)
    assert page.evaluate("spoken.filter(([text]) => text === arguments[0])".replace("arguments[0]", repr(asked))) == [
        [asked, "en_GB"]
    ]
    opened(page, tmp_path, LessonWidget("addition_war", seed=5))
    settings(page)
    expect(page.get_by_label("Read new text aloud")).to_be_checked()


PRESSED_BEFORE = "Object.defineProperty(navigator, 'userActivation', {value: {isActive: true, hasBeenActive: true}})"


@pytest.mark.own_context
@pytest.mark.parametrize("does", ["presses a key", "presses a button"])
def test_an_opened_page_is_silent_until_its_reader_acts(page, tmp_path, does):
    """Browsers differ in whether they remember a press on the previous page, so nothing may depend on it."""
    with_voices(page, OWN)
    page.add_init_script(PRESSED_BEFORE)
    page.add_init_script("localStorage.setItem('cardlab settings', '{\"read_along\": true}')")
    page.clock.install()
    opened(page, tmp_path, LessonWidget("addition_war", seed=5))
    comes_up = "document.querySelector('.cardlab-ribbon-text').textContent = 'Something new'"
    page.evaluate(comes_up)
    page.clock.run_for(1000)
    assert page.evaluate("spoken") == []
    page.keyboard.press("Shift") if does == "presses a key" else page.get_by_role("button", name="Settings").click()
    page.evaluate(comes_up + " + '.'")
    page.clock.run_for(1000)
    assert [text for text, _ in page.evaluate("spoken")] == ["Something new."]


def test_reading_stops_at_its_end_and_with_the_page(page, tmp_path):
    with_voices(page, OWN)
    opened(page, tmp_path, LessonWidget("fast_food", seed=5))
    page.get_by_role("tab", name="Investigate").click()
    speaker = page.locator("button:has(> .cardlab-speaker-picture):visible")
    speaker.click()
    n = page.evaluate("spoken.length")
    assert n >= 2
    for _ in range(n):
        page.evaluate("said.dispatchEvent(new Event('end'))")
    speaker.click()  # it would stop if it were still reading
    assert page.evaluate("spoken.length") > n


SPOKEN = """
async ([url, text, names]) => (await import(url)).spoken(text, names)
"""


def test_cards_are_read_by_their_names(page):
    page.goto("http://cards.test/")
    names = {"7d": "seven of diamonds", "Th": "ten of hearts"}
    said = page.evaluate(SPOKEN, ["http://cards.test/common/read_aloud.js", "\u20667♦\u2069 and 10♥\n beat 2 + 3.", names])
    assert said == "Seven of diamonds and ten of hearts beat 2 + 3."


# ---------------------------------------------------------------------------------------------- language and digits


@pytest.fixture
def arabic(tmp_path, monkeypatch):
    """Replaces Arabic by accented English, written from right to left, with digits to choose."""
    folder = tmp_path / "ar"
    folder.mkdir()
    with pseudo_language(folder, monkeypatch, "ar") as language:
        yield language


def served(page, tmp_path, widget, query=""):
    """Opens the page with the marks that a server adds."""
    file = tmp_path / "page.html"
    file.write_text(widget.to_html().replace("<main>", "<main data-voila='voila'>"), encoding="utf-8")
    page.goto(file.as_uri() + query)
    page.locator(".cardlab-toolbar").wait_for()


def test_another_language_is_chosen_and_the_address_keeps_its_parameters(page, tmp_path, arabic):
    """The list names each language in itself. Digits are offered if the language has others."""
    served(page, tmp_path, LessonWidget("addition_war", seed=3), "?seed=3&seat=4")
    settings(page)
    expect(page.get_by_label("Language").locator("option")).to_have_text(
        ["العربية", "English", "Español", "Français", "English, easy words"], use_inner_text=True
    )
    expect(page.get_by_label("Numbers", exact=True)).to_have_count(0)
    assert serious_findings(page) == []
    page.get_by_label("Language").select_option(label="العربية")
    page.wait_for_url("**/page.html?seed=3&seat=4&lang=ar")
    served(page, tmp_path, LessonWidget("addition_war", seed=3, language="ar", digits="arab"), "?seed=3&lang=ar&digits=arab")
    page.locator(".cardlab-toolbar > .cardlab-toggle").click()
    digits = page.locator(".cardlab-settings select").last
    expect(digits.locator("option")).to_have_text(["0123", "٠١٢٣"], use_inner_text=True)
    expect(digits.locator(":checked")).to_have_text("٠١٢٣")
    digits.select_option(index=0)
    page.wait_for_url("**/page.html?seed=3&lang=ar")


def test_without_a_server_or_another_language_there_is_nothing_to_switch(page, tmp_path):
    opened(page, tmp_path, PlayTable(start("speed_war", seed=3)))
    settings(page)
    expect(page.locator(".cardlab-settings select")).to_have_count(1)  # the theme


@pytest.mark.parametrize("what", ["lesson", "fast_food", "seven_twenty_seven"])
def test_all_numbers_use_the_chosen_digits(page, tmp_path, arabic, what):
    """The page has no number in other digits, except cards, which are named as they are printed."""
    looks = {"language": "ar", "digits": "arab"}
    opened(
        page,
        tmp_path,
        LessonWidget("addition_war", seed=5, **looks) if what == "lesson" else PlayTable(after(what, 8), **looks),
    )
    texts = page.evaluate(VISIBLE)
    for tab in page.get_by_role("tab").all():
        tab.click()
        texts += page.evaluate(VISIBLE)
    left = {text for text in texts if re.search(r"[0-9](?![♣♦♥♠])", re.sub(r"10(?=[♣♦♥♠])", "", text))}
    assert left == set()
    assert re.search("[٠-٩]", "".join(texts))


def test_arithmetic_runs_from_left_to_right_in_every_digit_set(page, tmp_path, arabic):
    """Later characters of "٧ + ٥ = ١٢" are drawn further right, although the page runs from right to left."""
    opened(page, tmp_path, Replay(start("addition_war", seed=5).play("all turn"), language="ar", digits="arab"))
    page.locator("[data-action=step]").click()
    working = page.locator(".cardlab-felt-working:visible").first
    assert re.search("[٠-٩] [+] [٠-٩]+ =", working.inner_text())
    places = """(one) => {
      const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode();
      const at = [text.nodeValue.indexOf("+"), text.nodeValue.indexOf("=")];
      return at.map((i) => {
        const range = document.createRange();
        range.setStart(text, i);
        range.setEnd(text, i + 1);
        return range.getBoundingClientRect().left;
      });
    }"""
    plus, equals = working.evaluate(places)
    assert plus < equals


# ---------------------------------------------------------------------------------------------- fitting


@pytest.mark.parametrize("slug", ["fast_food", "seven_twenty_seven", "soureh", "money", "napoleons_war"])
def test_the_largest_size_cuts_nothing_off(page, tmp_path, depth, slug):
    page.add_init_script("localStorage.setItem('cardlab settings', '{\"size\": 1.45, \"big_index\": true}')")
    opened(page, tmp_path, PlayTable(after(slug, 10)))
    for width, family in depth.pairs((360, 320, 1100), FAMILIES):
        resized(page, width)
        for _ in faces(page, [family]):
            assert page.evaluate("document.documentElement.scrollWidth") <= width
            assert outside(page) == []
            assert width == 1100 or page.evaluate(FAULTS) == []  # there the stage is part of a page that scrolls
    settings(page)
    accessible(page)
