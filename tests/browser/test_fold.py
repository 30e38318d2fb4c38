"""The page rebuilds a match from its events exactly as Python does, and draws cards in every look."""

import json
import re
import zlib

import pytest

from cardlab import find
from cardlab.core.declarations import ONLOOKER, SPECTATOR, TEACHER
from cardlab.core.registry import built_in
from cardlab.core.rng import RandomStream
from cardlab.frontend.bundle import stylesheet
from cardlab.match import Match
from cardlab.testing.games import random_options
from cardlab.words.card_names import card_names
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words
from tests.browser.data import computed

MATCHES = 200

FOLD_ALL = """
async ({stages, matches}) => {
  const {MatchTimeline} = await import("http://cards.test/common/match_timeline.js");
  const table = Array.from({length: 256}, (_, n) => { for (let k = 0; k < 8; k++) n = n & 1 ? 0xEDB88320 ^ (n >>> 1) : n >>> 1; return n >>> 0; });
  const crc = (text) => { let c = 0xFFFFFFFF; for (const byte of new TextEncoder().encode(text)) c = table[(c ^ byte) & 255] ^ (c >>> 8); return (c ^ 0xFFFFFFFF) >>> 0; };
  const told = ({zones, counters, outcome}) =>
    Object.keys(zones).sort().map((name) => name + ":" + zones[name].map(({token}) => token).join(" ")).join(";") + "|" +
    Object.keys(counters).sort().map((name) => name + "=" + JSON.stringify(counters[name])).join(";") + "|" + outcome;
  return matches.map(({stage, steps}) => {
    const timeline = new MatchTimeline(stages[stage], steps);
    const forward = steps.map((_, i) => crc(told(timeline.stateAt(i + 1))));
    const back = steps.map((_, i) => crc(told(timeline.stateAt(steps.length - i)))).reverse();
    return {forward, same: JSON.stringify(back) === JSON.stringify(forward)};
  });
}
"""


def told(table, viewer) -> int:
    """Returns a short checksum of a viewer's view, computed in the same way in Python and on the page."""
    view = table.seen_by(viewer).to_json()
    zones = {name: ["?"] * seen if isinstance(seen, int) else seen for name, seen in view["zones"].items()}
    counters = {name: value for name, value in view["counters"].items() if name not in table.tallies}
    text = ";".join(f"{name}:{' '.join(zones[name])}" for name in sorted(zones))
    text += (
        "|"
        + ";".join(f"{name}={json.dumps(counters[name], ensure_ascii=False)}" for name in sorted(counters))
        + f"|{view['outcome'] or 'null'}"
    )
    return zlib.crc32(text.encode())


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_the_page_and_python_rebuild_the_same_states(modules, slug, depth):
    """In 200 random matches, the page shows after every step what this viewer sees at the table, also backwards."""
    rng = RandomStream(11)
    stages, matches, expected = [], [], []
    for seed in range(depth.of(MATCHES)):
        match = Match(random_options(find(slug), rng), seed)
        while not match.is_over and len(match.actions) < 12:
            match.play(rng.pick(match.legal_actions()))
        viewer = rng.pick([*match.game.seats, SPECTATOR, ONLOOKER, TEACHER])
        story = MatchStory(match, viewer)
        stages.append(story.setting())
        matches.append({"stage": seed, "steps": [{"events": step["events"]} for step in story.steps()]})
        table = match.game.new_table(RandomStream(seed))
        sums = []
        for grouped in story.grouped():
            for group in grouped:
                for event in group:
                    event.apply(table)
                sums.append(told(table, viewer))
        expected.append(sums)
    folded = computed(modules, FOLD_ALL, {"stages": stages, "matches": matches})
    assert [one["forward"] for one in folded] == expected
    assert all(one["same"] for one in folded)


def test_pips_can_be_counted(modules):
    """A seven has seven pips, and court cards have none."""
    counts = modules.evaluate("""async () => { const {pips} = await import("http://cards.test/cards/cards.js");
        return [..."A23456789TJQK"].map((rank) => pips(rank).length); }""")
    assert counts == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0]


