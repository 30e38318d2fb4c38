"""Pages without a kernel, as in a class: a real server that is killed, two tabs, other browsers, a teacher's own notebook."""

from __future__ import annotations

import json
import os
import re
import signal
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import expect

from cardlab import start
from cardlab.protocol.socket_frames import VERSION
from cardlab.serve.runtime_folders import SOCKETS
from tests.browser.exercises import fill_in, open_question
from tests.browser.served_table import LIES, hand, play_a_card, table, to_ones_turn
from tests.conftest import PATIENCE
from tests.serve.conftest import Server, new_port, serving
from tests.serve.waiting import until

SOUREH = "voila/render/games.ipynb?game=soureh"
FOOD = "voila/render/games.ipynb?game=fast_food"


class Kept:
    """A server with a teacher's own notebooks and its own folder, which can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._asked = ("--data", str(folder / "data"), "--folder", str(folder / "own"))
        self._port = new_port()
        self.begin()

    def begin(self) -> None:
        self.server = serving(*self._asked, port=self._port)

    def kill(self) -> None:
        """Kills the server without warning, as in a power cut, so that it sends and writes nothing more."""
        os.killpg(self.server.process.pid, signal.SIGKILL)
        self.server.stop()


@pytest.fixture(scope="module")
def one_kept(tmp_path_factory) -> Iterator[Kept]:
    folder = tmp_path_factory.mktemp("kept")
    own_notebooks(folder / "own")
    server = Kept(folder)
    yield server
    server.server.stop()
    assert folders_of(server.server) == []


@pytest.fixture
def kept(one_kept) -> Kept:
    """Starts the server again if a test that failed has left it dead."""
    if one_kept.server.process.poll() is not None:
        one_kept.begin()
    return one_kept


def opened(page, address: str) -> None:
    page.goto(address)
    page.locator("[data-cardlab-ready]").wait_for(state="attached")


def told(page) -> dict:
    """Returns the data in the page."""
    return json.loads(page.locator("#cardlab-page").text_content())


@pytest.mark.parametrize("what", ["lesson_core-", "live"])
def test_a_page_recovers_from_failed_requests(lessons, page, what):
    """If a part of the page, or its connection, is not available at first, a sentence says so, and the page tries again until
    it is.
    """
    failing = [True]
    if what == "live":
        page.route(re.compile("cardlab/poll"), lambda route: route.abort())
        page.route_web_socket(re.compile(what), lambda line: line.close() if failing else line.connect_to_server())
    else:
        page.route(re.compile(what), lambda route: route.fulfill(status=503) if failing else route.continue_())
    page.goto(lessons.address + "voila/render/fast_food.ipynb?seed=5")
    expect(page.locator(".cardlab-connection-lost")).to_have_text(re.compile("by itself"))
    failing.clear()
    expect(page.locator(".cardlab-connection-lost")).to_have_text("")
    expect(page.get_by_role("button", name="Next step")).to_be_visible()


def test_no_page_of_ours_has_a_kernel(lessons, page):
    """Lessons and tables need none."""
    for path in (SOUREH, "voila/render/fast_food.ipynb"):
        opened(page, lessons.address + path)
        assert "jupyter" not in page.content().lower()


def test_a_page_has_its_content_before_any_script_runs(lessons):
    """Its HTML has name, summary and a picture of some cards. It has no seed that would reveal cards, and no hidden card."""
    with urllib.request.urlopen(lessons.address + FOOD) as answer:
        text = answer.read().decode()
    data = json.loads(text.split('id="cardlab-page">')[1].split("</script>")[0])
    (widget,) = data["widgets"]
    assert "<h1>Fast Food</h1>" in text
    assert re.search(r'<p class="cardlab-preview" aria-hidden="true">(<span( data-red)?>\S+</span>){4}</p>', text)
    assert widget["state"]["seed"] is None
    assert "seed" not in json.dumps(widget["state"]["log"])
    moves = [event for step in widget["state"]["log"]["steps"] for event in step["events"] if event[0] == "move"]
    assert all(cards == 1 for _, _, to, _, cards in moves if to == "hand.p2"), "what the other is dealt is counted"


def test_a_seed_in_the_address_decides_the_deal(lessons, page):
    opened(page, f"{lessons.address}{FOOD}&seed=4")
    assert hand(page) == [card.name for card in start("fast_food", seed=4).zone("hand.p1")]


def test_the_options_and_the_rules_open_over_the_table(lessons, page):
    """The panel has the declared options and the rules for the chosen values, shows the rules for others, and leaves the match
    as it was.
    """
    page.goto(f"{lessons.address}voila/render/games.ipynb?game=war&seed=7")
    there = page.url
    page.get_by_role("button", name="Menu").click()
    page.locator("summary", has_text="Rules").click()
    page.get_by_role("link", name="Rules and options").click()
    panel = page.locator("dialog[open]")
    expect(panel.locator("ol.rules li").first).to_be_visible()
    down = panel.locator("select[name=run_out]")
    down.select_option("lose")
    variant = panel.get_by_label("Variant")
    assert variant.evaluate("list => list.selectedOptions[0].text") == "As printed, first way"
    variant.select_option("Three down")
    expect(panel.locator("select[name=war_down]")).to_have_value("3")
    panel.locator("select[name=packs]").select_option("2")
    assert variant.evaluate("list => list.selectedOptions[0].text") == "Your own"
    panel.locator("select[name=packs]").select_option("1")
    assert variant.evaluate("list => list.selectedOptions[0].text") == "Three down"
    panel.get_by_role("button", name="Show these rules").click()
    expect(panel.locator("select[name=run_out] option[selected]")).to_have_attribute("value", "lose")
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()
    assert page.url == there
    expect(page.locator(".cardlab-felt")).to_be_visible()


def test_players_have_the_names_that_the_learner_gives(lessons, page):
    """The names appear at the seats, in narration, questions and predictions, also in a lesson. They are not sent to the
    server, and are not in the address.
    """
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    opened(page, f"{lessons.address}{SOUREH}&seed=7")
    there = page.url
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Settings").click()
    menu.get_by_text("Names", exact=True).click()
    menu.get_by_label("You", exact=True).fill("Ada")
    menu.get_by_label("Nadia", exact=True).fill("Bo\u202e")
    menu.get_by_role("button", name="Use these names").click()
    expect(page.locator(".cardlab-felt-who bdi")).to_have_text(["You", "Bo"])
    page.get_by_role("button", name="Draw a card").click()
    page.locator("[data-zone='closed.p1'] button").first.click()
    expect(page.locator(".cardlab-ribbon-text")).to_contain_text("Bo")
    expect(page.locator(".cardlab-stage-frame")).not_to_contain_text("Player", use_inner_text=True)
    assert page.url == there
    opened(page, f"{lessons.address}voila/render/seven_twenty_seven.ipynb?seed=5")
    page.get_by_role("button", name="Settings").click()
    panel = page.get_by_role("group", name="Settings")
    panel.get_by_text("Names", exact=True).click()
    panel.get_by_label("Omar", exact=True).fill("Cy")
    panel.get_by_role("button", name="Use these names").click()
    for stage in ("Watch", "Predict", "Play"):
        page.get_by_role("tab", name=stage).click()
        shown = page.get_by_role("tabpanel", name=stage)
        expect(shown.locator(".cardlab-felt-who").filter(has_text="Cy")).to_be_visible()
        expect(shown).not_to_contain_text("Player", use_inner_text=True)
    assert any('"play"' in frame for frame in sent)
    assert not [frame for frame in sent if any(name in frame for name in ("Ada", "Bo", "Cy"))]


PUT_BACK = """new MutationObserver((_, watching) => {
    const data = document.getElementById("cardlab-page");
    if (!data) return;
    data.textContent = first;
    watching.disconnect();
}).observe(document, {childList: true, subtree: true});"""
"""Restores the page's first state before any of our scripts reads it."""


