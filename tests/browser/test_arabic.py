"""All pages in Arabic read from right to left, with Arabic words, and keep mathematics and cards in their own direction."""

import re
from itertools import count

import pytest
from playwright.sync_api import expect

from cardlab import start
from cardlab.documents.worksheet import Worksheet
from cardlab.lessons import slugs
from cardlab.protocol.messages import parse
from cardlab.serve.pages.gallery import gallery_page
from cardlab.serve.pages.rules_page import rules_page
from cardlab.sessions.jobs import run_here
from cardlab.widgets import LessonWidget, PlayTable, Replay
from cardlab.words.words import Words
from tests.browser.accessibility import serious_findings
from tests.browser.served_table import open_menu
from tests.browser.staged_lesson import OPEN, predict_next
from tests.browser.test_layout import after
from tests.browser.test_pseudo import VISIBLE

ARABIC = {"0": "٠", "1": "١", "2": "٢", "3": "٣", "4": "٤", "5": "٥", "6": "٦", "7": "٧", "8": "٨", "9": "٩"}
MARKS = re.compile("[\u202a-\u202e\u2066-\u2069]")
BOTH = pytest.mark.parametrize("digits", ["", "arab"])

TURNED = r"""() => {
  const number = "[-−]?[(|]?[-−]?(?:\\p{Nd}+(?:[.,٫٬/]\\p{Nd}+)*(?: \\p{Nd}+/\\p{Nd}+)?[½¼¾]?|[½¼¾]|\\?)[)|]?";
  const card = "(?:10|[2-9AJQK])[♣♦♥♠]";
  const kept = new RegExp(`${number}(?: ?[-+−×÷=<>] ?${number})+|\\p{Nd}+[½¼¾]|[-−]\\p{Nd}+|\\p{Nd}+ ?%|\\p{Nd}+(?: \\p{Nd}+)?/\\p{Nd}+|${card}(?:\\u00a0${card})*`, "gu");
  const mark = /[\u202a-\u202e\u2066-\u2069]/;
  const left = (node, i) => {
    const range = document.createRange();
    range.setStart(node, i);
    range.setEnd(node, i + 1);
    return range.getBoundingClientRect();
  };
  const turned = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (node.parentElement.closest("script, style, option, .cardlab-visually-hidden, [transform^=rotate]")) continue; // one corner of a card is upside down
    const places = [...node.nodeValue].map((sign, i) => i).filter((i) => !mark.test(node.nodeValue[i]));
    const seen = places.map((i) => node.nodeValue[i]).join("");
    for (const {0: text, index} of seen.matchAll(kept)) {
      const drawn = [...text].flatMap((sign, k) => (/[\s()|]/.test(sign) ? [] : [left(node, places[index + k])])).filter(({width}) => width);
      if (drawn.some(({left: x, top}, k) => k && Math.abs(top - drawn[k - 1].top) < 8 && x < drawn[k - 1].left - 0.6)) turned.push(`${text} in ${seen.trim()}`);
    }
  }
  return turned;
}"""
"""Lists sums, fractions, negative numbers, hundredths and cards in which a later character is drawn further left."""

TOWARDS = r"""() => [...document.querySelectorAll(".cardlab-working > div, .cardlab-model-working > div, .cardlab-canvas, .cardlab-plot-ground, .cardlab-cards, .cardlab-felt-cards, .cardlab-felt-mark[data-draws=sum], .cardlab-card-row, .cardlab-number")]
  .filter((one) => one.getClientRects().length && !/(?=\p{L})\p{Script=Arabic}/u.test(one.matches("div[dir]") ? one.textContent : ""))
  .map((one) => getComputedStyle(one).direction)"""
"""Returns the direction of lines of arithmetic, pictures, plots, cards and typed numbers."""

STRAYED = r"""() => {
  const strayed = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const end = node.nodeValue.trimEnd().length;
    if (node.parentElement.closest("script, style, option, .cardlab-visually-hidden") || !/\p{Script=Arabic}[!.؟:]$/u.test(node.nodeValue.slice(0, end))) continue;
    const [letter, sign] = [end - 2, end - 1].map((at) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect();
    });
    if (sign.width && sign.left > letter.left) strayed.push(node.nodeValue);
  }
  return strayed;
}"""
"""Lists Arabic texts whose last sign is drawn before their last letter."""

DRAWN = """() => [...document.querySelectorAll("svg:not(.cardlab-svg) text")].map((one) => one.textContent)"""
"""Returns the texts in models and plots."""


def test_reversed_arithmetic_is_found(page):
    """The check finds arithmetic and cards that have no direction marks among Arabic words."""
    told = ["3 + 4 = 7", "7½", "7♦", "30 %"]
    page.set_content("".join(f"<p dir=rtl>قيمة {one} هنا</p>" for one in told))
    assert [found.split(" in ")[0] for found in page.evaluate(TURNED)] == told
    page.set_content("".join(f"<p dir=rtl>قيمة \u2066{one}\u2069 هنا</p>" for one in told))
    assert page.evaluate(TURNED) == []


