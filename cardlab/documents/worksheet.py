"""Worksheets: questions of a lesson on paper, each sheet different or all alike, with a key, from the same bank and seed.

A sheet is a page of plain HTML that a browser prints; the cards draw themselves, and a QR code leads back to the lesson
with the same seed. A PDF is printed by a browser on this computer (`print_pdf`).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from string import ascii_uppercase

from cardlab.core.errors import CardlabError
from cardlab.core.rng import RandomStream
from cardlab.documents.address import lesson_address
from cardlab.documents.page import data, document
from cardlab.lessons import find
from cardlab.teaching.question import Generator, Question
from cardlab.words.messages import DEFAULT_LANGUAGE, Words, direction

LIMITS = {"seed": (0, 2**31 - 1), "copies": (1, 200), "questions": (1, 40)}
"""The least and the greatest of each number that a teacher chooses."""
ADDRESS = "http://localhost:8866/"
"""Where the QR code leads if the teacher says nothing: the lessons served on the same computer."""
PAGES = "voila/render/"
"""Where the lesson pages are, below that address."""
PAPER = ("number", "one", "several", "order", "card")
"""What can be answered on paper."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")


_REMARK = re.compile(r"\([^()]+\)$")
"""What is added to a question in brackets, as a reminder."""
_TERM = r"(?:\d+ \d+/\d+\S*|\S+)"
_SUM = re.compile(rf"{_TERM}(?: [+−×÷=<>≤≥] {_TERM})+|\d+ (?:\d+/\d+|%)")


class WorksheetError(CardlabError):
    """A worksheet that cannot be made as it was asked for."""


def unbroken(text: str) -> str:
    """A text in which no sum breaks across a line: there are no-break spaces around what is reckoned with."""
    return _SUM.sub(lambda found: found[0].replace(" ", "\u00a0"), text)


def paper_generators(lesson: str) -> list[Generator]:
    """What makes a lesson's questions for paper, each kind of each level once, easy ones first.

    Raises:
        UnknownLesson: There is no such lesson.
        WorksheetError: It has no questions that can be answered on paper.
    """
    found = [made for made in find(lesson).generators if made.question(0).asked in PAPER]
    if not found:
        raise WorksheetError(f"{lesson} has no questions that can be answered on paper.")
    return sorted(found, key=lambda made: made.level)


def paper_levels(lesson: str) -> list[int]:
    """The levels of a lesson's questions for paper; the same is raised."""
    return sorted({made.level for made in paper_generators(lesson)})


