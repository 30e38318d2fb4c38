"""The rules page of a game, written from its rulebook: what it is, how it is played, what can be changed, a match to watch.

No kernel is needed: the match steps by itself in the browser.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from html import escape

from cardlab.core.registry import find
from cardlab.core.zones import TEACHER
from cardlab.documents.page import document
from cardlab.frontend.bundle import source, stylesheet
from cardlab.match import Match
from cardlab.players import find as find_player
from cardlab.players import play_out
from cardlab.serve.locale import kept, link, switch, words_of
from cardlab.testing.lights import Light, light
from cardlab.words.messages import DEFAULT_LANGUAGE, Words
from cardlab.words.rulebook import Rulebook, rulebook

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
    spoken = kept(words)
    match = short_match(slug)
    replay = Replay(match, viewer=TEACHER if match.is_over else "spectator", language=words.language, digits=words.digits)
    body = _PAGE.format(
        title=escape(book.name),
        switch=switch(words),
        back=link(f"{base_url}cardlab", spoken, words.say("page-all")),
        play=link(f"{pages_url}game.ipynb", {"game": slug, **spoken}, words.say("rules-play"), "go"),
        summary=escape(book.summary),
        facts="".join(_facts(book, words)),
        light=light_mark(light(slug), words),
        watch=escape(words.say("rules-watch")),
        replay=replay.to_fragment(),
        how=escape(words.say("terminal-how")),
        rules="".join(_rules(book)),
        options="".join(_options(book, words)),
        presets="".join(_presets(book, words, f"{pages_url}game.ipynb", spoken)),
    )
    return document(words.language, book.name, stylesheet() + source("gallery.css"), body, 'class="gallery rulebook"')


def short_match(slug: str) -> Match:
    """A match to watch, between bots that take what brings most at once: whole where it is short, else its beginning."""
    game_class = find(slug)
    match = Match(game_class.with_options("lesson" if "lesson" in game_class.presets else None), SEED)
    return play_out(match, dict.fromkeys(match.game.seats, find_player("greedy")), at_most=WATCHED)


def light_mark(tried: Light, words: Words, *, short: bool = False) -> str:
    """The light of a game, as a mark with its meaning in words; the short one shows the mark and says the rest."""
    facts = {name: getattr(tried, name) for name in ("examples", "holding", "shown", "rules")}
    meaning = escape(words.say(f"light-{tried.colour}", **facts))
    said = f'<span class="said">{meaning}</span>' if short else meaning
    return f'<span class="light {tried.colour}" title="{meaning}"><span aria-hidden="true"></span>{said}</span>'


def _facts(book: Rulebook, words: Words) -> Iterator[str]:
    told = {"players": book.players, "cards": book.cards, "ages": book.ages, "teaches": book.teaches}
    for name, value in told.items():
        yield f"<div><dt>{escape(words.say(f'rules-{name}'))}</dt><dd>{escape(words.in_digits(value))}</dd></div>"


def _rules(book: Rulebook) -> Iterator[str]:
    for title, text in book.rules.values():
        yield f"<li>{f'<b>{escape(title)}</b> ' if title else ''}{escape(text)}</li>"


def _options(book: Rulebook, words: Words) -> Iterator[str]:
    if not book.options:
        return
    heads = [escape(words.say(f"rules-{name}")) for name in ("option", "values", "usual")]
    row = "".join(f'<th scope="col">{head}</th>' for head in heads)
    yield f'<h2>{escape(words.say("terminal-options"))}</h2><table class="options"><thead><tr>{row}</tr></thead><tbody>'
    for option in book.options:
        values = "".join(f"<li>{escape(value)}</li>" for value in option.allowed)
        name = f'<th scope="row"><b>{escape(option.name)}</b> <code>{escape(option.option.name)}</code>'
        cells = [f'<ul class="values">{values}</ul>', escape(option.default)]
        named = "".join(f'<td data-name="{head}">{cell}</td>' for head, cell in zip(heads[1:], cells, strict=True))
        yield f"<tr>{name}<p>{escape(option.help)}</p></th>{named}</tr>"
    yield "</tbody></table>"


def _presets(book: Rulebook, words: Words, url: str, spoken: dict[str, str]) -> Iterator[str]:
    if not book.presets:
        return
    yield f'<h2>{escape(words.say("terminal-presets"))}</h2><ul class="presets">'
    for preset in book.presets:
        named = link(url, {"game": book.slug, "preset": preset.slug, **spoken}, preset.name)
        sets = " · ".join(f"{name}: {value}" for name, value in preset.sets)
        yield f"<li>{named} {escape(preset.help)}{f' <small>{escape(sets)}</small>' if sets else ''}</li>"
    yield "</ul>"


_PAGE = """{switch}
<header><nav>{back}</nav><h1>{title}</h1><p>{summary}</p><p class="actions">{play}</p></header>
<main>
<dl class="about">{facts}</dl>
<p>{light}</p>
<h2>{watch}</h2>
{replay}
<h2>{how}</h2>
<ol class="rules">{rules}</ol>
{options}
{presets}
</main>"""
