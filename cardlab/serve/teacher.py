"""The teacher's page of a lesson: worksheets to open and print, addresses for a class, and the notes. No kernel is needed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from cardlab.documents.address import lesson_address
from cardlab.documents.worksheet import LIMITS, Worksheet, paper_levels
from cardlab.frontend.bundle import module
from cardlab.serve import notes
from cardlab.serve.frame import framed
from cardlab.serve.locale import address, locale_query
from cardlab.words.messages import DEFAULT_LANGUAGE, Words, direction, words_for

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
class WrongField:
    """A field with something in it that cannot be.

    Attributes:
        name: The field.
        text: What is in it.
        allowed: What may be in it: the least and the greatest number, or all numbers.
    """

    name: str
    text: str
    allowed: tuple[int, ...]

    def sentence(self, words: Words) -> str:
        """What is allowed, and what was asked for."""
        name = words.say(f"teacher-{self.name}")
        if self.name in LIMITS:
            low, high = self.allowed
            allowed = words.say("teacher-wrong-number", name=name, low=low, high=high)
        else:
            labels = words.listed([_label(self.name, value, words) for value in self.allowed])
            allowed = words.say("teacher-wrong-choice", name=name, all=labels)
        text = "".join(sign for sign in self.text[:MOST_SAID] if sign.isprintable())
        return f"{allowed} {words.say('teacher-said', said=text)}" if text else allowed


def read_form(slug: str, query: Mapping[str, str]) -> tuple[dict[str, int], list[WrongField]]:
    """What a form asks for, field by field, and what of it cannot be.

    Args:
        slug: The lesson.
        query: What stands after the ``?`` of the address: a field that is not there is filled in as usual, a box is not ticked.

    Raises:
        UnknownLesson: There is no such lesson.
    """
    values: dict[str, int] = {}
    wrong: list[WrongField] = []
    for name, text in _filled_in(query).items():
        number = int(text) if text.isdecimal() and len(text) <= MOST_SAID else -1
        allowed = LIMITS.get(name) or _values(slug, name)
        if number in (range(allowed[0], allowed[1] + 1) if name in LIMITS else allowed):
            values[name] = number
        else:
            wrong.append(WrongField(name, text, allowed))
    return values, wrong


def _filled_in(query: Mapping[str, str]) -> dict[str, str]:
    return {name: query.get(name, "0" if name in BOXES else usual).strip() for name, usual in USUAL.items()}


def _values(slug: str, name: str) -> tuple[int, ...]:
    """What a field that is no free number can have in it."""
    return (0, *paper_levels(slug)) if name == "level" else (0, 1)


def _label(name: str, value: int, words: Words) -> str:
    """A value of such a field in words."""
    if name == "level" and value:
        return words.say("teacher-level-of", n=value)
    return words.say(f"teacher-{'box' if name in BOXES else name}-{value}")


# ------------------------------------------------------------------------------------------------ the pages


def teacher_page(slug: str, place: Place, query: Mapping[str, str], language: str = DEFAULT_LANGUAGE) -> str:
    """The page as HTML.

    Args:
        slug: The lesson.
        place: Where pages are.
        query: What stands after the ``?`` of the address: a seed is taken over where it can be.
        language: The language of the words around the notes; where there are none in it, the default.

    Raises:
        UnknownLesson: There is no such lesson.
        CardlabError: Its notes are not there.
    """
    words = words_for(language, query.get("digits", ""))
    seed = str(read_form(slug, query)[0].get("seed", USUAL["seed"]))
    locale = locale_query(words)
    return _page(
        "serve/teacher.html",
        slug,
        place,
        words,
        query,
        title=words.say("teacher-title", lesson=words.say(f"{slug}_lesson")),
        intro=words.say(f"{slug}_lesson", "teaches"),
        back=words.say("teacher-lesson"),
        back_url=place.pages_url + lesson_address(slug, locale),
        fields=_fields(slug, words, {**USUAL, "seed": seed}),
        addresses={  # the one that gives all the same, and the one that gives each an exit ticket of their own
            "same": place.lesson(slug, {"seed": seed, **locale}),
            "own": place.lesson(slug, {"seed": seed, "seat": "1", **locale}),
        },
        here=urlsplit(place.host).hostname in THIS_COMPUTER,
        notes=notes.notes_html(slug),
        notes_language=notes.LANGUAGE,
        notes_direction=direction(notes.LANGUAGE),
        script=module("teacher"),
    )


def sheets_page(
    slug: str,
    place: Place,
    query: Mapping[str, str],
    language: str = DEFAULT_LANGUAGE,
    still_wanted: Callable[[], None] = lambda: None,
) -> tuple[int, str]:
    """The worksheets that a form asks for, ready to print; or what is wrong with it, and the form to mend it.

    Args:
        slug, place, language: As in `teacher_page`.
        query: What stands after the ``?`` of the address.
        still_wanted: Called before each sheet; what it raises ends the work.

    Returns: The status, 200 or 400, and the page as HTML.

    Raises:
        UnknownLesson: There is no such lesson.
    """
    words = words_for(language, query.get("digits", ""))
    values, wrong = read_form(slug, query)
    if not wrong:
        options: dict[str, Any] = {name: bool(value) if name in ("alike", *BOXES) else value for name, value in values.items()}
        server, pages = f"{place.host}{place.base_url}", place.pages_url.removeprefix(place.base_url)
        options |= {"language": words.language, "digits": words.digits, "address": server, "pages": pages}
        return 200, Worksheet(slug, **options).to_html(still_wanted)
    return 400, _page(
        "serve/wrong_form.html",
        slug,
        place,
        words,
        query,
        title=words.say("teacher-wrong"),
        intro=words.say("teacher-wrong", "help"),
        back=words.say("teacher-title", lesson=words.say(f"{slug}_lesson")),
        back_url=address(place.teacher(slug), locale_query(words)),
        fields=_fields(slug, words, _filled_in(query), [field.name for field in wrong]),
        sentences=[field.sentence(words) for field in wrong],
    )


def _page(template: str, slug: str, place: Place, words: Words, query: Mapping[str, str], *, title: str, **context: Any) -> str:
    """What both have: a link to the gallery, and where the form leads."""
    locale = locale_query(words)
    return framed(
        template,
        words,
        title,
        {name: query[name] for name in USUAL if name in query},
        gallery_url=address(f"{place.base_url}cardlab", locale),
        sheets_url=f"{place.teacher(slug)}/sheets",
        locale=locale,
        **context,
    )


def _fields(slug: str, words: Words, values: Mapping[str, str], wrong: Collection[str] = ()) -> list[dict[str, Any]]:
    """The fields of the form for their template, filled in with texts."""
    return [
        {
            "name": name,
            "label": words.say(f"teacher-{name}"),
            "value": value,
            "wrong": name in wrong,
            **_kind(slug, name, words),
        }
        for name, value in values.items()
    ]


def _kind(slug: str, name: str, words: Words) -> dict[str, Any]:
    """What kind of field it is, and what may be in it."""
    if name in BOXES:
        return {"kind": "box"}
    if name in CHOICES:
        return {"kind": "choice", "choices": [(str(value), _label(name, value, words)) for value in _values(slug, name)]}
    least, most = LIMITS[name]
    return {"kind": "number", "least": least, "most": most}