def test_a_reloaded_page_continues(lessons, page):
    """This holds even if the browser shows its stored copy, as it does when a new server is slow: nothing that happened since
    that copy is narrated again.
    """
    opened(page, lessons.address + FOOD)
    first = json.dumps(told(page))
    shown = play_a_card(page)
    page.reload()
    page.locator("[data-cardlab-ready]").wait_for(state="attached")
    assert table(page) == shown
    old = page.context.new_page()
    old.add_init_script(f"const first = {json.dumps(first)}; {PUT_BACK}")
    opened(old, lessons.address + FOOD)
    assert told(old)["taken"] == 0
    until(old, f"() => ({LIES})() === {json.dumps(shown)}")
    assert to_ones_turn(old) == shown
    old.close()
    opened(page, f"{lessons.address}{FOOD}&lang=ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    status = told(page)["widgets"][0]["state"]["status"]
    assert status["at"] > 0


def test_two_tabs_show_one_match(lessons, page):
    """Actions in one tab appear in the other at once."""
    opened(page, lessons.address + FOOD)
    other = page.context.new_page()
    opened(other, lessons.address + FOOD)
    shown = play_a_card(page)
    until(other, f"() => ({LIES})() === {json.dumps(shown)}")


def test_after_a_network_failure_a_page_shows_the_other_tabs_moves(lessons, page):
    """This is what happens after a laptop has slept. The page says that it is offline, and opens a new connection as soon as
    the network is back.
    """
    lines, cut = [], []

    def passed_on(line):
        lines.append(line)
        line.close() if cut else line.connect_to_server()

    page.route_web_socket(re.compile("live"), passed_on)
    page.route(re.compile("cardlab/poll"), lambda route: route.abort() if cut else route.continue_())
    opened(page, lessons.address + FOOD)
    play_a_card(page)
    cut.append(True)
    lines[0].close()
    expect(page.locator(".cardlab-connection-lost")).to_have_text(re.compile("by itself"))
    other = page.context.new_page()
    opened(other, lessons.address + FOOD)
    shown = play_a_card(other)
    cut.clear()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator(".cardlab-connection-lost")).to_have_text("")
    until(page, f"() => ({LIES})() === {json.dumps(shown)}")


