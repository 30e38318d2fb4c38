"""How hard a text is to read, by two formulas for each language: one looks at syllables, the other at letters alone.

English gives ages, Arabic the two measures as they are, for which no ages are known. A number counts as a word of one
syllable and one letter, as a child reads it off; signs of arithmetic are no words.
"""

from __future__ import annotations

import re

SCHOOL = 5
"""The age before the first grade."""
WORD = re.compile(r"[A-Za-z’']+|\d[\d/.½¼¾⅓⅔]*|½")
VOWELS = re.compile(r"[aeiouy]+")
SENTENCE_END = re.compile(r"[.!?:؟](?=\s|$)")

SILENT_E = re.compile(r"(?:[^aeiouylrs]|[aeiouy][lrs])e[sd]?$")
SPOKEN_E = re.compile(r"(?:[td]ed|[sxz]es|[cs]hes)$")


def syllables(word: str) -> int:
    """How many syllables an English word has, about: groups of vowels, without an e that is silent at the end."""
    lower = word.lower()
    if not lower[0].isalpha():
        return 1
    groups = len(VOWELS.findall(lower))
    return max(1, groups - bool(SILENT_E.search(lower) and not SPOKEN_E.search(lower)))


def reading_ages(text: str) -> tuple[float, float]:
    """From which age on a text can be read: by Flesch and Kincaid, and by the automated readability index.

    Args:
        text: English sentences.

    Returns: Two ages in years; (0, 0) where there is no word.

    Source: Kincaid et al., "Derivation of new readability formulas", 1975: the Flesch-Kincaid grade level, and the automated
    readability index as they fitted it anew. A grade and five is the age at its beginning.
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
"""Vowel signs, strokes that make a word longer, and marks of direction."""
LONG = 5
"""A word with more letters is long."""
COMPLEX = 4
"""A word that is spoken longer is complex."""
FORMAL = re.compile("[ئءؤذظ]|وا$|ون$")
"""Signs of a word that is of the written language."""


def spoken_length(word: str) -> int:
    """How long an unvowelled Arabic word is spoken, about: a short syllable counts one, and a long or doubled one two.

    Each letter has a vowel or makes one long, but for the last one, as words are said at their end, and the l of the article.
    """
    return max(1, len(word) - 1 - word.startswith("ال")) if word[0].isalpha() else 1


def arabic_reading(text: str) -> tuple[float, float]:
    """How easy an Arabic text is by the measure Osman, where 100 and more is the easiest, and how hard by Lix.

    Args:
        text: Arabic sentences without vowel signs; those that there are do not count.

    Returns: Both; (200, 0) where there is no word.

    Source: El-Haj and Rayson, "OSMAN, a novel Arabic readability metric", 2016, with syllables estimated where no vowels are
    written; and Björnsson, "Läsbarhet", 1968: words in a sentence and the share of long words in a hundred, with words of more
    than five letters for long ones, as Osman has them.
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
