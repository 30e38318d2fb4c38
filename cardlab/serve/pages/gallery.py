"""Writes the gallery, the front page: a tile for each lesson and each game, from the registry and the messages."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, get_args
from urllib.parse import quote

from cardlab import lessons
from cardlab.core.cards import Card, pack
from cardlab.core.registry import find, games
from cardlab.core.rng import RandomStream
from cardlab.decks.ready_decks import deck
from cardlab.documents.page_address import GAMES, lesson_address
from cardlab.documents.templates import document
from cardlab.frontend.bundle import module, style
from cardlab.protocol.messages import StageKind
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.page_frame import framed
from cardlab.sessions.page_texts import blanks
from cardlab.teaching.lesson import Lesson
from cardlab.words.card_names import card_names, number_card_names
from cardlab.words.languages import DEFAULT_LANGUAGE, direction
from cardlab.words.words import Words, words_for

CARDS_SHOWN = 4


def gallery_page(
    base_url: str,
    pages_url: str,
    language: str = DEFAULT_LANGUAGE,
    digits: str = "",
    own: Mapping[str, str] | None = None,
) -> str:
    """Returns the front page as HTML.

    Args:
        base_url: The path of the server, with a slash at its end.
        pages_url: The path of the pages, with a slash at its end: ``/voila/render/``.
        language: The language of the words; the default one if it has none.
        digits: The name of digits other than 0123456789, if the language has them.
        own: The user's own notebooks: the name of each file -> its title.
    """
    words = words_for(language, digits)
    locale = locale_query(words)
    lesson_tiles = [
        _tile(
            words,
            f"{lesson.slug}_lesson",
            _picture(lesson),
            url=pages_url + lesson_address(lesson.slug, locale),
            slug=lesson.slug,
            more=words.say("ui-teacher"),
            more_url=address(f"{base_url}cardlab/teacher/{lesson.slug}", locale),
            decks_url=address(f"{base_url}cardlab/decks", locale) if lesson.deck else "",
        )
        for lesson in shown_lessons(words)
    ]
    game_tiles = [
        _tile(
            words,
            f"{slug}-game",
            cards_of(slug),
            url=address(pages_url + GAMES, {"game": slug, **locale}),
            more=words.say("gallery-rules"),
            more_url=address(f"{base_url}cardlab/rules/{slug}", locale),
        )
        for slug in youngest_first(words)
    ]
    told = own_texts(words)
    told["cards"] |= number_card_names(words, [card for lesson in shown_lessons(words) for card in _picture(lesson)])
    return framed(
        "serve/gallery.html",
        words,
        words.say("gallery-title"),
        below=True,
        lessons=lesson_tiles,
        games=game_tiles,
        own=[(address(pages_url + quote(name), locale), title) for name, title in sorted((own or {}).items())],
        told={
            **told,
            "decks": {lesson.slug: _stems(lesson) for lesson in shown_lessons(words)},
        },
        deck_url=address(f"{base_url}cardlab/deck", locale),
        players_url=address(f"{base_url}cardlab/players", locale),
        decks_url=address(f"{base_url}cardlab/decks", locale),
        lab_url=address(f"{base_url}cardlab/lab", locale),
        script=module("gallery"),
        base_url=base_url,
        offline=True,
    )


def own_texts(words: Words) -> dict[str, Any]:
    """Returns the texts of the learner's own pages, with ``{n}`` for a field that a script fills in, and the names of stages
    and cards.
    """
    names = ["deck", *words.names_of("deck-")]
    return {
        "lang": words.language,
        "dir": direction(words.language),
        "digits": {"chosen": words.digits, "signs": words.signs},
        "cards": card_names(words),
        "texts": {name.removeprefix("deck-"): words.say(name, **blanks(words, name)) for name in names},
        "stages": {kind: words.say(f"stage-{kind}") for kind in get_args(StageKind)},
    }


def _stems(lesson: Lesson) -> list[str]:
    return [skill.stem for skill in lesson.suit.skills] if lesson.suit and not lesson.deck else []


def shown_lessons(words: Words) -> list[Lesson]:
    """Returns the lessons that can be loaded and have words for the gallery, those for the youngest first, then by name."""
    every = lessons.registry.loaded()
    return [every[slug] for slug in _youngest_first({slug: f"{slug}_lesson" for slug in every}, words)]


def youngest_first(words: Words) -> list[str]:
    """Returns the games that can be loaded and have words for the gallery, those for the youngest first, then by name."""
    return _youngest_first({slug: f"{slug}-game" for slug in games.loaded()}, words)


def _youngest_first(named: Mapping[str, str], words: Words) -> list[str]:
    """Returns the parts whose messages name the ages they are for: slug -> message."""
    shown = {slug: message for slug, message in named.items() if words.has(message, "ages")}
    ages = {slug: [int(n) for n in re.findall(r"\d+", words.say(message, "ages"))] for slug, message in shown.items()}
    return sorted(shown, key=lambda slug: (ages[slug], words.say(shown[slug])))


def frame_texts(language: str = DEFAULT_LANGUAGE) -> dict[str, str]:
    """Returns the texts around a lesson on its page, and those of the page for errors, with language and direction."""
    words = words_for(language)
    texts = {name: words.say(f"page-{name}") for name in ("all", "loading", "lost", "late", "missing", "broken")}
    texts["missing-help"] = words.say("page-missing", "help")
    return {"lang": words.language, "dir": direction(words.language), **texts}


def notice_page(
    name: str, base_url: str, language: str = DEFAULT_LANGUAGE, digits: str = "", meant: tuple[str, str] | None = None
) -> str:
    """Returns the page in place of one that is not available, as HTML.

    Args:
        name: The reason, as in the names of the messages: `missing`, `broken`, `busy`, `full`, `refused` or `elsewhere`.
        base_url, language, digits: As in `gallery_page`.
        meant: The name of a game or a lesson that the reader may have meant, and its address.
    """
    words = words_for(language, digits)
    gallery_url = address(f"{base_url}cardlab", locale_query(words))
    title, helping = words.say(f"page-{name}"), words.say(f"page-{name}", "help")
    css = style("tokens.css", "site_pages.css")
    facts: dict[str, Any] = {"words": words, "gallery_url": gallery_url, "help": helping, "meant": meant}
    return document("serve/notice.html", words.language, title, css, **facts)


@cache
def cards_of(game: str | None, name: str = "") -> tuple[Card, ...]:
    """Returns the cards in the picture of a game. If it is None, `name` chooses any cards."""
    deck = find(game)().pack() if game else pack()
    return tuple(RandomStream(sum((game or name).encode())).shuffled(deck)[:CARDS_SHOWN])


def _picture(lesson: Lesson) -> tuple[Card, ...]:
    """Returns the cards in the picture of a lesson: those of its deck, or of its game."""
    if not lesson.deck:
        return cards_of(lesson.game, f"{lesson.slug}_lesson")
    return tuple(RandomStream(sum(lesson.slug.encode())).shuffled(deck(lesson.deck))[:CARDS_SHOWN])


def _tile(words: Words, message: str, cards: Sequence[Card], **links: Any) -> dict[str, Any]:
    """Returns a lesson or a game for its template: some of its cards, the name, the ages, the topics, and the links."""
    return {
        "name": words.say(message),
        "summary": words.say(message, "summary"),
        "teaches": words.say(message, "teaches"),
        "ages": words.say("gallery-ages", ages=words.say(message, "ages")),
        "cards": [card.name for card in cards],
        **links,
    }
