"""How old a reader should be for a text, by two formulas: one looks at syllables, the other at letters. For English alone.

A number counts as a word of one syllable and one letter, as a child reads it off; signs of arithmetic are no words.
Source: Kincaid et al., "Derivation of new readability formulas", 1975: the Flesch-Kincaid grade level, and the automated
readability index as they fitted it anew. A grade and five is the age at its beginning.
"""

from __future__ import annotations

import re

SCHOOL = 5
"""The age before the first grade."""
WORD = re.compile(r"[A-Za-z’']+|\d[\d/.½]*|½")
VOWELS = re.compile(r"[aeiouy]+")
SENTENCE_END = re.compile(r"[.!?:](?=\s|$)")

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
    """
    words = WORD.findall(text)
    if not words:
        return 0.0, 0.0
    length = len(words) / max(1, len(SENTENCE_END.findall(text)))
    spoken = sum(map(syllables, words)) / len(words)
    letters = sum(len(word) if word[0].isalpha() else 1 for word in words) / len(words)
    return SCHOOL + 0.39 * length + 11.8 * spoken - 15.59, SCHOOL + 5.84 * letters + 0.37 * length - 26.01
