"""Every message follows the punctuation of its language."""

import re

import pytest
from fluent.syntax import ast

from cardlab.testing.message_files import texts, texts_of
from cardlab.words.fluent_files import school_name_files
from cardlab.words.languages import languages, variants

BLANK = re.compile(r"[=<>+−×÷/·] ?\?|\? ?[=<>+−×÷]|(?<= )[\u2066]?\?[\u2069]?(?= )|\?(?=\w+=)")
"""A missing number in arithmetic, ``3 + ? = 7``; the key ``?`` of a terminal; the question mark in an address."""
FAULTS = {
    "ar": {
        "a sign of another script": r"\?|(?<!\d),|;",
        "a space before a sign": r"[ \u00a0][؟،؛!.:]",
        "a question without its sign": r"(?:^|[.؟!] )(?:كم|هل|ماذا|أين|متى|لماذا) [^.؟]*\.(?= |$)",
    },
    "en": {
        "a space before a sign": r"[ \u00a0][;:!?.,](?!\d)",
        "a quotation or apostrophe of a typewriter": r"['\"]",
    },
    "es": {
        "a space before a sign": r"[ \u00a0\u202f][;:!?.,](?!\d)|«\s|\s»",
        "a question or call that does not begin": r"^[^¿]*\?|^[^¡]*!",
        "a question or call that does not end": r"¿[^?]*$|¡[^!]*$",
        "a quotation of another language": r"['\"“”]",
    },
    "fr": {
        "no narrow space before a sign": r"(?<![\u202f!?…])[;!?»]|(?<!\u202f):(?=\s|$)",
        "no narrow space after «": r"«(?!\u202f)",
        "a quotation or apostrophe of another language": r"['\"“”]",
    },
}
EVERYWHERE = {
    "two spaces": r"\S  \S",
    "three dots instead of one sign": r"\.\.\.",
    "a space at the end": r"\S[ \u202f]$",
    "a number that runs into the player before it, “Player 1 22 cards”": r"\{(?:player|winner|loser|opponent)\}[ \u00a0\u202f\u2066]+[{\d]",
}


def branches(pattern):
    """Lists the variants of a message: each way through its choices, with ``{player}`` for a field and ``{…}`` for other
    parts.
    """
    said = [""]
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            ways = [element.value]
        elif isinstance(element.expression, ast.SelectExpression):
            ways = [way for variant in element.expression.variants for way in branches(variant.value)]
        elif isinstance(element.expression, ast.StringLiteral):
            ways = [element.expression.parse()["value"]]
        elif isinstance(element.expression, ast.VariableReference):
            ways = [f"{{{element.expression.id.name}}}"]
        else:
            ways = ["{…}"]
        said = [before + way for way in ways for before in said[: 1 if len(ways) > 1 else None]] or said
    return said


def faults(language, text):
    """Lists the faults in the punctuation of a text, line by line."""
    found = {**EVERYWHERE, **FAULTS[language]}
    lines = (BLANK.sub("=", line.strip("\t ")) for line in text.split("\n"))
    return [f"{name}: {line}" for line in lines for name, fault in found.items() if re.search(fault, line)]


@pytest.mark.parametrize("language", languages())
def test_punctuation_follows_the_language(language):
    found = [
        f"{text.name}: {fault}"
        for told in (language, *variants(language))
        for text in [*texts(told), *(text for file in school_name_files(told) for text in texts_of(file))]
        for said in branches(text.pattern)
        for fault in faults(language, said)
    ]
    assert sorted({*found}) == []


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("ar", "هل هذا صحيح?", "هل هذا صحيح؟"),
        ("ar", "نعم ، هذا صحيح", "نعم، 3 + ? = 7"),
        ("ar", "نعم. كم بطاقة بقيت.", "كم بطاقة بقيت؟ بقيت واحدة."),
        ("ar", "لدى {player} {n} بطاقة", "لدى {player} بطاقة واحدة"),
        ("en", "Who wins ?", "Who wins? 3 + ? = 7"),
        ("en", "the player's card", "the player’s card"),
        ("es", "Quién gana?", "¿Quién gana? 3 + ? = 7"),
        ("es", "¡Gana", "¡Gana!"),
        ("es", "« gana »", "«gana»"),
        ("fr", "Qui gagne ?", "Qui gagne\u202f? 3 + ? = 7"),
        ("fr", "Oui: 7", "Oui\u202f: 7"),
        ("fr", "l'as", "l’as «\u202foui\u202f»"),
    ],
)
def test_a_punctuation_fault_is_found(language, wrong, right):
    assert faults(language, wrong)
    assert faults(language, right) == []
