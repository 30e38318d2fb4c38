"""Easy variants of a language: some messages are simpler, the others are the same, and none is harder."""

import re

import pytest

from cardlab import start
from cardlab.lessons import find, slugs
from cardlab.sessions.page_texts import page_texts
from cardlab.testing.message_files import texts
from cardlab.words.languages import base_language, direction, languages, variants
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words, own_name, words_for

EASY = [variant for language in languages() for variant in variants(language)]


LONGEST = 10
"""The number of words in a sentence that is easy to read. A sum counts as one word."""


def lengths(text):
    """Returns the number of words of each sentence of a text."""
    said = re.split(r"[.!?؟:](?:\s|$)", re.sub(r"\d+(?: [+−×=] \d+)+", "7", text))
    return [len(re.findall(r"[\w’♣♦♥♠]+", sentence)) for sentence in said]


def test_each_of_our_languages_has_easy_versions_of_the_same_messages():
    """Every easy text is a message of its language, and all languages have the same set of them."""
    assert [f"{language}-x-easy" for language in languages()] == EASY
    names = {variant: {text.name for text in texts(variant)} for variant in EASY}
    assert len({frozenset(found) for found in names.values()}) == 1
    for variant, found in names.items():
        assert found - {text.name for text in texts(base_language(variant))} == {"language-variant"}


@pytest.mark.parametrize("variant", EASY)
def test_easy_texts_are_easier(variant):
    """Over whole matches no sentence is long, and the sentences are shorter on average."""
    easy, usual = Words(variant), Words(base_language(variant))
    after, before = [], []
    for slug in slugs():
        match = start(find(slug).game, seed=2).play_out("random")
        told_twice = (
            [step["sentence"] for step in MatchStory(match, "p2", words).to_json()["steps"]] for words in (easy, usual)
        )
        for said, usually in zip(*told_twice, strict=True):
            if said != usually:
                after.append(lengths(said))
                before.append(lengths(usually))
    assert len(after) > 100
    assert max(map(max, after)) <= LONGEST < max(map(max, before))
    assert sum(map(sum, after)) < 0.9 * sum(map(sum, before))


@pytest.mark.parametrize("variant", EASY)
def test_a_page_offers_easy_words_and_takes_the_rest_from_the_language(variant):
    """The variant is chosen like a language. Numbers, lists, direction and all missing texts come from the language."""
    base = base_language(variant)
    easy, usual = words_for(variant), words_for(base)
    assert page_texts(usual)["languages"][variant] == own_name(variant)
    assert own_name(base) in own_name(variant)
    assert page_texts(easy) == {**page_texts(usual), "lang": variant}
    assert easy.listed(["a", "b", "c"]) == usual.listed(["a", "b", "c"])
    assert easy.in_digits("1234.5") == usual.in_digits("1234.5")
    assert direction(variant) == direction(base)
    assert "[en]" not in easy.say("stage-watch", "help")
