"""Writes the rules page of a game: a summary, the rules, the options, and a match to watch.

No Jupyter kernel is needed, because the browser steps through the match.
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
from cardlab.words.match_story import MatchStory
from cardlab.words.rulebook_text import Rulebook, rulebook
from cardlab.words.words import Words, words_for

SEEDS = 40
"""The number of deals from which the match to watch is chosen."""
WATCHED = 30
"""The maximum number of its steps that the page shows."""


def rules_page(game: str | Game, base_url: str, pages_url: str, language: str = DEFAULT_LANGUAGE, digits: str = "") -> str:
    """Returns the page as HTML.

    Pages of the usual options and of presets are cached apart from those of other options, of which a visitor can ask for any
    number.

    Args:
        game: The game with its options; a slug means the usual options.
        base_url: The path of the server, with a slash at its end.
        pages_url: The path of the pages with tables, with a slash at its end: ``/voila/render/``.
        language: The language of the words; the default one if it has none.
        digits: The name of digits other than 0123456789, if the language has them.

    Raises:
        UnknownGame: There is no such game.
    """
    game = as_game(game)
    usual = preset_of(game) is not None or not game.set_options
    return (_usual_page if usual else _other_page)(game, base_url, pages_url, language, digits)


def preset_of(game: Game) -> str | None:
    """Returns the preset that sets the same options as a game; None if there is none."""
    return next((name for name, sets in game.presets.items() if sets and game.with_options(name) == game), None)


def _page(game: Game, base_url: str, pages_url: str, language: str, digits: str) -> str:
    from cardlab.widgets import Replay  # loads ipywidgets, so that only rules pages pay for it

    words, slug = words_for(language, digits), game.slug
    book = rulebook(game, words)
    locale = locale_query(words)
    replay = Replay(match_to_watch(game), language=words.language, digits=words.digits)
    options = {name: spelling(value) for name, value in game.set_options.items()}
    preset = preset_of(game)
    chosen = {"preset": preset} if preset else options
    table = {"game": slug, **chosen}
    chosen_options = {option.name: spelling(getattr(game, option.name)) for option in game.options()}
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
        chosen=chosen_options,
        variants=variants(type(game), book, words),
        levels=[
            (opponent.player, opponent_words(words, level, opponent))
            for level, opponent in opponents(game).items()
            if not opponent.pace  # an address does not include the pace
        ],
        usual_url=address(own_url, locale) if chosen else "",
        decks_url=address(f"{base_url}cardlab/decks", locale) if "deck" in chosen_options else "",
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
        offline=True,
    )


_usual_page = lru_cache(maxsize=256)(_page)
_other_page = lru_cache(maxsize=32)(_page)


def variants(game: type[Game], book: Rulebook, words: Words) -> list[tuple[str, dict[str, str]]]:
    """Returns the variants of a game by name, each with all its options in the form of an address. Of equal ones, only the
    first.
    """
    found: list[tuple[str, dict[str, str]]] = []
    named = [(preset.name, game.with_options(preset.slug)) for preset in book.presets]
    for name, played in [*named, (words.say("rules-as_usual"), game.with_options())]:
        options = {option.name: spelling(getattr(played, option.name)) for option in game.options()}
        if options not in (known for _, known in found):
            found.append((name, options))
    return found


def match_to_watch(game: str | Game) -> Match:
    """Chooses a match between greedy bots, or its first steps, that shows most of what is special about the game.

    The game declares its special moments as landmarks. Of equal matches, one that ends within `WATCHED` steps is better, then
    the first.
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
    """Returns the first actions of a match, as many as fit in the steps to watch."""
    greedy = dict.fromkeys(game.seats, find_bot("greedy"))
    match = play_out(Match(game, seed), greedy, at_most=WATCHED)
    told = list(accumulate(len(action) for action in MatchStory(match).grouped()))
    return match.branch(max((number for number, steps in enumerate(told) if steps <= WATCHED), default=0))
