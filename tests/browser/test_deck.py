"""The learner's own pages: the skill deck, the next thing to do, and several children at one computer."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from cardlab.frontend.bundle import module
from cardlab.lessons import find
from cardlab.serve.http.cookies import learner_of
from cardlab.serve.pages.gallery import gallery_page
from cardlab.serve.pages.learner_pages import profiles_page, skill_deck_page, suit_of_deck
from cardlab.sessions.practice import Practice
from cardlab.teaching.lesson import Practise
from cardlab.teaching.practice import PracticeMemory
from tests.browser.accessibility import accessible
from tests.browser.exercises import WORDS, answer, current, go_on, wait_for

SITE = "http://cards.test"
LONG_AGO = datetime(2024, 3, 1, tzinfo=UTC)
PAGES = {"deck": skill_deck_page, "players": profiles_page, "": gallery_page}


def memory(
    turned: Sequence[str] = (), begun: Sequence[str] = (), now: datetime | None = None, lesson: str = "addition_war"
) -> dict:
    """Returns the stored practice of a lesson: mastered skills, and others answered right once, all long ago or now."""
    known, now = PracticeMemory(lesson, 1), now or LONG_AGO
    for stem in (*turned, *begun):
        known.review(f"of {stem}", f"{stem}.1", "first", now)
    for stem in turned:
        known.review(f"of {stem}", f"{stem}.1", "first", now + timedelta(minutes=6))
    return known.to_json()


@pytest.fixture
def site(page):
    """Returns a function that opens our pages at an address of their own, where the browser stores data."""

    def serve(route) -> None:
        name = route.request.url.removeprefix(f"{SITE}/cardlab").strip("/").partition("?")[0]
        if name == "deck/suit":
            deck = parse_qs(urlsplit(route.request.url).query)["deck"][0]
            route.fulfill(body=suit_of_deck(deck, "/", "/voila/render/"), content_type="application/json")
            return
        if name not in PAGES:
            route.fulfill(status=404)
            return
        html = PAGES[name]("/", "/voila/render/")
        inline = lambda found: f'<script type="module">{module(found[1])}</script>'  # noqa: E731
        html = re.sub(r'<script type="module" src="/cardlab/assets/(skill_deck|profiles)-\w+.js"></script>', inline, html)
        route.fulfill(body=html, content_type="text/html; charset=utf-8")

    page.route(f"{SITE}/**", serve)

    def opened(name: str, kept: dict | None = None):
        if kept is not None:
            page.goto(f"{SITE}/cardlab/players")
            page.evaluate(
                "kept => { localStorage.clear(); for (const name in kept) localStorage.setItem(name, JSON.stringify(kept[name])); }",
                kept,
            )
        page.goto(f"{SITE}/cardlab/{name}")
        return page

    return opened


def test_a_card_lies_face_up_if_mastered_and_asks_for_review_when_due(site):
    now = datetime.now(UTC)
    kept = memory(["land.1"]) | {"turned": ["land.1", "sum.1"]}
    kept["skills"] |= memory(["sum.1"], now=now)["skills"]
    page = site("deck", {"cardlab memory addition_war": kept, "cardlab deck": {"addition_war": ["land.1", "sum.1"]}})
    row = page.locator(".suit").first
    expect(row.locator("h2")).to_contain_text("2 of 13")
    expect(row.get_by_role("button", name="Sums to ten: your card", exact=True)).to_be_visible()
    expect(row.locator("[data-look=due]")).to_have_accessible_name("Jump ahead: your card, time to look again")
    expect(row.locator("[data-look=down]")).to_have_count(11)
    expect(page.locator(".ribbon p")).to_have_text("Look at “Jump ahead” again.")
    way = page.get_by_role("link", name="Go", exact=True)
    expect(way).to_have_attribute("href", f"{SITE}/voila/render/addition_war.ipynb?kinds=land&levels=1#practise")
    accessible(page)


def test_a_card_that_has_just_turned_is_new_once(site):
    page = site("deck", {"cardlab memory addition_war": memory(["sum.1"])})
    expect(page.locator("[data-look=new]")).to_have_accessible_name("Sums to ten: your new card")
    page.reload()
    expect(page.locator("[data-look=due]")).to_have_accessible_name(re.compile("Sums to ten"))


def test_each_deck_of_numbers_that_was_practised_has_a_row(site):
    """The lesson about its usual deck is an unopened pack. The page asks for the skills of the other decks."""
    own = "1/2 1/3 1/4 2/3"
    kept = {name: memory([], ["takes.1"], lesson=f"compare {name}") for name in ("decimals", own)}
    kept["decimals"] = memory(["takes.1"], lesson="compare decimals")
    page = site("deck", {f"cardlab memory compare {name}": one for name, one in kept.items()})
    expect(page.get_by_role("link", name="Start with Compare: Fractions")).to_be_visible()
    row = page.locator(".suit").filter(has=page.get_by_role("link", name="Compare: Decimals", exact=True))
    expect(row.locator("h2")).to_contain_text("1 of 13")
    expect(row.locator("[data-look=new]")).to_have_count(1)
    expect(page.get_by_role("link", name="Compare: A deck of your own", exact=True)).to_be_visible()
    expect(page.locator(".ribbon p")).to_have_text("Do “Who has more?” again to turn the card over.")
    way = page.get_by_role("link", name="Go", exact=True).get_attribute("href")
    assert parse_qs(urlsplit(way).query) == {"deck": [own], "kinds": ["takes"], "levels": ["1"]}
    accessible(page)


def test_the_lessons_do_not_wait_for_the_decks(site):
    """Offline, the rows of decks are missing, and their cards are not new again afterwards."""
    kept = memory(["takes.1"], lesson="compare decimals")
    page = site("deck", {"cardlab memory compare decimals": kept})
    expect(page.locator("[data-look=new]")).to_have_count(1)
    asked = re.compile("/cardlab/deck/suit")
    waiting = []
    page.route(asked, lambda route: waiting.append(route))
    with page.expect_request(asked):
        page.reload()
    expect(page.locator(".suit")).to_have_count(5)
    expect(page.get_by_role("link", name="Go", exact=True)).to_be_visible()
    waiting.pop().abort()
    page.unroute(asked)
    page.reload()
    expect(page.locator(".suit")).to_have_count(6)
    expect(page.locator("[data-look=due]")).to_have_count(1)
    expect(page.locator("[data-look=new]")).to_have_count(0)


def test_a_row_of_cards_is_one_tab_stop_and_opens_each_card_large(site):
    page = site("deck", {"cardlab memory addition_war": memory(["sum.1"])})
    page.locator(".suit button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    large = page.get_by_role("dialog", name="Jump ahead")
    expect(large).to_contain_text("Add by counting on along a number line")
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)
    assert page.evaluate("document.activeElement.getAttribute('aria-label')") == "Jump ahead: not turned over yet"


@pytest.mark.parametrize(
    ("stored", "said"),
    [
        ({}, "Start with Addition War."),
        ({"cardlab memory addition_war": memory(begun=["sum.1"])}, "Do “Sums to ten” again to turn the card over."),
        ({"cardlab lesson fast_food x": {"touched": 5, "all": {"stage": "play"}}}, "Carry on with Fast Food."),
    ],
)
def test_the_deck_says_what_to_do_next(site, stored, said):
    expect(site("deck", stored).locator(".ribbon p")).to_have_text(said)


def test_the_gallery_says_how_far_each_lesson_has_gone(site):
    """The way back to a lesson about a deck of numbers leads to the same deck."""
    kept = {
        f"cardlab lesson {slug} x": {"touched": n, "all": {"stage": "play"}}
        for n, slug in enumerate(["addition_war", "fast_food"])
    }
    kept |= {"cardlab lesson compare x": {"touched": -1, "all": {"stage": "watch", "deck": "1/2 3/4"}}}
    page = site("", kept | {"cardlab memory addition_war": memory(["sum.1"])})
    numbers = f"{SITE}/voila/render/compare.ipynb?deck=1%2F2+3%2F4#watch"
    expect(page.locator("[data-lesson=compare]")).to_have_attribute("href", numbers)
    expect(page.locator(".start.on")).to_have_text("Carry on: Play")
    expect(page.locator(".start.on")).to_have_attribute("href", f"{SITE}/voila/render/fast_food.ipynb#play")
    expect(page.locator(".start", has_text="Start")).to_have_count(2)
    expect(page.locator(".my-deck")).to_have_text("My deck: 1 of 52")


def test_after_a_finished_exit_ticket_the_gallery_leads_to_practice(site):
    """It has nothing more to ask today."""
    finished = {"cardlab lesson fast_food x": {"touched": 1, "all": {"stage": "ticket", "done": ["watch", "ticket"]}}}
    expect(site("", finished).locator(".start.on")).to_have_text("Carry on: Practise")
    finished["cardlab lesson fast_food x"]["all"]["done"].remove("ticket")
    expect(site("", finished).locator(".start.on")).to_have_text("Carry on: Exit ticket")


def test_each_child_at_a_computer_has_her_own_deck_under_three_court_cards(site):
    page = site("players", {"cardlab memory addition_war": memory(["sum.1"])})
    for name in ("queen of hearts", "jack of diamonds", "king of spades"):
        page.get_by_role("button", name=name, exact=True).click()
    accessible(page)
    page.get_by_role("button", name="That’s me").click()
    expect(page.locator(".who .face")).to_have_count(3)
    expect(page.locator(".my-deck")).to_have_text("My deck")
    (cookie,) = page.context.cookies(SITE)
    assert learner_of("a browser", cookie["value"]) != "a browser"
    assert "Q" not in cookie["value"], "the name stays in the browser"
    page = site("players")
    expect(page.locator("#known button")).to_have_accessible_name("queen of hearts, jack of diamonds, king of spades")
    page.get_by_role("button", name="Carry on without a name").click()
    expect(page.locator(".my-deck")).to_have_text("My deck: 1 of 52")
    assert page.context.cookies(SITE) == []


def test_two_children_at_one_screen_reach_both_decks_from_the_gallery(site):
    """The gallery shows both names. Each deck has the cards of its own child, and is printed with that child's pictures."""
    hearts, clubs = ["Kh", "Qh", "Jh"], ["Kc", "Qc", "Jc"]
    kept = {
        "cardlab players": [{"cards": hearts, "key": "a" * 32}],
        "cardlab KhQhJh memory addition_war": memory(["sum.1"]),
        "cardlab KcQcJc memory addition_war": memory(["sum.1", "land.1"]),
        "cardlab KhQhJh together": {"pair": {"cards": clubs, "turn": 0}},
    }
    page = site("players", kept)
    page.evaluate(
        """player => {
          localStorage.setItem("cardlab player", JSON.stringify(player));
          document.cookie = `cardlab-player=${player.key}`;
        }""",
        kept["cardlab players"][0],
    )
    page = site("")
    expect(page.locator(".who [data-side=you] .face")).to_have_count(3)
    expect(page.locator(".who [data-side=other] .face")).to_have_count(3)
    accessible(page)
    page.get_by_role("link", name="Our decks").click()
    page.wait_for_url(f"{SITE}/cardlab/deck")
    children = page.get_by_role("navigation", name="Who is playing?").get_by_role("link")
    for n, count in ((0, "1 of 13"), (1, "2 of 13"), (0, "1 of 13")):
        children.nth(n).click()
        expect(children.nth(n)).to_have_attribute("aria-current", "page")
        expect(page.locator(".suit h2").first).to_contain_text(count)
    children.nth(1).click()
    expect(children.nth(1)).to_have_accessible_name("king of clubs, queen of clubs, jack of clubs")
    expect(page.locator("#certificate li")).to_have_count(2)
    accessible(page)


