"""Works through a page by keyboard alone, as a learner without a mouse, and checks the focus after each key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlab.protocol.messages import parse
from cardlab.teaching.number_reading import canonical, read_number, written
from cardlab.widgets import LessonWidget
from tests.conftest import Depth

HELD = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "the focus is lost";
  const {left, right, top, bottom} = at.getBoundingClientRect();
  if (right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) return `out of sight: ${at.outerHTML.slice(0, 120)}`;
  const lined = [at, at.closest("label")].some((one) => one && getComputedStyle(one).outlineStyle !== "none" && parseFloat(getComputedStyle(one).outlineWidth) >= 2);
  const cell = at.querySelector(".cardlab-cell");
  return lined || (cell && parseFloat(getComputedStyle(cell).strokeWidth) >= 3) ? "" : `no line around ${at.outerHTML.slice(0, 120)}`;
}"""
WAY = f"""(target) => {{
  const at = document.activeElement;
  const way = at === target ? 0 : at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;
  return [way, ({HELD})()];
}}"""
"""Returns the direction of an element, and any fault of the present focus."""
FARTHEST = 80  # presses of Tab from one end of a stage to the other


class Learner:
    """Works through a served lesson by keyboard alone. After each key the focus is on a visible element, with a line around it.

    Args:
        page: The browser's page, with the lesson just opened.
        lesson: The same lesson with the same seed, which knows the answers.
        depth: How much is tried.
    """

    def __init__(self, page: Any, lesson: LessonWidget, depth: Depth) -> None:
        self.page = page
        self.lesson = lesson
        self.slug = lesson.lesson_session.lesson.slug
        self.depth = depth
        self.asked: dict[tuple, dict] = {}
        self.heard: list[str] = []
        self._know(lesson.lesson_session.stage_session("practise").state()["questions"])

    # ---------------------------------------------------------------- keys

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            self.holds(key)

    def holds(self, after: str = "") -> None:
        lost = self.page.evaluate(HELD)
        assert not lost, f"{lost}, after {after or 'waiting'}"

    def write(self, text: str) -> None:
        self.page.keyboard.type(text)
        self.holds(text)

    def reach(self, selector: str, **which: Any) -> None:
        """Moves the focus to the first visible match in the open stage."""
        target = self.page.locator(selector, **which).locator("visible=true").first
        way, _ = target.evaluate(WAY)
        for _ in range(FARTHEST):
            if not way:
                return
            self.page.keyboard.press(key := "Tab" if way > 0 else "Shift+Tab")
            way, lost = target.evaluate(WAY)
            assert not lost, f"{lost}, after {key}"
        raise AssertionError(f"{selector} {which} cannot be reached by Tab")

    def use(self, selector: str, **which: Any) -> None:
        """Reaches a button and presses it."""
        self.reach(selector, **which)
        self.press("Enter")

    def open(self, stage: str) -> None:
        """Opens the tab of a stage; the arrow keys move from tab to tab."""
        self.reach('[role=tab][aria-selected="true"]')
        for _ in range(6):
            if stage in self.page.evaluate("document.activeElement.textContent"):
                self.page.locator("[role=tabpanel]:visible > :not(.cardlab-help, .cardlab-notice)").first.wait_for()
                return
            self.press("ArrowRight")
        raise AssertionError(f"no tab {stage}")

    # ---------------------------------------------------------------- questions

    def question(self) -> dict:
        """Returns the present question of practice, with its answer."""
        if self.page.locator(".cardlab-practice .cardlab-flash[data-new]").locator("visible=true").count():
            self.use(".cardlab-flash-look")  # the dots appear for a moment only, and are then answered
            self.reach(".cardlab-question-fields:not(:disabled) .cardlab-number")
        prompt, values, cards = self.page.evaluate(SEEN)
        return self.asked[prompt, tuple(values), tuple(cards)]

    def hear(self, question: dict, *said: str, hints: int = 0) -> None:
        """Tells a copy of the session the answer, so that it knows the questions that the session sends."""
        message = {
            "do": "answer_question",
            "question": question["id"],
            "said": list(said),
            "hints": hints,
            "at": 1_790_000_000_000 + len(self.heard),
        }
        self.heard.append(question["answer_type"])
        self._know(self.lesson.lesson_session.stage_session("practise").answer(parse(message))["more"])

    def _know(self, questions: list[dict]) -> None:
        for question in questions:
            flash = question["flash"]
            cards = (flash["heard"],) if flash else tuple(card for row in question["shows"] for card in row["cards"])
            values = () if _is_coloured(question) else tuple(sorted(choice["value"] for choice in question["choices"]))
            self.asked[question["prompt"], values, cards] = question

    def answer(self, question: dict, right: bool = True, besides: str = "") -> str:
        """Answers the question whose field has the focus, without sending it; returns the answer as the page would send it.

        A wrong answer differs from `besides`, the previous one.
        """
        answer = question["answer"]
        wrong = next(made for made in wrongs(question) if _joined(made) != besides)
        said = getattr(self, f"_{question['answer_type']}")(question, answer if right else wrong)
        return _joined(said)

    def _number(self, question: dict, answer: str) -> str:
        self.press("Control+a")
        self.write(answer)
        return answer

    def _one(self, question: dict, answer: str) -> str:
        values = [choice["value"] for choice in question["choices"]]
        self.press("Space")
        at = values.index(self.page.evaluate("document.activeElement.value"))
        self.press(*["ArrowDown"] * ((values.index(answer) - at) % len(values)))
        return answer

    _card = _one

    def _several(self, question: dict, answer: list[str]) -> list[str]:
        if _is_coloured(question):
            return self._coloured(question["model"]["choosable"], answer)
        for choice in question["choices"]:
            self.reach(f'.cardlab-question-fields:not(:disabled) input[value="{choice["value"]}"]')
            if self.page.evaluate("document.activeElement.checked") != (choice["value"] in answer):
                self.press("Space")
        return answer

    def _coloured(self, numbers: list[int], answer: list[str]) -> list[str]:
        """Walks along the rows of the chart, and colours the numbers that are not right yet."""
        self.reach(".cardlab-question-fields:not(:disabled) .cardlab-place[tabindex='0']")
        at = int(self.page.evaluate("document.activeElement.dataset.n"))
        self.press(*["ArrowLeft"] * (at - numbers[0]))
        for n in numbers:
            if (self.page.evaluate("document.activeElement.ariaSelected") == "true") != (str(n) in answer):
                self.press("Space")
            if n != numbers[-1]:
                self.press("ArrowRight")
        return answer

    def _order(self, question: dict, answer: list[str]) -> list[str]:
        """Moves each card to its place, the first one first."""
        items = self.page.locator(".cardlab-to-order > li").locator("visible=true")
        for place, value in enumerate(answer):
            self.press("Home")
            now = items.evaluate_all("all => all.map(({dataset}) => dataset.value)").index(value)
            self.press(*["ArrowRight"] * now, "Enter", *["ArrowLeft"] * (now - place), "Enter")
        return answer

    def _place(self, question: dict, answer: str) -> str:
        wide = 10 if question["model"]["model"] == "hundred_chart" else FARTHEST
        model = question["model"]
        halves = model["model"] == "double_target"
        parts = 2 if halves else 1 if model["model"] == "bar_model" else model.get("parts", 1)  # places of one
        for _ in range(FARTHEST):
            if not (left := int(parts * read_number(answer)) - self.page.evaluate(PLACE)):
                return answer
            far = abs(left) >= wide
            self.press(("ArrowDown" if far else "ArrowRight") if left > 0 else ("ArrowUp" if far else "ArrowLeft"))
        raise AssertionError(f"{answer} cannot be reached on {model}")

    def ticket(self) -> list[dict]:
        """Returns the questions of the exit ticket, with their answers as the page would have them."""
        stage_session = self.lesson.lesson_session.stage_session("ticket")
        shown = stage_session.state()["questions"]
        return [
            {**told, "answer": _spelled(question.answer)} for told, question in zip(shown, stage_session.questions, strict=True)
        ]