def opened(page, tmp_path, html, width=360):
    """Opens HTML as a page from disk."""
    file = tmp_path / "page.html"
    file.write_text(html, encoding="utf-8")
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(file.as_uri())
    page.wait_for_function("document.querySelector('.cardlab, .gallery, .sheets')?.innerText.length > 20")


def look(page, digits, width=360):
    """Asserts that the visible page is Arabic from right to left, fits, and keeps mathematics in order."""
    codes = set(page.locator("code").all_text_contents())  # names in code are the same in every language
    texts = [re.sub(r"\?seed=\d+", "", text) for text in page.evaluate(VISIBLE) if text not in codes]
    assert [text for text in texts if re.search("[A-Za-z]{2,}", text)] == []
    if digits:
        shown = [MARKS.sub("", text) for text in [*texts, *page.evaluate(DRAWN)]]
        assert [text for text in shown if re.search(r"[0-9](?![♣♦♥♠])", re.sub(r"10(?=[♣♦♥♠])|^0123$|: 0123$", "", text))] == []
    assert page.evaluate(TURNED) == []
    assert set(page.evaluate(TOWARDS)) <= {"ltr"}
    assert page.evaluate(STRAYED) == []
    assert page.evaluate("getComputedStyle(document.body).direction") == "rtl"
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def lesson(slug, digits):
    """Returns a lesson after an experiment, with the exit ticket handed in half empty."""
    made = LessonWidget(slug, seed=5, language="ar", digits=digits)
    session = made.lesson_session
    session.stage_session("investigate").run_experiment = run_here  # Playwright runs an event loop, which waits for this
    moments = count(1)
    for experiment in session.stage_session("investigate").state()["experiments"]:
        for message in (
            {"do": "guess", "guess": experiment["options"][0]["value"]},
            {"do": "run_experiment", **experiment["usual"]},
            {"do": "conclude_experiment"},
        ):
            session.handle({**message, "experiment": experiment["name"], "at": next(moments)})
    questions = session.stage_session("ticket").state()["questions"]
    answers = [one["choices"][0]["value"] if one["choices"] and one["answer_type"] == "one" else "3" for one in questions]
    session.stage_session("ticket").answer(parse({"do": "hand_in_ticket", "answers": [*answers[:3], "", ""], "at": 1}))
    return made


@pytest.mark.in_turn
@BOTH
@pytest.mark.parametrize("slug", slugs())
def test_every_stage_of_a_lesson_is_arabic(page, tmp_path, slug, digits):
    """On a phone: watching, a prediction and its result, hints and working, the table, plots and the summary."""
    opened(page, tmp_path, lesson(slug, digits).to_html())
    expect(page.locator("html[lang=ar][dir=rtl] .cardlab[lang=ar][dir=rtl]")).to_have_count(1)
    tabs = page.get_by_role("tab")
    seen = 0

    def looked():
        look(page, digits)
        assert digits or serious_findings(page) == []
        return 1

    for _ in range(3):
        page.locator(f"{OPEN} [data-action=step]").click()
    seen += looked()
    tabs.nth(1).click()
    predict_next(page, sure=3)
    seen += looked()
    tabs.nth(2).click()
    exercise = page.locator(".cardlab-exercise:visible")
    if exercise.locator("input[type=text]").count():
        exercise.locator("input[type=text]").fill("99")
        exercise.locator("button[type=submit]").click()
    while exercise.locator("button[type=submit]").count():
        exercise.locator(".cardlab-tools button").last.click()
    seen += looked()
    tabs.nth(3).click()
    page.locator(f"{OPEN} .cardlab-stage-bar > :last-child").click()
    page.locator(f"{OPEN} .cardlab-menu-part > summary").last.click()
    seen += looked()
    tabs.nth(4).click()
    switches = page.locator(".cardlab-experiment-others:not([hidden]) button")
    if switches.count():
        page.locator(".cardlab-experiment-others > summary").click()
    benches = max(1, switches.count())
    for bench in range(benches):
        if switches.count():
            switches.nth(bench).click()
        page.locator(":is(.cardlab-plot-ground, .cardlab-race-plot):visible rect").nth(1).wait_for(state="attached")
        seen += looked()
    tabs.nth(5).click()
    expect(page.locator(".cardlab-summary li")).to_have_count(5)
    assert seen + looked() == 5 + benches


