"""Translates the texts of a page into a second language.

A lesson has the same shape in every language: a text in one language has its translation at the same place in another. So this
module makes the state of the session in both languages and pairs their texts, and nothing else needs to know about a second
language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from cardlab.sessions.page_texts import page_texts, texts_named
from cardlab.words.words import Words

Texts = dict[str, str]
"""A text in the language of the page -> its translation."""


def pair_texts(own: object, other: object, texts: Texts) -> None:
    """Adds the texts of two states of one shape. Numbers and sums are the same in both and are left out."""
    match own, other:
        case str(), str() if own != other and any(map(str.isalpha, own)):
            texts.setdefault(own, other)
            if "\n" in own:
                pair_texts(own.split("\n"), other.split("\n"), texts)
        case Mapping(), Mapping():
            for key in own.keys() & other.keys():
                pair_texts(own[key], other[key], texts)
        case [*some], [*others]:
            for one, another in zip(some, others, strict=False):
                pair_texts(one, another, texts)


def page_translations(own: Words, other: Words) -> Texts:
    """Returns the translations of the texts that every page of a lesson has, the same for all its readers."""
    return dict(_page_translations(own.language, own.digits, other.language))


@lru_cache(maxsize=16)
def _page_translations(own: str, digits: str, other: str) -> Texts:
    texts: Texts = {}
    here, there = Words(own, digits=digits), Words(other)
    pair_texts(page_texts(here), page_texts(there), texts)
    for start in ("lesson_ui-", "talk-"):
        pair_texts(texts_named(here, start), texts_named(there, start), texts)
    return texts
