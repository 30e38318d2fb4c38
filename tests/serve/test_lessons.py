"""The lessons as in a class: `cardlab serve`, a real browser, a real kernel, and a kernel that dies."""

import json
import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cardlab import find, slugs
from cardlab.core.registry import built_in
from tests.browser.accessibility import serious_findings
from tests.browser.exercises import open_question
from tests.browser.served_table import table
from tests.browser.staged_lesson import OPEN, act, predict_next, told
from tests.serve.conftest import Server, needing_kernels, serving
from tests.serve.waiting import until


def answered(address: str) -> tuple[int, str]:
    """Returns the status and the text of a server's answer."""
    try:
        with urllib.request.urlopen(address, timeout=60) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def got(address: str) -> str:
    status, text = answered(address)
    assert status == 200
    return text


def kernel_ids(page) -> list[str]:
    return page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")


def end_kernel(lessons, page) -> None:
    """Kills the page's kernel."""
    token = next((c["value"] for c in page.context.cookies() if c["name"] == "_xsrf"), "")
    page.context.request.post(f"{lessons.address}voila/api/shutdown/{kernel_ids(page)}", headers={"X-XSRFToken": token})


def test_the_gallery_lists_every_lesson_and_game(lessons, page):
    """Each tile has a picture, a name and the ages, a lesson's also what it teaches, and it links to its page."""
    page.goto(lessons.address)
    links = page.locator(".tile h3 a").evaluate_all("all => all.map((one) => one.getAttribute('href'))")
    assert "/voila/render/addition_war.ipynb" in links
    assert {f"/voila/render/games.ipynb?game={slug}" for slug in built_in()} <= set(links)
    expect(page.locator(".tile .cardlab-svg")).to_have_count(4 * len(links))
    expect(page.locator(".tile .ages")).to_have_count(len(links))
    expect(page.locator(".tile .teaches")).to_have_count(len(links) - len(built_in()))
    expect(page.get_by_role("link", name="War", exact=True)).to_have_count(1)
    page.locator(".tile").first.click(position={"x": 20, "y": 20})  # the whole tile is a link
    page.wait_for_url(f"**{links[0]}")
    page.go_back()
    assert serious_findings(page) == []
    page.set_viewport_size({"width": 320, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_every_game_has_its_rules_page(lessons):
    """It is generated from the game and has each option and preset."""
    for slug in sorted(built_in()):
        text = got(f"{lessons.address}cardlab/rules/{slug}")
        for name in [option.name for option in find(slug).options()]:
            assert f"<code>{name}</code>" in text
        for preset in find(slug).presets:
            assert f"preset={preset}" in text


def test_a_rules_page_can_be_read_and_its_match_watched(lessons, page):
    """The way leads from the gallery to the rules, through a step of the match without a kernel, and on to the table, also on a
    small screen.
    """
    page.goto(lessons.address)
    page.get_by_role("link", name="Speed War: Rules").click()
    page.get_by_role("heading", name="Speed War").wait_for()
    page.get_by_role("button", name="Next step").click()
    page.locator(".cardlab-stage-chip", has_text="Step 2 of").wait_for()
    assert serious_findings(page) == []
    page.set_viewport_size({"width": 320, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert serious_findings(page) == []
    expect(page.get_by_role("link", name="Play now")).to_have_attribute("href", "/voila/render/games.ipynb?game=speed_war")


def test_rules_of_an_unknown_game_are_not_found(lessons):
    status, text = answered(f"{lessons.address}cardlab/rules/wra")
    assert status == 404
    assert "Traceback" not in text


def test_a_lesson_in_voila_watch_predict_play(lessons, page):
    """A teacher opens the lesson, steps, answers, and plays a turn."""
    page.goto(lessons.address)
    page.get_by_role("link", name=re.compile("Addition War")).first.click()
    page.get_by_role("tab", name="1. Watch").wait_for()
    page.goto(f"{page.url}?seed=5")  # its first turn is no war
    page.get_by_role("tab", name="1. Watch").wait_for()
    page.get_by_role("button", name="Next step").click()
    expect(told(page)).to_contain_text("+")
    page.mouse.move(400, 400)
    page.mouse.wheel(0, 5000)  # shows what is below the window
    until(page, "document.querySelector('.cardlab-teacher')?.getBoundingClientRect().bottom <= innerHeight")
    page.get_by_role("tab", name="4. Play").click()
    act(page).click()
    page.locator(f"{OPEN} .cardlab-number").fill("99")
    page.get_by_role("button", name="Check").click()
    expect(told(page)).to_contain_text("not 99")
    assert serious_findings(page) == []
    page.get_by_role("link", name="All lessons and games").click()
    page.get_by_role("heading", name="Learn maths with card games").wait_for()


def test_on_a_projector_a_table_is_large_and_fully_visible(lessons, page):
    """Controls are a quarter larger than on a laptop, and nobody must scroll to see their own cards."""
    heights = []
    for width, height in ((1280, 800), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{lessons.address}voila/render/games.ipynb?game=soureh&seed=5")
        button = page.locator(".cardlab-action").first
        button.wait_for()
        heights.append(button.bounding_box()["height"])
    assert heights[1] >= 1.2 * heights[0]
    own = page.locator("[data-zone='open.p1']").bounding_box()
    assert own["y"] + own["height"] <= 1080
    assert page.evaluate("document.documentElement.scrollWidth") <= 1920


def test_a_learner_who_comes_back_has_the_whole_stage_on_a_phone_held_sideways(lessons, page):
    """The line that says welcome takes no room from the stage. It lies on the header until a key or a touch needs that."""
    page.set_viewport_size({"width": 844, "height": 390})
    page.goto(f"{lessons.address}voila/render/subtraction_war.ipynb?seed=5#play")
    act(page).click()
    page.locator(f"{OPEN} .cardlab-number").wait_for()
    page.reload()
    welcome = page.locator(".cardlab-page-nav")
    expect(welcome).to_contain_text("Welcome back")
    expect(page.locator(f"{OPEN} .cardlab-stage-frame")).to_have_attribute("data-arrangement", "low")
    expect(told(page)).to_be_in_viewport(ratio=1)
    page.get_by_role("tab", name="4. Play").focus()
    page.keyboard.press("ArrowLeft")  # to the next tab
    expect(welcome).to_have_css("position", "static")


def test_a_match_with_a_refusal_an_undo_and_an_explanation(lessons, page):
    """This plays cards by click, tries an illegal action and gets its reason, and uses undo, what if, and why."""
    page.goto(f"{lessons.address}voila/render/games.ipynb?game=seven_twenty_seven&seed=5")
    check = page.get_by_role("button", name="Check")
    check.wait_for()
    menu = page.get_by_role("button", name="Menu")
    menu.click()
    page.get_by_text("Moves you can’t make now").click()
    page.get_by_role("button", name="Fold").click()
    page.locator(".cardlab-ribbon", has_text="There is nothing to match, so you don’t need to fold. You can check.").wait_for()
    page.get_by_role("button", name="Bet", exact=True).click()
    page.get_by_role("button", name="Bet 1").click()
    check.wait_for(state="hidden")
    table(page)
    menu.click()
    page.get_by_text("History", exact=True).click()
    page.get_by_text("Why?").first.click()
    page.get_by_role("button", name="What if?").last.click()
    page.get_by_role("button", name="Back to your match").click()
    table(page)
    page.get_by_role("button", name="Undo").click()
    check.wait_for()


@pytest.mark.nightly
def test_every_stage_works_after_the_kernel_is_killed(kernels, page):
    """The page says so plainly. Only playing, running experiments and handing in stop, and no work is lost."""
    page.goto(f"{kernels.address}voila/render/fast_food.ipynb?seed=2&seat=4")
    page.get_by_role("tab", name="5. Investigate").click()
    page.locator(".cardlab-experiment:visible .cardlab-choice").first.click()
    page.get_by_role("button", name=re.compile("^Play .* games$")).first.click()
    page.locator(".cardlab-exercise:visible").wait_for()
    page.locator(".cardlab-experiment-numbers:visible > summary").click()
    dealt = page.locator(".cardlab-count-table:visible").inner_text()
    page.get_by_role("tab", name="1. Watch").click()
    end_kernel(kernels, page)
    page.get_by_text("You’re offline").first.wait_for()

    step = page.get_by_text(re.compile(r"^Step \d+ of \d+$"))
    before = step.inner_text()
    page.get_by_role("button", name="Next step").click()
    expect(step).not_to_have_text(before)

    page.get_by_role("tab", name="2. Predict").click()
    for _ in range(2):
        predict_next(page)
    expect(page.get_by_role("img", name=re.compile(r"^Right so far: \d+ of \d+\.$"))).to_be_visible()

    page.get_by_role("tab", name="3. Practise").click()
    page.get_by_text("Carry on with your questions").wait_for()
    for n in range(12):
        work_out(page)
        page.get_by_role("button", name="Go on").click()
        if n == 9:
            page.get_by_role("button", name=re.compile("More questions|Easier questions")).click()
    expect(page.locator(".cardlab-result-dot-missed")).to_have_count(2)

    page.get_by_role("tab", name="4. Play").click()
    expect(act(page)).to_have_attribute("aria-disabled", "true")
    expect(told(page)).to_contain_text("To play on, load the page again")

    page.get_by_role("tab", name="5. Investigate").click()
    expect(page.locator(".cardlab-count-table:visible")).to_have_text(dealt, use_inner_text=True)
    work_out(page)
    expect(page.locator(".cardlab-experiment .cardlab-feedback:visible .cardlab-working")).to_have_count(1)
    page.get_by_role("button", name="Go on").click()
    page.locator(".cardlab-experiment-more:visible > summary").click()
    page.get_by_role("button", name="Compare").click()
    page.get_by_text("The page plays new games").wait_for()

    page.get_by_role("tab", name="6. Exit ticket").click()
    open_question(page, -1)
    page.get_by_role("button", name="Check my answers").click()
    page.get_by_role("button", name="Check my answers").click()
    page.get_by_text("Your answers are saved here").wait_for()
    assert serious_findings(page) == []


def work_out(page) -> None:
    """Uses all hints and the solution."""
    while page.get_by_role("button", name="Check").count():
        page.locator(".cardlab-exercise:visible .cardlab-tools button").last.click()


STOPS = """() => {
  const look = () => {
    const bench = document.querySelector(".cardlab-experiment:not([hidden])");
    const stop = [...bench.querySelectorAll("button")].find((one) => one.textContent === "Stop" && one.getClientRects().length);
    if (!stop || !bench.textContent.includes("of 20000 games")) return requestAnimationFrame(look);
    stop.click();
  };
  look();
}"""
"""Presses Stop as soon as some of the games are there, however quick the kernel and however slow the machine."""


@pytest.mark.nightly
def test_a_kernel_handles_messages_during_an_experiment(kernels, page):
    """While the plot grows, the page tells the kernel to stop, and it does. If the kernel is lost, the finished games stay."""
    page.goto(f"{kernels.address}voila/render/fast_food.ipynb?seed=2")
    page.get_by_role("tab", name="Investigate").click()
    bench = page.locator(".cardlab-experiment:visible")
    bench.locator(".cardlab-choice").first.click()
    bench.get_by_role("button", name="Play 5,000 games").click()
    bench.locator(".cardlab-experiment-sentence", has_text="5,000 games played.").wait_for()
    work_out(page)
    page.get_by_role("button", name="Go on").click()
    bench.get_by_text("Try something else").click()
    bench.get_by_label("How many games").select_option(label="20,000")
    page.evaluate(STOPS)
    bench.get_by_role("button", name="Compare").click()
    page.get_by_text("You stopped.").wait_for()
    end_kernel(kernels, page)
    page.get_by_text("The page plays new games").wait_for()
    assert bench.locator("tbody tr").count() >= 2
    assert serious_findings(page) == []


def test_an_exit_ticket_is_handed_in_to_its_kernel(kernels, page):
    """An unknown language leaves the page as it is. Closing the page ends the kernel, so a class that moves on leaves none
    running.
    """
    page.goto(f"{kernels.address}voila/render/addition_war.ipynb?seed=2&seat=4&lang=xx")
    page.get_by_role("tab", name="Exit ticket").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    open_question(page, -1)
    page.get_by_role("button", name="Check my answers").click()
    page.get_by_role("button", name="Check my answers").click()
    page.get_by_role("button", name="Look at this again").first.wait_for()
    page.get_by_text("Exit ticket 2, seat 4").wait_for(state="attached")
    expect(page.locator(".cardlab-summary li")).to_have_count(5)
    page.emulate_media(media="print")
    paper = page.evaluate("""() => {
      const [page, all] = [document.documentElement.getBoundingClientRect(), document.querySelector(".cardlab-summary").getBoundingClientRect()];
      return all.top >= page.top && all.bottom <= page.bottom && all.width > 500;
    }""")
    assert paper, "the whole summary is on paper, and nothing of it in a part that scrolls"
    used = kernel_ids(page)
    page.goto("about:blank")
    for _ in range(100):  # long before an idle kernel would end
        if answered(f"{kernels.address}api/kernels/{used}")[0] == 404:
            break
        page.wait_for_timeout(300)
    assert answered(f"{kernels.address}api/kernels/{used}")[0] == 404


def test_no_served_page_names_another_host(lessons):
    """The HTML of gallery, lesson and error page loads nothing from another host, and has no link to one."""
    for name, expected in [("", 200), ("voila/render/addition_war.ipynb", 200), ("voila/render/none.ipynb", 404)]:
        status, text = answered(lessons.address + name)
        assert status == expected
        assert ("Page not found" in text) == (expected == 404)
        assert re.findall(r"""(?:src|href|import|@import|url\()\s*=?\s*["']?(?:https?:)?//[^"' ]+""", text) == []


@pytest.mark.nightly
def test_a_warm_kernel_serves_its_page_and_an_idle_one_ends(page, tmp_path):
    """A page with a kernel that was started in advance deals by ?seed=, also if the server listens at a single address. A
    kernel whose page has disappeared ends after its idle time, but one that is waiting for a page does not.
    """
    folder = needing_kernels(tmp_path, "games")
    server = serving("--ip", ELSEWHERE, "--kernel-idle-seconds", "10", "--warm-kernels", "1", "--folder", str(folder))
    try:
        used = opened_with(server, page, 4)
        page.evaluate("navigator.sendBeacon = () => true")
        page.goto("about:blank")
        while answered(f"{server.address}api/kernels/{used}")[0] != 404:  # it ends, however long that takes
            page.wait_for_timeout(500)
        kernel = opened_with(server, page, 5)
        assert json.loads(got(f"{server.address}api/kernels/{kernel}"))["execution_state"] in ("idle", "busy")
    finally:
        server.stop()


ELSEWHERE = "127.0.0.2" if Path("/proc").exists() else "127.0.0.1"
"""An address at which a server is not usually asked. Only Linux has it without configuration."""


def opened_with(server: Server, page, seed: int) -> str:
    """Opens a table with a seed. Returns: The id of its kernel."""
    answer = page.goto(f"{server.address}voila/render/games.ipynb?game=fast_food&seed={seed}")
    assert f"match of fast_food, seed {seed}" in answer.text()
    expect(page.locator(".cardlab-stage-frame").first).to_be_visible()  # until then Voila loads its scripts
    return kernel_ids(page)


def test_the_command_lists_games(capsys):
    from cardlab.cli.commands import main

    assert main(["list"]) == 0
    printed = capsys.readouterr().out
    assert all(slug in printed for slug in slugs() if slug in built_in())
