"""The gallery: a tile for each lesson and each game, made from the registry and the messages. No kernel is needed."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from urllib.parse import urlencode

from cardlab import lessons
from cardlab.core.cards import pack
from cardlab.core.registry import find, games
from cardlab.core.rng import RandomStream
from cardlab.documents.address import lesson_address
from cardlab.documents.page import data, document
from cardlab.frontend.bundle import module, source, stylesheet
from cardlab.serve.locale import kept, link, switch, words_of
from cardlab.serve.rules import light_mark
from cardlab.teaching.lesson import Lesson
from cardlab.testing.lights import Light, light
from cardlab.words.card_names import card_names
from cardlab.words.messages import DEFAULT_LANGUAGE, Words, direction

CARDS_SHOWN = 4


def lessons_folder() -> Path:
    """The folder with the lesson pages: inside the installed package, or beside it in a checkout."""
    inside = Path(__file__).parent / "lessons"
    return inside if inside.is_dir() else Path(__file__).parents[2] / "lessons"


def gallery_page(base_url: str, pages_url: str, language: str = DEFAULT_LANGUAGE, digits: str = "") -> str:
    """The front page as HTML.

    Args:
        base_url: Where the server is, with a slash at its end.
        pages_url: Where the pages are, with a slash at its end: ``/voila/render/``.
        language: The language of the words; where there are none in it, the default.
        digits: Other digits than 0123456789, by their name, where the language has them.
    """
    words = words_of(language, digits)
    spoken = kept(words)
    lesson_tiles = []
    for lesson in shown_lessons(words):
        name, slug = f"{lesson.slug}_lesson", lesson.slug
        teacher = _more(words, name, "ui-teacher", _url(base_url, f"cardlab/teacher/{slug}", spoken))
        page = escape(pages_url + lesson_address(slug, spoken))
        lesson_tiles.append(_tile(words, name, lesson.game, page, teacher))
    game_tiles = []
    for slug in youngest_first(words):
        rules = _more(words, f"{slug}-game", "gallery-rules", _url(base_url, f"cardlab/rules/{slug}", spoken), light(slug))
        table = _url(pages_url, "game.ipynb", {"game": slug, **spoken})
        game_tiles.append(_tile(words, f"{slug}-game", slug, table, rules))
    body = _PAGE.format(
        switch=switch(words),
        title=_say(words, "title"),
        intro=_say(words, "intro"),
        teachers=_say(words, "teachers"),
        lights=_say(words, "lights"),
        lessons=_say(words, "lessons"),
        games=_say(words, "games"),
        lesson_tiles="".join(lesson_tiles),
        game_tiles="".join(game_tiles),
        names=data("card-names", card_names(words)),
        module=module("gallery"),
    )
    return document(words.language, words.say("gallery-title"), stylesheet() + source("gallery.css"), body, 'class="gallery"')


def shown_lessons(words: Words) -> list[Lesson]:
    """The lessons that can be loaded and have words for the gallery."""
    every = lessons.registry.loaded()
    return [every[slug] for slug in sorted(every) if words.has(f"{slug}_lesson", "ages")]


def youngest_first(words: Words) -> list[str]:
    """The games that can be loaded and have words for the gallery, those for the youngest first, then by name."""
    told = [slug for slug in games.loaded() if words.has(f"{slug}-game", "ages")]
    ages = {slug: [int(n) for n in re.findall(r"\d+", words.say(f"{slug}-game", "ages"))] for slug in told}
    return sorted(told, key=lambda slug: (ages[slug], words.say(f"{slug}-game")))


def page_words(language: str = DEFAULT_LANGUAGE) -> dict[str, str]:
    """What the frame of a lesson's page and the page in the place of a missing one say, with their language and direction."""
    words = words_of(language)
    said = {name: words.say(f"page-{name}") for name in ("all", "loading", "lost", "missing", "missing-help", "broken")}
    return {"lang": words.language, "dir": direction(words.language), **said}


def missing_page(status: int, base_url: str, language: str = DEFAULT_LANGUAGE, digits: str = "") -> str:
    """The page in the place of one that is not there, or that could not be made, as HTML.

    Args:
        status: 404 where it is not there.
        base_url, language, digits: As in `gallery_page`.
    """
    words = words_of(language, digits)
    title = words.say("page-missing" if status == 404 else "page-broken")
    body = _MISSING.format(
        title=escape(title),
        help=escape(words.say("page-missing-help")),
        back=link(f"{base_url}cardlab", kept(words), words.say("page-all")),
    )
    return document(words.language, title, source("gallery.css"), body, 'class="gallery"')


def _say(words: Words, name: str) -> str:
    return escape(words.say(f"gallery-{name}"))


def _url(pages_url: str, page: str, query: dict[str, str]) -> str:
    return escape(f"{pages_url}{page}" + (f"?{urlencode(query)}" if query else ""))


def _tile(words: Words, message: str, game: str | None, url: str, more: str) -> str:
    """A link with the picture of some cards, the name, the ages and what is learnt; below it, what there is more.

    The cards are those of the game, or any where it is None.
    """
    name, ages = escape(words.say(message)), escape(words.say("gallery-ages", ages=words.say(message, "ages")))
    summary, teaches = escape(words.say(message, "summary")), escape(words.say(message, "teaches"))
    deck = find(game)().pack() if game else pack()
    shown = " ".join(card.name for card in RandomStream(sum((game or message).encode())).shuffled(deck)[:CARDS_SHOWN])
    return (
        f'<li><a class="tile" href="{url}"><span class="fan" data-cards="{escape(shown)}" aria-hidden="true"></span>'
        f"<h3>{name}</h3><p>{summary}</p><p class='teaches'>{teaches}</p><p class='ages'>{ages}</p></a>{more}</li>"
    )


def _more(words: Words, message: str, shown_as: str, url: str, tried: Light | None = None) -> str:
    """A quiet link to more about a lesson or a game, and the light of a game."""
    name, shown = escape(words.say(message)), escape(words.say(shown_as))
    mark = light_mark(tried, words, short=True) if tried else ""
    return f'<p class="more"><a href="{url}" aria-label="{name}: {shown}">{shown}</a>{mark}</p>'


_PAGE = """{switch}
<header><h1>{title}</h1><p>{intro}</p></header>
<main>
<section aria-labelledby="lessons"><h2 id="lessons">{lessons}</h2><ul class="tiles">{lesson_tiles}</ul></section>
<section aria-labelledby="games"><h2 id="games">{games}</h2><ul class="tiles">{game_tiles}</ul></section>
</main>
<footer><p>{teachers}</p><p>{lights}</p></footer>
{names}
<script type="module">{module}</script>"""

_MISSING = """<main><h1>{title}</h1><p>{help}</p><p>{back}</p></main>"""