@pytest.mark.parametrize("noticed", ["by an answer that does not come", "when the page is looked at again"])
def test_a_dead_line_is_replaced(lessons, page, noticed):
    """A laptop wakes on a line that nobody has closed, and on which nothing comes any more. What was done meanwhile is there."""
    lines = []

    def passed_on(line):
        server, n = line.connect_to_server(), len(lines)
        lines.append(line)
        line.on_message(lambda text: server.send(text) if n or "dead" not in lines else None)
        server.on_message(lambda text: line.send(text) if n or "dead" not in lines else None)

    page.route_web_socket(re.compile("live"), passed_on)
    opened(page, lessons.address + FOOD)
    play_a_card(page)
    lines.append("dead")
    other = page.context.new_page()
    opened(other, lessons.address + FOOD)
    shown = play_a_card(other)
    other.close()
    if noticed.startswith("by"):
        page.locator("[data-zone='hand.p1'] button.cardlab-felt-touch").first.click()
    else:
        page.evaluate("const now = Date.now; Date.now = () => now() + 60_000; dispatchEvent(new Event('online'))")
    until(page, f"() => ({LIES})() === {json.dumps(shown)}")
    expect(page.locator(".cardlab-connection-lost")).to_have_text("")


def test_a_stage_whose_files_fail_is_asked_for_again(lessons, browser):
    """One moment without network does no harm. If the file never comes, the page says so, and can be loaded again."""
    context = browser.new_context(service_workers="block")  # a worker's requests cannot be blocked here
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    fails = [1]

    def answered(route):
        fails[0] -= 1
        route.abort() if fails[0] >= 0 else route.continue_()

    page.route(re.compile("lazy_stage_builders"), answered)
    opened(page, lessons.address + "voila/render/fast_food.ipynb?seed=5")
    page.get_by_role("tab", name="3. Practise").click()
    page.get_by_role("button", name="Check").wait_for()
    assert fails[0] < 0
    fails[0] = 1000
    opened(page, lessons.address + "voila/render/fast_food.ipynb?seed=5")
    page.get_by_role("tab", name="6. Exit ticket").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("This part did not load.")
    assert page.locator(".cardlab-connection-lost").text_content() == "", "the page is not offline"
    fails[0] = 0
    page.get_by_role("link", name="Load the page again").click()
    page.locator(".cardlab-ticket").wait_for()
    context.close()


