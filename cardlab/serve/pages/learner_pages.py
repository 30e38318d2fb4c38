"""Writes the learner's own pages, without a Jupyter kernel: *My deck*, with a card for each skill, and *Who is playing?*.

Only the browser knows what the learner has done, so these pages are the same for everybody. Their scripts fill them in, and ask
for the skills of each deck of numbers that the learner has practised with.
"""

from __future__ import annotations

import json
from typing import Any

from cardlab.documents.page_address import lesson_address
from cardlab.lessons import find as find_lesson
from cardlab.serve.http.assets import asset
from cardlab.serve.pages.deck_page import LESSON
from cardlab.serve.pages.gallery import own_texts, shown_lessons
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.page_frame import framed
from cardlab.sessions.page_texts import model_words
from cardlab.teaching.lesson import Lesson
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words, words_for


def skill_deck_page(base_url: str, pages_url: str, language: str = DEFAULT_LANGUAGE, digits: str = "") -> str:
    """Returns the page *My deck* as HTML; the arguments are those of `gallery_page`."""
    words = words_for(language, digits)
    suits_url = address(f"{base_url}cardlab/deck/suit", locale_query(words))
    told = {**deck_facts(words, pages_url), "models": model_words(words), "suits_url": suits_url, "of_decks": LESSON}
    return _page("serve/skill_deck.html", "skill_deck", words, base_url, words.say("deck"), told)


def profiles_page(base_url: str, pages_url: str, language: str = DEFAULT_LANGUAGE, digits: str = "") -> str:
    """Returns the page *Who is playing?* as HTML; the arguments are those of `gallery_page`."""
    words = words_for(language, digits)
    told = {**own_texts(words), "base": base_url, "gallery": address(f"{base_url}cardlab", locale_query(words))}
    return _page("serve/profiles.html", "profiles", words, base_url, words.say("deck-who"), told)


def deck_facts(words: Words, pages_url: str) -> dict[str, Any]:
    """Returns the texts of the deck, and the lessons that are suits of it, with their addresses and cards.

    The lesson about decks of numbers has a suit for each deck; this is that of its usual deck. See `suit_of_deck` for others.
    """
    suits = [_suit_facts(words, pages_url, lesson) for lesson in shown_lessons(words) if lesson.suit]
    return {**own_texts(words), "lessons": suits}


def suit_of_deck(deck: str, base_url: str, pages_url: str, language: str = DEFAULT_LANGUAGE, digits: str = "") -> str:
    """Returns a suit of *My deck* as JSON: the lesson about a deck of numbers, given by its name or its text.

    Raises:
        CardlabError: There is no lesson about this deck.
    """
    return json.dumps(_suit_facts(words_for(language, digits), pages_url, find_lesson(LESSON, deck)))


def _suit_facts(words: Words, pages_url: str, lesson: Lesson) -> dict[str, Any]:
    """Returns the name, the address and the cards of a lesson with a suit."""
    asked = {"deck": lesson.deck} if lesson.deck else {}
    return {
        "slug": lesson.key,
        "lesson": lesson.slug,
        "deck": lesson.deck,
        "name": lesson.title(words),
        "ages": words.say("gallery-ages", ages=words.say(f"{lesson.slug}_lesson", "ages")),
        "url": pages_url + lesson_address(lesson.slug, {**asked, **locale_query(words)}),
        "suit": lesson.suit.to_json(lesson.slug, words) if lesson.suit else [],
    }


def _page(template: str, script: str, words: Words, base_url: str, title: str, told: dict[str, Any]) -> str:
    locale = locale_query(words)
    return framed(
        template,
        words,
        title,
        below=True,
        gallery_url=address(f"{base_url}cardlab", locale),
        players_url=address(f"{base_url}cardlab/players", locale),
        told=told,
        added_scripts=[base_url + asset(script).url_path],
        base_url=base_url,
        offline=True,
    )