LETTERED = """async ([names, tokens]) => {
    const {picture, printed} = await import("http://cards.test/cards/cards.js");
    const {spoken} = await import("http://cards.test/common/read_aloud.js");
    const indices = (card) => [...card.querySelectorAll(".cardlab-index text, .cardlab-big text")].map((one) => one.textContent);
    return tokens.map((token) => [[...new Set(indices(picture(token, names)))].join(), printed(token, names),
      spoken(printed(token, names), names)]); }"""


def test_a_card_has_the_letters_of_its_language(modules):
    """The language's letters are in its corners, in its large look and in a line of text, and its name is read aloud."""
    french = card_names(Words("fr"))
    told = modules.evaluate(LETTERED, [french, ["Jc", "Qd", "Kh", "As", "Td", "7c"]])
    assert [index for index, _, _ in told] == ["V", "D", "R", "A", "10", "7"]
    assert [face for _, face, _ in told] == ["V♣", "D♦", "R♥", "A♠", "10♦", "7♣"]
    assert [name for _, _, name in told] == [french[token].capitalize() for token in ("Jc", "Qd", "Kh", "As", "Td", "7c")]


FIGURE = """
async () => {
  const {picture} = await import("http://cards.test/cards/cards.js");
  const tokens = [..."hdsc"].flatMap((suit) => [..."JQK"].map((rank) => rank + suit));
  return [...tokens, "X1", "X2"].map((token) => {
    const figure = picture(token).querySelector(".cardlab-figure"), [upper, lower] = figure.children;
    const undrawn = [...figure.querySelectorAll("path")].filter((path) => !/^M[-\\d.]/.test(path.getAttribute("d") ?? ""));
    const colours = [...figure.querySelectorAll("[fill], [stroke]")].flatMap((part) => [part.getAttribute("fill"), part.getAttribute("stroke")]);
    return {
      token, kind: figure.parentElement.getAttribute("class"), place: figure.getAttribute("transform"), shapes: upper.innerHTML, halves: figure.children.length,
      turn: lower.getAttribute("transform"), again: lower.innerHTML === upper.outerHTML, still: upper.hasAttribute("transform"),
      undrawn: undrawn.length, colours: colours.filter(Boolean), texts: figure.querySelectorAll("text, [id]").length, bytes: picture(token).outerHTML.length,
    };
  });
}
"""
HEAVIEST = 6_000  # the limit in bytes of a card on a page


def test_court_cards_are_people_with_two_heads(modules):
    """Each court card is a different drawing, the same upside down, without letters, and has a few kB."""
    drawn = modules.evaluate(FIGURE)
    assert len({one["shapes"] for one in drawn}) == len(drawn) == 14
    for one in drawn:
        name = one["token"]
        assert (one["halves"], one["turn"], one["again"], one["still"]) == (2, "rotate(180)", True, False), name
        assert one["place"] == "translate(30 42)", name  # the middle of a card of 60 by 84
        assert (one["undrawn"], one["texts"]) == (0, 0), name
        assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in one["colours"]), name
        assert one["bytes"] < HEAVIEST, name


LOOKS = """
async (css) => {
  const {cardElement} = await import("http://cards.test/cards/cards.js");
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = css;
  const shown = (token, part, looks = "") => {
    const table = document.body.appendChild(document.createElement("div"));
    table.className = "cardlab " + looks;
    const found = table.appendChild(cardElement(token, {})).querySelector(part);
    return {fill: getComputedStyle(found).fill, seen: found.getBoundingClientRect().width > 0};
  };
  const robe = ".cardlab-robe", big = "cardlab-big-index", four = "cardlab-four-colour";
  return {
    robes: [..."hdsc"].map((suit) => shown("Q" + suit, robe).fill),
    four: [..."hdsc"].map((suit) => shown("Q" + suit, robe, four).fill),
    usual: [shown("Qh", robe).seen, shown("X1", robe).seen, shown("Qh", ".cardlab-big").seen, shown("Ah", ".cardlab-rosette").seen],
    big: [shown("Qh", robe, big).seen, shown("X1", robe, big).seen, shown("Qh", ".cardlab-big", big).seen, shown("Ah", ".cardlab-rosette", big).seen],
  };
}
"""