def test_another_browser_gets_the_deal_but_not_the_seat(lessons, page, browser):
    """A shared link shares what is in its address. The session belongs to the browser with its cookie."""
    address = f"{lessons.address}{FOOD}&seed=4"
    opened(page, address)
    play_a_card(page)
    stranger = browser.new_context()
    theirs = stranger.new_page()
    opened(theirs, address)
    assert told(theirs)["session"] != told(page)["session"]
    assert told(theirs)["widgets"][0]["state"]["status"]["at"] == 0
    code = theirs.evaluate(
        """([key, address, version]) => new Promise((done) => {
          const socket = new WebSocket(address.replace("http", "ws") + "cardlab/live");
          socket.onopen = () => socket.send(JSON.stringify({hello: "x", v: version, session: key}));
          socket.onmessage = () => done("welcome");
          socket.onclose = ({code}) => done(code);
        })""",
        [told(page)["session"], lessons.address, VERSION],
    )
    assert code == 4001
    stranger.close()


def test_on_a_phone_cards_can_be_tapped_next_to_a_long_answer(lessons, page):
    """After a wrong total in Fast Food the turn ends with the correction, and the cards below the chart are still 44 px wide."""
    page.set_viewport_size({"width": 390, "height": 844})
    opened(page, f"{lessons.address}voila/render/fast_food.ipynb?seed=1")
    page.get_by_role("tab", name="4. Play").click()
    page.locator(".cardlab-felt button.cardlab-felt-touch:visible").first.click()
    page.locator(".cardlab-number-form-row input:visible").fill("1")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Nothing").click()
    expect(page.locator(".cardlab-ribbon-text:visible")).to_contain_text("0 + 7 = 7, not 1")
    cards = page.locator(".cardlab-felt button.cardlab-felt-touch:visible")
    assert min(cards.evaluate_all("all => all.map((one) => one.getBoundingClientRect().width)")) >= 44
    assert all(cards.evaluate_all(IN_FRONT))


IN_FRONT = """all => all.map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
"""Returns for each element whether a press in its middle would reach it."""


def test_start_over_forgets_what_was_done_in_a_lesson(lessons, page):
    opened(page, f"{lessons.address}voila/render/fast_food.ipynb?seed=2")
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Settings").first.click()
    with page.expect_navigation():
        page.get_by_role("button", name="Start over").click(timeout=9000)
    page.locator("[data-cardlab-ready]").wait_for(state="attached")
    assert told(page)["taken"] == 0


def test_the_address_names_the_cards_on_the_table(lessons, page):
    """New cards replace the deal that the address names. The level of the opponents stays."""
    opened(page, lessons.address + FOOD + "&seed=7")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Hard").click(timeout=9000)
    page.get_by_role("button", name="Menu").click()
    with page.expect_navigation():
        page.get_by_role("button", name="New cards").click(timeout=9000)
    page.locator("[data-cardlab-ready]").wait_for(state="attached")
    assert not re.search(r"[?&]seed=7(&|$)", page.url)
    status = told(page)["widgets"][0]["state"]["status"]
    assert (status["at"], status["bots"]["level"]) == (0, "hard")
    page.get_by_role("button", name="Menu").click()
    today = page.get_by_role("link", name="Today’s cards").get_attribute("href", timeout=9000)
    assert re.search(r"[?&]seed=20\d{6}(&|$)", today)


NONSENSE = [
    "x",
    "[]",
    "{}",
    f'{{"hello": 7, "v": {VERSION}}}',
    f'{{"hello": "a", "v": {VERSION + 1}}}',
    "[" * 100_000,
    '{"n": 1}',
]


def test_a_socket_with_meaningless_messages_is_closed(lessons, page):
    """The closing code gives the reason, and the other page continues."""
    opened(page, f"{lessons.address}{FOOD}&seed=7")
    for sent in NONSENSE:
        code = page.evaluate(
            """([sent, address]) => new Promise((done) => {
              const socket = new WebSocket(address.replace("http", "ws") + "cardlab/live");
              socket.onopen = () => socket.send(sent);
              socket.onclose = ({code}) => done(code);
            })""",
            [sent, lessons.address],
        )
        assert code in (4001, 4002, 4003), sent[:30]
        before = table(page)
        assert play_a_card(page) != before


def test_no_script_can_read_a_cookie(lessons):
    jar = CookieJar()
    urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar)).open(lessons.address + SOUREH).read()
    assert {cookie.name for cookie in jar} <= {"cardlab-learner", "_xsrf"}, "docs/reference/kept.md names all of them"
    (learner,) = [cookie for cookie in jar if cookie.name == "cardlab-learner"]
    assert learner.has_nonstandard_attr("HttpOnly")
    assert len(learner.value or "") == 32
    again = urllib.request.Request(lessons.address + SOUREH, headers={"Cookie": f"cardlab-learner={learner.value}"})
    with urllib.request.urlopen(again) as answer:
        (told,) = [one for one in answer.headers.get_all("Set-Cookie") if one.startswith(f"cardlab-learner={learner.value};")]
    assert "Max-Age=2592000" in told, "thirty days from now, by whatever clock"
    assert "expires" not in told.lower()


def notebook(folder: Path, name: str, *cells: tuple[str, str]) -> None:
    """Writes a teacher's own notebook."""
    made = nbformat.v4.new_notebook()
    for kind, source in cells:
        made.cells.append(nbformat.v4.new_markdown_cell(source) if kind == "text" else nbformat.v4.new_code_cell(source))
    folder.mkdir(exist_ok=True)
    nbformat.write(made, folder / name)


