"""The teacher's page of a lesson: worksheets to open and print, addresses for a class, and the notes. No kernel is needed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any
from urllib.parse import urlsplit

from cardlab.documents.address import lesson_address
from cardlab.documents.page import document
from cardlab.documents.worksheet import LIMITS, Worksheet, paper_levels
from cardlab.frontend.bundle import module, source, stylesheet
from cardlab.serve import notes
from cardlab.serve.locale import kept, link, switch, words_of
from cardlab.words.messages import DEFAULT_LANGUAGE, Words, direction

CHOICES = ("level", "alike")
BOXES = ("large", "key")
USUAL = {"seed": "1", "copies": "1", "questions": "10", "level": "0", "alike": "0", "large": "0", "key": "1"}
"""How the form is filled in at first."""
MOST_SAID = 20
"""Letters of a field that are looked at."""
THIS_COMPUTER = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Place:
    """Where pages are, as the browser that asks sees it.

    Attributes:
        host: The server: ``http://10.0.0.5:8866``.
        base_url: Its path there, with a slash at both ends.
        pages_url: The path of the lesson pages, with a slash at both ends: ``/voila/render/``.
    """

    host: str
    base_url: str
    pages_url: str

    def teacher(self, slug: str) -> str:
        """The path of the teacher's page of a lesson."""
        return f"{self.base_url}cardlab/teacher/{slug}"

    def lesson(self, slug: str, query: Mapping[str, str]) -> str:
        """The whole address of a lesson."""
        return f"{self.host}{self.pages_url}{lesson_address(slug, query)}"


@dataclass(frozen=True)
class Wrong:
    """A field with something in it that cannot be.

    Attributes:
        name: The field.
        said: What is in it.
        allowed: What may be in it: the least and the greatest number, or all numbers.
    """

    name: str
    said: str
    allowed: tuple[int, ...]

    def told(self, words: Words) -> str:
        """What is allowed, and what was asked for."""
        name = words.say(f"teacher-{self.name}")
        if self.name in LIMITS:
            low, high = self.allowed
            allowed = words.say("teacher-wrong-number", name=name, low=low, high=high)
        else:
            labels = words.listed([_label(self.name, value, words) for value in self.allowed])
            allowed = words.say("teacher-wrong-choice", name=name, all=labels)
        said = "".join(sign for sign in self.said[:MOST_SAID] if sign.isprintable())
        return f"{allowed} {words.say('teacher-said', said=said)}" if said else allowed


def read_form(slug: str, asked: Mapping[str, str]) -> tuple[dict[str, int], list[Wrong]]:
    """What a form asks for, field by field, and what of it cannot be.

    Args:
        slug: The lesson.
        asked: What stands after the ``?`` of the address: a field that is not there is filled in as usual, a box is not ticked.

    Raises:
        UnknownLesson: There is no such lesson.
    """
    told: dict[str, int] = {}
    wrong: list[Wrong] = []
    for name, said in _filled_in(asked).items():
        number = int(said) if said.isdecimal() and len(said) <= MOST_SAID else -1
        allowed = LIMITS.get(name) or _values(slug, name)
        if number in (range(allowed[0], allowed[1] + 1) if name in LIMITS else allowed):
            told[name] = number
        else:
            wrong.append(Wrong(name, said, allowed))
    return told, wrong


def _filled_in(asked: Mapping[str, str]) -> dict[str, str]:
    return {name: asked.get(name, "0" if name in BOXES else usual).strip() for name, usual in USUAL.items()}


def _values(slug: str, name: str) -> tuple[int, ...]:
    """What a field that is no free number can have in it."""
    return (0, *paper_levels(slug)) if name == "level" else (0, 1)


def _label(name: str, value: int, words: Words) -> str:
    """A value of such a field in words."""
    if name == "level" and value:
        return words.say("teacher-level-of", n=value)
    return words.say(f"teacher-{'box' if name in BOXES else name}-{value}")


# ------------------------------------------------------------------------------------------------ the pages


def teacher_page(slug: str, place: Place, asked: Mapping[str, str], language: str = DEFAULT_LANGUAGE) -> str:
    """The page as HTML.

    Args:
        slug: The lesson.
        place: Where pages are.
        asked: What stands after the ``?`` of the address: a seed is taken over where it can be.
        language: The language of the words around the notes; where there are none in it, the default.

    Raises:
        UnknownLesson: There is no such lesson.
        CardlabError: Its notes are not there.
    """
    words = words_of(language, asked.get("digits", ""))
    text = notes.notes_html(slug)
    seed = str(read_form(slug, asked)[0].get("seed", USUAL["seed"]))
    in_english = "" if words.language == notes.LANGUAGE or not text else f"<p>{_say(words, 'in_english')}</p>"
    return _page(
        place,
        words,
        asked,
        ways=link(place.pages_url + lesson_address(slug, kept(words)), {}, words.say("teacher-lesson")),
        title=words.say("teacher-title", lesson=words.say(f"{slug}_lesson")),
        intro=words.say(f"{slug}_lesson", "teaches"),
        body=f'<div class="desk">{_sheets(slug, place, words, seed)}{_class(slug, place, words, seed)}</div>{in_english}'
        f'<article class="notes" lang="{notes.LANGUAGE}" dir="{direction(notes.LANGUAGE)}">{text}</article>',
        script=f'<script type="module">{module("teacher")}</script>',
    )


