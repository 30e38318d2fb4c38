"""`Words`: the messages of one language. It turns a rule and its facts into a title, a sentence and a working.

The texts are Fluent messages below `locales/<language>/`, keyed by rule id. A Fluent name has no dots, so rule ``war.tie``
is message ``war-tie``. Its value is the title; its attributes are

    .rule the rule in general, without fields, for use when it has not fired; a message with it is a rule
    .sentence the sentence that a learner reads when the rule fires
    .working    the arithmetic alone, one line for each step; optional
    .own        the sentence for the seat that knows more than the others (an event's private facts)
    .refused    the sentence when the rule forbids an action; without it, the usual sentence
    .landmark   the name of the rule as a place to jump to
    .short      the sentence in a dozen words, which calls its reader "you": see `cardlab.words.short_sentences`

The attribute with the name of a fact formats each item of that fact if it is a list of facts, such as the cards of every
player. For the working this is ``<name>-working`` if it exists, and for the short sentence ``<name>-short``.

Fields are not wrapped in invisible direction marks, because these would show in comparisons, in speech and in copies. Instead,
the page isolates mathematics (the working is in an element of its own, left to right). In a right-to-left language, marks keep
the face of a card and all arithmetic in a sentence left to right, and a message sets any further marks that its own sentences
need.

Numbers appear in the digits that the reader has chosen, cards as they are printed.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cardlab.core.cards import Card
from cardlab.core.declarations import Facts
from cardlab.core.displayed import Displayed
from cardlab.core.errors import CardlabError, did_you_mean
from cardlab.core.number_cards import NumberFace
from cardlab.core.numbers import INSTEAD, require_exact, written
from cardlab.words.fluent_files import MessageError, messages_in
from cardlab.words.languages import DEFAULT_LANGUAGE, base_language, digits_of, direction, languages, lookup
from cardlab.words.local_notation import COURTS_AND_ACE, RANKS, groups_thousands, lettered, local_number, printed
from cardlab.words.text_direction import card_apart, cards_apart, isolated, sums_apart, sums_forced

if TYPE_CHECKING:
    from fluent.runtime.resolver import Pattern

BORROWED = f" [{DEFAULT_LANGUAGE}]"
"""Follows an English text that is used because the reader's language has none."""
LISTED = ("working", "short")
"""Attributes that may have a version of their own for the items of a list."""
_SEAT = re.compile(r"p\d+")
_NUMBERS = re.compile(r"(?<![A-Za-z_=\d])\d+(?:[.,]\d+)*(?P<printed>[♣♦♥♠])?")
"""Numbers in sentences. Those of an address, as in ``?seed=7``, stay unchanged."""
MOST_SAID = 5_000
"""How many formatted texts of a language are cached, with their facts: about two megabytes."""
_HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")
"""The sign that Fluent puts before a negative number."""


@dataclass(frozen=True)
class Explanation(Displayed):
    """The explanation of a rule that fired.

    Attributes:
        rule: The id of the rule.
        title: A few words.
        sentence: A sentence that says what happened and why.
        working: The arithmetic, one line for each step; "" for none.
    """

    rule: str
    title: str
    sentence: str
    working: str = ""

    def __str__(self) -> str:
        return f"{self.title}{colon_after(self.title)} {self.sentence}"


def colon_after(title: str, colon: str = ":") -> str:
    """Returns the colon between a title and its text; "" after a title that ends with its own mark, such as "War!"."""
    return "" if title.endswith(("!", "?", "؟", "…", ":")) else colon


def own_name(language: str) -> str:
    """Returns the name of a language in that language: ``العربية``. For a variant, the name includes the variant: ``English,
    easy words``.
    """
    from babel import Locale

    if language != base_language(language):
        return Words(language).say("language-variant", name=own_name(base_language(language)))
    name = Locale.parse(language.replace("-", "_")).display_name or language
    return str(name[0].upper() + name[1:])


