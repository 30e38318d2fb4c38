"""Makes worksheets: questions of a lesson on paper, each sheet different or all alike, with an answer key.

A sheet is a page of plain HTML for printing in a browser. The cards draw themselves, and a QR code leads back to the lesson
with the same seed. A browser on this computer prints the PDF (`print_pdf`).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from string import ascii_uppercase
from typing import Any

from cardlab.core.errors import CardlabError, did_you_mean
from cardlab.core.rng import RandomStream
from cardlab.core.whole_files import writing
from cardlab.documents.page_address import bank_query, deck_query, lesson_address
from cardlab.documents.printed_page import printed_page
from cardlab.documents.qr_code import qr_code
from cardlab.lessons import find
from cardlab.protocol.lesson import RuleCard
from cardlab.teaching.lesson import Lesson
from cardlab.teaching.level_range import Levels
from cardlab.teaching.question import Question, QuestionGenerator
from cardlab.words.languages import DEFAULT_LANGUAGE, direction
from cardlab.words.words import Words

LIMITS = {"seed": (0, 2**31 - 1), "copies": (1, 200), "questions": (1, 40)}
"""The minimum and maximum of each number that a teacher chooses."""
ADDRESS = "http://localhost:8866/"
"""Default target of the QR code: lessons served on the same computer."""
PAGES = "voila/render/"
"""Path of the lesson pages below that address."""
MOST_LEVELS = 99
"""A number higher than the highest level of any lesson."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")


_REMARK = re.compile(r"\([^()]+\)$")
"""A reminder in brackets after a question."""
_TERM = r"(?:\d+ \d+/\d+\S*|\S+)"
_SUM = re.compile(rf"{_TERM}(?: [+−×÷=<>≤≥] {_TERM})+|\d+ (?:\d+/\d+|%)")


class WorksheetError(CardlabError):
    """A worksheet cannot be made as requested."""


def unbroken(text: str) -> str:
    """Returns a text in which no sum breaks across a line, because its spaces are no-break spaces."""
    return _SUM.sub(lambda found: found[0].replace(" ", "\u00a0"), text)


def paper_generators(lesson: Lesson, levels: Levels | None = None, kinds: Collection[str] = ()) -> list[QuestionGenerator]:
    """Returns the generators of a lesson's questions for paper, each kind of each level once, easy ones first.

    Args:
        lesson: The lesson.
        levels: The lowest and the highest level; None for all.
        kinds: The kinds; none for all.
    """
    low, high = levels or (0, MOST_LEVELS)
    made = [one for one in lesson.generators if "paper" in one.where and low <= one.level <= high]
    return sorted((one for one in made if not kinds or one.kind in kinds), key=lambda one: one.level)


