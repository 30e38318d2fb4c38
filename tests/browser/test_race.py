"""Experiments for ages six to eight: a guess, then the bars race. A session in this process plays the games."""

import re

import pytest
from playwright.sync_api import expect

from cardlab.lessons import find as find_lesson
from cardlab.protocol.messages import parse
from cardlab.sessions.experiments import Experiments
from cardlab.sessions.jobs import run_here
from cardlab.sessions.page_texts import later_texts, page_texts
from cardlab.words.words import Words
from tests.browser.accessibility import accessible
from tests.experiment_tasks import stages

WORDS = Words()
TEXTS = {**page_texts(WORDS), **later_texts(WORDS)}
PAGE = """
async ([given, words]) => {
  const {root} = await import("http://cards.test/common/dom.js");
  const {Investigation} = await import("http://cards.test/lesson/investigate.js");
  const main = document.querySelector("main");
  const send = (message) => {
    window.ask(JSON.parse(JSON.stringify(message))).then((answers) => answers.forEach((answer) => made.hear(answer)));
  };
  const made = new Investigation(given, words, {signal: new AbortController().signal, send});
  root(main, {lang: "en", dir: "ltr"}).replaceChildren(made.el);
}
"""


@pytest.fixture
def race(page):
    """Returns a function that opens the race of a lesson, and returns its session."""

    def sit_down(slug="addition_war") -> Experiments:
        heard: list[dict] = []
        session = Experiments(find_lesson(slug), stages(slug), 7, WORDS, heard.append, run_here)

        def ask(message):
            answers = [session.answer(parse(message)), *heard]
            heard[:] = []
            return answers

        page.goto("http://cards.test/")
        page.expose_function("ask", ask)
        page.evaluate(PAGE, [session.state(), TEXTS])
        return session

    return sit_down


def sentence(page):
    return page.locator(".cardlab-race-sentence")


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def counts(page) -> list[int]:
    """Returns how often each sum came up, from the picture's label for screen readers."""
    name = page.locator(".cardlab-plot-race").get_attribute("aria-label")
    return [int(n) for n in re.findall(r": (\d+)", name)]


def test_a_guess_then_one_ten_a_thousand_games_then_the_question_and_the_reason(page, race):
    """The bars grow with the games, the question is about these games, a wrong answer leads back to the bars, and the reason
    comes last.
    """
    session = race()
    expect(sentence(page)).to_have_text("Add two cards. Which sum will come up most?")
    expect(page.locator(".cardlab-plot-guess")).to_have_count(0)
    accessible(page)
    press(page, "12")
    expect(sentence(page)).to_have_text("Your guess: 12. Deal some cards!")
    expect(page.locator(".cardlab-plot-guess")).to_have_count(1)
    assert session.guesses == {"sums": "12"}
    assert page.evaluate("document.activeElement.textContent") == "1"
    for n, total in ((1, 1), (10, 11), (100, 111)):
        press(page, f"Times to deal: {n}")
        expect(sentence(page)).to_contain_text(f"Deals: {total}.")
        assert sum(counts(page)) == total
        expect(page.locator(".cardlab-plot-bar[data-new]")).to_have_count(int(n == 1))
    expect(page.get_by_role("button")).to_have_count(4)
    accessible(page)
    press(page, "Times to deal: 1000")
    expect(sentence(page)).to_contain_text("Which sum came up most?")
    came = counts(page)
    best = str(2 + came.index(max(came)))
    expect(page.locator(".cardlab-race-acts button")).to_have_text(["2", best, "20"])
    press(page, "20")
    expect(sentence(page)).to_have_text("That bar is lower. Which bar is the highest?")
    expect(page.get_by_role("button", name="20", exact=True)).to_be_disabled()  # only possible answers are left
    assert session.answered == set()
    press(page, best)
    expect(sentence(page)).to_contain_text(f"{'Yes!' if best == '12' else 'You guessed 12.'} {best} came up most")
    expect(sentence(page)).to_contain_text("80 pairs of cards make")
    assert session.answered == {"sums"}
    words = page.locator("main").inner_text().split()
    assert len([word for word in words if word.isalpha()]) <= 25
    accessible(page)
    page.evaluate(PAGE, [session.state(), TEXTS])  # a page that is opened later
    expect(sentence(page)).to_contain_text(f"{best} came up most")
    assert counts(page) == came
    press(page, "Guess again")
    press(page, "11")
    assert sum(counts(page)) == 0