class Words:
    """The messages of one language. If it lacks a text, such as one of a new game, the English text is used, and marked.

    Args:
        language: One of `languages()`, or a variant of one. A more special tag gives the language: ``fr-CA`` is ``fr``.
        names: Seat -> name, if the players have names of their own.
        digits: The name of other digits, one of `digits_of(language)`; "" for 0123456789.

    Raises:
        CardlabError: There are no words in this language, or no such digits.
    """

    def __init__(self, language: str = DEFAULT_LANGUAGE, names: Mapping[str, str] | None = None, digits: str = "") -> None:
        found = lookup(language)
        if found is None:
            raise CardlabError(f"there are no words in the language {language!r:.20}. {did_you_mean(language, languages())}")
        language = found
        if digits and digits not in digits_of(language):
            raise CardlabError(f"the language {language!r} has no digits {digits!r:.20}: it has {list(digits_of(language))}")
        self.language, self.base = language, base_language(language)
        self.names = dict(names or {})
        self.digits = digits
        self.signs = digits_of(language).get(digits, "")
        self._isolates = direction(language) == "rtl"
        self._seats: dict[str, str] = {}
        self._other = Words(DEFAULT_LANGUAGE, names) if self.base != DEFAULT_LANGUAGE else None

    # -------------------------------------------------------------------------------- messages

    def has(self, message: str, attribute: str | None = None) -> bool:
        """Whether there is such a message, with such an attribute."""
        return self.pattern(message, attribute) is not None or (self._other is not None and self._other.has(message, attribute))

    def pattern(self, message: str, attribute: str | None = None) -> Pattern | None:
        """Returns a parsed message of this language itself, or an attribute of it; None if there is none."""
        own = messages_in(self.language).pattern(message, attribute) if self.language != self.base else None
        return own or messages_in(self.base).pattern(message, attribute)

    def fields(self, message: str, attribute: str | None = None) -> list[str]:
        """Returns the fields of a message, or of an attribute of it. If this language lacks it, returns those in English."""
        pattern = self.pattern(message, attribute)
        if pattern is None:
            return self._other.fields(message, attribute) if self._other else []
        return list(messages_in(self.base).variables_of(pattern))

    def first(self, *names: str, attribute: str | None = None) -> str:
        """Returns the first of several messages that exists, such as a game's own before the general one; else the
        first name.
        """
        return next((name for name in names if self.has(name, attribute)), names[0])

    def say(self, message: str, attribute: str | None = None, /, **facts: Any) -> str:
        """Returns one message, or one of its attributes, with its fields filled in.

        The field ``$<fact>_kind`` of a card, or of a list of cards, is ``rank``, ``number`` or, for a time of day, ``time``.

        Raises:
            MessageError: There is none, or it has a field without a fact.
        """
        pattern, messages = self.pattern(message, attribute), messages_in(self.base)
        if pattern is None and self._other and self._other.has(message, attribute):
            plain = {name: value.replace(BORROWED, "") if isinstance(value, str) else value for name, value in facts.items()}
            return self._marked(self._other.say(message, attribute, **plain))
        if pattern is None:
            raise MessageError(f"no message {message}{'.' + attribute if attribute else ''} in the language {self.language!r}")
        asked = messages.variables_of(pattern)
        fields = {
            name: self._field(message, attribute, name, facts[name], chooses=chooses)
            for name, chooses in asked.items()
            if name in facts
        }
        if len(fields) < len(asked):
            fields |= {name: kind for name in asked if name not in fields and (kind := _kind_asked(name, facts))}
        about: tuple[Any, ...] | None = None
        if all(isinstance(value, str | int) for value in fields.values()):
            # 1 and True are equal, but have different words
            filled = tuple([(type(value), value) for value in fields.values()])
            about = (self.language, message, attribute, self.digits, filled)
            known = messages.formatted.get(about)  # looked up once, because another thread may clear the cache in the meantime
            if known is not None:
                return known
        text, errors = messages.bundle.format_pattern(pattern, fields)
        if errors:
            raise MessageError(f"message {message} in the language {self.language!r}: {errors[0]}")
        below_zero = any(isinstance(value, int) and value < 0 for name in fields if (value := facts.get(name)) is not None)
        told = self._told(_HYPHEN.sub("−", str(text)) if below_zero else str(text))
        if about is not None:
            if len(messages.formatted) >= MOST_SAID:
                messages.formatted.clear()
            messages.formatted[about] = told
        return told

    def _marked(self, text: str) -> str:
        """Returns a text that this language lacks, with the tag of its language: ``Take a card [en]``.

        Arithmetic alone belongs to no language, and gets no mark.
        """
        marked = text + BORROWED if any(map(str.isalpha, text)) else text
        return isolated(marked) if self._isolates and marked else marked

    def in_digits(self, text: object) -> str:
        """Returns a text with its numbers in the reader's digits, cards as they are printed, and arithmetic left to right.

        A text that is only a number may be in Python's format, ``1,234.5``.
        """
        return self._told(local_number(str(text), self.base))

    def _told(self, said: str) -> str:
        """Returns a text with the reader's digits, card letters and directions."""
        text = lettered(said, self.letters) if self._own_letters else said
        if not self.signs:
            return sums_apart(text) if self._isolates else text
        told = cards_apart(text) if self._isolates else text
        return _NUMBERS.sub(self._number, sums_forced(told))

    def colon_after(self, title: str) -> str:
        """Returns the colon of the language after a title or a name, without the space after it; see `colon_after`."""
        return colon_after(title, self.say("page-colon"))

    def titled(self, title: str, text: str) -> str:
        """Returns a title or a name and its text in one line."""
        return f"{title}{self.colon_after(title)} {text}"

    @cached_property
    def letters(self) -> dict[str, str]:
        """Letter of an ace or a court card -> the letter that the language prints; the same letter by default."""
        patterns = {letter: self.pattern(f"letter-{letter}") for letter in COURTS_AND_ACE}
        bundle = messages_in(self.base).bundle
        return {letter: str(bundle.format_pattern(one)[0]) if one else letter for letter, one in patterns.items()}

    @cached_property
    def _own_letters(self) -> bool:
        return any(letter != own for letter, own in self.letters.items())

    def _number(self, found: re.Match[str]) -> str:
        return found[0] if found["printed"] else found[0].translate(str.maketrans("0123456789.,", self.signs + "٫٬"))

    def attributes(self, message: str) -> list[str]:
        """Returns the names of a message's attributes.

        Raises:
            MessageError: There is no such message.
        """
        bundle = messages_in(self.base).bundle_for(message)
        own = list(bundle.get_message(message).attributes) if bundle.has_message(message) else []
        if self._other and self._other.has(message):
            return list(dict.fromkeys([*own, *self._other.attributes(message)]))
        if not bundle.has_message(message):
            raise MessageError(f"no message {message} in the language {self.language!r}")
        return own

    def names_of(self, start: str) -> list[str]:
        """Returns the messages whose names begin with `start`, in the English order."""
        own = messages_in(self.base).names_of(start)
        return list(dict.fromkeys([*(self._other.names_of(start) if self._other else ()), *own]))

    def _field(self, message: str, attribute: str | None, name: str, value: Any, *, chooses: bool) -> Any:
        """Returns a fact in the form that a message shows; `chooses` if the message selects variants by it."""
        if isinstance(value, Card):
            return self.number_face(value.number) if value.number else self.apart(value.face)
        if isinstance(value, str):
            if _SEAT.fullmatch(value):
                return self.seat(value)
            return value if chooses and RANKS.fullmatch(value) else self.apart(local_number(value, self.base))
        if isinstance(value, Fraction):
            return value.numerator if value.denominator == 1 else written(value)
        if isinstance(value, float):
            raise MessageError(f"message {message}: its field {name!r} is {value!r}, but a float is not exact: {INSTEAD}")
        if isinstance(value, Sequence):
            if any(isinstance(item, dict) for item in value):
                own = f"{name}-{attribute}" if attribute in LISTED and self.has(message, f"{name}-{attribute}") else name
                separator = "\n" if attribute == "working" else " "
                return separator.join(self.say(message, own, **item) for item in value) if self.has(message, own) else ""
            fields = [self._field(message, attribute, name, item, chooses=chooses) for item in value]
            return self.listed([written(field) if isinstance(field, int) else str(field) for field in fields])
        if type(value) is int and value >= 0 and not groups_thousands(value, self.base):
            if not chooses:
                return str(value)  # the same text as Fluent's, in a twentieth of the time
            return value if value < 1000 else self._ungrouped(value)
        return value

    @staticmethod
    def _ungrouped(number: int) -> Any:
        """Returns a number for selecting variants, without a thousands separator."""
        from fluent.runtime.types import fluent_number

        return fluent_number(number, useGrouping=False)

    def apart(self, text: str) -> str:
        """Returns cards as they are printed, with the language's letters and left to right. Any other text is returned
        unchanged.
        """
        shown = printed(text, self.letters) if self._own_letters else text
        return card_apart(shown) if self._isolates else shown

    def number_face(self, face: NumberFace) -> str:
        """Returns a number as it is printed on a card, with the language's decimal sign and digits."""
        return self.from_left(self.in_digits(face.text))

    def from_left(self, text: str) -> str:
        """Returns a text whose parts go from left to right in every language, such as cards that have fixed places."""
        return isolated(text) if self._isolates else text

    def value(self, value: Any) -> str:
        """Returns the value of a counter for a reader: numbers exactly, in the reader's digits."""
        number = isinstance(value, int | Fraction) and not isinstance(value, bool)
        return self.in_digits(written(value) if number else value)

    def seat(self, seat: str) -> str:
        """Returns the name of the player in a seat."""
        if seat not in self._seats:
            self._seats[seat] = self.names.get(seat) or self.say("player", number=seat[1:])
        return self._seats[seat]

    def listed(self, items: Sequence[str]) -> str:
        """Returns several things as a list: ``7♣, 8♦ and 9♥``."""
        from babel.lists import format_list

        return format_list([self.apart(item) for item in items], locale=self.base.replace("-", "_"))

    def any_of(self, items: Sequence[str]) -> str:
        """Returns several alternatives: ``7, 8 or 9``."""
        from babel.lists import format_list

        return format_list([self.apart(item) for item in items], style="or", locale=self.base.replace("-", "_"))

    # -------------------------------------------------------------------------------- rules

    def rules(self, slug: str) -> list[str]:
        """Returns the rules of a game that have messages, in the order of its message file."""
        start = f"{slug}-"
        told = {*messages_in(self.base).names_of(start, "rule"), *messages_in(DEFAULT_LANGUAGE).names_of(start, "rule")}
        names = [name for name in self.names_of(start) if name in told]
        return [f"{slug}.{name[len(start) :].replace('-', '.')}" for name in names]

    def title(self, rule: str) -> str:
        """Returns the general title of a rule; "" if its title is about one firing."""
        try:
            return self.say(message_name(rule))
        except MessageError:
            return ""

    def explain(self, rule: str, facts: Facts, *, own: bool = False) -> Explanation:
        """Returns the explanation of a rule that fires.

        Args:
            rule: The id of the rule.
            facts: The facts of this firing.
            own: Whether the private facts are among them.

        Raises:
            MessageError: The rule has no message, or the message has a field without a fact.
            GameError: One of the facts is a float.
        """
        require_exact(rule, facts)
        name = message_name(rule)
        sentence = "own" if own and self.has(name, "own") else "sentence"
        working = self.say(name, "working", **facts) if self.has(name, "working") else ""
        return Explanation(rule, self.say(name, **facts), self.say(name, sentence, **facts).strip(), _tidy(working))

    def explain_refusal(self, rule: str, facts: Facts, *, over: bool = False) -> Explanation:
        """Returns the explanation of a refusal; `over` if the rule has ended the game."""
        name = message_name(rule)
        if over:
            explained = self.explain(rule, facts)
            return Explanation(rule, explained.title, self.say("game-over", why=explained.sentence))
        require_exact(rule, facts)
        attribute = "refused" if self.has(name, "refused") else "sentence"
        return Explanation(rule, self.say(name, **facts), self.say(name, attribute, **facts))


def _kind_asked(field: str, facts: Facts) -> str:
    """Returns the kind of a card for the field ``<fact>_kind``; "" for any other field."""
    fact, _, what = field.rpartition("_")
    value = facts.get(fact) if what == "kind" else None
    card = value[0] if isinstance(value, Sequence) and value else value
    if not isinstance(card, Card):
        return ""
    return "rank" if card.number is None else "time" if card.number.form == "time" else "number"


def _tidy(working: str) -> str:
    return "\n".join(line.strip() for line in working.splitlines() if line.strip())


def message_name(rule: str) -> str:
    """Returns the Fluent message of a rule id: ``war.war.lay`` -> ``war-war-lay``."""
    return rule.replace(".", "-")


def words_for(language: str = DEFAULT_LANGUAGE, digits: str = "") -> Words:
    """Returns the words in a requested language and digits. Ignores a language or digits that do not exist."""
    known = lookup(language) or DEFAULT_LANGUAGE
    return Words(known, digits=digits if digits in digits_of(known) else "")