def sheets_page(slug: str, place: Place, asked: Mapping[str, str], language: str = DEFAULT_LANGUAGE) -> tuple[int, str]:
    """The worksheets that a form asks for, ready to print; or what is wrong with it, and the form to mend it.

    Args:
        slug, place, language: As in `teacher_page`.
        asked: What stands after the ``?`` of the address.

    Returns: The status, 200 or 400, and the page as HTML.

    Raises:
        UnknownLesson: There is no such lesson.
    """
    words = words_of(language, asked.get("digits", ""))
    told, wrong = read_form(slug, asked)
    if not wrong:
        options: dict[str, Any] = {name: bool(value) if name in ("alike", *BOXES) else value for name, value in told.items()}
        address, pages = f"{place.host}{place.base_url}", place.pages_url.removeprefix(place.base_url)
        options |= {"language": words.language, "digits": words.digits, "address": address, "pages": pages}
        return 200, Worksheet(slug, **options).to_html()
    items = "".join(f"<li>{escape(one.told(words))}</li>" for one in wrong)
    form = _form(slug, place, words, _filled_in(asked), [one.name for one in wrong])
    body = f'<div class="wrong" role="alert"><ul>{items}</ul></div><div class="desk"><section>{form}</section></div>'
    back = link(place.teacher(slug), kept(words), words.say("teacher-title", lesson=words.say(f"{slug}_lesson")))
    return 400, _page(
        place, words, asked, ways=back, title=words.say("teacher-wrong"), intro=words.say("teacher-wrong", "help"), body=body
    )


def _page(
    place: Place, words: Words, asked: Mapping[str, str], *, ways: str, title: str, intro: str, body: str, script: str = ""
) -> str:
    """The frame of both; `ways` are links beside the one to the gallery."""
    framed = _PAGE.format(
        switch=switch(words, {name: asked[name] for name in USUAL if name in asked}),
        title=escape(title),
        ways=link(f"{place.base_url}cardlab", kept(words), words.say("page-all")) + ways,
        intro=escape(intro),
        body=body,
        script=script,
    )
    return document(words.language, title, stylesheet() + source("gallery.css"), framed, 'class="gallery rulebook teacher"')


def _say(words: Words, name: str, attribute: str | None = None) -> str:
    return escape(words.say(f"teacher-{name}", attribute))


# ------------------------------------------------------------------------------------------------ worksheets


def _sheets(slug: str, place: Place, words: Words, seed: str) -> str:
    form = _form(slug, place, words, {**USUAL, "seed": seed})
    return f"<section><h2>{_say(words, 'sheets')}</h2><p>{_say(words, 'sheets', 'help')}</p>{form}</section>"


def _form(slug: str, place: Place, words: Words, values: Mapping[str, str], wrong: Collection[str] = ()) -> str:
    fields = {name: _field(slug, name, words, value, name in wrong) for name, value in values.items()}
    boxes = "".join(fields.pop(name) for name in BOXES)
    language = "".join(f'<input type="hidden" name="{name}" value="{value}">' for name, value in kept(words).items())
    return (
        f'<form action="{escape(place.teacher(slug))}/sheets">{language}<div class="fields">{"".join(fields.values())}</div>'
        f'<div class="boxes">{boxes}</div>'
        f'<button class="go">{_say(words, "open")}</button></form>'
    )


def _field(slug: str, name: str, words: Words, value: str, wrong: bool) -> str:
    """A field of the form with its name."""
    said, invalid = _say(words, name), ' aria-invalid="true"' if wrong else ""
    if name in BOXES:
        ticked = " checked" if value == "1" else ""
        return f'<label><input type="checkbox" name="{name}" value="1"{ticked}{invalid}> {said}</label>'
    if name in CHOICES:
        options = "".join(
            f'<option value="{one}"{" selected" if value == str(one) else ""}>{escape(_label(name, one, words))}</option>'
            for one in _values(slug, name)
        )
        return f'<label>{said} <select name="{name}"{invalid}>{options}</select></label>'
    low, high = LIMITS[name]
    number = f'type="number" name="{name}" min="{low}" max="{high}" value="{escape(value)}" required'
    return f"<label>{said} <input {number}{invalid}></label>"


# ------------------------------------------------------------------------------------------------ addresses for a class


def _class(slug: str, place: Place, words: Words, seed: str) -> str:
    return f"<section><h2>{_say(words, 'class')}</h2>{''.join(_addresses(slug, place, words, seed))}</section>"


def _addresses(slug: str, place: Place, words: Words, seed: str) -> Iterator[str]:
    """The address that gives all the same, and the one that gives each an exit ticket of their own."""
    for name, query in {"same": {"seed": seed}, "own": {"seed": seed, "seat": "1"}}.items():
        address = escape(place.lesson(slug, {**query, **kept(words)}))
        yield f'<p>{_say(words, name)}<br><a class="address" dir="ltr" href="{address}">{address}</a></p>'
    if urlsplit(place.host).hostname in THIS_COMPUTER:
        yield f'<p class="remark">{_say(words, "here")}<br><code dir="ltr">cardlab serve --ip 0.0.0.0</code></p>'


_PAGE = """{switch}
<header><nav>{ways}</nav><h1>{title}</h1><p>{intro}</p></header>
<main>
{body}
</main>
{script}"""
