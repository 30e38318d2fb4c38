"""Writes the teacher's page of a lesson: settings, the address and code for a class, worksheets, notes.

One form sets the questions, the seed and the language. It shows the lesson's address for a class: immediately if scripts run,
otherwise at the press of a button. Another button opens worksheets of the same questions.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from cardlab.core.errors import CardlabError
from cardlab.documents.handouts import HANDOUTS, handouts_of
from cardlab.documents.page_address import bank_query, deck_query, lesson_address
from cardlab.documents.qr_code import qr_code
from cardlab.documents.worksheet import LIMITS, Worksheet, paper_generators
from cardlab.frontend.bundle import module
from cardlab.lessons import find
from cardlab.serve.http.host_names import THIS_COMPUTER
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.serve.pages.page_frame import framed
from cardlab.serve.pages.teacher_facts import DRAWN, kinds_of, teacher_facts
from cardlab.serve.pages.teacher_notes import notes, notes_html, table_html
from cardlab.teaching.lesson import Lesson
from cardlab.teaching.level_range import Levels
from cardlab.words.languages import DEFAULT_LANGUAGE, base_language, digits_of, direction, languages
from cardlab.words.words import Words, own_name, words_for

SIZES = ("1", "1.2", "1.45")
"""Factors by which text and cards may be larger than usual, as in the reader's settings (`frontend/common/settings.js`)."""
PARTS = {
    "asked": ("seed", "from", "to", "kinds"),
    "shown": ("locale", "size"),
    "printed": ("copies", "questions", "alike", "large", "key"),
}
"""The parts of the form: the questions, the look of the page for the class, and the printing."""
BOXES = ("large", "key")
USUAL = {"seed": "1", "from": "", "to": "", "kinds": "", "size": "1"}
USUAL |= {"copies": "1", "questions": "10", "alike": "0", "large": "0", "key": "1"}
"""The first values of the form, except the language of the page; "" leaves the choice to the lesson."""
MOST_SAID = 20
"""The maximum number of characters to read from a field."""


@dataclass(frozen=True)
class WrongField:
    """A field with an impossible value.

    Attributes:
        lesson: The lesson.
        name: The field.
        text: Its value.
    """

    lesson: Lesson
    name: str
    text: str

    def sentence(self, words: Words) -> str:
        """Returns a sentence with the allowed values and the given one."""
        name = words.say(f"teacher-{self.name}")
        if self.name in LIMITS:
            low, high = LIMITS[self.name]
            allowed = words.say("teacher-wrong-number", name=name, low=low, high=high)
        else:
            labels = words.listed([_label(self.name, value, words) for value in _allowed(self.lesson, self.name)])
            allowed = words.say("teacher-wrong-choice", name=name, all=labels)
        text = "".join(sign for sign in self.text[:MOST_SAID] if sign.isprintable())
        return f"{allowed} {words.say('teacher-said', said=text)}" if text else allowed


@dataclass(frozen=True)
class Choices:
    """The fields of a form, each with a valid value.

    Attributes:
        lesson: The lesson.
        fields: Field -> its text.
    """

    lesson: Lesson
    fields: Mapping[str, str]

    @property
    def seed(self) -> int:
        """The seed of the cards and of the exit ticket."""
        return int(self.fields["seed"])

    @property
    def levels(self) -> Levels | None:
        """The lowest and the highest level; None for those of the lesson."""
        low, high = self.fields["from"], self.fields["to"]
        if not low and not high:
            return None
        levels = _levels(self.lesson)
        first, last = sorted((int(low or levels[0]), int(high or levels[-1])))
        return first, last

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of questions, in the order of the lesson; empty for all."""
        named = _named(self.fields["kinds"])
        return tuple(kind for kind in _allowed(self.lesson, "kinds") if kind in named)

    @property
    def asks(self) -> bool:
        """Whether there are questions of these kinds at these levels."""
        low, high = self.levels or (0, _levels(self.lesson)[-1])
        kinds = self.kinds or _allowed(self.lesson, "kinds")
        return any(made.kind in kinds and low <= made.level <= high for made in self.lesson.generators)

    @property
    def words(self) -> Words:
        """The language and the digits of the class."""
        return _locales()[self.fields["locale"]]

    @property
    def query(self) -> dict[str, object]:
        """The query of the class's address. With the usual settings it has only the seed."""
        size = {} if self.fields["size"] == USUAL["size"] else {"size": self.fields["size"]}
        bank = bank_query(self.levels, self.kinds)
        return {"seed": self.seed, **deck_query(self.lesson), **bank, **locale_query(self.words), **size}