@dataclass(frozen=True)
class Worksheet:
    """What a class gets on paper.

    Attributes:
        lesson: The slug of the lesson.
        seed: What decides the questions: the same seed prints the same sheets.
        copies: How many sheets, from 1 to 200.
        level: The level of the questions, or 0 for all levels, from easy to hard.
        questions: How many stand on a sheet, from 1 to 40.
        alike: Whether all sheets are the same.
        large: Large print: fewer words a line, larger cards.
        key: Whether the answers follow.
        language: The language of the words.
        digits: Other digits than 0123456789, by their name; see `cardlab.words.messages.digits_of`.
        address: Where the lessons are served, for the QR code.
        pages: Where their pages are, below that address.
    """

    lesson: str
    seed: int = 1
    copies: int = 1
    level: int = 0
    questions: int = 10
    alike: bool = False
    large: bool = False
    key: bool = True
    language: str = DEFAULT_LANGUAGE
    digits: str = ""
    address: str = ADDRESS
    pages: str = PAGES

    def __post_init__(self) -> None:
        for name, (least, most) in LIMITS.items():
            value = getattr(self, name)
            if not least <= value <= most:
                raise WorksheetError(f"{name} is {value}, and must be from {least} to {most}.")
        levels = paper_levels(self.lesson)
        if self.level and self.level not in levels:
            raise WorksheetError(
                f"{self.lesson} has no level {self.level}: choose {', '.join(map(str, levels))}, or 0 for all."
            )

    def _kinds(self) -> list[Generator]:
        """What makes each question of a sheet: of more kinds than there is room for, some from easy to hard."""
        makers = [made for made in paper_generators(self.lesson) if self.level in (0, made.level)]
        if len(makers) > self.questions:
            return [makers[number * len(makers) // self.questions] for number in range(self.questions)]
        return [makers[number % len(makers)] for number in range(self.questions)]

    def sheet(self, copy: int) -> list[Question]:
        """The questions of one sheet, easy ones first; no two of them are the same.

        Args:
            copy: Which sheet, from 1.
        """
        rng = RandomStream(self.seed, 500 + (0 if self.alike else copy))
        drawn: list[Question] = []
        for maker in self._kinds():
            for _ in range(20):
                question = maker.question(rng.below(2**31))
                if all((question.kind, question.facts) != (other.kind, other.facts) for other in drawn):
                    break
            drawn.append(question)
        return sorted(drawn, key=lambda question: question.level)

    def link(self, copy: int) -> str:
        """Where a sheet's QR code leads: the lesson with the same seed, and a seat of its own where sheets differ."""
        query = {"seed": self.seed} | ({} if self.alike else {"seat": copy})
        spoken = {} if self.language == DEFAULT_LANGUAGE else {"lang": self.language}
        spoken |= {"digits": self.digits} if self.digits else {}
        return f"{self.address.rstrip('/')}/{self.pages}{lesson_address(self.lesson, {**query, **spoken})}"

    def to_html(self) -> str:
        """All sheets, and after them the key, as one page to print; on a screen there is a button for that."""
        from cardlab.frontend.bundle import module, source, stylesheet  # no kernel pays for it
        from cardlab.words.card_names import card_names

        words = Words(self.language, digits=self.digits)
        sheets = [self.sheet(copy) for copy in range(1, self.copies + 1)]
        body = [*(self._sheet(number, sheet, words) for number, sheet in enumerate(sheets, 1))]
        keys = [] if not self.key else sheets[:1] if self.alike else sheets
        body += [self._key(number, sheet, words) for number, sheet in enumerate(keys, 1)]
        page = _PAGE.format(
            to_print=escape(words.say("sheet-print")),
            body="\n".join(body),
            names=data("card-names", card_names(words)),
            module=module("sheet"),
        )
        title = words.say("sheet-title", lesson=words.say(f"{self.lesson}_lesson"))
        kind = "large" if self.large else "usual"
        attributes = f'class="sheets {kind}" data-digits="{self.digits}"'
        return document(words.language, title, stylesheet() + source("sheet.css"), page, attributes)

    def _sheet(self, number: int, sheet: Sequence[Question], words: Words) -> str:
        about = words.say("sheet-number", seed=self.seed, n=number)
        items = "".join(f"<li>{_question(question, words)}</li>" for question in sheet)
        return (
            f'<section class="sheet"><header><div><h1>{escape(words.say(f"{self.lesson}_lesson"))}</h1>'
            f'<p class="name">{escape(words.say("sheet-name"))}</p><p class="about">{escape(about)}</p></div>'
            f"<figure>{_qr(self.link(number))}<figcaption>{escape(words.say('sheet-back'))}</figcaption></figure></header>"
            f'<ol class="questions">{items}</ol></section>'
        )

    def _key(self, number: int, sheet: Sequence[Question], words: Words) -> str:
        title = words.say("sheet-key", n=0 if self.alike else number, seed=self.seed)
        items = "".join(f"<li>{_solved(question, words)}</li>" for question in sheet)
        return f'<section class="sheet key"><h1>{escape(title)}</h1><ol class="solved">{items}</ol></section>'


def _question(question: Question, words: Words) -> str:
    """A question with its cards and a place for the answer."""
    shown = question.asked_json(words)
    rows = "".join(_row(row["label"], row["cards"]) for row in shown["shows"])
    place = "".join(_answer_place(question, shown["choices"]))
    asked = _REMARK.sub(r"<span>\g<0></span>", escape(unbroken(shown["prompt"])))
    return f'<p class="prompt">{asked}</p>{rows}{place}'


def _solved(question: Question, words: Words) -> str:
    """The answer, and the lines of the working before the one that says nothing but the answer."""
    answer = question.answer_text(words)
    lines = question.working(words).splitlines()
    told = lines[:-1] if lines and lines[-1] == answer else lines
    steps = "".join(f'<li dir="{_side(line, words)}">{escape(unbroken(line))}</li>' for line in told)
    working = f'<ul class="working">{steps}</ul>' if steps else ""
    return f'<b><bdi dir="{_side(answer, words)}">{escape(unbroken(answer))}</bdi></b>{working}'


def _side(text: str, words: Words) -> str:
    """The direction of a line: mathematics goes from left to right, and what has letters of the language goes its way."""
    return direction(words.language) if any(sign.isalpha() and sign not in ascii_uppercase for sign in text) else "ltr"


def _row(label: str, cards: Sequence[str]) -> str:
    named = f"<span>{escape(label)}</span>" if label else ""
    return f'<div class="row">{named}<span class="cards" data-cards="{" ".join(cards)}"></span></div>'


def _answer_place(question: Question, choices: Sequence[dict[str, object]]) -> Iterator[str]:
    if question.asked == "number":
        yield '<div class="line"></div>'
        return
    mark = "place" if question.asked == "order" else "box"
    beside = " beside" if all(choice["cards"] for choice in choices) else ""
    yield f'<ul class="choices{beside}">'
    for choice in choices:
        cards = choice["cards"]
        pictures = f'<span class="cards" data-cards="{" ".join(cards)}"></span>' if isinstance(cards, list) and cards else ""
        label = "" if pictures else escape(unbroken(str(choice["label"])))
        yield f'<li><span class="{mark}"></span>{pictures}<bdi>{label}</bdi></li>'
    yield "</ul>"


def _qr(address: str) -> str:
    """A QR code as SVG."""
    import segno  # only who prints pays for it

    return str(segno.make(address, error="m").svg_inline(scale=3, border=2, omitsize=True))


def print_pdf(page: str, path: Path) -> None:
    """Let a browser of this computer, or the one that CARDLAB_BROWSER names, print a page to a PDF file.

    Raises:
        WorksheetError: There is no browser that can, or it has failed; the HTML can still be printed by hand.
    """
    browser = os.environ.get("CARDLAB_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)
    by_hand = "Write the sheets as .html, open them in any browser, and print them there."
    if browser is None:
        raise WorksheetError(f"a PDF needs Chromium or Chrome on this computer, and none was found. {by_hand}")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "sheets.html"
        file.write_text(page, encoding="utf-8")
        flags = ["--headless", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
        flags += ["--no-pdf-header-footer", f"--user-data-dir={folder}/profile", f"--print-to-pdf={path.resolve()}"]
        flags += ["--virtual-time-budget=4000", *_as_root()]
        try:
            done = subprocess.run([browser, *flags, file.as_uri()], capture_output=True, text=True, timeout=120, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise WorksheetError(f"{browser} could not print the sheets: {error}. {by_hand}") from error
    if done.returncode or not path.is_file():
        raise WorksheetError(f"{browser} could not print the sheets: {done.stderr.strip()[-200:]}. {by_hand}")


def _as_root() -> list[str]:
    """Chromium's own sandbox refuses the root user, as in a container."""
    return ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []


_PAGE = """<p class="to-print"><button type="button">{to_print}</button></p>
<main>
{body}
</main>
{names}
<script type="module">{module}</script>"""
