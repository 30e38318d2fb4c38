"""What can be done and the last thing told are in the first screen of a match in a lesson: each preset, in wide windows and on a phone.

A phone that lies on its side has each game as it is usually played, and its widest tables. Every preset is looked at in every window
where `--depth` is whole; before a change lands each game as it is usually played is, and each other preset in one window, in turn.

Each table is laid as a served page has it, in a frame of the window's size; all games share one page, which is not loaded again.
Letters are those of the family that the window is looked at in.
Where tables are widest was looked for by `tests.widest`.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from functools import cache, partial
from itertools import pairwise, product
from typing import Any

import pytest

from cardlab.core.registry import find
from cardlab.frontend.bundle import source, stylesheet
from cardlab.players import bot_moves
from cardlab.sessions.match_session import MatchSession
from cardlab.sessions.page_texts import page_words
from cardlab.words.translations import Words
from tests.browser.access import FACE
from tests.browser.data import computed
from tests.fonts import NARROW, TALL, WIDE
from tests.widest import RANDOM, Wide, decides, found, played

GAMES = ["addition_war", "fast_food", "seven_twenty_seven", "subtraction_war"]
"""The games whose matches this page shows; all are played on the stage (`test_play_stage`)."""
USUAL = [(game, next(iter(find(game).presets))) for game in GAMES]
OTHERS = [(game, preset) for game in GAMES for preset in [*find(game).presets][1:]]
Window = tuple[int, int, str]
"""Width, height and family of letters."""

WINDOWS: list[Window] = [(1280, 900, NARROW), (390, 844, TALL), (390, 844, WIDE), (1024, 768, WIDE)]
LOW = (844, 390, TALL)
PROJECTOR = (1920, 1080, NARROW)
LITTLE = 15  # of a hundred parts of its height, below a table
MIDDLE = 16  # turns
SMALLEST = 24  # pixels of a card that can be touched
JUMP = 72  # pixels: less than a card and its label are tall

SERVED = """<!doctype html><html lang="{lang}" dir="{dir}"><meta charset="utf-8"><title>First screen</title><style>{css}</style>
<body data-voila="cardlab" data-base-url="/voila/"><nav class="cardlab-way"><a href="#">{all}</a>
<button type="button" class="cardlab-anew">{anew}</button><p class="cardlab-lost" role="status"></p></nav>
<main id="rendered_cells"><div class="cardlab-shown"></div></main></body></html>"""
"""The page around a table, as in `cardlab/serve/templates/kernel_free_page.html`."""

BEGIN = """async ([html, words, settings]) => {
  document.querySelector("iframe")?.remove();
  const frame = document.createElement("iframe");
  frame.style.cssText = "border: 0; position: absolute; inset: 0 auto auto 0";
  document.body.append(frame);
  const page = frame.contentDocument;
  page.open();
  page.write(html);
  page.close();
  frame.contentWindow.localStorage.setItem("cardlab settings", JSON.stringify(settings));
  const script = page.createElement("script");
  script.type = "module";
  script.textContent = `
    import {root} from "http://cards.test/common/dom.js";
    import {follow} from "http://cards.test/common/settings.js";
    import {PlayTable} from "http://cards.test/match/play.js";
    Object.assign(window, {root, follow, PlayTable});
    loaded();
  `;
  await new Promise((loaded) => {
    frame.contentWindow.loaded = loaded;
    page.head.append(script);
  });
  Object.assign(window, {frame, words});
}"""

LOOK = """async ([width, height, face, positions]) => {
  const {root, follow, PlayTable, document: page} = frame.contentWindow;
  const traits = {get() {}, on() {}, off() {}};
  Object.assign(frame, {width, height});
  frame.getBoundingClientRect(); // its window has that size now
  const place = page.querySelector(".cardlab-shown");
  page.querySelector("style").after(Object.assign(page.createElement("style"), {textContent: face}));
  const all = (selector) => [...page.querySelectorAll(selector)].filter((one) => one.getClientRects().length);
  // Pixels of an element that are beside the window, or behind what lies at its foot; of one that lies there, beside that.
  const missing = (one) => {
    const {left, right, top, bottom} = one.getBoundingClientRect();
    let [begin, end] = [0, height];
    const foot = page.querySelector(".cardlab-foot");
    for (let box = one.closest(".cardlab-foot *, .cardlab-foot"); box && box !== foot.parentElement; box = box.parentElement) {
      if (box === one || frame.contentWindow.getComputedStyle(box).overflowY !== "auto") continue;
      begin = Math.max(begin, box.getBoundingClientRect().top);
      end = Math.min(end, box.getBoundingClientRect().bottom);
    }
    if (!foot.contains(one) && frame.contentWindow.getComputedStyle(foot).position === "sticky") {
      end = Math.min(end, foot.getBoundingClientRect().top);
    }
    return Math.max(0, Math.round(Math.max(-left, right - width, begin - top, bottom - end)));
  };
  const touched = (card) => {
    const own = card.getBoundingClientRect();
    const next = card.closest("li").nextElementSibling?.getBoundingClientRect();
    const covered = next && next.left > own.left && next.left < own.right && next.top < own.bottom;
    return Math.round((covered ? next.left : own.right) - own.left);
  };
  const look = (name, when) => {
    page.scrollingElement.scrollTop = 0;
    const acts = all(".cardlab-now :is(.cardlab-main:not([aria-disabled=true]), .cardlab-ordered .cardlab-choose)");
    const cards = all(".cardlab-table .cardlab-choose");
    // The own seat is whole when something is to be done there; cards that are to be put in order lie with the question.
    const elsewhere = all(".cardlab-order, .cardlab-onward").length > 0;
    const own = elsewhere ? [] : all(".cardlab-own .cardlab-seat");
    const over = all(".cardlab-ending").length > 0;
    const most = (selector) => Math.max(0, ...(selector.map ? selector : all(selector)).map(missing));
    return {
      name, when, window: `${width} × ${height}`,
      nothing: acts.length + cards.length || over ? 0 : 1,
      first: Math.max(0, Math.min(10_000, ...[...acts, ...cards].map(missing)) % 10_000),
      told: most(".cardlab-telling .cardlab-sentence"),
      next: most(".cardlab-onward .cardlab-main"),
      foretell: most(".cardlab-foretell > summary"),
      cards: most(cards),
      own: most(own),
      beside: Math.max(0, page.documentElement.scrollWidth - width),
      below: Math.round((100 * (height - page.querySelector(".cardlab-table").getBoundingClientRect().bottom)) / height),
      touched: Math.min(1000, ...cards.map(touched)),
      // Where the buttons of a turn begin, unless one is to be quick, or has cards to put in order, before it.
      turn: all(".cardlab-quick[data-open], .cardlab-order").length ? null
        : all(".cardlab-turn > .cardlab-actions .cardlab-button").map((one) => Math.round(one.getBoundingClientRect().top))[0] ?? null,
      chooses: all(".cardlab-chooser").length, // cards first, above those buttons: a turn of another kind
      foot: Math.round(page.querySelector(".cardlab-foot").getBoundingClientRect().height),
    };
  };
  // What is new on the page has been drawn, and the cards have been made to fit.
  const next = () => new Promise((done) => frame.contentWindow.requestAnimationFrame(() => setTimeout(done)));
  const drawn = () => next().then(next);
  const seen = [];
  for (const {name, state, answer} of positions) {
    const left = new AbortController();
    root(place, words);
    const table = new PlayTable(state.log, state.status, words, {signal: left.signal, send: () => {}});
    place.replaceChildren(table.el);
    follow(traits, place, left.signal, () => {});
    await drawn();
    seen.push(look(name, "before"));
    table.hear(answer);
    await drawn();
    const told = () => all(".cardlab-onward .cardlab-main")[0];
    for (let n = 1, most = 0; told(); n++) {
      const cards = all(".cardlab-table .cardlab-card").length;
      if (n === 1 || cards > most + 6) {
        most = cards;
        if (n > 1) await drawn();
        seen.push(look(name, `step ${n}`));
      }
      told().click();
      await new Promise((done) => setTimeout(done)); // it goes on
    }
    await drawn();
    seen.push(look(name, "after"));
    left.abort();
    place.replaceChildren();
  }
  return seen;
}"""


def asked(game: str, preset: str, most: str, seed: int, turns: Iterable[int]) -> Wide:
    """The first position of the learner in a match among these numbers of turns."""
    return Wide(game, preset, most, 0, seed, next(n for n in turns if decides(played(game, preset, seed, n))))


def widest(game: str, preset: str) -> list[Wide]:
    """The widest positions of the learner that were found."""
    return [wide for wide in found() if (wide.game, wide.preset) == (game, preset)]


def usual(game: str, preset: str) -> list[Wide]:
    """The first position of the learner, and one in the middle of a match."""
    middle = asked(game, preset, "middle", 1, [*range(MIDDLE, MIDDLE + 8), *range(MIDDLE, -1, -1)])
    return [asked(game, preset, "first", 4, range(MIDDLE)), middle]


def laid(wide: Wide, words: Words) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """What a page is given of a position, and what is answered when the learner does what was done in that match.

    Returns: Before it what positions have in common that look alike, of which one is enough.
    """
    match = played(wide.game, wide.preset, wide.seed, wide.turns)
    before = len(match.actions)
    bot_moves(match, dict.fromkeys(match.game.seats, RANDOM), joint=True, at_most=1)
    own = [str(action) for action in match.actions[before:] if action.who in ("all", "p1")]
    match.go_to(before)
    session = MatchSession(match, "p1", dict.fromkeys(match.game.seats[1:], RANDOM), words, predicts=True).begun()
    status = session.status()
    counted = tuple((zone, len(cards)) for zone, cards in session.match.table.zones.items())
    state = json.loads(json.dumps({"log": session.log(), "status": status}))  # as it is before the answer
    passes = [status["quick"]["let_pass"]["action"]] if status["quick"] else []
    answer = session.handle({"do": "play", "at": status["at"], "action": (own + passes)[0]})
    name = f"{wide.game} {wide.preset}, {wide.most}: seed {wide.seed}, {wide.turns} turns"
    told = [len(step["sentence"]) // 30 for step in (*state["log"]["steps"][-1:], *answer["steps"])]
    alike = (counted, len(status["actions"]), len(status["refused"]), bool(status["quick"]), *told)
    return alike, {"name": name, "state": state, "answer": json.loads(json.dumps(answer))}


@pytest.fixture
def look(page):
    """What is seen of games in each window."""

    def looked(looks: Iterable[tuple[Wide, Window]], words: Words, **settings: object) -> list[dict[str, Any]]:
        texts = page_words(words)
        css = stylesheet() + source("page.css")
        said = {"all": words.say("page-all"), "anew": words.say("page-anew")}
        page.set_viewport_size({"width": 200, "height": 200})  # little need be painted; a lower window is drawn thrice a second
        page.goto("http://cards.test/")
        page.evaluate(BEGIN, [SERVED.format(lang=texts["lang"], dir=texts["dir"], css=css, **said), texts, settings])
        places = cache(partial(laid, words=words))
        together: dict[tuple[str, Window], dict[tuple[Any, ...], dict[str, Any]]] = defaultdict(dict)
        for wide, window in looks:
            alike, place = places(wide)
            together[wide.game, window][alike] = place
        seen = []
        for (_, (width, height, face)), shown in together.items():
            rows = computed(page, LOOK, [width, height, FACE.format(face), [*shown.values()]])
            seen += [{**row, "window": f"{row['window']}, {face}"} for row in rows]
        return seen

    return looked


def amiss(seen: list[dict[str, Any]], *whole: str) -> list[str]:
    """What is not whole in a window, and how many pixels of it are missing."""
    wrong = [(row, {what: row[what] for what in whole if row[what]}) for row in seen]
    return [f"{row['window']}, {row['name']}, {row['when']}: {missing}" for row, missing in wrong if missing]


def pushed(seen: list[dict[str, Any]]) -> list[str]:
    """The first moves of a match that push the buttons of a turn down, where the next turn is of the same kind."""
    rows = [row for row in seen if row["when"] in ("before", "after") and ", first:" in row["name"]]
    firsts = [(one, other) for one, other in pairwise(rows) if (one["when"], other["when"]) == ("before", "after")]
    same = [(one, other) for one, other in firsts if one["chooses"] == other["chooses"]]
    return [
        f"{one['window']}, {one['name']}: from {one['turn']} to {other['turn']}"
        for one, other in same
        if None not in (one["turn"], other["turn"]) and other["turn"] - one["turn"] > JUMP
    ]


@pytest.mark.long
@pytest.mark.parametrize("part", ["half", "other half"])
def test_what_can_be_done_and_what_is_told_is_in_the_first_screen(look, depth, part):
    """With each preset, before a move, while it is told, and after it; cards that lie one over the other can be touched,
    and the first move of a match leaves the buttons where they were."""
    games = GAMES[::2] if part == "half" else GAMES[1::2]
    looks = [*product(USUAL, WINDOWS), *depth.pairs(OTHERS, WINDOWS)]
    seen = look([(wide, at) for one, at in looks if one[0] in games for wide in (*usual(*one), *widest(*one))], Words())
    assert amiss(seen, "nothing", "first", "told", "next", "foretell", "cards", "own", "beside") == []
    assert [row for row in seen if row["touched"] < SMALLEST] == []
    assert pushed(seen) == []


@pytest.mark.parametrize(("language", "size"), [("ar", 1), ("en", 1.2)])
def test_it_is_so_from_right_to_left_and_in_larger_letters(look, depth, language, size):
    """Where tables are widest; the cards may then be scrolled to."""
    looks = depth.pairs(USUAL, WINDOWS if language == "ar" else WINDOWS[::-1])
    seen = look([(wide, at) for one, at in looks for wide in widest(*one)], Words(language), size=size)
    assert amiss(seen, "nothing", "first", "told", "next", "foretell", "beside") == []


def test_the_largest_letters_on_the_smallest_phone_leave_what_leads_on_in_sight(look):
    """Where most is told, in a language of long words: the rest is scrolled to."""
    looks = [(wide, (320, 640, WIDE)) for one in USUAL for wide in widest(*one)]
    seen = look(looks, Words("es"), size=1.45)
    assert amiss(seen, "nothing", "next", "beside") == []


def test_a_phone_that_lies_on_its_side_shows_the_own_cards_and_what_can_be_done(look):
    seen = look([(wide, LOW) for one in USUAL for wide in (*usual(*one), *widest(*one))], Words())
    assert amiss(seen, "nothing", "first", "next", "foretell", "own", "beside") == []


def test_on_a_projector_the_cards_take_the_height(look):
    """They are larger than at a desk, so that they are read from the last row, and nothing leaves the first screen for it."""
    seen = look([(wide, PROJECTOR) for one in USUAL for wide in (*usual(*one), *widest(*one))], Words())
    assert amiss(seen, "nothing", "first", "told", "next", "foretell", "cards", "own", "beside") == []
    for game in GAMES:
        first = next(row for row in seen if row["name"].startswith(f"{game} ") and ", middle:" in row["name"])
        assert first["below"] <= LITTLE, first