def lesson_asked(slug: str, query: Mapping[str, str]) -> Lesson:
    """Returns the lesson of a page, about the deck in its address.

    Raises:
        UnknownLesson: There is no such lesson.
        CardlabError: There is no such deck, or the lesson cannot be about it.
    """
    return find(slug, query.get("deck", ""))


def read_form(lesson: Lesson, query: Mapping[str, str], words: Words) -> tuple[dict[str, str], list[WrongField]]:
    """Reads a form. Returns its fields as texts, and the errors in them.

    Args:
        lesson: The lesson.
        query: The query of the address. A missing field has its usual value; a missing box is not ticked.
        words: The usual language and digits.
    """
    values: dict[str, str] = {}
    wrong: list[WrongField] = []
    for name, text in _filled_in(query, words).items():
        if _can_be(lesson, name, text):
            values[name] = text
        else:
            wrong.append(WrongField(lesson, name, text))
    return values, wrong


def _filled_in(query: Mapping[str, str], words: Words) -> dict[str, str]:
    usual = {**USUAL, "locale": _locale_name(words)}
    return {name: query.get(name, "0" if name in BOXES else value).strip() for name, value in usual.items()}


def _can_be(lesson: Lesson, name: str, text: str) -> bool:
    if name in LIMITS:
        low, high = LIMITS[name]
        return text.isascii() and text.isdecimal() and len(text) <= MOST_SAID and low <= int(text) <= high
    return _named(text) <= {*_allowed(lesson, name)} if name == "kinds" else text in _allowed(lesson, name)


def _named(text: str) -> set[str]:
    """Returns the kinds that a text names: ``sum,missing``."""
    return {kind.strip() for kind in text.split(",") if kind.strip()}


def _allowed(lesson: Lesson, name: str) -> tuple[str, ...]:
    """Returns the possible values of a field with fixed choices."""
    if name == "kinds":
        return tuple(dict.fromkeys(made.kind for made in lesson.generators))
    if name in ("from", "to"):
        return ("", *map(str, _levels(lesson)))
    return {"locale": tuple(_locales()), "size": SIZES}.get(name, ("0", "1"))


def _levels(lesson: Lesson) -> list[int]:
    return sorted({made.level for made in lesson.generators})


def _locales() -> dict[str, Words]:
    """Returns the languages, with each of their digits, by their names on the web: ``ar``, ``ar-u-nu-arab``."""
    every = (words_for(language, digits) for language in languages() for digits in ("", *digits_of(language)))
    return {_locale_name(words): words for words in every}


def _locale_name(words: Words) -> str:
    return f"{words.language}-u-nu-{words.digits}" if words.digits else words.language


def _label(name: str, value: str, words: Words) -> str:
    """Returns a value of such a field in words."""
    if name in ("from", "to"):
        return words.say("teacher-level-of", n=int(value)) if value else words.say("teacher-level-usual")
    if name == "size":
        return words.say(f"ui-size_{SIZES.index(value) + 1}")
    if name == "locale":
        own = _locales()[value]
        return f"{own_name(own.language)} {own.signs[:4]}".strip()
    return value if name == "kinds" else words.say(f"teacher-{'box' if name in BOXES else name}-{value}")


# ------------------------------------------------------------------------------------------------ the pages


