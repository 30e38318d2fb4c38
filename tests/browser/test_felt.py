"""The table of cards has the right texts, motion and controls.

One page has a table in a frame of the size that a stage gives it. The tests use no clock; they look at motion, and then end it.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cardlab.frontend.bundle import source
from tests.browser.table_states import STATES, backs, deal, duel, tablanette, war

SCREEN = ((1280, 720), (1280, 491))
"""The size of a stage, and of the table in it."""

WORDS = {"table": "Table", "lang": "en", "dir": "ltr", "digits": None, "cards": {"back": "a card face down"}}

OPEN = """async ([css, words]) => {
  const {Table} = await import("http://cards.test/table/table.js");
  const {arrange, followSize} = await import("http://cards.test/table/arrangement.js");
  const style = Object.assign(document.createElement("style"), {textContent: css});
  document.head.append(style);
  const frame = Object.assign(document.createElement("div"), {className: "cardlab cardlab-stage"});
  document.body.style.margin = 0;
  document.body.replaceChildren(frame);
  const make = () => {
    const ending = new AbortController();
    const table = new Table({words, onTouch: (touched) => window.touches.push(touched), signal: ending.signal});
    frame.replaceChildren(table.el);
    return {table, ending};
  };
  const sorted = (el) => { // HTML in which attributes have one order
    const attributes = [...el.attributes].map(({name, value}) => `${name}="${value}"`).sort().join(" ");
    return `<${el.localName} ${attributes}>${[...el.childNodes].map((node) => node.nodeType === 1 ? sorted(node) : node.data).join("")}`;
  };
  const size = ([width, height], [across, down]) => {
    const {name, u} = arrange(width, height);
    frame.dataset.arrangement = name;
    frame.style.cssText = `--u: ${u}px; width: ${across}px; height: ${down}px`;
  };
  Object.assign(window, {arrange, followSize, frame, make, sorted, size, touches: []}, make());
}"""


@pytest.fixture(scope="module")
def felt(module_page):
    module_page.evaluate(OPEN, [source("table.css"), WORDS])
    return module_page


@pytest.fixture(scope="module")
def module_page(browser):
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.goto("http://cards.test/")
    yield page
    page.close()


def test_cards_are_named_and_piles_counted(felt):
    """A screen reader finds seats as groups, cards by name, and a pile as one picture or button."""
    felt.evaluate("([state]) => { Object.assign(window, make()); table.show(state, {animate: false}); }", [war()])
    found = felt.evaluate("""() => ["[role=group]", "[role=img]", "button"].map((selector) =>
      [...table.el.querySelectorAll(selector)].map((el) => el.getAttribute("aria-label")))""")
    assert found == [["You, seat", "Nadia, seat"], ["Kd", "9s", "zone packet.p2"], ["zone packet.p1"]]


def test_unchanged_parts_are_not_written_again(felt):
    """Showing the same state twice changes nothing on the page."""
    for made in STATES.values():
        written = felt.evaluate(
            """([one, other]) => {
              table.show(one, {animate: false});
              const watching = new MutationObserver(() => {});
              watching.observe(table.el, {subtree: true, childList: true, attributes: true, characterData: true});
              table.show(other, {animate: false});
              return watching.takeRecords().map(({type, target}) => `${type} ${target.className}`);
            }""",
            [made(), made()],
        )
        assert written == []


def test_a_state_looks_the_same_after_any_other(felt):
    """After any state, the next one gives the same page as it gives alone."""
    differing = felt.evaluate(
        """(states) => {
          const alone = states.map((state) => {
            const {table: fresh} = make();
            fresh.show(state, {animate: false});
            return sorted(fresh.el);
          });
          return states.flatMap((before, i) => states.flatMap((after, j) => {
            const {table: one} = make();
            one.show(before, {animate: false});
            one.show(after, {animate: false});
            return sorted(one.el) === alone[j] ? [] : [[i, j]];
          }));
        }""",
        [made() for made in STATES.values()],
    )
    assert differing == []


def test_the_focus_stays(felt):
    """A focused button is neither moved nor replaced. If its card leaves, the card that takes its place gets the focus."""
    before, after, gone = tablanette(), tablanette(), tablanette()
    mine = [card for card in after["cards"] if card["zone"] == "hand.p1"]
    after["cards"] = [card for card in after["cards"] if card["zone"] != "hand.p1"] + mine[::-1]
    gone["cards"] = [card for card in gone["cards"] if card["key"] != 6]
    assert felt.evaluate(
        """([before, after, gone]) => {
          Object.assign(window, make());
          table.show(before, {animate: false});
          const found = [table.focus(6)];
          const button = document.activeElement;
          let left = 0;
          button.addEventListener("blur", () => left++);
          table.show(after, {animate: false});
          found.push(document.activeElement === button, left, button.getAttribute("tabindex"));
          table.show(gone, {animate: false});
          found.push(document.activeElement.dataset.touch, table.focus(999));
          return found;
        }""",
        [before, after, gone],
    ) == [True, True, 0, "0", "8", False]


def test_a_packet_keeps_the_focus_while_its_cards_leave(felt):
    """The button belongs to the pile, whatever card is on top."""
    later = duel("Kd", "9s", (25, 25), [])
    assert felt.evaluate(
        """([before, after]) => {
          Object.assign(window, make());
          table.show(before, {animate: false});
          table.focus("packet.p1");
          const button = document.activeElement;
          table.show(after, {animate: false});
          return button.matches("button") && document.activeElement === button;
        }""",
        [deal(), later],
    )


def test_touches_are_reported(felt):
    """This works by pointer and by keys. The arrow keys move along a zone, and up to the nearest card of another zone."""
    felt.evaluate(
        """([state, screen]) => {
          touches.length = 0;
          Object.assign(window, make());
          size(...screen);
          table.show(state, {animate: false});
        }""",
        [tablanette(), SCREEN],
    )
    felt.locator("[data-touch='7']").click()
    for key in ("ArrowRight", "Enter", "ArrowUp", "Enter", "Home", "Space"):
        felt.keyboard.press(key)
    told = felt.evaluate("() => touches")
    assert [touch["card"] for touch in told[:2]] == [7, 8]
    assert [touch["zone"] for touch in told] == ["hand.p1", "hand.p1", "table", "table"]
    assert told[3]["card"] == 0
    felt.evaluate("([state]) => table.show(state, {animate: false})", [deal()])
    felt.locator("[data-zone='packet.p1'] button").click()
    assert felt.evaluate("() => touches.at(-1)") == {"card": None, "zone": "packet.p1"}


def turned_up():
    """Returns the states of a deal, of one card turned up from each packet, and of a player who has won both."""
    before, after, won = deal(), deal(), deal()
    for cards, zone in ((after["cards"], "fight"), (won["cards"], "packet")):
        for key, token in ((0, "Kd"), (26, "9s")):
            one = cards[key]
            one.update(zone=f"{zone}.{'p2' if key and zone == 'fight' else 'p1'}", token=token if zone == "fight" else "?")
    won["cards"].sort(key=lambda card: (card["zone"], card["key"] in (0, 26)))
    return before, after, won


MOVING = """async ([states, quiet]) => {
  Object.assign(window, make());
  frame.classList.toggle("cardlab-reduced-motion", quiet);
  await table.show(states[0], {animate: false});
  const found = [];
  for (const state of states.slice(1)) {
    const shown = table.show(state);
    const all = document.getAnimations();
    const parts = new Set(all.flatMap(({effect}) => effect.getKeyframes().flatMap((frame) => Object.keys(frame))));
    for (const part of ["offset", "computedOffset", "easing", "composite"]) parts.delete(part);
    found.push([all.length, [...parts].sort(), table.el.querySelectorAll(".cardlab-felt-copy").length]);
    table.skip();
    await shown;
  }
  frame.classList.remove("cardlab-reduced-motion");
  return [found, document.getAnimations().length, table.motion.layer.childElementCount];
}"""


def test_only_transform_and_opacity_move(felt):
    """Two cards turn over on their way, then both go to one packet; `skip` ends all motion and resolves the promise."""
    assert felt.evaluate(MOVING, [turned_up(), False]) == [[[4, ["transform"], 2], [2, ["transform"], 2]], 0, 0]


def test_nothing_moves_with_reduced_motion(felt):
    assert felt.evaluate(MOVING, [turned_up(), True]) == [[[0, [], 0], [0, [], 0]], 0, 0]


def test_at_most_fourteen_cards_move_at_once(felt):
    """When many cards are dealt, the others appear at once."""
    before = duel("", "", (0, 0), [])
    before["zones"].append({**before["zones"][0], "key": "stock", "seat": None, "stands": "stock", "touched": False})
    after = json.loads(json.dumps(before))
    plain = {"look": "plain", "touched": False, "glows": False, "token": "?"}
    for key, _ in enumerate(backs(52).split()):
        before["cards"].append({"key": key, "zone": "stock", **plain})
        after["cards"].append({"key": key, "zone": f"packet.p{1 + key % 2}", **plain})
    [[[moving, _, copies]], *_] = felt.evaluate(MOVING, [[before, after], False])
    assert copies == 14
    assert moving <= 16  # including the piles, which show their first card when it arrives


def test_hidden_cards_of_a_spread_pile_fly_as_wide_as_its_cards(felt):
    """Only the top five are drawn, side by side, so the pile itself is wider than a card."""
    before = duel("", "", (0, 0), [])
    before["zones"].append(
        {**before["zones"][0], "key": "pile", "seat": None, "stands": "heap", "lies": "spread", "touched": False}
    )
    plain = {"look": "plain", "touched": False, "glows": False, "token": "7h"}
    before["cards"] = [{"key": key, "zone": "pile", **plain} for key in range(9)]
    after = {**before, "cards": [{**card, "zone": "packet.p1"} for card in before["cards"]]}
    widths = felt.evaluate(
        """async ([before, after]) => {
          size([390, 844], [390, 560]);
          Object.assign(window, make());
          await table.show(before, {animate: false});
          const card = table.el.querySelector("[data-zone=pile] .cardlab-felt-card").offsetWidth;
          table.show(after);
          const copies = [...table.el.querySelectorAll(".cardlab-felt-copy")];
          const widths = [card, ...copies.map((copy) => copy.getBoundingClientRect().width)];
          table.skip();
          return widths;
        }""",
        [before, after],
    )
    assert len(widths) > 5
    assert max(widths) < 1.1 * widths[0]


def test_an_abort_ends_motion_and_listening(felt):
    before, after, _ = turned_up()
    assert felt.evaluate(
        """async ([before, after]) => {
          Object.assign(window, make());
          table.show(before, {animate: false});
          const shown = table.show(after);
          ending.abort();
          await shown;
          touches.length = 0;
          table.el.querySelector("button").click();
          return [document.getAnimations().length, touches.length];
        }""",
        [before, after],
    ) == [0, 0]


@pytest.mark.parametrize(
    ("width", "height", "text", "name", "unit"),
    [
        (1024, 618, 1, "wide", 1),
        (1280, 720, 1, "wide", 1.165),
        (1920, 1080, 1.45, "wide", 1.748),
        (700, 420, 1, "wide", 0.68),
        (700, 420, 1.2, "flow", 1),
        (390, 844, 1, "tall", 1),
        (320, 574, 1, "tall", 0.82),
        (320, 568, 1, "flow", 1),
        (844, 390, 1, "low", 1),
        (633, 293, 1, "low", 0.75),
        (640, 256, 1, "flow", 1),
        (1280, 479, 1, "low", 1.228),
        (1280, 480, 1, "wide", 0.777),
        (820, 1180, 1, "tall", 1.686),
        (652, 640, 1, "tall", 0.914),
        (1024, 768, 2, "flow", 1),
        (320, 256, 1, "flow", 1),
    ],
)
def test_the_arrangement_depends_on_the_size(felt, width, height, text, name, unit):
    found = felt.evaluate("([width, height, text]) => arrange(width, height, text)", [width, height, text])
    assert (found["name"], found["u"]) == (name, pytest.approx(unit, abs=0.001))


def test_a_frame_follows_its_size(felt):
    """A hidden frame keeps its content."""
    assert felt.evaluate("""async () => {
      const one = document.createElement("div"), told = [];
      one.style.cssText = "width: 1024px; height: 618px";
      document.body.append(one);
      const ending = new AbortController();
      const wait = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      followSize(one, ending.signal, ({name}) => told.push(name));
      await wait();
      one.style.height = "0px";
      await wait();
      one.style.cssText = "width: 390px; height: 700px";
      await wait();
      ending.abort();
      one.remove();
      return [told, one.dataset.arrangement];
    }""") == [["wide", "tall"], "tall"]


def test_the_example_of_the_book_runs(modules):
    """The page in docs/explanation/the_table.md shows a packet, and a touch turns its card over."""
    text = (Path(__file__).parents[2] / "docs" / "explanation" / "the_table.md").read_text("utf-8")
    [example] = re.findall(r"^```html\n(.*?)^```", text, re.M | re.S)
    modules.route(
        "**/*.css", lambda route: route.fulfill(body=source(route.request.url.rpartition("/")[2]), content_type="text/css")
    )
    modules.evaluate("(html) => { document.open(); document.write(html); document.close(); }", example)
    modules.set_default_timeout(10_000)
    modules.get_by_role("button", name="your pile, 1 card").click()
    modules.get_by_role("img", name="king of diamonds").wait_for()
    assert modules.evaluate("() => [frame.dataset.arrangement, document.querySelectorAll('button').length]") == ["wide", 0]
