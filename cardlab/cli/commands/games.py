"""``cardlab list``, ``rules`` and ``play``: lists, explains and plays the games in a terminal."""

from __future__ import annotations

import argparse
from pathlib import Path

from cardlab.cli.commands.arguments import Subcommands, add_words, read_match
from cardlab.core.errors import CardlabError


def add(commands: Subcommands) -> None:
    """Adds the commands of this module with their arguments."""
    listing = commands.add_parser("list", help="list the games and what they teach")
    listing.set_defaults(run=_list)

    ruling = commands.add_parser("rules", help="show the rules and options of a game")
    ruling.add_argument("game", metavar="GAME", help="a game listed by `cardlab list`")
    ruling.add_argument("--preset", help="a preset: show only its rules")
    ruling.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option; may be repeated")
    add_words(ruling)
    ruling.set_defaults(run=_rules)

    playing = commands.add_parser("play", help="play a game in the terminal against bots")
    playing.add_argument("game", metavar="GAME", nargs="?", help="a game listed by `cardlab list`")
    playing.add_argument("--preset", help="a preset, see `cardlab rules GAME`")
    playing.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option; may be repeated")
    playing.add_argument("--seed", type=int, help="seed of the deal; the same seed deals the same cards (default: random)")
    playing.add_argument("--seat", default="p1", help="your seat")
    playing.add_argument(
        "--bots", default="medium", help="bot for the other seats: random, greedy, easy, medium, hard or coach"
    )
    playing.add_argument("--load", type=Path, metavar="FILE", help="continue a saved match")
    add_words(playing)
    playing.set_defaults(run=_play)


def _list(_: argparse.Namespace) -> int:
    from cardlab.core.registry import slugs
    from cardlab.words.words import Words

    words = Words()
    for slug in slugs():
        told = (
            f"{words.say(f'{slug}-game')}: {words.say(f'{slug}-game', 'teaches')}"
            if words.has(f"{slug}-game", "teaches")
            else "-"
        )
        print(f"{slug:24} {told}")
    return 0


def _rules(asked: argparse.Namespace) -> int:
    from cardlab.cli.terminal import rulebook_text
    from cardlab.core.registry import find
    from cardlab.words.words import Words

    game = find(asked.game)
    made = game.with_options(asked.preset, **game.read_options(asked.option))
    print(rulebook_text(made, Words(asked.lang, digits=asked.digits)))
    return 0


def _play(asked: argparse.Namespace) -> int:
    from secrets import randbelow

    from cardlab.bots import find as find_bot
    from cardlab.cli.terminal import Terminal
    from cardlab.core.registry import find
    from cardlab.match import Match
    from cardlab.words.words import Words

    if asked.load is not None:
        match = read_match(asked.load)
    elif asked.game is None:
        raise CardlabError("no game given: write cardlab play GAME; `cardlab list` shows the games.")
    else:
        game = find(asked.game)
        seed = randbelow(1_000_000) if asked.seed is None else asked.seed
        match = Match(game.with_options(asked.preset, **game.read_options(asked.option)), seed)
    bots = {seat: find_bot(asked.bots) for seat in match.game.seats if seat != asked.seat}
    Terminal(match, asked.seat, bots, Words(asked.lang, digits=asked.digits)).run()
    return 0