def test_figures_follow_the_settings_of_cards(modules):
    """The four suits have clothes in four colours, and in other ones with four-colour suits. With big indices only the index is
    drawn.
    """
    looks = modules.evaluate(LOOKS, stylesheet())
    hearts, diamonds, spades, clubs = looks["robes"]
    assert len({*looks["robes"]}) == len({*looks["four"]}) == 4
    assert (looks["four"][0], looks["four"][2]) == (hearts, spades)
    assert not {diamonds, clubs} & {*looks["four"]}
    assert looks["usual"] == [True, True, False, True]
    assert looks["big"] == [False, True, True, False]


def test_a_back_is_light(modules):
    """A card's back is small, since a whole pack may lie on a table."""
    elements, bytes_ = modules.evaluate("""async () => { const {picture} = await import("http://cards.test/cards/cards.js");
        const back = picture("?"); return [back.querySelectorAll("*").length, back.outerHTML.length]; }""")
    assert elements <= 4
    assert bytes_ < 2_000


def test_the_next_landmark(modules):
    found = modules.evaluate("""async () => { const {nextLandmark} = await import("http://cards.test/common/match_timeline.js");
        const steps = ["a", "war", "b", "war"].map((rule) => ({rule}));
        return [nextLandmark(steps, 0, ["war"]), nextLandmark(steps, 2, ["war"]), nextLandmark(steps, 4, ["war"])]; }""")
    assert found == [2, 4, None]


MATCHING = """
async ({actions, places, zones, byRank}) => {
  const {matching, addedUp} = await import("http://cards.test/stage/card_choice.js");
  const {exact, more} = matching(actions, places, zones, byRank);
  return [exact.map(({action}) => action), more.map(({action}) => action), addedUp([5, 4]), addedUp([13]), addedUp([2, null])];
}
"""


@pytest.mark.parametrize(("by_rank", "exact"), [(False, []), (True, ["buy"])])
def test_a_card_may_stand_for_another_of_its_rank(modules, by_rank, exact):
    """In some games suits do not matter, so any king of the bank will do. The order of a set never matters."""
    zones = {"bank.p1": [{"id": 1, "token": "Kc"}, {"id": 2, "token": "Kd"}], "money": [{"id": 3, "token": "Qh"}]}
    actions = [
        {"action": "buy", "places": [["bank.p1", 0], ["money", 0]]},
        {"action": "both", "places": [["bank.p1", 0], ["bank.p1", 1], ["money", 0]]},
        {"action": "pass", "places": []},
    ]
    asked = {"actions": actions, "places": [["money", 0], ["bank.p1", 1]], "zones": zones, "byRank": by_rank}
    assert modules.evaluate(MATCHING, asked) == [exact, ["both"], "5 + 4 = 9", "13", ""]


LISTS = """async ({dir, across, n, at, key}) => {
  const {RovingFocus} = await import("http://cards.test/common/roving_focus.js");
  const list = document.createElement("ul");
  list.style.cssText = `direction: ${dir}; display: grid; grid-template-columns: repeat(${across}, 40px)`;
  list.innerHTML = "<li><button>card</button></li>".repeat(n);
  document.querySelector("main").replaceChildren(list);
  new RovingFocus(list).settle();
  list.children[at].firstChild.focus();
  document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true}));
  return [...list.children].findIndex((item) => item.contains(document.activeElement));
}"""


@pytest.mark.parametrize(
    ("direction", "key", "to"),
    [
        ("ltr", "ArrowRight", 5),
        ("ltr", "ArrowLeft", 3),
        ("rtl", "ArrowRight", 3),
        ("rtl", "ArrowLeft", 5),
        ("ltr", "ArrowUp", 1),
        ("rtl", "ArrowDown", 6),
        ("rtl", "Home", 0),
        ("rtl", "End", 6),
    ],
)
def test_arrow_keys_in_wrapped_lists(modules, direction, key, to):
    """With seven items in lines of three, the arrows follow the layout in both directions, and down from the last full line
    reaches the last item.
    """
    assert modules.evaluate(LISTS, {"dir": direction, "across": 3, "n": 7, "at": 4, "key": key}) == to