def teacher_page(slug: str, addresses: PageAddresses, query: Mapping[str, str], language: str = DEFAULT_LANGUAGE) -> str:
    """Returns the page as HTML.

    Args:
        slug: The lesson.
        addresses: The addresses of pages.
        query: The query of the address. Valid values are used, and defaults replace the others.
        language: The language of the page and its notes; the default one if there are none in it.

    Raises:
        UnknownLesson: There is no such lesson.
        CardlabError: Its notes are missing.
    """
    lesson = lesson_asked(slug, query)
    words = words_for(base_language(language), query.get("digits", ""))
    # no form was sent, so its boxes have their usual values
    asked = query if "copies" in query else {**query, "key": USUAL["key"]}
    values, _ = read_form(lesson, asked, words)
    choices = Choices(lesson, {**USUAL, "locale": _locale_name(words), **values})
    same = addresses.lesson(slug, choices.query)
    kept, facts = {**deck_query(lesson), **locale_query(words)}, teacher_facts(lesson, words)
    told = notes(slug, words.language)
    return _page(
        "serve/teacher.html",
        lesson,
        addresses,
        words,
        query,
        choices.fields,
        title=words.say("teacher-title", lesson=lesson.title(words)),
        intro=words.say(f"{slug}_lesson", "teaches"),
        back=words.say("teacher-lesson"),
        back_url=addresses.pages_url + lesson_address(slug, {**kept, **choices.query, "talk": "on"}),
        lesson_addresses={  # the address with the same ticket for all, and the one with a ticket for each learner
            "same": same,
            "own": addresses.lesson(slug, {**choices.query, "seat": "1"}),
        },
        code=qr_code(same),
        asks=choices.asks,
        handouts={name: _handout_links(f"{addresses.teacher(slug)}/{name}", lesson, words) for name in handouts_of(lesson)},
        here=urlsplit(addresses.host).hostname in THIS_COMPUTER,
        rules=facts["rules"],
        stages=table_html([words.say(f"teacher-{head}") for head in ("stage", "amount", "happens")], facts["stages"]),
        levels=table_html([words.say(f"teacher-{head}") for head in ("level", "amount", "answers")], facts["levels"]),
        drawn=DRAWN,
        errors=table_html([words.say(f"teacher-{head}") for head in ("hear", "reply")], facts["errors"]),
        notes=notes_html(told.text, words if told.language == words.language else Words(told.language)),
        notes_language=told.language,
        notes_direction=direction(told.language),
        script=module("teacher"),
    )


def _handout_links(url: str, lesson: Lesson, words: Words) -> list[dict[str, str]]:
    """Returns the links to a page to print in each language and its digits."""
    return [
        {
            "url": address(url, {**deck_query(lesson), **locale_query(each)}),
            "text": _label("locale", name, words),
            "language": each.language,
        }
        for name, each in _locales().items()
    ]


def handout_page(
    name: str, slug: str, addresses: PageAddresses, query: Mapping[str, str], language: str = DEFAULT_LANGUAGE
) -> str:
    """Returns a page of a lesson to print, one of `HANDOUTS`.

    Args:
        name: Its name.
        slug, addresses, query, language: As in `teacher_page`.

    Raises:
        UnknownLesson: There is no such lesson.
        CardlabError: The lesson has no such page.
    """
    lesson = lesson_asked(slug, query)
    if name not in handouts_of(lesson):
        raise CardlabError(f"the lesson {slug} has no page {name!r}: see cardlab.documents.handouts")
    return HANDOUTS[name](lesson, words_for(base_language(language), query.get("digits", "")))


