"""Worksheets: questions of a lesson on paper, each sheet different or all alike, with a key, from the same bank and seed.

A sheet is a page of plain HTML that a browser prints; the cards draw themselves, and a QR code leads back to the lesson
with the same seed. A PDF is printed by a browser on this computer (`print_pdf`).
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from cardlab.chance import Chance
from cardlab.errors import CardlabError
from cardlab.explain import DEFAULT_LANGUAGE, Words, direction
from cardlab.lessons import find
from cardlab.lessons.question import Generator, Question

MOST_COPIES, MOST_QUESTIONS = 200, 40
ADDRESS = "http://localhost:8866/"
"""Where the QR code leads if the teacher says nothing: the lessons served on the same computer."""
PAPER = ("number", "one", "several", "order", "card")
"""What can be answered on paper."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")


class WorksheetError(CardlabError):
    """A worksheet that cannot be made as it was asked for."""


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
        language: The language of the words.
        address: Where the lessons are served, for the QR code.
    """

    lesson: str
    seed: int = 1
    copies: int = 1
    level: int = 0
    questions: int = 10
    alike: bool = False
    large: bool = False
    language: str = DEFAULT_LANGUAGE
    address: str = ADDRESS

    def __post_init__(self) -> None:
        for name, most in (("copies", MOST_COPIES), ("questions", MOST_QUESTIONS)):
            value = getattr(self, name)
            if not 1 <= value <= most:
                raise WorksheetError(f"{name} is {value}, and must be from 1 to {most}.")
        if not 0 <= self.seed < 2**31:
            raise WorksheetError(f"the seed is {self.seed}, and must be from 0 to {2**31 - 1}.")
        levels = sorted({made.level for made in self._generators()})
        if self.level and self.level not in levels:
            raise WorksheetError(
                f"{self.lesson} has no level {self.level}: choose {', '.join(map(str, levels))}, or 0 for all."
            )

    def _generators(self) -> list[Generator]:
        """What makes questions for paper, each kind of each level once."""
        found = [made for made in find(self.lesson).generators if made.question(0).asked in PAPER]
        if not found:
            raise WorksheetError(f"{self.lesson} has no questions that can be answered on paper.")
        return found

    def sheet(self, copy: int) -> list[Question]:
        """The questions of one sheet, easy ones first; no two of them are the same.

        Args:
            copy: Which sheet, from 1.
        """
        chance = Chance(self.seed, 500 + (0 if self.alike else copy))
        makers = [made for made in self._generators() if self.level in (0, made.level)]
        drawn: list[Question] = []
        for number in range(self.questions):
            maker = makers[number % len(makers)]
            for _ in range(20):
                question = maker.question(chance.below(2**31))
                if all((question.kind, question.facts) != (other.kind, other.facts) for other in drawn):
                    break
            drawn.append(question)
        return sorted(drawn, key=lambda question: question.level)

    def link(self, copy: int) -> str:
        """Where a sheet's QR code leads: the lesson with the same seed, and a seat of its own where sheets differ."""
        seat = "" if self.alike else f"&seat={copy}"
        return f"{self.address.rstrip('/')}/voila/render/{self.lesson}.ipynb?seed={self.seed}{seat}"

    def to_html(self) -> str:
        """All sheets, and after them the key, as one page to print."""
        from cardlab.widgets.bundle import module, source, stylesheet  # no kernel pays for it
        from cardlab.widgets.names import card_names

        words = Words(self.language)
        sheets = [self.sheet(copy) for copy in range(1, self.copies + 1)]
        body = [*(self._sheet(number, sheet, words) for number, sheet in enumerate(sheets, 1))]
        keys = sheets[:1] if self.alike else sheets
        body += [self._key(number, sheet, words) for number, sheet in enumerate(keys, 1)]
        return _PAGE.format(
            lang=words.language,
            dir=direction(words.language),
            title=escape(words.say("sheet-title", lesson=words.say(f"lesson-{self.lesson}"))),
            css=stylesheet() + source("sheet.css"),
            kind="large" if self.large else "usual",
            body="\n".join(body),
            names=json.dumps(card_names(words), ensure_ascii=False).replace("</", "<\\/"),
            module=module("sheet"),
        )

    def _sheet(self, number: int, sheet: Sequence[Question], words: Words) -> str:
        about = words.say("sheet-number", seed=self.seed, n=number)
        items = "".join(f"<li>{_question(question, words)}</li>" for question in sheet)
        return (
            f'<section class="sheet"><header><div><h1>{escape(words.say(f"lesson-{self.lesson}"))}</h1>'
            f'<p class="name">{escape(words.say("sheet-name"))}</p><p class="about">{escape(about)}</p></div>'
            f"<figure>{_qr(self.link(number))}<figcaption>{escape(words.say('sheet-back'))}</figcaption></figure></header>"
            f'<ol class="questions">{items}</ol></section>'
        )

    def _key(self, number: int, sheet: Sequence[Question], words: Words) -> str:
        title = words.say("sheet-key", n=0 if self.alike else number, seed=self.seed)
        items = "".join(
            f"<li><b><bdi>{escape(question.answer_text(words))}</bdi></b> "
            f'<span dir="ltr" class="working">{escape("; ".join(question.working(words).splitlines()))}</span></li>'
            for question in sheet
        )
        return f'<section class="sheet key"><h1>{escape(title)}</h1><ol>{items}</ol></section>'


def _question(question: Question, words: Words) -> str:
    """A question with its cards and a place for the answer."""
    shown = question.asked_json(words)
    rows = "".join(_row(row["label"], row["cards"]) for row in shown["shows"])
    place = "".join(_answer_place(question, shown["choices"]))
    return f'<p class="prompt" dir="auto">{escape(shown["prompt"])}</p>{rows}{place}'


def _row(label: str, cards: Sequence[str]) -> str:
    named = f"<span>{escape(label)}</span>" if label else ""
    return f'<div class="row">{named}<span class="cards" data-cards="{" ".join(cards)}"></span></div>'


def _answer_place(question: Question, choices: Sequence[dict[str, object]]) -> Iterator[str]:
    if question.asked == "number":
        yield '<div class="line"></div>'
        return
    mark = "place" if question.asked == "order" else "box"
    yield '<ul class="choices">'
    for choice in choices:
        cards = choice["cards"]
        pictures = f'<span class="cards" data-cards="{" ".join(cards)}"></span>' if isinstance(cards, list) and cards else ""
        yield f'<li><span class="{mark}"></span>{pictures}<bdi>{"" if pictures else escape(str(choice["label"]))}</bdi></li>'
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


_PAGE = """<!doctype html>
<html lang="{lang}" dir="{dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>{css}</style>
</head>
<body class="sheets {kind}">
<main>
{body}
</main>
<script type="application/json" id="card-names">{names}</script>
<script type="module">{module}</script>
</body>
</html>
"""
