"""Translates the texts of a page into a second language.

A lesson has the same shape in every language: a text in one language has its translation at the same place in another. So this
module makes the state of the session in both languages and pairs their texts, and nothing else needs to know about a second
language.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from cardlab.core.pieces import Pieces
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


def page_translations(own: Words, other: Words) -> Pieces[Texts]:
    """Makes in pieces the translations of the texts that every page of a lesson has, the same for all its readers."""
    about = own.language, own.digits, other.language
    if about not in _known:
        texts: Texts = {}
        here, there = Words(own.language, digits=own.digits), Words(other.language)  # without the names of players
        for make in (page_texts, partial(texts_named, start="lesson_ui-"), partial(texts_named, start="talk-")):
            ours = make(here)
            yield
            pair_texts(ours, make(there), texts)
            yield
        _known[about] = texts
    return dict(_known[about])


_known: dict[tuple[str, str, str], Texts] = {}
"""The translations by language, digits and other language."""
