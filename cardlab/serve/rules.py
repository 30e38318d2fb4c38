"""The rules page of a game, written from its rulebook: what it is, how it is played, what can be changed, a match to watch.

No kernel is needed: the match steps by itself in the browser.
"""

from __future__ import annotations

from functools import lru_cache

from cardlab.core.registry import find
from cardlab.core.zones import TEACHER
from cardlab.match import Match
from cardlab.players import find as find_player
from cardlab.players import play_out
from cardlab.serve.frame import framed
from cardlab.serve.locale import address, locale_query, words_of
from cardlab.testing.lights import Light, light
from cardlab.words.messages import DEFAULT_LANGUAGE, Words
from cardlab.words.rulebook import rulebook

SEED = 7
"""The seed of the match to watch."""
WATCHED = 60
"""How many actions of it are shown at most."""


@lru_cache(maxsize=64)
def rules_page(slug: str, base_url: str, pages_url: str, language: str = DEFAULT_LANGUAGE, digits: str = "") -> str:
    """The page as HTML.

    Args:
        slug: The game.
        base_url: Where the server is, with a slash at its end.
        pages_url: Where the pages with tables are, with a slash at its end: ``/voila/render/``.
        language: The language of the words; where there are none in it, the default.
        digits: Other digits than 0123456789, by their name, where the language has them.

    Raises:
        UnknownGame: There is no such game.
    """
    from cardlab.widgets import Replay  # loads ipywidgets, and only who reads the rules pays for it

    words = words_of(language, digits)
    book = rulebook(slug, words)
    locale = locale_query(words)
    match = short_match(slug)
    replay = Replay(match, viewer=TEACHER if match.is_over else "spectator", language=words.language, digits=words.digits)
    table = {"game": slug}
    return framed(
        "serve/rules.html",
        words,
        book.name,
        book=book,
        gallery_url=address(f"{base_url}cardlab", locale),
        table_url=address(f"{pages_url}game.ipynb", {**table, **locale}),
        presets=[
            (preset, address(f"{pages_url}game.ipynb", {**table, "preset": preset.slug, **locale})) for preset in book.presets
        ],
        light=light_mark(light(slug), words),
        replay=replay.to_fragment(),
    )


def short_match(slug: str) -> Match:
    """A match to watch, between bots that take what brings most at once: whole where it is short, else its beginning."""
    game_class = find(slug)
    match = Match(game_class.with_options("lesson" if "lesson" in game_class.presets else None), SEED)
    return play_out(match, dict.fromkeys(match.game.seats, find_player("greedy")), at_most=WATCHED)


def light_mark(shown: Light, words: Words) -> dict[str, str]:
    """The light of a game for its template: its colour, and its meaning in words."""
    facts = {name: getattr(shown, name) for name in ("examples", "holding", "shown", "rules")}
    return {"colour": shown.colour, "meaning": words.say(f"light-{shown.colour}", **facts)}