SEEN = """() => {
  const asked = [...document.querySelectorAll(".cardlab-practice .cardlab-question-fields")].at(-1);
  const values = [...asked.querySelectorAll("input[type=radio], input[type=checkbox]")].map(({value}) => value);
  const items = [...asked.querySelectorAll(".cardlab-to-order > li")].map(({dataset}) => dataset.value);
  const heard = asked.querySelector(".cardlab-flash > [role=status]");
  const shown = [...asked.querySelectorAll(".cardlab-question-cards .cardlab-card")].map(({dataset}) => dataset.token);
  const cards = heard ? [heard.textContent] : shown;
  return [asked.querySelector("legend").textContent, [...values, ...items].sort(), cards];
}"""
PLACE = """() => {
  const at = document.activeElement;
  return Number(at.getAttribute("aria-valuenow") ?? at.dataset.n);
}"""


def _joined(said: str | Sequence[str]) -> str:
    return said if isinstance(said, str) else " ".join(said)


def wrongs(question: dict) -> list[Any]:
    """Returns two readable answers that are not right."""
    answer, values = question["answer"], [choice["value"] for choice in question["choices"]]
    if question["answer_type"] == "several":
        others = [value for value in values if value not in answer]
        return [others, others[1:] or values]
    if question["answer_type"] == "order":
        return [answer[::-1], [answer[1], answer[0], *answer[2:]]]
    if question["answer_type"] == "place":
        return [canonical(read_number(answer) + more) for more in (1, 2)]
    return [value for value in values if value != answer] if values else ["999", "998"]


def _spelled(answer: Any) -> Any:
    return list(answer) if isinstance(answer, tuple) else answer if isinstance(answer, str) else written(answer)


def _is_coloured(question: dict) -> bool:
    """Whether the question is answered by colouring numbers of a chart."""
    return question["answer_type"] == "several" and "choosable" in (question["model"] or {})