def own_notebooks(folder: Path) -> None:
    lesson = "from cardlab.widgets import LessonWidget\nLessonWidget('addition_war', seed=3)"
    table = "import cardlab\nfrom cardlab.widgets import PlayTable\nPlayTable(cardlab.start('soureh', seed=2))"
    notebook(folder, "monday.ipynb", ("text", "# Monday\n\nGood *morning*."), ("code", lesson), ("code", table))
    slider = "import ipywidgets\nipywidgets.IntSlider(description='How many')"
    notebook(folder, "slider.ipynb", ("text", "# A slider"), ("code", "import cardlab"), ("code", slider))


@pytest.mark.nightly
def test_a_teachers_own_pages(kept, page):
    """A notebook with text, a lesson and a table is a page without a kernel. One with a slider has a kernel, and the terminal
    says why.
    """
    server = kept.server
    page.goto(server.address)
    listed = page.get_by_role("region", name="From your teacher").get_by_role("link")
    expect(listed).to_have_text(["Monday", "A slider"], use_inner_text=True)
    listed.first.click()
    page.locator("[data-cardlab-ready]").wait_for(state="attached")
    expect(page.locator("h1", has_text="Monday")).to_have_count(1)
    expect(page.locator("em", has_text="morning")).to_have_count(1)
    page.get_by_role("tab", name="1. Watch").wait_for()
    page.get_by_role("button", name="Draw a card").click()
    page.locator("[data-zone='drawn.p1']").wait_for()
    page.goto(f"{server.address}voila/render/slider.ipynb")
    page.get_by_text("How many").wait_for()
    said = "".join(server.printed)
    assert "monday.ipynb: no kernel is needed" in said
    assert (
        "slider.ipynb: every visitor gets a Python kernel of about 80 MB, because it has a widget of another package, an IntSlider "
        "(cell 3: ipywidgets.IntSlider(description='How many')). To do without: cardlab’s own widgets need none"
    ) in said


STAGES = ("3. Practise", "4. Play", "5. Investigate", "6. Exit ticket")


def stage(page, name: str):
    """Opens a stage of a lesson, and returns its panel."""
    page.get_by_role("tab", name=re.compile(f"^{name}")).click()
    panel = page.get_by_role("tabpanel")
    panel.locator(".cardlab-exercise, .cardlab-stage-frame, .cardlab-experiment, .cardlab-ticket").locator(
        "visible=true"
    ).first.wait_for()
    return panel