def deal_slowly(page, race, games: int) -> None:
    """Opens a race, guesses, and deals with motion. The page's clock stands still after the first step of the bars."""
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install(time=0)
    race("subtraction_war")
    press(page, "3")
    page.clock.pause_at(3_600_000)
    page.get_by_role("button", name=f"Times to deal: {games}", exact=True).evaluate("(button) => button.click()")
    page.wait_for_function(
        "document.querySelector('.cardlab-plot-race').getAttribute('aria-label').match(/: [1-9]/)", polling=50
    )


@pytest.mark.own_context
def test_ten_games_appear_one_by_one(page, race):
    """They appear by the page's clock. With reduced motion they appear at once, as in the other test."""
    deal_slowly(page, race, 10)
    seen = [sum(counts(page))]
    for _ in range(9):
        page.clock.run_for(140)
        seen.append(sum(counts(page)))
    assert seen == list(range(1, 11))
    page.clock.resume()
    expect(sentence(page)).to_contain_text("Deals: 10.")


@pytest.mark.own_context
def test_growing_bars_have_the_shape_of_the_final_ones(page, race):
    """Half-way, each has half of its final count."""
    deal_slowly(page, race, 1000)
    page.clock.run_for(9 * 140)
    halfway = counts(page)
    assert sentence(page).is_hidden()  # it would tell of fewer games than the bars
    page.clock.resume()
    expect(sentence(page)).to_contain_text("came up most?")
    assert sum(halfway) == 500
    assert all(abs(2 * one - end) <= 2 for one, end in zip(halfway, counts(page), strict=True))


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_a_race_fits_the_window(page, race, size):
    """Nothing scrolls sideways, all controls are 44 px high, and the bars have names."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    race()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    sizes = "all => all.map((one) => one.getBoundingClientRect()).map(({width, height}) => Math.min(width, height))"
    assert min(page.locator(".cardlab-race-acts button").evaluate_all(sizes)) >= 43.9
    assert page.locator(".cardlab-plot-race .cardlab-plot-text").all_text_contents()[-19:] == [str(n) for n in range(2, 21)]


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
@pytest.mark.parametrize("slug", ["addition_war", "subtraction_war"])
def test_a_single_deal_shows_its_cards_with_their_sum(page, race, size, slug):
    """They take the places of the backs, next to the bars and within the window, and move nothing."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    session = race(slug)
    press(page, "7")
    cards = page.locator(".cardlab-race-cards .cardlab-card")
    expect(cards).to_have_count(2)
    backs = cards.first.bounding_box()
    press(page, "Times to deal: 1")
    one = session.last_counts[next(iter(session.stages))]["one_game"]
    expect(sentence(page)).to_have_text(f"{one['text']}. Deals: 1.")
    assert cards.evaluate_all("all => all.map((card) => card.dataset.token)") == one["cards"]
    assert cards.first.bounding_box() == backs
    assert backs["width"] >= 56
    names = cards.evaluate_all("all => all.map((card) => card.ariaLabel)")
    assert names == [TEXTS["cards"][card] for card in one["cards"]]
    place, plot = (page.locator(f".cardlab-race-{part}").bounding_box() for part in ("cards", "plot"))
    assert place["x"] + place["width"] <= plot["x"] + 1 or place["y"] + place["height"] <= plot["y"] + 1
    assert place["x"] >= 0
    accessible(page)
    press(page, "Times to deal: 10")
    expect(page.locator(".cardlab-race-cards [data-token='?']")).to_have_count(2)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (844, 390)])
def test_a_race_about_a_card_shows_it(page, race, size):
    """It lies next to the bars or above them, with the card of a single deal. The face does not cover the number on its bar."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    race("compare")
    press(page, "Higher")
    cards = page.locator(".cardlab-race-cards .cardlab-card")
    press(page, "Times to deal: 1")
    mine, came = cards.evaluate_all("all => all.map((card) => card.dataset.token)")
    assert mine == "7/10"
    assert came != "?"
    expect(sentence(page)).to_have_text(re.compile(f"{came} is (higher|lower) than 7/10. Deals: 1."))
    press(page, "Times to deal: 1000")
    expect(page.locator(".cardlab-plot-race .cardlab-plot-number")).to_have_count(2)  # no other card is equal
    card, plot = (page.locator(f".cardlab-race-{part}").bounding_box() for part in ("cards", "plot"))
    assert cards.first.get_attribute("data-token") == "7/10"
    assert card["width"] > 40
    assert card["x"] + card["width"] <= plot["x"] + 1 or card["y"] + card["height"] <= plot["y"] + 1
    face, number = (page.locator(one).first.bounding_box() for one in (".cardlab-plot-guess", ".cardlab-plot-number"))
    assert face["y"] + face["height"] <= number["y"] + 4  # the box of a number is higher than its digits
