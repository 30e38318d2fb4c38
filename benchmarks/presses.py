"""Counts how much a pupil presses, and the minutes of a lesson: from the gallery to the first comparison, and in each stage.

    python benchmarks/presses.py
    python benchmarks/presses.py --lessons addition_war --sizes phone

A pupil who is always right goes through the served lesson in Chromium, from the gallery to the summary of the exit ticket:
Watch to its end, Predict to its end, one set of ten questions, Play to its end, Investigate to its end (the race of bars, or
every experiment), the ticket. A press of a button, a choice, a card, a place or a key is one action. On a phone it is a tap,
also on the page's own number pad. Minutes are those of a child: `READING` for each press, `KEY` for each key of a number,
`THINKING` for each answer. The time of the page itself is not in them.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402

from cardlab.core.cards import card  # noqa: E402
from cardlab.games.fast_food import scoring  # noqa: E402
from cardlab.lab.exact.seven_twenty_seven import away  # noqa: E402
from cardlab.lessons import find, slugs  # noqa: E402
from cardlab.sessions.lesson_session import stage_state  # noqa: E402
from cardlab.teaching.lesson import Predict, Watch  # noqa: E402
from cardlab.teaching.number_reading import read_number, written  # noqa: E402
from cardlab.widgets import LessonWidget  # noqa: E402
from cardlab.words.words import DEFAULT_LANGUAGE, words_for  # noqa: E402
from tests.browser.staged_lesson import MAY_ACT  # noqa: E402
from tests.conftest import DEPTHS, FLAGS  # noqa: E402
from tests.find_browser import system_browser  # noqa: E402
from tests.serve.conftest import serving  # noqa: E402
from tests.serve.learner import Learner  # noqa: E402
from tests.serve.waiting import until  # noqa: E402

SEED = 5
SIZES = {"desktop": (1280, 900), "phone": (390, 844)}
COMPARED = ("take", "tie", "score.cheeseburger", "score.soda", "score.fries", "score.nothing", "low", "high")
"""Rules that compare: two sums, a total with the multiples, a hand with a goal."""
STAGES = ("Watch", "Predict", "Practise", "Play", "Investigate", "Exit ticket")
MOST_ACTIONS = 120
"""In a match, each answer one."""
READING, KEY, THINKING = 5.0, 1.0, 12.0
"""Seconds of a child: to read what a press brings, for each key of a number or an order, for each answer."""
KEYS = ("number pad", "key", "an arrow key on the model", "a key that orders", "a place of the chart")
STEP, LEADS_ON = "[data-action=step]:not([aria-disabled])", "[data-action=lesson_on]"
CARD = ".cardlab-felt button.cardlab-felt-touch"
SET = 10


class Pupil:
    """Presses controls, and counts the presses.

    Args:
        page: The browser's page.
        slug: The lesson.
        phone: Whether there is no keyboard.
        seed: The seed of the lesson.
        language: The language of the page.
    """

    def __init__(self, page: Any, slug: str, phone: bool, seed: int = SEED, language: str = DEFAULT_LANGUAGE) -> None:
        self.page, self.slug, self.phone, self.seed, self.language = page, slug, phone, seed, language
        self.lesson = find(slug)
        self.twin = Learner(page, LessonWidget(slug, seed=seed, language=language), DEPTHS["quick"])
        self.actions: Counter[str] = Counter()
        self.pressed: Counter[tuple[str, str]] = Counter()
        self.answers: Counter[str] = Counter()
        self.stage = "gallery"

    def press(self, target: Any, what: str = "") -> None:
        """Clicks or taps, and counts the press by its label too."""
        what = what or " ".join(target.inner_text().split())[:40] or "a choice"
        self.actions[self.stage] += 1
        self.pressed[self.stage, "".join("#" if sign.isdigit() else sign for sign in what)] += 1
        target.click()

    def write(self, field: Any, text: str) -> None:
        """Enters a number key by key; on a phone, with the pad of the page."""
        pad = field.locator("xpath=ancestor::*[descendant::*[contains(@class, 'cardlab-pad')]][1]").locator(".cardlab-pad")
        number = Fraction(read_number(text))
        for sign in written(number) if number.denominator == 2 else text:
            key = pad.get_by_text(sign, exact=True)
            if self.phone and pad.is_visible() and key.count():
                self.press(key.first, "number pad")
            else:
                self.actions[self.stage] += 1
                self.pressed[self.stage, "key"] += 1
                field.press(sign) if sign.isascii() else field.evaluate("(one, sign) => { one.value += sign; }", sign)

    def minutes(self, stage: str) -> float:
        """Returns the minutes of a child in a stage."""
        keys = sum(times for (where, what), times in self.pressed.items() if where == stage and what in KEYS)
        return (READING * (self.actions[stage] - keys) + KEY * keys + THINKING * self.answers[stage]) / 60

    def look(self) -> None:
        """Looks at what is shown for a moment only."""
        flash = self.visible(".cardlab-flash[data-new] .cardlab-flash-look")
        if flash.count():
            self.press(flash.first, "Show me")
            self.page.locator(".cardlab-flash:not([data-new])").locator("visible=true").first.wait_for()

    def visible(self, selector: str, **which: Any) -> Any:
        return self.page.locator(selector, **which).locator("visible=true")

    def button(self, name: str) -> Any:
        return self.page.get_by_role("button", name=name).locator("visible=true")

    # ---------------------------------------------------------------- stages

    def to_the_lesson(self, address: str) -> None:
        self.page.goto(address)
        self.press(self.page.locator(f".tile a[href*='/{self.slug}.']").first, "the lesson's tile")
        self.page.get_by_role("tab", name="1. Watch").wait_for()
        # So that the right answers are known.
        self.page.goto(f"{self.page.url.split('#')[0]}?seed={self.seed}&lang={self.language}")
        self.page.locator("[data-cardlab-ready]").wait_for(state="attached")
        self.twin.page = self.page

    def watch(self) -> tuple[int, float]:
        """Watches to the end. Returns: Actions and seconds until something is compared."""
        stage = next(stage for stage in self.lesson.stages if isinstance(stage, Watch))
        page = stage_state(self.lesson, stage, self.seed, words_for(self.language))
        steps = page["log"]["steps"][page["begins"] - 1 :]
        first = next(step for step in steps if step["rule"].partition(".")[2] in COMPARED)
        said = (first.get("short") or first["sentence"]).split()
        began, compared = time.monotonic(), (0, 0.0)
        step, told = self.visible(STEP), self.visible(".cardlab-ribbon-text").first
        while True:
            if not compared[0] and said == told.inner_text().split()[: len(said)]:
                compared = sum(self.actions.values()), time.monotonic() - began
            if not step.count():
                return compared
            self.press(step, "a step")

    def predict(self) -> None:
        stage = next(stage for stage in self.lesson.stages if isinstance(stage, Predict))
        page = stage_state(self.lesson, stage, self.seed, words_for(self.language))
        came = [step["came"] for step in page["log"]["steps"][page["begins"] :] if "came" in step]
        change = [[f"change_{one['change']['answer']}"] if "change" in one else [] for one in came]
        keys = iter([key for one, more in zip(came, change, strict=True) for key in (one["answer"], "sure_2", *more)])
        self.visible(".cardlab-ribbon-text").first.wait_for()
        while not self.visible(LEADS_ON).count():
            if self.visible("[data-action=on]").count():
                self.press(self.visible("[data-action=on]"))
            else:
                self.press(self.visible(f"[data-action='{next(keys)}']"), "a choice")

    def practise(self) -> None:
        for n in range(SET):
            self.visible(".cardlab-exercise [type=submit], .cardlab-flash[data-new]").first.wait_for()
            self.look()
            question = self.twin.question()
            for answer in (*self.wrong_answers(n, question), question["answer"]):
                said = self._answer(self.visible(".cardlab-exercise").first, question, answer)
                self.press(self.visible(".cardlab-exercise [type=submit]").first)
                self.visible(".cardlab-feedback > :not(:empty)").first.wait_for()
                self.twin.hear(question, said)
                if not self.visible(".cardlab-exercise [type=submit]").count():
                    break
            self.press(self.visible(".cardlab-exercise .cardlab-tools .cardlab-main").first)

    def wrong_answers(self, n: int, question: dict[str, Any]) -> list[Any]:
        """Returns what is said to question `n` of practice before the right answer; this pupil says nothing."""
        return []

    def _answer(self, place: Any, question: dict[str, Any], answer: Any) -> str:
        self.answers[self.stage] += 1
        asked = question["answer_type"]
        if asked == "number":
            self.write(place.locator("input[type=text]").first, answer)
            return answer
        if asked == "place":
            self._count(lambda: self.twin._place(question, answer), "an arrow key on the model", place)
            return answer
        if asked in ("one", "card"):
            self.press(place.locator(f"input[value='{answer}']").locator("xpath=.."), "a choice")
            return answer
        if asked == "order":
            self._count(lambda: self.twin._order(question, answer), "a key that orders", place)
        elif "choosable" in (question["model"] or {}):
            for value in answer:
                self.press(place.locator(f".cardlab-place[data-n='{value}']"), "a place of the chart")
        else:
            for value in answer:
                self.press(place.locator(f"input[value='{value}']").locator("xpath=.."), "a choice")
        return " ".join(answer)

    def _count(self, do: Callable[[], object], what: str, place: Any) -> None:
        """Counts keys that the twin presses as actions."""
        place.locator("[tabindex='0'], input").first.focus()
        pressed, keys = self.twin.press, []
        self.twin.press = lambda *more: [keys.append(one) or self.page.keyboard.press(one) for one in more]  # type: ignore[method-assign]
        do()
        self.twin.press = pressed  # type: ignore[method-assign]
        self.actions[self.stage] += len(keys)
        self.pressed[self.stage, what] += len(keys)

    def play(self) -> None:
        self.visible(f".cardlab-stage-frame :is(.cardlab-action, {CARD}, .cardlab-stage-ask input)").first.wait_for()
        if not self.visible(".cardlab-stage-frame[data-number]").count():
            self._play_cards()
            return
        acts, box = (
            self.visible(".cardlab-action-bar .cardlab-action:not([aria-disabled])"),
            self.visible(".cardlab-stage-ask input"),
        )
        while True:
            acts.or_(box).first.wait_for()
            if self.visible("[data-over]").count():
                return
            if not box.count():
                self.press(acts.first, "Turn over")
                self.page.wait_for_timeout(300)
                continue
            self.answers[self.stage] += 1
            working = self.visible(".cardlab-felt-working").first.inner_text()
            a, b = map(int, re.findall(r"[0-9]+", working))
            self.write(box.first, str(a + b if self.slug == "addition_war" else a - b))
            self.press(self.visible(".cardlab-stage-ask [type=submit]").first)
            box.wait_for(state="hidden")

    def _play_cards(self) -> None:
        asked = self.visible(".cardlab-stage-frame[data-asks]")
        answer = self._say_distance if self.slug == "seven_twenty_seven" else self._claim
        for _ in range(MOST_ACTIONS):
            until(self.page, MAY_ACT)
            if self.visible(LEADS_ON).count():
                self.visible(f"{LEADS_ON}:not([aria-disabled])").wait_for()  # the last result is told
                return
            self.answers[self.stage] += 1
            if asked.count():
                answer()
            else:
                stand, acts = self.visible("[data-action$=' stand']"), self.visible(".cardlab-action:not([aria-disabled])")
                self.press(stand if stand.count() else acts.or_(self.visible(CARD)).first, "a card or a decision")
            self.page.wait_for_timeout(300)

    def _say_distance(self) -> None:
        """Says how far the own hand of 727 is from the goal that the question names."""
        own = self.visible(".cardlab-felt-grid > .cardlab-felt-seat .cardlab-felt-card")
        hand = [card(token) for token in own.evaluate_all("cards => cards.map(({dataset}) => dataset.token)")]
        (goal,) = map(int, re.findall(r"[0-9]+", self.visible(".cardlab-ribbon-text").first.inner_text()))
        self.write(self.visible(".cardlab-stage-ask input").first, str(away(hand, goal)))
        self.press(self.visible(".cardlab-stage-ask [type=submit]").first, "a distance")

    def _claim(self) -> None:
        """Says the total that a card of Fast Food makes, and claims its foods."""
        a, b = map(int, re.findall(r"[0-9]+", self.visible(".cardlab-felt-mark[data-draws=sum]").first.inner_text()))
        self.write(self.visible(".cardlab-stage-ask input").first, str(a + b))
        self.press(self.visible(".cardlab-stage-ask [type=submit]").first)
        for food in scoring(a + b):
            self.press(self.visible(f"[data-action='say {food}']"), "a food")
        self.press(self.visible("[data-action=say]"))

    def investigate(self) -> None:
        self.visible(".cardlab-experiment, .cardlab-race").first.wait_for()
        if self.visible(".cardlab-race").count():
            self._race()
            return
        while True:
            self._experiment()
            way = self.visible(".cardlab-experiment-body > .cardlab-tools > .cardlab-main")
            if not way.count():
                return
            self.press(way.first, "the next experiment")

    def _race(self) -> None:
        """Guesses, deals one, ten, a hundred and a thousand, and says which bar is the highest."""
        acts = self.visible(".cardlab-race-acts")
        self.answers[self.stage] += 2  # the guess, and the highest bar
        guesses = self.visible("[data-acts=guesses] button")
        self.press(guesses.nth(guesses.count() // 2), "the guess")
        for games in range(4):
            self.press(self.visible("[data-acts=deal] button").nth(games), "deal")
            deals = re.compile(rf"(?<!\d){'1' * (games + 1)}(?!\d)")
            said = self.visible(".cardlab-race-sentence").filter(has_text=deals)
            said.or_(self.visible("[data-acts=ask]")).first.wait_for()
        self.visible("[data-acts=ask]").wait_for()
        bars = self.visible(".cardlab-plot-race").get_attribute("aria-label")
        counted = {name: int(n) for name, n in re.findall(r"([^,:]+): (\d+)", bars.replace(", ", ","))}
        self.press(acts.get_by_role("button", name=max(counted, key=counted.__getitem__), exact=True), "the highest bar")
        self.visible(".cardlab-race .cardlab-conclusion").wait_for()

    def _experiment(self) -> None:
        """Guesses, has the games dealt, and answers the question about the bars."""
        bench = self.visible(".cardlab-experiment").first
        check, go_on = (words_for(self.language).say(f"lesson_ui-{name}") for name in ("check_answer", "next_question"))
        self.answers[self.stage] += 2
        self.press(bench.locator(".cardlab-choice").locator("visible=true").first, "the guess")
        self.press(bench.locator("[type=submit]").locator("visible=true").first)
        bench.get_by_role("button", name=check).wait_for()
        for _ in range(2):  # a second try if the first was not right
            choice = bench.locator(".cardlab-exercise .cardlab-choice")
            if not bench.get_by_role("button", name=check).count():
                break
            self.press(choice.nth(_), "what is seen")
            self.press(bench.get_by_role("button", name=check))
            self.page.wait_for_timeout(200)
        self.press(bench.get_by_role("button", name=go_on))

    def ticket(self) -> None:
        self.visible(".cardlab-ticket-list > li").first.wait_for()
        for n, question in enumerate(self.twin.ticket()):
            self.look()
            self._answer(self.page.locator(".cardlab-ticket-list > li").nth(n), question, question["answer"])
            self.press(self.visible(".cardlab-ticket [type=submit]").first)
        self.visible(".cardlab-ticket-end").first.wait_for()

    def walk(self, address: str) -> tuple[int, float]:
        """Goes through all stages. Returns: Actions and seconds until something is compared."""
        self.to_the_lesson(address)
        compared = (0, 0.0)
        stages = (self.watch, self.predict, self.practise, self.play, self.investigate, self.ticket)
        for n, (name, work) in enumerate(zip(STAGES, stages, strict=True)):
            self.stage = name
            if n:
                self._on_to(self.page.get_by_role("tab").nth(n), f"on to {name}")
            try:
                compared = work() or compared
            except Exception as error:  # the other stages are wanted all the same
                print(f"{self.slug}, {name}: {str(error)[:300]}", file=sys.stderr)
        return compared

    def _on_to(self, tab: Any, what: str) -> None:
        """Goes on with the button that leads to a stage, or with its tab: after many mistakes practice offers more practice."""
        way = self.visible(f"{LEADS_ON}, .cardlab-conclusion .cardlab-main")
        if way.count():
            self.press(way.first, what)
        if tab.get_attribute("aria-selected") != "true":
            self.press(tab, what)


def opened(browser: Any, width: int, height: int) -> Any:
    """Returns a new page of a browser, with a touch screen if it is small."""
    page = browser.new_context(viewport={"width": width, "height": height}, has_touch=min(width, height) < 600).new_page()
    page.set_default_timeout(20_000)
    return page


def through(browser: Any, address: str, slug: str, size: str) -> None:
    """Goes through a lesson and prints the counts."""
    page = opened(browser, *SIZES[size])
    pupil = Pupil(page, slug, phone=size == "phone")
    compared = pupil.walk(address)
    told = " | ".join(f"{pupil.actions[name]} ({pupil.minutes(name):.1f})" for name in STAGES)
    every, minutes = sum(pupil.actions.values()), sum(map(pupil.minutes, ("gallery", *STAGES)))
    print(f"| {slug} | {size} | {compared[0]} ({compared[1]:.1f} s) | {told} | {every} ({minutes:.0f}) |", flush=True)
    for (stage, what), times in pupil.pressed.most_common(8):
        print(f"    {stage}: {what}: {times}", file=sys.stderr)
    page.context.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--lessons", nargs="+", choices=slugs(), default=slugs())
    asked.add_argument("--sizes", nargs="+", choices=list(SIZES), default=list(SIZES))
    given = asked.parse_args()
    server = serving()
    print(f"| lesson | size | to the first comparison | {' | '.join(STAGES)} | all |")
    print("|" + "---|" * (4 + len(STAGES)))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=system_browser(), args=FLAGS)
            for slug in given.lessons:
                for size in given.sizes:
                    through(browser, server.address, slug, size)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