def standing(page) -> dict[str, list[str]]:
    """Returns the visible progress of a learner in each stage."""
    practise = stage(page, STAGES[0])
    found = {"practise": practise.locator(".cardlab-prompt").first.all_inner_texts()}
    play = stage(page, STAGES[1])
    found["play"] = play.locator(".cardlab-ribbon-text, .cardlab-felt-line, .cardlab-felt-label").all_inner_texts()
    found["play"] += play.locator(".cardlab-felt-card").evaluate_all("all => all.map(({dataset}) => dataset.token)")
    investigate = stage(page, STAGES[2])
    investigate.locator(".cardlab-race-acts[data-acts=ask]").wait_for()
    found["investigate"] = investigate.locator(".cardlab-race").all_inner_texts()
    found["came"] = [investigate.locator(".cardlab-plot-race").get_attribute("aria-label") or ""]
    ticket = stage(page, STAGES[3])
    found["ticket"] = ticket.locator(".cardlab-ticket").all_text_contents()
    found["written"] = ticket.locator("input").evaluate_all("all => all.map((one) => one.checked || one.value)")
    return found


def test_a_killed_server_loses_nothing(kept, page):
    """After it is killed in mid-match and started again, the table returns with all its moves, and play continues. A lesson is
    still in its place in Practise, Play, Investigate and ticket, also on a reloaded page and in another tab.
    """
    first = kept.server
    lesson = page.context.new_page()
    address = begin_a_lesson(lesson, first.address)
    before = standing(lesson)
    assert "7" in before["written"]
    lesson.reload()
    assert standing(lesson) == before
    opened(page, f"{first.address}{FOOD}&seed=4")
    for _ in range(3):
        shown = play_a_card(page)

    assert len(folders_of(first)) == 1
    kept.kill()
    page.get_by_text("You’re offline").first.wait_for()
    kept.begin()
    assert folders_of(first) == [], "what a killed server leaves is removed by the next, here or in another test"
    until(
        page,
        "!document.documentElement.hasAttribute('data-cardlab-lost') && document.documentElement.hasAttribute('data-cardlab-ready')",
    )
    to_ones_turn(page)  # if the browser had to reload the page, it may show its stored copy, which then gets all moves again
    assert table(page) == shown
    assert play_a_card(page) != shown

    lesson.goto(address)
    assert standing(lesson) == before
    ticket = stage(lesson, STAGES[3])
    open_question(lesson, -1)
    for _ in range(2):  # the first press reports the empty questions
        ticket.get_by_role("button", name="Check my answers").click()
    ticket.locator(".cardlab-ticket-end").wait_for()
    before = standing(lesson)
    other = page.context.new_page()
    opened(other, address)
    assert standing(other) == before


def folders_of(server: Server) -> list[Path]:
    """Lists the existing folders for sockets that a server has made."""
    return list(SOCKETS.glob(f"cardlab-{server.process.pid}-*"))


def begin_a_lesson(page, server: str) -> str:
    """Does something in every stage of a lesson. Returns: Its address."""
    address = f"{server}voila/render/addition_war.ipynb?seed=5"
    opened(page, address)
    practise = stage(page, STAGES[0])
    for _ in range(2):
        while practise.get_by_role("button", name="Check").count():
            practise.locator(".cardlab-exercise .cardlab-tools button").last.click()
        practise.get_by_role("button", name="Go on").click()
    play = stage(page, STAGES[1])
    for number in ("99", "98"):
        play.get_by_role("button", name="Turn over").click()
        play.get_by_role("textbox").fill(number)
        play.get_by_role("button", name="Check").click()
        expect(play.locator(".cardlab-ribbon-text")).to_contain_text(f"not {number}")
    play.get_by_role("button", name="Turn over").click()
    play.get_by_role("textbox").wait_for()
    race = stage(page, STAGES[2]).locator(".cardlab-race")
    race.get_by_role("button", name="12", exact=True).click()
    race.get_by_role("button", name="Times to deal: 1000").click()
    race.locator(".cardlab-race-acts[data-acts=ask]").wait_for()
    stage(page, STAGES[3])
    fill_in(page, 1, "7")
    return address
