"""The rules page of a game, written from its rulebook: what it is, how it is played, what can be changed, a match to watch.

No Jupyter kernel is needed: the match steps by itself in the browser.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate

from cardlab.bots import find as find_bot
from cardlab.bots import play_out
from cardlab.bots.opponent_levels import opponents
from cardlab.core.game import Game
from cardlab.core.options import spelling
from cardlab.core.presentation import Presentation
from cardlab.core.registry import as_game
from cardlab.documents.page_address import GAMES
from cardlab.match import Match
from cardlab.serve.pages.locale_links import address, locale_query
from cardlab.serve.pages.page_frame import framed
from cardlab.sessions.page_texts import opponent_words
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.rulebook_text import Rulebook, rulebook
from cardlab.words.story import Story
from cardlab.words.words import Words, words_for

SEEDS = 40
"""Of so many deals the match to watch is chosen."""
WATCHED = 30
"""How many steps of it are shown at most."""


@lru_cache(maxsize=64)
def rules_page(game: str | Game, base_url: str, pages_url: str, language: str = DEFAULT_LANGUAGE, digits: str = "") -> str:
    """The page as HTML.

    Args:
        game: The game with the options that it is told for; a slug is that game as usual.
        base_url: Where the server is, with a slash at its end.
        pages_url: Where the pages with tables are, with a slash at its end: ``/voila/render/``.
        language: The language of the words; where there are none in it, the default.
        digits: Other digits than 0123456789, by their name, where the language has them.

    Raises:
        UnknownGame: There is no such game.
    """
    from cardlab.widgets import Replay  # loads ipywidgets, and only who reads the rules pays for it

    game = as_game(game)
    words, slug = words_for(language, digits), game.slug
    book = rulebook(game, words)
    locale = locale_query(words)
    replay = Replay(match_to_watch(game), language=words.language, digits=words.digits)
    options = {name: spelling(value) for name, value in game.set_options.items()}
    preset = next((name for name, sets in game.presets.items() if sets and game.with_options(name) == game), None)
    chosen = {"preset": preset} if preset else options
    table = {"game": slug, **chosen}
    own_url = f"{base_url}cardlab/rules/{slug}"
    return framed(
        "serve/rules.html",
        words,
        book.name,
        query={name: str(value) for name, value in chosen.items()},
        book=book,
        own_url=own_url,
        pages_url=pages_url,
        locale=locale,
        chosen={option.name: spelling(getattr(game, option.name)) for option in game.options()},
        variants=variants(type(game), book, words),
        levels=[
            (opponent.player, opponent_words(words, level, opponent))
            for level, opponent in opponents(game).items()
            if not opponent.pace  # which an address does not say
        ],
        usual_url=address(own_url, locale) if chosen else "",
        gallery_url=address(f"{base_url}cardlab", locale),
        table_url=address(pages_url + GAMES, {**table, **locale}),
        presets=[
            (
                preset,
                address(pages_url + GAMES, {"game": slug, "preset": preset.slug, **locale}),
                address(own_url, {"preset": preset.slug, **locale}),
            )
            for preset in book.presets
        ],
        replay=replay.to_fragment(),
        base_url=base_url,
    )


def variants(game: type[Game], book: Rulebook, words: Words) -> list[tuple[str, dict[str, str]]]:
    """The ways to play a game, each by its name with all its options as an address has them; of equal ones the first."""
    found: list[tuple[str, dict[str, str]]] = []
    named = [(preset.name, game.with_options(preset.slug)) for preset in book.presets]
    for name, played in [*named, (words.say("rules-as_usual"), game.with_options())]:
        options = {option.name: spelling(getattr(played, option.name)) for option in game.options()}
        if options not in (known for _, known in found):
            found.append((name, options))
    return found


def match_to_watch(game: str | Game) -> Match:
    """A match between bots that take what brings most at once, or its first steps: the one that shows most of what is special.

    That is what the game declares as landmarks; of equal ones, one that ends in so few steps, and then the first one.
    """
    game = as_game(game)
    if "lesson" in game.presets and not game.set_options:
        game = game.with_options("lesson")
    special = {game.rule(name) for name in Presentation.of(game).landmarks}

    def worth(match: Match) -> tuple[int, bool]:
        return len(special & {*match.rules}), match.is_over

    best = first_steps(game, 0)
    for seed in range(1, SEEDS):
        if worth(best) >= (len(special), False):
            break
        best = max(best, first_steps(game, seed), key=worth)
    return best


def first_steps(game: Game, seed: int) -> Match:
    """The actions of a match that are told in as many steps as are watched."""
    greedy = dict.fromkeys(game.seats, find_bot("greedy"))
    match = play_out(Match(game, seed), greedy, at_most=WATCHED)
    told = list(accumulate(len(action) for action in Story(match).grouped()))
    return match.branch(max((number for number, steps in enumerate(told) if steps <= WATCHED), default=0))