@pytest.mark.in_turn
@BOTH
@pytest.mark.parametrize("slug", ["soureh", "seven_twenty_seven", "twos", "money", "egyptian_war"])
def test_a_table_is_arabic(page, tmp_path, slug, digits):
    opened(page, tmp_path, PlayTable(after(slug, 10), language="ar", digits=digits).to_html())
    look(page, digits)
    open_menu(page)
    page.evaluate("document.querySelectorAll('details').forEach((one) => (one.open = true))")
    look(page, digits)
    assert digits or serious_findings(page) == []


def test_the_word_of_a_war_ends_at_the_left(page, tmp_path):
    match = start("addition_war", seed=7)
    while not any(event.rule == "addition_war.tie" for event in match.events):
        match = match.play("all turn")
    opened(page, tmp_path, Replay(match, language="ar").to_html())
    word = page.locator("[data-draws=word]")
    while not word.count():
        page.locator("[data-action=step]").click()
    expect(word).to_have_text("حرب!")
    assert page.evaluate(STRAYED) == []


@BOTH
def test_pages_without_a_kernel_are_arabic(page, tmp_path, digits):
    """The gallery and a game's rules are Arabic. Each offers the other language and the other digits, and its links keep the
    present ones.
    """
    for html in (gallery_page("/", "/", "ar", digits), rules_page("money", "/", "/", "ar", digits)):
        opened(page, tmp_path, html)
        page.evaluate("document.querySelectorAll('.locales a[lang]').forEach((link) => link.remove())")
        look(page, digits)
        assert serious_findings(page) == []
        other = "" if digits else "arab"
        assert page.locator(".locales a").get_attribute("href").endswith(f"digits={other}")
        kept = f"lang=ar&digits={digits}" if digits else "lang=ar"
        links = page.locator("main a").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
        assert links
        assert all(address.endswith(kept) for address in links)


@pytest.mark.in_turn
@BOTH
@pytest.mark.parametrize("slug", slugs())
def test_worksheets_are_arabic(page, tmp_path, slug, digits):
    """Sheets and answer key are Arabic and keep mathematics in order, and the code leads to the same language and digits."""
    sheets = Worksheet(slug, seed=3, questions=12, language="ar", digits=digits)
    opened(page, tmp_path, sheets.to_html(), 900)
    look(page, digits, 900)
    assert sheets.link(1).endswith("lang=ar" + ("&digits=arab" if digits else ""))


@pytest.mark.parametrize("typed", ["arab", "european"])
def test_numbers_are_typed_in_either_digits(page, tmp_path, typed):
    """٧ and 7 are the same answer, in a prediction and in practice."""
    made = LessonWidget("addition_war", seed=5, language="ar", digits="arab")
    answers = {
        MARKS.sub("", one["prompt"]): one["answer"]
        for one in made.state_of("practise")["questions"]
        if one["answer_type"] == "number"
    }
    opened(page, tmp_path, made.to_html())
    page.get_by_role("tab").nth(2).click()
    prompt = page.locator(".cardlab-exercise .cardlab-prompt")
    while (told := MARKS.sub("", prompt.inner_text())) not in answers:
        while page.locator(".cardlab-exercise button[type=submit]").count():
            page.locator(".cardlab-exercise .cardlab-tools button").last.click()
        page.locator(".cardlab-exercise .cardlab-tools button").last.click()
    answer = str(answers[told])
    page.locator(".cardlab-exercise input[type=text]").fill(
        answer.translate(str.maketrans(ARABIC)) if typed == "arab" else answer
    )
    page.locator(".cardlab-exercise button[type=submit]").click()
    expect(page.locator(".cardlab-feedback > .cardlab-right")).to_have_count(1)


def test_typed_numbers_keep_their_order(page, tmp_path):
    """7 1/2 appears in the order in which it is typed, in the middle of its box."""
    made = LessonWidget("seven_twenty_seven", seed=5, kinds=["value"], language="ar")
    opened(page, tmp_path, made.to_html())
    page.get_by_role("tab").nth(2).click()
    field = page.locator(".cardlab-number:visible").first
    assert field.evaluate("one => [getComputedStyle(one).direction, getComputedStyle(one).textAlign]") == ["ltr", "center"]


def test_the_page_formats_numbers_as_python_does(page):
    """A sentence that the page fills in and the same sentence from Python have the same numbers."""
    page.goto("http://cards.test/")
    told = ["7 + 5 = 12", "7½", "−3 and 10♥ A♠", "3 7/8", "2,000 or 8.5", "30 %", "|6½ − 7| = ½", "?seed=47", "12 > 10, so 12"]
    script = """async ([url, texts, digits]) => {
      const {numeral} = await import(url);
      const locale = {lang: "ar", dir: "rtl", digits};
      return texts.map((text) => numeral(locale, numeral(locale, text)));
    }"""
    for digits in ("", "arab"):
        words = Words("ar", digits=digits)
        said = page.evaluate(script, ["http://cards.test/common/locale.js", told, {"chosen": digits, "signs": words.signs}])
        assert said == [words.in_digits(text) for text in told]