def test_mastered_skills_are_printed_with_the_pictures_of_her_name(site):
    player = {"cards": ["Qh", "Jd", "Ks"], "key": "a" * 32}
    kept = {"cardlab players": [player], "cardlab QhJdKs memory addition_war": memory(["sum.1"])}
    page = site("players", kept)
    page.locator("#known button").click()
    page.wait_for_url(f"{SITE}/cardlab")
    page = site("deck")
    page.emulate_media(media="print")
    expect(page.locator("#certificate li")).to_have_text(["Sums to ten"])
    expect(page.locator("#certificate .strip .face")).to_have_count(3)
    expect(page.locator("#certificate .strip")).to_be_visible()


def test_practice_continues_from_stored_data_and_names_the_card_that_has_turned(page, exercise):
    stage = next(stage for stage in find("addition_war").stages if isinstance(stage, Practise))
    stage_session = Practice("addition_war", stage.only("1", ["sum"]), 5, WORDS, whole=stage)
    page.goto("http://cards.test/")
    page.evaluate(
        "memory => localStorage.setItem('cardlab memory addition_war', JSON.stringify(memory))", memory(begun=["sum.1"])
    )
    exercise(stage_session, keeps=True)
    wait_for(lambda: "sum.1" in stage_session.memory.skills, page)
    answer(page, sum(current(page)))
    wait_for(lambda: stage_session.memory.turned == {"sum.1"}, page)
    go_on(page)
    assert page.evaluate("window.turned.map(({card}) => card)") == ["Ah"]
    kept = json.loads(page.evaluate("localStorage.getItem('cardlab memory addition_war')"))
    assert kept["turned"] == ["sum.1"]