def sheets_page(
    slug: str,
    addresses: PageAddresses,
    query: Mapping[str, str],
    language: str = DEFAULT_LANGUAGE,
) -> tuple[int, str]:
    """Returns the worksheets that a form asks for, ready to print. If the form has errors, returns them with the form to
    correct.

    Args:
        slug, addresses, language: As in `teacher_page`.
        query: The query of the address.

    Returns: The status, 200 or 400, and the page as HTML.

    Raises:
        UnknownLesson: There is no such lesson.
    """
    lesson = lesson_asked(slug, query)
    words = words_for(base_language(language), query.get("digits", ""))
    values, wrong = read_form(lesson, query, words)
    sentences = [field.sentence(words) for field in wrong]
    if not wrong:
        choices = Choices(lesson, values)
        made = paper_generators(lesson, choices.levels, choices.kinds)
        if made:
            kinds = tuple(dict.fromkeys(one.kind for one in made)) if choices.kinds else ()
            return 200, _worksheet(choices, kinds, addresses).to_html()
        sentences = [words.say("teacher-no_paper")]
    return 400, _page(
        "serve/wrong_form.html",
        lesson,
        addresses,
        words,
        query,
        _filled_in(query, words),
        [field.name for field in wrong],
        title=words.say("teacher-wrong"),
        intro=words.say("teacher-wrong", "help"),
        back=words.say("teacher-title", lesson=lesson.title(words)),
        back_url=address(addresses.teacher(slug), {**deck_query(lesson), **locale_query(words)}),
        sentences=sentences,
    )


def _worksheet(choices: Choices, kinds: tuple[str, ...], addresses: PageAddresses) -> Worksheet:
    """Returns the worksheet that a form asks for, with those of its kinds that work on paper."""
    fields, words = choices.fields, choices.words
    return Worksheet(
        choices.lesson.slug,
        seed=choices.seed,
        copies=int(fields["copies"]),
        levels=choices.levels,
        kinds=kinds,
        questions=int(fields["questions"]),
        deck=choices.lesson.deck,
        **{name: fields[name] == "1" for name in ("alike", *BOXES)},
        language=words.language,
        digits=words.digits,
        address=f"{addresses.host}{addresses.base_url}",
        pages=addresses.pages_url.removeprefix(addresses.base_url),
    )


def _page(
    template: str,
    lesson: Lesson,
    addresses: PageAddresses,
    words: Words,
    query: Mapping[str, str],
    values: Mapping[str, str],
    wrong: Collection[str] = (),
    *,
    title: str,
    **context: Any,
) -> str:
    """Returns a page with a link to the gallery and the form, which both pages have."""
    locale = locale_query(words)
    return framed(
        template,
        words,
        title,
        {name: query[name] for name in (*USUAL, "locale", "deck") if name in query},
        base_url=addresses.base_url,
        keeps=addresses.keeps,
        gallery_url=address(f"{addresses.base_url}cardlab", locale),
        decks_url=addresses.decks(locale),
        leave=addresses.leave,
        class_pages={name: address(f"{addresses.base_url}cardlab/{name}", locale) for name in addresses.class_pages},
        form_url=addresses.teacher(lesson.slug),
        sheets_url=f"{addresses.teacher(lesson.slug)}/sheets",
        kept={**deck_query(lesson), **locale},
        parts={
            part: [_field(lesson, name, values[name], name in wrong, words) for name in names] for part, names in PARTS.items()
        },
        **context,
    )


def _field(lesson: Lesson, name: str, value: str, wrong: bool, words: Words) -> dict[str, Any]:
    """Returns a field of the form for its template, filled in with a text."""
    label = words.say(f"teacher-{name}")
    return {"name": name, "label": label, "value": value, "wrong": wrong, **_kind(lesson, name, value, words)}


def _kind(lesson: Lesson, name: str, value: str, words: Words) -> dict[str, Any]:
    """Returns the kind of a field, and its possible values."""
    if name in BOXES:
        return {"kind": "box"}
    if name == "kinds":
        named = _named(value)
        return {"kind": "several", "choices": [{**kind, "chosen": kind["name"] in named} for kind in kinds_of(lesson, words)]}
    if name in LIMITS:
        least, most = LIMITS[name]
        return {"kind": "number", "least": least, "most": most}
    return {"kind": "choice", "choices": [(each, _label(name, each, words)) for each in _allowed(lesson, name)]}