@dataclass(frozen=True)
class Worksheet:
    """A worksheet for a class.

    Attributes:
        lesson: The slug of the lesson.
        seed: The seed of the questions: the same seed prints the same sheets.
        copies: The number of sheets, from 1 to 200.
        levels: The lowest and the highest level of the questions; None for all levels, from easy to hard.
        kinds: The kinds of the questions; none for all.
        questions: The number of questions on a sheet, from 1 to 40.
        alike: Whether all sheets are the same.
        large: Whether to use large print: fewer words in a line, larger cards.
        key: Whether to print the answers at the end.
        deck: The deck that the lesson is about, by its name or its text; "" for that of the lesson.
        language: The language of the words.
        digits: The name of digits other than 0123456789; see `cardlab.words.languages.digits_of`.
        address: The address of the server with the lessons, for the QR code.
        pages: The path of their pages, below that address.
    """

    lesson: str
    seed: int = 0
    copies: int = 1
    levels: Levels | None = None
    kinds: tuple[str, ...] = ()
    questions: int = 10
    alike: bool = False
    large: bool = False
    key: bool = True
    deck: str = ""
    language: str = DEFAULT_LANGUAGE
    digits: str = ""
    address: str = ADDRESS
    pages: str = PAGES

    def __post_init__(self) -> None:
        for name, (least, most) in LIMITS.items():
            value = getattr(self, name)
            if not least <= value <= most:
                raise WorksheetError(f"{name} is {value}, but must be from {least} to {most}.")
        every = paper_generators(self._taught)
        if not every:
            raise WorksheetError(f"{self.lesson} has no questions that can be answered on paper.")
        for kind in self.kinds:
            if kind not in {made.kind for made in every}:
                raise WorksheetError(f"{self.lesson} has no {kind!r:.40} on paper. {_known_kinds(kind, every)}")
        if not paper_generators(self._taught, self.levels, self.kinds):
            there = [made for made in every if not self.kinds or made.kind in self.kinds]
            found = ", ".join(map(str, sorted({made.level for made in there})))
            asked = "-".join(map(str, self.levels or ()))
            raise WorksheetError(f"levels are {asked}, but {self.lesson} has such questions only at these levels: {found}.")

    @property
    def _taught(self) -> Lesson:
        return find(self.lesson, self.deck)

    def _kinds(self) -> list[QuestionGenerator]:
        """Returns the generators of a sheet's questions. If there are more kinds than room, selects some from easy to hard."""
        kinds = paper_generators(self._taught, self.levels, self.kinds)
        if len(kinds) > self.questions:
            last, most = len(kinds) - 1, max(self.questions - 1, 1)
            # the easiest, the hardest, and some between
            return [kinds[number * last // most] for number in range(self.questions)]
        return [kinds[number % len(kinds)] for number in range(self.questions)]

    def sheet(self, copy: int) -> list[Question]:
        """Returns the questions of one sheet, easy ones first, without repeating any.

        Args:
            copy: The number of the sheet, from 1.
        """
        rng = RandomStream(self.seed, 500 + (0 if self.alike else copy))
        drawn: list[Question] = []
        for kind in self._kinds():
            for _ in range(20):
                question = kind.question(rng.below(2**31))
                if all((question.kind, question.facts) != (other.kind, other.facts) for other in drawn):
                    break
            drawn.append(question)
        return sorted(drawn, key=lambda question: question.level)

    def link(self, copy: int) -> str:
        """Returns the address in a sheet's QR code: the lesson with the same seed, and a seat of its own if sheets differ."""
        seat = {} if self.alike else {"seat": copy}
        query = {"seed": self.seed, **seat, **deck_query(self._taught), **bank_query(self.levels, self.kinds)}
        locale = {} if self.language == DEFAULT_LANGUAGE else {"lang": self.language}
        locale |= {"digits": self.digits} if self.digits else {}
        return f"{self.address.rstrip('/')}/{self.pages}{lesson_address(self.lesson, {**query, **locale})}"

    def to_html(self) -> str:
        """Returns all sheets, and after them the key, as one page to print. On a screen it has a button for that."""
        words = Words(self.language, digits=self.digits)
        sheets = [self.sheet(copy) for copy in range(1, self.copies + 1)]
        keys = [] if not self.key else sheets[:1] if self.alike else sheets
        lesson = self._taught.title(words)
        return printed_page(
            "documents/worksheet.html",
            words,
            words.say("worksheet-title", lesson=lesson),
            large=self.large,
            lesson=lesson,
            cards=[card for deal in self._taught.deals for card in deal.as_played.pack()],
            rules=_rules(self._taught, words),
            sheets=[self._sheet(number, sheet, words) for number, sheet in enumerate(sheets, 1)],
            keys=[self._key(number, sheet, words) for number, sheet in enumerate(keys, 1)],
        )

    def _sheet(self, number: int, sheet: Sequence[Question], words: Words) -> dict[str, Any]:
        """Returns a sheet for its template."""
        return {
            "about": words.say("worksheet-number", seed=self.seed, n=number),
            "code": qr_code(self.link(number)),
            "questions": [_question(question, words) for question in sheet],
        }

    def _key(self, number: int, sheet: Sequence[Question], words: Words) -> dict[str, Any]:
        """Returns the answers of a sheet for their template."""
        title = words.say("worksheet-key", n=0 if self.alike else number, seed=self.seed)
        return {"title": title, "solutions": [_solution(question, words) for question in sheet]}


def _known_kinds(kind: str, made: Iterable[QuestionGenerator]) -> str:
    """Returns the kinds of questions for paper, the nearest by name first."""
    kinds = list(dict.fromkeys(one.kind for one in made))
    return f"{did_you_mean(kind, kinds)} There are: {', '.join(kinds)}."


def _rules(lesson: Lesson, words: Words) -> RuleCard | None:
    """Returns the rule card of a lesson for its template; None if it has none."""
    card = lesson.rule_card
    if card is None:
        return None
    told = card.to_json(lesson.slug, words)
    for part in told["parts"]:
        part["lines"] = [{**line, "text": unbroken(line["text"])} for line in part["lines"]]
    return told


def _question(question: Question, words: Words) -> dict[str, Any]:
    """Returns a question with its cards and the things to mark, without choices if the answer is written on a line."""
    shown = question.json_without_answer(words)
    prompt = unbroken(shown["prompt"])
    remark = _REMARK.search(prompt)
    choices = [
        {"cards": choice["cards"], "label": "" if choice["cards"] else unbroken(str(choice["label"]))}
        for choice in shown["choices"]
    ]
    return {
        "prompt": prompt[: remark.start()] if remark else prompt,
        "remark": remark[0] if remark else "",
        "rows": shown["shows"],
        "choices": None if question.answer_type == "number" else choices,
        "mark": "place" if question.answer_type == "order" else "box",
        "beside": all(choice["cards"] for choice in choices),
    }


def _solution(question: Question, words: Words) -> dict[str, Any]:
    """Returns the answer, and the lines of the working, without a last line that only repeats the answer."""
    answer = question.answer_text(words)
    lines = question.working(words).splitlines()
    steps = lines[:-1] if lines and lines[-1] == answer else lines
    return {"answer": _line(answer, words), "steps": [_line(step, words) for step in steps]}


def _line(text: str, words: Words) -> dict[str, str]:
    """Returns a line and its direction. Mathematics goes left to right, and text in the direction of its language."""
    letters = any(sign.isalpha() and sign not in ascii_uppercase for sign in text)
    return {"text": unbroken(text), "direction": direction(words.language) if letters else "ltr"}


def print_pdf(page: str, path: Path) -> None:
    """Lets a browser of this computer, or the one that CARDLAB_BROWSER names, print a page to a PDF file.

    Raises:
        WorksheetError: There is no suitable browser, or it has failed. The HTML can still be printed by hand.
        WriteError: The file cannot be written. The old one is unchanged.
    """
    browser = os.environ.get("CARDLAB_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)
    by_hand = "Write the sheets as .html, open them in any browser, and print them there."
    if browser is None:
        raise WorksheetError(f"a PDF needs Chromium or Chrome on this computer, but neither was found. {by_hand}")
    with tempfile.TemporaryDirectory() as folder:
        file, printed = Path(folder) / "sheets.html", Path(folder) / "sheets.pdf"
        file.write_text(page, encoding="utf-8")
        flags = ["--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
        flags += ["--no-pdf-header-footer", f"--user-data-dir={folder}/profile", f"--print-to-pdf={printed}"]
        flags += ["--virtual-time-budget=4000", *_as_root()]
        try:
            done = subprocess.run([browser, *flags, file.as_uri()], capture_output=True, text=True, timeout=120, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise WorksheetError(f"{browser} could not print the sheets: {error}. {by_hand}") from error
        # A browser that cannot write the file ends with 0 all the same, and one without room leaves a part of it.
        made = printed.read_bytes() if printed.is_file() else b""
    if done.returncode or not made.rstrip().endswith(b"%%EOF"):
        raise WorksheetError(f"{browser} could not print the sheets: {done.stderr.strip()[-200:]}. {by_hand}")
    with writing(path) as part:
        part.write_bytes(made)


def _as_root() -> list[str]:
    """Returns an option for the root user, as in a container, for whom Chromium refuses its own sandbox."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
