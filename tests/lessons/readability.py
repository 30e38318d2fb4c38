"""Measures how hard a text is to read, with two formulas for each language: one uses syllables, the other only letters.

English texts get ages; for the other languages the two measures have no known ages. A number counts as a word of one syllable
and one letter, as a child reads it; arithmetic signs are not words.
"""

from __future__ import annotations

import re
from collections.abc import Callable

SCHOOL = 5
"""The age before the first grade."""
WORD = re.compile(r"[A-Za-z’']+|\d[\d/.½¼¾⅓⅔]*|½")
VOWELS = re.compile(r"[aeiouy]+")
SENTENCE_END = re.compile(r"[.!?:؟](?=\s|$)")

SILENT_E = re.compile(r"(?:[^aeiouylrs]|[aeiouy][lrs])e[sd]?$")
SPOKEN_E = re.compile(r"(?:[td]ed|[sxz]es|[cs]hes)$")


def syllables(word: str) -> int:
    """Estimates the syllables of an English word: groups of vowels, without a silent e at the end."""
    lower = word.lower()
    if not lower[0].isalpha():
        return 1
    groups = len(VOWELS.findall(lower))
    return max(1, groups - bool(SILENT_E.search(lower) and not SPOKEN_E.search(lower)))


def reading_ages(text: str) -> tuple[float, float]:
    """Returns the age from which a text can be read, by Flesch and Kincaid, and by the automated readability index.

    Args:
        text: English sentences.

    Returns: Two ages in years; (0, 0) if there is no word.

    Source: Kincaid et al., "Derivation of new readability formulas", 1975: the Flesch-Kincaid grade level, and the automated
    readability index as they refitted it. Five plus the grade is the age at its beginning.
    """
    words = WORD.findall(text)
    if not words:
        return 0.0, 0.0
    length = len(words) / max(1, len(SENTENCE_END.findall(text)))
    spoken = sum(map(syllables, words)) / len(words)
    letters = sum(len(word) if word[0].isalpha() else 1 for word in words) / len(words)
    return SCHOOL + 0.39 * length + 11.8 * spoken - 15.59, SCHOOL + 5.84 * letters + 0.37 * length - 26.01


ARABIC_WORD = re.compile(r"[\u0621-\u064a]+|\d[\d/.½]*|½")
MARKS = re.compile("[\u064b-\u0652\u0640\u202a-\u202e\u2066-\u2069]")
"""Vowel signs, strokes that lengthen a word, and direction marks."""
LONG = 5
"""A word with more letters is long."""
COMPLEX = 4
"""A word with a greater spoken length is complex."""
FORMAL = re.compile("[ئءؤذظ]|وا$|ون$")
"""Signs of a word of the written language."""


def spoken_length(word: str) -> int:
    """Estimates the spoken length of an unvowelled Arabic word: a short syllable counts one, and a long or doubled one two.

    Each letter has a vowel or lengthens one, except the last letter, whose vowel is silent, and the l of the article.
    """
    return max(1, len(word) - 1 - word.startswith("ال")) if word[0].isalpha() else 1


def arabic_reading(text: str) -> tuple[float, float]:
    """Returns how easy an Arabic text is by the measure Osman, with 100 and more as the easiest, and how hard by Lix.

    Args:
        text: Arabic sentences; vowel signs do not count.

    Returns: Both; (200, 0) if there is no word.

    Source: El-Haj and Rayson, "OSMAN, a novel Arabic readability metric", 2016, with estimated syllables, since the vowels are
    not written; and Björnsson, "Läsbarhet", 1968: the words of a sentence plus the percentage of long words, here those with
    more than five letters, as in Osman.
    """
    words = ARABIC_WORD.findall(MARKS.sub("", text))
    if not words:
        return 200.0, 0.0
    length = len(words) / max(1, len(SENTENCE_END.findall(text)))
    spoken = [spoken_length(word) for word in words]
    hard = [word for word, n in zip(words, spoken, strict=True) if n > COMPLEX]
    long = sum(len(word) > LONG for word in words)
    counted = long + sum(spoken) + len(hard) + sum(bool(FORMAL.search(word)) for word in hard)
    return 200.791 - 1.015 * length - 24.181 * counted / len(words), length + 100 * long / len(words)


LATIN_WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)*|\d[\d/.,½¼¾⅓⅔]*|½")
LONG_IN_LIX = 6
"""A word with more letters is long."""
SPANISH_VOWELS = re.compile(r"[aeiouáéíóúü]+(?:y\b)?|\by\b")
STRONG = re.compile("[aeoáéóíú]")
"""Spanish vowels that form their own syllable; the others join them."""
FRENCH_VOWELS = re.compile(r"[aeiouyàâäéèêëîïôöùûüœæ]+")
FRENCH_SILENT = re.compile(r"(?<=[^aeiouyàâäéèêëîïôöùûüœæ])es?$")


def spanish_syllables(word: str) -> int:
    """Estimates the syllables of a Spanish word: *guerra* 2, *día* 2, *cuidado* 3."""
    return max(1, sum(max(1, len(STRONG.findall(group))) for group in SPANISH_VOWELS.findall(word.lower())))


def french_syllables(word: str) -> int:
    """Estimates the spoken syllables of a French word, without an e at its end: *carte* 1, *jeton* 2."""
    lower = word.lower()
    return max(1, len(FRENCH_VOWELS.findall(lower)) - bool(FRENCH_SILENT.search(lower)))


def _measured(text: str, syllables: Callable[[str], int]) -> tuple[float, float, float]:
    """Returns words in a sentence, syllables in a word, and Lix; (0, 0, 0) if there is no word."""
    words = LATIN_WORD.findall(text)
    if not words:
        return 0.0, 0.0, 0.0
    length = len(words) / max(1, len(SENTENCE_END.findall(text)))
    long = sum(len(word) > LONG_IN_LIX and word[0].isalpha() for word in words)
    return length, sum(map(syllables, words)) / len(words), length + 100 * long / len(words)


def spanish_reading(text: str) -> tuple[float, float]:
    """Returns how easy a Spanish text is by Inflesz, with above 80 as very easy, and how hard by Lix.

    Args:
        text: Spanish sentences.

    Source: Szigriszt Pazos, "Sistemas predictivos de legilibilidad del mensaje escrito", 1993, with the scale of Barrio
    Cantalejo, "Legibilidad y salud", 2007; and Björnsson, "Läsbarhet", 1968, with words of more than six letters as long ones.
    """
    length, spoken, lix = _measured(text, spanish_syllables)
    return 206.835 - 62.3 * spoken - length, lix


def french_reading(text: str) -> tuple[float, float]:
    """Returns how easy a French text is by the formula of Kandel and Moles, with above 80 as easy, and how hard by Lix.

    Args:
        text: French sentences.

    Source: Kandel and Moles, "Application de l'indice de Flesch à la langue française", 1958; and Björnsson, as in Spanish.
    """
    length, spoken, lix = _measured(text, french_syllables)
    return 207 - 1.015 * length - 73.6 * spoken, lix
